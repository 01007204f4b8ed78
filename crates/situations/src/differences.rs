//! What is different between two written positions, for people.

use serde::Serialize;
use serde_json::Value as Json;

use crate::node::join;

/// Where the state of the dice stands in a position; nobody learns anything from it.
const DICE: &str = "dice";

/// Longer values are told by their size.
const MAX_SHOWN: usize = 60;

/// One place that is different.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The keys that lead there, with dots.
    pub path: String,
    /// What stood there.
    pub before: String,
    /// What stands there now.
    pub after: String,
}

/// All places where `after` differs from `before`.
pub(crate) fn differences(before: &Json, after: &Json) -> Vec<Change> {
    let mut changes = Vec::new();
    compare("", before, after, &mut changes);
    changes
}

fn compare(path: &str, before: &Json, after: &Json, changes: &mut Vec<Change>) {
    match (before, after) {
        _ if before == after || path == DICE => {}
        (Json::Object(old), Json::Object(new)) => {
            let added = new.keys().filter(|key| !old.contains_key(*key));
            for key in old.keys().chain(added) {
                let at = |map: &serde_json::Map<String, Json>| {
                    map.get(key).cloned().unwrap_or(Json::Null)
                };
                compare(&join(path, key), &at(old), &at(new), changes);
            }
        }
        (Json::Array(old), Json::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                compare(&join(path, index), old, new, changes);
            }
        }
        _ => changes.push(Change {
            path: path.to_owned(),
            before: shown(before),
            after: shown(after),
        }),
    }
}

/// A value, or how large it is.
fn shown(value: &Json) -> String {
    let text = value.to_string();
    match value {
        Json::Array(elements) if text.len() > MAX_SHOWN => format!("[{} ...]", elements.len()),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_differs_is_told_and_never_the_dice() {
        let before =
            json!({ "a": [1, 2], "b": { "c": null }, "deck": [1, 2], "dice": { "used": 1 } });
        let after =
            json!({ "a": [1, 3], "b": { "c": 4, "d": 5 }, "deck": [1], "dice": { "used": 2 } });
        let told: Vec<String> = differences(&before, &after)
            .into_iter()
            .map(|change| format!("{} {} {}", change.path, change.before, change.after))
            .collect();
        assert_eq!(
            told,
            ["a.1 2 3", "b.c null 4", "b.d null 5", "deck [1,2] [1]"]
        );
        let long = Json::from(vec![7; 60]);
        assert_eq!(shown(&long), "[60 ...]");
    }
}
