//! Reading tapes: values, and the lists and members in them, where they lie.

use serde::{Serialize, Serializer};

use super::tag;

/// A value on a tape; lists and objects as their content.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::changes) enum Node<'a> {
    Null,
    Bool(bool),
    Uint(u64),
    Int(i64),
    Float(f64),
    Str(&'a str),
    List(&'a [u8]),
    Object(&'a [u8]),
}

impl<'a> Node<'a> {
    /// The value with which `bytes` begins.
    pub(in crate::changes) fn read(bytes: &'a [u8]) -> Self {
        let (first, rest) = (bytes[0], &bytes[1..]);
        match first {
            tag::NULL => Self::Null,
            tag::FALSE => Self::Bool(false),
            tag::TRUE => Self::Bool(true),
            tag::UINT => Self::Uint(number(rest).0),
            tag::INT => Self::Int(!(number(rest).0 as i64)),
            tag::FLOAT => Self::Float(f64::from_le_bytes(fixed(rest))),
            tag::STR => {
                let (len, at) = number(rest);
                Self::Str(text(&rest[at..at + len as usize]))
            }
            tag::LIST => Self::List(content(rest)),
            _ => Self::Object(content(rest)),
        }
    }
}

/// How many bytes the value takes with which `bytes` begins.
fn skip(bytes: &[u8]) -> usize {
    let rest = &bytes[1..];
    match bytes[0] {
        tag::NULL | tag::FALSE | tag::TRUE => 1,
        tag::UINT | tag::INT => 1 + number(rest).1,
        tag::FLOAT => 9,
        tag::STR => {
            let (len, at) = number(rest);
            1 + at + len as usize
        }
        _ => 5 + content(rest).len(),
    }
}

/// The values of a list.
pub(in crate::changes) fn items(content: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = content;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let item;
        (item, rest) = rest.split_at(skip(rest));
        Some(item)
    })
}

/// The members of an object, from some place on.
#[derive(Clone)]
pub(in crate::changes) struct Members<'a>(&'a [u8]);

/// The members of an object.
pub(in crate::changes) fn members(content: &[u8]) -> Members<'_> {
    Members(content)
}

impl<'a> Iterator for Members<'a> {
    type Item = (Key<'a>, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let (len, at) = number(self.0);
        let (key, value) = self.0[at..].split_at(len as usize);
        let (value, rest) = value.split_at(skip(value));
        self.0 = rest;
        Some((Key(key), value))
    }
}

/// The name of a member; compared as it lies, read only when it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::changes) struct Key<'a>(&'a [u8]);

impl Key<'_> {
    pub(in crate::changes) fn len(self) -> usize {
        self.0.len()
    }
}

impl Serialize for Key<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(text(self.0))
    }
}

fn content(rest: &[u8]) -> &[u8] {
    let len = u32::from_le_bytes(fixed(rest)) as usize;
    &rest[4..4 + len]
}

fn fixed<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes[..N].try_into().expect("a tape is whole")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("what was written was text")
}

/// A number of seven bits a byte, and how many bytes it takes.
fn number(bytes: &[u8]) -> (u64, usize) {
    let mut value = 0;
    for (index, byte) in bytes.iter().enumerate() {
        value |= u64::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return (value, index + 1);
        }
    }
    unreachable!("a tape is whole")
}
