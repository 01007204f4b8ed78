//! What every subcommand has in common.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::shell::{command, ok, shamble, wrong_usage};

const SUBCOMMANDS: [&str; 18] = [
    "serve",
    "games",
    "rules",
    "simulate",
    "merge",
    "ladder",
    "difficulty",
    "analyse",
    "puzzles",
    "replay",
    "situation",
    "soundtrack",
    "mall",
    "backup",
    "store",
    "bot",
    "bench",
    "completions",
];

#[test]
fn help_names_every_subcommand_and_each_has_its_own() {
    let help = ok(&["--help"]);
    for name in SUBCOMMANDS {
        assert!(help.contains(name), "{name}");
        let own = ok(&[name, "--help"]);
        assert!(own.contains(&format!("Usage: shamble {name}")), "{own}");
    }
    for command in [
        &["serve"][..],
        &["simulate"],
        &["merge"],
        &["ladder"],
        &["difficulty"],
        &["analyse"],
        &["puzzles"],
        &["replay"],
        &["bot"],
        &["situation", "run"],
        &["situation", "new"],
        &["mall", "check"],
        &["mall", "new"],
        &["mall", "show"],
    ] {
        let help = ok(&[command, &["--help"]].concat());
        assert!(help.contains("Example"), "{command:?}");
    }
}

#[test]
fn the_version_comes_with_the_commit_it_was_built_from() {
    let said = ok(&["--version"]);
    let version = concat!("shamble ", env!("CARGO_PKG_VERSION"));
    let rest = said.trim_end().strip_prefix(version).expect(&said);
    if !git(&["rev-parse", "HEAD"]) {
        assert_eq!(rest, "", "no commit where git knows none");
        return;
    }
    let commit = rest
        .strip_prefix(" (")
        .and_then(|rest| rest.strip_suffix(')'));
    let commit = commit.expect(&said);
    assert!(
        git(&["cat-file", "-e", &format!("{commit}^{{commit}}")]),
        "{said}"
    );
}

/// Whether git does this here, and gladly.
fn git(args: &[&str]) -> bool {
    let output = Command::new("git")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(args)
        .output();
    output.is_ok_and(|output| output.status.success())
}

#[test]
fn what_nobody_understands_is_wrong_usage() {
    assert_eq!(shamble(&[]).code, 2);
    assert!(wrong_usage(&["simulte", "cliche"]).contains("'simulate'"));
    for args in [
        &["games", "extra"][..],
        &["serve", "--port", "80"],
        &["situation"],
        &["replay"],
        &["rules"],
    ] {
        assert!(wrong_usage(args).contains("--help"), "{args:?}");
    }
}

#[test]
fn readers_may_leave_early() {
    let mut child = command(&["rules", "cliche"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // One line is read, then the pipe is closed.
    let mut line = String::new();
    BufReader::with_capacity(16, child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert_eq!(line.trim(), "Cliché Zombie Game");
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap()
        ),
        (Some(0), String::new())
    );
}

#[test]
fn completions_know_subcommands_and_games() {
    let script = ok(&["completions", "bash"]);
    assert!(script.contains("simulate") && script.contains("cliche"));
    assert!(wrong_usage(&["completions", "dos"]).contains("bash"));
}

/// docs/command-line.md is written by hand, so this notices when the program moves on without it.
#[test]
fn the_documentation_names_every_subcommand_and_flag() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/command-line.md");
    let page = std::fs::read_to_string(path).unwrap();
    let commands = SUBCOMMANDS.map(|name| vec![name]).into_iter();
    let commands = commands.chain([
        vec!["situation", "run"],
        vec!["situation", "new"],
        vec!["mall", "check"],
        vec!["mall", "new"],
        vec!["mall", "show"],
    ]);
    for command in commands {
        assert!(
            page.contains(&format!("## {}\n", command[0])),
            "{command:?}"
        );
        let help = ok(&[&command[..], &["--help"]].concat());
        let words = help.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        for flag in
            words.filter(|word| word.starts_with("--") && word.len() > 2 && *word != "--help")
        {
            assert!(page.contains(flag), "{flag} of {command:?}");
        }
    }
}
