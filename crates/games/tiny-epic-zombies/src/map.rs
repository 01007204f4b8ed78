//! The mall as a graph: which Rooms touch, computed from the edges of the nine cards (TEZ-064 to TEZ-069).

use arrayvec::ArrayVec;

use crate::content::{EdgeSpan, Edges, RoomDef, SideDef, content};
use crate::effect::Ability;
use crate::ids::{Room, RoomSet, Side, Slot, Symbol};

/// Clockwise turn of the card in each place (TEZ-R01).
pub(crate) const ROTATIONS: [u16; 8] = [0, 90, 180, 90, 180, 270, 0, 270];

/// A long edge and a short one are centered on each other: the short one begins so much later.
const OFFSET: u8 = 18;
/// Two Rooms are adjacent when their stretches of the common edge overlap by so much (TEZ-R02).
const MIN_OVERLAP: u8 = 6;

/// The laid-out mall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Map {
    sides: [Side; 8],
    walls: [RoomSet; Room::COUNT],
    passages: RoomSet,
}

#[derive(Clone, Copy)]
enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

use Edge::{Bottom, Left, Right, Top};

/// Neighbouring Stores, and the edges that lie against each other.
const JOINS: [(Slot, Edge, Slot, Edge); 8] = [
    (Slot::Nw, Right, Slot::N, Left),
    (Slot::N, Right, Slot::Ne, Left),
    (Slot::Ne, Bottom, Slot::E, Top),
    (Slot::E, Bottom, Slot::Se, Top),
    (Slot::Sw, Right, Slot::S, Left),
    (Slot::S, Right, Slot::Se, Left),
    (Slot::Nw, Bottom, Slot::W, Top),
    (Slot::W, Bottom, Slot::Sw, Top),
];

/// Center Stores, and the edge that lies against the Courtyard.
const COURT_JOINS: [(Slot, Edge); 4] = [
    (Slot::N, Bottom),
    (Slot::E, Left),
    (Slot::S, Top),
    (Slot::W, Right),
];

impl Map {
    /// The mall with these Store sides, and the Courtyard's side Rooms joined in a ring or not (TEZ-R03).
    pub(crate) fn new(sides: [Side; 8], courtyard_ring: bool) -> Self {
        let mut map = Self {
            sides,
            walls: [RoomSet::EMPTY; Room::COUNT],
            passages: RoomSet::EMPTY,
        };
        for slot in Slot::ALL.iter().copied() {
            let side = map.side_def(slot);
            for (a, b) in &side.inside {
                map.join(
                    Room::of(slot, usize::from(*a)),
                    Room::of(slot, usize::from(*b)),
                );
            }
            for number in 1..=3 {
                let room = Room::of(slot, number);
                if map.ability(room) == Some(Ability::Passage) {
                    map.passages.insert(room);
                }
            }
        }
        for (a, edge_a, b, edge_b) in JOINS {
            let (from, to) = (map.edge(a, edge_a), map.edge(b, edge_b));
            for (x, y) in touching(&from, &to) {
                map.join(Room::of(a, usize::from(x)), Room::of(b, usize::from(y)));
            }
        }
        for (slot, edge) in COURT_JOINS {
            // The Courtyard lies landscape: its long edges meet the short edges of N and S, its short ones the long of E and W.
            let length = if matches!(edge, Top | Bottom) {
                124
            } else {
                88
            };
            let court = [EdgeSpan {
                room: 1,
                from: 0,
                to: length,
            }];
            for (x, _) in touching(&map.edge(slot, edge), &court) {
                map.join(Room::of(slot, usize::from(x)), Room::side(slot));
            }
        }
        for (nth, slot) in Slot::CENTERS.iter().enumerate() {
            map.join(Room::CENTER, Room::side(*slot));
            if courtyard_ring {
                map.join(Room::side(*slot), Room::side(Slot::CENTERS[(nth + 1) % 4]));
            }
        }
        map
    }

    fn join(&mut self, a: Room, b: Room) {
        self.walls[a.index()].insert(b);
        self.walls[b.index()].insert(a);
    }

    /// The edge of the card at `slot` as it lies.
    fn edge(&self, slot: Slot, edge: Edge) -> ArrayVec<EdgeSpan, 3> {
        turned(&self.side_def(slot).edges, ROTATIONS[slot.index()], edge)
    }

    /// Rooms that share a wall with `room` (TEZ-064, TEZ-065).
    #[inline]
    pub(crate) fn walls(&self, room: Room) -> RoomSet {
        self.walls[room.index()]
    }

    /// Rooms with a Secret Passage.
    pub(crate) fn passages(&self) -> RoomSet {
        self.passages
    }

    /// Where a Secret Passage leads from `room` (TEZ-069).
    #[inline]
    pub(crate) fn passages_from(&self, room: Room) -> RoomSet {
        if self.passages.has(room) {
            self.passages.minus(RoomSet::only(room))
        } else {
            RoomSet::EMPTY
        }
    }

    /// Rooms at wall distance 1 to `distance` (TEZ-R05).
    pub(crate) fn within(&self, room: Room, distance: u8) -> RoomSet {
        let mut reached = RoomSet::only(room);
        let mut edge = reached;
        for _ in 0..distance {
            let next = edge
                .iter()
                .fold(RoomSet::EMPTY, |all, room| all.or(self.walls(room)))
                .minus(reached);
            reached = reached.or(next);
            edge = next;
        }
        reached.minus(RoomSet::only(room))
    }

    /// The side that shows at `slot`.
    pub(crate) fn side(&self, slot: Slot) -> Side {
        self.sides[slot.index()]
    }

    /// The definition of the side that shows at `slot`.
    pub(crate) fn side_def(&self, slot: Slot) -> &'static SideDef {
        &content().sides[self.side(slot).index()]
    }

    /// What is printed in a Store's Room; nothing for the Courtyard.
    pub(crate) fn room_def(&self, room: Room) -> Option<&'static RoomDef> {
        room.slot()
            .map(|slot| &self.side_def(slot).rooms[room.number() - 1])
    }

    /// What a Room offers.
    pub(crate) fn ability(&self, room: Room) -> Option<Ability> {
        match self.room_def(room) {
            Some(def) => def.ability,
            None => (room == Room::CENTER).then_some(Ability::Heal),
        }
    }

    /// The Store's entrance symbol.
    pub(crate) fn symbol(&self, slot: Slot) -> Symbol {
        self.side_def(slot).symbol
    }

    /// The two Stores with `symbol`, number 1 first.
    pub(crate) fn stores_with(&self, symbol: Symbol) -> [Slot; 2] {
        [1, 2].map(|number| self.store_named(symbol, number))
    }

    /// The Store with this symbol and number.
    pub(crate) fn store_named(&self, symbol: Symbol, number: u8) -> Slot {
        let is_it = |slot: &Slot| {
            let side = self.side_def(*slot);
            side.symbol == symbol && side.number == number
        };
        Slot::ALL
            .iter()
            .copied()
            .find(is_it)
            .expect("a layout has every card once")
    }

    /// The Room for which `is_it` holds; every layout has each icon once.
    fn icon(&self, is_it: impl Fn(&RoomDef) -> bool) -> Room {
        RoomSet::STORES
            .iter()
            .find(|room| self.room_def(*room).is_some_and(&is_it))
            .expect("a layout has every icon")
    }

    /// The Room with gear `n` (1 to 4).
    pub(crate) fn gear(&self, n: u8) -> Room {
        self.icon(|room| room.gear == n)
    }

    /// The Room with biohazard `n` (1 to 4).
    pub(crate) fn bio(&self, n: u8) -> Room {
        self.icon(|room| room.bio == n)
    }

    /// The Room with crate `n` (1 or 2).
    pub(crate) fn crate_spot(&self, n: u8) -> Room {
        self.icon(|room| room.supply == n)
    }

    /// The flask Room of each Store.
    pub(crate) fn flasks(&self) -> RoomSet {
        RoomSet::STORES
            .iter()
            .filter(|room| self.room_def(*room).is_some_and(|room| room.flask))
            .collect()
    }

    /// The Room where the Vehicle starts, and which it is.
    pub(crate) fn vehicle(&self) -> (Ability, Room) {
        let is_vehicle = |ability: Option<Ability>| {
            matches!(ability, Some(Ability::Motorcycle | Ability::PoliceCar))
        };
        let room = self.icon(|room| is_vehicle(room.ability));
        (self.ability(room).expect("just found"), room)
    }
}

/// One edge of a card turned clockwise by `rotation` degrees.
fn turned(edges: &Edges, rotation: u16, edge: Edge) -> ArrayVec<EdgeSpan, 3> {
    let (upright, is_reversed) = match (rotation, edge) {
        (0, Top) | (90, Right) => (&edges.top, false),
        (0, Right) | (270, Top) => (&edges.right, false),
        (0, Bottom) | (90, Left) => (&edges.bottom, false),
        (0, Left) | (270, Bottom) => (&edges.left, false),
        (90, Top) | (180, Right) => (&edges.left, true),
        (90, Bottom) | (180, Left) => (&edges.right, true),
        (180, Top) | (270, Right) => (&edges.bottom, true),
        (180, Bottom) | (270, Left) => (&edges.top, true),
        _ => unreachable!("cards are turned by quarters"),
    };
    let spans = upright.iter().copied();
    if !is_reversed {
        return spans.collect();
    }
    let length = upright.last().map_or(0, |span| span.to);
    spans
        .rev()
        .map(|span| EdgeSpan {
            room: span.room,
            from: length - span.to,
            to: length - span.from,
        })
        .collect()
}

/// Rooms of two edges that lie against each other, wherever they overlap enough.
fn touching(a: &[EdgeSpan], b: &[EdgeSpan]) -> Vec<(u8, u8)> {
    let length = |edge: &[EdgeSpan]| edge.last().map_or(0, |span| span.to);
    let (shift_a, shift_b) = if length(a) < length(b) {
        (OFFSET, 0)
    } else {
        (0, OFFSET)
    };
    let mut found = Vec::new();
    for x in a {
        for y in b {
            let from = (x.from + shift_a).max(y.from + shift_b);
            let to = (x.to + shift_a).min(y.to + shift_b);
            if to >= from + MIN_OVERLAP {
                found.push((x.room, y.room));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests;
