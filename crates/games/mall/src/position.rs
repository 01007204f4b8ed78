//! A position as plain data: what rule tests patch, what state hashes cover, and what is wrong with one.

mod build;

use serde::{Deserialize, Serialize};
use shamble_core::{Dice, Seat, SeatSet};

use crate::cards::{Card, CardId, CardSet, Held};
use crate::ids::{Dir, Lock, Marks, Space};
use crate::options::Options;
use crate::prompt::Ask;
use crate::state::{
    Act, Auto, Call, Ending, Fight, Horn, Offer, Radio, State, Status, Task, Wedge, ground,
};

pub(crate) use build::build;

/// A whole game, written down. Spaces are `row,column`, cards `L13*2`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub options: Options,
    /// As the option `mall`.
    pub mall: String,
    pub dice: Dice,
    pub ask: Ask,
    /// What is to be carried out before the next question, the next last.
    pub todo: Vec<Task>,
    pub first: Seat,
    pub round: u16,
    pub turn: WrittenTurn,
    pub players: Vec<WrittenPlayer>,
    /// One entry for each zombie.
    pub zombies: Vec<Space>,
    pub moved: Vec<Space>,
    /// Spaces with Loot tokens.
    pub loot: Vec<Space>,
    pub objectives: Vec<WrittenObjective>,
    pub piles: Vec<WrittenPile>,
    /// The Loot deck, the top card first. `seen` says who knows a card there.
    pub deck: Vec<Held>,
    /// Put on top of the deck, from wherever in it they are, the top card first: for rule tests.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on_top: Vec<Card>,
    pub discard: Vec<Card>,
    pub aside: Vec<Card>,
    pub doors: Vec<WrittenDoor>,
    pub radio: Radio,
    pub wedges: Vec<Wedge>,
    pub horns: Vec<Horn>,
    pub call: Option<Call>,
    pub offer: Option<Offer>,
    pub drawn: Vec<Card>,
    pub to_place: u16,
    pub dealt: Vec<Card>,
    pub ending: Option<Ending>,
}

/// The turn being taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenTurn {
    pub seat: Seat,
    pub phase: u8,
    pub north: Dir,
    pub north_set: bool,
    pub mp: u8,
    pub bonus_used: bool,
    pub act: Act,
    pub tried: bool,
    pub noise: u8,
    /// Cards that can be used once a turn and were.
    pub used: Vec<Card>,
    pub n_offers: u8,
    pub fight: Option<Fight>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPlayer {
    pub status: Status,
    pub at: Space,
    pub bandages: u8,
    pub adrenaline: u8,
    pub bites: u16,
    pub kills: u16,
    pub vp: u16,
    pub hand: Vec<Held>,
    pub slow: u8,
    pub dark: u8,
    pub auto: Auto,
}

/// An Objective token with the card under it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenObjective {
    pub number: u8,
    pub at: Space,
    pub card: Held,
}

/// A Loot Pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPile {
    pub at: Space,
    pub number: u16,
    pub cards: Vec<Held>,
}

/// A door with a lock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenDoor {
    pub at: Space,
    pub side: Dir,
    pub lock: Lock,
    pub locked: bool,
    pub scenario: bool,
}

fn seats(marks: Marks) -> SeatSet {
    Seat::all(8).filter(|seat| marks.has(*seat)).collect()
}

fn marks(seats: SeatSet) -> Marks {
    seats
        .iter()
        .fold(Marks::NONE, |marks, seat| marks.and(Marks::only(seat)))
}

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
            used: names(&turn.used),
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
    Held {
        card: state.name(card),
        by: holder.filter(|holder| *holder != by).map(|_| by),
        seen: if known == plain {
            SeatSet::EMPTY
        } else {
            seats(known)
        },
    }
}
