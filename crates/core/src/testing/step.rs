//! One step of a situation: what is tried, when, and what the rules must say to it.

use super::checks::{Checks, STEP_CHECKS};
use super::node::{Fault, Node, Table, Value, join};
use super::reader;
use crate::{Millis, Seat};

/// One thing that is tried, and what must come of it.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) line: usize,
    pub(super) what: What,
    pub(super) at: Option<(usize, Millis)>,
    pub(super) checks: Checks,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Act {
        seat: Seat,
        action: String,
        verdict: Verdict,
    },
    Wake,
}

/// What the rules must say to an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Accepted,
    Refused(String),
    Malformed,
}

const STEP_KEYS: &[&str] = &["seat", "act", "at", "wake", "refused", "malformed"];

/// The steps of a file, in order.
pub(super) fn steps(top: &Table, n_seats: usize) -> Result<Vec<Step>, Fault> {
    let Some(node) = top.get("when") else {
        return Ok(Vec::new());
    };
    let Value::List(steps) = &node.value else {
        return Err(Fault::new(
            node.line,
            "when",
            "steps are written as [[when]]",
        ));
    };
    steps
        .iter()
        .enumerate()
        .map(|(i, node)| step(node, &format!("when.{i}"), n_seats))
        .collect()
}

fn step(node: &Node, place: &str, n_seats: usize) -> Result<Step, Fault> {
    let table = reader::table(node, place, &[STEP_KEYS, STEP_CHECKS])?;
    let wrong = |key: &str, reason: &str| {
        let line = table.get(key).map_or(node.line, |node| node.line);
        Fault::new(line, format!("{place}.{key}"), reason)
    };
    let is_set = |key: &str| match table.get(key) {
        None => Ok(false),
        Some(node) => reader::truth(node, &format!("{place}.{key}")),
    };
    let what = if is_set("wake")? {
        for key in ["seat", "act", "refused", "malformed"] {
            if table.get(key).is_some() {
                return Err(wrong(key, "a step is either an act or wake = true"));
            }
        }
        What::Wake
    } else {
        let refused = reader::optional_in(table, place, "refused", reader::text)?;
        let verdict = match (refused, is_set("malformed")?) {
            (Some(_), true) => return Err(wrong("malformed", "write either refused or malformed")),
            (Some(rule), false) if super::is_rule_id(rule) => Verdict::Refused(rule.to_owned()),
            (Some(_), false) => {
                return Err(wrong(
                    "refused",
                    "must be the id of the rule that refuses, such as \"CZG-029\"",
                ));
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
            return Err(wrong(
                key,
                "is missing: a step is an act (seat, act) or wake = true",
            ));
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
pub(super) fn time(
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
