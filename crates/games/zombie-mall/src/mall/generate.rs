//! Makes layouts that always come out legal: rings of stores round ladders of walkway, and single streets.

use shamble_core::{Dice, Flaw, Seed, text};

use crate::ids::{Dir, MAX_TILES, Space, TILE};

use super::built_in;
use super::parse::{EdgeToken, Layout, Place};

/// Special tiles have fixed places and never come out of a bag.
const SPECIAL: [&str; 4] = ["SO", "E1", "E2", "EG"];

/// A mall of `rows` by `cols` tiles, legal whatever the seed.
pub fn generate(rows: usize, cols: usize, seed: Seed) -> Result<Layout, Flaw> {
    let is_ladder = (4..=MAX_TILES).contains(&rows)
        && rows.is_multiple_of(2)
        && (6..=MAX_TILES).contains(&cols);
    let street = 5..=MAX_TILES;
    let mut dice = Dice::new(seed);
    let (places, main, exit_doors) = match (rows, cols) {
        (rows, 2) if street.contains(&rows) => upright_street(rows, &mut dice),
        (2, cols) if street.contains(&cols) => level_street(cols, &mut dice),
        _ if is_ladder => ladder(rows, cols, &mut dice),
        _ => {
            return Err(Flaw::new(
                1,
                text!("zombie-mall-flaw-generate", rows = rows, cols = cols),
                text!("zombie-mall-flaw-generate.remedy", most = MAX_TILES),
            ));
        }
    };
    let places = places
        .into_iter()
        .enumerate()
        .map(|(i, (tile, turn))| Place {
            tile: tile.to_owned(),
            turn,
            line: 3 + i / cols,
        });
    let exit_doors = exit_doors
        .into_iter()
        .enumerate()
        .map(|(i, (side, spaces))| EdgeToken {
            side,
            spaces: spaces.map(|(row, col)| Space::new(row, col)).to_vec(),
            line: 4 + rows + i,
        });
    Ok(Layout {
        id: format!("mall-{rows}x{cols}"),
        rows,
        cols,
        places: places.collect(),
        main: main.to_owned(),
        exit_doors: exit_doors.collect(),
        locks: Vec::new(),
        blocks: Vec::new(),
        line: 1,
        main_line: 3 + rows,
    })
}

/// Tiles with their turns row by row, the main entrance, and Exit Doors of two spaces.
type Sketch = (
    Vec<(&'static str, u16)>,
    &'static str,
    Vec<(Dir, [(usize, usize); 2])>,
);

/// Two columns of stores that face each other over one walkway, like the rulebook's Easy mall.
fn upright_street(rows: usize, dice: &mut Dice) -> Sketch {
    let mut small = Bag::new("S");
    let mut tiles = Vec::new();
    for row in 0..rows {
        tiles.push(match row {
            0 => ("SO", 270),
            // ZM-223: two tiles away from the office and from the entrance.
            _ if row == rows / 2 => ("EG", 270),
            _ => (small.draw(dice), 270),
        });
        tiles.push(match row {
            _ if row == rows - 1 => ("E2", 90),
            _ => (small.draw(dice), 90),
        });
    }
    let last = rows * TILE - 1;
    let ends = vec![
        (Dir::N, [(0, TILE - 1), (0, TILE)]),
        (Dir::S, [(last, TILE - 1), (last, TILE)]),
    ];
    (tiles, "E2", ends)
}

/// The same from west to east: the office on the north wall, the entrance on the south wall.
fn level_street(cols: usize, dice: &mut Dice) -> Sketch {
    let mut small = Bag::new("S");
    let mut tiles = Vec::new();
    for col in 0..cols {
        tiles.push(match col {
            0 => ("SO", 0),
            _ if col == cols / 2 => ("EG", 0),
            _ => (small.draw(dice), 0),
        });
    }
    for col in 0..cols {
        tiles.push(match col {
            _ if col == cols - 1 => ("E2", 180),
            _ => (small.draw(dice), 180),
        });
    }
    let last = cols * TILE - 1;
    let ends = vec![
        (Dir::W, [(TILE - 1, 0), (TILE, 0)]),
        (Dir::E, [(TILE - 1, last), (TILE, last)]),
    ];
    (tiles, "E2", ends)
}

/// Walkways after rows 1, 3, 5 ... and after the first and the last column but one.
fn ladder(rows: usize, cols: usize, dice: &mut Dice) -> Sketch {
    let mut small = Bag::new("S");
    let mut corner = Bag::new("L");
    let middle = cols / 2 - 1;
    let (last_row, last_col) = (rows - 1, cols - 1);
    let mut tiles = Vec::new();
    for row in 0..rows {
        for col in 0..cols {
            let north = row % 2 == 1;
            tiles.push(match (row, col) {
                (0, 0) => ("25", 0),
                (0, c) if c == last_col => ("27", 0),
                (r, 0) if r == last_row => ("26", 0),
                (r, c) if (r, c) == (last_row, last_col) => ("28", 180),
                (0, c) if c == middle => ("29", 0),
                (0, c) if c == middle + 1 => ("30", 0),
                (1, c) if c == middle => ("34", 180),
                (1, c) if c == middle + 1 => ("33", 180),
                (0, 1) => ("SO", 0),
                (r, c) if r == last_row && c == last_col - 1 => ("E1", 180),
                (r, 0) if r == (rows / 2 - 1).max(2) => ("EG", 270),
                (r, c) if r == rows / 2 && c == last_col => ("E2", 90),
                (0, _) => (small.draw(dice), 0),
                (r, _) if r == last_row => (small.draw(dice), 180),
                (_, 0) => (small.draw(dice), 270),
                (_, c) if c == last_col => (small.draw(dice), 90),
                (_, 1) => (corner.draw(dice), if north { 180 } else { 90 }),
                (_, c) if c == last_col - 1 => (corner.draw(dice), if north { 270 } else { 0 }),
                _ => (small.draw(dice), if north { 180 } else { 0 }),
            });
        }
    }
    let joint = TILE * (middle + 1);
    (tiles, "E1", vec![(Dir::N, [(0, joint - 1), (0, joint)])])
}

/// Tiles of one kind, drawn without repeats until they run out.
struct Bag {
    all: Vec<&'static str>,
    left: Vec<&'static str>,
}

impl Bag {
    fn new(kind: &str) -> Self {
        let tiles = built_in().tiles.iter().filter(|tile| tile.kind == kind);
        Self {
            all: tiles
                .map(|tile| tile.id.as_str())
                .filter(|id| !SPECIAL.contains(id))
                .collect(),
            left: Vec::new(),
        }
    }

    fn draw(&mut self, dice: &mut Dice) -> &'static str {
        if self.left.is_empty() {
            self.left.clone_from(&self.all);
            dice.shuffle(&mut self.left);
        }
        self.left.pop().expect("the set has tiles of every kind")
    }
}
