//! One tile: its drawing, what the characters mean, turning it, and the faults a drawing can have by itself.

use shamble_core::{Flaw, Text, text};

/// Characters along one side of a drawing: 6 spaces and the edges round them.
pub(crate) const ART: usize = 13;

/// The kinds of tiles: where the walkway runs.
pub(super) const KINDS: [&str; 11] = [
    "S", "L", "C-NW", "C-NE", "C-SW", "C-SE", "F-NW", "F-NE", "F-SW", "F-SE", "X",
];

/// A drawing of 13 lines of 13 characters.
pub(crate) type Art = [[u8; ART]; ART];

/// A map tile (ZM-019, ZM-020).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its label.
    pub id: String,
    /// The store or place on it.
    pub name: String,
    /// Where the walkway runs.
    pub kind: String,
    /// The drawing, upright.
    pub(crate) art: Art,
    /// Where its block begins.
    pub line: usize,
}

impl Tile {
    /// The drawing after so many clockwise degrees (ZM-021).
    pub(crate) fn turned(&self, degrees: u16) -> Art {
        let mut art = self.art;
        for _ in 0..degrees / 90 {
            art = turn_once(&art);
        }
        art
    }

    /// ZM-192: tiles called entrance or exit carry no tokens.
    pub(crate) fn bars_tokens(&self) -> bool {
        let name = self.name.to_lowercase();
        name.contains("entrance") || name.contains("exit")
    }
}

fn turn_once(art: &Art) -> Art {
    std::array::from_fn(|row| {
        std::array::from_fn(|col| {
            let drawn = art[ART - 1 - col][row];
            match drawn {
                b'-' if row % 2 != col % 2 => b'|',
                b'|' if row % 2 != col % 2 => b'-',
                _ => drawn,
            }
        })
    })
}

/// Whether the character is a space of a store.
pub(crate) const fn is_store(space: u8) -> bool {
    matches!(space, b'o' | b'c' | b'R')
}

/// Whether the character is a space of the walkway, restaurants and halls included (ZM-R09).
pub(crate) const fn is_walkway(space: u8) -> bool {
    matches!(space, b'.' | b',' | b'r' | b'k' | b'G' | b'F' | b'E' | b'S')
}

/// Whether something stands in the middle of the space (ZM-031).
pub(crate) const fn is_cluttered(space: u8) -> bool {
    matches!(space, b',' | b'c' | b'k')
}

/// Nobody may enter (ZM-038).
pub(crate) const SOLID: u8 = b'X';

/// The faults of a drawing; `line` is that of its first row.
pub(super) fn check_art(tile: &Tile, line: usize) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let id = &tile.id;
    for (row, drawn) in tile.art.iter().enumerate() {
        for (col, &c) in drawn.iter().enumerate() {
            if let Some(remedy) = wrong_char(row, col, c) {
                let what = text!(
                    "zombie-mall-flaw-char",
                    id = id.as_str(),
                    char = char::from(c).to_string(),
                    col = col + 1
                );
                flaws.push(Flaw::new(line + row, what, remedy));
            }
        }
    }
    if !flaws.is_empty() {
        return flaws;
    }
    for row in (1..ART).step_by(2) {
        for col in (1..ART).step_by(2) {
            for (down, right) in [(0, 1), (1, 0)] {
                let (far_row, far_col) = (row + 2 * down, col + 2 * right);
                if far_row >= ART || far_col >= ART {
                    continue;
                }
                let (near, far) = (tile.art[row][col], tile.art[far_row][far_col]);
                let edge = tile.art[row + down][col + right];
                if near == SOLID || far == SOLID {
                    continue;
                }
                let is_border = is_store(near) != is_store(far);
                let space = format!("{},{}", row / 2 + 1, col / 2 + 1);
                if is_border && edge == b' ' {
                    flaws.push(Flaw::new(
                        line + row + down,
                        text!("zombie-mall-flaw-no-wall", id = id.as_str(), space = space),
                        text!("zombie-mall-flaw-no-wall.remedy"),
                    ));
                } else if !is_border && matches!(edge, b'e' | b'D') {
                    flaws.push(Flaw::new(
                        line + row + down,
                        text!("zombie-mall-flaw-entrance", id = id.as_str(), space = space),
                        text!("zombie-mall-flaw-entrance.remedy"),
                    ));
                }
            }
        }
    }
    flaws
}

/// What would be right instead of `c`, if it is wrong here.
fn wrong_char(row: usize, col: usize, c: u8) -> Option<Text> {
    let is_rim = row == 0 || row == ART - 1 || col == 0 || col == ART - 1;
    let wall = if row.is_multiple_of(2) { b'-' } else { b'|' };
    let is_fine = |fine: bool, remedy: Text| (!fine).then_some(remedy);
    match (row % 2, col % 2) {
        (0, 0) => is_fine(c == b'+', text!("zombie-mall-flaw-char-corner")),
        (1, 1) => is_fine(
            is_store(c) || is_walkway(c) || c == SOLID,
            text!("zombie-mall-flaw-char-space"),
        ),
        _ if is_rim => is_fine(
            c == b'*' || c == b'x' || c == wall,
            text!("zombie-mall-flaw-char-rim"),
        ),
        _ => is_fine(
            matches!(c, b' ' | b'~' | b'e' | b'D') || c == wall,
            text!("zombie-mall-flaw-char-edge"),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mall::built_in;

    #[test]
    fn four_quarter_turns_change_nothing() {
        for tile in &built_in().tiles {
            assert_eq!(turn_once(&tile.turned(270)), tile.art, "{}", tile.id);
            assert_eq!(tile.turned(0), tile.art);
        }
    }

    #[test]
    fn a_quarter_turn_takes_north_to_east() {
        let office = built_in()
            .tiles
            .iter()
            .find(|tile| tile.id == "SO")
            .unwrap();
        let turned = office.turned(270);
        // The door in the south wall faces east after three quarter turns, the strip runs along the east side.
        assert!((1..ART).step_by(2).all(|row| turned[row][11] == b'.'));
        assert_eq!(turned.iter().flatten().filter(|c| **c == b'D').count(), 1);
        assert!((0..ART).any(|row| turned[row][10] == b'D'));
    }
}
