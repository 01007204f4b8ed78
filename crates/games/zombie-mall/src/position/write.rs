//! A state written down.

use shamble_core::{Seat, SeatSet};

use super::{
    Position, WrittenDoor, WrittenObjective, WrittenPile, WrittenPlayer, WrittenTurn, seats,
};
use crate::cards::{Card, CardId, CardSet, Held};
use crate::ids::Marks;
use crate::state::{State, ground};

/// The state, written down.
pub(crate) fn describe(state: &State) -> Position {
    let held = |cards: &CardSet, holder: Option<Seat>| -> Vec<Held> {
        let order = state.in_order(cards);
        order
            .iter()
            .map(|card| written(state, *card, holder))
            .collect()
    };
    let players = state.players.iter().map(|(seat, player)| WrittenPlayer {
        status: player.status,
        at: player.at,
        bandages: player.bandages,
        adrenaline: player.adrenaline,
        bites: player.bites,
        kills: player.kills,
        vp: player.vp,
        hand: held(&player.hand, Some(seat)),
        slow: player.slow,
        dark: player.dark,
        auto: player.auto,
    });
    let turn = &state.turn;
    let names = |cards: &CardSet| -> Vec<Card> { state.names(cards) };
    let deck = state.deck.cards().iter().zip(state.deck.seen()).rev();
    Position {
        options: state.options,
        mall: state.mall.source().to_owned(),
        dice: state.dice.clone(),
        ask: state.ask,
        todo: state.todo.to_vec(),
        first: state.first,
        round: state.round,
        turn: WrittenTurn {
            seat: turn.seat,
            phase: turn.phase,
            north: turn.north,
            north_set: turn.north_set,
            mp: turn.mp,
            bonus_used: turn.bonus_used,
            act: turn.act,
            tried: turn.tried,
            noise: turn.noise,
            used: state
                .in_order(&turn.used.both(&state.active().hand))
                .iter()
                .map(|card| written(state, *card, Some(turn.seat)))
                .collect(),
            n_offers: turn.n_offers,
            fight: turn.fight,
        },
        players: players.collect(),
        zombies: state.zombies.clone(),
        moved: state.moved.clone(),
        loot: state
            .mall
            .spaces()
            .filter(|space| state.cell(*space).ground & ground::LOOT != 0)
            .collect(),
        objectives: state
            .objectives
            .iter()
            .map(|objective| WrittenObjective {
                number: objective.number,
                at: objective.at,
                card: written(state, objective.card, None),
            })
            .collect(),
        piles: state
            .piles
            .iter()
            .map(|pile| WrittenPile {
                at: pile.at,
                number: pile.number,
                cards: held(&pile.cards, None),
            })
            .collect(),
        deck: deck
            .map(|(card, seen)| Held {
                card: Card::fresh(card.kind()),
                used: false,
                by: None,
                seen: seats(*seen),
            })
            .collect(),
        on_top: Vec::new(),
        discard: names(&state.discard),
        aside: names(&state.aside),
        doors: state
            .doors
            .iter()
            .map(|door| WrittenDoor {
                at: door.at,
                side: door.side,
                lock: door.lock,
                locked: door.locked,
                scenario: door.scenario,
            })
            .collect(),
        radio: state.radio,
        wedges: state.wedges.to_vec(),
        horns: state.horns.to_vec(),
        call: state.call,
        offer: state.offer.clone(),
        drawn: state
            .drawn
            .iter()
            .map(|card| Card::fresh(card.kind()))
            .collect(),
        to_place: state.to_place,
        dealt: state
            .dealt
            .iter()
            .map(|card| Card::fresh(card.kind()))
            .collect(),
        ending: state.ending,
    }
}

/// A card where everybody who can tell may look: with who drew it and who knows it where that is not plain.
fn written(state: &State, card: CardId, holder: Option<Seat>) -> Held {
    let by = Seat::new(usize::from(state.drawer[card.index()]));
    let known = state.known[card.index()];
    let plain = holder.map_or(Marks::NONE, |seat| state.marks_in_hand(seat));
    let is_elsewhere = holder != Some(state.turn.seat);
    Held {
        card: state.name(card),
        used: is_elsewhere && state.turn.used.has(card),
        by: holder.filter(|holder| *holder != by).map(|_| by),
        seen: if known == plain {
            SeatSet::EMPTY
        } else {
            seats(known)
        },
    }
}
