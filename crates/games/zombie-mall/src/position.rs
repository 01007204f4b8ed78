//! A position as plain data: what rule tests patch, what state hashes cover, and what is wrong with one.

mod read;
mod write;

use serde::{Deserialize, Serialize};
use shamble_core::{Dice, Seat, SeatSet};

use crate::cards::{Card, Held};
use crate::ids::{Dir, Lock, Marks, Space};
use crate::options::Options;
use crate::prompt::Ask;
use crate::state::{Act, Auto, Call, Ending, Fight, Horn, Offer, Radio, Status, Task, Wedge};

pub(crate) use read::build;
pub(crate) use write::describe;

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
    /// Cards of the active player that can be used once a turn and were.
    pub used: Vec<Held>,
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
