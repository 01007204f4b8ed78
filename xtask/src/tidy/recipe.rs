//! The recipe for adding a game lists every file: it is held against the game that was made by it.
//!
//! Each file that names that game must lie at a place the recipe names, and each such place must be there for it.

use super::{File, Finding};

const RECIPE: &str = "CONTRIBUTING.md";
const HEADING: &str = "### Add a game";

/// The game that was made by the recipe: its id, and what the languages make of it.
const GAME: &str = "last-door";
const MODULE: &str = "last_door";
const NAMES: [&str; 4] = [GAME, MODULE, "lastDoor", "LastDoor"];

/// What knows it as the toy it is, and would not know a real game; and what programs write.
const APART: [&str; 7] = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "Cargo.lock",
    "crates/catalog/src/toys.rs",
    "crates/catalog/tests/suite/toys.rs",
    "crates/shamble/tests/cli/toys.rs",
    "xtask/src/tidy/recipe.rs",
];

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let Some(recipe) = files.iter().find(|file| file.path == RECIPE) else {
        return Vec::new();
    };
    let Some(places) = places(&recipe.text) else {
        let message = format!("there is no recipe under \"{HEADING}\"");
        return vec![Finding::new(RECIPE, 0, message)];
    };
    let is_at =
        |path: &str, place: &str| path == place || place.ends_with('/') && path.starts_with(place);
    let mut findings = Vec::new();
    for file in files {
        let names_it = NAMES.iter().any(|name| file.text.contains(name));
        let is_apart = file.path == RECIPE || APART.contains(&file.path.as_str());
        if names_it && !is_apart && !places.iter().any(|place| is_at(&file.path, place)) {
            let message =
                format!("names {GAME}, but the recipe in {RECIPE} does not name this file");
            findings.push(Finding::new(&file.path, 0, message));
        }
    }
    for place in &places {
        if !files.iter().any(|file| is_at(&file.path, place)) {
            let message = format!("the recipe names {place}, which is not there");
            findings.push(Finding::new(RECIPE, 0, message));
        }
    }
    findings
}

/// Paths in the recipe, as they are for the game made by it.
fn places(text: &str) -> Option<Vec<String>> {
    let (_, recipe) = text.split_once(HEADING)?;
    let end = recipe.find("\n### ").unwrap_or(recipe.len());
    let quoted = recipe[..end].split('`').skip(1).step_by(2);
    let is_path = |word: &&str| word.contains('/') || word.ends_with(".toml");
    let paths = quoted.filter(|word| is_path(word) && !word.contains(' '));
    let filled = paths.map(|path| path.replace("<id>", GAME).replace("<module>", MODULE));
    Some(filled.filter(|path| !path.contains('<')).collect())
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    const TEXT: (&str, &str) = (
        RECIPE,
        "### Add a game\n\n1. Make `crates/games/<id>/`, say `a / b` and `crates/bots/<module>.rs`.\n\n### Add\n`x/y`\n",
    );

    #[test]
    fn a_file_that_the_recipe_does_not_name_is_found() {
        let input = [
            TEXT,
            ("crates/games/last-door/src/lib.rs", "//! last-door\n"),
            ("crates/bots/last_door.rs", "last_door\n"),
            ("web/src/forgotten.ts", "import { lastDoor } from 'x';\n"),
            ("web/src/other.ts", "cliche\n"),
        ];
        assert_eq!(
            found(check, &input),
            [
                "web/src/forgotten.ts: names last-door, but the recipe in CONTRIBUTING.md does not name this file"
            ]
        );
    }

    #[test]
    fn a_place_that_is_not_there_is_found() {
        let input = [TEXT, ("crates/games/last-door/src/lib.rs", "")];
        assert_eq!(
            found(check, &input),
            ["CONTRIBUTING.md: the recipe names crates/bots/last_door.rs, which is not there"]
        );
    }
}
