//! What a viewer is told leads to what the viewer may see: the old view with the patch is the new view, for every viewer,
//! along random games of every game.

use serde_json::{Map, Value};
use shamble_catalog::{GAMES, for_game, start};
use shamble_core::changes::{Writer, write_change, written};
use shamble_core::drive::{Move, random_move};
use shamble_core::{Dice, Game, Millis, OptionValues, Pace, Seed, Session, Setup, Viewer};

/// A change carried out as every client must carry it out.
fn patched(old: &Value, change: &Value) -> Value {
    let Value::Object(change) = change else {
        return change.clone();
    };
    if let (Value::Array(old), Some(mark)) = (old, change.get("[]")) {
        return Value::Array(patched_list(old, mark, change));
    }
    let mut members: Map<String, Value> = old.as_object().cloned().unwrap_or_default();
    for (key, change) in change {
        if change.is_null() {
            members.remove(key);
        } else {
            let before = members.get(key).cloned().unwrap_or_default();
            members.insert(key.clone(), patched(&before, change));
        }
    }
    Value::Object(members)
}

fn patched_list(old: &[Value], mark: &Value, change: &Map<String, Value>) -> Vec<Value> {
    let number = |value: &Value| value.as_u64().unwrap() as usize;
    let mut list = old.to_vec();
    if let Some(splice) = mark.as_array() {
        let (start, removed) = (number(&splice[0]), number(&splice[1]));
        list.splice(start..start + removed, splice[2..].iter().cloned());
        return list;
    }
    list.resize(number(mark), Value::Null);
    for (index, change) in change.iter().filter(|(key, _)| *key != "[]") {
        let index: usize = index.parse().unwrap();
        list[index] = patched(&list[index], change);
    }
    list
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Members that are null are absent on the wire, at any depth.
fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(members) => members
            .into_iter()
            .filter(|(_, member)| !member.is_null())
            .map(|(key, member)| (key, without_nulls(member)))
            .collect(),
        Value::Array(items) => items.into_iter().map(without_nulls).collect(),
        other => other,
    }
}

struct Tally {
    steps: usize,
    whole: usize,
    patches: usize,
}

fn follow<G: Game>(pace: Pace, seed: u64, max_steps: usize, tally: &mut Tally) {
    let setup = Setup {
        options: OptionValues::new(),
        seats: 4,
        pace,
        seed: Seed::from_number(seed),
    };
    let (mut session, _) = Session::<G>::start(setup).unwrap();
    let mut dice = Dice::new(Seed::from_number(seed + 1));
    let (mut buffer, mut steps, mut clock) = (Vec::new(), Vec::new(), Millis::ZERO);
    let viewers: Vec<Viewer> = Viewer::all(4).collect();
    let look = |session: &Session<G>, viewer| session.state().view(viewer);
    let mut seen: Vec<(G::View, Value)> = viewers
        .iter()
        .map(|viewer| look(&session, *viewer))
        .map(|view| (parsed(&written(&view)), view))
        .map(|(value, view)| (view, value))
        .collect();
    for _ in 0..max_steps {
        if session.state().outcome().is_some() {
            break;
        }
        let now = session.now().max(clock);
        match random_move(session.state(), pace, now, &mut dice, &mut buffer).unwrap() {
            Move::Act(seat, action) => session.act_typed(seat, &action, now, &mut steps).unwrap(),
            Move::Pass(until) => {
                clock = until;
                session.advance(until, &mut steps);
            }
        }
        tally.steps += 1;
        let views = session.state().views(&viewers);
        for ((viewer, (old, known)), together) in viewers.iter().zip(&mut seen).zip(&views) {
            let new = look(&session, *viewer);
            assert_eq!(**together, new, "{} {viewer:?}, with the others", G::ID);
            let mut out = Writer::default();
            if write_change(old, &new, &mut out) {
                let patch = out.into_text();
                tally.patches += patch.len();
                *known = patched(known, &parsed(&patch));
            }
            let whole = without_nulls(json(&session.state().view(*viewer)));
            tally.whole += whole.to_string().len();
            assert_eq!(*known, whole, "{} {viewer:?}", G::ID);
            *old = new;
        }
    }
}

#[test]
fn the_old_view_with_the_patch_is_the_new_view() {
    for id in GAMES {
        let mut tally = Tally {
            steps: 0,
            whole: 0,
            patches: 0,
        };
        for seed in 0..3 {
            for pace in [Pace::PerAction, Pace::RealTime] {
                for_game!(id, G => follow::<G>(pace, seed, 300, &mut tally)).unwrap();
            }
        }
        assert!(tally.steps > 300, "{id}: {} steps", tally.steps);
        assert!(
            tally.patches * 4 < tally.whole,
            "{id}: patches of {} bytes for views of {}",
            tally.patches,
            tally.whole
        );
    }
}

#[test]
fn a_table_knows_its_game() {
    for id in GAMES {
        let setup = Setup {
            options: OptionValues::new(),
            seats: 4,
            pace: Pace::PerAction,
            seed: Seed::from_number(1),
        };
        assert_eq!(start(id, setup).unwrap().0.game(), id);
    }
}
