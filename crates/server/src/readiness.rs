//! Whether the server can take more work, as far as its writes tell.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::clock;

/// How long a failed write counts against the server, unless another one succeeds.
const FAILURE_COUNTS: Duration = Duration::from_secs(10);

/// What the last writes came to.
#[derive(Default)]
pub(crate) struct Readiness {
    failed_at: Mutex<Option<Instant>>,
}

impl Readiness {
    pub(crate) fn write_failed(&self) {
        *self.failed_at() = Some(clock::now());
    }

    pub(crate) fn write_succeeded(&self) {
        *self.failed_at() = None;
    }

    /// No write has failed since the last one that succeeded, or that was a while ago: then it is worth a try.
    pub(crate) fn is_ready(&self) -> bool {
        let failed_at = *self.failed_at();
        failed_at.is_none_or(|at| clock::now().duration_since(at) >= FAILURE_COUNTS)
    }

    fn failed_at(&self) -> MutexGuard<'_, Option<Instant>> {
        self.failed_at
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
