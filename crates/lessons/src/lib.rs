//! Games that teach themselves: lessons, and how far somebody has come in one.
//!
//! A lesson is a file of `lessons/<game>`: a situation with words (`docs/lessons.md`). Nothing is kept of a learner: who
//! goes on sends everything done so far, and the table is built anew from it.

mod standing;

use std::sync::OnceLock;

use shamble_situations::{Lesson, Rulebooks};
use shamble_texts::rulebooks;

pub use standing::{Objection, Standing, stand};

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson and where it stands.
#[derive(Debug)]
pub struct Entry {
    /// The game's id.
    pub game: &'static str,
    /// The file's name; lessons are taken in this order.
    pub name: &'static str,
    /// The lesson.
    pub lesson: Lesson,
}

impl Entry {
    /// The key of its title; `.about` is what it teaches, in a line.
    pub fn title(&self) -> String {
        format!("lesson-{}-{}", self.game, self.name)
    }
}

/// All lessons, by game and in their order.
pub fn all() -> &'static [Entry] {
    static ALL: OnceLock<Vec<Entry>> = OnceLock::new();
    ALL.get_or_init(|| {
        let books = known_rules();
        let read = |(game, name, text): &(&'static str, &'static str, &str)| Entry {
            game,
            name,
            lesson: Lesson::parse(&format!("lessons/{game}/{name}.toml"), text, &books)
                .unwrap_or_else(|error| panic!("{error}")),
        };
        FILES.iter().map(read).collect()
    })
}

/// The lesson `name` of `game`.
pub fn find(game: &str, name: &str) -> Option<&'static Entry> {
    all()
        .iter()
        .find(|entry| entry.game == game && entry.name == name)
}

fn known_rules() -> Rulebooks {
    rulebooks()
        .iter()
        .fold(Rulebooks::default(), |books, book| {
            let rules = book.chapters.iter().flat_map(|chapter| &chapter.rules);
            books.with(&book.game, rules.map(|rule| rule.id.as_str()))
        })
}
