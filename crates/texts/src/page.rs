//! Rulebooks in words: what the command line prints and the server hands to the client.

use serde::Serialize;

use crate::catalog::Catalog;
use crate::rulebook::{Chapter, RuleEntry, RuleKind, Rulebook};

/// A whole rulebook in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulebookPage {
    /// The game's id.
    pub game: String,
    /// The language it is in.
    pub lang: String,
    /// Its title.
    pub title: String,
    /// What it opens with.
    pub intro: String,
    /// Heading of the summary.
    pub summary_title: String,
    /// The summary, one step a line.
    pub summary: String,
    /// Its chapters.
    pub chapters: Vec<ChapterPage>,
}

/// One chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChapterPage {
    /// Stable name of the chapter, for links: its key.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// The line under the heading.
    pub intro: String,
    /// Its rules.
    pub rules: Vec<RulePage>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulePage {
    /// Its id, such as `CZG-030`.
    pub id: String,
    /// Where it comes from.
    pub kind: RuleKind,
    /// The word for that.
    pub kind_label: String,
    /// A few words that name it.
    pub title: String,
    /// The rule in full.
    pub text: String,
    /// Other rules its text names, in order of first mention.
    pub see: Vec<String>,
}

impl Rulebook {
    /// The whole book in the language closest to `lang`.
    pub fn page(&self, catalog: &Catalog, lang: &str) -> RulebookPage {
        let words = |key: &str| catalog.message(lang, key, &[]);
        let chapter = |chapter: &Chapter| ChapterPage {
            key: chapter.title_key.clone(),
            title: words(&chapter.title_key),
            intro: words(&chapter.intro_key),
            rules: chapter
                .rules
                .iter()
                .map(|rule| self.entry_page(catalog, lang, rule))
                .collect(),
        };
        RulebookPage {
            game: self.game.clone(),
            lang: catalog.closest(lang).to_owned(),
            title: words(&self.title_key),
            intro: words(&self.intro_key),
            summary_title: words(&self.summary_title_key),
            summary: words(&self.summary_text_key),
            chapters: self.chapters.iter().map(chapter).collect(),
        }
    }

    /// One rule in the language closest to `lang`; nothing if the book has no such rule.
    pub fn rule_page(&self, catalog: &Catalog, lang: &str, id: &str) -> Option<RulePage> {
        self.rule(id)
            .map(|rule| self.entry_page(catalog, lang, rule))
    }

    /// The ids of this book that `text` names, in order of first mention.
    pub fn mentions(&self, text: &str) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
            if !found.iter().any(|id| id == word) && self.rules().any(|rule| rule.id == word) {
                found.push(word.to_owned());
            }
        }
        found
    }

    fn entry_page(&self, catalog: &Catalog, lang: &str, rule: &RuleEntry) -> RulePage {
        let text = catalog.message(lang, &rule.text_key, &[]);
        RulePage {
            id: rule.id.clone(),
            kind: rule.kind,
            kind_label: catalog.message(lang, rule.kind.label_key(), &[]),
            title: catalog.message(lang, &rule.title_key, &[]),
            see: self.mentions(&text),
            text,
        }
    }
}
