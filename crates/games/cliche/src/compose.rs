//! Offers and parts for a car, put together card by card.
//!
//! The text is that of the action itself, as far as it goes: `offer 2 give scrap*3` can go on with `,tire` or ` want`.

use shamble_core::{Parts, Seat, SeatSet, text};

use crate::ids::{Card, Cards};
use crate::rules::{bargain, vehicle};
use crate::state::State;

/// How `begun` can go on for `seat`.
pub(crate) fn parts(state: &State, seat: Seat, begun: &str, parts: &mut Parts) {
    if !state.is_at_table(seat) {
        return;
    }
    if begun.is_empty() {
        return heads(state, seat, parts);
    }
    let (word, rest) = begun.split_at(begun.find(' ').unwrap_or(begun.len()));
    match word {
        "offer" | "counter" => bargain(state, seat, word, rest, parts),
        "propose" if vehicle::check_propose(state, seat, &Cards::NONE).is_ok() => {
            car(state, seat, rest, parts);
        }
        "put" if vehicle::check_put(state, seat, &Cards::NONE).is_ok() => {
            car(state, seat, rest, parts);
        }
        _ => {}
    }
}

/// What can be begun.
fn heads(state: &State, seat: Seat, parts: &mut Parts) {
    if partners(state, seat, "offer").next().is_some() {
        parts.part("offer", text!("cliche-part-offer"));
    }
    if partners(state, seat, "counter").next().is_some() {
        parts.part("counter", text!("cliche-part-counter"));
    }
    if vehicle::check_propose(state, seat, &Cards::NONE).is_ok() {
        parts.part("propose", text!("cliche-part-propose"));
    }
    if vehicle::check_put(state, seat, &Cards::NONE).is_ok() {
        parts.part("put", text!("cliche-part-put"));
    }
}

/// Whom `seat` can make an offer, or a counter-offer.
fn partners(state: &State, seat: Seat, word: &str) -> impl Iterator<Item = Seat> {
    let is_counter = word == "counter";
    let humans = match bargain::check_maker(state, seat) {
        Ok(()) => state.humans().without(seat),
        Err(_) => SeatSet::EMPTY,
    };
    let asks_me =
        move |from: &Seat| !is_counter || state.offers[*from].is_some_and(|offer| offer.to == seat);
    humans.iter().filter(asks_me)
}

/// ` 2 give scrap*3,tire want engine`.
fn bargain(state: &State, seat: Seat, word: &str, rest: &str, parts: &mut Parts) {
    let mut partners = partners(state, seat, word);
    if rest.is_empty() {
        for to in partners {
            parts.part(format!(" {to} give"), text!("cliche-part-to", to = to));
        }
        return;
    }
    let Some((to, rest)) = rest.split_once(" give") else {
        return;
    };
    if !partners.any(|partner| to == format!(" {partner}")) {
        return;
    }
    let owned = state.owned(seat);
    let wanted = bargain::wantable(state, seat);
    let Some((give, rest)) = rest.split_once(" want") else {
        if rest.is_empty() && !wanted.is_empty() {
            parts.part(" nothing want", text!("cliche-part-nothing-for"));
        }
        if cards(rest, &owned, parts).is_some() {
            parts.part(" want", text!("cliche-part-for"));
        }
        return;
    };
    let Some(give) = cards(give, &owned, &mut Parts::default()) else {
        return;
    };
    if rest.is_empty() && !give.is_empty() {
        parts.part(" nothing", text!("cliche-part-nothing"));
    }
    match cards(rest, &wanted, parts) {
        Some(want) if !give.is_empty() || !want.is_empty() => parts.whole(),
        _ => {}
    }
}

/// ` scrap*10,tire*2`.
fn car(state: &State, seat: Seat, rest: &str, parts: &mut Parts) {
    let hand = state.hand(seat);
    let useful = Cards {
        medkit: 0,
        shotgun: 0,
        ..*hand
    };
    if rest.is_empty() {
        parts.part(" nothing", text!("cliche-part-nothing"));
    }
    if cards(rest, &useful, parts).is_some() {
        parts.whole();
    }
}

/// The cards in `text` (with the space before them), if they are some of `most` and written as they always are; and how
/// they can go on.
fn cards(text: &str, most: &Cards, parts: &mut Parts) -> Option<Cards> {
    if text.is_empty() {
        for (card, _) in most.iter() {
            parts.part(format!(" {card}"), card.say_n(1));
        }
        return None;
    }
    let text = text.strip_prefix(' ')?;
    let cards: Cards = text.parse().ok()?;
    if cards.to_string() != text || !most.has(&cards) {
        return None;
    }
    let Some((last, _)) = cards.iter().last() else {
        return Some(cards);
    };
    if cards.of(last) == 1 {
        for n in 2..=most.of(last) {
            parts.part(format!("*{n}"), last.say_n(n));
        }
    }
    let later = |card: &Card| *card > last && most.of(*card) > 0;
    for card in Card::ALL.into_iter().filter(later) {
        parts.part(format!(",{card}"), card.say_n(1));
    }
    Some(cards)
}
