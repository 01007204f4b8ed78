//! What tables look like and what can be done at them, boiled down to a few hashes a table, to be kept and compared.
//!
//! A rule test says what its author thought of. A fingerprint says nothing, but leaves nothing out: who is asked, every
//! listed action, what comes of it and who hears what, what can be put together, every view, every number of an
//! observation, every id, what is refused by which rule, and which written positions are taken. Whoever changes any of it
//! sees where, and says that it is meant.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::compose;
use crate::dice::hex;
use crate::drive::{self, Move};
use crate::encode::{Encoded, observe};
use crate::options::MODE;
use crate::testing::spoilt::spoilt_line;
use crate::{
    Dice, Millis, OptionKind, OptionValues, Pace, Seat, Seed, Session, Setup, Viewer, runner,
};

/// What is hashed, in the order it is written.
const KINDS: [&str; 8] = [
    "asked", "parts", "views", "sights", "acts", "odd", "redealt", "spoilt",
];

/// So many listed actions of a seat are tried at a time.
const N_ACTS: usize = 6;

/// So many acts out of the blue are tried at a time.
const N_ODD: usize = 6;

/// So many actions of a seat are put together at a time.
const N_WAYS: usize = 2;

/// So many texts of actions are spoilt at a time.
const N_TEXTS: usize = 4;

/// So many positions are spoilt at a time.
const N_SPOILT: usize = 8;

/// Random games are not followed for longer than this.
const MAX_MOVES: usize = 400;

/// In random games every so many moves are looked at.
const MOVES_A_LOOK: usize = 10;

/// Some looks at tables, hashed.
#[derive(Clone)]
pub struct Fingerprint {
    kinds: [Sha256; KINDS.len()],
    dice: Dice,
}

impl Fingerprint {
    /// Of nothing yet; whatever is tried at random follows from the name.
    pub fn new(name: &str) -> Self {
        Self {
            kinds: std::array::from_fn(|_| Sha256::new()),
            dice: Dice::new(seed_of(name)),
        }
    }

    /// Looks at everything about this state.
    pub fn look<G: Encoded>(&mut self, state: &G, now: Millis) {
        let mut state = state.clone();
        // What a situation forces is meant for its own steps.
        state.dice_mut().force(&[], &[]);
        let lists = self.asked(&state, now);
        self.views(&state, now, &lists);
        if state.outcome().is_some() {
            return;
        }
        self.parts(&state, now);
        self.acts(&state, now, &lists);
        self.odd(&state, now);
        self.redealt(&state);
        self.spoilt(&state);
    }

    fn add(&mut self, kind: &str, text: &str) {
        let index = KINDS.iter().position(|known| *known == kind);
        let hash = &mut self.kinds[index.expect("one of the kinds")];
        hash.update(text);
        hash.update("\n");
    }

    /// Who is asked what, and what is listed for every seat.
    fn asked<G: Encoded>(&mut self, state: &G, now: Millis) -> Vec<Vec<G::Action>> {
        for prompt in state.prompts() {
            let text = format!("{prompt:?}");
            self.add("asked", &text);
        }
        let times = format!("{:?} {:?}", state.next_wake(), state.round());
        self.add("asked", &times);
        let over = json(&state.outcome());
        self.add("asked", &over);
        let mut lists = Vec::new();
        for seat in Seat::all(state.n_seats()) {
            let mut listed = Vec::new();
            state.legal_actions(seat, now, &mut listed);
            for action in &listed {
                let cost = state.cost(seat, action);
                self.add("asked", &format!("{seat} {action} {cost}"));
            }
            lists.push(listed);
        }
        lists
    }

    /// What everybody sees, as text and as numbers.
    fn views<G: Encoded>(&mut self, state: &G, now: Millis, lists: &[Vec<G::Action>]) {
        for (seat, listed) in Seat::all(state.n_seats()).zip(lists) {
            self.add("views", &json(&state.view(Viewer::Seat(seat))));
            let mut bytes = Vec::new();
            observe(state, seat, now, &mut bytes);
            self.add("sights", &hex(&bytes));
            for action in listed {
                self.id(state, seat, action);
            }
        }
        self.add("views", &json(&state.view(Viewer::Spectator)));
    }

    /// The id of an action and what it is called.
    fn id<G: Encoded>(&mut self, state: &G, seat: Seat, action: &G::Action) {
        let id = state.id_of(seat, action);
        let name = id.and_then(|id| G::vocabulary().name(id, G::word));
        self.add("sights", &format!("{id:?} {name:?}"));
    }

    /// What can be put together: some ways to do so, with all that is offered on the way.
    fn parts<G: Encoded>(&mut self, state: &G, now: Millis) {
        for seat in Seat::all(state.n_seats()) {
            for _ in 0..N_WAYS {
                if let Some(action) = self.put_together(state, seat, now) {
                    self.id(state, seat, &action);
                    self.tried("parts", state, seat, &action, now);
                }
            }
        }
    }

    fn put_together<G: Encoded>(
        &mut self,
        state: &G,
        seat: Seat,
        now: Millis,
    ) -> Option<G::Action> {
        let mut begun = String::new();
        for _ in 0..=compose::MAX_PARTS {
            let parts = compose::parts(state, seat, now, &begun);
            self.add("parts", &format!("{begun}: {}", parts.is_whole));
            for part in &parts.next {
                self.add("parts", &part.text);
            }
            if parts.next.is_empty() || (parts.is_whole && self.dice.pick(2) == 0) {
                return begun.parse().ok().filter(|_| parts.is_whole);
            }
            begun += &parts.next[self.dice.pick(parts.next.len())].text;
        }
        panic!("'{begun}' goes on without an end");
    }

    /// What comes of listed actions, and of time.
    fn acts<G: Encoded>(&mut self, state: &G, now: Millis, lists: &[Vec<G::Action>]) {
        for (seat, listed) in Seat::all(state.n_seats()).zip(lists) {
            let mut listed: Vec<&G::Action> = listed.iter().collect();
            for _ in 0..N_ACTS.min(listed.len()) {
                let action = listed.swap_remove(self.dice.pick(listed.len()));
                self.tried("acts", state, seat, action, now);
            }
        }
        if let Some(due) = runner::next_instant(state, now) {
            let (mut later, mut events) = (state.clone(), Vec::new());
            if later.next_wake() == Some(due) {
                later.wake(due, &mut events);
            }
            self.came("acts", &later, &events);
        }
    }

    /// What the rules say to acts out of the blue.
    fn odd<G: Encoded>(&mut self, state: &G, now: Millis) {
        for _ in 0..N_ODD {
            let seat = Seat::new(self.dice.pick(state.n_seats()));
            let action = state.any_action(&mut self.dice);
            self.add("odd", &action.to_string());
            self.tried("odd", state, seat, &action, now);
            self.texts(state, seat, &action, now);
        }
    }

    /// Which texts are actions, and how texts go on that nothing offered.
    fn texts<G: Encoded>(&mut self, state: &G, seat: Seat, action: &G::Action, now: Millis) {
        let text = action.to_string();
        let other = state.any_action(&mut self.dice).to_string();
        let words: Vec<&str> = text
            .split_whitespace()
            .chain(other.split_whitespace())
            .collect();
        for _ in 0..N_TEXTS {
            let spoilt = spoilt_line(&text, &words, &mut self.dice);
            let read = spoilt.parse::<G::Action>().map(|read| read.to_string());
            self.add("odd", &format!("{spoilt}: {}", read.unwrap_or_default()));
            let ends = spoilt.char_indices().filter(|(_, letter)| *letter == ' ');
            let ends: Vec<usize> = ends.map(|(end, _)| end).chain([spoilt.len()]).collect();
            let begun = &spoilt[..ends[self.dice.pick(ends.len())]];
            let parts = compose::parts(state, seat, now, begun);
            self.add("parts", &format!("{begun}: {}", parts.is_whole));
            for part in &parts.next {
                self.add("parts", &part.text);
            }
        }
    }

    fn tried<G: Encoded>(
        &mut self,
        kind: &str,
        state: &G,
        seat: Seat,
        action: &G::Action,
        now: Millis,
    ) {
        let (mut later, mut events) = (state.clone(), Vec::new());
        match later.act(seat, action, now, &mut events) {
            Ok(()) => self.came(kind, &later, &events),
            Err(illegal) => self.add(kind, &json(&illegal)),
        }
    }

    /// What has happened, who hears of it, and how things stand then.
    fn came<G: Encoded>(&mut self, kind: &str, state: &G, events: &[G::Event]) {
        for event in events {
            self.add(kind, &json(event));
            let is_revealing = G::is_revealing(event);
            self.add(kind, if is_revealing { "revealing" } else { "" });
            let viewers = Seat::all(state.n_seats()).map(Viewer::Seat);
            for viewer in viewers.chain([Viewer::Spectator]) {
                self.add(kind, &json(&G::redact(event, viewer)));
            }
        }
        self.add(kind, &json(&state.position()));
        self.add(kind, &json(&state.outcome()));
    }

    /// What each seat takes for possible.
    fn redealt<G: Encoded>(&mut self, state: &G) {
        for seat in Seat::all(state.n_seats()) {
            let other = state.determinize(seat, &mut self.dice);
            self.add("redealt", &json(&other.position()));
        }
    }

    /// Which positions are taken after one thing in them was changed, and what is said against the others.
    fn spoilt<G: Encoded>(&mut self, state: &G) {
        let sound = serde_json::to_value(state.position()).expect("positions have string keys");
        let mut words = Vec::new();
        gather_words(&sound, &mut words);
        for _ in 0..N_SPOILT {
            let mut position = sound.clone();
            spoil(&mut position, &words, &mut self.dice);
            let said = match serde_json::from_value::<G::Position>(position) {
                Err(_) => "no position".to_owned(),
                Ok(position) => match G::from_position(position) {
                    Ok(state) => json(&state.position()),
                    // How they are worded is nobody's business here.
                    Err(flaws) => format!("{} flaws", flaws.len()),
                },
            };
            self.add("spoilt", &said);
        }
    }
}

impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, hash) in self.kinds.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{}", hex(&hash.clone().finalize()[..3]))?;
        }
        Ok(())
    }
}

/// All texts in a position, each once.
fn gather_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) if !words.contains(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| gather_words(item, words)),
        Value::Object(members) => members.values().for_each(|it| gather_words(it, words)),
        _ => {}
    }
}

/// Changes one thing somewhere in a position; texts become others of `words`.
fn spoil(value: &mut Value, words: &[String], dice: &mut Dice) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            let index = dice.pick(members.len());
            let member = members.iter_mut().nth(index);
            spoil(member.expect("one of them").1, words, dice);
        }
        Value::Array(items) if !items.is_empty() => {
            let index = dice.pick(items.len());
            match dice.pick(8) {
                0 => {
                    items.remove(index);
                }
                1 => items.push(items[index].clone()),
                2 => {
                    let other = dice.pick(items.len());
                    items[index] = items[other].clone();
                }
                _ => spoil(&mut items[index], words, dice),
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let others = [number + 1, number - 1, number + 10, 0];
            *value = others[dice.pick(others.len())].into();
        }
        Value::Bool(it) => *it = !*it,
        Value::String(text) => text.clone_from(&words[dice.pick(words.len())]),
        Value::Null => *value = 0.into(),
        Value::Object(_) | Value::Array(_) => *value = Value::Null,
    }
}

/// A fingerprint for every mode, number of seats, pace and value of every option: random games, by the name of the table.
pub fn fingerprints<G: Encoded>() -> BTreeMap<String, String> {
    let mut prints = BTreeMap::new();
    for setup in tables::<G>() {
        let mut name = format!("{} seats, {}", setup.seats, setup.pace.name());
        for (key, value) in &setup.options {
            write!(name, ", {key} {value}").expect("writing to a string");
        }
        let print = of_table::<G>(&name, setup);
        prints.insert(name, print);
    }
    prints
}

fn of_table<G: Encoded>(name: &str, mut setup: Setup) -> String {
    setup.seed = seed_of(name);
    let pace = setup.pace;
    let (mut session, _) = match Session::<G>::start(setup) {
        Ok(started) => started,
        Err(error) => return hex(&Sha256::digest(error.to_string())[..3]),
    };
    let mut print = Fingerprint::new(name);
    let mut dice = Dice::new(seed_of(name).derive(1));
    let mut buffer = Vec::new();
    let mut clock = session.now();
    for number in 0..MAX_MOVES {
        let now = match pace {
            Pace::RealTime => clock,
            Pace::PerAction => session.now(),
        };
        if session.state().outcome().is_some() {
            break;
        }
        if number % MOVES_A_LOOK == 0 {
            print.look(session.state(), now);
        }
        let mut steps = Vec::new();
        match drive::random_move(session.state(), pace, now, &mut dice, &mut buffer) {
            Some(Move::Act(seat, action)) => {
                let acted = session.act_typed(seat, &action, now, &mut steps);
                assert!(acted.is_ok(), "'{action}' is listed and refused");
            }
            Some(Move::Pass(until)) => {
                clock = until;
                session.advance(until, &mut steps);
            }
            None => panic!("a dead end: nobody can act and nothing falls due"),
        }
    }
    print.look(session.state(), session.now());
    print.to_string()
}

/// Every mode with every number of seats, in real time once, and every value of every option in the first mode in which
/// it does something.
fn tables<G: Encoded>() -> Vec<Setup> {
    let spec = G::spec();
    let mut tables = Vec::new();
    let mut table = |options: &OptionValues, seats, pace| {
        tables.push(Setup {
            options: options.clone(),
            seats,
            pace,
            seed: Seed::from_number(0),
        });
    };
    for mode in &spec.modes {
        let options = OptionValues::from([(MODE.to_owned(), mode.id.to_owned())]);
        for seats in mode.min_seats..=mode.max_seats {
            table(&options, seats, Pace::PerAction);
        }
        table(&options, mode.default_seats, Pace::RealTime);
    }
    for option in &spec.options {
        let values: Vec<String> = match &option.kind {
            OptionKind::Choice { values } => values.iter().map(ToString::to_string).collect(),
            OptionKind::Toggle => vec!["on".into(), "off".into()],
            OptionKind::Number { min, max, none } => {
                let ends = [min.to_string(), max.to_string()].into_iter();
                ends.chain(none.then(|| "none".into())).collect()
            }
            OptionKind::Words { .. } | OptionKind::Text { .. } => Vec::new(),
        };
        let modes = spec.modes.iter();
        let mut known = modes.filter_map(|mode| Some((mode, spec.choices_for(option, mode.id)?)));
        let Some((mode, mut options)) = known.next() else {
            continue;
        };
        for value in values.into_iter().filter(|value| value != option.default) {
            options.insert(option.key.to_owned(), value);
            table(&options, mode.default_seats, Pace::PerAction);
        }
    }
    tables
}

/// Compares fingerprints, by name, with those in the file. With the variable `UPDATE_GOLDENS` the file is written first.
///
/// # Panics
///
/// When one is another, is missing or belongs to nothing.
#[expect(
    clippy::disallowed_methods,
    reason = "tests compare files; no rule comes by here"
)]
pub fn check_fingerprints(path: &Path, prints: &BTreeMap<String, String>) {
    let head = format!("# {}\n", KINDS.join(" "));
    let text: String = prints
        .iter()
        .map(|(name, print)| format!("{print} {name}\n"))
        .collect();
    let text = head + &text;
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        fs::write(path, &text).expect("a writable folder");
    }
    let golden = fs::read_to_string(path).unwrap_or_default();
    let others = differences(&golden, &text);
    assert!(
        others.is_empty(),
        "{} of {} fingerprints in {} are others; if that is meant, run with UPDATE_GOLDENS=1:\n{}",
        others.len(),
        prints.len(),
        path.display(),
        others[..others.len().min(20)].join("\n")
    );
}

/// What is not the same in two files, a line each.
fn differences(golden: &str, text: &str) -> Vec<String> {
    fn read(text: &str) -> BTreeMap<&str, Vec<&str>> {
        let lines = text.lines().map(|line| {
            let mut words = line.splitn(KINDS.len() + 1, ' ');
            let hashes = words.by_ref().take(KINDS.len()).collect();
            (words.next().unwrap_or(""), hashes)
        });
        lines.collect()
    }
    let (was, is) = (read(golden), read(text));
    let mut found = Vec::new();
    for (name, hashes) in &is {
        match was.get(name) {
            None => found.push(format!("{name}: new")),
            Some(before) if before != hashes => {
                let pairs = before.iter().zip(hashes).zip(KINDS);
                let others = pairs.filter(|((a, b), _)| a != b).map(|(_, kind)| kind);
                found.push(format!("{name}: {}", others.collect::<Vec<_>>().join(", ")));
            }
            Some(_) => {}
        }
    }
    let gone = was.keys().filter(|name| !is.contains_key(*name));
    found.extend(gone.map(|name| format!("{name}: gone")));
    found
}

fn seed_of(name: &str) -> Seed {
    let digest = Sha256::digest(name);
    let bytes = digest.first_chunk().expect("a digest is longer");
    Seed::from_number(u64::from_le_bytes(*bytes))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("everything a game shows has string keys")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whatever_changes_is_named() {
        let was = "# a\n1 2 3 4 5 6 7 8 one table\n1 2 3 4 5 6 7 8 another\n";
        assert!(differences(was, was).is_empty());
        let is = "# a\n1 2 x 4 5 y 7 8 one table\n1 2 3 4 5 6 7 8 a third\n";
        assert_eq!(
            differences(was, is),
            ["a third: new", "one table: views, odd", "another: gone"]
        );
    }

    #[test]
    fn one_thing_of_a_position_is_spoilt() {
        let sound = json!({ "a": [1, 2], "b": { "c": "x", "d": true, "e": null }, "f": [] });
        let mut words = Vec::new();
        gather_words(&sound, &mut words);
        assert_eq!(words, ["x"]);
        let mut dice = Dice::new(Seed::from_number(1));
        let mut found = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let mut position = sound.clone();
            spoil(&mut position, &["y".to_owned()], &mut dice);
            found.insert(position.to_string());
        }
        for changed in [
            json!({ "a": [2], "b": sound["b"], "f": [] }),
            json!({ "a": [1, 1], "b": sound["b"], "f": [] }),
            json!({ "a": [1, 3], "b": sound["b"], "f": [] }),
            json!({ "a": [1, 2], "b": { "c": "y", "d": true, "e": null }, "f": [] }),
            json!({ "a": [1, 2], "b": { "c": "x", "d": false, "e": null }, "f": [] }),
            json!({ "a": [1, 2], "b": sound["b"], "f": null }),
        ] {
            assert!(found.contains(&changed.to_string()), "{changed}");
        }
    }
}
