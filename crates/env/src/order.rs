//! What table is wanted, checked before it is made.

use std::collections::BTreeMap;

use shamble_bots::{Level, Playable};
use shamble_catalog::{GAMES, for_game};
use shamble_core::options::MODE;
use shamble_core::replay::Replay;
use shamble_core::{Encoded, OptionValues, Pace, Seat, Seed, Session, Setup};

use crate::batch::{AnyBatch, Batch};
use crate::error::unplayable;
use crate::typed::{Manner, Typed};
use crate::{Env, Error};

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Id of the game.
    pub game: String,
    /// What the table chooses, the mode among it. What is not named takes the game's choice for simulations, else its
    /// default.
    pub options: OptionValues,
    /// How many seats; without, what the mode says.
    pub seats: Option<usize>,
    /// Where chance comes from.
    pub seed: Seed,
    /// Seats that bots of the house play, by the word for their level.
    pub bots: BTreeMap<usize, String>,
    /// A decision with one choice is made without asking.
    pub skip_forced: bool,
    /// Decisions after which the game is cut off.
    pub max_steps: Option<u32>,
    /// Whether inputs and events are written down, for replays and `events`.
    pub record: bool,
    /// All seats answer at once, not one after the other.
    pub together: bool,
}

impl Order {
    /// A table of `game` with nothing else said.
    pub fn new(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            options: OptionValues::new(),
            seats: None,
            seed: Seed::from_number(0),
            bots: BTreeMap::new(),
            skip_forced: false,
            max_steps: None,
            record: true,
            together: false,
        }
    }

    fn unknown(&self) -> Error {
        let known = GAMES.join(", ");
        Error::UnknownGame(format!("unknown game '{}'; known: {known}", self.game))
    }

    fn checked<G: Playable + Encoded>(&self) -> Result<(Setup, Manner), Error> {
        let spec = G::spec();
        let mut options = G::simulation_options();
        options.extend(self.options.clone());
        let mode = options.get(MODE).and_then(|id| spec.mode(id));
        let setup = Setup {
            seats: self
                .seats
                .unwrap_or(mode.unwrap_or(&spec.modes[0]).default_seats),
            options,
            pace: Pace::PerAction,
            seed: self.seed,
        };
        setup.check(&spec)?;
        let mut bots: Vec<Option<Level>> = vec![None; setup.seats];
        for (seat, level) in &self.bots {
            let last = setup.seats - 1;
            let chair = bots.get_mut(*seat);
            *chair.ok_or(Error::NoSuchSeat { seat: *seat, last })? = Some(level.parse()?);
        }
        let manner = Manner {
            bots,
            skip_forced: self.skip_forced,
            max_steps: self.max_steps,
            record: self.record,
            together: self.together,
        };
        Ok((setup, manner))
    }
}

/// Makes a table; it stands at the first decision.
pub fn make(order: &Order) -> Result<Box<dyn Env>, Error> {
    fn go<G: Playable + Encoded>(order: &Order) -> Result<Box<dyn Env>, Error> {
        let (setup, manner) = order.checked::<G>()?;
        Ok(Box::new(Typed::<G>::new(setup, manner)?))
    }
    for_game!(order.game.as_str(), G => go::<G>(order)).unwrap_or_else(|| Err(order.unknown()))
}

/// Makes `n` tables that are stepped in one call on so many threads. Game `i` has the seed `order.seed.derive(i)`.
pub fn make_batch(order: &Order, n: usize, threads: usize) -> Result<Box<dyn AnyBatch>, Error> {
    fn go<G: Playable + Encoded>(
        order: &Order,
        n: usize,
        threads: usize,
    ) -> Result<Box<dyn AnyBatch>, Error> {
        let (setup, manner) = order.checked::<G>()?;
        Ok(Box::new(Batch::<G>::new(setup, manner, n, threads)?))
    }
    for_game!(order.game.as_str(), G => go::<G>(order, n, threads))
        .unwrap_or_else(|| Err(order.unknown()))
}

/// The table after all inputs of a replay file, or after the first `n` of them. The manner of stepping is `order`'s; what
/// is played is the replay's.
pub fn replay(order: &Order, text: &str, n: Option<usize>) -> Result<Box<dyn Env>, Error> {
    fn go<G: Playable + Encoded>(
        order: &Order,
        read: Replay,
        n: Option<usize>,
    ) -> Result<Box<dyn Env>, Error> {
        if read.setup.pace != Pace::PerAction {
            return Err(Error::Replay("it was played in real time".to_owned()));
        }
        let n_kept = n.unwrap_or(read.log.len()).min(read.log.len());
        let (rules, options) = (read.rules, &read.setup.options);
        let other = shamble_catalog::other_rules(G::ID, rules, options);
        if let (Some(version), Some(_)) = (rules, other) {
            return Err(Error::Replay(format!(
                "by version {version} of the rules, which is not played here, such a table goes differently"
            )));
        }
        let broken = |reason: String| match other {
            Some(version) => Error::Replay(format!(
                "{reason}; it does not say by which version of the rules it was played, and by version {version} such a table went differently"
            )),
            None => Error::Replay(reason),
        };
        let session = Session::<G>::replay(read.setup.clone(), &read.log[..n_kept])
            .map_err(|error| broken(unplayable(&error)))?;
        let is_whole = n_kept == read.log.len() && !read.hash.is_empty();
        if is_whole && shamble_core::Game::state_hash(session.state()) != read.hash {
            let reason = "its last state is not the one it was recorded with";
            return Err(broken(reason.to_owned()));
        }
        let order = Order {
            options: session.setup().options.clone(),
            seats: Some(session.setup().seats),
            seed: session.setup().seed,
            ..order.clone()
        };
        let (_, manner) = order.checked::<G>()?;
        Ok(Box::new(Typed::resume(&session, manner)?))
    }
    let read = Replay::read(text).map_err(|error| Error::Replay(error.to_string()))?;
    let order = Order {
        game: read.game.clone(),
        ..order.clone()
    };
    for_game!(order.game.as_str(), G => go::<G>(&order, read, n))
        .unwrap_or_else(|| Err(order.unknown()))
}

/// The seat with this number at a table of `n_seats`.
pub(crate) fn seat_of(number: usize, n_seats: usize) -> Result<Seat, Error> {
    let wrong = Error::NoSuchSeat {
        seat: number,
        last: n_seats - 1,
    };
    let seat = Seat::try_new(number).filter(|seat| seat.index() < n_seats);
    seat.ok_or(wrong)
}
