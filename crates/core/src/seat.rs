//! Chairs at the table, sets of them, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// No game of ours seats more people than this.
pub const MAX_SEATS: usize = 8;

/// A chair at the table, numbered clockwise from 0. People, bots and nobody at all may sit on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Panics past [`MAX_SEATS`]: numbers from outside go through [`Seat::try_new`].
    #[inline]
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS, "seat number out of range");
        Self(number as u8)
    }

    /// The seat with this number, if there can be one.
    pub fn try_new(number: usize) -> Option<Self> {
        (number < MAX_SEATS).then_some(Self(number as u8))
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `n_seats`.
    #[must_use]
    pub const fn clockwise(self, n_seats: usize) -> Self {
        Self(((self.0 as usize + 1) % n_seats) as u8)
    }

    /// The next seat counter-clockwise at a table of `n_seats`.
    #[must_use]
    pub const fn counter_clockwise(self, n_seats: usize) -> Self {
        Self(((self.0 as usize + n_seats - 1) % n_seats) as u8)
    }

    /// All seats of a table of `n_seats`, clockwise from 0.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n_seats).map(Self::new)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::try_new(number.into())
            .ok_or_else(|| format!("{number} is no seat: 0 to {}", MAX_SEATS - 1))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Seat {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::try_new).ok_or(())
    }
}

/// A set of seats, one bit each. Serialises as a sorted list of seat numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Every seat of a table of `n_seats`.
    #[inline]
    pub const fn all(n_seats: usize) -> Self {
        assert!(n_seats <= MAX_SEATS, "seat number out of range");
        Self(((1u16 << n_seats) - 1) as u8)
    }

    /// Just this seat.
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds `seat`.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// This set without `seat`.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seats(self)
    }
}

/// The seats of a set that are still to come. Only those are looked at: rules ask for them all the time.
#[derive(Clone)]
struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let SeatSet(left) = self.0;
        let first = Seat::try_new(left.trailing_zeros() as usize)?;
        self.0 = SeatSet(left & (left - 1));
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Seats {
    #[inline]
    fn next_back(&mut self) -> Option<Seat> {
        let SeatSet(left) = self.0;
        let last = Seat::new(left.checked_ilog2()? as usize);
        self.0.remove(last);
        Some(last)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// Who is looking: somebody on a chair, or somebody standing around the table.
///
/// A spectator may see no more than every seat may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person or bot on this chair.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Whether this is the one on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Everybody who can look at a table of `n_seats`.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(n_seats).map(Self::Seat).chain([Self::Spectator])
    }
}

/// One value per seat, indexed by [`Seat`] so that no other number slips in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// One value for each of `n_seats` seats.
    pub fn from_fn(n_seats: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(n_seats).map(&mut value).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of `seat`, if the table has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values in seat order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in seat order, to be changed.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// The values as a list.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// Seats with their values, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(i, value)| (Seat::new(i), value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(feature = "ts")]
impl<T: ts_rs::TS> ts_rs::TS for BySeat<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        format!("Array<{}>", T::name(cfg))
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        format!("Array<{}>", T::inline(cfg))
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_both_ways() {
        assert_eq!(Seat::new(3).clockwise(4), Seat::new(0));
        assert_eq!(Seat::new(0).counter_clockwise(4), Seat::new(3));
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set: SeatSet = [Seat::new(5), Seat::new(1)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,5]");
        set.remove(Seat::new(1));
        assert_eq!(set, SeatSet::only(Seat::new(5)));
        assert_eq!(set.len(), 1);
    }

    #[test]
    fn seat_numbers_from_outside_are_checked() {
        assert_eq!(Seat::try_new(8), None);
        assert_eq!("7".parse(), Ok(Seat::new(7)));
        assert_eq!("8".parse::<Seat>(), Err(()));
        assert_eq!(serde_json::from_str::<Seat>("7").unwrap(), Seat::new(7));
        for wrong in ["8", "200"] {
            let error = serde_json::from_str::<Seat>(wrong).unwrap_err();
            assert_eq!(error.to_string(), format!("{wrong} is no seat: 0 to 7"));
        }
        assert!(serde_json::from_str::<SeatSet>("[1, 9]").is_err());
    }
}
