//! One test a situation file, named by it: the `main` of a game's `tests/situations.rs`.
//!
//! It looks and behaves like the tests of Rust itself, for `cargo test` and for cargo-nextest. This is the one place of
//! the crate that reads files: the folder of the game's situations and its rulebook.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use shamble_core::Game;

use crate::{Rulebooks, Situation, run};

/// Runs every situation of the game `G`, or those that the arguments name.
pub fn main<G: Game>() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let id = G::spec().id;
    let rulebook = root.join(format!("locales/rulebooks/{id}.toml"));
    let trials = files(&root.join("situations").join(id))
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

/// The situations in `folder`, by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("every game has a folder of situations");
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

fn holds<G: Game>(path: &Path, rulebook: &Path) -> Result<(), Failed> {
    let rules = fs::read_to_string(rulebook)?;
    let rulebooks = Rulebooks::default().with_file(G::spec().id, &rules)?;
    let name = path.file_name().expect("a file has a name");
    let text = fs::read_to_string(path)?;
    let situation = Situation::parse(&name.to_string_lossy(), &text, &rulebooks)?;
    let report = run::<G>(&situation);
    if report.holds() {
        Ok(())
    } else {
        Err(report.to_string().into())
    }
}
