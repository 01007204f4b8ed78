//! Growls: Zombie cards, the Horde, Events, and the Alpha that follows.

use shamble_core::Sink;

use super::spawn::HORDE_START;
use crate::content::ZombieCard;
use crate::event::Event;
use crate::ids::{Area, EventKind, Letter, Slot};
use crate::scenario::HordeAt;
use crate::setup::stack_zombie_pile;
use crate::state::{EventChoice, State};

/// Z15-177.
const SURGE: u16 = 5;

impl State {
    /// A growl, as far as it comes without an answer (Z15-R01, Z15-R88).
    pub(crate) fn resolve_growl(&mut self, out: &mut impl Sink<Event>) {
        self.cards_due = self
            .board
            .scenario
            .zombie_deck
            .as_ref()
            .map_or(0, |deck| deck.cards_per_growl);
        self.resolve_cards(out);
    }

    /// Draws the cards of the growl that are still due. Z15-R51: each is resolved completely, so that the next waits for
    /// the choice it demands.
    pub(crate) fn resolve_cards(&mut self, out: &mut impl Sink<Event>) {
        while self.cards_due > 0 {
            self.cards_due -= 1;
            // Z15-R63: one card is not drawn and stays on top.
            if self.cats > 0 {
                self.cats -= 1;
                out.emit(|| Event::CardCancelled);
            } else {
                self.draw_zombie_card(out);
            }
            if self.cards_due > 0 && !self.queue.is_empty() {
                return;
            }
        }
        self.move_alpha(out);
        // Z15-138, Z15-R10: a growl in the hand-over has the attack judged again.
        self.recheck |= self.turn.is_over;
    }

    fn draw_zombie_card(&mut self, out: &mut impl Sink<Event>) {
        if self.zombie_pile.is_empty() {
            // Z15-R35: only short piles run out.
            let used = std::mem::take(&mut self.zombie_used);
            stack_zombie_pile(self, used.as_slice());
            out.emit(|| Event::PileRebuilt);
        }
        let Some(card) = self.zombie_pile.pop() else {
            return;
        };
        self.upper_half = self.upper_half.saturating_sub(1);
        self.zombie_used.push(card);
        out.emit(|| Event::ZombieCardDrawn { card });
        match card {
            ZombieCard::Horde => self.bring_horde(out),
            // Z15-R52: first the zombies, then the Event.
            ZombieCard::Number {
                value,
                letter,
                event,
            } => {
                let tile = self.entry(letter);
                self.place_zombies(Area::street(tile), value.into(), out);
                if let Some(event) = event.filter(|_| self.has_events(value)) {
                    self.strike(event, out);
                }
            }
        }
    }

    /// Z15-148, Z15-149, Z15-R50: where a number card's zombies appear.
    fn entry(&self, letter: Letter) -> usize {
        self.board
            .gate(letter)
            .unwrap_or_else(|| self.active().area.tile())
    }

    /// Z15-153, Z15-R56.
    fn has_events(&self, value: u8) -> bool {
        let Some(deck) = &self.board.scenario.zombie_deck else {
            return false;
        };
        deck.events && (deck.event_values.is_empty() || deck.event_values.contains(&value))
    }

    /// Z15-150, Z15-151.
    fn bring_horde(&mut self, out: &mut impl Sink<Event>) {
        let tile = match (self.board.scenario.horde_at, self.board.letters) {
            (HordeAt::GateWithFewest, Some(gates)) => {
                let fewest = gates
                    .iter()
                    .copied()
                    .min_by_key(|gate| self.zombies_in(Area::street((*gate).into())));
                usize::from(fewest.expect("there are four gates"))
            }
            _ => self.active().area.tile(),
        };
        let area = Area::street(tile);
        let n = std::mem::take(&mut self.horde);
        self.zombies[area.index()] += n;
        out.emit(|| Event::HordeCame {
            n,
            at: self.board.place(area),
        });
        let refill = self.take_from_reserve(HORDE_START);
        self.horde = refill;
        out.emit(|| Event::HordeRefilled { n: refill });
    }

    /// An Event strikes the Active Hero, wherever that is (Z15-174).
    fn strike(&mut self, event: EventKind, out: &mut impl Sink<Event>) {
        let hero = usize::from(self.turn.hero);
        let is_conscious = self.active().is_conscious();
        // Z15-R88: only the Surge still happens to an unconscious Hero.
        if event != EventKind::Surge && !is_conscious {
            return;
        }
        let id = self.active().id;
        out.emit(|| Event::EventStruck { hero: id, event });
        match event {
            EventKind::Loss => match self.active().light_objects().count() {
                0 => {}
                // Z15-R55: nothing to choose.
                1 => self.lose_only_object(out),
                _ => self.queue.push(EventChoice::Loss),
            },
            EventKind::SneakAttack if !self.has_company(hero) => self.lose_life(hero, out),
            EventKind::SneakAttack => {}
            EventKind::Surge => self.demand_surge(out),
            EventKind::Terror => {
                let area = self.active().area;
                if !area.is_street() {
                    let street = Area::street(area.tile());
                    self.carry_to(hero, street);
                    out.emit(|| Event::Fled {
                        hero: id,
                        to: self.board.place(street),
                    });
                }
            }
        }
    }

    pub(crate) fn lose_only_object(&mut self, out: &mut impl Sink<Event>) {
        let first = self.active().light_objects().map(|(slot, _)| slot).next();
        if let Some(slot) = first {
            self.lose_object(Slot::Object(slot as u8), out);
        }
    }

    /// Z15-176, Z15-R54: whether another Hero is with this one.
    fn has_company(&self, hero: usize) -> bool {
        let area = self.heroes[hero].area;
        self.heroes.iter().enumerate().any(|(i, other)| {
            let counts = other.is_conscious() || self.rules.unconscious_is_company;
            i != hero && other.area == area && counts
        })
    }

    /// Z15-177: the player chooses where, unless there is only one street.
    fn demand_surge(&mut self, out: &mut impl Sink<Event>) {
        let ways = {
            let mut adjacent = self.board.adjacent(self.active().area.tile());
            (adjacent.next(), adjacent.next())
        };
        match ways {
            (None, _) => {}
            (Some(only), None) => self.surge_at(only, out),
            _ => self.queue.push(EventChoice::Surge),
        }
    }

    pub(crate) fn surge_at(&mut self, tile: usize, out: &mut impl Sink<Event>) {
        self.place_zombies(Area::street(tile), SURGE, out);
    }

    /// Z15-R53: where a Surge comes when nobody says.
    pub(crate) fn default_surge(&self) -> Option<usize> {
        self.board
            .adjacent(self.active().area.tile())
            .min_by_key(|tile| self.zombies_in(Area::street(*tile)))
    }

    /// Z15-R55: which Object goes when nobody says: fewest uses left, permanent ones last, first slot.
    pub(crate) fn default_loss(&self) -> Option<Slot> {
        let uses = |item: crate::item::Item| {
            if item.card().uses == 0 {
                u8::MAX
            } else {
                item.uses
            }
        };
        let (slot, _) = self
            .active()
            .light_objects()
            .min_by_key(|(_, item)| uses(*item))?;
        Some(Slot::Object(slot as u8))
    }

    /// Scenario 15: one tile along a shortest way to the Active Hero's tile.
    fn move_alpha(&mut self, out: &mut impl Sink<Event>) {
        let Some(alpha) = self.alpha else {
            return;
        };
        let goal = self.active().area.tile();
        if let Some(next) = self.board.step_towards(alpha.tile.into(), goal) {
            self.alpha = Some(crate::state::AlphaPiece {
                tile: next as u8,
                ..alpha
            });
            out.emit(|| Event::AlphaMoved {
                to: self.board.place(Area::street(next)),
            });
        }
    }
}
