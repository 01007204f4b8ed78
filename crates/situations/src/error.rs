//! Why a situation file cannot be understood: where, what kind of mistake, and what would be right.

use std::fmt;

use serde::{Serialize, Serializer};

/// A situation file that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
pub struct SituationError {
    /// The file's name.
    pub file: String,
    /// Line number from 1.
    pub line: usize,
    /// The key in question, with the tables around it; empty if the text is no TOML at all.
    pub key: String,
    /// What is wrong and what would be right.
    #[serde(rename = "reason", serialize_with = "in_words")]
    pub kind: ErrorKind,
}

impl fmt::Display for SituationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.line)?;
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        self.kind.fmt(f)
    }
}

/// Kinds of mistakes in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ErrorKind {
    /// The text is no TOML.
    #[error("not TOML: {0}")]
    NotToml(String),
    /// A key that must be there is not; what it is for.
    #[error("is missing{0}")]
    Missing(&'static str),
    /// A key that means nothing here.
    #[error("unknown key; known here: {known}")]
    UnknownKey {
        /// The keys that mean something, with commas.
        known: String,
    },
    /// A value of another kind than its key wants.
    #[error("must be {expected}, not {found}")]
    WrongKind {
        /// What the key wants.
        expected: &'static str,
        /// What stands there.
        found: &'static str,
    },
    /// A value of the right kind that cannot be meant; what would be right.
    #[error("{0}")]
    Unusable(String),
    /// Two things that exclude each other; which to choose between.
    #[error("{0}")]
    Contradiction(&'static str),
    /// Something that stands where a rule id should.
    #[error("'{0}' is not a rule id, such as CZG-030 or CZG-R13")]
    NotARule(String),
    /// A rule that the rulebook of the game does not have.
    #[error("{id} is not in the rulebook of {game}")]
    UnknownRule {
        /// What the file cites.
        id: String,
        /// Its game.
        game: String,
    },
    /// A game nobody knows.
    #[error("unknown game '{game}'; known: {known}")]
    UnknownGame {
        /// What the file says.
        game: String,
        /// The games there are, with commas.
        known: String,
    },
}

/// A place in a file, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) line: usize,
    pub(crate) key: String,
    pub(crate) kind: ErrorKind,
}

impl Fault {
    pub(crate) fn new(line: usize, key: impl Into<String>, kind: ErrorKind) -> Self {
        Self {
            line,
            key: key.into(),
            kind,
        }
    }

    /// A value that cannot be meant, and what would be right.
    pub(crate) fn unusable(line: usize, key: impl Into<String>, reason: impl Into<String>) -> Self {
        Self::new(line, key, ErrorKind::Unusable(reason.into()))
    }

    pub(crate) fn in_file(self, file: &str) -> SituationError {
        SituationError {
            file: file.to_owned(),
            line: self.line,
            key: self.key,
            kind: self.kind,
        }
    }
}

fn in_words<S: Serializer>(kind: &ErrorKind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(kind)
}
