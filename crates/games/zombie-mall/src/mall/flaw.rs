//! What is wrong with a tile, layout or mall file: the line, the fault, and what would be right.

use std::fmt;

use serde::Serialize;

/// One fault. Lines count from 1; a fault of the mall as a whole has the line where its layout begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Flaw {
    /// Line of the file.
    pub line: usize,
    /// What is wrong, naming tile and place.
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
        write!(f, "line {}: {}; {}", self.line, self.what, self.remedy)
    }
}

impl std::error::Error for Flaw {}
