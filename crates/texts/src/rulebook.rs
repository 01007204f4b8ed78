//! The in-app rulebooks: which rule stands in which chapter, and under which keys its words are found.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::source::rulebook_files;

/// A game's rulebook as keys of the catalogue, in reading order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rulebook {
    /// The game's id.
    pub game: String,
    /// Its title.
    pub title_key: String,
    /// What it opens with.
    pub intro_key: String,
    /// Heading of the summary for the impatient.
    pub summary_title_key: String,
    /// The summary itself, several lines.
    pub summary_text_key: String,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
}

/// One chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chapter {
    /// Its heading.
    pub title_key: String,
    /// The line under the heading.
    pub intro_key: String,
    /// Its rules.
    pub rules: Vec<RuleEntry>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleEntry {
    /// Its id, such as `CZG-030`.
    pub id: String,
    /// A few words that name it.
    pub title_key: String,
    /// The rule in full.
    pub text_key: String,
    /// Where it comes from.
    pub kind: RuleKind,
}

/// Where a rule comes from. The id tells: rulings are numbered `R01`, `R02` ..., worked examples `T01`, the publisher's
/// own answers `F01`; the rulebook file says which tell of content that is ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RuleKind {
    /// The published rules.
    Rule,
    /// Our answer to what they leave open.
    Ruling,
    /// Cards, boards and numbers that are ours.
    House,
}

/// A rulebook file that makes no rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulebookError {
    /// Not the form a rulebook file has.
    #[error("locales/rulebooks/{game}.toml: {reason}")]
    Form {
        /// The file's game.
        game: String,
        /// What the parser says, with the line.
        reason: String,
    },
    /// An id that does not read like `CZG-030` or `CZG-R12`.
    #[error("locales/rulebooks/{game}.toml: '{id}' is not a rule id such as CZG-030 or CZG-R12")]
    Id {
        /// The file's game.
        game: String,
        /// The word found.
        id: String,
    },
    /// A rule that is said to be ours and stands nowhere.
    #[error("locales/rulebooks/{game}.toml: house names {id}, which is in no chapter")]
    House {
        /// The file's game.
        game: String,
        /// The rule.
        id: String,
    },
    /// A rule that stands in two places.
    #[error("locales/rulebooks/{game}.toml: {id} stands there twice")]
    Twice {
        /// The file's game.
        game: String,
        /// The rule.
        id: String,
    },
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    summary: String,
    /// Rules that tell of content of ours.
    #[serde(default)]
    house: Vec<String>,
    chapters: Vec<FileChapter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileChapter {
    key: String,
    rules: Vec<String>,
}

/// The rulebook of `game`, if there is one.
pub fn rulebook(game: &str) -> Option<&'static Rulebook> {
    rulebooks().iter().find(|book| book.game == game)
}

/// All rulebooks, in order of game id.
pub fn rulebooks() -> &'static [Rulebook] {
    static BOOKS: OnceLock<Vec<Rulebook>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let parsed = rulebook_files()
            .iter()
            .map(|(game, file)| Rulebook::parse(game, file));
        let parsed: Result<Vec<_>, _> = parsed.collect();
        parsed.unwrap_or_else(|error| panic!("broken rulebook, which the tests exclude: {error}"))
    })
}

impl Rulebook {
    /// Reads a rulebook file.
    pub fn parse(game: &str, file: &str) -> Result<Self, RulebookError> {
        let form = |error: toml::de::Error| RulebookError::Form {
            game: game.to_owned(),
            reason: error.to_string(),
        };
        let file: File = toml::from_str(file).map_err(form)?;
        let mut seen = BTreeSet::new();
        let mut chapters = Vec::with_capacity(file.chapters.len());
        for chapter in file.chapters {
            let mut rules = Vec::with_capacity(chapter.rules.len());
            for id in chapter.rules {
                let kind = match RuleKind::of(&id) {
                    Some(_) if file.house.contains(&id) => RuleKind::House,
                    Some(kind) => kind,
                    None => {
                        let game = game.to_owned();
                        return Err(RulebookError::Id { game, id });
                    }
                };
                if !seen.insert(id.clone()) {
                    return Err(RulebookError::Twice {
                        game: game.to_owned(),
                        id,
                    });
                }
                rules.push(RuleEntry {
                    title_key: format!("rule-{id}"),
                    text_key: format!("rule-{id}.text"),
                    kind,
                    id,
                });
            }
            chapters.push(Chapter {
                intro_key: format!("{}.intro", chapter.key),
                title_key: chapter.key,
                rules,
            });
        }
        if let Some(id) = file.house.iter().find(|id| !seen.contains(*id)) {
            let (game, id) = (game.to_owned(), id.clone());
            return Err(RulebookError::House { game, id });
        }
        Ok(Self {
            game: game.to_owned(),
            intro_key: format!("{}.intro", file.title),
            title_key: file.title,
            summary_text_key: format!("{}.text", file.summary),
            summary_title_key: file.summary,
            chapters,
        })
    }

    /// All rules, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &RuleEntry> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The rule with this id, whatever the case of its letters.
    pub fn rule(&self, id: &str) -> Option<&RuleEntry> {
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// Every key it needs from the catalogue.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let own = [
            &self.title_key,
            &self.intro_key,
            &self.summary_title_key,
            &self.summary_text_key,
        ];
        let chapters = self
            .chapters
            .iter()
            .flat_map(|chapter| [&chapter.title_key, &chapter.intro_key]);
        let rules = self
            .rules()
            .flat_map(|rule| [&rule.title_key, &rule.text_key]);
        own.into_iter()
            .chain(chapters)
            .chain(rules)
            .map(String::as_str)
    }
}

impl RuleKind {
    /// What `id` says of its kind; nothing if it is no rule id.
    fn of(id: &str) -> Option<Self> {
        let (game, number) = id.split_once('-')?;
        let (kind, digits) = match number.strip_prefix(['R', 'T']) {
            Some(digits) => (Self::Ruling, digits),
            None => (Self::Rule, number.strip_prefix('F').unwrap_or(number)),
        };
        let is_game = !game.is_empty()
            && game
                .bytes()
                .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
        let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        (is_game && is_number).then_some(kind)
    }

    /// The key of the word for it.
    pub fn label_key(self) -> &'static str {
        match self {
            Self::Rule => "rulebook-kind-rule",
            Self::Ruling => "rulebook-kind-ruling",
            Self::House => "rulebook-kind-house",
        }
    }
}
