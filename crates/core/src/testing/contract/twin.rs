//! A state is its written position: one that was rebuilt from it answers the next inputs exactly like the original.

use super::record::all_to_see;
use super::{json, promise};
use crate::log::{Entry, Input};
use crate::{Game, Millis, Quiet};

/// After so many inputs a twin gives way to a newer one.
const N_INPUTS: usize = 12;

/// A state rebuilt from a written position, led along beside the original.
pub(super) struct Twin<G> {
    state: G,
    n_inputs: usize,
}

impl<G: Game> Twin<G> {
    /// A state like `state`, from its position alone.
    pub(super) fn of(state: &G) -> Result<Self, String> {
        Ok(Self {
            state: rebuilt(state)?,
            n_inputs: 0,
        })
    }

    /// Whether another should take its place.
    pub(super) fn is_old(&self) -> bool {
        self.n_inputs >= N_INPUTS
    }

    /// Gives it the input that the original was given, which told `events`.
    pub(super) fn follow(&mut self, entry: &Entry, events: &[G::Event]) -> Result<(), String> {
        let mut told = Vec::new();
        match &entry.input {
            Input::Act { seat, action } => {
                let action = action.parse::<G::Action>()?;
                let result = self.state.act(*seat, &action, entry.at, &mut told);
                promise!(
                    result.is_ok(),
                    "'{entry}' is refused by a state that was rebuilt {} inputs ago: the position leaves something out",
                    self.n_inputs
                );
            }
            Input::Wake => self.state.wake(entry.at, &mut told),
            Input::Reseed(seed) => *self.state.dice_mut() = crate::Dice::new(*seed),
            // Random games play on from no other one's position.
            Input::Position(_) => {}
        }
        promise!(
            told == events,
            "'{entry}' tells {} after writing down and reading back {} inputs ago, not {}: the position leaves something out",
            json(&told),
            self.n_inputs,
            json(&events)
        );
        self.n_inputs += 1;
        Ok(())
    }

    /// It still looks like the original.
    pub(super) fn is_like(&self, state: &G, now: Millis) -> Result<(), String> {
        let (before, after) = (state.state_hash(), self.state.state_hash());
        promise!(
            before == after,
            "a state that was written down and read back {} inputs ago has become another: {} instead of {}",
            self.n_inputs,
            json(&self.state.position()),
            json(&state.position())
        );
        promise!(
            all_to_see(&self.state, now) == all_to_see(state, now),
            "a state that was written down and read back {} inputs ago looks different: its position leaves something out",
            self.n_inputs
        );
        Ok(())
    }
}

/// Lets `state` and its twin do whatever falls due next, and the first thing that is listed.
pub(super) fn answers_alike<G: Game>(state: &G, now: Millis) -> Result<(), String> {
    let twin = Twin::of(state)?;
    twin.is_like(state, now)?;
    for prompt in state.prompts().iter().filter(|prompt| prompt.is_open(now)) {
        let listed = super::acts::listed(state, prompt.seat, now);
        let Some(action) = listed.first() else {
            continue;
        };
        let after = |state: &G| {
            let mut state = state.clone();
            let result = state.act(prompt.seat, action, now, &mut Quiet);
            result.map(|()| state.state_hash())
        };
        promise!(
            after(state) == after(&twin.state),
            "'{action}' by seat {} does something else after writing down and reading back: the position leaves \
             something out",
            prompt.seat
        );
    }
    Ok(())
}

fn rebuilt<G: Game>(state: &G) -> Result<G, String> {
    let text = json(&state.position());
    let position: G::Position = serde_json::from_str(&text)
        .map_err(|error| format!("a written position does not read back: {error}"))?;
    G::from_position(position).map_err(|wrong| {
        format!(
            "the position of a reachable state is refused: {}",
            wrong.join("; ")
        )
    })
}
