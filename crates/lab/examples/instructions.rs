//! What an action costs in instructions, table by table: a figure that holds whatever else the machine does.
//!
//! ```text
//! cargo run --release -p shamble-lab --example instructions
//! cargo run --release -p shamble-lab --example instructions -- --bots thumb --game zombie-mall --games 4
//! ```
//! Needs valgrind. Every table of `shamble bench` is played twice on one thread, a number of games and a single one, which
//! is taken off because it reads the cards and maps. The system's allocator is used, so that programs of different times
//! compare. `one GAME TABLE BOTS GAMES` plays a series without counting, for a profiler.

use std::error::Error;
use std::process::Command;

use shamble_lab::{BENCH_SETUPS, BenchSetup, Plan, run};

type Failed = Box<dyn Error>;

/// Games of each table, unless somebody says how many.
const GAMES: u64 = 60;

fn main() -> Result<(), Failed> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let ["one", game, table, bots, games] = words[..] {
        let mut setups = BENCH_SETUPS.iter();
        let setup = setups.find(|setup| (setup.game, setup.name) == (game, table));
        println!(
            "{}",
            actions(setup.ok_or("no such table")?, bots, games.parse()?)?
        );
        return Ok(());
    }
    let (mut bots, mut only, mut games) = ("random", None, GAMES);
    for pair in words.chunks(2) {
        match *pair {
            ["--bots", name] => bots = name,
            ["--game", game] => only = Some(game),
            ["--games", n] => games = n.parse()?,
            _ => return Err(format!("'{}' is not understood", pair.join(" ")).into()),
        }
    }
    println!("table, {bots} | games | actions | instructions an action");
    for setup in BENCH_SETUPS {
        if only.is_some_and(|game| game != setup.game) {
            continue;
        }
        let n = actions(&setup, bots, games)? - actions(&setup, bots, 1)?;
        let counted = instructions(&setup, bots, games)? - instructions(&setup, bots, 1)?;
        let each = counted as f64 / n as f64;
        println!("{} {} | {games} | {n} | {each:.0}", setup.game, setup.name);
    }
    Ok(())
}

/// Plays so many games on this thread; how often seats acted.
fn actions(setup: &BenchSetup, bots: &str, games: u64) -> Result<u64, Failed> {
    let plan = Plan {
        options: setup.options(),
        bots: vec![bots.parse()?],
        games,
        threads: Some(1),
        ..Plan::new(setup.game)
    };
    Ok(run(&plan, &|_| {})?.actions)
}

/// What a process of its own needs for so many games.
fn instructions(setup: &BenchSetup, bots: &str, games: u64) -> Result<u64, Failed> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe()?)
        .args(["one", setup.game, setup.name, bots, &games.to_string()])
        .output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    let collected = told.split("Collected : ").nth(1).ok_or("valgrind failed")?;
    let number = collected.split_whitespace().next().unwrap_or_default();
    Ok(number.parse()?)
}
