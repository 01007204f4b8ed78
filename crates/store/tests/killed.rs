//! A process killed in the middle of its work has lost nothing it acknowledged.

mod common;

use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
};

use common::{Folder, claim, id, table};
use shamble_store::{Append, Record, Sqlite, Store};

/// Set for the process that is to be killed: the file it writes to.
const VICTIM_FILE: &str = "SHAMBLE_STORE_VICTIM_FILE";
const N_TABLES: u8 = 8;
/// How many acknowledgements are heard before the kill: enough for the log to be checkpointed at least once.
const N_HEARD: usize = 2000;

/// One test in two roles: it starts itself again as the process to be killed.
#[test]
fn a_killed_process_loses_nothing_it_acknowledged() {
    if let Some(file) = env::var_os(VICTIM_FILE) {
        append_until_killed(Path::new(&file));
    }
    let folder = Folder::new("killed");
    let mut victim = Command::new(env::current_exe().unwrap())
        .args([
            "--exact",
            "a_killed_process_loses_nothing_it_acknowledged",
            "--nocapture",
        ])
        .env(VICTIM_FILE, folder.file())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();

    let mut acknowledged = [0; N_TABLES as usize];
    let mut hear = |line: &str| {
        let (n, len) = line.trim_end().split_once(' ').expect(line);
        acknowledged[n.parse::<usize>().unwrap()] = len.parse::<u32>().unwrap();
    };
    let mut voice = BufReader::new(victim.stderr.take().unwrap());
    let mut line = String::new();
    for _ in 0..N_HEARD {
        line.clear();
        assert_ne!(voice.read_line(&mut line).unwrap(), 0, "it ended by itself");
        hear(&line);
    }
    victim.kill().unwrap();
    victim.wait().unwrap();
    // What it still said before it died counts too.
    voice.lines().for_each(|line| hear(&line.unwrap()));

    assert!(
        acknowledged.iter().all(|&len| len > 0),
        "every table was at it: {acknowledged:?}"
    );
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(folder.file()).unwrap();
        for (n, &len) in (0..N_TABLES).zip(&acknowledged) {
            let found = store.load(id(n)).await.unwrap();
            let found_len = u32::try_from(found.len()).unwrap();
            // One append of each table may have been durable but not yet acknowledged.
            assert!(
                (len..=len + N_RECORDS).contains(&found_len),
                "{len} against {found_len}"
            );
            assert_eq!(
                found,
                (0..found_len).map(|seq| record(n, seq)).collect::<Vec<_>>()
            );
            // And the table goes on.
            let append = Append::new(found_len, vec![vec![]], 0);
            let mut owner = claim(&store, n).await;
            assert_eq!(
                store.append(&mut owner, append).await.unwrap(),
                found_len + 1
            );
        }
    });
}

/// Records in one append: none of them may be there without the others.
const N_RECORDS: u32 = 3;

fn record(n: u8, seq: u32) -> Record {
    format!("table {n}, record {seq}").into_bytes()
}

/// Says `table length` for every acknowledged append, each in one piece, until nobody listens.
fn append_until_killed(file: &Path) -> ! {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    runtime.block_on(async {
        let store = Arc::new(Sqlite::open(file).unwrap());
        let mut tasks = tokio::task::JoinSet::new();
        for n in 0..N_TABLES {
            let store = Arc::clone(&store);
            tasks.spawn(async move {
                let mut len = store.create(table(n, 0), vec![]).await.unwrap();
                let mut owner = claim(&*store, n).await;
                loop {
                    let records = (len..len + N_RECORDS).map(|seq| record(n, seq)).collect();
                    len = store
                        .append(&mut owner, Append::new(len, records, 0))
                        .await
                        .unwrap();
                    let said = std::io::stderr().write_all(format!("{n} {len}\n").as_bytes());
                    if said.is_err() {
                        std::process::exit(1);
                    }
                }
            });
        }
        tasks.join_next().await;
    });
    std::process::exit(1)
}
