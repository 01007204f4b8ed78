//! `cargo xtask soak`: everything that is tried for longer than a test may take, and one table of what came of it.
//!
//! The development build is used on purpose: it checks sums for overflow and holds to its own assertions. The rules are
//! compiled as in a release.

mod guided;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::error::Error;
use crate::shell::{self, Workspace};

/// A trial: its name, and its share of the time in hundredths.
struct Trial {
    name: &'static str,
    share: u32,
    by: By,
}

/// What carries a trial out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// The program `trials` alone.
    Itself,
    /// The same, with a server of its own.
    AServer,
    /// A test of the server's that takes as many seeds as one likes.
    ATest,
    /// An example of the server's, as quick as it can be built: what it compares are bytes.
    AnExample,
    /// The programs in `fuzz`.
    Fuzzers,
}

const TRIALS: [Trial; 8] = [
    trial("durability", 15, By::AServer),
    trial("reconnect", 15, By::AServer),
    trial("simulation", 10, By::ATest),
    trial("secrecy", 20, By::AnExample),
    trial("endurance", 15, By::Itself),
    trial("liveness", 5, By::Itself),
    trial("fuzz", 5, By::Itself),
    trial("guided", 15, By::Fuzzers),
];

/// The test behind [`By::ATest`].
const SIMULATION: &str =
    "simulation::tests::nothing_is_lost_doubled_or_told_too_early_in_any_weather";

const fn trial(name: &'static str, share: u32, by: By) -> Trial {
    Trial { name, share, by }
}

/// What came of a trial.
struct Came {
    name: &'static str,
    tried: String,
    /// Nothing if it did not come to its end.
    found: Option<u64>,
    took: Duration,
}

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let options = Options::parse(args)?;
    // As `cargo xtask test` builds it, so that whoever ran that need not wait.
    let build = [
        "build",
        "--workspace",
        "--all-features",
        "--bin",
        "shamble",
        "--bin",
        "trials",
    ];
    shell::run(&mut workspace.cargo(&build))?;
    let shares: u32 = options.trials().map(|trial| trial.share).sum();
    let mut all = Vec::new();
    for trial in options.trials() {
        let minutes = options.minutes * f64::from(trial.share) / f64::from(shares);
        all.push(attempt(workspace, trial, minutes, options.seed)?);
    }
    println!("\n{}", table(&all));
    if all.iter().all(|came| came.found == Some(0)) {
        Ok(())
    } else {
        Err(Error::Told)
    }
}

fn attempt(
    workspace: &Workspace,
    trial: &'static Trial,
    minutes: f64,
    seed: u64,
) -> Result<Came, Error> {
    println!("\n== {}, at most {minutes:.1} minutes", trial.name);
    if trial.by == By::Fuzzers {
        return guided::run(workspace, trial.name, minutes, seed);
    }
    let mut command = command(workspace, trial, minutes, seed)?;
    let began = Instant::now();
    let failed = |error: std::io::Error| Error::failed(format!("{}: {error}", trial.name));
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let mut verdict = None;
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line = line.map_err(failed)?;
            println!("{line}");
            verdict = verdict_in(&line).or(verdict);
        }
    }
    child.wait().map_err(failed)?;
    let (tried, found) = match verdict {
        Some((tried, found)) => (tried, Some(found)),
        None => ("it did not come to its end".to_owned(), None),
    };
    Ok(Came {
        name: trial.name,
        tried,
        found,
        took: began.elapsed(),
    })
}

/// What carries a trial out for so long; whatever has to be built for it is built now.
fn command(
    workspace: &Workspace,
    trial: &'static Trial,
    minutes: f64,
    seed: u64,
) -> Result<Command, Error> {
    let (minutes, seed) = (minutes.to_string(), seed.to_string());
    let of_the_server = |verb: &str, more: &[&str]| {
        let begin = [verb, "--package", "shamble-server", "--all-features"];
        workspace.cargo(&[&begin, more].concat())
    };
    let mut command = match trial.by {
        By::ATest => {
            shell::run(&mut of_the_server("test", &["--lib", "--no-run"]))?;
            let mut command = of_the_server("test", &["--lib", "--quiet", "--"]);
            command.args([SIMULATION, "--exact", "--nocapture"]);
            command.env("SHAMBLE_SEEDS", format!("{seed}.."));
            command.env("SHAMBLE_MINUTES", minutes);
            return Ok(command);
        }
        By::AnExample => {
            let example = ["--release", "--example", trial.name];
            shell::run(&mut of_the_server("build", &example))?;
            let mut command = of_the_server("run", &example);
            command.args(["--quiet", "--", "--pairs", &u64::MAX.to_string()]);
            command
        }
        By::Itself | By::AServer | By::Fuzzers => {
            let mut command = Command::new(workspace.dev_binary("trials"));
            let folder = workspace.target().join("trials");
            command.arg(trial.name).arg("--folder").arg(folder);
            command
        }
    };
    if trial.by == By::AServer {
        let program: &Path = &workspace.dev_binary("shamble");
        command.arg("--program").arg(program);
    }
    command.args(["--minutes", &minutes, "--seed", &seed]);
    command.current_dir(&workspace.root);
    Ok(command)
}

/// What was tried and how much was found, in the line that ends every trial.
fn verdict_in(line: &str) -> Option<(String, u64)> {
    let mut parts = line.strip_prefix("trial | ")?.split(" | ");
    let (_, tried, found) = (parts.next()?, parts.next()?, parts.next()?);
    Some((tried.to_owned(), found.parse().ok()?))
}

/// In the form of Markdown, for `docs/reliability.md`.
fn table(all: &[Came]) -> String {
    let mut lines = vec![
        "| trial | tried | found | took |".to_owned(),
        "| --- | --- | --- | --- |".to_owned(),
    ];
    for came in all {
        let found = match came.found {
            Some(0) => "nothing".to_owned(),
            Some(n) => n.to_string(),
            None => "FAILED".to_owned(),
        };
        let minutes = came.took.as_secs_f64() / 60.0;
        lines.push(format!(
            "| {} | {} | {found} | {minutes:.1} min |",
            came.name, came.tried
        ));
    }
    lines.join("\n")
}

#[derive(Debug, PartialEq)]
struct Options {
    minutes: f64,
    seed: u64,
    only: Vec<String>,
}

impl Options {
    fn parse(args: &[String]) -> Result<Self, Error> {
        let mut options = Self {
            minutes: 60.0,
            seed: 1,
            only: Vec::new(),
        };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let wrong = || Error::Usage(format!("`soak {arg}` wants something else after it"));
            let value = args.next().ok_or_else(wrong)?;
            let number = || {
                let number = value.parse::<f64>().ok();
                let number = number.filter(|number| *number > 0.0 && number.is_finite());
                number.ok_or_else(wrong)
            };
            match arg.as_str() {
                "--hours" => options.minutes = number()? * 60.0,
                "--minutes" => options.minutes = number()?,
                "--seed" => options.seed = value.parse().map_err(|_| wrong())?,
                "--only" => options.only = value.split(',').map(str::to_owned).collect(),
                _ => return Err(Error::Usage(format!("`soak` knows no `{arg}`"))),
            }
        }
        let is_known = |name: &&String| TRIALS.iter().any(|trial| trial.name == name.as_str());
        match options.only.iter().find(|name| !is_known(name)) {
            Some(name) => Err(Error::Usage(format!("there is no trial `{name}`"))),
            None => Ok(options),
        }
    }

    fn trials(&self) -> impl Iterator<Item = &'static Trial> {
        let is_wanted =
            |trial: &&Trial| self.only.is_empty() || self.only.iter().any(|n| n == trial.name);
        TRIALS.iter().filter(is_wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(line: &str) -> Result<Options, Error> {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Options::parse(&args)
    }

    #[test]
    fn time_is_given_in_hours_or_minutes_and_shared_out() {
        assert_eq!(options("").unwrap().minutes, 60.0);
        assert_eq!(options("--hours 2").unwrap().minutes, 120.0);
        let some = options("--minutes 5 --only fuzz,liveness --seed 9").unwrap();
        assert_eq!((some.minutes, some.seed), (5.0, 9));
        let names: Vec<&str> = some.trials().map(|trial| trial.name).collect();
        assert_eq!(names, ["liveness", "fuzz"]);
        assert_eq!(TRIALS.iter().map(|trial| trial.share).sum::<u32>(), 100);
        for line in ["--hours", "--minutes -3", "--only luck", "--fast 1"] {
            assert!(matches!(options(line), Err(Error::Usage(_))), "{line}");
        }
    }

    #[test]
    fn the_table_says_what_was_tried_and_found() {
        let (tried, found) =
            verdict_in("trial | fuzz | 3 frames inputs, 2 rows inputs | 1").unwrap();
        assert_eq!(
            (tried.as_str(), found),
            ("3 frames inputs, 2 rows inputs", 1)
        );
        assert_eq!(verdict_in("FOUND fuzz: it panics"), None);
        let came = |found| Came {
            name: "fuzz",
            tried: tried.clone(),
            found,
            took: Duration::from_secs(90),
        };
        let told = table(&[came(Some(0)), came(Some(1)), came(None)]);
        for end in [
            "| nothing | 1.5 min |",
            "| 1 | 1.5 min |",
            "| FAILED | 1.5 min |",
        ] {
            assert!(told.contains(end), "{told}");
        }
    }
}
