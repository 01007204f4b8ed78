//! The schema in `docs/` is the one of the types.

#![cfg(feature = "schema")]

#[test]
fn the_schema_in_the_documents_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/door.schema.json");
    let kept: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(
        kept,
        shamble_door::schema(),
        "docs/door.schema.json is stale: run `cargo xtask codegen`"
    );
}
