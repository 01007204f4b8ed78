//! Names of things: places in the mall, Humans, cards, tokens, and the small closed lists of the rules.

use std::fmt;
use std::str::FromStr;

use crate::content::content;
use crate::words::{bit_set, words};

words! {
    /// A place for a Store, clockwise from the top left corner.
    Slot, "place" {
        Nw = "NW", N = "N", Ne = "NE", E = "E", Se = "SE", S = "S", Sw = "SW", W = "W",
    }
}

impl Slot {
    /// The four that lie against the Courtyard.
    pub const CENTERS: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];
    /// The four that touch it only at a corner.
    pub const CORNERS: [Self; 4] = [Self::Nw, Self::Ne, Self::Se, Self::Sw];

    /// The place with this number, counted clockwise.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 8]
    }

    /// Whether it touches the Courtyard only diagonally.
    pub const fn is_corner(self) -> bool {
        self.index().is_multiple_of(2)
    }

    /// The next one clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::from_index(self.index() + 1)
    }

    /// The two beside it.
    pub const fn neighbours(self) -> [Self; 2] {
        [
            Self::from_index(self.index() + 7),
            Self::from_index(self.index() + 1),
        ]
    }

    /// Steps along the ring, the shorter way.
    pub const fn distance(self, other: Self) -> usize {
        let around = (self.index() + 8 - other.index()) % 8;
        if around > 4 { 8 - around } else { around }
    }
}

bit_set! {
    /// Some of the eight places.
    SlotSet of Slot in u8
}

/// A Room: Rooms 1 to 3 of the Store in each place, then the center and the four side Rooms of the Courtyard.
/// Written `NW.1` or `C.n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Room(u8);

impl Room {
    /// How many there are.
    pub const COUNT: usize = 29;
    /// Where Humans start and bring things.
    pub const CENTER: Self = Self(24);

    /// Room `number` (1 to 3) of the Store at `slot`.
    pub const fn of(slot: Slot, number: usize) -> Self {
        Self((slot.index() * 3 + number - 1) as u8)
    }

    /// The Entrance of the Store at `slot`.
    pub const fn entrance(slot: Slot) -> Self {
        Self::of(slot, 1)
    }

    /// The Courtyard's Room along the side of `slot`, which must be a Center Store's place.
    pub fn side(slot: Slot) -> Self {
        let nth = Slot::CENTERS.iter().position(|center| *center == slot);
        Self(25 + nth.expect("only Center Stores lie along the Courtyard") as u8)
    }

    /// The Room with this number.
    pub const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// Where its Store lies; nothing for the Courtyard.
    #[inline]
    pub const fn slot(self) -> Option<Slot> {
        if self.0 < 24 {
            Some(Slot::from_index(self.0 as usize / 3))
        } else {
            None
        }
    }

    /// Its number within its Store, 1 to 3.
    pub const fn number(self) -> usize {
        self.0 as usize % 3 + 1
    }

    /// Whether it belongs to the Courtyard.
    pub const fn is_courtyard(self) -> bool {
        self.0 >= 24
    }

    /// Whether it is the Room with a Store's entrance symbol (TEZ-005).
    pub const fn is_entrance(self) -> bool {
        self.0 < 24 && self.0.is_multiple_of(3)
    }

    /// The Mall Card it is on: 0 to 7 for Stores, 8 for the Courtyard.
    pub const fn card(self) -> usize {
        self.0 as usize / 3 - (self.0 >= 27) as usize
    }
}

const SIDE_LETTERS: [&str; 5] = ["c", "n", "e", "s", "w"];

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.slot() {
            Some(slot) => write!(f, "{slot}.{}", self.number()),
            None => write!(f, "C.{}", SIDE_LETTERS[self.index() - 24]),
        }
    }
}

impl FromStr for Room {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("'{text}' is no Room; Rooms are NW.1 to W.3 and C.c, C.n, C.e, C.s, C.w");
        let (place, number) = text.split_once('.').ok_or_else(wrong)?;
        if place == "C" {
            let nth = SIDE_LETTERS.iter().position(|letter| *letter == number);
            return nth.map(|nth| Self(24 + nth as u8)).ok_or_else(wrong);
        }
        let slot: Slot = place.parse().map_err(|_| wrong())?;
        match number {
            "1" | "2" | "3" => Ok(Self::of(slot, usize::from(number.as_bytes()[0] - b'0'))),
            _ => Err(wrong()),
        }
    }
}

bit_set! {
    /// Some Rooms.
    RoomSet of Room in u32
}

impl RoomSet {
    /// The 24 Rooms of Stores.
    pub const STORES: Self = Self::from_bits((1 << 24) - 1);
    /// The five Rooms of the Courtyard.
    pub const COURTYARD: Self = Self::from_bits(0b11111 << 24);

    /// The three Rooms of one Store.
    pub const fn store(slot: Slot) -> Self {
        Self::from_bits(0b111 << (slot.index() * 3))
    }
}

/// A Human, numbered in Turn order by seat.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "number", export_to = "tiny-epic-zombies/")
)]
#[serde(transparent)]
pub struct Human(pub u8);

impl Human {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Human {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Human {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "0" | "1" | "2" | "3" => Ok(Self(text.as_bytes()[0] - b'0')),
            _ => Err(format!("'{text}' is no Human; Humans are 0 to 3")),
        }
    }
}

words! {
    /// An entrance symbol; each is on two Stores and eight Search Cards.
    Symbol, "symbol" { Door = "door", Radio = "radio", Glass = "glass", Vase = "vase" }
}

words! {
    /// A face of the Melee Die (TEZ-001).
    Face, "face" { Overkill = "overkill", NoEffect = "no_effect", OneWound = "one_wound", TwoWounds = "two_wounds" }
}

words! {
    /// A Player Card.
    Character, "character" {
        Teenager = "teenager", Athlete = "athlete", Mechanic = "mechanic", Teacher = "teacher",
        Photographer = "photographer", Mallcop = "mallcop", Janitor = "janitor", Scientist = "scientist",
        Greaser = "greaser", Hippie = "hippie", FryCook = "fry_cook", Popstar = "popstar", Doctor = "doctor",
        Survivalist = "survivalist",
    }
}

impl Character {
    /// The card with this number.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

bit_set! {
    /// Some Player Cards.
    CharacterSet of Character in u16
}

words! {
    /// An Objective Card.
    Objective, "objective" {
        Stranded = "stranded", Cdc = "cdc", Helicopter = "helicopter", Arsenal = "arsenal", Cure = "cure",
        Escape = "escape", Quarantine = "quarantine", Escort = "escort", Source = "source",
    }
}

words! {
    /// A cause of the outbreak, on a Clue Token.
    Clue, "source" {
        BioWeapon = "bio-weapon", Virus = "virus", Fungus = "fungus", DarkMagic = "dark-magic", Radiation = "radiation",
    }
}

words! {
    /// A letter on an Ingredient Token.
    Letter, "letter" { A = "A", B = "B", C = "C", D = "D" }
}

words! {
    /// A space of the Escort card with its one-time effect (TEZ-232).
    Post, "post" { Heal = "heal", Ammo = "ammo", Repair = "repair", Kill = "kill" }
}

/// What an Exit Token shows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
#[serde(rename_all = "snake_case")]
pub enum Exit {
    /// An entrance symbol.
    Symbol(Symbol),
    /// A Store number, 1 or 2.
    Number(u8),
}

/// A Store side, by its place in `content/stores.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side(pub u8);

impl Side {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id.
    pub fn name(self) -> &'static str {
        &content().sides[self.index()].id
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sides = &content().sides;
        let found = sides.iter().position(|side| side.id == text);
        found.map(|index| Self(index as u8)).ok_or_else(|| {
            let known: Vec<&str> = sides.iter().map(|side| side.id.as_str()).collect();
            format!("unknown store '{text}'; known: {}", known.join(", "))
        })
    }
}

/// A Search Card, by its place in `content/search.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// How many there are (TEZ-010).
    pub const COUNT: usize = 32;

    /// The card with this number.
    pub const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id, the letter of the copy included.
    pub fn name(self) -> &'static str {
        &content().cards[self.index()].id
    }

    /// Its entrance symbol.
    pub fn symbol(self) -> Symbol {
        content().cards[self.index()].symbol
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::from_index)
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
        let found = content().cards.iter().position(|card| card.id == text);
        found.map(Self::from_index).ok_or_else(|| {
            format!("unknown card '{text}'; cards are named as in machete or grenade-b")
        })
    }
}

bit_set! {
    /// Some Search Cards.
    CardSet of Card in u32
}

/// A token that lies in Rooms or is carried. Face-down ones are told apart by where they were first laid, never by
/// what they show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Token {
    /// Supply Token 1 or 2, counted from 0.
    Supply(u8),
    /// The Radio.
    Radio,
    /// The helicopter Part.
    Part,
    /// A Stranded Token, 0 or 1.
    Stranded(u8),
    /// An Ingredient Token, 0 to 7.
    Ingredient(u8),
    /// An Exit Token, 0 to 7.
    Exit(u8),
    /// A Clue Token, 0 (first laid on the Source space) to 4.
    Clue(u8),
}

impl Token {
    /// All of them, in their fixed order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.iter().copied()
    }

    /// Written out, because every look at the table goes through them.
    const ALL: &[Self] = &[
        Self::Supply(0),
        Self::Supply(1),
        Self::Radio,
        Self::Part,
        Self::Stranded(0),
        Self::Stranded(1),
        Self::Ingredient(0),
        Self::Ingredient(1),
        Self::Ingredient(2),
        Self::Ingredient(3),
        Self::Ingredient(4),
        Self::Ingredient(5),
        Self::Ingredient(6),
        Self::Ingredient(7),
        Self::Exit(0),
        Self::Exit(1),
        Self::Exit(2),
        Self::Exit(3),
        Self::Exit(4),
        Self::Exit(5),
        Self::Exit(6),
        Self::Exit(7),
        Self::Clue(0),
        Self::Clue(1),
        Self::Clue(2),
        Self::Clue(3),
        Self::Clue(4),
    ];

    /// Its kind as a word.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Supply(_) => "supply",
            Self::Radio => "radio",
            Self::Part => "part",
            Self::Stranded(_) => "stranded",
            Self::Ingredient(_) => "ingredient",
            Self::Exit(_) => "exit",
            Self::Clue(_) => "clue",
        }
    }

    /// Its number within its kind, from 1.
    pub const fn number(self) -> usize {
        match self {
            Self::Radio | Self::Part => 1,
            Self::Supply(n)
            | Self::Stranded(n)
            | Self::Ingredient(n)
            | Self::Exit(n)
            | Self::Clue(n) => n as usize + 1,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Radio | Self::Part => f.write_str(self.kind()),
            _ => write!(f, "{}-{}", self.kind(), self.number()),
        }
    }
}

impl FromStr for Token {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|token| token.to_string() == text).ok_or_else(|| {
            format!("'{text}' is no token; tokens are radio, part, supply-1, stranded-1, ingredient-1, exit-1, clue-1 and so on")
        })
    }
}

/// Where a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not in this game, or out of it.
    #[default]
    Gone,
    /// On its Objective Card.
    Card,
    /// In a Room.
    Room(Room),
    /// On a Human's Player Card.
    Human(Human),
}

/// Serialises by the text form.
macro_rules! as_text {
    ($($name:ident),+) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        #[cfg(feature = "ts")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                "string".into()
            }

            fn inline(_: &ts_rs::Config) -> String {
                "string".into()
            }
        }
    )+};
}
as_text!(Room, Side, Card, Token);
