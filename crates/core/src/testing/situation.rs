//! A situation: a rule test as a text file. This file reads one; `run` tries it on a game.
//!
//! A situation names the rules it shows, a table, a position as a patch on a fresh one, forced dice, steps, and what must
//! hold after each. The format is documented in the file that [`super::template`] writes.

use std::fmt;

use serde::Serialize;

use super::checks::Checks;
use super::node::{Fault, Node, Table, Value, read};
use super::reader;
use super::step::{Step, steps, time};
use crate::{Millis, OptionValues, Pace, Seed, Setup};

/// One rule test, read and checked as far as that is possible without the game.
#[derive(Clone, Debug)]
pub struct Situation {
    name: String,
    rules: Vec<String>,
    title: String,
    game: String,
    setup: Setup,
    pub(super) game_line: usize,
    pub(super) dice: Vec<u32>,
    pub(super) picks: Vec<u32>,
    /// Where the forced results stand.
    pub(super) forced_line: usize,
    pub(super) is_loose: bool,
    pub(super) now: Option<(usize, Millis)>,
    pub(super) given: Option<Node>,
    pub(super) steps: Vec<Step>,
    pub(super) end: Checks,
    /// The option key that must be named when setting up fails, and its line.
    pub(super) setup_refused: Option<(usize, String)>,
}

/// A situation file that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SituationError {
    /// The file's name.
    pub file: String,
    /// Line number from 1.
    pub line: usize,
    /// The key in question, with the tables around it; empty if the text is no TOML at all.
    pub key: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl fmt::Display for SituationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.line)?;
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for SituationError {}

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
    /// Reads a situation; `file` is its name for reports.
    pub fn parse(file: &str, text: &str) -> Result<Self, SituationError> {
        read(text)
            .and_then(|node| Self::from_node(file, &node))
            .map_err(|fault| SituationError {
                file: file.to_owned(),
                line: fault.line,
                key: fault.key,
                reason: fault.reason,
            })
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

    fn from_node(file: &str, node: &Node) -> Result<Self, Fault> {
        let top = reader::table(node, "", &[TOP_KEYS])?;
        let game = reader::required(top, "game", 1, reader::text)?.to_owned();
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
                    .map_err(|reason: String| Fault::new(node.line, "seed", reason))?,
            },
        };
        let setup_refused = reader::optional(top, "setup_refused", reader::text)?;
        let forced = top.get("dice").or(top.get("picks"));
        Ok(Self {
            name: file.to_owned(),
            rules: rules(top)?,
            title: reader::required(top, "title", 1, reader::text)?.to_owned(),
            game_line: top.get("game").map_or(1, |node| node.line),
            game,
            dice: reader::optional(top, "dice", reader::numbers)?.unwrap_or_default(),
            picks: reader::optional(top, "picks", reader::numbers)?.unwrap_or_default(),
            forced_line: forced.map_or(1, |node| node.line),
            is_loose: reader::optional(top, "loose", reader::truth)?.unwrap_or_default(),
            now: time(top, "", "now")?,
            given: match top.get("given") {
                None => None,
                Some(node) if node.as_table().is_some() => Some(node.clone()),
                Some(node) => return Err(Fault::new(node.line, "given", "must be a table")),
            },
            steps: steps(top, n_seats)?,
            setup_refused: match (setup_refused, &end.setup_refused) {
                (Some(key), _) => {
                    let line = top.get("setup_refused").map_or(1, |node| node.line);
                    Some((line, key.to_owned()))
                }
                (None, there) => there.clone(),
            },
            end,
            setup,
        })
    }
}

fn rules(top: &Table) -> Result<Vec<String>, Fault> {
    let (node, rules) = match (top.get("rule"), top.get("rules")) {
        (Some(node), None) => (node, vec![reader::text(node, "rule")?.to_owned()]),
        (None, Some(node)) => (node, reader::texts(node, "rules")?),
        (Some(_), Some(node)) => {
            return Err(Fault::new(node.line, "rules", "write either rule or rules"));
        }
        (None, None) => {
            let reason = "is missing: every situation names the rule it shows, such as \"CZG-030\"";
            return Err(Fault::new(1, "rule", reason));
        }
    };
    if rules.is_empty() {
        return Err(Fault::new(node.line, "rules", "names no rule"));
    }
    match rules.iter().find(|rule| !super::is_rule_id(rule)) {
        Some(rule) => {
            let reason = format!("'{rule}' is not a rule id, such as CZG-030 or CZG-R13");
            Err(Fault::new(node.line, "rule", reason))
        }
        None => Ok(rules),
    }
}

fn options(top: &Table) -> Result<OptionValues, Fault> {
    let Some(node) = top.get("options") else {
        return Ok(OptionValues::new());
    };
    let wrong = |line, key: &str| {
        Fault::new(
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
            .map_err(|reason: String| Fault::new(node.line, key, reason)),
    }
}
