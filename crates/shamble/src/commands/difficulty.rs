//! `shamble difficulty`: how hard every table is, measured and checked.

use std::fs;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use indicatif::ProgressBar;
use serde::Serialize;
use shamble_bots::Level;
use shamble_catalog::DIFFICULTY;
use shamble_core::{Seed, text};
use shamble_lab::{Difficulty, DifficultyError, DifficultyRow, Measure, Player};

use super::known_game;
use super::simulate::files::unwritable;
use super::simulate::print::made_by;
use super::simulate::{player, progress_bar};
use crate::failure::Failure;
use crate::interrupt;
use crate::origin::origin;
use crate::out::Out;
use crate::words::{columns, decimal, options_text, say};

/// Show, measure or check how often bots win at every kind of table.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble difficulty show zombies15
  shamble difficulty measure --games 200 --out crates/catalog/content/difficulty.json
  shamble difficulty check")]
pub(crate) struct DifficultyCommand {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Print what the program was shipped with
    Show {
        /// Only these games
        #[arg(value_name = "GAME", value_parser = known_game())]
        games: Vec<String>,
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
    /// Play every kind of table and write the file
    Measure {
        /// Only these games
        #[arg(value_name = "GAME", value_parser = known_game())]
        games: Vec<String>,
        /// The file to write
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// Games for each kind of table and level
        #[arg(long = "games", value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
        n_games: u64,
        /// Who plays; without, casual and steady bots, or rules of thumb where there are none
        #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = player)]
        levels: Vec<Player>,
        /// A whole number or 64 hexadecimal digits
        #[arg(long, default_value = "1")]
        seed: Seed,
        /// How many threads; without, one for each core
        #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
        threads: Option<u16>,
    },
    /// Say which rows are stale because rules or bots have changed; exit code 1 if any is
    Check {
        /// The file; without, what the program was shipped with
        file: Option<PathBuf>,
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
}

/// What a check found.
#[derive(Serialize)]
struct Checked<'a> {
    rows: usize,
    stale: Vec<&'a DifficultyRow>,
}

impl DifficultyCommand {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        match self.action {
            Action::Show { games, json } => show(&games, json, out),
            Action::Measure {
                games,
                out: path,
                n_games,
                levels,
                seed,
                threads,
            } => {
                let measure = Measure {
                    players: if levels.is_empty() {
                        usual_levels()
                    } else {
                        levels
                    },
                    only: games,
                    games: n_games,
                    seed,
                    threads: threads.map(usize::from),
                };
                let bar = progress_bar(measure.n_games());
                let measured = measure.run(origin(), &|n| bar.inc(n), interrupt::stop());
                bar.finish_and_clear();
                let measured = measured.map_err(|error| flawed(error.into()))?;
                fs::write(&path, measured.write()).map_err(|error| unwritable(&path, &error))?;
                out.line(say(&text!(
                    "cli-difficulty-written",
                    path = path.display().to_string(),
                    rows = measured.rows.len()
                )))
            }
            Action::Check { file, json } => check(file, json, out),
        }
    }
}

/// The levels that people mostly sit down with.
fn usual_levels() -> Vec<Player> {
    let named = |names: &[&str]| -> Vec<Player> {
        let known = Level::ALL.into_iter();
        known
            .filter(|level| names.contains(&level.name()))
            .map(Player::from)
            .collect()
    };
    let casual = named(&["casual", "steady"]);
    if casual.is_empty() {
        named(&["thumb"])
    } else {
        casual
    }
}

fn show(games: &[String], json: bool, out: &mut Out) -> Result<(), Failure> {
    let mut shipped = Difficulty::read(DIFFICULTY).map_err(flawed)?;
    shipped
        .rows
        .retain(|row| games.is_empty() || games.contains(&row.game));
    if json {
        return out.json(&shipped);
    }
    made_by(&shipped.origin, out)?;
    let mut lines = vec![vec![
        say(&text!("cli-difficulty-table")),
        say(&text!("cli-difficulty-seats")),
        say(&text!("cli-difficulty-bots")),
        say(&text!("cli-simulate-column-n")),
        say(&text!("cli-simulate-column-share")),
        say(&text!("cli-simulate-column-interval")),
    ]];
    let percent = |share: f64| decimal(&format!("{:.1}", share * 100.0));
    for row in &shipped.rows {
        lines.push(vec![
            format!("{} {}", row.game, options_text(&row.options)),
            row.seats.to_string(),
            row.level.clone(),
            row.games.to_string(),
            format!("{} %", percent(row.won.share)),
            format!("{} – {} %", percent(row.won.low95), percent(row.won.high95)),
        ]);
    }
    out.line(columns(&lines))
}

fn check(file: Option<PathBuf>, json: bool, out: &mut Out) -> Result<(), Failure> {
    let text = match &file {
        None => DIFFICULTY.to_owned(),
        Some(path) => fs::read_to_string(path).map_err(|error| {
            let (path, reason) = (path.display().to_string(), error.to_string());
            Failure::Usage(text!("cli-error-unreadable", path = path, reason = reason))
        })?,
    };
    let read = Difficulty::read(&text).map_err(flawed)?;
    let bar = ProgressBar::new(read.rows.len() as u64);
    let stale = read.stale(&|| bar.inc(1)).map_err(flawed)?;
    bar.finish_and_clear();
    let is_fresh = stale.is_empty();
    let stale: Vec<&DifficultyRow> = stale.into_iter().map(|index| &read.rows[index]).collect();
    if json {
        out.json(&Checked {
            rows: read.rows.len(),
            stale,
        })?;
    } else {
        for row in &stale {
            out.line(say(&text!(
                "cli-difficulty-stale",
                game = row.game.as_str(),
                options = options_text(&row.options),
                seats = row.seats,
                level = row.level.as_str()
            )))?;
        }
        out.line(say(&text!(
            "cli-difficulty-checked",
            rows = read.rows.len(),
            stale = stale.len()
        )))?;
    }
    if is_fresh { Ok(()) } else { Err(Failure::Told) }
}

fn flawed(error: DifficultyError) -> Failure {
    Failure::Failed(text!("cli-error-reason", reason = error.to_string()))
}
