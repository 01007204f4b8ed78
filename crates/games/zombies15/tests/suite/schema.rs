//! The JSON schema for editors and the reader of scenarios know the same keys, and every scenario there is keeps to it.

use std::collections::BTreeSet;

use serde_json::Value;
use shamble_texts::{Catalog, ENGLISH};
use shamble_zombies15::scenario::{CAMPAIGN_FILES, parse, template};

fn schema() -> Value {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../docs/zombies15-scenario.schema.json"
    );
    serde_json::from_str(&std::fs::read_to_string(path).expect("the schema file"))
        .expect("a JSON file")
}

fn keys(object: &Value) -> BTreeSet<String> {
    object
        .as_object()
        .expect("an object")
        .keys()
        .cloned()
        .collect()
}

/// The keys the reader takes in a table, from what it says about one it does not know.
fn known(text: &str) -> BTreeSet<String> {
    let flaws = parse(text).expect_err("an unknown key");
    let what = Catalog::shared().render(ENGLISH, &flaws[0].what, &());
    let (_, list) = what
        .split_once("expected")
        .unwrap_or_else(|| panic!("no list of keys: {what}"));
    list.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_schema_lists_the_keys_of_the_reader() {
    let schema = schema();
    let properties = &schema["properties"];
    assert_eq!(
        known(&format!("no_such_key = 1\n{}", template())),
        keys(properties)
    );
    for (key, table) in [
        ("[objective]", "objective"),
        ("[zombie_deck]", "zombie_deck"),
    ] {
        let text = template().replacen(key, &format!("{key}\nno_such_key = 1"), 1);
        assert_eq!(
            known(&text),
            keys(&properties[table]["properties"]),
            "{table}"
        );
    }
    let without_locks = template().replacen(
        "locks = [\n    { color = \"red\", at = \"8A/street\" },\n]",
        "",
        1,
    );
    for list in ["locks", "heavy", "markers", "face_up_tokens"] {
        let text = format!("{list} = [{{ no_such_key = 1 }}]\n{without_locks}");
        assert_eq!(
            known(&text),
            keys(&properties[list]["items"]["properties"]),
            "{list}"
        );
    }
}

/// All in which `value` does not keep to `schema`: the part of JSON Schema that ours uses.
fn flaws(root: &Value, schema: &Value, value: &Value, at: &str, out: &mut Vec<String>) {
    for (word, rule) in schema.as_object().expect("a schema") {
        let is_kept = match word.as_str() {
            "$schema" | "title" | "description" | "$defs" | "default" | "examples" => true,
            "$ref" => {
                let name = rule.as_str().and_then(|path| path.strip_prefix("#/$defs/"));
                let target = &root["$defs"][name.expect("a local reference")];
                flaws(root, target, value, at, out);
                true
            }
            "type" => match rule.as_str().expect("one type") {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "boolean" => value.is_boolean(),
                "integer" => value.is_u64(),
                other => panic!("unknown type {other}"),
            },
            "enum" => rule.as_array().expect("a list").contains(value),
            // Patterns spell single words such as 17B, which the reader judges again.
            "pattern" => value.is_string(),
            "minimum" => value.as_u64() >= rule.as_u64(),
            "maximum" => value.as_u64() <= rule.as_u64(),
            "minItems" => value
                .as_array()
                .is_none_or(|list| list.len() as u64 >= rule.as_u64().unwrap()),
            "maxItems" => value
                .as_array()
                .is_none_or(|list| list.len() as u64 <= rule.as_u64().unwrap()),
            "required" => {
                let mut names = rule.as_array().expect("a list").iter();
                names.all(|name| value.get(name.as_str().unwrap()).is_some())
            }
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    flaws(root, rule, item, &format!("{at}[{i}]"), out);
                }
                true
            }
            "properties" => {
                for (key, item) in value.as_object().into_iter().flatten() {
                    if let Some(schema) = rule.get(key) {
                        flaws(root, schema, item, &format!("{at}.{key}"), out);
                    }
                }
                true
            }
            "additionalProperties" => {
                for (key, item) in value.as_object().into_iter().flatten() {
                    if schema["properties"].get(key).is_some() {
                        continue;
                    }
                    match rule {
                        Value::Bool(false) => out.push(format!("{at}: no key {key}")),
                        rule => flaws(root, rule, item, &format!("{at}.{key}"), out),
                    }
                }
                true
            }
            "propertyNames" => {
                for key in value.as_object().into_iter().flatten().map(|(key, _)| key) {
                    flaws(
                        root,
                        rule,
                        &Value::from(key.as_str()),
                        &format!("{at}.{key}"),
                        out,
                    );
                }
                true
            }
            other => panic!("{at}: the schema uses {other}, which this test does not know"),
        };
        if !is_kept {
            out.push(format!("{at}: {value} breaks {word} {rule}"));
        }
    }
}

fn flaws_of(text: &str) -> Vec<String> {
    let schema = schema();
    let scenario: toml::Table = text.parse().expect("a TOML file");
    let scenario = serde_json::to_value(scenario).expect("a JSON value");
    let mut out = Vec::new();
    flaws(&schema, &schema, &scenario, "", &mut out);
    out
}

#[test]
fn every_scenario_keeps_to_the_schema() {
    for text in CAMPAIGN_FILES.into_iter().chain([template()]) {
        assert_eq!(flaws_of(text), [""; 0]);
    }
}

#[test]
fn the_schema_finds_what_is_wrong() {
    for (from, to, wrong) in [
        ("name = ", "nam = ", "no key nam"),
        ("soundtrack = \"60\"", "soundtrack = 60", "breaks type"),
        ("\"key_red\"", "\"key_pink\"", "breaks enum"),
        ("max_value = 3", "max_value = 9", "breaks maximum"),
        ("tile = \"31A\", ", "", "breaks required"),
    ] {
        let broken = template().replacen(from, to, 1);
        let flaws = flaws_of(&broken).join("; ");
        assert!(flaws.contains(wrong), "{to}: {flaws}");
    }
}
