//! Where bots' standard error and notes go: a file with an end.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// How much of a log is kept; whatever comes later is dropped.
pub const LOG_BYTES: u64 = 4 * 1024 * 1024;

/// The longest line of a log, in bytes; longer ones are cut into several.
pub(crate) const LOG_LINE_BYTES: usize = 1024;

/// A log that several bots write to.
pub struct Log {
    file: Option<Mutex<Kept>>,
}

struct Kept {
    file: File,
    left: u64,
}

impl Log {
    /// Nothing is kept.
    pub fn none() -> Self {
        Self { file: None }
    }

    /// A new file.
    pub fn create(path: &Path) -> io::Result<Self> {
        let kept = Kept {
            file: File::create(path)?,
            left: LOG_BYTES,
        };
        Ok(Self {
            file: Some(Mutex::new(kept)),
        })
    }

    /// One line, of `who`.
    pub(crate) fn line(&self, who: &str, line: &str) {
        let Some(file) = &self.file else { return };
        let mut kept = file.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.left == 0 {
            return;
        }
        let mut line = format!("{who}: {line}\n");
        let length = line.len() as u64;
        if length > kept.left {
            line = "the log is full\n".to_owned();
        }
        kept.left = kept.left.saturating_sub(length);
        // A log that cannot be written must not end a game.
        let _ = kept.file.write_all(line.as_bytes());
    }
}

/// What a bot wrote, fit to be shown: no control characters, which could do anything to a terminal.
pub(crate) fn readable(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let shown = text.trim_end().chars();
    shown
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_do_not_reach_a_terminal() {
        assert_eq!(readable(b"a\x1b[2Jb\tc\xff\n"), "a [2Jb c\u{fffd}");
    }
}
