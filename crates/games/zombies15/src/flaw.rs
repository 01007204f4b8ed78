//! What is wrong in a file that a person wrote: where, what, and what would be right.

use std::fmt;

use serde::Serialize;

/// One thing that is wrong in a content or scenario file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
pub struct Flaw {
    /// Line number from 1; 0 when the file as a whole is meant.
    pub line: usize,
    /// What is wrong, naming the thing.
    pub what: String,
    /// What would be right.
    pub remedy: String,
}

impl Flaw {
    pub(crate) fn new(line: usize, what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            line,
            what: what.into(),
            remedy: remedy.into(),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}; {}", self.what, self.remedy),
            line => write!(f, "line {line}: {}; {}", self.what, self.remedy),
        }
    }
}

/// The line (from 1) on which byte `at` of `text` stands.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes()[..at.min(text.len())]
        .iter()
        .filter(|byte| **byte == b'\n')
        .count()
}

/// A TOML error as a flaw.
pub(crate) fn flaw_of_toml(text: &str, error: &toml::de::Error) -> Flaw {
    let line = error.span().map_or(1, |span| line_of(text, span.start));
    let message = error.message().trim().replace('\n', ", ");
    Flaw::new(
        line,
        message,
        "see the description of the format for keys and kinds of values",
    )
}

/// All flaws in one text, for errors that have room for one.
pub(crate) fn listed(flaws: &[Flaw]) -> String {
    flaws
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("\n")
}
