//! `cargo xtask mutants`: injects faults into the rules of a game and counts how many its tests notice.
//!
//! cargo-mutants makes the faults. They are made in a copy of the checkout that stays where it is, beside a target folder
//! of its own: a fault then costs one small build and the tests up to the first that fails.

mod count;
mod sample;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::shell::{self, Workspace};

/// The games, by id; a game's crate and folder are called after it.
const GAMES: [&str; 4] = ["zombies15", "tiny-epic-zombies", "zombie-mall", "cliche"];

/// How many faults are tried unless somebody says otherwise.
const SAMPLE: usize = 20;

/// Files of a game that hold no rules: words for people, and what only tests ask.
const NO_RULES: [&str; 3] = ["**/say.rs", "**/label.rs", "**/account.rs"];

/// What cargo-mutants says with its exit code when it has done its work: all faults were noticed, some were not, some
/// made the tests run for ever.
const DONE: [i32; 3] = [0, 2, 3];

#[derive(Debug, PartialEq, Eq)]
struct Plan {
    games: Vec<&'static str>,
    sample: usize,
    seed: u64,
}

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let plan = plan(args)?;
    let program = program(workspace)?;
    let place = workspace.target().join("mutants");
    let tree = place.join("tree");
    copy(workspace, &tree)?;
    for game in &plan.games {
        let mutants = Mutants {
            program: &program,
            tree: &tree,
            place: &place,
            game,
        };
        let all = mutants.list()?;
        let chosen = sample::choose(all.clone(), plan.sample, plan.seed);
        println!(
            "{game}: {} of {} faults, seed {}",
            chosen.len(),
            all.len(),
            plan.seed
        );
        println!("{}", mutants.tried(&chosen)?);
    }
    Ok(())
}

fn plan(args: &[String]) -> Result<Plan, Error> {
    let mut plan = Plan {
        games: Vec::new(),
        sample: SAMPLE,
        seed: 1,
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut number = || {
            let given = args.next().and_then(|value| value.parse::<u64>().ok());
            given.ok_or_else(|| Error::Usage(format!("`{arg}` needs a whole number")))
        };
        match arg.as_str() {
            "--sample" => plan.sample = number()? as usize,
            "--seed" => plan.seed = number()?,
            name => match GAMES.iter().find(|game| **game == name) {
                Some(game) => plan.games.push(game),
                None => {
                    let known = GAMES.join(", ");
                    let message = format!("`mutants` knows no `{name}`; games: {known}");
                    return Err(Error::Usage(message));
                }
            },
        }
    }
    if plan.games.is_empty() {
        plan.games = GAMES.to_vec();
    }
    Ok(plan)
}

/// cargo-mutants, installed into the target folder when the system has none.
fn program(workspace: &Workspace) -> Result<PathBuf, Error> {
    if let Some(program) = shell::which("cargo-mutants") {
        return Ok(program);
    }
    let tools = workspace.target().join("tools");
    let program = tools.join(format!("bin/cargo-mutants{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        let root = tools.to_string_lossy();
        shell::run(&mut workspace.cargo(&[
            "install",
            "--locked",
            "--root",
            &root,
            "cargo-mutants",
        ]))?;
    }
    Ok(program)
}

/// Makes `tree` like the checkout, without the browser client. Files that are the same are left alone, so that builds
/// go on where they were.
fn copy(workspace: &Workspace, tree: &Path) -> Result<(), Error> {
    let listed = shell::output_of(
        Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .current_dir(&workspace.root),
    )
    .ok_or_else(|| Error::failed("git cannot list the files of the checkout"))?;
    let files: Vec<&str> = listed
        .lines()
        .filter(|file| !file.starts_with("web/"))
        .collect();
    for file in &files {
        let (from, to) = (workspace.root.join(file), tree.join(file));
        // A file that was removed is still listed until that is committed.
        let Ok(fresh) = fs::read(&from) else {
            fs::remove_file(&to).ok();
            continue;
        };
        if fs::read(&to).is_ok_and(|there| there == fresh) {
            continue;
        }
        let folder = to.parent().unwrap_or(tree);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&to, fresh))
            .map_err(|error| Error::failed(format!("could not write {}: {error}", to.display())))?;
    }
    remove_others(tree, tree, &files)
}

/// Removes what is no longer in the checkout.
fn remove_others(tree: &Path, folder: &Path, files: &[&str]) -> Result<(), Error> {
    let failed = |error: std::io::Error| {
        Error::failed(format!("could not tidy {}: {error}", folder.display()))
    };
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            remove_others(tree, &path, files)?;
            continue;
        }
        let name = path.strip_prefix(tree).unwrap_or(&path);
        let name = name.to_string_lossy().replace('\\', "/");
        if name != "Cargo.lock" && !files.contains(&name.as_str()) {
            fs::remove_file(&path).map_err(failed)?;
        }
    }
    Ok(())
}

/// The faults of one game.
struct Mutants<'a> {
    program: &'a Path,
    tree: &'a Path,
    place: &'a Path,
    game: &'a str,
}

impl Mutants<'_> {
    fn command(&self, more: &[&str]) -> Command {
        let mut command = Command::new(self.program);
        command
            .args(["mutants", "--no-config", "--package"])
            .arg(format!("shamble-{}", self.game));
        for file in NO_RULES {
            command.args(["--exclude", file]);
        }
        command
            .args(more)
            .current_dir(self.tree)
            .env("CARGO_TARGET_DIR", self.place.join("build"));
        command
    }

    /// All faults there are, one a line.
    fn list(&self) -> Result<Vec<String>, Error> {
        let listed = shell::output_of(&mut self.command(&["--list"]))
            .ok_or_else(|| Error::failed("cargo-mutants cannot list the faults"))?;
        Ok(listed.lines().map(str::to_owned).collect())
    }

    /// What came of these.
    fn tried(&self, chosen: &[String]) -> Result<count::Counts, Error> {
        let out = self.place.join(format!("out/{}", self.game));
        fs::create_dir_all(&out)
            .map_err(|error| Error::failed(format!("could not make {}: {error}", out.display())))?;
        let mut command = self.command(&["--in-place", "--profile", "mutants", "--no-shuffle"]);
        if shell::which("cargo-nextest").is_some() {
            command.args(["--test-tool", "nextest"]);
        }
        command.arg("--output").arg(&out);
        for name in chosen {
            command.arg("--re").arg(sample::pattern(name));
        }
        let status = command
            .status()
            .map_err(|error| Error::failed(format!("could not start cargo-mutants: {error}")))?;
        if !status.code().is_some_and(|code| DONE.contains(&code)) {
            return Err(Error::failed(format!(
                "cargo-mutants failed ({status}); without a fault the tests must pass"
            )));
        }
        count::Counts::read(&out.join("mutants.out"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(args: &[&str]) -> Result<Plan, Error> {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        plan(&args)
    }

    #[test]
    fn without_a_game_all_are_tried() {
        assert_eq!(planned(&[]).unwrap().games, GAMES);
        let plan = planned(&["cliche", "--sample", "7", "--seed", "3"]).unwrap();
        assert_eq!(
            plan,
            Plan {
                games: vec!["cliche"],
                sample: 7,
                seed: 3
            }
        );
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (args, said) in [
            (&["ludo"][..], "`ludo`"),
            (&["--sample"], "`--sample` needs a whole number"),
            (&["--seed", "x"], "`--seed` needs a whole number"),
        ] {
            let error = planned(args).unwrap_err();
            assert!(error.to_string().contains(said), "{error}");
        }
    }
}
