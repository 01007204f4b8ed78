//! Somebody can go on, and whoever must answer has an answer.

use super::promise;
use crate::{Game, Millis, Pace, Seat, SeatSet, runner};

pub(super) fn somebody_can_go_on<G: Game>(
    state: &G,
    pace: Pace,
    now: Millis,
) -> Result<(), String> {
    let mut asked = SeatSet::EMPTY;
    let mut open = SeatSet::EMPTY;
    let mut can_act = false;
    let mut listed = Vec::new();
    for prompt in state.prompts() {
        let seat = prompt.seat;
        promise!(
            seat.index() < state.n_seats(),
            "seat {seat} is asked but not at the table"
        );
        promise!(!asked.has(seat), "seat {seat} is asked twice at once");
        asked.insert(seat);
        if !prompt.is_open(now) {
            continue;
        }
        open.insert(seat);
        listed.clear();
        state.legal_actions(seat, now, &mut listed);
        can_act |= !listed.is_empty();
        promise!(
            !prompt.must || !listed.is_empty(),
            "seat {seat} must answer {:?} and no action is listed",
            prompt.ask
        );
    }
    for seat in Seat::all(state.n_seats()).filter(|seat| !open.has(*seat)) {
        listed.clear();
        state.legal_actions(seat, now, &mut listed);
        promise!(
            listed.is_empty(),
            "seat {seat} is not asked and yet '{}' is listed",
            listed[0]
        );
    }
    if let Some(wake) = state.next_wake() {
        promise!(
            wake >= now,
            "something falls due at {wake}, before now ({now})"
        );
    }
    // At the per-action pace time waits for people, so that people must be able to act.
    let goes_on = can_act || (pace == Pace::RealTime && runner::next_instant(state, now).is_some());
    promise!(
        goes_on,
        "a dead end: nobody can act{}",
        match pace {
            Pace::RealTime => " and nothing falls due",
            Pace::PerAction => "",
        }
    );
    Ok(())
}
