//! Cards as things on the table: every single card has a number, sets of cards are bits, and a card has a text form.
//!
//! Which cards there are and what they do is the business of `content.rs`.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use shamble_core::{Seat, SeatSet, Text};

use crate::content::content;

/// All cards of the set: 150 Loot and 12 Objective cards.
pub(crate) const N_CARDS: usize = 162;

/// Cards of the Loot deck.
pub(crate) const N_LOOT: usize = 150;

/// A kind of card, by its number in the content; cards of one kind are told apart only by the uses left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind(pub(crate) u8);

/// One card of the set. Cards of a kind follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CardId(pub(crate) u8);

impl CardId {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..N_CARDS as u8).map(Self)
    }

    pub(crate) fn kind(self) -> Kind {
        content().kind_of[self.index()]
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardSet([u64; 3]);

impl CardSet {
    pub(crate) const EMPTY: Self = Self([0; 3]);

    pub(crate) const fn has(&self, card: CardId) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    pub(crate) const fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    pub(crate) const fn remove(&mut self, card: CardId) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    pub(crate) const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    #[must_use]
    pub(crate) fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Cards in both.
    #[must_use]
    pub(crate) fn both(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[must_use]
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The cards by number.
    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            std::iter::successors(Some(bits), |bits| Some(bits & bits.wrapping_sub(1)))
                .take_while(|bits| *bits != 0)
                .map(move |bits| CardId((word * 64) as u8 + bits.trailing_zeros() as u8))
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// A card as players name it: its kind and the uses left, `L13*2`. Kinds without a number of uses are just `L35`.
/// Without a number a kind with uses means the card of that kind with the fewest left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", type = "string")
)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    /// What it is.
    pub kind: Kind,
    /// Uses left; 0 for kinds that do not count them, and for "whichever".
    pub uses: u8,
}

impl Card {
    /// A card fresh from the deck.
    pub fn fresh(kind: Kind) -> Self {
        Self {
            kind,
            uses: kind.data().uses,
        }
    }

    /// For people, with the uses left.
    pub fn say(self) -> Text {
        let name = Text::new(format!("zombie-mall-card-{}", self.kind));
        match self.uses {
            0 => name,
            uses => shamble_core::text!("zombie-mall-card-uses", card = name, n = uses),
        }
    }
}

/// A few cards of an action.
pub type CardList = ArrayVec<Card, 8>;

impl Kind {
    /// For people.
    pub fn say(self) -> Text {
        Text::new(format!("zombie-mall-card-{self}"))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data().id)
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        content()
            .kinds
            .iter()
            .position(|kind| kind.id == text)
            .map(|number| Self(number as u8))
            .ok_or_else(|| format!("'{text}' is no card: L01 to L67 or O01 to O12"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.uses {
            0 => self.kind.fmt(f),
            uses => write!(f, "{}*{uses}", self.kind),
        }
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((kind, uses)) = text.split_once('*') else {
            return Ok(Self {
                kind: text.parse()?,
                uses: 0,
            });
        };
        let kind: Kind = kind.parse()?;
        let uses = uses
            .parse()
            .ok()
            .filter(|uses| *uses > 0 && kind.data().uses > 0);
        let uses = uses.ok_or_else(|| {
            format!("'{text}' is no card with the uses it has left, such as L13*2")
        })?;
        Ok(Self { kind, uses })
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

/// A card of a written position: `L13*2`, with who drew it if that is not the holder, and who knows it apart from the
/// holder: `L13*2 by 1 seen 0 3`. A card that can be used once a turn, was, and then left the hand says so first:
/// `L04 used by 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Used in this turn by a player who no longer holds it.
    pub used: bool,
    /// Who drew it.
    pub by: Option<Seat>,
    /// Who else knows it.
    pub seen: SeatSet,
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card.fmt(f)?;
        if self.used {
            f.write_str(" used")?;
        }
        if let Some(by) = self.by {
            write!(f, " by {by}")?;
        }
        if !self.seen.is_empty() {
            f.write_str(" seen")?;
            for seat in self.seen.iter() {
                write!(f, " {seat}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Held {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("'{text}' is no card in a position: CARD [used] [by SEAT] [seen SEAT ...]");
        let mut words = text.split_whitespace().peekable();
        let card = words.next().ok_or_else(wrong)?.parse()?;
        let mut held = Self {
            card,
            used: words.next_if_eq(&"used").is_some(),
            by: None,
            seen: SeatSet::EMPTY,
        };
        if words.next_if_eq(&"by").is_some() {
            held.by = Some(
                words
                    .next()
                    .and_then(|seat| seat.parse().ok())
                    .ok_or_else(wrong)?,
            );
        }
        if words.next_if_eq(&"seen").is_some() {
            for seat in words.by_ref() {
                held.seen.insert(seat.parse().map_err(|()| wrong())?);
            }
        }
        match words.next() {
            None => Ok(held),
            Some(_) => Err(wrong()),
        }
    }
}

impl TryFrom<String> for Held {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Held> for String {
    fn from(held: Held) -> Self {
        held.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let cards: Vec<CardId> = [0, 1, 63, 64, 100, 127, 128, 161].map(CardId).to_vec();
        let mut set: CardSet = cards.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(set.len(), 8);
        set.remove(CardId(64));
        assert!(!set.has(CardId(64)) && set.has(CardId(63)));
        assert_eq!(set.without(&set), CardSet::EMPTY);
    }

    #[test]
    fn cards_read_back_what_they_write() {
        for text in ["L13*2", "L35", "O12", "L34*3"] {
            assert_eq!(text.parse::<Card>().unwrap().to_string(), text);
        }
        for text in ["L13*0", "L35*1", "L99", "", "13", "L13*x"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        for text in [
            "L13*2",
            "L13*2 by 1",
            "L35 seen 0 3",
            "L35 by 2 seen 1",
            "L04 used",
            "L04 used by 1 seen 0 1",
        ] {
            assert_eq!(text.parse::<Held>().unwrap().to_string(), text);
        }
        for text in ["L35 by", "L35 by 9", "L35 seen x", "L35 hello"] {
            assert!(text.parse::<Held>().is_err(), "{text}");
        }
    }
}
