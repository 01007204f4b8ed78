//! The contract every game keeps, in every mode, at both paces, with every option, on the scenarios of the campaign.

use shamble_core::testing::contract::{Contract, check, check_all};
use shamble_core::{OptionValues, Pace};
use shamble_fifteen::State;

#[test]
fn every_mode_pace_and_option() {
    let tried = check_all::<State>(1, true);
    assert!(tried.n_games > 100, "{tried:?}");
}

#[test]
fn every_scenario_of_the_campaign() {
    for number in 1..=15 {
        for (mode, seats) in [("scenario", 2), ("scenario", 3), ("campaign", 4)] {
            let mut options = OptionValues::from([("mode".to_owned(), mode.to_owned())]);
            if mode == "scenario" {
                options.insert("scenario".to_owned(), number.to_string());
            } else {
                let crew = "josh starting bag1 bag2 | vance starting bag3 dynamite | hazel starting dog | dex starting bag2 skateboard";
                options.insert("progress".to_owned(), format!("{number} | {crew}"));
            }
            for pace in [Pace::PerAction, Pace::RealTime] {
                check::<State>(&Contract { options: options.clone(), seats, pace, games: 2, ..Contract::default() });
            }
        }
    }
}
