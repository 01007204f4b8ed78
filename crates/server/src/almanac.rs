//! Whether the machine's calendar can be believed: forgetting old tables depends on it, and cannot be undone.
//!
//! A machine whose battery is flat may wake up in another year. Tables themselves know nothing of the calendar.

use std::time::Duration;

use shamble_store::{HeadQuery, TableState};
use tokio::time::Instant;

use crate::{Shared, clock};

/// A server that was away for longer than this does not clean up until it is started again: its calendar may be wrong.
const MAX_AWAY: Duration = Duration::from_hours(30 * 24);

/// How far calendar and clock may come apart while the server runs.
const MAX_DRIFT: Duration = Duration::from_hours(1);

/// What the calendar said when the server started.
pub(crate) struct Almanac {
    begun_ms: i64,
    begun: Instant,
    is_sound: bool,
}

impl Almanac {
    /// Compares the calendar with the last thing that was stored.
    pub(crate) async fn begin(shared: &Shared) -> Self {
        let begun_ms = shared.config.calendar.unix_ms();
        let latest = HeadQuery::in_states(&TableState::ALL).limit(1);
        let is_sound = match shared.store.heads(latest).await {
            Ok(heads) => heads
                .first()
                .is_none_or(|head| begun_ms.saturating_sub(head.updated_ms) <= millis(MAX_AWAY)),
            Err(_) => false,
        };
        if !is_sound {
            tracing::warn!(
                "the last table changed long ago, or the calendar is wrong: old tables are kept"
            );
        }
        Self {
            begun_ms,
            begun: clock::now(),
            is_sound,
        }
    }

    /// Whether what the calendar says now fits the time that has passed.
    pub(crate) fn is_believable(&self, now_ms: i64) -> bool {
        let by_clock = millis(clock::now().duration_since(self.begun));
        let by_calendar = now_ms.saturating_sub(self.begun_ms);
        let drift = by_calendar.saturating_sub(by_clock).saturating_abs();
        let has_jumped = drift > millis(MAX_DRIFT);
        if has_jumped {
            tracing::warn!(
                by_ms = drift,
                "the calendar has jumped: old tables are kept"
            );
        }
        self.is_sound && !has_jumped
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
