//! Who knows which card: kept so that views, events and re-deals agree on what is hidden (ZM-R77).

use shamble_core::{Seat, SeatSet, Sink};

use crate::cards::{Card, CardId, CardSet};
use crate::event::Event;
use crate::ids::Marks;
use crate::state::State;

impl State {
    /// What a card in the hand of `seat` starts as: known to its holder, or to all where hands are open.
    pub(crate) fn marks_in_hand(&self, seat: Seat) -> Marks {
        if self.options.open_hands {
            Marks::ALL
        } else {
            Marks::only(seat)
        }
    }

    /// Whether everybody knows the card where it lies.
    pub(crate) fn is_public(&self, card: CardId) -> bool {
        self.known[card.index()] == Marks::ALL
    }

    /// Everybody has seen this card.
    pub(crate) fn show(&mut self, card: CardId) {
        self.known[card.index()] = Marks::ALL;
    }

    /// A HELD card at work is seen by all.
    pub(crate) fn show_held(&mut self, seat: Seat, cards: &CardSet, out: &mut impl Sink<Event>) {
        if cards.is_empty() {
            return;
        }
        for card in cards.iter() {
            self.show(card);
        }
        out.emit(|| Event::Held {
            seat,
            cards: self.names(cards),
        });
    }

    /// `cards` leave the hand of `from` face down; only `keepers` see which. The others lose track of the whole hand.
    pub(crate) fn move_unseen(&mut self, from: Seat, cards: &CardSet, keepers: Marks) {
        if self.options.open_hands {
            return;
        }
        let rest = self.players[from].hand.without(cards);
        for card in rest.iter() {
            self.known[card.index()] = self.known[card.index()].both(keepers);
        }
        for card in cards.iter() {
            self.known[card.index()] = keepers;
        }
    }

    /// Who knows all of these cards, as a set of seats; nothing if everybody does.
    pub(crate) fn who_knows(&self, cards: &CardSet) -> Option<SeatSet> {
        let marks = cards.iter().fold(Marks::ALL, |marks, card| {
            marks.both(self.known[card.index()])
        });
        (marks != Marks::ALL).then(|| {
            Seat::all(self.players.len())
                .filter(|seat| marks.has(*seat))
                .collect()
        })
    }

    /// The cards for an event.
    pub(crate) fn names(&self, cards: &CardSet) -> Vec<Card> {
        self.in_order(cards)
            .iter()
            .map(|card| self.name(*card))
            .collect()
    }
}
