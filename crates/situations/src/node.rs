//! A parsed situation file as a plain tree that remembers on which line everything stands.
//!
//! It knows TOML and lines, but not what the keys mean.

use serde_json::{Map, Number, Value as Json};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::error::{ErrorKind, Fault};

/// Stands for JSON's null, which TOML lacks.
const NULL: &str = "null";

/// Marks a table as whole: nothing is merged into it, nothing else may be in it.
const ONLY: &str = "_only";

/// A value and the line (from 1) it was written on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    pub(crate) line: usize,
    pub(crate) value: Value,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Int(i64),
    Text(String),
    List(Vec<Node>),
    Table(Table),
}

/// Keys with their values, in the order they were written.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Table {
    pub(crate) entries: Vec<(String, Node)>,
    /// Whether `_only = true` stood in it.
    pub(crate) only: bool,
}

/// Reads a whole TOML text.
pub(crate) fn read(text: &str) -> Result<Node, Fault> {
    let lines = Lines::new(text);
    let table = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| lines.of(span.start));
        Fault::new(
            line,
            "",
            ErrorKind::NotToml(error.message().trim().to_owned()),
        )
    })?;
    Ok(Node {
        line: 1,
        value: Value::Table(table_of(table.into_inner(), "", &lines)?),
    })
}

impl Node {
    pub(crate) fn as_table(&self) -> Option<&Table> {
        match &self.value {
            Value::Table(table) => Some(table),
            _ => None,
        }
    }

    pub(crate) fn as_text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            Value::Null => Some(NULL),
            _ => None,
        }
    }

    /// The same as JSON, without marks.
    pub(crate) fn to_json(&self) -> Json {
        match &self.value {
            Value::Null => Json::Null,
            Value::Bool(value) => Json::Bool(*value),
            Value::Int(value) => Json::Number(Number::from(*value)),
            Value::Text(text) => Json::String(text.clone()),
            Value::List(nodes) => nodes.iter().map(Self::to_json).collect(),
            Value::Table(table) => Json::Object(
                table
                    .entries
                    .iter()
                    .map(|(key, node)| (key.clone(), node.to_json()))
                    .collect::<Map<_, _>>(),
            ),
        }
    }

    /// What kind of value it is, for messages.
    pub(crate) fn kind(&self) -> &'static str {
        match self.value {
            Value::Null => "null",
            Value::Bool(_) => "true or false",
            Value::Int(_) => "a number",
            Value::Text(_) => "a text",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
        }
    }
}

impl Table {
    pub(crate) fn get(&self, key: &str) -> Option<&Node> {
        self.entries
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, node)| node)
    }
}

/// `parent.key`, or just the key at the top.
pub(crate) fn join(parent: &str, key: impl std::fmt::Display) -> String {
    if parent.is_empty() {
        key.to_string()
    } else {
        format!("{parent}.{key}")
    }
}

/// Where lines begin.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self(breaks.map(|(at, _)| at + 1).collect())
    }

    /// The line of the byte at `offset`, from 1.
    fn of(&self, offset: usize) -> usize {
        1 + self.0.partition_point(|begin| *begin <= offset)
    }
}

fn table_of(table: DeTable<'_>, path: &str, lines: &Lines) -> Result<Table, Fault> {
    let mut found = Table::default();
    let mut entries: Vec<_> = table.into_iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    for (key, value) in entries {
        let line = lines.of(key.span().start);
        let key = key.into_inner().into_owned();
        let node = node_of(value.into_inner(), line, &join(path, &key), lines)?;
        if key != ONLY {
            found.entries.push((key, node));
        } else if node.value == Value::Bool(true) {
            found.only = true;
        } else {
            return Err(Fault::unusable(line, join(path, ONLY), "can only be true"));
        }
    }
    Ok(found)
}

fn node_of(value: DeValue<'_>, line: usize, path: &str, lines: &Lines) -> Result<Node, Fault> {
    let wrong = |reason: &str| Fault::unusable(line, path, reason);
    let value = match value {
        DeValue::String(text) if text == NULL => Value::Null,
        DeValue::String(text) => Value::Text(text.into_owned()),
        DeValue::Boolean(value) => Value::Bool(value),
        DeValue::Integer(number) => Value::Int(
            i64::from_str_radix(number.as_str(), number.radix())
                .map_err(|_| wrong("the number is too large"))?,
        ),
        DeValue::Array(values) => Value::List(
            values
                .into_iter()
                .enumerate()
                .map(|(i, value)| element_of(value, &join(path, i), lines))
                .collect::<Result<_, _>>()?,
        ),
        DeValue::Table(table) => Value::Table(table_of(table, path, lines)?),
        DeValue::Float(_) => return Err(wrong("must be a whole number: games know no fractions")),
        DeValue::Datetime(_) => {
            return Err(wrong(
                "cannot be a date: times are whole milliseconds of game time",
            ));
        }
    };
    Ok(Node { line, value })
}

fn element_of(value: Spanned<DeValue<'_>>, path: &str, lines: &Lines) -> Result<Node, Fault> {
    let line = lines.of(value.span().start);
    node_of(value.into_inner(), line, path, lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_remembers_its_line() {
        let node =
            read("a = 1\n[b]\nc = [\n  2,\n  3]\nd.e = \"null\"\n\n[[f]]\ng = true\n[[f]]\n")
                .unwrap();
        let table = node.as_table().unwrap();
        let b = table.get("b").unwrap();
        assert_eq!((table.get("a").unwrap().line, b.line), (1, 2));
        let b = b.as_table().unwrap();
        let Value::List(c) = &b.get("c").unwrap().value else {
            panic!("a list");
        };
        assert_eq!((c[0].line, c[1].line), (4, 5));
        let e = b.get("d").unwrap().as_table().unwrap().get("e").unwrap();
        assert_eq!((e.line, &e.value), (6, &Value::Null));
        let Value::List(f) = &table.get("f").unwrap().value else {
            panic!("a list");
        };
        assert_eq!((f[0].line, f[1].line), (8, 10));
    }

    #[test]
    fn what_no_game_could_mean_is_refused_where_it_stands() {
        for (text, line, key) in [
            ("a = 1\nb = 1.5", 2, "b"),
            ("a = [1,\n2024-01-01]", 2, "a.1"),
            ("[a]\nb = { _only = 3 }", 2, "a.b._only"),
            ("a = 99999999999999999999", 1, "a"),
            ("a = 1\na = 2", 2, ""),
            ("a = 1\n\nb = ", 3, ""),
        ] {
            let fault = read(text).unwrap_err();
            assert_eq!((fault.line, fault.key.as_str()), (line, key), "{text}");
        }
    }
}
