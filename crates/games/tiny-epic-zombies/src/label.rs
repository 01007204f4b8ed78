//! Actions in words, as labels for the seat that may take them now.

use shamble_core::{Seat, Text, text};

use crate::State;
use crate::action::Action;
use crate::ids::{Slot, Token};
use crate::prompt::Frame;
use crate::say;

impl State {
    pub(crate) fn label_for(&self, seat: Seat, action: Action) -> Text {
        let room = |room| self.say_room(room);
        let store = |slot| self.say_store(slot);
        let human = |human| self.say_human(human);
        match action {
            Action::Choose(character) => text!(
                "tiny-epic-zombies-do-choose",
                who = say::character(character)
            ),
            Action::Deal(card) => {
                text!(
                    "tiny-epic-zombies-do-deal",
                    card = say::card(card),
                    symbol = say::symbol(crate::content::content().card(card).symbol)
                )
            }
            Action::Move(to) if self.has_zombie(to) => {
                text!("tiny-epic-zombies-do-move-fight", room = room(to))
            }
            Action::Move(to) => text!("tiny-epic-zombies-do-move", room = room(to)),
            Action::Skateboard(to) => text!("tiny-epic-zombies-do-skateboard", room = room(to)),
            Action::Squad(slot) => text!("tiny-epic-zombies-do-squad", squad = say::slot(slot)),
            Action::Fight => text!("tiny-epic-zombies-do-fight"),
            Action::Quarantine => text!("tiny-epic-zombies-do-quarantine"),
            Action::Grenade => text!("tiny-epic-zombies-do-grenade"),
            Action::Shoot(at) => self.deadly(
                seat,
                self.shot_price(&[at]),
                text!("tiny-epic-zombies-do-shoot", room = room(at)),
            ),
            Action::ShootTwo(a, b) => {
                let label = text!(
                    "tiny-epic-zombies-do-shoot-two",
                    first = room(a),
                    second = room(b)
                );
                self.deadly(seat, self.shot_price(&[a, b]), label)
            }
            Action::Stay => text!("tiny-epic-zombies-do-stay"),
            Action::Convert => self.deadly(seat, 1, text!("tiny-epic-zombies-do-convert")),
            Action::Cover(other, to) => self.deadly(
                seat,
                1,
                text!(
                    "tiny-epic-zombies-do-cover",
                    who = human(other),
                    room = room(to)
                ),
            ),
            Action::Accept => text!("tiny-epic-zombies-do-accept"),
            Action::Decline => text!("tiny-epic-zombies-do-decline"),
            Action::Use => match self.map.ability(self.human(self.user(seat)).room) {
                Some(ability) => {
                    text!("tiny-epic-zombies-do-use", ability = say::ability(ability))
                }
                None => text!("tiny-epic-zombies-do-use-plain"),
            },
            Action::Trap(at) => text!("tiny-epic-zombies-do-trap", room = room(at)),
            Action::Crash(from, to) => text!(
                "tiny-epic-zombies-do-crash",
                from = room(from),
                room = room(to)
            ),
            Action::Drive(slot) => text!("tiny-epic-zombies-do-drive", store = store(slot)),
            Action::Swap(own, other) => text!(
                "tiny-epic-zombies-do-swap",
                card = say::card(own),
                other = say::card(other)
            ),
            Action::Layaway(card) => text!("tiny-epic-zombies-do-layaway", card = say::card(card)),
            Action::Flip(token)
                if self.is_competitive()
                    && matches!(token, Token::Clue(_) | Token::Ingredient(_)) =>
            {
                text!("tiny-epic-zombies-do-look", token = say::token(token))
            }
            Action::Flip(token) => text!("tiny-epic-zombies-do-flip", token = say::token(token)),
            Action::Take(token) => text!("tiny-epic-zombies-do-take", token = say::token(token)),
            Action::Guess(clue) => text!("tiny-epic-zombies-do-guess", clue = say::clue(clue)),
            Action::Snatch(token) => self.deadly(
                seat,
                1,
                text!("tiny-epic-zombies-do-snatch", token = say::token(token)),
            ),
            Action::Stow(card) => text!("tiny-epic-zombies-do-stow", card = say::card(card)),
            Action::Stash(n) => self.deadly(seat, n, text!("tiny-epic-zombies-do-stash", n = n)),
            Action::Collect(card) => text!("tiny-epic-zombies-do-collect", card = say::card(card)),
            Action::Buy(card) => self.deadly(
                seat,
                1,
                text!("tiny-epic-zombies-do-buy", card = say::card(card)),
            ),
            Action::Drop(card, None) => text!("tiny-epic-zombies-do-drop", card = say::card(card)),
            Action::Drop(card, Some(slot)) => {
                text!(
                    "tiny-epic-zombies-do-drop-at",
                    card = say::card(card),
                    store = store(slot)
                )
            }
            Action::Fireworks => text!("tiny-epic-zombies-do-fireworks"),
            Action::Adrenaline => text!("tiny-epic-zombies-do-adrenaline"),
            Action::Shift(from, to) => text!(
                "tiny-epic-zombies-do-shift",
                from = room(from),
                room = room(to)
            ),
            Action::Done => text!("tiny-epic-zombies-do-done"),
            Action::Peek(other) => self.deadly(
                seat,
                1,
                text!("tiny-epic-zombies-do-peek", who = human(other)),
            ),
            Action::PeekDeck => self.deadly(seat, 1, text!("tiny-epic-zombies-do-peek-deck")),
            Action::Lay(token) => text!("tiny-epic-zombies-do-lay", token = say::token(token)),
            Action::Give(token, to) => text!(
                "tiny-epic-zombies-do-give",
                token = say::token(token),
                who = human(to)
            ),
            Action::Beg(token) => text!("tiny-epic-zombies-do-beg", token = say::token(token)),
            Action::End => text!("tiny-epic-zombies-do-end"),
            Action::Store(slot) => self.store_label(slot),
            Action::Pick(other) => text!("tiny-epic-zombies-do-pick", who = human(other)),
            Action::Cache(0) => text!("tiny-epic-zombies-do-cache-none"),
            Action::Cache(n) => text!("tiny-epic-zombies-do-cache", n = n),
            Action::Skip => text!("tiny-epic-zombies-do-skip"),
            Action::Draw => text!("tiny-epic-zombies-do-draw"),
            Action::Keep(None) => text!("tiny-epic-zombies-do-keep"),
            Action::Keep(Some(slot)) => text!("tiny-epic-zombies-do-keep-at", store = store(slot)),
            Action::Refuse => text!("tiny-epic-zombies-do-refuse"),
            Action::Revolver => self.deadly(seat, 1, text!("tiny-epic-zombies-do-revolver")),
            Action::Axe => text!("tiny-epic-zombies-do-axe"),
            Action::Suffer => self.deadly(seat, 1, text!("tiny-epic-zombies-do-suffer")),
            Action::Rush(to) => text!("tiny-epic-zombies-do-rush", room = room(to)),
            Action::Lose(card) => text!("tiny-epic-zombies-do-lose", card = say::card(card)),
            Action::Hush => self.deadly(seat, 1, text!("tiny-epic-zombies-do-hush")),
            Action::Horde(character) => text!(
                "tiny-epic-zombies-do-horde",
                who = say::character(character)
            ),
            Action::Push(token, to) => text!(
                "tiny-epic-zombies-do-push",
                token = say::token(token),
                room = room(to)
            ),
            Action::Sift => text!("tiny-epic-zombies-do-sift"),
            Action::Bury(card) => text!("tiny-epic-zombies-do-bury", card = say::card(card)),
            Action::Litter(card, slot) => text!(
                "tiny-epic-zombies-do-litter",
                card = say::card(card),
                store = store(slot)
            ),
            Action::Fill => text!("tiny-epic-zombies-do-fill"),
            Action::Burn(card) => text!("tiny-epic-zombies-do-burn", card = say::card(card)),
            Action::Post(post) => text!("tiny-epic-zombies-do-post", post = say::post(post)),
            Action::Kill(at) => text!("tiny-epic-zombies-do-kill", room = room(at)),
        }
    }

    fn store_label(&self, slot: Slot) -> Text {
        let store = self.say_store(slot);
        match self.stack.last() {
            Some(Frame::AddZombies(_) | Frame::EventStore) => {
                text!("tiny-epic-zombies-do-store-zombie", store = store)
            }
            Some(Frame::Lock(_)) => text!("tiny-epic-zombies-do-store-lock", store = store),
            _ => text!("tiny-epic-zombies-do-store-card", store = store),
        }
    }

    fn shot_price(&self, targets: &[crate::ids::Room]) -> u8 {
        // The Golf Club's shot costs nothing.
        if matches!(self.stack.last(), Some(Frame::FreeMove(_))) {
            0
        } else {
            self.shot_cost(self.active, targets)
        }
    }

    /// The Human of this seat the question is about: the active one, or the first.
    fn user(&self, seat: Seat) -> crate::ids::Human {
        let own = |human: &crate::ids::Human| self.human(*human).seat == seat;
        match self.stack.last() {
            Some(Frame::RushUse(human) | Frame::Guard { human, .. }) => *human,
            _ if own(&self.active) => self.active,
            _ => self.all_humans().find(own).unwrap_or(self.active),
        }
    }

    /// Marks what would kill the one who does it (TEZ-R73).
    fn deadly(&self, seat: Seat, cost: u8, label: Text) -> Text {
        let human = self.human(self.user(seat));
        if cost > 0 && human.wounds + cost >= human.ammo {
            text!("tiny-epic-zombies-do-deadly", act = label)
        } else {
            label
        }
    }
}
