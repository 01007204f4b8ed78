//! The 64 tile sides: `content/tiles.toml`.

use serde::Deserialize;
use shamble_core::flaw::line_of;
use toml::Spanned;

use super::{ContentFlaw, content};
use crate::ids::{Facing, N_TILES, Side, Source};

/// One side of a tile, as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSide {
    /// Which.
    pub side: Side,
    /// Which edges a street crosses, with the printed number upright at the north edge.
    pub streets: [bool; 4],
    /// Whether it has a Search Area.
    pub search: bool,
    /// Whether the Quick Game may put an Alarm here.
    pub alarm_prone: bool,
    /// Where this comes from.
    pub source: Source,
}

impl TileSide {
    /// Whether a street crosses the edge of the map direction `edge` when the tile's north faces `facing`.
    pub const fn has_street(&self, facing: Facing, edge: Facing) -> bool {
        self.streets[((edge.quarter() + 4 - facing.quarter()) % 4) as usize]
    }

    /// Number of streets that leave it.
    pub fn n_streets(&self) -> usize {
        self.streets.iter().filter(|street| **street).count()
    }
}

/// Tile side `side`.
pub(crate) fn tile(side: Side) -> &'static TileSide {
    &content().tiles[side.index()]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    side: Side,
    streets: String,
    search: bool,
    alarm_prone: bool,
    source: Source,
}

/// Reads and checks the tile file.
pub(super) fn read(text: &str) -> Result<Vec<TileSide>, Vec<ContentFlaw>> {
    let file: File =
        toml::from_str(text).map_err(|error| vec![ContentFlaw::of_toml(text, &error)])?;
    let mut flaws = Vec::new();
    let mut tiles = Vec::new();
    for entry in file.tile {
        let line = line_of(text, entry.span().start);
        let entry = entry.into_inner();
        if entry.side.index() != tiles.len() {
            flaws.push(ContentFlaw::new(
                line,
                format!("tile {} stands in the wrong place", entry.side),
                "list 1A, 1B, 2A ... 32B",
            ));
        }
        let mut streets = [false; 4];
        for letter in entry.streets.chars() {
            match letter.to_string().parse::<Facing>() {
                Ok(edge) => streets[edge as usize] = true,
                Err(_) => flaws.push(ContentFlaw::new(
                    line,
                    format!("tile {} has a street '{letter}'", entry.side),
                    "letters N, E, S, W",
                )),
            }
        }
        if entry.streets.is_empty() {
            flaws.push(ContentFlaw::new(
                line,
                format!("tile {} has no street", entry.side),
                "at least one of N, E, S, W",
            ));
        }
        tiles.push(TileSide {
            side: entry.side,
            streets,
            search: entry.search,
            alarm_prone: entry.alarm_prone,
            source: entry.source,
        });
    }
    if tiles.len() != 2 * N_TILES {
        flaws.push(ContentFlaw::new(
            0,
            format!("there are {} tile sides", tiles.len()),
            "there are 64",
        ));
    }
    if flaws.is_empty() {
        Ok(tiles)
    } else {
        Err(flaws)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_set_has_the_published_shapes() {
        let tiles = &content().tiles;
        assert_eq!(tiles.iter().filter(|tile| tile.search).count(), 41);
        let count = |n| tiles.iter().filter(|tile| tile.n_streets() == n).count();
        assert_eq!((count(1), count(3), count(4)), (17, 10, 5));
    }

    #[test]
    fn a_turned_tile_turns_its_streets() {
        let bend = tile("15A".parse().unwrap());
        let streets: Vec<Facing> = Facing::ALL
            .iter()
            .copied()
            .filter(|edge| bend.has_street(Facing::East, *edge))
            .collect();
        // 15A leaves by north and west; turned a quarter clockwise by east and north.
        assert_eq!(streets, [Facing::North, Facing::East]);
    }

    #[test]
    fn broken_tiles_are_named_with_line_and_remedy() {
        let file = include_str!("../../content/tiles.toml");
        let flaws = read(&file.replacen("\"NS\"", "\"NQ\"", 1)).unwrap_err();
        assert!(
            flaws[0]
                .to_string()
                .contains("tile 1A has a street 'Q'; letters N, E, S, W"),
            "{flaws:?}"
        );
        let flaws = read(&file.replacen("\"1B\"", "\"2B\"", 1)).unwrap_err();
        assert!(flaws[0].what.contains("2B stands in the wrong place") && flaws[0].line > 0);
    }
}
