//! A game in numbers, for players that learn: an id for every listed action, and a row of bytes for every view.
//!
//! An id is a verb and its arguments, written as the seat sees them: seats are counted clockwise from one's own. Ids of
//! a version never change their meaning; new verbs are appended. Observations are made from the view alone, so they can
//! tell nothing that the view does not.

mod pen;

use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::dice::hex;
use crate::{Game, Millis, OptionValues, Pace, Prompt, Seat, Seed, Setup};

pub use pen::{Field, Pen};

/// The id of letting time pass, in every game.
pub const WAIT: u32 = 0;

/// The most arguments a verb has.
pub const MAX_ARGS: usize = 3;

/// The most verbs a game has.
const MAX_VERBS: usize = 80;

/// One kind of action.
#[derive(Clone, Copy, Debug)]
pub struct VerbSpec {
    /// Its word.
    pub word: &'static str,
    /// What it is about.
    pub args: &'static [ArgSpec],
}

/// What a verb can be about.
#[derive(Clone, Copy, Debug)]
pub struct ArgSpec {
    /// Its word.
    pub name: &'static str,
    /// How many values it has.
    pub size: usize,
}

/// All verbs of a game with the ids they take.
#[derive(Debug)]
pub struct Vocabulary {
    verbs: &'static [VerbSpec],
    /// The first id of each verb, and behind the last one the number of ids.
    starts: [u32; MAX_VERBS],
}

impl Vocabulary {
    /// Numbers the verbs in order.
    pub const fn new(verbs: &'static [VerbSpec]) -> Self {
        assert!(verbs.len() < MAX_VERBS, "room for the verbs and the end");
        let mut starts = [0; MAX_VERBS];
        let mut verb = 0;
        while verb < verbs.len() {
            let mut size = 1;
            let mut arg = 0;
            assert!(verbs[verb].args.len() <= MAX_ARGS, "few arguments");
            while arg < verbs[verb].args.len() {
                size *= verbs[verb].args[arg].size;
                arg += 1;
            }
            starts[verb + 1] = starts[verb] + size as u32;
            verb += 1;
        }
        Self { verbs, starts }
    }

    /// How many ids there are, [`WAIT`] included.
    pub const fn n_ids(&self) -> u32 {
        self.starts[self.verbs.len()]
    }

    /// The verbs, in order.
    pub const fn verbs(&self) -> &'static [VerbSpec] {
        self.verbs
    }

    /// The id of verb number `verb` with these arguments; nothing if one of them is out of bounds.
    #[inline]
    pub fn id(&self, verb: usize, args: &[usize]) -> Option<u32> {
        let spec = &self.verbs[verb];
        debug_assert_eq!(spec.args.len(), args.len(), "{}", spec.word);
        let mut offset = 0;
        for (arg, value) in spec.args.iter().zip(args) {
            if *value >= arg.size {
                return None;
            }
            offset = offset * arg.size + value;
        }
        Some(self.starts[verb] + offset as u32)
    }

    /// The verb and the arguments of an id; nothing if there is no such id.
    pub fn parts(&self, id: u32) -> Option<(usize, [usize; MAX_ARGS])> {
        if id >= self.n_ids() {
            return None;
        }
        let verb = self.starts[..=self.verbs.len()].partition_point(|start| *start <= id) - 1;
        let mut rest = (id - self.starts[verb]) as usize;
        let mut args = [0; MAX_ARGS];
        for (i, arg) in self.verbs[verb].args.iter().enumerate().rev() {
            args[i] = rest % arg.size;
            rest /= arg.size;
        }
        Some((verb, args))
    }

    /// The id in words, `word` giving those of the arguments.
    pub fn name(&self, id: u32, word: impl Fn(&str, usize) -> String) -> Option<String> {
        let (verb, args) = self.parts(id)?;
        let spec = &self.verbs[verb];
        let mut name = spec.word.to_owned();
        for (arg, value) in spec.args.iter().zip(args) {
            name.push(' ');
            name.push_str(&word(arg.name, value));
        }
        Some(name)
    }
}

/// Makes the vocabulary of a game: an enum `Verb` whose first variant lets time pass.
#[macro_export]
macro_rules! verbs {
    ($($name:ident = $word:literal ($($arg:ident: $size:expr),*)),+ $(,)?) => {
        #[derive(Clone, Copy)]
        enum Verb { Wait, $($name),+ }

        static VOCABULARY: $crate::encode::Vocabulary = $crate::encode::Vocabulary::new(&[
            $crate::encode::VerbSpec { word: "wait", args: &[] },
            $($crate::encode::VerbSpec {
                word: $word,
                args: &[$($crate::encode::ArgSpec { name: stringify!($arg), size: $size }),*],
            }),+
        ]);

        impl Verb {
            /// The id with these arguments, if they are within bounds.
            #[inline]
            fn with(self, args: &[usize]) -> Option<u32> {
                VOCABULARY.id(self as usize, args)
            }
        }

        const _: () = assert!(Verb::Wait as u32 == $crate::encode::WAIT);
    };
}

/// A game that can be told in numbers.
pub trait Encoded: Game {
    /// Version of the ids: goes up when an id changes its meaning.
    const ACTIONS_VERSION: u32 = 1;
    /// Version of the observation: goes up when a byte changes its meaning.
    const OBSERVATION_VERSION: u32 = 1;

    /// The verbs.
    fn vocabulary() -> &'static Vocabulary;

    /// The id of an action that is listed for `seat`; nothing for combinations that are only put together.
    fn id_of(&self, seat: Seat, action: &Self::Action) -> Option<u32>;

    /// What argument `name` with this value is, in a word.
    fn word(name: &str, value: usize) -> String {
        match (name, value) {
            ("seat", 0) => "me".into(),
            ("seat", n) => format!("+{n}"),
            _ => value.to_string(),
        }
    }

    /// Writes what `seat` sees at `now` and is asked. Every view fills the same fields in the same order.
    fn observe(
        view: &Self::View,
        seat: Seat,
        prompt: Option<&Prompt<Self::Ask>>,
        now: Millis,
        pen: &mut Pen<'_>,
    );

    /// The listed action of `seat` with this id.
    fn action_of(&self, seat: Seat, now: Millis, id: u32) -> Option<Self::Action> {
        let mut legal = Vec::new();
        self.legal_actions(seat, now, &mut legal);
        legal
            .into_iter()
            .find(|action| self.id_of(seat, action) == Some(id))
    }
}

/// The observation of `seat`, appended to `out`.
pub fn observe<G: Encoded>(state: &G, seat: Seat, now: Millis, out: &mut Vec<u8>) {
    let prompts = state.prompts();
    let own = prompts.iter().find(|prompt| prompt.seat == seat);
    let own = own.filter(|_| state.outcome().is_none());
    let view = state.view(crate::Viewer::Seat(seat));
    let mut pen = Pen::new(out);
    G::observe(&view, seat, own, now, &mut pen);
    pen.finish();
}

/// The fields of an observation, in order; the same for every table of the game.
pub fn layout<G: Encoded>() -> Vec<Field> {
    let state = plain_table::<G>();
    let mut fields = Vec::new();
    let mut out = Vec::new();
    let mut pen = Pen::listing(&mut out, &mut fields);
    let view = state.view(crate::Viewer::Seat(Seat::new(0)));
    G::observe(&view, Seat::new(0), None, Millis::ZERO, &mut pen);
    pen.finish();
    fields
}

/// How many bytes an observation has.
pub fn observation_size<G: Encoded>() -> usize {
    layout::<G>().iter().map(Field::size).sum()
}

/// A table with nothing chosen.
fn plain_table<G: Game>() -> G {
    let spec = G::spec();
    let mut options = OptionValues::new();
    options.insert(crate::options::MODE.to_owned(), spec.modes[0].id.to_owned());
    let setup = Setup {
        options,
        seats: spec.modes[0].default_seats,
        pace: Pace::PerAction,
        seed: Seed::from_number(0),
    };
    G::new(&setup).expect("the defaults of a game are a table")
}

/// Everything a program must know to read ids and observations, as it is published.
#[derive(Clone, Debug, Serialize)]
pub struct Tables {
    /// The game's id.
    pub game: &'static str,
    /// The verbs with their ids.
    pub actions: Value,
    /// The fields of an observation.
    pub observation: Value,
}

/// The tables of a game. Each carries a hash by which a saved policy knows whether it still fits.
pub fn tables<G: Encoded>() -> Tables {
    let vocabulary = G::vocabulary();
    let verbs: Vec<Value> = (vocabulary.verbs.iter().zip(vocabulary.starts))
        .map(|(verb, first)| {
            let args = verb.args.iter().map(|arg| {
                let words: Vec<String> = (0..arg.size).map(|i| G::word(arg.name, i)).collect();
                json!({ "name": arg.name, "size": arg.size, "words": words })
            });
            json!({ "verb": verb.word, "first": first, "args": args.collect::<Vec<_>>() })
        })
        .collect();
    let mut offset = 0;
    let fields: Vec<Value> = layout::<G>()
        .iter()
        .map(|field| {
            let start = offset;
            offset += field.size();
            json!({
                "name": field.name, "offset": start, "shape": field.shape, "scale": field.scale, "about": field.about,
            })
        })
        .collect();
    Tables {
        game: G::ID,
        actions: json!({
            "version": G::ACTIONS_VERSION, "n": vocabulary.n_ids(), "hash": hash(&verbs), "verbs": verbs,
        }),
        observation: json!({
            "version": G::OBSERVATION_VERSION, "size": offset, "hash": hash(&fields), "fields": fields,
        }),
    }
}

fn hash(value: &[Value]) -> String {
    let bytes = serde_json::to_vec(value).expect("tables have string keys");
    hex(&Sha256::digest(bytes)[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    verbs! {
        Nod = "nod" (),
        Push = "push" (seat: 3, piece: 5),
    }

    #[test]
    fn ids_are_a_verb_and_its_arguments() {
        assert_eq!(VOCABULARY.n_ids(), 1 + 1 + 15);
        assert_eq!(Verb::Wait.with(&[]), Some(WAIT));
        assert_eq!(Verb::Nod.with(&[]), Some(1));
        assert_eq!(Verb::Push.with(&[2, 4]), Some(16));
        assert_eq!(Verb::Push.with(&[0, 5]), None);
        for id in 0..VOCABULARY.n_ids() {
            let (verb, args) = VOCABULARY.parts(id).unwrap();
            let n_args = VOCABULARY.verbs()[verb].args.len();
            assert_eq!(VOCABULARY.id(verb, &args[..n_args]), Some(id));
        }
        assert_eq!(VOCABULARY.parts(17), None);
        let name = VOCABULARY.name(9, |arg, value| format!("{arg}{value}"));
        assert_eq!(name.as_deref(), Some("push seat1 piece2"));
    }
}
