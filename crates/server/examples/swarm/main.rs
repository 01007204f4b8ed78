//! A swarm of clients at a cluster, and a check of what they saw against what is stored.
//!
//! `cargo xtask cluster --trials N` starts it beside servers that are killed, stopped and cut off. Every table is played
//! to its end by clients that go on at another server when a line breaks and repeat what was not answered, while an
//! onlooker asks one server after another how things are. Here it is checked that everybody got on, and that between two
//! openings of a table only one server wrote to it. What the clients saw, and the games' own records, go into a file for
//! a checker that knows nothing of how any of it came about.

mod audit;
mod check;
mod history;
mod player;
mod table;
mod tour;

use std::error::Error;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use audit::Auditor;
use history::History;
use table::{Pace, Played, Table};
use tokio::task::JoinSet;

type Failed = Box<dyn Error + Send + Sync>;

const USAGE: &str = "swarm NODE,NODE,... NATS_URLS TABLES SECONDS MS_BETWEEN_ACTS SEED HISTORY
Plays, prints `playing` once every table does, and what it found at the end.
NATS_URLS may be `none`: then nothing is asked of the log itself. HISTORY is the file for what is seen, as it is seen.

swarm tour NODE,NODE,... SEED
Looks whether what is done at one server is there at all of them.";

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [job, nodes, seed] = &words[..]
        && job == "tour"
    {
        tour::walk(&addresses(nodes)?, seed.parse()?).await?;
        println!("what is done at one server is there at all of them");
        return Ok(());
    }
    let [nodes, nats, tables, seconds, between, seed, path] = &words[..] else {
        return Err(USAGE.into());
    };
    let nodes = addresses(nodes)?;
    let (n_tables, seed): (u64, u64) = (tables.parse()?, seed.parse()?);
    let pace = Pace {
        lasting: Duration::from_secs(seconds.parse()?),
        between: Duration::from_millis(between.parse()?),
    };
    let history = Arc::new(History::written_to(Path::new(path))?);
    let mut opening = JoinSet::new();
    for number in 0..n_tables {
        let dice = seed.wrapping_add(number << 32);
        opening.spawn(Table::open(nodes.clone(), dice, Arc::clone(&history)));
    }
    let mut tables = Vec::new();
    while let Some(table) = opening.join_next().await {
        tables.push(table??);
    }
    println!("playing");
    let began = Instant::now();
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(table.play(pace));
    }
    let mut games = Vec::new();
    let (mut waits, mut n_acts_in_time) = (Vec::new(), 0);
    while let Some(played) = playing.join_next().await {
        let Played {
            finished,
            waits: own,
            n_in_time,
        } = played??;
        games.extend(finished);
        waits.extend(own);
        n_acts_in_time += n_in_time;
    }
    let took = began.elapsed();
    let mut auditor = match nats.as_str() {
        "none" => None,
        servers => Some(Auditor::new(servers)),
    };
    for game in &games {
        check::game(game, &nodes, auditor.as_mut(), &history).await?;
    }
    history.finish()?;
    waits.sort();
    let at = |share: f64| {
        let index = ((waits.len().saturating_sub(1)) as f64 * share) as usize;
        waits
            .get(index)
            .map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
    };
    println!(
        "checked games={} acts={} seconds={:.1} acts_per_second={:.0} p50_ms={:.1} p99_ms={:.1} longest_ms={:.0}",
        games.len(),
        waits.len(),
        took.as_secs_f64(),
        n_acts_in_time as f64 / pace.lasting.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0),
    );
    Ok(())
}

fn addresses(nodes: &str) -> Result<Vec<SocketAddr>, Failed> {
    let nodes = nodes.split(',').map(str::parse).collect::<Result<_, _>>();
    Ok(nodes?)
}
