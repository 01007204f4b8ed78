//! What a table costs: a server in a process of its own, tables full of clients that play over real sockets, and beside
//! it a bare room that passes as many bytes between as many clients.
//!
//! `cargo xtask load -- --help` says how it is called. It stops by itself. Reads `/proc`, so it runs on Linux only.

mod args;
mod bare;
mod bots;
mod play;
mod process;
mod report;

use std::error::Error;
use std::time::{Duration, Instant};

use args::{Args, Job};
use play::{Pace, Table};
use process::Process;
use report::{Figures, Stage, Waits};
use tokio::task::JoinSet;

/// The allocator of the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failed = Box<dyn Error + Send + Sync>;

const SEATS: usize = 4;

/// How long tables play before the watch starts.
const WARM_UP: Duration = Duration::from_secs(2);

/// How many tables are made at the same time.
const MAKING: usize = 8;

/// How many tables there are before memory is measured: what a server needs once, whatever it serves, is no table's.
const FIRST: u64 = 8;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Args::read(&words)? {
        Job::Help => {
            println!("{}", args::HELP);
            Ok(())
        }
        Job::Serve { file } => process::serve(&file).await,
        Job::Bare => bare::serve().await,
        Job::Measure(args) => measure(&args).await,
    }
}

async fn measure(args: &Args) -> Result<(), Failed> {
    let head = match (&args.bots, args.stages) {
        (Some(_), _) => report::BOTS,
        (None, Some(_)) => report::STAGES,
        (None, None) => report::HEAD,
    };
    println!("{head}");
    for games in &args.games {
        if let Some(levels) = &args.bots {
            bots::measure(args, games, levels).await?;
            continue;
        }
        if let Some(n_acts) = args.stages {
            stages(args, games, n_acts).await?;
            continue;
        }
        let figures = played(args, games).await?;
        println!("{}", figures.line(&games.join("+")));
        let bare = bare_room(args, figures.bytes).await?;
        println!("{}", bare.line("  bare room"));
        println!("{}", report::ratio(&figures, &bare));
    }
    if args.unwatched > 0 {
        unwatched(args).await?;
    }
    Ok(())
}

/// Tables of `games` by turns, with everybody connected: first idle, then playing.
async fn played(args: &Args, games: &[String]) -> Result<Figures, Failed> {
    let server = Process::start(&["--serve", &args.file_for("played")?])?;
    let mut onlookers = JoinSet::new();
    for table in open_tables(&server, games, FIRST + args.idle).await? {
        onlookers.spawn(table.look_on());
    }
    let empty = server.memory_kib()?;
    let cpu = server.cpu()?;
    let tables = open_tables(&server, games, args.tables).await?;
    let making = (server.cpu()? - cpu) / u32::try_from(args.tables)?.max(1);
    let idle_kib = server.memory_kib()?.saturating_sub(empty) / args.tables.max(1);
    let mut figures = run(args, &server, empty, tables).await?;
    figures.idle_kib = idle_kib;
    figures.take_off(making);
    server.stop()?;
    Ok(figures)
}

/// What acts cost as games get longer: all tables play so many acts each, then the server's processor time is read.
async fn stages(args: &Args, games: &[String], n_acts: u64) -> Result<(), Failed> {
    let server = Process::start(&["--serve", &args.file_for("stages")?])?;
    let _first = open_tables(&server, games, FIRST).await?;
    let empty = server.memory_kib()?;
    let mut tables = open_tables(&server, games, args.tables).await?;
    // Whoever is done stays there, so that memory is that of all tables.
    let mut over = Vec::new();
    let (mut first, until) = (1, Instant::now() + args.lasting);
    while tables.len() as u64 * 2 > args.tables && Instant::now() < until {
        let (cpu, n_tables) = (server.cpu()?, tables.len() as u64);
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn(table.stage(n_acts));
        }
        let mut waits = Waits::default();
        while let Some(played) = playing.join_next().await {
            let (table, seen) = played??;
            waits.add(seen);
            if table.is_over() {
                over.push(table);
            } else {
                tables.push(table);
            }
        }
        let stage = Stage {
            acts: (first, first + n_acts - 1),
            n_tables,
            cpu: server.cpu()? - cpu,
            kib: server.memory_kib()?.saturating_sub(empty) / args.tables.max(1),
        };
        println!("{}", stage.line(&games.join("+"), &waits));
        first += n_acts;
    }
    server.stop()
}

async fn open_tables(server: &Process, games: &[String], n: u64) -> Result<Vec<Table>, Failed> {
    let mut making = JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..n {
        if making.len() >= MAKING
            && let Some(made) = making.join_next().await
        {
            tables.push(made??);
        }
        let game = games[number as usize % games.len()].clone();
        making.spawn(Table::open(server.address, game, number));
    }
    while let Some(made) = making.join_next().await {
        tables.push(made??);
    }
    Ok(tables)
}

/// Lets everybody play for the time given and takes the figures; `empty` is what memory there was without them.
async fn run(
    args: &Args,
    server: &Process,
    empty: u64,
    tables: Vec<Table>,
) -> Result<Figures, Failed> {
    let began = Instant::now();
    let (from, until) = (began + WARM_UP, began + WARM_UP + args.lasting);
    let pace = match args.rate {
        Some(rate) => Pace::Every(Duration::from_secs_f64(tables.len() as f64 / rate)),
        None => Pace::AtOnce,
    };
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(table.play(pace, from, until));
    }
    tokio::time::sleep_until(from.into()).await;
    let (cpu, watch) = (server.cpu()?, Instant::now());
    tokio::time::sleep_until(until.into()).await;
    let (cpu, seconds) = (server.cpu()? - cpu, watch.elapsed().as_secs_f64());
    let kib = server.memory_kib()?;
    let mut waits = Waits::default();
    while let Some(played) = playing.join_next().await {
        waits.add(played??);
    }
    let mut figures = Figures::new(args.tables, seconds, cpu, waits);
    figures.busy_kib = kib.saturating_sub(empty) / args.tables.max(1);
    Ok(figures)
}

/// The same number of clients in rooms that only pass on as many bytes.
async fn bare_room(args: &Args, bytes: u64) -> Result<Figures, Failed> {
    let server = Process::start(&["--bare"])?;
    let mut tables = Vec::new();
    for number in 0..FIRST {
        tables.push(Table::bare(server.address, number, bytes).await?);
    }
    let first = std::mem::take(&mut tables);
    let empty = server.memory_kib()?;
    for number in 0..args.tables {
        tables.push(Table::bare(server.address, FIRST + number, bytes).await?);
    }
    let idle_kib = server.memory_kib()?.saturating_sub(empty) / args.tables.max(1);
    let mut figures = run(args, &server, empty, tables).await?;
    figures.idle_kib = idle_kib;
    drop(first);
    server.stop()?;
    Ok(figures)
}

/// Tables whose games have begun and whose people are all away: memory, and how soon a server that starts with so many
/// stored answers.
async fn unwatched(args: &Args) -> Result<(), Failed> {
    let games: Vec<String> = args.games.iter().flatten().cloned().collect();
    let file = args.file_for("unwatched")?;
    let server = Process::start(&["--serve", &file])?;
    let empty = server.memory_kib()?;
    let mut tables = Vec::new();
    for from in (0..args.unwatched).step_by(100) {
        let n = (args.unwatched - from).min(100);
        let opened = open_tables(&server, &games, n).await?;
        tables.extend(opened.into_iter().map(Table::leave));
    }
    tokio::time::sleep(WARM_UP).await;
    let kib = server.memory_kib()?.saturating_sub(empty);
    println!(
        "unwatched tables {}: {:.1} KiB a table, the whole server {} MiB",
        args.unwatched,
        kib as f64 / args.unwatched as f64,
        server.whole_memory_kib()? / 1024
    );
    server.stop()?;
    let began = Instant::now();
    let server = Process::start(&["--serve", &file])?;
    let up = began.elapsed();
    server.call("GET /", "").await?;
    let page = began.elapsed();
    if let Some(left) = tables.first() {
        left.come_back(server.address).await?;
    }
    println!(
        "started again with them stored: listening after {up:.0?}, start page after {page:.0?}, reconnected after {:.0?}",
        began.elapsed()
    );
    server.stop()
}
