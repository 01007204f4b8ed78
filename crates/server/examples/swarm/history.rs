//! What the clients saw and when, written down for a checker that knows nothing of them.
//!
//! One line each, times in microseconds since the beginning:
//!
//! ```text
//! act TABLE CLIENT SENT DONE SEQ ACTION    an act from its first sending until it was acknowledged
//! look TABLE CLIENT ASKED SHOWN SEQ        a picture that was asked for on a new line
//! saw TABLE CLIENT AT SEQ                  how far the game was with any message
//! stored TABLE SEQ SEAT ACTION             the record of the game, input by input; no seat where time passed
//! ```

use std::fmt::Write as _;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

pub(crate) struct History {
    began: Instant,
    lines: Mutex<String>,
}

/// An instant of the history.
#[derive(Clone, Copy)]
pub(crate) struct At(u128);

impl History {
    pub(crate) fn new() -> Self {
        Self {
            began: Instant::now(),
            lines: Mutex::default(),
        }
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

    pub(crate) fn write(&self, path: &Path) -> std::io::Result<()> {
        std::fs::write(path, self.lines().as_bytes())
    }

    fn line(&self, line: std::fmt::Arguments<'_>) {
        writeln!(self.lines(), "{line}").expect("writing to a string");
    }

    fn lines(&self) -> MutexGuard<'_, String> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
