//! `shamble situation`: rule tests as data, run, asked and begun.

mod ask;

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Serialize;
use shamble_catalog::{for_game, known, run_situation, spec};
use shamble_core::options::MODE;
use shamble_core::{Pace, Seed, Setup, Text, text};
use shamble_situations::{Rulebooks, Situation, SituationError, position_toml, template};
use shamble_texts::rulebook;

use super::known_game;
use super::simulate::{chosen, key_and_value, setup_refused};
use crate::failure::Failure;
use crate::guides::guide;
use crate::out::Out;
use crate::words::say;

/// Run rule tests written as data, ask a rules question, or begin a new file.
#[derive(Args)]
pub(crate) struct SituationCommand {
    #[command(subcommand)]
    command: What,
}

#[derive(Subcommand)]
enum What {
    Run(Run),
    Ask(ask::Ask),
    New(New),
}

/// Run situation files and say which do not hold.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble situation run situations
  shamble situation run my-question.toml --json")]
struct Run {
    /// Files, or folders whose .toml files are all run
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// Print a documented situation file to start from.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble situation new cliche > my-question.toml
  shamble situation new tiny-epic-zombies --seats 3 --option characters=teacher,doctor,athlete")]
struct New {
    /// Id of the game; `shamble games` lists them
    #[arg(value_parser = known_game())]
    game: String,
    /// How many seats the table has
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// An option of the table, the mode among them; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    options: Vec<(String, String)>,
    /// The table keeps to the clock
    #[arg(long)]
    real_time: bool,
}

/// What came of all files, as `--json` prints it.
#[derive(Serialize)]
struct Summary {
    files: usize,
    held: usize,
    failed: usize,
    situations: Vec<Outcome>,
}

/// What came of one file.
#[derive(Serialize)]
struct Outcome {
    file: String,
    holds: bool,
    rules: Vec<String>,
    title: String,
    /// All that was not as the file says.
    failures: Vec<shamble_situations::Failure>,
    /// Why the file could not be run at all.
    error: Option<SituationError>,
}

impl SituationCommand {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        match self.command {
            What::Run(command) => command.run(out),
            What::Ask(command) => command.run(out),
            What::New(command) => command.run(out),
        }
    }
}

impl Run {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let mut files = Vec::new();
        for path in &self.paths {
            collect(path, &mut files)?;
        }
        if files.is_empty() {
            return Err(Failure::Usage(text!("cli-error-no-situations")));
        }
        let situations = files
            .iter()
            .map(|file| run_file(file))
            .collect::<Result<Vec<_>, _>>()?;
        let held = situations.iter().filter(|outcome| outcome.holds).count();
        let summary = Summary {
            files: situations.len(),
            held,
            failed: situations.len() - held,
            situations,
        };
        if self.json {
            out.json(&summary)?;
        } else {
            print(&summary, out)?;
        }
        if summary.failed == 0 {
            Ok(())
        } else {
            out.flush()?;
            Err(Failure::Told)
        }
    }
}

fn print(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    for outcome in summary.situations.iter().filter(|outcome| !outcome.holds) {
        let rules = outcome.rules.join(", ");
        if let Some(error) = &outcome.error {
            out.line(error.to_string())?;
        }
        for failure in &outcome.failures {
            out.line(format!("{}:{failure}", outcome.file))?;
            if let Some(illegal) = &failure.refusal {
                out.line(format!("    {}", say(&ask::refusal(illegal))))?;
            }
            out.line(format!("    {} ({rules})", outcome.title))?;
        }
    }
    out.line(say(&text!(
        "cli-situation-summary",
        files = summary.files,
        held = summary.held,
        failed = summary.failed
    )))
}

/// The situation files at `path`, in alphabetical order.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| {
        let path = path.display().to_string();
        Failure::Usage(text!(
            "cli-error-unreadable",
            path = path,
            reason = error.to_string()
        ))
    };
    if !fs::metadata(path).map_err(unreadable)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries: Result<Vec<PathBuf>, _> = fs::read_dir(path)
        .map_err(unreadable)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect();
    let mut entries = entries.map_err(unreadable)?;
    entries.sort();
    for entry in entries {
        if entry.is_dir()
            || entry
                .extension()
                .is_some_and(|extension| extension == "toml")
        {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn run_file(path: &Path) -> Result<Outcome, Failure> {
    let file = path.display().to_string();
    let text = read(path, Failure::Failed)?;
    let situation = match Situation::parse(&file, &text, &known_rules()) {
        Ok(situation) => situation,
        Err(error) => return Ok(Outcome::broken(file, error)),
    };
    let report = run_situation(situation.game(), &situation).expect("a game with a rulebook");
    Ok(Outcome {
        file,
        holds: report.holds(),
        rules: report.rules,
        title: report.title,
        failures: report.failures,
        error: None,
    })
}

/// The text of a file; `wrong` makes the failure if there is none.
fn read(path: &Path, wrong: fn(Text) -> Failure) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        wrong(text!(
            "cli-error-unreadable",
            path = path.display().to_string(),
            reason = error.to_string()
        ))
    })
}

/// All rules of the games there are.
fn known_rules() -> Rulebooks {
    known().fold(Rulebooks::default(), |books, game| {
        books.with(game, rules_of(game))
    })
}

/// The ids of a game's rules, in the order of its rulebook.
fn rules_of(game: &str) -> impl Iterator<Item = &'static str> {
    let chapters = rulebook(game).map_or(&[][..], |book| &book.chapters);
    let rules = chapters.iter().flat_map(|chapter| &chapter.rules);
    rules.map(|rule| rule.id.as_str())
}

impl Outcome {
    fn broken(file: String, error: SituationError) -> Self {
        Self {
            file,
            holds: false,
            rules: Vec::new(),
            title: String::new(),
            failures: Vec::new(),
            error: Some(error),
        }
    }
}

impl New {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let spec = spec(&self.game).expect("a checked game");
        let options = chosen(self.options)?;
        let mode = options.get(MODE).and_then(|mode| spec.mode(mode));
        let setup = Setup {
            seats: self
                .seats
                .unwrap_or_else(|| mode.unwrap_or(&spec.modes[0]).default_seats),
            options,
            pace: if self.real_time {
                Pace::RealTime
            } else {
                Pace::PerAction
            },
            seed: Seed::from_number(1),
        };
        let guide = guide(&self.game);
        let position = for_game!(self.game.as_str(), G => position_toml::<G>(setup.clone(), guide))
            .expect("a checked game")
            .map_err(|error| setup_refused(&self.game, &error))?;
        let rule = rules_of(&self.game).next().expect("a rulebook has rules");
        out.line(template(rule, &spec, &setup, &position, guide))
    }
}
