//! How much a thought may cost.

use std::fmt;
use std::str::FromStr;

use crate::Advisor;

/// Worlds that are dealt before candidates are compared again.
pub(crate) const BATCH: usize = 4;

/// What a thought may spend, in candidates, worlds and turns: never in time.
///
/// Written `CANDIDATES/WORLDS/HALF-ROUNDS/CAUTION`, such as `8/32/3/2.5`, with `/ATTENTION` behind it for somebody who does
/// not think about everything, `/SLIPS` behind that for somebody who errs, and `/PATIENCE` behind that.
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
    /// Of a hundred decisions so many are thought about; the others go by rules of thumb.
    pub(crate) attention: u32,
    /// Of a hundred decisions so many are made without seeing what the rule of thumb says first.
    pub(crate) slips: u32,
    /// Nobody is dropped in so many worlds. What matters in one world of ten comes to the same in the first few as often as
    /// not, and would be gone before it shows.
    pub(crate) patience: usize,
    /// Whether all candidates are to be told apart. Who only has to decide drops those that will hardly replace the rule of
    /// thumb's move.
    pub(crate) tells_all: bool,
}

impl Budget {
    /// What a hint to a person may spend. Who wants to hear the chances of every choice is not served by four worlds, even if
    /// those tell already which is better.
    pub(crate) const HINT: Self = Self {
        tells_all: true,
        ..Self::new(12, 20, 2, 40).patient(5)
    };

    /// So many candidates, batches of worlds, half rounds, and tenths of a standard error.
    pub(crate) const fn new(
        candidates: usize,
        batches: usize,
        half_rounds: u32,
        caution: u16,
    ) -> Self {
        Self {
            candidates,
            worlds: batches * BATCH,
            half_rounds,
            caution,
            attention: 100,
            slips: 0,
            patience: 0,
            tells_all: false,
        }
    }

    /// The same for somebody who thinks about so many decisions of a hundred.
    pub(crate) const fn attentive(self, attention: u32) -> Self {
        Self { attention, ..self }
    }

    /// The same for somebody who overlooks what a rule of thumb says first in so many decisions of a hundred.
    pub(crate) const fn slipping(self, slips: u32) -> Self {
        Self { slips, ..self }
    }

    /// The same for somebody who drops nobody in so many batches of worlds.
    pub(crate) const fn patient(self, batches: usize) -> Self {
        Self {
            patience: batches * BATCH,
            ..self
        }
    }

    /// What somebody may spend who knows the world and looks as far as an expert: few worlds are as good as many.
    pub(crate) fn clairvoyant<G: Advisor>() -> Self {
        let [.., expert] = G::BUDGETS;
        Self {
            worlds: 2 * BATCH,
            ..expert
        }
    }

    /// What somebody may spend who has to be sure: as far as an expert looks, in more worlds, and by a bar that chance does
    /// not get over.
    pub(crate) fn judge<G: Advisor>() -> Self {
        let [.., expert] = G::BUDGETS;
        Self {
            worlds: expert.worlds.max(16 * BATCH),
            caution: 30,
            ..expert
        }
        .patient(4)
    }

    /// What anybody may spend, from level 2 on, before a turn ends with something unspent: level 2 thinks about nothing else.
    pub(crate) fn for_ends<G: Advisor>() -> Self {
        let [casual, ..] = G::BUDGETS;
        casual
    }

    /// The larger of both in everything, and the lower bar.
    pub(crate) fn at_least(self, other: Self) -> Self {
        Self {
            candidates: self.candidates.max(other.candidates),
            worlds: self.worlds.max(other.worlds),
            half_rounds: self.half_rounds.max(other.half_rounds),
            caution: self.caution.min(other.caution),
            patience: self.patience.max(other.patience),
            ..self
        }
    }

    /// By how many standard errors a move that is not the rule of thumb's must look better.
    pub(crate) fn caution(self) -> f32 {
        f32::from(self.caution) / 10.0
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            candidates,
            worlds,
            half_rounds,
            attention,
            slips,
            patience,
            ..
        } = self;
        let caution = self.caution();
        write!(f, "{candidates}/{worlds}/{half_rounds}/{caution}")?;
        match (attention, slips, patience) {
            (100, 0, 0) => Ok(()),
            (_, 0, 0) => write!(f, "/{attention}"),
            (_, _, 0) => write!(f, "/{attention}/{slips}"),
            _ => write!(f, "/{attention}/{slips}/{patience}"),
        }
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
        fn said<T: FromStr>(part: Option<&str>, unsaid: T) -> Result<T, NoBudget> {
            part.map_or(Ok(unsaid), |part| part.parse().map_err(|_| NoBudget))
        }
        let mut parts = text.split('/');
        let budget = Self {
            candidates: part(&mut parts)?,
            worlds: part(&mut parts)?,
            half_rounds: part(&mut parts)?,
            caution: tenths(part(&mut parts)?)?,
            attention: said(parts.next(), 100)?,
            slips: said(parts.next(), 0)?,
            patience: said(parts.next(), 0)?,
            tells_all: false,
        };
        let is_sound = (2..=64).contains(&budget.candidates)
            && (BATCH..=4096).contains(&budget.worlds)
            && budget.worlds.is_multiple_of(BATCH)
            && (1..=64).contains(&budget.half_rounds)
            && budget.attention <= 100
            && budget.slips <= 100
            && budget.patience <= budget.worlds;
        if parts.next().is_some() || !is_sound {
            return Err(NoBudget);
        }
        Ok(budget)
    }
}

#[cfg(test)]
mod tests {
    use shamble_catalog::zombies15;

    use super::*;

    #[test]
    fn budgets_read_back_what_they_wrote() {
        for budget in zombies15::State::BUDGETS.into_iter().chain([
            Budget::new(4, 3, 2, 40).attentive(30),
            Budget::new(4, 3, 2, 40).slipping(5),
            Budget::new(4, 3, 2, 40).patient(2),
        ]) {
            assert_eq!(budget.to_string().parse(), Ok(budget));
        }
        assert_eq!("8/32/3/2.5".parse::<Budget>().unwrap().caution(), 2.5);
        for wrong in [
            "",
            "8/32/3",
            "8/32/3/2/101",
            "8/32/3/2/50/101",
            "8/32/3/2/50/1/33",
            "8/32/3/2/50/1/1/1",
            "1/32/3/2",
            "8/30/3/2",
            "8/32/0/2",
            "8/32/3/x",
        ] {
            assert_eq!(wrong.parse::<Budget>(), Err(NoBudget), "{wrong}");
        }
    }
}
