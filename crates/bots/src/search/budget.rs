//! How much a thought may cost.

use crate::Level;

/// Worlds that are dealt before candidates are compared again.
pub(crate) const BATCH: usize = 8;

/// What a thought may spend, in candidates, worlds and turns: never in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// The most candidates.
    pub(crate) candidates: usize,
    /// The most worlds, in whole batches.
    pub(crate) worlds: usize,
    /// How many half rounds a future is played before it is judged.
    pub(crate) half_rounds: u32,
}

impl Budget {
    /// What a hint to a person may spend.
    pub(crate) const HINT: Self = Self {
        candidates: 12,
        worlds: 10 * BATCH,
        half_rounds: 2,
    };

    /// What somebody may spend who knows the world: one is as good as many, and it is worth looking further.
    pub(crate) const CLAIRVOYANT: Self = Self {
        candidates: 12,
        worlds: BATCH,
        half_rounds: 4,
    };

    /// What a bot of this level may spend, if it plays ahead at all.
    pub(crate) fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Newcomer | Level::Thumb | Level::Casual => None,
            Level::Steady => Some(Self {
                candidates: 4,
                worlds: 2 * BATCH,
                half_rounds: 2,
            }),
            Level::Sharp => Some(Self {
                candidates: 6,
                worlds: 6 * BATCH,
                half_rounds: 3,
            }),
            Level::Expert => Some(Self {
                candidates: 10,
                worlds: 8 * BATCH,
                half_rounds: 4,
            }),
        }
    }
}
