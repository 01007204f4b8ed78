//! Tells the program which commit it is built from, if git knows. Runs again whenever HEAD moves.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let commit = git(&["rev-parse", "--short", "HEAD"]);
    let told = commit.map_or_else(String::new, |commit| format!(" ({commit})"));
    println!("cargo::rustc-env=SHAMBLE_COMMIT={told}");

    // HEAD changes with a checkout, the branch it names with a commit; the log of HEAD also tells of a branch that is
    // still packed away.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for moved in ["HEAD", "logs/HEAD"].into_iter().chain(branch.as_deref()) {
        let path = git(&["rev-parse", "--git-path", moved]);
        if let Some(path) = path.filter(|path| Path::new(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
}

/// What git answers; nothing without git, or outside a repository.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let answer = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| answer.trim().to_owned())
}
