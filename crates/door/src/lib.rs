//! How a program from outside plays: one JSON document a line, over its standard input and output.
//!
//! [`ToBot`] and [`FromBot`] are all that is said; `docs/door.md` tells bot writers about it, and `docs/door.schema.json`
//! is made from these types. A [`Guest`] is such a program once it is ready: it is asked, it answers, and whatever it does
//! instead is a [`Fault`] that costs it its seat and nobody anything else. What a seat may see is decided by whoever asks;
//! nothing here knows a game.

mod child;
mod fault;
mod guest;
mod invocation;
mod log;
mod manner;
mod message;
#[cfg(feature = "schema")]
mod schema;
#[cfg(feature = "schema")]
mod shape;

pub use child::{MAX_WAITING_LINES, end_all};
pub use fault::Fault;
pub use guest::{Answer, Guest, Mouth, Question};
pub use invocation::{Invocation, NoCommand};
pub use log::{LOG_BYTES, Log};
pub use manner::{DEFAULT_ANSWER_MS, DEFAULT_GAME_MS, Limits, MAX_LINE_BYTES, Manner, TRIES};
pub use message::{
    Ask, Bye, DOOR, End, FromBot, Hello, New, NextParts, Ready, Refused, ToBot, Told,
};
#[cfg(feature = "schema")]
pub use schema::schema;
