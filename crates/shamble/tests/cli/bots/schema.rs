//! Holds messages against `docs/door.schema.json`: as much of JSON Schema as that file uses, and no member that it does
//! not list.

use std::sync::OnceLock;

use serde_json::Value;

pub(super) fn schema() -> &'static Value {
    static SCHEMA: OnceLock<Value> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/door.schema.json");
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    })
}

/// Panics unless `line` is a message of the door, in either direction.
#[track_caller]
pub(super) fn check(line: &Value) {
    if let Err(wrong) = fits(line, schema()) {
        panic!("{wrong}: {line}");
    }
}

fn fits(value: &Value, schema: &Value) -> Result<(), String> {
    if let Some(is_anything) = schema.as_bool() {
        return if is_anything {
            Ok(())
        } else {
            Err("nothing fits".into())
        };
    }
    if let Some(place) = schema["$ref"].as_str() {
        let name = place.strip_prefix("#/$defs/").ok_or(place)?;
        fits_but_for_tag(value, &self::schema()["$defs"][name], schema)?;
    }
    for kind in ["anyOf", "oneOf"] {
        if let Some(schemas) = schema[kind].as_array() {
            let results: Vec<Result<(), String>> =
                schemas.iter().map(|schema| fits(value, schema)).collect();
            if !results.iter().any(Result::is_ok) {
                return Err(format!("{kind} of {results:?}"));
            }
        }
    }
    if schema.get("const").is_some_and(|only| only != value) {
        return Err(format!("not {}", schema["const"]));
    }
    if schema["enum"]
        .as_array()
        .is_some_and(|all| !all.contains(value))
    {
        return Err(format!("not among {}", schema["enum"]));
    }
    let kinds = match &schema["type"] {
        Value::Null => Vec::new(),
        Value::Array(kinds) => kinds.iter().collect(),
        kind => vec![kind],
    };
    if !kinds.is_empty()
        && !kinds
            .iter()
            .any(|kind| is_of(value, kind.as_str().unwrap()))
    {
        return Err(format!("no {}", schema["type"]));
    }
    if let (Some(items), Some(list)) = (schema.get("items"), value.as_array()) {
        list.iter().try_for_each(|item| fits(item, items))?;
    }
    members(value, schema)
}

/// A message's own members are listed elsewhere than its tag.
fn fits_but_for_tag(value: &Value, own: &Value, outer: &Value) -> Result<(), String> {
    let tags: Vec<&str> = outer["properties"]
        .as_object()
        .map_or_else(Vec::new, |tags| tags.keys().map(String::as_str).collect());
    match value.as_object() {
        Some(object) if !tags.is_empty() => {
            let mut object = object.clone();
            object.retain(|key, _| !tags.contains(&key.as_str()));
            fits(&Value::Object(object), own)
        }
        _ => fits(value, own),
    }
}

fn members(value: &Value, schema: &Value) -> Result<(), String> {
    let Some(object) = value.as_object() else {
        return Ok(());
    };
    for key in schema["required"].as_array().into_iter().flatten() {
        if !object.contains_key(key.as_str().unwrap()) {
            return Err(format!("no member {key}"));
        }
    }
    let Some(properties) = schema["properties"].as_object() else {
        return Ok(());
    };
    for (key, value) in object {
        match properties.get(key) {
            Some(schema) => fits(value, schema).map_err(|wrong| format!("{key}: {wrong}"))?,
            // Beside a reference only the tag is listed.
            None if schema.get("$ref").is_some() => {}
            None => return Err(format!("{key} is not listed")),
        }
    }
    Ok(())
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => panic!("unknown kind {kind}"),
    }
}

#[test]
fn what_is_no_message_does_not_fit() {
    use serde_json::json;
    check(&json!({"type": "act", "id": 1, "action": "roll"}));
    check(&json!({"type": "end", "won": true}));
    for wrong in [
        json!({"type": "act", "id": 1}),
        json!({"type": "act", "id": "1", "action": "roll"}),
        json!({"type": "fly"}),
        json!({"type": "end", "won": true, "seed": "secret"}),
        json!({"type": "told", "events": [{"at": 1}]}),
        json!([]),
    ] {
        assert!(fits(&wrong, schema()).is_err(), "{wrong}");
    }
}
