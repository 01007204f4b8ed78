//! `shamble scenario`: scenarios for Zombies 15', checked, begun and shown.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Serialize;
use shamble_catalog::zombies15::scenario::{
    CAMPAIGN_FILES, Scenario, facts, parse, picture, template,
};
use shamble_catalog::zombies15::{GoalView, State};
use shamble_core::{Game as _, OptionValues, Pace, Seed, Setup, Viewer, text};

use crate::failure::Failure;
use crate::flaws::{SaidFlaw, listed, said};
use crate::out::Out;
use crate::words::{say, wrapped};

/// What editors that understand JSON Schema check scenario files with.
const SCHEMA: &str = include_str!("../../../../docs/zombies15-scenario.schema.json");

/// Check, begin and show scenarios for Zombies 15'.
#[derive(Args)]
#[command(after_help = "\
Play one: choose mode=custom and give the text of the file as the option scenario_text, in the browser
or with
  shamble simulate zombies15 --mode custom --option \"scenario_text=$(cat FILE)\"")]
pub(crate) struct ScenarioCommand {
    #[command(subcommand)]
    command: What,
}

#[derive(Subcommand)]
enum What {
    Check(Check),
    New(New),
    Show(Show),
    /// Print the JSON schema of the format, for editors
    Schema,
}

/// Say what is wrong with scenario files, line by line, and what would be right.
///
/// Streets must meet, every tile is used once, everything can be reached, and every Key is sure to be found before its Lock.
#[derive(Args)]
#[command(after_help = "Example:\n  shamble scenario check my-street.toml --json")]
struct Check {
    /// Scenario files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// Print a documented scenario to start from; it can be played as it stands.
#[derive(Args)]
#[command(after_help = "Example:\n  shamble scenario new --out my-street.toml")]
struct New {
    /// Write it to this file instead, which must not exist yet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Draw the board of a scenario as text and list its rules.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  shamble scenario show my-street.toml\n  shamble scenario show 7"
)]
struct Show {
    /// A scenario file, or the number of a scenario of the house campaign
    #[arg(value_name = "FILE|NUMBER")]
    which: String,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// What came of all files, as `check --json` prints it.
#[derive(Serialize)]
struct Summary {
    files: usize,
    sound: usize,
    flawed: usize,
    scenarios: Vec<Checked>,
}

/// What came of one file.
#[derive(Serialize)]
struct Checked {
    file: String,
    sound: bool,
    /// Its name; nothing if the file could not be understood that far.
    name: Option<String>,
    flaws: Vec<SaidFlaw>,
}

/// A scenario as `show --json` prints it.
#[derive(Serialize)]
struct Shown {
    /// Its number in the house campaign.
    number: Option<usize>,
    name: String,
    story: String,
    picture: String,
    rules: Vec<String>,
    objective: Vec<String>,
    /// The whole file as data.
    scenario: Scenario,
}

impl ScenarioCommand {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        match self.command {
            What::Check(command) => command.run(out),
            What::New(command) => command.run(out),
            What::Show(command) => command.run(out),
            What::Schema => out.raw(SCHEMA.as_bytes()),
        }
    }
}

impl Check {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let check = |path: &PathBuf| -> Result<Checked, Failure> {
            let result = parse(&read(path)?);
            let (name, flaws) = match result {
                Ok(scenario) => (Some(scenario.name), Vec::new()),
                Err(flaws) => (None, said(&flaws)),
            };
            Ok(Checked {
                file: path.display().to_string(),
                sound: flaws.is_empty(),
                name,
                flaws,
            })
        };
        let scenarios = self
            .files
            .iter()
            .map(check)
            .collect::<Result<Vec<_>, _>>()?;
        let sound = scenarios.iter().filter(|checked| checked.sound).count();
        let summary = Summary {
            files: scenarios.len(),
            sound,
            flawed: scenarios.len() - sound,
            scenarios,
        };
        if self.json {
            out.json(&summary)?;
        } else {
            print_checked(&summary, out)?;
        }
        if summary.flawed == 0 {
            Ok(())
        } else {
            out.flush()?;
            Err(Failure::Told)
        }
    }
}

fn print_checked(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    for checked in &summary.scenarios {
        for flaw in &checked.flaws {
            out.line(say(&flaw.text(&checked.file)))?;
        }
        if let Some(name) = &checked.name {
            let file = checked.file.as_str();
            out.line(say(&text!(
                "cli-scenario-sound",
                file = file,
                name = name.as_str()
            )))?;
        }
    }
    out.line(say(&text!(
        "cli-scenario-summary",
        files = summary.files,
        sound = summary.sound,
        flawed = summary.flawed
    )))
}

impl New {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let Some(path) = self.out else {
            return out.raw(template().as_bytes());
        };
        let file = path.display().to_string();
        // Nobody's work is overwritten by a slip of the hand.
        let created = fs::File::options().write(true).create_new(true).open(&path);
        let written = created.and_then(|mut created| created.write_all(template().as_bytes()));
        written.map_err(|error| {
            Failure::Failed(text!(
                "cli-error-unwritable",
                path = file.as_str(),
                reason = error.to_string()
            ))
        })?;
        out.line(say(&text!("cli-scenario-written", file = file)))
    }
}

impl Show {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let (number, text) = self.source()?;
        let scenario = match parse(&text) {
            Ok(scenario) => scenario,
            Err(flaws) => return Err(Failure::Failed(listed(&self.which, &flaws))),
        };
        let shown = Shown::new(number, scenario, text);
        if self.json {
            out.json(&shown)
        } else {
            shown.print(out)
        }
    }

    /// The text of the scenario, and its number if it is one of the house campaign.
    fn source(&self) -> Result<(Option<usize>, String), Failure> {
        let Ok(number) = self.which.parse::<usize>() else {
            return Ok((None, read(Path::new(&self.which))?));
        };
        match number.checked_sub(1).and_then(|i| CAMPAIGN_FILES.get(i)) {
            Some(text) => Ok((Some(number), (*text).to_owned())),
            None => Err(Failure::Usage(text!(
                "cli-error-scenario-number",
                number = number,
                last = CAMPAIGN_FILES.len()
            ))),
        }
    }
}

impl Shown {
    fn new(number: Option<usize>, scenario: Scenario, text: String) -> Self {
        let options = match number {
            Some(number) => [
                ("mode".to_owned(), "scenario".to_owned()),
                ("scenario".to_owned(), number.to_string()),
            ],
            None => [
                ("mode".to_owned(), "custom".to_owned()),
                ("scenario_text".to_owned(), text),
            ],
        };
        // The objective in words is what a table would show.
        let view = State::new(&Setup {
            options: OptionValues::from(options),
            seats: 4,
            pace: Pace::PerAction,
            seed: Seed::from_number(1),
        })
        .expect("a scenario without flaws can be played")
        .view(Viewer::Spectator);
        Self {
            number,
            name: say(&view.name),
            story: say(&view.story),
            picture: picture(&scenario),
            rules: facts(&scenario).iter().map(say).collect(),
            objective: view.goals.iter().map(goal).collect(),
            scenario,
        }
    }

    fn print(&self, out: &mut Out) -> Result<(), Failure> {
        const WIDTH: usize = 90;
        out.line(match self.number {
            Some(number) => say(&text!(
                "cli-scenario-numbered",
                number = number,
                name = self.name.as_str()
            )),
            None => self.name.clone(),
        })?;
        if !self.story.is_empty() {
            out.line(wrapped(&self.story, 0, WIDTH))?;
        }
        out.raw(self.picture.as_bytes())?;
        out.line("")?;
        out.line(say(&text!("cli-scenario-key")))?;
        for rule in &self.rules {
            out.line(rule)?;
        }
        out.line("")?;
        out.line(say(&text!("cli-scenario-objective")))?;
        for goal in &self.objective {
            out.line(format!("  {goal}"))?;
        }
        Ok(())
    }
}

/// What is asked for, with the tiles as the map names them.
fn goal(goal: &GoalView) -> String {
    let tiles: Vec<String> = goal.tiles.iter().map(ToString::to_string).collect();
    if tiles.is_empty() {
        return say(&goal.text);
    }
    format!("{} ({})", say(&goal.text), tiles.join(", "))
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        Failure::Usage(text!(
            "cli-error-unreadable",
            path = path.display().to_string(),
            reason = error.to_string()
        ))
    })
}
