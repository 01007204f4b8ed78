//! How the game can end; everybody wins or loses together.

use serde::{Deserialize, Serialize};
use shamble_core::{Outcome, Say, SeatSet, Text, text};

use crate::state::State;

/// An ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "last-door/"))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The door has enough boards (LD-001).
    Safe,
    /// The night is over (LD-007).
    Dawn,
    /// The door fell (LD-005).
    Fallen,
}

impl Ending {
    const fn word(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Dawn => "dawn",
            Self::Fallen => "fallen",
        }
    }
}

impl Say for Ending {
    fn say(&self) -> Text {
        match self {
            Self::Safe => text!("last-door-outcome-safe"),
            Self::Dawn => text!("last-door-outcome-dawn"),
            Self::Fallen => text!("last-door-outcome-fallen"),
        }
    }
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ending?;
    Some(Outcome {
        result: ending.word(),
        winners: match ending {
            Ending::Safe | Ending::Dawn => SeatSet::all(state.seats),
            Ending::Fallen => SeatSet::EMPTY,
        },
        scores: None,
        text: ending.say(),
    })
}
