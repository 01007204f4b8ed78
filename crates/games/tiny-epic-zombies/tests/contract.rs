//! The contract of every game: in every mode, for every number of seats, at both paces, with every value of every option.

use shamble_core::testing::contract::{Contract, check};
use shamble_core::{Game, OptionKind, OptionValues, Pace};
use shamble_tiny_epic_zombies::State;

#[track_caller]
fn keeps(options: &[(&str, &str)], seats: usize, pace: Pace, games: usize) {
    let options: OptionValues = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let tried = check::<State>(&Contract {
        options,
        seats,
        pace,
        games,
        ..Contract::default()
    });
    assert!(tried.n_redealt > 0 && tried.n_odd > 0 && tried.n_twin_inputs > 0);
}

#[test]
fn every_mode_at_both_paces() {
    for mode in State::spec().modes {
        for seats in mode.min_seats..=mode.max_seats {
            for pace in [Pace::PerAction, Pace::RealTime] {
                keeps(&[("mode", mode.id)], seats, pace, 2);
            }
        }
    }
}

#[test]
fn every_value_of_every_option() {
    for option in State::spec().options {
        let OptionKind::Choice { values } = option.kind else {
            continue;
        };
        for value in values.iter().filter(|value| **value != option.default) {
            // Each option is tried where it can make a difference.
            let (mode, seats) = match option.key {
                "difficulty" => ("solo", 1),
                "zombie_seat" => ("competitive-vs-zombie", 5),
                "two_human_tokens" => ("competitive", 2),
                "first_player" if *value == "4" => continue,
                _ => ("cooperative", 4),
            };
            keeps(
                &[("mode", mode), (option.key, value)],
                seats,
                Pace::PerAction,
                1,
            );
        }
    }
}

/// All nine Objectives, in threes, on both sides.
#[test]
fn every_objective() {
    for objectives in [
        "stranded,cdc,helicopter",
        "arsenal,cure,escape",
        "quarantine,escort,source",
    ] {
        for (mode, seats) in [
            ("cooperative", 3),
            ("competitive", 2),
            ("competitive", 3),
            ("cooperative-vs-zombie", 4),
        ] {
            keeps(
                &[("mode", mode), ("objectives", objectives)],
                seats,
                Pace::PerAction,
                2,
            );
        }
    }
}

/// Every Zombie Card with its whole track, and every Human ability.
#[test]
fn every_character_on_both_sides() {
    for character in shamble_tiny_epic_zombies::Character::ALL {
        let name = character.name();
        keeps(
            &[("mode", "competitive-vs-zombie"), ("zombie_card", name)],
            3,
            Pace::PerAction,
            1,
        );
        keeps(
            &[
                ("mode", "cooperative"),
                ("characters", name),
                ("difficulty", "easy"),
            ],
            2,
            Pace::PerAction,
            1,
        );
    }
}
