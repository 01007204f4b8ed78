//! Reads the text form of tiles and layouts. Whether the pieces fit together is not decided here.

use shamble_core::{Flaw, Text, text};

use crate::ids::{Dir, Lock, MAX_TILES, Space};

use super::tile::{ART, Tile, check_art};

/// Tiles and layouts of one file.
#[derive(Clone, Debug, Default)]
pub struct MallFile {
    /// Every `@tile` block.
    pub tiles: Vec<Tile>,
    /// Every `@layout` block.
    pub layouts: Vec<Layout>,
}

/// A `@layout` block: which tile lies where, turned how, and the tokens on its edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Its name.
    pub id: String,
    /// Rows of tiles.
    pub rows: usize,
    /// Columns of tiles.
    pub cols: usize,
    /// The tiles, row by row.
    pub places: Vec<Place>,
    /// The tile used as main entrance (ZM-R56).
    pub main: String,
    /// Exit Door tokens (ZM-026).
    pub exit_doors: Vec<EdgeToken>,
    /// Locked Door tokens and what opens them.
    pub locks: Vec<(EdgeToken, Lock)>,
    /// LOS Block tokens.
    pub blocks: Vec<EdgeToken>,
    /// Where it begins.
    pub line: usize,
    /// The line of `@main`.
    pub main_line: usize,
}

/// A tile in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which tile.
    pub tile: String,
    /// Clockwise degrees.
    pub turn: u16,
    /// Where the file says so.
    pub line: usize,
}

/// A token on edges of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdgeToken {
    /// Which side of the spaces.
    pub side: Dir,
    /// The spaces.
    pub spaces: Vec<Space>,
    /// Where the file says so.
    pub line: usize,
}

const SOURCES: [&str; 3] = ["rulebook", "public", "house"];

/// Reads a file of tiles and layouts, or reports everything that cannot be read.
pub fn read(text: &str) -> Result<MallFile, Vec<Flaw>> {
    let mut reader = Reader {
        // Some editors put a byte order mark before the first line.
        lines: text
            .trim_start_matches('\u{feff}')
            .lines()
            .map(|line| line.trim_end_matches('\r'))
            .collect(),
        at: 0,
        flaws: Vec::new(),
    };
    for (number, line) in (1..).zip(reader.lines.clone()) {
        if line.contains(';') && !line.trim_start().starts_with('#') {
            reader.flaw(
                number,
                text!("zombie-mall-flaw-semicolon"),
                text!("zombie-mall-flaw-semicolon.remedy"),
            );
        }
    }
    let mut file = MallFile::default();
    while let Some((number, line)) = reader.next() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] => {}
            [first, ..] if first.starts_with('#') => {}
            ["@tile", id] => {
                if let Some(tile) = reader.tile(number, id) {
                    if file.tiles.iter().any(|other| other.id == tile.id) {
                        reader.flaw(
                            number,
                            text!("zombie-mall-flaw-tile-twice", id = *id),
                            text!("zombie-mall-flaw-tile-twice.remedy"),
                        );
                    }
                    file.tiles.push(tile);
                }
            }
            ["@layout", id] => {
                if let Some(layout) = reader.layout(number, id) {
                    if file.layouts.iter().any(|other| other.id == layout.id) {
                        reader.flaw(
                            number,
                            text!("zombie-mall-flaw-layout-twice", id = *id),
                            text!("zombie-mall-flaw-layout-twice.remedy"),
                        );
                    }
                    file.layouts.push(layout);
                }
            }
            _ => reader.flaw(
                number,
                text!("zombie-mall-flaw-block", line = line),
                text!("zombie-mall-flaw-block.remedy"),
            ),
        }
    }
    if reader.flaws.is_empty() {
        Ok(file)
    } else {
        Err(reader.flaws)
    }
}

struct Reader<'a> {
    lines: Vec<&'a str>,
    at: usize,
    flaws: Vec<Flaw>,
}

impl<'a> Reader<'a> {
    /// The next line with its number from 1.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let line = self.lines.get(self.at)?;
        self.at += 1;
        Some((self.at, line))
    }

    fn flaw(&mut self, line: usize, what: Text, remedy: Text) {
        self.flaws.push(Flaw::new(line, what, remedy));
    }

    /// Leaves a broken block behind.
    fn leave_block(&mut self) {
        while let Some((_, line)) = self.next() {
            if line.trim() == "@end" {
                return;
            }
        }
    }

    /// The rest of a line that must begin with `key`.
    fn keyed(&mut self, key: &str, of: &Text) -> Option<(usize, &'a str)> {
        let (number, line) = self.next().unwrap_or((self.lines.len(), ""));
        match line.strip_prefix(key).map(str::trim) {
            Some(rest) if !rest.is_empty() => Some((number, rest)),
            _ => {
                self.flaw(
                    number,
                    text!("zombie-mall-flaw-lacks", of = of.clone(), key = key),
                    text!("zombie-mall-flaw-lacks.remedy", key = key),
                );
                self.at -= usize::from(line.trim() == "@end");
                self.leave_block();
                None
            }
        }
    }

    /// An optional `@source` line.
    fn source(&mut self) {
        let Some(rest) = self
            .lines
            .get(self.at)
            .and_then(|line| line.strip_prefix("@source"))
        else {
            return;
        };
        self.at += 1;
        if !SOURCES.contains(&rest.trim()) {
            self.flaw(
                self.at,
                text!("zombie-mall-flaw-source", word = rest.trim()),
                text!("zombie-mall-flaw-source.remedy", known = SOURCES.join(", ")),
            );
        }
    }

    fn tile(&mut self, line: usize, id: &str) -> Option<Tile> {
        let of = text!("zombie-mall-flaw-of-tile", id = id);
        let (_, name) = self.keyed("@name", &of)?;
        let (kind_line, kind) = self.keyed("@kind", &of)?;
        if !super::tile::KINDS.contains(&kind) {
            let known = super::tile::KINDS.join(", ");
            self.flaw(
                kind_line,
                text!("zombie-mall-flaw-kind", id = id, kind = kind),
                text!("zombie-mall-flaw-kind.remedy", known = known),
            );
        }
        self.source();
        let art_line = self.at + 1;
        let mut art = [[b' '; ART]; ART];
        for (row, drawn) in art.iter_mut().enumerate() {
            let Some((number, text)) = self.next().filter(|(_, text)| *text != "@end") else {
                self.flaw(
                    self.at,
                    text!("zombie-mall-flaw-short", id = id, n = row),
                    text!("zombie-mall-flaw-short.remedy"),
                );
                return None;
            };
            if text.len() != ART || !text.is_ascii() {
                let n = text.chars().count();
                self.flaw(
                    number,
                    text!("zombie-mall-flaw-width", id = id, n = n),
                    text!("zombie-mall-flaw-width.remedy"),
                );
                self.leave_block();
                return None;
            }
            drawn.copy_from_slice(text.as_bytes());
        }
        match self.next() {
            Some((_, "@end")) => {}
            _ => {
                self.flaw(
                    self.at,
                    text!("zombie-mall-flaw-long", id = id),
                    text!("zombie-mall-flaw-long.remedy"),
                );
                self.leave_block();
                return None;
            }
        }
        let tile = Tile {
            id: id.to_owned(),
            name: name.to_owned(),
            kind: kind.to_owned(),
            art,
            line,
        };
        self.flaws.extend(check_art(&tile, art_line));
        Some(tile)
    }

    fn layout(&mut self, line: usize, id: &str) -> Option<Layout> {
        let of = text!("zombie-mall-flaw-of-layout", id = id);
        let (number, size) = self.keyed("@size", &of)?;
        let size: Vec<Option<usize>> = size
            .split_whitespace()
            .map(|word| word.parse().ok())
            .collect();
        let [Some(rows @ 1..=MAX_TILES), Some(cols @ 1..=MAX_TILES)] = size[..] else {
            self.flaw(
                number,
                text!("zombie-mall-flaw-size", id = id),
                text!("zombie-mall-flaw-size.remedy", most = MAX_TILES),
            );
            self.leave_block();
            return None;
        };
        self.source();
        let mut layout = Layout {
            id: id.to_owned(),
            rows,
            cols,
            places: Vec::new(),
            main: String::new(),
            exit_doors: Vec::new(),
            locks: Vec::new(),
            blocks: Vec::new(),
            line,
            main_line: line,
        };
        for row in 1..=rows {
            let (number, text) = self.next().unwrap_or((self.lines.len(), "@end"));
            if text.starts_with('@') {
                self.flaw(
                    number,
                    text!("zombie-mall-flaw-rows", id = id, n = row - 1, rows = rows),
                    text!("zombie-mall-flaw-rows.remedy"),
                );
                self.at -= usize::from(text.trim() == "@end");
                self.leave_block();
                return None;
            }
            let words: Vec<&str> = text.split_whitespace().collect();
            if words.len() != cols {
                self.flaw(
                    number,
                    text!("zombie-mall-flaw-cols", id = id, row = row, n = words.len()),
                    text!("zombie-mall-flaw-cols.remedy", n = cols),
                );
            }
            for word in words {
                let place = self.place(number, word);
                layout.places.push(place);
            }
        }
        self.layout_lines(&mut layout);
        if layout.main.is_empty() {
            self.flaw(
                line,
                text!("zombie-mall-flaw-no-main", id = id),
                text!("zombie-mall-flaw-no-main.remedy"),
            );
        }
        (layout.places.len() == rows * cols).then_some(layout)
    }

    fn place(&mut self, line: usize, word: &str) -> Place {
        let (tile, turn) = word.split_once('/').unwrap_or((word, ""));
        let turn = turn
            .parse()
            .ok()
            .filter(|turn| [0, 90, 180, 270].contains(turn));
        if turn.is_none() {
            self.flaw(
                line,
                text!("zombie-mall-flaw-turn", word = word),
                text!("zombie-mall-flaw-turn.remedy"),
            );
        }
        Place {
            tile: tile.to_owned(),
            turn: turn.unwrap_or(0),
            line,
        }
    }

    /// What follows the rows of tiles.
    fn layout_lines(&mut self, layout: &mut Layout) {
        while let Some((number, text)) = self.next() {
            let words: Vec<&str> = text.split_whitespace().collect();
            match words.as_slice() {
                ["@end"] => return,
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                ["@main", tile] => {
                    layout.main = (*tile).to_owned();
                    layout.main_line = number;
                }
                ["@exitdoor", side, spaces @ ..] if !spaces.is_empty() => {
                    if let Some(token) = self.edges(number, side, spaces) {
                        layout.exit_doors.push(token);
                    }
                }
                ["@lock", side, space, key] => {
                    let lock: Option<Lock> = key.parse().ok();
                    if lock.is_none() {
                        self.flaw(
                            number,
                            text!("zombie-mall-flaw-lock", word = *key),
                            text!("zombie-mall-flaw-lock.remedy"),
                        );
                    }
                    if let (Some(token), Some(lock)) = (self.edges(number, side, &[space]), lock) {
                        layout.locks.push((token, lock));
                    }
                }
                ["@losblock", side, spaces @ ..] if !spaces.is_empty() => {
                    if let Some(token) = self.edges(number, side, spaces) {
                        layout.blocks.push(token);
                    }
                }
                _ => self.flaw(
                    number,
                    text!("zombie-mall-flaw-layout-line", line = text),
                    text!("zombie-mall-flaw-layout-line.remedy"),
                ),
            }
        }
        self.flaw(
            self.lines.len(),
            text!("zombie-mall-flaw-layout-end", id = layout.id.as_str()),
            text!("zombie-mall-flaw-layout-end.remedy"),
        );
    }

    fn edges(&mut self, line: usize, side: &str, spaces: &[&str]) -> Option<EdgeToken> {
        let side = match side.parse() {
            Ok(side) => side,
            Err(_) => {
                self.flaw(
                    line,
                    text!("zombie-mall-flaw-side", word = side),
                    text!("zombie-mall-flaw-side.remedy"),
                );
                return None;
            }
        };
        let mut read = Vec::new();
        for space in spaces {
            match space.parse::<Space>() {
                Ok(space) => read.push(space),
                Err(_) => self.flaw(
                    line,
                    text!("zombie-mall-flaw-space", word = *space),
                    text!("zombie-mall-flaw-space.remedy"),
                ),
            }
        }
        (read.len() == spaces.len()).then_some(EdgeToken {
            side,
            spaces: read,
            line,
        })
    }
}

impl Layout {
    /// The block as text, which reads back as this layout.
    pub fn write(&self) -> String {
        let mut text = format!("@layout {}\n@size {} {}\n", self.id, self.rows, self.cols);
        for row in self.places.chunks(self.cols) {
            let words: Vec<String> = row
                .iter()
                .map(|place| format!("{}/{}", place.tile, place.turn))
                .collect();
            text += &words.join(" ");
            text.push('\n');
        }
        text += &format!("@main {}\n", self.main);
        let spaces = |token: &EdgeToken| {
            let words: Vec<String> = token.spaces.iter().map(Space::to_string).collect();
            format!("{} {}", token.side.letter(), words.join(" "))
        };
        for token in &self.exit_doors {
            text += &format!("@exitdoor {}\n", spaces(token));
        }
        for (token, lock) in &self.locks {
            text += &format!("@lock {} {lock}\n", spaces(token));
        }
        for token in &self.blocks {
            text += &format!("@losblock {}\n", spaces(token));
        }
        text + "@end\n"
    }
}
