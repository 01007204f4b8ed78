//! Ids and observations keep their promises in both modes and all scenarios.

use shamble_core::testing::check_encoding;
use shamble_zombie_mall::State;

#[test]
fn every_listed_action_has_an_id_and_nothing_hidden_shows() {
    for (mode, scenario) in [("coop", "1"), ("rival", "1A"), ("coop", "1B")] {
        for seats in [1, 3] {
            let options = [("mode", mode), ("scenario", scenario)];
            let tried = check_encoding::<State>(&options, seats, 4, 200);
            assert_eq!(tried.n_unlisted, 0, "{options:?}, {seats} seats");
            assert!(tried.n_pairs > 20 && tried.n_changes > 20, "{tried:?}");
        }
    }
}

#[test]
fn tokens_placed_by_hand() {
    let tried = check_encoding::<State>(&[("token_placement", "players")], 2, 1, 300);
    assert_eq!(tried.n_unlisted, 0);
}
