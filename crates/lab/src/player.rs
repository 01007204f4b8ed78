//! Who sits at a simulated table.

use std::fmt;
use std::str::FromStr;

use shamble_bots::{Bot, Level, Playable, UnknownLevel, bot};
use shamble_core::{Seat, Setup};

/// Who plays a seat of a series, as it is written on the command line and in every output.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A bot of the program's own.
    Bot(Level),
}

impl Player {
    /// Sits down for one game.
    pub(crate) fn sit<G: Playable>(&self, setup: &Setup, seat: Seat) -> Box<dyn Bot<G>> {
        match self {
            Self::Bot(level) => bot(*level, setup, seat),
        }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self::Bot(level)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        text.parse().map(Self::Bot)
    }
}
