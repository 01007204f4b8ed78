//! From options to a table before the first roll: everything lies ready, nobody is a zombie yet (CZG-018).

use arrayvec::ArrayVec;
use shamble_core::{BySeat, Dice, Millis, Seat, SeatSet, Setup, SetupError};

use crate::content::content;
use crate::ids::{Cards, Deck, N_DICE, N_ROW, Phase};
use crate::options::{self, Options};
use crate::state::{Die, OpeningRoll, State};

/// A fresh table. Everybody rolls for the zombie as soon as time runs.
pub(crate) fn table(setup: &Setup) -> Result<State, SetupError> {
    let options = Options::read(&setup.check(&options::spec())?)?;
    let n_seats = setup.seats;
    let mut dice = Dice::new(setup.seed);
    let nobody = Seat::new(0);
    Ok(State {
        options,
        pace: setup.pace,
        deck: shuffled_deck(&mut dice),
        dice,
        phase: Phase::Opening,
        round: 0,
        opening: BySeat::from_fn(n_seats, |_| OpeningRoll::default()),
        chooser: None,
        zombies: ArrayVec::new(),
        start_card: nobody,
        // CZG-020: nobody has a card until the zombie is named.
        hand: BySeat::from_fn(n_seats, |_| Cards::NONE),
        armed: BySeat::from_fn(n_seats, |_| 0),
        bites: BySeat::from_fn(n_seats, |_| 0),
        trash: Cards::NONE,
        arming: SeatSet::EMPTY,
        human: 0,
        tokens: ArrayVec::new(),
        holder: nobody,
        die: [Die::default(); N_DICE],
        next_tick: Millis::ZERO,
        row: [None; N_ROW],
        first: nobody,
        turn: 0,
        exchanging: None,
        called_off: Cards::NONE,
        done: SeatSet::EMPTY,
        offers: BySeat::from_fn(n_seats, |_| None),
        n_offers: BySeat::from_fn(n_seats, |_| 0),
        n_proposals: BySeat::from_fn(n_seats, |_| 0),
        proposal: None,
        deadline: None,
        ending: None,
    })
}

fn shuffled_deck(dice: &mut Dice) -> Deck {
    let mut deck: Deck = content().deck.each().collect();
    dice.shuffle(deck.cards_mut());
    deck
}
