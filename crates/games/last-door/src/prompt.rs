//! Who is asked what, now.

use serde::Serialize;
use shamble_core::{Prompt, Prompts, Say, Text, text};

use crate::state::State;

/// What a prompt asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "last-door/"))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Nail, listen or brace.
    Turn,
}

impl Say for Ask {
    fn say(&self) -> Text {
        match self {
            Self::Turn => text!("last-door-ask-turn"),
        }
    }
}

/// LD-002: whoever has the hammer.
pub(crate) fn prompts(state: &State) -> Prompts<Ask> {
    let is_on = state.ending.is_none();
    is_on
        .then(|| Prompt::must(state.turn, Ask::Turn))
        .into_iter()
        .collect()
}
