//! Bodies of the HTTP calls around the socket.

use serde::{Deserialize, Serialize};
use shamble_core::{OptionValues, Pace, Seat, Text};

#[cfg(feature = "ts")]
use crate::ShownEvent;
use crate::{ErrorCode, Json, Shown, WrongOption};

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
    /// Whether whoever sits down may ask for hints. Rivals never can, whatever this says, except alone with bots.
    #[serde(default)]
    pub hints: bool,
    /// Whether bots say why they do what they do; if absent, they do where nobody is a rival.
    #[serde(default)]
    pub reasons: Option<bool>,
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

/// `POST /api/tables/<id>/fork`: play on from a past input of a game at a new table, if it is over or nobody else knows it.
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
    /// The secret of the person on that seat; needed while the game is not over.
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

/// `GET /api/tables/<id>/history?viewer=<seat|spectator>`: all that happened in a finished game, for finding one's way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HistoryLog {
    /// How many inputs the game had in all.
    pub inputs: u32,
    /// What the viewer heard, by the input it came of, oldest first; inputs that told nothing are left out.
    pub entries: Vec<HistoryEntry>,
}

/// What came of one input.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HistoryEntry {
    /// How many inputs the game had after it.
    pub n: u32,
    /// In order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<ShownEvent<()>>"))]
    pub events: Json,
}

/// `GET /api/lessons`: one of the lessons there are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonInfo {
    /// Which game it teaches.
    pub game: String,
    /// Its name within the game; its page is `/learn/<game>/<name>`.
    pub name: String,
    /// What it is called.
    pub title: Text,
    /// What it teaches.
    pub about: Text,
    /// How many steps it asks for.
    pub steps: usize,
    /// Whether a game follows that is played freely.
    pub plays_on: bool,
}

/// `POST /api/lessons/<game>/<name>`: everything the learner has done so far.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonTry {
    /// The acts in their text form, oldest first. Only the last may be one that is not taken.
    pub acts: Vec<String>,
}

/// A lesson after some acts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonStep {
    /// How many seats the table has.
    pub seats: usize,
    /// The learner's.
    pub seat: Seat,
    /// What the table chose.
    pub options: OptionValues,
    /// How many steps are behind.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// What is asked next, in words.
    pub say: Option<Text>,
    /// The rule behind it.
    pub rule: Option<String>,
    /// The acts that are asked for; empty where anything goes.
    pub wants: Vec<String>,
    /// Why the last act was not taken, if it was not.
    pub objection: Option<LessonObjection>,
    /// Whether the lesson is at its end.
    pub over: bool,
    /// What is to be seen; the events are those of the last act.
    pub shown: Shown,
}

/// Why an act was not taken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonObjection {
    /// The rule that forbids it; nothing if it is only not what is being learnt.
    pub rule: Option<String>,
    /// In words.
    pub text: Text,
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
