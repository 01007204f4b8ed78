//! The rows of a map: which tiles lie where, and which streets meet.

use shamble_core::{Text, text};

use super::check::{Finding, Step};
use crate::content::tile;
use crate::ids::{AreaKind, Facing, N_TILES, Place, Side};

/// A tile on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) side: Side,
    pub(crate) facing: Facing,
    pub(crate) x: u8,
    pub(crate) y: u8,
}

/// The tiles of a map, row by row, and which are joined: by tile, north, east, south, west.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    pub(crate) cells: Vec<Cell>,
    pub(crate) neighbours: Vec<[Option<usize>; 4]>,
}

/// How wide and high a map may be.
const MAX_MAP: usize = 24;

impl Grid {
    pub(crate) fn tile_of(&self, side: Side) -> Option<usize> {
        self.cells.iter().position(|cell| cell.side == side)
    }

    pub(super) fn has(&self, place: Place) -> bool {
        self.tile_of(place.side).is_some()
            && (place.kind == AreaKind::Street || tile(place.side).search)
    }
}

/// Reads the rows of a map.
pub(crate) fn grid(map: &str) -> Result<Grid, Vec<Finding>> {
    let mut findings = Vec::new();
    let mut found = |row: usize, what: Text, remedy: Text| {
        findings.push(Finding {
            path: vec![Step::Key("map"), Step::Row(row)],
            what,
            remedy,
        });
    };
    let mut cells: Vec<Cell> = Vec::new();
    let text = map.strip_prefix('\n').unwrap_or(map);
    let rows = text.lines().map(str::trim).filter(|row| !row.is_empty());
    for (y, row) in rows.enumerate() {
        for (x, word) in row.split_whitespace().enumerate() {
            if word == "." {
                continue;
            }
            if x >= MAX_MAP || y >= MAX_MAP {
                found(
                    y + 1,
                    text!("zombies15-flaw-far", word = word),
                    text!("zombies15-flaw-far.remedy", most = MAX_MAP),
                );
                continue;
            }
            let cell = word
                .split_once('-')
                .and_then(|(side, facing)| facing.parse().ok().map(|facing| (side, facing)));
            let Some((side, facing)) = cell else {
                found(
                    y + 1,
                    text!("zombies15-flaw-tile", word = word),
                    text!("zombies15-flaw-tile.remedy"),
                );
                continue;
            };
            match side.parse::<Side>() {
                Ok(side) => {
                    if cells.iter().any(|cell| cell.side.number() == side.number()) {
                        found(
                            y + 1,
                            text!("zombies15-flaw-tile-twice", n = side.number()),
                            text!("zombies15-flaw-tile-twice.remedy"),
                        );
                    }
                    cells.push(Cell {
                        side,
                        facing,
                        x: x as u8,
                        y: y as u8,
                    });
                }
                Err(_) => found(
                    y + 1,
                    text!("zombies15-flaw-side", word = side),
                    text!("zombies15-flaw-side.remedy"),
                ),
            }
        }
    }
    if cells.is_empty() {
        found(
            1,
            text!("zombies15-flaw-no-map"),
            text!("zombies15-flaw-no-map.remedy"),
        );
    }
    if cells.len() > N_TILES {
        found(
            1,
            text!("zombies15-flaw-tiles", n = cells.len()),
            text!("zombies15-flaw-tiles.remedy", n = N_TILES),
        );
    }
    let mut neighbours = vec![[None; 4]; cells.len()];
    for (i, cell) in cells.iter().enumerate() {
        for edge in Facing::ALL.iter().copied() {
            let Some(other) = beside(&cells, cell, edge) else {
                continue;
            };
            let neighbour = &cells[other];
            let ours = tile(cell.side).has_street(cell.facing, edge);
            let theirs = tile(neighbour.side).has_street(neighbour.facing, edge.turned(2));
            match (ours, theirs) {
                (true, true) => neighbours[i][edge as usize] = Some(other),
                (true, false) => found(
                    usize::from(cell.y) + 1,
                    text!(
                        "zombies15-flaw-street",
                        side = cell.side.to_string(),
                        edge = edge.word(),
                        other = neighbour.side.to_string()
                    ),
                    text!("zombies15-flaw-street.remedy"),
                ),
                _ => {}
            }
        }
    }
    if findings.is_empty() {
        Ok(Grid { cells, neighbours })
    } else {
        Err(findings)
    }
}

fn beside(cells: &[Cell], cell: &Cell, edge: Facing) -> Option<usize> {
    let (x, y) = (i16::from(cell.x), i16::from(cell.y));
    let (x, y) = match edge {
        Facing::North => (x, y - 1),
        Facing::East => (x + 1, y),
        Facing::South => (x, y + 1),
        Facing::West => (x - 1, y),
    };
    cells
        .iter()
        .position(|other| (i16::from(other.x), i16::from(other.y)) == (x, y))
}
