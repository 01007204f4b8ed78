//! The free step: healing, building, bargaining, and when to be done with it.

use shamble_catalog::cliche::Action;
use shamble_core::{Dice, Seat};

use super::character::Character;
use super::look::Look;
use super::{car, offers};

/// The motorcycle, if it can be built and is wanted: by the selfish always, by the others when no car is in sight.
pub(super) fn ride(look: &Look, legal: &[Action]) -> Option<Action> {
    let can_ride = legal.contains(&Action::Motorcycle);
    let would_ride = || look.would_ride() || !car::is_likely(look);
    (can_ride && would_ride()).then_some(Action::Motorcycle)
}

/// What to do next in the free step, most urgent first.
pub(super) fn step(look: &Look, legal: &[Action], dice: &mut Dice) -> Action {
    ride(look, legal)
        .or_else(|| heal(look, legal))
        .or_else(|| offers::answer(look, legal))
        .or_else(|| car::propose(look).filter(|_| may_propose(legal)))
        .or_else(|| offers::make(look, legal, dice))
        .unwrap_or(Action::Done)
}

/// Being done, only what others ask is worth an act.
pub(super) fn when_done(legal: &[Action], look: impl Fn() -> Option<Look>) -> Option<Action> {
    let is_asked = legal
        .iter()
        .any(|action| matches!(action, Action::Decline { .. }));
    if is_asked {
        offers::answer(&look()?, legal)
    } else {
        None
    }
}

fn may_propose(legal: &[Action]) -> bool {
    legal
        .iter()
        .any(|action| matches!(action, Action::Propose { .. }))
}

/// Itself first; the honest heal others too, and so do bluffers who have a medkit to spare.
fn heal(look: &Look, legal: &[Action]) -> Option<Action> {
    let can = |seat: Seat| legal.contains(&Action::Heal { seat });
    let own = can(look.me).then_some(look.me);
    let generous = match look.character {
        Character::Honest => true,
        Character::Bluffing => look.hand.medkit > 1,
        Character::Greedy => false,
    };
    let other = || {
        look.other_humans()
            .filter(|_| generous)
            .find(|seat| can(*seat))
    };
    own.or_else(other).map(|seat| Action::Heal { seat })
}
