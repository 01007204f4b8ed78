//! Trading phase: the row is dealt, humans buy and exchange, zombies replace.

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::content::content;
use crate::event::Event;
use crate::ids::{Card, Cards, N_ROW, Phase};
use crate::rules::deck;
use crate::state::State;

/// A card that is not scrap is dealt from any deck and trash that hold one before a row has been dealt this often.
const MAX_DEALS: usize = 64;

/// CZG-049: five cards, left to right; CZG-050: dealt anew while all of them are scrap.
pub(crate) fn deal(state: &mut State, out: &mut impl Sink<Event>) {
    for _ in 0..MAX_DEALS {
        for space in 0..N_ROW {
            state.row[space] = deck::draw(state, out);
        }
        out.emit(|| Event::RowDealt {
            row: state.row.to_vec(),
        });
        // CZG-R25: a short row of scrap stays, and so does a full one when nothing but scrap is left.
        let is_all_scrap = state.row.iter().all(|card| *card == Some(Card::Scrap));
        if !is_all_scrap || is_only_scrap_left(state) {
            return;
        }
        clear(state);
        out.emit(|| Event::RowTrashed);
    }
    panic!("rows of scrap without end");
}

fn is_only_scrap_left(state: &State) -> bool {
    state.trash.total() == usize::from(state.trash.scrap)
        && state.deck.cards().iter().all(|card| *card == Card::Scrap)
}

/// What lies in the row goes to the trash.
pub(crate) fn clear(state: &mut State) -> Cards {
    let cards: Cards = state.row.iter().flatten().copied().collect();
    state.row = [None; N_ROW];
    state.trash = state.trash.and(&cards);
    cards
}

/// Who may act at the row now, on which side, and what holds him up.
fn check_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.phase != Phase::Trading {
        refuse!("CZG-R40", "cliche-refuse-not-now");
    }
    if state.trader() != seat {
        refuse!(
            "CZG-R40",
            "cliche-refuse-not-your-turn",
            seat = state.trader()
        );
    }
    if state.proposal.is_some() {
        refuse!("CZG-R32", "cliche-refuse-proposal-first");
    }
    Ok(())
}

fn check_free_to_choose(state: &State) -> Result<(), Illegal> {
    if let Some(card) = state.exchanging {
        refuse!("CZG-R29", "cliche-refuse-exchange-first", card = card.say());
    }
    Ok(())
}

fn check_human_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_turn(state, seat)?;
    if state.is_zombie(seat) {
        refuse!("CZG-059", "cliche-refuse-zombie-trade");
    }
    Ok(())
}

fn check_zombie_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_turn(state, seat)?;
    if state.is_human(seat) {
        refuse!("CZG-054", "cliche-refuse-human-replace");
    }
    Ok(())
}

/// The card on `space` (from 1) and its price.
pub(crate) fn check_buy(state: &State, seat: Seat, space: u8) -> Result<(Card, u8), Illegal> {
    check_human_turn(state, seat)?;
    check_free_to_choose(state)?;
    let index = usize::from(space) - 1;
    let Some(card) = state.row[index] else {
        refuse!("CZG-056", "cliche-refuse-empty-space", space = space);
    };
    let price = state.options.prices.all()[index];
    let scrap = state.hand[seat].scrap;
    if scrap < price {
        refuse!(
            "CZG-055",
            "cliche-refuse-too-dear",
            price = price,
            scrap = scrap
        );
    }
    Ok((card, price))
}

/// CZG-055: the scrap goes to the trash, the card into his hand; CZG-056: the space stays empty.
pub(crate) fn buy(
    state: &mut State,
    seat: Seat,
    space: u8,
    bargain: (Card, u8),
    out: &mut impl Sink<Event>,
) {
    let (card, price) = bargain;
    state.row[usize::from(space) - 1] = None;
    state.hand[seat].scrap -= price;
    *state.hand[seat].of_mut(card) += 1;
    state.trash.scrap += price;
    out.emit(|| Event::Bought {
        seat,
        space,
        card,
        price,
    });
}

pub(crate) fn check_exchange(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    check_human_turn(state, seat)?;
    check_free_to_choose(state)?;
    if card == Card::Scrap {
        refuse!("CZG-057", "cliche-refuse-exchange-scrap");
    }
    if state.owned(seat).of(card) == 0 {
        refuse!("CZG-057", "cliche-refuse-exchange-none", card = card.say());
    }
    if state.called_off.of(card) > 0 {
        refuse!("CZG-R29", "cliche-refuse-exchange-again", card = card.say());
    }
    Ok(())
}

/// Whether the trash holds what `card` is worth.
pub(crate) fn is_scrap_enough(state: &State, card: Card) -> bool {
    state.trash.scrap >= content().exchange.of(card)
}

/// CZG-057, CZG-058: he takes the scrap there is, up to the card's value; then the card goes to the trash (CZG-R29).
pub(crate) fn exchange(state: &mut State, seat: Seat, card: Card, out: &mut impl Sink<Event>) {
    let scrap = content().exchange.of(card).min(state.trash.scrap);
    state.trash.scrap -= scrap;
    state.hand[seat].scrap += scrap;
    give_up(state, seat, &Cards::one(card));
    *state.trash.of_mut(card) += 1;
    state.exchanging = None;
    out.emit(|| Event::Exchanged { seat, card, scrap });
}

/// The card of the exchange that `seat` is asked about.
pub(crate) fn check_short_exchange(state: &State, seat: Seat) -> Result<Card, Illegal> {
    check_human_turn(state, seat)?;
    match state.exchanging {
        Some(card) => Ok(card),
        None => refuse!("CZG-R40", "cliche-refuse-no-exchange"),
    }
}

/// CZG-R29: card and turn stay as they were, but this kind is not exchanged any more this turn.
pub(crate) fn call_off(state: &mut State, card: Card) {
    state.exchanging = None;
    *state.called_off.of_mut(card) = 1;
}

pub(crate) fn check_replace(state: &State, seat: Seat, space: u8) -> Result<Card, Illegal> {
    check_zombie_turn(state, seat)?;
    if !state.options.zombie_action.allows_row() {
        refuse!("CZG-R27", "cliche-refuse-replace-row");
    }
    match state.row[usize::from(space) - 1] {
        Some(card) => Ok(card),
        None => refuse!("CZG-R27", "cliche-refuse-empty-space", space = space),
    }
}

/// CZG-059, CZG-R27: the new card lies on the same space.
pub(crate) fn replace(
    state: &mut State,
    seat: Seat,
    space: u8,
    old: Card,
    out: &mut impl Sink<Event>,
) {
    *state.trash.of_mut(old) += 1;
    let index = usize::from(space) - 1;
    state.row[index] = None;
    state.row[index] = deck::draw(state, out);
    out.emit(|| Event::Replaced {
        seat,
        space,
        old,
        new: state.row[index],
    });
}

pub(crate) fn check_replace_own(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    check_zombie_turn(state, seat)?;
    if !state.options.zombie_action.allows_hand() {
        refuse!("CZG-R27", "cliche-refuse-replace-hand");
    }
    if state.hand[seat].of(card) == 0 {
        refuse!("CZG-R27", "cliche-refuse-replace-none", card = card.say());
    }
    Ok(())
}

pub(crate) fn replace_own(state: &mut State, seat: Seat, old: Card, out: &mut impl Sink<Event>) {
    *state.hand[seat].of_mut(old) -= 1;
    *state.trash.of_mut(old) += 1;
    let new = deck::draw(state, out);
    if let Some(card) = new {
        *state.hand[seat].of_mut(card) += 1;
    }
    out.emit(|| Event::ReplacedOwn { seat, old, new });
}

pub(crate) fn check_pass(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_turn(state, seat)?;
    check_free_to_choose(state)
}

/// Takes `cards` from `seat`: shotguns from the hand first, then face-up ones (CZG-R18).
pub(crate) fn give_up(state: &mut State, seat: Seat, cards: &Cards) {
    let face_up = cards.shotgun.saturating_sub(state.hand[seat].shotgun);
    state.armed[seat] -= face_up;
    let from_hand = Cards {
        shotgun: cards.shotgun - face_up,
        ..*cards
    };
    state.hand[seat] = state.hand[seat].without(&from_hand);
}
