//! Rows as Apache Parquet, as much of the format as flat tables of whole numbers, words and yes or no need.
//!
//! Every column may be empty in any row. Words are written once for each group of rows and then by number, so columns that
//! say the same in every row cost next to nothing. Pages are not compressed. The footer is Thrift's compact protocol,
//! of which six kinds of values are enough.

use std::collections::HashMap;
use std::io::{self, Write};

use super::Cell;

const MAGIC: &[u8] = b"PAR1";

/// Rows that are kept in memory before they are written as a group.
const ROWS_A_GROUP: usize = 50_000;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Is,
    Int,
    Text,
}

impl Kind {
    fn holds(self, cell: &Cell) -> bool {
        match cell {
            Cell::None => true,
            Cell::Is(_) => self == Self::Is,
            Cell::Int(_) => self == Self::Int,
            Cell::Text(_) => self == Self::Text,
        }
    }

    /// The number of the physical type.
    fn number(self) -> i64 {
        match self {
            Self::Is => 0,
            Self::Int => 2,
            Self::Text => 6,
        }
    }
}

/// Encodings and kinds of pages, by the numbers the format gives them.
const PLAIN: i64 = 0;
const RUNS: i64 = 3;
const BY_NUMBER: i64 = 8;
const DATA_PAGE: i64 = 0;
const WORDS_PAGE: i64 = 2;

/// A table that is being written.
pub(super) struct Table {
    columns: Vec<(String, Kind)>,
    /// Rows that wait, column by column.
    waiting: Vec<Vec<Cell>>,
    groups: Vec<Group>,
    n_rows: usize,
    /// Bytes written so far.
    at: usize,
}

/// Rows that were written together.
struct Group {
    n_rows: usize,
    chunks: Vec<Chunk>,
}

/// One column of a group.
struct Chunk {
    words_at: Option<usize>,
    data_at: usize,
    bytes: usize,
}

impl Table {
    /// Begins the file.
    pub(super) fn new(columns: Vec<(String, Kind)>, to: &mut impl Write) -> io::Result<Self> {
        to.write_all(MAGIC)?;
        Ok(Self {
            waiting: vec![Vec::new(); columns.len()],
            columns,
            groups: Vec::new(),
            n_rows: 0,
            at: MAGIC.len(),
        })
    }

    pub(super) fn add(&mut self, cells: &[Cell], to: &mut impl Write) -> io::Result<()> {
        debug_assert_eq!(cells.len(), self.columns.len());
        let fit = |((_, kind), cell): (&(String, Kind), &Cell)| kind.holds(cell);
        debug_assert!(self.columns.iter().zip(cells).all(fit), "{cells:?}");
        for (column, cell) in self.waiting.iter_mut().zip(cells) {
            column.push(cell.clone());
        }
        self.n_rows += 1;
        if self.n_rows.is_multiple_of(ROWS_A_GROUP) {
            self.write_group(to)?;
        }
        Ok(())
    }

    fn write_group(&mut self, to: &mut impl Write) -> io::Result<()> {
        let n_rows = self.waiting.first().map_or(0, Vec::len);
        if n_rows == 0 {
            return Ok(());
        }
        let mut chunks = Vec::new();
        for ((_, kind), cells) in self.columns.iter().zip(&mut self.waiting) {
            let begin = self.at;
            let (words, data) = pages(*kind, cells);
            for page in words.iter().chain([&data]) {
                to.write_all(page)?;
                self.at += page.len();
            }
            chunks.push(Chunk {
                words_at: words.is_some().then_some(begin),
                data_at: self.at - data.len(),
                bytes: self.at - begin,
            });
            cells.clear();
        }
        self.groups.push(Group { n_rows, chunks });
        Ok(())
    }

    /// Ends the file with what its readers begin with.
    pub(super) fn finish(mut self, to: &mut impl Write) -> io::Result<()> {
        self.write_group(to)?;
        let footer = self.footer();
        to.write_all(&footer)?;
        to.write_all(&size(footer.len()))?;
        to.write_all(MAGIC)
    }

    fn footer(&self) -> Vec<u8> {
        let root = Struct::default()
            .text(4, "rows")
            .i32(5, self.columns.len() as i64);
        let leaves = self.columns.iter().map(|(name, kind)| {
            let leaf = Struct::default()
                .i32(1, kind.number())
                .i32(3, 1)
                .text(4, name);
            match kind {
                // UTF-8, in the old words and in the new ones.
                Kind::Text => leaf
                    .i32(6, 0)
                    .field(10, Struct::default().field(1, Struct::default())),
                Kind::Is | Kind::Int => leaf,
            }
        });
        let groups = self.groups.iter().map(|group| {
            let columns = self.columns.iter().zip(&group.chunks);
            let chunks = columns.map(|((name, kind), chunk)| chunk.described(name, *kind, group));
            let bytes: usize = group.chunks.iter().map(|chunk| chunk.bytes).sum();
            Struct::default()
                .list(1, chunks)
                .i64(2, bytes as i64)
                .i64(3, group.n_rows as i64)
        });
        Struct::default()
            .i32(1, 1)
            .list(2, [root].into_iter().chain(leaves))
            .i64(3, self.n_rows as i64)
            .list(4, groups)
            .text(6, "shamble")
            .end()
    }
}

impl Chunk {
    fn described(&self, name: &str, kind: Kind, group: &Group) -> Struct {
        let encodings: &[i64] = match kind {
            Kind::Text => &[PLAIN, RUNS, BY_NUMBER],
            Kind::Is | Kind::Int => &[PLAIN, RUNS],
        };
        let mut about = Struct::default()
            .i32(1, kind.number())
            .numbers(2, encodings)
            .texts(3, &[name])
            .i32(4, 0)
            .i64(5, group.n_rows as i64)
            .i64(6, self.bytes as i64)
            .i64(7, self.bytes as i64)
            .i64(9, self.data_at as i64);
        if let Some(at) = self.words_at {
            about = about.i64(11, at as i64);
        }
        let begin = self.words_at.unwrap_or(self.data_at);
        Struct::default().i64(2, begin as i64).field(3, about)
    }
}

/// The pages of one column: its words, if it has any, and its values.
fn pages(kind: Kind, cells: &[Cell]) -> (Option<Vec<u8>>, Vec<u8>) {
    let is_there = cells.iter().map(|cell| u32::from(*cell != Cell::None));
    let there = runs(is_there, 1);
    let mut body = size(there.len()).to_vec();
    body.extend(there);
    let (mut words, mut encoding) = (None, PLAIN);
    match kind {
        Kind::Is => body.extend(bits(cells)),
        Kind::Int => body.extend(cells.iter().filter_map(as_int).flat_map(i64::to_le_bytes)),
        Kind::Text => {
            let (listed, numbers) = by_number(cells);
            let width = (u32::BITS - (listed.len() as u32).leading_zeros()).max(1);
            body.push(width as u8);
            body.extend(runs(numbers.into_iter(), width));
            encoding = BY_NUMBER;
            let mut plain = Vec::new();
            for word in &listed {
                plain.extend(size(word.len()));
                plain.extend(word.as_bytes());
            }
            let about = Struct::default().i32(1, listed.len() as i64).i32(2, PLAIN);
            words = Some(page(WORDS_PAGE, 7, about, &plain));
        }
    }
    let about = Struct::default()
        .i32(1, cells.len() as i64)
        .i32(2, encoding)
        .i32(3, RUNS)
        .i32(4, RUNS);
    (words, page(DATA_PAGE, 5, about, &body))
}

fn page(kind: i64, field: u8, about: Struct, body: &[u8]) -> Vec<u8> {
    let mut page = Struct::default()
        .i32(1, kind)
        .i32(2, body.len() as i64)
        .i32(3, body.len() as i64)
        .field(field, about)
        .end();
    page.extend(body);
    page
}

fn as_int(cell: &Cell) -> Option<i64> {
    match cell {
        Cell::Int(number) => Some(*number),
        _ => None,
    }
}

/// Yes and no, eight to a byte.
fn bits(cells: &[Cell]) -> Vec<u8> {
    let answers = cells.iter().filter_map(|cell| match cell {
        Cell::Is(yes) => Some(*yes),
        _ => None,
    });
    let answers: Vec<bool> = answers.collect();
    let byte = |eight: &[bool]| {
        let set = eight.iter().enumerate().filter(|(_, yes)| **yes);
        set.map(|(bit, _)| 1 << bit).sum()
    };
    answers.chunks(8).map(byte).collect()
}

/// Every word once, in the order they come, and the words of all rows as places in that list.
fn by_number(cells: &[Cell]) -> (Vec<&str>, Vec<u32>) {
    let mut places: HashMap<&str, u32> = HashMap::new();
    let mut listed = Vec::new();
    let mut numbers = Vec::new();
    for cell in cells {
        if let Cell::Text(word) = cell {
            let place = *places.entry(word).or_insert_with(|| {
                listed.push(word.as_str());
                listed.len() as u32 - 1
            });
            numbers.push(place);
        }
    }
    (listed, numbers)
}

/// Numbers of `width` bits as runs of equal ones.
fn runs(numbers: impl Iterator<Item = u32>, width: u32) -> Vec<u8> {
    let mut runs: Vec<(u32, u64)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((same, n)) if *same == number => *n += 1,
            _ => runs.push((number, 1)),
        }
    }
    let mut bytes = Vec::new();
    for (number, n) in runs {
        varint(n << 1, &mut bytes);
        bytes.extend(&number.to_le_bytes()[..width.div_ceil(8) as usize]);
    }
    bytes
}

/// A length as the format writes it.
fn size(bytes: usize) -> [u8; 4] {
    (bytes as u32).to_le_bytes()
}

fn varint(mut number: u64, to: &mut Vec<u8>) {
    while number > 0x7f {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

fn zigzag(number: i64, to: &mut Vec<u8>) {
    varint(((number << 1) ^ (number >> 63)) as u64, to);
}

/// Kinds of values in Thrift's compact protocol.
const I32: u8 = 5;
const I64: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

/// A structure in Thrift's compact protocol, field by field in rising order.
#[derive(Default)]
struct Struct {
    bytes: Vec<u8>,
    last: u8,
}

impl Struct {
    fn begin(&mut self, field: u8, kind: u8) {
        debug_assert!((1..16).contains(&(field - self.last)));
        self.bytes.push(((field - self.last) << 4) | kind);
        self.last = field;
    }

    fn i32(mut self, field: u8, value: i64) -> Self {
        self.begin(field, I32);
        zigzag(value, &mut self.bytes);
        self
    }

    fn i64(mut self, field: u8, value: i64) -> Self {
        self.begin(field, I64);
        zigzag(value, &mut self.bytes);
        self
    }

    fn text(mut self, field: u8, text: &str) -> Self {
        self.begin(field, BINARY);
        self.binary(text);
        self
    }

    fn field(mut self, field: u8, value: Self) -> Self {
        self.begin(field, STRUCT);
        self.bytes.extend(value.end());
        self
    }

    fn list(mut self, field: u8, values: impl Iterator<Item = Self>) -> Self {
        let values: Vec<Vec<u8>> = values.map(Self::end).collect();
        self.begin_list(field, STRUCT, values.len());
        self.bytes.extend(values.concat());
        self
    }

    fn numbers(mut self, field: u8, values: &[i64]) -> Self {
        self.begin_list(field, I32, values.len());
        for value in values {
            zigzag(*value, &mut self.bytes);
        }
        self
    }

    fn texts(mut self, field: u8, values: &[&str]) -> Self {
        self.begin_list(field, BINARY, values.len());
        for value in values {
            self.binary(value);
        }
        self
    }

    fn begin_list(&mut self, field: u8, kind: u8, n: usize) {
        self.begin(field, LIST);
        if n < 15 {
            self.bytes.push(((n as u8) << 4) | kind);
        } else {
            self.bytes.push(0xf0 | kind);
            varint(n as u64, &mut self.bytes);
        }
    }

    fn binary(&mut self, text: &str) {
        varint(text.len() as u64, &mut self.bytes);
        self.bytes.extend(text.as_bytes());
    }

    fn end(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_what_the_format_says_byte_by_byte() {
        let columns = vec![("n".to_owned(), Kind::Int), ("w".to_owned(), Kind::Text)];
        let mut file = Vec::new();
        let mut table = Table::new(columns, &mut file).unwrap();
        table.add(&[Cell::Int(-2), "a".into()], &mut file).unwrap();
        table.add(&[Cell::None, "a".into()], &mut file).unwrap();
        table.finish(&mut file).unwrap();
        // A data page of two values, the second not there: 4 bytes of length, two runs, one number.
        let first = [
            &b"PAR1"[..],
            &[
                0x15, 0, 0x15, 32, 0x15, 32, 0x2c, 0x15, 4, 0x15, 0, 0x15, 6, 0x15, 6, 0, 0,
            ],
            &[4, 0, 0, 0, 2, 1, 2, 0],
            &(-2_i64).to_le_bytes(),
            // The one word, then where it stands.
            &[0x15, 4, 0x15, 10, 0x15, 10, 0x4c, 0x15, 2, 0x15, 0, 0, 0],
            &[1, 0, 0, 0, b'a'],
            &[
                0x15, 0, 0x15, 18, 0x15, 18, 0x2c, 0x15, 4, 0x15, 16, 0x15, 6, 0x15, 6, 0, 0,
            ],
            &[2, 0, 0, 0, 4, 1, 1, 4, 0],
        ]
        .concat();
        assert_eq!(file[..first.len()], first);
        let (footer, end) = file[first.len()..].split_at(file.len() - first.len() - 8);
        assert_eq!(end, [&size(footer.len())[..], MAGIC].concat());
    }

    #[test]
    fn long_numbers_and_long_runs_keep_their_order() {
        assert_eq!(runs([7; 300].into_iter(), 9), [0xd8, 4, 7, 0]);
        assert_eq!(runs([1, 0, 0].into_iter(), 1), [2, 1, 4, 0]);
        assert_eq!(
            bits(&[Cell::Is(true), Cell::None, Cell::Is(false), Cell::Is(true)]),
            [0b101]
        );
        let mut bytes = Vec::new();
        zigzag(-65, &mut bytes);
        assert_eq!(bytes, [0x81, 1]);
    }
}
