//! How a game ended.

use serde::Serialize;

use crate::{BySeat, SeatSet, Text};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Stable word for statistics, such as `car`; the same ending always has the same word.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub result: &'static str,
    /// Who won; empty when everybody lost.
    pub winners: SeatSet,
    /// Points by seat, for games that count them.
    pub scores: Option<BySeat<i32>>,
    /// The ending in words.
    pub text: Text,
}
