//! Who is asked what, now.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_SEATS, Millis, Seat};

/// One seat's question. A seat has at most one at a time; what it may answer is `Game::legal_actions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Prompt<A> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, as the game calls it.
    pub ask: A,
    /// Whether the game waits for this seat. If not, the seat may act or let time pass.
    pub must: bool,
    /// Before this instant the seat has no answer yet, such as a die that is still rolling.
    pub from: Option<Millis>,
    /// When the game stops waiting, at the real-time pace.
    pub until: Option<Millis>,
}

impl<A> Prompt<A> {
    /// The game waits for `seat`.
    pub const fn must(seat: Seat, ask: A) -> Self {
        Self {
            seat,
            ask,
            must: true,
            from: None,
            until: None,
        }
    }

    /// `seat` may act, and the game goes on if it does not.
    pub const fn may(seat: Seat, ask: A) -> Self {
        Self {
            seat,
            ask,
            must: false,
            from: None,
            until: None,
        }
    }

    /// The same question, open only from this instant on.
    #[must_use]
    pub fn from(mut self, from: Millis) -> Self {
        self.from = Some(from);
        self
    }

    /// Whether it can be answered at `now`.
    pub fn is_open(&self, now: Millis) -> bool {
        self.from.is_none_or(|from| from <= now)
    }

    /// The same question with a time limit.
    #[must_use]
    pub fn until(mut self, until: Option<Millis>) -> Self {
        self.until = until;
        self
    }
}

/// All open prompts, in seat order unless the game says otherwise.
pub type Prompts<A> = ArrayVec<Prompt<A>, MAX_SEATS>;
