//! Changing a written position by a merge patch, so that a rule test can set up any position in a few lines.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};

use crate::compare::{at, keys};
use crate::error::Fault;
use crate::node::{Node, Table, Value, join};

/// `base` with `patch` merged into it, read as a position. The fault names the key that cannot be.
pub(crate) fn apply<P: Serialize + DeserializeOwned>(
    base: &Json,
    patch: &Node,
) -> Result<P, Fault> {
    let mut merged = base.clone();
    merge(&mut merged, patch, "")?;
    let position: P = match serde_json::from_value(merged) {
        Ok(position) => position,
        Err(error) => return Err(blame::<P>(base, patch, error.to_string())),
    };
    let written = serde_json::to_value(&position).expect("positions have string keys");
    every_key_counts(base, &written, patch, "")?;
    Ok(position)
}

/// JSON merge patch (RFC 7386), and tables with numbers for keys change single elements of a list.
fn merge(target: &mut Json, patch: &Node, path: &str) -> Result<(), Fault> {
    let table = match &patch.value {
        Value::Table(table) if !table.only => table,
        _ => {
            *target = patch.to_json();
            return Ok(());
        }
    };
    if let Json::Array(elements) = target {
        let n_elements = elements.len();
        for (key, node) in &table.entries {
            let path = join(path, key);
            let index: Option<usize> = key.parse().ok();
            let Some(element) = index.and_then(|index| elements.get_mut(index)) else {
                let reason = match n_elements {
                    0 => "this list is empty; write it whole".to_owned(),
                    n => format!(
                        "this is a list: name an element by its number, 0 to {}",
                        n - 1
                    ),
                };
                return Err(Fault::unusable(node.line, path, reason));
            };
            merge(element, node, &path)?;
        }
        return Ok(());
    }
    if !target.is_object() {
        *target = Json::Object(Map::new());
    }
    let object = target.as_object_mut().expect("made one");
    for (key, node) in &table.entries {
        if node.value == Value::Null {
            object.remove(key);
        } else {
            let value = object.entry(key.clone()).or_insert(Json::Null);
            merge(value, node, &join(path, key))?;
        }
    }
    Ok(())
}

/// Finds the smallest part of `patch` that alone makes the position unreadable.
fn blame<P: DeserializeOwned>(base: &Json, patch: &Node, mut reason: String) -> Fault {
    let mut path: Vec<&str> = Vec::new();
    let mut node = patch;
    let mut target = Some(base);
    // Inside something that is new as a whole, single keys mean nothing yet.
    while let (Value::Table(table), Some(Json::Object(_) | Json::Array(_))) = (&node.value, target)
        && !table.only
    {
        let culprit = table.entries.iter().find_map(|(key, child)| {
            let mut alone = child.clone();
            for name in [&path[..], &[key.as_str()]].concat().iter().rev() {
                alone = Node {
                    line: child.line,
                    value: Value::Table(Table {
                        entries: vec![((*name).to_owned(), alone)],
                        only: false,
                    }),
                };
            }
            let mut merged = base.clone();
            merge(&mut merged, &alone, "").ok()?;
            let error = serde_json::from_value::<P>(merged).err()?;
            Some((key, child, error.to_string()))
        });
        let Some((key, child, why)) = culprit else {
            break;
        };
        path.push(key);
        (node, reason) = (child, why);
        target = target.and_then(|target| at(target, key));
    }
    Fault::unusable(node.line, path.join("."), reason)
}

/// A key that the position reads but does not keep is a slip of the pen.
fn every_key_counts(base: &Json, written: &Json, patch: &Node, path: &str) -> Result<(), Fault> {
    let Value::Table(table) = &patch.value else {
        return Ok(());
    };
    for (key, node) in &table.entries {
        let path = join(path, key);
        match (at(written, key), at(base, key)) {
            (Some(now), before) => {
                every_key_counts(before.unwrap_or(&Json::Null), now, node, &path)?;
            }
            (None, Some(_)) => {}
            // Positions leave out what is empty.
            (None, None) if is_empty(&node.to_json()) => {}
            (None, None) => {
                return Err(Fault::unusable(
                    node.line,
                    path,
                    format!("the position has no such key; here are: {}", keys(written)),
                ));
            }
        }
    }
    Ok(())
}

fn is_empty(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::Bool(value) => !value,
        Json::Number(number) => number.as_u64() == Some(0),
        Json::String(text) => text.is_empty(),
        Json::Array(elements) => elements.is_empty(),
        Json::Object(map) => map.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;
    use crate::node::read;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Position {
        phase: Phase,
        hand: Vec<BTreeMap<String, u8>>,
        turn: Option<u8>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deck: Vec<u8>,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Phase {
        Rest,
        Trade { seat: u8 },
        Race { laps: u8 },
    }

    fn base() -> Json {
        json!({ "phase": { "race": { "laps": 2 } }, "hand": [{ "tire": 1 }, {}], "turn": 1 })
    }

    fn patched(patch: &str) -> Result<Json, Fault> {
        apply::<Position>(&base(), &read(patch).unwrap())
            .map(|position| serde_json::to_value(position).unwrap())
    }

    #[test]
    fn a_patch_changes_only_what_it_names() {
        let position = patched("turn = \"null\"\nhand.1.wood = 2\nphase.race.laps = 3").unwrap();
        assert_eq!(
            position,
            json!({ "phase": { "race": { "laps": 3 } }, "hand": [{ "tire": 1 }, { "wood": 2 }], "turn": null })
        );
        let position =
            patched("phase = { _only = true, trade = { seat = 1 } }\nhand = []\ndeck = [4]");
        assert_eq!(
            position.unwrap(),
            json!({ "phase": { "trade": { "seat": 1 } }, "hand": [], "turn": 1, "deck": [4] })
        );
        assert_eq!(patched("phase = \"rest\"").unwrap()["phase"], json!("rest"));
    }

    #[test]
    fn a_patch_that_cannot_be_names_key_line_and_what_would_be_right() {
        for (patch, line, key, reason) in [
            ("turn = 1\nhand.2.tire = 1", 2, "hand.2", "number, 0 to 1"),
            ("hand.first.tire = 1", 1, "hand.first", "number, 0 to 1"),
            (
                "turn = 1\n[hand.0]\ntire = \"x\"",
                3,
                "hand.0.tire",
                "invalid type",
            ),
            ("turn = 300", 1, "turn", "u8"),
            ("turn = 2\nphase = 7", 2, "phase", "expected"),
            ("\nphase.trade.seat = 1", 2, "phase.trade", "expected"),
            (
                "turn = 2\nphaze = \"rest\"",
                2,
                "phaze",
                "here are: hand, phase, turn",
            ),
            (
                "phase.race.lapse = 1",
                1,
                "phase.race.lapse",
                "here are: laps",
            ),
        ] {
            let fault = patched(patch).unwrap_err();
            assert_eq!(
                (fault.line, fault.key.as_str()),
                (line, key),
                "{patch}: {fault:?}"
            );
            assert!(
                fault.kind.to_string().contains(reason),
                "{patch}: {}",
                fault.kind
            );
        }
    }
}
