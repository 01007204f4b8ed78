//! Stored games of every version there was: each must replay to the state it had, or be told apart by its rules.
//!
//! The files in `tests/golden` are never changed. A change of rules that breaks one raises the game's version in
//! `shamble_catalog::RULES`; `UPDATE_GOLDENS=1` then writes the files of the new version beside the old ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;
use shamble_catalog::{GAMES, RULES, rules_version};
use shamble_server::inspect::{Inspected, inspect};

use crate::common::{Disk, Server, config, play_while};

/// How much of a game is kept: a few hundred inputs, so that the files stay small.
const N_STEPS: usize = 150;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// A comment with what must come of it, then a line of hexadecimal digits for each record.
fn write(records: &[Vec<u8>], inspected: &Inspected) -> String {
    let mut text = format!(
        "# {} {} {}\n",
        inspected.game, inspected.n_inputs, inspected.state_hash
    );
    for record in records {
        text.extend(record.iter().map(|byte| format!("{byte:02x}")));
        text.push('\n');
    }
    text
}

fn read(text: &str) -> Vec<Vec<u8>> {
    let digits = |line: &str| {
        let pairs = (0..line.len()).step_by(2);
        pairs
            .map(|at| u8::from_str_radix(&line[at..at + 2], 16).unwrap())
            .collect()
    };
    text.lines().skip(1).map(digits).collect()
}

#[tokio::test(start_paused = true)]
async fn there_is_a_stored_game_of_every_game_and_pace() {
    assert_eq!(RULES.map(|(game, _)| game), GAMES);
    for game in GAMES {
        let version = rules_version(game).unwrap();
        for pace in ["per-action", "real-time"] {
            let path = folder().join(format!("{game}-{pace}-rules-{version}.log"));
            if std::env::var_os("UPDATE_GOLDENS").is_some() && !path.exists() {
                let text = played(game, pace).await;
                fs::create_dir_all(folder()).unwrap();
                fs::write(&path, text).unwrap();
            }
            assert!(
                path.exists(),
                "{}; see the top of this file",
                path.display()
            );
        }
    }
}

async fn played(game: &str, pace: &str) -> String {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let new = json!({"game": game, "pace": pace, "seats": 4, "name": "Ada", "bots": "thumb", "seed": "0".repeat(64)});
    let made = server.create(new).await;
    let mut ada = made.join(&server).await;
    play_while(&mut ada, |ada| ada.n_steps < N_STEPS).await;
    server.crash().await;
    let records = disk.records(&made.table).await;
    write(&records, &inspect(&records).unwrap())
}

#[test]
fn stored_games_replay_to_the_state_they_had() {
    let mut n_files = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let expected = text.lines().next().unwrap().strip_prefix("# ").unwrap();
        match inspect(&read(&text)) {
            Ok(inspected) => {
                let found = write(&[], &inspected);
                assert_eq!(
                    found.trim_end(),
                    format!("# {expected}"),
                    "{}",
                    path.display()
                );
            }
            Err(flaw) => assert!(
                flaw.reason
                    .contains("of its rules, and this program plays version"),
                "{}: {}; a change that alters stored games raises the version of the rules",
                path.display(),
                flaw.reason
            ),
        }
        n_files += 1;
    }
    assert!(n_files >= 2 * GAMES.len(), "{n_files}");
}
