//! The puzzles that are kept: every one is searched anew.

use std::fs;
use std::path::Path;

use shamble_bots::Level;
use shamble_lab::{Plan, PuzzleError, Puzzles};

/// Deals in which the answers must win; `shamble puzzles --check` tries more.
const DEALS: u64 = 12;

#[test]
fn kept_puzzles_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/puzzles");
    let mut files = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let puzzles = Puzzles::read(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(
            path.ends_with(format!("{}.json", puzzles.game)),
            "{}",
            path.display()
        );
        let mut ids: Vec<&str> = puzzles.puzzles.iter().map(|puzzle| &*puzzle.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), puzzles.puzzles.len(), "{}", path.display());
        puzzles
            .check(DEALS)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        files += 1;
    }
    assert!(files > 0);
}

#[test]
fn what_is_found_holds_and_wrong_answers_do_not() {
    let plan = Plan {
        bots: vec![Level::Thumb.into()],
        games: 60,
        ..Plan::new("tiny-epic-zombies")
    };
    let found = Puzzles::find(&plan, 1, &|_| {}).unwrap();
    let mut read = Puzzles::read(&found.write()).unwrap();
    read.check(DEALS).unwrap();
    for puzzle in &mut read.puzzles {
        puzzle.answers = vec!["end".into()];
        puzzle.line = vec!["end".into()];
    }
    if !read.puzzles.is_empty() {
        assert!(matches!(read.check(DEALS), Err(PuzzleError::Wrong { .. })));
    }
    assert!(Puzzles::read("{}").is_err());
}
