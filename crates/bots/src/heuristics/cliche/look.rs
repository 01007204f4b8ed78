//! What a bot takes in at a glance: its view of the table, sorted by what decisions need.

use shamble_catalog::cliche::{Card, Cards, Side, State, View};
use shamble_core::Seat;

use super::character::Character;
use super::guess::Guess;
use crate::Sight;

/// A table as one bot sees it.
pub(super) struct Look {
    pub(super) me: Seat,
    pub(super) character: Character,
    pub(super) view: View,
    /// My cards in hand, without face-up shotguns.
    pub(super) hand: Cards,
    /// All my cards.
    pub(super) owned: Cards,
    pub(super) guess: Guess,
}

impl Look {
    /// None if the seat is not at the table.
    pub(super) fn new(sight: &Sight<'_, State>, character: Character) -> Option<Self> {
        let me = sight.seat();
        let view = sight.brief();
        let mine = view.seats.get(me)?;
        let hand = mine.hand?;
        let owned = hand.and(&Cards::some(Card::Shotgun, mine.armed));
        let guess = Guess::new(&view, me, &owned);
        Some(Self {
            me,
            character,
            view,
            hand,
            owned,
            guess,
        })
    }

    /// Humans but me.
    pub(super) fn other_humans(&self) -> impl Iterator<Item = Seat> {
        let seats = self.view.seats.iter();
        seats
            .filter(|(seat, shown)| *seat != self.me && shown.side == Side::Human)
            .map(|(seat, _)| seat)
    }

    /// How many humans are left, me included if I am one.
    pub(super) fn n_humans(&self) -> usize {
        let seats = self.view.seats.values();
        seats.filter(|shown| shown.side == Side::Human).count()
    }

    /// How many humans have a bite token.
    pub(super) fn n_bitten(&self) -> usize {
        let seats = self.view.seats.values();
        seats
            .filter(|shown| shown.side == Side::Human && shown.bites > 0)
            .count()
    }

    pub(super) fn am_bitten(&self) -> bool {
        self.view.seats[self.me].bites > 0
    }

    /// Whether the humans are too few to get a car together: everybody for himself.
    pub(super) fn are_humans_few(&self) -> bool {
        let n_humans = self.n_humans();
        n_humans <= 1 || n_humans * 2 < self.view.seats.len()
    }

    /// Whether I would ride off alone if I could.
    pub(super) fn would_ride(&self) -> bool {
        self.character.is_selfish() || self.are_humans_few()
    }
}
