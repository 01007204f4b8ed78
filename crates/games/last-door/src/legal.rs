//! What a seat can choose.

use shamble_core::Seat;

use crate::action::Action;
use crate::rules::door;
use crate::state::State;

/// In the order of [`Action::ALL`].
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let can = |action: &Action| door::check(state, seat, *action).is_ok();
    out.extend(Action::ALL.into_iter().filter(can));
}
