//! A situation: a rule test as a text file. This file reads one; `run` tries it on a game.
//!
//! A situation names the rules it shows, a table, a position as a patch on a fresh one, forced dice, steps, and what must
//! hold after each. The format is documented in the file that [`crate::template`] writes.

use shamble_core::{Millis, OptionValues, Pace, Seed, Setup};

use crate::checks::Checks;
use crate::error::{ErrorKind, Fault, SituationError};
use crate::node::{Node, Table, Value, read};
use crate::reader;
use crate::rulebooks::{Book, Rulebooks};
use crate::step::{Step, steps, time};

/// One rule test, read and checked as far as that is possible without the game.
#[derive(Clone, Debug)]
pub struct Situation {
    name: String,
    rules: Vec<String>,
    title: String,
    game: String,
    setup: Setup,
    pub(crate) game_line: usize,
    /// Forced dice and picks, each with its line.
    pub(crate) dice: Vec<(usize, u32)>,
    pub(crate) picks: Vec<(usize, u32)>,
    /// Why forced results may be left over; without a reason they may not.
    pub(crate) loose: Option<String>,
    pub(crate) now: Option<(usize, Millis)>,
    pub(crate) given: Option<Node>,
    pub(crate) steps: Vec<Step>,
    pub(crate) end: Checks,
    /// The option key that must be named when setting up fails, and its line.
    pub(crate) setup_refused: Option<(usize, String)>,
}

const TOP_KEYS: &[&str] = &[
    "rule",
    "rules",
    "title",
    "game",
    "seats",
    "pace",
    "options",
    "seed",
    "dice",
    "picks",
    "loose",
    "now",
    "given",
    "when",
    "then",
    "setup_refused",
];

impl Situation {
    /// Reads a situation that cites only rules of its game; `file` is its name for reports.
    pub fn parse(file: &str, text: &str, rulebooks: &Rulebooks) -> Result<Self, SituationError> {
        read(text)
            .and_then(|node| Self::from_node(file, &node, rulebooks, Form::Test))
            .map_err(|fault| fault.in_file(file))
    }

    /// Reads a rules question: a situation that need not say which rule it shows, nor have a title.
    pub fn parse_question(
        file: &str,
        text: &str,
        rulebooks: &Rulebooks,
    ) -> Result<Self, SituationError> {
        read(text)
            .and_then(|node| Self::from_node(file, &node, rulebooks, Form::Question))
            .map_err(|fault| fault.in_file(file))
    }

    /// The file's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The rules it shows; at least one.
    pub fn rules(&self) -> &[String] {
        &self.rules
    }

    /// What it shows, in a line.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The id of its game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The table it is tried on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn from_node(
        file: &str,
        node: &Node,
        rulebooks: &Rulebooks,
        form: Form,
    ) -> Result<Self, Fault> {
        let top = reader::table(node, "", &[TOP_KEYS])?;
        let game = reader::required(top, "game", 1, reader::text)?.to_owned();
        let game_line = top.get("game").map_or(1, |node| node.line);
        if !rulebooks.games().any(|known| known == game) {
            let known = rulebooks.games().collect::<Vec<_>>().join(", ");
            let kind = ErrorKind::UnknownGame { game, known };
            return Err(Fault::new(game_line, "game", kind));
        }
        let book = Book {
            game: &game,
            rulebooks,
        };
        let title = match (form, top.get("title")) {
            (Form::Question, None) => "",
            _ => reader::required(top, "title", 1, reader::text)?,
        };
        let n_seats = reader::required(top, "seats", 1, reader::whole)? as usize;
        let end = match top.get("then") {
            Some(node) => Checks::at_the_end(node, n_seats)?,
            None => Checks::default(),
        };
        let setup = Setup {
            options: options(top)?,
            seats: n_seats,
            pace: parsed(top, "pace", Pace::PerAction)?,
            seed: match top.get("seed") {
                None => Seed::from_number(1),
                Some(Node {
                    value: Value::Int(number),
                    ..
                }) if *number >= 0 => Seed::from_number(*number as u64),
                Some(node) => node
                    .as_text()
                    .ok_or_else(|| "a whole number or 64 hexadecimal digits".to_owned())
                    .and_then(str::parse)
                    .map_err(|reason: String| Fault::unusable(node.line, "seed", reason))?,
            },
        };
        let setup_refused = reader::optional(top, "setup_refused", reader::text)?;
        Ok(Self {
            name: file.to_owned(),
            rules: rules(top, book, form)?,
            title: title.to_owned(),
            game_line,
            dice: reader::optional(top, "dice", reader::numbers)?.unwrap_or_default(),
            picks: reader::optional(top, "picks", reader::numbers)?.unwrap_or_default(),
            loose: reader::optional(top, "loose", reason)?,
            now: time(top, "", "now")?,
            given: match top.get("given") {
                None => None,
                Some(node) if node.as_table().is_some() => Some(node.clone()),
                Some(node) => return Err(reader::wrong(node, "given", "a table")),
            },
            steps: steps(top, n_seats, book)?,
            setup_refused: match (setup_refused, &end.setup_refused) {
                (Some(key), _) => {
                    let line = top.get("setup_refused").map_or(1, |node| node.line);
                    Some((line, key.to_owned()))
                }
                (None, there) => there.clone(),
            },
            end,
            setup,
            game,
        })
    }
}

/// What a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// It shows a rule.
    Test,
    /// It asks for one.
    Question,
}

/// Why forced results may be left over.
fn reason(node: &Node, place: &str) -> Result<String, Fault> {
    match &node.value {
        Value::Text(text) if !text.trim().is_empty() => Ok(text.clone()),
        _ => {
            let remedy = "write why forced dice or picks are left over: \
                          loose = \"the game is over before the last die\"";
            Err(Fault::unusable(node.line, place, remedy))
        }
    }
}

fn rules(top: &Table, book: Book<'_>, form: Form) -> Result<Vec<String>, Fault> {
    let (node, rules) = match (top.get("rule"), top.get("rules")) {
        (Some(node), None) => (node, vec![reader::text(node, "rule")?.to_owned()]),
        (None, Some(node)) => (node, reader::texts(node, "rules")?),
        (Some(_), Some(node)) => {
            let kind = ErrorKind::Contradiction("write either rule or rules");
            return Err(Fault::new(node.line, "rules", kind));
        }
        (None, None) if form == Form::Question => return Ok(Vec::new()),
        (None, None) => {
            let kind = ErrorKind::Missing(
                ": every situation names the rule it shows, such as \"CZG-030\"",
            );
            return Err(Fault::new(1, "rule", kind));
        }
    };
    if rules.is_empty() {
        return Err(Fault::unusable(node.line, "rules", "names no rule"));
    }
    rules
        .iter()
        .map(|rule| book.rule(node.line, "rule", rule))
        .collect()
}

fn options(top: &Table) -> Result<OptionValues, Fault> {
    let Some(node) = top.get("options") else {
        return Ok(OptionValues::new());
    };
    let wrong = |line, key: &str| {
        Fault::unusable(
            line,
            key,
            "options are texts: options = { race = \"tick\" }",
        )
    };
    let table = node.as_table().ok_or_else(|| wrong(node.line, "options"))?;
    let pair = |(key, node): &(String, Node)| match &node.value {
        Value::Text(text) => Ok((key.clone(), text.clone())),
        _ => Err(wrong(node.line, &format!("options.{key}"))),
    };
    table.entries.iter().map(pair).collect()
}

fn parsed<T: std::str::FromStr<Err = String>>(
    top: &Table,
    key: &str,
    default: T,
) -> Result<T, Fault> {
    match top.get(key) {
        None => Ok(default),
        Some(node) => reader::text(node, key)?
            .parse()
            .map_err(|reason: String| Fault::unusable(node.line, key, reason)),
    }
}
