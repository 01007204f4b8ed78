//! `cargo xtask mutants`: injects faults into the rules of a game and counts how many its tests notice.
//!
//! cargo-mutants says which faults can be made. A whole sample of them is built at once, each behind a switch, in a copy of
//! the checkout that stays where it is, beside a target folder of its own: a fault then costs no build, only the tests up
//! to the first that fails. The few that cannot be switched (in constants, say) are built one by one.

mod build;
mod count;
mod fault;
mod json;
mod sample;
mod switch;
mod trial;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::build::Builder;
use self::count::{Counts, Verdict};
use self::fault::Fault;
use self::trial::Trial;
use crate::error::Error;
use crate::shell::{self, Workspace};

/// The games, by id; a game's crate and folder are called after it.
const GAMES: [&str; 4] = ["zombies15", "tiny-epic-zombies", "zombie-mall", "cliche"];

/// How many faults are tried unless somebody says otherwise.
const SAMPLE: usize = 20;

/// Files of a game that hold no rules: words for people, and what only tests ask.
const NO_RULES: [&str; 5] = [
    "**/say.rs",
    "**/label.rs",
    "**/account.rs",
    "**/any.rs",
    "**/odd.rs",
];

#[derive(Debug, PartialEq, Eq)]
struct Plan {
    games: Vec<&'static str>,
    sample: usize,
    seed: u64,
    /// Without the contract suite, which takes longer than everything else together.
    quick: bool,
    /// Without the faults that need a build of their own.
    switched: bool,
    /// Of the sample, only faults whose names have one of these in them; all where there are none.
    named: Vec<String>,
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
            builder: Builder {
                checkout: &workspace.root,
                tree: &tree,
                target: place.join("build"),
                game,
                quick: plan.quick,
            },
            switched: plan.switched,
        };
        let all = mutants.list()?;
        let n_all = all.len();
        let mut chosen = sample::choose(all, plan.sample, plan.seed);
        chosen.retain(|fault| plan.wants(&fault.name));
        println!(
            "{game}: {} of {n_all} faults, seed {}",
            chosen.len(),
            plan.seed
        );
        println!("{}", mutants.tried(&chosen)?);
    }
    Ok(())
}

impl Plan {
    fn wants(&self, name: &str) -> bool {
        self.named.is_empty() || self.named.iter().any(|part| name.contains(part))
    }
}

fn plan(args: &[String]) -> Result<Plan, Error> {
    let mut plan = Plan {
        games: Vec::new(),
        sample: SAMPLE,
        seed: 1,
        quick: false,
        switched: false,
        named: Vec::new(),
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut number = || {
            let given = args.next().and_then(|value| value.parse::<u64>().ok());
            given.ok_or_else(|| Error::Usage(format!("`{arg}` needs a whole number")))
        };
        match arg.as_str() {
            "--quick" => (plan.quick, plan.switched) = (true, true),
            "--switched" => plan.switched = true,
            "--named" => {
                let part = args.next();
                let part = part.ok_or_else(|| Error::Usage(format!("`{arg}` needs a text")))?;
                plan.named.push(part.clone());
            }
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
    builder: Builder<'a>,
    /// Leaves faults out that need a build of their own.
    switched: bool,
}

impl Mutants<'_> {
    /// All faults there are.
    fn list(&self) -> Result<Vec<Fault>, Error> {
        let mut command = Command::new(self.program);
        command
            .args(["mutants", "--no-config", "--list", "--json", "--package"])
            .arg(format!("shamble-{}", self.builder.game))
            .current_dir(self.builder.tree);
        for file in NO_RULES {
            command.args(["--exclude", file]);
        }
        shell::output_of(&mut command)
            .and_then(|listed| Fault::read_all(&listed))
            .ok_or_else(|| Error::failed("cargo-mutants cannot list the faults"))
    }

    /// What came of these.
    fn tried(&self, chosen: &[Fault]) -> Result<Counts, Error> {
        let faults: Vec<(usize, Fault)> = (1..).zip(chosen.iter().cloned()).collect();
        let mut left_out = BTreeSet::new();
        let programs = self.builder.switched(&faults, &mut left_out)?;
        let trial = Trial::new(programs, &self.builder.folder())?;
        let one_by_one = left_out.len();
        println!(
            "built; the tests take {} s without a fault; {one_by_one} faults need a build of their own",
            trial.length().as_secs()
        );
        let mut counts = Counts::default();
        let mut told = |(verdict, by): (Verdict, Option<String>), fault: &Fault| {
            let test = by
                .as_deref()
                .map_or_else(String::new, |by| format!(" by {by}"));
            println!("{verdict:?}{test}: {}", fault.name);
            counts.add(verdict, by.as_deref(), &fault.name);
        };
        for (number, fault) in faults.iter().filter(|(n, _)| !left_out.contains(n)) {
            told(trial.of(*number)?, fault);
        }
        for (_, fault) in faults.iter().filter(|(n, _)| left_out.contains(n)) {
            let verdict = if self.switched {
                (Verdict::Untried, None)
            } else {
                match self.builder.single(fault, &faults)? {
                    Some(programs) => trial.with(programs).of(0)?,
                    None => (Verdict::Unviable, None),
                }
            };
            told(verdict, fault);
        }
        Ok(counts)
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
        let plan = planned(&["cliche", "--sample", "7", "--seed", "3", "--quick"]).unwrap();
        assert_eq!(
            plan,
            Plan {
                games: vec!["cliche"],
                sample: 7,
                seed: 3,
                quick: true,
                switched: true,
                named: Vec::new(),
            }
        );
        let plan = planned(&["--named", "legal.rs", "--named", "view", "--switched"]).unwrap();
        assert!(plan.switched && !plan.quick);
        assert!(plan.wants("src/view/map.rs:1:2: replace + with -"));
        assert!(!plan.wants("src/turn.rs:1:2: replace + with -"));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (args, said) in [
            (&["ludo"][..], "`ludo`"),
            (&["--sample"], "`--sample` needs a whole number"),
            (&["--seed", "x"], "`--seed` needs a whole number"),
            (&["--named"], "`--named` needs a text"),
        ] {
            let error = planned(args).unwrap_err();
            assert!(error.to_string().contains(said), "{error}");
        }
    }
}
