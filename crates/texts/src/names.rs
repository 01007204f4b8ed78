//! How people at a table are called.

use std::borrow::Cow;

use shamble_core::Seat;

/// Knows the names of the people on the seats.
pub trait SeatNames {
    /// The name of whoever sits on `seat`, if it has one; without, the catalogue's own word for a seat is used.
    fn seat_name(&self, seat: Seat) -> Option<Cow<'_, str>>;
}

/// Nobody has a name.
impl SeatNames for () {
    fn seat_name(&self, _seat: Seat) -> Option<Cow<'_, str>> {
        None
    }
}

/// Names in seat order.
impl<S: AsRef<str>> SeatNames for Vec<S> {
    fn seat_name(&self, seat: Seat) -> Option<Cow<'_, str>> {
        self.get(seat.index())
            .map(|name| Cow::Borrowed(name.as_ref()))
    }
}

/// Names in seat order.
impl<S: AsRef<str>, const N: usize> SeatNames for [S; N] {
    fn seat_name(&self, seat: Seat) -> Option<Cow<'_, str>> {
        self.get(seat.index())
            .map(|name| Cow::Borrowed(name.as_ref()))
    }
}
