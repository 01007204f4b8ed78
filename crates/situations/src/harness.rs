//! One test a situation file, named by it: the `main` of a game's `tests/situations.rs`; and fingerprints of what all of
//! them show, for its `tests/fingerprints.rs`.
//!
//! The former looks and behaves like the tests of Rust itself, for `cargo test` and for cargo-nextest. This is the one
//! place of the crate that reads files: the folder of the game's situations and its rulebook.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use libtest_mimic::{Arguments, Failed, Trial};
use shamble_core::Game;
use shamble_core::encode::Encoded;
use shamble_core::testing::{Fingerprint, check_fingerprints};

use crate::run::watch;
use crate::{Rulebooks, Situation, run};

/// Runs every situation of the game `G`, or those that the arguments name.
pub fn main<G: Game>() -> ExitCode {
    let rulebook = rulebook::<G>();
    let trials = files::<G>()
        .into_iter()
        .map(|path| {
            let rulebook = rulebook.clone();
            let name = path.file_stem().expect("a file has a name");
            let name = name.to_string_lossy().into_owned();
            Trial::test(name, move || holds::<G>(&path, &rulebook))
        })
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Every situation of the game `G` shows and allows what it did; `crate_folder` is the game's own, where the hashes are.
pub fn check_situations<G: Encoded>(crate_folder: &str) {
    check_fingerprints(&prints(crate_folder, "situations"), &fingerprints::<G>());
}

/// A random game of every kind of table of the game `G` shows and allows what it did.
pub fn check_tables<G: Encoded>(crate_folder: &str) {
    let tables = shamble_core::testing::fingerprints::<G>();
    check_fingerprints(&prints(crate_folder, "tables"), &tables);
}

fn prints(crate_folder: &str, of: &str) -> PathBuf {
    Path::new(crate_folder).join(format!("tests/fingerprints/{of}.txt"))
}

/// A fingerprint of every situation of the game `G`, by name: its table as it is set up and after every step.
fn fingerprints<G: Encoded>() -> BTreeMap<String, String> {
    let (files, rulebook) = (files::<G>(), rulebook::<G>());
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts = files.chunks(files.len().div_ceil(n_threads));
        let rulebook = &rulebook;
        let parts: Vec<_> = parts
            .map(|files| {
                scope.spawn(move || {
                    files
                        .iter()
                        .map(|file| print::<G>(file, rulebook))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        let parts = parts.into_iter();
        parts
            .flat_map(|part| part.join().expect("no situation breaks down"))
            .collect()
    })
}

fn print<G: Encoded>(path: &Path, rulebook: &Path) -> (String, String) {
    let situation = read::<G>(path, rulebook).expect("a situation that can be read");
    let name = path.file_stem().expect("a file has a name");
    let name = name.to_string_lossy().into_owned();
    let mut print = Fingerprint::new(&name);
    watch::<G>(&situation, |session| {
        print.look(session.state(), session.now())
    });
    (name, print.to_string())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rulebook<G: Game>() -> PathBuf {
    root().join(format!("locales/rulebooks/{}.toml", G::ID))
}

/// The situations of the game, by name.
fn files<G: Game>() -> Vec<PathBuf> {
    let folder = root().join("situations").join(G::ID);
    let entries = fs::read_dir(&folder).expect("every game has a folder of situations");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .collect();
    assert!(
        !files.is_empty(),
        "there are no situations in {}",
        folder.display()
    );
    files.sort();
    files
}

fn read<G: Game>(path: &Path, rulebook: &Path) -> Result<Situation, Failed> {
    let rules = fs::read_to_string(rulebook)?;
    let rulebooks = Rulebooks::default().with_file(G::ID, &rules)?;
    let name = path.file_name().expect("a file has a name");
    let text = fs::read_to_string(path)?;
    Ok(Situation::parse(
        &name.to_string_lossy(),
        &text,
        &rulebooks,
    )?)
}

fn holds<G: Game>(path: &Path, rulebook: &Path) -> Result<(), Failed> {
    let report = run::<G>(&read::<G>(path, rulebook)?);
    if report.holds() {
        Ok(())
    } else {
        Err(report.to_string().into())
    }
}
