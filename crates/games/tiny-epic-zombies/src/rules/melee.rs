//! Melee Attacks, what the die brings, and the Quarantine Attempt (TEZ-072 to TEZ-079, TEZ-223 to TEZ-226).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::content::content;
use crate::effect::{Effect, Passive, Talent};
use crate::event::Event;
use crate::ids::{Face, Human, Objective, Room, RoomSet};
use crate::prompt::Frame;

/// A Quarantine Attempt that needs more rolls than this would be a fault in the dice.
const MAX_ATTEMPTS: usize = 10_000;

impl State {
    pub(crate) fn roll(&mut self, human: Human, out: &mut impl Sink<Event>) -> Face {
        let face = content().faces[self.dice.roll(6) as usize - 1];
        out.emit(|| Event::Rolled {
            who: self.who(human),
            face,
        });
        face
    }

    /// The roll of a Melee Attack; a Greaser who has just mounted need not roll (TEZ-R24).
    fn roll_melee(&mut self, human: Human, out: &mut impl Sink<Event>) -> Face {
        if self.is_own_turn(human) && self.turn.revved {
            self.turn.revved = false;
            out.emit(|| Event::Rolled {
                who: self.who(human),
                face: Face::Overkill,
            });
            return Face::Overkill;
        }
        self.roll(human, out)
    }

    /// The compulsory attack on the Zombie in the Room just entered.
    pub(crate) fn fight(&mut self, out: &mut impl Sink<Event>) {
        let human = self.active;
        let room = self.human(human).room;
        self.close_attack();
        let face = self.melee(human, room, out);
        // The result waits below whatever the kill itself brings.
        self.stack.push(Frame::MeleeResult(face));
        self.kill(room, Some(human), out);
    }

    /// What every Melee Attack does besides killing: the roll, and what remembers that there was one.
    fn melee(&mut self, human: Human, room: Room, out: &mut impl Sink<Event>) -> Face {
        let face = self.roll_melee(human, out);
        if self.is_own_turn(human) {
            self.turn.melee.insert(room);
            self.turn.crowbar = self.holds(human, Effect::BreakThrough);
        }
        face
    }

    /// The die's word in the active Human's attack (TEZ-074 to TEZ-079).
    pub(crate) fn melee_result(&mut self, face: Face, out: &mut impl Sink<Event>) {
        let human = self.active;
        match face {
            Face::Overkill => self.offer_free_move(),
            Face::NoEffect if self.holds(human, Effect::WoundForOverkill) => {
                self.stack.push(Frame::Convert)
            }
            _ => self.melee_wounds(face, out),
        }
    }

    /// The Wounds of a result that is not an Overkill, and the Chainsaw's free Move after them (TEZ-139).
    pub(crate) fn melee_wounds(&mut self, face: Face, out: &mut impl Sink<Event>) {
        let human = self.active;
        let n = self.face_wounds(face, self.human(human).room);
        self.wound(human, n, out);
        if n > 0 && !self.human(human).doomed && self.holds(human, Effect::FreeMoveAfterWounds) {
            self.offer_free_move();
        }
    }

    /// The Wounds a face deals in a Melee Attack in this Room, Zombie Cards included.
    pub(crate) fn face_wounds(&self, face: Face, room: Room) -> u8 {
        // Unstable Culture: in a flask Room the dark skull is a Wound like any other.
        let is_flask = self.map.room_def(room).is_some_and(|room| room.flask);
        let face = match face {
            Face::NoEffect if is_flask && self.has_passive(Passive::UnstableCulture) => {
                Face::OneWound
            }
            face => face,
        };
        match face {
            Face::Overkill | Face::NoEffect => 0,
            Face::OneWound => {
                let others = room
                    .slot()
                    .map_or(RoomSet::EMPTY, |slot| self.zombies_in(slot))
                    .minus(RoomSet::only(room));
                if self.has_passive(Passive::HotGrease) && !others.is_empty() {
                    2
                } else {
                    1
                }
            }
            Face::TwoWounds => 2,
        }
    }

    /// A free Move of 1 Room, or 2 with the Machete or for the Popstar (TEZ-131, TEZ-138, TEZ-R57).
    pub(crate) fn offer_free_move(&mut self) {
        let human = self.active;
        let is_long =
            self.holds(human, Effect::LongFreeMove) || self.has_talent(human, Talent::CrushingIt);
        self.stack
            .push(Frame::FreeMove(if is_long { 2 } else { 1 }));
    }

    /// Rooms the free Move can lead to.
    pub(crate) fn free_move_targets(&self, rooms: u8) -> RoomSet {
        let human = self.active;
        self.reach(human, rooms)
            .or(self.broken_doors(self.human(human).room))
    }

    /// Zombies the Golf Club's free shot can hit (TEZ-142, TEZ-R105).
    pub(crate) fn free_shot_targets(&self) -> RoomSet {
        if self.holds(self.active, Effect::FreeShot) {
            self.shoot_targets(self.active)
        } else {
            RoomSet::EMPTY
        }
    }

    /// The Axe's attack when Overrun: Overkill is No effect, and there is no free Move (TEZ-140, TEZ-R41).
    pub(crate) fn strike_back(&mut self, human: Human, room: Room, out: &mut impl Sink<Event>) {
        let face = match self.melee(human, room, out) {
            Face::Overkill => Face::NoEffect,
            face => face,
        };
        self.kill(room, Some(human), out);
        let n = self.face_wounds(face, room);
        self.wound(human, n, out);
    }

    /// Why the Zombie just met cannot be captured (TEZ-224).
    pub(crate) fn check_quarantine(&self) -> Result<(), Illegal> {
        let room = self.human(self.active).room;
        if !self.is_open(Objective::Quarantine, self.active) {
            refuse!("TEZ-R92", "tiny-epic-zombies-refuse-no-quarantine");
        }
        match room.slot() {
            Some(slot) if self.zombies_in(slot) == RoomSet::only(room) => Ok(()),
            _ => refuse!("TEZ-224", "tiny-epic-zombies-refuse-not-isolated"),
        }
    }

    /// Rolls until the capture or the end (TEZ-225); neither a Melee Attack nor a kill (TEZ-R87).
    pub(crate) fn quarantine(&mut self, out: &mut impl Sink<Event>) {
        let human = self.active;
        let room = self.human(human).room;
        self.close_attack();
        for _ in 0..MAX_ATTEMPTS {
            match self.roll(human, out) {
                Face::Overkill => {
                    self.zombies.remove(room);
                    out.emit(|| Event::Captured {
                        who: self.who(human),
                        spot: self.spot(room),
                    });
                    self.advance(Objective::Quarantine, human, out);
                    return;
                }
                Face::NoEffect => {}
                Face::OneWound => self.wound(human, 1, out),
                Face::TwoWounds => self.wound(human, 2, out),
            }
            // TEZ-R87: eaten in the attempt, the Zombie stays.
            if self.human(human).doomed {
                return;
            }
        }
        panic!("dice without an Overkill");
    }
}
