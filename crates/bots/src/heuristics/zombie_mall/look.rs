//! The view of one seat, with the questions a bot asks about it.

use shamble_catalog::zombie_mall::mall::Mall;
use shamble_catalog::zombie_mall::{Card, Dir, Effect, Lock, PlayerView, Space, Status, View};
use shamble_core::Seat;

pub(super) struct Look {
    pub(super) view: View,
    pub(super) seat: Seat,
    width: usize,
    /// By space, row by row.
    floor: Vec<Floor>,
}

/// A space as somebody finds it who walks there.
#[derive(Clone, Copy)]
struct Floor {
    /// Edges that can be walked over now, one bit each.
    free: u8,
    /// MP of a step into it.
    cost: u8,
    /// Zombies there.
    zombies: u16,
    /// Zombies adjacent to somebody there.
    danger: u16,
}

impl Look {
    pub(super) fn new(view: View, seat: Seat) -> Self {
        let mall = &view.mall.0;
        let mut floor = Vec::with_capacity(mall.width() * mall.height());
        for row in 0..mall.height() {
            floor.extend(mall.row(row).map(|(free, is_cluttered)| Floor {
                free,
                cost: 1 + u8::from(is_cluttered),
                zombies: 0,
                danger: 0,
            }));
        }
        let mut look = Self {
            seat,
            width: mall.width(),
            floor,
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
        // Tokens are in the way as much as clutter is.
        for number in 0..look.view.loot.len() {
            let at = look.number(look.view.loot[number]);
            look.floor[at].cost = 2;
        }
        for number in 0..look.view.objectives.len() {
            let at = look.number(look.view.objectives[number].at);
            look.floor[at].cost = 2;
        }
        for number in 0..look.view.zombies.len() {
            let (at, n) = (look.view.zombies[number].at, look.view.zombies[number].n);
            let here = look.number(at);
            look.floor[here].zombies = n;
            look.floor[here].danger += n;
            for dir in Dir::ALL {
                if look.is_free(at, dir) {
                    let there = look.number(at.step(dir));
                    look.floor[there].danger += n;
                }
            }
        }
        look
    }

    fn close(&mut self, space: Space, side: Dir) {
        for (end, dir) in [(space, side), (space.step(side), side.opposite())] {
            let at = self.number(end);
            self.floor[at].free &= !(1 << dir.index());
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

    /// The space with that number.
    pub(super) fn space(&self, number: usize) -> Space {
        Space::new(number / self.width, number % self.width)
    }

    pub(super) fn n_spaces(&self) -> usize {
        self.floor.len()
    }

    /// The spaces next to the one with number `here` that can be walked to, by number, and the way each lies.
    #[inline]
    pub(super) fn next_to(&self, here: usize) -> impl Iterator<Item = (Dir, usize)> + use<> {
        let (free, width) = (self.floor[here].free, self.width);
        Dir::ALL.into_iter().filter_map(move |dir| {
            let there = match dir {
                Dir::N => here.wrapping_sub(width),
                Dir::E => here + 1,
                Dir::S => here + width,
                Dir::W => here.wrapping_sub(1),
            };
            (free & (1 << dir.index()) != 0).then_some((dir, there))
        })
    }

    pub(super) fn is_free(&self, space: Space, dir: Dir) -> bool {
        self.floor[self.number(space)].free & (1 << dir.index()) != 0
    }

    /// MP of a step from the space with number `here` to `there` beside it, and the zombies it brings into reach: those in
    /// either space have been fought by then.
    #[inline]
    pub(super) fn toll(&self, here: usize, there: usize) -> (u32, u32) {
        let floor = self.floor[there];
        let fought = floor.zombies + self.floor[here].zombies;
        (u32::from(floor.cost), u32::from(floor.danger - fought))
    }

    /// MP of a step into `space`.
    pub(super) fn cost(&self, space: Space) -> u8 {
        self.floor[self.number(space)].cost
    }

    /// Zombies adjacent to somebody in `space`.
    pub(super) fn danger(&self, space: Space) -> u32 {
        u32::from(self.floor[self.number(space)].danger)
    }

    /// Zombies in `space` itself.
    pub(super) fn zombies_at(&self, space: Space) -> u32 {
        u32::from(self.floor[self.number(space)].zombies)
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
