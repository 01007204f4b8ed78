//! What a table costs: a server in a process of its own, tables full of clients that play over real sockets, and beside
//! it a bare room that passes as many bytes between as many clients.
//!
//! `cargo xtask load -- --help` says how it is called. It stops by itself. Reads `/proc`, so it runs on Linux only.

mod args;
mod bare;
mod play;
mod process;
mod report;

use std::error::Error;
use std::time::{Duration, Instant};

use args::{Args, Job};
use play::{Pace, Table};
use process::Process;
use report::{Figures, Waits};
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
    println!("{}", report::HEAD);
    for games in &args.games {
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
    let empty = server.memory_kib()?;
    let tables = open_tables(&server, games, args.tables).await?;
    let idle_kib = server.memory_kib()?.saturating_sub(empty) / args.tables.max(1);
    let mut figures = run(args, &server, tables).await?;
    figures.idle_kib = idle_kib;
    figures.busy_kib = server.memory_kib()?.saturating_sub(empty) / args.tables.max(1);
    server.stop()?;
    Ok(figures)
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

/// Lets everybody play for the time given and takes the figures.
async fn run(args: &Args, server: &Process, tables: Vec<Table>) -> Result<Figures, Failed> {
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
    let mut waits = Waits::default();
    while let Some(played) = playing.join_next().await {
        waits.add(played??);
    }
    Ok(Figures::new(args.tables, seconds, cpu, waits))
}

/// The same number of clients in rooms that only pass on as many bytes.
async fn bare_room(args: &Args, bytes: u64) -> Result<Figures, Failed> {
    let server = Process::start(&["--bare"])?;
    let empty = server.memory_kib()?;
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(Table::bare(server.address, number, bytes).await?);
    }
    let idle_kib = server.memory_kib()?.saturating_sub(empty) / args.tables.max(1);
    let mut figures = run(args, &server, tables).await?;
    figures.idle_kib = idle_kib;
    figures.busy_kib = server.memory_kib()?.saturating_sub(empty) / args.tables.max(1);
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
        "unwatched tables {}: {} MiB, {:.1} KiB a table",
        args.unwatched,
        kib / 1024,
        kib as f64 / args.unwatched as f64
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
