//! Games that teach themselves: lessons, and how far somebody has come in one.
//!
//! A lesson is a file of `lessons/<game>`: a situation with words (`docs/lessons.md`). Nothing is kept of a learner: who
//! goes on sends everything done so far, and the table is built anew from it. The laboratory's puzzles come by the same door.

mod puzzles;
mod standing;

use std::sync::OnceLock;

use shamble_core::{Text, text};
use shamble_situations::{Lesson, Rulebooks};
use shamble_texts::rulebooks;

pub use standing::{Moment, Objection, Standing, stand};

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson and where it stands.
#[derive(Debug)]
pub struct Entry {
    /// The game's id.
    pub game: &'static str,
    /// The file's name; lessons are taken in this order.
    pub name: String,
    /// The number of a puzzle, from 1; nothing for a lesson that was written as one.
    pub puzzle: Option<usize>,
    /// The lesson.
    pub lesson: Lesson,
}

impl Entry {
    /// What it is called.
    pub fn title(&self) -> Text {
        match self.puzzle {
            Some(n) => text!("lesson-puzzle", n = n),
            None => Text::new(self.key()),
        }
    }

    /// What it teaches, in a line.
    pub fn about(&self) -> Text {
        match self.puzzle {
            Some(_) => text!("lesson-puzzle-about", n = self.lesson.tasks.len()),
            None => Text::new(format!("{}.about", self.key())),
        }
    }

    /// What is said at its end.
    pub fn end(&self) -> Text {
        match self.puzzle {
            Some(_) => text!("lesson-puzzle-end"),
            None => Text::new(format!("{}.end", self.key())),
        }
    }

    fn key(&self) -> String {
        format!("lesson-{}-{}", self.game, self.name)
    }
}

/// All lessons, by game and in their order, and after them all puzzles.
pub fn all() -> &'static [Entry] {
    static ALL: OnceLock<Vec<Entry>> = OnceLock::new();
    ALL.get_or_init(|| {
        let books = known_rules();
        let read = |file: &str, text: &str| {
            Lesson::parse(file, text, &books).unwrap_or_else(|error| panic!("{error}"))
        };
        let written = FILES.iter().map(|(game, name, text)| Entry {
            game,
            name: (*name).to_owned(),
            puzzle: None,
            lesson: read(&format!("lessons/{game}/{name}.toml"), text),
        });
        let found = PUZZLES.iter().flat_map(|(game, text)| {
            let lessons = puzzles::lessons(text).into_iter().enumerate();
            lessons.map(move |(i, (name, text))| Entry {
                game,
                lesson: read(&name, &text),
                name,
                puzzle: Some(i + 1),
            })
        });
        written.chain(found).collect()
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
