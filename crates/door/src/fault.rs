//! What costs a bot its seat.

use shamble_core::{Text, text};

/// Why a bot does not play, or plays no longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It could not be started.
    Start {
        /// Why.
        reason: String,
    },
    /// It was not ready in time.
    NotReady,
    /// It speaks another version of the door.
    Version {
        /// Which.
        door: u32,
    },
    /// It ended, or closed its output.
    Crashed {
        /// How it ended; nothing if it only closed its output.
        status: Option<String>,
        /// The last it wrote to its standard error.
        last_words: String,
    },
    /// It took too long over an answer.
    Stalled {
        /// How long it had, in milliseconds.
        ms: u32,
    },
    /// It thought for too long in one game.
    OverTime {
        /// How long it had, in milliseconds.
        ms: u32,
    },
    /// It wrote more than anybody reads, or a line without end.
    Flooded,
    /// It does not read what it is told.
    Deaf,
    /// It wrote what is no message once too often.
    Rubbish {
        /// What was wrong with it the last time.
        reason: String,
    },
    /// It did what is not allowed once too often.
    Refused {
        /// The rule that forbids it; nothing if it was no action at all.
        rule: Option<String>,
        /// What was wrong with it the last time, in words.
        reason: String,
    },
    /// It lost its seat in too many games of a series to be let in again.
    Out,
}

impl Fault {
    /// A word for statistics.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Start { .. } => "not_started",
            Self::NotReady => "not_ready",
            Self::Version { .. } => "version",
            Self::Crashed { .. } => "crashed",
            Self::Stalled { .. } => "stalled",
            Self::OverTime { .. } => "over_time",
            Self::Flooded => "flooded",
            Self::Deaf => "deaf",
            Self::Rubbish { .. } => "rubbish",
            Self::Refused { .. } => "refused",
            Self::Out => "out",
        }
    }

    /// What happened, for people.
    pub fn text(&self) -> Text {
        match self {
            Self::Start { reason } => text!("door-fault-start", reason = reason.as_str()),
            Self::NotReady => text!("door-fault-not-ready"),
            Self::Version { door } => {
                text!("door-fault-version", theirs = *door, ours = crate::DOOR)
            }
            Self::Crashed { status, last_words } => {
                let how = match status {
                    Some(status) => text!("door-fault-ended", status = status.as_str()),
                    None => text!("door-fault-closed"),
                };
                if last_words.is_empty() {
                    return how;
                }
                text!("door-fault-words", how = how, words = last_words.as_str())
            }
            Self::Stalled { ms } => text!("door-fault-stalled", ms = *ms),
            Self::OverTime { ms } => text!("door-fault-over-time", ms = *ms),
            Self::Flooded => text!("door-fault-flooded"),
            Self::Deaf => text!("door-fault-deaf"),
            Self::Rubbish { reason } => text!("door-fault-rubbish", reason = reason.as_str()),
            Self::Refused {
                rule: Some(rule),
                reason,
            } => text!(
                "door-fault-refused",
                rule = rule.as_str(),
                reason = reason.as_str()
            ),
            Self::Refused { rule: None, reason } => {
                text!("door-fault-no-action", reason = reason.as_str())
            }
            Self::Out => text!("door-fault-out"),
        }
    }
}
