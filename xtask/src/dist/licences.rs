//! The licences of everything that is built in, as one text.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::deny::{self, Crate};
use crate::error::Error;
use crate::shell::Workspace;

/// How files with licences begin, in capitals.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

const HEAD: &str = "\
Shamble is built from the crates and packages below. Each stands with its licence, and with the texts that came with it.
";

pub(super) fn text(workspace: &Workspace) -> Result<String, Error> {
    let mut text = HEAD.to_owned();
    let sources = registry_sources();
    for one in deny::built_in(workspace)? {
        let Crate {
            name,
            version,
            licence,
        } = &one;
        let folder = format!("{name}-{version}");
        let folder = sources
            .iter()
            .map(|source| source.join(&folder))
            .find(|path| path.is_dir());
        section(
            &mut text,
            &format!("{name} {version}"),
            licence,
            folder.as_deref(),
        );
    }
    for (name, licence, folder) in packages(workspace) {
        section(&mut text, &name, &licence, Some(&folder));
    }
    Ok(text)
}

fn section(text: &mut String, name: &str, licence: &str, folder: Option<&Path>) {
    let line = "=".repeat(80);
    let _ = writeln!(text, "\n{line}\n{name}: {licence}\n{line}");
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok());
    let mut files: Vec<PathBuf> = entries
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file() && is_licence(path))
        .collect();
    files.sort_unstable();
    for file in files {
        // One that cannot be read is named at least.
        let content = fs::read_to_string(&file).unwrap_or_default();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let _ = writeln!(text, "\n--- {name}\n\n{}", content.trim_end());
    }
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_uppercase();
    NAMES.iter().any(|beginning| name.starts_with(beginning))
}

/// Where cargo keeps the sources of crates.
fn registry_sources() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let entries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    entries
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect()
}

/// What the web client takes from its packages, fonts and pictures included.
const PACKAGES: [&str; 5] = [
    "@fluent/bundle",
    "@fontsource-variable/atkinson-hyperlegible-next",
    "@fontsource-variable/big-shoulders",
    "@iconify-json/game-icons",
    "svelte",
];

fn packages(workspace: &Workspace) -> impl Iterator<Item = (String, String, PathBuf)> {
    let modules = workspace.web().join("node_modules");
    PACKAGES.into_iter().map(move |name| {
        let folder = modules.join(name);
        let manifest = fs::read_to_string(folder.join("package.json")).unwrap_or_default();
        let member = |key: &str| {
            let start = manifest.find(&format!("\"{key}\": \""))? + key.len() + 5;
            Some(manifest[start..].split('"').next()?.to_owned())
        };
        let version = member("version").unwrap_or_default();
        let licence = member("license").unwrap_or_default();
        (format!("{name} {version}"), licence, folder)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_known_by_their_names() {
        for (name, expected) in [
            ("LICENSE-MIT", true),
            ("license.txt", true),
            ("COPYING", true),
            ("lib.rs", false),
        ] {
            assert_eq!(is_licence(Path::new(name)), expected, "{name}");
        }
    }

    #[test]
    fn the_web_client_names_what_it_uses() {
        let workspace = Workspace::find().unwrap();
        let manifest = fs::read_to_string(workspace.web().join("package.json")).unwrap();
        for package in PACKAGES {
            assert!(manifest.contains(&format!("\"{package}\"")), "{package}");
        }
    }
}
