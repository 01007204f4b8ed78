//! Rule tests as data: one position, what is tried, and what must come of it.
//!
//! A game's tests and the command line run situations through the same code. Texts come in and reports go out; only the
//! test harness reads files. `docs/situations.md` is the format.

mod ask;
mod checks;
mod compare;
mod differences;
mod error;
mod guide;
#[cfg(feature = "harness")]
pub mod harness;
mod judge;
mod lesson;
mod node;
mod patch;
mod reader;
mod report;
mod rulebooks;
mod run;
mod situation;
mod step;
mod template;
#[cfg(test)]
mod tests;

pub use ask::{Answer, Asked, Begun, Came, Choice, Effects, ask};
pub use differences::Change;
pub use error::{ErrorKind, SituationError};
pub use guide::{ActionHelp, Guide, KeyHelp};
pub use lesson::{Lesson, Task};
pub use report::{Failure, FailureKind, Report};
pub use rulebooks::Rulebooks;
pub use run::{begin, run};
pub use situation::Situation;
pub use template::{position_toml, template};
