//! All tests of the crate's surface: one program, because each costs a build of every game.

mod advice;
mod blind;
mod blind_by_rule;
mod company;
mod tables;

use shamble_core::{Game, Millis, Quiet, Runner};

/// A game in play at the per-action pace.
struct Running<G> {
    state: G,
    now: Millis,
}

impl<G: Game> Runner<G> for Running<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.state.wake(due, &mut Quiet);
    }
}
