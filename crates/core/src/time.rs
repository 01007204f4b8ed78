//! Time as an input: milliseconds since the table started, and the two ways they can pass.

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// Game time in milliseconds since the start of the table. 32 bits hold 49 days; arithmetic saturates.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Millis(pub u32);

impl Millis {
    /// The start of the table.
    pub const ZERO: Self = Self(0);

    /// So many whole seconds.
    pub const fn from_secs(seconds: u32) -> Self {
        Self(seconds.saturating_mul(1000))
    }
}

impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How time passes at a table. Every game can be played at either pace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// The host's clock runs; wakes fall due by themselves.
    RealTime,
    /// Time stands still while people think; each action costs what [`crate::Game::cost`] says.
    #[default]
    PerAction,
}

impl Pace {
    /// The name used in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RealTime => "real-time",
            Self::PerAction => "per-action",
        }
    }
}

impl std::str::FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "real-time" => Ok(Self::RealTime),
            "per-action" => Ok(Self::PerAction),
            _ => Err(format!(
                "unknown pace '{text}': use real-time or per-action"
            )),
        }
    }
}
