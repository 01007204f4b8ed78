//! What nobody would come by at a table: texts that nothing offered, and positions that cannot be.

use serde_json::{Value, json};
use shamble_core::{Game, Millis, OptionValues, Pace, Seat, Seed, Setup, compose};
use shamble_zombie_mall::{Position, State};

/// The position of a table of two in the middle of a move, with these parts changed.
fn position(parts: &Value) -> Position {
    let setup = Setup {
        options: OptionValues::new(),
        seats: 2,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let state = State::new(&setup).unwrap();
    let mut position = serde_json::to_value(state.position()).unwrap();
    let moving = json!({
        "ask": { "point": "moving" }, "todo": [], "zombies": [], "moved": [],
        "turn": { "phase": 4, "mp": 3, "north_set": true },
        "players": [{ "status": "on_map", "at": "20,7" }, { "status": "on_map", "at": "20,7" }],
    });
    for changed in [&moving, parts] {
        merge(&mut position, changed);
    }
    serde_json::from_value(position).unwrap()
}

/// Tables grow together, and so do lists of the same length; everything else is replaced.
fn merge(whole: &mut Value, part: &Value) {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            for (key, part) in part {
                merge(whole.entry(key).or_insert(Value::Null), part);
            }
        }
        (Value::Array(whole), Value::Array(part)) if whole.len() == part.len() => {
            for (whole, part) in whole.iter_mut().zip(part) {
                merge(whole, part);
            }
        }
        (whole, part) => *whole = part.clone(),
    }
}

#[test]
fn an_offer_goes_on_only_where_somebody_gives_something() {
    let goes_on = |parts: &Value, begun: &str| {
        let state = State::from_position(position(parts)).unwrap();
        let parts = compose::parts(&state, Seat::new(0), Millis::ZERO, begun);
        parts.is_whole || !parts.next.is_empty()
    };
    let both = json!({ "players": [{ "hand": ["L35"] }, { "hand": ["L26*1"] }] });
    let mine = json!({ "players": [{ "hand": ["L35"] }, { "hand": [] }] });
    assert!(goes_on(&both, "offer 1 give nothing"));
    assert!(goes_on(&both, "offer 1 give L35"));
    assert!(goes_on(&mine, "offer 1 give L35"));
    assert!(!goes_on(&mine, "offer 1 give nothing"));
}

#[test]
fn whoever_is_asked_aside_puts_together_what_to_drop() {
    let parts = |dropping: &str, hand: &Value, begun: &str| {
        let parts = json!({
            "options": { "drop": dropping }, "turn": { "seat": 0 },
            "players": [{ "hand": ["L35"] }, { "at": "30,7", "hand": hand }],
        });
        let state = State::from_position(position(&parts)).unwrap();
        compose::parts(&state, Seat::new(1), Millis::ZERO, begun)
    };
    let next = |dropping: &str, hand: &Value, begun: &str| -> Vec<String> {
        let parts = parts(dropping, hand, begun);
        parts.next.iter().map(|part| part.text.clone()).collect()
    };
    let two = json!(["L28", "L35"]);
    assert!(next("any", &two, "").contains(&"drop".to_owned()));
    assert_eq!(next("any", &two, "drop"), [" L28", " L35"]);
    assert_eq!(next("any", &two, "drop L35"), [" L28"]);
    assert!(parts("any", &two, "drop L35 L28").is_whole);
    // One card is listed, and by the other reading only the active player drops.
    assert!(!next("any", &json!(["L28"]), "").contains(&"drop".to_owned()));
    assert_eq!(next("active", &two, "drop"), Vec::<String>::new());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    assert!(State::from_position(position(&json!({}))).is_ok());
    let offer = |from: u8, to: u8| json!({ "from": from, "to": to, "give": [], "want": ["L35"] });
    for (changed, flaw) in [
        (
            json!({ "ask": "fight", "todo": [{ "point": "moving" }, "combat"] }),
            "ask: there is no zombie to fight",
        ),
        (
            json!({ "zombies": ["20,6"] }),
            "ask: a zombie is adjacent to the active player, so combat comes first (ZM-051)",
        ),
        (
            json!({ "offer": offer(0, 2) }),
            "offer: offers are made at a point of the turn, between players",
        ),
        (
            json!({
                "ask": "fight", "todo": [{ "point": "moving" }, "combat"], "zombies": ["20,6"],
                "offer": offer(0, 1),
            }),
            "offer: offers are made at a point of the turn, between players",
        ),
        (
            json!({
                "ask": "fight", "todo": [{ "point": "moving" }, "combat"], "zombies": ["20,6"],
                "turn": { "seat": 0 }, "players": [{ "at": "40,7" }, {}],
            }),
            "players.0: nobody can be in space 40,7 of this mall",
        ),
        (
            json!({
                "ask": "fight", "todo": [{ "point": "moving" }, "combat"],
                "turn": { "seat": 0 }, "players": [{ "status": "dead", "at": "40,7" }, {}],
            }),
            "turn.seat: the active player is not on the map",
        ),
        (
            json!({
                "turn": { "seat": 0 }, "players": [{ "status": "rescued", "at": "40,7" }, {}],
            }),
            "turn.seat: the active player is not on the map",
        ),
    ] {
        let Err(flaws) = State::from_position(position(&changed)) else {
            panic!("{changed} is accepted");
        };
        assert!(flaws.iter().any(|one| one == flaw), "{changed}: {flaws:?}");
    }
}
