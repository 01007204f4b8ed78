//! `shamble simulate`: many games played by bots, and what came of them.

pub(super) mod files;
pub(super) mod print;
mod variants;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use shamble_catalog::spec;
use shamble_core::options::{MODE, OptionError};
use shamble_core::{OptionValues, Say as _, Seed, SetupError, Text, text};
use shamble_lab::{
    Comparison, DEFAULT_MAX_INPUTS, GameRow, Orders, Origin, Partial, Plan, PlanError, Player,
    Relation, Report, Watch, compare, series,
};

use self::files::Files;
use self::variants::{Cell, Variants};
use super::bot::BotLimits;
use super::known_game;
use crate::failure::Failure;
use crate::interrupt;
use crate::origin::origin;
use crate::out::Out;
use crate::suggest::closest;
use crate::words::say;

/// Let bots play many games and count how they end.
///
/// The same seed gives the same games, on any number of threads. Ctrl-C ends it with what there is so far.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble simulate cliche --games 10000
  shamble simulate cliche --seats 5 --option start_zombies=scaled_start --bots thumb
  shamble simulate cliche --bots thumb,random,random,random --seed 7 --json
  shamble simulate zombie-mall --option mall=@my-mall.txt --games 100 --report mall.html
  shamble simulate tiny-epic-zombies --sweep difficulty=easy,normal,hard --sweep seats=2,3,4
  shamble simulate zombies15 --option scenario=8 --compare action_ms=3000,2200 --rows rows.csv
  shamble simulate cliche --first 500 --games 500 --partial second-half.json
  shamble simulate cliche --games 100 --bots 'cmd:python3 examples/bots/random_bot.py',thumb")]
pub(crate) struct Simulate {
    /// Id of the game; `shamble games` lists them
    #[arg(value_parser = known_game())]
    game: String,
    /// Mode of play; `shamble games` lists them
    #[arg(long)]
    mode: Option<String>,
    /// An option of the game, such as zombie_action=both; KEY=@FILE takes the text of a file; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    options: Vec<(String, String)>,
    /// How many seats; without, what the mode suggests
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Who plays, seat by seat: a level, or cmd:COMMAND for a program of your own (docs/door.md); fewer bots than seats
    /// take turns round the table
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "thumb", value_parser = player)]
    bots: Vec<Player>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first game of the series to play, from 0, so that several machines can share it out
    #[arg(long, value_name = "K", default_value_t = 0)]
    first: u64,
    /// A whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many threads; without, one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Play every value of an option, or of bots, seats or mode, on the same seeds; bots of one table are joined by +;
    /// may be given several times for all combinations
    #[arg(long, value_name = "KEY=A,B,...", value_parser = variants::values, conflicts_with = "compare")]
    sweep: Vec<(String, Vec<String>)>,
    /// Play two values on the same seeds and tell the difference
    #[arg(long, value_name = "KEY=A,B", value_parser = variants::two_values)]
    compare: Option<(String, Vec<String>)>,
    /// Write a row for each game; the name ends in .csv, .jsonl or .parquet
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    /// Write a row for each seat of each game
    #[arg(long, value_name = "FILE")]
    seat_rows: Option<PathBuf>,
    /// Write a row for each turn of each game, or for each round
    #[arg(long, value_name = "FILE")]
    turn_rows: Option<PathBuf>,
    /// Save every game as a replay into this folder
    #[arg(long, value_name = "DIR")]
    save_replays: Option<PathBuf>,
    /// Save only games that the crew lost, or won
    #[arg(long, value_name = "WHICH", requires = "save_replays")]
    only: Option<Which>,
    /// Write the results as a part that `shamble merge` adds up with others
    #[arg(long, value_name = "FILE", conflicts_with_all = ["sweep", "compare"])]
    partial: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: BotLimits,
}

/// Which games to save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Which {
    /// Games in which nobody of the crew is among the winners
    Lost,
    /// The others
    Won,
}

pub(super) fn key_and_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("write KEY=VALUE, such as zombie_action=both".into()),
    }
}

pub(super) fn player(text: &str) -> Result<Player, String> {
    text.parse::<Player>().map_err(|error| error.to_string())
}

/// How well each game of a series went, by its number.
type Wins = BTreeMap<u64, f64>;

/// What is printed when several tables were played.
#[derive(Serialize)]
struct Swept<'a> {
    #[serde(flatten)]
    origin: &'a Origin,
    cells: Vec<SweptCell<'a>>,
}

#[derive(Serialize)]
struct SweptCell<'a> {
    variant: &'a OptionValues,
    report: &'a Report,
}

/// What is printed when two tables were compared.
#[derive(Serialize)]
struct Compared<'a> {
    #[serde(flatten)]
    comparison: &'a Comparison,
    reports: &'a [Report],
}

impl Simulate {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let origin = origin();
        let variants = Variants {
            sweep: &self.sweep,
            compare: self.compare.as_ref(),
        };
        let mut cells = variants.cells(&self.plan()?)?;
        self.treat_outsiders(&mut cells)?;
        let (parts, wins) = self.play(&cells, &origin)?;
        let reports: Vec<Report> = parts.iter().map(Report::new).collect();
        if let Some(path) = &self.partial {
            let text = parts[0].write();
            fs::write(path, text).map_err(|error| files::unwritable(path, &error))?;
        }
        let comparison = self.compare.is_some().then(|| {
            let [one, other] = &wins[..] else {
                unreachable!("two values make two cells");
            };
            // A series that was stopped has gaps: only seeds that both played make a pair.
            let pairs: Vec<(f64, f64)> = one
                .iter()
                .filter_map(|(index, won)| Some((*won, *other.get(index)?)))
                .collect();
            Comparison {
                origin: origin.clone(),
                ..compare(&cells[0].name(), &cells[1].name(), &pairs)
            }
        });
        if let Some(path) = &self.report {
            let named = cells.iter().map(Cell::name).zip(&parts);
            files::write_page(path, named.collect(), comparison.as_ref())?;
        }
        if let Some(comparison) = comparison {
            if self.json {
                return out.json(&Compared {
                    comparison: &comparison,
                    reports: &reports,
                });
            }
            return print::comparison(&comparison, &reports, out);
        }
        match &reports[..] {
            [report] if self.json => out.json(report),
            [report] => print::report(report, out),
            _ if self.json => out.json(&Swept {
                origin: &origin,
                cells: cells
                    .iter()
                    .zip(&reports)
                    .map(|(cell, report)| SweptCell {
                        variant: &cell.values,
                        report,
                    })
                    .collect(),
            }),
            _ => print::sweep(
                &cells.iter().map(Cell::name).collect::<Vec<_>>(),
                &reports,
                &origin,
                out,
            ),
        }
    }

    /// Plays every cell; besides the results it tells how well each game of a cell went, for comparisons.
    fn play(&self, cells: &[Cell], origin: &Origin) -> Result<(Vec<Partial>, Vec<Wins>), Failure> {
        let stop = interrupt::stop();
        let bar = progress_bar(cells.iter().map(|cell| cell.plan.games).sum());
        let mut files = Files::create(self, cells)?;
        let (mut parts, mut wins) = (Vec::new(), Vec::new());
        for (number, cell) in cells.iter().enumerate() {
            if stop.load(Ordering::Relaxed) && !parts.is_empty() && self.compare.is_none() {
                break;
            }
            let played = cell.plan.series();
            let played = played.map_err(|error| refused(&cell.plan.game, error))?;
            let mut won = BTreeMap::new();
            let mut trouble = None;
            let mut each = |row: &GameRow| {
                won.insert(row.index, went_well(row));
                if trouble.is_none() {
                    trouble = files.add(number, origin, &played, row).err();
                }
            };
            let orders = Orders {
                progress: &|n_games| bar.inc(n_games),
                stop,
                each: Some(&mut each),
            };
            let mut part =
                series(&cell.plan, orders).map_err(|error| refused(&cell.plan.game, error))?;
            if let Some(trouble) = trouble {
                return Err(trouble);
            }
            part.origin = origin.clone();
            parts.push(part);
            wins.push(won);
        }
        bar.finish_and_clear();
        files.finish()?;
        Ok((parts, wins))
    }

    /// Tells programs from outside what to keep to.
    fn treat_outsiders(&self, cells: &mut [Cell]) -> Result<(), Failure> {
        let manner = self.limits.manner()?;
        for player in cells.iter_mut().flat_map(|cell| &mut cell.plan.bots) {
            if let Player::Outside(outside) = player {
                *outside = outside.with(&manner);
            }
        }
        Ok(())
    }

    fn plan(&self) -> Result<Plan, Failure> {
        let mode = self.mode.iter().map(|mode| (MODE.to_owned(), mode.clone()));
        Ok(Plan {
            game: self.game.clone(),
            options: chosen(mode.chain(self.options.iter().cloned()))?,
            seats: self.seats,
            bots: self.bots.clone(),
            first: self.first,
            games: self.games,
            seed: self.seed,
            threads: self.threads.map(usize::from),
            max_inputs: DEFAULT_MAX_INPUTS,
            watch: Watch {
                log: self.save_replays.is_some(),
                turns: self.report.is_some() || self.rows.is_some() || self.turn_rows.is_some(),
            },
        })
    }
}

/// What two ways to play are compared by: whether the crew won, or, among rivals, whether the first seat did.
fn went_well(row: &GameRow) -> f64 {
    let well = match row.relation {
        Relation::Together | Relation::Against => row.won,
        Relation::Rivals => row.seats[0].won,
    };
    f64::from(u8::from(well))
}

/// The options of a table as they were typed, files read.
pub(super) fn chosen(
    typed: impl IntoIterator<Item = (String, String)>,
) -> Result<OptionValues, Failure> {
    let mut options = OptionValues::new();
    for (key, value) in typed {
        if options.contains_key(&key) {
            return Err(Failure::Usage(text!("cli-error-option-twice", key = key)));
        }
        options.insert(key, text_of(value)?);
    }
    Ok(options)
}

/// `@FILE` stands for the text of that file. Texts that begin with `@` themselves, such as a mall's, are more than a word.
fn text_of(value: String) -> Result<String, Failure> {
    let Some(path) = value.strip_prefix('@') else {
        return Ok(value);
    };
    match fs::read_to_string(path) {
        Ok(text) => Ok(text),
        Err(_) if path.contains(char::is_whitespace) => Ok(value),
        Err(error) => Err(Failure::Usage(text!(
            "cli-error-unreadable",
            path = path,
            reason = error.to_string()
        ))),
    }
}

/// Drawn on standard error, and only when that is a terminal.
pub(super) fn progress_bar(n_games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {wide_bar} {human_pos}/{human_len}  {eta}")
        .expect("a fixed template");
    let bar = ProgressBar::new(n_games).with_style(style);
    // Long games must not look like a standstill.
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar
}

/// Why a series cannot be played.
pub(super) fn refused(game: &str, error: PlanError) -> Failure {
    match error {
        PlanError::Setup(error) => setup_refused(game, &error),
        PlanError::Outside { bot, fault } => {
            Failure::Failed(text!("cli-error-outside", bot = bot, reason = fault.text()))
        }
        PlanError::Refused { .. } | PlanError::Threads(_) => {
            Failure::Failed(text!("cli-error-reason", reason = error.to_string()))
        }
        PlanError::UnknownGame(_)
        | PlanError::NoBots
        | PlanError::TooManyBots { .. }
        | PlanError::NoGames => {
            Failure::Usage(text!("cli-error-reason", reason = error.to_string()))
        }
    }
}

/// Why such a table cannot be.
pub(super) fn setup_refused(game: &str, error: &SetupError) -> Failure {
    Failure::Usage(setup_text(game, error))
}

/// Why such a table cannot be, one reason a line.
pub(super) fn setup_text(game: &str, SetupError(errors): &SetupError) -> Text {
    let reasons = errors
        .iter()
        .map(|error| format!("\n  {}", say(&option_error(game, error))));
    text!(
        "cli-error-setup",
        game = game,
        reasons = reasons.collect::<String>()
    )
}

fn option_error(game: &str, error: &OptionError) -> Text {
    let key = error.key.as_str();
    let spec = spec(game).expect("a checked game");
    let meant = closest(key, spec.options.iter().map(|option| option.key));
    match meant {
        Some(meant) if error.given.is_none() => text!(
            "cli-error-option-close",
            key = key,
            meant = meant,
            known = error.allowed.clone()
        ),
        _ => error.say(),
    }
}
