//! Comparing a value with the part of it that a rule test names.

use serde_json::Value as Json;

use crate::node::{Node, Table, Value, join};

/// One place where a value is not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mismatch {
    pub(crate) line: usize,
    pub(crate) path: String,
    pub(crate) expected: String,
    pub(crate) found: String,
}

/// The member or element called `key`.
pub(crate) fn at<'a>(value: &'a Json, key: &str) -> Option<&'a Json> {
    match value {
        Json::Object(map) => map.get(key),
        Json::Array(elements) => elements.get(key.parse::<usize>().ok()?),
        _ => None,
    }
}

/// What could have been written instead of a key that is not there.
pub(crate) fn keys(value: &Json) -> String {
    match value {
        Json::Object(map) if !map.is_empty() => map.keys().cloned().collect::<Vec<_>>().join(", "),
        Json::Array(elements) if !elements.is_empty() => format!("0 to {}", elements.len() - 1),
        _ => "none".into(),
    }
}

/// Where `found` is not what `expected` says: tables are matched as subsets, lists and plain values exactly.
pub(crate) fn compare(
    expected: &Node,
    found: Option<&Json>,
    path: &str,
    mismatches: &mut Vec<Mismatch>,
) {
    match (&expected.value, found) {
        (Value::Null, None | Some(Json::Null)) => {}
        (Value::Table(table), Some(value @ (Json::Object(_) | Json::Array(_)))) => {
            if table.only {
                let extra = extra_keys(table, value);
                if !extra.is_empty() {
                    let named = table.entries.iter().map(|(key, _)| key.as_str());
                    let named = named.collect::<Vec<_>>().join(", ");
                    let found = format!("also {}", extra.join(", "));
                    mismatches.push(mismatch(
                        expected.line,
                        path,
                        format!("only {named}"),
                        found,
                    ));
                }
            }
            for (key, node) in &table.entries {
                match at(value, key) {
                    None if node.value != Value::Null => mismatches.push(mismatch(
                        node.line,
                        &join(path, key),
                        node.to_json().to_string(),
                        format!("no such key; here are: {}", keys(value)),
                    )),
                    found => compare(node, found, &join(path, key), mismatches),
                }
            }
        }
        (_, found) => {
            let wanted = expected.to_json();
            if found != Some(&wanted) {
                let found = found.map_or_else(|| "nothing".into(), Json::to_string);
                mismatches.push(mismatch(expected.line, path, wanted.to_string(), found));
            }
        }
    }
}

fn mismatch(line: usize, path: &str, expected: String, found: String) -> Mismatch {
    Mismatch {
        line,
        path: path.to_owned(),
        expected,
        found,
    }
}

fn extra_keys(table: &Table, value: &Json) -> Vec<String> {
    let all: Vec<String> = match value {
        Json::Object(map) => map.keys().cloned().collect(),
        Json::Array(elements) => (0..elements.len()).map(|i| i.to_string()).collect(),
        _ => Vec::new(),
    };
    all.into_iter()
        .filter(|key| table.get(key).is_none())
        .collect()
}

/// The name by which a serialised prompt or event goes: itself, its field `type`, `kind` or `tag`, or its only key.
pub(crate) fn tag(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Object(map) => {
            let named = ["type", "kind", "tag"]
                .iter()
                .find_map(|key| map.get(*key)?.as_str());
            let only = map.keys().next().filter(|_| map.len() == 1);
            named
                .or(only.map(String::as_str))
                .map_or_else(|| value.to_string(), str::to_owned)
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::node::read;

    fn mismatches(expected: &str, found: &Json) -> Vec<(usize, String)> {
        let mut mismatches = Vec::new();
        compare(&read(expected).unwrap(), Some(found), "", &mut mismatches);
        mismatches.into_iter().map(|m| (m.line, m.path)).collect()
    }

    #[test]
    fn tables_are_subsets_and_the_rest_is_exact() {
        let found =
            json!({ "a": 1, "b": { "c": [1, 2], "d": null }, "e": [{ "f": 1 }, { "f": 2 }] });
        for holds in [
            "",
            "a = 1\nb.c = [1, 2]",
            "b.d = \"null\"\nz = \"null\"",
            "e.1.f = 2",
            "e = [{ f = 1 }, { f = 2 }]",
            "b = { _only = true, c.0 = 1, d = \"null\" }",
        ] {
            assert_eq!(mismatches(holds, &found), [], "{holds}");
        }
        for (fails, line, path) in [
            ("\na = 2", 2, "a"),
            ("a = \"1\"", 1, "a"),
            ("a = \"null\"", 1, "a"),
            ("b.c = [1]", 1, "b.c"),
            ("b = { _only = true, c = [1, 2] }", 1, "b"),
            ("e.2.f = 1", 1, "e.2"),
            ("e.x = 1", 1, "e.x"),
            ("e = [{}, {}]", 1, "e"),
            ("[b]\n\nc.1 = 3", 3, "b.c.1"),
            ("a.b = 1", 1, "a"),
        ] {
            assert_eq!(
                mismatches(fails, &found),
                [(line, path.to_owned())],
                "{fails}"
            );
        }
    }

    #[test]
    fn tags_are_found_in_every_shape_serde_writes() {
        for value in [
            json!("roll"),
            json!({ "type": "roll", "n": 1 }),
            json!({ "kind": "roll" }),
            json!({ "roll": { "n": 1 } }),
        ] {
            assert_eq!(tag(&value), "roll");
        }
    }
}
