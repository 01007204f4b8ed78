//! How time runs, for everything that plays a game: sessions, playouts, the laboratory and situations.
//!
//! Whoever holds a state and its time says how a wake is carried out; when wakes are due, when time stands and when a
//! game has run into a dead end is decided here and nowhere else.

use crate::{Game, Millis};

/// More wakes than this in a row, with nobody able to act, means that a game forgot to ask somebody.
const MAX_IDLE_WAKES: usize = 100_000;

/// A state with its time.
pub trait Runner<G: Game> {
    /// The state.
    fn state(&self) -> &G;

    /// Game time.
    fn now(&self) -> Millis;

    /// Game time is this from now on.
    fn set_now(&mut self, now: Millis);

    /// Carries out the wake that is due at this instant; game time has reached it.
    fn wake(&mut self, due: Millis);

    /// When the next wake falls due; never after the end.
    fn due(&self) -> Option<Millis> {
        let state = self.state();
        state.next_wake().filter(|_| state.outcome().is_none())
    }

    /// Carries out the wake at `due`.
    fn fire(&mut self, due: Millis) {
        self.set_now(self.now().max(due));
        self.wake(due);
    }

    /// Fires the wakes up to and including `until`.
    fn run_until(&mut self, until: Millis) {
        for _ in 0..MAX_IDLE_WAKES {
            // Mostly nothing is due yet, and then nobody needs to know whether the game is over.
            let state = self.state();
            match state.next_wake() {
                Some(due) if due <= until && state.outcome().is_none() => self.fire(due),
                _ => {
                    self.set_now(self.now().max(until));
                    return;
                }
            }
        }
        panic!("wakes without end");
    }

    /// Nobody acts: time runs to the next instant at which something happens or somebody can answer. False if there is
    /// none.
    fn pass(&mut self) -> bool {
        let Some(next) = next_instant(self.state(), self.now()) else {
            return false;
        };
        if self.due().is_some_and(|due| due <= next) {
            self.fire(next);
        } else {
            self.set_now(next);
        }
        true
    }

    /// Time runs until somebody can answer or the game is over. False at a dead end.
    fn settle(&mut self) -> bool {
        for _ in 0..MAX_IDLE_WAKES {
            let (state, now) = (self.state(), self.now());
            if state.outcome().is_some() || state.prompts().iter().any(|prompt| prompt.is_open(now))
            {
                return true;
            }
            if !self.pass() {
                return false;
            }
        }
        panic!("wakes without end");
    }
}

/// When, after `now`, something can change without anybody acting: a wake falls due or a prompt opens.
pub fn next_instant<G: Game>(state: &G, now: Millis) -> Option<Millis> {
    let opens = state.prompts().into_iter().filter_map(|prompt| prompt.from);
    let opens = opens.filter(|from| *from > now).min();
    match (state.next_wake(), opens) {
        (Some(wake), Some(opens)) => Some(wake.min(opens)),
        (wake, opens) => wake.or(opens),
    }
}
