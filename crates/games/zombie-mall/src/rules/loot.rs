//! Looting tokens and piles, drawing cards, and buying one for VP (ZM-098 to ZM-107, ZM-232, ZM-R43).

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::cards::{Card, CardId, CardSet};
use crate::content::{Effect, content};
use crate::event::Event;
use crate::ids::Marks;
use crate::state::{Act, Point, State, ground};

/// ZM-232: the price of a card.
pub(crate) const CARD_PRICE: u16 = 3;

/// ZM-231: for drawing a needed key.
const KEY_BONUS: u16 = 3;

/// Where a drawn card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    LootToken,
    Objective,
    Vp,
}

impl State {
    /// ZM-099, ZM-106: phase 5 is for one act. `again` is the rule that refuses a second act of the same kind.
    pub(crate) fn check_phase_5(&self, point: Point, looting: bool) -> Result<(), Illegal> {
        if point != Point::Moving {
            refuse!("ZM-050", "zombie-mall-refuse-not-phase-5");
        }
        match (self.turn.act, looting) {
            (Act::Nothing, _) => Ok(()),
            (Act::Looted, true) => refuse!("ZM-099", "zombie-mall-refuse-looted-already"),
            (Act::Unlocked, false) => refuse!("ZM-112", "zombie-mall-refuse-unlocked"),
            _ => refuse!("ZM-106", "zombie-mall-refuse-phase-5-done"),
        }
    }

    /// A tool that may help with looting.
    fn check_tool(&self, named: Option<Card>, effect: Effect) -> Result<Option<CardId>, Illegal> {
        let Some(named) = named else {
            return Ok(None);
        };
        let seat = self.turn.seat;
        let Some(card) = self.find(&self.active().hand, named, |card| self.may_play(seat, card))
        else {
            refuse!("ZM-168", "zombie-mall-refuse-not-yours", card = named.say());
        };
        if named.kind.effect() != effect {
            refuse!("ZM-168", "zombie-mall-refuse-not-now", card = named.say());
        }
        if !self.may_play(seat, card) {
            refuse!("ZM-169", "zombie-mall-refuse-drawer", card = named.say());
        }
        Ok(Some(card))
    }

    /// Whether the token here may be looted; the Flashlight, if one is to be used.
    pub(crate) fn check_loot(
        &self,
        point: Point,
        with: Option<Card>,
    ) -> Result<Option<CardId>, Illegal> {
        self.check_phase_5(point, true)?;
        let here = self.cell(self.active().at).ground;
        if here & (ground::LOOT | ground::OBJECTIVE) == 0 {
            refuse!("ZM-098", "zombie-mall-refuse-no-token");
        }
        let tool = self.check_tool(with, Effect::Flashlight)?;
        if tool.is_some() && here & ground::LOOT == 0 {
            refuse!("ZM-006", "zombie-mall-refuse-flashlight");
        }
        Ok(tool)
    }

    /// Whether the pile here may be looted; the Shopping Trolley, if one is to be used.
    pub(crate) fn check_search(
        &self,
        point: Point,
        with: Option<Card>,
    ) -> Result<Option<CardId>, Illegal> {
        self.check_phase_5(point, true)?;
        if self.pile_at(self.active().at).is_none() {
            refuse!("ZM-098", "zombie-mall-refuse-no-pile");
        }
        self.check_tool(with, Effect::Trolley)
    }

    /// ZM-102, ZM-103: removes the token here; an Objective token gives its card.
    pub(crate) fn remove_token(&mut self, out: &mut impl Sink<Event>) -> Option<CardId> {
        let (seat, at) = (self.turn.seat, self.active().at);
        self.turn.act = Act::Looted;
        self.turn.phase = 5;
        self.forget_paths();
        let found = self
            .objective_at(at)
            .map(|place| self.objectives.remove(place));
        let bit = if found.is_some() {
            ground::OBJECTIVE
        } else {
            ground::LOOT
        };
        self.cell_mut(at).ground &= !bit;
        out.emit(|| Event::LootedToken {
            seat,
            at,
            objective: found.map(|objective| objective.number),
        });
        found.map(|objective| objective.card)
    }

    /// The top card of the Loot deck. ZM-R43: an empty deck is made anew from the discard pile.
    pub(crate) fn draw(&mut self, out: &mut impl Sink<Event>) -> Option<CardId> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            let n = self.discard.len();
            for card in std::mem::take(&mut self.discard).iter() {
                self.deck.push(card, Marks::NONE);
            }
            self.dice.shuffle(self.deck.cards_mut());
            out.emit(|| Event::Shuffled { n });
        }
        let card = self.deck.pop();
        if card.is_none() {
            let seat = self.turn.seat;
            out.emit(|| Event::NothingLeft { seat });
        }
        card
    }

    /// A drawn card: into the hand, or open on the table if it says PLAY NOW, which is then to be carried out.
    pub(crate) fn receive(
        &mut self,
        card: CardId,
        from: From,
        out: &mut impl Sink<Event>,
    ) -> Option<Effect> {
        let seat = self.turn.seat;
        let kind = card.kind();
        if content().now.has(card) {
            out.emit(|| Event::PlayedNow {
                seat,
                card: Card::fresh(kind),
            });
            self.discard(card);
            return Some(kind.effect());
        }
        self.active_mut().hand.insert(card);
        self.drawer[card.index()] = seat.index() as u8;
        // A card somebody looked at before it was drawn is still known to him.
        let before = if from == From::Objective {
            self.known[card.index()]
        } else {
            Marks::NONE
        };
        self.known[card.index()] = self.marks_in_hand(seat).and(before);
        let open = self.options.open_hands;
        out.emit(|| Event::Drew {
            seat,
            card: Some(Card::fresh(kind)),
            open,
        });
        // ZM-231, ZM-R50: only a needed key, only from the Loot deck.
        let pays = match from {
            From::LootToken => true,
            From::Vp => self.options.key_vp_on_trade,
            From::Objective => false,
        };
        if pays && self.is_needed(kind) {
            self.active_mut().vp += KEY_BONUS;
            out.emit(|| Event::KeyBonus { seat });
        }
        None
    }

    /// ZM-104: looks through the pile here.
    pub(crate) fn look_through(&mut self, out: &mut impl Sink<Event>) -> CardSet {
        let (seat, at) = (self.turn.seat, self.active().at);
        self.turn.act = Act::Looted;
        self.turn.phase = 5;
        let cards = self.pile_at(at).expect("checked: a pile is here").cards;
        for card in cards.iter() {
            self.known[card.index()] = self.known[card.index()].and(Marks::only(seat));
        }
        let open = self.options.open_piles;
        out.emit(|| Event::LookedThrough {
            seat,
            at,
            n: cards.len(),
            cards: Some(self.names(&cards)),
            open,
        });
        cards
    }

    /// Takes `cards` from the pile here.
    pub(crate) fn take(&mut self, cards: &CardSet, out: &mut impl Sink<Event>) {
        let (seat, at) = (self.turn.seat, self.active().at);
        let open = self.options.open_piles || self.options.open_hands;
        out.emit(|| Event::Took {
            seat,
            n: cards.len(),
            cards: Some(self.names(cards)),
            open,
        });
        for card in cards.iter() {
            self.take_from_pile(at, card);
            self.active_mut().hand.insert(card);
            // ZM-R44: a card from a pile counts as drawn by the looter.
            self.drawer[card.index()] = seat.index() as u8;
            self.known[card.index()] = if open { Marks::ALL } else { Marks::only(seat) };
        }
        if !open && let Some(pile) = self.pile_at(at) {
            // Whoever knew the pile no longer knows what is left of it.
            for card in pile.cards.iter() {
                self.known[card.index()] = self.known[card.index()].both(Marks::only(seat));
            }
        }
    }

    /// The card of the pile here that `named` means.
    pub(crate) fn check_take(&self, named: Card) -> Result<CardId, Illegal> {
        let pile = self
            .pile_at(self.active().at)
            .expect("a pile is looked through");
        match self.find(&pile.cards, named, |_| true) {
            Some(card) => Ok(card),
            None => refuse!(
                "ZM-104",
                "zombie-mall-refuse-not-in-pile",
                card = named.say()
            ),
        }
    }

    /// The drawn card that `named` means.
    pub(crate) fn check_keep(&self, named: Card) -> Result<CardId, Illegal> {
        let drawn: CardSet = self.drawn.iter().copied().collect();
        match self.find(&drawn, named, |_| true) {
            Some(card) => Ok(card),
            None => refuse!("ZM-R78", "zombie-mall-refuse-not-drawn", card = named.say()),
        }
    }

    /// Keeps one of two drawn cards; the other goes under the deck, seen by nobody else.
    pub(crate) fn keep(&mut self, card: CardId, out: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        for other in std::mem::take(&mut self.drawn)
            .into_iter()
            .filter(|other| *other != card)
        {
            let name = Card::fresh(other.kind());
            self.deck.put_under(other, Marks::only(seat));
            out.emit(|| Event::PutUnder {
                seat,
                card: Some(name),
            });
        }
    }

    /// ZM-232: whether VP can be traded now.
    pub(crate) fn check_buy(&self, point: Point) -> Result<(), Illegal> {
        if point != Point::Ending {
            refuse!("ZM-135", "zombie-mall-refuse-not-phase-7");
        }
        if self.is_done_by_unlocking() {
            refuse!("ZM-112", "zombie-mall-refuse-unlocked");
        }
        if self.active().vp < CARD_PRICE {
            refuse!("ZM-232", "zombie-mall-refuse-vp", n = CARD_PRICE);
        }
        if self.deck.is_empty() && self.discard.is_empty() {
            refuse!("ZM-R43", "zombie-mall-refuse-no-cards");
        }
        Ok(())
    }

    /// Pays for a card.
    pub(crate) fn pay_for_card(&mut self, out: &mut impl Sink<Event>) {
        let seat: Seat = self.turn.seat;
        self.turn.phase = 7;
        self.active_mut().vp -= CARD_PRICE;
        out.emit(|| Event::Bought { seat });
    }
}
