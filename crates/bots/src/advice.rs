//! What search must know of a game: how good a position looks, whose turn it is, what is worth a thought.
//!
//! Everything is asked of a [`Sight`], so an adviser knows no more than the seat it advises. A position is measured in a
//! few features, each a plain number; their weighted sum is the log-odds of winning. Because the sum is additive, the
//! features in which two choices differ most are also the reason to prefer one of them.

mod cliche;
mod tiny_epic_zombies;
mod zombie_mall;
mod zombies15;

shamble_catalog::toys! { mod last_door; }

use shamble_core::{Game, Outcome, Seat, Text};

use crate::{Budget, Sight};

/// Something that makes winning likelier or less likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its word in `locales/`, after the game's id and `-why-`.
    pub name: &'static str,
    /// Whether more of it is better.
    pub is_good: bool,
}

/// More of it is better.
const fn good(name: &'static str) -> Feature {
    Feature {
        name,
        is_good: true,
    }
}

/// Less of it is better.
const fn bad(name: &'static str) -> Feature {
    Feature {
        name,
        is_good: false,
    }
}

/// A game that search can be advised about.
pub trait Advisor: Game {
    /// What is measured of a position, in the order of [`Advisor::measure`].
    const FEATURES: &'static [Feature];

    /// For each kind of seat the constant, then the weight of each feature, in log-odds.
    const WEIGHTS: &'static [&'static [f32]];

    /// About how many acts a stage has at most.
    const STAGE_ACTS: u32;

    /// What a thought of levels 2 to 5 may cost. Level 2 gives none to anything but a turn that would end with something
    /// unspent, and nobody above it gives less to that.
    const BUDGETS: [Budget; 4];

    /// Of how many decisions of a hundred levels 2 to 5 think on the seat's side, where it is another number than their budgets
    /// say: a decision may be worth more on one side than on the other.
    fn attention(sight: &Sight<'_, Self>) -> Option<[u32; 4]> {
        let _ = sight;
        None
    }

    /// Measures what the seat sees, a value for each feature, and says which row of the weights counts for it.
    fn measure(sight: &Sight<'_, Self>, values: &mut Vec<f32>) -> usize;

    /// Whose turn it is, as a number that changes with every hand-over; nothing while something else is asked.
    fn stage(state: &Self) -> Option<u32>;

    /// How many stages make a round.
    fn stages_a_round(n_seats: usize) -> u32 {
        n_seats as u32
    }

    /// Which kind of throw `action` makes, if it throws dice and a game tells its throws apart: futures of different choices
    /// meet the same dice at the same throw of a turn. Otherwise they do from hand-over to hand-over.
    fn throws(action: &Self::Action) -> Option<u8> {
        let _ = action;
        None
    }

    /// Whether an answer is worth playing ahead for.
    fn is_weighty(ask: &Self::Ask) -> bool;

    /// Whether what the rule of thumb wants to do is beyond doubt, so that nothing is played ahead.
    fn is_settled(sight: &Sight<'_, Self>, action: &Self::Action) -> bool {
        let _ = (sight, action);
        false
    }

    /// Whether `action` would cost a team-mate what nobody should pay for a little progress. Nobody thinks of it who is not
    /// driven to it by the rule of thumb.
    fn gives_up(sight: &Sight<'_, Self>, action: &Self::Action) -> bool {
        let _ = (sight, action);
        false
    }

    /// Whether `action` ends the seat's turn, and if so, whether with something left that it could still use. Such an end is
    /// always worth a thought.
    fn leaves_off(sight: &Sight<'_, Self>, action: &Self::Action) -> Option<bool>;

    /// What an ending is worth to `seat`, from 0 to 1.
    fn utility(outcome: &Outcome, seat: Seat) -> f32 {
        f32::from(u8::from(outcome.winners.has(seat)))
    }

    /// What befell the seat's own people between `before` and `after`, for seats that have anybody who can be hurt.
    fn harm(before: &Sight<'_, Self>, after: &Sight<'_, Self>) -> Option<Harm>;
}

/// What befell somebody's people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Harm {
    /// Somebody was wounded or bitten, or is out.
    pub is_hurt: bool,
    /// Somebody is out, as the game has it: eaten, dead, unconscious, turned.
    pub is_out: bool,
}

/// The chance that the seat wins, as its adviser sees it; `values` is left with what was measured.
pub(crate) fn progress<G: Advisor>(sight: &Sight<'_, G>, values: &mut Vec<f32>) -> f32 {
    values.clear();
    let row = G::WEIGHTS[G::measure(sight, values)];
    debug_assert_eq!(values.len(), G::FEATURES.len());
    let sum: f32 = row[1..].iter().zip(&*values).map(|(w, v)| w * v).sum();
    sigmoid(row[0] + sum)
}

/// The chance that the sight's seat wins, as the game's adviser judges it without playing ahead.
pub fn chance<G: Advisor>(sight: &Sight<'_, G>) -> f32 {
    progress(sight, &mut Vec::new())
}

/// Log-odds as a chance, never quite certain: only an ending is.
fn sigmoid(log_odds: f32) -> f32 {
    (1.0 / (1.0 + (-log_odds).exp())).clamp(0.005, 0.995)
}

/// Why one choice is better than another: the feature that adds most to its log-odds, in words.
pub(crate) fn reason<G: Advisor>(row: usize, better: &[f32], worse: &[f32]) -> Option<Text> {
    let weights = &G::WEIGHTS[row][1..];
    let gains = (0..better.len()).map(|i| {
        let change = better[i] - worse[i];
        let is_sound = (change > 0.0) == G::FEATURES[i].is_good;
        (i, if is_sound { change * weights[i] } else { 0.0 })
    });
    let (best, gain) = gains.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
    (gain > MIN_GAIN).then(|| {
        let name = G::FEATURES[best].name;
        Text::new(format!("{}-why-{name}", G::ID))
    })
}

/// Differences in log-odds below this are no reason.
const MIN_GAIN: f32 = 0.01;
