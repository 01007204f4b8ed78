//! Deals anew what a seat cannot know, for bots that think ahead; `view.rs` shows the rest.
//!
//! Unseen cards are put in a fixed order before they are shuffled, so that two tables that look alike are dealt alike.

use shamble_core::{Dice, Seat};

use crate::cards::{CardId, CardSet};
use crate::content::content;
use crate::ids::Marks;
use crate::state::State;

/// Where a hidden card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    Hand(Seat),
    Pile(usize),
}

/// A state that `seat` could not tell from this one (ZM-R77).
pub(crate) fn determinize(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut dealt = state.clone();
    deal_loot(&mut dealt, seat, dice);
    deal_objectives(&mut dealt, seat, dice);
    // The dice to come are among the things nobody knows.
    dealt.dice = Dice::new(dice.seed());
    dealt
}

/// Cards in hands and piles that `seat` does not know, of the deck that `deck` stands for.
fn hidden_slots(state: &State, seat: Seat, deck: &CardSet) -> Vec<(Slot, CardId)> {
    // What is being offered to the seat is in the other's hand, whatever else may be.
    let offered = match &state.offer {
        Some(offer) if offer.to == seat => {
            let hand = &state.players[offer.from].hand;
            state.find_all(hand, &offer.give).unwrap_or_default()
        }
        _ => CardSet::default(),
    };
    let is_hidden =
        |card: CardId| !state.known[card.index()].has(seat) && deck.has(card) && !offered.has(card);
    let mut slots = Vec::new();
    for (other, player) in state
        .players
        .iter()
        .filter(|(other, _)| !state.sees_hand(seat, *other))
    {
        slots.extend(
            player
                .hand
                .iter()
                .filter(|card| is_hidden(*card))
                .map(|card| (Slot::Hand(other), card)),
        );
    }
    if !state.options.open_piles {
        for (number, pile) in state.piles.iter().enumerate() {
            slots.extend(
                pile.cards
                    .iter()
                    .filter(|card| is_hidden(*card))
                    .map(|card| (Slot::Pile(number), card)),
            );
        }
    }
    slots
}

/// Puts `cards` into `slots`, one each.
fn fill(state: &mut State, slots: &[(Slot, CardId)], cards: &[CardId]) {
    for (slot, card) in slots {
        cards_at(state, *slot).remove(*card);
    }
    let mut before: Vec<(Slot, Marks, u8, bool)> = slots
        .iter()
        .map(|(slot, card)| {
            let (known, drawer) = (state.known[card.index()], state.drawer[card.index()]);
            (*slot, known, drawer, state.turn.used.has(*card))
        })
        .collect();
    before.sort_unstable();
    for (_, card) in slots {
        state.turn.used.remove(*card);
    }
    for (((slot, _), card), (_, known, drawer, used)) in slots.iter().zip(cards).zip(before) {
        cards_at(state, *slot).insert(*card);
        state.known[card.index()] = known;
        state.drawer[card.index()] = drawer;
        if used {
            state.turn.used.insert(*card);
        }
    }
}

fn cards_at(state: &mut State, slot: Slot) -> &mut CardSet {
    match slot {
        Slot::Hand(seat) => &mut state.players[seat].hand,
        Slot::Pile(number) => &mut state.piles[number].cards,
    }
}

fn deal_loot(state: &mut State, seat: Seat, dice: &mut Dice) {
    let loot: CardSet = CardId::all()
        .filter(|card| !content().objectives.has(*card))
        .collect();
    let slots = hidden_slots(state, seat, &loot);
    let places: Vec<usize> = (0..state.deck.len())
        .filter(|place| !state.deck.seen()[*place].has(seat))
        .collect();
    // Cards drawn with a Flashlight are the drawer's secret.
    let drawn: Vec<CardId> = if state.turn.seat == seat {
        Vec::new()
    } else {
        state.drawn.to_vec()
    };
    let mut pool: Vec<CardId> = slots.iter().map(|(_, card)| *card).collect();
    pool.extend(places.iter().map(|place| state.deck.cards()[*place]));
    pool.extend(&drawn);
    pool.sort_by_key(|card| card.index());
    dice.shuffle(&mut pool);
    // PLAY NOW cards are never held: hands and piles get others, and partly used cards stay out of the deck.
    let is_used = |card: CardId| state.uses[card.index()] != card.kind().data().uses;
    pool.sort_by_key(|card| (!is_used(*card), content().now.has(*card)));
    let (held, mut rest) = {
        let rest = pool.split_off(slots.len());
        (pool, rest)
    };
    let mut held = held;
    dice.shuffle(&mut held);
    dice.shuffle(&mut rest);
    fill(state, &slots, &held);
    for place in places {
        let card = rest.pop().expect("as many cards as places");
        state.known[card.index()] = Marks::NONE;
        state.uses[card.index()] = card.kind().data().uses;
        state.deck.cards_mut()[place] = card;
    }
    if !drawn.is_empty() {
        state.drawn = rest.into_iter().collect();
    }
}

/// Objective cards under tokens, in hidden hands, still to be dealt, and set aside.
fn deal_objectives(state: &mut State, seat: Seat, dice: &mut Dice) {
    let slots = hidden_slots(state, seat, &content().objectives);
    let is_hidden = |state: &State, card: CardId| !state.known[card.index()].has(seat);
    let tokens: Vec<usize> = (0..state.objectives.len())
        .filter(|place| is_hidden(state, state.objectives[*place].card))
        .collect();
    let mut pool: Vec<CardId> = slots.iter().map(|(_, card)| *card).collect();
    pool.extend(tokens.iter().map(|place| state.objectives[*place].card));
    pool.extend(&state.dealt);
    pool.sort_by_key(|card| card.index());
    // ZM-227: both needed keys are in play, so keys that are not seen lie under the tokens, never aside.
    let is_needed = |card: &CardId| state.is_needed(card.kind());
    let mut needed: Vec<CardId> = pool.iter().copied().filter(is_needed).collect();
    let mut others: Vec<CardId> = pool
        .iter()
        .copied()
        .filter(|card| !is_needed(card))
        .collect();
    others.extend(state.aside.iter());
    others.sort_by_key(|card| card.index());
    dice.shuffle(&mut others);
    let mut held: Vec<CardId> = Vec::new();
    let mut under: Vec<CardId> = Vec::new();
    let n_under = tokens.len() + state.dealt.len();
    // Held Objective cards are keys; what is left of the keys lies under tokens.
    let mut keys: Vec<CardId> = needed.clone();
    let (spare_keys, events): (Vec<CardId>, Vec<CardId>) =
        others.iter().partition(|card| !content().now.has(**card));
    keys.extend(&spare_keys);
    dice.shuffle(&mut keys);
    for _ in &slots {
        held.push(
            keys.pop()
                .expect("hidden Objective cards in hands are keys"),
        );
    }
    needed.retain(|card| !held.contains(card));
    under.extend(needed.iter().take(n_under));
    let mut rest: Vec<CardId> = events;
    rest.extend(spare_keys.iter().filter(|card| !held.contains(card)));
    rest.extend(needed.iter().skip(n_under));
    dice.shuffle(&mut rest);
    while under.len() < n_under {
        under.push(rest.pop().expect("as many cards as places"));
    }
    dice.shuffle(&mut under);
    fill(state, &slots, &held);
    let before: Vec<Marks> = tokens
        .iter()
        .map(|place| state.known[state.objectives[*place].card.index()])
        .collect();
    for (place, known) in tokens.iter().zip(before) {
        let card = under.pop().expect("as many cards as tokens");
        state.objectives[*place].card = card;
        state.known[card.index()] = known;
    }
    state.dealt = under.into_iter().collect();
    for card in &rest {
        state.known[card.index()] = Marks::NONE;
    }
    state.aside = rest.into_iter().collect();
}
