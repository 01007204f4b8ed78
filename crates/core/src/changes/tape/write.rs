//! Writing tapes: a serialiser that leaves out members without a value.

use std::fmt::Display;

use serde::ser::{
    self, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::{Node, tag};

pub(super) struct Writer {
    out: Vec<u8>,
}

/// Why something cannot be written.
#[derive(Debug)]
pub(super) struct Unwritable(String);

impl Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

type Written = Result<(), Unwritable>;

impl Writer {
    pub(super) fn new(room: usize) -> Self {
        Self {
            out: Vec::with_capacity(room),
        }
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.out
    }

    fn number(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.out.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.out.push(value as u8);
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Begins a list or an object, whose length is not known yet.
    fn open(&mut self, tag: u8) -> usize {
        self.out.push(tag);
        self.out.extend_from_slice(&[0; 4]);
        self.out.len()
    }

    fn close(&mut self, start: usize) {
        let len = u32::try_from(self.out.len() - start).expect("a view fits into memory");
        self.out[start - 4..start].copy_from_slice(&len.to_le_bytes());
    }

    /// Writes a member, unless it has no value.
    fn member<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Written {
        let start = self.out.len();
        self.text(key);
        let at = self.out.len();
        value.serialize(&mut *self)?;
        if self.out[at] == tag::NULL {
            self.out.truncate(start);
        }
        Ok(())
    }
}

/// A list or object that is being written; a variant is an object round it.
pub(super) struct Compound<'a> {
    writer: &'a mut Writer,
    start: usize,
    around: Option<usize>,
    /// Where the key of a map's entry begins, until its value is written.
    key: usize,
}

impl<'a> Compound<'a> {
    fn new(writer: &'a mut Writer, tag: u8) -> Self {
        let start = writer.open(tag);
        Self {
            writer,
            start,
            around: None,
            key: 0,
        }
    }

    fn variant(writer: &'a mut Writer, variant: &str, tag: u8) -> Self {
        let around = writer.open(tag::OBJECT);
        writer.text(variant);
        let mut inner = Self::new(writer, tag);
        inner.around = Some(around);
        inner
    }

    fn finish(self) -> Written {
        self.writer.close(self.start);
        if let Some(around) = self.around {
            self.writer.close(around);
        }
        Ok(())
    }
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

    fn serialize_bool(self, value: bool) -> Written {
        self.out.push(if value { tag::TRUE } else { tag::FALSE });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        match u64::try_from(value) {
            Ok(value) => self.serialize_u64(value),
            Err(_) => {
                self.out.push(tag::INT);
                self.number(!value as u64);
                Ok(())
            }
        }
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.out.push(tag::UINT);
        self.number(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.out.push(tag::FLOAT);
        self.out.extend_from_slice(&value.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, value: char) -> Written {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Written {
        self.out.push(tag::STR);
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.out.push(tag::NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        // Without a value it is still this variant.
        let start = self.open(tag::OBJECT);
        self.text(variant);
        value.serialize(&mut *self)?;
        self.close(start);
        Ok(())
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::new(self, tag::LIST))
    }

    fn serialize_tuple(self, _len: usize) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::new(self, tag::LIST))
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::new(self, tag::LIST))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::variant(self, variant, tag::LIST))
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::new(self, tag::OBJECT))
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::new(self, tag::OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Compound<'a>, Unwritable> {
        Ok(Compound::variant(self, variant, tag::OBJECT))
    }
}

macro_rules! lists {
    ($($kind:ident :: $element:ident),*) => {$(
        impl $kind for Compound<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                value.serialize(&mut *self.writer)
            }

            fn end(self) -> Written {
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
                key: &'static str,
                value: &T,
            ) -> Written {
                self.writer.member(key, value)
            }

            fn end(self) -> Written {
                self.finish()
            }
        }
    )*};
}
objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.key = self.writer.out.len();
        key.serialize(&mut *self.writer)?;
        let written = self.writer.out.split_off(self.key);
        match Node::read(&written) {
            Node::Str(key) => self.writer.text(key),
            Node::Uint(key) => self.writer.text(&key.to_string()),
            Node::Int(key) => self.writer.text(&key.to_string()),
            other => return Err(Unwritable(format!("{other:?} is no name"))),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        let at = self.writer.out.len();
        value.serialize(&mut *self.writer)?;
        if self.writer.out[at] == tag::NULL {
            self.writer.out.truncate(self.key);
        }
        Ok(())
    }

    fn end(self) -> Written {
        self.finish()
    }
}
