//! A table written down.

use super::Position;
use crate::State;
use crate::ids::Slot;

impl State {
    pub(crate) fn describe(&self) -> Position {
        let decks = &self.decks;
        Position {
            options: self.options,
            seats: usize::from(self.n_seats),
            zombie_seat: self.zombie_seat,
            layout: Slot::ALL
                .iter()
                .map(|slot| (*slot, self.map.side(*slot)))
                .collect(),
            humans: self.humans.to_vec(),
            first: self.first,
            active: self.active,
            zombies: self.zombies,
            barricade: self.barricade,
            survivors: self.survivors,
            traps: self.traps,
            car: self.car,
            supplies: self.supplies,
            zombie_cards: self.zombie_cards.to_vec(),
            unused: self.unused,
            search_deck: decks.search.iter().rev().copied().collect(),
            supply_deck: decks.supply.iter().rev().copied().collect(),
            hand: decks.hand,
            beside: Slot::ALL
                .iter()
                .map(|slot| (*slot, decks.beside[slot.index()]))
                .collect(),
            discard: decks.discard,
            removed: decks.removed,
            sifted: decks.sifted,
            top_known: decks.top_known,
            supply_known: decks.supply_known,
            goals: self.goals.clone(),
            turn: self.turn.clone(),
            night: self.night.clone(),
            locked: self.locked,
            last_turns: self.last_turns,
            pending: self.stack.to_vec(),
            offers: self.offers.clone(),
            end: self.end,
            dice: self.dice.clone(),
        }
    }
}
