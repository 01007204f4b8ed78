//! Any action at all: what tests throw at the rules.

use shamble_core::Dice;

use super::{Action, Booty, Careful, Keep, Liftable, NO_CARD, Rearrange, Target};
use crate::content::{CardId, cards};
use crate::ids::{AreaKind, HeavyKind, HeroId, Place, Side, Slot, Token};
use crate::state::{MAX_DRAWN, MAX_TOKENS, State};

/// One thing in so many is about no piece of this table.
const STRANGE_EVERY: usize = 12;

/// Dice with the state they speak about.
struct Any<'a> {
    state: &'a State,
    dice: &'a mut Dice,
}

impl State {
    /// Some action that the grammar can write, mostly about pieces of this table.
    pub(crate) fn any_action(&self, dice: &mut Dice) -> Action {
        Any { state: self, dice }.action()
    }
}

impl Any<'_> {
    fn action(&mut self) -> Action {
        match self.dice.pick(if self.state.checkpoint.is_some() {
            36
        } else {
            30
        }) {
            0 | 1 => Action::Move { to: self.place() },
            2 => Action::Search,
            3..=5 => self.keep(),
            6 | 7 => self.careful(),
            8 | 9 => Action::Token {
                piece: self.piece(),
                change: self.change(),
            },
            10 => Action::Pocket {
                change: self.change(),
            },
            11 => Action::Leave {
                change: self.change(),
            },
            12 => Action::Loot {
                hero: self.hero(),
                what: self.booty(),
                change: self.change(),
            },
            13 => Action::DropToken {
                piece: self.piece(),
            },
            14 => Action::Attack {
                slot: self.weapon(),
                explosive: self.maybe(3).then(|| self.object()),
            },
            15 => Action::Hands,
            16 => Action::Fire {
                at: self.maybe(2).then(|| self.side()),
            },
            17..=20 => Action::Use {
                slot: self.object(),
                on: self.target(),
            },
            21 => Action::Lift {
                what: if self.maybe(2) {
                    Liftable::Hero(self.hero())
                } else {
                    Liftable::Heavy(self.one_of(HeavyKind::ALL))
                },
            },
            22 => self.one_of(&[Action::Drop, Action::Refill, Action::Call, Action::GetUp]),
            23 => Action::EndActions,
            24 => Action::EndTurn,
            25 => Action::Lose {
                slot: self.object(),
            },
            26 => Action::Surge { at: self.side() },
            27 => self.one_of(&[Action::Pause, Action::Resume]),
            28 => Action::Done,
            29 | 30 => {
                let hero = self.hero();
                self.one_of(&[Action::KeepItems { hero }, Action::StartingItems { hero }])
            }
            31 | 32 => Action::Give {
                hero: self.hero(),
                bag: self.bag(),
                to: self.hero(),
                item: self.maybe(2).then(|| self.card()),
            },
            33 | 34 => Action::Exchange {
                hero: self.hero(),
                bag: self.bag(),
                item: self.card(),
                instead: self.maybe(2).then(|| self.slot()),
            },
            _ => Action::DiscardBag {
                hero: self.hero(),
                bag: self.bag(),
            },
        }
    }

    /// True once in `n` times.
    fn maybe(&mut self, n: usize) -> bool {
        self.dice.pick(n) == 0
    }

    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.dice.pick(things.len())]
    }

    fn hero(&mut self) -> HeroId {
        if self.maybe(STRANGE_EVERY) {
            return self.one_of(HeroId::ALL);
        }
        let heroes = &self.state.heroes;
        heroes[self.dice.pick(heroes.len())].id
    }

    fn side(&mut self) -> Side {
        if self.maybe(STRANGE_EVERY) {
            return Side::from_index(self.dice.pick(64));
        }
        let board = &self.state.board;
        let near: Vec<usize> = board.adjacent(self.state.active().area.tile()).collect();
        let tile = if near.is_empty() || self.maybe(4) {
            self.dice.pick(board.n_tiles)
        } else {
            self.one_of(&near)
        };
        board.side(tile)
    }

    fn place(&mut self) -> Place {
        let kind = self.one_of(&[AreaKind::Street, AreaKind::Search]);
        let own = self.state.board.side(self.state.active().area.tile());
        let side = if self.maybe(2) { own } else { self.side() };
        Place { side, kind }
    }

    fn piece(&mut self) -> u8 {
        let n = if self.maybe(STRANGE_EVERY) {
            MAX_TOKENS
        } else {
            self.state.tokens.len().max(1)
        };
        self.dice.pick(n) as u8
    }

    fn slot(&mut self) -> Slot {
        self.one_of(&Slot::ALL)
    }

    fn weapon(&mut self) -> Slot {
        Slot::Weapon(self.dice.pick(2) as u8)
    }

    fn object(&mut self) -> Slot {
        Slot::Object(self.dice.pick(3) as u8)
    }

    fn bag(&mut self) -> Token {
        self.one_of(&[Token::Bag1, Token::Bag2, Token::Bag3])
    }

    fn card(&mut self) -> CardId {
        let discard = self.state.discard.as_slice();
        if discard.is_empty() || self.maybe(3) {
            CardId::from_index(self.dice.pick(cards().len()))
        } else {
            self.one_of(discard)
        }
    }

    fn booty(&mut self) -> Booty {
        if self.maybe(6) {
            return Booty::Item(self.card());
        }
        let n = self.state.tokens.len();
        if n == 0 || self.maybe(STRANGE_EVERY) {
            Booty::Token(self.one_of(Token::ALL))
        } else {
            Booty::Token(self.state.tokens[self.dice.pick(n)].token)
        }
    }

    fn target(&mut self) -> Target {
        match self.dice.pick(5) {
            0 => Target::Nothing,
            1 => Target::Weapon(self.weapon()),
            2 => Target::Hero(self.hero()),
            3 => Target::Tile(self.side(), None),
            _ => Target::Tile(self.side(), Some(self.dice.pick(5) as u8)),
        }
    }

    fn change(&mut self) -> Rearrange {
        let mut change = Rearrange {
            swap: self.maybe(3),
            ..Rearrange::default()
        };
        while self.maybe(3) {
            change = change.giving_up(self.slot());
        }
        while self.maybe(3) {
            change = change.dropping(self.piece().into());
        }
        change
    }

    fn keep(&mut self) -> Action {
        let mut keep = Keep {
            change: self.change(),
            ..Keep::default()
        };
        for i in 0..MAX_DRAWN {
            if self.maybe(3) {
                let slot = self.slot();
                keep.slots[i] = Some(slot);
                if self.maybe(2) {
                    keep.change = keep.change.giving_up(slot);
                }
            }
        }
        if self.maybe(2) {
            let mut left: Vec<u8> = (0..MAX_DRAWN as u8)
                .filter(|i| keep.slots[usize::from(*i)].is_none())
                .collect();
            self.dice.shuffle(&mut left);
            // Most searches draw three cards.
            left.retain(|i| *i < 3 || self.dice.pick(4) == 0);
            if !left.is_empty() {
                let mut order = [NO_CARD; MAX_DRAWN];
                order[..left.len()].copy_from_slice(&left);
                keep.order = Some(order);
            }
        }
        Action::Keep(keep)
    }

    fn careful(&mut self) -> Action {
        let mut careful = Careful {
            change: self.change(),
            ..Careful::default()
        };
        if !self.maybe(4) {
            let slot = self.slot();
            careful.take = Some((self.card(), slot));
            careful.below = u8::from(self.maybe(4));
            if self.maybe(2) {
                careful.change = careful.change.giving_up(slot);
            }
        }
        Action::Careful(careful)
    }
}
