//! The one list of games, and a session that hides which game it is.
//!
//! Hosts hold a [`Table`] and never learn the game's types. Whoever needs the types (bots, the lab) goes through
//! [`for_game!`], the only place that maps ids to games.

mod table;
mod view;

use shamble_core::log::Entry;
use shamble_core::session::ReplayError;
use shamble_core::{Game, GameSpec, OptionValues, Session, Setup, SetupError};
use shamble_situations::{Answer, Report, Situation};

pub use table::{Step, Table};
pub use toys::{TOYS, known};
pub use view::View;
toys! { pub use shamble_last_door as last_door; }

#[macro_use]
mod toys;

/// Writes the declarations of one game.
#[cfg(feature = "ts")]
macro_rules! export_game {
    ($module:ident, $config:expr) => {{
        use ts_rs::TS;
        $module::View::export_all($config)?;
        $module::Event::export_all($config)?;
        $module::Action::export_all($config)?;
        $module::Ask::export_all($config)?;
    }};
}

/// Makes everything that goes through all games from the one list of their modules.
macro_rules! games {
    // The dollar sign is handed over, so that the macros made here can have variables of their own.
    ($d:tt $($module:ident = $package:ident),+ $(,)?) => {
        $(pub use $package as $module;)+

        /// Ids of all games, in the order in which they are shown.
        pub const GAMES: [&str; [$(stringify!($module)),+].len()] =
            [$(<$module::State as Game>::ID),+];

        /// Runs `$body` with `$G` standing for the state type of the game called `$id`, or gives `None` for an unknown
        /// id.
        #[macro_export]
        macro_rules! for_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $(<$crate::$module::State as $crate::AnyGame>::ID => {
                        type $d G = $crate::$module::State;
                        Some($d body)
                    })+
                    other => $crate::for_toy!(other, $d G => $d body),
                }
            };
        }

        /// Writes the declarations of what a game shows, tells, asks and takes, for every game.
        #[cfg(feature = "ts")]
        pub fn export_types(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
            $(export_game!($module, config);)+
            toys! { export_game!(last_door, config); }
            Ok(())
        }
    };
}

games! {$
    zombies15 = shamble_zombies15,
    tiny_epic_zombies = shamble_tiny_epic_zombies,
    zombie_mall = shamble_zombie_mall,
    cliche = shamble_cliche,
}

/// Which version of its rules every game is played by, in the order of [`GAMES`].
///
/// A version is raised when a change makes a stored game play differently, that is, when a golden log of the server no
/// longer replays. Stored games name the version they were begun under; one that is not played any more is told apart
/// from a damaged one. A change that only makes new things possible raises nothing.
pub const RULES: [(&str, u16); GAMES.len()] = [
    ("zombies15", 3),
    ("tiny-epic-zombies", 1),
    ("zombie-mall", 1),
    ("cliche", 1),
];

/// The version of the rules of the game called `id` that is played here.
pub fn rules_version(id: &str) -> Option<u16> {
    let found = RULES.iter().find(|(game, _)| *game == id);
    let of_toy = || TOYS.contains(&id).then_some(1);
    found.map(|(_, version)| *version).or_else(of_toy)
}

/// Whether a table with these options that was begun under `version` of its rules goes on here as it began.
///
/// A new version breaks what it touched and nothing else: tables that play the same by both are not turned away. Every
/// version that is raised says anew which those are.
pub fn goes_on(id: &str, version: u16, options: &OptionValues) -> bool {
    let played = rules_version(id);
    match (id, version, played) {
        // Version 2 dealt scenarios 11 and 13 anew, version 3 all others from 6 on.
        ("zombies15", 1, Some(3)) => !matches!(zombies15::campaign_number(options), Some(6..)),
        ("zombies15", 2, Some(3)) => {
            matches!(zombies15::campaign_number(options), None | Some(..6 | 13))
        }
        _ => played == Some(version),
    }
}

/// The version of the rules that may keep a recorded game from playing here as it did: the one it names, or, where it names
/// none, the newest by which such a table played differently.
pub fn other_rules(id: &str, recorded: Option<u16>, options: &OptionValues) -> Option<u16> {
    let differs = |version: &u16| !goes_on(id, *version, options);
    match recorded {
        Some(version) => Some(version).filter(differs),
        None => (1..rules_version(id)?).rev().find(differs),
    }
}

/// How often bots win at every kind of table, as it was last measured: the JSON that `shamble difficulty measure` writes.
pub const DIFFICULTY: &str = include_str!("../content/difficulty.json");

/// What [`for_game!`] knows every game by.
pub use shamble_core::Game as AnyGame;

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
        Ok((Box::new(session), table::erase::<G>(steps)))
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

/// Answers a situation file that is a question to the game called `id`; `None` for an unknown game.
pub fn ask_situation(
    id: &str,
    situation: &Situation,
) -> Option<Result<Answer, shamble_situations::Failure>> {
    for_game!(id, G => shamble_situations::ask::<G>(situation))
}

/// The table that a situation file of the game called `id` sets up; `None` for an unknown game.
pub fn begin_situation(
    id: &str,
    situation: &Situation,
) -> Option<Result<Box<dyn Table>, shamble_situations::Failure>> {
    for_game!(id, G => shamble_situations::begin::<G>(situation).map(|session| Box::new(session) as Box<dyn Table>))
}

/// Runs a situation file of the game called `id`; `None` for an unknown game.
pub fn run_situation(id: &str, situation: &Situation) -> Option<Report> {
    for_game!(id, G => shamble_situations::run::<G>(situation))
}
