//! The Zombie deck, Search tokens, Heavy Objects and the list of Scenario cards.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use shamble_core::flaw::line_of;
use toml::Spanned;

use super::{Card, ContentFlaw, content};
use crate::ids::{EventKind, HeavyKind, Letter, Source, Token, serde_as_text};

/// How many cards the Zombie deck has.
pub(crate) const N_ZOMBIE_CARDS: usize = 48;
const N_SEARCH_TOKENS: u32 = 40;
const N_SCENARIO_CARDS: u32 = 33;

/// A card of the Zombie deck. Written `horde`, `3A` or `3A+terror`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "zombies15/")
)]
pub enum ZombieCard {
    /// The Horde comes.
    #[default]
    Horde,
    /// So many zombies come.
    Number {
        /// 1 to 4.
        value: u8,
        /// The entry point in scenarios with letters.
        letter: Letter,
        /// The Event, if it has the symbol.
        event: Option<EventKind>,
    },
}

impl fmt::Display for ZombieCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Horde => f.write_str("horde"),
            Self::Number {
                value,
                letter,
                event: None,
            } => write!(f, "{value}{letter}"),
            Self::Number {
                value,
                letter,
                event: Some(event),
            } => write!(f, "{value}{letter}+{event}"),
        }
    }
}

impl FromStr for ZombieCard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "horde" {
            return Ok(Self::Horde);
        }
        let wrong = || format!("'{text}' is no Zombie card: horde, 3A or 3A+terror");
        let (number, event) = match text.split_once('+') {
            Some((number, event)) => (number, Some(event.parse()?)),
            None => (text, None),
        };
        let value = number
            .get(..1)
            .and_then(|digit| digit.parse().ok())
            .filter(|value| (1..=4).contains(value));
        let value = value.ok_or_else(wrong)?;
        Ok(Self::Number {
            value,
            letter: number[1..].parse().map_err(|_| wrong())?,
            event,
        })
    }
}

serde_as_text!(ZombieCard);

/// What a Heavy Object can do by itself; zeros for most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HeavyStats {
    /// Zombies killed by one use.
    pub damage: u8,
    /// Number of uses.
    pub uses: u8,
    /// Zombies held back while it is carried.
    pub fend_off: u8,
    /// Zombies added to the Horde by one use.
    pub noise: u8,
}

/// Counts and numbers of the pieces.
pub(crate) struct Pieces {
    tokens: Vec<u8>,
    heavy: Vec<(u8, HeavyStats)>,
}

/// The whole Zombie deck, unshuffled.
pub(crate) fn zombie_cards() -> &'static [ZombieCard] {
    &content().zombie_cards
}

/// The cards of a pile: number cards up to a value, and so many Horde cards.
pub(crate) fn zombie_cards_of(max_value: u8, n_hordes: u8) -> impl Iterator<Item = ZombieCard> {
    let is_in = move |card: &&ZombieCard| matches!(card, ZombieCard::Number { value, .. } if *value <= max_value);
    let numbers = zombie_cards().iter().filter(is_in).copied();
    numbers.chain(std::iter::repeat_n(ZombieCard::Horde, n_hordes.into()))
}

/// How many Search tokens of this kind the box has.
pub(crate) fn token_limit(token: Token) -> u8 {
    content().pieces.tokens[token as usize]
}

/// How many Heavy Objects of this kind the box has.
pub(crate) fn heavy_limit(kind: HeavyKind) -> u8 {
    content().pieces.heavy[kind as usize].0
}

/// What this Heavy Object can do.
pub(crate) fn heavy_stats(kind: HeavyKind) -> HeavyStats {
    content().pieces.heavy[kind as usize].1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    horde: u8,
    #[expect(dead_code, reason = "the file must say where the number comes from")]
    source: Source,
    card: Vec<Spanned<DeckEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckEntry {
    value: u8,
    letter: Letter,
    copies: u8,
    event: EventKind,
    #[expect(dead_code, reason = "the file must say where the number comes from")]
    source: Source,
}

/// Reads and checks the Zombie deck.
pub(super) fn read_zombie_cards(text: &str) -> Result<Vec<ZombieCard>, Vec<ContentFlaw>> {
    let file: DeckFile =
        toml::from_str(text).map_err(|error| vec![ContentFlaw::of_toml(text, &error)])?;
    let mut flaws = Vec::new();
    let mut cards = vec![ZombieCard::Horde; file.horde.into()];
    for entry in file.card {
        let line = line_of(text, entry.span().start);
        let entry = entry.into_inner();
        if !(1..=4).contains(&entry.value) || entry.copies == 0 {
            let what = format!("{} cards of value {}", entry.copies, entry.value);
            flaws.push(ContentFlaw::new(
                line,
                what,
                "values are 1 to 4, with at least one copy",
            ));
        }
        let plain = ZombieCard::Number {
            value: entry.value,
            letter: entry.letter,
            event: None,
        };
        let with_event = ZombieCard::Number {
            value: entry.value,
            letter: entry.letter,
            event: Some(entry.event),
        };
        cards.push(with_event);
        cards.extend(std::iter::repeat_n(
            plain,
            usize::from(entry.copies).saturating_sub(1),
        ));
    }
    if cards.len() != N_ZOMBIE_CARDS {
        flaws.push(ContentFlaw::new(
            0,
            format!("the Zombie deck has {} cards", cards.len()),
            "there are 48",
        ));
    }
    if flaws.is_empty() {
        Ok(cards)
    } else {
        Err(flaws)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    token: Vec<Counted<Token>>,
    heavy: Vec<Counted<HeavyKind>>,
    scenario_card: Vec<Spanned<Counted<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted<T> {
    id: T,
    count: u8,
    #[serde(default)]
    damage: u8,
    #[serde(default)]
    uses: u8,
    #[serde(default)]
    fend_off: u8,
    #[serde(default)]
    noise: u8,
    #[expect(dead_code, reason = "the file must say where the number comes from")]
    source: Source,
}

/// Scenario cards that are neither an Item nor a Heavy Object.
const OTHER_SCENARIO_CARDS: [&str; 3] = ["flashlight", "alpha_reference", "sample_case"];

/// Reads and checks tokens, Heavy Objects and Scenario cards.
pub(super) fn read(text: &str, cards: &[Card]) -> Result<Pieces, Vec<ContentFlaw>> {
    let file: File =
        toml::from_str(text).map_err(|error| vec![ContentFlaw::of_toml(text, &error)])?;
    let mut flaws = Vec::new();
    let tokens: Vec<u8> = file.token.iter().map(|entry| entry.count).collect();
    let in_order = file
        .token
        .iter()
        .map(|entry| entry.id)
        .eq(Token::ALL.iter().copied())
        && file
            .heavy
            .iter()
            .map(|entry| entry.id)
            .eq(HeavyKind::ALL.iter().copied());
    if !in_order {
        flaws.push(ContentFlaw::new(
            0,
            "tokens or Heavy Objects are missing or out of order",
            "list each once, in the order of the code",
        ));
    }
    let n_tokens: u32 = tokens.iter().map(|count| u32::from(*count)).sum();
    if n_tokens != N_SEARCH_TOKENS {
        flaws.push(ContentFlaw::new(
            0,
            format!("there are {n_tokens} Search tokens"),
            "there are 40",
        ));
    }
    let mut n_scenario_cards = 0;
    for entry in &file.scenario_card {
        let line = line_of(text, entry.span().start);
        let entry = entry.as_ref();
        n_scenario_cards += u32::from(entry.count);
        let id = entry.id.as_str();
        let is_known = cards.iter().any(|card| card.id == id)
            || HeavyKind::ALL.iter().any(|kind| kind.word() == id)
            || OTHER_SCENARIO_CARDS.contains(&id);
        if !is_known {
            flaws.push(ContentFlaw::new(
                line,
                format!("there is no card '{id}'"),
                "an Item of cards.toml or a Heavy Object",
            ));
        }
    }
    if n_scenario_cards != N_SCENARIO_CARDS {
        flaws.push(ContentFlaw::new(
            0,
            format!("there are {n_scenario_cards} Scenario cards"),
            "there are 33",
        ));
    }
    let stats = |entry: &Counted<HeavyKind>| {
        let stats = HeavyStats {
            damage: entry.damage,
            uses: entry.uses,
            fend_off: entry.fend_off,
            noise: entry.noise,
        };
        (entry.count, stats)
    };
    let heavy = file.heavy.iter().map(stats).collect();
    if flaws.is_empty() {
        Ok(Pieces { tokens, heavy })
    } else {
        Err(flaws)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::cards;

    #[test]
    fn the_zombie_deck_is_the_published_one() {
        let deck = zombie_cards();
        let events = |kind| {
            let has = |card: &&ZombieCard| matches!(card, ZombieCard::Number { event: Some(event), .. } if *event == kind);
            deck.iter().filter(has).count()
        };
        assert!(EventKind::ALL.iter().all(|kind| events(*kind) == 4));
        for value in 1..=4 {
            let is = |card: &&ZombieCard| matches!(card, ZombieCard::Number { value: found, .. } if *found == value);
            assert_eq!(deck.iter().filter(is).count(), 10);
        }
        for wanted in Letter::ALL {
            let is = |card: &&ZombieCard| matches!(card, ZombieCard::Number { letter, .. } if letter == wanted);
            assert_eq!(deck.iter().filter(is).count(), 10);
        }
        for card in deck {
            assert_eq!(card.to_string().parse(), Ok(*card));
        }
        assert!("5A".parse::<ZombieCard>().is_err() && "".parse::<ZombieCard>().is_err());
    }

    #[test]
    fn broken_piece_lists_are_named_with_what_would_be_right() {
        let deck = include_str!("../../content/zombie-cards.toml");
        assert!(
            read_zombie_cards(&deck.replacen("horde = 8", "horde = 7", 1))
                .err()
                .unwrap()[0]
                .what
                .contains("47 cards")
        );
        let file = include_str!("../../content/tokens.toml");
        for (from, to, what) in [
            ("count = 6", "count = 5", "39 Search tokens"),
            ("id = \"nunchaku\"", "id = \"spoon\"", "no card 'spoon'"),
            ("id = \"bag2\"", "id = \"bag1\"", "out of order"),
        ] {
            let flaws = read(&file.replacen(from, to, 1), cards()).err().unwrap();
            assert!(
                flaws.iter().any(|flaw| flaw.what.contains(what)),
                "{flaws:?}"
            );
        }
    }
}
