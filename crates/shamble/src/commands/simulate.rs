//! `shamble simulate`: many games played by bots, and what came of them.

use std::fs;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use shamble_bots::Level;
use shamble_catalog::spec;
use shamble_core::options::{MODE, OptionError};
use shamble_core::{OptionValues, Seed, SetupError, Text, text};
use shamble_lab::{DEFAULT_MAX_INPUTS, Plan, PlanError, Report, Share, Warning};

use super::known_game;
use crate::failure::Failure;
use crate::out::Out;
use crate::suggest::closest;
use crate::words::{columns, grouped, options_text, say};

/// Let bots play many games and count how they end.
///
/// The same seed gives the same games, on any number of threads.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble simulate cliche --games 10000
  shamble simulate cliche --seats 5 --option start_zombies=scaled_start --bots thumb
  shamble simulate cliche --bots thumb,random,random,random --seed 7 --json
  shamble simulate zombie-mall --option mall=@my-mall.txt --games 100")]
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
    /// Who plays, seat by seat; fewer bots than seats take turns round the table
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "thumb", value_parser = level)]
    bots: Vec<Level>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many threads; without, one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

pub(super) fn key_and_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("write KEY=VALUE, such as zombie_action=both".into()),
    }
}

fn level(text: &str) -> Result<Level, String> {
    text.parse::<Level>().map_err(|error| error.to_string())
}

impl Simulate {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let plan = self.plan()?;
        let bar = progress_bar(plan.games);
        let report = shamble_lab::run(&plan, &|n_games| bar.inc(n_games));
        bar.finish_and_clear();
        let report = report.map_err(|error| refused(&plan, error))?;
        if self.json {
            return out.json(&report);
        }
        print(&report, out)
    }

    fn plan(&self) -> Result<Plan, Failure> {
        let mode = self.mode.iter().map(|mode| (MODE.to_owned(), mode.clone()));
        Ok(Plan {
            game: self.game.clone(),
            options: chosen(mode.chain(self.options.iter().cloned()))?,
            seats: self.seats,
            bots: self.bots.clone(),
            games: self.games,
            seed: self.seed,
            threads: self.threads.map(usize::from),
            max_inputs: DEFAULT_MAX_INPUTS,
        })
    }
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
fn progress_bar(n_games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {eta}")
        .expect("a fixed template");
    ProgressBar::new(n_games).with_style(style)
}

fn refused(plan: &Plan, error: PlanError) -> Failure {
    match error {
        PlanError::Setup(error) => setup_refused(&plan.game, &error),
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
pub(super) fn setup_refused(game: &str, SetupError(errors): &SetupError) -> Failure {
    let reasons = errors
        .iter()
        .map(|error| format!("\n  {}", say(&option_error(game, error))));
    Failure::Usage(text!(
        "cli-error-setup",
        game = game,
        reasons = reasons.collect::<String>()
    ))
}

fn option_error(game: &str, error: &OptionError) -> Text {
    let key = error.key.as_str();
    let allowed = error.allowed.as_str();
    if let Some(given) = &error.given {
        return text!(
            "cli-error-option-value",
            key = key,
            given = given.as_str(),
            allowed = allowed
        );
    }
    let spec = spec(game).expect("a checked game");
    let meant = closest(key, spec.options.iter().map(|option| option.key));
    match meant {
        Some(meant) => text!(
            "cli-error-option-close",
            key = key,
            meant = meant,
            known = allowed
        ),
        None => text!("cli-error-option", key = key, known = allowed),
    }
}

fn print(report: &Report, out: &mut Out) -> Result<(), Failure> {
    let options = options_text(&report.options);
    let head = text!(
        "cli-simulate-head",
        game = report.game.as_str(),
        seats = report.seats,
        bots = report.bots.join(", "),
        options = options,
        seed = report.seed.as_str()
    );
    out.line(say(&head))?;
    out.line("")?;
    out.line(say(&text!(
        "cli-simulate-games",
        games = grouped(report.games),
        finished = grouped(report.finished),
        unfinished = grouped(report.unfinished)
    )))?;
    out.line(say(&text!(
        "cli-simulate-speed",
        actions = grouped(report.actions),
        seconds = format!("{:.2}", report.cpu_seconds),
        games_per_second = grouped(report.games_per_cpu_second as u64),
        actions_per_second = grouped(report.actions_per_cpu_second as u64),
        threads = report.threads
    )))?;
    out.line(say(&text!(
        "cli-simulate-length",
        inputs = format!("{:.1}", report.length.mean_inputs),
        most = grouped(report.length.most_inputs.into()),
        seconds = format!("{:.1}", report.length.mean_game_seconds)
    )))?;
    if let Some(rounds) = &report.length.rounds {
        out.line(say(&text!(
            "cli-simulate-rounds",
            mean = format!("{:.2}", rounds.mean),
            p10 = rounds.p10,
            median = rounds.median,
            p90 = rounds.p90,
            max = rounds.max
        )))?;
    }
    out.line("")?;
    let outcomes = report
        .outcomes
        .iter()
        .map(|row| (row.result.to_owned(), row.share));
    table(text!("cli-simulate-outcome"), outcomes, out)?;
    out.line("")?;
    let seats = report.wins_by_seat.iter().map(|row| {
        let label = text!(
            "cli-simulate-seat",
            number = row.seat.index(),
            level = row.level
        );
        (say(&label), row.share)
    });
    let levels = report.wins_by_level.iter().map(|row| {
        let label = text!("cli-simulate-level", level = row.level, seats = row.seats);
        (say(&label), row.share)
    });
    table(text!("cli-simulate-wins"), seats.chain(levels), out)?;
    for warning in &report.warnings {
        out.line("")?;
        out.line(say(&warning_text(warning)))?;
    }
    Ok(())
}

fn table(
    title: Text,
    rows: impl Iterator<Item = (String, Share)>,
    out: &mut Out,
) -> Result<(), Failure> {
    let mut lines = vec![vec![
        say(&title),
        say(&text!("cli-simulate-column-n")),
        say(&text!("cli-simulate-column-share")),
        say(&text!("cli-simulate-column-interval")),
    ]];
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    for (label, share) in rows {
        lines.push(vec![
            label,
            grouped(share.n),
            format!("{} %", percent(share.share)),
            format!("{} – {} %", percent(share.low95), percent(share.high95)),
        ]);
    }
    out.line(columns(&lines))
}

fn warning_text(warning: &Warning) -> Text {
    match warning {
        Warning::Unfinished { games, max_inputs } => text!(
            "cli-warning-unfinished",
            games = grouped(*games),
            inputs = grouped(u64::from(*max_inputs))
        ),
        Warning::FewGames { games, enough } => {
            text!(
                "cli-warning-few-games",
                games = grouped(*games),
                enough = grouped(*enough)
            )
        }
        Warning::SlowBuild => text!("cli-warning-slow-build"),
    }
}
