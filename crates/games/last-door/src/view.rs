//! What a viewer may see, and what else they could be looking at.

use serde::Serialize;
use shamble_core::{Changes, Dice, Millis, Seat, SeatSet, Viewer};

use crate::ids::Card;
use crate::outcome::Ending;
use crate::state::State;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Changes)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "last-door/", optional_fields)
)]
pub struct View {
    /// Who has the hammer.
    pub turn: Seat,
    pub boards: u8,
    pub target: u8,
    /// How many lean against the door.
    pub braced: u8,
    /// How many knocks are still to come.
    pub knocks_left: usize,
    /// The knocks that came, in order.
    pub turned: Vec<Card>,
    /// Who knows the next knock.
    pub heard: SeatSet,
    /// The next knock, for those who listened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Card>,
    pub knock_at: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let has_heard = state.heard.iter().any(|seat| viewer.is(seat));
    View {
        turn: state.turn,
        boards: state.boards,
        target: state.target,
        braced: state.braced,
        knocks_left: state.deck.len(),
        turned: state.turned.clone(),
        heard: state.heard,
        next: state.deck.first().copied().filter(|_| has_heard),
        knock_at: state.knock_at,
        ending: state.ending,
    }
}

/// LD-004: who listened knows the first card; everything below is in any order.
pub(crate) fn determinize(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut other = state.clone();
    let n_known = usize::from(state.heard.has(seat)).min(state.deck.len());
    dice.shuffle(&mut other.deck[n_known..]);
    other.dice = Dice::new(dice.seed());
    other
}
