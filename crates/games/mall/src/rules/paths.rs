//! How far zombies have to walk (ZM-R28): one search backwards from the players over the directed graph of steps.

use crate::ids::{Dir, Space};
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
    /// To the active player.
    pub(crate) active: Vec<u16>,
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
            active: self.active.clone(),
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

/// Fills `distance` with the least number of steps a zombie in each space needs to reach one of `targets`. The search
/// ends when `n_crowded` spaces with zombies have been reached; every space nearer than the last of them is then known.
pub(crate) fn search(
    cells: &[Cell],
    targets: impl Iterator<Item = Space>,
    others: Others,
    n_crowded: usize,
    distance: &mut Vec<u16>,
    queue: &mut Vec<u16>,
) {
    distance.clear();
    distance.resize(cells.len(), FAR);
    queue.clear();
    let mut left = n_crowded;
    for target in targets {
        if distance[target.index()] == FAR {
            distance[target.index()] = 0;
            queue.push(target.index() as u16);
            left -= usize::from(cells[target.index()].zombies > 0);
        }
    }
    let mut next = 0;
    while let Some(&index) = queue.get(next) {
        if left == 0 {
            return;
        }
        next += 1;
        let space = Space::from_index(usize::from(index));
        let cell = cells[space.index()];
        let here = distance[space.index()];
        // The last step into the target's own space is exempt from the clutter test.
        let takes_all = here == 0 || !cell.is_rough();
        let is_passed = here == 0 || others == Others::Ignored || cell.zombies == 0;
        if !is_passed {
            continue;
        }
        for dir in Dir::ALL {
            if cell.ways & dir.bit() == 0 {
                continue;
            }
            let before = space.step(dir).index();
            if distance[before] == FAR && (takes_all || cells[before].is_rough()) {
                distance[before] = here + 1;
                queue.push(before as u16);
                left -= usize::from(cells[before].zombies > 0);
            }
        }
    }
}

impl State {
    /// Forgets distances, because something they depend on has changed.
    pub(crate) fn forget_paths(&mut self) {
        self.field.is_valid = false;
    }

    /// Works the distances out anew if they were forgotten.
    pub(crate) fn find_paths(&mut self) {
        if self.field.is_valid {
            return;
        }
        let mut field = std::mem::take(&mut self.field);
        let others = if self.options.zombies_block_paths {
            Others::InTheWay
        } else {
            Others::Ignored
        };
        let n_crowded = self.n_crowded();
        let players = self.on_map().map(|seat| self.players[seat].at);
        search(
            &self.cells,
            players,
            others,
            n_crowded,
            &mut field.any,
            &mut field.queue,
        );
        if self.on_map().nth(1).is_some() {
            let active = std::iter::once(self.active().at);
            search(
                &self.cells,
                active,
                others,
                n_crowded,
                &mut field.active,
                &mut field.queue,
            );
        } else {
            field.active.clone_from(&field.any);
        }
        for (horn, distance) in self.horns.iter().zip(&mut field.horns) {
            search(
                &self.cells,
                std::iter::once(horn.at),
                others,
                n_crowded,
                distance,
                &mut field.queue,
            );
        }
        field.is_valid = true;
        self.field = field;
    }

    /// How many spaces hold a zombie.
    fn n_crowded(&self) -> usize {
        let repeats = self
            .zombies
            .windows(2)
            .filter(|pair| pair[0] == pair[1])
            .count();
        self.zombies.len() - repeats
    }

    /// The first steps a zombie in `from` may take now, one bit each (ZM-R29 to ZM-R31). Needs [`State::find_paths`].
    pub(crate) fn zombie_steps(&self, from: Space) -> u8 {
        // An Air Horn in earshot is the only target.
        let mut best = FAR;
        for (horn, distance) in self.horns.iter().zip(&self.field.horns) {
            if from.away(horn.at) <= usize::from(horn.range) {
                best = best.min(distance[from.index()]);
            }
        }
        let is_lured = self
            .horns
            .iter()
            .any(|horn| from.away(horn.at) <= usize::from(horn.range));
        if !is_lured {
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
