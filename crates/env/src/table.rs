//! What programs must know about a game before they make a table of it.

use serde_json::{Value, json};
use shamble_catalog::for_game;
use shamble_core::Encoded;
use shamble_core::encode;

use crate::Error;

/// A game in figures.
#[derive(Clone, Debug)]
pub struct Info {
    /// The game's id.
    pub game: &'static str,
    /// How many ids there are, waiting included.
    pub n_actions: u32,
    /// How many bytes an observation has.
    pub observation_size: usize,
    /// Modes, options, verbs and fields, as JSON: what `list` and `layout` tell.
    pub json: Value,
    names: fn(u32) -> Option<String>,
    parts: fn(u32) -> Option<Vec<usize>>,
}

impl Info {
    /// Action `id` in words.
    pub fn name(&self, id: u32) -> Option<String> {
        (self.names)(id)
    }

    /// The number of the verb of `id`, and its arguments.
    pub fn parts(&self, id: u32) -> Option<Vec<usize>> {
        (self.parts)(id)
    }
}

/// What there is to know about the game called `id`.
pub fn info(id: &str) -> Result<Info, Error> {
    fn go<G: Encoded>() -> Info {
        let tables = encode::tables::<G>();
        let json = json!({
            "game": G::ID, "spec": G::spec(), "actions": tables.actions, "observation": tables.observation,
        });
        Info {
            game: G::ID,
            n_actions: G::vocabulary().n_ids(),
            observation_size: encode::observation_size::<G>(),
            json,
            names: |id| G::vocabulary().name(id, G::word),
            parts: |id| {
                let (verb, args) = G::vocabulary().parts(id)?;
                let n_args = G::vocabulary().verbs()[verb].args.len();
                Some(
                    std::iter::once(verb)
                        .chain(args[..n_args].iter().copied())
                        .collect(),
                )
            },
        }
    }
    for_game!(id, G => go::<G>()).ok_or_else(|| {
        let known = shamble_catalog::GAMES.join(", ");
        Error::UnknownGame(format!("unknown game '{id}'; known: {known}"))
    })
}
