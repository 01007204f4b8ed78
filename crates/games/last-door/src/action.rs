//! What a player can do, and its one-line text form.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// An answer to a prompt. The text form is given with each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "last-door/"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// `nail`: try to put a board on the door.
    Nail,
    /// `listen`: learn what the next knock will be.
    Listen,
    /// `brace`: lean against the door until the next knock.
    Brace,
}

impl Action {
    /// All there is to do, in the order in which it is listed.
    pub(crate) const ALL: [Self; 3] = [Self::Nail, Self::Listen, Self::Brace];

    const fn word(self) -> &'static str {
        match self {
            Self::Nail => "nail",
            Self::Listen => "listen",
            Self::Brace => "brace",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|action| action.word() == text)
            .ok_or_else(|| format!("'{text}' is not nail, listen or brace"))
    }
}
