//! Tries a situation on its game and reports all that is not as it says.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::judge::Scene;
use super::node::join;
use super::patch;
use super::report::{Failure, Report};
use super::situation::Situation;
use super::step::{Step, Verdict, What};
use crate::log::{Entry, Input};
use crate::{Game, Millis, Pace, Refusal, Seat, Session, Steps};

/// Tries `situation` on its game.
pub fn run<G: Game>(situation: &Situation) -> Report {
    let tried = || match Runner::<G>::start(situation) {
        Ok(Some(runner)) => runner.finish(),
        Ok(None) => Vec::new(),
        Err(failure) => vec![failure],
    };
    // A position made by hand may be one that no rule expects: that is told of this file, and the others still run.
    let failures = catch_unwind(AssertUnwindSafe(tried)).unwrap_or_else(|broken| {
        let found = format!("it broke down: {}", message_of(broken.as_ref()));
        vec![failure(situation.game_line, "the game", "an answer", found)]
    });
    Report {
        name: situation.name().to_owned(),
        rules: situation.rules().to_vec(),
        title: situation.title().to_owned(),
        failures,
    }
}

/// What a panic said.
fn message_of(broken: &(dyn Any + Send)) -> &str {
    let text = broken.downcast_ref::<&str>().copied();
    text.or_else(|| broken.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a word")
}

/// Runs all situations of a game, given as names and texts, and panics with everything that does not hold.
pub fn check_situations<G: Game>(files: &[(String, String)]) {
    assert!(!files.is_empty(), "there are no situations");
    let mut n_wrong = 0;
    let mut lines = String::new();
    for (name, text) in files {
        let wrong = match Situation::parse(name, text) {
            Err(error) => Some(error.to_string()),
            Ok(situation) => {
                let report = run::<G>(&situation);
                (!report.holds()).then(|| report.to_string())
            }
        };
        if let Some(wrong) = wrong {
            n_wrong += 1;
            lines += &format!("\n{wrong}");
        }
    }
    assert!(
        n_wrong == 0,
        "{n_wrong} of {} situations fail:{lines}",
        files.len()
    );
}

struct Runner<'a, G: Game> {
    situation: &'a Situation,
    session: Session<G>,
    events: Vec<G::Event>,
    failures: Vec<Failure>,
}

fn failure(
    line: usize,
    what: &str,
    expected: impl Into<String>,
    found: impl Into<String>,
) -> Failure {
    Failure {
        line,
        step: None,
        what: what.into(),
        expected: expected.into(),
        found: found.into(),
    }
}

impl<'a, G: Game> Runner<'a, G> {
    /// The table as the situation sets it up; nothing if it says that it cannot be, and rightly so.
    fn start(situation: &'a Situation) -> Result<Option<Self>, Failure> {
        let id = G::spec().id;
        if situation.game() != id {
            let line = situation.game_line;
            return Err(failure(line, "game", id, format!("'{}'", situation.game())));
        }
        let setup = situation.setup().clone();
        let session = match (Session::<G>::start(setup.clone()), &situation.setup_refused) {
            (Ok((session, _)), None) => session,
            (Ok(_), Some((line, key))) => {
                let expected = format!("refused because of {key}");
                return Err(failure(*line, "set-up", expected, "accepted"));
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
                return Err(failure(
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
                failure(
                    fault.line,
                    &join("given", fault.key),
                    "a position",
                    fault.reason,
                )
            })?;
            state = G::from_position(position)
                .map_err(|wrong| failure(given.line, "given", "a position", wrong.join("; ")))?;
        }
        let mut now = session.now();
        if let Some((line, at)) = situation.now {
            now = at;
            if let Some(wake) = state.next_wake().filter(|wake| *wake < at) {
                let found = format!("something that falls due at {wake}");
                return Err(failure(line, "now", "nothing due before", found));
            }
        }
        state.dice_mut().force(&situation.dice, &situation.picks);
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
        let n_left = self.session.state().dice().n_forced();
        if n_left > 0 && !self.situation.is_loose {
            self.failures.push(failure(
                self.situation.forced_line,
                "dice and picks",
                "all used",
                format!("{n_left} left over (loose = true allows that)"),
            ));
        }
        self.failures
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
        if let Err(failure) = result {
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
    fn pass_time(&mut self, step: &Step, steps: &mut Steps<G>) -> Result<(), Failure> {
        let due = self.session.state().next_wake();
        let (line, until) = match (step.at, &step.what) {
            (Some(at), _) => at,
            (None, What::Act { .. }) => return Ok(()),
            (None, What::Wake) => match due {
                Some(due) => (step.line, due),
                None => {
                    return Err(failure(
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
            return Err(failure(line, "at", "a time to come", found));
        }
        if self.session.setup().pace == Pace::RealTime {
            self.session.advance(until, steps);
            return Ok(());
        }
        // At the per-action pace no clock runs, so the situation is the clock.
        while self.session.state().outcome().is_none()
            && let Some(at) = self.session.state().next_wake().filter(|due| *due <= until)
        {
            let wake = Entry {
                at,
                input: Input::Wake,
            };
            match self.session.replay_entry(&wake) {
                Ok(step) => steps.push(step),
                Err(reason) => {
                    return Err(failure(line, "wake", format!("possible at {at}"), reason));
                }
            }
        }
        let state = self.session.state().clone();
        self.session = Session::from_state(self.session.setup().clone(), state, until);
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
            return Err(failure(line, &what, expected, found));
        }
        if result.is_err() && self.session.state().state_hash() != hash {
            return Err(failure(
                line,
                &what,
                "a state as before",
                "a refusal that changed the state",
            ));
        }
        let state = self.session.state();
        if state.outcome().is_none() && state.prompts().is_empty() && state.next_wake().is_none() {
            return Err(failure(
                line,
                &what,
                "somebody to be asked afterwards",
                "a dead end: nobody is asked and nothing falls due",
            ));
        }
        Ok(())
    }
}
