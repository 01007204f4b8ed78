//! Programs from outside at simulated tables, and the bots of the house that take their seats over.
//!
//! A process plays one seat for a whole series, a game after the other; several threads start several of them. It is asked
//! about a table that was dealt anew for its seat, so that what it gets cannot tell more than its seat may know.

use std::cmp::Ordering;
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use shamble_bots::{Bot, Level, Outsider, Playable, Sight, bot};
use shamble_catalog::Table;
use shamble_core::changes;
use shamble_core::{
    Dice, Game, Illegal, Millis, Outcome, Pace, Say, Seat, Session, Setup, Viewer, Words, text,
};
use shamble_door::{
    Answer, DOOR, Fault, Guest, Hello, Invocation, Limits, Log, Manner, Question, Told,
};
use shamble_protocol::ShownEvent;

/// Who takes a seat over.
pub const HOUSE: Level = Level::Casual;

/// Seats a program may lose in a series before it is not let in again.
pub const MAX_LOST: u32 = 10;

/// Sets the chance of programs, and of what is dealt for them, apart from everything else that follows from a seed.
const THEIR_CHANCE: u64 = u64::MAX - 0x100;
const THEIR_DEAL: u64 = u64::MAX - 0x200;

/// A program from outside, with its processes.
#[derive(Clone)]
pub struct Outside {
    command: Invocation,
    manner: Arc<Manner>,
    house: Arc<Processes>,
}

/// Processes between two games.
#[derive(Default)]
struct Processes {
    /// What each was told in its `hello`, and itself.
    waiting: Mutex<Vec<(String, Guest)>>,
    n_lost: AtomicU32,
}

impl Outside {
    /// A program that is started by `command`, with the usual limits.
    pub fn new(command: Invocation) -> Self {
        let manner = Manner {
            program: concat!("shamble ", env!("CARGO_PKG_VERSION")).to_owned(),
            limits: Limits::default(),
            say: |text| text["key"].as_str().unwrap_or_default().to_owned(),
            log: Arc::new(Log::none()),
        };
        Self {
            command,
            manner: Arc::new(manner),
            house: Arc::default(),
        }
    }

    /// The same program, treated in this manner.
    #[must_use]
    pub fn with(&self, manner: &Arc<Manner>) -> Self {
        Self {
            command: self.command.clone(),
            manner: Arc::clone(manner),
            house: Arc::default(),
        }
    }

    /// How it is started.
    pub fn command(&self) -> &Invocation {
        &self.command
    }

    /// A series begins: processes of an earlier one go, and what they lost is forgotten.
    pub(crate) fn begin(&self) {
        let gone = std::mem::take(&mut *self.house.waiting());
        drop(gone);
        self.house.n_lost.store(0, Relaxed);
    }

    /// A process for `seat`: one that waits for a game, or a new one.
    pub(crate) fn enter<G: Game>(&self, setup: &Setup, seat: Seat) -> Result<Guest, Fault> {
        if self.house.n_lost.load(Relaxed) >= MAX_LOST {
            return Err(Fault::Out);
        }
        let hello = Hello {
            door: DOOR,
            program: self.manner.program.clone(),
            game: G::ID.to_owned(),
            seat,
            seats: setup.seats,
            pace: Pace::PerAction,
            options: setup.options.clone(),
            limits: self.manner.limits,
        };
        let told = serde_json::to_string(&hello).expect("messages have string keys");
        let waiting = {
            let mut waiting = self.house.waiting();
            let fits = |(hello, _): &(String, Guest)| *hello == told;
            let found = waiting.iter().position(fits);
            found.map(|index| waiting.swap_remove(index).1)
        };
        match waiting {
            Some(guest) => Ok(guest),
            None => Guest::start(&self.command, hello, &self.manner),
        }
    }

    /// A process waits for its next game.
    pub(crate) fn leave(&self, guest: Guest) {
        let hello = serde_json::to_string(guest.hello()).expect("messages have string keys");
        self.house.waiting().push((hello, guest));
    }

    pub(crate) fn sit<G: Playable>(&self, setup: &Setup, seat: Seat) -> Box<dyn Bot<G>> {
        let number = seat.index() as u64;
        let random = setup.seed.derive(THEIR_CHANCE + number).0;
        let mut sitting = Sitting {
            outside: self.clone(),
            guest: None,
            fault: None,
            house: bot(HOUSE, setup, seat),
            setup: Setup {
                // What is dealt for the seat is not the true game; nor is its seed.
                seed: setup.seed.derive(THEIR_DEAL),
                ..setup.clone()
            },
            seat,
            dice: Dice::new(setup.seed.derive(THEIR_DEAL + 1 + number)),
            news: Vec::new(),
            was_refused: false,
            has_waited: false,
            must_act: false,
        };
        match self.enter::<G>(setup, seat) {
            Ok(mut guest) => {
                let [a, b, c, d, ..] = random;
                let began = guest.begin(u32::from_le_bytes([a, b, c, d]));
                sitting.guest = Some(guest);
                if let Err(fault) = began {
                    sitting.lose(fault);
                }
            }
            Err(fault) => sitting.lose(fault),
        }
        Box::new(sitting)
    }
}

impl Processes {
    fn waiting(&self) -> MutexGuard<'_, Vec<(String, Guest)>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A program is what it is started by.
impl PartialEq for Outside {
    fn eq(&self, other: &Self) -> bool {
        self.command == other.command
    }
}

impl Eq for Outside {}

impl PartialOrd for Outside {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Outside {
    fn cmp(&self, other: &Self) -> Ordering {
        self.command.cmp(&other.command)
    }
}

impl fmt::Debug for Outside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.command.fmt(f)
    }
}

/// A program during one game.
struct Sitting<G: Playable> {
    outside: Outside,
    /// Nobody once it has lost its seat.
    guest: Option<Guest>,
    fault: Option<Fault>,
    house: Box<dyn Bot<G>>,
    setup: Setup,
    seat: Seat,
    dice: Dice,
    /// What happened and it was not told yet.
    news: Vec<Box<RawValue>>,
    was_refused: bool,
    has_waited: bool,
    must_act: bool,
}

impl<G: Playable> Sitting<G> {
    fn lose(&mut self, fault: Fault) {
        if let Some(guest) = self.guest.take() {
            guest.lose(&fault);
        }
        self.outside.house.n_lost.fetch_add(1, Relaxed);
        self.fault = Some(fault);
    }

    /// Tells the news, asks, and listens to the answer.
    fn converse(&mut self, sight: &Sight<'_, G>) -> Result<Option<G::Action>, Fault> {
        let guest = self.guest.as_mut().expect("nobody else is asked");
        self.has_waited = false;
        let now = sight.now();
        let dealt = sight.deal(&mut self.dice);
        let table = Session::from_state(self.setup.clone(), dealt, now);
        let table: &dyn Table = &table;
        if !std::mem::take(&mut self.was_refused) {
            guest.tell(Told {
                events: written(&std::mem::take(&mut self.news)),
                taken_back: false,
            })?;
            let may_wait = !std::mem::take(&mut self.must_act);
            guest.ask(question(
                table,
                self.seat,
                now,
                may_wait,
                guest.ready().view,
            ))?;
        }
        loop {
            match guest.hear()? {
                Answer::Wait => {
                    self.has_waited = true;
                    return Ok(None);
                }
                Answer::Act(action) => match action.parse::<G::Action>() {
                    Ok(action) => return Ok(Some(action)),
                    Err(expected) => {
                        let why = text!("error-action-malformed", expected = expected.as_str());
                        guest.refuse(None, &written(&why))?;
                    }
                },
                Answer::Compose(begun) => {
                    let (whole, next) = table.parts(self.seat, now, &begun);
                    guest.parts(&begun, whole.as_ref().map(written), written(&next))?;
                }
            }
        }
    }
}

/// What a person on `seat` would be shown and asked.
fn question(
    table: &dyn Table,
    seat: Seat,
    now: Millis,
    may_wait: bool,
    wants_view: bool,
) -> Question {
    let viewer = Viewer::Seat(seat);
    let prompts: Vec<Value> = serde_json::from_str(table.prompts(viewer, Words::Whole).get())
        .expect("a table writes JSON");
    let own = |prompt: &Value| prompt["seat"].as_u64() == Some(seat.index() as u64);
    let (own, others): (Vec<Value>, Vec<Value>) = prompts.into_iter().partition(own);
    Question {
        now,
        may_wait,
        prompt: written(&own.first()),
        others: written(&others),
        choices: table.choices(viewer, now, Words::Whole),
        view: wants_view.then(|| table.view(viewer).json()),
    }
}

impl<G: Playable> Bot<G> for Sitting<G> {
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Option<G::Action> {
        if self.guest.is_some() {
            match self.converse(sight) {
                Ok(answer) => return answer,
                Err(fault) => self.lose(fault),
            }
        }
        self.house.choose(sight, legal, dice)
    }

    fn outsider(&mut self) -> Option<&mut dyn Outsider<G>> {
        Some(self)
    }
}

impl<G: Playable> Outsider<G> for Sitting<G> {
    fn told(&mut self, at: Millis, event: &G::Event) {
        let Some(guest) = &self.guest else { return };
        if guest.ready().events {
            let news = changes::written(&ShownEvent {
                at,
                event,
                text: event.say(),
            });
            self.news
                .push(RawValue::from_string(news).expect("what is written is JSON"));
        }
    }

    fn refused(&mut self, illegal: &Illegal) -> bool {
        let Some(guest) = &mut self.guest else {
            return false;
        };
        self.was_refused = true;
        if let Err(fault) = guest.refuse(Some(illegal.rule.0), &written(&illegal.text)) {
            self.lose(fault);
        }
        true
    }

    fn insist(&mut self) -> bool {
        self.must_act = std::mem::take(&mut self.has_waited) && self.guest.is_some();
        self.must_act
    }

    fn end(&mut self, outcome: Option<&Outcome>) -> Option<&'static str> {
        if let Some(mut guest) = self.guest.take() {
            let events = written(&std::mem::take(&mut self.news));
            let told = Told {
                events,
                taken_back: false,
            };
            // The game is over: whoever does not listen any more will be noticed in the next one.
            let ended = guest.tell(told).and_then(|()| guest.end(outcome));
            if ended.is_ok() {
                self.outside.leave(guest);
            }
        }
        self.fault.as_ref().map(Fault::word)
    }
}

fn written<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("game data has string keys and no exotic numbers")
}
