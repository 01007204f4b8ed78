//! An Item in somebody's possession: which card, how many uses it has left, and whether it belongs to the Search deck.

use std::fmt;
use std::str::FromStr;

use shamble_core::{Text, text};

use crate::content::{Card, CardId, card};
use crate::ids::serde_as_text;

/// An Item on a sheet. Written `axe:2` (two uses left), `axe:2*` if it came from the Search deck, `dog` if permanent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "zombies15/")
)]
pub struct Item {
    /// Which card.
    pub id: CardId,
    /// Uses left.
    pub uses: u8,
    /// Whether the card belongs to the Search deck; starting Items and Special Items do not (Z15-R90).
    pub is_from_deck: bool,
}

impl Item {
    /// Z15-071: Items come into play fully loaded.
    pub(crate) fn full(id: CardId) -> Self {
        Self {
            id,
            uses: card(id).uses,
            is_from_deck: false,
        }
    }

    pub(crate) fn from_deck(id: CardId) -> Self {
        Self {
            is_from_deck: true,
            ..Self::full(id)
        }
    }

    pub(crate) fn card(self) -> &'static Card {
        card(self.id)
    }

    /// Whether a Weapon's token stands on the empty space.
    pub(crate) fn is_empty(self) -> bool {
        self.uses == 0
    }

    pub(crate) fn is_full(self) -> bool {
        self.uses == self.card().uses
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        if self.card().uses > 0 {
            write!(f, ":{}", self.uses)?;
        }
        if self.is_from_deck {
            f.write_str("*")
        } else {
            Ok(())
        }
    }
}

impl Item {
    /// The Item that a player wrote, or why it cannot be.
    pub(crate) fn read(text: &str) -> Result<Self, Text> {
        let (text, is_from_deck) = match text.strip_suffix('*') {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (word, uses) = match text.split_once(':') {
            Some((word, uses)) => (word, Some(uses)),
            None => (text, None),
        };
        let Ok(id) = word.parse::<CardId>() else {
            return Err(text!("zombies15-progress-card", word = word));
        };
        let most = card(id).uses;
        if card(id).zombies > 0 && !card(id).is_object() {
            return Err(text!("zombies15-progress-no-item", word = word));
        }
        if is_from_deck && card(id).copies == 0 {
            return Err(text!("zombies15-progress-star", word = word));
        }
        let uses = match uses {
            None => most,
            Some(uses) => uses
                .parse()
                .ok()
                .filter(|uses| *uses <= most)
                .ok_or_else(|| {
                    text!(
                        "zombies15-progress-uses",
                        word = word,
                        most = most,
                        uses = uses
                    )
                })?,
        };
        Ok(Self {
            id,
            uses,
            is_from_deck,
        })
    }
}

impl FromStr for Item {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::read(text).map_err(|_| {
            format!(
                "'{text}' is no Item: axe:2 with two uses left, axe:2* from the Search deck, or dog"
            )
        })
    }
}

serde_as_text!(Item);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_read_back_what_they_wrote() {
        for text in ["axe:2", "axe:0*", "dog", "bike_helmet*", "hockey_stick:4"] {
            assert_eq!(text.parse::<Item>().unwrap().to_string(), text);
        }
        assert_eq!("axe".parse::<Item>().unwrap().to_string(), "axe:3");
        for wrong in ["", "spoon", "axe:4", "axe:x", "zombie_1", "dog*"] {
            assert!(wrong.parse::<Item>().is_err(), "{wrong}");
        }
    }
}
