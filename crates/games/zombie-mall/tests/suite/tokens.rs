//! As many tokens as a mall has room for.

use shamble_core::{Game, OptionValues, Pace, Seed, Setup};
use shamble_zombie_mall::State;

/// ZM-R51: locked rooms only when nothing else is left, and then to the last space.
#[test]
fn loot_tokens_fill_locked_rooms_last() {
    let fresh = |loot: &str| {
        let options = [
            ("mall", "5x2#1"),
            ("loot_tokens", loot),
            ("objective_tokens", "0"),
        ];
        let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
        State::new(&Setup {
            options: OptionValues::from(options),
            seats: 1,
            pace: Pace::PerAction,
            seed: Seed::from_number(1),
        })
    };
    let full = fresh("204").expect("as many tokens as there are spaces");
    assert_eq!(full.position().loot.len(), 204);
    assert!(fresh("205").is_err(), "there is no space for one more");
}
