//! What came of a situation, for people and programs.

use std::fmt;

use serde::Serialize;

use super::compare::Mismatch;

/// What came of a situation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The file's name.
    pub name: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// What it shows.
    pub title: String,
    /// All that was not as it says; empty when it holds.
    pub failures: Vec<Failure>,
}

/// One thing that was not as the situation says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The line that says otherwise, from 1.
    pub line: usize,
    /// The step after which it was looked at, from 1; nothing for the set-up and for the end.
    pub step: Option<usize>,
    /// What was looked at.
    pub what: String,
    /// What the file says.
    pub expected: String,
    /// What is the case.
    pub found: String,
}

impl Report {
    /// Whether everything is as the situation says.
    pub fn holds(&self) -> bool {
        self.failures.is_empty()
    }
}

/// A line for each failure, or one that says that all is well.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.rules.join(", ");
        if self.holds() {
            return write!(f, "{}: holds: {} ({rules})", self.name, self.title);
        }
        write!(f, "{}: does not hold: {} ({rules})", self.name, self.title)?;
        for failure in &self.failures {
            write!(f, "\n  {}:{failure}", self.name)?;
        }
        Ok(())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.line)?;
        if let Some(step) = self.step {
            write!(f, "step {step}: ")?;
        }
        let Self {
            what,
            expected,
            found,
            ..
        } = self;
        write!(f, "{what}: expected {expected}, found {found}")
    }
}

impl From<Mismatch> for Failure {
    fn from(mismatch: Mismatch) -> Self {
        Self {
            line: mismatch.line,
            step: None,
            what: mismatch.path,
            expected: mismatch.expected,
            found: mismatch.found,
        }
    }
}
