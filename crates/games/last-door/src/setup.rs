//! The table as the game begins.

use shamble_core::{Dice, Game, Seat, SeatSet, Setup, SetupError};

use crate::content::content;
use crate::state::{KNOCK_EVERY, START_BOARDS, State};

pub(crate) fn table(setup: &Setup) -> Result<State, SetupError> {
    let checked = setup.check(&State::spec())?;
    let target = checked.number("boards").expect("it cannot be none");
    let mut dice = Dice::new(setup.seed);
    let mut deck = content().deck.clone();
    dice.shuffle(&mut deck);
    Ok(State {
        seats: setup.seats,
        turn: Seat::new(0),
        turns: 0,
        boards: START_BOARDS,
        target: target as u8,
        braced: 0,
        deck,
        turned: Vec::new(),
        heard: SeatSet::EMPTY,
        knock_at: KNOCK_EVERY,
        ending: None,
        dice,
    })
}
