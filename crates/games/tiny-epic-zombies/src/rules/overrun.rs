//! A Zombie comes into a Room: Traps, Squads, and the Humans who are Overrun (TEZ-104, TEZ-183, TEZ-R68).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::effect::{Effect, Passive, Talent};
use crate::event::{Event, How};
use crate::ids::{Human, Objective, Room, RoomSet};
use crate::prompt::Frame;

/// Sugar Rush goes so many Rooms far (TEZ-120).
const RUSH: u8 = 3;

impl State {
    /// The Trap acts first (TEZ-R25), then Squads retreat, then the Humans are Overrun.
    pub(crate) fn zombie_enters(&mut self, room: Room, out: &mut impl Sink<Event>) {
        if !self.has_zombie(room) {
            return;
        }
        if self.traps.has(room) {
            self.traps.remove(room);
            out.emit(|| Event::TrapSprung {
                spot: self.spot(room),
            });
            self.kill(room, None, out);
            return;
        }
        self.retreat_squads(room, out);
        if self.humans.iter().any(|human| human.room == room) {
            self.stack.push(Frame::Overrun { room, next: 0 });
        }
    }

    /// Looks at the next Human in Turn order; a Zombie that is dead by then does no harm (TEZ-R67, TEZ-R68).
    pub(crate) fn overrun_next(&mut self, room: Room, next: u8, out: &mut impl Sink<Event>) {
        if usize::from(next) >= self.n_humans() || !self.has_zombie(room) {
            return;
        }
        self.stack.push(Frame::Overrun {
            room,
            next: next + 1,
        });
        let human = self
            .in_order()
            .nth(usize::from(next))
            .expect("next is below the number of Humans");
        if self.human(human).room != room {
            return;
        }
        out.emit(|| Event::Overrun {
            who: self.who(human),
            spot: self.spot(room),
        });
        let has_axe = self.holds(human, Effect::StrikeBack);
        let has_revolver = self.holds(human, Effect::QuickDraw) && self.human(human).ammo > 0;
        match (has_axe, has_revolver) {
            (_, true) => self.stack.push(Frame::Guard { human, room }),
            (true, false) => self.axe(human, room, out),
            (false, false) => self.overrun_wound(human, room, out),
        }
    }

    /// Why this is no way to meet the Zombie.
    pub(crate) fn check_axe(&self, human: Human) -> Result<(), Illegal> {
        if !self.holds(human, Effect::StrikeBack) {
            refuse!("TEZ-140", "tiny-epic-zombies-refuse-not-held");
        }
        Ok(())
    }

    /// With an Axe in hand nobody just stands there (TEZ-R68).
    pub(crate) fn check_suffer(&self, human: Human) -> Result<(), Illegal> {
        if self.holds(human, Effect::StrikeBack) {
            refuse!("TEZ-R68", "tiny-epic-zombies-refuse-axe");
        }
        Ok(())
    }

    /// TEZ-140: the attack comes before the Wound and by default replaces it (TEZ-R41).
    pub(crate) fn axe(&mut self, human: Human, room: Room, out: &mut impl Sink<Event>) {
        self.strike_back(human, room, out);
        if self.options.axe_wound_taken && !self.human(human).doomed {
            self.overrun_wound(human, room, out);
        }
    }

    /// TEZ-147: 1 Ammo, no Wound; not a Ranged Attack (TEZ-R103).
    pub(crate) fn revolver(&mut self, human: Human, room: Room, out: &mut impl Sink<Event>) {
        self.pay(human, 1, out);
        self.kill(room, Some(human), out);
    }

    /// The Overrun Wound and what Zombie Cards add to it (TEZ-183, TEZ-165).
    pub(crate) fn overrun_wound(&mut self, human: Human, room: Room, out: &mut impl Sink<Event>) {
        let bite = u8::from(room.is_entrance() && self.has_passive(Passive::EntranceBite));
        if self.has_talent(human, Talent::SugarRush) {
            // It waits until deaths are looked at, and is gone if the Teenager is.
            self.stack.push(Frame::Rush(human));
        }
        self.wound(human, 1 + bite, out);
        if self.has_passive(Passive::MoshPit) {
            for other in self.in_order().filter(|other| *other != human) {
                if self.human(other).room.card() == room.card() {
                    self.wound(other, 1, out);
                }
            }
        }
    }

    /// Rooms without a Zombie up to 3 away (TEZ-R48).
    pub(crate) fn rush_targets(&self, human: Human) -> RoomSet {
        self.reach(human, RUSH).minus(self.zombies)
    }

    pub(crate) fn check_rush(&self, human: Human, room: Room) -> Result<(), Illegal> {
        if !self.rush_targets(human).has(room) {
            refuse!("TEZ-R48", "tiny-epic-zombies-refuse-rush-where");
        }
        Ok(())
    }

    /// Relocates; it is not a Move, but arriving in the Courtyard delivers (TEZ-R30, TEZ-R48).
    pub(crate) fn rush(&mut self, human: Human, to: Room, out: &mut impl Sink<Event>) {
        let from = self.human(human).room;
        let toll = self.toll(from, to, RUSH);
        self.pay(human, toll, out);
        self.human_mut(human).room = to;
        out.emit(|| Event::Moved {
            who: self.who(human),
            from: self.spot(from),
            to: self.spot(to),
            how: How::Rush,
        });
        if self.is_own_turn(human) {
            self.close_attack();
            self.turn.entered = false;
            self.turn.crowbar = false;
        }
        if self.human(human).doomed {
            return;
        }
        self.stack.push(Frame::RushUse(human));
        if self.counts_as_delivery(from, to) {
            if self.is_open(Objective::Arsenal, human) {
                self.stack.push(Frame::Stow {
                    human,
                    stowed: false,
                });
            }
            self.deliver(human, out);
        }
    }
}
