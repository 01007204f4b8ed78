//! Short answers to the questions that come up on a Human's way.

use shamble_catalog::tiny_epic_zombies::{Action, Ask, Card, Human, Objective, Post, Room, Slot};

use super::cards::{card_worth, is_better_weapon};
use super::human;
use super::life::Life;
use super::look::Look;
use super::tasks::{AMMO, best_stash};

/// Humans in the order in which they are good to play.
const CHARACTERS: [&str; 14] = [
    "athlete",
    "janitor",
    "doctor",
    "scientist",
    "fry_cook",
    "mechanic",
    "hippie",
    "teacher",
    "teenager",
    "popstar",
    "greaser",
    "mallcop",
    "survivalist",
    "photographer",
];

pub(super) fn choose_character(legal: &[Action]) -> Option<Action> {
    let rank = |action: &&Action| match action {
        Action::Choose(character) => CHARACTERS.iter().position(|name| *name == character.name()),
        _ => None,
    };
    legal
        .iter()
        .min_by_key(|action| rank(action).unwrap_or(CHARACTERS.len()))
        .copied()
}

/// The Human a question is about.
pub(super) fn human_of(ask: &Ask) -> Option<Human> {
    match *ask {
        Ask::Convert { human }
        | Ask::Cover { human, .. }
        | Ask::Cache { human, .. }
        | Ask::Doctor { human }
        | Ask::SupplyDraw { human }
        | Ask::SupplyKeep { human, .. }
        | Ask::Stow { human }
        | Ask::Guard { human }
        | Ask::DeadDrop { human }
        | Ask::LaySearch { human, .. }
        | Ask::EventStore { human }
        | Ask::Explosion { human }
        | Ask::Hush { human }
        | Ask::Post { human }
        | Ask::KillAny { human, .. } => Some(human),
        Ask::Offer { to, .. } => Some(to),
        _ => None,
    }
}

pub(super) fn answer(look: &Look, ask: &Ask, legal: &[Action]) -> Option<Action> {
    let slack = look.slack();
    let pick = |action: Action| legal.contains(&action).then_some(action);
    match *ask {
        Ask::Convert { .. } => pick(if slack >= 5 {
            Action::Convert
        } else {
            Action::Skip
        }),
        Ask::Cover { room, .. } => pick(if human::would_gain(look, room) {
            Action::Accept
        } else {
            Action::Decline
        }),
        // Among friends things go where they are wanted; rivals keep what they have.
        Ask::Offer { from, .. } => {
            let is_giver = look.view.you == Some(look.view.humans[from.index()].seat);
            pick(if is_giver && look.is_competitive() {
                Action::Decline
            } else {
                Action::Accept
            })
        }
        Ask::Cache { n, .. } => {
            let life = Life::new(look);
            let urge = look.urge(Objective::Arsenal);
            let worth = |cached: u8| {
                let kept = f32::from((n - cached).min(9 - look.me().ammo));
                f32::from(cached) * AMMO * urge + life.change(f32::from(slack), kept)
            };
            let amounts = 0..=n.min(look.cache_room());
            let best = amounts.max_by(|a, b| worth(*a).total_cmp(&worth(*b)));
            pick(Action::Cache(best.unwrap_or(0)))
        }
        Ask::Doctor { .. } => weakest(look, legal),
        Ask::SupplyDraw { .. } => pick(Action::Draw),
        Ask::SupplyKeep { card, .. } => keep(look, card, legal),
        Ask::Stow { .. } => stow(look, legal),
        // The Axe costs half a Wound on average, the Revolver a whole Ammo.
        Ask::Guard { .. } => pick(Action::Axe).or(pick(Action::Revolver)),
        Ask::DeadDrop { .. } | Ask::LaySearch { .. } => emptiest(look, legal),
        Ask::EventStore { .. } => emptiest(look, legal),
        Ask::Explosion { .. } => explosion(look, legal),
        Ask::Hush { .. } => pick(if slack >= 4 {
            Action::Hush
        } else {
            Action::Skip
        }),
        Ask::Bleed => strongest(look, legal),
        Ask::Post { .. } => post(look, legal),
        Ask::KillAny { .. } => kill_any(look, legal),
        _ => legal.first().copied(),
    }
}

fn slack_of(look: &Look, action: &Action) -> Option<u8> {
    match action {
        Action::Pick(human) => Some(look.view.humans[human.index()].to_death),
        _ => None,
    }
}

fn weakest(look: &Look, legal: &[Action]) -> Option<Action> {
    legal
        .iter()
        .min_by_key(|action| slack_of(look, action).unwrap_or(u8::MAX))
        .copied()
}

fn strongest(look: &Look, legal: &[Action]) -> Option<Action> {
    legal
        .iter()
        .max_by_key(|action| slack_of(look, action).unwrap_or(0))
        .copied()
}

fn keep(look: &Look, card: Card, legal: &[Action]) -> Option<Action> {
    let is_wanted = is_better_weapon(look, card);
    let kept = legal
        .iter()
        .find(|action| matches!(action, Action::Keep(_)));
    if is_wanted {
        kept.copied()
    } else {
        legal
            .iter()
            .find(|action| **action == Action::Refuse)
            .or(kept)
            .copied()
    }
}

fn stow(look: &Look, legal: &[Action]) -> Option<Action> {
    let weapon = legal
        .iter()
        .find(|action| matches!(action, Action::Stow(_)));
    let spare = best_stash(look, &Life::new(look)).0;
    let ammo = legal
        .iter()
        .find(|action| matches!(action, Action::Stash(n) if *n == spare));
    weapon.or(ammo).copied().or(Some(Action::Done))
}

/// Where cards lie within reach and a Zombie does least harm: the emptiest Store.
fn emptiest(look: &Look, legal: &[Action]) -> Option<Action> {
    let crowd = |slot: Slot| {
        let guests = (1..=3)
            .map(|number| look.humans_in(Room::of(slot, number)).count())
            .sum::<usize>();
        look.crowd(slot) * 2 + guests
    };
    legal
        .iter()
        .min_by_key(|action| {
            if let Action::Store(slot) = action {
                crowd(*slot)
            } else {
                usize::MAX
            }
        })
        .copied()
}

/// The card that would be missed least, if it is missed less than a Wound.
fn explosion(look: &Look, legal: &[Action]) -> Option<Action> {
    let life = Life::new(look);
    let worth = |card: Card| card_worth(look, card, &life).max(0.6);
    let lost = legal.iter().filter_map(|action| match action {
        Action::Lose(card) => Some((worth(*card), *action)),
        _ => None,
    });
    let wound = -life.change(f32::from(look.slack()), -1.0);
    let cheapest = lost.min_by(|(a, _), (b, _)| a.total_cmp(b));
    cheapest
        .filter(|(worth, _)| *worth < wound)
        .map(|(_, action)| action)
        .or(Some(Action::Suffer))
}

fn post(look: &Look, legal: &[Action]) -> Option<Action> {
    let wounds: u8 = look.view.humans.iter().map(|human| human.wounds).sum();
    let worth = |post: Post| match post {
        Post::Heal => usize::from(wounds.min(4)),
        Post::Ammo => 2,
        Post::Repair => {
            if look.view.barricade <= 2 {
                3
            } else {
                1
            }
        }
        Post::Kill => look.n_zombies() / 4,
    };
    legal
        .iter()
        .max_by_key(|action| {
            if let Action::Post(post) = action {
                worth(*post)
            } else {
                0
            }
        })
        .copied()
}

/// In the fullest Store first.
fn kill_any(look: &Look, legal: &[Action]) -> Option<Action> {
    let crowd = |room: Room| room.slot().map_or(0, |slot| look.crowd(slot));
    legal
        .iter()
        .max_by_key(|action| {
            if let Action::Kill(room) = action {
                crowd(*room)
            } else {
                0
            }
        })
        .copied()
}
