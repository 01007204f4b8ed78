//! Looking at a table and copying it.

use std::fmt::Write as _;

use serde_json::{Value, json};
use shamble_bots::{Level, Playable, Sight, chance};
use shamble_core::options::MODE;
use shamble_core::replay::Replay;
use shamble_core::{
    Dice, Encoded, Millis, Outcome, Prompt, Say, Seat, Seed, Setup, Text, Viewer, encode,
};
use shamble_texts::{Catalog, ENGLISH};

use super::{Listed, Paper, Typed};
use crate::{Dropped, Env, Error};

fn say(text: &Text) -> String {
    Catalog::shared().render(ENGLISH, text, &())
}

impl<G: Playable + Encoded> Typed<G> {
    pub(crate) fn observe_into(&self, seat: Seat, out: &mut Vec<u8>) {
        encode::observe(&self.state, seat, self.now, out);
    }

    pub(crate) fn rewards_into(&self, out: &mut [f32]) {
        let outcome = self.state.outcome();
        for (seat, reward) in Seat::all(self.setup.seats).zip(out) {
            *reward = match &outcome {
                None => 0.0,
                Some(outcome) if outcome.winners.has(seat) => 1.0,
                Some(_) => -1.0,
            };
        }
    }

    fn prompt_of(&self, seat: Seat) -> Option<Prompt<G::Ask>> {
        let prompts = self.state.prompts();
        let own = prompts.into_iter().find(|prompt| prompt.seat == seat);
        own.filter(|_| !self.is_over())
    }

    /// A copy in which bots of `level` sit everywhere.
    fn manned(&self, level: Level, seed: Seed) -> Self {
        let mut copy = self.bare(self.state.clone());
        copy.manner.bots = vec![Some(level); self.setup.seats];
        copy.manner.together = false;
        copy.bots.reseed(seed);
        copy
    }
}

impl<G: Playable + Encoded> Env for Typed<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn n_seats(&self) -> usize {
        self.setup.seats
    }

    fn reset(&mut self, seed: Seed) -> Result<(), Error> {
        self.restart(seed)
    }

    fn seat(&self) -> Option<Seat> {
        self.chosen
    }

    fn asked(&self) -> Vec<Seat> {
        if self.is_over() || self.is_truncated() {
            return Vec::new();
        }
        let prompts = self.state.prompts();
        let open = prompts.iter().filter(|prompt| prompt.is_open(self.now));
        open.map(|prompt| prompt.seat).collect()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn is_truncated(&self) -> bool {
        self.is_truncated()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn n_steps(&self) -> u32 {
        self.n_steps
    }

    fn legal(&mut self, seat: Option<Seat>, out: &mut Vec<u32>) {
        self.legal_ids(seat, out);
    }

    fn n_unlisted(&mut self, seat: Option<Seat>) -> usize {
        match seat.or(self.chosen) {
            Some(seat) if self.list_for(seat) => {
                let ids = self.listed.ids.iter();
                ids.filter(|id| **id == super::NO_ID).count()
            }
            _ => 0,
        }
    }

    fn step(&mut self, seat: Option<Seat>, id: u32) -> Result<(), Error> {
        self.decide(seat, id)
    }

    fn act(&mut self, seat: Option<Seat>, text: &str) -> Result<(), Error> {
        self.decide_text(seat, text)
    }

    fn step_all(&mut self, ids: &[u32]) -> Result<Vec<Dropped>, Error> {
        if !self.manner.together {
            return Err(Error::Turns(
                "at this table one seat answers at a time: use step",
            ));
        }
        if let Some(outcome) = self.state.outcome() {
            return Err(Error::Over(outcome.result.to_owned()));
        }
        if self.is_truncated() {
            return Err(Error::Over("cut off".to_owned()));
        }
        self.cycle(ids)
    }

    fn text_of(&mut self, seat: Option<Seat>, id: u32) -> Option<String> {
        let seat = seat.or(self.chosen)?;
        let index = self.list_for(seat).then(|| self.listed.find(id))??;
        Some(self.listed.actions[index].to_string())
    }

    fn label(&mut self, seat: Option<Seat>, id: u32) -> Option<String> {
        let seat = seat.or(self.chosen)?;
        let index = self.list_for(seat).then(|| self.listed.find(id))??;
        Some(say(&self.state.label(seat, &self.listed.actions[index])))
    }

    fn observe(&self, seat: Seat, out: &mut Vec<u8>) {
        self.observe_into(seat, out);
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.state.view(viewer)).expect("views have string keys")
    }

    fn prompt(&self, seat: Seat) -> Option<String> {
        self.prompt_of(seat).map(|prompt| say(&prompt.ask.say()))
    }

    fn events(&mut self, seat: Seat) -> Result<String, Error> {
        let notes = self.notes.as_mut().ok_or(Error::NotKept)?;
        let first = std::mem::replace(&mut notes.told[seat], notes.events.len());
        let told = notes.events[first..].iter().filter_map(|(at, event)| {
            let event = G::redact(event, Viewer::Seat(seat))?;
            Some(json!({ "at": at, "text": say(&event.say()), "event": event }))
        });
        Ok(Value::Array(told.collect()).to_string())
    }

    fn headline(&self) -> String {
        let spec = G::spec();
        let mode = self.setup.options.get(MODE).map(String::as_str);
        let mut text = match &spec.modes[..] {
            [first, _, ..] => format!("{}, {}", spec.name, mode.unwrap_or(first.id)),
            _ => spec.name.to_owned(),
        };
        let seconds = self.now.0 / 1000;
        if seconds > 0 {
            let _ = write!(text, ", {}:{:02}", seconds / 60, seconds % 60);
        }
        if let Some(outcome) = self.state.outcome() {
            let _ = write!(text, ": {}", say(&outcome.text));
        }
        text
    }

    fn choices(&mut self, viewer: Viewer) -> String {
        let mut text = String::new();
        let Viewer::Seat(seat) = viewer else {
            return text;
        };
        let Some(prompt) = self.prompt_of(seat) else {
            return text;
        };
        let _ = writeln!(text, "seat {seat}: {}", say(&prompt.ask.say()));
        let mut ids = Vec::new();
        self.legal_ids(Some(seat), &mut ids);
        for id in ids {
            let label = self.label(Some(seat), id);
            let words = label.unwrap_or_else(|| "let time pass".to_owned());
            let _ = writeln!(text, "  {id:>5}  {words}");
        }
        text
    }

    fn rewards(&self, out: &mut [f32]) {
        self.rewards_into(out);
    }

    fn chance(&self, seat: Seat) -> f32 {
        match self.state.outcome() {
            Some(outcome) => G::utility(&outcome, seat),
            None => chance(&Sight::new(&self.state, seat, self.now)),
        }
    }

    fn is_chancy(&self, id: u32) -> Result<bool, Error> {
        let mut copy = self.bare(self.state.clone());
        let mark = copy.state.dice().mark();
        copy.decide(None, id)?;
        Ok(copy.state.dice().moved_since(&mark))
    }

    fn advice(&self, level: &str, seat: Seat, seed: Seed) -> Result<Option<String>, Error> {
        let level: Level = level.parse()?;
        let mut copy = self.manned(level, seed);
        if !copy.list_for(seat) {
            return Ok(None);
        }
        Ok(copy
            .bot_choice(seat, level)
            .map(|action| action.to_string()))
    }

    fn playout(&self, level: &str, seed: Seed, max_steps: u32) -> Result<Vec<f32>, Error> {
        let mut copy = self.manned(level.parse()?, seed);
        copy.manner.max_steps = Some(self.n_steps.saturating_add(max_steps));
        copy.go_on()?;
        let mut rewards = vec![0.0; self.setup.seats];
        if copy.is_over() {
            copy.rewards_into(&mut rewards);
        } else {
            for (seat, reward) in Seat::all(self.setup.seats).zip(&mut rewards) {
                *reward = 2.0 * copy.chance(seat) - 1.0;
            }
        }
        Ok(rewards)
    }

    fn duplicate(&self) -> Box<dyn Env> {
        let mut copy = self.bare(self.state.clone());
        copy.manner.record = self.manner.record;
        copy.notes = self.notes.clone();
        Box::new(copy)
    }

    fn fork(&self, seed: Seed) -> Box<dyn Env> {
        let mut copy = self.bare(self.state.clone());
        *copy.state.dice_mut() = Dice::new(seed);
        copy.bots.reseed(seed);
        Box::new(copy)
    }

    fn determinize(&self, seat: Seat, seed: Seed) -> Box<dyn Env> {
        let mut dice = Dice::new(seed);
        let mut copy = self.bare(self.state.determinize(seat, &mut dice));
        // The true seed would tell all dice to come.
        copy.setup.seed = seed;
        copy.bots.reseed(seed);
        Box::new(copy)
    }

    fn position(&self) -> String {
        let paper = Paper {
            now: self.now,
            steps: self.n_steps,
            last: self.last,
            waited: self.waited.clone(),
            position: self.state.position(),
        };
        serde_json::to_string(&paper).expect("positions have string keys")
    }

    fn place(&mut self, position: &str) -> Result<(), Error> {
        let paper: Paper<G::Position> =
            serde_json::from_str(position).map_err(|error| Error::Position(error.to_string()))?;
        let state =
            G::from_position(paper.position).map_err(|wrong| Error::Position(wrong.join("; ")))?;
        let n_seats = self.setup.seats;
        if state.n_seats() != n_seats || paper.waited.len() != n_seats {
            let given = state.n_seats();
            let wrong = format!("it is for {given} seats, the table has {n_seats}");
            return Err(Error::Position(wrong));
        }
        self.state = state;
        self.now = paper.now;
        self.n_steps = paper.steps;
        self.last = paper.last;
        self.waited = paper.waited;
        self.is_stuck = false;
        self.listed = Listed::default();
        // What was written down led to another position.
        self.manner.record = false;
        self.notes = None;
        match self.manner.together {
            true => self.settle_together(),
            false => self.go_on(),
        }
    }

    fn replay(&self) -> Result<String, Error> {
        let notes = self.notes.as_ref().ok_or(Error::NotKept)?;
        let replay = Replay {
            game: G::ID.to_owned(),
            rules: shamble_catalog::rules_version(G::ID),
            commitment: self.setup.seed.commitment(),
            setup: self.setup.clone(),
            names: Vec::new(),
            log: notes.log.clone(),
            hash: self.state.state_hash(),
        };
        Ok(replay.write())
    }

    fn hash(&self) -> String {
        self.state.state_hash()
    }
}
