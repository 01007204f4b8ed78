//! What a bot must keep to, and how it is spoken to.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use crate::Log;

/// The longest line a bot may write, in bytes.
pub const MAX_LINE_BYTES: usize = 16 * 1024;

/// How often a bot may answer one question before it loses its seat.
pub const TRIES: u32 = 3;

/// How long a bot may take over one answer, unless somebody says otherwise.
pub const DEFAULT_ANSWER_MS: u32 = 5_000;

/// How long a bot may think in one game, unless somebody says otherwise.
pub const DEFAULT_GAME_MS: u32 = 600_000;

/// How long a bot may take until it is ready: interpreters and networks take their time to load.
pub(crate) const START: Duration = Duration::from_secs(60);

/// How long a bot may take to end after `bye`.
pub(crate) const FAREWELL: Duration = Duration::from_millis(500);

/// What a bot must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Limits {
    /// How long one answer may take, in milliseconds.
    pub answer_ms: u32,
    /// How long all answers of one game may take together, in milliseconds.
    pub game_ms: u32,
    /// How often one question may be answered before the seat is lost.
    pub tries: u32,
    /// The longest line, in bytes.
    pub line_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            answer_ms: DEFAULT_ANSWER_MS,
            game_ms: DEFAULT_GAME_MS,
            tries: TRIES,
            line_bytes: MAX_LINE_BYTES,
        }
    }
}

/// How bots are treated.
#[derive(Clone)]
pub struct Manner {
    /// Which program speaks, and its version.
    pub program: String,
    /// What they must keep to.
    pub limits: Limits,
    /// Puts a text, as it goes over the wire, into words.
    pub say: fn(&Value) -> String,
    /// Where what they write to their standard error goes, and their notes.
    pub log: Arc<Log>,
}
