//! Looting a token or a pile, and what a drawn card sets off.

use shamble_core::{Illegal, Sink};

use super::acts::back_to;
use super::run;
use crate::cards::Card;
use crate::content::Effect;
use crate::event::Event;
use crate::prompt::Ask;
use crate::rules::loot::From;
use crate::state::{Point, State};

/// A drawn event happens, and the turn runs on unless the player has to choose something first.
pub(super) fn happen(state: &mut State, effect: Option<Effect>, out: &mut impl Sink<Event>) {
    match effect.and_then(|effect| state.happen(effect, out)) {
        Some(ask) => state.ask = ask,
        None => run(state, out),
    }
}

pub(super) fn loot(
    state: &mut State,
    point: Point,
    with: Option<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let light = state.check_loot(point, with)?;
    back_to(state, point);
    if let Some(card) = state.remove_token(out) {
        let effect = state.receive(card, From::Objective, out);
        happen(state, effect, out);
        return Ok(());
    }
    let mut drawn: arrayvec::ArrayVec<_, 2> = arrayvec::ArrayVec::new();
    drawn.extend(state.draw(out));
    if let Some(light) = light {
        let seat = state.turn.seat;
        let card = state.name(light);
        let shown = !state.is_public(light);
        out.emit(|| Event::Played { seat, card, shown });
        state.spend(seat, light);
        drawn.extend(state.draw(out));
    }
    if let [one, other] = drawn.as_slice() {
        if one.kind() != other.kind() {
            state.drawn = drawn;
            state.ask = Ask::Keep;
            return Ok(());
        }
        let one = *one;
        state.drawn = drawn.clone();
        state.keep(one, out);
    }
    let effect = drawn
        .first()
        .copied()
        .and_then(|card| state.receive(card, From::LootToken, out));
    happen(state, effect, out);
    Ok(())
}

pub(super) fn search(
    state: &mut State,
    point: Point,
    with: Option<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let trolley = state.check_search(point, with)?;
    back_to(state, point);
    let cards = state.look_through(out);
    if let Some(trolley) = trolley {
        let seat = state.turn.seat;
        let card = state.name(trolley);
        let shown = !state.is_public(trolley);
        out.emit(|| Event::Played { seat, card, shown });
        state.spend(seat, trolley);
        state.take(&cards, out);
    } else if state.named(&cards).len() == 1 {
        let card = cards.iter().next().expect("a pile has cards");
        state.take(&[card].into_iter().collect(), out);
    } else {
        state.ask = Ask::Take;
        return Ok(());
    }
    run(state, out);
    Ok(())
}
