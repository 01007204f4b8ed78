//! What lies on the table: spaces, players, the deck, doors, offers, the tasks of a turn. Data and what it knows of itself.

use serde::{Deserialize, Serialize};
use shamble_core::{Seat, SeatSet};

use crate::action::Choice;
use crate::cards::{CardId, CardList, CardSet, N_LOOT};
use crate::ids::{Bearing, Dir, Lock, Marks, Near, Space};

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

impl Auto {
    /// The same with that switch, or all of them, set so.
    #[must_use]
    pub(crate) fn with(mut self, what: Choice, on: bool) -> Self {
        let is_all = what == Choice::All;
        for (choice, switch) in [
            (Choice::Zombies, &mut self.zombies),
            (Choice::Hops, &mut self.hops),
            (Choice::North, &mut self.north),
            (Choice::Fights, &mut self.fights),
        ] {
            if is_all || what == choice {
                *switch = on;
            }
        }
        self
    }
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
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "zombie-mall/", optional_fields)
)]
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
    /// Too many rounds have passed (ZM-R86).
    Stranded,
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
