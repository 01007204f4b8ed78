//! What a bot gets to see: exactly what a person on its seat would, enforced by this file alone.

use shamble_core::{Dice, Game, Millis, Prompt, Seat, Viewer};

use crate::Playable;

/// A state as one seat sees it at one instant.
///
/// The state itself stays private to this file: whatever a bot does with its sight, it cannot learn more than the game's
/// own view tells that seat.
pub struct Sight<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    now: Millis,
    is_open: bool,
}

impl<'a, G: Game> Sight<'a, G> {
    /// What `seat` sees of `state` at `now`.
    pub fn new(state: &'a G, seat: Seat, now: Millis) -> Self {
        Self {
            state,
            seat,
            now,
            is_open: false,
        }
    }

    /// The same for somebody who knows every card and the dice to come, so that the laboratory can tell how much guessing
    /// costs. Never for a table with people.
    pub fn open(state: &'a G, seat: Seat, now: Millis) -> Self {
        Self {
            is_open: true,
            ..Self::new(state, seat, now)
        }
    }

    /// Whether it shows what nobody can know.
    pub(crate) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whose sight it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The instant it is about.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// What the seat may see.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat may see, as far as rules of thumb ask for it.
    pub fn brief(&self) -> G::View
    where
        G: Playable,
    {
        self.state.brief(self.seat)
    }

    /// What the seat is asked, if anything.
    pub fn prompt(&self) -> Option<Prompt<G::Ask>> {
        let prompts = self.state.prompts();
        prompts.into_iter().find(|prompt| prompt.seat == self.seat)
    }

    /// What the seat can choose, appended to `out`.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.state.legal_actions(self.seat, self.now, out);
    }

    /// A whole state that the seat could not tell from the true one, for bots that play ahead.
    pub fn deal(&self, dice: &mut Dice) -> G {
        if self.is_open {
            return self.state.clone();
        }
        self.state.determinize(self.seat, dice)
    }
}
