//! Bots beside people: what a decision of each level takes at a table of four bots, and what the acts of people at other
//! tables of the same server wait meanwhile.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use shamble_trials::http;

use crate::args::Args;
use crate::play::Watcher;
use crate::process::Process;
use crate::report::{Beside, Decisions};
use crate::{Failed, SEATS, WARM_UP, open_tables, run};

/// For every level: people alone at the server, then as many beside a table of four bots.
pub(crate) async fn measure(
    args: &Args,
    games: &[String],
    levels: &[String],
) -> Result<(), Failed> {
    for level in levels {
        let server = Process::start(&["--serve", &args.file_for("bots")?])?;
        let tables = open_tables(&server, games, args.tables).await?;
        let alone = run(args, &server, 0, tables).await?;
        let tables = open_tables(&server, games, args.tables).await?;
        let until = Instant::now() + WARM_UP + args.lasting;
        let bots = tokio::spawn(play(server.address, games[0].clone(), level.clone(), until));
        let with_bots = run(args, &server, 0, tables).await?;
        let beside = Beside {
            decisions: Decisions::new(bots.await??, &server.call("GET /metrics", "").await?)?,
            alone,
            with_bots,
        };
        println!("{}", beside.line(&games[0], level));
        server.stop()?;
    }
    Ok(())
}

/// How long each decision at a table of four bots takes, from one act to the next. A game that ends is followed by another
/// one.
async fn play(
    address: SocketAddr,
    game: String,
    level: String,
    until: Instant,
) -> Result<Vec<Duration>, Failed> {
    let mut waits = Vec::new();
    loop {
        let new = json!({"game": game, "pace": "per-action", "seats": SEATS, "bots": level});
        let created = http::json(address, "POST /api/tables", &new.to_string()).await?;
        let id = created["table"].as_str().ok_or("no table")?;
        let mut watcher = Watcher::join(address, id).await?;
        let mut last = Instant::now();
        while !watcher.is_over() {
            match tokio::time::timeout_at(until.into(), watcher.see_an_act()).await {
                Ok(seen) => seen?,
                Err(_) => return Ok(waits),
            }
            waits.push(last.elapsed());
            last = Instant::now();
        }
    }
}
