//! One table of a known game: who decides next, and what happens until somebody has to.
//!
//! Open prompts are gone through in the game's own order, from after whoever acted last. Who has waited is not asked
//! again before something changed; who only may act, not before its choices did. When all have waited time passes, and
//! where no time can pass the last of them has to choose.

mod bots;
mod decide;
mod look;

use serde::{Deserialize, Serialize};
use shamble_bots::{Level, Playable};
use shamble_core::log::{Entry, Input};
use shamble_core::{
    BySeat, Encoded, Illegal, Millis, Prompt, Quiet, Runner, Seat, Seed, Session, Setup, Viewer,
};

use self::bots::Bots;
use crate::{Dropped, Error, WAIT};

/// More decisions than this without one from outside mean that bots play for ever.
const MAX_ALONE: usize = 5_000_000;

/// How a table is stepped, besides what is played.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    /// Who plays each seat, where it is a bot.
    pub(crate) bots: Vec<Option<Level>>,
    pub(crate) skip_forced: bool,
    pub(crate) max_steps: Option<u32>,
    pub(crate) record: bool,
    pub(crate) together: bool,
}

/// A table.
pub(crate) struct Typed<G: Playable + Encoded> {
    setup: Setup,
    manner: Manner,
    state: G,
    now: Millis,
    /// Who acted or waited last.
    last: Option<Seat>,
    waited: BySeat<Waited>,
    /// Nothing comes by itself and all have waited: somebody has to choose.
    is_stuck: bool,
    chosen: Option<Seat>,
    listed: Listed<G>,
    n_steps: u32,
    bots: Bots<G>,
    notes: Option<Box<Notes<G>>>,
}

/// Whether a seat has let time pass.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Waited {
    #[default]
    No,
    /// Until something changes.
    Now,
    /// Until its choices are others than these.
    Choices(Vec<u32>),
}

/// The choices of one seat.
struct Listed<G: Playable> {
    seat: Option<Seat>,
    actions: Vec<G::Action>,
    /// The id of each of the actions; [`NO_ID`] for those without.
    ids: Vec<u32>,
    can_wait: bool,
}

const NO_ID: u32 = u32::MAX;

/// What was written down.
#[derive(Clone)]
struct Notes<G: Playable> {
    log: Vec<Entry>,
    events: Vec<(Millis, G::Event)>,
    /// How many of the events each seat has been told.
    told: BySeat<usize>,
}

/// A table on paper.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Paper<P> {
    now: Millis,
    steps: u32,
    last: Option<Seat>,
    waited: BySeat<Waited>,
    position: P,
}

impl<G: Playable + Encoded> Typed<G> {
    pub(crate) fn new(setup: Setup, manner: Manner) -> Result<Self, Error> {
        let state = G::new(&setup)?;
        let mut table = Self::with(setup, manner, state);
        table.begin()?;
        Ok(table)
    }

    /// Goes on where a replay ends.
    pub(crate) fn resume(session: &Session<G>, manner: Manner) -> Result<Self, Error> {
        let mut table = Self::with(session.setup().clone(), manner, session.state().clone());
        table.now = session.now();
        let acts = session.log().iter();
        let mut by = acts.filter_map(|entry| match entry.input {
            Input::Act { seat, .. } => Some(seat),
            _ => None,
        });
        table.n_steps = by.clone().count() as u32;
        table.last = by.next_back();
        if let Some(notes) = &mut table.notes {
            notes.log = session.log().to_vec();
        }
        table.go_on()?;
        Ok(table)
    }

    fn with(setup: Setup, manner: Manner, state: G) -> Self {
        let n_seats = setup.seats;
        let notes = manner.record.then(|| Box::new(Notes::new(n_seats)));
        Self {
            bots: Bots::new(setup.seed),
            setup,
            manner,
            state,
            now: Millis::ZERO,
            last: None,
            waited: BySeat::from_fn(n_seats, |_| Waited::No),
            is_stuck: false,
            chosen: None,
            listed: Listed::default(),
            n_steps: 0,
            notes,
        }
    }

    fn begin(&mut self) -> Result<(), Error> {
        if self.manner.together {
            return self.settle_together();
        }
        self.go_on()
    }

    /// Begins anew with the same buffers.
    pub(crate) fn restart(&mut self, seed: Seed) -> Result<(), Error> {
        self.setup.seed = seed;
        self.state = G::new(&self.setup)?;
        self.now = Millis::ZERO;
        self.last = None;
        self.waited
            .values_mut()
            .for_each(|waited| *waited = Waited::No);
        self.is_stuck = false;
        self.chosen = None;
        self.listed.seat = None;
        self.n_steps = 0;
        self.bots = Bots::new(seed);
        if self.notes.is_some() {
            self.notes = Some(Box::new(Notes::new(self.setup.seats)));
        }
        self.begin()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.outcome().is_some()
    }

    pub(crate) fn is_truncated(&self) -> bool {
        self.manner.max_steps.is_some_and(|max| self.n_steps >= max) && !self.is_over()
    }

    pub(crate) fn chosen(&self) -> Option<Seat> {
        self.chosen
    }

    pub(crate) fn now_ms(&self) -> u32 {
        self.now.0
    }

    pub(crate) fn steps(&self) -> u32 {
        self.n_steps
    }

    /// A copy without a log, for searching.
    fn bare(&self, state: G) -> Self {
        Self {
            setup: self.setup.clone(),
            manner: Manner {
                record: false,
                ..self.manner.clone()
            },
            state,
            now: self.now,
            last: self.last,
            waited: self.waited.clone(),
            is_stuck: self.is_stuck,
            chosen: self.chosen,
            listed: Listed::default(),
            n_steps: self.n_steps,
            bots: self.bots.again(),
            notes: None,
        }
    }

    /// Time runs until somebody can answer.
    fn settle_together(&mut self) -> Result<(), Error> {
        match self.settle() {
            true => Ok(()),
            false => Err(dead_end()),
        }
    }

    /// Goes on until somebody from outside has a decision to make or the game is over.
    fn go_on(&mut self) -> Result<(), Error> {
        self.chosen = None;
        for _ in 0..MAX_ALONE {
            if self.is_over() || self.is_truncated() {
                return Ok(());
            }
            let Some(seat) = self.pick() else {
                self.nobody_acts()?;
                continue;
            };
            if let Some(level) = self.manner.bots[seat.index()] {
                self.bot_answers(seat, level)?;
            } else if let Some(index) = self.listed.only(self.manner.skip_forced) {
                let action = self.listed.actions[index].clone();
                self.apply(seat, &action).map_err(refused_listed)?;
            } else {
                self.chosen = Some(seat);
                return Ok(());
            }
        }
        Err(Error::Bug("bots play without end".to_owned()))
    }

    /// All have waited: time passes, and where none can pass they are asked again and have to choose.
    fn nobody_acts(&mut self) -> Result<(), Error> {
        if self.pass() {
            self.changed();
            return Ok(());
        }
        if std::mem::replace(&mut self.is_stuck, true) {
            return Err(dead_end());
        }
        self.waited
            .values_mut()
            .for_each(|waited| *waited = Waited::No);
        Ok(())
    }

    /// Who decides next; its choices are listed.
    fn pick(&mut self) -> Option<Seat> {
        let prompts = self.state.prompts();
        let n = prompts.len();
        let last = prompts
            .iter()
            .position(|prompt| Some(prompt.seat) == self.last);
        let first = last.map_or(0, |last| last + 1);
        for i in 0..n {
            let prompt = &prompts[(first + i) % n];
            let seat = prompt.seat;
            if !prompt.is_open(self.now) || self.waited[seat] == Waited::Now {
                continue;
            }
            self.list(prompt, &prompts);
            let is_same = match &self.waited[seat] {
                Waited::Choices(before) => !prompt.must && *before == self.listed.ids,
                _ => false,
            };
            if !is_same && !self.listed.actions.is_empty() {
                return Some(seat);
            }
        }
        None
    }

    /// Lists the choices behind `prompt`.
    fn list(&mut self, prompt: &Prompt<G::Ask>, all: &[Prompt<G::Ask>]) {
        let seat = prompt.seat;
        if self.listed.seat != Some(seat) {
            let listed = &mut self.listed;
            listed.seat = Some(seat);
            listed.actions.clear();
            self.state
                .legal_actions(seat, self.now, &mut listed.actions);
            let id = |action| self.state.id_of(seat, action).unwrap_or(NO_ID);
            listed.ids.clear();
            listed.ids.extend(listed.actions.iter().map(id));
        }
        self.listed.can_wait = !self.is_stuck && self.can_wait(prompt, all);
    }

    /// Whether letting time pass is a choice: nobody waits for the seat, or the game waits for somebody else too, as far
    /// as the seat may know.
    fn can_wait(&self, prompt: &Prompt<G::Ask>, all: &[Prompt<G::Ask>]) -> bool {
        let viewer = Viewer::Seat(prompt.seat);
        let is_other = |other: &&Prompt<G::Ask>| {
            other.seat != prompt.seat && other.must && self.waited[other.seat] == Waited::No
        };
        let mut others = all.iter().filter(is_other);
        !prompt.must || others.any(|other| self.state.sees_prompt(viewer, other))
    }

    /// `seat` lets time pass.
    fn wait(&mut self, seat: Seat, must: bool) {
        self.waited[seat] = match must {
            true => Waited::Now,
            false => Waited::Choices(self.listed.ids.clone()),
        };
        self.last = Some(seat);
        self.n_steps += 1;
        self.listed.seat = None;
    }

    /// Whether the game waits for `seat`.
    fn must(&self, seat: Seat) -> bool {
        let prompts = self.state.prompts();
        prompts
            .iter()
            .any(|prompt| prompt.seat == seat && prompt.must)
    }

    /// `seat` acts, and what falls due meanwhile happens.
    fn apply(&mut self, seat: Seat, action: &G::Action) -> Result<(), Illegal> {
        let until = self.now + self.state.cost(seat, action);
        match &mut self.notes {
            None => self.state.act(seat, action, self.now, &mut Quiet)?,
            Some(notes) => {
                let mut events = Vec::new();
                self.state.act(seat, action, self.now, &mut events)?;
                let action = action.to_string();
                notes.write(self.now, Input::Act { seat, action }, events);
            }
        }
        self.last = Some(seat);
        self.n_steps += 1;
        self.waited[seat] = Waited::No;
        self.changed();
        self.run_until(until);
        Ok(())
    }

    fn changed(&mut self) {
        for waited in self.waited.values_mut() {
            if *waited == Waited::Now {
                *waited = Waited::No;
            }
        }
        self.is_stuck = false;
        self.listed.seat = None;
    }

    /// All answer at once.
    fn cycle(&mut self, ids: &[u32]) -> Result<Vec<Dropped>, Error> {
        let n_seats = self.setup.seats;
        if ids.len() != n_seats {
            return Err(Error::Shape {
                what: "the list of answers",
                given: ids.len(),
                wanted: n_seats,
            });
        }
        let prompts = self.state.prompts();
        let last = prompts
            .iter()
            .position(|prompt| Some(prompt.seat) == self.last);
        let first = last.map_or(0, |last| last + 1);
        let (mut dropped, mut has_acted, mut is_awaited) = (Vec::new(), false, false);
        for seat in Seat::all(n_seats) {
            let is_asked = prompts
                .iter()
                .any(|prompt| prompt.seat == seat && prompt.is_open(self.now));
            if !is_asked && ids[seat.index()] != WAIT {
                dropped.push(Dropped {
                    seat,
                    id: ids[seat.index()],
                });
            }
        }
        let begin = self.now;
        for i in 0..prompts.len() {
            let prompt = &prompts[(first + i) % prompts.len()];
            let (seat, id) = (prompt.seat, ids[prompt.seat.index()]);
            if !prompt.is_open(begin) {
                continue;
            }
            let level = self.manner.bots[seat.index()];
            if self.is_over() || (level.is_none() && id == WAIT && !prompt.must) {
                continue;
            }
            let open = self.state.prompts();
            let action = match open
                .iter()
                .find(|open| open.seat == seat && open.is_open(self.now))
            {
                None => None,
                Some(open_prompt) => {
                    self.list(open_prompt, &open);
                    match level {
                        Some(level) => self.bot_choice(seat, level),
                        None => self
                            .listed
                            .find(id)
                            .map(|index| self.listed.actions[index].clone()),
                    }
                }
            };
            match action {
                Some(action) => {
                    self.apply(seat, &action)
                        .map_err(|illegal| bot_refused(seat, &action, &illegal))?;
                    has_acted = true;
                }
                None => {
                    is_awaited |= prompt.must && level.is_none();
                    if level.is_none() {
                        dropped.push(Dropped { seat, id });
                    }
                }
            }
        }
        if !has_acted && !is_awaited && !self.is_over() && self.pass() {
            self.changed();
        }
        self.n_steps += u32::from(!has_acted);
        self.settle_together()?;
        Ok(dropped)
    }
}

impl<G: Playable + Encoded> Runner<G> for Typed<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn set_now(&mut self, now: Millis) {
        if now != self.now {
            self.listed.seat = None;
        }
        self.now = now;
    }

    fn wake(&mut self, due: Millis) {
        match &mut self.notes {
            None => self.state.wake(due, &mut Quiet),
            Some(notes) => {
                let mut events = Vec::new();
                self.state.wake(due, &mut events);
                notes.write(due, Input::Wake, events);
            }
        }
        self.changed();
    }
}

impl<G: Playable> Listed<G> {
    /// Which of the actions has this id.
    fn find(&self, id: u32) -> Option<usize> {
        self.ids
            .iter()
            .position(|other| *other == id)
            .filter(|_| id != NO_ID)
    }

    /// The one action there is, if the decision is to be skipped: because there is no choice, or because not one of the
    /// actions has an id and the seat could not decide at all.
    fn only(&self, skip_forced: bool) -> Option<usize> {
        let is_forced = skip_forced && self.actions.len() == 1;
        let is_mute = self.ids.iter().all(|id| *id == NO_ID);
        ((is_forced || is_mute) && !self.can_wait).then_some(0)
    }
}

impl<G: Playable> Default for Listed<G> {
    fn default() -> Self {
        Self {
            seat: None,
            actions: Vec::new(),
            ids: Vec::new(),
            can_wait: false,
        }
    }
}

impl<G: Playable> Notes<G> {
    fn new(n_seats: usize) -> Self {
        Self {
            log: Vec::new(),
            events: Vec::new(),
            told: BySeat::from_fn(n_seats, |_| 0),
        }
    }

    fn write(&mut self, at: Millis, input: Input, events: Vec<G::Event>) {
        self.log.push(Entry { at, input });
        self.events
            .extend(events.into_iter().map(|event| (at, event)));
    }
}

fn dead_end() -> Error {
    Error::Bug("nobody is asked and nothing falls due".to_owned())
}

fn refused_listed(illegal: Illegal) -> Error {
    Error::Bug(format!("a listed action was refused by {}", illegal.rule))
}

fn bot_refused(seat: Seat, action: &impl std::fmt::Display, illegal: &Illegal) -> Error {
    Error::Bug(format!(
        "seat {seat} tried '{action}', which {} refuses",
        illegal.rule
    ))
}
