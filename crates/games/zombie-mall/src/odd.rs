//! Actions out of the blue: whatever the grammar can write, about pieces of this table or of none. Only tests ask.

use shamble_core::{Dice, Seat};

use crate::action::{Action, Choice, Target};
use crate::cards::{Card, CardList, Kind};
use crate::content::content;
use crate::ids::{Dir, Near, Space};
use crate::state::State;

/// Some action, likely or not.
pub(crate) fn any_action(state: &State, dice: &mut Dice) -> Action {
    let mut odd = Odd { state, dice };
    odd.action()
}

struct Odd<'a> {
    state: &'a State,
    dice: &'a mut Dice,
}

impl Odd<'_> {
    fn action(&mut self) -> Action {
        match self.dice.pick(34) {
            0 => Action::Place { at: self.space() },
            1 => Action::Start { at: self.space() },
            2 => Action::North { side: self.dir() },
            3 => Action::Spawn,
            4 => Action::Roll,
            5 => Action::Step { dir: self.dir() },
            6 => Action::Bonus { dir: self.dir() },
            7 => Action::Loot {
                with: self.maybe_card(),
            },
            8 => Action::Search {
                with: self.maybe_card(),
            },
            9 => Action::Take { card: self.card() },
            10 => Action::Keep { card: self.card() },
            11 => Action::Unlock { side: self.dir() },
            12 => Action::UnlockRadio,
            13 => Action::Pry { side: self.dir() },
            14 => Action::Force { side: self.dir() },
            15 => Action::Call,
            16 => Action::Buy,
            17 => Action::Done,
            18 => Action::Hop { dir: self.dir() },
            19 => Action::Fight {
                at: Near::ALL[self.dice.pick(Near::ALL.len())],
            },
            20 => Action::Escape {
                dir: self.dir(),
                cards: self.cards(0),
            },
            21 => Action::Boost { card: self.card() },
            22 => Action::Bandage {
                card: self.maybe_card(),
            },
            23 => Action::Bitten,
            24 | 25 => Action::Play {
                card: self.card(),
                target: self.target(),
            },
            26 => Action::MoveZombie {
                from: self.space(),
                dir: self.dir(),
            },
            27 => Action::Lose { card: self.card() },
            28 => Action::Give {
                to: self.seat(),
                cards: self.cards(1),
            },
            29 => Action::Drop {
                cards: self.cards(1),
            },
            30 => Action::Discard { card: self.card() },
            31 => Action::Offer {
                to: self.seat(),
                give: self.cards(0),
                want: self.cards(0),
            },
            32 => match self.dice.pick(2) {
                0 => Action::Accept,
                _ => Action::Decline,
            },
            _ => Action::Auto {
                what: Choice::ALL[self.dice.pick(Choice::ALL.len())],
                on: self.dice.pick(2) == 0,
            },
        }
    }

    fn dir(&mut self) -> Dir {
        Dir::ALL[self.dice.pick(4)]
    }

    /// Mostly a seat of this table.
    fn seat(&mut self) -> Seat {
        let n_seats = self.state.players.len();
        Seat::new(self.dice.pick(n_seats + usize::from(n_seats < 6)))
    }

    /// Where somebody or something is, next to it, or anywhere, also off the map.
    fn space(&mut self) -> Space {
        let state = self.state;
        let seat = Seat::new(self.dice.pick(state.players.len()));
        let near = match self.dice.pick(6) {
            0 if !state.zombies.is_empty() => state.zombies[self.dice.pick(state.zombies.len())],
            1 => state.mall.starts()[self.dice.pick(state.mall.starts().len())],
            2 => state.mall.radio(),
            3 | 4 => state.players[seat].at,
            _ => {
                let (rows, cols) = (state.mall.height() + 2, state.mall.width() + 2);
                return Space::new(self.dice.pick(rows), self.dice.pick(cols));
            }
        };
        match self.dice.pick(3) {
            0 => near,
            _ => {
                let dir = self.dir();
                state
                    .mall
                    .offset(near, dir.delta().0, dir.delta().1)
                    .unwrap_or(near)
            }
        }
    }

    /// Mostly a card that somebody holds or that lies about, with the uses it has.
    fn card(&mut self) -> Card {
        let state = self.state;
        let mut cards: Vec<Card> = Vec::new();
        match self.dice.pick(8) {
            0 => {}
            1 => cards.extend(state.piles.iter().flat_map(|pile| state.named(&pile.cards))),
            2 => cards.extend(state.drawn.iter().map(|card| state.name(*card))),
            3 => cards.extend(
                state
                    .players
                    .values()
                    .flat_map(|player| state.named(&player.hand)),
            ),
            _ => cards.extend(state.named(&state.active().hand)),
        }
        if !cards.is_empty() {
            let mut card = cards[self.dice.pick(cards.len())];
            if self.dice.pick(8) == 0 {
                card.uses = 0;
            }
            return card;
        }
        let kind = Kind(self.dice.pick(content().kinds.len()) as u8);
        let most = usize::from(kind.data().uses);
        let uses = if most == 0 {
            0
        } else {
            self.dice.pick(most + 2)
        };
        Card {
            kind,
            uses: uses as u8,
        }
    }

    fn maybe_card(&mut self) -> Option<Card> {
        (self.dice.pick(2) == 0).then(|| self.card())
    }

    /// Up to a handful, at least so many.
    fn cards(&mut self, least: usize) -> CardList {
        let n = least + [0, 0, 1, 1, 2, 5][self.dice.pick(6)];
        (0..n).map(|_| self.card()).collect()
    }

    fn target(&mut self) -> Target {
        match self.dice.pick(7) {
            0 | 1 => Target::None,
            2 => Target::Space(self.space()),
            3 => Target::Side(self.dir()),
            4 => Target::Card(self.card()),
            5 if self.dice.pick(2) == 0 => Target::Token(self.dice.pick(8) as u8),
            5 => Target::Seat(self.seat()),
            _ => Target::Gift(self.seat(), self.cards(1)),
        }
    }
}
