//! What Items are worth: keeping, swapping, losing, and the Checkpoint.

use shamble_catalog::zombies15::{
    Action, Card, CardId, CardKind, Effect, HeroView, Slot, Token, content,
};

use super::look::Look;
use super::plan::{is_wanted, is_wanted_kind};

/// What a card is worth with so many uses left.
fn worth(card: &Card, uses: u8) -> i32 {
    let (uses, damage, fend_off) = (
        i32::from(uses),
        i32::from(card.damage),
        i32::from(card.fend_off),
    );
    match card.kind {
        CardKind::Gun | CardKind::Melee => {
            3 * damage * uses + 5 * fend_off - i32::from(card.noise) * uses
        }
        CardKind::Zombie => 0,
        CardKind::Object | CardKind::Special => match card.effect {
            Effect::Permanent | Effect::Companion => 6 + 6 * fend_off,
            Effect::Heal => 9 * uses,
            Effect::Reload => 14,
            Effect::Repair => 10,
            Effect::KillHere => 3 * damage * uses,
            Effect::Skateboard | Effect::Revive => 12,
            Effect::Energy | Effect::Snack => 8 * uses,
            _ => 5,
        },
    }
}

fn card(id: CardId) -> &'static Card {
    &content().cards[id.index()]
}

/// What is in a slot now.
fn held(hero: &HeroView, slot: Slot) -> i32 {
    let item = hero
        .slots
        .iter()
        .find(|view| view.slot == slot)
        .and_then(|view| view.item.as_ref());
    item.map_or(0, |item| worth(card(item.card), item.uses))
}

/// What a change of the sheet costs: the slots given up, as they are after a swap.
fn given_up(hero: &HeroView, give_up: u8, swap: bool) -> i32 {
    let before = |slot: Slot| match (slot, swap) {
        (Slot::Weapon(i), true) => Slot::Weapon(1 - i),
        (slot, _) => slot,
    };
    let lost = Slot::ALL
        .into_iter()
        .filter(|slot| give_up & (1 << slot.index()) != 0);
    lost.map(|slot| held(hero, before(slot))).sum()
}

/// What the sheet gains by an action of a search.
fn gain(look: &Look, action: &Action) -> Option<i32> {
    let hero = look.me();
    match action {
        Action::Keep(keep) => {
            let drawn = look.view.drawn.as_ref()?;
            let kept = drawn
                .iter()
                .zip(&keep.slots)
                .filter(|(_, slot)| slot.is_some());
            let won: i32 = kept.map(|(id, _)| worth(card(*id), card(*id).uses)).sum();
            Some(won - given_up(hero, keep.change.give_up, keep.change.swap))
        }
        Action::Careful(careful) => {
            let (id, _) = careful.take?;
            Some(
                worth(card(id), card(id).uses)
                    - given_up(hero, careful.change.give_up, careful.change.swap),
            )
        }
        _ => None,
    }
}

/// The best choice of a Quick Search.
pub(super) fn keep(look: &Look, legal: &[Action]) -> Option<Action> {
    let valued = legal
        .iter()
        .filter_map(|action| gain(look, action).map(|gain| (gain, action)));
    valued
        .max_by_key(|(gain, _)| *gain)
        .map(|(_, action)| *action)
}

/// A Careful Search that is worth its Action.
pub(super) fn careful(look: &Look, legal: &[Action]) -> Option<Action> {
    const WORTH_IT: i32 = 14;
    let finds = legal
        .iter()
        .filter(|action| matches!(action, Action::Careful(_)));
    let valued = finds.filter_map(|action| gain(look, action).map(|gain| (gain, action)));
    valued
        .filter(|(gain, _)| *gain >= WORTH_IT)
        .max_by_key(|(gain, _)| *gain)
        .map(|(_, action)| *action)
}

/// Takes a token just turned up if it is good for something; for it puts down what is not.
pub(super) fn token(look: &Look, token: Token, legal: &[Action]) -> Option<Action> {
    if !is_wanted(look, token) && !is_wanted_kind(look, token) && token.bag().is_none() {
        return legal
            .iter()
            .find(|action| matches!(action, Action::Leave { .. }))
            .copied();
    }
    let room = legal
        .iter()
        .find(|action| matches!(action, Action::Pocket { change } if change.is_nothing()));
    room.or_else(|| {
        legal
            .iter()
            .find(|action| drops_useless(look, action) && is_wanted(look, token))
    })
    .or_else(|| {
        legal
            .iter()
            .find(|action| matches!(action, Action::Leave { .. }))
    })
    .copied()
}

/// Whether the action puts down a token that nobody needs.
pub(super) fn drops_useless(look: &Look, action: &Action) -> bool {
    let (Action::Pocket { change } | Action::Token { change, .. } | Action::Loot { change, .. }) =
        action
    else {
        return false;
    };
    let mut dropped = (look.me().backpack.iter()).filter(|token| change.drops(token.piece));
    !change.is_nothing()
        && dropped.all(|token| {
            token
                .token
                .is_some_and(|token| !is_wanted_kind(look, token))
        })
}

/// The Light Object that is missed least.
pub(super) fn lose(look: &Look, legal: &[Action]) -> Option<Action> {
    let value = |action: &&Action| match action {
        Action::Lose { slot } => held(look.me(), *slot),
        _ => i32::MAX,
    };
    legal.iter().min_by_key(value).copied()
}

/// Between two scenarios: the better set of Items, one Special Item each, then ready.
pub(super) fn checkpoint(look: &Look, legal: &[Action]) -> Option<Action> {
    for action in legal {
        if let Action::KeepItems { hero } = action {
            let view = look.view.heroes.iter().find(|view| view.hero == *hero)?;
            let now: i32 = view.slots.iter().map(|slot| held(view, slot.slot)).sum();
            let sheet = &content().heroes[*hero as usize];
            let fresh: i32 = sheet
                .starting_items
                .iter()
                .map(|id| worth(card(*id), card(*id).uses))
                .sum();
            let choice = if now >= fresh {
                *action
            } else {
                Action::StartingItems { hero: *hero }
            };
            return Some(choice);
        }
    }
    let special = |action: &&Action| match action {
        Action::Exchange {
            item,
            instead: None,
            ..
        } => worth(card(*item), card(*item).uses),
        _ => i32::MIN,
    };
    let exchange = legal
        .iter()
        .filter(|action| matches!(action, Action::Exchange { instead: None, .. }))
        .max_by_key(special);
    exchange
        .or_else(|| legal.iter().find(|action| matches!(action, Action::Done)))
        .copied()
}
