//! What the clients saw and when, written down at once for a checker that knows nothing of them: whatever ends this
//! program, it is there up to then.
//!
//! One line each, times in microseconds since the beginning:
//!
//! ```text
//! act TABLE CLIENT SENT DONE SEQ ACTION    an act from its first sending until it was acknowledged
//! look TABLE CLIENT ASKED SHOWN SEQ        a picture that was asked for on a new line
//! saw TABLE CLIENT AT SEQ                  how far the game was with any message
//! stored TABLE SEQ SEAT ACTION             the record of the game, input by input; no seat where time passed
//! ```

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

pub(crate) struct History {
    began: Instant,
    /// Nothing where nobody wants to know.
    file: Option<Mutex<Writing>>,
}

struct Writing {
    file: File,
    /// What went wrong first: from then on nothing is complete.
    failed: Option<std::io::Error>,
}

/// An instant of the history.
#[derive(Clone, Copy)]
pub(crate) struct At(u128);

impl History {
    pub(crate) fn unwritten() -> Self {
        Self {
            began: Instant::now(),
            file: None,
        }
    }

    pub(crate) fn written_to(path: &Path) -> std::io::Result<Self> {
        let file = File::create(path)?;
        Ok(Self {
            began: Instant::now(),
            file: Some(Mutex::new(Writing { file, failed: None })),
        })
    }

    pub(crate) fn now(&self) -> At {
        At(self.began.elapsed().as_micros())
    }

    pub(crate) fn act(&self, table: &str, client: &str, sent: At, seq: u32, action: &str) {
        let (sent, done) = (sent.0, self.now().0);
        self.line(format_args!(
            "act {table} {client} {sent} {done} {seq} {action}"
        ));
    }

    pub(crate) fn look(&self, table: &str, client: &str, asked: At, seq: u32) {
        let (asked, shown) = (asked.0, self.now().0);
        self.line(format_args!("look {table} {client} {asked} {shown} {seq}"));
    }

    pub(crate) fn saw(&self, table: &str, client: &str, seq: u32) {
        let at = self.now().0;
        self.line(format_args!("saw {table} {client} {at} {seq}"));
    }

    pub(crate) fn stored(&self, table: &str, seq: usize, seat: &str, action: &str) {
        self.line(format_args!("stored {table} {seq} {seat} {action}"));
    }

    /// Whether everything could be written.
    pub(crate) fn finish(&self) -> std::io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let mut writing = file.lock().unwrap_or_else(PoisonError::into_inner);
        writing.failed.take().map_or(Ok(()), Err)
    }

    fn line(&self, line: std::fmt::Arguments<'_>) {
        let Some(file) = &self.file else { return };
        let mut writing = file.lock().unwrap_or_else(PoisonError::into_inner);
        // In one piece, so that a line is there as a whole or not at all.
        let written = writing.file.write_all(format!("{line}\n").as_bytes());
        if let Err(error) = written {
            writing.failed.get_or_insert(error);
        }
    }
}
