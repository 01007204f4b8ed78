//! The exits of a mall: runs of door edges on the rim, numbered clockwise from the main entrance (ZM-207, ZM-R75).

use crate::ids::{Dir, Space};

/// One exit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    /// On which side of the map.
    pub side: Dir,
    /// The spaces inside its doors, in clockwise order; the first is the first exit space (ZM-R66).
    pub spaces: Vec<Space>,
}

/// The rim of a map of `height` by `width` spaces, clockwise from the north-west.
pub(super) fn rim(height: usize, width: usize) -> impl Iterator<Item = (Space, Dir)> {
    let north = (0..width).map(|col| (Space::new(0, col), Dir::N));
    let east = (0..height).map(move |row| (Space::new(row, width - 1), Dir::E));
    let south = (0..width)
        .rev()
        .map(move |col| (Space::new(height - 1, col), Dir::S));
    let west = (0..height).rev().map(|row| (Space::new(row, 0), Dir::W));
    north.chain(east).chain(south).chain(west)
}

/// Joins door edges, given in the order of [`rim`], to exits; the one with an edge for which `is_main` holds comes first.
pub(super) fn number(
    height: usize,
    width: usize,
    is_door: impl Fn(Space, Dir) -> bool,
    is_main: impl Fn(Space, Dir) -> bool,
) -> Vec<Exit> {
    let mut exits: Vec<(Exit, bool)> = Vec::new();
    let mut last: Option<Dir> = None;
    for (space, side) in rim(height, width) {
        if !is_door(space, side) {
            last = None;
            continue;
        }
        if last != Some(side) {
            exits.push((
                Exit {
                    side,
                    spaces: Vec::new(),
                },
                false,
            ));
        }
        last = Some(side);
        let (exit, main) = exits.last_mut().expect("just pushed");
        exit.spaces.push(space);
        *main |= is_main(space, side);
    }
    let first = exits.iter().position(|(_, main)| *main).unwrap_or(0);
    exits.rotate_left(first);
    exits.into_iter().map(|(exit, _)| exit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_on_one_side_are_one_exit_and_corners_part_them() {
        let doors = [
            (0, 1, Dir::N),
            (0, 2, Dir::N),
            (0, 5, Dir::N),
            (0, 5, Dir::E),
            (5, 2, Dir::S),
            (5, 3, Dir::S),
        ];
        let is_door = |space: Space, side| doors.contains(&(space.row(), space.col(), side));
        let exits = number(6, 6, is_door, |space, _| space.row() == 5);
        let found: Vec<(Dir, Vec<String>)> = exits
            .iter()
            .map(|exit| {
                (
                    exit.side,
                    exit.spaces.iter().map(Space::to_string).collect(),
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                (Dir::S, vec!["6,4".to_owned(), "6,3".to_owned()]),
                (Dir::N, vec!["1,2".to_owned(), "1,3".to_owned()]),
                (Dir::N, vec!["1,6".to_owned()]),
                (Dir::E, vec!["1,6".to_owned()]),
            ]
        );
    }
}
