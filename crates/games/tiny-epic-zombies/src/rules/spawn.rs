//! Adding Zombies: destination, overflow, the Barricade and Bleeding Out (TEZ-169 to TEZ-182).

use arrayvec::ArrayVec;
use shamble_core::Sink;

use crate::State;
use crate::content::content;
use crate::effect::Passive;
use crate::event::{Event, Why};
use crate::ids::{Human, Room, Side, Slot};
use crate::outcome::End;
use crate::prompt::Frame;

/// Where a new Zombie goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Destination {
    Room(Room),
    Barricade,
    /// The Zombie Player may skip this gear Room of that Store.
    Ask(Slot, Room),
}

impl State {
    /// One Zombie is added to the Store: supply first, then destination (TEZ-R63).
    pub(crate) fn add_one(&mut self, slot: Slot, out: &mut impl Sink<Event>) {
        if self.supply() == 0 && !self.options.destination_first {
            self.begin_bleeding(out);
            return;
        }
        match self.destination(slot) {
            Destination::Ask(at, room) => {
                self.stack.push(Frame::AddOne(slot));
                self.stack.push(Frame::Gear { slot: at, room });
            }
            Destination::Barricade => {
                self.added();
                let full = Some(self.map.side(slot));
                self.damage_barricade(full, out);
            }
            Destination::Room(_) if self.supply() == 0 => self.begin_bleeding(out),
            Destination::Room(room) => {
                self.added();
                let store = room.slot().expect("Zombies stand in Stores");
                let filled = &mut self.night.filled[store.index()];
                *filled = (*filled).max(room.number() as u8);
                self.zombies.insert(room);
                out.emit(|| Event::ZombieAdded {
                    spot: self.spot(room),
                    why: self.why_added(slot),
                    full: (store != slot).then(|| self.map.side(slot)),
                });
                self.stack.push(Frame::ZombieEnters(room));
            }
        }
    }

    /// What brings a Zombie to this Store.
    fn why_added(&self, slot: Slot) -> Why {
        // TEZ-R38: the event is resolved in the Human Turn, before the noise check.
        if self.turn.on {
            return Why::Card;
        }
        let symbol = self.map.symbol(slot);
        if self.symbol() != Some(symbol) {
            Why::Stray
        } else if self.night.noise && self.zombie_seat.is_none() {
            Why::Noise(symbol)
        } else {
            Why::Symbol(symbol)
        }
    }

    /// The Zombie at hand is dealt with.
    fn added(&mut self) {
        self.night.begun = true;
        self.night.gear_skip = Default::default();
        self.night.gear_fill = Default::default();
    }

    fn begin_bleeding(&mut self, out: &mut impl Sink<Event>) {
        self.added();
        out.emit(|| Event::SupplyEmpty);
        self.stack.push(Frame::Bleed);
    }

    /// The lowest free Room; from a full Corner Store on to the next clockwise, from there against the Barricade
    /// (TEZ-171, TEZ-174 to TEZ-176).
    fn destination(&self, slot: Slot) -> Destination {
        let next = slot.is_corner().then(|| slot.clockwise());
        for store in [Some(slot), next].into_iter().flatten() {
            if let Some(found) = self.free_room(store) {
                return found;
            }
        }
        Destination::Barricade
    }

    fn free_room(&self, slot: Slot) -> Option<Destination> {
        // TEZ-R62: by option a Store never looks back behind the highest Room filled this Turn.
        let from = if self.options.placement_onward {
            usize::from(self.night.filled[slot.index()]) + 1
        } else {
            1
        };
        let free = || {
            (from..=3)
                .map(|number| Room::of(slot, number))
                .filter(|room| !self.has_zombie(*room))
        };
        // Pursuit: the first Zombie of a Zombie Turn goes where a Human is.
        if !self.turn.on && !self.night.begun && self.has_passive(Passive::Pursuit) {
            let hunted = free().find(|room| self.humans.iter().any(|human| human.room == *room));
            if let Some(room) = hunted {
                return Some(Destination::Room(room));
            }
        }
        let has_gearhead = self.has_passive(Passive::Gearhead);
        for room in free() {
            let is_gear = has_gearhead && self.map.room_def(room).is_some_and(|room| room.gear > 0);
            if !is_gear || self.night.gear_fill.has(room) {
                return Some(Destination::Room(room));
            }
            // Gearhead: the game always skips, a Zombie Player may.
            if self.zombie_seat.is_some() && !self.night.gear_skip.has(room) {
                return Some(Destination::Ask(slot, room));
            }
        }
        None
    }

    /// One point of damage, by a Zombie that found this Store full or by something else; at 0 a Survivor is lost and the
    /// Barricade stands at 2 again (TEZ-178 to TEZ-180, TEZ-R66).
    pub(crate) fn damage_barricade(&mut self, full: Option<Side>, out: &mut impl Sink<Event>) {
        self.barricade = self.barricade.saturating_sub(1);
        out.emit(|| Event::BarricadeHit {
            barricade: self.barricade,
            full,
        });
        if self.barricade > 0 {
            return;
        }
        if self.is_competitive() {
            // TEZ-248: the healthiest who still has one gives a token.
            let holders = self
                .all_humans()
                .filter(|human| self.human(*human).survivors > 0)
                .collect();
            if let Some(human) = self.first_after_active(self.healthiest(holders)) {
                self.human_mut(human).survivors -= 1;
                out.emit(|| Event::SurvivorLost {
                    who: Some(self.who(human)),
                    left: self.human(human).survivors,
                });
            }
            self.check_tokens(out);
        } else if self.survivors == 0 {
            self.finish(End::Barricade, out);
            return;
        } else {
            self.survivors -= 1;
            out.emit(|| Event::SurvivorLost {
                who: None,
                left: self.survivors,
            });
        }
        self.barricade = content().table.barricade_start;
    }

    /// The Zombie side has every Survivor Token, or by option any two of two Humans (TEZ-251, TEZ-R93).
    pub(crate) fn check_tokens(&mut self, out: &mut impl Sink<Event>) {
        let left: u8 = self.humans.iter().map(|human| human.survivors).sum();
        let enough = if self.n_humans() == 2 && self.options.any_two_tokens {
            2
        } else {
            0
        };
        if left <= enough {
            self.finish(End::Tokens, out);
        }
    }

    /// Of these, those with the fewest Wounds, and of those the ones with the most Ammo (TEZ-181, TEZ-182).
    pub(crate) fn healthiest(&self, mut humans: ArrayVec<Human, 4>) -> ArrayVec<Human, 4> {
        let wounds = humans.iter().map(|human| self.human(*human).wounds).min();
        humans.retain(|human| Some(self.human(*human).wounds) == wounds);
        let ammo = humans.iter().map(|human| self.human(*human).ammo).max();
        humans.retain(|human| Some(self.human(*human).ammo) == ammo);
        humans
    }

    /// Who comes first in Turn order after the active Human, who comes last.
    pub(crate) fn first_after_active(&self, humans: ArrayVec<Human, 4>) -> Option<Human> {
        self.in_order()
            .skip(1)
            .chain([self.active])
            .find(|human| humans.contains(human))
    }

    /// Who may bleed for a Zombie that is not there.
    pub(crate) fn bleeders(&self) -> ArrayVec<Human, 4> {
        self.healthiest(self.all_humans().collect())
    }

    /// Not an Overrun, so nothing that reacts to one does (TEZ-R69).
    pub(crate) fn bleed(&mut self, human: Human, out: &mut impl Sink<Event>) {
        out.emit(|| Event::BledOut {
            who: self.who(human),
        });
        self.wound(human, 1, out);
    }

    /// Against the game: all Zombies for Store 1 first, then those for Store 2 (TEZ-242, TEZ-243, TEZ-R64).
    pub(crate) fn add_by_the_game(&mut self) {
        let Some(symbol) = self.symbol() else {
            return;
        };
        let each = if self.night.noise { 2 } else { 1 };
        for slot in self.map.stores_with(symbol).into_iter().rev() {
            for _ in 0..each {
                self.stack.push(Frame::AddOne(slot));
            }
        }
    }

    /// Whether the Zombie Player may add the next Zombie there (TEZ-169).
    pub(crate) fn may_add_to(&self, slot: Slot) -> bool {
        Some(self.map.symbol(slot)) == self.symbol() || self.night.strays > 0
    }

    /// The Zombie Player adds a Zombie; a Surge follows the first into the same Store.
    pub(crate) fn add_by_choice(&mut self, slot: Slot, left: u8) {
        if Some(self.map.symbol(slot)) != self.symbol() {
            self.night.strays -= 1;
        }
        if left > 1 {
            self.stack.push(Frame::AddZombies(left - 1));
        }
        for _ in 0..std::mem::take(&mut self.night.surge) {
            self.stack.push(Frame::AddOne(slot));
        }
        self.stack.push(Frame::AddOne(slot));
    }
}
