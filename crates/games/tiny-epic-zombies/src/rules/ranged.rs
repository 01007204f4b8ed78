//! Ranged Attacks and the weapons that change them (TEZ-080 to TEZ-083, TEZ-144 to TEZ-149).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::effect::{Effect, Passive, Talent};
use crate::event::{Event, How};
use crate::ids::{Face, Human, Room, RoomSet};
use crate::prompt::Frame;

impl State {
    /// Zombies this Human can shoot at: through walls and onto other cards, never through Secret Passages.
    pub(crate) fn shoot_targets(&self, human: Human) -> RoomSet {
        let room = self.human(human).room;
        let range = if self.holds(human, Effect::LongRange) {
            self.map.within(room, 2)
        } else {
            self.map.walls(room)
        };
        // TEZ-148: only the Shotgun reaches into the own Room.
        let own = if self.holds(human, Effect::OwnRoom) {
            RoomSet::only(room)
        } else {
            RoomSet::EMPTY
        };
        self.zombies.and(range.or(own))
    }

    /// Targets of the Submachine Gun's double: two different adjacent Rooms (TEZ-R43).
    pub(crate) fn double_targets(&self, human: Human) -> RoomSet {
        if self.holds(human, Effect::DoubleShot) {
            self.zombies.and(self.map.walls(self.human(human).room))
        } else {
            RoomSet::EMPTY
        }
    }

    /// What shooting these Zombies costs now. Of two, either may be the one that comes free.
    pub(crate) fn shot_cost(&self, human: Human, targets: &[Room]) -> u8 {
        match *targets {
            [a, b] => {
                let cost = |targets| self.cost_in_order(human, targets);
                cost(&[a, b]).min(cost(&[b, a]))
            }
            _ => self.cost_in_order(human, targets),
        }
    }

    fn cost_in_order(&self, human: Human, targets: &[Room]) -> u8 {
        let mut cost = 0;
        let mut is_far = false;
        for (nth, target) in (1..).zip(targets) {
            // TEZ-125, TEZ-R51: every third kill of the Turn is free.
            let is_free = self.has_talent(human, Talent::LockedAndLoaded)
                && (self.turn.ranged_kills + nth).is_multiple_of(3);
            if !is_free {
                cost += 1;
                is_far |= target.card() != self.human(human).room.card();
            }
        }
        // Overexposed: one attack, one more Ammo, however many of its targets lie on other cards.
        cost + u8::from(is_far && self.has_passive(Passive::Overexposed))
    }

    /// The attack of the latest Move must still be open (TEZ-070, TEZ-R98).
    fn check_attack(&self) -> Result<(), Illegal> {
        if self.turn.n_moves == 0 {
            refuse!("TEZ-060", "tiny-epic-zombies-refuse-move-first");
        }
        if !self.turn.attack {
            refuse!("TEZ-R98", "tiny-epic-zombies-refuse-no-attack");
        }
        Ok(())
    }

    /// Whether the Zombie there is a target for this Human.
    pub(crate) fn check_target(&self, human: Human, room: Room) -> Result<(), Illegal> {
        if self.shoot_targets(human).has(room) {
            return Ok(());
        }
        if !self.has_zombie(room) {
            refuse!(
                "TEZ-080",
                "tiny-epic-zombies-refuse-no-zombie",
                room = self.say_room(room)
            );
        }
        if room == self.human(human).room {
            refuse!("TEZ-082", "tiny-epic-zombies-refuse-own-room");
        }
        refuse!(
            "TEZ-080",
            "tiny-epic-zombies-refuse-range",
            room = self.say_room(room)
        )
    }

    pub(crate) fn check_shoot(&self, room: Room) -> Result<(), Illegal> {
        self.check_attack()?;
        self.check_target(self.active, room)?;
        self.check_pay(self.active, self.shot_cost(self.active, &[room]))
    }

    pub(crate) fn check_shoot_two(&self, a: Room, b: Room) -> Result<(), Illegal> {
        self.check_attack()?;
        let human = self.active;
        if !self.holds(human, Effect::DoubleShot) {
            refuse!("TEZ-145", "tiny-epic-zombies-refuse-no-smg");
        }
        let targets = self.double_targets(human);
        if a == b || !targets.has(a) || !targets.has(b) {
            refuse!("TEZ-R43", "tiny-epic-zombies-refuse-two-targets");
        }
        self.check_pay(human, self.shot_cost(human, &[a, b]))
    }

    /// A paid Ranged Attack.
    pub(crate) fn shoot(&mut self, targets: &[Room], out: &mut impl Sink<Event>) {
        let human = self.active;
        let cost = self.shot_cost(human, targets);
        // TEZ-144: the Crossbow's bolt may be saved.
        let is_saved = cost > 0
            && self.holds(human, Effect::SavedAmmo)
            && self.roll(human, out) == Face::Overkill;
        if !is_saved {
            self.pay(human, cost, out);
        }
        self.hit(targets, out);
    }

    /// The targets are killed by a Ranged Attack that is paid for.
    pub(crate) fn hit(&mut self, targets: &[Room], out: &mut impl Sink<Event>) {
        let human = self.active;
        self.close_attack();
        for target in targets {
            self.turn.ranged_kills += 1;
            self.kill(*target, Some(human), out);
        }
        self.turn.uzi = self.holds(human, Effect::CoveringFire);
        self.turn.uzi_refused = [false; 4];
    }

    /// Rooms the Uzi can shift this Human to: up to 2 away, without a Zombie (TEZ-R44).
    pub(crate) fn cover_targets(&self, other: Human) -> RoomSet {
        let human = self.active;
        let is_near = self
            .map
            .walls(self.human(human).room)
            .has(self.human(other).room);
        let may =
            self.turn.uzi && other != human && is_near && !self.turn.uzi_refused[other.index()];
        if may && self.human(human).ammo > 0 {
            self.reach(other, 2).minus(self.zombies)
        } else {
            RoomSet::EMPTY
        }
    }

    pub(crate) fn check_cover(&self, other: Human, room: Room) -> Result<(), Illegal> {
        if !self.turn.uzi {
            refuse!("TEZ-146", "tiny-epic-zombies-refuse-no-uzi");
        }
        if other == self.active
            || !self
                .map
                .walls(self.human(self.active).room)
                .has(self.human(other).room)
        {
            refuse!("TEZ-146", "tiny-epic-zombies-refuse-cover-whom");
        }
        if self.turn.uzi_refused[other.index()] {
            refuse!("TEZ-R96", "tiny-epic-zombies-refuse-declined");
        }
        self.check_pay(self.active, 1)?;
        if !self.cover_targets(other).has(room) {
            refuse!("TEZ-R44", "tiny-epic-zombies-refuse-cover-where");
        }
        Ok(())
    }

    /// Covering fire: with the other player's consent (TEZ-R96); in solo play it is one's own.
    pub(crate) fn cover(&mut self, other: Human, room: Room, out: &mut impl Sink<Event>) {
        if self.human(other).seat == self.human(self.active).seat {
            self.shift_human(other, room, out);
        } else {
            out.emit(|| Event::CoverOffered {
                who: self.who(self.active),
                whom: self.who(other),
                spot: self.spot(room),
            });
            self.stack.push(Frame::Cover { human: other, room });
        }
    }

    /// The Human is shifted and does nothing else (TEZ-146).
    pub(crate) fn shift_human(&mut self, other: Human, to: Room, out: &mut impl Sink<Event>) {
        self.turn.uzi = false;
        self.pay(self.active, 1, out);
        let from = self.human(other).room;
        let toll = self.toll(from, to, 2);
        self.lose_ammo(other, toll, out);
        self.human_mut(other).room = to;
        out.emit(|| Event::Moved {
            who: self.who(other),
            from: self.spot(from),
            to: self.spot(to),
            how: How::Shifted,
        });
    }
}
