//! The car: when to propose it, and what to put in.

use shamble_catalog::cliche::{Action, Card, Cards, MAX_PROPOSALS};
use shamble_core::Seat;

use super::character::Character;
use super::look::Look;

/// The car is proposed when the humans probably hold this share of the scrap it takes: asking costs nothing.
const SCRAP_LIKELY: f64 = 0.9;

/// A part that the humans lack with a chance above this makes it not worth asking.
const LACKING: f64 = 0.7;

/// Proposes a car if own cards and what others may hold could suffice. Once in a step: the answers tell the rest.
pub(super) fn propose(look: &Look) -> Option<Action> {
    if look.view.proposal.is_some() || look.view.proposals_left < MAX_PROPOSALS || !is_likely(look)
    {
        return None;
    }
    let parts = look.hand.common(&look.view.car.parts);
    let is_alone_enough = parts == look.view.car.parts;
    let put = match look.character {
        Character::Bluffing if !is_alone_enough => half(&parts),
        _ => parts,
    };
    Some(Action::Propose { put })
}

/// Whether what I have and what the other humans may hold could suffice for a car.
pub(super) fn is_likely(look: &Look) -> bool {
    let parts = look.view.car.parts;
    let lacks = |card: Card| parts.of(card).saturating_sub(look.hand.of(card));
    let others: usize = look
        .other_humans()
        .map(|seat| look.view.seats[seat].hand_size)
        .sum();
    let missing = look.hand.missing_of(&parts);
    if missing.total() > others {
        return false;
    }
    let scrap = f64::from(look.hand.scrap) + look.guess.others(Card::Scrap);
    scrap >= SCRAP_LIKELY * f64::from(parts.scrap)
        && [Card::Engine, Card::Tire]
            .into_iter()
            .all(|card| look.guess.chance_below(card, lacks(card)) <= LACKING)
}

/// What goes into the car that is proposed. The selfish first see what those before them in trading order put in.
pub(super) fn answer(look: &Look, legal: &[Action]) -> Option<Action> {
    if let Some(ride) = super::free::ride(look, legal) {
        return Some(ride);
    }
    let proposal = look.view.proposal.as_ref()?;
    let missing = proposal.missing?;
    let useful = look.hand.common(&missing);
    if useful == missing || look.character == Character::Honest {
        return Some(Action::Put { put: useful });
    }
    let owing: Vec<Seat> = look
        .other_humans()
        .filter(|seat| !proposal.answered.has(*seat))
        .collect();
    let order = look.view.trading.iter().flat_map(|trading| &trading.order);
    let before_me = order.copied().take_while(|seat| *seat != look.me);
    if before_me.into_iter().any(|seat| owing.contains(&seat)) {
        return None;
    }
    let rest = useful.missing_of(&missing).total();
    let to_come: usize = owing
        .iter()
        .map(|seat| look.view.seats[*seat].hand_size)
        .sum();
    let put = match look.character {
        _ if rest <= to_come => useful,
        Character::Bluffing => half(&useful),
        _ => Cards::NONE,
    };
    Some(Action::Put { put })
}

/// Enough to look willing.
fn half(parts: &Cards) -> Cards {
    Cards {
        scrap: parts.scrap / 2,
        engine: 0,
        tire: parts.tire / 2,
        ..Cards::NONE
    }
}
