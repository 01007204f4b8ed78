//! Backpack cards: Skateboard, Fireworks, Adrenaline and Grenade (TEZ-150 to TEZ-153).

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::effect::Effect;
use crate::event::Event;
use crate::ids::{Face, Room};
use crate::prompt::{Frame, Shift};

impl State {
    /// Any time in the own Turn before the Search, by option only after the first Move (TEZ-R33).
    pub(crate) fn check_backpack(&self, effect: Effect) -> Result<(), Illegal> {
        if !self.holds(self.active, effect) {
            refuse!("TEZ-114", "tiny-epic-zombies-refuse-not-held");
        }
        if self.turn.n_moves == 0 && !self.options.backpack_before_move {
            refuse!("TEZ-R33", "tiny-epic-zombies-refuse-move-first");
        }
        Ok(())
    }

    pub(crate) fn check_skateboard(&self, room: Room) -> Result<(), Illegal> {
        // It is the Move that the card changes, so it may be the first one whatever the option says.
        if !self.holds(self.active, Effect::AnyRoom) {
            refuse!("TEZ-150", "tiny-epic-zombies-refuse-not-held");
        }
        if self.moves_left() == 0 {
            refuse!("TEZ-R36", "tiny-epic-zombies-refuse-no-moves");
        }
        if room == self.human(self.active).room {
            refuse!("TEZ-R36", "tiny-epic-zombies-refuse-stay");
        }
        Ok(())
    }

    pub(crate) fn check_fireworks(&self) -> Result<(), Illegal> {
        self.check_backpack(Effect::LureThree)?;
        if self.zombies.is_empty() {
            refuse!("TEZ-R35", "tiny-epic-zombies-refuse-no-zombies");
        }
        Ok(())
    }

    pub(crate) fn fireworks(&mut self, out: &mut impl Sink<Event>) {
        self.discard_held(self.active, Effect::LureThree, out);
        self.night.moved = Default::default();
        self.stack.push(Frame::Shift {
            how: Shift::Lure,
            left: 3,
        });
    }

    /// Two more Moves, which lapse if they are not made (TEZ-152, TEZ-R21).
    pub(crate) fn adrenaline(&mut self, out: &mut impl Sink<Event>) {
        self.discard_held(self.active, Effect::TwoMoves, out);
        self.turn.extra += 2;
    }

    /// Only at the moment of coming into a Store from outside (TEZ-R34).
    pub(crate) fn check_grenade(&self) -> Result<(), Illegal> {
        if !self.holds(self.active, Effect::ClearStore) {
            refuse!("TEZ-153", "tiny-epic-zombies-refuse-not-held");
        }
        if !self.turn.at_door {
            refuse!("TEZ-R34", "tiny-epic-zombies-refuse-not-entering");
        }
        if self.is_clear(self.human(self.active).room) {
            refuse!("TEZ-153", "tiny-epic-zombies-refuse-no-zombies");
        }
        Ok(())
    }

    /// Kills the whole Store, then the die's Wounds; the attack of the Move stays open (TEZ-153, TEZ-R34).
    pub(crate) fn grenade(&mut self, out: &mut impl Sink<Event>) {
        let human = self.active;
        self.discard_held(human, Effect::ClearStore, out);
        self.turn.at_door = false;
        let slot = self.store_of(human).expect("checked before");
        for room in self.zombies_in(slot).iter() {
            self.kill(room, Some(human), out);
        }
        match self.roll(human, out) {
            Face::Overkill | Face::NoEffect => {}
            Face::OneWound => self.wound(human, 1, out),
            Face::TwoWounds => self.wound(human, 2, out),
        }
    }
}
