//! What a seat can choose, prompt by prompt, in a fixed order: the answers to its question as they are listed here, then
//! what it can do at any time.

use shamble_core::Seat;

use crate::State;
use crate::action::Action;
use crate::content::content;
use crate::effect::Effect;
use crate::ids::{Clue, Human, Objective, Post, Room, Slot, Token};
use crate::prompt::{Frame, Hurt, Shift};
use crate::rules::abilities::Occasion;

/// Where found actions go.
pub(crate) trait Actions: Extend<Action> {
    fn push(&mut self, action: Action) {
        self.extend([action]);
    }
}

impl Actions for Vec<Action> {}

/// Only notices whether there is any.
struct Any(bool);

impl Extend<Action> for Any {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0 |= actions.into_iter().next().is_some();
    }
}

impl Actions for Any {}

impl State {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.end.is_some() {
            return;
        }
        if self.top() == Frame::ChooseHumans {
            if let Some(human) = self.chooser(seat) {
                out.extend(self.offers.humans[human.index()].iter().map(Action::Choose));
            }
            return;
        }
        if self.asked().is_some_and(|(asked, _)| asked == seat) {
            self.list_answers(self.top(), out);
        }
        if self.is_any_time_possible() {
            self.for_any_time(seat, |action| out.push(action));
        }
    }

    fn list_answers(&self, frame: Frame, out: &mut impl Actions) {
        match frame {
            Frame::ChooseZombie => out.extend(self.offers.zombie.iter().map(Action::Choose)),
            Frame::FirstDeal(_) | Frame::Deal => {
                out.extend(self.decks.hand.iter().map(Action::Deal))
            }
            Frame::Turn => self.list_turn(out),
            Frame::Arrive => self.list_arrive(out),
            Frame::FreeMove(rooms) => {
                out.extend(self.free_move_targets(rooms).iter().map(Action::Move));
                out.extend(self.free_shot_targets().iter().map(Action::Shoot));
                out.push(Action::Stay);
                self.list_drops(out);
            }
            Frame::Convert => out.extend([Action::Convert, Action::Skip]),
            Frame::Cover { .. } | Frame::Offer { .. } => {
                out.extend([Action::Accept, Action::Decline])
            }
            Frame::Gain { human, n } => {
                out.extend((0..=n.min(self.cache_room(human))).map(Action::Cache))
            }
            Frame::Doctor => {
                out.extend(self.patients().map(Action::Pick));
                out.push(Action::Skip);
            }
            Frame::SupplyDraw { .. } => out.extend([Action::Draw, Action::Skip]),
            Frame::SupplyKeep { human, card, .. } => {
                if self.replaced_by(human, card).is_some() {
                    out.extend(Slot::CENTERS.map(|slot| Action::Keep(Some(slot))));
                } else {
                    out.push(Action::Keep(None));
                }
                out.push(Action::Refuse);
            }
            Frame::Stow { human, stowed } => {
                self.list_deposits(human, stowed, out);
                out.push(Action::Done);
            }
            Frame::Guard { human, .. } => {
                out.push(Action::Revolver);
                out.push(if self.holds(human, Effect::StrikeBack) {
                    Action::Axe
                } else {
                    Action::Suffer
                });
            }
            Frame::Rush(human) => {
                out.extend(self.rush_targets(human).iter().map(Action::Rush));
                out.push(Action::Skip);
            }
            Frame::RushUse(human) => {
                self.ability_actions(human, Occasion::Rush, out);
                out.push(Action::Skip);
            }
            Frame::DeadDrop(_) if !self.options.courtyard_death_center => {
                out.extend(Slot::ALL.iter().copied().map(Action::Store))
            }
            Frame::DeadDrop(_) | Frame::LaySearch(_) | Frame::EventStore => {
                out.extend(Slot::CENTERS.map(Action::Store))
            }
            Frame::Explosion => {
                out.extend(self.human(self.active).held.iter().map(Action::Lose));
                out.push(Action::Suffer);
            }
            Frame::Hush => out.extend([Action::Hush, Action::Skip]),
            Frame::HordeChoice => out.extend(
                self.zombie_cards
                    .iter()
                    .map(|card| Action::Horde(card.character)),
            ),
            Frame::Push(rooms) => {
                for (token, from) in self.pushable() {
                    out.extend(
                        self.map
                            .within(from, rooms)
                            .iter()
                            .map(|to| Action::Push(token, to)),
                    );
                }
                out.push(Action::Done);
            }
            Frame::Shift { how, .. } => self.list_shifts(how, out),
            Frame::Sift(_) => out.extend([Action::Sift, Action::Done]),
            Frame::Bury(_) => out.extend(self.decks.hand.iter().map(Action::Bury)),
            Frame::Litter { far, .. } => {
                for card in self.all_beside().iter() {
                    let to = Slot::ALL
                        .iter()
                        .copied()
                        .filter(|slot| self.may_litter(card, *slot, far));
                    out.extend(to.map(|slot| Action::Litter(card, slot)));
                }
                out.push(Action::Done);
            }
            Frame::Lock(_) => out.extend(
                Slot::ALL
                    .iter()
                    .copied()
                    .filter(|slot| !self.locked.has(*slot))
                    .map(Action::Store),
            ),
            Frame::Hurt { whom, .. } => self.list_hurt(whom, out),
            Frame::AddZombies(_) => out.extend(
                Slot::ALL
                    .iter()
                    .copied()
                    .filter(|slot| self.may_add_to(*slot))
                    .map(Action::Store),
            ),
            Frame::Gear { .. } => out.extend([Action::Fill, Action::Skip]),
            Frame::Bleed => out.extend(self.bleeders().into_iter().map(Action::Pick)),
            Frame::ClearOut => out.extend(self.clutter().iter().map(Action::Burn)),
            Frame::Post(_) => {
                out.extend(
                    Post::ALL
                        .iter()
                        .copied()
                        .filter(|post| self.check_post(*post).is_ok())
                        .map(Action::Post),
                );
            }
            Frame::KillAny(_) => out.extend(self.zombies.iter().map(Action::Kill)),
            Frame::ChooseHumans
            | Frame::OfferCards
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
            | Frame::NextTurn => {}
        }
    }

    fn list_arrive(&self, out: &mut impl Actions) {
        let room = self.human(self.active).room;
        out.push(Action::Fight);
        if self.check_quarantine().is_ok() {
            out.push(Action::Quarantine);
        }
        if self.check_grenade().is_ok() {
            out.push(Action::Grenade);
        }
        if self.check_shoot(room).is_ok() {
            out.push(Action::Shoot(room));
        }
        self.list_drops(out);
    }

    /// The active Human's Turn: attack, Room, tokens, cards, Backpack, Moves, end.
    fn list_turn(&self, out: &mut impl Actions) {
        let human = self.active;
        self.list_attacks(out);
        self.list_step_b(out);
        out.extend(self.collect_targets().iter().map(Action::Collect));
        out.extend(self.buy_targets().iter().map(Action::Buy));
        let held = self.human(human).held;
        if !held.is_empty() {
            self.list_backpack(out);
            self.list_drops(out);
        }
        if self.moves_left() > 0 {
            out.extend(self.move_targets().iter().map(Action::Move));
            if self.holds(human, Effect::AnyRoom) {
                out.extend(
                    Room::all()
                        .filter(|room| *room != self.human(human).room)
                        .map(Action::Skateboard),
                );
            }
            if self.goals.has(Objective::Escort) {
                out.extend(
                    Slot::CORNERS
                        .into_iter()
                        .filter(|slot| self.check_squad(*slot).is_ok())
                        .map(Action::Squad),
                );
            }
        }
        if self.check_end().is_ok() {
            out.push(Action::End);
        }
    }

    fn list_attacks(&self, out: &mut impl Actions) {
        let human = self.active;
        if self.turn.attack {
            let targets = self.shoot_targets(human);
            out.extend(
                targets
                    .iter()
                    .filter(|room| self.check_shoot(*room).is_ok())
                    .map(Action::Shoot),
            );
            let doubles = self.double_targets(human);
            for a in doubles.iter() {
                let others = doubles
                    .iter()
                    .filter(|b| a < *b && self.check_shoot_two(a, *b).is_ok());
                out.extend(others.map(|b| Action::ShootTwo(a, b)));
            }
        }
        if self.turn.uzi {
            for other in self.all_humans() {
                out.extend(
                    self.cover_targets(other)
                        .iter()
                        .map(|room| Action::Cover(other, room)),
                );
            }
        }
    }

    /// Abilities and tokens, after a Move into an empty Store or the Courtyard.
    fn list_step_b(&self, out: &mut impl Actions) {
        let human = self.active;
        let room = self.human(human).room;
        if !self.is_step_b_open() {
            return;
        }
        self.ability_actions(human, Occasion::Move, out);
        out.extend(self.drive_targets().map(Action::Drive));
        self.for_tokens_in(room, |token| {
            if self.check_flip(token).is_ok() {
                out.push(Action::Flip(token));
            } else if self.check_take(token).is_ok() {
                out.push(Action::Take(token));
            }
        });
        if self.is_competitive() {
            for token in [Token::Radio, Token::Part] {
                if self.check_snatch(token).is_ok() {
                    out.push(Action::Snatch(token));
                }
            }
        }
        if self.is_open(Objective::Source, human) {
            self.list_guesses(out);
        }
        if self.turn.at_cache {
            self.list_deposits(human, self.turn.stowed, out);
        }
    }

    /// Every Source that is not found yet, also those the player knows to be wrong (TEZ-R91).
    fn list_guesses(&self, out: &mut impl Actions) {
        if self.check_guessing().is_ok() {
            let left = Clue::ALL.iter().copied();
            out.extend(left.filter(|clue| !self.is_found(*clue)).map(Action::Guess));
        }
    }

    fn list_deposits(&self, human: Human, stowed: bool, out: &mut impl Actions) {
        let weapons = self.human(human).held.and(content().weapons());
        out.extend(
            weapons
                .iter()
                .filter(|card| self.check_stow(human, *card, stowed).is_ok())
                .map(Action::Stow),
        );
        let most = self.cache_room(human).min(self.human(human).ammo);
        out.extend((1..=most).map(Action::Stash));
    }

    fn list_backpack(&self, out: &mut impl Actions) {
        if self.check_grenade().is_ok() {
            out.push(Action::Grenade);
        }
        if self.check_fireworks().is_ok() {
            out.push(Action::Fireworks);
        }
        if self.check_backpack(Effect::TwoMoves).is_ok() {
            out.push(Action::Adrenaline);
        }
    }

    fn list_drops(&self, out: &mut impl Actions) {
        let human = self.active;
        for card in self.human(human).held.iter() {
            if self.store_of(human).is_some() {
                out.push(Action::Drop(card, None));
            } else {
                out.extend(Slot::CENTERS.map(|slot| Action::Drop(card, Some(slot))));
            }
        }
    }

    fn list_shifts(&self, how: Shift, out: &mut impl Actions) {
        for from in self.zombies.iter() {
            out.extend(
                self.shift_targets(how, from)
                    .iter()
                    .map(|to| Action::Shift(from, to)),
            );
        }
        out.push(Action::Done);
    }

    fn list_hurt(&self, whom: Hurt, out: &mut impl Actions) {
        out.extend(self.hurtable(whom).map(Action::Pick));
    }

    /// Whether the ability of the Room reached by Sugar Rush can be used at all.
    pub(crate) fn has_ability_action(&self, human: Human) -> bool {
        let mut found = Any(false);
        self.ability_actions(human, Occasion::Rush, &mut found);
        found.0
    }

    /// No Move is left and there is nothing else to do: the Turn ends by itself.
    pub(crate) fn has_nothing_left(&self) -> bool {
        if self.moves_left() > 0 || !self.human(self.active).held.is_empty() {
            return false;
        }
        let mut found = Any(false);
        self.list_attacks(&mut found);
        self.list_step_b(&mut found);
        self.for_any_time(self.human(self.active).seat, |action| found.push(action));
        !found.0 && self.collect_targets().is_empty() && self.buy_targets().is_empty()
    }
}
