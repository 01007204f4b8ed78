//! Small readers over a situation's tree. Each says, on failure, where it looked and what would be right.

use shamble_core::{Seat, Viewer};

use crate::error::{ErrorKind, Fault};
use crate::node::{Node, Table, Value, join};

/// `node` as a table that has only these keys.
pub(crate) fn table<'a>(
    node: &'a Node,
    place: &str,
    known: &[&[&str]],
) -> Result<&'a Table, Fault> {
    let table = match &node.value {
        Value::Table(table) => table,
        _ => return Err(wrong(node, place, "a table")),
    };
    let known = known.concat();
    match table
        .entries
        .iter()
        .find(|(key, _)| !known.contains(&key.as_str()))
    {
        Some((key, node)) => Err(Fault::new(
            node.line,
            join(place, key),
            ErrorKind::UnknownKey {
                known: known.join(", "),
            },
        )),
        None => Ok(table),
    }
}

/// The value of a key of the file's top that must be there.
pub(crate) fn required<'a, T>(
    top: &'a Table,
    key: &str,
    line: usize,
    read: impl Fn(&'a Node, &str) -> Result<T, Fault>,
) -> Result<T, Fault> {
    match top.get(key) {
        Some(node) => read(node, key),
        None => Err(Fault::new(line, key, ErrorKind::Missing(""))),
    }
}

/// The value of a key of the file's top, if it is there.
pub(crate) fn optional<'a, T>(
    top: &'a Table,
    key: &str,
    read: impl Fn(&'a Node, &str) -> Result<T, Fault>,
) -> Result<Option<T>, Fault> {
    optional_in(top, "", key, read)
}

/// The value of `key` in the table at `place`, if it is there.
pub(crate) fn optional_in<'a, T>(
    table: &'a Table,
    place: &str,
    key: &str,
    read: impl Fn(&'a Node, &str) -> Result<T, Fault>,
) -> Result<Option<T>, Fault> {
    table
        .get(key)
        .map(|node| read(node, &join(place, key)))
        .transpose()
}

pub(crate) fn text<'a>(node: &'a Node, place: &str) -> Result<&'a str, Fault> {
    node.as_text().ok_or_else(|| wrong(node, place, "a text"))
}

pub(crate) fn texts(node: &Node, place: &str) -> Result<Vec<String>, Fault> {
    list(node, place)?
        .iter()
        .map(|node| text(node, place).map(str::to_owned))
        .collect()
}

pub(crate) fn truth(node: &Node, place: &str) -> Result<bool, Fault> {
    match node.value {
        Value::Bool(value) => Ok(value),
        _ => Err(wrong(node, place, "true or false")),
    }
}

pub(crate) fn whole(node: &Node, place: &str) -> Result<u32, Fault> {
    match node.value {
        Value::Int(number) => u32::try_from(number).ok(),
        _ => None,
    }
    .ok_or_else(|| wrong(node, place, "a whole number from 0 on"))
}

/// Whole numbers, each with its line.
pub(crate) fn numbers(node: &Node, place: &str) -> Result<Vec<(usize, u32)>, Fault> {
    list(node, place)?
        .iter()
        .map(|node| Ok((node.line, whole(node, place)?)))
        .collect()
}

pub(crate) fn list<'a>(node: &'a Node, place: &str) -> Result<&'a [Node], Fault> {
    match &node.value {
        Value::List(nodes) => Ok(nodes),
        _ => Err(wrong(node, place, "a list")),
    }
}

pub(crate) fn seat(node: &Node, place: &str, n_seats: usize) -> Result<Seat, Fault> {
    let number = match node.value {
        Value::Int(number) => usize::try_from(number).ok(),
        _ => None,
    };
    number
        .filter(|number| *number < n_seats)
        .and_then(Seat::try_new)
        .ok_or_else(|| Fault::unusable(node.line, place, seats_are(n_seats)))
}

/// A table with seats for keys.
pub(crate) fn by_seat<'a, T>(
    node: &'a Node,
    place: &str,
    n_seats: usize,
    read: impl Fn(&'a Node, &str) -> Result<T, Fault>,
) -> Result<Vec<(Seat, T)>, Fault> {
    let table = node
        .as_table()
        .ok_or_else(|| wrong(node, place, "a table by seat"))?;
    let entry = |(key, node): &'a (String, Node)| {
        let place = join(place, key);
        let seat = key
            .parse()
            .ok()
            .filter(|seat: &Seat| seat.index() < n_seats);
        let seat = seat.ok_or_else(|| Fault::unusable(node.line, &place, seats_are(n_seats)))?;
        Ok((seat, read(node, &place)?))
    };
    table.entries.iter().map(entry).collect()
}

/// A table with viewers for keys: seats and `spectator`.
pub(crate) fn by_viewer<'a, T>(
    node: &'a Node,
    place: &str,
    n_seats: usize,
    read: impl Fn(&'a Node, &str) -> Result<T, Fault>,
) -> Result<Vec<(Viewer, T)>, Fault> {
    let table = node
        .as_table()
        .ok_or_else(|| wrong(node, place, "a table by viewer"))?;
    let entry = |(key, node): &'a (String, Node)| {
        let place = join(place, key);
        let seat = key
            .parse()
            .ok()
            .filter(|seat: &Seat| seat.index() < n_seats);
        let viewer = match seat {
            Some(seat) => Viewer::Seat(seat),
            None if key == "spectator" => Viewer::Spectator,
            None => {
                let reason = format!("{} or spectator", seats_are(n_seats));
                return Err(Fault::unusable(node.line, place, reason));
            }
        };
        Ok((viewer, read(node, &place)?))
    };
    table.entries.iter().map(entry).collect()
}

fn seats_are(n_seats: usize) -> String {
    format!("must be a seat, 0 to {}", n_seats.saturating_sub(1))
}

/// A value of another kind than `expected`.
pub(crate) fn wrong(node: &Node, place: &str, expected: &'static str) -> Fault {
    let found = node.kind();
    Fault::new(node.line, place, ErrorKind::WrongKind { expected, found })
}
