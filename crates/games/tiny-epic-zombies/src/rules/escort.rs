//! Squads of the Army: their path, their Moves and what they bring to the Courtyard (TEZ-227 to TEZ-232).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::event::Event;
use crate::goals::ARRIVED;
use crate::ids::{Human, Objective, Post, Room, Slot};
use crate::prompt::Frame;

impl State {
    /// The Room of a Squad that has made so many steps: three of its Corner Store, three of the next (TEZ-R88).
    pub(crate) fn squad_room(squad: usize, steps: u8) -> Option<Room> {
        let corner = Slot::CORNERS[squad];
        match steps {
            1..=3 => Some(Room::of(corner, usize::from(steps))),
            4..=6 => Some(Room::of(corner.clockwise(), usize::from(steps) - 3)),
            _ => None,
        }
    }

    /// Whose Squad it is: in a competition everybody leads their own (house).
    pub(crate) fn squad_leader(&self, squad: usize) -> Option<Human> {
        if !self.is_competitive() {
            return None;
        }
        let n = self.n_humans();
        // Two Humans: the first player NW and SE, the second NE and SW; more: one each in Turn order.
        let nth = if n == 2 { squad % 2 } else { squad };
        (nth < n).then(|| Human(((self.first.index() + nth) % n) as u8))
    }

    pub(crate) fn check_squad(&self, slot: Slot) -> Result<(), Illegal> {
        let human = self.active;
        if !self.goals.has(Objective::Escort) {
            refuse!("TEZ-228", "tiny-epic-zombies-refuse-no-escort");
        }
        let Some(squad) = Slot::CORNERS.iter().position(|corner| *corner == slot) else {
            refuse!("TEZ-227", "tiny-epic-zombies-refuse-no-squad");
        };
        match self.goals.squads[squad] {
            Some(steps) if steps < ARRIVED => {}
            _ => refuse!("TEZ-227", "tiny-epic-zombies-refuse-no-squad"),
        }
        if self
            .squad_leader(squad)
            .is_some_and(|leader| leader != human)
        {
            refuse!("TEZ-245", "tiny-epic-zombies-refuse-not-your-squad");
        }
        if self.turn.base == 0 {
            refuse!("TEZ-R89", "tiny-epic-zombies-refuse-squad-moves");
        }
        if self.has_zombie(self.human(human).room) {
            refuse!("TEZ-R89", "tiny-epic-zombies-refuse-must-leave");
        }
        Ok(())
    }

    /// One step; a Zombie there is killed to nobody's credit, and steps A to C of the Move before are over (TEZ-R89).
    pub(crate) fn move_squad(&mut self, slot: Slot, out: &mut impl Sink<Event>) {
        let squad = Slot::CORNERS
            .iter()
            .position(|corner| *corner == slot)
            .expect("checked before");
        let steps = self.goals.squads[squad].expect("checked before") + 1;
        self.spend_move();
        self.close_attack();
        self.turn.entered = false;
        self.turn.crowbar = false;
        self.goals.squads[squad] = Some(steps);
        let room = Self::squad_room(squad, steps);
        out.emit(|| Event::SquadMoved {
            squad: slot,
            spot: room.map(|room| self.spot(room)),
        });
        match room {
            Some(room) if self.has_zombie(room) => self.kill(room, None, out),
            Some(_) => {}
            None => {
                self.stack.push(Frame::Post(squad as u8));
                self.advance(Objective::Escort, self.active, out);
            }
        }
    }

    /// Squads in a Room that a Zombie enters go back to where they came from (TEZ-231, TEZ-R90).
    pub(crate) fn retreat_squads(&mut self, room: Room, out: &mut impl Sink<Event>) {
        for squad in 0..4 {
            if self.goals.squads[squad]
                .is_some_and(|steps| Self::squad_room(squad, steps) == Some(room))
            {
                self.goals.squads[squad] = Some(crate::goals::OUTSIDE);
                out.emit(|| Event::SquadRetreated {
                    squad: Slot::CORNERS[squad],
                });
            }
        }
    }

    pub(crate) fn check_post(&self, post: Post) -> Result<(), Illegal> {
        if self.goals.posts[post.index()] {
            refuse!("TEZ-232", "tiny-epic-zombies-refuse-post-taken");
        }
        Ok(())
    }

    /// The effect of a space of the card, once; in a competition for the leader alone.
    pub(crate) fn take_post(&mut self, post: Post, out: &mut impl Sink<Event>) {
        let human = self.active;
        self.goals.posts[post.index()] = true;
        out.emit(|| Event::Posted {
            who: self.who(human),
            post,
        });
        let is_shared = !self.is_competitive();
        match post {
            Post::Heal => {
                for other in self.in_order().filter(|other| is_shared || *other == human) {
                    self.heal(other, 1, out);
                }
            }
            Post::Ammo => {
                // The last pushed gains first.
                for other in self
                    .in_order()
                    .filter(|other| is_shared || *other == human)
                    .collect::<arrayvec::ArrayVec<_, 4>>()
                    .into_iter()
                    .rev()
                {
                    self.gain(other, 1, out);
                }
            }
            Post::Repair => self.repair(1, out),
            Post::Kill => self.stack.push(Frame::KillAny(2)),
        }
    }
}
