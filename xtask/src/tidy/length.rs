//! Source files that have grown too long: each usually hides two ideas.

use super::{File, Finding};

const MAX_LINES: usize = 700;

/// Files that may be longer, each with the reason.
const ALLOWED: &[(&str, &str)] = &[];

const SOURCES: [&str; 7] = [".rs", ".ts", ".svelte", ".js", ".mjs", ".css", ".html"];

/// Written by a program, read by none but the compiler.
const GENERATED: &str = "web/src/protocol/";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    check_with(files, ALLOWED)
}

fn check_with(files: &[File], allowed: &[(&str, &str)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        let is_source = SOURCES.iter().any(|ending| file.path.ends_with(ending))
            && !file.path.starts_with(GENERATED);
        let n_lines = file.text.lines().count();
        let is_allowed = allowed.iter().any(|(path, _)| *path == file.path);
        if is_source && n_lines > MAX_LINES && !is_allowed {
            let message = format!("{n_lines} lines, the limit is {MAX_LINES}: split it");
            findings.push(Finding::new(&file.path, 0, message));
        }
        if is_allowed && n_lines <= MAX_LINES {
            let message = "no longer too long: take it off the list in xtask/src/tidy/length.rs";
            findings.push(Finding::new(&file.path, 0, message));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::testing::{files, found};
    use super::*;

    #[test]
    fn a_long_source_is_found_and_a_long_list_is_not() {
        let long = "line\n".repeat(MAX_LINES + 1);
        let just_right = "line\n".repeat(MAX_LINES);
        let input = [
            ("crates/a.rs", long.as_str()),
            ("crates/b.rs", just_right.as_str()),
            ("content/cards.toml", long.as_str()),
            ("web/src/protocol/all.ts", long.as_str()),
        ];
        assert_eq!(
            found(check, &input),
            ["crates/a.rs: 701 lines, the limit is 700: split it"]
        );
    }

    #[test]
    fn an_allowed_file_passes_until_it_no_longer_needs_to_be() {
        let allowed = [("a.rs", "one long table")];
        let long = "line\n".repeat(MAX_LINES + 1);
        assert!(check_with(&files(&[("a.rs", &long)]), &allowed).is_empty());
        assert_eq!(check_with(&files(&[("a.rs", "short")]), &allowed).len(), 1);
    }
}
