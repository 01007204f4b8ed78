//! The trials of a running server, in short: `cargo xtask soak` runs them for as long as one likes.
#![cfg(unix)]

use std::path::{Path, PathBuf};

use shamble_trials::{durability, reconnect};

fn program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_shamble"))
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_and_stopped_loses_nothing_it_acknowledged() {
    let plan = durability::Plan {
        program: program(),
        folder: folder("trials-durability"),
        n_ends: 3,
        until: None,
        seed: 20_261_116,
    };
    let report = durability::run(&plan).await.unwrap();
    assert_eq!(report.n_found(), 0, "{report}");
    assert_eq!(
        (report.counted("kills"), report.counted("stops")),
        (2, 1),
        "{report}"
    );
    assert!(report.counted("acts acknowledged") >= 15, "{report}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_misses_anything_however_the_line_is_cut() {
    let plan = reconnect::Plan {
        program: program(),
        folder: folder("trials-reconnect"),
        n_cuts: 60,
        until: None,
        seed: 20_261_116,
        is_timed: false,
    };
    let report = reconnect::run(&plan).await.unwrap();
    assert_eq!(report.n_found(), 0, "{report}");
    assert!(report.counted("events compared") > 0, "{report}");
}
