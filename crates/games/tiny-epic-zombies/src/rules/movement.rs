//! Moving figures: adjacency, Secret Passages, longer steps, and what arriving means (TEZ-063 to TEZ-069).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::effect::{Ability, Effect, Passive, Talent};
use crate::event::{Event, How};
use crate::ids::{Human, Place, Room, RoomSet, Slot, Token};
use crate::prompt::Frame;

impl State {
    /// Rooms the active figure can go to with its next Move.
    pub(crate) fn move_targets(&self) -> RoomSet {
        let human = self.active;
        self.reach(human, self.stride())
            .or(self.broken_doors(self.human(human).room))
    }

    /// How far the next Move may go. The Athlete's first Move of a Turn that began without a Zombie goes 2 Rooms (TEZ-121).
    fn stride(&self) -> u8 {
        let is_fast = self.turn.n_moves == 0 && self.turn.started_clear;
        if is_fast && self.has_talent(self.active, Talent::FastAsLightning) {
            2
        } else {
            1
        }
    }

    /// Entrances the Crowbar opens: those of the Stores beside the one that is left (TEZ-143, TEZ-R42).
    pub(crate) fn broken_doors(&self, room: Room) -> RoomSet {
        match room.slot() {
            Some(slot) if self.turn.crowbar => {
                slot.neighbours().into_iter().map(Room::entrance).collect()
            }
            _ => RoomSet::EMPTY,
        }
    }

    /// Rooms up to so far away for a Human's movement, Secret Passages included (TEZ-R05, TEZ-R06).
    pub(crate) fn reach(&self, human: Human, rooms: u8) -> RoomSet {
        let may_pay = !self.has_passive(Passive::Checkpoint) || self.human(human).ammo > 0;
        self.reach_with(self.human(human).room, rooms, may_pay)
    }

    fn reach_with(&self, from: Room, rooms: u8, passages: bool) -> RoomSet {
        let step = |room: Room| {
            let is_open = passages && (!self.options.passage_needs_empty || self.is_clear(room));
            let through = if is_open {
                self.map.passages_from(room)
            } else {
                RoomSet::EMPTY
            };
            self.map.walls(room).or(through)
        };
        let start = RoomSet::only(from);
        let mut reached = step(from);
        let mut edge = reached;
        for _ in 1..rooms {
            // TEZ-R06: by default Rooms passed on the way are ignored, Zombies there included.
            let passable = if self.options.pass_zombie_free {
                edge.minus(self.zombies)
            } else {
                edge
            };
            let next = passable
                .iter()
                .fold(RoomSet::EMPTY, |all, room| all.or(step(room)))
                .minus(reached);
            reached = reached.or(next);
            edge = next;
        }
        reached.minus(start)
    }

    /// What the way costs: 1 Ammo for a Secret Passage while the Mallcop Zombie watches it.
    pub(crate) fn toll(&self, from: Room, to: Room, rooms: u8) -> u8 {
        u8::from(
            self.has_passive(Passive::Checkpoint) && !self.reach_with(from, rooms, false).has(to),
        )
    }

    /// Why the active figure cannot make a Move at all.
    pub(crate) fn check_can_move(&self) -> Result<(), Illegal> {
        if self.moves_left() == 0 {
            refuse!("TEZ-057", "tiny-epic-zombies-refuse-no-moves");
        }
        Ok(())
    }

    pub(crate) fn check_move(&self, room: Room) -> Result<(), Illegal> {
        self.check_can_move()?;
        let here = self.human(self.active).room;
        if room == here {
            refuse!("TEZ-063", "tiny-epic-zombies-refuse-stay");
        }
        if self.move_targets().has(room) {
            return Ok(());
        }
        if self.map.passages_from(here).has(room) {
            if self.has_passive(Passive::Checkpoint) && self.human(self.active).ammo == 0 {
                self.check_pay(self.active, 1)?;
            }
            refuse!("TEZ-R29", "tiny-epic-zombies-refuse-passage");
        }
        if self.map.passages().has(here) && self.map.ability(room) == Some(Ability::Passage) {
            refuse!(
                "TEZ-069",
                "tiny-epic-zombies-refuse-far",
                room = self.say_room(room)
            );
        }
        refuse!(
            "TEZ-064",
            "tiny-epic-zombies-refuse-far",
            room = self.say_room(room)
        )
    }

    /// A Move of the Turn by the own figure.
    pub(crate) fn make_move(&mut self, to: Room, out: &mut impl Sink<Event>) {
        let toll = self.way_toll(to, self.stride());
        self.spend_move();
        self.go(self.active, to, How::Move, toll, out);
    }

    /// What a step of up to so many Rooms costs the active Human; a door the Crowbar broke costs nothing.
    fn way_toll(&self, to: Room, rooms: u8) -> u8 {
        let from = self.human(self.active).room;
        if self.broken_doors(from).has(to) {
            0
        } else {
            self.toll(from, to, rooms)
        }
    }

    /// What the next Move there would cost.
    pub(crate) fn move_toll(&self, human: Human, to: Room) -> u8 {
        if self.is_own_turn(human) {
            self.way_toll(to, self.stride())
        } else {
            self.toll(self.human(human).room, to, 1)
        }
    }

    /// The free Move of a die result (TEZ-074); it does not count towards the three (TEZ-062).
    pub(crate) fn make_free_move(&mut self, to: Room, rooms: u8, out: &mut impl Sink<Event>) {
        let toll = self.way_toll(to, rooms);
        self.go(self.active, to, How::Free, toll, out);
    }

    /// The Skateboard's Move (TEZ-150).
    pub(crate) fn skate(&mut self, to: Room, out: &mut impl Sink<Event>) {
        self.spend_move();
        self.discard_held(self.active, Effect::AnyRoom, out);
        self.go(self.active, to, How::Skateboard, 0, out);
    }

    /// Takes one Move off: the Turn's own first, then the ride's, then optional ones.
    pub(crate) fn spend_move(&mut self) {
        let turn = &mut self.turn;
        let kind = if turn.base > 0 {
            &mut turn.base
        } else if turn.ride > 0 {
            &mut turn.ride
        } else {
            &mut turn.extra
        };
        *kind -= 1;
        turn.n_moves += 1;
    }

    /// The active figure goes to `to` and has entered it: fights, deliveries and everything else follow.
    pub(crate) fn go(
        &mut self,
        human: Human,
        to: Room,
        how: How,
        toll: u8,
        out: &mut impl Sink<Event>,
    ) {
        let from = self.human(human).room;
        self.pay(human, toll, out);
        self.human_mut(human).room = to;
        out.emit(|| Event::Moved {
            who: self.who(human),
            from: self.spot(from),
            to: self.spot(to),
            how,
        });
        let counts = self.counts_as_delivery(from, to);
        let turn = &mut self.turn;
        turn.entered = true;
        turn.attack = true;
        turn.at_door = to.slot().is_some() && to.slot() != from.slot();
        turn.at_cache = counts;
        turn.crowbar = false;
        turn.uzi = false;
        turn.bought = false;
        turn.clue = false;
        turn.stowed = false;
        if self.has_zombie(to) {
            self.stack.push(Frame::Arrive);
        }
        if counts {
            self.deliver(human, out);
        }
    }

    /// Whether going from one Room to another brings things to the Courtyard (TEZ-R30).
    pub(crate) fn counts_as_delivery(&self, from: Room, to: Room) -> bool {
        if self.options.deliver_anywhere {
            to.is_courtyard() && !from.is_courtyard()
        } else {
            to == Room::CENTER && from != to
        }
    }

    /// What is carried comes to the Courtyard: the Part at once, then each Supply Token completely (TEZ-R31).
    pub(crate) fn deliver(&mut self, human: Human, out: &mut impl Sink<Event>) {
        for supply in (0..2).rev() {
            if self.supplies[usize::from(supply)] == Place::Human(human) {
                self.stack.push(Frame::Deliver { human, supply });
            }
        }
        if self.carries(human, Token::Part) {
            self.deliver_part(human, out);
        }
    }

    /// The Turn's attack and everything that hangs on the latest Move alone is over.
    pub(crate) fn close_attack(&mut self) {
        self.turn.attack = false;
        self.turn.at_door = false;
        self.turn.uzi = false;
    }

    /// Abilities, tokens and cards need a Move into the Room and a Store without Zombies (TEZ-060, TEZ-084).
    pub(crate) fn check_step_b(&self) -> Result<(), Illegal> {
        if self.turn.n_moves == 0 {
            refuse!("TEZ-060", "tiny-epic-zombies-refuse-move-first");
        }
        if !self.turn.entered {
            refuse!("TEZ-084", "tiny-epic-zombies-refuse-not-entered");
        }
        if !self.is_clear(self.human(self.active).room) {
            refuse!("TEZ-084", "tiny-epic-zombies-refuse-not-empty");
        }
        Ok(())
    }

    /// Whether abilities, tokens and cards are open.
    pub(crate) fn is_step_b_open(&self) -> bool {
        self.turn.n_moves > 0 && self.turn.entered && self.is_clear(self.human(self.active).room)
    }

    /// No more Moves this Turn; the Search follows (TEZ-087, TEZ-237).
    pub(crate) fn stop(&mut self) {
        self.turn.over = true;
    }

    /// Rooms of the Stores beside `slot` and of itself.
    pub(crate) fn around(slot: Slot) -> RoomSet {
        let [a, b] = slot.neighbours();
        RoomSet::store(slot)
            .or(RoomSet::store(a))
            .or(RoomSet::store(b))
    }
}
