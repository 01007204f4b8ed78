//! Where bots and hints think: beside the tables, never on their tasks, with a limit on time.
//!
//! Whoever plays ahead shares all cores but one, so that tables, sockets and the store always find one free; whoever only
//! follows rules, or nearly, never waits behind them. A thought whose asker has gone is cut short. Playing ahead
//! and looking back have threads of their own that let everything else on the machine go first.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use shamble_bots::{Guard, Level};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::{JoinError, spawn_blocking};

use crate::Shared;
use crate::clock::Stopwatch;

/// In real time a thought may take so long, waiting for its place included.
const LIMIT_REAL_TIME: Duration = Duration::from_millis(300);
/// Where everybody waits for everybody, so long.
const LIMIT_PER_ACTION: Duration = Duration::from_millis(1_500);
/// A hint is no use if it comes late.
const LIMIT_HINT: Duration = Duration::from_millis(200);

/// How far behind everything else long thoughts stand in line for a processor, as `nice` counts it.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Places to think in.
pub(crate) struct Thinkers {
    /// For thoughts that play ahead.
    searches: Semaphore,
    /// For thoughts by rule.
    reflexes: Semaphore,
}

impl Thinkers {
    pub(crate) fn new(n_cores: usize) -> Self {
        Self {
            searches: Semaphore::new(n_cores.saturating_sub(1).max(1)),
            reflexes: Semaphore::new(n_cores.max(1)),
        }
    }

    /// A place among the searches, for as long as it is held: no longer than a bot can wait.
    pub(crate) async fn search_place(&self) -> SemaphorePermit<'_> {
        let place = self.searches.acquire().await;
        place.expect("thinkers are never turned away")
    }
}

/// What is thought about, which decides where and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Matter {
    Bot { level: Level, is_real_time: bool },
    Hint,
}

impl Matter {
    fn limit(self) -> Duration {
        match self {
            Self::Bot {
                is_real_time: true, ..
            } => LIMIT_REAL_TIME,
            Self::Bot { .. } => LIMIT_PER_ACTION,
            Self::Hint => LIMIT_HINT,
        }
    }

    fn plays_ahead(self) -> bool {
        match self {
            Self::Bot { level, .. } => level.plays_ahead(),
            Self::Hint => true,
        }
    }

    /// Whether it may take longer than others should wait for a processor: also for whoever mostly follows rules, but thinks
    /// before a turn ends with something unspent.
    fn may_be_long(self) -> bool {
        match self {
            Self::Bot { level, .. } => level.ever_plays_ahead(),
            Self::Hint => true,
        }
    }
}

/// Tells a thought that nobody waits for it any more, when the one who waited is dropped.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs a thought where it blocks nobody.
pub(crate) async fn think<T: Send + 'static>(
    shared: Arc<Shared>,
    matter: Matter,
    thought: impl FnOnce(&Guard) -> Option<T> + Send + 'static,
) -> Option<T> {
    let stopwatch = Stopwatch::start();
    let is_over = Arc::new(AtomicBool::new(false));
    let _waiting = Waiting(Arc::clone(&is_over));
    let places = if matter.plays_ahead() {
        &shared.thinkers.searches
    } else {
        &shared.thinkers.reflexes
    };
    let _place = places
        .acquire()
        .await
        .expect("thinkers are never turned away");
    let work = {
        let shared = Arc::clone(&shared);
        move || {
            let limit = matter.limit();
            let guard =
                Guard::new(move || is_over.load(Ordering::Relaxed) || stopwatch.elapsed() > limit);
            let busy = Stopwatch::start();
            let result = thought(&guard);
            shared.metrics.thoughts.record(busy.elapsed());
            result
        }
    };
    let work = move || {
        if matter.may_be_long() {
            behind_everything_else(work)
        } else {
            work()
        }
    };
    let thought = if matter.plays_ahead() {
        spawn_blocking(work).await
    } else {
        aside(work).await
    };
    thought.unwrap_or_else(|error| {
        tracing::error!(%error, "a thought failed");
        None
    })
}

/// Runs something that takes a moment on another thread. A runtime that has only one does it itself: everything there
/// happens in one order, which depends on nothing but what was asked.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::CurrentThread => tokio::spawn(async move { work() }).await,
        _ => spawn_blocking(work).await,
    }
}

/// Runs something long in a thread of its own that gets a processor when nobody else wants it, and waits for it. A thread
/// cannot be moved up again without privileges, which is why none is lent.
pub(crate) fn behind_everything_else<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    let thread = thread::Builder::new().name("thinker".to_owned());
    let working = thread.spawn(move || {
        step_back();
        work()
    });
    let working = working.expect("a machine that has no thread left cannot go on");
    working.join().unwrap_or_else(|panic| resume_unwind(panic))
}

#[cfg(target_os = "linux")]
fn step_back() {
    // Linux counts by thread. Where it is not permitted, everybody shares as before.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS);
}

#[cfg(not(target_os = "linux"))]
fn step_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn long_thoughts_stand_behind_everything_else_and_nobody_else_does() {
        use rustix::process::getpriority_process;
        use rustix::thread::gettid;

        let of_this_thread = || getpriority_process(Some(gettid())).unwrap();
        let before = of_this_thread();
        let (of_the_thought, sum) = behind_everything_else(move || (of_this_thread(), 20 + 22));
        assert_eq!(sum, 42);
        assert_eq!(of_the_thought, NICENESS.max(before));
        assert_eq!(of_this_thread(), before);
    }

    #[test]
    fn a_thought_that_fails_fails_where_it_is_waited_for() {
        let thought = || behind_everything_else(|| panic!("on purpose"));
        let panic = std::panic::catch_unwind(thought).unwrap_err();
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"on purpose"));
    }
}
