//! The contract every game keeps: every mode at both paces, every switch, every scenario of the campaign.

use shamble_core::testing::contract::{Contract, check};
use shamble_core::{Game, OptionKind, OptionValues, Pace};
use shamble_zombies15::State;

fn options(pairs: &[(&str, &str)]) -> OptionValues {
    pairs
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect()
}

fn try_table(options: OptionValues, seats: usize, pace: Pace) {
    let tried = check::<State>(&Contract {
        options,
        seats,
        pace,
        games: 1,
        ..Contract::default()
    });
    assert!(tried.n_redealt > 0 && tried.n_odd > 0 && tried.n_twin_inputs > 0);
}

/// Prices are high, so that a soundtrack is over after fewer moves.
const DEAR: (&str, &str) = ("action_ms", "5000");

#[test]
fn every_mode_at_both_paces() {
    for mode in ["scenario", "campaign", "quick", "custom"] {
        for seats in 1..=4 {
            try_table(options(&[("mode", mode), DEAR]), seats, Pace::PerAction);
        }
        try_table(options(&[("mode", mode)]), 2, Pace::RealTime);
    }
}

#[test]
fn every_switch() {
    let spec = State::spec();
    for option in &spec.options {
        let values: Vec<String> = match &option.kind {
            OptionKind::Toggle => vec!["on".to_owned()],
            OptionKind::Choice { values } => {
                values.iter().skip(1).map(ToString::to_string).collect()
            }
            OptionKind::Number { none: true, .. } => vec!["none".to_owned(), "1".to_owned()],
            _ => continue,
        };
        for value in values {
            // Each option is tried where it does something.
            let mut options = match spec.choices_for(option, "scenario") {
                Some(choices) => choices
                    .into_iter()
                    .chain(options(&[("scenario", "13")]))
                    .collect(),
                None => spec
                    .choices_for(option, "quick")
                    .expect("the other options are of Quick Games"),
            };
            options.extend(self::options(&[DEAR]));
            options.insert(option.key.to_owned(), value);
            try_table(options, 4, Pace::PerAction);
        }
    }
}

#[test]
fn every_scenario_of_the_campaign() {
    let crew = "josh starting bag1 bag2 dog | vance starting bag3 dynamite | hazel starting | dex starting bag2 skateboard";
    for number in 1..=15 {
        let number = number.to_string();
        try_table(options(&[("scenario", &number), DEAR]), 3, Pace::PerAction);
        let progress = format!("{number} | {crew}");
        try_table(
            options(&[("mode", "campaign"), ("progress", &progress), DEAR]),
            4,
            Pace::PerAction,
        );
    }
}
