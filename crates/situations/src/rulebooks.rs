//! Which games and rules there are, so that a file cannot cite a rule that no rulebook has.

use std::collections::{BTreeMap, BTreeSet};

use shamble_core::rule::is_rule_id;

use crate::error::{ErrorKind, Fault};

/// The ids of all rules, by game. Whoever reads situations brings them along: this crate knows no game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebooks(BTreeMap<String, BTreeSet<String>>);

impl Rulebooks {
    /// These and the rules `ids` of `game`.
    #[must_use]
    pub fn with<I: Into<String>>(mut self, game: &str, ids: impl IntoIterator<Item = I>) -> Self {
        self.0
            .entry(game.to_owned())
            .or_default()
            .extend(ids.into_iter().map(Into::into));
        self
    }

    /// These and the rules that a file of `locales/rulebooks` lists chapter by chapter for `game`.
    pub fn with_file(self, game: &str, text: &str) -> Result<Self, toml::de::Error> {
        let file: File = toml::from_str(text)?;
        let ids = file.chapters.into_iter().flat_map(|chapter| chapter.rules);
        Ok(self.with(game, ids))
    }

    /// The games there are.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Whether the rulebook of `game` has the rule `id`; nothing if there is no such game.
    pub fn has(&self, game: &str, id: &str) -> Option<bool> {
        Some(self.0.get(game)?.contains(id))
    }
}

/// The rulebook of a file's game, to look its citations up in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Book<'a> {
    pub(crate) game: &'a str,
    pub(crate) rulebooks: &'a Rulebooks,
}

impl Book<'_> {
    /// `id`, if it is a rule of the game.
    pub(crate) fn rule(self, line: usize, key: &str, id: &str) -> Result<String, Fault> {
        let kind = if !is_rule_id(id) {
            ErrorKind::NotARule(id.to_owned())
        } else if self.rulebooks.has(self.game, id) == Some(true) {
            return Ok(id.to_owned());
        } else {
            let game = self.game.to_owned();
            let id = id.to_owned();
            ErrorKind::UnknownRule { id, game }
        };
        Err(Fault::new(line, key, kind))
    }
}

/// The part of a rulebook file that names rules.
#[derive(serde::Deserialize)]
struct File {
    chapters: Vec<Chapter>,
}

#[derive(serde::Deserialize)]
struct Chapter {
    rules: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_known_by_game() {
        let file = "title = \"t\"\n[[chapters]]\nkey = \"k\"\nrules = [\"TOY-001\"]\n";
        let books = Rulebooks::default()
            .with_file("toy", file)
            .unwrap()
            .with("ludo", ["LUD-001"]);
        assert_eq!(books.has("toy", "TOY-001"), Some(true));
        assert_eq!(books.has("toy", "LUD-001"), Some(false));
        assert_eq!(books.has("chess", "TOY-001"), None);
        assert_eq!(books.games().collect::<Vec<_>>(), ["ludo", "toy"]);
    }
}
