//! The order of listed actions and of prompts, which hosts, bots and written games rely on.

use serde_json::{Value, json};
use shamble_cliche::{Position, State};
use shamble_core::{Game, Millis, OptionValues, Pace, Seat, Seed, Setup};

/// A table of four with these parts of its position changed.
fn table(options: &[(&str, &str)], parts: Value) -> State {
    let setup = Setup {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats: 4,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let mut position = serde_json::to_value(State::new(&setup).unwrap().position()).unwrap();
    for (key, part) in parts.as_object().unwrap() {
        position[key] = part.clone();
    }
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(position).unwrap()
}

#[track_caller]
fn check_listed(state: &State, seat: usize, expected: &str) {
    let mut listed = Vec::new();
    state.legal_actions(Seat::new(seat), Millis::ZERO, &mut listed);
    let listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
    let expected: Vec<&str> = expected
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(listed, expected);
}

#[test]
fn at_the_row() {
    let state = table(
        &[("build_when", "trading_phase")],
        json!({
            "phase": "trading", "zombies": [0], "first": 1,
            "hand": [{}, { "scrap": 10, "tire": 2, "engine": 1 }, {}, {}],
            "row": ["tire", "scrap", "empty", "medkit", "scrap"],
            "trash": { "scrap": 9 },
        }),
    );
    check_listed(
        &state,
        1,
        "motorcycle
         propose scrap*10,engine,tire*2
         buy 1
         buy 2
         buy 4
         buy 5
         exchange engine
         exchange tire
         pass",
    );
}

#[test]
fn in_the_free_step() {
    let state = table(
        &[],
        json!({
            "phase": "free_step", "zombies": [0],
            "bites": [0, 1, 0, 1],
            "hand": [{}, { "medkit": 1 }, { "tire": 1 }, {}],
            "armed": [0, 1, 0, 0],
            "offers": [null, null, { "to": 1, "give": { "tire": 1 }, "want": { "medkit": 1 } }, null],
            "proposal": { "by": 2, "put": [null, null, {}, null] },
        }),
    );
    check_listed(
        &state,
        1,
        "put nothing
         hold back
         accept 2
         decline 2
         heal 1
         heal 3
         done
         counter 2 give medkit want nothing
         counter 2 give medkit want scrap
         counter 2 give medkit want engine
         counter 2 give medkit want tire
         counter 2 give medkit want shotgun
         counter 2 give shotgun want nothing
         counter 2 give shotgun want scrap
         counter 2 give shotgun want engine
         counter 2 give shotgun want tire
         counter 2 give shotgun want medkit
         offer 3 give medkit want nothing
         offer 3 give medkit want scrap
         offer 3 give medkit want engine
         offer 3 give medkit want tire
         offer 3 give medkit want shotgun
         offer 3 give shotgun want nothing
         offer 3 give shotgun want scrap
         offer 3 give shotgun want engine
         offer 3 give shotgun want tire
         offer 3 give shotgun want medkit",
    );
    check_listed(&state, 0, "");
}

#[test]
fn humans_are_asked_in_trading_order() {
    // CZG-R34: of inputs with the same time the one earlier in trading order counts first.
    let state = table(
        &[],
        json!({ "phase": "free_step", "zombies": [3], "first": 1 }),
    );
    let asked: Vec<usize> = state
        .prompts()
        .iter()
        .map(|prompt| prompt.seat.index())
        .collect();
    assert_eq!(asked, [1, 0, 2]);
}

#[test]
fn dice_are_asked_human_first() {
    let state = table(
        &[("race", "live")],
        json!({ "phase": "gathering", "zombies": [3, 0], "holder": 2 }),
    );
    let asked: Vec<usize> = state
        .prompts()
        .iter()
        .map(|prompt| prompt.seat.index())
        .collect();
    assert_eq!(asked, [2, 3, 0]);
}

#[test]
fn everything_wrong_with_a_position_is_reported() {
    let setup = Setup {
        options: OptionValues::new(),
        seats: 3,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let mut position = State::new(&setup).unwrap().position();
    position.armed[Seat::new(0)] = 1;
    position.bites[Seat::new(1)] = 2;
    position.zombies = vec![Seat::new(0), Seat::new(0)];
    position.human = 12;
    position.phase = serde_json::from_value(json!("gathering")).unwrap();
    position.holder = Some(Seat::new(0));
    position.done.insert(Seat::new(2));
    let wrong = State::from_position(position).unwrap_err();
    for expected in [
        "zombies: nobody is one twice",
        "bites: none or one",
        "armed: a zombie has no shotgun face up",
        "human: a space of the track",
        "holder: a human",
        "done: only in the free step",
    ] {
        assert!(
            wrong.iter().any(|line| line == expected),
            "{expected}: {wrong:?}"
        );
    }

    let mut position = State::new(&setup).unwrap().position();
    position.row.pop();
    position.die.pop();
    position.start_card = Some(Seat::new(5));
    assert_eq!(
        State::from_position(position).unwrap_err(),
        [
            "die: 8 entries, not 7",
            "row: 5 entries, not 4",
            "seat 5 is not at a table of 3"
        ]
    );
}
