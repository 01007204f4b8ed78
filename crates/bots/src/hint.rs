//! Hints to people: what each choice does to the chance of winning, from what their seat knows and nothing else.

use shamble_catalog::{Table, for_game};
use shamble_core::{Dice, Millis, Pace, Seat, Session, Text};

use crate::search::{Budget, think};
use crate::{Guard, Playable, Sight};

/// How many standard errors make an interval of 95 %.
const WIDTH: f32 = 1.96;

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
    /// The chance to be hurt within the next round, where the game can say.
    pub harm: Option<f32>,
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
    let odds = weighed.into_iter().map(|one| Odds {
        action: one.action.to_string(),
        label: state.label(seat, &one.action),
        chance: one.chance,
        low: (one.chance - WIDTH * one.error).max(0.0),
        high: (one.chance + WIDTH * one.error).min(1.0),
        harm: one.harm,
    });
    Some(Hint {
        odds: odds.collect(),
        why,
        was_cut: thought.was_cut,
    })
}
