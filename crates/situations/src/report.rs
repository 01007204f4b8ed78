//! What came of a situation, for people and programs.

use std::fmt;

use serde::Serialize;
use shamble_core::Illegal;

use crate::compare::Mismatch;

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
    /// What kind of thing it is.
    pub kind: FailureKind,
    /// What was looked at.
    pub what: String,
    /// What the file says.
    pub expected: String,
    /// What is the case.
    pub found: String,
    /// The refusal that came of an act, which holds the words for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Box<Illegal>>,
}

/// Where a situation and its game disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FailureKind {
    /// The table cannot be set up, or can although it should not.
    Setup,
    /// The position cannot be.
    Position,
    /// An act comes out otherwise.
    Verdict,
    /// Time cannot pass as the file says.
    Time,
    /// Something that must hold does not.
    Check,
    /// Forced dice or picks do not fit what is rolled.
    Dice,
    /// The game broke a promise that all games make.
    Breakdown,
}

impl Failure {
    pub(crate) fn new(
        kind: FailureKind,
        line: usize,
        what: &str,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Self {
        Self {
            line,
            step: None,
            kind,
            what: what.into(),
            expected: expected.into(),
            found: found.into(),
            refusal: None,
        }
    }
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
        Self::new(
            FailureKind::Check,
            mismatch.line,
            &mismatch.path,
            mismatch.expected,
            mismatch.found,
        )
    }
}
