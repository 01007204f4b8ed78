//! One random game, looked at move by move.

use super::twin::Twin;
use super::{Tried, acts, asked, composed, json, odd, promise, record, secrets};
use crate::drive::{self, Move};
use crate::{Dice, Game, Millis, Pace, Quiet, Say, Seat, Session, Setup, Steps, Viewer};

/// Besides the first few moves, one in so many is looked at closely, and fewer the longer a game has gone on: a long
/// game has much the same moves over and over.
const CLOSE_LOOK_EVERY: usize = 8;
const N_MOVES_TO_TIRE: usize = 16;
const N_FIRST_MOVES: usize = 3;

/// Past actions that are kept to be tried where they do not belong.
const N_PAST_ACTIONS: usize = 24;

/// Logs shorter than this are replayed at every close look.
const N_CHEAP_REPLAY: usize = 200;

/// How far a re-dealt state is played on.
const N_PLAYOUT_INPUTS: usize = 500;

/// The largest whole number that JavaScript holds exactly.
const MAX_SAFE_NUMBER: u64 = 1 << 53;

/// Before every move so many acts out of the blue are tried, and more at a close look.
const N_ODD: usize = 4;
const N_ODD_CLOSE: usize = 48;

/// One accepted act out of the blue in so many is carried out, so that games go where lists do not lead.
const ODD_EVERY: usize = 3;

/// One move in so many the twin is compared whole.
const COMPARE_EVERY: usize = 4;

pub(super) struct Trial<G: Game> {
    session: Session<G>,
    twin: Option<Twin<G>>,
    /// The host's clock, at the real-time pace.
    clock: Millis,
    max_inputs: usize,
    /// The random players' dice, not the game's.
    dice: Dice,
    buffer: Vec<G::Action>,
    past: Vec<G::Action>,
    tried: Tried,
    step: usize,
}

impl<G: Game> Trial<G> {
    pub(super) fn start(setup: &Setup, max_inputs: usize) -> Result<Self, String> {
        let (session, steps) = Session::<G>::start(setup.clone())
            .map_err(|error| format!("a table that should be possible is refused: {error}"))?;
        let n_seats = session.state().n_seats();
        promise!(
            n_seats == setup.seats,
            "a table for {} has {n_seats} seats",
            setup.seats
        );
        look_at_events::<G>(&steps, n_seats)?;
        record::unknown_keys_are_refused(session.state())?;
        odd::adds_up(session.state())?;
        Ok(Self {
            twin: None,
            clock: session.now(),
            session,
            max_inputs,
            dice: Dice::new(setup.seed.derive(u64::MAX)),
            buffer: Vec::new(),
            past: Vec::new(),
            tried: Tried::default(),
            step: 0,
        })
    }

    pub(super) fn step(&self) -> usize {
        self.step
    }

    pub(super) fn tried(&self) -> Tried {
        Tried {
            n_games: 1,
            n_inputs: self.session.log().len(),
            ..self.tried
        }
    }

    pub(super) fn last_inputs(&self, n: usize) -> Vec<String> {
        let log = self.session.log();
        let last = &log[log.len().saturating_sub(n)..];
        last.iter().map(ToString::to_string).collect()
    }

    /// Plays to the end, looking before every move.
    pub(super) fn play(&mut self) -> Result<(), String> {
        while self.session.state().outcome().is_none() {
            self.step += 1;
            promise!(
                self.step <= self.max_inputs,
                "the game does not end within {} moves",
                self.max_inputs
            );
            let now = self.now();
            asked::somebody_can_go_on(self.session.state(), self.session.setup().pace, now)?;
            let every = CLOSE_LOOK_EVERY + self.step / N_MOVES_TO_TIRE;
            if self.step <= N_FIRST_MOVES || self.dice.pick(every) == 0 {
                self.look_closely(now)?;
            }
            if self.step.is_power_of_two() {
                record::log_replays(&self.session)?;
                self.play_a_redealt_state(now);
            }
            match self.odd_act(now)? {
                Some((seat, action)) => self.act(seat, action, now)?,
                None => self.go_on(now)?,
            }
        }
        self.look_at_the_end()
    }

    fn now(&self) -> Millis {
        match self.session.setup().pace {
            Pace::RealTime => self.clock,
            Pace::PerAction => self.session.now(),
        }
    }

    fn look_closely(&mut self, now: Millis) -> Result<(), String> {
        let state = self.session.state();
        let hash = state.state_hash();
        self.tried.n_close_looks += 1;
        look_at_views(state)?;
        acts::listed_actions_are_accepted(state, now, &mut self.dice)?;
        acts::refusals_leave_no_trace(state, now, &self.past, &mut self.dice)?;
        self.tried.n_composed +=
            composed::composed_actions_are_accepted(state, now, &mut self.dice)?;
        for _ in 0..N_ODD_CLOSE {
            let (seat, action) = odd::choose(state, now, &mut self.dice);
            self.tried.n_odd += 1;
            if odd::is_sound(state, seat, &action, now, &mut self.dice)? {
                self.tried.n_odd_accepted += 1;
            }
        }
        record::position_reads_back(state, now)?;
        // The longer the game, the dearer a replay.
        if self.session.log().len() < N_CHEAP_REPLAY || self.dice.pick(CLOSE_LOOK_EVERY) == 0 {
            record::take_back_is_replay(&self.session)?;
        }
        for seat in Seat::all(state.n_seats()) {
            let is_other =
                secrets::redeal_goes_unnoticed(state, seat, now, &self.past, &mut self.dice)?;
            self.tried.n_redealt += usize::from(is_other);
        }
        promise!(
            hash == state.state_hash(),
            "acting on a clone changes the original"
        );
        Ok(())
    }

    /// What search does: a state dealt for some seat must be as playable as the true one. A dead end or a listed action
    /// that is refused panics.
    fn play_a_redealt_state(&mut self, now: Millis) {
        let state = self.session.state();
        let seat = Seat::new(self.dice.pick(state.n_seats()));
        let mut other = state.determinize(seat, &mut self.dice);
        let pace = self.session.setup().pace;
        drive::play_random(
            &mut other,
            pace,
            now,
            &mut self.dice,
            &mut Quiet,
            N_PLAYOUT_INPUTS,
        );
    }

    /// Tries acts out of the blue and gives one that is accepted, now and then.
    fn odd_act(&mut self, now: Millis) -> Result<Option<(Seat, G::Action)>, String> {
        let mut chosen = None;
        for _ in 0..N_ODD {
            let state = self.session.state();
            let (seat, action) = odd::choose(state, now, &mut self.dice);
            self.tried.n_odd += 1;
            if odd::is_sound(state, seat, &action, now, &mut self.dice)? {
                self.tried.n_odd_accepted += 1;
                if self.dice.pick(ODD_EVERY) == 0 {
                    chosen = Some((seat, action));
                }
            }
        }
        Ok(chosen)
    }

    fn go_on(&mut self, now: Millis) -> Result<(), String> {
        let pace = self.session.setup().pace;
        let state = self.session.state();
        match drive::random_move(state, pace, now, &mut self.dice, &mut self.buffer) {
            Some(Move::Act(seat, action)) => self.act(seat, action, now),
            Some(Move::Pass(until)) => {
                promise!(
                    until >= now,
                    "something falls due at {until}, before now ({now})"
                );
                // People do not act on the instant: sometimes only a part of the wait is over.
                let wait = (until - now).0;
                let part = if self.dice.pick(2) == 0 {
                    wait
                } else {
                    self.dice.below(wait + 1)
                };
                self.clock = now + Millis(part);
                let mut steps = Vec::new();
                self.session.advance(self.clock, &mut steps);
                self.look_at_steps(&steps)
            }
            None => Err("a dead end: nobody can act and nothing falls due".into()),
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action, now: Millis) -> Result<(), String> {
        let mut steps = Vec::new();
        self.session
            .act_typed(seat, &action, now, &mut steps)
            .map_err(|illegal| {
                format!(
                    "'{action}' is listed for seat {seat} and refused by {}",
                    illegal.rule
                )
            })?;
        if self.past.len() == N_PAST_ACTIONS {
            self.past.swap_remove(self.dice.pick(N_PAST_ACTIONS));
        }
        self.past.push(action);
        self.look_at_steps(&steps)
    }

    /// What just happened can be told, the box is complete, and the twin answers alike.
    fn look_at_steps(&mut self, steps: &Steps<G>) -> Result<(), String> {
        look_at_events::<G>(steps, self.session.state().n_seats())?;
        odd::adds_up(self.session.state())?;
        let now = self.now();
        let state = self.session.state();
        if let Some(twin) = &mut self.twin {
            for step in steps {
                twin.follow(&step.entry, &step.events)?;
                self.tried.n_twin_inputs += 1;
            }
            if twin.is_old() || state.outcome().is_some() || self.dice.pick(COMPARE_EVERY) == 0 {
                twin.is_like(state, now)?;
            }
        }
        if self.twin.as_ref().is_none_or(Twin::is_old) {
            self.twin = Some(Twin::of(state)?);
        }
        Ok(())
    }

    fn look_at_the_end(&mut self) -> Result<(), String> {
        let state = self.session.state();
        let outcome = state.outcome().expect("it is over");
        let strangers = outcome
            .winners
            .iter()
            .filter(|seat| seat.index() >= state.n_seats())
            .count();
        promise!(
            strangers == 0,
            "the winners are not at the table: {:?}",
            outcome.winners
        );
        if let Some(scores) = &outcome.scores {
            promise!(scores.len() == state.n_seats(), "not everybody has a score");
        }
        promise!(
            state.prompts().is_empty(),
            "somebody is asked after the end: {:?}",
            state.prompts()
        );
        look_at_views(state)?;
        record::position_reads_back(state, self.now())?;
        record::log_replays(&self.session)?;
        record::replay_file_verifies(&self.session)
    }
}

/// Every viewer's view and every prompt can be shown, and what several are shown together is what each is shown alone.
fn look_at_views<G: Game>(state: &G) -> Result<(), String> {
    let viewers: Vec<Viewer> = Viewer::all(state.n_seats()).collect();
    for (viewer, shared) in viewers.iter().zip(state.views(&viewers)) {
        let own = json(&state.view(*viewer));
        numbers_are_safe(&own, "a view")?;
        promise!(
            json(&*shared) == own,
            "{viewer:?} is shown something else together with the others: {} instead of {own}",
            json(&*shared)
        );
    }
    for prompt in state.prompts() {
        prompt.ask.say();
        numbers_are_safe(&json(&prompt), "a prompt")?;
        promise!(
            state.sees_prompt(Viewer::Seat(prompt.seat), &prompt),
            "seat {} does not know its own prompt",
            prompt.seat
        );
    }
    Ok(())
}

/// Every event can be told to every viewer.
fn look_at_events<G: Game>(steps: &Steps<G>, n_seats: usize) -> Result<(), String> {
    for event in steps.iter().flat_map(|step| &step.events) {
        for viewer in Viewer::all(n_seats) {
            if let Some(event) = G::redact(event, viewer) {
                event.say();
                numbers_are_safe(&json(&event), "an event")?;
            }
        }
    }
    Ok(())
}

fn numbers_are_safe(text: &str, what: &str) -> Result<(), String> {
    fn largest(value: &serde_json::Value) -> u64 {
        match value {
            serde_json::Value::Number(number) => number
                .as_i64()
                .map_or(number.as_u64().unwrap_or(0), i64::unsigned_abs),
            serde_json::Value::Array(values) => values.iter().map(largest).max().unwrap_or(0),
            serde_json::Value::Object(map) => map.values().map(largest).max().unwrap_or(0),
            _ => 0,
        }
    }
    let value = serde_json::from_str(text).expect("just written");
    let number = largest(&value);
    promise!(
        number <= MAX_SAFE_NUMBER,
        "{what} has a number that browsers cannot hold: {number}"
    );
    Ok(())
}
