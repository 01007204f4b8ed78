//! Tries a situation's expectations on a state.

use serde::Serialize;
use serde_json::{Value as Json, json};
use shamble_core::{Game, Millis, Viewer};

use crate::checks::{Checks, ListCheck, ListKind};
use crate::compare::{Mismatch, compare, tag};
use crate::node::{Node, Value};

/// What a step left behind, as the checks look at it.
pub(crate) struct Scene<'a, G: Game> {
    pub(crate) state: &'a G,
    pub(crate) now: Millis,
    pub(crate) events: &'a [G::Event],
}

impl Checks {
    /// All that does not hold.
    pub(crate) fn try_on<G: Game>(&self, scene: &Scene<'_, G>) -> Vec<Mismatch> {
        let mut wrong = Vec::new();
        let state = scene.state;
        if let Some(expected) = &self.position {
            compare(
                expected,
                Some(&to_json(&state.position())),
                "position",
                &mut wrong,
            );
        }
        for (viewer, expected) in &self.view {
            let found = to_json(&state.view(*viewer));
            compare(
                expected,
                Some(&found),
                &format!("view.{}", name(*viewer)),
                &mut wrong,
            );
        }
        for check in &self.lists {
            check.try_on(scene, &mut wrong);
        }
        for (seat, expected) in &self.prompts {
            let prompts = state.prompts();
            let found = prompts.iter().find(|prompt| prompt.seat == *seat);
            let found = found.map(to_json);
            named_or_subset(
                expected,
                found.as_ref(),
                "ask",
                &format!("prompts.{seat}"),
                &mut wrong,
            );
        }
        if let Some(expected) = &self.events {
            let found: Vec<Json> = scene.events.iter().map(to_json).collect();
            subsequence(expected, &found, "events", &mut wrong);
        }
        for (viewer, expected) in &self.hears {
            let heard = scene
                .events
                .iter()
                .filter_map(|event| G::redact(event, *viewer));
            let found: Vec<Json> = heard.map(|event| to_json(&event)).collect();
            subsequence(
                expected,
                &found,
                &format!("hears.{}", name(*viewer)),
                &mut wrong,
            );
        }
        if let Some(expected) = &self.outcome {
            let found = state.outcome().map(|outcome| to_json(&outcome));
            named_or_subset(expected, found.as_ref(), "result", "outcome", &mut wrong);
        }
        if let Some(expected) = &self.next_wake {
            let found = state.next_wake().map_or(json!("none"), |at| to_json(&at));
            compare(expected, Some(&found), "next_wake", &mut wrong);
        }
        if let Some(expected) = &self.now {
            compare(expected, Some(&to_json(&scene.now)), "now", &mut wrong);
        }
        wrong
    }
}

impl ListCheck {
    fn try_on<G: Game>(&self, scene: &Scene<'_, G>, wrong: &mut Vec<Mismatch>) {
        let path = format!("{}.{}", self.kind.key(), self.seat);
        let mut listed = Vec::new();
        scene.state.legal_actions(self.seat, scene.now, &mut listed);
        let mut n_found = 0;
        let texts = |actions: &[G::Action]| {
            let texts: Vec<String> = actions.iter().map(|action| format!("'{action}'")).collect();
            if texts.is_empty() {
                "nothing".to_owned()
            } else {
                texts.join(", ")
            }
        };
        for (line, text) in &self.actions {
            let mut differs = |expected: String, found: String| {
                wrong.push(Mismatch {
                    line: *line,
                    path: path.clone(),
                    expected,
                    found,
                });
            };
            let action: G::Action = match text.parse() {
                Ok(action) => action,
                Err(reason) => {
                    differs(format!("an action, not '{text}'"), reason);
                    continue;
                }
            };
            let is_listed = listed.contains(&action);
            n_found += usize::from(is_listed);
            if is_listed == (self.kind == ListKind::Cannot) {
                let expected = if is_listed { "not listed" } else { "listed" };
                differs(format!("'{text}' {expected}"), texts(&listed));
            }
        }
        if self.kind == ListKind::Legal && n_found < listed.len() {
            let expected: Vec<&str> = self.actions.iter().map(|(_, text)| text.as_str()).collect();
            wrong.push(Mismatch {
                line: self.line,
                path,
                expected: format!("only [{}]", expected.join(", ")),
                found: texts(&listed),
            });
        }
    }
}

fn to_json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).expect("everything a game shows has string keys")
}

/// How a viewer is written in a situation.
fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".into(),
    }
}

/// A word is the tag of the part called `part`, or `none` for nothing; a table is a subset of the whole.
fn named_or_subset(
    expected: &Node,
    found: Option<&Json>,
    part: &str,
    path: &str,
    wrong: &mut Vec<Mismatch>,
) {
    let word = found.map_or_else(|| "none".to_owned(), |found| tag(&found[part]));
    match (&expected.value, found) {
        (Value::Table(table), Some(found)) => {
            // The part may be named by its tag here too.
            let mut table = table.clone();
            table
                .entries
                .retain(|(key, node)| key != part || node.as_text() != Some(word.as_str()));
            let rest = Node {
                line: expected.line,
                value: Value::Table(table),
            };
            compare(&rest, Some(found), path, wrong);
        }
        _ => compare(expected, Some(&Json::String(word)), path, wrong),
    }
}

/// What `{ moved = { n = 1 } }` says of an event that is tagged `moved` within.
fn named<'a>(node: &'a Node, event: &Json) -> Option<&'a Node> {
    let Value::Table(table) = &node.value else {
        return None;
    };
    match table.entries.as_slice() {
        [(name, part)] if event["type"] == name.as_str() => Some(part),
        _ => None,
    }
}

/// Whether the tags or subsets in `expected` occur in `found` in this order. An empty list means nothing at all.
fn subsequence(expected: &Node, found: &[Json], path: &str, wrong: &mut Vec<Mismatch>) {
    let Value::List(wanted) = &expected.value else {
        return;
    };
    let tags = || {
        let tags: Vec<String> = found.iter().map(tag).collect();
        format!("[{}]", tags.join(", "))
    };
    if wanted.is_empty() && !found.is_empty() {
        wrong.push(Mismatch {
            line: expected.line,
            path: path.into(),
            expected: "nothing".into(),
            found: tags(),
        });
    }
    let mut rest = found.iter();
    for node in wanted {
        let fits = |event: &Json| match node.as_text() {
            Some(word) => tag(event) == word,
            None => {
                let mut mismatches = Vec::new();
                let expected = named(node, event).unwrap_or(node);
                compare(expected, Some(event), path, &mut mismatches);
                mismatches.is_empty()
            }
        };
        if !rest.any(fits) {
            let found = match &node.value {
                Value::Table(_) => Json::from(found.to_vec()).to_string(),
                _ => tags(),
            };
            wrong.push(Mismatch {
                line: node.line,
                path: path.into(),
                expected: format!("{} in its turn", node.to_json()),
                found,
            });
            return;
        }
    }
}
