//! Any value as compact bytes, quick to compare.
//!
//! Everything serialisable can be written to a [`Tape`]; a member without a value is not written at all, so that absent
//! means absent for whoever reads it. `patch.rs` finds what changed between two tapes.

mod read;
mod write;

use serde::{Serialize, Serializer};

pub(super) use read::{Key, Members, Node, items, members};

/// What something serialises to, as bytes.
pub(super) struct Tape(Box<[u8]>);

impl Tape {
    /// Writes `value` down.
    pub(super) fn of(value: &impl Serialize) -> Self {
        let mut writer = write::Writer::new(64);
        value
            .serialize(&mut writer)
            .expect("game data has names for keys and no exotic numbers");
        Self(writer.into_bytes().into_boxed_slice())
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// One written value, to be serialised as it is.
pub(super) struct Whole<'a>(pub(super) &'a [u8]);

impl Serialize for Whole<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match Node::read(self.0) {
            Node::Null => serializer.serialize_unit(),
            Node::Bool(value) => serializer.serialize_bool(value),
            Node::Uint(value) => serializer.serialize_u64(value),
            Node::Int(value) => serializer.serialize_i64(value),
            Node::Float(value) => serializer.serialize_f64(value),
            Node::Str(value) => serializer.serialize_str(value),
            Node::List(content) => serializer.collect_seq(items(content).map(Whole)),
            Node::Object(content) => {
                serializer.collect_map(members(content).map(|(key, value)| (key, Whole(value))))
            }
        }
    }
}

/// The first byte of every value.
mod tag {
    pub(super) const NULL: u8 = 0;
    pub(super) const FALSE: u8 = 1;
    pub(super) const TRUE: u8 = 2;
    /// Seven bits a byte, the lowest first.
    pub(super) const UINT: u8 = 3;
    /// The same of what is missing to -1.
    pub(super) const INT: u8 = 4;
    pub(super) const FLOAT: u8 = 5;
    /// Length, then bytes.
    pub(super) const STR: u8 = 6;
    /// Length of the content in four bytes, then the values.
    pub(super) const LIST: u8 = 7;
    /// Length of the content in four bytes, then keys (length and bytes) and values by turns.
    pub(super) const OBJECT: u8 = 8;
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[derive(Serialize)]
    struct Sample {
        nothing: Option<u8>,
        number: i64,
        words: Vec<Option<&'static str>>,
        variant: Variant,
        by_number: std::collections::BTreeMap<u8, (bool, f64)>,
    }

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Variant {
        Plain,
        Pair(u64, i8),
        Named { inner: Option<&'static str> },
        Maybe(Option<u8>),
    }

    #[test]
    fn tapes_say_what_was_written_but_for_members_without_a_value() {
        let sample = |variant, number| Sample {
            nothing: None,
            number,
            words: vec![Some("a"), None],
            variant,
            by_number: [(7, (true, 0.5))].into(),
        };
        let expected = |variant: Value, number: i64| json!({"number": number, "words": ["a", null], "variant": variant, "by_number": {"7": [true, 0.5]}});
        let cases = [
            (sample(Variant::Plain, -1), expected(json!("plain"), -1)),
            (
                sample(Variant::Pair(u64::MAX, -128), i64::MIN),
                expected(json!({"pair": [u64::MAX, -128]}), i64::MIN),
            ),
            (
                sample(Variant::Named { inner: None }, 300),
                expected(json!({"named": {}}), 300),
            ),
            (
                sample(Variant::Maybe(None), 0),
                expected(json!({"maybe": null}), 0),
            ),
        ];
        for (sample, expected) in cases {
            let read = serde_json::to_value(Whole(Tape::of(&sample).bytes())).unwrap();
            assert_eq!(read, expected);
        }
    }
}
