//! Dependencies that nobody uses: named in a manifest, and in no source file beside it.

use toml::{Table, Value};

use super::scan::{is_word, line_of, occurrences};
use super::{File, Finding};

const SECTIONS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let manifests: Vec<(&File, &str, Table)> = files
        .iter()
        .filter_map(|file| {
            let folder = file.path.strip_suffix("Cargo.toml")?;
            // What cannot be read is the compiler's business.
            Some((file, folder, file.text.parse().ok()?))
        })
        .collect();
    let mut findings = Vec::new();
    for (file, folder, manifest) in &manifests {
        for name in SECTIONS
            .iter()
            .flat_map(|section| names(manifest.get(*section)))
        {
            if !is_used(files, folder, name) {
                findings.push(unused(file, name, "no source of this crate names it"));
            }
        }
        let shared = manifest.get("workspace");
        for name in names(shared.and_then(|workspace| workspace.get("dependencies"))) {
            let is_wanted = |(_, _, manifest): &(&File, &str, Table)| {
                SECTIONS
                    .iter()
                    .any(|section| names(manifest.get(*section)).any(|wanted| wanted == name))
            };
            if !manifests.iter().any(is_wanted) {
                findings.push(unused(file, name, "no crate asks for it"));
            }
        }
    }
    findings
}

fn names(section: Option<&Value>) -> impl Iterator<Item = &str> {
    let table = section.and_then(Value::as_table);
    table.into_iter().flat_map(Table::keys).map(String::as_str)
}

fn is_used(files: &[File], folder: &str, name: &str) -> bool {
    let module = name.replace('-', "_");
    files
        .iter()
        .filter(|file| file.path.starts_with(folder) && file.path.ends_with(".rs"))
        .any(|file| {
            occurrences(&file.text, &module)
                .any(|at| !file.text[at + module.len()..].starts_with(is_word))
        })
}

fn unused(file: &File, name: &str, why: &str) -> Finding {
    let at = file.text.find(&format!("\n{name}"));
    let line = at.map_or(0, |at| line_of(&file.text, at + 1));
    Finding::new(&file.path, line, format!("`{name}` is unused: {why}"))
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    #[test]
    fn what_is_named_in_a_manifest_alone_is_found() {
        let input = [
            (
                "Cargo.toml",
                "[workspace.dependencies]\nserde = \"1\"\nanyhow = \"1\"\n",
            ),
            (
                "crates/a/Cargo.toml",
                "[dependencies]\nserde.workspace = true\nts-rs = \"12\"\n[dev-dependencies]\nleft = \"1\"\n",
            ),
            (
                "crates/a/src/lib.rs",
                "use serde::Serialize;\nderive(ts_rs::TS);\nlet left_over = 1;",
            ),
            ("crates/b/src/lib.rs", "use left::Anything;"),
        ];
        assert_eq!(
            found(check, &input),
            [
                "Cargo.toml:3: `anyhow` is unused: no crate asks for it",
                "crates/a/Cargo.toml:5: `left` is unused: no source of this crate names it",
            ]
        );
    }
}
