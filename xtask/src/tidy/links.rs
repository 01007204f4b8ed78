//! Relative links in the documents lead to files that are there.

use super::scan::line_of;
use super::{File, Finding};

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with(".md")) {
        let text = without_code(&file.text);
        for (at, target) in targets(&text) {
            let line = line_of(&text, at);
            if let Some(message) = complaint(files, &file.path, target) {
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

fn complaint(files: &[File], from: &str, target: &str) -> Option<String> {
    let path = target.split(['#', '?']).next().unwrap_or_default();
    let is_elsewhere = path.contains("://") || path.starts_with("mailto:");
    if path.is_empty() || is_elsewhere {
        return None;
    }
    let Some(path) = resolve(from, path) else {
        return Some(format!("`{target}` leads out of the repository"));
    };
    let folder = format!("{path}/");
    let exists = path.is_empty()
        || files
            .iter()
            .any(|file| file.path == path || file.path.starts_with(&folder));
    (!exists).then(|| format!("`{target}` leads to {path}, which is not there"))
}

/// The path from the root; none when it would climb above it.
fn resolve(from: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => from.split('/').collect(),
    };
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// The same text with code blanked out, so that line numbers stay and examples are no links.
fn without_code(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_block = false;
    for line in text.split_inclusive('\n') {
        let is_fence = line.trim_start().starts_with("```");
        if is_fence {
            in_block = !in_block;
        }
        if is_fence || in_block {
            out.push('\n');
            continue;
        }
        for (i, part) in line.split('`').enumerate() {
            if i % 2 == 0 {
                out.push_str(part);
            } else {
                out.push('`');
            }
        }
        if !out.ends_with('\n') {
            out.push('\n');
        }
    }
    out
}

/// What `[words](target)` and `[words]: target` point at, with the offset.
fn targets(text: &str) -> Vec<(usize, &str)> {
    let mut targets = Vec::new();
    for (at, opening) in text.match_indices("](") {
        let rest = &text[at + opening.len()..];
        if let Some(end) = rest.find([')', ' ', '\n']) {
            targets.push((at, &rest[..end]));
        }
    }
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with('[')
            && let Some((_, target)) = line.split_once("]: ")
        {
            targets.push((offset, target.trim()));
        }
        offset += line.len();
    }
    targets
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    #[test]
    fn links_that_lead_somewhere_are_fine() {
        let document = (
            "docs/protocol.md",
            "[a](../README.md#playing) ![b](screen.png) [c](../crates/core)\n\
             [d](https://example.org/x) [e](#here) `[f](code.md)` [g](mailto:a@b.c)\n\
             ```\n[h](in-a-block.md)\n```\n[i]: formats.md\n",
        );
        let others = [
            ("README.md", ""),
            ("docs/screen.png", ""),
            ("docs/formats.md", ""),
            ("crates/core/Cargo.toml", ""),
        ];
        let input: Vec<_> = std::iter::once(document).chain(others).collect();
        assert_eq!(found(check, &input), Vec::<String>::new());
    }

    #[test]
    fn dead_links_are_found_at_their_line() {
        let document = (
            "docs/a.md",
            "fine\n```\ncode\n```\n[x](gone.md#part) and [y](../../out.md)\n[z]: also-gone.md\n",
        );
        assert_eq!(
            found(check, &[document]),
            [
                "docs/a.md:5: `../../out.md` leads out of the repository",
                "docs/a.md:5: `gone.md#part` leads to docs/gone.md, which is not there",
                "docs/a.md:6: `also-gone.md` leads to docs/also-gone.md, which is not there",
            ]
        );
    }
}
