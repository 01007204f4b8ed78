//! A table as plain, possibly illegal data: what rule tests patch, state hashes cover, and replays compare.

mod read;
mod write;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shamble_core::{Dice, Seat, SeatSet};

use crate::goals::Goals;
use crate::ids::{Card, CardSet, CharacterSet, Human, Place, Room, RoomSet, Side, Slot, SlotSet};
use crate::options::Options;
use crate::outcome::End;
use crate::prompt::Frame;
use crate::state::{HumanState, Night, Offers, Turn, ZombieCard};

/// A written table. Cards of a deck that lie somewhere else too are not in that deck: a test that gives somebody a card
/// need not look for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The readings the table plays by.
    pub options: Options,
    /// How many seats.
    pub seats: usize,
    /// The Zombie Player's.
    pub zombie_seat: Option<Seat>,
    /// The side that shows in each place.
    pub layout: BTreeMap<Slot, Side>,
    /// The Humans in Turn order by seat.
    pub humans: Vec<HumanState>,
    /// Who had the first Turn.
    pub first: Human,
    /// Whose Turn it is or was last.
    pub active: Human,
    /// Rooms with a Zombie.
    pub zombies: RoomSet,
    /// The Barricade.
    pub barricade: u8,
    /// Survivor Tokens in the pool.
    pub survivors: u8,
    /// Rooms with an armed Trap.
    pub traps: RoomSet,
    /// The Police Car.
    pub car: Option<Room>,
    /// Supply Tokens 1 and 2.
    pub supplies: [Place; 2],
    /// Zombie Cards in play.
    pub zombie_cards: Vec<ZombieCard>,
    /// Unused Player Cards.
    pub unused: CharacterSet,
    /// The Search Deck, the next card first.
    pub search_deck: Vec<Card>,
    /// The Supply Deck, the next card first.
    pub supply_deck: Vec<Card>,
    /// The Zombie Player's hand.
    pub hand: CardSet,
    /// Face-up cards beside each Store.
    pub beside: BTreeMap<Slot, CardSet>,
    /// Used cards.
    pub discard: CardSet,
    /// Cards removed from the game.
    pub removed: CardSet,
    /// How many cards at the bottom of the Search Deck the Zombie Player knows.
    pub sifted: u8,
    /// The seats that know the top of the Search Deck.
    pub top_known: SeatSet,
    /// Cards everybody knows to be in the Supply Deck.
    pub supply_known: CardSet,
    /// The Objectives.
    pub goals: Goals,
    /// The Human Turn so far.
    pub turn: Turn,
    /// The Zombie Turn so far.
    pub night: Night,
    /// Locked Stores.
    pub locked: SlotSet,
    /// Final Turns left.
    pub last_turns: Option<u8>,
    /// What waits, the next last.
    pub pending: Vec<Frame>,
    /// Player Cards being chosen.
    pub offers: Offers,
    /// The ending.
    pub end: Option<End>,
    /// The dice.
    pub dice: Dice,
}
