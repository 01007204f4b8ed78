//! The Hero sheet: which Item fits where, and rearranging it in a Search Action.

use shamble_core::{Illegal, Sink, refuse};

use crate::action::Rearrange;
use crate::content::{Ability, CardId, CardKind, WeaponClass, card, sheet};
use crate::event::Event;
use crate::ids::{HeroId, Slot};
use crate::item::Item;
use crate::label::{card_text, hero_text};
use crate::state::{Hero, State, TokenAt};

/// Z15-086, Z15-087: whether the colour of the slot takes the card.
#[inline]
pub(crate) fn fits(hero: HeroId, slot: Slot, id: CardId) -> bool {
    let card = card(id);
    match slot {
        Slot::Weapon(i) => {
            let takes_bulky = sheet(hero).weapon_slots[usize::from(i)] == WeaponClass::Bulky;
            card.is_weapon() && (takes_bulky || card.class == WeaponClass::Light)
        }
        Slot::Object(i) => card.is_object() && i < sheet(hero).light_object_slots,
    }
}

impl State {
    /// Z15-214, Z15-R29: whether the Hero may have the card at all.
    pub(crate) fn may_have(&self, hero: &Hero, id: CardId) -> bool {
        let is_gun = card(id).kind == CardKind::Gun;
        !(is_gun && hero.has(Ability::FearOfFirearms)) || self.rules.restricted_items_fend
    }

    /// Z15-070: what the Active Hero's Weapons are once they have been swapped, if they are.
    pub(crate) fn swapped(&self, swap: bool) -> Hero {
        let mut hero = *self.active();
        if swap {
            hero.weapons.swap(0, 1);
        }
        hero
    }

    /// Whether the Active Hero can change the sheet like this and put these cards on it.
    pub(crate) fn check_sheet(
        &self,
        change: Rearrange,
        taken: impl Iterator<Item = (CardId, Slot)> + Clone,
    ) -> Result<(), Illegal> {
        let hero = self.swapped(change.swap);
        // Z15-R97: row by row of the table, each for every card.
        for (id, _) in taken.clone() {
            if !self.may_have(&hero, id) {
                refuse!(
                    "Z15-214",
                    "zombies15-refuse-may-not-have",
                    hero = hero_text(hero.id),
                    card = card_text(id)
                );
            }
        }
        for (id, slot) in taken.clone() {
            if !fits(hero.id, slot, id) {
                if card(id).is_weapon() {
                    refuse!(
                        "Z15-086",
                        "zombies15-refuse-weapon-slot",
                        card = card_text(id)
                    );
                }
                refuse!(
                    "Z15-087",
                    "zombies15-refuse-object-slot",
                    card = card_text(id)
                );
            }
        }
        for (i, item) in hero.weapons.iter().enumerate() {
            let slot = Slot::Weapon(i as u8);
            if let Some(item) = item
                && !change.gives_up(slot)
                && !fits(hero.id, slot, item.id)
            {
                refuse!(
                    "Z15-086",
                    "zombies15-refuse-weapon-slot",
                    card = card_text(item.id)
                );
            }
        }
        for (_, slot) in taken.clone() {
            let is_twice = taken.clone().filter(|(_, other)| *other == slot).count() > 1;
            if is_twice || (hero.item(slot).is_some() && !change.gives_up(slot)) {
                refuse!("Z15-085", "zombies15-refuse-slot-taken");
            }
        }
        if change.swap && hero.weapons.iter().all(Option::is_none) {
            refuse!("Z15-104", "zombies15-refuse-no-item");
        }
        for slot in Slot::ALL.into_iter().filter(|slot| change.gives_up(*slot)) {
            if hero.item(slot).is_none() {
                refuse!("Z15-104", "zombies15-refuse-no-item");
            }
        }
        for piece in change.dropped() {
            if piece >= self.tokens.len() || self.tokens[piece].at != TokenAt::Hero(self.turn.hero)
            {
                refuse!("Z15-076", "zombies15-refuse-no-token");
            }
        }
        Ok(())
    }

    /// Carries out what [`State::check_sheet`] allowed.
    pub(crate) fn change_sheet(
        &mut self,
        change: Rearrange,
        taken: impl Iterator<Item = (CardId, Slot)> + Clone,
        out: &mut impl Sink<Event>,
    ) {
        let mut hero = self.swapped(change.swap);
        let id = hero.id;
        if change.give_up != 0 {
            // Z15-072, Z15-090, Z15-R30: given up is out of the game, not on the discard pile.
            let before = hero;
            let given_up = || {
                Slot::ALL
                    .into_iter()
                    .filter(|slot| change.gives_up(*slot))
                    .filter_map(|slot| before.item(slot))
            };
            for slot in Slot::ALL.into_iter().filter(|slot| change.gives_up(*slot)) {
                hero.set_item(slot, None);
            }
            if given_up().next().is_some() {
                out.emit(|| Event::GaveUp {
                    hero: id,
                    cards: given_up().map(|item| item.id).collect(),
                });
            }
        }
        for (card, slot) in taken.clone() {
            hero.set_item(slot, Some(Item::from_deck(card)));
        }
        *self.active_mut() = hero;
        if taken.clone().next().is_some() {
            out.emit(|| Event::Kept {
                hero: id,
                cards: taken.map(|(card, _)| card).collect(),
            });
        }
        for piece in change.dropped() {
            self.put_token_down(piece, out);
        }
    }
}
