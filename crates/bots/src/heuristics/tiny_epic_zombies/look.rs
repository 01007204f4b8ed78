//! The view boiled down to what the rules of thumb ask for: who stands where, Zombies, hops between Rooms, Objectives.

use std::ops::Index;
use std::sync::Arc;

use shamble_catalog::tiny_epic_zombies::{
    Human, HumanView, Objective, ObjectiveView, Room, RoomView, Slot, View,
};

/// Rooms that cannot be reached are so many hops away.
const FAR: u8 = 40;
/// So much more urgent is an Objective that lacks one step.
const LAST_STEP: f32 = 1.5;

/// What one seat sees, for one of its Humans or for the Zombies.
pub(super) struct Look {
    pub(super) view: View,
    /// The Human the question is about.
    pub(super) human: Option<Human>,
    /// How many Moves are thought through.
    pub(super) depth: u8,
    /// Rooms with a Zombie, as bits.
    pub(super) zombies: u32,
    /// Rooms a Human can step to, passages included.
    pub(super) links: [u32; Room::COUNT],
    /// Rooms behind a wall, within reach of a shot.
    pub(super) walls: [u32; Room::COUNT],
    /// Steps between any two Rooms.
    pub(super) hops: Arc<Hops>,
    /// How hard each Objective is to be pressed on with, by number.
    urges: [f32; Objective::ALL.len()],
}

/// Steps between any two Rooms of a mall.
pub(super) struct Hops {
    /// The mall, by Rooms that one can step to.
    links: [u32; Room::COUNT],
    between: [[u8; Room::COUNT]; Room::COUNT],
}

impl Hops {
    fn new(links: [u32; Room::COUNT]) -> Self {
        let mut hops = Self {
            links,
            between: [[FAR; Room::COUNT]; Room::COUNT],
        };
        for from in 0..Room::COUNT {
            let (mut seen, mut edge) = (1u32 << from, 1u32 << from);
            let mut steps = 0;
            while edge != 0 {
                let mut next = 0;
                for room in bits(edge) {
                    hops.between[from][room] = steps;
                    next |= links[room];
                }
                edge = next & !seen;
                seen |= edge;
                steps += 1;
            }
        }
        hops
    }
}

impl Index<usize> for Hops {
    type Output = [u8; Room::COUNT];

    /// Steps from this Room to all others.
    fn index(&self, from: usize) -> &Self::Output {
        &self.between[from]
    }
}

impl Look {
    /// `known` keeps the steps between Rooms for the next look at the same mall.
    pub(super) fn new(
        view: View,
        human: Option<Human>,
        depth: u8,
        known: &mut Option<Arc<Hops>>,
    ) -> Self {
        let (mut zombies, mut links) = (0, [0; Room::COUNT]);
        let mut walls = [0; Room::COUNT];
        let stores = view.stores.iter().flat_map(|store| &store.rooms);
        for room in stores.chain(&view.courtyard) {
            let index = room.room.index();
            walls[index] = room.walls.bits();
            links[index] = room.walls.bits() | room.passages.bits();
            zombies |= u32::from(room.zombie) << index;
        }
        let hops = match known {
            Some(hops) if hops.links == links => hops.clone(),
            _ => known.insert(Arc::new(Hops::new(links))).clone(),
        };
        let mut look = Self {
            human,
            depth,
            zombies,
            links,
            walls,
            hops,
            urges: [1.0; Objective::ALL.len()],
            view,
        };
        look.weigh();
        look
    }

    /// What is far from done is pressed on with harder: all three must be complete in the end.
    fn weigh(&mut self) {
        let work: Vec<(Objective, f32)> = self
            .view
            .objectives
            .iter()
            .map(|view| (view.objective, self.work_left(view)))
            .collect();
        let total: f32 = work.iter().map(|(_, left)| left).sum();
        let n = work.iter().filter(|(_, left)| *left > 0.0).count().max(1) as f32;
        for (objective, left) in work {
            let share = if total > 0.0 { left * n / total } else { 0.0 };
            self.urges[objective.index()] = (0.7 + 0.61 * share.min(2.0)) * self.finish(objective);
        }
    }

    /// The last step of an Objective is worth more: it leaves fewer to think of.
    fn finish(&self, objective: Objective) -> f32 {
        match self.objective(objective) {
            Some(view) if view.progress[self.column()] + 1 >= view.target => LAST_STEP,
            _ => 1.0,
        }
    }

    /// About how many Moves an Objective still takes.
    fn work_left(&self, view: &ObjectiveView) -> f32 {
        if !self.is_open(view.objective) {
            return 0.0;
        }
        let left = f32::from(view.target.saturating_sub(view.progress[self.column()]));
        match view.objective {
            Objective::Stranded => left * 7.0,
            Objective::Cdc => left * 8.0,
            Objective::Helicopter => left * 7.0,
            Objective::Arsenal => left * 6.0 + f32::from(self.cache_room()) * 1.2,
            Objective::Cure => left * 4.0,
            Objective::Escape => left * 3.5 + 6.0,
            Objective::Quarantine => left * 5.0,
            Objective::Escort => left * 7.0,
            Objective::Source => left * 12.0,
        }
    }

    pub(super) fn urge(&self, objective: Objective) -> f32 {
        self.urges[objective.index()]
    }

    /// Turns that are left to each Human.
    pub(super) fn own_turns(&self) -> f32 {
        self.view.turns_left as f32 / self.view.humans.len().max(1) as f32
    }

    pub(super) fn me(&self) -> &HumanView {
        &self.view.humans[self.human.map_or(0, Human::index)]
    }

    pub(super) fn room(&self, room: Room) -> &RoomView {
        match room.slot() {
            Some(slot) => &self.view.stores[slot.index()].rooms[room.number() - 1],
            None => &self.view.courtyard[room.index() - 24],
        }
    }

    pub(super) fn has_zombie(&self, room: Room) -> bool {
        self.zombies & (1 << room.index()) != 0
    }

    pub(super) fn n_zombies(&self) -> usize {
        self.zombies.count_ones() as usize
    }

    /// Zombies in a Store.
    pub(super) fn crowd(&self, slot: Slot) -> usize {
        crowd_of(self.zombies, slot.index()) as usize
    }

    /// Whether another Human is nearer to this Room, so that it is theirs to go there.
    pub(super) fn is_for_others(&self, room: Room) -> bool {
        if self.is_competitive() {
            return false;
        }
        let me = self.me();
        let mine = self.hops[me.room.index()][room.index()];
        self.view.humans.iter().any(|other| {
            other.human != me.human && self.hops[other.room.index()][room.index()] < mine
        })
    }

    pub(super) fn is_competitive(&self) -> bool {
        self.view.options.mode.is_competitive()
    }

    /// Survivors that may still take the place of this Human.
    pub(super) fn survivors(&self) -> u8 {
        if self.is_competitive() {
            self.me().survivors
        } else {
            self.view.survivors
        }
    }

    /// The Objective, if it is in play.
    pub(super) fn objective(&self, objective: Objective) -> Option<&ObjectiveView> {
        self.view
            .objectives
            .iter()
            .find(|view| view.objective == objective)
    }

    /// The column of progress that is this Human's.
    fn column(&self) -> usize {
        if self.is_competitive() {
            self.human.map_or(0, Human::index)
        } else {
            0
        }
    }

    /// Whether this Human can still make progress on the Objective.
    pub(super) fn is_open(&self, objective: Objective) -> bool {
        self.objective(objective)
            .is_some_and(|view| !view.complete[self.column()])
    }

    /// How far this Human or the team is.
    pub(super) fn progress(&self, objective: Objective) -> u8 {
        self.objective(objective)
            .map_or(0, |view| view.progress[self.column()])
    }

    /// The way out of the mall, once it is known and still wanted.
    pub(super) fn exit(&self) -> Option<Room> {
        let escape = self.objective(Objective::Escape)?;
        escape.exit.filter(|_| self.is_open(Objective::Escape))
    }

    /// Ammo the cache still takes.
    pub(super) fn cache_room(&self) -> u8 {
        match self.objective(Objective::Arsenal) {
            Some(view) if self.is_open(Objective::Arsenal) => {
                view.cache_target.saturating_sub(view.cache[self.column()])
            }
            _ => 0,
        }
    }

    /// Weapons the cache still takes.
    pub(super) fn weapons_wanted(&self) -> u8 {
        match self.objective(Objective::Arsenal) {
            Some(view) if self.is_open(Objective::Arsenal) => {
                view.target.saturating_sub(view.progress[self.column()])
            }
            _ => 0,
        }
    }

    /// How many Objectives are still to be completed.
    pub(super) fn n_open(&self) -> usize {
        self.view
            .objectives
            .iter()
            .filter(|view| !view.complete[self.column()])
            .count()
    }

    /// Wounds or Ammo until this Human is eaten.
    pub(super) fn slack(&self) -> u8 {
        self.me().to_death
    }

    /// Humans in this Room.
    pub(super) fn humans_in(&self, room: Room) -> impl Iterator<Item = &HumanView> {
        self.view
            .humans
            .iter()
            .filter(move |human| human.room == room)
    }
}

/// The positions of the bits that are set.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < 32).then_some(lowest as usize)
    })
}

/// Zombies in the Store at this place, counted clockwise.
pub(super) fn crowd_of(zombies: u32, slot: usize) -> u32 {
    n_of_three(zombies >> (slot * 3))
}

/// How many of the lowest three bits are set: looked up, because not every processor counts bits at once.
pub(super) fn n_of_three(bits: u32) -> u32 {
    const N: [u32; 8] = [0, 1, 1, 2, 1, 2, 2, 3];
    N[(bits & 0b111) as usize]
}
