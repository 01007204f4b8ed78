//! How far zombies have to walk (ZM-R28): one search backwards from the players over the directed graph of steps.

use arrayvec::ArrayVec;
use shamble_core::{MAX_SEATS, Seat};

use crate::ids::{Dir, MAX_TILES, STRIDE, Space, TILE};
use crate::state::{Cell, State};

/// Farther than any way.
pub(crate) const FAR: u16 = u16::MAX;

/// Distances for the zombies that are about to move, and the moves open right now. Worked out when needed and kept for as
/// long as no player, token, door or lure changes.
#[derive(Default)]
pub(crate) struct Field {
    pub(crate) is_valid: bool,
    /// To the closest player on the map.
    pub(crate) any: Vec<u16>,
    /// To the active player, if somebody asked for it.
    pub(crate) active: Vec<u16>,
    /// Where the active player stood when that was worked out: the next one may stand elsewhere.
    pub(crate) active_at: Option<Space>,
    /// To each sounding horn.
    pub(crate) horns: [Vec<u16>; 4],
    queue: Vec<u16>,
    /// Spaces with a zombie that may be moved now, and the ways it may go, one bit each.
    pub(crate) moves: Vec<(Space, u8)>,
}

impl Clone for Field {
    fn clone(&self) -> Self {
        if !self.is_valid {
            return Self::default();
        }
        Self {
            is_valid: true,
            any: self.any.clone(),
            active: if self.active_at.is_some() {
                self.active.clone()
            } else {
                Vec::new()
            },
            active_at: self.active_at,
            horns: self.horns.clone(),
            queue: Vec::new(),
            moves: self.moves.clone(),
        }
    }
}

/// Whether other zombies count as obstacles (ZM-R29).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Others {
    Ignored,
    InTheWay,
}

/// After so many spaces the search looks whether the zombies it has not met can be met at all.
const SUSPICIOUS: usize = 256;

/// A zombie that can walk to this many spaces is not shut in.
const ROOMY: usize = 64;

/// Fills `distance` with the least number of steps a zombie in each space needs to reach one of `targets`. The search
/// ends when every zombie of `zombies` (in order) that can reach a target has been met; spaces nearer than the last of
/// them are then known too.
pub(crate) fn search(
    cells: &[Cell],
    targets: impl Iterator<Item = Space>,
    others: Others,
    zombies: &[Space],
    distance: &mut Vec<u16>,
    queue: &mut Vec<u16>,
) {
    distance.clear();
    distance.resize(cells.len(), FAR);
    queue.clear();
    let is_new = |i: usize| i == 0 || zombies[i] != zombies[i - 1];
    let mut left = (0..zombies.len()).filter(|i| is_new(*i)).count();
    for target in targets {
        if distance[target.index()] == FAR {
            distance[target.index()] = 0;
            queue.push(target.index() as u16);
            left -= usize::from(cells[target.index()].zombies > 0);
        }
    }
    let mut next = 0;
    while left > 0 && next < queue.len() {
        if next == SUSPICIOUS {
            left = n_roaming(cells, zombies, distance);
        }
        let index = usize::from(queue[next]);
        next += 1;
        let cell = cells[index];
        let here = distance[index];
        // The last step into the target's own space is exempt from the clutter test.
        let takes_all = here == 0 || !cell.is_rough();
        if others == Others::InTheWay && cell.zombies > 0 && here > 0 {
            continue;
        }
        let space = Space::from_index(index);
        // By reference, because this is where malls spend their time and a list that is taken apart is copied first.
        for dir in &Dir::ALL {
            if cell.ways & dir.bit() == 0 {
                continue;
            }
            let before = space.step(*dir).index();
            if distance[before] == FAR && (takes_all || cells[before].is_rough()) {
                distance[before] = here + 1;
                queue.push(before as u16);
                left = left.saturating_sub(usize::from(cells[before].zombies > 0));
            }
        }
    }
}

/// How many spaces with zombies that the search has not met can still be met by it.
fn n_roaming(cells: &[Cell], zombies: &[Space], distance: &[u16]) -> usize {
    // Who can walk to one of these is not shut in either: a crowd is looked at once and not zombie by zombie.
    let mut roaming = SpaceSet::EMPTY;
    let mut n = 0;
    for (i, &at) in zombies.iter().enumerate() {
        let is_new = i == 0 || at != zombies[i - 1];
        if is_new && distance[at.index()] == FAR && !is_shut_in(cells, at, distance, &roaming) {
            roaming.put(at);
            n += 1;
        }
    }
    n
}

/// Whether a zombie can walk to a few spaces only, none of them met by the search: behind a counter, in a locked room.
/// Without this the search would cross the whole mall for it, turn after turn.
fn is_shut_in(cells: &[Cell], at: Space, distance: &[u16], roaming: &SpaceSet) -> bool {
    let mut seen = SpaceSet::EMPTY;
    seen.put(at);
    let mut queue: ArrayVec<Space, ROOMY> = ArrayVec::new();
    queue.push(at);
    let mut next = 0;
    while let Some(&space) = queue.get(next) {
        next += 1;
        let cell = cells[space.index()];
        for dir in &Dir::ALL {
            if cell.ways & dir.bit() == 0 {
                continue;
            }
            let to = space.step(*dir);
            // Next to a target the clutter test does not count.
            let is_met = distance[to.index()] == 0;
            let may_step = !cells[to.index()].is_rough() || cell.is_rough();
            if is_met || (may_step && (distance[to.index()] != FAR || roaming.has(to))) {
                return false;
            }
            if may_step && seen.put(to) && queue.try_push(to).is_err() {
                return false;
            }
        }
    }
    true
}

/// Some of the spaces of a map, one bit each.
struct SpaceSet([u64; Self::N_ROWS]);

impl SpaceSet {
    /// A row of spaces has as many numbers as a word has bits.
    const N_ROWS: usize = MAX_TILES * TILE;
    const EMPTY: Self = Self([0; Self::N_ROWS]);

    fn has(&self, space: Space) -> bool {
        self.0[space.row()] & (1 << space.col()) != 0
    }

    /// False if it was there already.
    fn put(&mut self, space: Space) -> bool {
        let is_new = !self.has(space);
        self.0[space.row()] |= 1 << space.col();
        is_new
    }
}

const _: () = assert!(STRIDE <= u64::BITS as usize);

impl State {
    /// Forgets distances, because something they depend on has changed.
    pub(crate) fn forget_paths(&mut self) {
        self.field.is_valid = false;
    }

    /// Works the distances to the closest player out anew if they were forgotten.
    pub(crate) fn find_paths(&mut self) {
        if self.field.is_valid {
            return;
        }
        let mut field = std::mem::take(&mut self.field);
        let players: ArrayVec<Space, MAX_SEATS> =
            self.on_map().map(|seat| self.players[seat].at).collect();
        search(
            &self.cells,
            players.into_iter(),
            self.others(),
            &self.zombies,
            &mut field.any,
            &mut field.queue,
        );
        for (horn, distance) in self.horns.iter().zip(&mut field.horns) {
            let horn = std::iter::once(horn.at);
            search(
                &self.cells,
                horn,
                self.others(),
                &self.zombies,
                distance,
                &mut field.queue,
            );
        }
        field.is_valid = true;
        field.active_at = None;
        self.field = field;
    }

    /// Works the distances to the active player out anew if they were forgotten, or are those to the one before.
    pub(crate) fn find_paths_to_active(&mut self) {
        self.find_paths();
        let at = self.active().at;
        if self.field.active_at == Some(at) {
            return;
        }
        let mut field = std::mem::take(&mut self.field);
        search(
            &self.cells,
            std::iter::once(at),
            self.others(),
            &self.zombies,
            &mut field.active,
            &mut field.queue,
        );
        field.active_at = Some(at);
        self.field = field;
    }

    /// How far every zombie has to walk to that player, worked out for this once.
    pub(crate) fn ways_to(&self, seat: Seat) -> Vec<u16> {
        let (mut distance, mut queue) = (Vec::new(), Vec::new());
        search(
            &self.cells,
            std::iter::once(self.players[seat].at),
            self.others(),
            &self.zombies,
            &mut distance,
            &mut queue,
        );
        distance
    }

    /// Whether a zombie in `from` hears an Air Horn, its only target then.
    pub(crate) fn is_lured(&self, from: Space) -> bool {
        self.horns
            .iter()
            .any(|horn| from.away(horn.at) <= usize::from(horn.range))
    }

    fn others(&self) -> Others {
        if self.options.zombies_block_paths {
            Others::InTheWay
        } else {
            Others::Ignored
        }
    }

    /// The first steps a zombie in `from` may take now, one bit each (ZM-R29 to ZM-R31). Needs [`State::find_paths`].
    pub(crate) fn zombie_steps(&self, from: Space) -> u8 {
        let mut best = FAR;
        for (horn, distance) in self.horns.iter().zip(&self.field.horns) {
            if from.away(horn.at) <= usize::from(horn.range) {
                best = best.min(distance[from.index()]);
            }
        }
        if !self.is_lured(from) {
            let here = self.field.any[from.index()];
            // ZM-R30: already adjacent, or no way at all.
            return if here <= 1 || here == FAR {
                0
            } else {
                self.steps_down(from, &self.field.any)
            };
        }
        if best == 0 || best == FAR {
            return 0;
        }
        let mut steps = 0;
        for (horn, distance) in self.horns.iter().zip(&self.field.horns) {
            if from.away(horn.at) <= usize::from(horn.range) && distance[from.index()] == best {
                steps |= self.steps_down(from, distance);
            }
        }
        self.prefer_open(from, steps)
    }

    fn steps_down(&self, from: Space, distance: &[u16]) -> u8 {
        let cell = self.cell(from);
        let wanted = distance[from.index()] - 1;
        let mut steps = 0;
        for dir in Dir::ALL {
            if cell.ways & dir.bit() == 0 {
                continue;
            }
            let to = from.step(dir);
            let there = self.cell(to);
            // ZM-118, ZM-125: never into a space with a figure, never from the open into clutter.
            let is_allowed = distance[to.index()] == wanted
                && there.zombies == 0
                && (!there.is_rough() || cell.is_rough());
            if is_allowed && !self.has_player(to) {
                steps |= dir.bit();
            }
        }
        self.prefer_open(from, steps)
    }

    /// ZM-127, ZM-R31: an open first step comes before a cluttered one.
    fn prefer_open(&self, from: Space, steps: u8) -> u8 {
        let open = Dir::ALL
            .into_iter()
            .filter(|dir| steps & dir.bit() != 0 && !self.cell(from.step(*dir)).is_rough())
            .fold(0, |mask, dir| mask | dir.bit());
        if open != 0 { open } else { steps }
    }
}
