//! Which crate may depend on which: the table of ARCHITECTURE.md, checked against the manifests.

use toml::{Table, Value};

use super::scan::line_of;
use super::{File, Finding};

/// What a crate may depend on when it is built for players.
struct Layer {
    /// A manifest, or all manifests of a folder when it ends with `*`.
    place: &'static str,
    /// Crates of this workspace.
    inside: &'static [&'static str],
    /// Crates from outside; `None` where the layer is free to choose.
    outside: Option<&'static [&'static str]>,
}

const GAMES: &str = "(games)";
const EVERYTHING: &str = "(everything)";

/// The engine stays small and pure: a new name here is a decision about the design.
const LAYERS: &[Layer] = &[
    Layer {
        place: "crates/derive",
        inside: &[],
        outside: Some(&[]),
    },
    Layer {
        place: "crates/core",
        inside: &["shamble-derive"],
        outside: Some(&[
            "arrayvec",
            "serde",
            "serde_json",
            "sha2",
            "toml",
            "ts-rs",
            "proptest",
        ]),
    },
    Layer {
        place: "crates/situations",
        inside: &["shamble-core"],
        outside: Some(&["libtest-mimic", "serde", "serde_json", "thiserror", "toml"]),
    },
    Layer {
        place: "crates/games/*",
        inside: &["shamble-core"],
        outside: Some(&[
            "arrayvec", "bitflags", "enum-map", "serde", "smallvec", "toml", "ts-rs",
        ]),
    },
    Layer {
        place: "crates/catalog",
        inside: &[
            "shamble-core",
            "shamble-protocol",
            "shamble-situations",
            GAMES,
        ],
        outside: Some(&["serde", "serde_json", "thiserror", "ts-rs"]),
    },
    Layer {
        place: "crates/texts",
        inside: &["shamble-core"],
        outside: None,
    },
    Layer {
        place: "crates/bots",
        inside: &["shamble-core", "shamble-catalog", GAMES],
        outside: None,
    },
    Layer {
        place: "crates/door",
        inside: &["shamble-core", "shamble-protocol"],
        outside: Some(&["rustix", "schemars", "serde", "serde_json"]),
    },
    Layer {
        place: "crates/lab",
        inside: &[
            "shamble-core",
            "shamble-catalog",
            "shamble-bots",
            // Programs from outside sit at simulated tables too, and are told what happens as a browser is.
            "shamble-door",
            "shamble-protocol",
        ],
        outside: None,
    },
    Layer {
        place: "crates/env",
        inside: &[
            "shamble-core",
            "shamble-catalog",
            "shamble-bots",
            "shamble-texts",
        ],
        outside: Some(&["serde", "serde_json", "thiserror"]),
    },
    Layer {
        place: "crates/python",
        inside: &[
            "shamble-core",
            "shamble-catalog",
            "shamble-bots",
            "shamble-env",
            "shamble-lab",
        ],
        outside: Some(&["mimalloc", "numpy", "pyo3", "serde_json"]),
    },
    Layer {
        place: "crates/lessons",
        inside: &[
            "shamble-core",
            "shamble-catalog",
            "shamble-situations",
            "shamble-bots",
            "shamble-texts",
        ],
        outside: Some(&["serde_json"]),
    },
    Layer {
        place: "crates/protocol",
        inside: &["shamble-core"],
        outside: Some(&["serde", "serde_json", "ts-rs"]),
    },
    Layer {
        place: "crates/store",
        inside: &["shamble-core"],
        outside: None,
    },
    Layer {
        place: "crates/server",
        inside: &[
            "shamble-core",
            "shamble-catalog",
            "shamble-texts",
            "shamble-bots",
            "shamble-lessons",
            // A look back at a finished game is the laboratory's question, asked over HTTP.
            "shamble-lab",
            "shamble-protocol",
            "shamble-store",
            "shamble-sound",
        ],
        outside: None,
    },
    Layer {
        place: "crates/sound",
        inside: &[],
        outside: Some(&[]),
    },
    Layer {
        place: "crates/trials",
        inside: &[EVERYTHING],
        outside: None,
    },
    Layer {
        place: "crates/shamble",
        inside: &[EVERYTHING],
        outside: None,
    },
];

/// Found in every manifest of this workspace, and in no other.
const OUR_PREFIX: &str = "shamble-";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let games = names_of_games(files);
    for file in files.iter().filter(|file| file.path.starts_with("crates/")) {
        let Some(folder) = file.path.strip_suffix("/Cargo.toml") else {
            continue;
        };
        let table = match file.text.parse::<Table>() {
            Ok(table) => table,
            Err(error) => {
                let line = error
                    .span()
                    .map_or(0, |span| line_of(&file.text, span.start));
                findings.push(Finding::new(&file.path, line, error.message()));
                continue;
            }
        };
        let Some(layer) = layer_of(folder) else {
            let message = "the crate has no place in the layers of xtask/src/tidy/layers.rs";
            findings.push(Finding::new(&file.path, 0, message));
            continue;
        };
        for name in dependencies(&table) {
            if !layer.allows(&name, &games) {
                let line = file
                    .text
                    .find(&format!("\n{name}"))
                    .map_or(0, |at| line_of(&file.text, at + 1));
                let message = format!("{} must not depend on {name}", layer.place);
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

impl Layer {
    fn allows(&self, name: &str, games: &[String]) -> bool {
        if name.starts_with(OUR_PREFIX) {
            let is_game = games.iter().any(|game| game == name);
            self.inside.iter().any(|inside| {
                *inside == name || *inside == EVERYTHING || (*inside == GAMES && is_game)
            })
        } else {
            self.outside.is_none_or(|outside| outside.contains(&name))
        }
    }
}

fn layer_of(folder: &str) -> Option<&'static Layer> {
    LAYERS
        .iter()
        .find(|layer| match layer.place.strip_suffix('*') {
            Some(parent) => folder
                .strip_prefix(parent)
                .is_some_and(|name| !name.contains('/')),
            None => folder == layer.place,
        })
}

fn names_of_games(files: &[File]) -> Vec<String> {
    files
        .iter()
        .filter(|file| file.path.starts_with("crates/games/") && file.path.ends_with("/Cargo.toml"))
        .filter_map(|file| file.text.parse::<Table>().ok())
        .filter_map(|table| Some(table.get("package")?.get("name")?.as_str()?.to_owned()))
        .collect()
}

/// Names under `[dependencies]` and `[build-dependencies]`, for any target; tests may use what they like.
fn dependencies(manifest: &Table) -> Vec<String> {
    let targets = manifest.get("target").and_then(Value::as_table);
    let tables = targets
        .into_iter()
        .flat_map(Table::values)
        .filter_map(Value::as_table);
    let mut names = Vec::new();
    for table in std::iter::once(manifest).chain(tables) {
        for section in ["dependencies", "build-dependencies"] {
            if let Some(section) = table.get(section).and_then(Value::as_table) {
                names.extend(section.iter().map(|(name, value)| package(name, value)));
            }
        }
    }
    names
}

/// A dependency's real name, also when it goes by another one here.
fn package(name: &str, value: &Value) -> String {
    value
        .get("package")
        .and_then(Value::as_str)
        .unwrap_or(name)
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    const CLICHE: (&str, &str) = (
        "crates/games/cliche/Cargo.toml",
        "[package]\nname = \"shamble-cliche\"\n[dependencies]\nserde.workspace = true\nshamble-core.workspace = true\n\
         [dev-dependencies]\nproptest.workspace = true\n",
    );

    #[test]
    fn edges_of_the_table_are_fine() {
        let catalog = (
            "crates/catalog/Cargo.toml",
            "[dependencies]\nshamble-core.workspace = true\nshamble-cliche.workspace = true\n",
        );
        assert_eq!(found(check, &[CLICHE, catalog]), Vec::<String>::new());
    }

    #[test]
    fn a_game_that_knows_another_or_the_world_is_found_at_its_line() {
        let mall = (
            "crates/games/zombie-mall/Cargo.toml",
            "[package]\nname = \"shamble-zombie-mall\"\n[dependencies]\nshamble-cliche.workspace = true\n\
             clock = { package = \"tokio\", version = \"1\" }\n[build-dependencies]\nregex = \"1\"\n",
        );
        assert_eq!(
            found(check, &[CLICHE, mall]),
            [
                "crates/games/zombie-mall/Cargo.toml: crates/games/* must not depend on tokio",
                "crates/games/zombie-mall/Cargo.toml:4: crates/games/* must not depend on shamble-cliche",
                "crates/games/zombie-mall/Cargo.toml:7: crates/games/* must not depend on regex",
            ]
        );
    }

    #[test]
    fn a_store_that_knows_sockets_of_ours_is_found_even_for_one_system_only() {
        let store = (
            "crates/store/Cargo.toml",
            "[target.'cfg(unix)'.dependencies]\nshamble-server.workspace = true\nrusqlite = \"1\"\n",
        );
        assert_eq!(
            found(check, &[store]),
            ["crates/store/Cargo.toml:2: crates/store must not depend on shamble-server"]
        );
    }

    #[test]
    fn a_crate_without_a_layer_and_a_broken_manifest_are_found() {
        let stray = ("crates/misc/Cargo.toml", "[package]\n");
        let broken = ("crates/core/Cargo.toml", "[package\n");
        let findings = found(check, &[stray, broken]);
        assert!(
            findings[0].starts_with("crates/core/Cargo.toml:1:"),
            "{findings:?}"
        );
        assert!(findings[1].contains("no place in the layers"));
    }
}
