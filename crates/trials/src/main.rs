//! `trials NAME [OPTION VALUE]...`: one trial, as long as one likes. `cargo xtask soak` runs them all.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use shamble_trials::{Failed, Report, durability, endurance, fuzz, liveness, reconnect};
use tokio::time::Instant;

const HELP: &str = "\
usage: trials NAME [OPTION VALUE]...

  durability --program PATH   kill and stop a server in the middle of a swarm, --number times (100)
  reconnect --program PATH    cut lines, --number times (10000)
  endurance                   random and odd acts, --number in every game and mode (10000000)
  liveness                    the same, each looked at closely (100000)
  fuzz                        spoilt input, --number for every decoder (1000000)
  seeds                       no trial: write what fuzz begins with to --folder, for other fuzzers

  --program PATH    the built shamble
  --folder PATH     where files are written (target/trials)
  --number N        how much is tried
  --minutes N       begin nothing new after so long
  --only NAME       endurance: only modes whose GAME/MODE begins with it
  --seed N          makes the choices repeatable (1)

The last line is `trial | NAME | WHAT WAS TRIED | HOW MUCH WAS FOUND`; the exit code is 1 if something was found.";

struct Args {
    program: Option<PathBuf>,
    folder: PathBuf,
    number: Option<u64>,
    until: Option<Instant>,
    seed: u64,
    only: String,
}

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words).await {
        Ok(None) => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        Ok(Some(report)) => {
            println!("{report}");
            match report.n_found() {
                0 => ExitCode::SUCCESS,
                _ => ExitCode::FAILURE,
            }
        }
        Err(error) => {
            eprintln!("trials: {error}");
            ExitCode::from(2)
        }
    }
}

async fn run(words: &[String]) -> Result<Option<Report>, Failed> {
    let Some((name, rest)) = words.split_first() else {
        return Ok(None);
    };
    if words.iter().any(|word| word == "--help" || word == "-h") {
        return Ok(None);
    }
    let args = Args::read(rest)?;
    if name == "seeds" {
        fuzz::write_seeds(&args.folder)?;
        return Ok(Some(Report::new("seeds")));
    }
    let folder = args.folder.join(name);
    let (until, seed) = (args.until, args.seed);
    let number = |usual| args.number.unwrap_or(usual);
    let program = || args.program.clone().ok_or("--program is missing");
    let report = match name.as_str() {
        "durability" => {
            let plan = durability::Plan {
                program: program()?,
                folder,
                n_ends: usize::try_from(number(100))?,
                until,
                seed,
            };
            durability::run(&plan).await?
        }
        "reconnect" => {
            let plan = reconnect::Plan {
                program: program()?,
                folder,
                n_cuts: number(10_000),
                until,
                seed,
                is_timed: true,
            };
            reconnect::run(&plan).await?
        }
        "endurance" => endurance::run(&endurance::Plan {
            n_acts: number(10_000_000),
            until,
            seed,
            only: args.only.clone(),
        }),
        "liveness" => {
            let n_acts = number(100_000);
            liveness::run(liveness::Plan {
                n_acts,
                until,
                seed,
            })
        }
        "fuzz" => {
            // Panics are findings here, and told as such.
            std::panic::set_hook(Box::new(|_| {}));
            let n_inputs = number(1_000_000);
            fuzz::run(&fuzz::Plan {
                n_inputs,
                until,
                seed,
                folder,
            })?
        }
        unknown => return Err(format!("there is no trial `{unknown}`\n{HELP}").into()),
    };
    Ok(Some(report))
}

impl Args {
    fn read(words: &[String]) -> Result<Self, Failed> {
        let mut args = Self {
            program: None,
            folder: PathBuf::from("target/trials"),
            number: None,
            until: None,
            seed: 1,
            only: String::new(),
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words
                .next()
                .ok_or_else(|| format!("{word} needs a value"))?;
            match word.as_str() {
                "--program" => args.program = Some(value.into()),
                "--folder" => args.folder = value.into(),
                "--number" => args.number = Some(value.parse()?),
                "--minutes" => {
                    let seconds: f64 = value.parse::<f64>()? * 60.0;
                    args.until = Some(Instant::now() + Duration::from_secs_f64(seconds));
                }
                "--seed" => args.seed = value.parse()?,
                "--only" => args.only.clone_from(value),
                _ => return Err(format!("unknown option {word}\n{HELP}").into()),
            }
        }
        Ok(args)
    }
}
