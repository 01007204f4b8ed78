//! Acts out of the blue: whatever the grammar can write, for any seat at any time.
//!
//! Random players that keep to the lists never find what the lists forgot. What is accepted must be listed or put
//! together from parts, and it must leave a sound state behind.

use super::acts::listed;
use super::{promise, secrets, twin};
use crate::compose;
use crate::{Account, Dice, Game, Millis, Seat};

/// One accepted odd act in so many is looked at for what it gives away; that is dear.
const SECRETS_EVERY: usize = 16;

/// Everything in the box is where it should be.
pub(super) fn adds_up<G: Game>(state: &G) -> Result<(), String> {
    let mut account = Account::default();
    state.account(&mut account);
    let flaws = account.flaws();
    promise!(flaws.is_empty(), "it does not add up: {}", flaws.join("; "));
    Ok(())
}

/// An act out of the blue for a random seat: any action, or one put together from parts.
pub(super) fn choose<G: Game>(state: &G, now: Millis, dice: &mut Dice) -> (Seat, G::Action) {
    let seat = Seat::new(dice.pick(state.n_seats()));
    let composed = match dice.pick(8) {
        0 => compose::random(state, seat, now, dice),
        _ => None,
    };
    (seat, composed.unwrap_or_else(|| state.any_action(dice)))
}

/// Tries an act on a clone. Says whether it is accepted.
pub(super) fn is_sound<G: Game>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    now: Millis,
    dice: &mut Dice,
) -> Result<bool, String> {
    let mut after = state.clone();
    let mut events = Vec::new();
    if after.act(seat, action, now, &mut events).is_err() {
        return Ok(false);
    }
    let text = action.to_string();
    let is_open = (state.prompts().iter()).any(|prompt| prompt.seat == seat && prompt.is_open(now));
    promise!(
        is_open,
        "'{text}' by seat {seat} is accepted although it is not asked"
    );
    promise!(
        listed(state, seat, now).contains(action)
            || compose::is_composable(state, seat, now, &text),
        "'{text}' by seat {seat} is accepted, but neither listed nor put together from parts"
    );
    let told = |broken| format!("after '{text}' by seat {seat}: {broken}");
    adds_up(&after).map_err(told)?;
    if after.outcome().is_none() {
        twin::answers_alike(&after, now).map_err(told)?;
        if dice.pick(SECRETS_EVERY) == 0 {
            for seat in Seat::all(after.n_seats()) {
                secrets::redeal_goes_unnoticed(&after, seat, now, &[], dice).map_err(told)?;
            }
        }
    }
    Ok(true)
}
