//! Deciding for hosts that do not know which game is played.

use shamble_catalog::{Table, for_game};
use shamble_core::{Dice, Millis, Pace, Seat, Session};

use crate::{Guard, Level, Playable, Report, Sight, bot_within};

/// What a bot wants to do, and when.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The action in its text form.
    pub action: String,
    /// How long the bot takes over it, so that people can follow. What it sees may change in the meantime: ask again.
    pub delay: Millis,
    /// What the bot can tell about it.
    pub report: Report,
}

/// What the bot on `seat` does next at `table`, as [`Table::determinize`] dealt it for that seat.
///
/// `None`: it is not asked anything, or rather lets time pass; ask again when something has changed. A prompt that only
/// opens later is decided as of then, and the delay reaches that far.
pub fn decide(
    table: &dyn Table,
    seat: Seat,
    level: Level,
    now: Millis,
    dice: &mut Dice,
) -> Option<Decision> {
    decide_within(table, seat, level, now, dice, &Guard::default())
}

/// The same, for hosts that cannot wait for ever.
pub fn decide_within(
    table: &dyn Table,
    seat: Seat,
    level: Level,
    now: Millis,
    dice: &mut Dice,
    guard: &Guard,
) -> Option<Decision> {
    for_game!(table.game(), G => decide_typed::<G>(table, seat, level, now, dice, guard))
        .expect("the catalog knows the table's game")
}

fn decide_typed<G: Playable>(
    table: &dyn Table,
    seat: Seat,
    level: Level,
    now: Millis,
    dice: &mut Dice,
    guard: &Guard,
) -> Option<Decision> {
    let session: &Session<G> = table
        .as_any()
        .downcast_ref()
        .expect("the table plays the game it is said to play");
    if session.state().outcome().is_some() {
        return None;
    }
    // At the per-action pace no time passes until somebody acts, so what opens later is of no use now.
    let is_waiting_possible = session.setup().pace == Pace::RealTime;
    let now = if is_waiting_possible {
        now
    } else {
        session.now()
    };
    let prompt = Sight::new(session.state(), seat, now).prompt()?;
    let opens = prompt.from.map_or(now, |from| from.max(now));
    if opens > now && !is_waiting_possible {
        return None;
    }
    let mut bot = bot_within::<G>(level, session.setup(), seat, guard.clone());
    let mut sight = Sight::new(session.state(), seat, opens);
    let mut legal = Vec::new();
    sight.legal_actions(&mut legal);
    let mut action = bot.choose(&sight, &legal, dice);
    if action.is_none() && is_waiting_possible {
        sight = Sight::new(session.state(), seat, G::opens_later(&sight)?);
        legal.clear();
        sight.legal_actions(&mut legal);
        action = bot.choose(&sight, &legal, dice);
    }
    let action = action?;
    Some(Decision {
        delay: (sight.now() - now) + G::think_time(&sight, &action, dice),
        action: action.to_string(),
        report: bot.report(),
    })
}
