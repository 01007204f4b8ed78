//! `cargo xtask codegen`: what is written from the Rust code and committed: the TypeScript types of the protocol, the
//! tables of ids and observations, and the schema of the bots' door.
//!
//! They are made in a folder of their own first: a generator that fails leaves the checkout as it was.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::error::Error;
use crate::shell::{self, Workspace};

/// What is generated: an example of some crate writes files into a folder, which holds nothing else.
const OUTPUTS: [(&str, &str); 2] = [
    ("export_types", "web/src/protocol"),
    ("export_tables", "docs/actions"),
];

/// The examples that write.
pub(crate) const EXAMPLES: [&str; 3] = [OUTPUTS[0].0, OUTPUTS[1].0, "door_schema"];

/// The schema of what is said through the bots' door.
const SCHEMA: &str = "docs/door.schema.json";

pub(crate) fn run(workspace: &Workspace) -> Result<(), Error> {
    // With the features of the whole workspace, so that nothing is compiled that the tests do not compile anyway.
    let mut build = workspace.cargo(&["build", "--workspace", "--all-features"]);
    for example in EXAMPLES {
        build.args(["--example", example]);
    }
    shell::run(&mut build)?;
    write_schema(workspace)?;
    for (example, place) in OUTPUTS {
        write(workspace, example, place)?;
    }
    Ok(())
}

/// Lets one example write its files.
fn write(workspace: &Workspace, example: &str, place: &str) -> Result<(), Error> {
    let fresh = workspace.target().join("codegen").join(example);
    if fresh.exists() {
        fs::remove_dir_all(&fresh).map_err(|e| failed("empty", &fresh, &e))?;
    }
    fs::create_dir_all(&fresh).map_err(|e| failed("create", &fresh, &e))?;
    let program = workspace.dev_binary(&format!("examples/{example}"));
    shell::run(std::process::Command::new(program).arg(&fresh))?;
    let files = read_folder(&fresh)?;
    if files.is_empty() {
        return Err(Error::failed(format!("`{example}` wrote nothing")));
    }
    let folder = workspace.root.join(place);
    // Untouched files keep a development server from reloading for nothing.
    if read_folder(&folder)? == files {
        return Ok(());
    }
    replace_folder(&folder, &files)
}

/// Regenerates, and fails when that changed anything: somebody forgot to.
pub(crate) fn check(workspace: &Workspace) -> Result<(), Error> {
    let read_all = || -> Result<Folder, Error> {
        let mut all = Folder::new();
        for (_, place) in OUTPUTS {
            let files = read_folder(&workspace.root.join(place))?;
            all.extend(
                files
                    .into_iter()
                    .map(|(name, bytes)| (format!("{place}/{name}"), bytes)),
            );
        }
        if let Ok(schema) = fs::read(workspace.root.join(SCHEMA)) {
            all.insert(SCHEMA.to_owned(), schema);
        }
        Ok(all)
    };
    let before = read_all()?;
    run(workspace)?;
    let changed = differences(&before, &read_all()?);
    if changed.is_empty() {
        return Ok(());
    }
    Err(Error::failed(format!(
        "generated files were out of date and are now written anew, commit them: {}",
        changed.join(", ")
    )))
}

fn write_schema(workspace: &Workspace) -> Result<(), Error> {
    let program = workspace.dev_binary("examples/door_schema");
    let schema = shell::output_of(&mut std::process::Command::new(program))
        .ok_or_else(|| Error::failed("the generator wrote no schema"))?;
    let path = workspace.root.join(SCHEMA);
    if fs::read(&path).is_ok_and(|kept| kept == schema.as_bytes()) {
        return Ok(());
    }
    fs::write(&path, schema).map_err(|e| failed("write", &path, &e))
}

type Folder = BTreeMap<String, Vec<u8>>;

/// All files below `folder`, by path from it; empty when there is no such folder.
fn read_folder(folder: &Path) -> Result<Folder, Error> {
    let mut files = Folder::new();
    let mut open = vec![(folder.to_path_buf(), String::new())];
    while let Some((path, prefix)) = open.pop() {
        if !path.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&path).map_err(|e| failed("read", &path, &e))? {
            let entry = entry.map_err(|e| failed("read", &path, &e))?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                open.push((entry.path(), format!("{name}/")));
            } else {
                let bytes =
                    fs::read(entry.path()).map_err(|e| failed("read", &entry.path(), &e))?;
                files.insert(name, bytes);
            }
        }
    }
    Ok(files)
}

/// Makes `folder` hold exactly `files`.
fn replace_folder(folder: &Path, files: &Folder) -> Result<(), Error> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|e| failed("empty", folder, &e))?;
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|e| failed("create", parent, &e))?;
        fs::write(&path, bytes).map_err(|e| failed("write", &path, &e))?;
    }
    Ok(())
}

/// Names that were added, removed or changed.
fn differences(before: &Folder, after: &Folder) -> Vec<String> {
    let mut names: Vec<String> = before.keys().chain(after.keys()).cloned().collect();
    names.sort();
    names.dedup();
    names.retain(|name| before.get(name) != after.get(name));
    names
}

fn failed(what: &str, path: &Path, error: &std::io::Error) -> Error {
    Error::failed(format!("could not {what} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> Folder {
        files
            .iter()
            .map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn what_was_added_removed_or_changed_is_named() {
        let before = folder(&[("same.ts", "1"), ("old.ts", "1"), ("edited.ts", "1")]);
        let after = folder(&[("same.ts", "1"), ("new.ts", "1"), ("edited.ts", "2")]);
        assert_eq!(
            differences(&before, &after),
            ["edited.ts", "new.ts", "old.ts"]
        );
        assert!(differences(&before, &before).is_empty());
    }

    #[test]
    fn a_replaced_folder_holds_exactly_the_new_files() {
        let place = Workspace::find()
            .unwrap()
            .target()
            .join("codegen/replace-test");
        let old = folder(&[("gone.ts", "1"), ("deep/gone.ts", "1")]);
        let new = folder(&[("a.ts", "2"), ("deep/b.ts", "3")]);
        replace_folder(&place, &old).unwrap();
        replace_folder(&place, &new).unwrap();
        assert_eq!(read_folder(&place).unwrap(), new);
        fs::remove_dir_all(&place).unwrap();
        assert!(read_folder(&place).unwrap().is_empty());
    }
}
