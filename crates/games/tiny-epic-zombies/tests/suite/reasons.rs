//! Every Zombie that is added says why: its symbol, the noise, the Zombie card, a false alarm or the Horde.

use std::collections::BTreeSet;

use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Say, Seed, Setup, Viewer};
use shamble_tiny_epic_zombies::{Event, Slot, State, Symbol, Why};

/// Plays one game at random and calls `check` with every event and the symbols of the Stores, clockwise.
fn play(mode: &str, seats: usize, seed: u64, mut check: impl FnMut(&Event, &[Symbol])) {
    let setup = Setup {
        options: OptionValues::from([
            ("mode".to_owned(), mode.to_owned()),
            (
                "objectives".to_owned(),
                "stranded,cdc,helicopter".to_owned(),
            ),
        ]),
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(seed),
    };
    let mut state = State::new(&setup).unwrap();
    let stores = state.view(Viewer::Spectator).stores;
    let symbols: Vec<_> = stores.iter().map(|store| store.symbol).collect();
    let mut dice = Dice::new(setup.seed.derive(1));
    let mut legal = Vec::new();
    while state.outcome().is_none() {
        let prompts = state.prompts();
        let seat = prompts.iter().find(|prompt| prompt.must).unwrap().seat;
        legal.clear();
        state.legal_actions(seat, Millis::ZERO, &mut legal);
        let action = legal[dice.pick(legal.len())];
        let mut events = Vec::new();
        state.act(seat, &action, Millis::ZERO, &mut events).unwrap();
        for event in &events {
            check(event, &symbols);
        }
    }
}

#[test]
fn every_zombie_that_is_added_says_why() {
    let mut keys = BTreeSet::new();
    for (mode, seats) in [("cooperative", 3), ("cooperative-vs-zombie", 3)] {
        for seed in 0..12 {
            play(mode, seats, seed, |event, symbols| {
                let Event::ZombieAdded { spot, why, full } = event else {
                    return;
                };
                let slot = spot.room.slot().unwrap();
                if let Why::Symbol(symbol) | Why::Noise(symbol) = why {
                    // From a full Corner Store on to the next one clockwise (TEZ-174).
                    let aimed = match full {
                        Some(_) => Slot::from_index(slot.index() + 7),
                        None => slot,
                    };
                    assert_eq!(symbols[aimed.index()], *symbol, "{event:?}");
                }
                assert!(*why != Why::Alarm || spot.room.is_entrance());
                keys.insert(format!("{why:?}").split('(').next().unwrap().to_owned());
                keys.insert(format!("full: {}", full.is_some()));
                assert!(
                    event
                        .say()
                        .key
                        .starts_with("tiny-epic-zombies-event-zombie-")
                );
            });
        }
    }
    let wanted = [
        "Symbol",
        "Noise",
        "Card",
        "Alarm",
        "full: true",
        "full: false",
    ];
    for key in wanted {
        assert!(keys.contains(key), "{key} never happens: {keys:?}");
    }
}
