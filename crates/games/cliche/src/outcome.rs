//! How the game can end, and who wins then.

use serde::{Deserialize, Serialize};
use shamble_core::{Outcome, Say, Seat, Text, text};

use crate::state::State;

/// An ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(tag = "result", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// All remaining humans escape (CZG-069).
    Car,
    /// One human escapes alone (CZG-070).
    Motorcycle { winner: Seat },
    /// No human is left (CZG-005).
    Zombies,
    /// The last round is over and nobody has escaped (CZG-R28).
    Stalemate,
}

impl Ending {
    /// The stable word for statistics. CZG-R36: it is `zombies` whether they win or not.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Car => "car",
            Self::Motorcycle { .. } => "motorcycle",
            Self::Zombies => "zombies",
            Self::Stalemate => "stalemate",
        }
    }
}

impl Say for Ending {
    fn say(&self) -> Text {
        match self {
            Self::Car => text!("cliche-outcome-car"),
            Self::Motorcycle { winner } => text!("cliche-outcome-motorcycle", winner = *winner),
            Self::Zombies => text!("cliche-outcome-zombies"),
            Self::Stalemate => text!("cliche-outcome-stalemate"),
        }
    }
}

#[inline]
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    state.ending.map(|ending| outcome_of(state, ending))
}

fn outcome_of(state: &State, ending: Ending) -> Outcome {
    let winners = match ending {
        // CZG-R33: whether they put in anything or not.
        Ending::Car => state.humans(),
        Ending::Motorcycle { winner } => [winner].into_iter().collect(),
        // CZG-R36: by the text nobody has met a victory condition.
        Ending::Zombies if state.options.zombies_win => state.zombies.iter().copied().collect(),
        Ending::Zombies | Ending::Stalemate => [].into_iter().collect(),
    };
    Outcome {
        result: ending.word(),
        winners,
        scores: None,
        text: ending.say(),
    }
}
