//! The view of one seat, with the questions a bot asks about it.

use shamble_catalog::zombie_mall::mall::Mall;
use shamble_catalog::zombie_mall::{Card, Dir, Effect, Lock, PlayerView, Space, Status, View};
use shamble_core::Seat;

pub(super) struct Look {
    pub(super) view: View,
    pub(super) seat: Seat,
    width: usize,
    /// Zombies by space.
    zombies: Vec<u16>,
    /// Zombies adjacent to somebody there, by space.
    danger: Vec<u16>,
    /// Spaces with a token, which cost 2 MP.
    is_token: Vec<bool>,
    /// Edges that doors and wedges close, one bit each.
    shut: Vec<u8>,
}

impl Look {
    pub(super) fn new(view: View, seat: Seat) -> Self {
        let mall = &view.mall.0;
        let width = mall.width();
        let n_spaces = width * mall.height();
        let mut look = Self {
            seat,
            width,
            zombies: vec![0; n_spaces],
            danger: vec![0; n_spaces],
            is_token: vec![false; n_spaces],
            shut: vec![0; n_spaces],
            view,
        };
        for number in 0..look.view.doors.len() {
            let door = &look.view.doors[number];
            if door.locked {
                look.close(door.at, door.side);
            }
        }
        for number in 0..look.view.wedges.len() {
            let wedge = &look.view.wedges[number];
            look.close(wedge.at, wedge.side);
        }
        for number in 0..look.view.loot.len() {
            let at = look.number(look.view.loot[number]);
            look.is_token[at] = true;
        }
        for number in 0..look.view.objectives.len() {
            let at = look.number(look.view.objectives[number].at);
            look.is_token[at] = true;
        }
        for number in 0..look.view.zombies.len() {
            let (at, n) = (look.view.zombies[number].at, look.view.zombies[number].n);
            let here = look.number(at);
            look.zombies[here] = n;
            look.danger[here] += n;
            for dir in Dir::ALL {
                if look.is_free(at, dir) {
                    let there = look.number(at.step(dir));
                    look.danger[there] += n;
                }
            }
        }
        look
    }

    fn close(&mut self, space: Space, side: Dir) {
        for (end, dir) in [(space, side), (space.step(side), side.opposite())] {
            let at = self.number(end);
            self.shut[at] |= 1 << dir.index();
        }
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
        if self.is_token[self.number(space)] || self.mall().is_cluttered(space) {
            2
        } else {
            1
        }
    }

    /// Zombies adjacent to somebody in `space`.
    pub(super) fn danger(&self, space: Space) -> u32 {
        u32::from(self.danger[self.number(space)])
    }

    /// Zombies in `space` itself.
    pub(super) fn zombies_at(&self, space: Space) -> u32 {
        u32::from(self.zombies[self.number(space)])
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

    pub(super) fn office_doors(
        &self,
    ) -> impl Iterator<Item = &shamble_catalog::zombie_mall::DoorView> {
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
