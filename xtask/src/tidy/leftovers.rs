//! What should not be left in the tree: paths of one machine, debugging aids, tests that are switched off.

use super::scan::{is_word, line_of, occurrences};
use super::{File, Finding};

/// A folder at the root of somebody's machine. The words are split so that this file does not find itself.
const MACHINE_PATHS: [&str; 3] = [
    concat!("/", "work/"),
    concat!("/", "root/"),
    concat!("/", "home/"),
];

/// Unfinished or switched off, with what to do about it, and the endings of the files it applies to.
const LEFTOVERS: [(&str, &str, &[&str]); 7] = [
    (concat!("dbg", "!("), "remove the debugging aid", &[".rs"]),
    (concat!("todo", "!("), "finish it", &[".rs"]),
    (concat!("unimplemented", "!("), "finish it", &[".rs"]),
    (
        concat!("FIX", "ME"),
        "mend it, or open an issue and name it",
        &[],
    ),
    (concat!("#[", "ignore"), "a test runs or goes", &[".rs"]),
    (concat!(".sk", "ip("), "a test runs or goes", SCRIPTS),
    (
        concat!(".on", "ly("),
        "the other tests must run too",
        SCRIPTS,
    ),
];

const SCRIPTS: &[&str] = &[".ts", ".js", ".mjs", ".svelte"];

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        for path in MACHINE_PATHS {
            for (at, _) in file.text.match_indices(path) {
                if is_path_start(&file.text[..at]) {
                    let message = format!("`{path}` is a path of one machine");
                    findings.push(Finding::new(&file.path, line_of(&file.text, at), message));
                }
            }
        }
        for (what, advice, endings) in LEFTOVERS {
            if !endings.is_empty() && !endings.iter().any(|ending| file.path.ends_with(ending)) {
                continue;
            }
            for at in places(&file.text, what) {
                let message = format!("`{what}`: {advice}");
                findings.push(Finding::new(&file.path, line_of(&file.text, at), message));
            }
        }
    }
    findings
}

/// A method is looked for after any name; anything else only as a whole name.
fn places<'a>(text: &'a str, what: &'a str) -> Box<dyn Iterator<Item = usize> + 'a> {
    if what.starts_with('.') {
        Box::new(text.match_indices(what).map(|(at, _)| at))
    } else {
        Box::new(occurrences(text, what))
    }
}

/// False inside a longer path or address, such as `https://example.org/` or `../`.
fn is_path_start(before: &str) -> bool {
    !before
        .chars()
        .next_back()
        .is_some_and(|c| is_word(c) || matches!(c, '.' | '-' | '~' | '}' | '*'))
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    #[test]
    fn every_leftover_is_found_at_its_line() {
        for (what, advice, endings) in LEFTOVERS {
            let path = format!("src/a{}", endings.first().unwrap_or(&".md"));
            let text = format!("fine\nit{what} x");
            let text = if what.starts_with('.') {
                text
            } else {
                text.replace("it", "")
            };
            assert_eq!(
                found(check, &[(&path, &text)]),
                [format!("{path}:2: `{what}`: {advice}")]
            );
        }
    }

    #[test]
    fn machine_paths_are_found_wherever_a_path_begins() {
        for path in MACHINE_PATHS {
            let text = format!("ok\nok\nlog = \"{path}x\"\n");
            let findings = found(check, &[("a.toml", &text)]);
            assert_eq!(
                findings,
                [format!("a.toml:3: `{path}` is a path of one machine")]
            );
        }
    }

    #[test]
    fn what_only_looks_like_one_is_left_alone() {
        let inside = format!(
            "see https://example.org{}page and ..{}x",
            MACHINE_PATHS[2], MACHINE_PATHS[0]
        );
        assert!(
            found(
                check,
                &[("a.md", &inside), ("a.rs", "numbers.iter().skip(1)")]
            )
            .is_empty()
        );
    }
}
