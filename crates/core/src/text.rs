//! What is said to people: a key of the text catalogue and its arguments, never a sentence.

use std::borrow::{Borrow, Cow};
use std::fmt;

use serde::ser::{SerializeMap, SerializeSeq};
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

/// How texts are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// As they are.
    Whole,
    /// As they go over the sockets of tables of one game: `["key", { name: arg }]`, or `["key"]` where there are no
    /// arguments, and the game's id left out where a key begins with it. Texts in arguments are written the same way.
    Short,
}

/// A text to be written, of a game with this id.
#[derive(Clone, Copy, Debug)]
pub struct Worded<T> {
    /// The text.
    pub text: T,
    /// How.
    pub words: Words,
    /// Whose.
    pub game: &'static str,
}

impl<T: Borrow<Text>> Serialize for Worded<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.text.borrow();
        match self.words {
            Words::Whole => text.serialize(serializer),
            Words::Short => ShortText(text, self.game).serialize(serializer),
        }
    }
}

struct ShortText<'a>(&'a Text, &'static str);

impl Serialize for ShortText<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(Text { key, args }, game) = *self;
        let mut list = serializer.serialize_seq(None)?;
        let rest = key.strip_prefix(game).filter(|rest| rest.starts_with('-'));
        list.serialize_element(rest.unwrap_or(key))?;
        if !args.is_empty() {
            list.serialize_element(&ShortArgs(args, game))?;
        }
        list.end()
    }
}

struct ShortArgs<'a>(&'a [(&'static str, Arg)], &'static str);

impl Serialize for ShortArgs<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in self.0 {
            match arg {
                Arg::Text(text) => map.serialize_entry(name, &ShortText(text, self.1))?,
                Arg::List(texts) => {
                    let texts: Vec<ShortText<'_>> =
                        texts.iter().map(|text| ShortText(text, self.1)).collect();
                    map.serialize_entry(name, &texts)?;
                }
                arg => map.serialize_entry(name, arg)?,
            }
        }
        map.end()
    }
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

/// The key and its arguments, `cliche-drew(seat=2, n=1)`: no words for players, but something to read in a log or in a
/// test that failed.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={arg}", if i == 0 { "(" } else { ", " })?;
        }
        if self.args.is_empty() {
            Ok(())
        } else {
            f.write_str(")")
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Num(number) => write!(f, "{number}"),
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Str(words) => f.write_str(words),
            Self::Text(text) => write!(f, "{text}"),
            Self::List(texts) => {
                let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", texts.join(", "))
            }
        }
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

    #[test]
    fn logs_show_key_and_arguments() {
        assert_eq!(Text::new("a-b").to_string(), "a-b");
        let text = text!(
            "a",
            n = 3u8,
            what = vec![text!("b", s = "x"), Text::new("c")]
        );
        assert_eq!(text.to_string(), "a(n=3, what=[b(s=x), c])");
    }

    #[test]
    fn short_texts_leave_out_what_everybody_knows() {
        let words = |text: Text, words| {
            let game = "cliche";
            serde_json::to_string(&Worded { text, words, game }).unwrap()
        };
        let text = || {
            text!(
                "cliche-drew",
                who = Seat::new(2),
                what = Text::new("cliche-card-tire"),
                also = vec![Text::new("table-card"), Text::new("clichetto")],
                word = "x"
            )
        };
        assert_eq!(
            words(text(), Words::Short),
            r#"["-drew",{"who":{"seat":2},"what":["-card-tire"],"also":[["table-card"],["clichetto"]],"word":"x"}]"#
        );
        assert_eq!(
            words(text(), Words::Whole),
            serde_json::to_string(&text()).unwrap()
        );
    }
}
