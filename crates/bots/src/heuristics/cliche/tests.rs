//! Single decisions: a position, a character, and what it does.

use serde_json::{Value, json};
use shamble_catalog::cliche::State;
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Seat, Seed, Setup};

use super::Thumb;
use super::character::Character::{self, Bluffing, Greedy, Honest};
use crate::{Bot, Sight};

/// A table of four; seat 3 is the zombie, seat 0 trades first. Cards named in `given` come from the deck.
fn table(given: &Value) -> State {
    let setup = Setup {
        options: OptionValues::from([("race".into(), "tick".into())]),
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let fresh = State::new(&setup).unwrap();
    let mut position = serde_json::to_value(fresh.position()).unwrap();
    let base = json!({ "round": 1, "zombies": [3], "start_card": 0, "first": 0, "chooser": 0 });
    for (key, value) in [&base, given]
        .into_iter()
        .flat_map(|part| part.as_object().unwrap())
    {
        position[key] = value.clone();
    }
    take_from_deck(&mut position);
    State::from_position(serde_json::from_value(position).unwrap()).unwrap()
}

/// What lies elsewhere is not in the deck.
fn take_from_deck(position: &mut Value) {
    let mut out: Vec<String> = Vec::new();
    let piles = position["hand"]
        .as_array()
        .unwrap()
        .iter()
        .chain([&position["trash"]]);
    for (card, n) in piles.flat_map(|pile| pile.as_object().unwrap()) {
        out.extend(vec![card.clone(); n.as_u64().unwrap() as usize]);
    }
    for armed in position["armed"].as_array().unwrap() {
        out.extend(vec!["shotgun".to_owned(); armed.as_u64().unwrap() as usize]);
    }
    let row = position["row"].as_array().unwrap().iter();
    out.extend(
        row.map(|card| card.as_str().unwrap().to_owned())
            .filter(|card| card != "empty"),
    );
    let deck = position["deck"].as_array_mut().unwrap();
    for card in out {
        let at = deck.iter().position(|top| *top == *card).unwrap();
        deck.remove(at);
    }
}

#[track_caller]
fn check(given: Value, seat: usize, character: Character, expected: &str) {
    let state = table(&given);
    let sight = Sight::new(&state, Seat::new(seat), Millis::ZERO);
    let mut legal = Vec::new();
    sight.legal_actions(&mut legal);
    let mut dice = Dice::new(Seed::from_number(1));
    let action = Thumb { character }.choose(&sight, &legal, &mut dice);
    let text = action.map_or("nothing".to_owned(), |action| action.to_string());
    assert_eq!(text, expected);
    if let Some(action) = action {
        let mut after = state.clone();
        after
            .act(
                sight.seat(),
                &action,
                Millis::ZERO,
                &mut shamble_core::Quiet,
            )
            .unwrap();
    }
}

fn scrap(n: u8) -> Value {
    json!({ "scrap": n })
}

#[test]
fn nobody_names_himself() {
    for seat in 0..4 {
        let given = json!({ "phase": "naming", "round": 0, "zombies": [], "start_card": null, "first": null, "chooser": seat });
        let state = table(&given);
        let sight = Sight::new(&state, Seat::new(seat), Millis::ZERO);
        let mut legal = Vec::new();
        sight.legal_actions(&mut legal);
        for number in 0..20 {
            let mut dice = Dice::new(Seed::from_number(number));
            let action = Thumb { character: Honest }
                .choose(&sight, &legal, &mut dice)
                .unwrap();
            assert_ne!(action.to_string(), format!("zombie {seat}"));
        }
    }
}

#[test]
fn all_shotguns_are_armed_and_fired_only_backwards() {
    let setup = json!({ "phase": "setup", "hand": [{ "shotgun": 2 }, {}, {}, {}], "arming": [0] });
    check(setup, 0, Honest, "arm 2");
    let race = |human: u8, token: u8| json!({ "phase": "gathering", "human": human, "tokens": [token], "holder": 0, "armed": [1, 0, 0, 0] });
    check(race(5, 4), 0, Honest, "shoot 1");
    check(race(0, 11), 0, Greedy, "shoot 1");
    check(race(5, 6), 0, Honest, "roll");
    check(race(5, 8), 0, Honest, "roll");
}

fn trading(hand: Value, row: [&str; 5], more: Value) -> Value {
    let mut given = json!({ "phase": "trading", "hand": [hand, {}, {}, {}], "row": row });
    for (key, value) in more.as_object().unwrap() {
        given[key] = value.clone();
    }
    given
}

#[test]
fn the_best_value_over_price_is_bought() {
    let row = ["scrap", "medkit", "tire", "scrap", "engine"];
    check(trading(scrap(9), row, json!({})), 0, Honest, "buy 3");
    check(trading(scrap(9), row, json!({})), 0, Greedy, "buy 3");
    check(
        trading(
            scrap(9),
            ["engine", "scrap", "tire", "scrap", "scrap"],
            json!({}),
        ),
        0,
        Honest,
        "buy 1",
    );
    check(trading(scrap(0), row, json!({})), 0, Honest, "pass");
}

#[test]
fn surplus_is_sold_for_the_scrap_there_is() {
    let row = ["scrap", "scrap", "scrap", "scrap", "tire"];
    let hand = json!({ "engine": 2 });
    check(
        trading(hand.clone(), row, json!({ "trash": { "scrap": 9 } })),
        0,
        Greedy,
        "exchange engine",
    );
    check(
        trading(hand.clone(), row, json!({ "trash": { "scrap": 1 } })),
        0,
        Greedy,
        "pass",
    );
    let short = json!({ "trash": { "scrap": 4 }, "exchanging": "engine" });
    check(trading(hand, row, short), 0, Greedy, "take");
}

#[test]
fn a_zombie_spoils_the_best_bargain_of_those_to_come() {
    let row = ["scrap", "tire", "scrap", "shotgun", "engine"];
    let rich = json!([scrap(9), scrap(9), {}, {}]);
    // Counter-clockwise from seat 0 the zombie on seat 3 comes second, before seats 2 and 1.
    let given = json!({ "phase": "trading", "row": row, "hand": rich, "turn": 1 });
    check(given, 3, Honest, "replace 2");
    // Counter-clockwise from seat 2 it comes last, and nobody is left to be spoilt.
    let given = json!({ "phase": "trading", "row": row, "hand": rich, "turn": 3, "first": 2 });
    check(given, 3, Honest, "pass");
}

fn ride() -> Value {
    json!({ "scrap": 10, "tire": 2, "engine": 1 })
}

#[test]
fn the_selfish_ride_off_at_once_and_the_honest_when_no_car_is_in_sight() {
    let given = |zombies: Value| json!({ "phase": "free_step", "hand": [ride(), {}, {}, {}], "zombies": zombies, "n_offers": [12, 0, 0, 0] });
    check(given(json!([3])), 0, Greedy, "motorcycle");
    check(given(json!([3])), 0, Bluffing, "motorcycle");
    check(given(json!([3, 2, 1])), 0, Honest, "motorcycle");
    // The honest wait for a car as long as there may be one; here nobody else holds anything.
    check(given(json!([3])), 0, Honest, "motorcycle");
}

#[test]
fn a_car_that_is_likely_is_proposed_once() {
    let rich = json!({ "scrap": 14, "tire": 2, "engine": 1 });
    let others = json!({ "scrap": 9, "tire": 2 });
    let given = |n: u8| json!({ "phase": "free_step", "hand": [rich, others, others, {}], "n_proposals": [n, 0, 0, 0], "n_offers": [12, 0, 0, 0] });
    check(given(0), 0, Honest, "propose scrap*14,engine,tire*2");
    check(given(1), 0, Honest, "done");
    let poor = json!({ "phase": "free_step", "hand": [rich, scrap(5), scrap(5), {}] });
    check(poor, 0, Honest, "motorcycle");
}

#[test]
fn characters_answer_a_proposal_in_their_own_way() {
    let mine = json!({ "scrap": 8, "tire": 3 });
    let given = |put: Value, answered: Value| {
        let mut all = json!([answered, put, null, null]);
        all[0] = answered;
        json!({
            "phase": "free_step",
            "hand": [scrap(9), { "scrap": 25, "engine": 1, "tire": 2 }, mine, {}],
            "proposal": { "by": 1, "put": all },
        })
    };
    // With what is on the table it completes the car: everybody does.
    let almost = json!({ "scrap": 25, "engine": 1, "tire": 2 });
    for character in [Honest, Greedy, Bluffing] {
        check(
            given(almost.clone(), json!({})),
            2,
            character,
            "put scrap*5,tire*2",
        );
    }
    // Without a chance.
    let little = scrap(2);
    check(
        given(little.clone(), json!({})),
        2,
        Honest,
        "put scrap*8,tire*3",
    );
    check(given(little.clone(), json!({})), 2, Greedy, "put nothing");
    check(
        given(little.clone(), json!({})),
        2,
        Bluffing,
        "put scrap*4,tire",
    );
    // Seat 0 comes before seat 2 in trading order and has not answered.
    check(
        given(little.clone(), Value::Null),
        2,
        Honest,
        "put scrap*8,tire*3",
    );
    check(given(little, Value::Null), 2, Greedy, "nothing");
}

#[test]
fn the_bitten_are_healed_by_friends_and_charged_by_the_greedy() {
    let given = |bites: Value| json!({ "phase": "free_step", "hand": [{ "medkit": 1, "scrap": 1 }, scrap(3), {}, {}], "bites": bites });
    check(given(json!([1, 1, 0, 0])), 0, Greedy, "heal 0");
    check(given(json!([0, 1, 0, 0])), 0, Honest, "heal 1");
    check(
        given(json!([0, 1, 0, 0])),
        0,
        Greedy,
        "offer 1 give medkit want scrap*4",
    );
    check(given(json!([0, 0, 0, 0])), 0, Greedy, "done");
}

#[test]
fn fair_offers_are_taken_and_poor_ones_answered_with_a_price() {
    let offer = |give: Value, want: Value| {
        json!({
            "phase": "free_step",
            "hand": [{ "tire": 1, "medkit": 1 }, { "scrap": 11, "tire": 1 }, scrap(1), {}],
            "offers": [null, { "to": 0, "give": give, "want": want }, null, null],
        })
    };
    let tire = json!({ "tire": 1 });
    check(offer(scrap(11), tire.clone()), 0, Honest, "accept 1");
    check(offer(scrap(11), tire.clone()), 0, Greedy, "accept 1");
    check(
        offer(scrap(6), tire.clone()),
        0,
        Greedy,
        "counter 1 give tire want scrap*9",
    );
    check(offer(scrap(1), tire.clone()), 0, Greedy, "decline 1");
    check(
        offer(scrap(9), json!({ "engine": 1 })),
        0,
        Greedy,
        "decline 1",
    );
    // A gift.
    check(offer(tire, json!({})), 0, Honest, "accept 1");
}

#[test]
fn who_is_done_answers_offers_and_nothing_else() {
    let given = |offers: Value| json!({ "phase": "free_step", "hand": [scrap(5), scrap(3), {}, {}], "done": [0], "offers": offers });
    check(given(json!([null, null, null, null])), 0, Greedy, "nothing");
    let gift = json!([null, { "to": 0, "give": scrap(1), "want": {} }, null, null]);
    check(given(gift), 0, Honest, "accept 1");
}

#[test]
fn the_selfish_ask_for_what_they_lack_and_no_more_than_twice() {
    let given = |n: u8| json!({ "phase": "free_step", "hand": [scrap(12), scrap(3), {}, {}], "n_offers": [n, 0, 0, 0] });
    check(given(0), 0, Greedy, "offer 1 give scrap*8 want engine");
    check(given(1), 0, Bluffing, "offer 1 give scrap*8 want engine");
    check(given(2), 0, Greedy, "done");
    check(given(0), 0, Honest, "done");
}
