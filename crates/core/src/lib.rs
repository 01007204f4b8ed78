//! The vocabulary every Shamble game speaks.
//!
//! A game is a pure state machine: inputs (a seat acts, time passes) go in, events come out, and nothing else is read
//! or written. This crate defines that contract ([`Game`]) and what hosts build on it: dice, time, texts, logs and
//! replays, and the contract suite. It knows no game, no clock, no file and no network.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

// Derived code names this crate, and some of it is here.
extern crate self as shamble_core;

pub mod account;
pub mod changes;
pub mod compose;
pub mod dice;
pub mod drive;
pub mod encode;
pub mod flaw;
pub mod game;
pub mod log;
pub mod options;
pub mod outcome;
pub mod prompt;
pub mod replay;
pub mod rule;
pub mod runner;
pub mod seat;
pub mod session;
pub mod sink;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod text;
pub mod time;

pub use account::Account;
pub use changes::Changes;
pub use compose::{Part, Parts};
pub use dice::{Dice, Seed};
pub use encode::Encoded;
pub use flaw::Flaw;
pub use game::{Game, Pausing, Setup, SetupError};
pub use options::{Checked, GameSpec, ModeSpec, Need, OptionKind, OptionSpec, OptionValues};
pub use outcome::Outcome;
pub use prompt::{Prompt, Prompts};
pub use rule::{Illegal, Rule};
pub use runner::Runner;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use session::{Refusal, Session, Step, Steps};
pub use sink::{Quiet, Sink};
pub use text::{Arg, Say, Text, Worded, Words};
pub use time::{Millis, Pace};
