//! The game that shows how a game is added is playable, and in no list.
#![cfg(feature = "toy")]

use shamble_catalog::{GAMES, TOYS, known, rules_version, specs, start};
use shamble_core::{OptionValues, Pace, Seed, Setup};

#[test]
fn a_toy_is_known_but_never_listed() {
    assert_eq!(TOYS, ["last-door"]);
    assert!(GAMES.iter().all(|id| !TOYS.contains(id)));
    assert!(specs().iter().all(|spec| !TOYS.contains(&spec.id)));
    assert_eq!(known().count(), GAMES.len() + TOYS.len());
}

#[test]
fn it_starts_like_any_other_game() {
    for id in TOYS {
        let setup = Setup {
            options: OptionValues::new(),
            seats: 2,
            pace: Pace::PerAction,
            seed: Seed::from_number(1),
        };
        let (table, _) = start(id, setup).unwrap();
        assert_eq!(table.game(), *id);
        assert!(rules_version(id).is_some());
    }
}
