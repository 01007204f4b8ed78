//! Reads JSON, as far as cargo-mutants writes it: xtask is the first thing anyone builds, and this spares it a crate.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::str::Chars;

/// A value. What nobody here asks for (numbers that are no line, true and false) is nothing.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Json {
    Nothing,
    Number(usize),
    Text(String),
    List(Vec<Json>),
    Table(BTreeMap<String, Json>),
}

impl Json {
    /// Nothing where the text is no JSON.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut chars = text.chars().peekable();
        let value = value(&mut chars)?;
        space(&mut chars);
        chars.next().is_none().then_some(value)
    }

    /// The member of a table, nothing where there is none.
    pub(super) fn get(&self, key: &str) -> &Self {
        match self {
            Self::Table(members) => members.get(key).unwrap_or(&Self::Nothing),
            _ => &Self::Nothing,
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn number(&self) -> Option<usize> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn list(&self) -> &[Self] {
        match self {
            Self::List(items) => items,
            _ => &[],
        }
    }
}

fn space(chars: &mut Peekable<Chars<'_>>) {
    while chars.next_if(|c| c.is_whitespace()).is_some() {}
}

fn value(chars: &mut Peekable<Chars<'_>>) -> Option<Json> {
    space(chars);
    match chars.peek()? {
        '"' => text(chars).map(Json::Text),
        '[' => {
            let mut items = Vec::new();
            entries(chars, ']', |chars| {
                items.push(value(chars)?);
                Some(())
            })?;
            Some(Json::List(items))
        }
        '{' => {
            let mut members = BTreeMap::new();
            entries(chars, '}', |chars| {
                let key = text(chars)?;
                space(chars);
                chars.next_if_eq(&':')?;
                members.insert(key, value(chars)?);
                Some(())
            })?;
            Some(Json::Table(members))
        }
        _ => {
            let mut word = String::new();
            while let Some(c) = chars.next_if(|c| c.is_alphanumeric() || "+-.".contains(*c)) {
                word.push(c);
            }
            (!word.is_empty()).then(|| word.parse().map_or(Json::Nothing, Json::Number))
        }
    }
}

/// What stands between brackets, parted by commas.
fn entries<'a>(
    chars: &mut Peekable<Chars<'a>>,
    end: char,
    mut entry: impl FnMut(&mut Peekable<Chars<'a>>) -> Option<()>,
) -> Option<()> {
    chars.next();
    space(chars);
    if chars.next_if_eq(&end).is_some() {
        return Some(());
    }
    loop {
        space(chars);
        entry(chars)?;
        space(chars);
        match chars.next()? {
            ',' => {}
            c => return (c == end).then_some(()),
        }
    }
}

fn text(chars: &mut Peekable<Chars<'_>>) -> Option<String> {
    chars.next_if_eq(&'"')?;
    let mut text = String::new();
    loop {
        match chars.next()? {
            '"' => return Some(text),
            '\\' => text.push(match chars.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'b' => '\u{8}',
                'f' => '\u{c}',
                'u' => {
                    let digits: String = chars.by_ref().take(4).collect();
                    let code = u32::from_str_radix(&digits, 16).ok()?;
                    // Half of a pair: no source file of ours has such a letter.
                    char::from_u32(code).unwrap_or('\u{fffd}')
                }
                c => c,
            }),
            c => text.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_tables_texts_and_numbers_are_read() {
        let json =
            Json::parse(r#" [{"a": {"line": 12}, "b": "x\n\"\u0041", "c": null}, []] "#).unwrap();
        let first = &json.list()[0];
        assert_eq!(first.get("a").get("line").number(), Some(12));
        assert_eq!(first.get("b").text(), Some("x\n\"A"));
        assert_eq!(first.get("c"), &Json::Nothing);
        assert_eq!(first.get("d"), &Json::Nothing);
        assert_eq!(json.list()[1], Json::List(Vec::new()));
    }

    #[test]
    fn what_is_no_json_is_nothing() {
        for text in ["", "[1", "[1 2]", "{\"a\" 1}", "\"a", "1 2", "{1: 2}"] {
            assert_eq!(Json::parse(text), None, "{text}");
        }
    }
}
