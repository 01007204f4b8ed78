//! Ids and observations keep their promises in all modes, scenarios and numbers of seats.

use shamble_core::testing::check_encoding;
use shamble_zombies15::State;

#[test]
fn every_listed_action_has_an_id_and_nothing_hidden_shows() {
    for scenario in 1..=15 {
        let number = scenario.to_string();
        let seats = 1 + scenario % 4;
        let tried = check_encoding::<State>(
            &[("mode", "scenario"), ("scenario", &number)],
            seats,
            2,
            400,
        );
        assert_eq!(tried.n_unlisted, 0, "scenario {scenario}, {seats} seats");
        assert!(tried.n_pairs > 50 && tried.n_changes > 20, "{tried:?}");
    }
}

#[test]
fn the_campaign_and_quick_games() {
    for mode in ["campaign", "quick"] {
        for seats in 1..=4 {
            let tried = check_encoding::<State>(&[("mode", mode)], seats, 2, 400);
            assert_eq!(tried.n_unlisted, 0, "{mode}, {seats} seats");
        }
    }
}
