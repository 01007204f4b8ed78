//! Trading, giving, dropping and throwing away cards (ZM-183 to ZM-188, ZM-R45, ZM-R46, ZM-R48).

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::cards::{Card, CardId, CardList, CardSet};
use crate::compose::askable;
use crate::content::{Effect, Sort};
use crate::event::Event;
use crate::ids::Marks;
use crate::options::Dropping;
use crate::prompt::Ask;
use crate::state::{MAX_OFFERS, Offer, State, Status};

/// Whether a player who is not active may drop cards now (option `drop = any`).
pub(crate) fn may_drop_aside(state: &State, seat: Seat) -> bool {
    state.options.drop == Dropping::Any
        && state.players[seat].status == Status::OnMap
        && !state.players[seat].hand.is_empty()
        && !state.is_in_reach(seat)
}

/// Whether `seat` could offer something to somebody now.
pub(crate) fn has_offers(state: &State, seat: Seat) -> bool {
    if state.turn.n_offers >= MAX_OFFERS || !is_at_table(state, seat) {
        return false;
    }
    // How many cards somebody holds is open to all, even where the cards are not.
    partners(state, seat)
        .any(|other| !(state.players[seat].hand.is_empty() && state.players[other].hand.is_empty()))
}

/// Whether `seat` is in the active player's space.
fn is_at_table(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    player.status == Status::OnMap && player.at == state.active().at
}

/// With whom `seat` may trade now (ZM-R46).
pub(crate) fn partners(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    let active = state.turn.seat;
    let is_active_out = state.is_done_by_unlocking();
    state.on_map().filter(move |other| {
        *other != seat
            && is_at_table(state, *other)
            && !(is_active_out && (seat == active || *other == active))
    })
}

impl State {
    /// ZM-184: a gift by the active player, which needs no consent.
    pub(crate) fn check_give(&self, to: Seat, named: &CardList) -> Result<CardSet, Illegal> {
        if self.is_done_by_unlocking() {
            refuse!("ZM-112", "zombie-mall-refuse-unlocked");
        }
        if !self.companions().any(|seat| seat == to) {
            refuse!("ZM-184", "zombie-mall-refuse-not-here");
        }
        self.find_all(&self.active().hand, named)
    }

    /// Cards change hands; only giver and receiver see which (ZM-R46).
    pub(crate) fn hand_over(
        &mut self,
        from: Seat,
        to: Seat,
        cards: &CardSet,
        out: &mut impl Sink<Event>,
    ) {
        let open = self.options.open_hands;
        out.emit(|| Event::Gave {
            from,
            to,
            n: cards.len(),
            cards: Some(self.names(cards)),
            open,
        });
        self.pass_on(from, to, cards);
    }

    fn pass_on(&mut self, from: Seat, to: Seat, cards: &CardSet) {
        self.move_unseen(from, cards, Marks::only(from).and(Marks::only(to)));
        let hand = self.players[from].hand;
        self.players[from].hand = hand.without(cards);
        let hand = self.players[to].hand;
        self.players[to].hand = hand.and(cards);
    }

    /// ZM-185, ZM-R45: whether `seat` may drop these cards.
    pub(crate) fn check_drop(&self, seat: Seat, named: &CardList) -> Result<CardSet, Illegal> {
        if seat == self.turn.seat {
            if self.is_done_by_unlocking() {
                refuse!("ZM-112", "zombie-mall-refuse-unlocked");
            }
        } else if self.options.drop == Dropping::Active {
            refuse!("ZM-R45", "zombie-mall-refuse-drop-active");
        } else if self.is_in_reach(seat) {
            refuse!("ZM-143", "zombie-mall-refuse-combat");
        }
        self.find_all(&self.players[seat].hand, named)
    }

    /// ZM-179, ZM-R48: whether the card is trash.
    pub(crate) fn check_discard(&self, named: Card) -> Result<CardId, Illegal> {
        if self.is_done_by_unlocking() {
            refuse!("ZM-112", "zombie-mall-refuse-unlocked");
        }
        let Some(card) = self.find(&self.active().hand, named, |_| true) else {
            refuse!("ZM-168", "zombie-mall-refuse-not-yours", card = named.say());
        };
        if card.kind().data().sort != Some(Sort::Trash) {
            refuse!("ZM-179", "zombie-mall-refuse-not-trash", card = named.say());
        }
        debug_assert_eq!(card.kind().effect(), Effect::Nothing);
        Ok(card)
    }

    /// Throws trash away.
    pub(crate) fn throw_away(&mut self, card: CardId, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let name = self.name(card);
        let shown = !self.is_public(card);
        self.active_mut().hand.remove(card);
        self.discard(card);
        out.emit(|| Event::Discarded {
            seat,
            card: name,
            shown,
        });
    }

    /// Whether `from` may offer `to` this trade.
    pub(crate) fn check_offer(
        &self,
        from: Seat,
        to: Seat,
        give: &CardList,
        want: &CardList,
    ) -> Result<(), Illegal> {
        if !is_at_table(self, from)
            || !self.players.get(to).is_some_and(|_| is_at_table(self, to))
            || from == to
        {
            refuse!("ZM-183", "zombie-mall-refuse-not-here");
        }
        if !partners(self, from).any(|seat| seat == to) {
            refuse!("ZM-112", "zombie-mall-refuse-unlocked");
        }
        if self.turn.n_offers >= MAX_OFFERS {
            refuse!("ZM-R78", "zombie-mall-refuse-offers", n = MAX_OFFERS);
        }
        if give.is_empty() && want.is_empty() {
            refuse!("ZM-R46", "zombie-mall-refuse-empty-offer");
        }
        self.find_all(&self.players[from].hand, give)?;
        // Where hands are hidden, asking for a card the other does not have must not tell that he has not.
        let theirs = &self.players[to].hand;
        let could_be_had = if self.sees_hand(from, to) {
            self.find_all(theirs, want).is_ok()
        } else {
            want.len() <= theirs.len() && want.iter().all(|card| askable().any(|one| one == *card))
        };
        if !could_be_had {
            refuse!("ZM-R46", "zombie-mall-refuse-not-theirs");
        }
        Ok(())
    }

    /// Puts an offer on the table.
    pub(crate) fn make_offer(&mut self, offer: Offer, out: &mut impl Sink<Event>) {
        self.turn.n_offers += 1;
        let open = self.options.open_hands;
        out.emit(|| Event::Offered {
            from: offer.from,
            to: offer.to,
            n_give: offer.give.len(),
            n_want: offer.want.len(),
            cards: Some((offer.give.to_vec(), offer.want.to_vec())),
            open,
        });
        self.offer = Some(offer);
    }

    /// Whether the open offer can be accepted: both sides of it, as cards.
    pub(crate) fn check_accept(&self) -> Result<(CardSet, CardSet), Illegal> {
        let Some(offer) = &self.offer else {
            refuse!("ZM-R46", "zombie-mall-refuse-no-offer");
        };
        let give = self.find_all(&self.players[offer.from].hand, &offer.give)?;
        let want = self.find_all(&self.players[offer.to].hand, &offer.want)?;
        Ok((give, want))
    }

    /// Both hands change.
    pub(crate) fn accept(&mut self, give: &CardSet, want: &CardSet, out: &mut impl Sink<Event>) {
        let offer = self.offer.take().expect("checked: an offer is open");
        let (from, to) = (offer.from, offer.to);
        let open = self.options.open_hands;
        out.emit(|| Event::Traded {
            from,
            to,
            n_given: give.len(),
            n_got: want.len(),
            cards: Some((self.names(give), self.names(want))),
            open,
        });
        self.pass_on(from, to, give);
        self.pass_on(to, from, want);
    }

    /// Nothing comes of it.
    pub(crate) fn decline(&mut self, out: &mut impl Sink<Event>) {
        let offer = self
            .offer
            .take()
            .expect("asked only while an offer is open");
        out.emit(|| Event::Declined {
            from: offer.from,
            to: offer.to,
        });
    }

    /// Whether cards can be traded at all now: at a point of the turn, so with no zombie adjacent.
    pub(crate) fn is_at_point(&self) -> bool {
        matches!(self.ask, Ask::Point(_)) && self.offer.is_none()
    }
}
