//! Flaws of files that players wrote, in the words of the terminal's language.

use serde::Serialize;
use shamble_core::{Flaw, Text, text};

use crate::words::say;

/// One thing that is wrong in a file, as `--json` prints it.
#[derive(Serialize)]
pub(crate) struct SaidFlaw {
    /// Line number from 1; 0 when the file as a whole is meant.
    line: usize,
    /// What is wrong, naming the thing.
    what: String,
    /// What would be right.
    remedy: String,
    #[serde(skip)]
    flaw: Flaw,
}

impl SaidFlaw {
    fn new(flaw: &Flaw) -> Self {
        Self {
            line: flaw.line,
            what: say(&flaw.what),
            remedy: say(&flaw.remedy),
            flaw: flaw.clone(),
        }
    }

    /// What is wrong and what would be right.
    pub(crate) fn reason(&self) -> Text {
        self.flaw.reason()
    }

    /// `FILE:LINE: what; remedy`, which editors and terminals make a link of.
    pub(crate) fn text(&self, file: &str) -> Text {
        self.at_line(file, self.reason())
    }

    /// `FILE:LINE: reason`.
    pub(crate) fn at_line(&self, file: &str, reason: Text) -> Text {
        match self.line {
            0 => text!("cli-error-in-file", path = file, reason = reason),
            line => text!("cli-error-line", path = file, line = line, reason = reason),
        }
    }
}

/// All of them, in words.
pub(crate) fn said(flaws: &[Flaw]) -> Vec<SaidFlaw> {
    flaws.iter().map(SaidFlaw::new).collect()
}

/// All of them, one a line.
pub(crate) fn listed(file: &str, flaws: &[Flaw]) -> Text {
    let lines: Vec<String> = said(flaws)
        .iter()
        .map(|flaw| say(&flaw.text(file)))
        .collect();
    text!("cli-error-reason", reason = lines.join("\n"))
}
