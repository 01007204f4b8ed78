//! The spine: what a seat does, what time does, and what comes next.

use shamble_core::{Illegal, Millis, Pausing, Rule, Seat, Sink, refuse};

use crate::action::{Action, Command};
use crate::content::Ability;
use crate::event::Event;
use crate::ids::{Posture, Slot};
use crate::label::hero_text;
use crate::options::PauseRule;
use crate::scenario::MinusAction;
use crate::soundtrack::{LENGTH_MS, growl_ms, siren_ms};
use crate::state::{Ending, EventChoice, State, Turn, Waiting};

/// Z15-037 and Z15-180.
const ACTIONS: u8 = 4;
const ACTIONS_OF_THREE: u8 = 5;
/// Z15-R53, Z15-R55: how long an Event waits for its answer.
const CHOICE_MS: u32 = 5000;
/// More steps than this without a decision means that a rule goes round in circles.
const MAX_STEPS: usize = 1000;

impl State {
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        now: Millis,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check_command(seat, action)?;
        match action {
            Action::Move { to } => self.move_hero(*to, out)?,
            Action::Search => self.quick_search(out)?,
            Action::Keep(keep) => self.keep(keep, out)?,
            Action::Careful(careful) => self.careful_search(careful, out)?,
            Action::Token { piece, change } => self.take_token(*piece, *change, out)?,
            Action::Pocket { change } => self.pocket(*change, out)?,
            Action::Leave { change } => self.leave_token(*change, out)?,
            Action::Loot { hero, what, change } => self.loot(*hero, *what, *change, out)?,
            Action::DropToken { piece } => self.drop_token(*piece, out)?,
            Action::Attack { slot, explosive } => self.attack(*slot, *explosive, out)?,
            Action::Hands => self.punch(out)?,
            Action::Fire { at } => self.fire(*at, out)?,
            Action::Use { slot, on } => self.use_object(*slot, *on, out)?,
            Action::Lift { what } => self.lift(*what, out)?,
            Action::Drop => self.drop_load(out)?,
            Action::Refill => self.refill(out)?,
            Action::Call => self.call(out)?,
            Action::GetUp => self.get_up(out),
            Action::EndActions => self.end_actions(out),
            Action::EndTurn => self.hand_over(out),
            Action::Lose { slot } => self.answer_loss(*slot, out)?,
            Action::Surge { at } => {
                let Some(tile) = self.adjacent_tile(*at) else {
                    refuse!("Z15-177", "zombies15-refuse-surge");
                };
                self.pop_choice();
                self.surge_at(tile, out);
            }
            Action::Pause => return self.pause(seat, now, out),
            Action::Resume => return self.resume(now, out),
            Action::KeepItems { .. }
            | Action::StartingItems { .. }
            | Action::Give { .. }
            | Action::Exchange { .. }
            | Action::DiscardBag { .. }
            | Action::Done => return self.act_at_checkpoint(seat, action, out),
        }
        self.settle(now, out);
        Ok(())
    }

    /// The rows of the table of refusals that hold for every command (Z15-R97).
    fn check_command(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let command = action.command();
        if self.checkpoint.is_some() && command == Command::Checkpoint {
            return Ok(());
        }
        match self.ending {
            Some(Ending::Won) => refuse!("Z15-158", "zombies15-refuse-won"),
            Some(Ending::Time) => refuse!("Z15-159", "zombies15-refuse-time-up"),
            Some(Ending::Heroes) => refuse!("Z15-160", "zombies15-refuse-all-unconscious"),
            Some(Ending::Breach) => refuse!("Z15-162", "zombies15-refuse-breached"),
            None => {}
        }
        if command == Command::Checkpoint {
            refuse!("Z15-163", "zombies15-refuse-no-checkpoint");
        }
        if command == Command::Clock {
            return Ok(());
        }
        if self.is_paused() {
            refuse!("Z15-R05", "zombies15-refuse-paused");
        }
        if seat != self.active_seat() {
            refuse!(
                "Z15-R86",
                "zombies15-refuse-not-active",
                hero = hero_text(self.active().id)
            );
        }
        match (self.choice(), command) {
            (waiting, Command::Answer) => return self.check_answer(waiting, action),
            (Some(_), Command::EndTurn) => refuse!("Z15-046", "zombies15-refuse-choice-first"),
            (Some(_), _) => refuse!("Z15-043", "zombies15-refuse-choice-first"),
            (None, Command::EndTurn) if !self.turn.is_over => {
                refuse!("Z15-046", "zombies15-refuse-end-actions-first")
            }
            (None, Command::EndTurn) => return Ok(()),
            (None, _) if self.turn.is_over => refuse!("Z15-036", "zombies15-refuse-actions-over"),
            (None, Command::EndActions) => return Ok(()),
            (None, _) => {}
        }
        self.check_posture_and_actions(action)
    }

    fn check_posture_and_actions(&self, action: &Action) -> Result<(), Illegal> {
        let is_lying = self.active().posture == Posture::Lying;
        match action {
            Action::GetUp if !is_lying => refuse!("Z15-126", "zombies15-refuse-standing"),
            Action::GetUp => {}
            _ if is_lying => refuse!(
                "Z15-042",
                "zombies15-refuse-lying",
                hero = hero_text(self.active().id)
            ),
            _ => {}
        }
        if self.turn.actions < self.action_cost(action) {
            refuse!("Z15-037", "zombies15-refuse-no-actions");
        }
        Ok(())
    }

    /// Actions that a command costs.
    pub(crate) fn action_cost(&self, action: &Action) -> u8 {
        match action {
            Action::Move { to } => self.move_cost(to.kind),
            Action::Use { slot, .. } => self.use_cost(*slot),
            Action::GetUp => self.get_up_cost(),
            Action::DropToken { .. } => 0,
            _ => 1,
        }
    }

    /// An answer must fit the question that is open; if none is, the rule that would have asked refuses.
    fn check_answer(&self, waiting: Option<Waiting>, action: &Action) -> Result<(), Illegal> {
        let fits = match action {
            Action::Keep(_) => Waiting::Search,
            Action::Pocket { .. } | Action::Leave { .. } => Waiting::Token,
            Action::Lose { .. } => Waiting::Loss,
            _ => Waiting::Surge,
        };
        if waiting == Some(fits) {
            return Ok(());
        }
        match waiting.unwrap_or(fits) {
            Waiting::Search => refuse!("Z15-062", "zombies15-refuse-no-such-choice"),
            Waiting::Token => refuse!("Z15-076", "zombies15-refuse-no-such-choice"),
            Waiting::Loss => refuse!("Z15-175", "zombies15-refuse-no-such-choice"),
            Waiting::Surge => refuse!("Z15-177", "zombies15-refuse-no-such-choice"),
        }
    }

    fn answer_loss(&mut self, slot: Slot, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if self.active().item(slot).is_none() {
            refuse!("Z15-175", "zombies15-refuse-no-such-object");
        }
        self.pop_choice();
        self.lose_object(slot, out);
        Ok(())
    }

    fn pop_choice(&mut self) {
        self.queue.remove(0);
        self.clock.deadline_ms = None;
    }

    /// Z15-R08: closes phase 1 and performs the Zombie Attack.
    fn end_actions(&mut self, out: &mut impl Sink<Event>) {
        self.turn.is_over = true;
        self.zombie_attack(false, out);
    }

    /// Z15-045: "Your turn!"
    fn hand_over(&mut self, out: &mut impl Sink<Event>) {
        let hero = self.active().id;
        out.emit(|| Event::HandedOver { hero });
        let n = self.heroes.len();
        let here = usize::from(self.turn.hero);
        // Z15-R16: unconscious Heroes are passed over; the last one standing follows himself.
        let next = (1..=n)
            .map(|step| (here + step) % n)
            .find(|hero| self.heroes[*hero].is_conscious());
        if let Some(next) = next {
            self.begin_turn(next, out);
        }
    }

    /// Makes a Hero Active.
    pub(crate) fn begin_turn(&mut self, hero: usize, out: &mut impl Sink<Event>) {
        let base = if self.n_seats == 3 {
            ACTIONS_OF_THREE
        } else {
            ACTIONS
        };
        let is_slow = self.is_dark
            || (self.board.scenario.minus_action == Some(MinusAction::Carriers)
                && self.heroes[hero].is_carrying());
        // Z15-R80: read once, here.
        let actions = (base - u8::from(is_slow)).max(1);
        self.turn = Turn {
            hero: hero as u8,
            actions,
            ..Turn::default()
        };
        let id = self.heroes[hero].id;
        out.emit(|| Event::TurnBegan { hero: id, actions });
        let active = self.active();
        if active.has(Ability::NaturalHealer) && active.lp == 1 && !self.has_zombies(active.area) {
            self.heal(hero, 1, out);
        }
    }

    /// Runs on until somebody has to decide: ends, re-checks, waiting growls, turns that pass by themselves.
    fn settle(&mut self, now: Millis, out: &mut impl Sink<Event>) {
        for _ in 0..MAX_STEPS {
            if self.test_end(out) {
                return;
            }
            self.prune_choices(out);
            if self.open.is_some() {
                return;
            }
            if self.clock.is_overtime {
                // Z15-R04 with `finish_open_action`: that Action was the last chance.
                return self.time_up(out);
            }
            if !self.queue.is_empty() {
                let deadline = self.tempo().track(now) + CHOICE_MS;
                self.clock.deadline_ms.get_or_insert(deadline);
                return;
            }
            if self.cards_due > 0 {
                self.resolve_cards(out);
            } else if self.waiting_growls > 0 {
                self.waiting_growls -= 1;
                self.resolve_growl(out);
            } else if std::mem::take(&mut self.recheck) {
                self.zombie_attack(true, out);
            } else if !self.active().is_conscious() {
                self.hand_over(out);
            } else {
                return;
            }
        }
        unreachable!("a rule goes round in circles");
    }

    /// Event choices that have become none: Z15-R88 for the unconscious, Z15-R55 for the last Object.
    fn prune_choices(&mut self, out: &mut impl Sink<Event>) {
        if self.open.is_some() {
            return;
        }
        while let Some(EventChoice::Loss) = self.queue.as_slice().first() {
            let n_objects = self.active().light_objects().count();
            let is_conscious = self.active().is_conscious();
            if is_conscious && n_objects > 1 {
                return;
            }
            self.pop_choice();
            if is_conscious {
                self.lose_only_object(out);
            }
        }
    }

    /// When time alone next changes something.
    pub(crate) fn next_wake(&self) -> Option<Millis> {
        if self.ending.is_some() || self.is_paused() || self.clock.is_overtime {
            return None;
        }
        let siren = siren_ms(self.clock.sirens.into());
        let growl = growl_ms(self.rules.growl_seconds, u32::from(self.clock.growls) + 1);
        let next = [siren, growl, self.clock.deadline_ms]
            .into_iter()
            .flatten()
            .fold(LENGTH_MS, u32::min);
        Some(self.tempo().table(next))
    }

    /// Z15-R04: siren, what the scenario ties to it, end, growl, end; then what nobody answered; last the end of time.
    pub(crate) fn wake(&mut self, now: Millis, out: &mut impl Sink<Event>) {
        let track = self.tempo().track(now);
        if siren_ms(self.clock.sirens.into()).is_some_and(|at| at <= track) {
            self.clock.sirens += 1;
            out.emit(|| Event::Siren {
                minutes: track / 60_000,
            });
            self.heed_siren(out);
            self.settle(now, out);
        }
        let growl = growl_ms(self.rules.growl_seconds, u32::from(self.clock.growls) + 1);
        if self.ending.is_none() && growl.is_some_and(|at| at <= track) {
            self.clock.growls += 1;
            let number = u32::from(self.clock.growls);
            out.emit(|| Event::Growl { number });
            // Z15-R51: nor does a growl come between the cards of another.
            let is_held = self.rules.growl_waits_for_action && self.open.is_some();
            if is_held || self.cards_due > 0 {
                self.waiting_growls += 1;
                out.emit(|| Event::GrowlWaits);
            } else {
                self.resolve_growl(out);
            }
            self.settle(now, out);
        }
        if self.ending.is_none() && self.clock.deadline_ms.is_some_and(|at| at <= track) {
            self.answer_by_itself(out);
            self.settle(now, out);
        }
        if self.ending.is_none() && track >= LENGTH_MS {
            if self.rules.finish_open_action && self.open.is_some() {
                self.clock.is_overtime = true;
            } else {
                self.time_up(out);
            }
        }
    }

    fn answer_by_itself(&mut self, out: &mut impl Sink<Event>) {
        let choice = self.queue.as_slice().first().copied();
        self.pop_choice();
        match choice {
            Some(EventChoice::Loss) => {
                if let Some(slot) = self.default_loss() {
                    self.lose_object(slot, out);
                }
            }
            Some(EventChoice::Surge) => {
                if let Some(tile) = self.default_surge() {
                    self.surge_at(tile, out);
                }
            }
            None => {}
        }
    }

    /// Z15-035, Z15-159.
    fn time_up(&mut self, out: &mut impl Sink<Event>) {
        self.ending = Some(Ending::Time);
        out.emit(|| Event::TimeUp);
    }

    /// Whether `seat` may stop the clock or vote for it.
    pub(crate) fn may_pause(&self) -> bool {
        self.rules.pause != PauseRule::Solo || self.n_seats == 1
    }

    /// Z15-R05, for hosts that know which seats are people: bots neither vote nor are they company.
    pub(crate) fn pausing(&self) -> Pausing {
        match self.rules.pause {
            PauseRule::Solo => Pausing::Alone {
                rule: Rule("Z15-R05"),
            },
            PauseRule::Vote => Pausing::ByConsent,
            PauseRule::Free => Pausing::Anybody,
        }
    }

    /// Z15-R05.
    fn pause(
        &mut self,
        seat: Seat,
        now: Millis,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if !self.may_pause() {
            refuse!("Z15-R05", "zombies15-refuse-pause");
        }
        if self.is_paused() {
            refuse!("Z15-R05", "zombies15-refuse-paused");
        }
        if self.rules.pause == PauseRule::Vote {
            self.clock.votes.insert(seat);
            if 2 * self.clock.votes.len() <= usize::from(self.n_seats) {
                out.emit(|| Event::PauseWanted { seat });
                return Ok(());
            }
        }
        self.clock.votes = shamble_core::SeatSet::EMPTY;
        self.clock.paused_at = Some(now);
        self.clock.was_paused = true;
        out.emit(|| Event::Paused);
        Ok(())
    }

    fn resume(&mut self, now: Millis, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let Some(since) = self.clock.paused_at else {
            refuse!("Z15-R05", "zombies15-refuse-not-paused");
        };
        self.clock.paused_at = None;
        self.clock.paused_ms += (now - since).0;
        out.emit(|| Event::Resumed);
        Ok(())
    }
}
