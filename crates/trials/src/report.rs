//! What a trial tried and what it found.

use std::fmt;

/// So many findings are told in full.
pub const MAX_TOLD: usize = 20;

/// The outcome of one trial.
#[derive(Debug, Default)]
pub struct Report {
    name: String,
    tried: Vec<(String, u64)>,
    notes: Vec<String>,
    found: Vec<String>,
    n_found: u64,
}

impl Report {
    /// An empty report of the trial with this name.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// So much more of `what` was tried.
    pub fn count(&mut self, what: &str, n: u64) {
        match self.tried.iter_mut().find(|(name, _)| name == what) {
            Some((_, total)) => *total += n,
            None => self.tried.push((what.to_owned(), n)),
        }
    }

    /// How much of `what` was tried.
    pub fn counted(&self, what: &str) -> u64 {
        let found = self.tried.iter().find(|(name, _)| name == what);
        found.map_or(0, |(_, n)| *n)
    }

    /// A figure that is no count.
    pub fn note(&mut self, note: impl Into<String>) {
        self.notes.push(note.into());
    }

    /// Something is not as it should be.
    pub fn found(&mut self, what: impl Into<String>) {
        self.n_found += 1;
        if self.found.len() < MAX_TOLD {
            self.found.push(what.into());
        }
    }

    /// How much is not as it should be.
    pub fn n_found(&self) -> u64 {
        self.n_found
    }

    /// Everything of another report on the same thing.
    pub fn add(&mut self, other: Self) {
        for (what, n) in other.tried {
            self.count(&what, n);
        }
        self.notes.extend(other.notes);
        let untold = other.n_found - other.found.len() as u64;
        for found in other.found {
            self.found(found);
        }
        self.n_found += untold;
    }
}

/// Findings first, each on a line; the last line is for programs: name, what was tried, how much was found.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for found in &self.found {
            writeln!(f, "FOUND {}: {found}", self.name)?;
        }
        let counts = self.tried.iter().map(|(what, n)| format!("{n} {what}"));
        let tried: Vec<String> = counts.chain(self.notes.iter().cloned()).collect();
        write!(
            f,
            "trial | {} | {} | {}",
            self.name,
            tried.join(", "),
            self.n_found
        )
    }
}
