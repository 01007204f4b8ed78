//! The order of listed actions, which hosts, bots and written games rely on, and how many ways lead on from a position.

use serde_json::{Value, json};
use shamble_core::{Game, Millis, OptionValues, Pace, Quiet, Seat, Seed, Setup};
use shamble_zombie_mall::{Position, State};

/// A table with these parts of its position changed; players by number, the rest by name.
fn table(options: &[(&str, &str)], seats: usize, parts: Value, players: Value) -> State {
    let setup = Setup {
        options: (options.iter())
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect::<OptionValues>(),
        seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(1),
    };
    let mut position = serde_json::to_value(State::new(&setup).unwrap().position()).unwrap();
    position["first"] = json!(0);
    position["turn"]["seat"] = json!(0);
    position["loot"] = json!([]);
    position["objectives"] = json!([]);
    let mut merge = |at: &[&str], part: &Value| {
        let mut target = &mut position;
        for key in at {
            target = match key.parse::<usize>() {
                Ok(number) => &mut target[number],
                Err(_) => &mut target[*key],
            };
        }
        match (target.as_object_mut(), part.as_object()) {
            (Some(target), Some(part)) => target.extend(part.clone()),
            _ => *target = part.clone(),
        }
    };
    for (key, part) in parts.as_object().unwrap() {
        merge(&[key], part);
    }
    for (number, player) in players.as_array().unwrap().iter().enumerate() {
        merge(&["players", &number.to_string()], player);
        merge(
            &["players", &number.to_string(), "status"],
            &json!("on_map"),
        );
    }
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn listed(state: &State, seat: usize) -> Vec<String> {
    let mut listed = Vec::new();
    state.legal_actions(Seat::new(seat), Millis::ZERO, &mut listed);
    listed.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn check_listed(state: &State, seat: usize, expected: &str) {
    let expected: Vec<&str> = expected
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(listed(state, seat), expected);
}

/// How many sequences of so many listed actions of seat 0 there are; the dice fall as they would.
fn count(state: &State, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    state.legal_actions(Seat::new(0), Millis::ZERO, &mut actions);
    let next = |action| {
        let mut state = state.clone();
        state
            .act(Seat::new(0), action, Millis::ZERO, &mut Quiet)
            .unwrap();
        count(&state, depth - 1)
    };
    actions.iter().map(next).sum()
}

#[test]
fn at_a_point_of_the_turn() {
    let state = table(
        &[],
        2,
        json!({
            "ask": { "point": "moving" }, "turn": { "mp": 2, "phase": 4 },
            "loot": ["3,6"], "piles": [{ "at": "3,6", "number": 1, "cards": ["L62"] }],
            "zombies": ["8,6", "8,6", "3,3"],
        }),
        json!([
            { "at": "3,6", "bandages": 3, "hand": ["L13*1", "L13*2", "L20*1", "L28", "L35", "L44*3", "L45*1", "L62"] },
            { "at": "3,6", "hand": ["L26*1"] },
        ]),
    );
    check_listed(
        &state,
        0,
        "step n
         step e
         step s
         bonus n
         bonus e
         bonus s
         loot
         loot L44*3
         search
         search L45*1
         unlock w
         play L20*1 8,6
         play L28
         give 1 L13*1
         give 1 L13*2
         give 1 L20*1
         give 1 L28
         give 1 L35
         give 1 L44*3
         give 1 L45*1
         give 1 L62
         drop L13*1
         drop L13*2
         drop L20*1
         drop L28
         drop L35
         drop L44*3
         drop L45*1
         drop L62
         discard L62
         offer 1 give nothing want L26*1
         done",
    );
    check_listed(
        &state,
        1,
        "offer 0 give L26*1 want nothing
         offer 0 give nothing want L13*1
         offer 0 give nothing want L13*2
         offer 0 give nothing want L20*1
         offer 0 give nothing want L28
         offer 0 give nothing want L35
         offer 0 give nothing want L44*3
         offer 0 give nothing want L45*1
         offer 0 give nothing want L62",
    );
}

#[test]
fn in_combat() {
    let state = table(
        &[("auto_choices", "off")],
        1,
        json!({
            "ask": "fight", "todo": [{ "point": "moving" }, "combat"], "turn": { "phase": 4 },
            "zombies": ["20,6", "20,7", "21,7"],
        }),
        json!([{ "at": "20,7", "adrenaline": 2, "hand": ["L06", "L21*1", "L24", "L25", "L30*1"] }]),
    );
    check_listed(
        &state,
        0,
        "fight here
         fight s
         fight w
         escape n L06
         escape n L30*1
         escape s L06
         escape s L30*1
         escape w L06
         escape w L30*1
         play L21*1 20,6
         play L21*1 20,7
         play L21*1 21,7
         play L24 s
         play L24 w
         play L25 20,6
         play L25 20,7
         play L25 21,7",
    );
}

#[test]
fn after_a_lost_roll() {
    let state = table(
        &[("adrenaline_after_loss", "on")],
        1,
        json!({
            "ask": "lost", "todo": [{ "point": "moving" }, "combat"],
            "turn": { "phase": 4, "fight": { "at": "w", "roll": 1, "weapon": false } }, "zombies": ["20,6"],
        }),
        json!([{ "at": "20,7", "hand": ["L03", "L04", "L13*2", "L19*3", "L26*1", "L50"] }]),
    );
    check_listed(
        &state,
        0,
        "boost L04
         boost L13*2
         boost L19*3
         boost L50
         bandage
         bandage L03
         bandage L26*1
         escape n
         escape s
         escape w
         bitten",
    );
}

/// Walking alone in the open hall of the main entrance, no zombie, no card, 3 MP left and no bonus step: a step to one of
/// the free neighbours or `done`, which leads to the end of the turn, asks nothing there and goes on to the next turn.
#[test]
fn numbers_of_ways_to_walk() {
    let state = table(
        &[],
        1,
        json!({ "ask": { "point": "moving" }, "turn": { "mp": 3, "phase": 4 } }),
        json!([{ "at": "33,10", "adrenaline": 0 }]),
    );
    // 33,10 is open on all four sides; 32,11 and 35,11 are benches, so a step there costs 2.
    assert_eq!(count(&state, 1), 5);
    assert_eq!(
        listed(&state, 0),
        ["step n", "step e", "step s", "step w", "done"]
    );
    let mut walked = state.clone();
    walked
        .act(
            Seat::new(0),
            &"step e".parse().unwrap(),
            Millis::ZERO,
            &mut Quiet,
        )
        .unwrap();
    assert_eq!(
        listed(&walked, 0),
        ["step n", "step e", "step s", "step w", "done"]
    );
    walked
        .act(
            Seat::new(0),
            &"step n".parse().unwrap(),
            Millis::ZERO,
            &mut Quiet,
        )
        .unwrap();
    // Both MP are spent on the bench: nothing is left to choose, and the turn runs on by itself.
    assert_ne!(walked.round(), state.round());
}

#[test]
fn a_place_for_every_token() {
    let state = table(
        &[("token_placement", "players")],
        1,
        json!({ "to_place": 4 }),
        json!([]),
    );
    // Every token space of the Easy mall but the 28 of the locked office.
    assert_eq!(listed(&state, 0).len(), 240);
    assert_eq!(listed(&state, 0)[..2], ["place 2,8", "place 2,9"]);
}

/// What may follow a beginning, and `.` first if it is an action as it stands.
#[track_caller]
fn check_parts(state: &State, seat: usize, begun: &str, expected: &str) {
    let parts = shamble_core::compose::parts(state, Seat::new(seat), Millis::ZERO, begun);
    let whole = parts.is_whole.then(|| ".".to_owned());
    let next = parts.next.iter().map(|part| part.text.trim().to_owned());
    let found: Vec<String> = whole.into_iter().chain(next).collect();
    assert_eq!(found.join(" | "), expected, "after '{begun}'");
}

#[test]
fn cards_for_others_and_for_the_floor_are_put_together() {
    let state = table(
        &[],
        2,
        json!({ "ask": { "point": "moving" }, "turn": { "mp": 2, "phase": 4 } }),
        json!([
            { "at": "20,7", "hand": ["L13*1", "L13*2", "L62", "L62"] },
            { "at": "20,7", "hand": ["L26*1"] },
        ]),
    );
    check_parts(&state, 0, "", "give | drop | offer | auto");
    check_parts(&state, 0, "drop", "L13*1 | L13*2 | L62");
    check_parts(&state, 0, "drop L62", ". | L13*1 | L13*2 | L62");
    check_parts(&state, 0, "drop L62 L62", ". | L13*1 | L13*2");
    check_parts(&state, 0, "drop L62 L62 L62", "");
    check_parts(&state, 0, "drop L62 L13*1 L62 L13*2", ".");
    check_parts(&state, 0, "drop L13", "");
    check_parts(&state, 0, "drop ", "");
    check_parts(&state, 0, "give", "1");
    check_parts(&state, 0, "give 1", "L13*1 | L13*2 | L62");
    check_parts(&state, 0, "give 1 L13*2", ". | L13*1 | L62");
    check_parts(&state, 0, "give 0", "");
    check_parts(&state, 0, "offer", "1");
    check_parts(&state, 0, "offer 1", "give");
    check_parts(&state, 0, "offer 1 give", "nothing | L13*1 | L13*2 | L62");
    check_parts(&state, 0, "offer 1 give nothing", "want");
    check_parts(&state, 0, "offer 1 give nothing want", "L26*1");
    check_parts(&state, 0, "offer 1 give nothing want L26*1", ".");
    check_parts(&state, 0, "offer 1 give nothing want nothing", "");
    check_parts(&state, 0, "offer 1 give L62", "L13*1 | L13*2 | L62 | want");
    check_parts(&state, 0, "offer 1 give L62 want", "nothing | L26*1");
    check_parts(&state, 0, "offer 1 give L62 want nothing", ".");
    check_parts(&state, 0, "offer 1 give L62 want L26*1", ".");
    check_parts(&state, 0, "offer 1 give L99 want", "");
    check_parts(&state, 1, "", "offer | auto");
    check_parts(&state, 1, "drop", "");
    check_parts(
        &state,
        1,
        "offer 0 give L26*1 want",
        "nothing | L13*1 | L13*2 | L62",
    );
}

#[test]
fn where_hands_are_hidden_any_card_can_be_asked_for() {
    let state = table(
        &[("mode", "rival")],
        2,
        json!({ "ask": { "point": "moving" }, "turn": { "mp": 2, "phase": 4 } }),
        json!([{ "at": "20,7", "hand": [] }, { "at": "20,7", "hand": ["L26*1"] }]),
    );
    check_parts(&state, 0, "offer 1 give", "nothing");
    let parts = |begun| shamble_core::compose::parts(&state, Seat::new(0), Millis::ZERO, begun);
    let wanted = parts("offer 1 give nothing want").next;
    let texts: Vec<&str> = wanted.iter().map(|part| part.text.as_str()).collect();
    assert!(
        [" L01", " L13", " L13*1", " L13*2", " L35", " O01"]
            .iter()
            .all(|card| texts.contains(card))
    );
    assert!(
        ![" L13*3", " L53", " O04", " nothing"]
            .iter()
            .any(|card| texts.contains(card))
    );
    // One card is all the other has.
    check_parts(&state, 0, "offer 1 give nothing want L13", ".");
    check_parts(&state, 0, "offer 1 give nothing want L13 L13", "");
    check_parts(&state, 1, "offer 0 give L26*1 want", "nothing");
    check_parts(&state, 1, "offer 0 give nothing want", "");
}

#[test]
fn an_escape_is_paid_for_card_by_card() {
    let state = table(
        &[],
        1,
        json!({
            "ask": "fight", "todo": [{ "point": "moving" }, "combat"], "turn": { "phase": 4 },
            "zombies": ["20,6", "20,7", "21,7", "21,7"],
        }),
        json!([{ "at": "20,7", "adrenaline": 1, "hand": ["L01", "L10", "L30*1", "L35"] }]),
    );
    // Four zombies, one token: all three cards are needed, and the Child comes after the man.
    check_parts(&state, 0, "", "fight | escape | auto");
    check_parts(&state, 0, "fight", "here | s | w");
    check_parts(&state, 0, "fight s", ".");
    check_parts(&state, 0, "escape", "n | s | w");
    check_parts(&state, 0, "escape e", "");
    check_parts(&state, 0, "escape n", "L01 | L30*1");
    check_parts(&state, 0, "escape n L30*1", "L01");
    check_parts(&state, 0, "escape n L01", "L10 | L30*1");
    check_parts(&state, 0, "escape n L01 L30*1 L10", ".");
    check_parts(&state, 0, "escape n L35", "");
    let state = table(
        &[],
        1,
        json!({
            "ask": "fight", "todo": [{ "point": "moving" }, "combat"], "turn": { "phase": 4 },
            "zombies": ["20,6"],
        }),
        json!([{ "at": "20,7", "hand": ["L06", "L30*1"] }]),
    );
    check_parts(&state, 0, "", "escape | auto");
    check_parts(&state, 0, "escape w", ". | L06 | L30*1");
    check_parts(&state, 0, "escape w L06", ".");
}

#[test]
fn plays_that_help_nobody_are_put_together() {
    let state = table(
        &[],
        2,
        json!({ "ask": { "point": "moving" }, "turn": { "mp": 2, "phase": 4 } }),
        json!([
            { "at": "9,2", "hand": ["L28", "L35", "L38", "L46*1", "L62"] },
            { "at": "30,7", "hand": [] },
        ]),
    );
    check_parts(&state, 0, "", "play | drop | auto");
    check_parts(&state, 0, "play", "L28 | L38 | L46*1");
    check_parts(&state, 0, "play L28", ".");
    check_parts(&state, 0, "play L38", "7 | 8 | 9 | 10 | 11 | 12");
    check_parts(&state, 0, "play L38 9,2", ".");
    check_parts(&state, 0, "play L38 13", "");
    check_parts(&state, 0, "play L46*1", "@1");
    check_parts(&state, 0, "play L46*1 @1", "L28 | L35 | L38 | L62");
    check_parts(&state, 0, "play L46*1 @1 L62", ". | L28 | L35 | L38");
    check_parts(&state, 0, "play L46*1 @0", "");
    check_parts(&state, 0, "play L35", "");
    check_parts(&state, 1, "", "");
}

#[test]
fn what_the_table_decides_is_changed_when_one_is_asked() {
    let state = table(
        &[],
        1,
        json!({ "ask": { "point": "moving" }, "turn": { "mp": 2, "phase": 4 } }),
        json!([{ "at": "20,7", "auto": { "zombies": true, "hops": false, "north": true, "fights": true } }]),
    );
    check_parts(&state, 0, "auto", "zombies | hops | north | fights | all");
    check_parts(&state, 0, "auto zombies", "off");
    check_parts(&state, 0, "auto hops", "on");
    check_parts(&state, 0, "auto all", "on | off");
    check_parts(&state, 0, "auto all off", ".");
    check_parts(&state, 0, "auto zombies on", "");
    check_parts(&state, 0, "auto dice", "");
}
