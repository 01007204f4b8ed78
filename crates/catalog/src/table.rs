//! A session behind an object-safe face: what a viewer is told leaves it written, once and for that viewer alone.

use std::any::Any;

use serde_json::value::RawValue;
use shamble_core::changes::Writer;
use shamble_core::compose;
use shamble_core::log::{Entry, Input};
use shamble_core::{
    Dice, Game, Millis, Outcome, Part, Pausing, Prompt, Refusal, Say, Seat, Seed, Session, Setup,
    Steps, Text, Viewer, Worded, Words,
};
use shamble_protocol::{Choice, Json, ShownEvent, ShownPrompt};

use crate::View;

/// A running or finished game of any kind.
pub trait Table: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

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

    /// Seats that are asked something and can answer at `now`.
    fn asked(&self, now: Millis) -> Vec<Seat>;

    /// Writes the open prompts `viewer` may know of: a list of [`ShownPrompt`].
    fn write_prompts(&self, viewer: Viewer, words: Words, out: &mut Writer);

    /// The same as a part of a message.
    fn prompts(&self, viewer: Viewer, words: Words) -> Json {
        json(|out| self.write_prompts(viewer, words, out))
    }

    /// The question to `seat`, if there is one: a [`ShownPrompt`].
    fn prompt_of(&self, seat: Seat) -> Option<Json>;

    /// Writes what `viewer` can choose at `now`, or as soon as its prompt opens: a list of [`Choice`].
    fn write_choices(&self, viewer: Viewer, now: Millis, words: Words, out: &mut Writer);

    /// The same as a part of a message.
    fn choices(&self, viewer: Viewer, now: Millis, words: Words) -> Json {
        json(|out| self.write_choices(viewer, now, words, out))
    }

    /// How an action that `seat` has begun can go on at `now`: what it does if it is whole, and what may be added.
    fn parts(&self, seat: Seat, now: Millis, begun: &str) -> (Option<Text>, Vec<Part>);

    /// What each of `viewers` may see, in their order.
    fn views(&self, viewers: &[Viewer]) -> Vec<View>;

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> View {
        self.views(&[viewer]).remove(0)
    }

    /// Writes what each of `viewers` may know of some steps of this table into its place of `outs`: a list of
    /// [`ShownEvent`].
    fn write_events(&self, steps: &[&Step], viewers: &[Viewer], words: Words, outs: &mut [Writer]);

    /// The same for one viewer, as a part of a message.
    fn events(&self, steps: &[&Step], viewer: Viewer, words: Words) -> Json {
        json(|out| self.write_events(steps, &[viewer], words, std::slice::from_mut(out)))
    }

    /// See [`Game::pausing`].
    fn pausing(&self) -> Pausing;

    /// See [`Game::is_rivalry`].
    fn is_rivalry(&self) -> bool;

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

    /// See [`Session::dealt_for`].
    fn dealt_for(&self, seat: Seat, dice: &mut Dice) -> Entry;

    /// The `Session<G>` behind it.
    fn as_any(&self) -> &dyn Any;
}

/// One input as it was carried out, with what came of it; only the table it comes from can tell that, viewer by viewer.
pub struct Step {
    /// The input and its time.
    pub entry: Entry,
    /// The game's events, whole.
    events: Box<dyn Any + Send + Sync>,
}

impl Step {
    fn of<G: Game>(step: shamble_core::Step<G::Event>) -> Self {
        Self {
            entry: step.entry,
            // Kept for a while, so without room for more.
            events: Box::new(step.events.into_boxed_slice()),
        }
    }

    /// Who acted; nobody when time passed.
    pub fn by(&self) -> Option<Seat> {
        match self.entry.input {
            Input::Act { seat, .. } => Some(seat),
            Input::Wake | Input::Reseed(_) | Input::Position(_) => None,
        }
    }
}

/// Sets the seed that a dealt table shows apart from the seeds of series and characters.
const DEALT: u64 = u64::MAX;

impl<G: Game> Table for Session<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

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
        (erase::<G>(steps), result)
    }

    fn advance(&mut self, clock: Millis) -> Vec<Step> {
        let mut steps = Vec::new();
        Session::advance(self, clock, &mut steps);
        erase::<G>(steps)
    }

    fn reseed(&mut self, seed: Seed) -> Step {
        Step::of::<G>(Session::reseed(self, seed, self.now()))
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<Step, String> {
        Session::replay_entry(self, entry).map(Step::of::<G>)
    }

    fn next_wake(&self) -> Option<Millis> {
        if self.state().outcome().is_some() {
            None
        } else {
            self.state().next_wake()
        }
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

    fn write_prompts(&self, viewer: Viewer, words: Words, out: &mut Writer) {
        out.open_list();
        for prompt in open_prompts(self) {
            if !viewer.is(prompt.seat) && !self.state().sees_prompt(viewer, &prompt) {
                continue;
            }
            let begins = if viewer.is(prompt.seat) {
                let opens = prompt.from.unwrap_or(self.now()).max(self.now());
                compose::parts(self.state(), prompt.seat, opens, "").next
            } else {
                Vec::new()
            };
            out.next_item();
            out.value(&shown_prompt::<G>(prompt, words, begins));
        }
        out.close_list();
    }

    fn prompt_of(&self, seat: Seat) -> Option<Json> {
        let own = open_prompts(self)
            .into_iter()
            .find(|prompt| prompt.seat == seat)?;
        Some(json(|out| {
            out.value(&shown_prompt::<G>(own, Words::Whole, Vec::new()))
        }))
    }

    fn write_choices(&self, viewer: Viewer, now: Millis, words: Words, out: &mut Writer) {
        out.open_list();
        if let Viewer::Seat(seat) = viewer
            && let Some(own) = open_prompts(self).iter().find(|prompt| prompt.seat == seat)
        {
            let mut actions = Vec::new();
            let opens = own.from.unwrap_or(now).max(now);
            self.state().legal_actions(seat, opens, &mut actions);
            for action in actions {
                out.next_item();
                out.value(&Choice {
                    action: action.to_string(),
                    label: worded::<G>(self.state().label(seat, &action), words),
                    data: action,
                });
            }
        }
        out.close_list();
    }

    fn parts(&self, seat: Seat, now: Millis, begun: &str) -> (Option<Text>, Vec<Part>) {
        let parts = compose::parts(self.state(), seat, now, begun);
        let action = begun.parse::<G::Action>().ok().filter(|_| parts.is_whole);
        let whole = action.map(|action| self.state().label(seat, &action));
        (whole, parts.next)
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<View> {
        let views = self.state().views(viewers).into_iter();
        views.map(View::new).collect()
    }

    fn write_events(&self, steps: &[&Step], viewers: &[Viewer], words: Words, outs: &mut [Writer]) {
        outs.iter_mut().for_each(Writer::open_list);
        // Most events are the same for everybody: they are put into words and written once.
        let mut told: Vec<(G::Event, String)> = Vec::new();
        for step in steps {
            let events = step
                .events
                .downcast_ref::<Box<[G::Event]>>()
                .expect("the steps of a table are of its game");
            for event in events.iter() {
                told.clear();
                for (viewer, out) in viewers.iter().zip(&mut *outs) {
                    let Some(seen) = G::redact(event, *viewer) else {
                        continue;
                    };
                    out.next_item();
                    if let Some((_, text)) = told.iter().find(|(other, _)| *other == seen) {
                        out.json(text);
                        continue;
                    }
                    let start = out.len();
                    out.value(&ShownEvent {
                        at: step.entry.at,
                        text: worded::<G>(seen.say(), words),
                        event: &seen,
                    });
                    if viewers.len() > 1 {
                        told.push((seen, out.text_since(start).to_owned()));
                    }
                }
            }
        }
        outs.iter_mut().for_each(Writer::close_list);
    }

    fn pausing(&self) -> Pausing {
        self.state().pausing()
    }

    fn is_rivalry(&self) -> bool {
        self.state().is_rivalry()
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

    fn dealt_for(&self, seat: Seat, dice: &mut Dice) -> Entry {
        Session::dealt_for(self, seat, dice)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

pub(crate) fn erase<G: Game>(steps: Steps<G>) -> Vec<Step> {
    steps.into_iter().map(Step::of::<G>).collect()
}

/// The prompts while the game goes on.
fn open_prompts<G: Game>(session: &Session<G>) -> shamble_core::Prompts<G::Ask> {
    if session.state().outcome().is_some() {
        return Default::default();
    }
    session.state().prompts()
}

fn worded<G: Game>(text: Text, words: Words) -> Worded<Text> {
    let game = G::ID;
    Worded { text, words, game }
}

fn shown_prompt<G: Game>(
    prompt: Prompt<G::Ask>,
    words: Words,
    begins: Vec<Part>,
) -> ShownPrompt<G::Ask, Worded<Text>> {
    ShownPrompt {
        seat: prompt.seat,
        text: worded::<G>(prompt.ask.say(), words),
        ask: prompt.ask,
        must: prompt.must,
        from: prompt.from,
        until: prompt.until,
        begins,
    }
}

/// What is written, as a part of a message.
pub(crate) fn json(write: impl FnOnce(&mut Writer)) -> Json {
    let mut out = Writer::default();
    write(&mut out);
    RawValue::from_string(out.into_text()).expect("what is written is JSON")
}
