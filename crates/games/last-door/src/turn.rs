//! The spine: what follows from an act, and from time.

use shamble_core::{Illegal, Millis, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::outcome::Ending;
use crate::rules::{door, knock};
use crate::state::{State, TURN};

pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    action: Action,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    door::check(state, seat, action)?;
    match action {
        Action::Nail => door::nail(state, seat, out),
        Action::Listen => door::listen(state, seat, out),
        Action::Brace => door::brace(state, seat, out),
    }
    state.turns += 1;
    // LD-002: the hammer goes round clockwise.
    state.turn = seat.clockwise(state.seats);
    // LD-001.
    if state.boards >= state.target {
        end(state, Ending::Safe, out);
    }
    Ok(())
}

pub(crate) fn wake(state: &mut State, now: Millis, out: &mut impl Sink<Event>) {
    if !knock::knock(state, now, out) {
        end(state, Ending::Fallen, out);
    } else if state.deck.is_empty() {
        // LD-007: the last knock was the last one before sunrise.
        end(state, Ending::Dawn, out);
    }
}

pub(crate) fn next_wake(state: &State) -> Option<Millis> {
    state.ending.is_none().then_some(state.knock_at)
}

/// LD-R01.
pub(crate) const fn cost() -> Millis {
    TURN
}

fn end(state: &mut State, ending: Ending, out: &mut impl Sink<Event>) {
    state.ending = Some(ending);
    out.emit(|| Event::GameOver { ending });
}
