//! `cargo xtask dist`: one archive to install from, with the program, its units, the licences of what is built in, and
//! checksums of everything.

mod licences;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::shell::{self, Workspace};
use crate::web;

/// What goes in beside the program: where it lies here, and what it is called there.
const FILES: [(&str, &str); 10] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("CREDITS.md", "CREDITS.md"),
    ("SECURITY.md", "SECURITY.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("docs/operations.md", "operations.md"),
    ("docs/command-line.md", "command-line.md"),
    ("packaging/shamble.service", "shamble.service"),
    ("packaging/Containerfile", "Containerfile"),
];

const SUMS: &str = "SHA256SUMS";

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let is_development = match args {
        [] => false,
        [flag] if flag == "--dev" => true,
        [other, ..] => return Err(Error::Usage(format!("`dist` knows no `{other}`"))),
    };
    web::install(workspace)?;
    web::build(workspace)?;
    let program = if is_development {
        shell::run(&mut workspace.cargo(&["build", "-p", "shamble"]))?;
        workspace.dev_binary("shamble")
    } else {
        shell::run(&mut workspace.cargo(&["build", "--release", "-p", "shamble"]))?;
        workspace.release_binary("shamble")
    };
    let name = format!("shamble-{}-{}", version(&program)?, platform());
    let dist = workspace.target().join("dist");
    let folder = dist.join(&name);
    gather(workspace, &program, &folder)?;
    sums(&folder)?;
    let archive = format!("{name}.tar.gz");
    shell::run(
        Command::new("tar")
            .args(["--create", "--gzip", "--file", &archive, &name])
            .current_dir(&dist),
    )?;
    let sum = sum_of(&dist, std::slice::from_ref(&archive))?;
    write(&dist.join(format!("{archive}.sha256")), &sum)?;
    println!("{}", dist.join(archive).display());
    Ok(())
}

/// The version the program itself tells, without the commit.
fn version(program: &Path) -> Result<String, Error> {
    let told = shell::output_of(Command::new(program).arg("--version"));
    let told = told
        .as_deref()
        .and_then(|line| line.split_whitespace().nth(1));
    told.map(str::to_owned)
        .ok_or_else(|| Error::failed(format!("{} tells no version", program.display())))
}

fn platform() -> String {
    format!("{}-{}", std::env::consts::OS, std::env::consts::ARCH)
}

/// Everything in one new folder.
fn gather(workspace: &Workspace, program: &Path, folder: &Path) -> Result<(), Error> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    let copy = |from: &Path, name: &str| {
        fs::copy(from, folder.join(name))
            .map(drop)
            .map_err(|error| Error::failed(format!("{}: {error}", from.display())))
    };
    let called = program.file_name().unwrap_or_default().to_string_lossy();
    copy(program, &called)?;
    for (from, name) in FILES {
        copy(&workspace.root.join(from), name)?;
    }
    write(&folder.join("THIRD-PARTY.txt"), &licences::text(workspace)?)
}

fn sums(folder: &Path) -> Result<(), Error> {
    let entries = fs::read_dir(folder).map_err(|error| unwritable(folder, &error))?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .collect();
    names.sort_unstable();
    let sums = sum_of(folder, &names)?;
    write(&folder.join(SUMS), &sums)
}

/// What `sha256sum --check` reads.
fn sum_of(folder: &Path, names: &[String]) -> Result<String, Error> {
    let tools: [&[&str]; 2] = [&["sha256sum"], &["shasum", "-a", "256"]];
    let told = tools.iter().find_map(|tool| {
        let mut command = Command::new(tool[0]);
        command.args(&tool[1..]).args(names).current_dir(folder);
        shell::output_of(&mut command)
    });
    told.ok_or_else(|| Error::failed("neither sha256sum nor shasum is there"))
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    fs::write(path, text).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Error {
    let path: PathBuf = path.to_owned();
    Error::failed(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_goes_in_is_there() {
        let workspace = Workspace::find().unwrap();
        for (from, _) in FILES {
            assert!(workspace.root.join(from).is_file(), "{from}");
        }
    }

    #[test]
    fn sums_can_be_checked() {
        let workspace = Workspace::find().unwrap();
        let sum = sum_of(&workspace.root, &["LICENSE-MIT".to_owned()]).unwrap();
        let (digits, name) = sum.trim_end().split_once("  ").unwrap();
        assert_eq!((digits.len(), name), (64, "LICENSE-MIT"));
    }

    #[test]
    fn what_it_does_not_know_is_refused() {
        let workspace = Workspace::find().unwrap();
        let error = run(&workspace, &["--fast".to_owned()]).unwrap_err();
        assert!(matches!(error, Error::Usage(_)));
    }
}
