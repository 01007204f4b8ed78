//! Thinking a Turn through: every way to spend the Moves that are left, with shots and fights on the way, in a small model
//! of the mall, and what the place one ends up in is worth.

use std::cell::Cell;
use std::sync::LazyLock;

use shamble_catalog::tiny_epic_zombies::{Objective, Room, SquadView};

use super::life::Life;
use super::look::{Look, bits, crowd_of, n_of_three};
use super::tasks::{Gain, Task, Tasks, capture_worth};

/// What a free Move is worth on average.
const FREE_MOVE: f32 = 1.7;
/// A step farther away is worth so much less.
const PER_HOP: f32 = 0.78;
/// A Zombie that must be cleared out of a Store counts as so many steps.
const PER_ZOMBIE: f32 = 0.9;
/// What a step of a Squad is worth, before the urge.
const SQUAD_STEP: f32 = 1.9;
/// What is only near is worth so much less than its lure, lest it be better to stay near than to get it done.
const NEAR: f32 = 0.82;

/// As many hops as a byte can say, so that nobody has to look whether there are more.
const N_HOPS: usize = 256;
/// What is left of a lure, by hops and by Zombies to be cleared out. Who is there already has a hop to go as well: the task
/// waits for something.
static NEARNESS: LazyLock<[[f32; 4]; N_HOPS]> = LazyLock::new(|| {
    std::array::from_fn(|hops| {
        let hops = hops.max(1) as f32;
        std::array::from_fn(|crowd| PER_HOP.powf(hops + crowd as f32 * PER_ZOMBIE))
    })
});

/// The mall in numbers.
pub(super) struct Plan<'a> {
    look: &'a Look,
    pub(super) life: Life,
    pub(super) tasks: Tasks,
    /// Tasks of each Room.
    by_room: [u32; Room::COUNT],
    /// What draws the figure, the strongest first.
    pulls: Vec<Pull>,
    /// Whether Squads are on their way.
    has_squads: bool,
    capture: f32,
    squad_step: f32,
    /// The Room all must stand in, and whether all others do.
    exit: Option<(usize, bool)>,
    /// Chance that the next Search Card has the symbol of a Store, by place.
    noise: [f32; 8],
    /// Chance that a Zombie comes to a Store before the next own Turn, by place.
    once: [f32; 8],
    /// Nodes that were thought through, at places that follow from them.
    memo: Vec<Cell<Option<(Node, f32)>>>,
    nearness: &'static [[f32; 4]; N_HOPS],
    /// The last Zombies that were weighed, and what they threaten to do: most ways leave them as they are.
    pressed: Cell<(u32, f32)>,
    /// What a fight and a bite do to somebody so far from death, as it was last worked out: most ways leave that as it is.
    fights: Cell<(f32, (f32, f32))>,
    bites: Cell<(f32, f32)>,
}

/// A task as seen from afar.
#[derive(Clone, Copy)]
struct Pull {
    lure: f32,
    /// What is left of it at most.
    most: f32,
    /// Its place among the tasks, as a bit.
    task: u32,
    /// The Zombies that stand in its way, and the one that must be there, as bits; none if it does not matter.
    bars: u32,
    captive: u32,
    room: u8,
    /// Where the bits of its Store begin; it does not matter in the Courtyard.
    shift: u8,
}

impl Pull {
    fn new(index: usize, task: &Task) -> Self {
        let room = task.room.index();
        let shift = room / 3 * 3;
        let store = if room < 24 { 0b111 << shift } else { 0 };
        let is_capture = task.gain == Gain::Capture;
        Self {
            lure: task.lure,
            most: task.lure * PER_HOP,
            task: 1 << index,
            bars: if task.needs_clear || is_capture {
                store
            } else {
                0
            },
            captive: u32::from(is_capture) << room,
            room: room as u8,
            shift: shift as u8,
        }
    }
}

/// Nodes worth remembering, by how many Moves are thought through: a power of two of about as many as there are. More only
/// take longer to forget.
const fn n_memo(depth: u8) -> usize {
    match depth {
        0..=2 => 64,
        3 => 256,
        _ => 1024,
    }
}

/// How things stand after some Moves.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Node {
    pub(super) room: u8,
    pub(super) zombies: u32,
    open: u32,
    slack: f32,
    pub(super) moves: u8,
    may_stop: bool,
    pub(super) value: f32,
    pub(super) squads: [u8; 4],
}

impl Node {
    /// Where it is remembered, by a number that is cut to size.
    fn place(&self) -> usize {
        let squads = u32::from_le_bytes(self.squads);
        let mut mixed =
            u32::from(self.room) << 8 | u32::from(self.moves) << 1 | u32::from(self.may_stop);
        for part in [self.zombies, self.open, self.slack.to_bits(), squads] {
            mixed = (mixed.rotate_left(5) ^ part).wrapping_mul(0x9E37_79B1);
        }
        mixed as usize >> 16
    }

    /// The same with the figure elsewhere.
    pub(super) fn at(&self, room: Room) -> Self {
        Self {
            room: room.index() as u8,
            ..*self
        }
    }
}

impl<'a> Plan<'a> {
    pub(super) fn new(look: &'a Look) -> Self {
        let life = Life::new(look);
        let tasks = Tasks::new(look, &life);
        let mut by_room = [0; Room::COUNT];
        for (index, task) in tasks.list.iter().enumerate() {
            by_room[task.room.index()] |= 1 << index;
        }
        let mut pulls: Vec<Pull> = (tasks.list.iter().enumerate())
            .map(|(index, task)| Pull::new(index, task))
            .collect();
        pulls.sort_unstable_by(|a, b| b.lure.total_cmp(&a.lure));
        let has_squads = !look.view.squads.is_empty();
        let exit = look.exit().filter(|_| look.n_open() == 1).map(|exit| {
            let me = look.me().human;
            let mut others = look.view.humans.iter().filter(|human| human.human != me);
            let are_there = look.is_competitive() || others.all(|human| human.room == exit);
            (exit.index(), are_there)
        });
        let unseen = look.view.unseen_symbols;
        let total = f32::from(unseen.iter().sum::<u8>()).max(1.0);
        let mut noise = [0.0; 8];
        for store in &look.view.stores {
            noise[store.slot.index()] = f32::from(unseen[store.symbol.index()]) / total;
        }
        // A Zombie Player deals what hurts.
        if look.view.zombie_seat.is_some() {
            noise = noise.map(|chance: f32| chance.max(0.4));
        }
        if look.view.last_turns.is_some() {
            noise = [0.0; 8];
        }
        let is_escort = look.is_open(Objective::Escort);
        Self {
            capture: capture_worth(look),
            squad_step: if is_escort {
                SQUAD_STEP * look.urge(Objective::Escort)
            } else {
                0.05
            },
            exit,
            noise,
            once: noise.map(|chance| {
                let n_turns = look.view.humans.len() as i32;
                1.0 - (1.0 - chance.min(0.5)).powi(n_turns)
            }),
            memo: vec![Cell::new(None); n_memo(look.depth)],
            nearness: &NEARNESS,
            pressed: Cell::new((0, 0.0)),
            fights: Cell::new((f32::NAN, (0.0, 0.0))),
            bites: Cell::new((f32::NAN, 0.0)),
            life,
            tasks,
            by_room,
            pulls,
            has_squads,
            look,
        }
    }

    /// How things stand now.
    pub(super) fn root(&self) -> Node {
        let turn = &self.look.view.turn;
        let mut squads = [7; 4];
        for squad in self
            .look
            .view
            .squads
            .iter()
            .filter(|squad| self.leads(squad))
        {
            squads[squad.corner.index() / 2] = squad.steps;
        }
        Node {
            room: self.look.me().room.index() as u8,
            zombies: self.look.zombies,
            open: self.tasks.open(),
            slack: f32::from(self.look.slack()),
            moves: (turn.moves + turn.ride + turn.extra).min(self.look.depth),
            may_stop: turn.moves + turn.ride == 0,
            value: 0.0,
            squads,
        }
    }

    fn leads(&self, squad: &SquadView) -> bool {
        let me = self.look.me().human;
        squad.leader.is_none_or(|leader| leader == me)
    }

    /// The best that can come of a node. Many ways lead to the same, and what was won before makes no difference to it.
    pub(super) fn search(&self, node: &Node) -> f32 {
        let bare = Node {
            value: 0.0,
            ..*node
        };
        let known = &self.memo[bare.place() & (self.memo.len() - 1)];
        if let Some((same, worth)) = known.get()
            && same == bare
        {
            return node.value + worth;
        }
        let worth = self.think(&bare);
        known.set(Some((bare, worth)));
        node.value + worth
    }

    fn think(&self, node: &Node) -> f32 {
        if node.moves == 0 {
            return self.rest(node);
        }
        let mut best = if node.may_stop {
            self.rest(node)
        } else {
            f32::MIN
        };
        let next = Node {
            moves: node.moves - 1,
            ..*node
        };
        for room in bits(self.look.links[usize::from(node.room)]) {
            best = best.max(self.enter(&next, room));
        }
        if node.zombies & 1 << node.room == 0
            && let Some(after) = self.lead(&next)
        {
            best = best.max(self.search(&after));
        }
        best
    }

    /// The figure goes to a Room and does what is best there.
    pub(super) fn enter(&self, node: &Node, room: usize) -> f32 {
        let mut node = *node;
        node.room = room as u8;
        if node.zombies & 1 << room != 0 {
            let fight = self.settle(&self.fought(&node));
            return match self.captured(&node) {
                Some(captured) => fight.max(self.settle(&captured)),
                None => fight,
            };
        }
        let mut best = self.settle(&node);
        if node.slack >= 2.0 {
            let own = self.store(room);
            for target in bits(self.look.walls[room] & node.zombies) {
                let is_full = crowd_of(node.zombies, target / 3) == 3;
                if own & 1 << target != 0 || is_full {
                    best = best.max(self.settle(&self.shot(&node, 1 << target)));
                }
            }
        }
        best
    }

    /// After the Zombie of the own Room was fought, on average.
    pub(super) fn fought(&self, node: &Node) -> Node {
        let mut node = *node;
        let (change, wounds) = self.fight(node.slack);
        node.value += change + self.life.free_move * FREE_MOVE;
        node.slack = (node.slack - wounds).max(0.5);
        node.zombies &= !(1 << node.room);
        node
    }

    /// What a fight does to somebody so far from death, and how many Wounds it brings.
    fn fight(&self, slack: f32) -> (f32, f32) {
        let (known, fight) = self.fights.get();
        if known == slack {
            return fight;
        }
        let fight = self.life.fight(slack);
        self.fights.set((slack, fight));
        fight
    }

    /// What one more Wound costs somebody so far from death.
    fn bite(&self, slack: f32) -> f32 {
        let (known, bite) = self.bites.get();
        if known == slack {
            return bite;
        }
        let bite = -self.life.change(slack, -1.0) + 0.4;
        self.bites.set((slack, bite));
        bite
    }

    /// After the Zombie of the own Room was captured, if that is possible.
    pub(super) fn captured(&self, node: &Node) -> Option<Node> {
        let own = self.store(node.room.into());
        if self.capture <= 0.0 || node.zombies & own != 1 << node.room {
            return None;
        }
        let (change, alive) = self.life.capture(node.slack);
        let mut node = *node;
        node.value += self.capture * alive + change;
        node.slack = (node.slack - 1.5).max(0.5);
        node.zombies &= !own;
        Some(node)
    }

    /// After these Zombies were shot.
    pub(super) fn shot(&self, node: &Node, targets: u32) -> Node {
        let mut node = *node;
        let price = targets.count_ones() as f32;
        node.value += self.life.change(node.slack, -price);
        node.slack = (node.slack - price).max(0.0);
        node.zombies &= !targets;
        node
    }

    /// After the Squad that is farthest on its way has made a step.
    pub(super) fn lead(&self, node: &Node) -> Option<Node> {
        let corner = best_squad(&node.squads)?;
        let mut node = *node;
        let steps = node.squads[corner] + 1;
        node.squads[corner] = steps;
        node.value += self.squad_step * (1.0 + 0.06 * f32::from(steps));
        if let Some(room) = squad_room(corner, steps) {
            node.zombies &= !(1 << room);
        }
        Some(node)
    }

    /// Rooms of the same Store; none in the Courtyard.
    fn store(&self, room: usize) -> u32 {
        if room < 24 {
            0b111 << (room / 3 * 3)
        } else {
            0
        }
    }

    /// Does what there is to do in the Room, then goes on.
    pub(super) fn settle(&self, node: &Node) -> f32 {
        let mut node = *node;
        if let Some((exit, are_others_there)) = self.exit
            && usize::from(node.room) == exit
            && are_others_there
        {
            return node.value + 300.0;
        }
        let is_clear = node.zombies & self.store(node.room.into()) == 0;
        let mut here = node.open & self.by_room[usize::from(node.room)];
        while here != 0 {
            let index = here.trailing_zeros() as usize;
            let task = &self.tasks.list[index];
            here &= here - 1;
            if task.gain == Gain::Capture
                || task.needs_clear && !is_clear
                || node.open & 1 << index == 0
            {
                continue;
            }
            node.open &= !(1 << index | task.ends);
            node.open |= task.unlocks;
            node.value += task.worth * (1.0 + 0.03 * f32::from(node.moves));
            if let Gain::Life(n) = task.gain {
                node.value += self.life.change(node.slack, n);
                node.slack += n;
            }
        }
        self.search(&node)
    }

    /// What it is worth to end the Turn like this.
    pub(super) fn rest(&self, node: &Node) -> f32 {
        node.value + self.outlook(node) - self.danger(node) - self.pressure(node.zombies)
    }

    /// What is left to do from here.
    fn outlook(&self, node: &Node) -> f32 {
        let hops = &self.look.hops[usize::from(node.room)];
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for pull in &self.pulls {
            // The rest draws even less.
            if pull.most <= second {
                break;
            }
            if node.open & pull.task == 0 {
                continue;
            }
            let in_the_way = node.zombies & pull.bars;
            let to_clear = match pull.captive {
                0 => n_of_three(in_the_way >> pull.shift),
                captive if in_the_way == captive => 0,
                _ => continue,
            };
            let away = usize::from(hops[usize::from(pull.room)]);
            let worth = pull.lure * self.nearness[away][to_clear as usize];
            if worth > first {
                (first, second) = (worth, first);
            } else if worth > second {
                second = worth;
            }
        }
        let at_exit = match self.exit {
            Some((exit, _)) if exit == usize::from(node.room) => 30.0,
            _ => 0.0,
        };
        NEAR * (first + 0.35 * second) + at_exit
    }

    /// What standing there may cost until the next Turn: Zombies come to the lowest free Room, and noise brings more.
    fn danger(&self, node: &Node) -> f32 {
        let mut danger = 0.0;
        let squads = node.squads.iter().enumerate();
        for (corner, steps) in squads.filter(|_| self.has_squads) {
            if let Some(room) = squad_room(corner, *steps) {
                let risk = self.overrun(node, room);
                danger += risk * self.squad_step * f32::from(*steps);
            }
        }
        let room = usize::from(node.room);
        if room >= 24 {
            return danger;
        }
        danger + self.overrun(node, room) * self.bite(node.slack) + self.noise[room / 3] * 1.6
    }

    /// The chance of a Zombie in this Room before the next Turn.
    fn overrun(&self, node: &Node, room: usize) -> f32 {
        let slot = room / 3;
        let below = (1u32 << (room % 3)) - 1;
        let free = n_of_three(below & !(node.zombies >> (slot * 3)));
        let chance = self.noise[slot].min(0.5);
        let once = self.once[slot];
        match free {
            0 => once,
            1 => chance.max(once * 0.35),
            _ => once * 0.1,
        }
    }

    /// What the Zombies in the mall threaten to do.
    fn pressure(&self, zombies: u32) -> f32 {
        // No Zombies, no pressure: that is how the cell begins.
        let (weighed, pressure) = self.pressed.get();
        if weighed == zombies {
            return pressure;
        }
        let pressure = self.weigh_pressure(zombies);
        self.pressed.set((zombies, pressure));
        pressure
    }

    fn weigh_pressure(&self, zombies: u32) -> f32 {
        let mut pressure = 0.0;
        for slot in 0..8 {
            let crowd = crowd_of(zombies, slot);
            pressure += [0.0, 0.12, 0.35, 0.6][crowd as usize];
            let is_leaking =
                crowd == 3 && (slot % 2 == 1 || crowd_of(zombies, (slot + 1) % 8) == 3);
            if is_leaking {
                pressure += self.life.hit * 0.3;
            } else if slot % 2 == 1 && crowd == 2 {
                // The one after the next goes for the Barricade.
                pressure += self.life.hit * 0.09;
            }
        }
        let n = zombies.count_ones();
        pressure + n.saturating_sub(14) as f32 * 0.5
    }
}

/// The Squad that is farthest on its way and not there yet.
pub(super) fn best_squad(squads: &[u8; 4]) -> Option<usize> {
    (0..4)
        .filter(|corner| squads[*corner] < 7)
        .max_by_key(|corner| squads[*corner])
}

/// Where a Squad stands after so many steps; nothing outside and in the Courtyard.
fn squad_room(corner: usize, steps: u8) -> Option<usize> {
    (1..=6)
        .contains(&steps)
        .then(|| (corner * 6 + usize::from(steps) - 1) % 24)
}
