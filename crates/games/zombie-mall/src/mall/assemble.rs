//! Pushes the tiles of a layout together and works out what the rules ask about the result.

use shamble_core::{Flaw, text};

use crate::ids::{Dir, Lock, STRIDE, Space, TILE};

use super::tile::{ART, SOLID, Tile, is_store};
use super::{
    DoorSlot, Floor, LEGAL, Layout, Mall, PlacedTile, SHUT, TOKEN, WALKWAY, built_in, exits,
};

/// Characters from one tile's drawing to the next: they share their rims.
const PITCH: usize = ART - 1;

/// The mall of `layout`, made of `own` tiles and the built-in ones, or everything that is wrong with it.
pub(super) fn assemble(layout: &Layout, own: &[Tile]) -> Result<Mall, Vec<Flaw>> {
    let tiles = find_tiles(layout, own)?;
    let mut flaws = Vec::new();
    let mut plan = draw(layout, &tiles, &mut flaws);
    let doors = put_tokens(layout, &mut plan, &mut flaws);
    if !flaws.is_empty() {
        return Err(flaws);
    }
    let mut mall = survey(layout, &tiles, plan, doors);
    let (errors, warnings) = super::check::check_mall(&mall, layout);
    mall.warnings = warnings;
    if errors.is_empty() {
        Ok(mall)
    } else {
        Err(errors)
    }
}

fn find_tiles<'a>(layout: &Layout, own: &'a [Tile]) -> Result<Vec<&'a Tile>, Vec<Flaw>> {
    let known = |id: &str| {
        own.iter()
            .chain(&built_in().tiles)
            .find(|tile| tile.id == id)
    };
    let mut flaws = Vec::new();
    let mut tiles = Vec::new();
    for place in &layout.places {
        match known(&place.tile) {
            Some(tile) => tiles.push(tile),
            None => flaws.push(Flaw::new(
                place.line,
                text!("zombie-mall-flaw-no-tile", id = place.tile.as_str()),
                text!("zombie-mall-flaw-no-tile.remedy"),
            )),
        }
    }
    if flaws.is_empty() {
        Ok(tiles)
    } else {
        Err(flaws)
    }
}

/// The drawing of the whole map. On a seam open must meet open; exit doors on a seam are walls.
fn draw(layout: &Layout, tiles: &[&Tile], flaws: &mut Vec<Flaw>) -> Vec<Vec<u8>> {
    const BLANK: u8 = 0;
    let mut plan = vec![vec![BLANK; PITCH * layout.cols + 1]; PITCH * layout.rows + 1];
    for (i, (tile, place)) in tiles.iter().zip(&layout.places).enumerate() {
        let (tile_row, tile_col) = (i / layout.cols, i % layout.cols);
        let art = tile.turned(place.turn);
        let mut mismatched = [false; 2];
        for (row, drawn) in art.iter().enumerate() {
            for (col, &new) in drawn.iter().enumerate() {
                let there = &mut plan[PITCH * tile_row + row][PITCH * tile_col + col];
                if *there == BLANK {
                    *there = new;
                } else if (*there == b'*') != (new == b'*') {
                    mismatched[usize::from(row != 0)] = true;
                } else if *there == b'x' || new == b'x' {
                    *there = if row % 2 == 0 { b'-' } else { b'|' };
                }
            }
        }
        let neighbours = [(i.wrapping_sub(layout.cols), "n"), (i.wrapping_sub(1), "w")];
        for ((neighbour, side), _) in neighbours
            .iter()
            .zip(mismatched)
            .filter(|(_, mismatched)| *mismatched)
        {
            flaws.push(Flaw::new(
                place.line,
                text!(
                    "zombie-mall-flaw-seam",
                    id = place.tile.as_str(),
                    row = tile_row + 1,
                    col = tile_col + 1,
                    other = layout.places[*neighbour].tile.as_str(),
                    side = *side
                ),
                text!("zombie-mall-flaw-seam.remedy"),
            ));
        }
    }
    plan
}

fn edge_at(space: Space, side: Dir) -> (usize, usize) {
    let (rows, cols) = side.delta();
    (
        (2 * space.row() as i32 + 1 + rows) as usize,
        (2 * space.col() as i32 + 1 + cols) as usize,
    )
}

/// Puts the layout's tokens on the plan. Locked doors are returned; their edges become `D`.
fn put_tokens(layout: &Layout, plan: &mut [Vec<u8>], flaws: &mut Vec<Flaw>) -> Vec<DoorSlot> {
    let (height, width) = (layout.rows * TILE, layout.cols * TILE);
    let is_rim = |space: Space, side: Dir| match side {
        Dir::N => space.row() == 0,
        Dir::E => space.col() == width - 1,
        Dir::S => space.row() == height - 1,
        Dir::W => space.col() == 0,
    };
    let is_on = |space: Space| space.row() < height && space.col() < width;
    let mut off = |space: &Space, line: usize| {
        flaws.push(Flaw::new(
            line,
            text!("zombie-mall-flaw-off-map", space = space.to_string()),
            text!(
                "zombie-mall-flaw-off-map.remedy",
                rows = height,
                cols = width
            ),
        ));
    };
    let tokens = layout
        .exit_doors
        .iter()
        .chain(layout.locks.iter().map(|(token, _)| token))
        .chain(&layout.blocks);
    for token in tokens {
        for space in token.spaces.iter().filter(|space| !is_on(**space)) {
            off(space, token.line);
        }
    }
    if !flaws.is_empty() {
        return Vec::new();
    }
    for token in &layout.exit_doors {
        // ZM-026: one token is one door.
        let mut spaces = token.spaces.clone();
        spaces.sort_unstable();
        if spaces.windows(2).any(|two| two[0].away(two[1]) != 1) {
            flaws.push(Flaw::new(
                token.line,
                text!("zombie-mall-flaw-exit-apart"),
                text!("zombie-mall-flaw-exit-apart.remedy"),
            ));
        }
        for space in &token.spaces {
            let (row, col) = edge_at(*space, token.side);
            if is_rim(*space, token.side) && matches!(plan[row][col], b'*' | b'x') {
                plan[row][col] = b'x';
            } else {
                flaws.push(Flaw::new(
                    token.line,
                    text!(
                        "zombie-mall-flaw-exit-place",
                        side = token.side.letter(),
                        space = space.to_string()
                    ),
                    text!("zombie-mall-flaw-exit-place.remedy"),
                ));
            }
        }
    }
    for token in &layout.blocks {
        for space in &token.spaces {
            let (row, col) = edge_at(*space, token.side);
            if is_rim(*space, token.side) || !matches!(plan[row][col], b' ' | b'*' | b'~') {
                flaws.push(Flaw::new(
                    token.line,
                    text!(
                        "zombie-mall-flaw-los-place",
                        side = token.side.letter(),
                        space = space.to_string()
                    ),
                    text!("zombie-mall-flaw-los-place.remedy"),
                ));
            } else {
                plan[row][col] = b'~';
            }
        }
    }
    let mut doors = Vec::new();
    for (token, lock) in &layout.locks {
        let space = token.spaces[0];
        let (row, col) = edge_at(space, token.side);
        if is_rim(space, token.side) || !matches!(plan[row][col], b'e' | b'D') {
            flaws.push(Flaw::new(
                token.line,
                text!(
                    "zombie-mall-flaw-lock-place",
                    side = token.side.letter(),
                    space = space.to_string()
                ),
                text!("zombie-mall-flaw-lock-place.remedy"),
            ));
            continue;
        }
        plan[row][col] = b'D';
        let door = slot(space, token.side, Some(*lock));
        let is_same = |other: &DoorSlot| (other.at, other.side) == (door.at, door.side);
        if doors.iter().any(is_same) {
            flaws.push(Flaw::new(
                token.line,
                text!(
                    "zombie-mall-flaw-lock-twice",
                    side = token.side.letter(),
                    space = space.to_string()
                ),
                text!("zombie-mall-flaw-lock-twice.remedy"),
            ));
        }
        doors.push(door);
    }
    doors
}

/// The same edge named from its western or northern space.
fn slot(at: Space, side: Dir, lock: Option<Lock>) -> DoorSlot {
    match side {
        Dir::E | Dir::S => DoorSlot { at, side, lock },
        Dir::N | Dir::W => DoorSlot {
            at: at.step(side),
            side: side.opposite(),
            lock,
        },
    }
}

/// Everything the rules ask about the finished plan.
fn survey(layout: &Layout, tiles: &[&Tile], plan: Vec<Vec<u8>>, mut doors: Vec<DoorSlot>) -> Mall {
    let (height, width) = (layout.rows * TILE, layout.cols * TILE);
    let what = |space: Space| plan[2 * space.row() + 1][2 * space.col() + 1];
    let edge = |space: Space, side: Dir| {
        let (row, col) = edge_at(space, side);
        plan[row][col]
    };
    let inside = |space: Space, side: Dir| match side {
        Dir::N => space.row() > 0,
        Dir::E => space.col() + 1 < width,
        Dir::S => space.row() + 1 < height,
        Dir::W => space.col() > 0,
    };
    let all: Vec<Space> = (0..height)
        .flat_map(|row| (0..width).map(move |col| Space::new(row, col)))
        .collect();
    let mut floor = vec![Floor::default(); height * STRIDE];
    for &space in &all {
        let entry = &mut floor[space.index()];
        entry.what = what(space);
        if entry.what == SOLID {
            continue;
        }
        entry.flags |= LEGAL;
        for side in Dir::ALL.into_iter().filter(|side| inside(space, *side)) {
            let drawn = edge(space, side);
            if matches!(drawn, b'e' | b'D') {
                entry.entrances |= side.bit();
            }
            if matches!(drawn, b' ' | b'*' | b'e' | b'D') && what(space.step(side)) != SOLID {
                entry.ways |= side.bit() | side.bit() << 4;
            }
        }
        let is_store_space = is_store(entry.what) && entry.what != b'R' && entry.entrances == 0;
        let tile = tiles[space.row() / TILE * layout.cols + space.col() / TILE];
        if (is_store_space || matches!(entry.what, b'r' | b'k')) && !tile.bars_tokens() {
            entry.flags |= TOKEN;
        }
    }
    let n_stores = number_stores(&all, &mut floor);
    let find = |c: u8| all.iter().copied().filter(move |space| what(*space) == c);
    let radio = find(b'R').next().unwrap_or(Space::new(0, 0));
    let office = floor[radio.index()].store;
    // ZM-224: the scenario puts its numbered lock on the doors of the office.
    for &space in &all {
        for side in [Dir::E, Dir::S]
            .into_iter()
            .filter(|side| inside(space, *side))
        {
            let leads_in = [space, space.step(side)]
                .iter()
                .any(|end| floor[end.index()].store == office);
            let known = doors
                .iter()
                .any(|door| (door.at, door.side) == (space, side));
            if edge(space, side) == b'D' && office != WALKWAY && leads_in && !known {
                doors.push(slot(space, side, None));
            }
        }
    }
    doors.sort_by_key(|door| (door.at, door.side));
    mark_shut_rooms(&all, &mut floor, &doors, n_stores);
    let main = layout
        .places
        .iter()
        .position(|place| place.tile == layout.main)
        .unwrap_or(0);
    let tile_of = |space: Space| space.row() / TILE * layout.cols + space.col() / TILE;
    let exits = exits::number(
        height,
        width,
        |space, side| edge(space, side) == b'x',
        |space, side| {
            let printed = tiles[main].turned(layout.places[main].turn);
            let (row, col) = edge_at(space, side);
            tile_of(space) == main
                && printed[row - PITCH * (main / layout.cols)][col - PITCH * (main % layout.cols)]
                    == b'x'
        },
    );
    Mall {
        source: String::new(),
        id: layout.id.clone(),
        rows: layout.rows,
        cols: layout.cols,
        tiles: tiles
            .iter()
            .zip(&layout.places)
            .map(|(tile, place)| PlacedTile {
                id: tile.id.clone(),
                name: tile.name.clone(),
                turn: place.turn,
            })
            .collect(),
        main,
        starts: find(b'S').filter(|space| tile_of(*space) == main).collect(),
        radio,
        office,
        roofs: find(b'F').collect(),
        garages: find(b'G').collect(),
        exits,
        doors,
        n_stores,
        warnings: Vec::new(),
        floor,
        plan,
    }
}

/// ZM-R09: a store is a connected set of store spaces that does not cross an entrance or door.
fn number_stores(all: &[Space], floor: &mut [Floor]) -> u16 {
    let mut n_stores = 0;
    for &start in all {
        if !is_store(floor[start.index()].what) || floor[start.index()].store != WALKWAY {
            continue;
        }
        n_stores += 1;
        floor[start.index()].store = n_stores;
        let mut open = vec![start];
        while let Some(space) = open.pop() {
            let Floor {
                ways, entrances, ..
            } = floor[space.index()];
            for side in Dir::ALL
                .into_iter()
                .filter(|side| ways & !entrances & side.bit() != 0)
            {
                let next = &mut floor[space.step(side).index()];
                if is_store(next.what) && next.store == WALKWAY {
                    next.store = n_stores;
                    open.push(space.step(side));
                }
            }
        }
    }
    n_stores
}

/// Marks the spaces of stores whose every entrance is locked at the start.
fn mark_shut_rooms(all: &[Space], floor: &mut [Floor], doors: &[DoorSlot], n_stores: u16) {
    let mut has_open_entrance = vec![false; usize::from(n_stores) + 1];
    for &space in all {
        let Floor {
            entrances, store, ..
        } = floor[space.index()];
        for side in Dir::ALL
            .into_iter()
            .filter(|side| entrances & side.bit() != 0)
        {
            let edge = slot(space, side, None);
            if !doors
                .iter()
                .any(|door| (door.at, door.side) == (edge.at, edge.side))
            {
                has_open_entrance[usize::from(store)] = true;
            }
        }
    }
    for &space in all {
        let entry = &mut floor[space.index()];
        if entry.store != WALKWAY && !has_open_entrance[usize::from(entry.store)] {
            entry.flags |= SHUT;
        }
    }
}
