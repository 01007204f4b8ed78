//! The contract every game must keep, tried on random games.
//!
//! [`check`] plays seeded random games and looks, move by move, whether the promises of [`Game`] hold: somebody can
//! always act, what is listed or put together is accepted and nothing else is, what is refused leaves no trace, every
//! piece is somewhere and only there, nobody learns what they cannot know, everything can be written down, read back and
//! replayed, and a table that was read back plays on as the original does. The players of these games do not keep to the
//! lists: they also try whatever the grammar can write, and play on from there when it is accepted. A broken promise panics with all that is needed to see it
//! again: options, seats, pace, seed, move and the last inputs. `SHAMBLE_SEED` plays just the game with that seed.

mod acts;
mod asked;
mod composed;
mod odd;
mod record;
mod secrets;
mod trial;
mod twin;

use std::fmt;

use crate::options::MODE;
use crate::{Game, OptionKind, OptionValues, Pace, Seed, Setup};
use trial::Trial;

/// So many of the last inputs are shown with a broken promise.
const N_LAST_INPUTS: usize = 20;

/// Which tables to try, and how long.
#[derive(Clone, Debug)]
pub struct Contract {
    /// What the tables choose.
    pub options: OptionValues,
    /// How many seats they have.
    pub seats: usize,
    /// How time passes.
    pub pace: Pace,
    /// How many games are played.
    pub games: usize,
    /// A game that goes on for more moves than this does not end.
    pub max_inputs: usize,
    /// From which the seeds of the games follow.
    pub seed: Seed,
    /// Whether some seat cannot know something; then re-dealing must at some time make a difference.
    pub has_secrets: bool,
}

impl Default for Contract {
    fn default() -> Self {
        Self {
            options: OptionValues::new(),
            seats: 2,
            pace: Pace::PerAction,
            games: 8,
            max_inputs: 100_000,
            seed: Seed::from_number(1),
            has_secrets: true,
        }
    }
}

/// What was tried without finding anything broken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Games played to the end.
    pub n_games: usize,
    /// Inputs in their logs.
    pub n_inputs: usize,
    /// Moves before which everything was looked at, not only what is cheap.
    pub n_close_looks: usize,
    /// Re-dealt states that differed from the true one.
    pub n_redealt: usize,
    /// Actions out of the blue that were tried.
    pub n_odd: usize,
    /// Those of them that were accepted.
    pub n_odd_accepted: usize,
    /// Inputs that a rebuilt state answered like the original.
    pub n_twin_inputs: usize,
    /// Actions put together from parts.
    pub n_composed: usize,
}

/// A promise a game did not keep, and how to see it again.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which promise, and what was seen.
    pub promise: String,
    /// The game's id.
    pub game: &'static str,
    /// The table.
    pub setup: Setup,
    /// Before or at which move of the random players, from 1.
    pub step: usize,
    /// The last inputs.
    pub last_inputs: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup {
            options,
            seats,
            pace,
            seed,
        } = &self.setup;
        writeln!(f, "{} breaks the contract: {}", self.game, self.promise)?;
        writeln!(
            f,
            "  at move {}, {seats} seats, {}, options {options:?}",
            self.step,
            pace.name()
        )?;
        write!(
            f,
            "  see it again with SHAMBLE_SEED={seed}; the last inputs:"
        )?;
        for line in &self.last_inputs {
            write!(f, "\n    {line}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Broken {}

/// Tries the contract and panics with the first promise that is not kept.
pub fn check<G: Game>(contract: &Contract) -> Tried {
    let tried = match seed_from_environment() {
        None => try_contract::<G>(contract),
        Some(seed) => try_seed::<G>(contract, seed),
    };
    tried.unwrap_or_else(|broken| panic!("{broken}"))
}

/// Tries the contract on every mode, every number of seats, both paces, and every value of every option on its own,
/// with `games` games each. Numbers are tried at both ends; texts only at their default.
pub fn check_all<G: Game>(games: usize, has_secrets: bool) -> Tried {
    let spec = G::spec();
    let mut total = Tried::default();
    let mut one = |options: &OptionValues, seats, pace| {
        let contract = Contract {
            options: options.clone(),
            seats,
            pace,
            games,
            has_secrets,
            ..Contract::default()
        };
        total.add(check::<G>(&contract));
    };
    for mode in &spec.modes {
        let options = OptionValues::from([(MODE.to_owned(), mode.id.to_owned())]);
        for pace in [Pace::PerAction, Pace::RealTime] {
            for seats in mode.min_seats..=mode.max_seats {
                one(&options, seats, pace);
            }
            for option in &spec.options {
                let values: Vec<String> = match &option.kind {
                    OptionKind::Choice { values } => {
                        values.iter().map(ToString::to_string).collect()
                    }
                    OptionKind::Toggle => vec!["on".into(), "off".into()],
                    OptionKind::Number { min, max, none } => {
                        let ends = [min.to_string(), max.to_string()];
                        ends.into_iter()
                            .chain(none.then(|| "none".into()))
                            .collect()
                    }
                    OptionKind::Words { .. } | OptionKind::Text { .. } => Vec::new(),
                };
                let Some(mut options) = spec.choices_for(option, mode.id) else {
                    continue;
                };
                for value in values.into_iter().filter(|value| value != option.default) {
                    options.insert(option.key.to_owned(), value);
                    one(&options, mode.default_seats, pace);
                }
            }
        }
    }
    total
}

/// [`check`] that reports instead of panicking, and always plays all games.
pub fn try_contract<G: Game>(contract: &Contract) -> Result<Tried, Box<Broken>> {
    let mut total = Tried::default();
    for index in 0..contract.games {
        total.add(try_seed::<G>(contract, contract.seed.derive(index as u64))?);
    }
    if contract.has_secrets && contract.games > 0 && total.n_redealt == 0 {
        return Err(Box::new(Broken {
            promise: "the game has secrets, but determinize never changed anything except the dice"
                .into(),
            game: G::spec().id,
            setup: setup(contract, contract.seed.derive(0)),
            step: 0,
            last_inputs: Vec::new(),
        }));
    }
    Ok(total)
}

/// Tries the contract on the one game with this seed.
fn try_seed<G: Game>(contract: &Contract, seed: Seed) -> Result<Tried, Box<Broken>> {
    let setup = setup(contract, seed);
    let broken = |promise, step, last_inputs| {
        Box::new(Broken {
            promise,
            game: G::spec().id,
            setup: setup.clone(),
            step,
            last_inputs,
        })
    };
    let started = caught(|| Trial::<G>::start(&setup, contract.max_inputs));
    let mut trial = started.map_err(|promise| broken(promise, 0, Vec::new()))?;
    match caught(|| trial.play()) {
        Ok(()) => Ok(trial.tried()),
        Err(promise) => Err(broken(
            promise,
            trial.step(),
            trial.last_inputs(N_LAST_INPUTS),
        )),
    }
}

fn setup(contract: &Contract, seed: Seed) -> Setup {
    Setup {
        options: contract.options.clone(),
        seats: contract.seats,
        pace: contract.pace,
        seed,
    }
}

/// A panic inside a game is a broken promise like any other.
fn caught<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)) {
        Ok(result) => result,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or(panic.downcast_ref::<&str>().copied());
            Err(format!("it panics: {}", text.unwrap_or("without a word")))
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "whoever repeats a failed test names the seed there; no game reads it"
)]
fn seed_from_environment() -> Option<Seed> {
    let text = std::env::var("SHAMBLE_SEED").ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|error| panic!("SHAMBLE_SEED: {error}")),
    )
}

impl Tried {
    fn add(&mut self, more: Self) {
        self.n_games += more.n_games;
        self.n_inputs += more.n_inputs;
        self.n_close_looks += more.n_close_looks;
        self.n_redealt += more.n_redealt;
        self.n_odd += more.n_odd;
        self.n_odd_accepted += more.n_odd_accepted;
        self.n_twin_inputs += more.n_twin_inputs;
        self.n_composed += more.n_composed;
    }
}

/// Says which promise is broken unless the condition holds.
macro_rules! promise {
    ($condition:expr, $($what:tt)+) => {
        if !$condition {
            return Err(format!($($what)+));
        }
    };
}
use promise;

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("everything a game shows has string keys")
}
