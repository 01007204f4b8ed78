//! Secrecy over the wire, for as long as one likes: pairs of worlds that differ only in what one viewer cannot know, each
//! on a server of its own, and everything that viewer is told compared byte by byte. `tests/secrecy` has the fast part.

#[path = "../../tests/secrecy/http.rs"]
mod http;
#[path = "../../tests/secrecy/log.rs"]
mod log;
#[path = "../../tests/secrecy/ops.rs"]
mod ops;
#[path = "../../tests/secrecy/pairs.rs"]
mod pairs;
#[path = "../../tests/secrecy/twins.rs"]
mod twins;
#[path = "../../tests/secrecy/wire.rs"]
mod wire;
#[path = "../../tests/secrecy/world.rs"]
mod world;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use pairs::Plan;

/// The allocator of the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const HELP: &str = "\
Compares what a viewer is told in pairs of worlds that differ only in what it cannot know.

  --pairs N    how many pairs (1000)
  --minutes N  no new pair after so long
  --seed S     which pairs (1)
  --from I     the number of the first one (0)
  --game ID    only this game; may be given several times
  --help       this text

The last line is `trial | secrecy | WHAT WAS TRIED | HOW MUCH WAS FOUND`; the exit code is 1 if something was found.";

/// How often it says how far it is.
const SAY_EVERY: u64 = 1000;

fn main() -> ExitCode {
    let plan = match read(std::env::args().skip(1)) {
        Ok(Some(plan)) => plan,
        Ok(None) => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(wrong) => {
            eprintln!("{wrong}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    let say = |tally: &pairs::Tally| {
        if tally.pairs.is_multiple_of(SAY_EVERY) {
            eprintln!("{tally}");
        }
    };
    let (tally, leak) = pairs::run(&plan, say);
    println!("trial | secrecy | {tally} | {}", u8::from(leak.is_some()));
    match leak {
        None => ExitCode::SUCCESS,
        Some(leak) => {
            println!("{leak}");
            ExitCode::FAILURE
        }
    }
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Option<Plan>, String> {
    let mut plan = Plan {
        games: Vec::new(),
        seed: 1,
        from: 0,
        pairs: 1000,
        until: None,
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        let number = |text: String| {
            text.parse::<u64>()
                .map_err(|_| format!("{text} is no number"))
        };
        match word.as_str() {
            "--pairs" => plan.pairs = number(value()?)?,
            "--minutes" => {
                let minutes = value()?;
                let minutes: f64 =
                    (minutes.parse()).map_err(|_| format!("{minutes} is no number"))?;
                plan.until = Some(Instant::now() + Duration::from_secs_f64(minutes * 60.0));
            }
            "--seed" => plan.seed = number(value()?)?,
            "--from" => plan.from = number(value()?)?,
            "--game" => plan.games.push(value()?),
            "--help" => return Ok(None),
            _ => return Err(format!("unknown option {word}")),
        }
    }
    let unknown = |game: &&String| !shamble_catalog::GAMES.contains(&game.as_str());
    match plan.games.iter().find(unknown) {
        Some(game) => Err(format!("there is no game {game}")),
        None => Ok(Some(plan)),
    }
}
