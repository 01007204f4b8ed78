//! The kinds of knock cards.

use serde::{Deserialize, Serialize};
use shamble_core::{Say, Text, text};

/// A kind of knock. Cards of one kind are all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "last-door/"))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Scratch,
    Thud,
    Crash,
    Ram,
}

impl Card {
    /// All kinds, the gentlest first.
    pub const ALL: [Self; 4] = [Self::Scratch, Self::Thud, Self::Crash, Self::Ram];

    /// Its word in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scratch => "scratch",
            Self::Thud => "thud",
            Self::Crash => "crash",
            Self::Ram => "ram",
        }
    }
}

impl Say for Card {
    fn say(&self) -> Text {
        match self {
            Self::Scratch => text!("last-door-card-scratch"),
            Self::Thud => text!("last-door-card-thud"),
            Self::Crash => text!("last-door-card-crash"),
            Self::Ram => text!("last-door-card-ram"),
        }
    }
}
