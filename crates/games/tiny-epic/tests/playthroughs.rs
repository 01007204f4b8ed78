//! Whole random games as text, one for each mode. What changes in the game shows as a difference; `UPDATE_GOLDENS=1`
//! writes them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use shamble_core::testing::playthrough;
use shamble_core::{OptionValues, Pace, Seed, Setup};
use shamble_tiny_epic::State;

/// Longer than any of these games.
const MAX_MOVES: usize = 5_000;

fn games() -> Vec<(&'static str, Setup)> {
    let game = |mode: &'static str, seats, pace, seed| {
        let setup = Setup {
            options: OptionValues::from([("mode".to_owned(), mode.to_owned())]),
            seats,
            pace,
            seed: Seed::from_number(seed),
        };
        (mode, setup)
    };
    vec![
        game("cooperative", 3, Pace::PerAction, 1),
        game("cooperative-vs-zombie", 4, Pace::RealTime, 2),
        game("competitive", 2, Pace::PerAction, 3),
        game("competitive-vs-zombie", 5, Pace::PerAction, 4),
        game("solo", 1, Pace::RealTime, 5),
    ]
}

#[test]
fn games_go_as_written_down() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let is_updating = std::env::var_os("UPDATE_GOLDENS").is_some();
    let mut kept = BTreeSet::new();
    for (name, setup) in games() {
        let path = folder.join(format!("{name}.txt"));
        let text = playthrough::<State>(setup, MAX_MOVES).expect("a table that is possible");
        assert!(!text.contains("outcome none yet"), "{name} does not end");
        if is_updating {
            fs::write(&path, &text).expect("a writable folder");
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        let difference = (text.lines().zip(golden.lines()).zip(1..)).find(|((a, b), _)| a != b);
        assert!(
            text == golden,
            "{name}.txt is another game (first difference: {difference:?}); if that is meant, run with UPDATE_GOLDENS=1"
        );
        kept.insert(path);
    }
    for entry in fs::read_dir(&folder).expect("the folder of playthroughs") {
        let path = entry.expect("an entry of the folder").path();
        assert!(kept.contains(&path), "nothing writes {}", path.display());
    }
}
