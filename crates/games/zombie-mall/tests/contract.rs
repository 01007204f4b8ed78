//! The contract of every game, in every mode at both paces, for every number of seats and every option.

use shamble_core::testing::contract::{Contract, check};
use shamble_core::{Game, OptionKind, OptionValues, Pace};
use shamble_zombie_mall::State;

#[track_caller]
fn keeps(options: &[(&str, &str)], seats: usize, pace: Pace) {
    let options: OptionValues = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let tried = check::<State>(&Contract {
        options,
        seats,
        pace,
        games: 1,
        ..Contract::default()
    });
    assert!(tried.n_redealt > 0);
    assert!(tried.n_odd_accepted > 0 && tried.n_composed > 0 && tried.n_twin_inputs > 0);
}

#[test]
fn every_mode_and_scenario_at_both_paces() {
    for mode in ["coop", "rival"] {
        for scenario in ["1", "1A", "1B"] {
            for pace in [Pace::PerAction, Pace::RealTime] {
                keeps(&[("mode", mode), ("scenario", scenario)], 3, pace);
            }
        }
    }
}

#[test]
fn every_number_of_seats() {
    for mode in ["coop", "rival"] {
        for seats in 1..=6 {
            keeps(&[("mode", mode)], seats, Pace::PerAction);
        }
    }
}

#[test]
fn every_mall() {
    for mall in ["average", "hard", "4x6#3"] {
        keeps(&[("mall", mall)], 2, Pace::PerAction);
    }
}

#[test]
fn every_value_of_every_option() {
    for option in State::spec().options {
        let values: Vec<String> = match option.kind {
            OptionKind::Choice { values } => values.iter().map(ToString::to_string).collect(),
            OptionKind::Toggle => vec!["on".into(), "off".into()],
            OptionKind::Number { .. } if option.key == "loot_tokens" => {
                vec!["12".into(), "24".into()]
            }
            OptionKind::Number { min, .. } => vec![min.to_string()],
            OptionKind::Words { .. } | OptionKind::Text { .. } => Vec::new(),
        };
        for value in values.iter().filter(|value| *value != option.default) {
            // Rivals hide their hands, so there is more to keep secret.
            let mut options = vec![("mode", "rival"), (option.key, value)];
            let needed = option.needs.iter().filter(|need| need.key != "mode");
            options.extend(needed.map(|need| (need.key, need.values[0])));
            keeps(&options, 3, Pace::PerAction);
        }
    }
}

#[test]
fn everything_asked_and_everything_hidden() {
    let asked = [
        ("auto_choices", "off"),
        ("mode", "rival"),
        ("open_piles", "off"),
        ("drop", "any"),
    ];
    for scenario in ["1", "1A", "1B"] {
        let mut options = asked.to_vec();
        options.push(("scenario", scenario));
        keeps(&options, 3, Pace::PerAction);
        options.extend([
            ("p6_combat", "as_they_arrive"),
            ("zombies_block_paths", "on"),
            ("card_player", "drawer"),
        ]);
        keeps(&options, 4, Pace::PerAction);
    }
}

/// Few zombies and many cards: long games in which cards change hands.
#[test]
fn long_games_with_full_hands() {
    for mode in ["coop", "rival"] {
        keeps(
            &[
                ("mode", mode),
                ("zombie_cap", "3"),
                ("loot_tokens", "24"),
                ("scenario", "1B"),
                ("swat_turns", "player_turns"),
                ("after_unlock", "like_looting"),
                ("radio_call", "separate"),
                ("adrenaline_after_loss", "on"),
                ("drop", "any"),
            ],
            3,
            Pace::PerAction,
        );
    }
}
