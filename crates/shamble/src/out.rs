//! Standard output: buffered, and quiet when nobody reads it any more.

use std::io::{self, BufWriter, Stdout, Write};

use serde::Serialize;

use crate::failure::Failure;

/// Where commands write their results. Only results: everything else goes to standard error.
pub(crate) struct Out {
    to: BufWriter<Stdout>,
}

impl Out {
    pub(crate) fn stdout() -> Self {
        Self {
            to: BufWriter::new(io::stdout()),
        }
    }

    /// One line, or several.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        Ok(writeln!(self.to, "{}", text.as_ref().trim_end())?)
    }

    /// A text as it is.
    pub(crate) fn raw(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.to.write_all(bytes)?)
    }

    /// One JSON document.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer_pretty(&mut self.to, value).map_err(io::Error::from)?;
        Ok(writeln!(self.to)?)
    }

    /// Everything must have arrived before the program says that it succeeded.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        Ok(self.to.flush()?)
    }

    /// Lets readers see what there is so far.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.to.flush()?)
    }
}
