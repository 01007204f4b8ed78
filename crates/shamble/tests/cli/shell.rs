//! Running the program, and files for it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The program with these arguments, in an environment that does not depend on who runs the tests.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shamble"));
    command
        .args(args)
        .env("LC_ALL", "C")
        .env_remove("RUST_LOG")
        .stdin(Stdio::null());
    command
}

/// Runs the program to its end.
pub(crate) fn shamble(args: &[&str]) -> Ran {
    let output = command(args).output().unwrap();
    Ran {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The output of a run that must succeed, without a word on standard error.
#[track_caller]
pub(crate) fn ok(args: &[&str]) -> String {
    let ran = shamble(args);
    assert_eq!(
        (ran.code, ran.stderr.as_str()),
        (0, ""),
        "{args:?}: {ran:?}"
    );
    ran.stdout
}

/// The one JSON document that a run must print.
#[track_caller]
pub(crate) fn json(args: &[&str]) -> Value {
    serde_json::from_str(&ok(args)).unwrap()
}

/// The message of a run that must be refused with exit code 2 and print no result.
#[track_caller]
pub(crate) fn wrong_usage(args: &[&str]) -> String {
    refused(args, 2)
}

/// The message of a run that must fail with exit code 1 and print no result.
#[track_caller]
pub(crate) fn failed(args: &[&str]) -> String {
    refused(args, 1)
}

#[track_caller]
fn refused(args: &[&str], code: i32) -> String {
    let ran = shamble(args);
    assert_eq!(
        (ran.code, ran.stdout.as_str()),
        (code, ""),
        "{args:?}: {ran:?}"
    );
    ran.stderr.trim_end().to_owned()
}

/// An empty folder of this test alone.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        std::fs::remove_dir_all(&path).unwrap();
    }
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// A file with this text, as an argument.
pub(crate) fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
