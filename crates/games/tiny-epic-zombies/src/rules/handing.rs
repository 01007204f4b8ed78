//! What can be done at any time (TEZ-R107): peeking, laying the Radio or the Part down, and handing them over.

use shamble_core::{Illegal, Seat, Sink, refuse};

use crate::State;
use crate::action::Action;
use crate::effect::Talent;
use crate::event::Event;
use crate::ids::{Human, Place, Token};
use crate::prompt::Frame;

/// Tokens that change hands (TEZ-204, TEZ-209).
const HANDED: [Token; 2] = [Token::Radio, Token::Part];

impl State {
    /// Whether the game is far enough for acts at any time.
    pub(crate) fn may_act_any_time(&self) -> bool {
        !matches!(
            self.top(),
            Frame::ChooseZombie | Frame::ChooseHumans | Frame::FirstDeal(_)
        )
    }

    /// Whether there is a Teacher or somebody with a token to hand over; most of the time there is not.
    pub(crate) fn is_any_time_possible(&self) -> bool {
        let is_carried = |place: Place| matches!(place, Place::Human(_));
        self.may_act_any_time()
            && (is_carried(self.goals.radio)
                || is_carried(self.goals.part)
                || self
                    .all_humans()
                    .any(|human| self.has_talent(human, Talent::PopQuiz)))
    }

    /// Whether the seat has anything to do at any time.
    pub(crate) fn has_any_time(&self, seat: Seat) -> bool {
        let mut found = false;
        self.for_any_time(seat, |_| found = true);
        found
    }

    /// Everything this seat can do whatever the question is.
    pub(crate) fn for_any_time(&self, seat: Seat, mut found: impl FnMut(Action)) {
        for human in self
            .all_humans()
            .filter(|human| self.human(*human).seat == seat && !self.human(*human).doomed)
        {
            if self.has_talent(human, Talent::PopQuiz) && self.human(human).ammo > 0 {
                for other in self.all_humans() {
                    let other_state = self.human(other);
                    if other_state.search.is_some() && !other_state.search_known.has(seat) {
                        found(Action::Peek(other));
                    }
                }
                if self.options.peek_deck
                    && !self.decks.search.is_empty()
                    && !self.decks.top_known.has(seat)
                {
                    found(Action::PeekDeck);
                }
            }
        }
        for token in HANDED {
            if let Place::Human(bearer) = self.place(token) {
                self.for_handing(seat, token, bearer, &mut found);
            }
        }
    }

    fn for_handing(&self, seat: Seat, token: Token, bearer: Human, found: &mut impl FnMut(Action)) {
        let is_bearer = self.human(bearer).seat == seat;
        if is_bearer && !self.human(bearer).doomed {
            found(Action::Lay(token));
        }
        for other in self
            .all_humans()
            .filter(|other| self.check_handing(bearer, *other).is_ok())
        {
            if is_bearer {
                found(Action::Give(token, other));
            } else if self.human(other).seat == seat {
                found(Action::Beg(token));
            }
        }
    }

    /// Both in one Room, and the right Turn (TEZ-R81).
    fn check_handing(&self, from: Human, to: Human) -> Result<(), Illegal> {
        self.check_alive(from)?;
        self.check_alive(to)?;
        if from == to || self.human(from).room != self.human(to).room {
            refuse!("TEZ-204", "tiny-epic-zombies-refuse-same-room");
        }
        if self.is_competitive() && !(self.is_own_turn(from) || self.is_own_turn(to)) {
            refuse!("TEZ-R81", "tiny-epic-zombies-refuse-their-turn");
        }
        if self
            .stack
            .iter()
            .any(|frame| matches!(frame, Frame::Offer { .. } | Frame::Cover { .. }))
        {
            refuse!("TEZ-R96", "tiny-epic-zombies-refuse-one-offer");
        }
        Ok(())
    }

    /// An act at any time; nothing if the action is of another kind.
    pub(crate) fn act_any_time(
        &mut self,
        seat: Seat,
        action: Action,
        out: &mut impl Sink<Event>,
    ) -> Option<Result<(), Illegal>> {
        match action {
            Action::Peek(other) => Some(self.peek(seat, Some(other), out)),
            Action::PeekDeck => Some(self.peek(seat, None, out)),
            Action::Lay(token) => Some(self.lay(seat, token, out)),
            Action::Give(token, to) => Some(self.give(seat, token, to, out)),
            Action::Beg(token) => Some(self.beg(seat, token, out)),
            _ => None,
        }
    }

    fn check_any_time(&self) -> Result<(), Illegal> {
        if !self.may_act_any_time() {
            refuse!("TEZ-R107", "tiny-epic-zombies-refuse-not-yet");
        }
        Ok(())
    }

    /// Who is eaten does nothing more, also while the death is still being resolved (TEZ-049).
    fn check_alive(&self, human: Human) -> Result<(), Illegal> {
        if self.human(human).doomed {
            refuse!("TEZ-049", "tiny-epic-zombies-refuse-dead");
        }
        Ok(())
    }

    /// Pop Quiz: 1 Ammo for a look at a face-down card, alone (TEZ-123, TEZ-R49).
    fn peek(
        &mut self,
        seat: Seat,
        other: Option<Human>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check_any_time()?;
        let is_teacher = |human: &Human| {
            self.human(*human).seat == seat && self.has_talent(*human, Talent::PopQuiz)
        };
        let Some(teacher) = self.all_humans().find(is_teacher) else {
            refuse!("TEZ-123", "tiny-epic-zombies-refuse-not-teacher");
        };
        self.check_alive(teacher)?;
        let card = match other {
            Some(other) if other.index() < self.n_humans() => self.human(other).search,
            Some(_) => None,
            None if self.options.peek_deck => self.decks.search.last().copied(),
            None => refuse!("TEZ-R49", "tiny-epic-zombies-refuse-no-deck"),
        };
        let Some(card) = card else {
            refuse!("TEZ-123", "tiny-epic-zombies-refuse-no-card");
        };
        let known = other.map_or(self.decks.top_known, |other| self.human(other).search_known);
        if known.has(seat) {
            refuse!("TEZ-123", "tiny-epic-zombies-refuse-known");
        }
        self.check_pay(teacher, 1)?;
        self.pay(teacher, 1, out);
        match other {
            Some(other) => self.human_mut(other).search_known.insert(seat),
            None => self.decks.top_known.insert(seat),
        }
        out.emit(|| Event::Peeked {
            who: self.who(teacher),
            seat,
            whom: other.map(|other| self.who(other)),
            card: Some(card),
        });
        Ok(())
    }

    /// The seat's Human who carries the token.
    fn bearer(&self, seat: Seat, token: Token) -> Result<Human, Illegal> {
        self.check_any_time()?;
        match self.place(token) {
            Place::Human(bearer) if self.human(bearer).seat == seat && HANDED.contains(&token) => {
                Ok(bearer)
            }
            // TEZ-R100: Supply Tokens are only ever delivered.
            Place::Human(_) if !HANDED.contains(&token) => {
                refuse!("TEZ-R100", "tiny-epic-zombies-refuse-only-deliver")
            }
            _ => refuse!("TEZ-203", "tiny-epic-zombies-refuse-not-bearer"),
        }
    }

    fn lay(&mut self, seat: Seat, token: Token, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let bearer = self.bearer(seat, token)?;
        self.check_alive(bearer)?;
        let room = self.human(bearer).room;
        *self.place_mut(token) = Place::Room(room);
        out.emit(|| Event::Laid {
            who: self.who(bearer),
            token,
            spot: self.spot(room),
        });
        Ok(())
    }

    fn give(
        &mut self,
        seat: Seat,
        token: Token,
        to: Human,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let from = self.bearer(seat, token)?;
        if to.index() >= self.n_humans() {
            refuse!("TEZ-204", "tiny-epic-zombies-refuse-same-room");
        }
        self.check_handing(from, to)?;
        self.offer(token, from, to, to, out);
        Ok(())
    }

    fn beg(&mut self, seat: Seat, token: Token, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check_any_time()?;
        let Place::Human(from) = self.place(token) else {
            refuse!("TEZ-204", "tiny-epic-zombies-refuse-no-token");
        };
        if !HANDED.contains(&token) {
            refuse!("TEZ-R100", "tiny-epic-zombies-refuse-only-deliver");
        }
        // A player of two Humans gives; only others have to ask, and they have one.
        let own = self
            .all_humans()
            .find(|human| self.human(*human).seat == seat);
        let Some(to) = own.filter(|_| self.human(from).seat != seat) else {
            refuse!("TEZ-204", "tiny-epic-zombies-refuse-same-room");
        };
        self.check_handing(from, to)?;
        self.offer(token, from, to, from, out);
        Ok(())
    }

    /// Consent is asked of the other player in every mode (TEZ-R96); one player with two Humans agrees with themselves.
    fn offer(
        &mut self,
        token: Token,
        from: Human,
        to: Human,
        answers: Human,
        out: &mut impl Sink<Event>,
    ) {
        if self.human(from).seat == self.human(to).seat {
            self.hand_over(token, to, out);
        } else {
            out.emit(|| Event::Offered {
                token,
                from: self.who(from),
                to: self.who(to),
            });
            self.stack.push(Frame::Offer {
                token,
                from,
                to,
                answers,
            });
        }
    }

    /// The token changes hands; being handed something in the Courtyard delivers nothing (TEZ-R30).
    pub(crate) fn hand_over(&mut self, token: Token, to: Human, out: &mut impl Sink<Event>) {
        *self.place_mut(token) = Place::Human(to);
        out.emit(|| Event::Took {
            who: self.who(to),
            token,
        });
    }
}
