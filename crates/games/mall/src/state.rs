//! The state of a game: data and read-only questions, no rule that changes anything.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use shamble_core::{BySeat, Dice, Seat, SeatSet};

use crate::cards::{Card, CardId, CardList, CardSet, Kind, N_CARDS, N_LOOT};
use crate::content::content;
use crate::ids::{Bearing, Dir, Lock, Marks, Near, Space};
use crate::mall::Mall;
use crate::options::{AfterUnlock, Options};
use crate::prompt::Ask;
use crate::rules::paths::Field;

/// Bandages and Adrenaline at the start and the most that can be held (ZM-011, ZM-013).
pub(crate) const MAX_TOKENS: u8 = 5;

/// Bandages or Adrenaline of a player never grow past this, whatever cards say.
pub(crate) const MOST_TOKENS: u8 = 99;

/// Offers of trade that can be made in one turn, so that no table trades for ever.
pub(crate) const MAX_OFFERS: u8 = 12;

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
    pub(crate) doors: ArrayVec<Door, 24>,
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

/// What can change about a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    /// Edges that can be walked over (low four bits) and that let sight and adjacency through (high four bits).
    pub(crate) ways: u8,
    pub(crate) ground: u8,
    pub(crate) zombies: u16,
}

/// Bits of [`Cell::ground`].
pub(crate) mod ground {
    /// Printed clutter.
    pub(crate) const CLUTTER: u8 = 1;
    pub(crate) const LOOT: u8 = 2;
    pub(crate) const OBJECTIVE: u8 = 4;
    pub(crate) const PILE: u8 = 8;
    /// ZM-087: 2 MP for players, closed to zombies that stand in the open.
    pub(crate) const ROUGH: u8 = CLUTTER | LOOT | OBJECTIVE;
}

impl Cell {
    pub(crate) const fn is_rough(self) -> bool {
        self.ground & ground::ROUGH != 0
    }
}

/// Where a player is in life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Has no start space yet.
    Waiting,
    OnMap,
    /// Off the map until the next own turn (ZM-161).
    Bitten,
    Dead,
    Rescued,
}

/// What a player lets the table decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(deny_unknown_fields)]
pub struct Auto {
    /// Which zombie moves, and which of several shortest ways it takes.
    pub zombies: bool,
    /// The end of a diagonal of even length.
    pub hops: bool,
    /// North is the top of the map.
    pub north: bool,
    /// Which adjacent zombie is fought first.
    pub fights: bool,
}

/// A player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    pub(crate) status: Status,
    /// The space; for a BITTEN player that of the bite.
    pub(crate) at: Space,
    pub(crate) bandages: u8,
    pub(crate) adrenaline: u8,
    pub(crate) bites: u16,
    pub(crate) kills: u16,
    pub(crate) vp: u16,
    pub(crate) hand: CardSet,
    /// MP the next movement roll loses.
    pub(crate) slow: u8,
    /// Ends of own turns until the lights go on again.
    pub(crate) dark: u8,
    pub(crate) auto: Auto,
}

/// What belongs to the turn being taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) phase: u8,
    pub(crate) north: Dir,
    /// Whether north can no longer change (ZM-R11).
    pub(crate) north_set: bool,
    pub(crate) mp: u8,
    pub(crate) bonus_used: bool,
    pub(crate) act: Act,
    /// ZM-253: the one try of this turn.
    pub(crate) tried: bool,
    /// Noise that waits for the end of the combat.
    pub(crate) noise: u8,
    /// Cards that can be used once a turn and were.
    pub(crate) used: CardSet,
    pub(crate) n_offers: u8,
    pub(crate) fight: Option<Fight>,
}

/// What was done in phase 5 (ZM-106).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Nothing,
    Looted,
    Unlocked,
}

/// A lost roll that cards may still turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// The zombie.
    pub at: Near,
    /// The roll as it stands.
    pub roll: u8,
    /// Whether a weapon was used on it (ZM-R41).
    pub weapon: bool,
}

/// The Loot deck, the top card last.
#[derive(Clone)]
pub(crate) struct Deck {
    cards: [CardId; N_LOOT],
    /// Who knows the card at this place.
    seen: [Marks; N_LOOT],
    n: u8,
}

/// An Objective token and the card under it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Objective {
    pub(crate) number: u8,
    pub(crate) at: Space,
    pub(crate) card: CardId,
}

/// Dropped cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pile {
    pub(crate) at: Space,
    pub(crate) number: u16,
    pub(crate) cards: CardSet,
}

/// A door with a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Door {
    pub(crate) at: Space,
    pub(crate) side: Dir,
    pub(crate) lock: Lock,
    pub(crate) locked: bool,
    /// Whether the scenario named it (ZM-253).
    pub(crate) scenario: bool,
}

/// The radio's lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(deny_unknown_fields)]
pub struct Radio {
    /// What opens it.
    pub lock: Lock,
    /// Whether it is shut.
    pub locked: bool,
}

/// A Door Wedge on an edge, until the owner's next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wedge {
    pub at: Space,
    pub side: Dir,
    pub seat: Seat,
}

/// An Air Horn sounding at a space, until the owner's next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(deny_unknown_fields)]
pub struct Horn {
    pub at: Space,
    pub seat: Seat,
    /// How far it is heard.
    pub range: u8,
}

/// Where the team takes players in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Refuge {
    /// The Security Office.
    Hunker,
    Roof,
    Garage,
    /// The exit of this number.
    Exit(u8),
}

/// A call for help that was answered (Scenarios 1A and 1B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(deny_unknown_fields)]
pub struct Call {
    pub caller: Seat,
    pub refuge: Refuge,
    /// ZM-R67: turns since the call.
    pub k: u16,
    /// ZM-R68: when the team arrives; 0 in Scenario 1A.
    pub delay: u16,
    /// How long it stays; nothing means for good (Scenario 1A).
    pub stay: Option<u16>,
}

impl Call {
    /// ZM-R68.
    pub(crate) fn is_there(&self) -> bool {
        self.k >= self.delay && self.stay.is_none_or(|stay| self.k < self.delay + stay)
    }

    /// Whether the team has come and gone.
    pub(crate) fn is_over(&self) -> bool {
        self.stay.is_some_and(|stay| self.k >= self.delay + stay)
    }
}

/// An offer of trade that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub from: Seat,
    pub to: Seat,
    pub give: CardList,
    pub want: CardList,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Scenario 1: help was called.
    Called,
    /// Scenarios 1A and 1B: nobody is left, and somebody was rescued.
    Rescued,
    /// Everybody died.
    Overrun,
}

/// A point of the turn at which the active player may do this and that (ZM-R26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "zombie-mall/"))]
#[serde(rename_all = "snake_case")]
pub enum Point {
    BeforeSpawn,
    BeforeRoll,
    /// Phases 4 and 5, and before the die of phase 6.
    Moving,
    /// After the combat of phase 6.
    Ending,
}

/// Something the turn still has to carry out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The next player in order.
    NextTurn,
    /// 1A Hunker Down, then phase 1 or 2.
    BeginTurn,
    /// Phase 1: the survival roll.
    Survive,
    /// Placing a survivor, or a player in Blind Panic: direction and distance.
    Respawn {
        tries: u16,
    },
    /// The two ends of a diagonal for the active player.
    RespawnHop {
        tries: u16,
        bearing: Bearing,
        distance: u8,
    },
    /// Fights until no zombie is adjacent.
    Combat,
    Point(Point),
    /// Phase 3: how many.
    SpawnNumber,
    /// So many more zombies round a space.
    Spawn {
        from: Space,
        left: u8,
        die: u8,
    },
    /// The two ends of a diagonal for a zombie.
    SpawnHop {
        from: Space,
        bearing: Bearing,
        distance: u8,
    },
    /// Everyone Hears It, for these seats.
    Hear {
        seats: SeatSet,
    },
    /// Phase 4: the roll.
    MoveRoll,
    /// Phase 6: the roll.
    HordeRoll,
    /// So many more zombies move.
    Horde {
        left: u16,
        all: bool,
    },
    EndTurn,
}

impl Turn {
    /// A turn that nothing has happened in.
    pub(crate) fn new(seat: Seat) -> Self {
        Self {
            seat,
            phase: 0,
            north: Dir::N,
            north_set: false,
            mp: 0,
            bonus_used: false,
            act: Act::Nothing,
            tried: false,
            noise: 0,
            used: CardSet::EMPTY,
            n_offers: 0,
            fight: None,
        }
    }
}

impl Deck {
    pub(crate) fn empty() -> Self {
        Self {
            cards: [CardId(0); N_LOOT],
            seen: [Marks::NONE; N_LOOT],
            n: 0,
        }
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.n)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// From the bottom to the top.
    pub(crate) fn cards(&self) -> &[CardId] {
        &self.cards[..self.len()]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.n)]
    }

    pub(crate) fn seen(&self) -> &[Marks] {
        &self.seen[..self.len()]
    }

    pub(crate) fn pop(&mut self) -> Option<CardId> {
        self.n = self.n.checked_sub(1)?;
        self.seen[self.len()] = Marks::NONE;
        Some(self.cards[self.len()])
    }

    pub(crate) fn push(&mut self, card: CardId, seen: Marks) {
        self.cards[self.len()] = card;
        self.seen[self.len()] = seen;
        self.n += 1;
    }

    /// Puts a card under the deck.
    pub(crate) fn put_under(&mut self, card: CardId, seen: Marks) {
        let n = self.len();
        self.cards.copy_within(..n, 1);
        self.seen.copy_within(..n, 1);
        self.cards[0] = card;
        self.seen[0] = seen;
        self.n += 1;
    }
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
