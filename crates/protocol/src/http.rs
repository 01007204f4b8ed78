//! Bodies of the HTTP calls around the socket.

use serde::{Deserialize, Serialize};
use shamble_core::{OptionValues, Pace, Seat, Text};

#[cfg(feature = "ts")]
use crate::ShownEvent;
use crate::{ErrorCode, Json, Shown, Status, WrongOption};

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
    /// Whether a real-time game that starts at once waits with its clock until its people have said that they are ready.
    #[serde(default)]
    pub gather: bool,
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
    /// Whether the table waits for whoever is away, for days, and lets no bot stand in.
    #[serde(default)]
    pub waits: bool,
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
    /// Whether it is a puzzle: one turn that can surely be won.
    pub puzzle: bool,
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
    /// What was to be seen on the way there, oldest first: the last act and every answer of the others has its own, except
    /// the very last. Nobody is asked anything yet.
    pub before: Vec<Shown>,
    /// What is to be seen; the events are those since the picture before it.
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

/// `GET /api/tables/<id>/turn`: for whom the table waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// How far the table has come.
    pub status: Status,
    /// The seats the game waits for, as far as everybody may know.
    pub seats: Vec<Seat>,
    /// When the game last went on, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// How many inputs the log has.
    pub inputs: u32,
}

/// `GET /api/push/key`: what a browser subscribes with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushKey {
    /// The server's public key in base64url; nothing if it notifies nobody.
    pub key: Option<String>,
}

/// `PUT /api/tables/<id>/push`: a browser wants to be told when it is its person's turn.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// The secret of the person.
    pub token: String,
    /// Where the browser's push service takes notices.
    pub endpoint: String,
    /// The browser's public key in base64url.
    pub p256dh: String,
    /// The browser's secret for whoever may write to it, in base64url.
    pub auth: String,
    /// The language to be told in.
    #[serde(default)]
    pub language: String,
}

/// `DELETE /api/tables/<id>/push`: it does not any more.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Unsubscribe {
    /// The secret of the person.
    pub token: String,
    /// Where the browser's push service takes notices.
    pub endpoint: String,
}

/// `POST /api/daily/<game>`: a try at today's challenge.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTry {
    /// Who plays.
    pub name: String,
    /// A secret of the device, by which a second try is known as one. Only its hash is kept.
    pub device: String,
}

/// `GET /api/daily/<game>`: a day's challenge, and how everybody fared.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyBoard {
    /// Which game.
    pub game: String,
    /// The day that is shown, as `2026-11-16`.
    pub day: String,
    /// The day it is, in Greenwich.
    pub today: String,
    /// When the day that is shown is over, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ends: i64,
    /// What everybody plays that day.
    pub plan: DailyPlan,
    /// Days with results, the latest first.
    pub days: Vec<String>,
    /// How everybody fared, the best first; those that do not count come last.
    pub results: Vec<DailyResult>,
}

/// What everybody plays on a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyPlan {
    /// How many seats.
    pub seats: usize,
    /// How time passes.
    pub pace: Pace,
    /// What differs from the game's defaults.
    pub options: OptionValues,
    /// The level of the bots on the other seats.
    pub bots: String,
}

/// How somebody fared at a challenge, as the game's own log says when it is played again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResult {
    /// The place among those that count; the same for equals.
    pub rank: Option<u32>,
    /// Who played.
    pub name: String,
    /// Whether they won.
    pub won: bool,
    /// Their points, in games that count them.
    pub score: Option<i32>,
    /// The ending in words.
    pub text: Text,
    /// How many times they acted.
    pub acts: u32,
    /// How long it took, in milliseconds of game time.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ms: u64,
    /// Why it does not count, if it does not.
    pub labels: Vec<String>,
    /// Whether it is the table the caller named as its own.
    pub yours: bool,
    /// The table, to look at what happened there; once the day is over.
    pub table: Option<String>,
}
