//! The cards, Stores and numbers of `content/`: parsed and checked once, shared by every state.
//!
//! Content is embedded text, never a path. A mistake in a file is reported with the file, the line and what would be
//! right; nothing is half loaded.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::effect::{CardType, Effect, HordePart, Passive, Talent};
use crate::ids::{Card, CardSet, Character, Face, Letter, Objective, Symbol};

mod cards;
mod stores;

pub use stores::{EdgeSpan, Edges};
pub(crate) use stores::{RoomDef, SideDef};

/// Everything in `content/`.
#[derive(Debug)]
pub(crate) struct Content {
    /// Numbers of the whole table.
    pub(crate) table: Numbers,
    /// What a roll of 1 to 6 shows.
    pub(crate) faces: [Face; 6],
    /// The 16 Store sides, in file order.
    pub(crate) sides: Vec<SideDef>,
    /// The 32 Search Cards, in file order.
    pub(crate) cards: Vec<CardDef>,
    /// The 14 Player Cards, by [`Character`].
    pub(crate) players: Vec<PlayerDef>,
    /// The 9 Objective Cards, by [`Objective`].
    pub(crate) objectives: Vec<ObjectiveDef>,
    /// Numbers of single Objectives.
    pub(crate) details: Details,
    /// Cards by type.
    pub(crate) melee: CardSet,
    /// Cards by type.
    pub(crate) ranged: CardSet,
    /// Cards by type.
    pub(crate) backpack: CardSet,
    /// Cards by type.
    pub(crate) pickup: CardSet,
    /// Cards by type.
    pub(crate) event: CardSet,
    /// The six Frequencies.
    pub(crate) frequencies: CardSet,
    by_effect: [CardSet; Effect::COUNT],
    talents: [Talent; 14],
    passives: [Passive; 14],
}

impl Content {
    /// Melee and Ranged Weapons.
    pub(crate) fn weapons(&self) -> CardSet {
        self.melee.or(self.ranged)
    }

    /// The cards that do this, whatever the amount.
    #[inline]
    pub(crate) fn with(&self, effect: Effect) -> CardSet {
        self.by_effect[effect.index()]
    }

    /// The card's definition.
    pub(crate) fn card(&self, card: Card) -> &CardDef {
        &self.cards[card.index()]
    }

    /// The ability of the card's Human side.
    #[inline]
    pub(crate) fn talent(&self, character: Character) -> Talent {
        self.talents[character.index()]
    }

    /// The passive of the card's Zombie side.
    #[inline]
    pub(crate) fn passive(&self, character: Character) -> Passive {
        self.passives[character.index()]
    }

    /// The Player Card's definition.
    pub(crate) fn player(&self, character: Character) -> &PlayerDef {
        &self.players[character.index()]
    }
}

/// `content/table.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    #[serde(rename = "source")]
    _source: Origin,
    pub(crate) zombies: usize,
    pub(crate) track_max: u8,
    pub(crate) moves: u8,
    pub(crate) search_deck: usize,
    pub(crate) zombie_hand: usize,
    pub(crate) zombie_refill: usize,
    pub(crate) zombie_cards_max: usize,
    pub(crate) horde_spaces: u8,
    pub(crate) barricade_start: u8,
    pub(crate) barricade_max: u8,
    pub(crate) survivors_vs_zombie: u8,
    pub(crate) survivors: Survivors,
    die: Die,
}

/// Survivor Tokens by difficulty (TEZ-238).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Survivors {
    pub(crate) easy: u8,
    pub(crate) normal: u8,
    pub(crate) hard: u8,
    pub(crate) epic: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    /// Only ever read by people and by the check that it is there.
    #[serde(rename = "source")]
    _source: Origin,
    faces: Vec<Face>,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    /// The printed rules.
    Rulebook,
    /// A public picture, page or project.
    Public,
    /// Our own.
    House,
}

/// One Search Card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardDef {
    pub(crate) id: String,
    #[serde(rename = "type")]
    pub(crate) kind: CardType,
    pub(crate) symbol: Symbol,
    pub(crate) effect: Effect,
    #[serde(rename = "source")]
    _source: Origin,
}

/// One Player Card.
#[derive(Clone, Debug)]
pub(crate) struct PlayerDef {
    pub(crate) talent: Talent,
    pub(crate) passive: Passive,
    /// The five spaces of the Horde Track, each with its parts in order.
    pub(crate) track: Vec<Vec<HordePart>>,
}

/// One Objective Card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectiveDef {
    pub(crate) id: Objective,
    pub(crate) target: u8,
    pub(crate) own: [u8; 3],
    #[serde(rename = "source")]
    _source: Origin,
    #[serde(rename = "own_source")]
    _own_source: Origin,
}

/// What single Objectives need besides their target.
#[derive(Clone, Debug)]
pub(crate) struct Details {
    pub(crate) arsenal_ammo: u8,
    pub(crate) arsenal_own_ammo: [u8; 3],
    pub(crate) stranded_symbols: [Symbol; 4],
    pub(crate) ingredients: [Letter; 8],
    pub(crate) cure_mirror: [Letter; 8],
    pub(crate) cure_cycle: [Letter; 8],
    pub(crate) exit_numbers: [u8; 4],
}

/// The content of this build.
pub(crate) fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        parse(&Texts::BUILT_IN).unwrap_or_else(|problems| panic!("{}", problems.join("\n")))
    });
    &CONTENT
}

/// The files as text.
#[derive(Clone, Copy)]
struct Texts<'a> {
    table: &'a str,
    stores: &'a str,
    search: &'a str,
    players: &'a str,
    objectives: &'a str,
}

impl Texts<'static> {
    const BUILT_IN: Self = Self {
        table: include_str!("../content/table.toml"),
        stores: include_str!("../content/stores.toml"),
        search: include_str!("../content/search.toml"),
        players: include_str!("../content/players.toml"),
        objectives: include_str!("../content/objectives.toml"),
    };
}

/// A file being checked: collects what is wrong with the line it is wrong at.
struct Reading<'a> {
    file: &'static str,
    text: &'a str,
    problems: Vec<String>,
}

impl<'a> Reading<'a> {
    fn new(file: &'static str, text: &'a str) -> Self {
        Self {
            file,
            text,
            problems: Vec::new(),
        }
    }

    /// Something is wrong in what begins at this byte.
    fn wrong(&mut self, at: usize, what: impl std::fmt::Display) {
        let line = 1 + self.text[..at.min(self.text.len())].matches('\n').count();
        self.problems
            .push(format!("content/{}:{line}: {what}", self.file));
    }

    fn read<T: for<'de> Deserialize<'de>>(&mut self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                self.wrong(at, error.message().trim());
                None
            }
        }
    }
}

fn parse(texts: &Texts<'_>) -> Result<Content, Vec<String>> {
    let mut problems = Vec::new();
    let mut done = |reading: Reading<'_>| problems.extend(reading.problems);

    let mut reading = Reading::new("table.toml", texts.table);
    let table = reading.read::<Numbers>();
    let faces = table.as_ref().and_then(|table| {
        let faces = <[Face; 6]>::try_from(table.die.faces.clone()).ok();
        if faces.is_none() {
            let at = texts.table.find("faces").unwrap_or(0);
            reading.wrong(
                at,
                format!("the die has {} faces; it needs 6", table.die.faces.len()),
            );
        }
        faces
    });
    done(reading);

    let mut reading = Reading::new("stores.toml", texts.stores);
    let sides = stores::read(&mut reading);
    done(reading);
    let mut reading = Reading::new("search.toml", texts.search);
    let cards = cards::read_cards(&mut reading);
    done(reading);
    let mut reading = Reading::new("players.toml", texts.players);
    let players = cards::read_players(&mut reading);
    done(reading);
    let mut reading = Reading::new("objectives.toml", texts.objectives);
    let objectives = cards::read_objectives(&mut reading);
    done(reading);

    match (table, faces, sides, cards, players, objectives) {
        (
            Some(table),
            Some(faces),
            Some(sides),
            Some(cards),
            Some(players),
            Some((objectives, details)),
        ) if problems.is_empty() => {
            let of = |kind| {
                Card::all()
                    .filter(|card| cards[card.index()].kind == kind)
                    .collect()
            };
            let mut by_effect = [CardSet::EMPTY; Effect::COUNT];
            for card in Card::all() {
                by_effect[cards[card.index()].effect.index()].insert(card);
            }
            Ok(Content {
                melee: of(CardType::Melee),
                ranged: of(CardType::Ranged),
                backpack: of(CardType::Backpack),
                pickup: of(CardType::Pickup),
                event: of(CardType::Event),
                frequencies: by_effect[Effect::Frequency(0).index()],
                by_effect,
                talents: std::array::from_fn(|i| players[i].talent),
                passives: std::array::from_fn(|i| players[i].passive),
                table,
                faces,
                sides,
                cards,
                players,
                objectives,
                details,
            })
        }
        _ => Err(problems),
    }
}

#[cfg(test)]
mod tests;
