//! The view of one seat, with the questions a bot asks about it.

use shamble_catalog::mall::mall::Mall;
use shamble_catalog::mall::{
    Card, Dir, Effect, Lock, Near, PlayerView, Space, State, Status, View,
};
use shamble_core::Seat;

use crate::Sight;

pub(super) struct Look {
    pub(super) view: View,
    pub(super) seat: Seat,
    width: usize,
    /// Zombies by space.
    zombies: Vec<u16>,
    /// Spaces that cost 2 MP.
    rough: Vec<bool>,
    /// Edges that doors and wedges close, one bit each.
    shut: Vec<u8>,
}

impl Look {
    pub(super) fn new(sight: &Sight<'_, State>) -> Self {
        let view = sight.view();
        let mall = &view.mall.0;
        let width = mall.width();
        let n_spaces = width * mall.height();
        let mut look = Self {
            seat: sight.seat(),
            width,
            zombies: vec![0; n_spaces],
            rough: vec![false; n_spaces],
            shut: vec![0; n_spaces],
            view,
        };
        for number in 0..look.view.zombies.len() {
            let zombie = &look.view.zombies[number];
            let at = look.number(zombie.at);
            look.zombies[at] = zombie.n;
        }
        for space in look.mall().spaces() {
            let at = look.number(space);
            look.rough[at] = look.mall().is_cluttered(space);
        }
        let objectives = look.view.objectives.iter().map(|objective| objective.at);
        for space in look
            .view
            .loot
            .iter()
            .copied()
            .chain(objectives)
            .collect::<Vec<_>>()
        {
            let at = look.number(space);
            look.rough[at] = true;
        }
        let doors = look
            .view
            .doors
            .iter()
            .filter(|door| door.locked)
            .map(|door| (door.at, door.side));
        let wedges = look.view.wedges.iter().map(|wedge| (wedge.at, wedge.side));
        for (space, side) in doors.chain(wedges).collect::<Vec<_>>() {
            for (end, dir) in [(space, side), (space.step(side), side.opposite())] {
                let at = look.number(end);
                look.shut[at] |= 1 << dir.index();
            }
        }
        look
    }

    pub(super) fn mall(&self) -> &Mall {
        &self.view.mall.0
    }

    pub(super) fn mine(&self) -> &PlayerView {
        &self.view.players[self.seat.index()]
    }

    /// Where the bot stands; only asked while it is on the map or coming back to it.
    pub(super) fn at(&self) -> Space {
        self.mine().at.unwrap_or(self.mall().starts()[0])
    }

    /// A number for lists with one entry a space.
    pub(super) fn number(&self, space: Space) -> usize {
        space.row() * self.width + space.col()
    }

    pub(super) fn n_spaces(&self) -> usize {
        self.zombies.len()
    }

    pub(super) fn is_free(&self, space: Space, dir: Dir) -> bool {
        self.mall().is_way(space, dir) && self.shut[self.number(space)] & (1 << dir.index()) == 0
    }

    pub(super) fn cost(&self, space: Space) -> u32 {
        if self.rough[self.number(space)] { 2 } else { 1 }
    }

    /// Zombies adjacent to somebody in `space`.
    pub(super) fn danger(&self, space: Space) -> u32 {
        let near = |near: Near| match near.dir() {
            Some(dir) if !self.is_free(space, dir) => 0,
            _ => u32::from(self.zombies[self.number(near.from(space))]),
        };
        Near::ALL.into_iter().map(near).sum()
    }

    /// Bandages and cards that work as one.
    pub(super) fn bandages(&self) -> u32 {
        let cards = self
            .mine()
            .hand
            .iter()
            .filter(|card| matches!(card.kind.effect(), Effect::Loss { .. }));
        u32::from(self.mine().bandages) + cards.map(|card| u32::from(card.uses.max(1))).sum::<u32>()
    }

    /// The lock of the office door while it is shut.
    pub(super) fn door_lock(&self) -> Option<Lock> {
        self.office_doors()
            .find(|door| door.locked)
            .map(|door| door.lock)
    }

    pub(super) fn office_doors(&self) -> impl Iterator<Item = &shamble_catalog::mall::DoorView> {
        let office = self.mall().office();
        self.view.doors.iter().filter(move |door| {
            [door.at, door.at.step(door.side)]
                .iter()
                .any(|end| self.mall().store(*end) == office)
        })
    }

    /// Whether one of `cards` opens `lock`.
    pub(super) fn opens(cards: &[Card], lock: Lock) -> bool {
        cards.iter().any(|card| match (card.kind.effect(), lock) {
            (Effect::Key { .. }, Lock::Any) => true,
            (Effect::Key { number }, Lock::Number(wanted)) => number == wanted,
            _ => false,
        })
    }

    /// Whether another player on the map is known to hold a key for `lock`.
    pub(super) fn friend_opens(&self, lock: Lock) -> bool {
        self.others().any(|other| Self::opens(&other.hand, lock))
    }

    pub(super) fn others(&self) -> impl Iterator<Item = &PlayerView> {
        self.view
            .players
            .iter()
            .filter(|player| player.seat != self.seat && player.status == Status::OnMap)
    }
}
