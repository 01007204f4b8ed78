//! Bodies of the HTTP calls around the socket.

use serde::{Deserialize, Serialize};
use shamble_core::{OptionValues, Pace, Text};

use crate::{ErrorCode, Shown, WrongOption};

/// `POST /api/tables`: a new table.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// How many seats; the game's default if absent.
    #[serde(default)]
    pub seats: Option<usize>,
    /// How time passes; real time if absent.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// What differs from the defaults.
    #[serde(default)]
    pub options: OptionValues,
    /// Whether the lobby lists it.
    #[serde(default)]
    pub public: bool,
    /// The creator's name; with it the creator sits down.
    #[serde(default)]
    pub name: Option<String>,
    /// Where the creator sits down; on seat 0 if absent.
    #[serde(default)]
    pub seat: Option<usize>,
    /// Fill the other seats with bots of this level and start at once.
    #[serde(default)]
    pub bots: Option<String>,
    /// Play the same dice again: the seed of a finished game.
    #[serde(default)]
    pub seed: Option<String>,
    /// The finished table whose people are to come over.
    #[serde(default)]
    pub follows: Option<Follows>,
}

/// Which table a new one follows, and the right to say so to everybody there.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Follows {
    /// Its id.
    pub table: String,
    /// The secret of a person who sat there.
    pub token: String,
}

/// What came of making a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// The table's id; its page is `/t/<id>`.
    pub table: String,
    /// The short code to join by.
    pub code: String,
    /// The creator's secret.
    pub token: String,
}

/// `GET /api/codes/<code>`: the table with that code.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Found {
    /// The table's id.
    pub table: String,
}

/// `POST /api/tables/<id>/fork`: play on from a past input of a finished or practice game, at a new table.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// How many inputs to keep.
    pub at: u32,
    /// The name of whoever plays on.
    pub name: String,
    /// The seat to play.
    pub seat: usize,
    /// The secret of a person at the table; needed while the game is not over.
    #[serde(default)]
    pub token: Option<String>,
}

/// `GET /api/tables/<id>/history/<n>?viewer=<seat|spectator>`: a finished game after `n` inputs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HistoryStep {
    /// How many inputs the game had in all.
    pub inputs: u32,
    /// What the viewer saw then; its events are those of input `n`.
    pub shown: Shown,
}

/// The body of every failed call.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ApiError {
    /// What kind.
    pub code: ErrorCode,
    /// Why, in words.
    pub text: Text,
    /// What is wrong with which option, where that is the reason.
    pub options: Vec<WrongOption>,
}
