//! Options that cannot be played are refused with an error that names the right values.

use shamble_core::{Game, OptionValues, Pace, Seed, Setup};
use shamble_tiny_epic_zombies::State;

fn setup(mode: &str, seats: usize, option: Option<(&str, &str)>) -> Setup {
    let mut options = OptionValues::from([("mode".to_owned(), mode.to_owned())]);
    if let Some((key, value)) = option {
        options.insert(key.to_owned(), value.to_owned());
    }
    Setup {
        options,
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    }
}

/// What the table says about these options, by key.
fn error(mode: &str, seats: usize, option: Option<(&str, &str)>) -> String {
    let errors = State::new(&setup(mode, seats, option)).map(|_| ());
    errors.unwrap_err().to_string()
}

fn check(error: &str, words: &[&str]) {
    for word in words {
        assert!(error.contains(word), "'{word}' is missing: {error}");
    }
}

#[test]
fn five_humans_are_too_many() {
    check(
        &error("cooperative", 5, None),
        &["seats", "5", "min=2, max=4"],
    );
    check(
        &error("cooperative-vs-zombie", 6, None),
        &["seats", "min=3, max=5"],
    );
    check(&error("solo", 2, None), &["seats", "1"]);
}

#[test]
fn a_character_cannot_be_played_twice() {
    let twice = error("cooperative", 3, Some(("characters", "greaser,greaser")));
    check(&twice, &["characters", "allowed-once", "greaser"]);
    let unknown = error("cooperative", 3, Some(("characters", "wizard")));
    check(
        &unknown,
        &["characters", "wizard", "teenager", "survivalist"],
    );
}

#[test]
fn unknown_objectives_and_stores_are_answered_with_the_known_ones() {
    let objectives = error("cooperative", 3, Some(("objectives", "stranded,foo,cure")));
    check(&objectives, &["objectives", "foo", "quarantine", "source"]);
    let layout = error("cooperative", 3, Some(("layout", "foo")));
    check(&layout, &["layout", "foo", "hoards", "galleria"]);
}

#[test]
fn whoever_plays_against_somebody_is_a_rival() {
    for (mode, seats, is_rivalry) in [
        ("solo", 1, false),
        ("cooperative", 2, false),
        ("competitive", 2, true),
        ("cooperative-vs-zombie", 3, true),
        ("competitive-vs-zombie", 3, true),
    ] {
        let state = State::new(&setup(mode, seats, None)).unwrap();
        assert_eq!(state.is_rivalry(), is_rivalry, "{mode}");
    }
}
