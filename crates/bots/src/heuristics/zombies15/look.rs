//! The view made easy to walk on: Areas by number, ways between them, and what the Heroes are worth.

use std::cell::RefCell;
use std::rc::Rc;

use shamble_catalog::zombies15::{
    Ability, AreaView, CardKind, Colour, HeroView, ItemView, Place, Posture, Side, State, View,
};

use crate::Sight;

/// No way leads there.
pub(super) const FAR: u32 = u32::MAX;

/// One Move, in the unit of ways.
const STEP: u32 = 10;
/// What a zombie on the way adds: somebody has to kill it.
const ZOMBIE: u32 = 6;
/// The same for a Hero whose hands are full.
const ZOMBIE_FOR_CARRIER: u32 = 16;
/// A Lock to which another Hero has the Key.
const OTHERS_KEY: u32 = 50;
/// A Lock whose Key still has to be found: good enough to wait in front of.
const NO_KEY: u32 = 90;

/// What a command takes at the table, about.
const COMMAND_MS: u32 = 3000;

/// No map has more Areas, nor more tile sides to choose from.
const MAX_AREAS: usize = 64;
/// No Area of the map.
const NOWHERE: u8 = u8::MAX;

/// What it takes to get to each Area.
pub(super) type Costs = [u32; MAX_AREAS];

pub(super) struct Look {
    pub(super) view: View,
    /// The Active Hero, by number.
    pub(super) hero: usize,
    /// Soundtrack left, in milliseconds.
    pub(super) left_ms: u32,
    /// By Area those next to it, as bits.
    edges: [u64; MAX_AREAS],
    /// The Street and the Search Area of each tile side.
    numbers: [[u8; 2]; MAX_AREAS],
    /// Ways that were asked for before, by Hero and Area.
    known: RefCell<Vec<(usize, usize, Rc<Ways>)>>,
}

impl Look {
    pub(super) fn new(sight: &Sight<'_, State>) -> Self {
        let view = sight.brief();
        let hero = view
            .heroes
            .iter()
            .position(|hero| hero.hero == view.active)
            .unwrap_or(0);
        let end = u64::from(view.clock.end.0.saturating_sub(sight.now().0));
        let left_ms = (end * u64::from(view.clock.speed) / 100) as u32;
        let mut numbers = [[NOWHERE; 2]; MAX_AREAS];
        for (number, area) in view.areas.iter().enumerate() {
            numbers[area.place.side.index()][area.place.kind as usize] = number as u8;
        }
        let mut edges = [0; MAX_AREAS];
        for tile in &view.tiles {
            let [street, search] = numbers[tile.side.index()];
            for side in &tile.adjacent {
                edges[usize::from(street)] |= 1 << numbers[side.index()][0];
            }
            if tile.search {
                edges[usize::from(street)] |= 1 << search;
                edges[usize::from(search)] |= 1 << street;
            }
        }
        Self {
            view,
            hero,
            left_ms,
            edges,
            numbers,
            known: RefCell::new(Vec::new()),
        }
    }

    pub(super) fn me(&self) -> &HeroView {
        &self.view.heroes[self.hero]
    }

    pub(super) fn here(&self) -> usize {
        self.area_of(self.me().place)
    }

    pub(super) fn area_of(&self, place: Place) -> usize {
        let number = self.numbers[place.side.index()][place.kind as usize];
        assert_ne!(number, NOWHERE, "a Hero is on the map");
        number.into()
    }

    pub(super) fn area(&self, number: usize) -> &AreaView {
        &self.view.areas[number]
    }

    /// Zombies in an Area, the Alpha as three.
    pub(super) fn zombies(&self, number: usize) -> u16 {
        let area = self.area(number);
        area.zombies + if area.alpha.is_some() { 3 } else { 0 }
    }

    pub(super) fn streets_of(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        let is_there = move |(_, area): &(usize, &AreaView)| area.place.side == side;
        self.view
            .areas
            .iter()
            .enumerate()
            .filter(is_there)
            .map(|(i, _)| i)
    }

    /// The Areas next to one.
    pub(super) fn next_to(&self, number: usize) -> impl Iterator<Item = usize> + use<> {
        bits(self.edges[number])
    }

    pub(super) fn has_key(&self, hero: usize, colour: Colour) -> bool {
        self.view.heroes[hero]
            .backpack
            .iter()
            .any(|token| token.token.and_then(|token| token.key()) == Some(colour))
    }

    pub(super) fn somebody_has_key(&self, colour: Colour) -> bool {
        (0..self.view.heroes.len()).any(|hero| self.has_key(hero, colour))
    }

    /// Soundtrack that passes while one Hero does one command, the turns of the others included.
    pub(super) fn command_ms(&self) -> u32 {
        COMMAND_MS * self.view.heroes.len() as u32
    }

    /// What it takes Hero `hero` to get from an Area to every other, and over which Area each is reached.
    pub(super) fn ways(&self, hero: usize, from: usize) -> Rc<Ways> {
        let mut known = self.known.borrow_mut();
        if let Some((_, _, ways)) = known.iter().find(|(h, f, _)| (*h, *f) == (hero, from)) {
            return ways.clone();
        }
        let ways = Rc::new(self.find_ways(hero, from));
        known.push((hero, from, ways.clone()));
        ways
    }

    fn find_ways(&self, hero: usize, from: usize) -> Ways {
        let is_loaded = self.view.heroes[hero].load.is_some();
        let per_zombie = if is_loaded {
            ZOMBIE_FOR_CARRIER
        } else {
            ZOMBIE
        };
        let enter = |area: usize| {
            let lock = match self.area(area).lock {
                None => 0,
                Some(colour) if self.has_key(hero, colour) => 0,
                Some(colour) if self.somebody_has_key(colour) => OTHERS_KEY,
                Some(_) => NO_KEY,
            };
            STEP + lock + per_zombie * u32::from(self.zombies(area))
        };
        let n = self.view.areas.len();
        let mut toll: Costs = [0; MAX_AREAS];
        for (area, toll) in toll.iter_mut().enumerate().take(n) {
            *toll = enter(area);
        }
        let mut ways = Ways {
            cost: [FAR; MAX_AREAS],
            via: [NOWHERE; MAX_AREAS],
        };
        ways.cost[from] = 0;
        // Few Areas are open at a time: the cheapest is found sooner than a heap would be kept in order.
        let mut open = 1u64 << from;
        while let Some(at) = bits(open).min_by_key(|area| ways.cost[*area]) {
            open &= !(1 << at);
            for next in bits(self.edges[at]) {
                let cost = ways.cost[at] + toll[next];
                if cost < ways.cost[next] {
                    ways.cost[next] = cost;
                    ways.via[next] = at as u8;
                    open |= 1 << next;
                }
            }
        }
        ways
    }
}

/// The numbers of the bits that are set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < u64::BITS).then_some(lowest as usize)
    })
}

/// Ways from one Area.
pub(super) struct Ways {
    pub(super) cost: Costs,
    via: [u8; MAX_AREAS],
}

impl Ways {
    /// The Areas on the way to `goal`, the first step first.
    pub(super) fn path(&self, from: usize, goal: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = goal;
        while at != from && self.cost[at] != FAR {
            path.push(at);
            at = self.via[at].into();
        }
        path.reverse();
        path
    }

    /// The first step on the way to `goal`.
    pub(super) fn first_step(&self, from: usize, goal: usize) -> Option<usize> {
        if goal == from || self.cost[goal] == FAR {
            return None;
        }
        let mut at = goal;
        while usize::from(self.via[at]) != from {
            at = self.via[at].into();
        }
        Some(at)
    }
}

/// Zombies that the Weapons of a Hero can still kill.
pub(super) fn firepower(hero: &HeroView) -> u32 {
    weapons(hero)
        .map(|item| u32::from(item.uses) * u32::from(item.damage))
        .sum()
}

fn weapons(hero: &HeroView) -> impl Iterator<Item = &ItemView> {
    let items = hero.slots.iter().filter_map(|slot| slot.item.as_ref());
    items.filter(|item| matches!(item.kind, CardKind::Gun | CardKind::Melee))
}

/// Zombies that one attack of the Hero kills at best.
pub(super) fn best_damage(hero: &HeroView) -> u16 {
    let usable = hero
        .slots
        .iter()
        .filter(|slot| !slot.covered)
        .filter_map(|slot| slot.item.as_ref());
    usable
        .filter(|item| item.uses > 0 && item.damage > 0)
        .map(|item| u16::from(item.damage))
        .max()
        .unwrap_or(0)
}

pub(super) fn has(hero: &HeroView, ability: Ability) -> bool {
    hero.abilities.contains(&ability)
}

pub(super) fn is_out(hero: &HeroView) -> bool {
    hero.posture == Posture::Unconscious
}
