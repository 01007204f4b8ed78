//! A scenario made ready to play: tiles by number, who is adjacent to whom, distances and goals as bit sets.
//!
//! Built once and shared by every state of a table; nothing in it ever changes.

use std::sync::{Arc, LazyLock};

use crate::content::tile;
use crate::ids::{Area, AreaKind, Facing, Letter, MarkerKind, N_TILES, Place, Side};
use crate::scenario::{Finding, N_SCENARIOS, Scenario, campaign_scenario, check};

/// A distance there is no way for.
pub(crate) const FAR: u8 = u8::MAX;
const NO_TILE: u8 = u8::MAX;

/// A map and the scenario on it.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) scenario: Scenario,
    pub(crate) n_tiles: usize,
    sides: [Side; N_TILES],
    facings: [Facing; N_TILES],
    spots: [(u8, u8); N_TILES],
    neighbours: [[u8; 4]; N_TILES],
    tile_of_side: [u8; 2 * N_TILES],
    has_search: u32,
    alarms: u32,
    distances: [[u8; N_TILES]; N_TILES],
    /// Tiles on one of which all Heroes must be; empty if the objective does not ask for it.
    pub(crate) goal_tiles: u32,
    /// Tiles that must be free of zombies.
    pub(crate) clear_tiles: u32,
    pub(crate) letters: Option<[u8; 4]>,
}

impl Board {
    /// The board of a scenario, or all that is wrong with it.
    pub(crate) fn build(scenario: Scenario) -> Result<Arc<Self>, Vec<Finding>> {
        let grid = check(&scenario)?;
        let n_tiles = grid.cells.len();
        let mut board = Self {
            n_tiles,
            sides: [Side::from_index(0); N_TILES],
            facings: [Facing::North; N_TILES],
            spots: [(0, 0); N_TILES],
            neighbours: [[NO_TILE; 4]; N_TILES],
            tile_of_side: [NO_TILE; 2 * N_TILES],
            has_search: 0,
            alarms: 0,
            distances: [[FAR; N_TILES]; N_TILES],
            goal_tiles: 0,
            clear_tiles: 0,
            letters: None,
            scenario,
        };
        for (i, (cell, neighbours)) in grid.cells.iter().zip(&grid.neighbours).enumerate() {
            board.sides[i] = cell.side;
            board.facings[i] = cell.facing;
            board.spots[i] = (cell.x, cell.y);
            board.neighbours[i] = neighbours.map(|next| next.map_or(NO_TILE, |next| next as u8));
            board.tile_of_side[cell.side.index()] = i as u8;
            board.has_search |= u32::from(tile(cell.side).search) << i;
        }
        for i in 0..n_tiles {
            board.measure_from(i);
        }
        let bits = |sides: &[Side]| {
            sides
                .iter()
                .filter_map(|side| board.tile(*side))
                .fold(0, |set, tile| set | 1 << tile)
        };
        let alarms = bits(&board.scenario.alarms);
        let goal_tiles = bits(&board.scenario.objective.all_heroes_on);
        let clear_tiles = bits(&board.scenario.objective.no_zombies_on);
        let letters = board
            .scenario
            .letters
            .map(|letters| letters.all().map(|side| board.tile_of_side[side.index()]));
        (
            board.alarms,
            board.goal_tiles,
            board.clear_tiles,
            board.letters,
        ) = (alarms, goal_tiles, clear_tiles, letters);
        Ok(Arc::new(board))
    }

    /// The board of campaign scenario `number` (1 to 15), made once.
    pub(crate) fn of_campaign(number: usize) -> Arc<Self> {
        static BOARDS: LazyLock<Vec<Arc<Board>>> = LazyLock::new(|| {
            let build = |number| {
                Board::build(campaign_scenario(number).clone()).expect("house scenarios are sound")
            };
            (1..=N_SCENARIOS).map(build).collect()
        });
        BOARDS[number - 1].clone()
    }

    fn measure_from(&mut self, start: usize) {
        let mut queue = vec![start];
        self.distances[start][start] = 0;
        let mut at = 0;
        while let Some(here) = queue.get(at).copied() {
            at += 1;
            for next in self.neighbours[here]
                .into_iter()
                .filter(|next| *next != NO_TILE)
            {
                let next = usize::from(next);
                if self.distances[start][next] == FAR {
                    self.distances[start][next] = self.distances[start][here] + 1;
                    queue.push(next);
                }
            }
        }
    }

    /// The tile with this side up, if it is on the map.
    pub(crate) fn tile(&self, side: Side) -> Option<usize> {
        let tile = self.tile_of_side[side.index()];
        (tile != NO_TILE).then_some(usize::from(tile))
    }

    pub(crate) fn side(&self, tile: usize) -> Side {
        self.sides[tile]
    }

    pub(crate) fn facing(&self, tile: usize) -> Facing {
        self.facings[tile]
    }

    /// Column and row of a tile.
    pub(crate) fn spot(&self, tile: usize) -> (u8, u8) {
        self.spots[tile]
    }

    /// Adjacent tiles in the order north, east, south, west of the map.
    pub(crate) fn adjacent(&self, tile: usize) -> impl Iterator<Item = usize> {
        self.neighbours[tile]
            .into_iter()
            .filter(|next| *next != NO_TILE)
            .map(usize::from)
    }

    pub(crate) fn are_adjacent(&self, tile: usize, other: usize) -> bool {
        self.neighbours[tile].contains(&(other as u8))
    }

    pub(crate) fn has_search(&self, tile: usize) -> bool {
        self.has_search & (1 << tile) != 0
    }

    pub(crate) fn has_alarm(&self, tile: usize) -> bool {
        self.alarms & (1 << tile) != 0
    }

    /// Number of streets between two tiles.
    pub(crate) fn distance(&self, from: usize, to: usize) -> u8 {
        self.distances[from][to]
    }

    /// The first tile on a shortest way; ties go north, east, south, west.
    pub(crate) fn step_towards(&self, from: usize, to: usize) -> Option<usize> {
        let wanted = self.distance(from, to).checked_sub(1)?;
        self.adjacent(from)
            .find(|next| self.distance(*next, to) == wanted)
    }

    /// The Area called `place`, if the map has it.
    pub(crate) fn area(&self, place: Place) -> Option<Area> {
        let tile = self.tile(place.side)?;
        match place.kind {
            AreaKind::Street => Some(Area::street(tile)),
            AreaKind::Search => self.has_search(tile).then_some(Area::search(tile)),
        }
    }

    pub(crate) fn place(&self, area: Area) -> Place {
        Place {
            side: self.sides[area.tile()],
            kind: area.kind(),
        }
    }

    /// All Areas, in the order of the map.
    pub(crate) fn areas(&self) -> impl Iterator<Item = Area> {
        (0..self.n_tiles)
            .flat_map(|tile| {
                [
                    Some(Area::street(tile)),
                    self.has_search(tile).then_some(Area::search(tile)),
                ]
            })
            .flatten()
    }

    /// The tile of a letter.
    pub(crate) fn gate(&self, letter: Letter) -> Option<usize> {
        self.letters
            .map(|gates| usize::from(gates[letter as usize]))
    }

    /// Areas with this marker at the start.
    pub(crate) fn marked(&self, kind: MarkerKind) -> impl Iterator<Item = Area> {
        self.scenario
            .markers
            .iter()
            .filter(move |marker| marker.kind == kind)
            .filter_map(|marker| self.area(marker.at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_diner_lies_in_the_middle_of_its_gates() {
        let board = Board::of_campaign(9);
        let tile = |side: &str| board.tile(side.parse().unwrap()).unwrap();
        let diner = tile("26B");
        let gates: Vec<usize> = Letter::ALL
            .iter()
            .filter_map(|letter| board.gate(*letter))
            .collect();
        assert_eq!(gates, [tile("10A"), tile("9A"), tile("31B"), tile("32B")]);
        assert!(gates.iter().all(|gate| board.distance(diner, *gate) == 1));
        assert_eq!(board.adjacent(diner).collect::<Vec<_>>(), gates);
        assert_eq!(board.step_towards(diner, tile("25A")), Some(tile("10A")));
        assert_eq!(board.step_towards(diner, diner), None);
        assert!(!board.has_search(tile("31B")) && board.has_search(diner));
    }
}
