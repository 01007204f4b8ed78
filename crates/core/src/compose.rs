//! Actions that are put together from parts: which cards, in which order, how many.
//!
//! Where a choice is a combination or an order, listing every one would take thousands of lines. Instead the game says,
//! for the text of an action as far as it has been begun, what may come next. Whoever puts it together adds one part
//! after the other and sends the text once it is whole; the game judges it as it judges any action. Nothing in the state
//! changes on the way, so an action costs what it costs, however many parts it has.

use serde::Serialize;

use crate::{Dice, Game, Millis, Seat, Text};

/// No action has more parts than this.
pub const MAX_PARTS: usize = 64;

/// How an action that was begun can go on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Whether the text is an action as it stands.
    pub is_whole: bool,
    /// What may be added, in a fixed order without duplicates.
    pub next: Vec<Part>,
}

/// One thing that may be added to an action that was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// What is added to the text, its separator included: `" L13"` or `",tire"`.
    pub text: String,
    /// It, in words.
    pub label: Text,
}

impl Parts {
    /// The text as it stands is an action.
    pub fn whole(&mut self) {
        self.is_whole = true;
    }

    /// This may be added.
    pub fn part(&mut self, text: impl Into<String>, label: Text) {
        let text = text.into();
        self.next.push(Part { text, label });
    }
}

/// How `begun` can go on, for `seat` at `now`.
pub fn parts<G: Game>(state: &G, seat: Seat, now: Millis, begun: &str) -> Parts {
    let mut parts = Parts::default();
    if state.outcome().is_none() {
        state.compose(seat, now, begun, &mut parts);
    }
    parts
}

/// Whether `text` can be put together.
pub fn is_composable<G: Game>(state: &G, seat: Seat, now: Millis, text: &str) -> bool {
    fn leads_to<G: Game>(
        (state, seat, now): (&G, Seat, Millis),
        begun: &str,
        text: &str,
        n_left: usize,
    ) -> bool {
        let parts = parts(state, seat, now, begun);
        if begun == text {
            return parts.is_whole;
        }
        // Several parts may fit: `L1` and `L13` both begin `L13*2`.
        n_left > 0
            && parts.next.iter().any(|part| {
                text[begun.len()..].starts_with(part.text.as_str())
                    && leads_to(
                        (state, seat, now),
                        &text[..begun.len() + part.text.len()],
                        text,
                        n_left - 1,
                    )
            })
    }
    leads_to((state, seat, now), "", text, MAX_PARTS)
}

/// A random action put together from parts, if there is any: for random players and for tests. Panics if the parts lead
/// nowhere.
pub fn random<G: Game>(state: &G, seat: Seat, now: Millis, dice: &mut Dice) -> Option<G::Action> {
    let mut begun = String::new();
    for _ in 0..=MAX_PARTS {
        let mut parts = parts(state, seat, now, &begun);
        if parts.is_whole && (parts.next.is_empty() || dice.pick(2) == 0) {
            let action = begun.parse::<G::Action>();
            return Some(action.unwrap_or_else(|error| {
                panic!("'{begun}' is put together and yet no action: {error}")
            }));
        }
        if parts.next.is_empty() {
            assert!(
                begun.is_empty(),
                "'{begun}' is offered to seat {seat} but leads nowhere"
            );
            return None;
        }
        let index = dice.pick(parts.next.len());
        begun += &parts.next.swap_remove(index).text;
    }
    panic!("'{begun}' goes on for more than {MAX_PARTS} parts");
}
