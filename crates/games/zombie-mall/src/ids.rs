//! Small closed types: spaces and directions of the map, seats' marks, locks, and the text form each has.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};
use shamble_core::{Seat, Text, text};

/// Spaces in a row of memory; malls are at most [`MAX_TILES`] tiles wide and high.
pub(crate) const STRIDE: usize = 64;

/// Most tiles along one side of a mall.
pub(crate) const MAX_TILES: usize = 10;

/// Spaces along one side of a tile (ZM-020).
pub(crate) const TILE: usize = 6;

/// A space of the map, written `row,column`, both from 1 at the north-west (ZM-R02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", type = "string")
)]
#[serde(try_from = "String")]
pub struct Space(u16);

impl Space {
    /// The space in this row and column, both from 0.
    pub const fn new(row: usize, col: usize) -> Self {
        Self((row * STRIDE + col) as u16)
    }

    /// Row from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// Column from 0.
    #[inline]
    pub const fn col(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// Its number in per-space lists.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The next space over an edge that is known to lie inside the map.
    #[must_use]
    #[inline]
    pub const fn step(self, dir: Dir) -> Self {
        Self(match dir {
            Dir::N => self.0.wrapping_sub(STRIDE as u16),
            Dir::E => self.0.wrapping_add(1),
            Dir::S => self.0.wrapping_add(STRIDE as u16),
            Dir::W => self.0.wrapping_sub(1),
        })
    }

    /// Row difference plus column difference.
    pub fn away(self, other: Self) -> usize {
        self.row().abs_diff(other.row()) + self.col().abs_diff(other.col())
    }

    /// The larger of the two differences.
    pub fn king_away(self, other: Self) -> usize {
        self.row()
            .abs_diff(other.row())
            .max(self.col().abs_diff(other.col()))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row() + 1, self.col() + 1)
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |part: &str| {
            part.parse::<usize>()
                .ok()
                .filter(|number| (1..=MAX_TILES * TILE).contains(number))
        };
        text.split_once(',')
            .and_then(|(row, col)| Some(Self::new(number(row)? - 1, number(col)? - 1)))
            .ok_or_else(|| format!("'{text}' is no space: ROW,COLUMN, both from 1"))
    }
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl Serialize for Space {
    /// Its text form, put together by hand: a view has hundreds of them.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = ArrayVec::<u8, 16>::new();
        digits(self.row() + 1, &mut text);
        text.push(b',');
        digits(self.col() + 1, &mut text);
        serializer.serialize_str(std::str::from_utf8(&text).expect("digits are text"))
    }
}

/// Writes a number of up to four digits.
fn digits(number: usize, text: &mut ArrayVec<u8, 16>) {
    let places = [1000, 100, 10, 1].into_iter();
    for place in places.filter(|place| number >= *place || *place == 1) {
        text.push(b'0' + (number / place % 10) as u8);
    }
}

impl From<Space> for shamble_core::Arg {
    fn from(space: Space) -> Self {
        Self::Str(space.to_string())
    }
}

/// A side of a space or of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Dir {
    N,
    E,
    S,
    W,
}

impl Dir {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// Its number, clockwise from north.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a mask of edges.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// Rows and columns that a step this way adds.
    pub(crate) const fn delta(self) -> (i32, i32) {
        match self {
            Self::N => (-1, 0),
            Self::E => (0, 1),
            Self::S => (1, 0),
            Self::W => (0, -1),
        }
    }

    /// Its letter in mall files.
    pub(crate) const fn letter(self) -> &'static str {
        ["N", "E", "S", "W"][self as usize]
    }

    /// For people.
    pub fn say(self) -> Text {
        match self {
            Self::N => text!("zombie-mall-dir-n"),
            Self::E => text!("zombie-mall-dir-e"),
            Self::S => text!("zombie-mall-dir-s"),
            Self::W => text!("zombie-mall-dir-w"),
        }
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["n", "e", "s", "w"][self.index()])
    }
}

impl FromStr for Dir {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|dir| dir.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| format!("'{text}' is no direction: n, e, s or w"))
    }
}

/// Where an adjacent zombie is: in the player's own space or next to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Near {
    Here,
    N,
    E,
    S,
    W,
}

impl Near {
    /// The player's own space first, then clockwise from north.
    pub const ALL: [Self; 5] = [Self::Here, Self::N, Self::E, Self::S, Self::W];

    /// The way there; nothing for the own space.
    pub const fn dir(self) -> Option<Dir> {
        match self {
            Self::Here => None,
            Self::N => Some(Dir::N),
            Self::E => Some(Dir::E),
            Self::S => Some(Dir::S),
            Self::W => Some(Dir::W),
        }
    }

    /// The space it names, seen from `space`.
    pub fn from(self, space: Space) -> Space {
        self.dir().map_or(space, |dir| space.step(dir))
    }

    /// For people.
    pub fn say(self) -> Text {
        self.dir()
            .map_or_else(|| text!("zombie-mall-dir-here"), Dir::say)
    }
}

impl fmt::Display for Near {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.dir() {
            Some(dir) => dir.fmt(f),
            None => f.write_str("here"),
        }
    }
}

impl FromStr for Near {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|near| near.to_string() == text)
            .ok_or_else(|| format!("'{text}' is no place next to you: here, n, e, s or w"))
    }
}

/// One of the eight directions of the spawn rolls, on the map: 0 north, 1 north-east, clockwise to 7 north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", type = "number")
)]
#[serde(transparent)]
pub struct Bearing(pub u8);

impl Bearing {
    /// What a roll of 1 to 8 means when `north` is the side that counts as north (ZM-071, ZM-072).
    pub fn from_roll(roll: u8, north: Dir) -> Self {
        debug_assert!((1..=8).contains(&roll));
        Self((roll - 1 + 2 * north.index() as u8) % 8)
    }

    /// Rows and columns of one hop.
    pub(crate) const fn delta(self) -> (i32, i32) {
        [
            (-1, 0),
            (-1, 1),
            (0, 1),
            (1, 1),
            (1, 0),
            (1, -1),
            (0, -1),
            (-1, -1),
        ][self.0 as usize % 8]
    }

    /// Whether it lies between two sides.
    pub const fn is_diagonal(self) -> bool {
        self.0 % 2 == 1
    }

    /// The two straight directions of a diagonal: along the rows, along the columns.
    pub fn axes(self) -> (Dir, Dir) {
        let (rows, cols) = self.delta();
        (
            if rows < 0 { Dir::N } else { Dir::S },
            if cols < 0 { Dir::W } else { Dir::E },
        )
    }
}

/// What opens a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", type = "string")
)]
#[serde(try_from = "String", into = "String")]
pub enum Lock {
    /// Any key (ZM-110).
    Any,
    /// The key of this number (ZM-109).
    Number(u8),
    /// No key of the set (ZM-253).
    None,
}

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Number(number) => write!(f, "{number}"),
            Self::None => f.write_str("none"),
        }
    }
}

impl FromStr for Lock {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "any" => Ok(Self::Any),
            "none" => Ok(Self::None),
            "1" | "2" | "3" => Ok(Self::Number(text.as_bytes()[0] - b'0')),
            _ => Err(format!("'{text}' is no lock: any, 1, 2, 3 or none")),
        }
    }
}

impl TryFrom<String> for Lock {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Lock> for String {
    fn from(lock: Lock) -> Self {
        lock.to_string()
    }
}

/// A mark for each of up to eight seats, one bit each; plain and small enough to keep one for every card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Marks(u8);

impl Marks {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u8::MAX);

    pub(crate) const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    pub(crate) const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for text in ["1,1", "36,12", "60,60"] {
            assert_eq!(text.parse::<Space>().unwrap().to_string(), text);
        }
        for text in ["0,1", "1", "1,61", "a,b", "1,2,3", ""] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
        for near in Near::ALL {
            assert_eq!(near.to_string().parse(), Ok(near));
        }
        for lock in [Lock::Any, Lock::Number(2), Lock::None] {
            assert_eq!(lock.to_string().parse(), Ok(lock));
        }
        assert!("4".parse::<Lock>().is_err());
    }

    #[test]
    fn bearings_turn_with_north() {
        assert_eq!(Bearing::from_roll(1, Dir::N).delta(), (-1, 0));
        assert_eq!(Bearing::from_roll(4, Dir::N).delta(), (1, 1));
        assert_eq!(Bearing::from_roll(1, Dir::E).delta(), (0, 1));
        assert_eq!(Bearing::from_roll(3, Dir::S).delta(), (0, -1));
        assert_eq!(Bearing::from_roll(8, Dir::W).delta(), (1, -1));
    }

    #[test]
    fn steps_and_opposites_undo_each_other() {
        let space = Space::new(7, 9);
        for dir in Dir::ALL {
            assert_eq!(space.step(dir).step(dir.opposite()), space);
        }
    }
}
