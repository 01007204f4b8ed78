//! Small closed sets and numbers of the game: tile sides, Areas, cards, tokens, slots and so on, with their words.
//!
//! Every one of them has a word that is used in action texts, positions, content files and scenario files.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Makes an enum whose variants have words, with parsing, printing and serde by word.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident, $what:literal { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombies15/"))]
        pub enum $name {
            $($(#[$vmeta])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.iter().copied().find(|item| item.word() == text).ok_or_else(|| {
                    let known: Vec<&str> = Self::ALL.iter().map(|item| item.word()).collect();
                    format!("'{text}' is no {}; known: {}", $what, known.join(", "))
                })
            }
        }
    };
}

words!(
    /// One of the eight Heroes.
    HeroId, "Hero" {
        Josh = "josh",
        Severity = "severity",
        Will = "will",
        Snow = "snow",
        Vance = "vance",
        SaiFon = "sai_fon",
        Hazel = "hazel",
        Dex = "dex",
    }
);

words!(
    /// A colour of Keys and Locks.
    Colour, "colour" { Red = "red", Blue = "blue", Green = "green", Yellow = "yellow" }
);

words!(
    /// A kind of Search token.
    Token, "Search token" {
        Bag1 = "bag1",
        Bag2 = "bag2",
        Bag3 = "bag3",
        KeyRed = "key_red",
        KeyBlue = "key_blue",
        KeyGreen = "key_green",
        KeyYellow = "key_yellow",
        Medicine = "medicine",
        Sample = "sample",
        Spare = "spare",
        Blank = "blank",
    }
);

words!(
    /// A kind of Heavy Object.
    HeavyKind, "Heavy Object" {
        GasCan = "gas_can",
        Radio = "radio",
        MachineGun = "machine_gun",
        AmmoCrate = "ammo_crate",
        Milo = "survivor_milo",
    }
);

words!(
    /// A scenario token that only marks a place.
    MarkerKind, "marker" {
        Car = "car",
        Helicopter = "helicopter",
        Generator = "generator",
        Cabin = "cabin",
        Tower = "tower",
        Helipad = "helipad",
    }
);

words!(
    /// The letter of a Zombie card, an entry point in scenarios that use letters.
    Letter, "letter" { A = "A", B = "B", C = "C", D = "D" }
);

words!(
    /// What the Event symbol of a Zombie card brings.
    EventKind, "Event" {
        Loss = "loss",
        SneakAttack = "sneak_attack",
        Surge = "surge",
        Terror = "terror",
    }
);

words!(
    /// A side of the map or of a tile.
    Facing, "direction" { North = "N", East = "E", South = "S", West = "W" }
);

words!(
    /// Which half of a tile.
    AreaKind, "kind of Area" { Street = "street", Search = "search" }
);

words!(
    /// Where a number comes from.
    Source, "source" { Rulebook = "rulebook", Public = "public", House = "house" }
);

words!(
    /// Whether a Hero stands, lies or is out.
    Posture, "posture" { Standing = "standing", Lying = "lying", Unconscious = "unconscious" }
);

impl Token {
    /// The value of an Item Bag.
    pub const fn bag(self) -> Option<u8> {
        match self {
            Self::Bag1 => Some(1),
            Self::Bag2 => Some(2),
            Self::Bag3 => Some(3),
            _ => None,
        }
    }

    /// The colour of a Key.
    pub const fn key(self) -> Option<Colour> {
        match self {
            Self::KeyRed => Some(Colour::Red),
            Self::KeyBlue => Some(Colour::Blue),
            Self::KeyGreen => Some(Colour::Green),
            Self::KeyYellow => Some(Colour::Yellow),
            _ => None,
        }
    }
}

impl Facing {
    /// Clockwise quarter turns from north.
    pub const fn quarter(self) -> u8 {
        self as u8
    }

    /// The facing so many quarter turns clockwise from this one.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        match (self as u8 + quarters) % 4 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }
}

/// How many tiles the box has; each can be used once, with either side.
pub(crate) const N_TILES: usize = 32;
/// How many Areas a map can have.
pub(crate) const N_AREAS: usize = 2 * N_TILES;

/// One side of a tile, such as `17B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "zombies15/")
)]
pub struct Side(u8);

impl Side {
    /// Side number `index` of 64: 1A, 1B, 2A ...
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 2 * N_TILES, "the box has 64 tile sides");
        Self(index as u8)
    }

    /// Its number among the 64.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The physical tile, from 1.
    pub const fn number(self) -> u8 {
        self.0 / 2 + 1
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if self.0.is_multiple_of(2) { 'A' } else { 'B' };
        write!(f, "{}{letter}", self.number())
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is no tile side: 1A to 32B");
        let at = text
            .len()
            .checked_sub(1)
            .filter(|at| text.is_char_boundary(*at))
            .ok_or_else(wrong)?;
        let (number, letter) = text.split_at(at);
        let is_plain = !number.starts_with(['0', '+']);
        let number: usize = number.parse().ok().filter(|_| is_plain).ok_or_else(wrong)?;
        let side = match letter {
            "A" => 0,
            "B" => 1,
            _ => return Err(wrong()),
        };
        (1..=N_TILES)
            .contains(&number)
            .then(|| Self((2 * (number - 1) + side) as u8))
            .ok_or_else(wrong)
    }
}

/// An Area by name, such as `17B/street`: what people write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "zombies15/")
)]
pub struct Place {
    /// The tile side.
    pub side: Side,
    /// Which of its Areas.
    pub kind: AreaKind,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.side, self.kind)
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (side, kind) = text
            .split_once('/')
            .ok_or_else(|| format!("'{text}' is no Area: write it as 17B/street or 17B/search"))?;
        Ok(Self {
            side: side.parse()?,
            kind: kind.parse()?,
        })
    }
}

/// An Area of a map by number: twice the number of its tile on the map, plus one for the Search Area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Area(pub(crate) u8);

impl Area {
    pub(crate) const fn street(tile: usize) -> Self {
        Self(2 * tile as u8)
    }

    pub(crate) const fn search(tile: usize) -> Self {
        Self(2 * tile as u8 + 1)
    }

    pub(crate) const fn tile(self) -> usize {
        self.0 as usize / 2
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn is_street(self) -> bool {
        self.0.is_multiple_of(2)
    }

    pub(crate) const fn kind(self) -> AreaKind {
        if self.is_street() {
            AreaKind::Street
        } else {
            AreaKind::Search
        }
    }
}

/// A slot for a Weapon (`w1`, `w2`) or a Light Object (`o1` to `o3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "zombies15/")
)]
pub enum Slot {
    /// A Weapon slot, from 0.
    Weapon(u8),
    /// A Light Object slot, from 0.
    Object(u8),
}

/// Weapon slots of a sheet.
pub(crate) const N_WEAPONS: usize = 2;
/// The most Light Object slots a sheet has.
pub(crate) const N_OBJECTS: usize = 3;

impl Slot {
    /// All slots there can be.
    pub const ALL: [Self; N_WEAPONS + N_OBJECTS] = [
        Self::Weapon(0),
        Self::Weapon(1),
        Self::Object(0),
        Self::Object(1),
        Self::Object(2),
    ];

    /// Its number among all slots.
    pub const fn index(self) -> usize {
        match self {
            Self::Weapon(i) => i as usize,
            Self::Object(i) => N_WEAPONS + i as usize,
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Weapon(i) => write!(f, "w{}", i + 1),
            Self::Object(i) => write!(f, "o{}", i + 1),
        }
    }
}

impl FromStr for Slot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|slot| slot.to_string() == text)
            .ok_or_else(|| format!("'{text}' is no slot: w1, w2, o1, o2 or o3"))
    }
}

/// Serde by the text form.
macro_rules! serde_as_text {
    ($($name:ty),+) => {$(
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'_, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}
pub(crate) use serde_as_text;

serde_as_text!(Side, Place, Slot);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_places_and_slots_read_back_what_they_wrote() {
        for index in 0..2 * N_TILES {
            let side = Side::from_index(index);
            assert_eq!(side.to_string().parse(), Ok(side));
        }
        assert_eq!(
            "17B/street".parse::<Place>().unwrap().to_string(),
            "17B/street"
        );
        for slot in Slot::ALL {
            assert_eq!(slot.to_string().parse(), Ok(slot));
        }
        for wrong in ["", "A", "0A", "33A", "1C", "01A", "+1A", "1é"] {
            assert!(
                wrong.parse::<Side>().unwrap_err().contains("1A to 32B"),
                "{wrong}"
            );
        }
    }

    #[test]
    fn words_name_what_would_be_right() {
        assert_eq!("sai_fon".parse(), Ok(HeroId::SaiFon));
        assert!(
            "bob"
                .parse::<HeroId>()
                .unwrap_err()
                .contains("known: josh, severity")
        );
        assert_eq!(Facing::West.turned(3), Facing::South);
    }
}
