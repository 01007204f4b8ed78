//! Whole random games as text, one a mode. What changes in the game shows as a difference; `UPDATE_GOLDENS=1` writes
//! them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use shamble_core::testing::playthrough;
use shamble_core::{OptionValues, Pace, Seed, Setup};
use shamble_fifteen::State;

/// Slow soundtracks are long: prices are high, so that the games stay readable.
const MAX_MOVES: usize = 5_000;

fn games() -> Vec<(&'static str, Setup)> {
    let setup = |options: &[(&str, &str)], seats, pace, seed| Setup {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace,
        seed: Seed::from_number(seed),
    };
    let dear = ("action_ms", "5000");
    let crew = "12 | vance starting bag1 | hazel starting dog | dex starting | sai_fon w1=shotgun:2* bag3 cat";
    vec![
        (
            "scenario",
            setup(&[("scenario", "7"), dear], 4, Pace::PerAction, 1),
        ),
        (
            "campaign",
            setup(
                &[("mode", "campaign"), ("progress", crew), dear],
                2,
                Pace::PerAction,
                2,
            ),
        ),
        (
            "quick",
            setup(
                &[
                    ("mode", "quick"),
                    ("difficulty", "expert"),
                    ("quick_keys", "1"),
                    ("quick_bags", "3"),
                    dear,
                ],
                3,
                Pace::PerAction,
                3,
            ),
        ),
        ("custom", setup(&[("mode", "custom")], 1, Pace::RealTime, 4)),
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
