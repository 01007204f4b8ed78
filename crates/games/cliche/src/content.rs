//! The numbers of the game, read from `content/cards.toml` and checked once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use toml::Spanned;

use crate::ids::{Card, Cards, MAX_CARDS, Vehicle};
use crate::options::{Prices, Track};

/// Components and numbers that are the same at every table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Content {
    /// The resource deck.
    pub(crate) deck: Cards,
    /// What a card of each kind is worth in scrap; scrap itself cannot be exchanged.
    pub(crate) exchange: Cards,
    pub(crate) car: Cards,
    pub(crate) motorcycle: Cards,
    /// The default of the option `track`.
    pub(crate) track: String,
    /// The default of the option `prices`.
    pub(crate) prices: String,
    /// Cards for each starting zombie, or with a switch for each human.
    pub(crate) start_cards: u8,
    /// What the human has besides at a table of two.
    pub(crate) lone_human_cards: u8,
    /// Starting zombies for 2 to 8 players with `scaled_start`.
    pub(crate) scaled_zombies: [u8; 7],
}

impl Content {
    pub(crate) fn vehicle(&self, vehicle: Vehicle) -> &Cards {
        match vehicle {
            Vehicle::Car => &self.car,
            Vehicle::Motorcycle => &self.motorcycle,
        }
    }
}

/// The content this crate ships.
pub(crate) fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        parse(include_str!("../content/cards.toml"))
            .expect("the shipped content is checked by a test")
    });
    &CONTENT
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Spanned<CardEntry>>,
    vehicle: Vec<Spanned<VehicleEntry>>,
    board: Spanned<Board>,
    start: Spanned<Start>,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    Rulebook,
    House,
}

type Sources = BTreeMap<String, Source>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    kind: Card,
    copies: Spanned<u8>,
    #[serde(default)]
    exchange: u8,
    source: Sources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VehicleEntry {
    name: Vehicle,
    parts: Cards,
    source: Sources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    track: Spanned<String>,
    prices: Spanned<String>,
    source: Sources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    cards: u8,
    lone_human_cards: u8,
    scaled_zombies: Spanned<[u8; 7]>,
    source: Sources,
}

/// Reads content; an error names the line and says what would be right.
fn parse(text: &str) -> Result<Content, String> {
    let at = |offset: usize, reason: String| {
        format!(
            "line {}: {reason}",
            text[..offset].matches('\n').count() + 1
        )
    };
    let file: File = toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        at(start, error.message().to_owned())
    })?;
    let named = |start: usize, source: &Sources, keys: &[&str]| match keys
        .iter()
        .find(|key| !source.contains_key(**key))
    {
        Some(key) => Err(at(start, format!("source must say where {key} comes from"))),
        None => Ok(()),
    };

    let mut deck = Cards::NONE;
    let mut exchange = Cards::NONE;
    for entry in &file.card {
        let start = entry.span().start;
        let entry = entry.get_ref();
        let is_scrap = entry.kind == Card::Scrap;
        named(
            start,
            &entry.source,
            if is_scrap {
                &["copies"]
            } else {
                &["copies", "exchange"]
            },
        )?;
        if deck.of(entry.kind) > 0 {
            return Err(at(start, format!("{} stands here twice", entry.kind)));
        }
        if is_scrap != (entry.exchange == 0) {
            return Err(at(
                start,
                "every card but scrap has an exchange value".into(),
            ));
        }
        // CZG-R28: a zombie who sits on three cards must not be able to make escape impossible.
        let least = match entry.kind {
            Card::Scrap => 33,
            Card::Engine => 4,
            Card::Tire => 7,
            Card::Medkit | Card::Shotgun => 1,
        };
        if *entry.copies.get_ref() < least {
            return Err(at(
                entry.copies.span().start,
                format!("a deck holds at least {least} {}", entry.kind),
            ));
        }
        *deck.of_mut(entry.kind) = *entry.copies.get_ref();
        *exchange.of_mut(entry.kind) = entry.exchange;
    }
    if let Some(card) = Card::ALL.into_iter().find(|card| deck.of(*card) == 0) {
        return Err(at(0, format!("there is no [[card]] for {card}")));
    }
    if deck.total() > MAX_CARDS {
        return Err(at(0, format!("a deck holds at most {MAX_CARDS} cards")));
    }

    let vehicle = |name: Vehicle| {
        let mut entries = file
            .vehicle
            .iter()
            .filter(|entry| entry.get_ref().name == name);
        match (entries.next(), entries.next()) {
            (Some(entry), None) => {
                named(entry.span().start, &entry.get_ref().source, &["parts"])?;
                Ok(entry.get_ref().parts)
            }
            _ => Err(at(0, format!("there must be one [[vehicle]] {name:?}"))),
        }
    };

    let board = file.board.get_ref();
    named(file.board.span().start, &board.source, &["track", "prices"])?;
    (board.track.get_ref().parse::<Track>()).map_err(|e| at(board.track.span().start, e))?;
    (board.prices.get_ref().parse::<Prices>()).map_err(|e| at(board.prices.span().start, e))?;

    let start = file.start.get_ref();
    let keys = ["cards", "lone_human_cards", "scaled_zombies"];
    named(file.start.span().start, &start.source, &keys)?;
    let scaled_zombies = *start.scaled_zombies.get_ref();
    if (scaled_zombies.iter().zip(2..)).any(|(zombies, players)| !(1..players).contains(zombies)) {
        let reason = "at least one zombie and one human must start".into();
        return Err(at(start.scaled_zombies.span().start, reason));
    }
    Ok(Content {
        deck,
        exchange,
        car: vehicle(Vehicle::Car)?,
        motorcycle: vehicle(Vehicle::Motorcycle)?,
        track: board.track.get_ref().clone(),
        prices: board.prices.get_ref().clone(),
        start_cards: start.cards,
        lone_human_cards: start.lone_human_cards,
        scaled_zombies,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../content/cards.toml");

    #[test]
    fn the_shipped_content_is_the_catalogued_one() {
        let content = parse(SHIPPED).unwrap();
        assert_eq!(
            content.deck.to_string(),
            "scrap*60,engine*6,tire*12,medkit*6,shotgun*6"
        );
        assert_eq!(
            content.exchange.to_string(),
            "engine*6,tire*4,medkit*3,shotgun*3"
        );
        assert_eq!(content.car.to_string(), "scrap*30,engine,tire*4");
        assert_eq!(content.motorcycle.to_string(), "scrap*10,engine,tire*2");
    }

    #[track_caller]
    fn check_refused(from: &str, to: &str, expected: &str) {
        assert!(SHIPPED.contains(from));
        assert_eq!(parse(&SHIPPED.replacen(from, to, 1)).unwrap_err(), expected);
    }

    #[test]
    fn broken_content_names_its_line() {
        check_refused(
            "copies = 60",
            "copies = 32",
            "line 7: a deck holds at least 33 scrap",
        );
        check_refused(
            "copies = 6\n",
            "copies = 3\n",
            "line 12: a deck holds at least 4 engine",
        );
        check_refused(
            "copies = 12",
            "copies = 6",
            "line 18: a deck holds at least 7 tire",
        );
        check_refused(
            "exchange = 4",
            "exchange = 0",
            "line 16: every card but scrap has an exchange value",
        );
        check_refused(
            "[1, 1, 1",
            "[1, 3, 1",
            "line 55: at least one zombie and one human must start",
        );
        check_refused(
            ", prices = \"house\"",
            "",
            "line 46: source must say where prices comes from",
        );
        check_refused(
            "\"12: 6",
            "\"12: 0",
            "line 47: the ring's length from 4 to 40, a colon and seven spaces from 1 to length - 1, such as '12: 6 5 4 3 7 2 8'",
        );
        assert!(parse("card = 3").unwrap_err().starts_with("line 1: "));
    }
}
