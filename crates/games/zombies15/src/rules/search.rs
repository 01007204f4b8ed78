//! Quick and Careful Search.

use shamble_core::{Illegal, Sink, refuse};

use super::movement::Leave;
use crate::action::{Careful, Keep};
use crate::content::{Ability, CardId, card};
use crate::event::Event;
use crate::ids::Slot;
use crate::label::{card_text, hero_text};
use crate::list::List;
use crate::state::{MAX_DRAWN, Open, State};

/// Z15-060.
const QUICK_SEARCH_CARDS: usize = 3;

impl State {
    /// Whether zombies keep the Active Hero from searching (Z15-058): only Rotten Meat helps, beside exactly one.
    pub(crate) fn search_leave(&self) -> Leave {
        let area = self.active().area;
        if !self.has_zombies(area) {
            Leave::Free
        } else if self.turn.meat && self.zombies_in(area) == 1 && !self.alpha_in(area) {
            Leave::Meat
        } else {
            Leave::Held
        }
    }

    /// Conditions of both searches, in the order of the table of refusals.
    fn check_search(&self) -> Result<Leave, Illegal> {
        if self.active().is_carrying() {
            refuse!("Z15-120", "zombies15-refuse-carrying");
        }
        if self.active().area.is_street() {
            refuse!("Z15-057", "zombies15-refuse-search-in-street");
        }
        let leave = self.search_leave();
        if leave == Leave::Held {
            refuse!("Z15-058", "zombies15-refuse-search-zombies");
        }
        Ok(leave)
    }

    /// How many cards the Active Hero's Quick Search draws.
    pub(crate) fn n_drawn(&self) -> usize {
        let n = QUICK_SEARCH_CARDS + usize::from(self.active().has(Ability::Observant));
        // Z15-R21: with fewer cards what is left is drawn.
        n.min(self.search_pile.len())
    }

    pub(crate) fn quick_search(&mut self, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let leave = self.check_search()?;
        if self.search_pile.is_empty() {
            refuse!("Z15-064", "zombies15-refuse-pile-empty");
        }
        self.turn.actions -= 1;
        self.spend_meat(leave);
        let mut drawn: List<CardId, MAX_DRAWN> = List::new();
        for _ in 0..self.n_drawn() {
            drawn.push(self.search_pile.pop().expect("counted"));
        }
        let (hero, area) = (self.active().id, self.active().area);
        // Z15-R64: the highest Zombie card is disarmed; a lower one is never better.
        let charmed = std::mem::take(&mut self.turn.charm)
            .then(|| drawn.iter().copied().max_by_key(|id| zombies_on(*id)))
            .flatten()
            .filter(|id| zombies_on(*id) > 0);
        let all: u16 = drawn.iter().map(|id| zombies_on(*id)).sum();
        let n = all - charmed.map_or(0, zombies_on);
        out.emit(|| Event::Searched {
            hero,
            cards: drawn.as_slice().to_vec(),
            zombies: n,
        });
        if let Some(card) = charmed {
            out.emit(|| Event::Charmed { hero, card });
        }
        if n > 0 {
            self.place_zombies(area, n, out);
        }
        self.open = Some(Open::Search(drawn));
        Ok(())
    }

    /// The choice of a Quick Search (Z15-062, Z15-063, Z15-065).
    pub(crate) fn keep(&mut self, keep: &Keep, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let Some(Open::Search(drawn)) = self.open else {
            refuse!("Z15-062", "zombies15-refuse-no-such-choice");
        };
        let is_kept = |i: usize| keep.slots.get(i).copied().flatten().is_some();
        for i in (0..MAX_DRAWN).filter(|i| is_kept(*i)) {
            if i >= drawn.len() || zombies_on(drawn[i]) > 0 {
                refuse!("Z15-062", "zombies15-refuse-not-drawn");
            }
        }
        let n_left = (0..drawn.len()).filter(|i| !is_kept(*i)).count();
        let mut ordered = 0;
        for (n, i) in keep.order().enumerate() {
            if i >= drawn.len() || is_kept(i) || keep.order().take(n).any(|other| other == i) {
                refuse!("Z15-062", "zombies15-refuse-order");
            }
            ordered += 1;
        }
        // One card alone has no order.
        if keep.order.is_some() && (ordered != n_left || n_left < 2) {
            refuse!("Z15-062", "zombies15-refuse-order");
        }
        let taken =
            (0..drawn.len()).filter_map(|i| keep.slots[i].map(|slot: Slot| (drawn[i], slot)));
        self.check_sheet(keep.change, taken.clone())?;

        self.open = None;
        self.change_sheet(keep.change, taken, out);
        let before = self.discard.len();
        if keep.order.is_some() {
            keep.order().for_each(|i| self.discard.push(drawn[i]));
        } else {
            (0..drawn.len())
                .filter(|i| !is_kept(*i))
                .for_each(|i| self.discard.push(drawn[i]));
        }
        if n_left > 0 {
            out.emit(|| Event::Discarded {
                cards: self.discard.as_slice()[before..].to_vec(),
            });
        }
        Ok(())
    }

    /// Z15-066 to Z15-069.
    pub(crate) fn careful_search(
        &mut self,
        careful: &Careful,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let leave = self.check_search()?;
        if self.active().has(Ability::Impetuous) {
            refuse!(
                "Z15-214",
                "zombies15-refuse-impetuous",
                hero = hero_text(self.active().id)
            );
        }
        if self.discard.is_empty() {
            refuse!("Z15-F04", "zombies15-refuse-discard-empty");
        }
        let mut found = None;
        if let Some((id, _)) = careful.take {
            found = self
                .discard
                .iter()
                .enumerate()
                .rev()
                .filter(|(_, card)| **card == id && zombies_on(id) == 0)
                .nth(careful.below.into())
                .map(|(index, _)| index);
            if found.is_none() {
                refuse!(
                    "Z15-066",
                    "zombies15-refuse-not-in-discard",
                    card = card_text(id)
                );
            }
        }
        self.check_sheet(careful.change, careful.take.into_iter())?;

        self.turn.actions -= 1;
        self.spend_meat(leave);
        let hero = self.active().id;
        let card = careful.take.map(|(id, _)| id);
        let before = self.discard.len();
        if let Some(index) = found {
            // Z15-067: what lay above is out of the game; the Item itself goes to the sheet.
            self.discard.truncate(index);
        }
        let n_removed = (before - self.discard.len()).saturating_sub(1) as u8;
        out.emit(|| Event::CarefullySearched {
            hero,
            card,
            n_removed,
        });
        self.change_sheet(careful.change, careful.take.into_iter(), out);
        Ok(())
    }

    pub(crate) fn spend_meat(&mut self, leave: Leave) {
        if leave == Leave::Meat {
            self.turn.meat = false;
        }
    }
}

/// Zombies shown on a card of the Search deck; none for Items.
pub(crate) fn zombies_on(id: CardId) -> u16 {
    let card = card(id);
    if card.is_object() {
        0
    } else {
        u16::from(card.zombies)
    }
}
