//! One step of a situation: what is tried, when, and what the rules must say to it.

use shamble_core::{Millis, Seat};

use crate::checks::{Checks, STEP_CHECKS};
use crate::error::{ErrorKind, Fault};
use crate::node::{Node, Table, Value, join};
use crate::reader;
use crate::rulebooks::Book;

/// One thing that is tried, and what must come of it.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) line: usize,
    pub(crate) what: What,
    pub(crate) at: Option<(usize, Millis)>,
    pub(crate) checks: Checks,
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    Act {
        seat: Seat,
        action: String,
        verdict: Verdict,
    },
    Wake,
}

/// What the rules must say to an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Accepted,
    Refused(String),
    Malformed,
}

const STEP_KEYS: &[&str] = &["seat", "act", "at", "wake", "refused", "malformed"];

/// The steps of a file, in order.
pub(crate) fn steps(top: &Table, n_seats: usize, book: Book<'_>) -> Result<Vec<Step>, Fault> {
    let Some(node) = top.get("when") else {
        return Ok(Vec::new());
    };
    let Value::List(steps) = &node.value else {
        return Err(Fault::unusable(
            node.line,
            "when",
            "steps are written as [[when]]",
        ));
    };
    steps
        .iter()
        .enumerate()
        .map(|(i, node)| step(node, &format!("when.{i}"), n_seats, book))
        .collect()
}

fn step(node: &Node, place: &str, n_seats: usize, book: Book<'_>) -> Result<Step, Fault> {
    let table = reader::table(node, place, &[STEP_KEYS, STEP_CHECKS])?;
    let wrong = |key: &str, kind: ErrorKind| {
        let line = table.get(key).map_or(node.line, |node| node.line);
        Fault::new(line, format!("{place}.{key}"), kind)
    };
    let is_set = |key: &str| match table.get(key) {
        None => Ok(false),
        Some(node) => reader::truth(node, &format!("{place}.{key}")),
    };
    let what = if is_set("wake")? {
        for key in ["seat", "act", "refused", "malformed"] {
            if table.get(key).is_some() {
                let kind = ErrorKind::Contradiction("a step is either an act or wake = true");
                return Err(wrong(key, kind));
            }
        }
        What::Wake
    } else {
        let refused = reader::optional_in(table, place, "refused", reader::text)?;
        let verdict = match (refused, is_set("malformed")?) {
            (Some(_), true) => {
                let kind = ErrorKind::Contradiction("write either refused or malformed");
                return Err(wrong("malformed", kind));
            }
            (Some(rule), false) => {
                let line = table.get("refused").map_or(node.line, |node| node.line);
                Verdict::Refused(book.rule(line, &format!("{place}.refused"), rule)?)
            }
            (None, true) => Verdict::Malformed,
            (None, false) => Verdict::Accepted,
        };
        let (Some(seat), Some(act)) = (table.get("seat"), table.get("act")) else {
            let key = if table.get("seat").is_none() {
                "seat"
            } else {
                "act"
            };
            let kind = ErrorKind::Missing(": a step is an act (seat, act) or wake = true");
            return Err(wrong(key, kind));
        };
        What::Act {
            seat: reader::seat(seat, &format!("{place}.seat"), n_seats)?,
            action: reader::text(act, &format!("{place}.act"))?.to_owned(),
            verdict,
        }
    };
    Ok(Step {
        line: node.line,
        what,
        at: time(table, place, "at")?,
        checks: Checks::of_step(table, place, n_seats)?,
    })
}

/// The time under `key`, if it is there, and its line.
pub(crate) fn time(
    table: &Table,
    place: &str,
    key: &str,
) -> Result<Option<(usize, Millis)>, Fault> {
    match table.get(key) {
        None => Ok(None),
        Some(node) => {
            let millis = reader::whole(node, &join(place, key))?;
            Ok(Some((node.line, Millis(millis))))
        }
    }
}
