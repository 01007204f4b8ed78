//! Answers to questions that come up on the way: choices of set-up, deliveries, being Overrun, the Search.

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::State;
use crate::action::Action;
use crate::event::Event;
use crate::ids::Face;
use crate::prompt::Frame;
use crate::rules::abilities::Occasion;

impl State {
    /// Humans choose secretly at the same time (TEZ-R11).
    pub(super) fn choose_human(
        &mut self,
        seat: Seat,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Some(human) = self.chooser(seat) else {
            refuse!("TEZ-R11", "tiny-epic-zombies-refuse-chosen");
        };
        let Action::Choose(character) = action else {
            refuse!("TEZ-028", "tiny-epic-zombies-refuse-other-question");
        };
        if !self.offers.humans[human.index()].has(character) {
            refuse!("TEZ-028", "tiny-epic-zombies-refuse-not-offered");
        }
        self.offers.chosen[human.index()] = Some(character);
        out.emit(|| Event::Chose {
            seat,
            character: Some(character),
        });
        Ok(())
    }

    /// The answer to the question on top. Everything is checked before anything changes.
    pub(super) fn answer(
        &mut self,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let frame = self.top();
        match (frame, action) {
            (Frame::Turn, _) => return self.answer_turn(action, out),
            (Frame::Arrive, _) => return self.answer_arrive(action, out),
            (Frame::FreeMove(rooms), _) => return self.answer_free_move(rooms, action, out),
            (Frame::ChooseZombie, Action::Choose(character)) => {
                if !self.offers.zombie.has(character) {
                    refuse!("TEZ-025", "tiny-epic-zombies-refuse-not-offered");
                }
                self.stack.pop();
                self.choose_zombie(character, out);
            }
            (Frame::FirstDeal(human), Action::Deal(card)) => {
                self.check_hand(card)?;
                self.stack.pop();
                self.deal_from_hand(human, card, out);
            }
            (Frame::Convert, Action::Convert) => {
                self.stack.pop();
                let human = self.active;
                self.wound(human, 1, out);
                if !self.human(human).doomed {
                    self.offer_free_move();
                }
            }
            (Frame::Convert, Action::Skip) => {
                self.stack.pop();
                self.melee_wounds(Face::NoEffect, out);
            }
            (Frame::Cover { human, room }, Action::Accept) => {
                self.stack.pop();
                self.shift_human(human, room, out);
            }
            (Frame::Cover { human, .. }, Action::Decline) => {
                self.stack.pop();
                self.turn.uzi_refused[human.index()] = true;
                out.emit(|| Event::Declined {
                    who: self.who(human),
                });
            }
            (Frame::Offer { token, to, .. }, Action::Accept) => {
                self.stack.pop();
                self.hand_over(token, to, out);
            }
            (Frame::Offer { answers, .. }, Action::Decline) => {
                self.stack.pop();
                out.emit(|| Event::Declined {
                    who: self.who(answers),
                });
            }
            (Frame::Gain { human, n }, Action::Cache(cached)) => {
                if cached > n || cached > self.cache_room(human) {
                    refuse!("TEZ-R82", "tiny-epic-zombies-refuse-cache-full");
                }
                self.stack.pop();
                if cached > 0 {
                    self.add_to_cache(human, cached, out);
                }
                if n > cached {
                    self.gain_on_card(human, n - cached, out);
                }
            }
            (Frame::Doctor, Action::Pick(human)) => {
                if !self.patients().any(|patient| patient == human) {
                    refuse!("TEZ-132", "tiny-epic-zombies-refuse-patient");
                }
                self.stack.pop();
                self.heal(human, 1, out);
            }
            (Frame::Doctor, Action::Skip) => {
                self.stack.pop();
            }
            (Frame::SupplyDraw { human, supply }, Action::Draw) => {
                self.stack.pop();
                self.draw_supply(human, supply, out);
            }
            (Frame::SupplyDraw { supply, .. }, Action::Skip) => {
                self.stack.pop();
                self.return_supply(supply);
            }
            (
                Frame::SupplyKeep {
                    human,
                    supply,
                    card,
                },
                Action::Keep(slot),
            ) => {
                self.check_keep(human, card, slot)?;
                self.stack.pop();
                self.keep_supply(human, supply, card, slot, out);
            }
            (
                Frame::SupplyKeep {
                    human,
                    supply,
                    card,
                },
                Action::Refuse,
            ) => {
                self.stack.pop();
                self.refuse_supply(human, supply, card, out);
            }
            (Frame::Stow { human, stowed }, Action::Stow(card)) => {
                self.check_stow(human, card, stowed)?;
                self.stack.pop();
                self.stack.push(Frame::Stow {
                    human,
                    stowed: true,
                });
                self.stow(human, card, out);
            }
            (Frame::Stow { human, .. }, Action::Stash(n)) => {
                self.check_stash(human, n)?;
                self.stash(human, n, out);
            }
            (Frame::Stow { .. }, Action::Done) => {
                self.stack.pop();
            }
            (Frame::Guard { .. }, _) | (Frame::Rush(_) | Frame::RushUse(_), _) => {
                return self.answer_overrun(frame, action, out);
            }
            (Frame::DeadDrop(human), Action::Store(slot)) => {
                self.check_dead_drop(slot)?;
                self.stack.pop();
                self.bury(human, slot, out);
            }
            (Frame::LaySearch(card), Action::Store(slot)) => {
                self.check_center(slot)?;
                self.stack.pop();
                self.lay_search(card, slot, out);
            }
            (Frame::EventStore, Action::Store(slot)) => {
                self.check_center(slot)?;
                self.stack.pop();
                self.stack.push(Frame::AddOne(slot));
            }
            (Frame::Explosion, Action::Lose(card)) => {
                self.check_lose(card)?;
                self.stack.pop();
                self.lose_card(card, out);
            }
            (Frame::Explosion, Action::Suffer) => {
                self.stack.pop();
                self.wound(self.active, 1, out);
            }
            (Frame::Hush, Action::Hush) => {
                self.stack.pop();
                self.pay(self.active, 1, out);
                self.night.hushed = true;
                out.emit(|| Event::Hushed {
                    who: self.who(self.active),
                });
            }
            (Frame::Hush, Action::Skip) => {
                self.stack.pop();
            }
            (Frame::Bleed, Action::Pick(human)) => {
                if !self.bleeders().contains(&human) {
                    refuse!("TEZ-182", "tiny-epic-zombies-refuse-bleeder");
                }
                self.stack.pop();
                self.bleed(human, out);
            }
            (Frame::Post(_), Action::Post(post)) => {
                self.check_post(post)?;
                self.stack.pop();
                self.take_post(post, out);
            }
            (Frame::KillAny(left), Action::Kill(room)) => {
                if !self.has_zombie(room) {
                    refuse!(
                        "TEZ-232",
                        "tiny-epic-zombies-refuse-no-zombie",
                        room = self.say_room(room)
                    );
                }
                self.stack.pop();
                if left > 1 {
                    self.stack.push(Frame::KillAny(left - 1));
                }
                self.kill(room, None, out);
            }
            _ => return self.answer_zombie(frame, action, out),
        }
        Ok(())
    }

    /// Revolver, Axe or the Wound; and the Teenager's rush.
    pub(super) fn answer_overrun(
        &mut self,
        frame: Frame,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match (frame, action) {
            (Frame::Guard { human, room }, Action::Revolver) => {
                self.check_pay(human, 1)?;
                self.stack.pop();
                self.revolver(human, room, out);
            }
            (Frame::Guard { human, room }, Action::Axe) => {
                self.check_axe(human)?;
                self.stack.pop();
                self.axe(human, room, out);
            }
            (Frame::Guard { human, room }, Action::Suffer) => {
                self.check_suffer(human)?;
                self.stack.pop();
                self.overrun_wound(human, room, out);
            }
            (Frame::Rush(human), Action::Rush(room)) => {
                self.check_rush(human, room)?;
                self.stack.pop();
                self.rush(human, room, out);
            }
            (Frame::Rush(_) | Frame::RushUse(_), Action::Skip) => {
                self.stack.pop();
            }
            (Frame::RushUse(human), _) => {
                self.check_ability_action(human, Occasion::Rush, action)?;
                self.stack.pop();
                self.use_ability(human, action, out);
            }
            _ => {
                let text = shamble_core::text!("tiny-epic-zombies-refuse-other-question");
                return Err(Illegal::new(frame.rule(), text));
            }
        }
        Ok(())
    }
}
