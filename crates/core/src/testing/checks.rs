//! What must hold after a step, as a situation says it. `judge` tries it on a state.

use super::node::{Fault, Node, Table, Value};
use super::reader;
use crate::{Seat, Viewer};

/// Expectations, each optional.
#[derive(Clone, Debug, Default)]
pub(super) struct Checks {
    pub(super) position: Option<Node>,
    pub(super) view: Vec<(Viewer, Node)>,
    pub(super) lists: Vec<ListCheck>,
    pub(super) prompts: Vec<(Seat, Node)>,
    pub(super) events: Option<Node>,
    pub(super) hears: Vec<(Viewer, Node)>,
    pub(super) outcome: Option<Node>,
    pub(super) next_wake: Option<Node>,
    pub(super) now: Option<Node>,
    pub(super) setup_refused: Option<(usize, String)>,
}

/// Something about the actions listed for a seat.
#[derive(Clone, Debug)]
pub(super) struct ListCheck {
    pub(super) line: usize,
    pub(super) kind: ListKind,
    pub(super) seat: Seat,
    pub(super) actions: Vec<(usize, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ListKind {
    Legal,
    Can,
    Cannot,
}

impl ListKind {
    const ALL: [Self; 3] = [Self::Legal, Self::Can, Self::Cannot];

    pub(super) const fn key(self) -> &'static str {
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
pub(super) const STEP_CHECKS: &[&str] = check_keys!("then");
const END_CHECKS: &[&str] = check_keys!("position", "setup_refused");

impl Checks {
    /// The checks in a step's own table.
    pub(super) fn of_step(table: &Table, place: &str, n_seats: usize) -> Result<Self, Fault> {
        Self::from_table(table, place, "then", n_seats)
    }

    /// The checks of the block `[then]`.
    pub(super) fn at_the_end(node: &Node, n_seats: usize) -> Result<Self, Fault> {
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
        _ => Err(must_be(node, place, "a table of what must hold")),
    }
}

fn tag_or_table(node: &Node, place: &str) -> Result<Node, Fault> {
    match node.value {
        Value::Table(_) | Value::Text(_) => Ok(node.clone()),
        _ => Err(must_be(node, place, "a word, \"none\" or a table")),
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
        _ => Err(must_be(
            node,
            place,
            "milliseconds of game time or \"none\"",
        )),
    }
}

fn time(node: &Node, place: &str) -> Result<Node, Fault> {
    reader::whole(node, place).map(|_| node.clone())
}

fn must_be(node: &Node, place: &str, expected: &str) -> Fault {
    Fault::new(
        node.line,
        place,
        format!("must be {expected}, not {}", node.kind()),
    )
}
