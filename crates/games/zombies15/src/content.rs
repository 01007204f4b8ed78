//! The components as data: cards, Heroes, tiles, the Zombie deck and tokens, read once from `content/` and checked.
//!
//! Numbers live in the files; what a card or an ability does is an [`Effect`] or [`Ability`] the files refer to.

mod cards;
mod heroes;
mod pieces;
mod tiles;

use std::fmt;
use std::sync::LazyLock;

use shamble_core::flaw::line_of;

pub use cards::{Card, CardId, CardKind, Effect, WeaponClass};
pub use heroes::{Abilities, Ability, HeroSheet};
pub use pieces::ZombieCard;
pub use tiles::TileSide;

pub(crate) use cards::{card, card_by_word, cards, search_deck};
pub(crate) use heroes::{prologue_life_points, sheet};
pub(crate) use pieces::{heavy_limit, heavy_stats, token_limit, zombie_cards_of};
pub(crate) use tiles::tile;

/// All that the box holds.
pub struct Content {
    /// Item cards and the Zombie cards of the Search deck.
    pub cards: Vec<Card>,
    /// The eight Hero sheets.
    pub heroes: Vec<HeroSheet>,
    /// The 64 tile sides.
    pub tiles: Vec<TileSide>,
    /// The 48 Zombie cards.
    pub zombie_cards: Vec<ZombieCard>,
    pub(crate) prologue_life_points: u8,
    pub(crate) pieces: pieces::Pieces,
}

/// The components of the game.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        let cards = sound(
            "cards.toml",
            cards::read(include_str!("../content/cards.toml")),
        );
        let heroes = sound(
            "heroes.toml",
            heroes::read(include_str!("../content/heroes.toml"), &cards),
        );
        Content {
            tiles: sound(
                "tiles.toml",
                tiles::read(include_str!("../content/tiles.toml")),
            ),
            zombie_cards: sound(
                "zombie-cards.toml",
                pieces::read_zombie_cards(include_str!("../content/zombie-cards.toml")),
            ),
            pieces: sound(
                "tokens.toml",
                pieces::read(include_str!("../content/tokens.toml"), &cards),
            ),
            cards,
            prologue_life_points: heroes.1,
            heroes: heroes.0,
        }
    });
    &CONTENT
}

fn sound<T>(file: &str, read: Result<T, Vec<ContentFlaw>>) -> T {
    read.unwrap_or_else(|flaws| {
        let lines: Vec<String> = flaws.iter().map(ToString::to_string).collect();
        panic!(
            "content/{file}, which the tests exclude: {}",
            lines.join("\n")
        )
    })
}

/// One thing that is wrong in a file of `content/`. Only those who change the game read it, so it has its words here.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ContentFlaw {
    line: usize,
    /// What is wrong, naming the thing.
    what: String,
    /// What would be right.
    remedy: String,
}

impl ContentFlaw {
    fn new(line: usize, what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            line,
            what: what.into(),
            remedy: remedy.into(),
        }
    }

    fn of_toml(text: &str, error: &toml::de::Error) -> Self {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        let remedy = "see the description of the format for keys and kinds of values";
        Self::new(line, error.message().trim(), remedy)
    }
}

impl fmt::Display for ContentFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}; {}", self.line, self.what, self.remedy)
    }
}
