//! A Human's Turn: what to do here, where to go, whom to shoot, when to stop.

use shamble_catalog::tiny_epic_zombies::{Ability, Action, Room, Token};

use super::cards::{card_worth, weapon_rank};
use super::life::Life;
use super::look::Look;
use super::plan::{Node, Plan, best_squad};
use super::tasks::{best_stash, is_ruled_out, unknown_clues};

/// A shot must be better than none by so much.
const WORTH_A_SHOT: f32 = 0.15;
/// What is given up with a card that is used.
const SKATEBOARD: f32 = 2.0;
const ADRENALINE: f32 = 2.4;
const GRENADE: f32 = 1.4;

pub(super) fn turn(look: &Look, legal: &[Action]) -> Option<Action> {
    let plan = Plan::new(look);
    let root = plan.root();
    // Attacks come before everything else in a Room, so they are weighed first.
    if let Some((worth, action)) = best(legal, |action| attack(look, &plan, &root, action)) {
        let quiet = if look.view.turn.open {
            plan.settle(&root)
        } else {
            plan.search(&root)
        };
        if worth > quiet + WORTH_A_SHOT {
            return Some(action);
        }
    }
    // What can be done here costs no Move.
    let free = best(legal, |action| Some(here(look, &plan, action)));
    if let Some((worth, action)) = free
        && worth > 0.0
    {
        return Some(action);
    }
    let way = best(legal, |action| go(look, &plan, &root, action)).map(|(_, action)| action);
    if way == Some(Action::End)
        && let Some(gift) = hand_on(look, legal)
    {
        return Some(gift);
    }
    way.or_else(|| legal.first().copied())
}

/// The Part goes on with a friend who stands here and whose Turn comes before the next own one.
fn hand_on(look: &Look, legal: &[Action]) -> Option<Action> {
    // Who plays two Humans may give for either: only the bearer's own Turn counts, or it would go to and fro for ever.
    let me = look.me();
    let is_bearer = me.tokens.contains(&Token::Part);
    if look.is_competitive() || me.room.is_courtyard() || !is_bearer {
        return None;
    }
    let is_good = |action: &&Action| match action {
        Action::Give(Token::Part, to) => look.view.humans[to.index()].to_death >= 3,
        _ => false,
    };
    legal.iter().find(is_good).copied()
}

/// The best by worth, the first of equals; what has no worth is left out.
fn best(legal: &[Action], worth: impl Fn(Action) -> Option<f32>) -> Option<(f32, Action)> {
    let mut found: Option<(f32, Action)> = None;
    for action in legal {
        let Some(worth) = worth(*action) else {
            continue;
        };
        if found.is_none_or(|(best, _)| worth > best) {
            found = Some((worth, *action));
        }
    }
    found
}

fn bit(room: Room) -> u32 {
    1 << room.index()
}

fn attack(look: &Look, plan: &Plan<'_>, root: &Node, action: Action) -> Option<f32> {
    let targets = match action {
        Action::Shoot(room) => bit(room),
        Action::ShootTwo(a, b) => bit(a) | bit(b),
        Action::Grenade => {
            let mut node = *root;
            let slot = look.me().room.slot()?;
            node.zombies &= !(0b111 << (slot.index() * 3));
            return Some(plan.settle(&node) - GRENADE);
        }
        _ => return None,
    };
    // Nobody shoots with the last bullet.
    if u32::from(look.slack()) <= targets.count_ones() {
        return None;
    }
    Some(plan.settle(&plan.shot(root, targets)))
}

/// What a Move, or ending the Turn, is worth.
fn go(look: &Look, plan: &Plan<'_>, root: &Node, action: Action) -> Option<f32> {
    let mut next = *root;
    next.moves = next.moves.saturating_sub(1);
    match action {
        Action::Move(room) => Some(plan.enter(&next, room.index()) - dread(look, room)),
        Action::Skateboard(room) => Some(plan.enter(&next, room.index()) - SKATEBOARD),
        Action::Drive(slot) => Some(plan.enter(root, Room::entrance(slot).index()) - 0.3),
        Action::Squad(slot) => {
            let corner = slot.index() / 2;
            let is_best = best_squad(&root.squads) == Some(corner);
            let led = plan.lead(&next).filter(|_| is_best)?;
            Some(plan.search(&led))
        }
        Action::Adrenaline => {
            let mut more = *root;
            more.moves = (more.moves + 2).min(look.depth);
            Some(plan.search(&more) - ADRENALINE)
        }
        Action::Use if look.room(look.me().room).ability == Some(Ability::Motorcycle) => {
            let mut ride = *root;
            ride.moves = look.depth.min(3);
            Some(plan.search(&ride))
        }
        Action::End => Some(plan.rest(root)),
        _ => None,
    }
}

/// What must speak for walking into a fight that one in three does not live through. More than this costs more games by
/// the clock than it saves lives (100 games each: 64 % won with none, 63 with 3, 59 with 8).
const DREAD: f32 = 4.0;

/// What it takes to walk into a fight that one may not live through.
fn dread(look: &Look, room: Room) -> f32 {
    let odds = look.me().odds.iter().find(|(there, _)| *there == room);
    let eaten = odds.map_or(0, |(_, odds)| odds.eaten);
    if eaten >= 2 { DREAD } else { 0.0 }
}

/// What an action without a Move is worth; nothing above 0 if it is better left.
fn here(look: &Look, plan: &Plan<'_>, action: Action) -> f32 {
    let life = &plan.life;
    let slack = look.slack();
    match action {
        Action::Guess(clue) if is_ruled_out(look, clue) => -1.0,
        Action::Guess(_) if unknown_clues(look) <= 1 => 20.0,
        Action::Guess(_) => guess_at_risk(look),
        Action::Flip(_) => 15.0,
        Action::Take(Token::Part | Token::Radio) => 14.0,
        Action::Take(_) => 8.0,
        Action::Snatch(_) if slack >= 4 => 10.0,
        Action::Stow(card) => 9.0 - f32::from(weapon_rank(card)) * 0.1,
        Action::Stash(n) if n == best_stash(look, life).0 => 7.0,
        Action::Use => use_worth(look, life),
        Action::Swap(own, other) => {
            f32::from(weapon_rank(other)) - f32::from(weapon_rank(own)) - 2.5
        }
        Action::Layaway(card) => card_worth(look, card, life) - 3.0,
        Action::Trap(room) => trap(look, room),
        Action::Collect(card) => card_worth(look, card, life),
        Action::Buy(card) => card_worth(look, card, life) + life.change(f32::from(slack), -1.0),
        _ => 0.0,
    }
}

/// One in two is a fair gamble only when there is no time left to be sure.
fn guess_at_risk(look: &Look) -> f32 {
    let is_last_chance = look.view.turns_left <= look.view.humans.len() + 2;
    let slacks = look.view.humans.iter().map(|human| human.to_death);
    let weakest = if look.is_competitive() {
        look.slack()
    } else {
        slacks.min().unwrap_or(0)
    };
    if is_last_chance && weakest >= 3 {
        10.0
    } else {
        0.0
    }
}

fn use_worth(look: &Look, life: &Life) -> f32 {
    let me = look.me();
    let slack = f32::from(look.slack());
    match look.room(me.room).ability {
        Some(Ability::Heal) => f32::from(me.wounds) * 2.0,
        Some(Ability::GainAmmo) => f32::from((9 - me.ammo).min(1) + look.cache_room().min(1)) * 2.0,
        Some(Ability::Supplies) => 3.0,
        // Two in three to heal 1, one in six each for 1 and 2 Wounds.
        Some(Ability::Leftovers) if me.wounds >= 1 => {
            let heal = life.change(slack, 1.0) * 4.0;
            (heal + life.change(slack, -1.0) + life.change(slack, -2.0)) / 6.0
        }
        Some(Ability::BonusRound | Ability::DoubleShot) => 1.5,
        _ => 0.0,
    }
}

/// A Trap where Zombies arrive: the Entrance of a Store that is empty.
fn trap(look: &Look, room: Room) -> f32 {
    if room.is_entrance() && !look.has_zombie(room) {
        1.0
    } else {
        0.2
    }
}

/// A Zombie in the Room just entered.
pub(super) fn arrive(look: &Look, legal: &[Action]) -> Option<Action> {
    let plan = Plan::new(look);
    let root = plan.root();
    let own = look.me().room;
    let found = best(legal, |action| match action {
        Action::Fight => Some(plan.settle(&plan.fought(&root))),
        Action::Quarantine => plan.captured(&root).map(|node| plan.settle(&node)),
        Action::Shoot(_) if look.slack() > 1 => Some(plan.settle(&plan.shot(&root, bit(own)))),
        Action::Grenade => attack(look, &plan, &root, action),
        _ => None,
    });
    found.map(|(_, action)| action)
}

/// The free Move goes where a paid one would, if there is nothing better to do here.
pub(super) fn free_move(look: &Look, legal: &[Action]) -> Option<Action> {
    let plan = Plan::new(look);
    let root = plan.root();
    let found = best(legal, |action| match action {
        Action::Stay => Some(plan.settle(&root)),
        Action::Move(room) => Some(plan.enter(&root, room.index())),
        // A free shot on top of staying.
        Action::Shoot(room) => {
            let mut node = root;
            node.zombies &= !bit(room);
            Some(plan.settle(&node))
        }
        _ => None,
    });
    found.map(|(_, action)| action)
}

/// Sugar Rush: the place that is worth most.
pub(super) fn rush(look: &Look, legal: &[Action]) -> Option<Action> {
    let plan = Plan::new(look);
    let node = plan.root();
    let found = best(legal, |action| {
        let room = match action {
            Action::Rush(room) => room,
            Action::Skip => look.me().room,
            _ => return None,
        };
        Some(plan.rest(&node.at(room)))
    });
    found.map(|(_, action)| action)
}

/// The Room one rushed to.
pub(super) fn use_room(look: &Look, legal: &[Action]) -> Option<Action> {
    let plan = Plan::new(look);
    let found = best(legal, |action| Some(here(look, &plan, action)));
    found
        .filter(|(worth, _)| *worth > 0.0)
        .map(|(_, action)| action)
        .or(Some(Action::Skip))
}

/// Whether a Human would rather stand there, for questions of others.
pub(super) fn would_gain(look: &Look, room: Room) -> bool {
    let plan = Plan::new(look);
    let node = plan.root();
    plan.rest(&node.at(room)) > plan.rest(&node)
}
