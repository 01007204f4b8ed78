//! Builds a game's tests in the copy of the checkout, with switched faults or with a single one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::fault::Fault;
use super::switch::{self, Switched};
use crate::error::Error;

/// The crate of a game in the copy, and where it is built.
pub(super) struct Builder<'a> {
    /// What is copied; files are restored from here.
    pub(super) checkout: &'a Path,
    pub(super) tree: &'a Path,
    pub(super) target: PathBuf,
    pub(super) game: &'a str,
    /// Leaves the contract suite out.
    pub(super) quick: bool,
}

/// The test that takes longest.
const CONTRACT: &str = "contract";

/// The tests of a build, as programs.
pub(super) type Programs = Vec<PathBuf>;

/// What came of a try to build.
enum Built {
    Fine,
    /// What the compiler says against it.
    Refused(String),
}

impl Builder<'_> {
    /// The folder of the crate in the copy.
    pub(super) fn folder(&self) -> PathBuf {
        self.tree.join("crates/games").join(self.game)
    }

    /// One build with as many of these faults as can be switched. The others, by number, go into `left_out`.
    pub(super) fn switched(
        &self,
        faults: &[(usize, Fault)],
        left_out: &mut BTreeSet<usize>,
    ) -> Result<Programs, Error> {
        loop {
            let files = self.write_switched(faults, left_out)?;
            let known: BTreeSet<usize> = files
                .values()
                .flat_map(|file| file.bodies.iter().map(|(number, _)| *number))
                .collect();
            left_out.extend(
                faults
                    .iter()
                    .map(|(n, _)| *n)
                    .filter(|n| !known.contains(n)),
            );
            let Built::Refused(said) = self.build_lib()? else {
                return self.programs();
            };
            let before = left_out.len();
            for (file, line) in said.lines().filter_map(place_of_error) {
                left_out.extend(
                    files
                        .get(file)
                        .map(|file| file.blamed(line))
                        .unwrap_or_default(),
                );
            }
            if left_out.len() == before {
                return Err(Error::failed(format!("the rules do not build:\n{said}")));
            }
        }
    }

    /// A build with this fault and no other; nothing where it does not compile.
    pub(super) fn single(
        &self,
        fault: &Fault,
        others: &[(usize, Fault)],
    ) -> Result<Option<Programs>, Error> {
        self.restore(others)?;
        let source = self.original(&fault.file)?;
        let made = fault.made_in(&source);
        let made = made.ok_or_else(|| Error::failed(format!("no such place: {}", fault.name)))?;
        self.write(&fault.file, &made)?;
        let built = self.build_lib()?;
        let programs = match built {
            Built::Fine => Some(self.programs()?),
            Built::Refused(_) => None,
        };
        self.write(&fault.file, &source)?;
        Ok(programs)
    }

    /// Puts the switches in.
    fn write_switched<'f>(
        &self,
        faults: &'f [(usize, Fault)],
        left_out: &BTreeSet<usize>,
    ) -> Result<BTreeMap<&'f str, Switched>, Error> {
        let mut made = BTreeMap::new();
        for file in files(faults) {
            let here = faults
                .iter()
                .filter(|(n, fault)| fault.file == file && !left_out.contains(n));
            let switched =
                switch::switched(&self.original(file)?, here.map(|(n, fault)| (*n, fault)));
            self.write(file, &switched.source)?;
            made.insert(file, switched);
        }
        let lib = self.lib();
        let source = fs::read_to_string(self.tree.join(&lib)).unwrap_or_default();
        if !source.ends_with(switch::ASK) {
            self.write(&lib, &(source + switch::ASK))?;
        }
        Ok(made)
    }

    /// Takes all switches out.
    fn restore(&self, faults: &[(usize, Fault)]) -> Result<(), Error> {
        let lib = self.lib();
        for file in files(faults).into_iter().chain([lib.as_str()]) {
            self.write(file, &self.original(file)?)?;
        }
        Ok(())
    }

    fn lib(&self) -> String {
        format!("crates/games/{}/src/lib.rs", self.game)
    }

    fn original(&self, file: &str) -> Result<String, Error> {
        let path = self.checkout.join(file);
        fs::read_to_string(&path)
            .map_err(|error| Error::failed(format!("could not read {}: {error}", path.display())))
    }

    /// Writes a file of the copy unless it says so already: builds go by when a file was written.
    fn write(&self, file: &str, source: &str) -> Result<(), Error> {
        let path = self.tree.join(file);
        if fs::read_to_string(&path).is_ok_and(|there| there == source) {
            return Ok(());
        }
        fs::write(&path, source)
            .map_err(|error| Error::failed(format!("could not write {}: {error}", path.display())))
    }

    fn cargo(&self, args: &[&str]) -> Result<std::process::Output, Error> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Command::new(cargo)
            .args(args)
            .args(["--profile", "mutants", "--package"])
            .arg(format!("shamble-{}", self.game))
            .current_dir(self.tree)
            .env("CARGO_TARGET_DIR", &self.target)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .output()
            .map_err(|error| Error::failed(format!("could not start cargo: {error}")))
    }

    fn build_lib(&self) -> Result<Built, Error> {
        let output = self.cargo(&["build", "--lib", "--message-format", "short"])?;
        Ok(if output.status.success() {
            Built::Fine
        } else {
            Built::Refused(String::from_utf8_lossy(&output.stderr).into_owned())
        })
    }

    /// The names of the tests in the crate's folder `tests`: a file of its own each, or a folder with a `main.rs`.
    fn tests(&self) -> Result<Vec<String>, Error> {
        let folder = self.folder().join("tests");
        let failed = |error| Error::failed(format!("could not read {}: {error}", folder.display()));
        let mut names = Vec::new();
        for entry in fs::read_dir(&folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            let is_test = path.extension().is_some_and(|ending| ending == "rs")
                || path.join("main.rs").is_file();
            if let Some(name) = path.file_stem().filter(|_| is_test) {
                names.push(name.to_string_lossy().into_owned());
            }
        }
        names.retain(|name| !(self.quick && name == CONTRACT));
        Ok(names)
    }

    /// Builds the tests, and says where they are: quick ones first, so that most faults cost little.
    fn programs(&self) -> Result<Programs, Error> {
        let tests = self.tests()?;
        let mut args = vec!["test", "--no-run", "--lib"];
        args.extend(tests.iter().flat_map(|test| ["--test", test.as_str()]));
        let output = self.cargo(&args)?;
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(Error::failed(format!("the tests do not build:\n{said}")));
        }
        let mut programs: Programs = said.lines().filter_map(program).collect();
        if programs.is_empty() {
            return Err(Error::failed("cargo names no tests"));
        }
        let rank = |path: &PathBuf| {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let order = ["situations-", "shamble_", "suite-"];
            match order.iter().position(|first| name.starts_with(first)) {
                Some(place) => place,
                None => order.len(),
            }
        };
        programs.sort_by_key(rank);
        Ok(programs)
    }
}

/// The files that have faults.
fn files(faults: &[(usize, Fault)]) -> BTreeSet<&str> {
    faults
        .iter()
        .map(|(_, fault)| fault.file.as_str())
        .collect()
}

/// `src/a.rs:3:5: error...` is about line 3 of `src/a.rs`.
fn place_of_error(line: &str) -> Option<(&str, usize)> {
    let (place, _) = line.split_once(": error")?;
    let mut parts = place.split(':');
    Some((parts.next()?, parts.next()?.parse().ok()?))
}

/// `  Executable tests/a.rs (/b/c)` is the program `/b/c`.
fn program(line: &str) -> Option<PathBuf> {
    let (_, path) = line
        .trim_start()
        .strip_prefix("Executable ")?
        .rsplit_once('(')?;
    Some(PathBuf::from(path.strip_suffix(')')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_says_is_understood() {
        assert_eq!(
            place_of_error("src/a.rs:3:5: error[E0308]: mismatched types"),
            Some(("src/a.rs", 3))
        );
        assert_eq!(place_of_error("error: could not compile `a`"), None);
        assert_eq!(place_of_error("src/a.rs:3:5: warning: unused"), None);
        assert_eq!(
            program("  Executable unittests src/lib.rs (/t/deps/a-1)"),
            Some(PathBuf::from("/t/deps/a-1"))
        );
        assert_eq!(program("   Compiling a v0.1.0 (/a)"), None);
    }
}
