//! `shamble rules`: the rulebook in our own words.

use clap::Args;
use serde_json::json;
use shamble_core::text;
use shamble_texts::{Catalog, RulePage, Rulebook, rulebook};

use super::known_game;
use crate::failure::Failure;
use crate::out::Out;
use crate::suggest::closest;
use crate::words::{lang, wrapped};

/// How wide texts are set.
const WIDTH: usize = 96;

/// Print the rulebook of a game, or one of its rules.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  shamble rules cliche\n  shamble rules cliche CZG-R11\n  shamble rules cliche --json"
)]
pub(crate) struct Rules {
    /// Id of the game; `shamble games` lists them
    #[arg(value_parser = known_game())]
    game: String,
    /// Id of one rule, such as CZG-030; without, the whole book
    id: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let book = rulebook(&self.game).ok_or_else(|| {
            Failure::Failed(text!("cli-error-no-rulebook", game = self.game.as_str()))
        })?;
        match &self.id {
            Some(id) => self.one(book, id, out),
            None => self.all(book, out),
        }
    }

    fn one(&self, book: &Rulebook, id: &str, out: &mut Out) -> Result<(), Failure> {
        let Some(rule) = book.rule_page(Catalog::shared(), lang(), id) else {
            let known = book.rules().map(|rule| rule.id.as_str());
            return Err(Failure::Usage(match closest(id, known) {
                Some(meant) => text!(
                    "cli-error-rule-close",
                    game = self.game.as_str(),
                    id = id,
                    meant = meant
                ),
                None => text!("cli-error-rule", game = self.game.as_str(), id = id),
            }));
        };
        if self.json {
            return out.json(&json!({ "game": self.game, "rule": rule }));
        }
        print_rule(&rule, out)
    }

    fn all(&self, book: &Rulebook, out: &mut Out) -> Result<(), Failure> {
        let page = book.page(Catalog::shared(), lang());
        if self.json {
            return out.json(&page);
        }
        out.line(format!("{}\n", page.title))?;
        out.line(wrapped(&page.intro, 0, WIDTH))?;
        out.line(format!("\n{}\n", page.summary_title))?;
        out.line(wrapped(&page.summary, 0, WIDTH))?;
        for chapter in &page.chapters {
            out.line(format!("\n== {}", chapter.title))?;
            out.line(wrapped(&chapter.intro, 0, WIDTH))?;
            for rule in &chapter.rules {
                out.line("")?;
                print_rule(rule, out)?;
            }
        }
        Ok(())
    }
}

fn print_rule(rule: &RulePage, out: &mut Out) -> Result<(), Failure> {
    out.line(format!("{}  {} ({})", rule.id, rule.title, rule.kind_label))?;
    out.line(wrapped(&rule.text, 4, WIDTH))
}
