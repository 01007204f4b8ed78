//! What a table did, input by input: enough to build every state it was ever in.

use std::fmt;
use std::str::FromStr;

use crate::{Millis, Seat, Seed};

/// One input and when it counted. Its text form is one line: `1200 seat 0 roll`, `1500 wake`, `1500 reseed 3f…`,
/// `1500 position {…}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Game time.
    pub at: Millis,
    /// What came in.
    pub input: Input,
}

/// What can happen to a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A seat acted; the action in its text form.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: String,
    },
    /// Time passed.
    Wake,
    /// The dice were replaced, because a past position is being played on from here.
    Reseed(Seed),
    /// The state was replaced by this written position, because one that nobody may know whole is being played on from
    /// here: the game's own description as JSON, on one line.
    Position(String),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.input {
            Input::Act { seat, action } => write!(f, "{} seat {seat} {action}", self.at),
            Input::Wake => write!(f, "{} wake", self.at),
            Input::Reseed(seed) => write!(f, "{} reseed {seed}", self.at),
            Input::Position(position) => write!(f, "{} position {position}", self.at),
        }
    }
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let wrong = || {
            let begins: String = line.chars().take(80).collect();
            format!(
                "'{begins}' is not an input: TIME seat N ACTION, TIME wake, TIME reseed SEED or TIME position JSON"
            )
        };
        let (at, rest) = line.split_once(' ').ok_or_else(wrong)?;
        let at = Millis(at.parse().map_err(|_| wrong())?);
        let input = match rest.split_once(' ') {
            None if rest == "wake" => Input::Wake,
            Some(("reseed", seed)) => Input::Reseed(seed.parse()?),
            Some(("position", position)) => Input::Position(position.to_owned()),
            Some(("seat", rest)) => {
                let (seat, action) = rest.split_once(' ').ok_or_else(wrong)?;
                Input::Act {
                    seat: seat.parse().map_err(|()| wrong())?,
                    action: action.to_owned(),
                }
            }
            _ => return Err(wrong()),
        };
        Ok(Self { at, input })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_back_what_they_wrote() {
        for line in [
            "0 seat 3 buy 2",
            "1500 wake",
            &format!("9 reseed {}", Seed::from_number(1)),
            "9 position {\"hand\":[1, 2]}",
        ] {
            assert_eq!(line.parse::<Entry>().unwrap().to_string(), line);
        }
        for line in [
            "",
            "wake",
            "x wake",
            "5 sleep",
            "5 seat 9 roll",
            "5 seat 1",
            "5 reseed x",
            "5 position",
        ] {
            assert!(line.parse::<Entry>().is_err(), "{line}");
        }
    }
}
