//! Everything on the table.

use serde::{Deserialize, Serialize};
use shamble_core::{Dice, Millis, Seat, SeatSet};

use crate::ids::Card;
use crate::outcome::Ending;

/// LD-005: how often something knocks.
pub(crate) const KNOCK_EVERY: Millis = Millis(20_000);
/// LD-R01: what a turn costs where time stands still while people think.
pub(crate) const TURN: Millis = Millis(10_000);
/// LD-001.
pub(crate) const START_BOARDS: u8 = 2;

/// The state, which is also its own written position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) seats: usize,
    /// Who has the hammer.
    pub(crate) turn: Seat,
    /// How many turns are over.
    pub(crate) turns: u32,
    /// Boards on the door.
    pub(crate) boards: u8,
    /// So many boards make it safe.
    pub(crate) target: u8,
    /// How many lean against the door until the next knock.
    pub(crate) braced: u8,
    /// The knocks to come, the next one first.
    pub(crate) deck: Vec<Card>,
    /// The knocks that came, in order.
    pub(crate) turned: Vec<Card>,
    /// Who knows the next knock.
    pub(crate) heard: SeatSet,
    pub(crate) knock_at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ending: Option<Ending>,
    pub(crate) dice: Dice,
}

impl State {
    /// How many turns are over.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Boards on the door.
    pub fn boards(&self) -> u8 {
        self.boards
    }

    /// How many knocks are still to come.
    pub fn knocks_left(&self) -> usize {
        self.deck.len()
    }
}
