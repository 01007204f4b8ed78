//! Answers of the Zombie Player: Horde actions, adding Zombies, dealing; and of whoever sets off Fireworks.

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::action::Action;
use crate::event::Event;
use crate::prompt::Frame;

impl State {
    /// What only the Zombie Player is asked, and Fireworks.
    pub(super) fn answer_zombie(
        &mut self,
        frame: Frame,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match (frame, action) {
            (Frame::HordeChoice, Action::Horde(character)) => {
                if !self
                    .zombie_cards
                    .iter()
                    .any(|card| card.character == character)
                {
                    refuse!("TEZ-161", "tiny-epic-zombies-refuse-not-yours");
                }
                self.stack.pop();
                self.horde(character, out);
            }
            (Frame::Push(rooms), Action::Push(token, to)) => {
                self.check_push(token, to, rooms)?;
                self.stack.pop();
                self.push_token(token, to, out);
            }
            (Frame::Shift { how, left }, Action::Shift(from, to)) => {
                self.check_shift(how, from, to)?;
                self.stack.pop();
                self.shift_zombie(how, from, to, left, out);
            }
            (
                Frame::Push(_) | Frame::Shift { .. } | Frame::Litter { .. } | Frame::Sift(_),
                Action::Done,
            ) => {
                self.stack.pop();
            }
            (Frame::Sift(n), Action::Sift) => {
                self.stack.pop();
                self.sift(n, out);
            }
            (Frame::Bury(left), Action::Bury(card)) => {
                self.check_hand(card)?;
                self.stack.pop();
                if left > 1 {
                    self.stack.push(Frame::Bury(left - 1));
                }
                self.bury_card(card, out);
            }
            (Frame::Litter { far, left }, Action::Litter(card, slot)) => {
                if !self.may_litter(card, slot, far) {
                    refuse!("TEZ-R61", "tiny-epic-zombies-refuse-litter");
                }
                self.stack.pop();
                if left > 1 {
                    self.stack.push(Frame::Litter {
                        far,
                        left: left - 1,
                    });
                }
                self.litter(card, slot, out);
            }
            (Frame::Lock(left), Action::Store(slot)) => {
                if self.locked.has(slot) {
                    refuse!("TEZ-R61", "tiny-epic-zombies-refuse-locked");
                }
                self.stack.pop();
                if left > 1 {
                    self.stack.push(Frame::Lock(left - 1));
                }
                self.lock(slot, out);
            }
            (Frame::Hurt { whom, left }, Action::Pick(human)) => {
                if !self.hurtable(whom).any(|other| other == human) {
                    refuse!("TEZ-R61", "tiny-epic-zombies-refuse-hurt-whom");
                }
                self.stack.pop();
                self.hurt(whom, human, left, out);
            }
            (Frame::AddZombies(left), Action::Store(slot)) => {
                if !self.may_add_to(slot) {
                    refuse!("TEZ-169", "tiny-epic-zombies-refuse-symbol");
                }
                self.stack.pop();
                self.add_by_choice(slot, left);
            }
            (Frame::Gear { room, .. }, Action::Fill) => {
                self.stack.pop();
                self.night.gear_fill.insert(room);
            }
            (Frame::Gear { room, .. }, Action::Skip) => {
                self.stack.pop();
                self.night.gear_skip.insert(room);
            }
            (Frame::Deal, Action::Deal(card)) => {
                self.check_hand(card)?;
                self.stack.pop();
                self.deal(card, out);
            }
            (Frame::ClearOut, Action::Burn(card)) => {
                if !self.clutter().has(card) {
                    refuse!("TEZ-164", "tiny-epic-zombies-refuse-burn");
                }
                self.stack.pop();
                self.burn(card, out);
            }
            _ => {
                let text = shamble_core::text!("tiny-epic-zombies-refuse-other-question");
                return Err(Illegal::new(frame.rule(), text));
            }
        }
        Ok(())
    }
}
