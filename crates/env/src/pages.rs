//! The published page of a game's ids and observations, as `docs/actions/` keeps it.

use std::fmt::Write as _;

use serde_json::Value;

use crate::{Error, info};

/// The page of the game called `id`, in Markdown.
pub fn page(id: &str) -> Result<String, Error> {
    let info = info(id)?;
    let (actions, observation) = (&info.json["actions"], &info.json["observation"]);
    let name = text(&info.json["spec"]["name"]);
    let mut out = format!(
        "# {name} in numbers\n\nWritten by `cargo xtask codegen` from `crates/games/{id}/src/encode.rs`; do not edit.\n\
         What the columns mean is told in [Shamble for Python](../python.md).\n\n## Actions\n\n\
         Version {}, {} ids, hash `{}`.\n\n| first id | verb | arguments |\n| ---: | --- | --- |\n",
        actions["version"],
        actions["n"],
        text(&actions["hash"]),
    );
    for verb in list(&actions["verbs"]) {
        let args: Vec<String> = list(&verb["args"]).iter().map(argument).collect();
        let args = if args.is_empty() {
            "none".to_owned()
        } else {
            args.join("; ")
        };
        let _ = writeln!(
            out,
            "| {} | `{}` | {args} |",
            verb["first"],
            text(&verb["verb"])
        );
    }
    let _ = write!(
        out,
        "\n## Observation\n\nVersion {}, {} bytes, hash `{}`.\n\n\
         | first byte | field | shape | scale | what is in it |\n| ---: | --- | --- | ---: | --- |\n",
        observation["version"],
        observation["size"],
        text(&observation["hash"]),
    );
    for field in list(&observation["fields"]) {
        let shape: Vec<String> = list(&field["shape"])
            .iter()
            .map(ToString::to_string)
            .collect();
        let _ = writeln!(
            out,
            "| {} | `{}` | {} | {} | {} |",
            field["offset"],
            text(&field["name"]),
            shape.join(" × "),
            field["scale"],
            text(&field["about"])
        );
    }
    Ok(out)
}

/// Longer lists of words are cut short on the page.
const MAX_WORDS: usize = 12;

fn argument(arg: &Value) -> String {
    let words: Vec<&str> = list(&arg["words"]).iter().map(text).collect();
    let shown = words.iter().take(MAX_WORDS).map(|word| format!("`{word}`"));
    let mut shown = shown.collect::<Vec<_>>().join(" ");
    if words.len() > MAX_WORDS {
        shown.push_str(" …");
    }
    format!("{} ({}): {shown}", text(&arg["name"]), arg["size"])
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
