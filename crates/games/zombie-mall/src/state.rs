//! The state of a game: data and read-only questions, no rule that changes anything.

use std::sync::Arc;

use arrayvec::ArrayVec;
use shamble_core::{BySeat, Dice, Seat};

use crate::cards::{Card, CardId, CardSet, Kind, N_CARDS};
use crate::content::content;
use crate::ids::{Dir, Lock, Marks, Near, Space};
use crate::mall::{MAX_DOORS, Mall};
use crate::options::{AfterUnlock, Options};
use crate::prompt::Ask;
use crate::rules::paths::Field;

pub use crate::pieces::{
    Act, Auto, Call, Ending, Fight, Horn, Offer, Point, Radio, Refuge, Status, Task, Wedge,
};
pub(crate) use crate::pieces::{Cell, Deck, Door, Objective, Pile, Player, Turn, ground};

/// Bandages and Adrenaline at the start and the most that can be held (ZM-011, ZM-013).
pub(crate) const MAX_TOKENS: u8 = 5;

/// Bandages or Adrenaline of a player never grow past this, whatever cards say.
pub(crate) const MOST_TOKENS: u8 = 99;

/// Offers of trade that can be made in one turn, so that no table trades for ever.
pub(crate) const MAX_OFFERS: u8 = 12;

/// ZM-R86: after so many rounds the game is over.
pub(crate) const MAX_ROUNDS: u16 = 200;

/// The whole game.
#[derive(Clone)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) mall: Arc<Mall>,
    pub(crate) dice: Dice,
    pub(crate) ask: Ask,
    /// What is still to be carried out before the next question, the next last.
    pub(crate) todo: ArrayVec<Task, 16>,
    pub(crate) players: BySeat<Player>,
    pub(crate) turn: Turn,
    /// Who began (ZM-R10).
    pub(crate) first: Seat,
    pub(crate) round: u16,
    pub(crate) cells: Vec<Cell>,
    /// Every zombie's space, in order.
    pub(crate) zombies: Vec<Space>,
    /// Those of them that have moved in this phase 6, in order.
    pub(crate) moved: Vec<Space>,
    pub(crate) field: Field,
    pub(crate) deck: Deck,
    pub(crate) discard: CardSet,
    /// Objective cards that were set aside unseen (ZM-R58).
    pub(crate) aside: CardSet,
    pub(crate) objectives: ArrayVec<Objective, 6>,
    pub(crate) piles: Vec<Pile>,
    pub(crate) uses: [u8; N_CARDS],
    /// Who drew the card (ZM-R44).
    pub(crate) drawer: [u8; N_CARDS],
    /// Who knows the card where it lies, apart from what everybody sees.
    pub(crate) known: [Marks; N_CARDS],
    pub(crate) doors: ArrayVec<Door, MAX_DOORS>,
    /// The lock of the radio (ZM-225).
    pub(crate) radio: Radio,
    pub(crate) wedges: ArrayVec<Wedge, 4>,
    pub(crate) horns: ArrayVec<Horn, 4>,
    pub(crate) call: Option<Call>,
    pub(crate) offer: Option<Offer>,
    /// Cards drawn with a Flashlight, of which one is kept.
    pub(crate) drawn: ArrayVec<CardId, 2>,
    /// Tokens of the sort being placed that players still have to place.
    pub(crate) to_place: u16,
    /// Objective cards dealt for tokens that are not placed yet, the next last.
    pub(crate) dealt: ArrayVec<CardId, 6>,
    pub(crate) ending: Option<Ending>,
}

impl State {
    /// How many zombies are on the map.
    pub fn n_zombies(&self) -> usize {
        self.zombies.len()
    }

    pub(crate) fn cell(&self, space: Space) -> Cell {
        self.cells[space.index()]
    }

    pub(crate) fn cell_mut(&mut self, space: Space) -> &mut Cell {
        &mut self.cells[space.index()]
    }

    pub(crate) fn active(&self) -> &Player {
        &self.players[self.turn.seat]
    }

    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.seat]
    }

    /// Seats of players on the map.
    pub(crate) fn on_map(&self) -> impl Iterator<Item = Seat> {
        self.players
            .iter()
            .filter(|(_, player)| player.status == Status::OnMap)
            .map(|(seat, _)| seat)
    }

    pub(crate) fn has_player(&self, space: Space) -> bool {
        self.players
            .values()
            .any(|player| player.status == Status::OnMap && player.at == space)
    }

    /// Whether a figure can step over that edge (ZM-036 to ZM-039).
    pub(crate) fn is_free(&self, space: Space, dir: Dir) -> bool {
        self.cell(space).ways & dir.bit() != 0
    }

    /// Whether what is beyond that edge can be seen and is adjacent.
    pub(crate) fn is_clear(&self, space: Space, dir: Dir) -> bool {
        self.cell(space).ways & (dir.bit() << 4) != 0
    }

    /// How many zombies a figure in `near` of `space` is adjacent to there (ZM-046 to ZM-048).
    pub(crate) fn zombies_near(&self, space: Space, near: Near) -> u16 {
        match near.dir() {
            None => self.cell(space).zombies,
            Some(dir) if self.is_clear(space, dir) => self.cell(space.step(dir)).zombies,
            Some(_) => 0,
        }
    }

    /// How many zombies are adjacent to a figure in `space`.
    pub(crate) fn n_adjacent(&self, space: Space) -> u16 {
        let cell = self.cell(space);
        let mut n = cell.zombies;
        for dir in Dir::ALL {
            if cell.ways & (dir.bit() << 4) != 0 {
                n += self.cell(space.step(dir)).zombies;
            }
        }
        n
    }

    /// Whether the player on that seat is adjacent to a zombie.
    pub(crate) fn is_in_reach(&self, seat: Seat) -> bool {
        self.n_adjacent(self.players[seat].at) > 0
    }

    /// ZM-112, ZM-R23: whether the turn has come down to what the rules do by themselves.
    pub(crate) fn is_done_by_unlocking(&self) -> bool {
        self.turn.act == Act::Unlocked && self.options.after_unlock == AfterUnlock::Nothing
    }

    pub(crate) fn pile_at(&self, space: Space) -> Option<&Pile> {
        if self.cell(space).ground & ground::PILE == 0 {
            return None;
        }
        self.piles.iter().find(|pile| pile.at == space)
    }

    pub(crate) fn objective_at(&self, space: Space) -> Option<usize> {
        self.objectives
            .iter()
            .position(|objective| objective.at == space)
    }

    /// The door on that edge, if it has a lock.
    pub(crate) fn door_at(&self, space: Space, dir: Dir) -> Option<usize> {
        let (at, side) = match dir {
            Dir::E | Dir::S => (space, dir),
            Dir::N | Dir::W => (space.step(dir), dir.opposite()),
        };
        self.doors
            .iter()
            .position(|door| (door.at, door.side) == (at, side))
    }

    /// The card as players name it.
    pub(crate) fn name(&self, card: CardId) -> Card {
        Card {
            kind: card.kind(),
            uses: self.uses[card.index()],
        }
    }

    /// The card of `cards` that a player means; with a choice, the one `prefer` likes, then the one with the fewest uses.
    pub(crate) fn find(
        &self,
        cards: &CardSet,
        named: Card,
        prefer: impl Fn(CardId) -> bool,
    ) -> Option<CardId> {
        cards
            .iter()
            .filter(|card| card.kind() == named.kind)
            .filter(|card| named.uses == 0 || self.uses[card.index()] == named.uses)
            .min_by_key(|card| (!prefer(*card), self.uses[card.index()]))
    }

    /// The cards as players name them: by kind, then by uses left, equal ones once.
    pub(crate) fn named(&self, cards: &CardSet) -> ArrayVec<Card, N_CARDS> {
        let mut named: ArrayVec<Card, N_CARDS> = cards.iter().map(|card| self.name(card)).collect();
        named.sort_unstable();
        let mut n = 0;
        for i in 0..named.len() {
            if n == 0 || named[n - 1] != named[i] {
                named[n] = named[i];
                n += 1;
            }
        }
        named.truncate(n);
        named
    }

    /// The cards in an order that does not depend on which copy of a kind is where.
    pub(crate) fn in_order(&self, cards: &CardSet) -> ArrayVec<CardId, N_CARDS> {
        let mut order: ArrayVec<CardId, N_CARDS> = cards.iter().collect();
        order.sort_by_key(|card| {
            (
                card.kind(),
                self.uses[card.index()],
                self.drawer[card.index()],
                self.known[card.index()].bits(),
                self.turn.used.has(*card),
            )
        });
        order
    }

    /// ZM-R44: whether the holder may play it.
    pub(crate) fn may_play(&self, seat: Seat, card: CardId) -> bool {
        self.options.card_player == crate::options::CardPlayer::Holder
            || usize::from(self.drawer[card.index()]) == seat.index()
    }

    /// Whether a key in `hand` opens `lock` (ZM-109, ZM-110).
    pub(crate) fn opens(hand: &CardSet, lock: Lock) -> bool {
        let keys = &content().keys;
        match lock {
            Lock::Any => (1..=3).any(|number| !hand.both(&keys[number]).is_empty()),
            Lock::Number(number) => !hand.both(&keys[usize::from(number)]).is_empty(),
            Lock::None => false,
        }
    }

    /// ZM-231: whether the scenario needs a key of that kind.
    pub(crate) fn is_needed(&self, kind: Kind) -> bool {
        let crate::content::Effect::Key { number } = kind.effect() else {
            return false;
        };
        let is = |lock: Lock| lock == Lock::Number(number);
        is(self.radio.lock) || self.doors.iter().any(|door| door.scenario && is(door.lock))
    }

    /// Seats of other players in the active player's space.
    pub(crate) fn companions(&self) -> impl Iterator<Item = Seat> {
        let (active, at) = (self.turn.seat, self.active().at);
        self.on_map()
            .filter(move |seat| *seat != active && self.players[*seat].at == at)
    }

    /// Whether `seat` may look at the whole hand of `other`.
    pub(crate) fn sees_hand(&self, seat: Seat, other: Seat) -> bool {
        seat == other || self.options.open_hands
    }
}
