//! BITTEN, death, and what becomes of the cards (ZM-140, ZM-158 to ZM-165).

use shamble_core::{Seat, Sink};

use crate::cards::{CardId, CardSet};
use crate::content::content;
use crate::event::Event;
use crate::ids::{Marks, Space};
use crate::state::{Pile, State, Status, ground};

impl State {
    /// The active player loses the fight for good. His turn is over; what follows is up to the caller.
    pub(crate) fn bite(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.turn.fight = None;
        self.turn.noise = 0;
        let player = self.active_mut();
        player.vp = player.vp.saturating_sub(1);
        player.bites += 1;
        let (at, bites) = (player.at, player.bites);
        out.emit(|| Event::Bitten { seat, at, bites });
        self.lose_cards(seat, out);
        self.active_mut().status = Status::Bitten;
        self.forget_paths();
    }

    /// ZM-159, ZM-160: Survivors and Items lie where he stood, Events are discarded.
    pub(crate) fn lose_cards(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let hand = self.players[seat].hand;
        let events = hand.both(&content().events);
        if !events.is_empty() {
            let shown = events.iter().any(|card| !self.is_public(card));
            out.emit(|| Event::EventsDiscarded {
                seat,
                cards: self.names(&events),
                shown,
            });
            for card in events.iter() {
                self.players[seat].hand.remove(card);
                self.discard(card);
            }
        }
        self.drop_cards(seat, &hand.without(&events), out);
    }

    /// ZM-185, ZM-186: cards onto the space of their holder.
    pub(crate) fn drop_cards(&mut self, seat: Seat, cards: &CardSet, out: &mut impl Sink<Event>) {
        if cards.is_empty() {
            return;
        }
        let at = self.players[seat].at;
        let shown = cards.iter().any(|card| !self.is_public(card));
        if self.options.open_piles {
            for card in cards.iter() {
                self.show(card);
            }
        } else if *cards != self.players[seat].hand {
            self.move_unseen(seat, cards, Marks::only(seat));
        }
        let knows = self.who_knows(cards);
        out.emit(|| Event::Dropped {
            seat,
            at,
            n: cards.len(),
            cards: Some(self.names(cards)),
            knows,
            shown,
        });
        let hand = self.players[seat].hand;
        self.players[seat].hand = hand.without(cards);
        self.put_on_pile(at, cards);
    }

    fn put_on_pile(&mut self, at: Space, cards: &CardSet) {
        let place = self.piles.partition_point(|pile| pile.at < at);
        match self.piles.get_mut(place).filter(|pile| pile.at == at) {
            Some(pile) => pile.cards = pile.cards.and(cards),
            None => {
                // ZM-R27: numbers are labels; the smallest that is free.
                let number = (1..)
                    .find(|number| self.piles.iter().all(|pile| pile.number != *number))
                    .expect("there are more numbers than cards");
                let pile = Pile {
                    at,
                    number,
                    cards: *cards,
                };
                self.piles.insert(place, pile);
                self.cell_mut(at).ground |= ground::PILE;
            }
        }
    }

    /// Takes a card off a pile; an empty pile is gone (ZM-104).
    pub(crate) fn take_from_pile(&mut self, at: Space, card: CardId) {
        let place = self
            .piles
            .iter()
            .position(|pile| pile.at == at)
            .expect("a pile is there");
        self.piles[place].cards.remove(card);
        if self.piles[place].cards.is_empty() {
            self.piles.remove(place);
            self.cell_mut(at).ground &= !ground::PILE;
        }
    }

    /// ZM-057, ZM-164: dead for good.
    pub(crate) fn die(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.status = Status::Dead;
        player.vp = player.vp.saturating_sub(2);
        out.emit(|| Event::Died { seat });
    }

    /// ZM-056: whether a BITTEN player lives.
    pub(crate) fn roll_survival(&mut self, seat: Seat, out: &mut impl Sink<Event>) -> bool {
        let roll = self.dice.roll_from_zero(10) as u8;
        let bites = self.players[seat].bites;
        let survived = u16::from(roll) > bites;
        out.emit(|| Event::SurvivalRolled {
            seat,
            roll,
            bites,
            survived,
        });
        survived
    }
}
