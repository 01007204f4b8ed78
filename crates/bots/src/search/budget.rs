//! How much a thought may cost.

use crate::Level;

/// Worlds that are dealt before candidates are compared again.
pub(crate) const BATCH: usize = 4;

/// What a thought may spend, in candidates, worlds and turns: never in time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Budget {
    /// The most candidates.
    pub(crate) candidates: usize,
    /// The most worlds, in whole batches.
    pub(crate) worlds: usize,
    /// How many half rounds a future is played before it is judged.
    pub(crate) half_rounds: u32,
    /// A move that is not the rule of thumb's must look better by so many standard errors. So many, because of several
    /// choices that are worth the same one always looks best, and because what an adviser overlooks looks like a gain in
    /// every world; fewer for those who look further.
    pub(crate) caution: f32,
    /// Whether all candidates are to be told apart. Who only has to decide drops those that will hardly replace the rule of
    /// thumb's move.
    pub(crate) tells_all: bool,
}

impl Budget {
    /// What a hint to a person may spend.
    pub(crate) const HINT: Self = Self {
        candidates: 12,
        worlds: 20 * BATCH,
        half_rounds: 2,
        caution: 4.0,
        tells_all: true,
    };

    /// What somebody may spend who knows the world: one is as good as many, and it is worth looking further.
    pub(crate) const CLAIRVOYANT: Self = Self {
        candidates: 12,
        worlds: 2 * BATCH,
        half_rounds: 4,
        caution: 3.0,
        tells_all: false,
    };

    /// What a bot of this level may spend, if it plays ahead at all.
    pub(crate) fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Newcomer | Level::Thumb | Level::Casual => None,
            Level::Steady => Some(Self {
                candidates: 4,
                worlds: 3 * BATCH,
                half_rounds: 2,
                caution: 4.0,
                tells_all: false,
            }),
            Level::Sharp => Some(Self {
                candidates: 8,
                worlds: 8 * BATCH,
                half_rounds: 3,
                caution: 4.0,
                tells_all: false,
            }),
            Level::Expert => Some(Self {
                candidates: 12,
                worlds: 24 * BATCH,
                half_rounds: 4,
                caution: 3.0,
                tells_all: false,
            }),
        }
    }
}
