//! Tries a situation on its game and reports all that is not as it says.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use shamble_core::{Game, Millis, Refusal, Seat, Session, Steps};

use crate::judge::Scene;
use crate::node::join;
use crate::patch;
use crate::report::{Failure, FailureKind, Report};
use crate::situation::Situation;
use crate::step::{Step, Verdict, What};

/// Tries `situation` on its game.
pub fn run<G: Game>(situation: &Situation) -> Report {
    let tried = unbroken(situation, || {
        let runner = Runner::<G>::start(situation)?;
        Ok(runner.map_or_else(Vec::new, Runner::finish))
    });
    Report {
        name: situation.name().to_owned(),
        rules: situation.rules().to_vec(),
        title: situation.title().to_owned(),
        failures: tried.unwrap_or_else(|failure| vec![failure]),
    }
}

/// Shows the table of `situation` as it is set up and after every step that comes out as it should.
#[cfg(feature = "harness")]
pub(crate) fn watch<G: Game>(situation: &Situation, mut look: impl FnMut(&Session<G>)) {
    let watched = unbroken(situation, || {
        if let Some(mut runner) = Runner::<G>::start(situation)? {
            look(&runner.session);
            for step in &situation.steps {
                if !runner.take(step) {
                    break;
                }
                look(&runner.session);
            }
        }
        Ok(())
    });
    if let Err(failure) = watched {
        panic!("{}: {failure:?}", situation.name());
    }
}

/// The table that `situation` sets up, before its first step.
pub fn begin<G: Game>(situation: &Situation) -> Result<Session<G>, Failure> {
    unbroken(situation, || match Runner::<G>::start(situation)? {
        Some(runner) => Ok(runner.session),
        None => Err(Failure::new(
            FailureKind::Setup,
            situation.game_line,
            "set-up",
            "a table",
            "one that is rightly refused",
        )),
    })
}

/// A position made by hand may be one that no rule expects: that is told of this file, and the others still run.
pub(crate) fn unbroken<T>(
    situation: &Situation,
    tried: impl FnOnce() -> Result<T, Failure>,
) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(tried)).unwrap_or_else(|broken| {
        Err(Failure::new(
            FailureKind::Breakdown,
            situation.game_line,
            "the game",
            "an answer",
            format!("it broke down: {}", message_of(broken.as_ref())),
        ))
    })
}

/// What a panic said.
fn message_of(broken: &(dyn Any + Send)) -> &str {
    let text = broken.downcast_ref::<&str>().copied();
    text.or_else(|| broken.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a word")
}

/// A situation on its table.
pub(crate) struct Runner<'a, G: Game> {
    situation: &'a Situation,
    pub(crate) session: Session<G>,
    events: Vec<G::Event>,
    failures: Vec<Failure>,
}

impl<'a, G: Game> Runner<'a, G> {
    /// The table as the situation sets it up; nothing if it says that it cannot be, and rightly so.
    pub(crate) fn start(situation: &'a Situation) -> Result<Option<Self>, Failure> {
        let id = G::spec().id;
        if situation.game() != id {
            let line = situation.game_line;
            return Err(Failure::new(
                FailureKind::Setup,
                line,
                "game",
                id,
                format!("'{}'", situation.game()),
            ));
        }
        let setup = situation.setup().clone();
        let session = match (Session::<G>::start(setup.clone()), &situation.setup_refused) {
            (Ok((session, _)), None) => session,
            (Ok(_), Some((line, key))) => {
                let expected = format!("refused because of {key}");
                return Err(Failure::new(
                    FailureKind::Setup,
                    *line,
                    "set-up",
                    expected,
                    "accepted",
                ));
            }
            (Err(error), Some((_, key))) if error.0.iter().any(|e| e.key == *key) => {
                return Ok(None);
            }
            (Err(error), refused) => {
                let line = refused
                    .as_ref()
                    .map_or(situation.game_line, |(line, _)| *line);
                let expected = match refused {
                    Some((_, key)) => format!("refused because of {key}"),
                    None => "accepted".into(),
                };
                return Err(Failure::new(
                    FailureKind::Setup,
                    line,
                    "set-up",
                    expected,
                    format!("refused: {error}"),
                ));
            }
        };
        let mut state = session.state().clone();
        if let Some(given) = &situation.given {
            let base = serde_json::to_value(state.position()).expect("positions have string keys");
            let position = patch::apply::<G::Position>(&base, given).map_err(|fault| {
                Failure::new(
                    FailureKind::Position,
                    fault.line,
                    &join("given", fault.key),
                    "a position",
                    fault.kind.to_string(),
                )
            })?;
            state = G::from_position(position).map_err(|wrong| {
                Failure::new(
                    FailureKind::Position,
                    given.line,
                    "given",
                    "a position",
                    wrong.join("; "),
                )
            })?;
        }
        let mut now = session.now();
        if let Some((line, at)) = situation.now {
            now = at;
            if let Some(wake) = state.next_wake().filter(|wake| *wake < at) {
                let found = format!("something that falls due at {wake}");
                return Err(Failure::new(
                    FailureKind::Time,
                    line,
                    "now",
                    "nothing due before",
                    found,
                ));
            }
        }
        let results = |forced: &[(usize, u32)]| -> Vec<u32> {
            forced.iter().map(|(_, result)| *result).collect()
        };
        state
            .dice_mut()
            .force(&results(&situation.dice), &results(&situation.picks));
        Ok(Some(Self {
            situation,
            session: Session::from_state(setup, state, now),
            events: Vec::new(),
            failures: Vec::new(),
        }))
    }

    /// Takes all steps, or those up to the first whose act does not come out as it should.
    fn finish(mut self) -> Vec<Failure> {
        for (i, step) in self.situation.steps.iter().enumerate() {
            let before = self.failures.len();
            let goes_on = self.take(step);
            for failure in &mut self.failures[before..] {
                failure.step = Some(i + 1);
            }
            if !goes_on {
                return self.failures;
            }
        }
        let found = self.situation.end.try_on(&Scene {
            state: self.session.state(),
            now: self.session.now(),
            events: &self.events,
        });
        self.failures.extend(found.into_iter().map(Failure::from));
        self.failures.extend(self.left_over());
        self.failures
    }

    /// Forced dice and picks that nobody asked for, unless the file says why that is right.
    fn left_over(&self) -> Option<Failure> {
        let n_left = self.session.state().dice().n_forced();
        if n_left == 0 || self.situation.loose.is_some() {
            return None;
        }
        let forced = self.situation.dice.first().or(self.situation.picks.first());
        Some(Failure::new(
            FailureKind::Dice,
            forced.map_or(self.situation.game_line, |(line, _)| *line),
            "dice and picks",
            "all used",
            format!("{n_left} left over (loose = \"why\" allows that)"),
        ))
    }

    /// A forced die or pick that is none of the results there are: the file means another roll.
    pub(crate) fn misfit(&self) -> Option<Failure> {
        let misfit = self.session.state().dice().misfit()?;
        let (what, forced) = match misfit.is_pick {
            true => ("picks", &self.situation.picks),
            false => ("dice", &self.situation.dice),
        };
        let line = forced.get(misfit.index).map_or(1, |(line, _)| *line);
        Some(Failure::new(
            FailureKind::Dice,
            line,
            &format!("{what}.{}", misfit.index),
            format!("{} to {}", misfit.min, misfit.max),
            misfit.given.to_string(),
        ))
    }

    fn take(&mut self, step: &Step) -> bool {
        let mut steps = Vec::new();
        let result = self
            .pass_time(step, &mut steps)
            .and_then(|()| match &step.what {
                What::Wake => Ok(()),
                What::Act {
                    seat,
                    action,
                    verdict,
                } => self.act(step.line, *seat, action, verdict, &mut steps),
            });
        // A die that is none explains whatever else came out otherwise.
        if let Some(failure) = self.misfit().or(result.err()) {
            self.failures.push(failure);
            return false;
        }
        let events: Vec<G::Event> = steps.into_iter().flat_map(|step| step.events).collect();
        let found = step.checks.try_on(&Scene {
            state: self.session.state(),
            now: self.session.now(),
            events: &events,
        });
        self.failures.extend(found.into_iter().map(Failure::from));
        self.events.extend(events);
        true
    }

    /// Fires what falls due by the step's time.
    pub(crate) fn pass_time(&mut self, step: &Step, steps: &mut Steps<G>) -> Result<(), Failure> {
        let due = self.session.state().next_wake();
        let (line, until) = match (step.at, &step.what) {
            (Some(at), _) => at,
            (None, What::Act { .. }) => return Ok(()),
            (None, What::Wake) => match due {
                Some(due) => (step.line, due),
                None => {
                    return Err(Failure::new(
                        FailureKind::Time,
                        step.line,
                        "wake",
                        "something that falls due",
                        "nothing",
                    ));
                }
            },
        };
        if until < self.session.now() {
            let found = format!("{until}, but it is already {}", self.session.now());
            return Err(Failure::new(
                FailureKind::Time,
                line,
                "at",
                "a time to come",
                found,
            ));
        }
        // At the per-action pace no clock runs, so the situation is the clock.
        self.session.pass_to(until, steps);
        Ok(())
    }

    fn act(
        &mut self,
        line: usize,
        seat: Seat,
        action: &str,
        verdict: &Verdict,
        steps: &mut Steps<G>,
    ) -> Result<(), Failure> {
        let hash = self.session.state().state_hash();
        let now: Millis = self.session.now();
        let (made, result) = self.session.act(seat, action, now);
        steps.extend(made);
        let what = format!("'{action}' by seat {seat}");
        let expected = match verdict {
            Verdict::Accepted => "accepted".to_owned(),
            Verdict::Refused(rule) => format!("refused by {rule}"),
            Verdict::Malformed => "no action at all".to_owned(),
        };
        let found = match &result {
            Ok(()) => "accepted".to_owned(),
            Err(Refusal::Illegal(illegal)) => {
                format!("refused by {} ({})", illegal.rule, illegal.text.key)
            }
            Err(Refusal::Malformed(reason)) => format!("no action at all: {reason}"),
            Err(Refusal::NoSuchSeat) => "no such seat".to_owned(),
        };
        let is_right = match (verdict, &result) {
            (Verdict::Accepted, Ok(())) => true,
            (Verdict::Refused(rule), Err(Refusal::Illegal(illegal))) => illegal.rule.0 == rule,
            (Verdict::Malformed, Err(Refusal::Malformed(_))) => true,
            _ => false,
        };
        if !is_right {
            let mut failure = Failure::new(FailureKind::Verdict, line, &what, expected, found);
            if let Err(Refusal::Illegal(illegal)) = result {
                failure.refusal = Some(Box::new(illegal));
            }
            return Err(failure);
        }
        if result.is_err() && self.session.state().state_hash() != hash {
            return Err(Failure::new(
                FailureKind::Breakdown,
                line,
                &what,
                "a state as before",
                "a refusal that changed the state",
            ));
        }
        let state = self.session.state();
        if state.outcome().is_none() && state.prompts().is_empty() && state.next_wake().is_none() {
            return Err(Failure::new(
                FailureKind::Breakdown,
                line,
                &what,
                "somebody to be asked afterwards",
                "a dead end: nobody is asked and nothing falls due",
            ));
        }
        Ok(())
    }
}
