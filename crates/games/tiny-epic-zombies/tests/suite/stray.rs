//! What nobody would come by at a table: what a seat can take for possible when little is.

use serde_json::{Value, json};
use shamble_core::{Dice, Game, OptionValues, Pace, Seat, Seed, Setup};
use shamble_tiny_epic_zombies::State;

/// TEZ-215: everybody saw the markers stand still so often that only one order of the letters is left. Dealing at random
/// would hardly ever meet it.
#[test]
fn letters_that_can_lie_in_one_order_only_are_dealt_in_it() {
    let setup = Setup {
        options: OptionValues::from([("objectives".to_owned(), "cure,cdc,helicopter".to_owned())]),
        seats: 2,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let state = State::new(&setup).unwrap();
    let mut position = serde_json::to_value(state.position()).unwrap();
    let ingredients = position["goals"]["ingredients"].as_array_mut().unwrap();
    let letters: Vec<Value> = ingredients
        .iter()
        .map(|one| one["letter"].clone())
        .collect();
    let mut kinds = letters.clone();
    kinds.sort_by_key(ToString::to_string);
    kinds.dedup();
    assert_eq!(kinds.len(), 4);
    for one in ingredients {
        let not: Vec<bool> = kinds.iter().map(|kind| *kind != one["letter"]).collect();
        one["not"] = json!(not);
    }
    let state = State::from_position(serde_json::from_value(position).unwrap());
    let state = state.unwrap_or_else(|flaws| panic!("{flaws:?}"));
    for seed in 0..4 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let dealt = state.determinize(Seat::new(0), &mut dice).position();
        let dealt = serde_json::to_value(dealt).unwrap();
        let dealt = dealt["goals"]["ingredients"].as_array().unwrap();
        let dealt: Vec<Value> = dealt.iter().map(|one| one["letter"].clone()).collect();
        assert_eq!(dealt, letters);
    }
}
