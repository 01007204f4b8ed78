//! Makes layouts of any size that always come out legal: rings of stores round ladders of walkway.

use shamble_core::{Dice, Seed};

use crate::ids::{Dir, MAX_TILES, Space, TILE};

use super::parse::{EdgeToken, Layout, Place};
use super::{Flaw, built_in};

/// Special tiles have fixed places and never come out of a bag.
const SPECIAL: [&str; 4] = ["SO", "E1", "E2", "EG"];

/// A mall of `rows` by `cols` tiles: walkways after rows 1, 3, 5 ... and after the first and the last column but one.
pub fn generate(rows: usize, cols: usize, seed: Seed) -> Result<Layout, Flaw> {
    let fits = (4..=MAX_TILES).contains(&rows)
        && rows.is_multiple_of(2)
        && (6..=MAX_TILES).contains(&cols);
    if !fits {
        return Err(Flaw::new(
            1,
            format!("a mall of {rows} rows and {cols} columns cannot be generated"),
            format!(
                "choose an even number of rows from 4 to {MAX_TILES} and 6 to {MAX_TILES} columns"
            ),
        ));
    }
    let mut dice = Dice::new(seed);
    let mut small = Bag::new("S");
    let mut corner = Bag::new("L");
    let middle = cols / 2 - 1;
    let (last_row, last_col) = (rows - 1, cols - 1);
    let mut places = Vec::new();
    for row in 0..rows {
        for col in 0..cols {
            let north = row % 2 == 1;
            let (tile, turn) = match (row, col) {
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
                (0, _) => (small.draw(&mut dice), 0),
                (r, _) if r == last_row => (small.draw(&mut dice), 180),
                (_, 0) => (small.draw(&mut dice), 270),
                (_, c) if c == last_col => (small.draw(&mut dice), 90),
                (_, 1) => (corner.draw(&mut dice), if north { 180 } else { 90 }),
                (_, c) if c == last_col - 1 => {
                    (corner.draw(&mut dice), if north { 270 } else { 0 })
                }
                _ => (small.draw(&mut dice), if north { 180 } else { 0 }),
            };
            places.push(Place {
                tile: tile.to_owned(),
                turn,
                line: 3 + row,
            });
        }
    }
    let joint = TILE * (middle + 1);
    Ok(Layout {
        id: format!("mall-{rows}x{cols}"),
        rows,
        cols,
        places,
        main: "E1".to_owned(),
        exit_doors: vec![EdgeToken {
            side: Dir::N,
            spaces: vec![Space::new(0, joint - 1), Space::new(0, joint)],
            line: 4 + rows,
        }],
        locks: Vec::new(),
        blocks: Vec::new(),
        line: 1,
        main_line: 3 + rows,
    })
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
