//! Which attack, and whether a place can be held.

use shamble_catalog::zombies15::{Ability, Action, CardKind, HeroView, LoadView, Slot, Target};

use super::look::{Look, best_damage, firepower, has, is_out};

/// How much an attack is called for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// The Hero could as well stand here among them.
    Slight,
    /// Without it the Hero falls, or the whole turn is lost.
    Pressing,
}

/// A friend is near who needs no more than this to be there.
const NEAR: u32 = 20;

/// An attack may be worth so little and still be better than a turn in which nothing happens.
const LOST_TURN: i32 = -30;

/// What a use of this attack is worth against `zombies`, if it is an attack at all.
fn worth(look: &Look, action: &Action, zombies: i32) -> Option<i32> {
    let hero = look.me();
    let value = |damage: u8, noise: u8| {
        let damage = i32::from(damage);
        10 * damage.min(zombies) - 3 * i32::from(noise) - 2 * (damage - zombies).max(0)
    };
    match action {
        Action::Attack {
            slot,
            explosive: None,
        } => {
            let item = item_in(hero, *slot)?;
            // Guns are for crowds; what wears out anyway goes first.
            let spare = i32::from(item.kind == CardKind::Gun && zombies < i32::from(item.damage));
            Some(value(item.damage, item.noise) - 3 * spare)
        }
        Action::Attack {
            explosive: Some(_),
            slot,
        } => {
            let item = item_in(hero, *slot)?;
            let waste = if zombies >= 6 { 15 } else { 35 };
            Some(value(item.damage + 3, item.noise) - waste)
        }
        Action::Use {
            slot,
            on: Target::Nothing,
        } => {
            let item = item_in(hero, *slot)?;
            // Dogs and boards are worth more alive, and all of it is meant for crowds.
            let price = if item.max_uses == 0 { 15 } else { 6 };
            let waste = if zombies >= 3 { 0 } else { 20 };
            (item.damage > 0).then(|| value(item.damage, item.noise) - price - waste)
        }
        Action::Fire { at: None } => Some(value(6, 2) - 4),
        Action::Hands => {
            // A Life Point for a way out, if it is one.
            let damage: u8 = if has(hero, Ability::StrongPunch) {
                3
            } else {
                1
            };
            let is_way_out =
                zombies <= 2 * i32::from(damage) || zombies > i32::from(hero.fend_off_here);
            (hero.lp >= 2 && is_way_out).then(|| value(damage, 0) - 8)
        }
        _ => None,
    }
}

fn item_in(hero: &HeroView, slot: Slot) -> Option<&shamble_catalog::zombies15::ItemView> {
    hero.slots
        .iter()
        .find(|view| view.slot == slot)?
        .item
        .as_ref()
}

/// The best attack on what is here, if it is worth it.
pub(super) fn attack(look: &Look, legal: &[Action], need: Need) -> Option<Action> {
    let least = match need {
        Need::Slight => 0,
        Need::Pressing => LOST_TURN,
    };
    let area = look.area(look.here());
    let zombies = i32::from(area.zombies) + area.alpha.map_or(0, i32::from);
    let valued = legal
        .iter()
        .filter_map(|action| worth(look, action, zombies).map(|worth| (worth, action)));
    valued
        .filter(|(worth, _)| *worth > least)
        .max_by_key(|(worth, _)| *worth)
        .map(|(_, action)| *action)
}

/// A burst from the Machine Gun into a crowded Street next door.
pub(super) fn fire_next_door(look: &Look, legal: &[Action]) -> Option<Action> {
    let crowd = |action: &Action| match action {
        Action::Fire { at: Some(side) } => {
            let streets = look.streets_of(*side).map(|area| {
                let seen = look.area(area);
                seen.zombies + seen.alpha.map_or(0, |wounds| u16::from(wounds.min(6)))
            });
            streets.max().filter(|n| *n >= 5)
        }
        _ => None,
    };
    let valued = legal
        .iter()
        .filter_map(|action| crowd(action).map(|n| (n, action)));
    valued.max_by_key(|(n, _)| *n).map(|(_, action)| *action)
}

/// Dynamite into a crowded Street next door, if the Hero is on the way there.
pub(super) fn blast(look: &Look, legal: &[Action], next: Option<usize>) -> Option<Action> {
    let next = next.filter(|next| look.area(*next).zombies >= 3)?;
    let side = look.area(next).place.side;
    let is_blast = |action: &&Action| match action {
        Action::Use {
            slot,
            on: Target::Tile(at, _),
        } => *at == side && item_in(look.me(), *slot).is_some_and(|item| item.damage > 0),
        _ => false,
    };
    legal.iter().find(is_blast).copied()
}

/// How many zombies too many there would be if the Active Hero entered an Area with so many Actions left and fought.
pub(super) fn excess(look: &Look, area: usize, actions: u8) -> u16 {
    let hero = look.me();
    let per_attack = match &hero.load {
        Some(LoadView::Heavy { uses, damage, .. }) if *uses > 0 => u16::from(*damage),
        Some(_) => 0,
        None => best_damage(hero),
    };
    let kills = per_attack * u16::from(actions);
    let left = look.zombies(area).saturating_sub(kills);
    left.saturating_sub(hero.fend_off + look.area(area).fend_off)
}

/// Whether the Active Hero could enter an Area with so many Actions left and fight on, turn after turn, until nothing holds
/// him there any more: a failed Fend Off costs one Life Point, however many there are.
pub(super) fn lives_through(look: &Look, area: usize, actions: u8) -> bool {
    let hero = look.me();
    let per_attack = best_damage(hero);
    let held = hero.fend_off + look.area(area).fend_off;
    let zombies = look.zombies(area);
    let too_many = u32::from(zombies.saturating_sub(held));
    if hero.load.is_some() || per_attack == 0 || hero.lp < 2 {
        return false;
    }
    // Those who stand near enough come along: each pays a Life Point for what he kills.
    let (here, ways) = (look.here(), look.ways(look.hero, area).cost);
    let is_near = |place: usize| place == here || place == area || ways[place] <= NEAR;
    let company = look.view.heroes.iter().filter(|other| {
        !is_out(other) && other.load.is_none() && is_near(look.area_of(other.place))
    });
    let power: u32 = company.map(firepower).sum();
    if power >= too_many && firepower(hero) >= 3 && power > firepower(hero) {
        return true;
    }
    let after = zombies.saturating_sub(per_attack * u16::from(actions));
    let excess = after.saturating_sub(held);
    // Getting up takes one of four.
    let turns = excess.div_ceil(per_attack * 3);
    firepower(hero) >= too_many && u16::from(hero.lp) > turns
}
