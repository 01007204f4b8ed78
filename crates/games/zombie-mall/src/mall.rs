//! The mall: tiles joined into one map that never changes during a game. What does change lies in the state.
//!
//! [`read`] and [`Mall::load`] turn text into malls, [`check`] reports what is wrong with a file, [`generate`] makes new
//! layouts and [`drawing`] draws one. All of it is pure: files are the business of the command line.

mod assemble;
mod check;
mod exits;
mod generate;
mod parse;
mod show;
mod summary;
pub(crate) mod tile;

use std::sync::{Arc, LazyLock};

use shamble_core::{Flaw, Seed, Text, text};

pub use check::{Report, check};
pub use exits::Exit;
pub use generate::generate;
pub use parse::{EdgeToken, Layout, MallFile, Place, read};
pub use show::drawing;
pub use summary::{Summary, TileSummary, tile_summary};
pub use tile::Tile;

use crate::ids::{Dir, Lock, STRIDE, Space, TILE};

/// The names of the malls that come with the game, smallest first (ZM-228).
pub const BUILT_IN: [&str; 5] = ["easy", "average", "hard", "crazy", "insane"];

/// Locked doors that a mall can have.
pub(crate) const MAX_DOORS: usize = 24;

/// A space that was never printed on: no store.
pub(crate) const WALKWAY: u16 = 0;

/// An assembled mall.
#[derive(Debug)]
pub struct Mall {
    /// The text from which [`Mall::load`] makes it again.
    source: String,
    id: String,
    rows: usize,
    cols: usize,
    tiles: Vec<PlacedTile>,
    floor: Vec<Floor>,
    plan: Vec<Vec<u8>>,
    main: usize,
    starts: Vec<Space>,
    radio: Space,
    office: u16,
    roofs: Vec<Space>,
    garages: Vec<Space>,
    exits: Vec<Exit>,
    doors: Vec<DoorSlot>,
    n_stores: u16,
    warnings: Vec<Flaw>,
}

/// A tile of an assembled mall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedTile {
    /// Its label.
    pub id: String,
    /// The store or place on it.
    pub name: String,
    /// Clockwise degrees.
    pub turn: u16,
}

/// What never changes about a space.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Floor {
    /// The character of the drawing.
    pub(crate) what: u8,
    /// Edges that can be walked over, doors included, and looked over: low and high four bits.
    pub(crate) ways: u8,
    /// Edges with a store entrance or door.
    pub(crate) entrances: u8,
    flags: u8,
    /// Number of the store from 1, or [`WALKWAY`].
    pub(crate) store: u16,
}

const LEGAL: u8 = 1;
const TOKEN: u8 = 2;
const SHUT: u8 = 4;

/// A door with a lock on the edge `side` of `at`; `side` is east or south.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DoorSlot {
    pub(crate) at: Space,
    pub(crate) side: Dir,
    /// Nothing: the scenario's numbered lock (ZM-224).
    pub(crate) lock: Option<Lock>,
}

static CONTENT: LazyLock<MallFile> = LazyLock::new(|| {
    let text = concat!(
        include_str!("../content/tiles.txt"),
        include_str!("../content/layouts.txt")
    );
    read(text).expect("the embedded tiles and layouts are sound, as a test makes sure")
});

/// Tiles and layouts that come with the game.
pub fn built_in() -> &'static MallFile {
    &CONTENT
}

impl Mall {
    /// The mall that an option names: a built-in one by name; `ROWSxCOLUMNS` or `ROWSxCOLUMNS#SEED`, generated; or the
    /// text of a mall file; on a single line `;` stands for the end of a line.
    pub fn load(source: &str) -> Result<Arc<Self>, Vec<Flaw>> {
        if source.contains('@') {
            // Lines are counted as they were given, so nothing is cut off before them.
            let text = match source.contains('\n') {
                true => source.to_owned(),
                false => source.replace(';', "\n"),
            };
            return Ok(Arc::new(Self::from_file(&text, None)?));
        }
        let source = source.trim();
        if let Some(number) = BUILT_IN.iter().position(|name| *name == source) {
            static MALLS: [LazyLock<Arc<Mall>>; 5] = [
                LazyLock::new(|| built_in_mall(0)),
                LazyLock::new(|| built_in_mall(1)),
                LazyLock::new(|| built_in_mall(2)),
                LazyLock::new(|| built_in_mall(3)),
                LazyLock::new(|| built_in_mall(4)),
            ];
            return Ok(MALLS[number].clone());
        }
        let (layout, seed) = generated(source).map_err(|flaw| vec![flaw])?;
        let mut mall = assemble::assemble(&layout, &[])?;
        mall.source = format!("{}x{}#{seed}", layout.rows, layout.cols);
        Ok(Arc::new(mall))
    }

    /// The mall of a file's layout called `layout`, or of its only one.
    pub fn from_file(text: &str, layout: Option<&str>) -> Result<Self, Vec<Flaw>> {
        let file = read(text)?;
        let clashes: Vec<Flaw> = file.tiles.iter().filter_map(check::clash).collect();
        if !clashes.is_empty() {
            return Err(clashes);
        }
        let one = |what: Text| {
            let names: Vec<&str> = file
                .layouts
                .iter()
                .map(|layout| layout.id.as_str())
                .collect();
            let remedy = match names.as_slice() {
                [] => text!("zombie-mall-flaw-add-layout"),
                _ => text!("zombie-mall-flaw-choose-layout", names = names.join(", ")),
            };
            vec![Flaw::new(1, what, remedy)]
        };
        let layout = match layout {
            Some(name) => file
                .layouts
                .iter()
                .find(|layout| layout.id == name)
                .ok_or_else(|| one(text!("zombie-mall-flaw-no-layout", name = name)))?,
            None => match file.layouts.as_slice() {
                [only] => only,
                layouts => return Err(one(text!("zombie-mall-flaw-layouts", n = layouts.len()))),
            },
        };
        let mut mall = assemble::assemble(layout, &file.tiles)?;
        mall.source = one_line(text);
        Ok(mall)
    }

    /// The text from which [`Mall::load`] makes it again, on one line.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The layout's name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Rows of tiles.
    pub fn tile_rows(&self) -> usize {
        self.rows
    }

    /// Columns of tiles.
    pub fn tile_cols(&self) -> usize {
        self.cols
    }

    /// Rows of spaces.
    pub fn height(&self) -> usize {
        self.rows * TILE
    }

    /// Columns of spaces.
    #[inline]
    pub fn width(&self) -> usize {
        self.cols * TILE
    }

    /// The tiles, row by row.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    /// Every space, row by row, solid ones included.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + Clone + use<> {
        let (height, width) = (self.height(), self.width());
        (0..height).flat_map(move |row| (0..width).map(move |col| Space::new(row, col)))
    }

    /// The assembled drawing: spaces at odd lines and columns, edges between them.
    pub fn plan(&self) -> impl Iterator<Item = &str> {
        self.plan
            .iter()
            .map(|line| std::str::from_utf8(line).expect("drawings are ASCII"))
    }

    /// Whether figures can be there: on the map and not solid (ZM-R07).
    pub fn is_legal(&self, space: Space) -> bool {
        self.floor
            .get(space.index())
            .is_some_and(|floor| floor.flags & LEGAL != 0)
    }

    /// The space so many rows and columns away, if figures can be there.
    pub(crate) fn offset(&self, from: Space, rows: i32, cols: i32) -> Option<Space> {
        let row = usize::try_from(from.row() as i32 + rows)
            .ok()
            .filter(|row| *row < self.height())?;
        let col = usize::try_from(from.col() as i32 + cols)
            .ok()
            .filter(|col| *col < self.width())?;
        Some(Space::new(row, col)).filter(|space| self.is_legal(*space))
    }

    /// Number of the store a space belongs to, 0 for the walkway (ZM-R09).
    #[inline]
    pub fn store(&self, space: Space) -> u16 {
        self.floor[space.index()].store
    }

    /// How many stores there are.
    pub fn n_stores(&self) -> u16 {
        self.n_stores
    }

    /// Whether something is printed in the middle of the space (ZM-031).
    #[inline]
    pub fn is_cluttered(&self, space: Space) -> bool {
        tile::is_cluttered(self.floor[space.index()].what)
    }

    /// Whether a Loot Token may lie there (ZM-189 to ZM-192).
    pub fn takes_token(&self, space: Space) -> bool {
        self.floor[space.index()].flags & TOKEN != 0
    }

    /// Whether the space is in a room that is locked at the start.
    pub fn is_shut(&self, space: Space) -> bool {
        self.floor[space.index()].flags & SHUT != 0
    }

    /// Edges of a space with a store entrance or door.
    pub fn entrances(&self, space: Space) -> impl Iterator<Item = Dir> + use<> {
        let mask = self.floor[space.index()].entrances;
        Dir::ALL
            .into_iter()
            .filter(move |dir| mask & dir.bit() != 0)
    }

    /// Whether the edge can be walked over when every door is open.
    #[inline]
    pub fn is_way(&self, space: Space, dir: Dir) -> bool {
        self.floor[space.index()].ways & dir.bit() != 0
    }

    /// The spaces of a row from west to east: the edges that can be walked over when every door is open, one bit each,
    /// clockwise from north, and whether something is printed in the middle.
    pub fn row(&self, row: usize) -> impl Iterator<Item = (u8, bool)> {
        let first = Space::new(row, 0).index();
        self.floor[first..first + self.width()]
            .iter()
            .map(|floor| (floor.ways & 0b1111, tile::is_cluttered(floor.what)))
    }

    /// The tile a space is on.
    pub fn tile_of(&self, space: Space) -> usize {
        space.row() / TILE * self.cols + space.col() / TILE
    }

    /// Row and column of a tile, from 0.
    pub(crate) fn tile_at(&self, tile: usize) -> (usize, usize) {
        (tile / self.cols, tile % self.cols)
    }

    /// Rows plus columns between two tiles.
    pub(crate) fn tiles_apart(&self, one: usize, other: usize) -> usize {
        let ((row, col), (other_row, other_col)) = (self.tile_at(one), self.tile_at(other));
        row.abs_diff(other_row) + col.abs_diff(other_col)
    }

    /// Where players may start (ZM-R79).
    pub fn starts(&self) -> &[Space] {
        &self.starts
    }

    /// The space of the radio.
    pub fn radio(&self) -> Space {
        self.radio
    }

    /// The store number of the Security Office.
    pub fn office(&self) -> u16 {
        self.office
    }

    /// Roof Access spaces.
    pub fn roofs(&self) -> &[Space] {
        &self.roofs
    }

    /// Parking Garage Entrance spaces.
    pub fn garages(&self) -> &[Space] {
        &self.garages
    }

    /// The exits by number (ZM-207).
    pub fn exits(&self) -> &[Exit] {
        &self.exits
    }

    /// What is allowed but odd about this mall.
    pub fn warnings(&self) -> &[Flaw] {
        &self.warnings
    }

    pub(crate) fn doors(&self) -> &[DoorSlot] {
        &self.doors
    }

    pub(crate) fn floor(&self, space: Space) -> &Floor {
        &self.floor[space.index()]
    }

    /// How many entries a list with one entry per space needs.
    pub(crate) fn n_indices(&self) -> usize {
        self.height() * STRIDE
    }
}

/// A mall file's text on one line, as options and replays carry it: `;` ends a line, comments are left out.
pub fn one_line(text: &str) -> String {
    let kept = text
        .trim_start_matches('\u{feff}')
        .lines()
        .filter(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty());
    kept.collect::<Vec<_>>().join(";")
}

fn built_in_mall(number: usize) -> Arc<Mall> {
    let name = BUILT_IN[number];
    let layout = built_in()
        .layouts
        .iter()
        .find(|layout| layout.id == name)
        .expect("every named mall has a layout, as a test makes sure");
    let mut mall =
        assemble::assemble(layout, &[]).expect("built-in malls are sound, as a test makes sure");
    mall.source = name.to_owned();
    Arc::new(mall)
}

/// `4x6#12` as a layout.
fn generated(source: &str) -> Result<(Layout, u64), Flaw> {
    let (size, seed) = source.split_once('#').unwrap_or((source, "1"));
    let numbers = size.split_once('x').and_then(|(rows, cols)| {
        Some((
            rows.parse().ok()?,
            cols.parse().ok()?,
            seed.parse::<u64>().ok()?,
        ))
    });
    let Some((rows, cols, seed)) = numbers else {
        return Err(Flaw::new(
            1,
            text!("zombie-mall-flaw-no-mall", word = source),
            text!(
                "zombie-mall-flaw-no-mall.remedy",
                names = BUILT_IN.join(", ")
            ),
        ));
    };
    Ok((generate(rows, cols, Seed::from_number(seed))?, seed))
}

#[cfg(test)]
mod tests;
