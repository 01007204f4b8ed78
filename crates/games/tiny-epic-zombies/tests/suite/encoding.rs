//! Ids and observations keep their promises in every mode.

use shamble_core::Game;
use shamble_core::testing::check_encoding;
use shamble_tiny_epic_zombies::State;

#[test]
fn every_listed_action_has_an_id_and_nothing_hidden_shows() {
    for mode in State::spec().modes {
        for seats in mode.min_seats..=mode.max_seats {
            let tried = check_encoding::<State>(&[("mode", mode.id)], seats, 3, 600);
            assert_eq!(tried.n_unlisted, 0, "{}, {seats} seats", mode.id);
            assert!(tried.n_pairs > 100 && tried.n_changes > 100, "{tried:?}");
        }
    }
}
