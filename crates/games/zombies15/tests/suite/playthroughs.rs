//! Whole random games as text, one a mode. What changes in the game shows as a difference; `UPDATE_GOLDENS=1` writes
//! them anew.

use std::path::Path;

use shamble_core::testing::check_playthroughs;
use shamble_core::{OptionValues, Pace, Seed, Setup};
use shamble_zombies15::State;

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
    let crew = "12 | vance starting bag1 | hazel starting | dex starting dog | sai_fon w1=shotgun:2* bag3 cat";
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    check_playthroughs::<State>(&folder, games());
}
