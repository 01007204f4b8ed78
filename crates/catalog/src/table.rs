//! A session behind an object-safe face: plain data in, plain data out.

use std::any::Any;

use serde_json::Value;
use shamble_core::log::{Entry, Input};
use shamble_core::{
    Dice, Game, Millis, Outcome, Pausing, Refusal, Say, Seat, Seed, Session, Setup, Steps, Text,
    Viewer,
};

/// A running or finished game of any kind.
pub trait Table: Send + Sync {
    /// How it was set up.
    fn setup(&self) -> &Setup;

    /// Every input so far.
    fn log(&self) -> &[Entry];

    /// Game time of the last input.
    fn now(&self) -> Millis;

    /// How many seats.
    fn n_seats(&self) -> usize;

    /// See [`Session::act`].
    fn act(&mut self, seat: Seat, action: &str, clock: Millis) -> (Vec<Step>, Result<(), Refusal>);

    /// See [`Session::advance`].
    fn advance(&mut self, clock: Millis) -> Vec<Step>;

    /// See [`Session::reseed`].
    fn reseed(&mut self, seed: Seed) -> Step;

    /// Carries out one more entry of a log.
    fn replay_entry(&mut self, entry: &Entry) -> Result<Step, String>;

    /// When time alone next changes something; never after the end.
    fn next_wake(&self) -> Option<Millis>;

    /// The open prompts `viewer` may know of.
    fn prompts(&self, viewer: Viewer) -> Vec<Prompt>;

    /// Seats that are asked something and can answer at `now`.
    fn asked(&self, now: Millis) -> Vec<Seat>;

    /// What `seat` can choose at `now`.
    fn choices(&self, seat: Seat, now: Millis) -> Vec<Choice>;

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Value;

    /// See [`Game::pausing`].
    fn pausing(&self) -> Pausing;

    /// The end, once it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// The state's fingerprint; not for players while the game runs.
    fn state_hash(&self) -> String;

    /// See [`Session::take_back_floor`].
    fn take_back_floor(&self, seat: Seat) -> usize;

    /// The table as it was after the first `n_entries` inputs.
    fn at(&self, n_entries: usize) -> Box<dyn Table>;

    /// The same table once more, sharing nothing.
    fn duplicate(&self) -> Box<dyn Table>;

    /// A table that `seat` could not tell from this one, for bots to think with. It has no log, and not the true seed.
    fn determinize(&self, seat: Seat, dice: &mut Dice) -> Box<dyn Table>;

    /// The `Session<G>` behind it.
    fn as_any(&self) -> &dyn Any;
}

/// One input as it was carried out, with what each viewer may know of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The input and its time.
    pub entry: Entry,
    events: Vec<Vec<EventFor>>,
}

/// Viewers by number: the seats, then the spectators.
pub trait Viewers {
    /// The number of this viewer at a table of `n_seats`.
    fn number(self, n_seats: usize) -> usize;
}

impl Viewers for Viewer {
    fn number(self, n_seats: usize) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Spectator => n_seats,
        }
    }
}

/// An event as one viewer may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct EventFor {
    /// As data.
    pub data: Value,
    /// In words.
    pub text: Text,
}

/// A prompt as data and in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// What, as data.
    pub ask: Value,
    /// What, in words.
    pub text: Text,
    /// Whether the game waits.
    pub must: bool,
    /// Before this instant there is no answer yet.
    pub from: Option<Millis>,
    /// After this instant the game goes on without it.
    pub until: Option<Millis>,
}

/// An action as text, data and words.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its text form.
    pub action: String,
    /// As data.
    pub data: Value,
    /// In words.
    pub label: Text,
}

impl Step {
    /// Cuts a typed step down for every viewer of a table of `n_seats`.
    pub fn of<G: Game>(step: shamble_core::Step<G::Event>, n_seats: usize) -> Self {
        let events = Viewer::all(n_seats)
            .map(|viewer| {
                let seen = step
                    .events
                    .iter()
                    .filter_map(|event| G::redact(event, viewer));
                seen.map(|event| EventFor {
                    data: json(&event),
                    text: event.say(),
                })
                .collect()
            })
            .collect();
        Self {
            entry: step.entry,
            events,
        }
    }

    /// What `viewer` may know of it.
    pub fn events(&self, viewer: Viewer) -> &[EventFor] {
        &self.events[viewer.number(self.events.len() - 1)]
    }

    /// Who acted; nobody when time passed.
    pub fn by(&self) -> Option<Seat> {
        match self.entry.input {
            Input::Act { seat, .. } => Some(seat),
            Input::Wake | Input::Reseed(_) => None,
        }
    }
}

/// Sets the seed that a dealt table shows apart from the seeds of series and characters.
const DEALT: u64 = u64::MAX;

impl<G: Game> Table for Session<G> {
    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn log(&self) -> &[Entry] {
        self.log()
    }

    fn now(&self) -> Millis {
        self.now()
    }

    fn n_seats(&self) -> usize {
        self.state().n_seats()
    }

    fn act(&mut self, seat: Seat, action: &str, clock: Millis) -> (Vec<Step>, Result<(), Refusal>) {
        let (steps, result) = Session::act(self, seat, action, clock);
        (erase(self, steps), result)
    }

    fn advance(&mut self, clock: Millis) -> Vec<Step> {
        let mut steps = Vec::new();
        Session::advance(self, clock, &mut steps);
        erase(self, steps)
    }

    fn reseed(&mut self, seed: Seed) -> Step {
        let step = Session::reseed(self, seed, self.now());
        Step::of::<G>(step, self.state().n_seats())
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<Step, String> {
        let step = Session::replay_entry(self, entry)?;
        Ok(Step::of::<G>(step, self.state().n_seats()))
    }

    fn next_wake(&self) -> Option<Millis> {
        if self.state().outcome().is_some() {
            None
        } else {
            self.state().next_wake()
        }
    }

    fn prompts(&self, viewer: Viewer) -> Vec<Prompt> {
        if self.state().outcome().is_some() {
            return Vec::new();
        }
        let prompts = self.state().prompts();
        let seen = prompts
            .iter()
            .filter(|prompt| viewer.is(prompt.seat) || self.state().sees_prompt(viewer, prompt));
        seen.map(|prompt| Prompt {
            seat: prompt.seat,
            ask: json(&prompt.ask),
            text: prompt.ask.say(),
            must: prompt.must,
            from: prompt.from,
            until: prompt.until,
        })
        .collect()
    }

    fn asked(&self, now: Millis) -> Vec<Seat> {
        if self.state().outcome().is_some() {
            return Vec::new();
        }
        self.state()
            .prompts()
            .iter()
            .filter(|prompt| prompt.is_open(now))
            .map(|prompt| prompt.seat)
            .collect()
    }

    fn choices(&self, seat: Seat, now: Millis) -> Vec<Choice> {
        let mut actions = Vec::new();
        if self.state().outcome().is_none() {
            self.state().legal_actions(seat, now, &mut actions);
        }
        let choice = |action: G::Action| Choice {
            label: self.state().label(seat, &action),
            data: json(&action),
            action: action.to_string(),
        };
        actions.into_iter().map(choice).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.state().view(viewer))
    }

    fn pausing(&self) -> Pausing {
        self.state().pausing()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn state_hash(&self) -> String {
        self.state().state_hash()
    }

    fn take_back_floor(&self, seat: Seat) -> usize {
        Session::take_back_floor(self, seat)
    }

    fn at(&self, n_entries: usize) -> Box<dyn Table> {
        Box::new(Session::at(self, n_entries))
    }

    fn duplicate(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn determinize(&self, seat: Seat, dice: &mut Dice) -> Box<dyn Table> {
        let state = self.state().determinize(seat, dice);
        // The true seed would tell all dice to come; what stands in for it is the same each time.
        let mut setup = self.setup().clone();
        setup.seed = setup.seed.derive(DEALT);
        Box::new(Session::from_state(setup, state, self.now()))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn erase<G: Game>(session: &Session<G>, steps: Steps<G>) -> Vec<Step> {
    let n_seats = session.state().n_seats();
    steps
        .into_iter()
        .map(|step| Step::of::<G>(step, n_seats))
        .collect()
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("game data has string keys and no exotic numbers")
}
