//! What to simulate, checked before the first game.

use serde::{Deserialize, Serialize};
use shamble_bots::Level;
use shamble_catalog::{GAMES, for_game};
use shamble_core::{Game, OptionValues, Pace, Rule, Seat, Seed, Setup, SetupError};
use shamble_door::Fault;
use thiserror::Error;

use crate::Player;
use crate::play::Watch;

/// Inputs after which a game is given up as unfinished, unless the plan says otherwise. Far above what any game needs.
pub const DEFAULT_MAX_INPUTS: u32 = 1_000_000;

/// A series of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Id of the game.
    pub game: String,
    /// What the tables choose. What is not named takes the game's choice for simulations, else its default.
    pub options: OptionValues,
    /// How many seats; without, what the mode says.
    pub seats: Option<usize>,
    /// Who plays: one bot a seat. Fewer bots than seats take turns round the table.
    pub bots: Vec<Player>,
    /// The first game of the series to play, from 0: several machines can share a series out.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// Where chance comes from: game `i` is set up with `seed.derive(i)`.
    pub seed: Seed,
    /// On how many threads; without, one a core.
    pub threads: Option<usize>,
    /// Inputs after which a game is given up as unfinished.
    pub max_inputs: u32,
    /// What to write down of each game.
    pub watch: Watch,
}

/// Why a plan cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// No game has that id.
    #[error("unknown game '{0}'; known: {known}", known = GAMES.join(", "))]
    UnknownGame(String),
    /// The game does not take these options or seats.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nobody to play.
    #[error("no bots given; name at least one")]
    NoBots,
    /// More bots than chairs.
    #[error("{bots} bots for {seats} seats; name at most one a seat")]
    TooManyBots {
        /// How many were named.
        bots: usize,
        /// How many chairs there are.
        seats: usize,
    },
    /// Nothing to play.
    #[error("at least one game must be played")]
    NoGames,
    /// Nobody to run it.
    #[error("the threads could not be started: {0}")]
    Threads(String),
    /// A program from outside cannot play.
    #[error("{bot} cannot play ({})", fault.word())]
    Outside {
        /// Which.
        bot: String,
        /// Why.
        fault: Fault,
    },
    /// A bot did what the rules refuse, so the series means nothing.
    #[error(
        "game {game} (seed {seed}): seat {seat} tried '{action}', which {rule} refuses; this is a bug, please report it"
    )]
    Refused {
        /// Which game of the series, from 0.
        game: u64,
        /// The seed of that game.
        seed: Seed,
        /// Who.
        seat: Seat,
        /// What.
        action: String,
        /// What forbids it.
        rule: Rule,
    },
}

/// A plan that can be carried out.
#[derive(Clone, Debug)]
pub(crate) struct Ready {
    pub(crate) setup: Setup,
    /// One player a seat.
    pub(crate) bots: Vec<Player>,
    pub(crate) games: std::ops::Range<u64>,
    pub(crate) max_inputs: u32,
    pub(crate) watch: Watch,
}

/// What a series is about, whichever of its games were played: all that must agree before results are added up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    /// Id of the game.
    pub game: String,
    /// What the tables chose, where it differs from the game's defaults.
    pub options: OptionValues,
    /// How many seats.
    pub seats: usize,
    /// Who plays, seat by seat.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: String,
    /// Inputs after which a game is given up as unfinished.
    pub max_inputs: u32,
}

impl Plan {
    /// A plan with nothing said but the game.
    pub fn new(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            options: OptionValues::new(),
            seats: None,
            bots: vec![Level::Random.into()],
            first: 0,
            games: 1000,
            seed: Seed::from_number(1),
            threads: None,
            max_inputs: DEFAULT_MAX_INPUTS,
            watch: Watch::default(),
        }
    }

    /// What the series is about, if the plan can be carried out.
    pub fn series(&self) -> Result<Series, PlanError> {
        self.check().map(|ready| ready.series(&self.game))
    }

    /// Checks everything that can be wrong with it.
    pub(crate) fn check(&self) -> Result<Ready, PlanError> {
        for_game!(self.game.as_str(), G => self.check_typed::<G>())
            .unwrap_or_else(|| Err(PlanError::UnknownGame(self.game.clone())))
    }

    fn check_typed<G: Game>(&self) -> Result<Ready, PlanError> {
        let spec = G::spec();
        let mut options = G::simulation_options();
        options.extend(self.options.clone());
        let mode = options.get(shamble_core::options::MODE);
        let mode = mode.and_then(|id| spec.mode(id)).unwrap_or(&spec.modes[0]);
        let setup = Setup {
            options,
            seats: self.seats.unwrap_or(mode.default_seats),
            pace: Pace::PerAction,
            seed: self.seed,
        };
        // The game itself judges what its description cannot.
        G::new(&setup)?;
        if self.bots.is_empty() {
            return Err(PlanError::NoBots);
        }
        if self.bots.len() > setup.seats {
            return Err(PlanError::TooManyBots {
                bots: self.bots.len(),
                seats: setup.seats,
            });
        }
        if self.games == 0 {
            return Err(PlanError::NoGames);
        }
        Ok(Ready {
            bots: self
                .bots
                .iter()
                .cloned()
                .cycle()
                .take(setup.seats)
                .collect(),
            setup,
            games: self.first..self.first.saturating_add(self.games),
            max_inputs: self.max_inputs,
            watch: self.watch,
        })
    }
}

impl Ready {
    pub(crate) fn series(&self, game: &str) -> Series {
        Series {
            game: game.to_owned(),
            options: self.setup.options.clone(),
            seats: self.setup.seats,
            bots: self.bots.iter().map(Player::to_string).collect(),
            seed: self.setup.seed.to_string(),
            max_inputs: self.max_inputs,
        }
    }

    /// The table of game `index`.
    pub(crate) fn table(&self, index: u64) -> Setup {
        Setup {
            seed: self.setup.seed.derive(index),
            ..self.setup.clone()
        }
    }
}
