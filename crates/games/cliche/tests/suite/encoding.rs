//! Ids and observations keep their promises, for every number of seats and in both kinds of race.

use shamble_cliche::State;
use shamble_core::testing::check_encoding;

#[test]
fn every_listed_action_has_an_id_and_nothing_hidden_shows() {
    for seats in 2..=8 {
        for race in ["tick", "live"] {
            let tried = check_encoding::<State>(&[("race", race)], seats, 1, 600);
            assert_eq!(tried.n_unlisted, 0, "{seats} seats, {race}");
            assert!(tried.n_pairs > 200 && tried.n_changes > 50, "{tried:?}");
        }
    }
}

#[test]
fn other_rulings() {
    let rulings = [
        [("build_when", "trading_phase"), ("start_cards", "humans")],
        [("zombie_action", "both"), ("open_trash", "off")],
    ];
    for options in rulings {
        let tried = check_encoding::<State>(&options, 4, 2, 600);
        assert_eq!(tried.n_unlisted, 0, "{options:?}");
    }
}
