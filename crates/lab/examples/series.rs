//! What a series costs besides its games: how much faster two threads are than one, and whether memory stays what it is
//! however long a series lasts.
//!
//! ```text
//! cargo run --release -p shamble-lab --example series -- threads
//! cargo run --release -p shamble-lab --example series -- threads --bots steady --games 40 --threads 2
//! cargo run --release -p shamble-lab --example series -- memory --game cliche --bots random --games 10000000
//! ```
//! Threads are measured twice: by the clock, which tells the truth on a machine with nothing else to do, and by the
//! processor time that the same games take on one thread and on several, which tells what threads cost each other
//! whatever else the machine does. Reads `/proc`, so `memory` runs on Linux only.

use std::error::Error;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use shamble_lab::{BENCH_SETUPS, BenchSetup, Orders, Plan, Player, series};

/// The allocator of the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failed = Box<dyn Error>;

/// How often each number of threads has its turn; the best counts.
const N_TURNS: usize = 3;

/// Lines that `memory` prints.
const N_LINES: u64 = 20;

struct Wanted {
    games: Option<u64>,
    bots: Player,
    threads: usize,
    /// Only this game.
    game: Option<String>,
}

fn main() -> Result<(), Failed> {
    let mut words = std::env::args().skip(1);
    let what = words.next().ok_or("say `threads` or `memory`")?;
    let mut wanted = Wanted {
        games: None,
        bots: "thumb".parse()?,
        threads: 2,
        game: None,
    };
    while let Some(word) = words.next() {
        let value = words
            .next()
            .ok_or_else(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--games" => wanted.games = Some(value.parse()?),
            "--bots" => wanted.bots = value.parse()?,
            "--threads" => wanted.threads = value.parse()?,
            "--game" => wanted.game = Some(value),
            other => return Err(format!("unknown word '{other}'").into()),
        }
    }
    match what.as_str() {
        "threads" => threads(&wanted),
        "memory" => memory(&wanted),
        other => Err(format!("no '{other}' here; say `threads` or `memory`").into()),
    }
}

fn plan(setup: &BenchSetup, wanted: &Wanted, games: u64, threads: usize) -> Plan {
    Plan {
        options: setup.options(),
        bots: vec![wanted.bots.clone()],
        games,
        threads: Some(threads),
        ..Plan::new(setup.game)
    }
}

fn setups(wanted: &Wanted) -> impl Iterator<Item = BenchSetup> {
    let is_asked = move |setup: &BenchSetup| {
        let game = wanted.game.as_ref();
        game.is_none_or(|game| game == setup.game)
    };
    BENCH_SETUPS.into_iter().filter(is_asked)
}

/// How long a series took, by the clock and in processor time of all threads.
fn timed(plan: &Plan) -> Result<(Duration, Duration), Failed> {
    let begin = Instant::now();
    let orders = Orders {
        progress: &|_| {},
        stop: &AtomicBool::new(false),
        each: None,
    };
    let partial = series(plan, orders)?;
    Ok((begin.elapsed(), Duration::from_micros(partial.tally.cpu_us)))
}

/// The same series on one thread and on several, by turns.
fn threads(wanted: &Wanted) -> Result<(), Failed> {
    let Wanted { threads, bots, .. } = wanted;
    let games = wanted.games.unwrap_or(400);
    println!(
        "table, {bots}, {games} games | s on 1 thread | s on {threads} | times as fast | by processor time"
    );
    for setup in setups(wanted) {
        let mut best = [(Duration::MAX, Duration::MAX); 2];
        for _ in 0..N_TURNS {
            for (n, best) in [1, *threads].into_iter().zip(&mut best) {
                let (clock, cpu) = timed(&plan(&setup, wanted, games, n))?;
                *best = (best.0.min(clock), best.1.min(cpu));
            }
        }
        let [one, several] = best;
        println!(
            "{} {} | {:.3} | {:.3} | {:.2} | {:.2}",
            setup.game,
            setup.name,
            one.0.as_secs_f64(),
            several.0.as_secs_f64(),
            one.0.as_secs_f64() / several.0.as_secs_f64(),
            *threads as f64 * one.1.as_secs_f64() / several.1.as_secs_f64(),
        );
    }
    Ok(())
}

/// One long series; what memory the program has after each part of it.
fn memory(wanted: &Wanted) -> Result<(), Failed> {
    let games = wanted.games.unwrap_or(1_000_000);
    let setup = setups(wanted).last().ok_or("no such game")?;
    println!(
        "{} {}, {}: games | KiB",
        setup.game, setup.name, wanted.bots
    );
    let n_done = AtomicU64::new(0);
    let step = (games / N_LINES).max(1);
    let progress = |n: u64| {
        let before = n_done.fetch_add(n, Ordering::Relaxed);
        let now = before + n;
        if now / step > before / step {
            let kib = resident_kib().map_or("unknown".to_owned(), |kib| kib.to_string());
            println!("{now} | {kib}");
        }
    };
    let orders = Orders {
        progress: &progress,
        stop: &AtomicBool::new(false),
        each: None,
    };
    series(&plan(&setup, wanted, games, wanted.threads), orders)?;
    Ok(())
}

/// Resident memory of this program, where the system tells.
fn resident_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}
