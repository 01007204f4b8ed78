//! `shamble puzzles`: positions in which the right beginning wins at once.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use shamble_bots::Level;
use shamble_core::options::MODE;
use shamble_core::{Seed, text};
use shamble_lab::{Plan, PuzzleError, Puzzles};

use super::known_game;
use super::simulate::files::unwritable;
use super::simulate::{chosen, key_and_value, progress_bar, refused};
use crate::failure::Failure;
use crate::origin::origin;
use crate::out::Out;
use crate::words::say;

/// Deals in which the answers of a checked puzzle must win.
const CHECK_DEALS: u64 = 64;

/// Find positions of real games where exactly one beginning, or two, wins this turn whatever comes.
///
/// Every line of up to four acts is tried, and the lines that win are played in 64 deals of everything hidden.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble puzzles zombies15 --option scenario=8 --wanted 10
  shamble puzzles tiny-epic-zombies --seats 3 --out puzzles.json
  shamble puzzles zombies15 --check crates/lab/content/puzzles/zombies15.json")]
pub(crate) struct PuzzlesCommand {
    /// Id of the game; `shamble games` lists them
    #[arg(value_parser = known_game())]
    game: String,
    /// Mode of play; `shamble games` lists them
    #[arg(long)]
    mode: Option<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    options: Vec<(String, String)>,
    /// How many seats; without, what the mode suggests
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Games to look through, at most
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Puzzles to find
    #[arg(long, value_name = "N", default_value_t = 30)]
    wanted: usize,
    /// A whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Add what is found to this file, which is made if it does not exist
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    out: Option<PathBuf>,
    /// Search the puzzles of this file anew instead, and fail if one does not hold
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

impl PuzzlesCommand {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        if let Some(path) = &self.check {
            let puzzles = read(path)?;
            puzzles
                .check(CHECK_DEALS)
                .map_err(|error| failed(&self.game, error))?;
            return out.line(say(&text!("cli-puzzles-hold", n = puzzles.puzzles.len())));
        }
        let mode = self.mode.iter().map(|mode| (MODE.to_owned(), mode.clone()));
        let plan = Plan {
            options: chosen(mode.chain(self.options.iter().cloned()))?,
            seats: self.seats,
            bots: vec![Level::Thumb.into()],
            games: self.games,
            seed: self.seed,
            ..Plan::new(self.game.clone())
        };
        let bar = progress_bar(self.games);
        let found = Puzzles::find(&plan, self.wanted, &|n_games| bar.inc(n_games));
        bar.finish_and_clear();
        let mut found = found.map_err(|error| failed(&self.game, error))?;
        found.origin = origin();
        let n_found = found.puzzles.len();
        let Some(path) = &self.out else {
            out.raw(found.write().as_bytes())?;
            return Ok(());
        };
        if path.exists() {
            let mut kept = read(path)?;
            let is_new = |id: &str| kept.puzzles.iter().all(|puzzle| puzzle.id != id);
            let new: Vec<_> = found
                .puzzles
                .into_iter()
                .filter(|puzzle| is_new(&puzzle.id))
                .collect();
            kept.puzzles.extend(new);
            found = Puzzles {
                origin: found.origin,
                ..kept
            };
        }
        fs::write(path, found.write()).map_err(|error| unwritable(path, &error))?;
        out.line(say(&text!(
            "cli-puzzles-found",
            n = n_found,
            path = path.display().to_string(),
            all = found.puzzles.len()
        )))
    }
}

fn read(path: &PathBuf) -> Result<Puzzles, Failure> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| {
        let reason = error.to_string();
        Failure::Usage(text!(
            "cli-error-unreadable",
            path = name.as_str(),
            reason = reason
        ))
    })?;
    Puzzles::read(&text).map_err(|error| {
        let reason = error.to_string();
        Failure::Usage(text!(
            "cli-error-in-file",
            path = name.as_str(),
            reason = reason
        ))
    })
}

fn failed(game: &str, error: PuzzleError) -> Failure {
    match error {
        PuzzleError::Plan(error) => refused(game, error),
        error => Failure::Failed(text!("cli-error-reason", reason = error.to_string())),
    }
}
