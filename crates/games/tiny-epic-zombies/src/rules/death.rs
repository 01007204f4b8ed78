//! Eaten Alive: what is left behind, what it costs, and who comes next (TEZ-049 to TEZ-056, TEZ-247).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::event::Event;
use crate::ids::{CardSet, Character, CharacterSet, Human, Room, Slot};
use crate::outcome::End;
use crate::prompt::Frame;
use crate::state::{Turn, ZombieCard};

impl State {
    /// The next one to die, in Turn order (TEZ-R72).
    pub(crate) fn next_dead(&self) -> Option<Human> {
        // Asked after every step, and nearly always everybody lives.
        if self.humans.iter().all(|human| !human.doomed) {
            return None;
        }
        self.in_order().find(|human| self.human(*human).doomed)
    }

    /// Whether a death is being resolved: the cards of the dead wait for a Store.
    pub(crate) fn is_burying(&self) -> bool {
        self.stack
            .iter()
            .any(|frame| matches!(frame, Frame::DeadDrop(_)))
    }

    /// A Human is eaten; without a Survivor Token that is the end (TEZ-052, TEZ-250).
    pub(crate) fn die(&mut self, human: Human, out: &mut impl Sink<Event>) {
        out.emit(|| Event::Eaten {
            who: self.who(human),
            spot: self.spot(self.human(human).room),
        });
        let survivors = if self.is_competitive() {
            self.human(human).survivors
        } else {
            self.survivors
        };
        if survivors == 0 {
            self.finish(End::Eaten, out);
            return;
        }
        match self.store_of(human) {
            Some(slot) => self.bury(human, slot, out),
            // TEZ-051: in the Courtyard a Store is chosen, if there is anything to lay there.
            None if !self.human(human).held.is_empty() => self.stack.push(Frame::DeadDrop(human)),
            None => self.bury(human, Slot::N, out),
        }
    }

    /// TEZ-R74: any Store, or by option a Center Store.
    pub(crate) fn check_dead_drop(&self, slot: Slot) -> Result<(), Illegal> {
        if self.options.courtyard_death_center && slot.is_corner() {
            refuse!("TEZ-R74", "tiny-epic-zombies-refuse-drop-center");
        }
        Ok(())
    }

    /// The cards go beside the Store, a Survivor is lost, and somebody else steps in.
    pub(crate) fn bury(&mut self, human: Human, slot: Slot, out: &mut impl Sink<Event>) {
        let held = std::mem::replace(&mut self.human_mut(human).held, CardSet::EMPTY);
        self.decks.beside[slot.index()] = self.decks.beside[slot.index()].or(held);
        self.drop_frames_of(human);
        let room = self.human(human).room;
        self.leave_tokens(human, room);
        self.turn_zombie(human, out);
        let character = self.draw_newcomer();
        let track_max = content().table.track_max;
        let state = self.human_mut(human);
        state.character = character;
        state.wounds = 0;
        state.ammo = track_max;
        state.doomed = false;
        // TEZ-R99: back to where figures start, which is no Move and enters nothing.
        state.room = Room::CENTER;
        if self.is_own_turn(human) {
            self.end_dead_turn();
        }
        out.emit(|| Event::Replaced {
            who: self.who(human),
        });
        if self.is_competitive() {
            self.human_mut(human).survivors -= 1;
            out.emit(|| Event::SurvivorLost {
                who: Some(self.who(human)),
                left: self.human(human).survivors,
            });
            self.check_tokens(out);
        } else {
            self.survivors -= 1;
            out.emit(|| Event::SurvivorLost {
                who: None,
                left: self.survivors,
            });
        }
    }

    /// One random unused card, no choice (TEZ-055, TEZ-R77). Only a written position runs out of them; then cards that
    /// nobody plays come back.
    fn draw_newcomer(&mut self) -> Character {
        let played = (self.humans.iter().map(|human| human.character))
            .chain(self.zombie_cards.iter().map(|card| card.character))
            .collect();
        let pile = if self.unused.is_empty() {
            Character::ALL.iter().copied().collect::<CharacterSet>()
        } else {
            self.unused
        }
        .minus(played);
        let nth = self.dice.pick(pile.len());
        let character = pile
            .iter()
            .nth(nth)
            .expect("there are more cards than people and Zombie Cards");
        self.unused.remove(character);
        character
    }

    /// The dead Human's card joins the Zombies, in force at once; a fourth is removed (TEZ-054, TEZ-R76, TEZ-R102).
    fn turn_zombie(&mut self, human: Human, out: &mut impl Sink<Event>) {
        let character = self.human(human).character;
        if self.zombie_cards.len() < content().table.zombie_cards_max {
            self.zombie_cards.push(ZombieCard {
                character,
                horde: 1,
            });
            out.emit(|| Event::ZombieCardJoined { character });
        } else {
            out.emit(|| Event::ZombieCardRemoved { character });
        }
    }

    /// The Turn is over; what only concerned the dead is dropped, what concerns others goes on (TEZ-056, TEZ-R77).
    fn end_dead_turn(&mut self) {
        self.turn = Turn {
            on: true,
            over: true,
            n_moves: self.turn.n_moves,
            ..Turn::default()
        };
        let is_theirs = |frame: &Frame| {
            matches!(
                frame,
                Frame::Arrive
                    | Frame::MeleeResult(_)
                    | Frame::Convert
                    | Frame::FreeMove(_)
                    | Frame::Cover { .. }
                    | Frame::Explosion
                    | Frame::Shift {
                        how: crate::prompt::Shift::Lure,
                        ..
                    }
            )
        };
        self.stack.retain(|frame| !is_theirs(frame));
    }

    /// What waited for the dead alone is dropped; a delivery under way is wound up.
    fn drop_frames_of(&mut self, human: Human) {
        for frame in self.stack.clone() {
            match frame {
                Frame::SupplyDraw {
                    human: other,
                    supply,
                } if other == human => self.return_supply(supply),
                Frame::SupplyKeep {
                    human: other,
                    supply,
                    card,
                } if other == human => {
                    self.decks.supply.push(card);
                    self.decks.supply_known.insert(card);
                    self.dice.shuffle(&mut self.decks.supply);
                    self.return_supply(supply);
                }
                _ => {}
            }
        }
        self.stack.retain(|frame| match frame {
            Frame::Rush(other) | Frame::RushUse(other) => *other != human,
            Frame::Offer { from, to, .. } => *from != human && *to != human,
            Frame::Cover { human: other, .. }
            | Frame::Guard { human: other, .. }
            | Frame::Gain { human: other, .. }
            | Frame::Stow { human: other, .. }
            | Frame::Deliver { human: other, .. }
            | Frame::SupplyDraw { human: other, .. }
            | Frame::SupplyKeep { human: other, .. } => *other != human,
            _ => true,
        });
    }
}
