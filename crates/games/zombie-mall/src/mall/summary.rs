//! Counts of a mall or a tile, for mall makers and for comparing with the data sheet.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::ids::{Dir, Space, TILE};

use super::tile::{ART, SOLID, Tile, is_cluttered, is_store};
use super::{Mall, WALKWAY};

/// A mall in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// The layout's name.
    pub id: String,
    /// Rows and columns of tiles.
    pub size: (usize, usize),
    /// Different tiles among them.
    pub different_tiles: usize,
    /// All spaces.
    pub spaces: usize,
    /// Open ones.
    pub open: usize,
    /// Cluttered ones.
    pub cluttered: usize,
    /// Solid ones.
    pub solid: usize,
    /// Store areas.
    pub stores: usize,
    /// Spaces that take tokens.
    pub token_spaces: usize,
    /// Exits.
    pub exits: usize,
    /// Fewest steps from the start to the radio.
    pub steps_to_radio: usize,
}

impl Mall {
    /// The mall in numbers.
    pub fn summary(&self) -> Summary {
        let count =
            |test: &dyn Fn(Space) -> bool| self.spaces().filter(|space| test(*space)).count();
        let cluttered = count(&|space| self.is_cluttered(space));
        let solid = count(&|space| !self.is_legal(space));
        let spaces = self.height() * self.width();
        Summary {
            id: self.id().to_owned(),
            size: (self.tile_rows(), self.tile_cols()),
            different_tiles: self
                .tiles()
                .iter()
                .map(|tile| &tile.id)
                .collect::<BTreeSet<_>>()
                .len(),
            spaces,
            open: spaces - cluttered - solid,
            cluttered,
            solid,
            stores: usize::from(self.n_stores()),
            token_spaces: count(&|space| self.takes_token(space)),
            exits: self.exits().len(),
            steps_to_radio: self
                .steps_to_radio()
                .expect("the radio of a sound mall can be reached"),
        }
    }

    /// Whether the tile `number` takes Loot tokens at all.
    pub(crate) fn token_spaces(&self, tile: usize) -> impl Iterator<Item = Space> + '_ {
        let (row, col) = self.tile_at(tile);
        (0..TILE * TILE)
            .map(move |i| Space::new(row * TILE + i / TILE, col * TILE + i % TILE))
            .filter(|space| self.takes_token(*space))
    }
}

/// A tile in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSummary {
    /// Spaces of stores.
    pub store_spaces: usize,
    /// Entrance and door edges.
    pub entrances: usize,
    /// Open spaces.
    pub open: usize,
    /// Cluttered spaces.
    pub cluttered: usize,
    /// Open spaces that zombies cannot walk to from the walkway strip.
    pub pocket: usize,
    /// Spaces that take tokens.
    pub token_spaces: usize,
}

/// Counts a tile by itself.
pub fn tile_summary(tile: &Tile) -> TileSummary {
    let spaces: Vec<(usize, usize)> = (1..ART)
        .step_by(2)
        .flat_map(|row| (1..ART).step_by(2).map(move |col| (row, col)))
        .collect();
    let what = |(row, col): (usize, usize)| tile.art[row][col];
    let edge = |(row, col): (usize, usize), side: Dir| {
        let (rows, cols) = side.delta();
        tile.art[(row as i32 + rows) as usize][(col as i32 + cols) as usize]
    };
    let is_near_entrance = |space| {
        Dir::ALL
            .into_iter()
            .any(|side| matches!(edge(space, side), b'e' | b'D'))
    };
    let mut reached: BTreeSet<(usize, usize)> = spaces
        .iter()
        .copied()
        .filter(|space| what(*space) == b'.')
        .collect();
    let mut open: Vec<(usize, usize)> = reached.iter().copied().collect();
    while let Some(space) = open.pop() {
        for side in Dir::ALL {
            let (rows, cols) = side.delta();
            let next = (
                (space.0 as i32 + 2 * rows) as usize,
                (space.1 as i32 + 2 * cols) as usize,
            );
            let is_in = spaces.contains(&next) && matches!(edge(space, side), b' ' | b'e' | b'D');
            if is_in && what(next) != SOLID && !is_cluttered(what(next)) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    let count =
        |test: &dyn Fn((usize, usize)) -> bool| spaces.iter().filter(|space| test(**space)).count();
    let is_open = |space| what(space) != SOLID && !is_cluttered(what(space));
    let n_ends = spaces
        .iter()
        .flat_map(|space| Dir::ALL.map(|side| edge(*space, side)))
        .filter(|edge| matches!(edge, b'e' | b'D'))
        .count();
    TileSummary {
        store_spaces: count(&|space| is_store(what(space))),
        entrances: n_ends / 2,
        open: count(&is_open),
        cluttered: count(&|space| is_cluttered(what(space))),
        pocket: count(&|space| is_open(space) && !reached.contains(&space)),
        token_spaces: count(&|space| {
            let is_room = is_store(what(space)) && what(space) != b'R' && !is_near_entrance(space);
            !tile.bars_tokens() && (is_room || matches!(what(space), b'r' | b'k'))
        }),
    }
}

/// A store's name for people: the tile that most of it lies on.
impl Mall {
    /// The name of the store a space is in, or nothing on the walkway.
    pub fn store_name(&self, space: Space) -> Option<&str> {
        (self.store(space) != WALKWAY).then(|| self.tiles()[self.tile_of(space)].name.as_str())
    }
}
