//! The active Human's own decisions: Moves, attacks, Rooms, tokens, cards, and the end of the Turn.

use shamble_core::{Illegal, Sink, refuse};

use crate::State;
use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::rules::abilities::Occasion;

impl State {
    /// Entering a Room with a Zombie: fight, or what takes the fight's place (TEZ-068, TEZ-072).
    pub(super) fn answer_arrive(
        &mut self,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let room = self.human(self.active).room;
        match action {
            Action::Fight => {
                self.stack.pop();
                self.fight(out);
            }
            Action::Quarantine => {
                self.check_quarantine()?;
                self.stack.pop();
                self.quarantine(out);
            }
            Action::Grenade => {
                self.check_grenade()?;
                self.grenade(out);
            }
            // TEZ-R45: the Shotgun may replace the Melee Attack, on the Zombie in the Room only.
            Action::Shoot(target) if target == room => {
                self.check_shoot(room)?;
                self.stack.pop();
                self.shoot(&[room], out);
            }
            Action::Drop(card, slot) => {
                self.check_drop(self.active, card, slot)?;
                self.drop_card(self.active, card, slot, out);
            }
            _ => refuse!("TEZ-068", "tiny-epic-zombies-refuse-must-fight"),
        }
        Ok(())
    }

    /// The free Move is taken at once or lost (TEZ-074, TEZ-R18).
    pub(super) fn answer_free_move(
        &mut self,
        rooms: u8,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match action {
            Action::Move(room) => {
                if !self.free_move_targets(rooms).has(room) {
                    refuse!(
                        "TEZ-074",
                        "tiny-epic-zombies-refuse-far",
                        room = self.say_room(room)
                    );
                }
                self.stack.pop();
                self.make_free_move(room, rooms, out);
            }
            Action::Shoot(room) => {
                if !self.holds(self.active, Effect::FreeShot) {
                    refuse!("TEZ-142", "tiny-epic-zombies-refuse-not-held");
                }
                self.check_target(self.active, room)?;
                self.stack.pop();
                self.hit(&[room], out);
            }
            Action::Stay => {
                self.stack.pop();
            }
            Action::Drop(card, slot) => {
                self.check_drop(self.active, card, slot)?;
                self.drop_card(self.active, card, slot, out);
            }
            _ => refuse!("TEZ-R18", "tiny-epic-zombies-refuse-free-move"),
        }
        Ok(())
    }

    /// The active Human's own decisions.
    pub(super) fn answer_turn(
        &mut self,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let human = self.active;
        match action {
            Action::Move(room) => {
                self.check_move(room)?;
                self.make_move(room, out);
            }
            Action::Skateboard(room) => {
                self.check_skateboard(room)?;
                self.skate(room, out);
            }
            Action::Squad(slot) => {
                self.check_squad(slot)?;
                self.move_squad(slot, out);
            }
            Action::Shoot(room) => {
                self.check_shoot(room)?;
                self.shoot(&[room], out);
            }
            Action::ShootTwo(a, b) => {
                self.check_shoot_two(a, b)?;
                self.shoot(&[a, b], out);
            }
            Action::Cover(other, room) => {
                if other.index() >= self.n_humans() {
                    refuse!("TEZ-146", "tiny-epic-zombies-refuse-cover-whom");
                }
                self.check_cover(other, room)?;
                self.cover(other, room, out);
            }
            Action::Grenade => {
                self.check_grenade()?;
                self.grenade(out);
            }
            Action::Fireworks => {
                self.check_fireworks()?;
                self.fireworks(out);
            }
            Action::Adrenaline => {
                self.check_backpack(Effect::TwoMoves)?;
                self.adrenaline(out);
            }
            Action::Use
            | Action::Trap(_)
            | Action::Crash(..)
            | Action::Swap(..)
            | Action::Layaway(_) => {
                self.check_ability_action(human, Occasion::Move, action)?;
                self.use_ability(human, action, out);
            }
            Action::Drive(slot) => {
                self.check_drive_to(slot)?;
                self.drive(slot, out);
            }
            Action::Flip(token) => {
                self.check_flip(token)?;
                self.flip(token, out);
            }
            Action::Take(token) => {
                self.check_take(token)?;
                self.take_token(token, out);
            }
            Action::Snatch(token) => {
                self.check_snatch(token)?;
                self.snatch(token, out);
            }
            Action::Guess(clue) => {
                self.check_guess(clue)?;
                self.guess(clue, out);
            }
            Action::Stow(card) => {
                self.check_at_cache()?;
                self.check_stow(human, card, self.turn.stowed)?;
                self.close_attack();
                self.turn.stowed = true;
                self.stow(human, card, out);
            }
            Action::Stash(n) => {
                self.check_at_cache()?;
                self.check_stash(human, n)?;
                self.close_attack();
                self.stash(human, n, out);
            }
            Action::Collect(card) => {
                self.check_collect(card)?;
                self.collect(card, out);
            }
            Action::Buy(card) => {
                self.check_buy(card)?;
                self.buy(card, out);
            }
            Action::Drop(card, slot) => {
                self.check_drop(human, card, slot)?;
                self.drop_card(human, card, slot, out);
            }
            Action::End => {
                self.check_end()?;
                self.stop();
            }
            // Also beside a Zombie that came into the Room since (TEZ-061).
            Action::Fight | Action::Quarantine if self.turn.n_moves == 0 => {
                refuse!("TEZ-060", "tiny-epic-zombies-refuse-move-first")
            }
            Action::Fight | Action::Quarantine => {
                refuse!("TEZ-072", "tiny-epic-zombies-refuse-no-fight")
            }
            _ => refuse!("TEZ-058", "tiny-epic-zombies-refuse-other-question"),
        }
        Ok(())
    }

    /// The compulsory Moves must be made first (TEZ-057, TEZ-R15).
    pub(crate) fn check_end(&self) -> Result<(), Illegal> {
        if self.turn.base + self.turn.ride > 0 {
            refuse!(
                "TEZ-057",
                "tiny-epic-zombies-refuse-moves-left",
                n = self.turn.base + self.turn.ride
            );
        }
        Ok(())
    }
}
