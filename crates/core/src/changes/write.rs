//! JSON as it goes to viewers, written straight to bytes: members without a value are absent.

use std::fmt::{self, Display};

use serde::ser::{
    self, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Writes values one after the other. Whoever opens an object or list closes it.
#[derive(Debug, Default)]
pub struct Writer {
    out: Vec<u8>,
}

/// Why something cannot be written.
#[derive(Debug)]
pub struct Unwritable(String);

impl Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

type Done = Result<(), Unwritable>;

/// `value` as JSON.
pub fn written<T: Serialize + ?Sized>(value: &T) -> String {
    let mut out = Writer::default();
    out.value(value);
    out.into_text()
}

impl Writer {
    /// With room for so many bytes.
    pub fn with_room(n_bytes: usize) -> Self {
        Self {
            out: Vec::with_capacity(n_bytes),
        }
    }

    /// How many bytes are written.
    #[inline]
    pub fn len(&self) -> usize {
        self.out.len()
    }

    /// Whether nothing is written yet.
    pub fn is_empty(&self) -> bool {
        self.out.is_empty()
    }

    /// The bytes from `start` on.
    pub(super) fn since(&self, start: usize) -> &[u8] {
        &self.out[start..]
    }

    /// What is written from `start` on, where some value began.
    pub fn text_since(&self, start: usize) -> &str {
        std::str::from_utf8(&self.out[start..]).expect("only text is written")
    }

    /// Forgets all but the first `len` bytes.
    pub fn truncate(&mut self, len: usize) {
        self.out.truncate(len);
    }

    /// What is written.
    pub fn into_text(self) -> String {
        String::from_utf8(self.out).expect("only text is written")
    }

    /// Writes a value.
    #[inline]
    pub fn value<T: Serialize + ?Sized>(&mut self, value: &T) {
        value
            .serialize(&mut *self)
            .expect("game data has names for keys and no exotic numbers");
    }

    /// Writes what is JSON already.
    #[inline]
    pub fn json(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Opens an object.
    #[inline]
    pub fn open(&mut self) {
        self.out.push(b'{');
    }

    /// Closes an object.
    #[inline]
    pub fn close(&mut self) {
        self.out.push(b'}');
    }

    /// The name of the next member; it needs no escapes.
    #[inline]
    pub fn name(&mut self, name: &str) {
        self.comma(b'{');
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
    }

    /// The same of a name in quotes, escaped already.
    pub(super) fn quoted_name(&mut self, name: &str) {
        self.comma(b'{');
        self.json(name);
        self.out.push(b':');
    }

    /// The place of the next item of a list, as a name.
    pub(super) fn index(&mut self, index: usize) {
        self.comma(b'{');
        self.out.push(b'"');
        self.number(index as u64);
        self.out.extend_from_slice(b"\":");
    }

    /// Takes out what was written from `start` to `end`.
    pub(super) fn remove(&mut self, start: usize, end: usize) {
        self.out.drain(start..end);
    }

    /// Opens a list.
    #[inline]
    pub fn open_list(&mut self) {
        self.out.push(b'[');
    }

    /// Closes a list.
    #[inline]
    pub fn close_list(&mut self) {
        self.out.push(b']');
    }

    /// Goes on to the next item of a list.
    #[inline]
    pub fn next_item(&mut self) {
        self.comma(b'[');
    }

    /// A comma, unless this is the first after `opening`.
    #[inline]
    fn comma(&mut self, opening: u8) {
        if self.out.last() != Some(&opening) {
            self.out.push(b',');
        }
    }

    fn try_member<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Done {
        let start = self.out.len();
        self.name(name);
        let at = self.out.len();
        value.serialize(&mut *self)?;
        if self.is_null_since(at) {
            self.out.truncate(start);
        }
        Ok(())
    }

    /// Whether all that was written from `start` on is nothing.
    #[inline]
    fn is_null_since(&self, start: usize) -> bool {
        &self.out[start..] == b"null"
    }

    #[inline]
    fn number(&mut self, mut number: u64) {
        let mut digits = [0; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.out.extend_from_slice(&digits[at..]);
    }

    #[inline]
    fn string(&mut self, text: &str) {
        self.out.push(b'"');
        self.escaped(text);
        self.out.push(b'"');
    }

    fn escaped(&mut self, text: &str) {
        let mut rest = text.as_bytes();
        let needs_escape = |byte: &u8| *byte < 0x20 || *byte == b'"' || *byte == b'\\';
        while let Some(at) = rest.iter().position(needs_escape) {
            self.out.extend_from_slice(&rest[..at]);
            let byte = rest[at];
            match byte {
                b'"' | b'\\' => self.out.extend_from_slice(&[b'\\', byte]),
                b'\n' => self.out.extend_from_slice(b"\\n"),
                b'\r' => self.out.extend_from_slice(b"\\r"),
                b'\t' => self.out.extend_from_slice(b"\\t"),
                _ => {
                    let digits = [
                        DIGITS[usize::from(byte >> 4)],
                        DIGITS[usize::from(byte & 15)],
                    ];
                    self.out.extend_from_slice(b"\\u00");
                    self.out.extend_from_slice(&digits);
                }
            }
            rest = &rest[at + 1..];
        }
        self.out.extend_from_slice(rest);
    }
}

/// Escapes what is displayed, piece by piece.
struct Displayed<'a>(&'a mut Writer);

impl fmt::Write for Displayed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.escaped(text);
        Ok(())
    }
}

/// A list or object that is being written; a variant is an object round it.
pub struct Compound<'a> {
    writer: &'a mut Writer,
    end: &'static str,
    /// Where the entry of a map begins, until its value is written.
    entry: usize,
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Compound<'a>;
    type SerializeTuple = Compound<'a>;
    type SerializeTupleStruct = Compound<'a>;
    type SerializeTupleVariant = Compound<'a>;
    type SerializeMap = Compound<'a>;
    type SerializeStruct = Compound<'a>;
    type SerializeStructVariant = Compound<'a>;

    fn serialize_bool(self, value: bool) -> Done {
        self.json(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Done {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Done {
        if value < 0 {
            self.out.push(b'-');
        }
        self.number(value.unsigned_abs());
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Done {
        self.number(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Done {
        // Rare enough to leave the digits to whoever knows them.
        let text = serde_json::to_string(&value).map_err(ser::Error::custom)?;
        self.json(&text);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Done {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.json("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        // Without a value it is still this variant.
        self.open();
        self.name(variant);
        value.serialize(&mut *self)?;
        self.close();
        Ok(())
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Compound<'a>, Unwritable> {
        self.open_list();
        Ok(Compound::new(self, "]"))
    }

    fn serialize_tuple(self, _len: usize) -> Result<Compound<'a>, Unwritable> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        self.open();
        self.name(variant);
        self.open_list();
        Ok(Compound::new(self, "]}"))
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Compound<'a>, Unwritable> {
        self.open();
        Ok(Compound::new(self, "}"))
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        self.open();
        self.name(variant);
        self.open();
        Ok(Compound::new(self, "}}"))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        self.out.push(b'"');
        fmt::write(&mut Displayed(self), format_args!("{value}")).map_err(ser::Error::custom)?;
        self.out.push(b'"');
        Ok(())
    }
}

impl<'a> Compound<'a> {
    fn new(writer: &'a mut Writer, end: &'static str) -> Self {
        Self {
            writer,
            end,
            entry: 0,
        }
    }

    fn finish(self) -> Done {
        self.writer.json(self.end);
        Ok(())
    }
}

macro_rules! lists {
    ($($kind:ident :: $element:ident),*) => {$(
        impl $kind for Compound<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.writer.next_item();
                value.serialize(&mut *self.writer)
            }

            fn end(self) -> Done {
                self.finish()
            }
        }
    )*};
}
lists!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

macro_rules! objects {
    ($($kind:ident),*) => {$(
        impl $kind for Compound<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Done {
                self.writer.try_member(name, value)
            }

            fn end(self) -> Done {
                self.finish()
            }
        }
    )*};
}
objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        let writer = &mut *self.writer;
        self.entry = writer.out.len();
        writer.comma(b'{');
        let at = writer.out.len();
        key.serialize(&mut *writer)?;
        match writer.out[at] {
            b'"' => {}
            // Numbers are names once they are in quotes.
            b'-' | b'0'..=b'9' => {
                writer.out.insert(at, b'"');
                writer.out.push(b'"');
            }
            _ => return Err(Unwritable("names are words or numbers".to_owned())),
        }
        writer.out.push(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        let at = self.writer.out.len();
        value.serialize(&mut *self.writer)?;
        if self.writer.is_null_since(at) {
            self.writer.out.truncate(self.entry);
        }
        Ok(())
    }

    fn end(self) -> Done {
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::{Value, json};

    use super::*;

    #[derive(serde::Serialize)]
    struct Sample {
        nothing: Option<u8>,
        number: i64,
        words: Vec<Option<&'static str>>,
        variant: Variant,
        by_number: BTreeMap<u8, (bool, f64)>,
        by_word: BTreeMap<char, Option<u8>>,
    }

    #[derive(serde::Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Variant {
        Plain,
        Pair(u64, i8),
        Named { inner: Option<&'static str> },
        Maybe(Option<u8>),
    }

    #[test]
    fn members_without_a_value_are_absent_and_everything_else_is_json() {
        let sample = |variant, number| Sample {
            nothing: None,
            number,
            words: vec![Some("a\"\\\u{7}\u{e9}\n"), None],
            variant,
            by_number: [(7, (true, 0.5))].into(),
            by_word: [('x', None), ('y', Some(1))].into(),
        };
        let expected = |variant: Value, number: i64| json!({"number": number, "words": ["a\"\\\u{7}\u{e9}\n", null], "variant": variant, "by_number": {"7": [true, 0.5]}, "by_word": {"y": 1}});
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
            let read: Value = serde_json::from_str(&written(&sample)).unwrap();
            assert_eq!(read, expected);
        }
    }
}
