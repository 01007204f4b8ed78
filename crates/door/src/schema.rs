//! The JSON schema of everything that is said through the door.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{FromBot, ToBot};

/// The schema of one line, in either direction: `$defs/ToBot` and `$defs/FromBot`.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let to = generator.subschema_for::<ToBot>();
    let from = generator.subschema_for::<FromBot>();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "One line between Shamble and a bot",
        "description": "Made from the types of crates/door by `cargo xtask codegen`; docs/door.md explains it.",
        "anyOf": [to, from],
        "$defs": generator.take_definitions(true),
    })
}
