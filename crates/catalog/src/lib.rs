//! The one list of games, and a session that hides which game it is.
//!
//! Hosts hold a [`Table`] and never learn the game's types. Whoever needs the types (bots, the lab) goes through
//! [`for_game!`], the only place that maps ids to games.

mod table;

use shamble_core::log::Entry;
use shamble_core::session::ReplayError;
use shamble_core::testing::{Report, Situation};
use shamble_core::{Game, GameSpec, Session, Setup, SetupError};

pub use shamble_cliche as cliche;
pub use shamble_fifteen as fifteen;
pub use shamble_mall as mall;
pub use shamble_tiny_epic as tiny_epic;
pub use table::{Choice, EventFor, Prompt, Step, Table, Viewers};

/// Ids of all games, in the order in which they are shown.
pub const GAMES: [&str; 4] = ["zombies15", "tiny-epic-zombies", "zombie-mall", "cliche"];

/// Runs `$body` with `$G` standing for the state type of the game called `$id`, or gives `None` for an unknown id.
#[macro_export]
macro_rules! for_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            "zombies15" => {
                type $G = $crate::fifteen::State;
                Some($body)
            }
            "tiny-epic-zombies" => {
                type $G = $crate::tiny_epic::State;
                Some($body)
            }
            "zombie-mall" => {
                type $G = $crate::mall::State;
                Some($body)
            }
            "cliche" => {
                type $G = $crate::cliche::State;
                Some($body)
            }
            _ => None,
        }
    };
}

/// The description of every game.
pub fn specs() -> Vec<GameSpec> {
    GAMES
        .iter()
        .map(|id| spec(id).expect("a listed game"))
        .collect()
}

/// The description of the game called `id`.
pub fn spec(id: &str) -> Option<GameSpec> {
    for_game!(id, G => G::spec())
}

/// Why a table could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// No game has that id.
    UnknownGame(String),
    /// The game does not take these options, seats or pace.
    Setup(SetupError),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownGame(id) => write!(f, "unknown game '{id}'; known: {}", GAMES.join(", ")),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

/// Sets up a table of the game called `id`; returns what happened before anybody could act.
pub fn start(id: &str, setup: Setup) -> Result<(Box<dyn Table>, Vec<Step>), StartError> {
    fn go<G: Game>(setup: Setup) -> Result<(Box<dyn Table>, Vec<Step>), StartError> {
        let (session, steps) = Session::<G>::start(setup).map_err(StartError::Setup)?;
        let steps = steps
            .into_iter()
            .map(|step| Step::of::<G>(step, session.state().n_seats()))
            .collect();
        Ok((Box::new(session), steps))
    }
    for_game!(id, G => go::<G>(setup))
        .unwrap_or_else(|| Err(StartError::UnknownGame(id.to_owned())))
}

/// Builds the table of the game called `id` after `log`; `None` for an unknown game.
pub fn replay(
    id: &str,
    setup: Setup,
    log: &[Entry],
) -> Option<Result<Box<dyn Table>, ReplayError>> {
    for_game!(id, G => Session::<G>::replay(setup, log).map(|session| Box::new(session) as Box<dyn Table>))
}

/// Runs a situation file of the game called `id`; `None` for an unknown game.
pub fn run_situation(id: &str, situation: &Situation) -> Option<Report> {
    for_game!(id, G => shamble_core::testing::run::<G>(situation))
}
