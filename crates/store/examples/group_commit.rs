//! Measures what sharing commits is worth: acknowledged appends per second with 1 and with 128 waiting writers.
//!
//! `cargo run --release -p shamble-store --example group_commit [FOLDER]`: the folder's disk is what is measured.

use std::{env, error::Error, fs, path::PathBuf, sync::Arc, time::Instant};

use shamble_store::{Append, NewTable, Sqlite, Store, StoreError, TableId, TableState};
use tokio::task::JoinSet;

/// Each run makes about this many appends, shared evenly among the writers.
const N_APPENDS_ALONE: u32 = 2_000;
const N_APPENDS_TOGETHER: u32 = 64_000;
const N_WRITERS: u8 = 128;
/// About what an action with its time takes.
const RECORD_BYTES: usize = 32;

struct Measured {
    appends_per_second: f64,
    appends_per_commit: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let parent = env::args_os()
        .nth(1)
        .map_or_else(|| PathBuf::from("."), PathBuf::from);
    let folder = parent.join(format!("group-commit-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let measured = measure_both(&folder.join("bench.sqlite"));
    fs::remove_dir_all(&folder)?;
    let (alone, together) = measured?;

    for (n_writers, measured) in [(1, &alone), (N_WRITERS, &together)] {
        println!(
            "{n_writers:>4} waiting writers: {:>8.0} acknowledged appends/s, {:>6.1} per commit",
            measured.appends_per_second, measured.appends_per_commit
        );
    }
    println!(
        "ratio: {:.1}",
        together.appends_per_second / alone.appends_per_second
    );
    Ok(())
}

fn measure_both(file: &std::path::Path) -> Result<(Measured, Measured), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(async {
        let store = Arc::new(Sqlite::open(file)?);
        let alone = measure(&store, 0..1, N_APPENDS_ALONE).await?;
        let together = measure(&store, 1..N_WRITERS + 1, N_APPENDS_TOGETHER).await?;
        store.close().await?;
        Ok((alone, together))
    })
}

/// Every writer has its own table and always one append waiting.
async fn measure(
    store: &Arc<Sqlite>,
    writers: std::ops::Range<u8>,
    n_appends: u32,
) -> Result<Measured, Box<dyn Error>> {
    let n_appends_each = n_appends / writers.len() as u32;
    for n in writers.clone() {
        let table = NewTable {
            id: id(n),
            created_ms: 0,
            game: "bench".into(),
            code: String::new(),
            mark: None,
            state: TableState::Playing,
        };
        store.create(table, vec![]).await?;
    }
    let before = store.stats();
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for n in writers {
        let store = Arc::clone(store);
        tasks.spawn(async move {
            let mut owner = store.open(id(n)).await?.claim;
            for seq in 0..n_appends_each {
                let append = Append::new(seq, vec![vec![n; RECORD_BYTES]], i64::from(seq));
                store.append(&mut owner, append).await?;
            }
            Ok::<(), StoreError>(())
        });
    }
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    let seconds = start.elapsed().as_secs_f64();
    let after = store.stats();
    let n_acknowledged = (after.n_writes - before.n_writes) as f64;
    Ok(Measured {
        appends_per_second: n_acknowledged / seconds,
        appends_per_commit: n_acknowledged / (after.n_commits - before.n_commits) as f64,
    })
}

fn id(n: u8) -> TableId {
    // Spread over the whole range, as random ids are.
    TableId::from_bytes([n.reverse_bits(), n, n, n, n, n, n])
}
