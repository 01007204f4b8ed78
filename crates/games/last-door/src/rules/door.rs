//! What people do at the door.

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::action::Action;
use crate::event::Event;
use crate::state::State;

/// LD-003: the lowest die that holds.
const HOLDS: u8 = 3;

/// Whether `seat` may do this now.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    // LD-002: only whoever has the hammer.
    if state.ending.is_some() || seat != state.turn {
        refuse!("LD-002", "last-door-refuse-turn", who = state.turn);
    }
    // LD-004: nothing new is heard until the next knock.
    if action == Action::Listen && state.heard.has(seat) {
        refuse!("LD-004", "last-door-refuse-listen");
    }
    Ok(())
}

/// LD-003.
pub(crate) fn nail(state: &mut State, seat: Seat, out: &mut impl Sink<Event>) {
    let die = state.dice.roll(6) as u8;
    if die >= HOLDS {
        state.boards += 1;
    }
    let boards = state.boards;
    out.emit(|| Event::Nailed { seat, die, boards });
}

/// LD-004: only the seat itself learns the card.
pub(crate) fn listen(state: &mut State, seat: Seat, out: &mut impl Sink<Event>) {
    state.heard.insert(seat);
    let card = state.deck.first().copied();
    out.emit(|| Event::Listened { seat, card });
}

/// LD-006.
pub(crate) fn brace(state: &mut State, seat: Seat, out: &mut impl Sink<Event>) {
    state.braced = state.braced.saturating_add(1);
    let braced = state.braced;
    out.emit(|| Event::Braced { seat, braced });
}
