//! The JSON schema for editors and the reader of scenarios know the same keys.

use std::collections::BTreeSet;

use serde_json::Value;
use shamble_fifteen::scenario::{parse, template};

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
    let what = &flaws[0].what;
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
