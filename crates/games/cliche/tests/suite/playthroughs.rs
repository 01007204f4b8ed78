//! Whole random games as text. What changes in the game shows as a difference; `UPDATE_GOLDENS=1` writes them anew.

use std::path::Path;

use shamble_cliche::State;
use shamble_core::testing::check_playthroughs;
use shamble_core::{OptionValues, Pace, Seed, Setup};

fn games() -> Vec<(&'static str, Setup)> {
    let setup = |options: &[(&str, &str)], seats, pace, seed| Setup {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace,
        seed: Seed::from_number(seed),
    };
    // Short rings: the dice are not what these texts are about.
    let easy = ("track", "4: 1 1 1 1 1 1 1");
    let hard = ("track", "4: 2 1 3 2 1 3 2");
    let tick = [easy, ("race", "tick"), ("start_cards", "humans")];
    let live = [hard, ("race", "live"), ("auto_roll", "on")];
    vec![
        ("tick", setup(&tick, 4, Pace::PerAction, 1)),
        ("live", setup(&live, 3, Pace::RealTime, 2)),
    ]
}

#[test]
fn games_go_as_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    check_playthroughs::<State>(&folder, games());
}
