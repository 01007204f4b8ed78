//! What comes from outside.

use shamble_core::{Millis, SeatSet, Sink};

use crate::content::content;
use crate::event::Event;
use crate::state::{KNOCK_EVERY, State};

/// LD-005: the next card tears off its boards. Says whether the door held.
pub(crate) fn knock(state: &mut State, now: Millis, out: &mut impl Sink<Event>) -> bool {
    let card = state.deck.remove(0);
    // LD-006: everybody who leans against the door saves a board, once.
    let tears = content().tears(card).saturating_sub(state.braced);
    let is_held = tears <= state.boards;
    state.boards = state.boards.saturating_sub(tears);
    state.turned.push(card);
    state.braced = 0;
    state.heard = SeatSet::EMPTY;
    state.knock_at = now + KNOCK_EVERY;
    let boards = state.boards;
    out.emit(|| Event::Knocked {
        card,
        tears,
        boards,
    });
    is_held
}
