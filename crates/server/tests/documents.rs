//! The documents name every limit, metric and error code there is, and none that there is not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every text between `before` and the next `after` that consists of the characters allowed.
fn between<'a>(
    text: &'a str,
    before: &str,
    after: char,
    is_allowed: impl Fn(char) -> bool,
) -> BTreeSet<&'a str> {
    let parts = text
        .split(before)
        .skip(1)
        .filter_map(|rest| rest.split(after).next());
    parts
        .filter(|part| !part.is_empty() && part.chars().all(&is_allowed))
        .collect()
}

#[test]
fn operations_list_every_limit() {
    let is_constant = |c: char| c.is_ascii_uppercase() || c == '_';
    let source = read("crates/server/src/limits.rs");
    let limits = between(&source, "pub const ", ':', is_constant);
    assert!(limits.len() > 30, "{limits:?}");
    let document = read("docs/operations.md");
    let listed = document.split("## Limits").nth(1).unwrap();
    let documented = between(listed, "`", '`', is_constant);
    assert_eq!(documented, limits);
}

#[test]
fn operations_list_every_metric() {
    let is_metric = |c: char| c.is_ascii_lowercase() || c == '_';
    let source = read("crates/server/src/metrics.rs");
    let source = source.split("#[cfg(test)]").next().unwrap();
    let is_ours = |name: &&str| name.starts_with("shamble_");
    let metrics: BTreeSet<&str> = between(source, "\"", '"', is_metric)
        .into_iter()
        .filter(is_ours)
        .collect();
    assert!(metrics.len() > 15, "{metrics:?}");
    let document = read("docs/operations.md");
    let section = document.split("## Metrics").nth(1).unwrap();
    let documented: BTreeSet<&str> = between(section, "`", '`', is_metric)
        .into_iter()
        .filter(is_ours)
        .collect();
    assert_eq!(documented, metrics);
}

#[test]
fn the_protocol_lists_every_error_code() {
    let is_code = |c: char| c.is_ascii_lowercase() || c == '/' || c == '-';
    let source = read("crates/protocol/src/server.rs");
    let codes = between(&source, "rename = \"", '"', is_code);
    assert!(codes.len() > 20, "{codes:?}");
    let document = read("docs/protocol.md");
    let section = document.split("## Error codes").nth(1).unwrap();
    let has_area = |code: &&str| code.contains('/');
    let documented: BTreeSet<&str> = between(section, "`", '`', is_code)
        .into_iter()
        .filter(has_area)
        .collect();
    assert_eq!(documented, codes);
}
