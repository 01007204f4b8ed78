//! Hints to people: what each choice does to the chance of winning, from what their seat knows and nothing else.

use shamble_catalog::{Table, for_game};
use shamble_core::{Dice, Millis, Pace, Seat, Session, Text};

use crate::search::{Budget, Weighed, think};
use crate::share::{Z95, wilson};
use crate::{Guard, Playable, Sight};

/// What a choice does.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The action in its text form.
    pub action: String,
    /// The action in words.
    pub label: Text,
    /// The chance to win, from 0 to 1.
    pub chance: f32,
    /// Where that chance lies, with 95 % certainty: from here
    pub low: f32,
    /// to here.
    pub high: f32,
    /// What may befall the seat's own people within the next round, where the game can say.
    pub dangers: Vec<Danger>,
}

/// Something that may befall somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Danger {
    /// What, in words.
    pub what: Text,
    /// The chance of it, from 0 to 1.
    pub chance: f32,
    /// Where that chance lies, with 95 % certainty: from here
    pub low: f32,
    /// to here.
    pub high: f32,
}

/// What to do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What was weighed, the best first.
    pub odds: Vec<Odds>,
    /// Why the first is better than the second, in words.
    pub why: Option<Text>,
    /// Whether the guard ended the thought.
    pub was_cut: bool,
}

/// A hint to `seat` at `table`, as [`Table::determinize`] dealt it for that seat. `None`: there is nothing to choose.
pub fn hint(
    table: &dyn Table,
    seat: Seat,
    now: Millis,
    dice: &mut Dice,
    guard: &Guard,
) -> Option<Hint> {
    for_game!(table.game(), G => hint_typed::<G>(table, seat, now, dice, guard))
        .expect("the catalog knows the table's game")
}

fn hint_typed<G: Playable>(
    table: &dyn Table,
    seat: Seat,
    now: Millis,
    dice: &mut Dice,
    guard: &Guard,
) -> Option<Hint> {
    let session: &Session<G> = table
        .as_any()
        .downcast_ref()
        .expect("the table plays the game it is said to play");
    let state = session.state();
    if state.outcome().is_some() {
        return None;
    }
    let now = match session.setup().pace {
        Pace::RealTime => now,
        Pace::PerAction => session.now(),
    };
    let sight = Sight::new(state, seat, now);
    sight.prompt().filter(|prompt| prompt.is_open(now))?;
    let mut legal = Vec::new();
    sight.legal_actions(&mut legal);
    if legal.len() < 2 {
        return None;
    }
    let thought = think(session.setup(), &sight, &legal, Budget::HINT, guard, dice)?;
    let why = thought
        .runner_up()
        .and_then(|over| thought.reason::<G>(over));
    let chosen = &thought.weighed[thought.chosen].action;
    let mut weighed: Vec<_> = thought.weighed.iter().collect();
    weighed.sort_by(|a, b| {
        let rank = |action: &G::Action| action != chosen;
        let by_choice = rank(&a.action).cmp(&rank(&b.action));
        by_choice.then(b.chance.total_cmp(&a.chance))
    });
    let odds = weighed.into_iter().map(|one| {
        let (low, high) = bounds(one.chance, one.error, one.n);
        Odds {
            action: one.action.to_string(),
            label: state.label(seat, &one.action),
            chance: one.chance,
            low,
            high,
            dangers: dangers::<G>(one),
        }
    });
    Some(Hint {
        odds: odds.collect(),
        why,
        was_cut: thought.was_cut,
    })
}

/// What may befall the seat's own people after a choice.
fn dangers<G: Playable>(one: &Weighed<G::Action>) -> Vec<Danger> {
    let danger = |what: &str, n: u32| {
        let (low, high) = wilson(n.into(), one.n.into());
        Danger {
            what: Text::new(format!("{}-danger-{what}", G::ID)),
            chance: n as f32 / one.n.max(1) as f32,
            low: low as f32,
            high: high as f32,
        }
    };
    let harms = one.harms.into_iter();
    harms
        .flat_map(|harms| [danger("hurt", harms.n_hurt), danger("out", harms.n_out)])
        .collect()
}

/// Where a chance lies that was found in `n` worlds. Worlds that agree to the last do not make it certain: one more that was
/// won and one more that was lost are counted.
fn bounds(chance: f32, error: f32, n: u32) -> (f32, f32) {
    let (n, more) = (n as f32, n as f32 + 2.0);
    let centre = (chance * n + 1.0) / more;
    // The squares of the differences from the mean, with those of the two.
    let squares = error.powi(2) * n * (n - 1.0).max(0.0)
        + n * (chance - centre).powi(2)
        + (1.0 - centre).powi(2)
        + centre.powi(2);
    let half = Z95 as f32 * (squares / (more * (more - 1.0))).sqrt();
    (
        (centre - half).clamp(0.0, chance),
        (centre + half).clamp(chance, 1.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worlds_that_agree_do_not_make_a_chance_certain() {
        let (low, high) = bounds(1.0, 0.0, 20);
        assert!((0.8..0.9).contains(&low) && high == 1.0, "{low} {high}");
        let (low, high) = bounds(0.0, 0.0, 20);
        assert!(low == 0.0 && (0.1..0.2).contains(&high), "{low} {high}");
        // With many worlds it comes to the same as without the two.
        let error = (0.25_f32 / 4_000.0).sqrt();
        let (low, high) = bounds(0.5, error, 4_000);
        assert!((high - low - 2.0 * 1.96 * error).abs() < 1e-3);
        // Nothing known, everything possible.
        assert_eq!(bounds(0.0, 0.0, 0), (0.0, 1.0));
    }
}
