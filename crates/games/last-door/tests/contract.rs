//! The contract of every game, for every number of seats at both paces; ids and observations too.

use shamble_core::Pace;
use shamble_core::testing::check_encoding;
use shamble_core::testing::contract::{Contract, check};
use shamble_last_door::State;

#[test]
fn it_is_kept_at_both_paces() {
    for seats in 1..=4 {
        for pace in [Pace::PerAction, Pace::RealTime] {
            let tried = check::<State>(&Contract {
                seats,
                pace,
                games: 2,
                ..Contract::default()
            });
            assert!(tried.n_redealt > 0);
        }
    }
}

#[test]
fn every_listed_action_has_an_id_and_nothing_hidden_shows() {
    let tried = check_encoding::<State>(&[], 3, 4, 100);
    assert_eq!(tried.n_unlisted, 0);
    assert!(tried.n_changes > 5, "{tried:?}");
}
