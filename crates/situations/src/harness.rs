//! One test a situation file, named by it: the `main` of a game's `tests/situations.rs`; and fingerprints of what all of
//! them show, for its `tests/suite/fingerprints.rs`.
//!
//! The former looks and behaves like the tests of Rust itself, for `cargo test` and for cargo-nextest. This is the one
//! place of the crate that reads files: the folder of the game's situations and its rulebook.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};
use std::sync::Arc;
use std::thread;

use libtest_mimic::{Arguments, Failed, Trial};
use shamble_core::Game;
use shamble_core::encode::Encoded;
use shamble_core::testing::{Fingerprint, check_fingerprints};

use crate::run::watch;
use crate::{Rulebooks, Situation, run};

/// The environment variable with which fingerprints of situations end at the first that is another: whoever asks only
/// whether anything changed at all need not wait for the rest, which takes much longer.
const FIRST: &str = "SHAMBLE_FIRST";

/// Runs every situation of the game `G`, or those that the arguments name.
pub fn main<G: Game>() -> ExitCode {
    let rulebooks = Arc::new(rulebooks::<G>());
    let trials = files::<G>()
        .into_iter()
        .map(|path| {
            let rulebooks = Arc::clone(&rulebooks);
            let name = path.file_stem().expect("a file has a name");
            let name = name.to_string_lossy().into_owned();
            Trial::test(name, move || holds::<G>(&path, &rulebooks))
        })
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Every situation of the game `G` shows and allows what it did; `crate_folder` is the game's own, where the hashes are.
pub fn check_situations<G: Encoded>(crate_folder: &str) {
    let kept = prints(crate_folder, "situations");
    if env::var_os(FIRST).is_some() {
        stop_at_first::<G>(&kept);
    } else {
        check_fingerprints(&kept, &fingerprints::<G>());
    }
}

/// Ends the whole program at the first situation whose fingerprint is another.
fn stop_at_first<G: Encoded>(kept: &Path) {
    let kept = fs::read_to_string(kept).unwrap_or_default();
    let kept: BTreeSet<&str> = kept.lines().collect();
    let rulebooks = rulebooks::<G>();
    for file in files::<G>() {
        let (name, print) = print::<G>(&file, &rulebooks);
        if !kept.contains(format!("{print} {name}").as_str()) {
            eprintln!("{name} is another");
            process::exit(1);
        }
    }
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
    let (files, rulebooks) = (files::<G>(), rulebooks::<G>());
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts = files.chunks(files.len().div_ceil(n_threads));
        let rulebooks = &rulebooks;
        let parts: Vec<_> = parts
            .map(|files| {
                scope.spawn(move || {
                    files
                        .iter()
                        .map(|file| print::<G>(file, rulebooks))
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

fn print<G: Encoded>(path: &Path, rulebooks: &Rulebooks) -> (String, String) {
    let situation = read(path, rulebooks).expect("a situation that can be read");
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

/// The rulebook of the game.
fn rulebooks<G: Game>() -> Rulebooks {
    let path = root().join(format!("locales/rulebooks/{}.toml", G::ID));
    let rules = fs::read_to_string(path).expect("every game has a rulebook");
    let rulebooks = Rulebooks::default().with_file(G::ID, &rules);
    rulebooks.expect("a rulebook that can be read")
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

fn read(path: &Path, rulebooks: &Rulebooks) -> Result<Situation, Failed> {
    let name = path.file_name().expect("a file has a name");
    let text = fs::read_to_string(path)?;
    Ok(Situation::parse(&name.to_string_lossy(), &text, rulebooks)?)
}

fn holds<G: Game>(path: &Path, rulebooks: &Rulebooks) -> Result<(), Failed> {
    let report = run::<G>(&read(path, rulebooks)?);
    if report.holds() {
        Ok(())
    } else {
        Err(report.to_string().into())
    }
}
