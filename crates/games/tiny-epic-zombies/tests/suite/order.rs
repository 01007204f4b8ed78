//! The order and number of listed actions, which hosts, bots and written games rely on.

use serde_json::{Value, json};
use shamble_core::{Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup};
use shamble_tiny_epic_zombies::{Position, State};

const MALL: &str =
    "first_place,food_court,hoards,amps,gamelyn_world,crafts_and_colors,parking_z,departmart";

/// A table of the published mall with these parts of its position merged in.
fn table(mode: &str, seats: usize, objectives: &str, parts: &Value) -> State {
    let options = [
        ("mode", mode),
        ("layout", MALL),
        ("objectives", objectives),
        ("characters", "greaser,hippie"),
        ("zombie_card", "popstar"),
        ("first_player", "0"),
    ];
    let setup = Setup {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let mut position = serde_json::to_value(State::new(&setup).unwrap().position()).unwrap();
    merge(&mut position, parts);
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(position).unwrap()
}

fn merge(target: &mut Value, patch: &Value) {
    match (target, patch) {
        (Value::Object(target), Value::Object(patch)) => {
            for (key, part) in patch {
                merge(target.entry(key.clone()).or_insert(Value::Null), part);
            }
        }
        (Value::Array(target), Value::Object(patch)) => {
            for (key, part) in patch {
                merge(&mut target[key.parse::<usize>().unwrap()], part);
            }
        }
        (target, patch) => *target = patch.clone(),
    }
}

fn listed(state: &State, seat: usize) -> Vec<String> {
    let mut listed = Vec::new();
    state.legal_actions(Seat::new(seat), Millis::ZERO, &mut listed);
    listed.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn check_listed(state: &State, seat: usize, expected: &str) {
    let expected: Vec<&str> = expected.split(", ").map(str::trim).collect();
    assert_eq!(listed(state, seat), expected);
}

/// Different sequences of so many listed actions of whoever must act, as long as the dice are not asked.
fn paths(state: &State, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = state
        .prompts()
        .iter()
        .find(|prompt| prompt.must)
        .map(|prompt| prompt.seat)
    else {
        return 0;
    };
    let mut actions = Vec::new();
    state.legal_actions(seat, Millis::ZERO, &mut actions);
    let mut total = 0;
    for action in actions {
        let mut next = state.clone();
        let mark = next.dice().mark();
        next.act(seat, &action, Millis::ZERO, &mut Quiet).unwrap();
        if !next.dice().moved_since(&mark) {
            total += paths(&next, depth - 1);
        }
    }
    total
}

#[test]
fn a_turn_with_everything() {
    let state = table(
        "cooperative",
        2,
        "cdc,escort,source",
        &json!({
            "humans": { "1": { "search": "uzi" }, "0": { "search": "crossbow", "room": "E.1", "ammo": 5, "held": ["smg", "machete", "skateboard", "adrenaline-a", "fireworks-a", "grenade-b"] } },
            "zombies": ["NE.1", "NE.2", "SE.1"],
            "beside": { "E": ["axe", "first_aid-a", "frequency-1-a"] },
            "turn": { "on": true, "base": 2, "n_moves": 1, "entered": true, "attack": true },
            "goals": { "radio": { "room": "E.1" }, "clues": { "4": { "place": { "room": "E.1" } } } },
            "pending": ["turn"],
        }),
    );
    check_listed(
        &state,
        0,
        "shoot NE.1, shoot NE.2, shoot NE.1 NE.2, take radio, flip clue-5, collect axe, collect first_aid-a, \
         fireworks, adrenaline, drop smg, drop machete, drop skateboard, drop grenade-b, drop adrenaline-a, drop fireworks-a, \
         move NE.1, move NE.2, move NE.3, move E.2, move C.e, \
         skateboard NW.1, skateboard NW.2, skateboard NW.3, skateboard N.1, skateboard N.2, skateboard N.3, skateboard NE.1, \
         skateboard NE.2, skateboard NE.3, skateboard E.2, skateboard E.3, skateboard SE.1, skateboard SE.2, skateboard SE.3, \
         skateboard S.1, skateboard S.2, skateboard S.3, skateboard SW.1, skateboard SW.2, skateboard SW.3, skateboard W.1, \
         skateboard W.2, skateboard W.3, skateboard C.c, skateboard C.n, skateboard C.e, skateboard C.s, skateboard C.w, \
         squad NW, squad NE, squad SE, squad SW",
    );
}

#[test]
fn the_zombie_player_adds_and_deals() {
    let mut parts = json!({ "hand": ["machete", "axe", "uzi"], "night": { "revealed": "shotgun" }, "pending": [{ "add_zombies": 2 }] });
    let state = table("cooperative-vs-zombie", 3, "cdc,escort,source", &parts);
    check_listed(&state, 2, "store NW, store S");
    parts["pending"] = json!(["deal"]);
    let state = table("cooperative-vs-zombie", 3, "cdc,escort,source", &parts);
    check_listed(&state, 2, "deal machete, deal uzi, deal axe");
    assert!(listed(&state, 0).is_empty());
}

/// Without Zombies, cards and tokens every first Move from the center leads to one of 4 side Rooms. From each side the
/// number of neighbours is known from the mall's fixture: N 4, E 6, S 4, W 5; a sum of 19 for two Moves.
#[test]
fn paths_of_a_lonely_walk() {
    let state = table(
        "cooperative",
        2,
        "arsenal,quarantine,escape",
        &json!({
            "zombies": [], "humans": { "0": { "ammo": 9 } },
            "goals": { "in_play": ["quarantine", "helicopter", "cdc"], "radio": "gone", "part": "gone" },
        }),
    );
    assert_eq!(paths(&state, 1), 4);
    assert_eq!(paths(&state, 2), 4 + 6 + 4 + 5);
}

/// The same walk counted to its third step by hand: sum over the neighbours of C.n (N.3 5, C.c 4, C.e 6, C.w 5 = 20),
/// C.e (E.1 5, E.2 3, E.3 5, C.c 4, C.n 4, C.s 4 = 25), C.s (S.3 5, C.c 4, C.e 6, C.w 5 = 20), C.w (W.2 5, W.3 4, C.c 4,
/// C.n 4, C.s 4 = 21); and for each second step that ends in a Room of use: Heal in C.c (4 ways in), Gain 1 Ammo in E.2
/// and W.3, crate 2 in W.2, and in E.3 a Trap in any of the 9 Rooms of three Stores.
#[test]
fn paths_of_three_moves() {
    let state = table(
        "cooperative",
        2,
        "arsenal,quarantine,escape",
        &json!({
            "zombies": [],
            "goals": { "in_play": ["quarantine", "helicopter", "cdc"], "radio": "gone", "part": "gone" },
        }),
    );
    let of_use = 4 + 1 + 1 + 1 + 9;
    assert_eq!(paths(&state, 3), 20 + 25 + 20 + 21 + of_use);
}
