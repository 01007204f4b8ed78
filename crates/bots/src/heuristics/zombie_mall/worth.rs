//! What cards are worth to a bot, and when it plays them.

use shamble_catalog::zombie_mall::{Action, Card, Effect, Lock, Point, Sort, Target};

use super::look::Look;

/// Whether the scenario still needs this key.
pub(super) fn is_needed(look: &Look, card: Card) -> bool {
    needed_locks(look)
        .into_iter()
        .flatten()
        .any(|lock| Look::opens(&[card], lock))
}

/// Whether it is needed and nobody is known to carry one.
pub(super) fn is_missing(look: &Look, card: Card) -> bool {
    let has = |lock: Lock| Look::opens(&look.mine().hand, lock) || look.friend_opens(lock);
    needed_locks(look)
        .into_iter()
        .flatten()
        .any(|lock| Look::opens(&[card], lock) && !has(lock))
}

/// Whether a needed key is still to be found.
pub(super) fn any_missing(look: &Look) -> bool {
    let has = |lock: Lock| Look::opens(&look.mine().hand, lock) || look.friend_opens(lock);
    needed_locks(look)
        .into_iter()
        .flatten()
        .any(|lock| !has(lock))
}

fn needed_locks(look: &Look) -> [Option<Lock>; 2] {
    [
        look.door_lock(),
        look.view.radio.locked.then_some(look.view.radio.lock),
    ]
}

/// A number that is larger for better cards.
pub(super) fn of(look: &Look, card: Card) -> i32 {
    let data = card.kind.data();
    if is_needed(look, card) {
        return 100;
    }
    let uses = i32::from(card.uses.max(1));
    match card.kind.effect() {
        Effect::Nothing | Effect::Crowd => 0,
        Effect::Loss { .. } | Effect::Flee { .. } => 6 * uses + i32::from(data.vp),
        Effect::RefillBandages | Effect::Bandages { .. } | Effect::Heal { .. } => 15,
        Effect::Nine { .. } => 6 * uses,
        Effect::Roll { plus } => 2 * i32::from(plus) * uses,
        Effect::Boxer | Effect::Guide | Effect::Runners => 12,
        Effect::Shoot { .. } => 4 * uses,
        Effect::Key { .. } => 2,
        // PLAY NOW, kept under a Flashlight: the bad ones are left for others to find.
        _ if data.now => match card.kind.effect() {
            Effect::SecondWind | Effect::Vending { .. } => 5,
            _ => -10,
        },
        _ => 5 + i32::from(data.vp),
    }
}

/// The best card to take or keep.
pub(super) fn best(look: &Look, legal: &[Action]) -> Action {
    chosen(look, legal, |worth| worth)
}

/// The card that is missed least.
pub(super) fn least(look: &Look, legal: &[Action]) -> Action {
    chosen(look, legal, |worth| -worth)
}

fn chosen(look: &Look, legal: &[Action], rank: impl Fn(i32) -> i32) -> Action {
    let worth = |act: &&Action| match act {
        Action::Take { card } | Action::Keep { card } | Action::Lose { card } => {
            rank(of(look, *card))
        }
        _ => i32::MIN,
    };
    legal
        .iter()
        .rev()
        .max_by_key(worth)
        .cloned()
        .expect("there is a card to choose")
}

/// Whether [`play`] could choose the act, whatever the table looks like.
pub(super) fn may_be_worth_it(act: &Action) -> bool {
    matches!(act, Action::Play { .. }) || is_good_riddance(act)
}

/// What only draws zombies is left behind.
fn is_good_riddance(act: &Action) -> bool {
    let is_noise = |card: &Card| {
        card.kind.effect() == Effect::Crowd && card.kind.data().sort == Some(Sort::Noise)
    };
    matches!(act, Action::Drop { cards } if cards.iter().all(is_noise))
}

/// A card worth playing at this point, or one worth getting rid of.
pub(super) fn play(look: &Look, point: Point, legal: &[Action]) -> Option<Action> {
    let me = look.mine();
    let is_good = |act: &&Action| match act {
        Action::Play { card, target } => match (card.kind.effect(), target) {
            (Effect::RefillBandages | Effect::Heal { .. }, _) => me.bandages <= 2,
            (Effect::Bandages { .. }, _) => true,
            (Effect::Adrenaline { may_exceed, .. }, _) => may_exceed || me.adrenaline <= 3,
            (Effect::Quiet, _) => point == Point::BeforeSpawn,
            (Effect::Tape, Target::Card(weapon)) => matches!(
                weapon.kind.effect(),
                Effect::Nine { .. } | Effect::Roll { plus: 2.. }
            ),
            (Effect::Directory, _) => true,
            (Effect::Shoot { .. }, Target::Space(space)) => {
                point == Point::Moving && space.away(look.at()) <= 2
            }
            _ => false,
        },
        Action::Drop { .. } => is_good_riddance(act),
        _ => false,
    };
    legal.iter().find(is_good).cloned()
}

/// Power Cut in place of phase 6 when a crowd is near.
pub(super) fn stop_zombies(look: &Look, legal: &[Action]) -> Option<Action> {
    let n_near = look
        .view
        .zombies
        .iter()
        .filter(|zombie| zombie.at.away(look.at()) <= 4)
        .count();
    let is_cut = |act: &&Action| matches!(act, Action::Play { card, .. } if card.kind.effect() == Effect::PowerCut);
    legal.iter().find(is_cut).filter(|_| n_near >= 3).cloned()
}
