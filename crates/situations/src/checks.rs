//! What must hold after a step, as a situation says it. `judge` tries it on a state.

use shamble_core::{Seat, Viewer};

use crate::error::Fault;
use crate::node::{Node, Table, Value};
use crate::reader;

/// Expectations, each optional.
#[derive(Clone, Debug, Default)]
pub(crate) struct Checks {
    pub(crate) position: Option<Node>,
    pub(crate) view: Vec<(Viewer, Node)>,
    pub(crate) lists: Vec<ListCheck>,
    pub(crate) prompts: Vec<(Seat, Node)>,
    pub(crate) events: Option<Node>,
    pub(crate) hears: Vec<(Viewer, Node)>,
    pub(crate) outcome: Option<Node>,
    pub(crate) next_wake: Option<Node>,
    pub(crate) now: Option<Node>,
    pub(crate) setup_refused: Option<(usize, String)>,
}

/// Something about the actions listed for a seat.
#[derive(Clone, Debug)]
pub(crate) struct ListCheck {
    pub(crate) line: usize,
    pub(crate) kind: ListKind,
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<(usize, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListKind {
    Legal,
    Can,
    Cannot,
}

impl ListKind {
    const ALL: [Self; 3] = [Self::Legal, Self::Can, Self::Cannot];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Can => "can",
            Self::Cannot => "cannot",
        }
    }
}

macro_rules! check_keys {
    ($position:literal $(, $more:literal)*) => {
        &[$position, "view", "legal", "can", "cannot", "prompts", "events", "hears", "outcome", "next_wake", "now" $(, $more)*]
    };
}

/// The keys of a step that say what must hold.
pub(crate) const STEP_CHECKS: &[&str] = check_keys!("then");
const END_CHECKS: &[&str] = check_keys!("position", "setup_refused");

impl Checks {
    /// The checks in a step's own table.
    pub(crate) fn of_step(table: &Table, place: &str, n_seats: usize) -> Result<Self, Fault> {
        Self::from_table(table, place, "then", n_seats)
    }

    /// The checks of the block `[then]`.
    pub(crate) fn at_the_end(node: &Node, n_seats: usize) -> Result<Self, Fault> {
        let table = reader::table(node, "then", &[END_CHECKS])?;
        let mut checks = Self::from_table(table, "then", "position", n_seats)?;
        if let Some(node) = table.get("setup_refused") {
            let key = reader::text(node, "then.setup_refused")?;
            checks.setup_refused = Some((node.line, key.to_owned()));
        }
        Ok(checks)
    }

    fn from_table(
        table: &Table,
        place: &str,
        position: &str,
        n_seats: usize,
    ) -> Result<Self, Fault> {
        let path = |key: &str| format!("{place}.{key}");
        let mut checks = Self {
            position: reader::optional_in(table, place, position, a_table)?,
            events: reader::optional_in(table, place, "events", tags)?,
            outcome: reader::optional_in(table, place, "outcome", tag_or_table)?,
            next_wake: reader::optional_in(table, place, "next_wake", time_or_none)?,
            now: reader::optional_in(table, place, "now", time)?,
            ..Self::default()
        };
        if let Some(node) = table.get("view") {
            checks.view = reader::by_viewer(node, &path("view"), n_seats, a_table)?;
        }
        if let Some(node) = table.get("hears") {
            checks.hears = reader::by_viewer(node, &path("hears"), n_seats, tags)?;
        }
        if let Some(node) = table.get("prompts") {
            checks.prompts = reader::by_seat(node, &path("prompts"), n_seats, tag_or_table)?;
        }
        for kind in ListKind::ALL {
            let Some(node) = table.get(kind.key()) else {
                continue;
            };
            let by_seat = reader::by_seat(node, &path(kind.key()), n_seats, |node, place| {
                let actions = reader::list(node, place)?.iter();
                let actions =
                    actions.map(|node| Ok((node.line, reader::text(node, place)?.to_owned())));
                Ok((node.line, actions.collect::<Result<Vec<_>, Fault>>()?))
            })?;
            checks.lists.extend(
                by_seat
                    .into_iter()
                    .map(|(seat, (line, actions))| ListCheck {
                        line,
                        kind,
                        seat,
                        actions,
                    }),
            );
        }
        Ok(checks)
    }
}

fn a_table(node: &Node, place: &str) -> Result<Node, Fault> {
    match node.value {
        Value::Table(_) => Ok(node.clone()),
        _ => Err(reader::wrong(node, place, "a table of what must hold")),
    }
}

fn tag_or_table(node: &Node, place: &str) -> Result<Node, Fault> {
    match node.value {
        Value::Table(_) | Value::Text(_) => Ok(node.clone()),
        _ => Err(reader::wrong(node, place, "a word, \"none\" or a table")),
    }
}

fn tags(node: &Node, place: &str) -> Result<Node, Fault> {
    for element in reader::list(node, place)? {
        tag_or_table(element, place)?;
    }
    Ok(node.clone())
}

fn time_or_none(node: &Node, place: &str) -> Result<Node, Fault> {
    match &node.value {
        Value::Int(_) => Ok(node.clone()),
        Value::Text(text) if text == "none" => Ok(node.clone()),
        _ => Err(reader::wrong(
            node,
            place,
            "milliseconds of game time or \"none\"",
        )),
    }
}

fn time(node: &Node, place: &str) -> Result<Node, Fault> {
    reader::whole(node, place).map(|_| node.clone())
}
