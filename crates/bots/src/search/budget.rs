//! How much a thought may cost.

use crate::Level;

/// Worlds that are dealt before candidates are compared again.
pub(crate) const BATCH: usize = 16;

/// What a thought may spend, in candidates, worlds and turns: never in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// The most candidates.
    pub(crate) candidates: usize,
    /// The most worlds, in whole batches.
    pub(crate) worlds: usize,
    /// How many rounds a future is played before it is judged.
    pub(crate) rounds: u32,
}

impl Budget {
    /// What a hint to a person may spend.
    pub(crate) const HINT: Self = Self {
        candidates: 12,
        worlds: 5 * BATCH,
        rounds: 1,
    };

    /// What a bot of this level may spend, if it plays ahead at all.
    pub(crate) fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Newcomer | Level::Thumb | Level::Casual => None,
            Level::Steady => Some(Self {
                candidates: 4,
                worlds: BATCH,
                rounds: 1,
            }),
            Level::Sharp => Some(Self {
                candidates: 6,
                worlds: 3 * BATCH,
                rounds: 1,
            }),
            Level::Expert => Some(Self {
                candidates: 10,
                worlds: 8 * BATCH,
                rounds: 2,
            }),
        }
    }
}
