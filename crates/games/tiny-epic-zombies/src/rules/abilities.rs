//! What Rooms offer (TEZ-084 to TEZ-110): when it may be used, with which targets, and what it does.

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::action::Action;
use crate::content::content;
use crate::effect::{Ability, CardType, Passive, Talent};
use crate::event::{Event, How};
use crate::ids::{Card, CardSet, Face, Human, Place, Room, RoomSet, Slot};
use crate::legal::Actions;
use crate::prompt::Frame;

/// There are two Traps (TEZ-105).
const MAX_TRAPS: usize = 2;
/// The Police Car goes so many Stores far (TEZ-108).
const DRIVE: usize = 3;

/// On whose occasion an ability is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    /// After a Move of the own Turn.
    Move,
    /// On arriving by Sugar Rush (TEZ-R48).
    Rush,
}

impl State {
    /// The ability this Human can use where they stand, or why not. Targets are another matter.
    pub(crate) fn check_ability(
        &self,
        human: Human,
        occasion: Occasion,
    ) -> Result<Ability, Illegal> {
        let room = self.human(human).room;
        if occasion == Occasion::Move {
            self.check_step_b()?;
        } else if !self.is_clear(room) {
            refuse!("TEZ-R48", "tiny-epic-zombies-refuse-not-empty");
        }
        let Some(ability) = self
            .map
            .ability(room)
            .filter(|ability| *ability != Ability::Passage)
        else {
            refuse!("TEZ-084", "tiny-epic-zombies-refuse-no-ability");
        };
        if occasion == Occasion::Rush && matches!(ability, Ability::Motorcycle | Ability::PoliceCar)
        {
            refuse!("TEZ-R48", "tiny-epic-zombies-refuse-rush-vehicle");
        }
        if self.is_own_turn(human) && self.turn.used.has(room) {
            refuse!("TEZ-086", "tiny-epic-zombies-refuse-used");
        }
        if room.slot().is_some_and(|slot| self.locked.has(slot)) {
            refuse!("TEZ-161", "tiny-epic-zombies-refuse-locked");
        }
        Ok(ability)
    }

    /// Every way to use the ability here, without the Police Car, which can stand anywhere.
    pub(crate) fn ability_actions(&self, human: Human, occasion: Occasion, out: &mut impl Actions) {
        let Ok(ability) = self.check_ability(human, occasion) else {
            return;
        };
        let room = self.human(human).room;
        match ability {
            Ability::Passage | Ability::PoliceCar => {}
            Ability::ArmTrap => out.extend(self.trap_targets(room).iter().map(Action::Trap)),
            Ability::LoudCrash => {
                self.for_crashes(room, |from, to| out.push(Action::Crash(from, to)))
            }
            Ability::ClearanceSale => {
                for own in self.human(human).held.and(content().weapons()).iter() {
                    out.extend(
                        self.sale_targets(human, own)
                            .iter()
                            .map(|other| Action::Swap(own, other)),
                    );
                }
            }
            Ability::Layaway => out.extend(self.layaway_targets().iter().map(Action::Layaway)),
            _ => {
                if self.check_use(human, occasion).is_ok() {
                    out.push(Action::Use);
                }
            }
        }
    }

    /// Whether plain `use` works here.
    pub(crate) fn check_use(&self, human: Human, occasion: Occasion) -> Result<Ability, Illegal> {
        let ability = self.check_ability(human, occasion)?;
        let room = self.human(human).room;
        match ability {
            Ability::Heal | Ability::GainAmmo | Ability::Leftovers | Ability::DoubleShot => {
                Ok(ability)
            }
            Ability::Supplies => match self.crate_here(room) {
                Some(_) => Ok(ability),
                None => refuse!("TEZ-088", "tiny-epic-zombies-refuse-no-supply"),
            },
            Ability::BonusRound if self.is_own_turn(human) && self.turn.melee.has(room) => {
                Ok(ability)
            }
            Ability::BonusRound => refuse!("TEZ-101", "tiny-epic-zombies-refuse-no-melee"),
            Ability::Motorcycle => {
                self.check_pay(human, self.vehicle_toll())?;
                Ok(ability)
            }
            Ability::ArmTrap => refuse!("TEZ-103", "tiny-epic-zombies-refuse-name-target"),
            Ability::LoudCrash => refuse!("TEZ-109", "tiny-epic-zombies-refuse-name-target"),
            Ability::ClearanceSale => refuse!("TEZ-099", "tiny-epic-zombies-refuse-name-target"),
            Ability::Layaway => refuse!("TEZ-110", "tiny-epic-zombies-refuse-name-target"),
            Ability::PoliceCar => refuse!("TEZ-108", "tiny-epic-zombies-refuse-name-target"),
            Ability::Passage => refuse!("TEZ-069", "tiny-epic-zombies-refuse-no-ability"),
        }
    }

    /// Whether this action of using the Room is possible for the Human here.
    pub(crate) fn check_ability_action(
        &self,
        human: Human,
        occasion: Occasion,
        action: Action,
    ) -> Result<(), Illegal> {
        let expects = |wanted: Ability| {
            let ability = self.check_ability(human, occasion)?;
            if ability != wanted {
                refuse!("TEZ-084", "tiny-epic-zombies-refuse-other-ability");
            }
            Ok(())
        };
        let room = self.human(human).room;
        match action {
            Action::Use => self.check_use(human, occasion).map(|_| ()),
            Action::Trap(target) => {
                expects(Ability::ArmTrap)?;
                self.check_trap(room, target)
            }
            Action::Crash(from, to) => {
                expects(Ability::LoudCrash)?;
                self.check_crash(room, from, to)
            }
            Action::Swap(own, other) => {
                expects(Ability::ClearanceSale)?;
                if !self.human(human).held.and(content().weapons()).has(own)
                    || !self.sale_targets(human, own).has(other)
                {
                    refuse!("TEZ-R27", "tiny-epic-zombies-refuse-sale");
                }
                Ok(())
            }
            Action::Layaway(card) => {
                expects(Ability::Layaway)?;
                if !self.layaway_targets().has(card) {
                    refuse!("TEZ-110", "tiny-epic-zombies-refuse-layaway");
                }
                Ok(())
            }
            _ => refuse!("TEZ-084", "tiny-epic-zombies-refuse-no-ability"),
        }
    }

    /// Carries out an action that was checked; Stopping abilities end the Turn (TEZ-087).
    pub(crate) fn use_ability(&mut self, human: Human, action: Action, out: &mut impl Sink<Event>) {
        let room = self.human(human).room;
        let ability = self.map.ability(room).expect("checked before");
        let is_own = self.is_own_turn(human);
        if is_own {
            self.turn.used.insert(room);
            self.close_attack();
        }
        out.emit(|| Event::Used {
            who: self.who(human),
            ability,
            spot: self.spot(room),
        });
        match (ability, action) {
            (Ability::Heal, _) => self.heal_by_room(human, 2, out),
            (Ability::GainAmmo, _) => self.gain(human, 1, out),
            (Ability::Supplies, _) => {
                let supply = self.crate_here(room).expect("checked before");
                self.supplies[supply] = Place::Human(human);
            }
            (Ability::Leftovers, _) => match self.roll(human, out) {
                // TEZ-R26: no Melee Attack, so nothing changes the die.
                Face::Overkill | Face::NoEffect => self.heal_by_room(human, 1, out),
                Face::OneWound => self.wound(human, 1, out),
                Face::TwoWounds => self.wound(human, 2, out),
            },
            (Ability::BonusRound, _) => self.turn.extra += 1,
            (Ability::DoubleShot, _) => {
                self.wound(human, 1, out);
                // TEZ-R48: outside the own Turn there is no Move to gain.
                if is_own {
                    self.turn.extra += 1;
                }
            }
            (Ability::Motorcycle, _) => self.ride(human, out),
            (_, Action::Trap(target)) => {
                self.traps.insert(target);
                out.emit(|| Event::TrapArmed {
                    spot: self.spot(target),
                });
            }
            (_, Action::Crash(from, to)) => self.move_zombie(from, to, out),
            (_, Action::Swap(own, other)) => self.sale(human, own, other, out),
            (_, Action::Layaway(card)) => {
                let slot = self.lies_beside(card).expect("checked before");
                self.turn.collected += u8::from(is_own);
                self.take_card(human, card, slot, out);
            }
            _ => unreachable!("{action} is no way to use {ability}"),
        }
        if is_own && ability.is_stopping() {
            self.stop();
        }
    }

    /// Healing by a Room, less while the Hippie Zombie is about.
    fn heal_by_room(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        let n = n - u8::from(self.has_passive(Passive::BadVibes));
        self.heal(human, n, out);
    }

    /// The Supply Token whose crate is in this Room, if it lies there.
    fn crate_here(&self, room: Room) -> Option<usize> {
        let number = self.map.room_def(room)?.supply;
        let supply = usize::from(number.checked_sub(1)?);
        (self.supplies[supply] == Place::Room(room)).then_some(supply)
    }

    /// Where a Trap can be armed: Zombie-free Rooms here or next door, one Trap each (TEZ-103, TEZ-R25).
    fn trap_targets(&self, room: Room) -> RoomSet {
        match room.slot() {
            Some(slot) if self.traps.len() < MAX_TRAPS => {
                Self::around(slot).minus(self.zombies).minus(self.traps)
            }
            _ => RoomSet::EMPTY,
        }
    }

    fn check_trap(&self, room: Room, target: Room) -> Result<(), Illegal> {
        if self.traps.len() >= MAX_TRAPS {
            refuse!("TEZ-105", "tiny-epic-zombies-refuse-no-trap");
        }
        if self.traps.has(target) || target.is_courtyard() {
            refuse!("TEZ-R25", "tiny-epic-zombies-refuse-trap-there");
        }
        if !self.trap_targets(room).has(target) {
            refuse!("TEZ-103", "tiny-epic-zombies-refuse-trap-there");
        }
        Ok(())
    }

    /// Every Zombie in an adjacent Store with every free Room beside it (TEZ-109, TEZ-R28).
    fn for_crashes(&self, room: Room, mut found: impl FnMut(Room, Room)) {
        let Some(slot) = room.slot() else {
            return;
        };
        for beside in slot.neighbours() {
            for from in self.zombies_in(beside).iter() {
                for to in self.free_beside(from).iter() {
                    found(from, to);
                }
            }
        }
    }

    /// Store Rooms without a Zombie that share a wall with this one.
    pub(crate) fn free_beside(&self, room: Room) -> RoomSet {
        self.map
            .walls(room)
            .and(RoomSet::STORES)
            .minus(self.zombies)
    }

    fn check_crash(&self, room: Room, from: Room, to: Room) -> Result<(), Illegal> {
        let is_beside = room
            .slot()
            .zip(from.slot())
            .is_some_and(|(a, b)| a.distance(b) == 1);
        if !is_beside || !self.has_zombie(from) {
            refuse!("TEZ-109", "tiny-epic-zombies-refuse-crash-whom");
        }
        if !self.free_beside(from).has(to) {
            refuse!("TEZ-R28", "tiny-epic-zombies-refuse-zombie-there");
        }
        Ok(())
    }

    /// A Zombie walks into another Room and counts as one arrival there.
    pub(crate) fn move_zombie(&mut self, from: Room, to: Room, out: &mut impl Sink<Event>) {
        self.zombies.remove(from);
        self.zombies.insert(to);
        out.emit(|| Event::ZombieMoved {
            from: self.spot(from),
            to: self.spot(to),
        });
        self.stack.push(Frame::ZombieEnters(to));
    }

    /// Weapons beside any Store that can take this one's place (TEZ-R27).
    fn sale_targets(&self, human: Human, own: Card) -> CardSet {
        let content = content();
        let held = self.human(human).held;
        let own_kind = content.card(own).kind;
        let fits = |kind: CardType, all: CardSet| {
            if own_kind == kind || held.and(all).is_empty() {
                all
            } else {
                CardSet::EMPTY
            }
        };
        let wanted =
            fits(CardType::Melee, content.melee).or(fits(CardType::Ranged, content.ranged));
        self.all_beside().and(wanted)
    }

    /// The Weapon given lies where the other one lay (TEZ-R27).
    fn sale(&mut self, human: Human, own: Card, other: Card, out: &mut impl Sink<Event>) {
        let slot = self.lies_beside(other).expect("checked before");
        self.decks.beside[slot.index()].remove(other);
        self.decks.beside[slot.index()].insert(own);
        let held = &mut self.human_mut(human).held;
        held.remove(own);
        held.insert(other);
        let who = self.who(human);
        out.emit(|| Event::Collected {
            who,
            card: other,
            slot,
        });
        out.emit(|| Event::Dropped {
            who,
            card: own,
            slot,
        });
    }

    /// Weapons and Backpack cards beside empty Stores (house, TEZ-110).
    fn layaway_targets(&self) -> CardSet {
        if self.has_collected_enough() {
            return CardSet::EMPTY;
        }
        let content = content();
        let clear = Slot::ALL
            .iter()
            .filter(|slot| self.zombies_in(**slot).is_empty());
        let beside = clear.fold(CardSet::EMPTY, |all, slot| {
            all.or(self.decks.beside[slot.index()])
        });
        beside.and(content.weapons().or(content.backpack))
    }

    /// What mounting a Vehicle costs while the Mallcop Zombie checks papers.
    fn vehicle_toll(&self) -> u8 {
        u8::from(self.has_passive(Passive::Checkpoint))
    }

    /// The Motorcycle: three compulsory Moves, then the end of the Turn (TEZ-107, TEZ-R22).
    fn ride(&mut self, human: Human, out: &mut impl Sink<Event>) {
        self.pay(human, self.vehicle_toll(), out);
        if !self.options.motorcycle_adds {
            self.turn.base = 0;
            self.turn.extra = 0;
        }
        self.turn.ride += 3;
        self.turn.riding = true;
        self.rev_up(human);
    }

    /// The Greaser on a Vehicle: one more Move and a sure Overkill (TEZ-128, TEZ-R24).
    fn rev_up(&mut self, human: Human) {
        if self.has_talent(human, Talent::RevvedUp) {
            self.turn.extra += 1;
            self.turn.revved = true;
        }
    }

    /// Stores the Police Car can go to from here.
    pub(crate) fn drive_targets(&self) -> impl Iterator<Item = Slot> + use<> {
        let room = self.human(self.active).room;
        let from = room.slot().filter(|_| self.check_drive().is_ok());
        Slot::ALL.iter().copied().filter(move |slot| {
            from.is_some_and(|from| (1..=DRIVE).contains(&from.distance(*slot)))
        })
    }

    /// Why the Police Car cannot be used now (TEZ-R23).
    pub(crate) fn check_drive(&self) -> Result<(), Illegal> {
        let human = self.active;
        let room = self.human(human).room;
        if self.car != Some(room) {
            refuse!("TEZ-108", "tiny-epic-zombies-refuse-no-car");
        }
        self.check_step_b()?;
        if self.turn.drove {
            refuse!("TEZ-R23", "tiny-epic-zombies-refuse-used");
        }
        // A locked Store closes its own Rooms, not a car that was left there.
        let is_garage = self.map.ability(room) == Some(Ability::PoliceCar);
        if is_garage && room.slot().is_some_and(|slot| self.locked.has(slot)) {
            refuse!("TEZ-161", "tiny-epic-zombies-refuse-locked");
        }
        self.check_pay(human, self.vehicle_toll())
    }

    pub(crate) fn check_drive_to(&self, slot: Slot) -> Result<(), Illegal> {
        self.check_drive()?;
        let from = self.human(self.active).room.slot();
        if !from.is_some_and(|from| (1..=DRIVE).contains(&from.distance(slot))) {
            refuse!("TEZ-R23", "tiny-epic-zombies-refuse-drive-where");
        }
        Ok(())
    }

    /// Drives to an Entrance; arriving is entering, and costs no Move (TEZ-R23).
    pub(crate) fn drive(&mut self, slot: Slot, out: &mut impl Sink<Event>) {
        let human = self.active;
        let entrance = Room::entrance(slot);
        self.turn.drove = true;
        self.car = Some(entrance);
        self.rev_up(human);
        let crowbar = self.turn.crowbar;
        self.go(human, entrance, How::Car, self.vehicle_toll(), out);
        // Driving is no Move, so the Crowbar still waits for the next one.
        self.turn.crowbar |= crowbar;
    }
}
