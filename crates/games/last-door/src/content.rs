//! The knock deck, read from `content/cards.toml` once.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::ids::Card;

/// What is in the box.
#[derive(Debug)]
pub(crate) struct Content {
    /// Every card, kind by kind.
    pub(crate) deck: Vec<Card>,
    /// How many boards each kind tears off, in the order of [`Card::ALL`].
    tears: [u8; Card::ALL.len()],
}

impl Content {
    pub(crate) fn tears(&self, card: Card) -> u8 {
        self.tears[card as usize]
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
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    kind: Card,
    copies: usize,
    tears: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Where an entry comes from.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    House,
}

fn parse(text: &str) -> Result<Content, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let mut content = Content {
        deck: Vec::new(),
        tears: [0; Card::ALL.len()],
    };
    for card in Card::ALL {
        let entries: Vec<&Entry> = file.card.iter().filter(|one| one.kind == card).collect();
        let [entry] = entries[..] else {
            return Err(format!("'{}' must stand there exactly once", card.name()));
        };
        content.tears[card as usize] = entry.tears;
        content.deck.extend(vec![card; entry.copies]);
    }
    Ok(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_deck_reads() {
        assert_eq!(content().deck.len(), 12);
        assert_eq!(Card::ALL.map(|card| content().tears(card)), [0, 1, 2, 3]);
    }

    #[test]
    fn a_kind_that_is_missing_or_there_twice_is_named() {
        let missing = "[[card]]\nkind = \"ram\"\ncopies = 1\ntears = 3\nsource = \"house\"\n";
        assert!(parse(missing).unwrap_err().contains("'scratch'"));
        let twice = include_str!("../content/cards.toml").to_owned() + missing;
        assert!(parse(&twice).unwrap_err().contains("'ram'"));
    }
}
