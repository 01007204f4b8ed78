//! Lessons: a situation whose steps a person takes, with words for each of them.
//!
//! A lesson adds a few keys to the format of situations, so that the same runner proves that it can be played to its end.

use shamble_core::Seat;

use crate::error::{ErrorKind, Fault, SituationError};
use crate::node::{Node, Table, Value, read};
use crate::reader;
use crate::rulebooks::{Book, Rulebooks};
use crate::situation::{Form, Situation};
use crate::step::{Verdict, What};

/// What a lesson's file has beyond a situation's.
const TOP_KEYS: &[&str] = &["learner", "plays_on"];
/// What a lesson's step has beyond a situation's.
const STEP_KEYS: &[&str] = &["say", "may", "wrong", "why"];

/// A lesson, read and checked as far as that is possible without the game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The table, and every step as a test plays it.
    pub situation: Situation,
    /// Whose moves the learner makes.
    pub learner: Seat,
    /// The steps, in order.
    pub tasks: Vec<Task>,
    /// The key of the words with which the learner plays on freely after the last step, if that is how it ends.
    pub plays_on: Option<String>,
}

/// One step: the learner's, if there are words for it, else it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Who acts.
    pub seat: Seat,
    /// What is done.
    pub act: String,
    /// What is as good.
    pub may: Vec<String>,
    /// The key of the words that ask for it.
    pub say: Option<String>,
    /// The key of what is said to anything else that the rules would allow.
    pub wrong: Option<String>,
    /// The rule behind it.
    pub why: Option<String>,
}

impl Task {
    /// Whether the learner may do `act` here.
    pub fn takes(&self, act: &str) -> bool {
        self.act == act || self.may.iter().any(|other| other == act)
    }
}

impl Lesson {
    /// Reads a lesson; `file` is its name for reports.
    pub fn parse(file: &str, text: &str, rulebooks: &Rulebooks) -> Result<Self, SituationError> {
        read(text)
            .and_then(|node| Self::from_node(file, node, rulebooks))
            .map_err(|fault| fault.in_file(file))
    }

    fn from_node(file: &str, node: Node, rulebooks: &Rulebooks) -> Result<Self, Fault> {
        let mut own = Extras::default();
        let situation =
            Situation::from_node(file, &own.taken_from(node), rulebooks, Form::Question)?;
        let book = Book {
            game: situation.game(),
            rulebooks,
        };
        let learner = match own.top.get("learner") {
            Some(node) => reader::seat(node, "learner", situation.setup().seats)?,
            None => Seat::new(0),
        };
        let plays_on = reader::optional(&own.top, "plays_on", reader::text)?.map(str::to_owned);
        let mut tasks = Vec::new();
        for (i, (step, extras)) in situation.steps.iter().zip(&own.steps).enumerate() {
            let place = format!("when.{i}");
            let What::Act {
                seat,
                action,
                verdict: Verdict::Accepted,
            } = &step.what
            else {
                let kind = ErrorKind::Contradiction("every step of a lesson is an act that counts");
                return Err(Fault::new(step.line, place, kind));
            };
            let key = |key| reader::optional_in(extras, &place, key, reader::text);
            let say = key("say")?.map(str::to_owned);
            if say.is_some() && *seat != learner {
                let kind = ErrorKind::Contradiction("only the learner's own steps are asked for");
                return Err(Fault::new(step.line, format!("{place}.say"), kind));
            }
            tasks.push(Task {
                seat: *seat,
                act: action.clone(),
                may: reader::optional_in(extras, &place, "may", reader::texts)?.unwrap_or_default(),
                say,
                wrong: key("wrong")?.map(str::to_owned),
                why: match key("why")? {
                    Some(rule) => Some(book.rule(step.line, &format!("{place}.why"), rule)?),
                    None => None,
                },
            });
        }
        Ok(Self {
            situation,
            learner,
            tasks,
            plays_on,
        })
    }
}

/// The keys that only lessons have.
#[derive(Default)]
struct Extras {
    top: Table,
    steps: Vec<Table>,
}

impl Extras {
    /// `node` without them.
    fn taken_from(&mut self, mut node: Node) -> Node {
        if let Value::Table(top) = &mut node.value {
            self.top = split(top, TOP_KEYS);
            for (_, node) in top.entries.iter_mut().filter(|(key, _)| key == "when") {
                if let Value::List(steps) = &mut node.value {
                    let tables = steps.iter_mut().map(|step| match &mut step.value {
                        Value::Table(table) => split(table, STEP_KEYS),
                        _ => Table::default(),
                    });
                    self.steps = tables.collect();
                }
            }
        }
        node
    }
}

/// Takes the entries called `keys` out of `table`.
fn split(table: &mut Table, keys: &[&str]) -> Table {
    let (taken, kept) = std::mem::take(&mut table.entries)
        .into_iter()
        .partition(|(key, _)| keys.contains(&key.as_str()));
    table.entries = kept;
    Table {
        entries: taken,
        only: false,
    }
}
