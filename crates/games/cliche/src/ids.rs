//! Small closed types: kinds of cards, counts of them, sides, phases, and where things lie.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shamble_core::{Text, text};

/// A kind of resource card. Cards of one kind are all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Scrap,
    Engine,
    Tire,
    Medkit,
    Shotgun,
}

impl Card {
    /// All kinds, in the order in which they are always listed.
    pub const ALL: [Self; 5] = [
        Self::Scrap,
        Self::Engine,
        Self::Tire,
        Self::Medkit,
        Self::Shotgun,
    ];

    /// Its word in actions and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scrap => "scrap",
            Self::Engine => "engine",
            Self::Tire => "tire",
            Self::Medkit => "medkit",
            Self::Shotgun => "shotgun",
        }
    }

    /// The kind, for people.
    pub fn say(self) -> Text {
        match self {
            Self::Scrap => text!("cliche-card-scrap"),
            Self::Engine => text!("cliche-card-engine"),
            Self::Tire => text!("cliche-card-tire"),
            Self::Medkit => text!("cliche-card-medkit"),
            Self::Shotgun => text!("cliche-card-shotgun"),
        }
    }

    /// So many of the kind, for people.
    pub(crate) fn say_n(self, n: u8) -> Text {
        match self {
            Self::Scrap => text!("cliche-card-scrap-n", n = n),
            Self::Engine => text!("cliche-card-engine-n", n = n),
            Self::Tire => text!("cliche-card-tire-n", n = n),
            Self::Medkit => text!("cliche-card-medkit-n", n = n),
            Self::Shotgun => text!("cliche-card-shotgun-n", n = n),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|card| card.name() == text)
            .ok_or_else(|| format!("'{text}' is no card: scrap, engine, tire, medkit or shotgun"))
    }
}

/// How many cards of each kind. Its text form is `scrap*3,tire`, or `nothing`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(deny_unknown_fields, default)]
pub struct Cards {
    pub scrap: u8,
    pub engine: u8,
    pub tire: u8,
    pub medkit: u8,
    pub shotgun: u8,
}

impl Cards {
    /// No card at all.
    pub const NONE: Self = Self {
        scrap: 0,
        engine: 0,
        tire: 0,
        medkit: 0,
        shotgun: 0,
    };

    /// One card of this kind.
    pub const fn one(card: Card) -> Self {
        Self::some(card, 1)
    }

    /// `n` cards of this kind.
    pub const fn some(card: Card, n: u8) -> Self {
        let mut cards = Self::NONE;
        *cards.of_mut(card) = n;
        cards
    }

    /// How many of this kind.
    pub const fn of(&self, card: Card) -> u8 {
        match card {
            Card::Scrap => self.scrap,
            Card::Engine => self.engine,
            Card::Tire => self.tire,
            Card::Medkit => self.medkit,
            Card::Shotgun => self.shotgun,
        }
    }

    /// The count of this kind, to be changed.
    pub(crate) const fn of_mut(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Scrap => &mut self.scrap,
            Card::Engine => &mut self.engine,
            Card::Tire => &mut self.tire,
            Card::Medkit => &mut self.medkit,
            Card::Shotgun => &mut self.shotgun,
        }
    }

    /// How many cards in all.
    pub fn total(&self) -> usize {
        self.iter().map(|(_, n)| usize::from(n)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether at least `part` is among them.
    pub fn has(&self, part: &Self) -> bool {
        Card::ALL
            .into_iter()
            .all(|card| self.of(card) >= part.of(card))
    }

    /// These and `more`.
    #[must_use]
    pub fn and(&self, more: &Self) -> Self {
        self.pairwise(more, u8::saturating_add)
    }

    /// These without `less`, of which nothing may be missing.
    #[must_use]
    pub fn without(&self, less: &Self) -> Self {
        debug_assert!(self.has(less), "cards that are not there");
        self.pairwise(less, u8::saturating_sub)
    }

    /// As many of each kind as both have.
    #[must_use]
    pub fn common(&self, other: &Self) -> Self {
        self.pairwise(other, u8::min)
    }

    /// What is missing here of `whole`.
    #[must_use]
    pub fn missing_of(&self, whole: &Self) -> Self {
        whole.pairwise(self, u8::saturating_sub)
    }

    /// The kinds that are there, with their numbers, in the order of [`Card::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let cards = *self;
        Card::ALL
            .into_iter()
            .map(move |card| (card, cards.of(card)))
            .filter(|(_, n)| *n > 0)
    }

    /// One card after the other, kind by kind.
    pub fn each(&self) -> impl Iterator<Item = Card> + use<> {
        self.iter()
            .flat_map(|(card, n)| std::iter::repeat_n(card, n.into()))
    }

    /// The cards as a list, for people.
    pub fn say(&self) -> Vec<Text> {
        self.iter().map(|(card, n)| card.say_n(n)).collect()
    }

    fn pairwise(&self, other: &Self, join: impl Fn(u8, u8) -> u8) -> Self {
        Self {
            scrap: join(self.scrap, other.scrap),
            engine: join(self.engine, other.engine),
            tire: join(self.tire, other.tire),
            medkit: join(self.medkit, other.medkit),
            shotgun: join(self.shotgun, other.shotgun),
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut sum = Self::NONE;
        for card in cards {
            *sum.of_mut(card) += 1;
        }
        sum
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (i, (card, n)) in self.iter().enumerate() {
            let separator = if i == 0 { "" } else { "," };
            match n {
                1 => write!(f, "{separator}{card}")?,
                _ => write!(f, "{separator}{card}*{n}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut cards = Self::NONE;
        if text == "nothing" {
            return Ok(cards);
        }
        for item in text.split(',').map(str::trim) {
            let (name, n) = match item.split_once('*') {
                Some((name, n)) => (name, n.parse().ok().filter(|n| (1..=99).contains(n))),
                None => (item, Some(1)),
            };
            let n = n.ok_or_else(|| format!("'{item}' needs a number from 1 to 99 after the *"))?;
            let count = cards.of_mut(name.parse()?);
            if *count > 0 {
                return Err(format!("{name} is named twice in '{text}'"));
            }
            *count = n;
        }
        Ok(cards)
    }
}

/// Cards in order, the top card last. A plain array, so that copies of a state are cheap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck {
    cards: [Card; MAX_CARDS],
    n_cards: u8,
}

impl Deck {
    /// Takes the top card.
    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.n_cards = self.n_cards.checked_sub(1)?;
        Some(self.cards[usize::from(self.n_cards)])
    }

    /// The cards, the top card last.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.n_cards.into()]
    }

    /// The cards, to be shuffled.
    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.n_cards.into()]
    }
}

impl FromIterator<Card> for Deck {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut deck = Self {
            cards: [Card::Scrap; MAX_CARDS],
            n_cards: 0,
        };
        for card in cards {
            deck.cards[usize::from(deck.n_cards)] = card;
            deck.n_cards += 1;
        }
        deck
    }
}

/// Which side a player is on. Humans may become zombies, never the other way (CZG-002).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Human,
    Zombie,
}

/// Where in the game we are. Clean up asks nobody anything and is over at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody is about to roll for the right to name the zombie (CZG-015).
    Opening,
    /// The chooser names the starting zombies.
    Naming,
    /// The chooser gives the human-start card to a human (CZG-R05).
    Placing,
    /// Humans lay shotguns face up (CZG-027).
    Setup,
    /// The race (CZG-029).
    Gathering,
    /// Turns at the row (CZG-053).
    Trading,
    /// Humans trade, heal and build (CZG-061).
    FreeStep,
    /// Somebody has won, or everybody has lost.
    Over,
}

/// A space of the track, counted clockwise from H = 0.
pub type Space = u8;

/// The number of spaces of the row.
pub const N_ROW: usize = 5;

/// The number of zombie tokens, Z1 to Z7.
pub const N_TOKENS: usize = 7;

/// The number of dice that can be in play: the human die and one for each zombie token.
pub const N_DICE: usize = N_TOKENS + 1;

/// More cards than any table has, also one set up by hand on top of a whole deck.
pub const MAX_CARDS: usize = 200;

/// A vehicle to escape with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cliche/"))]
#[serde(rename_all = "snake_case")]
pub enum Vehicle {
    /// For all remaining humans (CZG-069).
    Car,
    /// For one human alone (CZG-070).
    Motorcycle,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_told_kind_by_kind() {
        let cards: Cards = "scrap*3,tire".parse().unwrap();
        let told = [Card::Scrap.say_n(3), Card::Tire.say_n(1)];
        assert_eq!(cards.say(), told);
        assert_eq!(Cards::NONE.say(), []);
    }

    #[test]
    fn cards_read_back_what_they_write() {
        for text in [
            "nothing",
            "scrap",
            "scrap*3,tire",
            "engine,medkit*2,shotgun",
        ] {
            assert_eq!(text.parse::<Cards>().unwrap().to_string(), text);
        }
        assert_eq!(
            "tire, scrap*2".parse::<Cards>().unwrap().to_string(),
            "scrap*2,tire"
        );
        for text in [
            "",
            "scrap*0",
            "scrap*100",
            "scrap,scrap",
            "wheel",
            "scrap*x",
            "nothing,tire",
        ] {
            assert!(text.parse::<Cards>().is_err(), "{text}");
        }
    }

    #[test]
    fn sums_and_differences() {
        let hand: Cards = "scrap*3,tire".parse().unwrap();
        let part: Cards = "scrap*2".parse().unwrap();
        assert!(hand.has(&part) && !part.has(&hand));
        assert_eq!(hand.without(&part).and(&part), hand);
        assert_eq!(part.missing_of(&hand).to_string(), "scrap,tire");
        assert_eq!(hand.common(&part), part);
        assert_eq!(hand.total(), 4);
    }
}
