//! Whole random games as text, one for each mode and scenario. What changes in the game shows as a difference;
//! `UPDATE_GOLDENS=1` writes them anew.

use std::path::Path;

use shamble_core::testing::check_playthroughs;
use shamble_core::{OptionValues, Pace, Seed, Setup};
use shamble_zombie_mall::State;

fn games() -> Vec<(&'static str, Setup)> {
    let setup = |options: &[(&str, &str)], seats, pace, seed| Setup {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace,
        seed: Seed::from_number(seed),
    };
    let asked = ("auto_choices", "off");
    let hidden = [
        ("mode", "rival"),
        ("open_piles", "off"),
        ("scenario", "1B"),
        asked,
    ];
    vec![
        ("coop", setup(&[], 2, Pace::PerAction, 1)),
        (
            "solo",
            setup(&[("mall", "average"), asked], 1, Pace::RealTime, 2),
        ),
        ("hard", setup(&[("scenario", "1A")], 2, Pace::PerAction, 3)),
        ("rival", setup(&hidden, 2, Pace::PerAction, 4)),
    ]
}

#[test]
fn games_go_as_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    check_playthroughs::<State>(&folder, games());
}
