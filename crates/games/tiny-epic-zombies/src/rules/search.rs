//! The Search at the end of a Human Turn and its Events, and the noise it makes (TEZ-134 to TEZ-157, TEZ-159).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::effect::{Effect, Passive, Talent};
use crate::event::Event;
use crate::ids::{Card, Slot};
use crate::prompt::Frame;

impl State {
    /// The face-down card is turned up (TEZ-134); Events happen at once (TEZ-137).
    pub(crate) fn search(&mut self, out: &mut impl Sink<Event>) {
        let human = self.active;
        let Some(card) = self.human_mut(human).search.take() else {
            return;
        };
        self.human_mut(human).search_known = Default::default();
        self.night.revealed = Some(card);
        out.emit(|| Event::Revealed {
            who: self.who(human),
            card,
        });
        let store = self.store_of(human);
        match content().card(card).effect {
            Effect::Explosion => {
                self.decks.discard.insert(card);
                if self.human(human).held.is_empty() {
                    self.wound(human, 1, out);
                } else {
                    self.stack.push(Frame::Explosion);
                }
            }
            Effect::Zombie => {
                self.decks.discard.insert(card);
                self.stack
                    .push(store.map_or(Frame::EventStore, Frame::AddOne));
            }
            _ => match store {
                Some(slot) => self.lay_search(card, slot, out),
                None => self.stack.push(Frame::LaySearch(card)),
            },
        }
    }

    pub(crate) fn lay_search(&mut self, card: Card, slot: Slot, out: &mut impl Sink<Event>) {
        self.decks.beside[slot.index()].insert(card);
        out.emit(|| Event::CardLaid { card, slot });
    }

    /// From the Courtyard only the Center Stores count (TEZ-136, TEZ-R38).
    pub(crate) fn check_center(&self, slot: Slot) -> Result<(), Illegal> {
        if slot.is_corner() {
            refuse!("TEZ-136", "tiny-epic-zombies-refuse-drop-center");
        }
        Ok(())
    }

    /// Explosion: a Weapon or Backpack card out of the game (TEZ-156, TEZ-R37).
    pub(crate) fn check_lose(&self, card: Card) -> Result<(), Illegal> {
        if !self.human(self.active).held.has(card) {
            refuse!("TEZ-R37", "tiny-epic-zombies-refuse-not-held");
        }
        Ok(())
    }

    pub(crate) fn lose_card(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let human = self.active;
        self.human_mut(human).held.remove(card);
        self.decks.removed.insert(card);
        out.emit(|| Event::CardLost {
            who: self.who(human),
            card,
        });
    }

    /// Photographer and Hippie, after the Search and before the Zombies (TEZ-124, TEZ-129, TEZ-R50).
    pub(crate) fn end_of_turn(&mut self, out: &mut impl Sink<Event>) {
        let human = self.active;
        let is_two = self
            .store_of(human)
            .is_some_and(|slot| self.zombies_in(slot).len() == 2);
        if self.has_talent(human, Talent::PointAndShoot) && is_two {
            self.gain(human, 2, out);
        }
        if self.has_talent(human, Talent::FreeSpirit) && self.turn.kills == 0 {
            self.heal(human, 2, out);
        }
    }

    /// Whether the revealed card has the symbol of the Store the active Human is in (TEZ-159, TEZ-R59, TEZ-R60).
    pub(crate) fn is_noisy(&self) -> bool {
        let symbol = self.symbol();
        symbol.is_some() && self.store_of(self.active).map(|slot| self.map.symbol(slot)) == symbol
    }

    /// Whether the Fry Cook has something to hush up (TEZ-130).
    pub(crate) fn can_hush(&self) -> bool {
        self.is_noisy()
            && self.has_talent(self.active, Talent::ServiceWithASmile)
            && self.human(self.active).ammo > 0
    }

    /// The noise check (TEZ-160, TEZ-161).
    pub(crate) fn check_noise(&mut self, out: &mut impl Sink<Event>) {
        let human = self.active;
        self.night.noise = !self.night.hushed && self.is_noisy();
        let noise = self.night.noise;
        out.emit(|| Event::NoiseChecked {
            who: self.who(human),
            noise,
        });
        if !noise {
            return;
        }
        if self.zombie_seat.is_some() {
            self.stack.push(Frame::HordeChoice);
        }
        // Tardy Slip: before anything else happens; the noise stands even if it kills.
        if self.has_passive(Passive::TardySlip) {
            self.lose_ammo(human, 1, out);
        }
    }
}
