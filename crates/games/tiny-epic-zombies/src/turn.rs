//! The spine: who may act, what an answer leads to, and what happens by itself until somebody is asked again.

mod human;
mod questions;
mod zombie;

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::State;
use crate::action::Action;
use crate::content::content;
use crate::effect::{Effect, Passive};
use crate::event::Event;
use crate::ids::{Card, Human, Objective, Slot};
use crate::outcome::End;
use crate::prompt::Frame;
use crate::state::{Night, Turn};

/// No input leads to more steps than this.
const MAX_STEPS: usize = 10_000;

/// Whether a step left something to do, or somebody must be asked.
enum Step {
    Go,
    Ask,
}

impl State {
    /// A seat acts: checked first, then carried out, then everything that follows by itself.
    pub(crate) fn act_on(
        &mut self,
        seat: Seat,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if self.end.is_some() {
            refuse!("TEZ-188", "tiny-epic-zombies-refuse-over");
        }
        if let Some(result) = self.act_any_time(seat, action, out) {
            result?;
        } else if self.top() == Frame::ChooseHumans {
            self.choose_human(seat, action, out)?;
        } else {
            let asked = self.asked().map(|(asked, _)| asked);
            if asked != Some(seat) {
                refuse!("TEZ-045", "tiny-epic-zombies-refuse-not-asked");
            }
            self.answer(action, out)?;
        }
        self.run(out);
        Ok(())
    }

    /// Does everything that needs no decision, until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, out: &mut impl Sink<Event>) {
        for _ in 0..MAX_STEPS {
            if self.end.is_some() {
                return;
            }
            self.check_escape(out);
            if self.end.is_some() {
                return;
            }
            // TEZ-R72: the dead are seen to before anything else goes on, one after the other.
            if let Some(human) = self.next_dead()
                && !self.is_burying()
            {
                self.die(human, out);
                continue;
            }
            if let Step::Ask = self.step(out) {
                return;
            }
        }
        panic!("steps without end");
    }

    /// Looks at the frame on top: does its work, or says that it asks.
    fn step(&mut self, out: &mut impl Sink<Event>) -> Step {
        let frame = self.top();
        if !self.is_done_by_itself(frame) {
            return Step::Ask;
        }
        self.stack.pop();
        match frame {
            Frame::OfferCards => self.offer_cards(out),
            Frame::ChooseHumans => self.show_characters(out),
            Frame::FinishSetup => self.finish_setup(out),
            Frame::FirstDeal(human) => {
                if let Some(card) = self.decks.hand.first() {
                    self.deal_from_hand(human, card, out);
                }
            }
            Frame::StartTurn => self.start_turn(out),
            Frame::Turn => self.stack.extend([Frame::EndTurn, Frame::Search]),
            Frame::Arrive if self.has_zombie(self.human(self.active).room) => self.fight(out),
            Frame::MeleeResult(face) => self.melee_result(face, out),
            Frame::Gain { human, n } => self.gain_on_card(human, n, out),
            Frame::Deliver { human, supply } => self.deliver_supply(human, supply, out),
            Frame::SupplyDraw { supply, .. } => self.return_supply(supply),
            Frame::ZombieEnters(room) => self.zombie_enters(room, out),
            Frame::Overrun { room, next } => self.overrun_next(room, next, out),
            Frame::Search => self.search(out),
            Frame::EndTurn => self.end_turn(out),
            Frame::Noise => self.check_noise(out),
            Frame::HordeChoice => {
                if let Some(card) = self.zombie_cards.first() {
                    self.horde(card.character, out);
                }
            }
            Frame::HordePart { character, part } => self.horde_part(character, part, out),
            Frame::HordeAdvance(character) => self.horde_advance(character),
            Frame::Hurt { whom, left } => {
                let next = self.hurtable(whom).next();
                if let Some(human) = next {
                    self.hurt(whom, human, left, out);
                }
            }
            Frame::Bury(left) => {
                for _ in 0..left {
                    if let Some(card) = self.decks.hand.first() {
                        self.bury_card(card, out);
                    }
                }
            }
            Frame::Add if self.zombie_seat.is_some() => self.stack.push(Frame::AddZombies(2)),
            Frame::Add => self.add_by_the_game(),
            Frame::AddOne(slot) => self.add_one(slot, out),
            Frame::Bleed => {
                let human = self.first_after_active(self.bleeders());
                self.bleed(human.expect("somebody is the healthiest"), out);
            }
            Frame::Deal => self.deal_by_itself(out),
            Frame::ClearOut if self.has_passive(Passive::ClearedOut) => self.clear_out(out),
            Frame::KillAny(_) => {
                for room in self.zombies.iter() {
                    self.kill(room, None, out);
                }
            }
            Frame::NextTurn => self.next_turn(out),
            // Questions that answered themselves by having nothing left to ask.
            _ => {}
        }
        Step::Go
    }

    /// Whether the frame needs no decision, be it by its nature or because there is only one way or none.
    fn is_done_by_itself(&self, frame: Frame) -> bool {
        match frame {
            Frame::ChooseZombie | Frame::Convert | Frame::FreeMove(_) | Frame::DeadDrop(_) => false,
            Frame::LaySearch(_) | Frame::EventStore | Frame::Post(_) => false,
            Frame::ChooseHumans => self
                .all_humans()
                .all(|human| self.offers.chosen[human.index()].is_some()),
            Frame::FirstDeal(_) => self.decks.hand.len() <= 1,
            Frame::Turn => self.turn.over || self.has_nothing_left(),
            Frame::Arrive => !self.has_zombie(self.human(self.active).room) || self.must_fight(),
            Frame::Cover { human, room } => !self.cover_targets(human).has(room),
            Frame::Offer {
                token, from, to, ..
            } => {
                !self.carries(from, token)
                    || self.human(from).room != self.human(to).room
                    || self.human(from).doomed
                    || self.human(to).doomed
            }
            Frame::Gain { human, n } => n == 0 || self.cache_room(human) == 0,
            Frame::Doctor => self.doctor().is_none() || self.patients().next().is_none(),
            Frame::SupplyDraw { .. } => self.decks.supply.is_empty(),
            Frame::SupplyKeep { .. } => false,
            Frame::Stow { human, stowed } => !self.can_stow(human, stowed),
            Frame::Guard { room, .. } => !self.has_zombie(room),
            Frame::Rush(human) => self.rush_targets(human).is_empty(),
            Frame::RushUse(human) => !self.has_ability_action(human),
            Frame::Explosion => false,
            Frame::Hush => !self.can_hush(),
            Frame::HordeChoice => self.zombie_cards.len() <= 1,
            Frame::Push(_) => self.pushable().next().is_none(),
            Frame::Shift { how, .. } => !self.can_shift(how),
            Frame::Sift(n) => self.decks.search.len() < usize::from(n),
            Frame::Bury(left) => self.decks.hand.len() <= usize::from(left),
            Frame::Litter { .. } => self.all_beside().is_empty(),
            Frame::Lock(_) => self.locked.len() == Slot::ALL.len(),
            Frame::Hurt { whom, left } => self.hurtable(whom).count() <= usize::from(left),
            Frame::AddZombies(_) => self.symbol().is_none(),
            Frame::Gear { .. } => false,
            Frame::Bleed => self.is_competitive() || self.bleeders().len() == 1,
            Frame::Deal => self.zombie_seat.is_none() || self.decks.hand.len() <= 1,
            Frame::ClearOut => {
                !self.has_passive(Passive::ClearedOut)
                    || self.zombie_seat.is_none()
                    || self.clutter().len() <= 1
            }
            Frame::KillAny(left) => self.zombies.len() <= usize::from(left),
            Frame::OfferCards
            | Frame::FinishSetup
            | Frame::StartTurn
            | Frame::MeleeResult(_)
            | Frame::Deliver { .. }
            | Frame::ZombieEnters(_)
            | Frame::Overrun { .. }
            | Frame::Search
            | Frame::EndTurn
            | Frame::Noise
            | Frame::HordePart { .. }
            | Frame::HordeAdvance(_)
            | Frame::Add
            | Frame::AddOne(_)
            | Frame::NextTurn => true,
        }
    }

    /// Nothing but the Melee Attack is possible.
    fn must_fight(&self) -> bool {
        let room = self.human(self.active).room;
        let human = self.active;
        (!self.turn.at_door || self.check_grenade().is_err())
            && (!self.is_open(Objective::Quarantine, human) || self.check_quarantine().is_err())
            && (!self.holds(human, Effect::OwnRoom) || self.check_shoot(room).is_err())
    }

    fn can_stow(&self, human: Human, stowed: bool) -> bool {
        let has_weapon = self
            .human(human)
            .held
            .and(content().weapons())
            .iter()
            .any(|card| self.check_stow(human, card, stowed).is_ok());
        has_weapon || self.check_stash(human, 1).is_ok()
    }

    fn start_turn(&mut self, out: &mut impl Sink<Event>) {
        let room = self.human(self.active).room;
        self.turn = Turn {
            on: true,
            base: content().table.moves,
            started_clear: !self.has_zombie(room),
            ..Turn::default()
        };
        self.night = Night::default();
        out.emit(|| Event::TurnBegan {
            who: self.who(self.active),
            cards_left: self.hidden_search_cards() as u8,
        });
        self.stack.push(Frame::Turn);
    }

    /// The Human Turn is over; the Zombies follow if a card was revealed (TEZ-009, TEZ-R71).
    fn end_turn(&mut self, out: &mut impl Sink<Event>) {
        self.stack.push(Frame::NextTurn);
        if self.night.revealed.is_some() {
            self.stack.extend([
                Frame::ClearOut,
                Frame::Deal,
                Frame::Add,
                Frame::Noise,
                Frame::Hush,
            ]);
        }
        self.end_of_turn(out);
        self.locked = Default::default();
        self.turn.on = false;
        self.turn.over = true;
        self.night.begun = false;
        self.night.filled = [0; 8];
    }

    /// A new Search Card for the Human who has just revealed one (TEZ-185, TEZ-244).
    fn deal_by_itself(&mut self, out: &mut impl Sink<Event>) {
        if self.zombie_seat.is_none() {
            self.deal_from_deck(self.active, out);
        } else if let Some(card) = self.decks.hand.first() {
            self.deal(card, out);
        }
    }

    fn deal(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.deal_from_hand(self.active, card, out);
        if self.decks.hand.is_empty() {
            self.draw_hand(content().table.zombie_refill, out);
        }
    }

    /// The next Human, or the end after everybody's last Turn (TEZ-187, TEZ-191, TEZ-252).
    fn next_turn(&mut self, out: &mut impl Sink<Event>) {
        self.last_turns = match self.last_turns {
            Some(left) => Some(left.saturating_sub(1)),
            None if self.hidden_search_cards() == 0 => {
                let n = self.n_humans() as u8;
                out.emit(|| Event::FinalTurns { n });
                Some(n)
            }
            None => None,
        };
        if self.last_turns == Some(0) {
            self.finish(End::Time, out);
            return;
        }
        self.active = self.after(self.active);
        self.stack.push(Frame::StartTurn);
    }
}
