//! `shamble difficulty`: how hard every table is, measured and checked.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use indicatif::ProgressBar;
use serde::Serialize;
use shamble_bots::Level;
use shamble_catalog::DIFFICULTY;
use shamble_core::{Seed, text};
use shamble_lab::{Difficulty, DifficultyError, DifficultyRow, Measure};

use super::known_game;
use super::simulate::files::unwritable;
use super::simulate::print::made_by;
use super::simulate::progress_bar;
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
  shamble difficulty measure --out crates/catalog/content/difficulty.json --levels 1,2,3,4=50,5=20 --keep
  shamble difficulty check --levels 1,2,3")]
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
        /// Who plays, with a number of games of its own if that is to differ; without, levels 1 to 5
        #[arg(long, value_name = "LEVEL[=N]", value_delimiter = ',', value_parser = level_and_games)]
        levels: Vec<(Level, Option<u64>)>,
        /// Keep what the file already says where nothing has changed since, and what is not asked for
        #[arg(long)]
        keep: bool,
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
        /// Only rows of these levels; without, all
        #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = level)]
        levels: Vec<Level>,
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
                keep,
                seed,
                threads,
            } => {
                let levels = if levels.is_empty() {
                    Level::LADDER.map(|level| (level, None)).to_vec()
                } else {
                    levels
                };
                let games_of =
                    |(level, games): (Level, Option<u64>)| (level, games.unwrap_or(n_games));
                let measure = Measure {
                    levels: levels.into_iter().map(games_of).collect(),
                    only: games,
                    seed,
                    threads: threads.map(usize::from),
                    known: if keep { known(&path)? } else { None },
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
            Action::Check { file, levels, json } => check(file, &levels, json, out),
        }
    }
}

fn level(text: &str) -> Result<Level, String> {
    text.parse::<Level>().map_err(|error| error.to_string())
}

fn level_and_games(text: &str) -> Result<(Level, Option<u64>), String> {
    let Some((name, games)) = text.split_once('=') else {
        return Ok((level(text)?, None));
    };
    let number = games.parse::<u64>().ok().filter(|games| *games > 0);
    let games = number.ok_or_else(|| format!("'{games}' is no number of games"))?;
    Ok((level(name)?, Some(games)))
}

/// What a file says so far; nothing if there is none.
fn known(path: &Path) -> Result<Option<Difficulty>, Failure> {
    if !path.exists() {
        return Ok(None);
    }
    let known = Difficulty::read(&read(path)?).map_err(flawed)?;
    Ok(Some(known))
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        let (path, reason) = (path.display().to_string(), error.to_string());
        Failure::Usage(text!("cli-error-unreadable", path = path, reason = reason))
    })
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

fn check(
    file: Option<PathBuf>,
    levels: &[Level],
    json: bool,
    out: &mut Out,
) -> Result<(), Failure> {
    let text = match &file {
        None => DIFFICULTY.to_owned(),
        Some(path) => read(path)?,
    };
    let mut read = Difficulty::read(&text).map_err(flawed)?;
    let is_asked = |row: &DifficultyRow| {
        levels.is_empty() || levels.iter().any(|level| row.level == level.name())
    };
    read.rows.retain(is_asked);
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
