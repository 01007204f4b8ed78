//! The deck and the trash: drawing, shuffling, and who draws in which order.

use shamble_core::{Seat, Sink};

use crate::event::Event;
use crate::ids::{Card, Cards};
use crate::state::State;

/// Takes the top card; nothing if there is no card to be had.
pub(crate) fn draw(state: &mut State, out: &mut impl Sink<Event>) -> Option<Card> {
    if state.deck.cards().is_empty() {
        // CZG-R24: the trash was empty too when the last card left, so the shuffle is made up for.
        shuffle_trash(state, out);
    }
    let card = state.deck.pop()?;
    if state.deck.cards().is_empty() {
        // CZG-065, CZG-R24: at the moment the last card leaves the deck, before anything else.
        shuffle_trash(state, out);
    }
    Some(card)
}

fn shuffle_trash(state: &mut State, out: &mut impl Sink<Event>) {
    if state.trash.is_empty() {
        return;
    }
    state.deck = state.trash.each().collect();
    state.trash = Cards::NONE;
    state.dice.shuffle(state.deck.cards_mut());
    out.emit(|| Event::Shuffled {
        n: state.deck.cards().len() as u8,
    });
}

/// `seat` draws up to `n` cards.
pub(crate) fn draw_for(state: &mut State, seat: Seat, n: u8, out: &mut impl Sink<Event>) {
    let mut drawn = Cards::NONE;
    for _ in 0..n {
        let Some(card) = draw(state, out) else { break };
        *drawn.of_mut(card) += 1;
        *state.hand[seat].of_mut(card) += 1;
    }
    if !drawn.is_empty() {
        out.emit(|| Event::Drew {
            seat,
            n: drawn.total() as u8,
            cards: Some(drawn),
        });
    }
}

/// Every human but `except` draws `n` cards (CZG-R20: clockwise from the human-start card).
pub(crate) fn draw_for_humans(
    state: &mut State,
    n: u8,
    except: Option<Seat>,
    out: &mut impl Sink<Event>,
) {
    let humans = state.humans();
    for seat in state.clockwise_from(state.start_card) {
        if humans.has(seat) && except != Some(seat) {
            draw_for(state, seat, n, out);
        }
    }
}
