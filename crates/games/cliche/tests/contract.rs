//! The contract of every game: at both paces and in both kinds of race, for every number of seats and every option.

use shamble_cliche::State;
use shamble_core::testing::contract::{Contract, check};
use shamble_core::{Game, OptionKind, OptionValues, Pace};

/// Short races leave more of a game for everything else.
const SHORT: (&str, &str) = ("track", "5: 3 2 4 3 1 2 3");

#[track_caller]
fn keeps(options: &[(&str, &str)], seats: usize, pace: Pace) {
    let options: OptionValues = ([SHORT].iter().chain(options))
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let tried = check::<State>(&Contract {
        options,
        seats,
        pace,
        games: 1,
        ..Contract::default()
    });
    assert!(tried.n_redealt > 0 && tried.n_odd > 0 && tried.n_twin_inputs > 0);
}

#[track_caller]
fn keeps_at_both_paces(options: &[(&str, &str)], seats: usize) {
    keeps(options, seats, Pace::PerAction);
    keeps(options, seats, Pace::RealTime);
}

#[test]
fn ticks() {
    for seats in 2..=8 {
        keeps_at_both_paces(&[("race", "tick")], seats);
    }
}

#[test]
fn live_dice() {
    for seats in 2..=8 {
        keeps_at_both_paces(&[("race", "live")], seats);
    }
}

#[test]
fn live_dice_that_roll_by_themselves() {
    keeps_at_both_paces(&[("race", "live"), ("auto_roll", "on")], 5);
}

#[test]
fn the_whole_ring() {
    let ring = ("track", "12: 6 5 4 3 7 2 8");
    keeps_at_both_paces(&[ring, ("race", "tick")], 4);
    keeps_at_both_paces(&[ring, ("race", "live")], 4);
}

#[test]
fn every_value_of_every_option() {
    for option in State::spec().options {
        let values: Vec<String> = match option.kind {
            OptionKind::Choice { values } => values.iter().map(ToString::to_string).collect(),
            OptionKind::Toggle => vec!["on".into(), "off".into()],
            OptionKind::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
            OptionKind::Words { .. } | OptionKind::Text { .. } => Vec::new(),
        };
        for value in values.iter().filter(|value| *value != option.default) {
            keeps(&[(option.key, value)], 3, Pace::PerAction);
            // What needs live dice does nothing without them.
            let race = if option.needs.is_empty() {
                "tick"
            } else {
                "live"
            };
            keeps(&[("race", race), (option.key, value)], 3, Pace::RealTime);
        }
    }
}

#[test]
fn no_limits() {
    let limits = ["arm_seconds", "free_seconds", "max_rounds"].map(|key| (key, "none"));
    keeps_at_both_paces(&limits, 3);
}

#[test]
fn crowds_of_zombies() {
    for seats in 5..=8 {
        keeps_at_both_paces(
            &[("race", "tick"), ("start_zombies", "scaled_start")],
            seats,
        );
    }
}

#[test]
fn a_closed_trash_and_zombies_that_use_their_hands() {
    for action in ["hand", "both"] {
        let options = [
            ("race", "tick"),
            ("open_trash", "off"),
            ("zombie_action", action),
        ];
        keeps_at_both_paces(&options, 4);
    }
}

#[test]
fn building_between_turns() {
    for seats in [2, 3, 6] {
        let options = [
            ("race", "tick"),
            ("build_when", "trading_phase"),
            ("start_cards", "humans"),
        ];
        keeps_at_both_paces(&options, seats);
    }
}
