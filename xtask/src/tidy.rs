//! `cargo xtask tidy`: what no compiler sees.
//!
//! This file reads the checkout once and hands it to the checks; every check is a function from
//! files to findings, has a file of its own under `tidy/`, and tests there that show it can fail.

mod dependencies;
mod exports;
mod layers;
mod leftovers;
mod length;
mod links;
mod recipe;
mod rules;
mod scan;
mod texts;
mod translations;
mod uses;

use std::fmt;
use std::process::Command;

use crate::error::Error;
use crate::shell::{self, Workspace};

pub(crate) use translations::accepted;

/// One file of the checkout.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// From the root, with `/` on every system.
    path: String,
    /// Empty for files that are not text: they exist, and that is all the checks ask.
    text: String,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    path: String,
    /// Counted from 1; 0 means the file as a whole.
    line: usize,
    message: String,
}

impl Finding {
    fn new(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self {
            path: path.to_owned(),
            line,
            message: message.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.message),
            line => write!(f, "{}:{line}: {}", self.path, self.message),
        }
    }
}

type Check = fn(&[File]) -> Vec<Finding>;

const CHECKS: &[(&str, Check)] = &[
    ("rule ids", rules::check),
    ("text keys", texts::check),
    ("translations", translations::check),
    ("leftovers", leftovers::check),
    ("file length", length::check),
    ("layers", layers::check),
    ("dependencies", dependencies::check),
    ("exports", exports::check),
    ("recipe", recipe::check),
    ("links", links::check),
];

pub(crate) fn run(workspace: &Workspace) -> Result<(), Error> {
    let files = read_checkout(workspace)?;
    let mut n_findings = 0;
    for (name, check) in CHECKS {
        let mut findings = check(&files);
        findings.sort();
        println!("tidy: {name}: {}", verdict(findings.len()));
        for finding in &findings {
            println!("  {finding}");
        }
        n_findings += findings.len();
    }
    match n_findings {
        0 => Ok(()),
        n => Err(Error::failed(format!("tidy found {n} things to mend"))),
    }
}

fn verdict(n_findings: usize) -> String {
    match n_findings {
        0 => "ok".to_owned(),
        n => format!("{n} to mend"),
    }
}

/// Every file that git tracks or would track, so that a new file is checked before it is committed.
pub(crate) fn read_checkout(workspace: &Workspace) -> Result<Vec<File>, Error> {
    let listing = shell::output_of(
        Command::new("git")
            .args([
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ])
            .current_dir(&workspace.root),
    )
    .ok_or_else(|| Error::failed("`git ls-files` failed: tidy needs git and a checkout"))?;
    let mut paths: Vec<&str> = listing
        .split('\0')
        .filter(|path| !path.is_empty())
        .collect();
    paths.sort_unstable();
    paths.dedup();
    let mut files = Vec::new();
    for path in paths {
        let place = workspace.root.join(path);
        // A tracked file that was deleted is about to go; it is not there to be checked.
        if !place.is_file() {
            continue;
        }
        let bytes = std::fs::read(&place)
            .map_err(|e| Error::failed(format!("could not read {path}: {e}")))?;
        files.push(File {
            path: path.to_owned(),
            text: String::from_utf8(bytes).unwrap_or_default(),
        });
    }
    Ok(files)
}

#[cfg(test)]
mod testing {
    //! What the checks' own tests share.

    use super::{Check, File};

    pub(super) fn files(files: &[(&str, &str)]) -> Vec<File> {
        files
            .iter()
            .map(|(path, text)| File {
                path: (*path).to_owned(),
                text: (*text).to_owned(),
            })
            .collect()
    }

    /// What the check finds, each as the line that a person would read.
    pub(super) fn found(check: Check, input: &[(&str, &str)]) -> Vec<String> {
        let mut findings = check(&files(input));
        findings.sort();
        findings.iter().map(ToString::to_string).collect()
    }
}
