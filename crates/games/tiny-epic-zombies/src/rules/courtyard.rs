//! Deliveries to the Courtyard: Supply Tokens, the Part, the Arsenal's cache, repairs and the Doctor.

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::effect::{Passive, Talent};
use crate::event::Event;
use crate::ids::{Card, Human, Objective, Place, Slot};
use crate::prompt::Frame;

impl State {
    /// A Supply Token is delivered: the Barricade first, then the draw (TEZ-089, TEZ-R31).
    pub(crate) fn deliver_supply(&mut self, human: Human, supply: u8, out: &mut impl Sink<Event>) {
        out.emit(|| Event::SupplyDelivered {
            who: self.who(human),
            number: supply + 1,
        });
        self.stack.push(Frame::SupplyDraw { human, supply });
        // TEZ-122, TEZ-R55: the Mechanic's 3 instead of 2 is for deliveries only.
        let is_mechanic = self.has_talent(human, Talent::HandyWithAWrench);
        self.repair(if is_mechanic { 3 } else { 2 }, out);
        if is_mechanic {
            self.gain(human, 1, out);
        }
    }

    /// The Barricade rises; a repair that does not fit is a repair all the same (TEZ-R101).
    pub(crate) fn repair(&mut self, n: u8, out: &mut impl Sink<Event>) {
        // Loose Bolts: 1 smaller, but at least 1.
        let n = if self.has_passive(Passive::LooseBolts) {
            (n - 1).max(1)
        } else {
            n
        };
        self.barricade = (self.barricade + n).min(content().table.barricade_max);
        out.emit(|| Event::Repaired {
            n,
            barricade: self.barricade,
        });
        if self.doctor().is_some() {
            self.stack.push(Frame::Doctor);
        }
    }

    /// The Human who may heal somebody after a repair (TEZ-132).
    pub(crate) fn doctor(&self) -> Option<Human> {
        self.all_humans()
            .find(|human| self.has_talent(*human, Talent::GoodAsNew))
    }

    /// Whom the Doctor could help.
    pub(crate) fn patients(&self) -> impl Iterator<Item = Human> {
        self.all_humans()
            .filter(|human| self.human(*human).wounds > 0 && self.can_heal(*human))
    }

    /// The card drawn is shown to all; a Backpack card is kept, a Weapon may be refused (TEZ-R31).
    pub(crate) fn draw_supply(&mut self, human: Human, supply: u8, out: &mut impl Sink<Event>) {
        let card = self.decks.supply.pop().expect("checked before");
        self.decks.supply_known.remove(card);
        out.emit(|| Event::SupplyDrawn {
            who: self.who(human),
            card,
        });
        if content().backpack.has(card) {
            self.human_mut(human).held.insert(card);
            self.return_supply(supply);
        } else {
            self.stack.push(Frame::SupplyKeep {
                human,
                supply,
                card,
            });
        }
    }

    /// The Weapon drawn is equipped; one it replaces goes beside a Center Store (TEZ-R31).
    pub(crate) fn check_keep(
        &self,
        human: Human,
        card: Card,
        slot: Option<Slot>,
    ) -> Result<(), Illegal> {
        match (self.replaced_by(human, card), slot) {
            (None, None) => Ok(()),
            (Some(_), Some(slot)) if !slot.is_corner() => Ok(()),
            _ => refuse!("TEZ-R31", "tiny-epic-zombies-refuse-keep-where"),
        }
    }

    pub(crate) fn keep_supply(
        &mut self,
        human: Human,
        supply: u8,
        card: Card,
        slot: Option<Slot>,
        out: &mut impl Sink<Event>,
    ) {
        if let (Some(old), Some(slot)) = (self.replaced_by(human, card), slot) {
            self.human_mut(human).held.remove(old);
            self.decks.beside[slot.index()].insert(old);
            out.emit(|| Event::Dropped {
                who: self.who(human),
                card: old,
                slot,
            });
        }
        self.human_mut(human).held.insert(card);
        self.return_supply(supply);
    }

    /// A refused Weapon goes back and the Supply Deck is shuffled; nothing replaces it (TEZ-092).
    pub(crate) fn refuse_supply(
        &mut self,
        human: Human,
        supply: u8,
        card: Card,
        out: &mut impl Sink<Event>,
    ) {
        out.emit(|| Event::SupplyRefused {
            who: self.who(human),
            card,
        });
        self.decks.supply.push(card);
        self.decks.supply_known.insert(card);
        self.dice.shuffle(&mut self.decks.supply);
        self.return_supply(supply);
    }

    /// Back to its numbered spot (TEZ-091).
    pub(crate) fn return_supply(&mut self, supply: u8) {
        self.supplies[usize::from(supply)] = Place::Room(self.map.crate_spot(supply + 1));
    }

    /// The Part comes home, and the next one waits (TEZ-208).
    pub(crate) fn deliver_part(&mut self, human: Human, out: &mut impl Sink<Event>) {
        out.emit(|| Event::PartDelivered {
            who: self.who(human),
        });
        self.goals.gear = self.goals.gear % 4 + 1;
        self.goals.part = Place::Room(self.map.gear(self.goals.gear));
        self.advance(Objective::Helicopter, human, out);
    }

    /// Weapons the cache takes from this Human (TEZ-211, TEZ-R82).
    pub(crate) fn check_stow(&self, human: Human, card: Card, stowed: bool) -> Result<(), Illegal> {
        if !self.human(human).held.and(content().weapons()).has(card) {
            refuse!("TEZ-211", "tiny-epic-zombies-refuse-not-held");
        }
        if stowed && self.options.one_weapon_per_entry {
            refuse!("TEZ-R82", "tiny-epic-zombies-refuse-one-weapon");
        }
        if !self.is_open(Objective::Arsenal, human) {
            refuse!("TEZ-R92", "tiny-epic-zombies-refuse-no-arsenal");
        }
        if self.weapons_wanted(human) == 0 {
            refuse!("TEZ-R82", "tiny-epic-zombies-refuse-cache-full");
        }
        Ok(())
    }

    /// Weapons the cache still takes.
    pub(crate) fn weapons_wanted(&self, human: Human) -> u8 {
        if !self.is_open(Objective::Arsenal, human) {
            return 0;
        }
        let column = self.column(human);
        self.target(Objective::Arsenal)
            .saturating_sub(self.goals.progress[Objective::Arsenal.index()][column])
    }

    pub(crate) fn stow(&mut self, human: Human, card: Card, out: &mut impl Sink<Event>) {
        self.human_mut(human).held.remove(card);
        self.decks.removed.insert(card);
        out.emit(|| Event::Stowed {
            who: self.who(human),
            card,
        });
        let column = self.column(human);
        self.goals.progress[Objective::Arsenal.index()][column] += 1;
        self.check_arsenal(human, out);
    }

    pub(crate) fn check_stash(&self, human: Human, n: u8) -> Result<(), Illegal> {
        if !self.is_open(Objective::Arsenal, human) {
            refuse!("TEZ-R92", "tiny-epic-zombies-refuse-no-arsenal");
        }
        if n == 0 || n > self.cache_room(human) {
            refuse!("TEZ-R82", "tiny-epic-zombies-refuse-cache-full");
        }
        self.check_pay(human, n)
    }

    /// Ammo goes from the card into the cache, even the last of it (TEZ-212, TEZ-R82).
    pub(crate) fn stash(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        self.pay(human, n, out);
        self.add_to_cache(human, n, out);
    }

    /// The cache grows, by a deposit or by a gain that goes there (TEZ-213).
    pub(crate) fn add_to_cache(&mut self, human: Human, n: u8, out: &mut impl Sink<Event>) {
        let column = self.column(human);
        self.goals.cache[column] += n;
        out.emit(|| Event::Cached {
            who: self.who(human),
            n,
            cache: self.goals.cache[column],
        });
        self.check_arsenal(human, out);
    }

    fn check_arsenal(&mut self, human: Human, out: &mut impl Sink<Event>) {
        if self.is_open(Objective::Arsenal, human)
            && self.weapons_wanted(human) == 0
            && self.cache_room(human) == 0
        {
            self.complete(Objective::Arsenal, human, out);
        }
    }

    /// Why nothing can be put into the cache now: it takes a Move that enters the Courtyard.
    pub(crate) fn check_at_cache(&self) -> Result<(), Illegal> {
        if !self.is_step_b_open() || !self.turn.at_cache {
            refuse!("TEZ-R30", "tiny-epic-zombies-refuse-not-at-cache");
        }
        Ok(())
    }
}
