//! What a program can do wrong, and what would be right.

use shamble_bots::UnknownLevel;
use shamble_core::session::ReplayError;
use shamble_core::{Rule, Say as _, SetupError};
use shamble_texts::{Catalog, ENGLISH};
use thiserror::Error;

/// Why a call was not carried out. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// No game has that id.
    #[error("{0}")]
    UnknownGame(String),
    /// The game does not take these options or seats.
    #[error("{}", refused(.0))]
    Setup(#[from] SetupError),
    /// A word that names no bot.
    #[error(transparent)]
    Bot(#[from] UnknownLevel),
    /// The table has no such seat.
    #[error("there is no seat {seat}; the seats are 0 to {last}")]
    NoSuchSeat {
        /// What was given.
        seat: usize,
        /// The last seat there is.
        last: usize,
    },
    /// The seat is not asked anything now.
    #[error("seat {seat} is not asked anything now; asked: {}", listed(.asked))]
    NotAsked {
        /// Who.
        seat: usize,
        /// Who is.
        asked: Vec<usize>,
    },
    /// It cannot be done now.
    #[error("{why}")]
    Illegal {
        /// The id, if one was given.
        id: Option<u32>,
        /// The rule that forbids it, where the action could be put to the rules.
        rule: Option<Rule>,
        /// Why, with what would be right.
        why: String,
        /// The ids that can be chosen.
        legal: Vec<u32>,
    },
    /// The text is no action of this game.
    #[error("'{given}' is no action of this game: {expected}")]
    Malformed {
        /// What was given.
        given: String,
        /// What is expected.
        expected: String,
    },
    /// The game is over, or was cut off.
    #[error("the game is over ({0}); reset it to play another")]
    Over(String),
    /// A list of another length than the call needs.
    #[error("{what} has {given} values; {wanted} are needed")]
    Shape {
        /// Which.
        what: &'static str,
        /// How many it has.
        given: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// A position that cannot be set up.
    #[error("the position cannot be set up: {0}")]
    Position(String),
    /// A replay that cannot be read or carried out.
    #[error("the replay cannot be played: {0}")]
    Replay(String),
    /// The table writes nothing down.
    #[error(
        "this table keeps no log, because it is a copy for searching or was made with record off"
    )]
    NotKept,
    /// A table for one seat at a time was asked to step all, or the other way round.
    #[error("{0}")]
    Turns(&'static str),
    /// A bug in Shamble.
    #[error("this is a bug in Shamble, please report it: {0}")]
    Bug(String),
}

/// What is wrong with a table, in words.
fn refused(SetupError(errors): &SetupError) -> String {
    let say = |text| Catalog::shared().render(ENGLISH, &text, &());
    let words: Vec<String> = errors.iter().map(|error| say(error.say())).collect();
    words.join("; ")
}

/// Why a recording cannot be played again, in words.
pub(crate) fn unplayable(error: &ReplayError) -> String {
    match error {
        ReplayError::Setup(error) => format!("the set-up is refused: {}", refused(error)),
        error => error.to_string(),
    }
}

fn listed(seats: &[usize]) -> String {
    match seats {
        [] => "nobody".to_owned(),
        seats => {
            let words: Vec<String> = seats.iter().map(|seat| format!("seat {seat}")).collect();
            words.join(", ")
        }
    }
}
