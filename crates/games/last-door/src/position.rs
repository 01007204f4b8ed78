//! What makes a written position impossible. A state is written as it is, so there is nothing to translate.

use crate::content::content;
use crate::options::MAX_PLAYERS;
use crate::state::State;

/// The state, or all that is wrong with it.
pub(crate) fn build(state: State) -> Result<State, Vec<String>> {
    let mut wrong = Vec::new();
    if !(1..=MAX_PLAYERS).contains(&state.seats) {
        wrong.push(format!("seats: 1 to {MAX_PLAYERS}"));
    }
    if state.turn.index() >= state.seats {
        wrong.push(format!("turn: there is no seat {}", state.turn));
    }
    if state.heard.iter().any(|seat| seat.index() >= state.seats) {
        wrong.push("heard: only seats of the table".to_owned());
    }
    let mut cards = [&state.deck[..], &state.turned[..]].concat();
    cards.sort_unstable();
    if cards != content().deck {
        wrong.push("deck, turned: together they must be all knock cards".to_owned());
    }
    if state.ending.is_none() && (state.deck.is_empty() || state.boards >= state.target) {
        wrong.push("ending: the game is over, so say how it ended".to_owned());
    }
    match wrong.is_empty() {
        true => Ok(state),
        false => Err(wrong),
    }
}
