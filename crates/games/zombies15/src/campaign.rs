//! The campaign between scenarios: the Checkpoint as a phase of a won table, and a crew's progress as plain data.
//!
//! A table plays one scenario. When it is won in campaign mode the Checkpoint follows at the same table, and ends with a
//! [`Progress`]: one line of text that the next table takes as its option `progress`. A crew can keep, send or edit it.

mod checkpoint;
mod progress;

pub use progress::{Carried, Progress};

pub(crate) use checkpoint::Checkpoint;
