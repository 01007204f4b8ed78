//! Exports of the web client that nobody imports: values that no other file names, and types that nothing names at all.

use super::scan::{is_word, line_of, occurrences};
use super::{File, Finding};

/// What can stand between `export` and a name, and whether it declares a type.
const KINDS: [(&str, bool); 8] = [
    ("async function ", false),
    ("function ", false),
    ("abstract class ", false),
    ("class ", false),
    ("const ", false),
    ("let ", false),
    ("interface ", true),
    ("type ", true),
];

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let scripts: Vec<&File> = files.iter().filter(|file| is_script(&file.path)).collect();
    let mut findings = Vec::new();
    for file in scripts.iter().filter(|file| has_exports(&file.path)) {
        for (at, name, is_type) in exports(&file.text) {
            let elsewhere = scripts
                .iter()
                .filter(|other| other.path != file.path)
                .any(|other| names(&other.text, name) > 0);
            // The type of something exported is part of it, even if no other file has to spell it out.
            let is_part = is_type && names(&file.text, name) > 1;
            if !elsewhere && !is_part {
                let message = format!("`{name}` is exported and no other file names it");
                findings.push(Finding::new(&file.path, line_of(&file.text, at), message));
            }
        }
    }
    findings
}

fn is_script(path: &str) -> bool {
    let is_code = [".ts", ".mjs", ".js", ".svelte"];
    path.starts_with("web/") && is_code.iter().any(|end| path.ends_with(end))
}

/// What is generated is as it is.
fn has_exports(path: &str) -> bool {
    path.starts_with("web/src/") && !path.starts_with("web/src/protocol/") && path.ends_with(".ts")
}

/// Where each export stands, its name, and whether it is a type.
fn exports(text: &str) -> impl Iterator<Item = (usize, &str, bool)> {
    const EXPORT: &str = "export ";
    occurrences(text, EXPORT).filter_map(|at| {
        let rest = &text[at + EXPORT.len()..];
        let (kind, is_type) = KINDS.iter().find(|(kind, _)| rest.starts_with(kind))?;
        let rest = &rest[kind.len()..];
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        (end > 0).then(|| (at, &rest[..end], *is_type))
    })
}

/// How often `text` names it.
fn names(text: &str, name: &str) -> usize {
    occurrences(text, name)
        .filter(|at| !text[at + name.len()..].starts_with(is_word))
        .count()
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    #[test]
    fn what_nobody_imports_is_found() {
        let input = [
            (
                "web/src/a.ts",
                "export const used = 1;\nexport const own = used;\nexport type Dead = 1;\nexport interface Part {}\n\
                 export function also(part: Part) {}\n",
            ),
            (
                "web/src/B.svelte",
                "import { used, also } from './a';\nlet owner = 1;\n",
            ),
            ("web/src/protocol/C.ts", "export type C = 1;\n"),
        ];
        assert_eq!(
            found(check, &input),
            [
                "web/src/a.ts:2: `own` is exported and no other file names it",
                "web/src/a.ts:3: `Dead` is exported and no other file names it",
            ]
        );
    }
}
