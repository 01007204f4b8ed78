//! The only reader of clocks: the calendar for stored times, the runtime's clock for everything that passes.
//!
//! Everything that passes is measured with the runtime's clock, which tests hold and move.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use shamble_core::Millis;
use tokio::time::Instant;

/// What day it is. Only stored times and pruning ask.
pub trait Calendar: Send + Sync {
    /// Milliseconds since 1970.
    fn unix_ms(&self) -> i64;
}

/// The machine's own calendar.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemCalendar;

impl Calendar for SystemCalendar {
    fn unix_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| {
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        })
    }
}

/// The instant it is now.
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// How long something took, whatever tests do to the runtime's clock.
pub(crate) struct Stopwatch(std::time::Instant);

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The game time of one table: stands until it is started, and whenever it is stopped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameClock {
    base: Millis,
    /// Since when it runs from `base`; nothing while it stands.
    since: Option<Instant>,
}

impl GameClock {
    /// A clock that stands at `at`.
    pub(crate) fn standing(at: Millis) -> Self {
        Self {
            base: at,
            since: None,
        }
    }

    /// A clock that runs from `at` on.
    pub(crate) fn running(at: Millis) -> Self {
        Self {
            base: at,
            since: Some(now()),
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Game time now.
    pub(crate) fn now(&self) -> Millis {
        self.since.map_or(self.base, |since| {
            let passed = now().duration_since(since).as_millis();
            self.base + Millis(u32::try_from(passed).unwrap_or(u32::MAX))
        })
    }

    /// When game time will be `at`; nothing while the clock stands.
    pub(crate) fn instant_of(&self, at: Millis) -> Option<Instant> {
        let since = self.since?;
        Some(since + Duration::from_millis(u64::from((at - self.base).0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn game_time_passes_only_while_the_clock_runs() {
        let standing = GameClock::standing(Millis(500));
        let running = GameClock::running(Millis(500));
        tokio::time::advance(Duration::from_millis(1250)).await;
        assert_eq!(standing.now(), Millis(500));
        assert_eq!(running.now(), Millis(1750));
        assert_eq!(standing.instant_of(Millis(900)), None);
        let due = running.instant_of(Millis(2000)).unwrap();
        assert_eq!(due - now(), Duration::from_millis(250));
    }
}
