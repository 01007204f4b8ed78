//! One game on a bare state, with players who half of the time try whatever the grammar can write.
//!
//! After every input somebody must be able to go on. What is dearer is looked at now and then and in the end: that every
//! piece of the box is in its place, that a refusal leaves no trace, that what is accepted is listed or put together from
//! parts, that everybody's view, list and labels can be shown, and that the position reads back.

use std::panic::{AssertUnwindSafe, catch_unwind};

use shamble_core::drive::{Move, random_move};
use shamble_core::runner::next_instant;
use shamble_core::{
    Account, Dice, Game, Millis, Pace, Quiet, Runner, Say, Seat, Setup, Viewer, compose,
};

/// A game with more inputs than this does not end.
const MAX_INPUTS: u64 = 100_000;

/// After every so manieth input the pieces are counted. What is lost stays lost, so that nothing slips through; counting
/// takes ten times as long as playing.
const COUNT_EVERY: u64 = 64;

/// One act in so many is taken apart.
const LOOK_EVERY: usize = 256;

/// Before one move in so many, and after one game in so many, everything is shown: that costs as much as hundreds of acts.
const SHOW_EVERY: usize = 2048;
const SHOW_ENDS_EVERY: usize = 8;

/// One act out of the blue in so many is put together from parts, and one was somebody's once.
const COMPOSED_EVERY: usize = 16;
const PAST_EVERY: usize = 4;

/// So many acts are remembered, to be tried where they do not belong.
const N_PAST: usize = 16;

/// How a game went, or many of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Played {
    /// Acts that were tried.
    pub(super) n_tried: u64,
    /// Those out of the blue.
    pub(super) n_odd: u64,
    /// Those of them that were accepted.
    pub(super) n_odd_accepted: u64,
    /// Acts and wakes that happened.
    pub(super) n_inputs: u64,
    /// How often the pieces were counted.
    pub(super) n_counts: u64,
    /// How often it was looked at closely.
    pub(super) n_looks: u64,
}

impl Played {
    pub(super) fn add(&mut self, more: Self) {
        self.n_tried += more.n_tried;
        self.n_odd += more.n_odd;
        self.n_odd_accepted += more.n_odd_accepted;
        self.n_inputs += more.n_inputs;
        self.n_counts += more.n_counts;
        self.n_looks += more.n_looks;
    }
}

/// Says what is not as it should be unless the condition holds.
macro_rules! promise {
    ($condition:expr, $($what:tt)+) => {
        if !$condition {
            return Err(format!($($what)+));
        }
    };
}

/// Plays the game of this set-up to its end; nothing if the game refuses the table. What happened before it came to
/// grief is in `inputs`.
pub(super) fn play<G: Game>(
    setup: &Setup,
    inputs: Option<&mut Vec<String>>,
) -> Result<Option<Played>, String> {
    let playing = AssertUnwindSafe(|| {
        let Ok(state) = G::new(setup) else {
            return Ok(None);
        };
        let mut table = Table {
            state,
            pace: setup.pace,
            now: Millis::ZERO,
            dice: Dice::new(setup.seed.derive(u64::MAX)),
            buffer: Vec::new(),
            past: Vec::new(),
            played: Played::default(),
            broken: None,
            inputs,
        };
        table.play()?;
        Ok(Some(table.played))
    });
    catch_unwind(playing).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied());
        Err(format!("it panics: {}", text.unwrap_or("without a word")))
    })
}

struct Table<'a, G: Game> {
    state: G,
    pace: Pace,
    now: Millis,
    /// The players' dice, not the game's.
    dice: Dice,
    buffer: Vec<G::Action>,
    past: Vec<G::Action>,
    played: Played,
    /// What a wake left behind.
    broken: Option<String>,
    inputs: Option<&'a mut Vec<String>>,
}

impl<G: Game> Runner<G> for Table<'_, G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        self.note(|| format!("{due} wake"));
        self.state.wake(due, &mut Quiet);
        if let Err(broken) = self.happened() {
            self.broken.get_or_insert(broken);
        }
    }
}

impl<G: Game> Table<'_, G> {
    fn play(&mut self) -> Result<(), String> {
        self.count()?;
        self.settle_down()?;
        while self.state.outcome().is_none() {
            promise!(
                self.played.n_inputs < MAX_INPUTS,
                "it does not end within {MAX_INPUTS} inputs"
            );
            if self.dice.pick(SHOW_EVERY) == 0 {
                self.played.n_looks += 1;
                look(&self.state, self.now)?;
            }
            if self.dice.pick(2) == 0 {
                self.odd()?;
            } else {
                self.go_on()?;
            }
            if let Some(broken) = self.broken.take() {
                return Err(broken);
            }
        }
        self.look_at_the_end()
    }

    /// One more input happened.
    fn happened(&mut self) -> Result<(), String> {
        self.played.n_inputs += 1;
        match self.played.n_inputs.is_multiple_of(COUNT_EVERY) {
            true => self.count(),
            false => Ok(()),
        }
    }

    /// Every piece of the box is where it should be.
    fn count(&mut self) -> Result<(), String> {
        self.played.n_counts += 1;
        let mut account = Account::default();
        self.state.account(&mut account);
        let flaws = account.flaws();
        promise!(flaws.is_empty(), "it does not add up: {}", flaws.join("; "));
        Ok(())
    }

    fn note(&mut self, text: impl FnOnce() -> String) {
        if let Some(inputs) = &mut self.inputs {
            inputs.push(text());
        }
    }

    /// At the per-action pace time runs until somebody can act.
    fn settle_down(&mut self) -> Result<(), String> {
        let is_alive = self.pace == Pace::RealTime || self.settle();
        promise!(is_alive, "a dead end: nobody is asked, nothing falls due");
        Ok(())
    }

    /// A random move of somebody who is asked, or time passes.
    fn go_on(&mut self) -> Result<(), String> {
        let next = random_move(
            &self.state,
            self.pace,
            self.now,
            &mut self.dice,
            &mut self.buffer,
        );
        match next {
            Some(Move::Act(seat, action)) => {
                let is_accepted = self.act(seat, &action)?;
                promise!(is_accepted, "'{action}' is listed for {seat} and refused");
                match self.past.len() {
                    N_PAST => *self.dice_past() = action,
                    _ => self.past.push(action),
                }
            }
            Some(Move::Pass(until)) => self.run_until(until),
            None => return Err("a dead end: nobody is asked, nothing falls due".to_owned()),
        }
        Ok(())
    }

    fn dice_past(&mut self) -> &mut G::Action {
        let index = self.dice.pick(self.past.len());
        &mut self.past[index]
    }

    /// An act out of the blue, for any seat at any time.
    fn odd(&mut self) -> Result<(), String> {
        if self.pace == Pace::RealTime
            && self.dice.pick(4) == 0
            && let Some(next) = next_instant(&self.state, self.now)
        {
            let wait = (next - self.now).0 as usize;
            let until = self.now + Millis(self.dice.pick(wait.max(1)) as u32);
            self.run_until(until);
            if self.state.outcome().is_some() {
                return Ok(());
            }
        }
        let seat = Seat::new(self.dice.pick(self.state.n_seats()));
        let action = self.any_action(seat);
        self.played.n_odd += 1;
        if self.act(seat, &action)? {
            self.played.n_odd_accepted += 1;
        }
        Ok(())
    }

    fn any_action(&mut self, seat: Seat) -> G::Action {
        if self.dice.pick(COMPOSED_EVERY) == 0
            && let Some(action) = compose::random(&self.state, seat, self.now, &mut self.dice)
        {
            return action;
        }
        if !self.past.is_empty() && self.dice.pick(PAST_EVERY) == 0 {
            return self.dice_past().clone();
        }
        self.state.any_action(&mut self.dice)
    }

    /// Tries an act. Says whether it was accepted.
    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<bool, String> {
        self.played.n_tried += 1;
        let now = self.now;
        let is_open =
            (self.state.prompts().iter()).any(|prompt| prompt.seat == seat && prompt.is_open(now));
        let cost = self.state.cost(seat, action);
        let before = (self.dice.pick(LOOK_EVERY) == 0).then(|| self.state.clone());
        let is_accepted = self.state.act(seat, action, now, &mut Quiet).is_ok();
        if let Some(before) = before {
            self.played.n_looks += 1;
            self.take_apart(&before, seat, action, is_accepted)?;
        }
        if !is_accepted {
            return Ok(false);
        }
        self.note(|| format!("{now} seat {seat} {action}"));
        promise!(is_open, "'{action}' by {seat} is accepted, but not asked");
        self.happened()?;
        if self.pace == Pace::PerAction {
            self.run_until(now + cost);
            self.settle_down()?;
        }
        Ok(true)
    }

    fn take_apart(
        &mut self,
        before: &G,
        seat: Seat,
        action: &G::Action,
        is_accepted: bool,
    ) -> Result<(), String> {
        let text = action.to_string();
        promise!(
            text.parse::<G::Action>().as_ref() == Ok(action),
            "'{text}' does not read back"
        );
        if !is_accepted {
            promise!(
                before.state_hash() == self.state.state_hash(),
                "'{text}' by {seat} is refused and changes the state"
            );
            return Ok(());
        }
        self.buffer.clear();
        before.legal_actions(seat, self.now, &mut self.buffer);
        promise!(
            self.buffer.contains(action) || compose::is_composable(before, seat, self.now, &text),
            "'{text}' by {seat} is accepted, but neither listed nor put together from parts"
        );
        Ok(())
    }

    fn look_at_the_end(&mut self) -> Result<(), String> {
        promise!(
            self.state.prompts().is_empty(),
            "somebody is asked after the end"
        );
        self.count()?;
        if self.dice.pick(SHOW_ENDS_EVERY) > 0 {
            return Ok(());
        }
        self.played.n_looks += 1;
        look(&self.state, self.now)
    }
}

/// Everything can be shown, and the position reads back.
fn look<G: Game>(state: &G, now: Millis) -> Result<(), String> {
    let json = |error: serde_json::Error| format!("something cannot be written: {error}");
    for viewer in Viewer::all(state.n_seats()) {
        serde_json::to_string(&state.view(viewer)).map_err(json)?;
    }
    let mut listed = Vec::new();
    for prompt in &state.prompts() {
        prompt.ask.say();
        listed.clear();
        state.legal_actions(prompt.seat, now, &mut listed);
        for action in &listed {
            state.label(prompt.seat, action);
        }
    }
    let written = serde_json::to_string(&state.position()).map_err(json)?;
    let read = serde_json::from_str(&written).map_err(json)?;
    let rebuilt = G::from_position(read)
        .map_err(|wrong| format!("its position is refused: {}", wrong.join("; ")))?;
    promise!(
        rebuilt.state_hash() == state.state_hash(),
        "its position reads back as another one"
    );
    Ok(())
}
