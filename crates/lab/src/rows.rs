//! Rows for spreadsheets and statistics programs: a row a game, a seat or a turn, as CSV, JSON lines or Parquet.
//!
//! Every row repeats what was played, with which program and by which command, so that files can be put together and
//! still say where each row comes from. `docs/lab.md` describes the columns.

mod parquet;

use std::io::{self, Write};
use std::path::Path;

use serde_json::{Map, Value};
use shamble_catalog::for_game;
use shamble_core::options::MODE;

use self::parquet::{Kind, Table};
use crate::observe::Observed;
use crate::partial::Origin;
use crate::plan::{Plan, PlanError, Ready, Series};
use crate::player::Player;
use crate::row::{GameRow, SeatRow};

/// How rows are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Comma-separated values with a head line (RFC 4180).
    Csv,
    /// One JSON object a line.
    Jsonl,
    /// Apache Parquet, column by column.
    Parquet,
}

impl Format {
    /// The format that a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "csv" => Some(Self::Csv),
            "jsonl" | "ndjson" => Some(Self::Jsonl),
            "parquet" => Some(Self::Parquet),
            _ => None,
        }
    }
}

/// A value in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// Nothing known.
    None,
    /// Yes or no, written 1 or 0 in CSV.
    Is(bool),
    /// A whole number.
    Int(i64),
    /// A word or several.
    Text(String),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// What a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Columns {
    /// A game.
    Games,
    /// A seat of a game.
    Seats,
    /// A turn of a game, or a round in games that count them. The positions must have been watched.
    Turns,
}

/// A file of rows.
pub struct Rows<W> {
    to: W,
    format: Format,
    columns: Columns,
    /// Options that get a column: all that any of the series names.
    keys: Vec<String>,
    figures: Vec<&'static str>,
    /// Whether somebody from outside plays, who may lose the seat.
    has_outsiders: bool,
    names: Vec<String>,
    /// What is written by columns.
    table: Option<Table>,
}

impl<W: Write> Rows<W> {
    /// Begins a file for rows of these plans, which are all of one game.
    pub fn new(to: W, format: Format, columns: Columns, plans: &[Plan]) -> Result<Self, RowsError> {
        let mut keys: Vec<String> = Vec::new();
        let mut figures = Vec::new();
        let outside = |player: &Player| matches!(player, Player::Outside(_));
        let has_outsiders = plans.iter().any(|plan| plan.bots.iter().any(outside));
        for plan in plans {
            let ready = plan.check().map_err(RowsError::Plan)?;
            keys.extend(ready.setup.options.keys().cloned());
            figures = for_game!(plan.game.as_str(), G => figures_of::<G>(&ready))
                .expect("a checked plan names a known game");
        }
        keys.retain(|key| key != MODE);
        keys.sort();
        keys.dedup();
        let mut rows = Self {
            to,
            format,
            columns,
            keys,
            figures,
            has_outsiders,
            names: Vec::new(),
            table: None,
        };
        let head = rows.head();
        rows.names = head.iter().map(|(name, _)| name.clone()).collect();
        match format {
            Format::Csv => {
                let names: Vec<Cell> = rows.names.iter().map(|name| name.as_str().into()).collect();
                rows.line(&names)?;
            }
            Format::Jsonl => {}
            Format::Parquet => rows.table = Some(Table::new(head, &mut rows.to)?),
        }
        Ok(rows)
    }

    /// The columns with what they hold.
    fn head(&self) -> Vec<(String, Kind)> {
        use Kind::{Int, Is, Text};
        let named = |name: &str, kind| (name.to_owned(), kind);
        let mut names: Vec<(String, Kind)> = vec![named("game", Text), named("mode", Text)];
        names.extend(self.keys.iter().map(|key| (format!("option_{key}"), Text)));
        let own: &[(&str, Kind)] = match self.columns {
            Columns::Games => &[
                ("seats", Int),
                ("bots", Text),
                ("index", Int),
                ("seed", Text),
                ("finished", Is),
                ("result", Text),
                ("won", Is),
                ("winners", Text),
                ("scores", Text),
                ("rounds", Int),
                ("game_ms", Int),
                ("actions", Int),
                ("inputs", Int),
            ],
            Columns::Seats => &[
                ("index", Int),
                ("seat", Int),
                ("side", Text),
                ("bot", Text),
                ("won", Is),
                ("score", Int),
                ("actions", Int),
            ],
            Columns::Turns => &[
                ("index", Int),
                ("won", Is),
                ("turn", Int),
                ("at_ms", Int),
                ("round", Int),
                ("seat", Int),
            ],
        };
        names.extend(own.iter().map(|(name, kind)| named(name, *kind)));
        if self.columns != Columns::Seats {
            let end = if self.columns == Columns::Games {
                "end_"
            } else {
                ""
            };
            names.extend(
                self.figures
                    .iter()
                    .map(|figure| (format!("{end}{figure}"), Int)),
            );
        }
        if self.says_replaced() {
            names.push(named("replaced", Text));
        }
        names.extend([named("version", Text), named("command", Text)]);
        names
    }

    fn says_replaced(&self) -> bool {
        self.has_outsiders && self.columns != Columns::Turns
    }

    /// Writes what there is to say about one game.
    pub fn write(
        &mut self,
        origin: &Origin,
        series: &Series,
        row: &GameRow,
    ) -> Result<(), RowsError> {
        let mut begin = vec![
            series.game.as_str().into(),
            series
                .options
                .get(MODE)
                .map_or(Cell::None, |mode| mode.as_str().into()),
        ];
        begin.extend(self.keys.iter().map(|key| match series.options.get(key) {
            Some(value) => value.as_str().into(),
            None => Cell::None,
        }));
        let end = [
            origin.version.as_str().into(),
            origin.command.as_str().into(),
        ];
        for own in self.own(series, row) {
            let cells: Vec<Cell> = [&begin[..], &own, &end].concat();
            self.line(&cells)?;
        }
        Ok(())
    }

    /// The columns of what the rows are about.
    fn own(&self, series: &Series, row: &GameRow) -> Vec<Vec<Cell>> {
        let index = Cell::Int(row.index as i64);
        let maybe = |number: Option<i64>| number.map_or(Cell::None, Cell::Int);
        let figures = |found: &[(&'static str, i64)]| -> Vec<Cell> {
            let value = |figure: &&str| found.iter().find(|(name, _)| name == figure);
            self.figures
                .iter()
                .map(|figure| maybe(value(figure).map(|(_, value)| *value)))
                .collect()
        };
        match self.columns {
            Columns::Games => {
                let scores = row.seats.iter().filter_map(|seat| seat.score);
                let mut cells = vec![
                    Cell::Int(series.seats as i64),
                    series.bots.join(" ").as_str().into(),
                    index,
                    row.seed.to_string().as_str().into(),
                    Cell::Is(row.result.is_some()),
                    row.result.map_or(Cell::None, Cell::from),
                    Cell::Is(row.won),
                    listed(row.winners.iter()),
                    listed(scores),
                    maybe(row.rounds.map(i64::from)),
                    Cell::Int(row.game_ms.into()),
                    Cell::Int(row.actions.into()),
                    Cell::Int(row.inputs.into()),
                ];
                cells.extend(figures(&row.figures));
                if self.says_replaced() {
                    let lost = |seat: &SeatRow| Some(format!("{}:{}", seat.seat, seat.replaced?));
                    cells.push(listed(row.seats.iter().filter_map(lost)));
                }
                vec![cells]
            }
            Columns::Seats => row
                .seats
                .iter()
                .zip(&series.bots)
                .map(|(seat, bot)| {
                    let mut cells = vec![
                        index.clone(),
                        Cell::Int(seat.seat.index() as i64),
                        seat.side.into(),
                        bot.as_str().into(),
                        Cell::Is(seat.won),
                        maybe(seat.score.map(i64::from)),
                        Cell::Int(seat.actions.into()),
                    ];
                    if self.says_replaced() {
                        cells.push(seat.replaced.map_or(Cell::None, Cell::from));
                    }
                    cells
                })
                .collect(),
            Columns::Turns => row
                .turns
                .iter()
                .enumerate()
                .map(|(number, turn)| {
                    let mut cells = vec![
                        index.clone(),
                        Cell::Is(row.won),
                        Cell::Int(number as i64),
                        Cell::Int(turn.at_ms.into()),
                        maybe(turn.round.map(i64::from)),
                        maybe(turn.seat.map(|seat| seat.index() as i64)),
                    ];
                    cells.extend(figures(&turn.figures));
                    cells
                })
                .collect(),
        }
    }

    fn line(&mut self, cells: &[Cell]) -> Result<(), RowsError> {
        match self.format {
            Format::Csv => {
                let fields: Vec<String> = cells.iter().map(csv_field).collect();
                write!(self.to, "{}\r\n", fields.join(","))?;
            }
            Format::Jsonl => {
                let members = self.names.iter().cloned().zip(cells.iter().map(json_value));
                let object = Value::Object(Map::from_iter(members));
                writeln!(self.to, "{object}")?;
            }
            Format::Parquet => {
                if let Some(table) = &mut self.table {
                    table.add(cells, &mut self.to)?;
                }
            }
        }
        Ok(())
    }

    /// Everything must have arrived.
    pub fn finish(mut self) -> io::Result<()> {
        if let Some(table) = self.table.take() {
            table.finish(&mut self.to)?;
        }
        self.to.flush()
    }
}

/// Why rows could not be written.
#[derive(Debug, thiserror::Error)]
pub enum RowsError {
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The series.
    #[error(transparent)]
    Plan(PlanError),
}

fn figures_of<G: Observed>(ready: &Ready) -> Vec<&'static str> {
    let state = G::new(&ready.setup).expect("the plan was checked");
    state
        .look()
        .figures
        .into_iter()
        .map(|(name, _)| name)
        .collect()
}

/// Several values in one cell, with spaces between them.
fn listed(values: impl Iterator<Item = impl ToString>) -> Cell {
    let words: Vec<String> = values.map(|value| value.to_string()).collect();
    Cell::Text(words.join(" "))
}

fn csv_field(cell: &Cell) -> String {
    match cell {
        Cell::None => String::new(),
        Cell::Is(yes) => u8::from(*yes).to_string(),
        Cell::Int(number) => number.to_string(),
        Cell::Text(text) if text.contains(['"', ',', '\n', '\r']) => {
            format!("\"{}\"", text.replace('"', "\"\""))
        }
        Cell::Text(text) => text.clone(),
    }
}

fn json_value(cell: &Cell) -> Value {
    match cell {
        Cell::None => Value::Null,
        Cell::Is(yes) => (*yes).into(),
        Cell::Int(number) => (*number).into(),
        Cell::Text(text) => text.as_str().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn awkward_words_stay_in_their_field() {
        for (text, field) in [
            ("car", "car"),
            ("a,b", "\"a,b\""),
            ("say \"no\"", "\"say \"\"no\"\"\""),
            ("two\nlines", "\"two\nlines\""),
        ] {
            assert_eq!(csv_field(&text.into()), field);
        }
        assert_eq!(csv_field(&Cell::None), "");
        assert_eq!(csv_field(&Cell::Is(true)), "1");
    }

    #[test]
    fn names_of_files_choose_the_format() {
        assert_eq!(Format::of(Path::new("a/b.csv")), Some(Format::Csv));
        assert_eq!(Format::of(Path::new("b.jsonl")), Some(Format::Jsonl));
        assert_eq!(Format::of(Path::new("b.parquet")), Some(Format::Parquet));
        assert_eq!(Format::of(Path::new("b.xlsx")), None);
        assert_eq!(Format::of(Path::new("csv")), None);
    }
}
