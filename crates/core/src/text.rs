//! What is said to people: a key of the text catalogue and its arguments, never a sentence.

use std::borrow::Cow;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Seat;

/// A sentence that has not been put into a language yet. Serialises as `{ "key": …, "args": { name: arg } }`, without
/// `args` where there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Text {
    /// Key of the message in the Fluent catalogue.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: Cow<'static, str>,
    /// The message's variables.
    #[serde(serialize_with = "args_as_map", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, as = "Option<std::collections::BTreeMap<String, Arg>>")
    )]
    pub args: Vec<(&'static str, Arg)>,
}

/// A variable of a message. Numbers, words, messages and lists of them serialise as they are; a seat as `{ "seat": 2 }`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number; messages may choose plural forms by it.
    Num(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// A seat, shown by the name of whoever sits there.
    Seat(
        #[serde(serialize_with = "named_seat")]
        #[cfg_attr(feature = "ts", ts(type = "{ seat: number }"))]
        Seat,
    ),
    /// Something a person wrote; shown as it is.
    Str(String),
    /// Another message, rendered first.
    Text(Text),
    /// Several messages, joined the way the language joins lists.
    List(Vec<Text>),
}

/// Whatever can be told to people.
pub trait Say {
    /// It, as a message.
    fn say(&self) -> Text;
}

impl Text {
    /// A message without variables. The key should be a literal, so that the catalogue check finds it.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// The same message with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// Builds a [`Text`]: `text!("cliche-drew", seat = seat, n = 2)`.
#[macro_export]
macro_rules! text {
    ($key:literal $(, $name:ident = $arg:expr)* $(,)?) => {
        $crate::Text::new($key)$(.with(stringify!($name), $arg))*
    };
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Self {
        Self::List(texts)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Str(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Str(text.to_owned())
    }
}

macro_rules! arg_from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Num(number as i64)
            }
        }
    )*};
}
arg_from_numbers!(u8, u16, u32, i32, i64, usize);

fn named_seat<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("seat", seat)])
}

fn args_as_map<S: Serializer>(
    args: &[(&'static str, Arg)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    for (name, arg) in args {
        map.serialize_entry(name, arg)?;
    }
    map.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_travel_as_key_and_named_arguments() {
        let text = text!(
            "greeting",
            who = Seat::new(2),
            n = 3usize,
            what = Text::new("card-tire")
        );
        assert_eq!(
            serde_json::to_string(&text).unwrap(),
            r#"{"key":"greeting","args":{"who":{"seat":2},"n":3,"what":{"key":"card-tire"}}}"#
        );
    }
}
