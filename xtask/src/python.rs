//! The Python package: a virtual environment of its own, the wheel built from this checkout, and what is run with both.
//!
//! Everything is below `target/python`, the compiled crates included: the module is built apart from the workspace.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::shell::{self, Workspace};

/// The oldest Python that the wheel is for.
const OLDEST: (u32, u32) = (3, 11);

/// What is installed beside the wheel.
const REQUIREMENTS: &str = "python/requirements.txt";

const MANIFEST: &str = "crates/python/Cargo.toml";

/// Everything that is checked about the package.
pub(crate) fn test(workspace: &Workspace) -> Result<(), Error> {
    let place = Place::ready(workspace)?;
    shell::run(&mut workspace.cargo(&["fmt", "--manifest-path", MANIFEST, "--check"]))?;
    place.install(Build::ForTests)?;
    shell::run(place.python().args(["-m", "mypy"]))?;
    shell::run(
        place
            .python()
            .args(["-m", "mypy.stubtest", "shamble._shamble"]),
    )?;
    shell::run(place.python().args(["-m", "pytest"]))
}

/// Steps a second, beside the games of others.
pub(crate) fn bench(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let place = Place::ready(workspace)?;
    place.install(Build::ForSpeed)?;
    shell::run(place.python().args(["-m", "shamble.bench"]).args(args))
}

/// What the wheel is for: tests take longer to build than to run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Build {
    ForTests,
    ForSpeed,
}

/// Where it happens.
struct Place<'a> {
    workspace: &'a Workspace,
    folder: PathBuf,
}

impl<'a> Place<'a> {
    /// Makes the virtual environment and fills it, unless that was done for the same requirements.
    fn ready(workspace: &'a Workspace) -> Result<Self, Error> {
        let place = Self {
            workspace,
            folder: workspace.target().join("python"),
        };
        let wanted = read(&workspace.root.join(REQUIREMENTS))?;
        let stamp = place.folder.join("installed.txt");
        if fs::read_to_string(&stamp).is_ok_and(|done| done == wanted) {
            println!("the packages of {REQUIREMENTS} are there");
            return Ok(place);
        }
        let python = find_python()?;
        let venv = place.folder.join("venv");
        shell::run(
            Command::new(python)
                .args(["-m", "venv", "--clear"])
                .arg(venv),
        )?;
        shell::run(place.pip().args(["--requirement", REQUIREMENTS]))?;
        fs::write(&stamp, wanted)
            .map_err(|e| Error::failed(format!("could not write {}: {e}", stamp.display())))?;
        Ok(place)
    }

    fn python(&self) -> Command {
        let program = match cfg!(windows) {
            true => "venv/Scripts/python.exe",
            false => "venv/bin/python",
        };
        let mut command = Command::new(self.folder.join(program));
        command.current_dir(&self.workspace.root);
        command
    }

    fn pip(&self) -> Command {
        let mut command = self.python();
        command.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ]);
        command
    }

    /// Builds the wheel and installs it in the place of the last one.
    fn install(&self, build: Build) -> Result<(), Error> {
        let wheels = self.folder.join("wheels");
        if wheels.exists() {
            fs::remove_dir_all(&wheels)
                .map_err(|e| Error::failed(format!("could not empty {}: {e}", wheels.display())))?;
        }
        let mut maturin = self.python();
        maturin.args(["-m", "maturin", "build", "--release", "--locked", "--out"]);
        if build == Build::ForTests {
            maturin.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
        }
        // What cargo told this program about itself would make it build everything anew.
        for (name, _) in std::env::vars_os() {
            let is_ours = name
                .to_str()
                .is_some_and(|name| name.starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR");
            if is_ours {
                maturin.env_remove(name);
            }
        }
        shell::run(maturin.arg(&wheels).env("CARGO_TARGET_DIR", &self.folder))?;
        let wheel = only_file(&wheels)?;
        shell::run(
            self.pip()
                .args(["--force-reinstall", "--no-deps"])
                .arg(wheel),
        )
    }
}

/// A Python that is new enough.
fn find_python() -> Result<PathBuf, Error> {
    let mut seen = Vec::new();
    for name in [
        "python3",
        "python3.13",
        "python3.12",
        "python3.11",
        "python",
    ] {
        let Some(path) = shell::which(name) else {
            continue;
        };
        let Some(said) = shell::output_of(Command::new(&path).arg("--version")) else {
            continue;
        };
        match version(&said) {
            Some(version) if version >= OLDEST => return Ok(path),
            _ => seen.push(said.trim().to_owned()),
        }
    }
    Err(Error::failed(missing(&seen)))
}

fn missing(seen: &[String]) -> String {
    let (major, minor) = OLDEST;
    let found = match seen {
        [] => "found none".to_owned(),
        seen => format!("found {}", seen.join(", ")),
    };
    format!(
        "the Python package needs Python {major}.{minor} or later with `venv` ({found}). \
         On Debian or Ubuntu: `sudo apt-get install python3-venv`. `cargo xtask test --quick` does without it"
    )
}

/// Major and minor number of what `python --version` prints.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.trim().strip_prefix("Python ")?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

fn only_file(folder: &Path) -> Result<PathBuf, Error> {
    let entries = fs::read_dir(folder)
        .map_err(|e| Error::failed(format!("could not read {}: {e}", folder.display())))?;
    let mut files = entries.filter_map(Result::ok).map(|entry| entry.path());
    match (files.next(), files.next()) {
        (Some(only), None) => Ok(only),
        _ => Err(Error::failed(format!(
            "{} should hold one wheel",
            folder.display()
        ))),
    }
}

fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path)
        .map_err(|e| Error::failed(format!("could not read {}: {e}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(version("Python 3.11.7\n"), Some((3, 11)));
        assert!(version("Python 3.9.2").unwrap() < OLDEST);
        assert_eq!(version("Python"), None);
        assert_eq!(version("pyenv: no such command"), None);
    }

    #[test]
    fn without_python_the_error_says_what_to_install() {
        assert!(missing(&[]).contains("found none"));
        let text = missing(&["Python 3.8.1".to_owned()]);
        assert!(text.contains("found Python 3.8.1") && text.contains("python3-venv"));
    }
}
