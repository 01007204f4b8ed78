//! Whole random games as text, one for each mode. What changes in the game shows as a difference; `UPDATE_GOLDENS=1`
//! writes them anew.

use std::path::Path;

use shamble_core::testing::check_playthroughs;
use shamble_core::{OptionValues, Pace, Seed, Setup};
use shamble_tiny_epic_zombies::State;

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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    check_playthroughs::<State>(&folder, games());
}
