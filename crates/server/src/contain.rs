//! Keeping a panic where it happens.
//!
//! A panic means a bug in a game. It must not take down other tables, nor the table itself for longer than it takes to
//! go back to what the store has: whatever was being carried out is not part of any log.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::error::Fault;
use crate::metrics::Metrics;

/// Something panicked. What it worked on is in an unknown state and is not to be used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Panicked;

impl From<Panicked> for Fault {
    fn from(_: Panicked) -> Self {
        Self::Failed
    }
}

/// Does `work`; a panic in it is counted, logged and ends there.
pub(crate) fn contain<T>(
    metrics: &Metrics,
    what: &'static str,
    work: impl FnOnce() -> T,
) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| report(metrics, what, &*payload))
}

/// Counts and logs a panic that was caught.
pub(crate) fn report(
    metrics: &Metrics,
    what: &'static str,
    payload: &(dyn Any + Send),
) -> Panicked {
    metrics.panics.one();
    let reason = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("no reason given");
    tracing::error!(reason, "{what} panicked");
    Panicked
}
