//! Answers a rules question: what comes of each step of a situation, and what can be done afterwards.
//!
//! Nothing is expected here. Everything is told whole, secrets included: whoever wrote the position knows it.

use serde::Serialize;
use shamble_core::compose::{self, Part};
use shamble_core::{Game, Illegal, Millis, Outcome, Refusal, Say, Seat, Session, Steps, Text};

use crate::differences::{Change, differences};
use crate::report::Failure;
use crate::run::{Runner, unbroken};
use crate::situation::Situation;
use crate::step::What;

/// All there is to say to a question; nothing where the table is refused and the file says so.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Answer {
    /// What came of the steps, up to the first that could not be taken.
    pub steps: Vec<Came>,
    /// Game time after them.
    pub now: Millis,
    /// When time alone next changes something.
    pub next_wake: Option<Millis>,
    /// The end, if it has come.
    pub outcome: Option<Outcome>,
    /// Who is asked what, and what they can do.
    pub asked: Vec<Asked>,
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Came {
    /// The line of the step.
    pub line: usize,
    /// Who acted; nobody when time passed.
    pub seat: Option<Seat>,
    /// The action as it was written.
    pub action: Option<String>,
    /// The refusal, if there was one.
    pub refusal: Option<Illegal>,
    /// Why the text is no action at all, if it is none.
    pub malformed: Option<String>,
    /// What changed.
    pub effects: Effects,
}

/// What an input did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Effects {
    /// What happened, in order.
    pub events: Vec<Text>,
    /// What is different in the written position.
    pub changes: Vec<Change>,
    /// Whether chance had a say that was not laid down by `dice` and `picks`.
    pub by_chance: bool,
}

/// A seat that is asked something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Asked {
    /// Who.
    pub seat: Seat,
    /// What, in words.
    pub ask: Text,
    /// Whether the game waits for the answer.
    pub must: bool,
    /// From when on it can be answered, if that is still to come.
    pub from: Option<Millis>,
    /// What can be done.
    pub choices: Vec<Choice>,
    /// What can be begun and put together from parts, with what may come first.
    pub begun: Vec<Begun>,
}

/// An action that is put together from parts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Begun {
    /// How its text begins.
    pub text: String,
    /// In words.
    pub label: Text,
    /// What may come next, as text and in words.
    pub next: Vec<Part>,
}

/// Something that can be done, and what would come of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// Its text form.
    pub action: String,
    /// In words.
    pub label: Text,
    /// What would change.
    pub effects: Effects,
}

/// Answers the question that `situation` is. Its expectations are not looked at.
pub fn ask<G: Game>(situation: &Situation) -> Result<Answer, Failure> {
    unbroken(situation, || {
        let Some(mut runner) = Runner::<G>::start(situation)? else {
            return Ok(Answer::default());
        };
        let mut steps = Vec::new();
        for step in &situation.steps {
            let before = runner.session.clone();
            let mut made = Vec::new();
            runner.pass_time(step, &mut made)?;
            let mut came = Came {
                line: step.line,
                seat: None,
                action: None,
                refusal: None,
                malformed: None,
                effects: Effects::default(),
            };
            if let What::Act { seat, action, .. } = &step.what {
                let now = runner.session.now();
                let (acted, result) = runner.session.act(*seat, action, now);
                made.extend(acted);
                came.seat = Some(*seat);
                came.action = Some(action.clone());
                match result {
                    Err(Refusal::Illegal(illegal)) => came.refusal = Some(illegal),
                    Err(Refusal::Malformed(reason)) => came.malformed = Some(reason),
                    // The seats of steps were checked when the file was read.
                    Ok(()) | Err(Refusal::NoSuchSeat) => {}
                }
            }
            if let Some(failure) = runner.misfit() {
                return Err(failure);
            }
            came.effects = Effects::between(&before, &runner.session, &made);
            steps.push(came);
        }
        let state = runner.session.state();
        Ok(Answer {
            steps,
            now: runner.session.now(),
            next_wake: state.next_wake().filter(|_| state.outcome().is_none()),
            outcome: state.outcome(),
            asked: asked(&runner.session),
        })
    })
}

fn asked<G: Game>(session: &Session<G>) -> Vec<Asked> {
    let (state, now) = (session.state(), session.now());
    let prompts = state.prompts().into_iter();
    prompts
        .map(|prompt| {
            let mut listed = Vec::new();
            state.legal_actions(prompt.seat, now, &mut listed);
            Asked {
                seat: prompt.seat,
                ask: prompt.ask.say(),
                must: prompt.must,
                from: prompt.from.filter(|_| !prompt.is_open(now)),
                choices: listed
                    .iter()
                    .map(|action| choice(session, prompt.seat, action))
                    .collect(),
                begun: begun(state, prompt.seat, now),
            }
        })
        .collect()
}

fn begun<G: Game>(state: &G, seat: Seat, now: Millis) -> Vec<Begun> {
    let heads = compose::parts(state, seat, now, "").next.into_iter();
    heads
        .map(|Part { text, label }| Begun {
            next: compose::parts(state, seat, now, &text).next,
            text,
            label,
        })
        .collect()
}

fn choice<G: Game>(session: &Session<G>, seat: Seat, action: &G::Action) -> Choice {
    let mut after = session.clone();
    let mut made = Vec::new();
    // A listed action is never refused: the contract suite sees to that.
    let _ = after.act_typed(seat, action, session.now(), &mut made);
    Choice {
        action: action.to_string(),
        label: session.state().label(seat, action),
        effects: Effects::between(session, &after, &made),
    }
}

impl Effects {
    fn between<G: Game>(before: &Session<G>, after: &Session<G>, made: &Steps<G>) -> Self {
        let written = |session: &Session<G>| {
            serde_json::to_value(session.state().position()).expect("positions have string keys")
        };
        let events = made.iter().flat_map(|step| &step.events);
        Self {
            events: events.map(Say::say).collect(),
            changes: differences(&written(before), &written(after)),
            by_chance: (after.state().dice()).drew_since(&before.state().dice().mark()),
        }
    }
}
