//! What can be put together is an action, and it is accepted.

use std::collections::BTreeSet;

use super::promise;
use crate::compose;
use crate::{Dice, Game, Millis, Quiet, Seat};

/// So many actions are put together for each seat at a close look.
const N_COMPOSED: usize = 6;

/// More parts than this at once are a list, and nobody finds anything in it.
const MAX_NEXT: usize = 400;

/// Puts actions together at random and tries them. Says how many.
pub(super) fn composed_actions_are_accepted<G: Game>(
    state: &G,
    now: Millis,
    dice: &mut Dice,
) -> Result<usize, String> {
    let mut n_composed = 0;
    for seat in Seat::all(state.n_seats()) {
        let is_asked =
            (state.prompts().iter()).any(|prompt| prompt.seat == seat && prompt.is_open(now));
        let heads = compose::parts(state, seat, now, "");
        promise!(!heads.is_whole, "nothing at all is said to be an action");
        promise!(
            is_asked || heads.next.is_empty(),
            "seat {seat} is not asked and yet can put something together"
        );
        promise!(
            compose::parts(state, seat, now, "xyzzy ") == compose::Parts::default(),
            "nonsense goes on to an action"
        );
        for _ in 0..N_COMPOSED {
            parts_are_told_apart(state, seat, now, dice)?;
            let Some(action) = compose::random(state, seat, now, dice) else {
                break;
            };
            let text = action.to_string();
            promise!(
                compose::is_composable(state, seat, now, &text),
                "'{text}' was put together in another order than it is written"
            );
            if let Err(illegal) = state.clone().act(seat, &action, now, &mut Quiet) {
                return Err(format!(
                    "'{action}' can be put together by seat {seat} and is refused by {}",
                    illegal.rule
                ));
            }
            state.label(seat, &action);
            n_composed += 1;
        }
    }
    Ok(n_composed)
}

/// Along one random way, no two parts read alike.
fn parts_are_told_apart<G: Game>(
    state: &G,
    seat: Seat,
    now: Millis,
    dice: &mut Dice,
) -> Result<(), String> {
    let mut begun = String::new();
    for _ in 0..compose::MAX_PARTS {
        let mut next = compose::parts(state, seat, now, &begun).next;
        if next.is_empty() {
            return Ok(());
        }
        promise!(
            next.len() <= MAX_NEXT,
            "'{begun}' can go on in {} ways, too many to choose from",
            next.len()
        );
        let mut texts = BTreeSet::new();
        for part in &next {
            promise!(
                !part.text.is_empty() && texts.insert(&part.text),
                "'{begun}' goes on with '{}' twice, or with nothing",
                part.text
            );
        }
        let index = dice.pick(next.len());
        begun += &next.swap_remove(index).text;
    }
    Err(format!("'{begun}' goes on for ever"))
}
