//! How a command fails: what is said, and with which exit code.

use std::io;
use std::process::ExitCode;

use shamble_core::{Text, text};

use crate::words::say;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked for in the wrong way: exit code 2.
    Usage(Text),
    /// It was tried and failed: exit code 1.
    Failed(Text),
    /// It failed, and what there is to say has been said: exit code 1.
    Told,
    /// Whoever read the output has heard enough, such as `head`: no failure at all.
    NobodyListens,
}

impl Failure {
    /// Tells it on standard error.
    pub(crate) fn report(self) -> ExitCode {
        let (text, code) = match self {
            Self::Usage(text) => (text, ExitCode::from(2)),
            Self::Failed(text) => (text, ExitCode::FAILURE),
            Self::Told => return ExitCode::FAILURE,
            Self::NobodyListens => return ExitCode::SUCCESS,
        };
        eprintln!("shamble: {}", say(&text));
        code
    }
}

/// Trouble with standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyListens,
            _ => Self::Failed(text!("cli-error-output", reason = error.to_string())),
        }
    }
}
