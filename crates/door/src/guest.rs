//! The conversation with a bot: what is asked, how long it may take, and what counts as an answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use shamble_core::{Millis, Outcome, Text, text};
use shamble_protocol::Json;

use crate::child::{Inlet, Process, Silence, put};
use crate::log::{LOG_LINE_BYTES, readable};
use crate::manner::{FAREWELL, START};
use crate::message::written;
use crate::{
    Ask, Bye, DOOR, End, Fault, FromBot, Hello, Invocation, MAX_WAITING_LINES, Manner, New,
    NextParts, Ready, Refused, ToBot, Told,
};

/// How much of a bot's command stands before its lines in the log.
const MAX_CALLED_CHARS: usize = 40;

/// A question to a bot, as its seat's viewer would get it.
#[derive(Clone, Debug)]
pub struct Question {
    /// Game time.
    pub now: Millis,
    /// Whether waiting is an answer.
    pub may_wait: bool,
    /// The seat's own prompt.
    pub prompt: Json,
    /// The other prompts it may know of.
    pub others: Json,
    /// What it can choose.
    pub choices: Json,
    /// All it may see; nothing if it does not want it.
    pub view: Option<Json>,
}

/// What a bot says to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Does this. Whoever asked says so if it is refused, and listens again.
    Act(String),
    /// Rather waits.
    Wait,
    /// Wants to know how this action can go on: answered with [`Guest::parts`].
    Compose(String),
}

/// A bot that is ready to play.
pub struct Guest {
    process: Process,
    mouth: Mouth,
    who: String,
    hello: Hello,
    manner: Arc<Manner>,
    ready: Ready,
    /// The question that was put last, and whether waiting answers it.
    id: u32,
    may_wait: bool,
    /// How often it was answered wrongly.
    n_wrong: u32,
    /// What is left of its time.
    left: Duration,
    /// How long it has thought in this game.
    thought: Duration,
    /// When it was last its turn to speak.
    since: Instant,
    /// Lines that nobody asked for, since the question.
    n_idle: usize,
    /// Why it lost its seat.
    why: Option<Fault>,
}

/// Tells a bot what happens, also while somebody else listens to it.
#[derive(Clone)]
pub struct Mouth {
    inlet: Inlet,
    wants_events: bool,
    wants_words: bool,
    say: fn(&Value) -> String,
}

impl Mouth {
    /// Something happened; not told if the bot does not want to know.
    pub fn tell(&self, told: Told) -> Result<(), Fault> {
        let has_news = told.taken_back || told.events.get() != "[]";
        if !self.wants_events || !has_news {
            return Ok(());
        }
        let events = self.worded(told.events, "text");
        self.put(&ToBot::Told(Told { events, ..told }))
    }

    fn put(&self, message: &ToBot) -> Result<(), Fault> {
        say(&self.inlet, message)
    }

    fn words(&self, text: &Json) -> String {
        let text: Value = serde_json::from_str(text.get()).unwrap_or_default();
        (self.say)(&text)
    }

    /// A thing, or each of a list of things, with words besides its text, if the bot wants words.
    fn worded(&self, things: Json, member: &str) -> Json {
        if !self.wants_words {
            return things;
        }
        let mut things: Value = serde_json::from_str(things.get()).unwrap_or_default();
        let add = |thing: &mut Value| thing["words"] = json!((self.say)(&thing[member]));
        match &mut things {
            Value::Array(list) => list.iter_mut().for_each(add),
            thing => add(thing),
        }
        written(&things)
    }
}

impl Guest {
    /// Starts `command` and waits until it is ready.
    pub fn start(command: &Invocation, hello: Hello, manner: &Arc<Manner>) -> Result<Self, Fault> {
        let called: String = command.to_string().chars().take(MAX_CALLED_CHARS).collect();
        let who = format!("seat {} ({})", hello.seat, readable(called.as_bytes()));
        let started = Process::start(command, &who, Arc::clone(&manner.log));
        let mut process = started.map_err(|error| Fault::Start {
            reason: error.to_string(),
        })?;
        say(process.inlet(), &ToBot::Hello(hello.clone()))?;
        let until = Instant::now() + START;
        let ready = loop {
            let line = match process.line(until) {
                Ok(line) => line,
                Err(Silence::Late) => return Err(Fault::NotReady),
                Err(Silence::Flooded) => return Err(Fault::Flooded),
                Err(Silence::Closed) => return Err(process.crash()),
            };
            match serde_json::from_slice(&line) {
                Ok(FromBot::Ready(ready)) if ready.door == DOOR => break ready,
                Ok(FromBot::Ready(ready)) => return Err(Fault::Version { door: ready.door }),
                Ok(FromBot::Note { text }) => manner.log.line(&who, &note(&text)),
                Ok(_) => {
                    let reason = "the first line must be `ready`".to_owned();
                    return Err(Fault::Rubbish { reason });
                }
                Err(error) => {
                    let reason = error.to_string();
                    return Err(Fault::Rubbish { reason });
                }
            }
        };
        let mouth = Mouth {
            inlet: Arc::clone(process.inlet()),
            wants_events: ready.events,
            wants_words: ready.words,
            say: manner.say,
        };
        Ok(Self {
            process,
            mouth,
            who,
            hello,
            manner: Arc::clone(manner),
            ready,
            id: 0,
            may_wait: false,
            n_wrong: 0,
            left: Duration::ZERO,
            thought: Duration::ZERO,
            since: Instant::now(),
            n_idle: 0,
            why: None,
        })
    }

    /// What it was told first.
    pub fn hello(&self) -> &Hello {
        &self.hello
    }

    /// What it wants.
    pub fn ready(&self) -> &Ready {
        &self.ready
    }

    /// For telling it things while somebody else listens.
    pub fn mouth(&self) -> Mouth {
        self.mouth.clone()
    }

    /// A game begins.
    pub fn begin(&mut self, random: u32) -> Result<(), Fault> {
        self.thought = Duration::ZERO;
        self.mouth.put(&ToBot::New(New { random }))
    }

    /// Something happened; not told if it does not want to know.
    pub fn tell(&self, told: Told) -> Result<(), Fault> {
        self.mouth.tell(told)
    }

    /// Puts a question.
    pub fn ask(&mut self, question: Question) -> Result<(), Fault> {
        let limits = self.manner.limits;
        let of_game = Duration::from_millis(limits.game_ms.into()).saturating_sub(self.thought);
        self.left = of_game.min(Duration::from_millis(limits.answer_ms.into()));
        self.id += 1;
        self.n_wrong = 0;
        self.n_idle = 0;
        self.may_wait = question.may_wait;
        let ask = Ask {
            id: self.id,
            now: question.now,
            answer_ms: u32::try_from(self.left.as_millis()).unwrap_or(u32::MAX),
            may_wait: question.may_wait,
            prompt: self.mouth.worded(question.prompt, "text"),
            others: self.mouth.worded(question.others, "text"),
            choices: self.mouth.worded(question.choices, "label"),
            view: question.view.filter(|_| self.ready.view),
        };
        self.since = Instant::now();
        self.mouth.put(&ToBot::Ask(ask))
    }

    /// Listens until the bot answers the question that stands, or has none of its time left.
    pub fn hear(&mut self) -> Result<Answer, Fault> {
        loop {
            let line = match self.process.line(self.since + self.left) {
                Ok(line) => line,
                Err(Silence::Late) => return Err(self.late()),
                Err(Silence::Flooded) => return Err(Fault::Flooded),
                Err(Silence::Closed) => return Err(self.process.crash()),
            };
            let said = match serde_json::from_slice::<FromBot>(&line) {
                Ok(said) => said,
                Err(error) => {
                    let reason = error.to_string();
                    let why = text!("door-refuse-malformed", reason = reason.as_str());
                    self.wrong(None, &written(&why), Fault::Rubbish { reason })?;
                    continue;
                }
            };
            let answer = match said {
                FromBot::Act { id, action } if id == self.id => Answer::Act(action),
                FromBot::Compose { id, begun } if id == self.id => Answer::Compose(begun),
                FromBot::Wait { id } if id == self.id && self.may_wait => Answer::Wait,
                FromBot::Wait { id } if id == self.id => {
                    self.deny(None, &written(&text!("door-refuse-wait")))?;
                    continue;
                }
                FromBot::Act { id, .. } | FromBot::Wait { id } | FromBot::Compose { id, .. } => {
                    if id > self.id {
                        self.deny(None, &written(&text!("door-refuse-unasked", id = id)))?;
                    }
                    self.idle()?;
                    continue;
                }
                FromBot::Note { text } => {
                    self.manner.log.line(&self.who, &note(&text));
                    self.idle()?;
                    continue;
                }
                FromBot::Ready(_) => {
                    self.deny(None, &written(&text!("door-refuse-twice")))?;
                    continue;
                }
            };
            let spent = self.since.elapsed();
            self.thought += spent;
            self.left = self.left.saturating_sub(spent);
            return Ok(answer);
        }
    }

    /// The answer to [`Answer::Compose`], as it goes over the wire; listen again.
    pub fn parts(&mut self, begun: &str, whole: Option<Json>, next: Json) -> Result<(), Fault> {
        self.since = Instant::now();
        self.mouth.put(&ToBot::Parts(NextParts {
            id: self.id,
            begun: begun.to_owned(),
            whole,
            next,
        }))
    }

    /// The rules forbid what it did, or it was no action at all: it may try again, unless it has tried too often.
    pub fn refuse(&mut self, rule: Option<&str>, why: &Json) -> Result<(), Fault> {
        self.since = Instant::now();
        self.deny(rule, why)
    }

    /// The same for a text that is not written yet.
    pub fn refuse_text(&mut self, rule: Option<&str>, why: &Text) -> Result<(), Fault> {
        self.refuse(rule, &written(why))
    }

    /// The game is over, or was given up.
    pub fn end(&mut self, outcome: Option<&Outcome>) -> Result<(), Fault> {
        self.end_as(
            outcome.map(written),
            outcome.is_some_and(|outcome| outcome.winners.has(self.hello.seat)),
        )
    }

    /// The same for an end as it goes over the wire.
    pub fn end_as(&mut self, outcome: Option<Json>, won: bool) -> Result<(), Fault> {
        self.mouth.put(&ToBot::End(End { outcome, won }))
    }

    /// Its seat is lost: it is told why when it goes.
    pub fn lose(mut self, fault: &Fault) {
        let why = self.mouth.words(&written(&fault.text()));
        self.manner.log.line(&self.who, &why);
        self.why = Some(fault.clone());
    }

    fn late(&self) -> Fault {
        let limits = self.manner.limits;
        let thought = self.thought + self.since.elapsed();
        if thought >= Duration::from_millis(limits.game_ms.into()) {
            return Fault::OverTime { ms: limits.game_ms };
        }
        Fault::Stalled {
            ms: limits.answer_ms,
        }
    }

    /// A line that answers nothing.
    fn idle(&mut self) -> Result<(), Fault> {
        self.n_idle += 1;
        if self.n_idle > MAX_WAITING_LINES {
            return Err(Fault::Flooded);
        }
        Ok(())
    }

    fn deny(&mut self, rule: Option<&str>, why: &Json) -> Result<(), Fault> {
        let fault = Fault::Refused {
            rule: rule.map(str::to_owned),
            reason: self.mouth.words(why),
        };
        self.wrong(rule, why, fault)
    }

    fn wrong(&mut self, rule: Option<&str>, why: &Json, fault: Fault) -> Result<(), Fault> {
        self.n_wrong += 1;
        let tries_left = self.manner.limits.tries.saturating_sub(self.n_wrong);
        let refused = Refused {
            id: self.id,
            rule: rule.map(str::to_owned),
            text: why.clone(),
            words: self.mouth.words(why),
            tries_left,
        };
        self.mouth.put(&ToBot::Refused(refused))?;
        if tries_left == 0 { Err(fault) } else { Ok(()) }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let why = self.why.as_ref();
        let why = why.map(|fault| self.mouth.words(&written(&fault.text())));
        // Whoever does not listen any more is ended all the same.
        let _ = self.mouth.put(&ToBot::Bye(Bye { why }));
        self.process.close(FAREWELL);
    }
}

fn say(inlet: &Inlet, message: &ToBot) -> Result<(), Fault> {
    let mut line = serde_json::to_string(message).expect("messages have string keys");
    line.push('\n');
    put(inlet, line)
}

/// A note as a line of the log holds it.
fn note(text: &str) -> String {
    let mut end = text.len().min(LOG_LINE_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    readable(&text.as_bytes()[..end])
}
