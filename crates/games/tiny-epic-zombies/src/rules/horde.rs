//! The Horde Track: the parts of Horde actions and the choices they give the Zombie Player (TEZ-161 to TEZ-168, R61).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::effect::HordePart;
use crate::event::Event;
use crate::ids::{Card, CardSet, Character, Human, Objective, Place, Room, RoomSet, Slot, Token};
use crate::prompt::{Frame, Hurt, Shift};

impl State {
    /// The card's action at its marker, part by part; then the marker moves up (TEZ-161).
    pub(crate) fn horde(&mut self, character: Character, out: &mut impl Sink<Event>) {
        out.emit(|| Event::HordeActs {
            character,
            space: self.horde_space(character),
        });
        self.stack.push(Frame::HordeAdvance(character));
        for part in (0..self.horde_parts(character).len()).rev() {
            self.stack.push(Frame::HordePart {
                character,
                part: part as u8,
            });
        }
    }

    fn horde_space(&self, character: Character) -> u8 {
        let card = self
            .zombie_cards
            .iter()
            .find(|card| card.character == character);
        card.map_or(1, |card| card.horde)
    }

    fn horde_parts(&self, character: Character) -> &'static [HordePart] {
        &content().player(character).track[usize::from(self.horde_space(character)) - 1]
    }

    /// A marker on 5 stays there (TEZ-163).
    pub(crate) fn horde_advance(&mut self, character: Character) {
        let last = content().table.horde_spaces;
        for card in self
            .zombie_cards
            .iter_mut()
            .filter(|card| card.character == character)
        {
            card.horde = (card.horde + 1).min(last);
        }
    }

    /// Does one part, or lays the question it asks on the stack.
    pub(crate) fn horde_part(
        &mut self,
        character: Character,
        part: u8,
        out: &mut impl Sink<Event>,
    ) {
        let part = self.horde_parts(character)[usize::from(part)];
        self.night.moved = RoomSet::EMPTY;
        self.night.hurt = [false; 4];
        let shift = |how, left| Frame::Shift { how, left };
        let frame = match part {
            HordePart::Push(rooms) => Frame::Push(rooms),
            HordePart::Shamble(k, rooms) => shift(Shift::Shamble(rooms), k),
            HordePart::Drift(k) => shift(Shift::Drift, k),
            HordePart::GatherFlask(k) => shift(Shift::Flask, k),
            HordePart::GatherLoot(k) => shift(Shift::Loot, k),
            HordePart::Sift(n) => Frame::Sift(n),
            HordePart::LitterNear(left) => Frame::Litter { far: false, left },
            HordePart::LitterFar(left) => Frame::Litter { far: true, left },
            HordePart::Lock(n) => Frame::Lock(n),
            HordePart::HurtCourtyard(left) => Frame::Hurt {
                whom: Hurt::Courtyard,
                left,
            },
            HordePart::HurtHunted(left) => Frame::Hurt {
                whom: Hurt::Hunted,
                left,
            },
            HordePart::Surge(n) => {
                self.night.surge += n;
                return;
            }
            HordePart::Stray(n) => {
                self.night.strays = self.night.strays.saturating_add(n);
                return;
            }
            HordePart::Crack(least) => {
                if self.barricade >= least {
                    self.damage_barricade(None, out);
                }
                return;
            }
            HordePart::Drain(n) => {
                if !self.is_clear(self.human(self.active).room) {
                    self.lose_ammo(self.active, n, out);
                }
                return;
            }
        };
        self.stack.push(frame);
    }

    /// Objective and Supply Tokens that lie in Stores; Squads and Traps are none.
    pub(crate) fn pushable(&self) -> impl Iterator<Item = (Token, Room)> {
        Token::all().filter_map(|token| match self.place(token) {
            Place::Room(room) if !room.is_courtyard() => Some((token, room)),
            _ => None,
        })
    }

    pub(crate) fn check_push(&self, token: Token, to: Room, rooms: u8) -> Result<(), Illegal> {
        let Some((_, from)) = self.pushable().find(|(other, _)| *other == token) else {
            refuse!("TEZ-166", "tiny-epic-zombies-refuse-push-what");
        };
        if !self.map.within(from, rooms).has(to) {
            refuse!("TEZ-168", "tiny-epic-zombies-refuse-push-where");
        }
        Ok(())
    }

    /// The token is moved face down or up as it lies; nothing is delivered that way (TEZ-R84).
    pub(crate) fn push_token(&mut self, token: Token, to: Room, out: &mut impl Sink<Event>) {
        *self.place_mut(token) = Place::Room(to);
        out.emit(|| Event::TokenPushed {
            token,
            spot: self.spot(to),
        });
    }

    /// Where the Zombie in `from` may be moved: Store Rooms without a Zombie (TEZ-R28), each Zombie once.
    pub(crate) fn shift_targets(&self, how: Shift, from: Room) -> RoomSet {
        if !self.has_zombie(from) || self.night.moved.has(from) {
            return RoomSet::EMPTY;
        }
        let wanted = match how {
            Shift::Lure => RoomSet::STORES,
            Shift::Shamble(rooms) => self.map.within(from, rooms),
            Shift::Drift => {
                RoomSet::store(from.slot().expect("Zombies stand in Stores").clockwise())
            }
            Shift::Flask => self.map.flasks(),
            Shift::Loot => {
                let with_loot = Slot::ALL
                    .iter()
                    .filter(|slot| !self.decks.beside[slot.index()].is_empty());
                with_loot.fold(RoomSet::EMPTY, |all, slot| all.or(RoomSet::store(*slot)))
            }
        };
        wanted.and(RoomSet::STORES).minus(self.zombies)
    }

    /// Whether any Zombie can still be moved.
    pub(crate) fn can_shift(&self, how: Shift) -> bool {
        self.zombies
            .iter()
            .any(|from| !self.shift_targets(how, from).is_empty())
    }

    pub(crate) fn check_shift(&self, how: Shift, from: Room, to: Room) -> Result<(), Illegal> {
        let is_lure = how == Shift::Lure;
        if !self.has_zombie(from) || self.night.moved.has(from) {
            if is_lure {
                refuse!("TEZ-R35", "tiny-epic-zombies-refuse-shift-whom");
            }
            refuse!("TEZ-R61", "tiny-epic-zombies-refuse-shift-whom");
        }
        if !self.shift_targets(how, from).has(to) {
            if is_lure {
                refuse!("TEZ-R35", "tiny-epic-zombies-refuse-zombie-there");
            }
            refuse!("TEZ-R28", "tiny-epic-zombies-refuse-zombie-there");
        }
        Ok(())
    }

    pub(crate) fn shift_zombie(
        &mut self,
        how: Shift,
        from: Room,
        to: Room,
        left: u8,
        out: &mut impl Sink<Event>,
    ) {
        if left > 1 {
            self.stack.push(Frame::Shift {
                how,
                left: left - 1,
            });
        }
        self.night.moved.insert(to);
        self.move_zombie(from, to, out);
    }

    /// The Zombie Player draws and will put as many under the deck.
    pub(crate) fn sift(&mut self, n: u8, out: &mut impl Sink<Event>) {
        let mut cards = CardSet::EMPTY;
        for _ in 0..n {
            cards.insert(self.draw_search().expect("checked before"));
        }
        self.decks.hand = self.decks.hand.or(cards);
        out.emit(|| Event::Drew {
            seat: self.zombie_seat,
            n,
            cards,
        });
        self.stack.push(Frame::Bury(n));
    }

    /// The next card of the Search Deck, with what is known of it forgotten.
    pub(crate) fn draw_search(&mut self) -> Option<Card> {
        let card = self.decks.search.pop()?;
        self.decks.top_known = Default::default();
        self.decks.sifted = self.decks.sifted.min(self.decks.search.len() as u8);
        Some(card)
    }

    pub(crate) fn check_hand(&self, card: Card) -> Result<(), Illegal> {
        if !self.decks.hand.has(card) {
            refuse!("TEZ-185", "tiny-epic-zombies-refuse-not-in-hand");
        }
        Ok(())
    }

    /// A card of the hand goes under the Search Deck; its owner remembers it.
    pub(crate) fn bury_card(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.decks.hand.remove(card);
        if self.decks.search.is_empty() {
            self.decks.top_known = Default::default();
        }
        self.decks.search.insert(0, card);
        self.decks.sifted += 1;
        out.emit(|| Event::Buried {
            seat: self.zombie_seat,
            card: Some(card),
        });
    }

    /// Stores a face-up card may be moved to.
    pub(crate) fn may_litter(&self, card: Card, to: Slot, far: bool) -> bool {
        self.lies_beside(card)
            .is_some_and(|from| from != to && (far || from.distance(to) == 1))
    }

    pub(crate) fn litter(&mut self, card: Card, to: Slot, out: &mut impl Sink<Event>) {
        let from = self.lies_beside(card).expect("checked before");
        self.decks.beside[from.index()].remove(card);
        self.decks.beside[to.index()].insert(card);
        out.emit(|| Event::CardLaid { card, slot: to });
    }

    pub(crate) fn lock(&mut self, slot: Slot, out: &mut impl Sink<Event>) {
        self.locked.insert(slot);
        out.emit(|| Event::Locked {
            slot,
            side: self.map.side(slot),
        });
    }

    /// Humans a Horde action can hurt and has not yet.
    pub(crate) fn hurtable(&self, whom: Hurt) -> impl Iterator<Item = Human> {
        self.in_order().filter(move |human| {
            let room = self.human(*human).room;
            let fits = match whom {
                Hurt::Courtyard => room.is_courtyard(),
                Hurt::Hunted => !self.is_clear(room),
            };
            fits && !self.night.hurt[human.index()]
        })
    }

    pub(crate) fn hurt(&mut self, whom: Hurt, human: Human, left: u8, out: &mut impl Sink<Event>) {
        self.night.hurt[human.index()] = true;
        if left > 1 {
            let left = if left == u8::MAX { left } else { left - 1 };
            self.stack.push(Frame::Hurt { whom, left });
        }
        self.wound(human, 1, out);
    }

    /// Face-up cards that may be lost at the end of the Zombie Turn: beside full Stores, Frequencies safe (Cleared Out).
    pub(crate) fn clutter(&self) -> CardSet {
        let full = Slot::ALL
            .iter()
            .filter(|slot| self.zombies_in(**slot).len() == 3);
        let beside = full.fold(CardSet::EMPTY, |all, slot| {
            all.or(self.decks.beside[slot.index()])
        });
        if self.is_in_force(Objective::Cdc) {
            beside.minus(content().frequencies)
        } else {
            beside
        }
    }

    /// Against the game the card is drawn by lot; a single one needs no choice.
    pub(crate) fn clear_out(&mut self, out: &mut impl Sink<Event>) {
        let clutter = self.clutter();
        let nth = match clutter.len() {
            0 => return,
            1 => 0,
            n => self.dice.pick(n),
        };
        let card = clutter.iter().nth(nth).expect("a number below their count");
        self.burn(card, out);
    }

    pub(crate) fn burn(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let slot = self.lies_beside(card).expect("checked before");
        self.decks.beside[slot.index()].remove(card);
        self.decks.discard.insert(card);
        out.emit(|| Event::CardBurnt { card });
    }
}
