//! How much a thought may cost.

use std::fmt;
use std::str::FromStr;

use crate::Level;

/// Worlds that are dealt before candidates are compared again.
pub(crate) const BATCH: usize = 4;

/// What a thought may spend, in candidates, worlds and turns: never in time.
///
/// Written `CANDIDATES/WORLDS/HALF-ROUNDS/CAUTION`, such as `8/32/3/2.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget {
    /// The most candidates.
    pub(crate) candidates: usize,
    /// The most worlds, in whole batches.
    pub(crate) worlds: usize,
    /// How many half rounds a future is played before it is judged.
    pub(crate) half_rounds: u32,
    /// A move that is not the rule of thumb's must look better by so many tenths of a standard error. So many, because of several
    /// choices that are worth the same one always looks best, and because what an adviser overlooks looks like a gain in
    /// every world; fewer for those who look further.
    pub(crate) caution: u16,
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
        caution: 40,
        tells_all: true,
    };

    /// What somebody may spend who knows the world: one is as good as many, and it is worth looking further.
    pub(crate) const CLAIRVOYANT: Self = Self {
        candidates: 12,
        worlds: 2 * BATCH,
        half_rounds: 4,
        caution: 30,
        tells_all: false,
    };

    /// By how many standard errors a move that is not the rule of thumb's must look better.
    pub(crate) fn caution(self) -> f32 {
        f32::from(self.caution) / 10.0
    }

    /// What a bot of this level may spend, if it plays ahead at all.
    pub(crate) fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Newcomer | Level::Thumb | Level::Casual => None,
            Level::Steady => Some(Self {
                candidates: 4,
                worlds: 3 * BATCH,
                half_rounds: 2,
                caution: 40,
                tells_all: false,
            }),
            Level::Sharp => Some(Self {
                candidates: 8,
                worlds: 8 * BATCH,
                half_rounds: 3,
                caution: 40,
                tells_all: false,
            }),
            Level::Expert => Some(Self {
                candidates: 12,
                worlds: 24 * BATCH,
                half_rounds: 4,
                caution: 30,
                tells_all: false,
            }),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            candidates,
            worlds,
            half_rounds,
            ..
        } = self;
        let caution = self.caution();
        write!(f, "{candidates}/{worlds}/{half_rounds}/{caution}")
    }
}

/// A text that says no budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoBudget;

impl FromStr for Budget {
    type Err = NoBudget;

    fn from_str(text: &str) -> Result<Self, NoBudget> {
        fn part<T: FromStr>(parts: &mut std::str::Split<'_, char>) -> Result<T, NoBudget> {
            let part = parts.next().ok_or(NoBudget)?;
            part.parse().map_err(|_| NoBudget)
        }
        let tenths = |caution: f32| match (caution * 10.0).round() {
            tenths @ 0.0..=1000.0 => Ok(tenths as u16),
            _ => Err(NoBudget),
        };
        let mut parts = text.split('/');
        let budget = Self {
            candidates: part(&mut parts)?,
            worlds: part(&mut parts)?,
            half_rounds: part(&mut parts)?,
            caution: tenths(part(&mut parts)?)?,
            tells_all: false,
        };
        let is_sound = (2..=64).contains(&budget.candidates)
            && (BATCH..=4096).contains(&budget.worlds)
            && budget.worlds.is_multiple_of(BATCH)
            && (1..=64).contains(&budget.half_rounds);
        if parts.next().is_some() || !is_sound {
            return Err(NoBudget);
        }
        Ok(budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_read_back_what_they_wrote() {
        let levels = Level::LADDER.into_iter().filter_map(Budget::of);
        for budget in levels {
            assert_eq!(budget.to_string().parse(), Ok(budget));
        }
        assert_eq!("8/32/3/2.5".parse::<Budget>().unwrap().caution(), 2.5);
        for wrong in [
            "",
            "8/32/3",
            "8/32/3/2/1",
            "1/32/3/2",
            "8/30/3/2",
            "8/32/0/2",
            "8/32/3/x",
        ] {
            assert_eq!(wrong.parse::<Budget>(), Err(NoBudget), "{wrong}");
        }
    }
}
