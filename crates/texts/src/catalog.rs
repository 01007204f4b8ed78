//! The catalogue: all languages loaded, and texts put into one of them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentValue};
use shamble_core::{Arg, Seat, Text};

use crate::check::{self, is_public};
use crate::language::{CatalogError, Language, TextError};
use crate::names::SeatNames;
use crate::source::{Source, sources};

/// The language every other one is measured by, and what a missing text falls back to.
pub const ENGLISH: &str = "en";

/// All texts in all languages.
pub struct Catalog {
    languages: BTreeMap<String, Language>,
}

impl Catalog {
    /// The catalogue embedded in the program.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Catalog> = OnceLock::new();
        SHARED.get_or_init(|| {
            Self::from_sources(sources()).unwrap_or_else(|errors| {
                panic!("broken texts, which the tests exclude: {errors:?}")
            })
        })
    }

    /// A catalogue of these files; reports everything that is wrong with them.
    pub fn from_sources(sources: &[Source<'_>]) -> Result<Self, Vec<CatalogError>> {
        let mut languages = BTreeMap::new();
        let mut errors = Vec::new();
        for source in sources {
            if !languages.contains_key(source.lang) {
                match Language::new(source.lang) {
                    Ok(language) => languages.insert(source.lang.to_owned(), language),
                    Err(error) if errors.contains(&error) => continue,
                    Err(error) => {
                        errors.push(error);
                        continue;
                    }
                };
            }
            languages
                .get_mut(source.lang)
                .expect("just inserted")
                .add(source, &mut errors);
        }
        if errors.is_empty() && !languages.contains_key(ENGLISH) {
            errors.push(CatalogError::NoEnglish);
        }
        if errors.is_empty() {
            Ok(Self { languages })
        } else {
            Err(errors)
        }
    }

    /// The languages there are, in alphabetical order of their tags.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// The language that serves a wish best: itself, else its main language (`de` for `de-AT`), else English.
    pub fn closest(&self, wish: &str) -> &str {
        let main = wish.split(['-', '_']).next().unwrap_or(wish);
        let known = |tag: &str| {
            self.languages
                .keys()
                .find(|lang| lang.eq_ignore_ascii_case(tag))
        };
        known(wish)
            .or_else(|| known(main))
            .map_or(ENGLISH, String::as_str)
    }

    /// Whether English has `key`: a message (`ui-ok`) or an attribute (`rule-CZG-001.text`).
    pub fn has(&self, key: &str) -> bool {
        is_public(key) && self.english().signatures.contains_key(key)
    }

    /// All keys of a language, messages and attributes; none if there is no such language.
    pub fn keys(&self, lang: &str) -> impl Iterator<Item = &str> {
        let keys = self
            .languages
            .get(lang)
            .into_iter()
            .flat_map(|language| language.signatures.keys());
        keys.map(String::as_str).filter(|key| is_public(key))
    }

    /// Everything in which a language differs from English, and every reference that leads nowhere; one line each.
    pub fn problems(&self) -> Vec<String> {
        let english = &self.english().signatures;
        let each = self.languages.iter();
        each.flat_map(|(lang, language)| check::problems(lang, &language.signatures, english))
            .collect()
    }

    /// `text` in words. A text that cannot be put into words is a bug: debug builds, so all tests, stop at it;
    /// release builds show the key where the words should be.
    pub fn render(&self, lang: &str, text: &Text, names: &dyn SeatNames) -> String {
        self.try_render(lang, text, names)
            .unwrap_or_else(|error| loud(&text.key, &error))
    }

    /// The message `key` in words, for callers that have no [`Text`]; else like [`Catalog::render`].
    pub fn message(&self, lang: &str, key: &str, args: &[(&str, Arg)]) -> String {
        self.try_message(lang, key, args, &())
            .unwrap_or_else(|error| loud(key, &error))
    }

    /// `text` in words, or why not.
    pub fn try_render(
        &self,
        lang: &str,
        text: &Text,
        names: &dyn SeatNames,
    ) -> Result<String, TextError> {
        self.try_message(lang, &text.key, &text.args, names)
    }

    /// The message `key` in words, or why not.
    pub fn try_message(
        &self,
        lang: &str,
        key: &str,
        args: &[(&str, Arg)],
        names: &dyn SeatNames,
    ) -> Result<String, TextError> {
        let mut fluent_args = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            fluent_args.set(*name, self.value(lang, arg, names)?);
        }
        self.format(lang, key, &fluent_args)
    }

    /// An argument as Fluent takes it. Fluent has no messages as arguments, so those are put into words first.
    fn value<'a>(
        &self,
        lang: &str,
        arg: &'a Arg,
        names: &'a dyn SeatNames,
    ) -> Result<FluentValue<'a>, TextError> {
        Ok(match arg {
            Arg::Num(number) => FluentValue::from(*number),
            Arg::Str(words) => FluentValue::from(words.as_str()),
            Arg::Seat(seat) => self.seat(lang, *seat, names)?,
            Arg::Text(text) => FluentValue::from(self.try_render(lang, text, names)?),
            Arg::List(texts) => FluentValue::from(self.list(lang, texts, names)?),
        })
    }

    fn seat<'a>(
        &self,
        lang: &str,
        seat: Seat,
        names: &'a dyn SeatNames,
    ) -> Result<FluentValue<'a>, TextError> {
        if let Some(name) = names.seat_name(seat) {
            return Ok(FluentValue::from(name));
        }
        let mut args = FluentArgs::with_capacity(1);
        args.set("number", seat.index() + 1);
        Ok(FluentValue::from(self.format(
            lang,
            "seat-unnamed",
            &args,
        )?))
    }

    /// Items joined the way the language joins lists: "a", "a and b", "a, b and c".
    fn list(&self, lang: &str, texts: &[Text], names: &dyn SeatNames) -> Result<String, TextError> {
        let mut joined: Option<String> = None;
        for (index, text) in texts.iter().enumerate() {
            let item = self.try_render(lang, text, names)?;
            joined = Some(match joined {
                None => item,
                Some(before) => {
                    let key = match (index + 1 == texts.len(), index) {
                        (true, 1) => "list-two",
                        (true, _) => "list-last",
                        (false, _) => "list-more",
                    };
                    let mut args = FluentArgs::with_capacity(2);
                    args.set("first", before);
                    args.set("last", item);
                    self.format(lang, key, &args)?
                }
            });
        }
        joined.map_or_else(|| self.format(lang, "list-none", &FluentArgs::new()), Ok)
    }

    fn format(&self, lang: &str, key: &str, args: &FluentArgs<'_>) -> Result<String, TextError> {
        let english = self.english();
        let wished = self.languages.get(self.closest(lang)).unwrap_or(english);
        let language = if wished.signatures.contains_key(key) {
            wished
        } else {
            english
        };
        language.format(key, args)
    }

    fn english(&self) -> &Language {
        self.languages
            .get(ENGLISH)
            .expect("a catalogue without English is refused when it is loaded")
    }
}

/// What stands where words are missing.
fn loud(key: &str, error: &TextError) -> String {
    debug_assert!(false, "{error}");
    placeholder(key)
}

fn placeholder(key: &str) -> String {
    format!("⟦{key}⟧")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_words_shows_its_key() {
        assert_eq!(placeholder("cliche-no-such"), "⟦cliche-no-such⟧");
    }

    #[test]
    #[cfg_attr(
        debug_assertions,
        should_panic(expected = "no text has the key 'cliche-no-such'")
    )]
    fn tests_stop_at_an_unknown_key() {
        let words = Catalog::shared().render(ENGLISH, &Text::new("cliche-no-such"), &());
        assert_eq!(words, "⟦cliche-no-such⟧", "release builds go on");
    }
}
