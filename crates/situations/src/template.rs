//! A documented situation to start from.

use std::fmt::Write as _;

use serde_json::Value as Json;
use shamble_core::options::MODE;
use shamble_core::{Game, GameSpec, OptionKind, Pace, Session, Setup, SetupError};

use crate::guide::Guide;

/// A situation of `rule` for a table `setup` of the game `spec` that explains every key and action as far as `guide` knows them,
/// holds as it stands, and shows a fresh position as [`position_toml`] writes it.
pub fn template(
    rule: &str,
    spec: &GameSpec,
    setup: &Setup,
    position_toml: &str,
    guide: Guide<'_>,
) -> String {
    let mode = (setup.options.get(MODE))
        .and_then(|mode| spec.mode(mode))
        .unwrap_or(&spec.modes[0]);
    let seats = match (mode.min_seats, mode.max_seats) {
        (min, max) if min == max => format!("always {min}"),
        (min, max) => format!("{min} to {max}"),
    };
    let mut text = format!(
        r#"# A situation of {name}: a position, what is tried, and what must come of it.
# Run it with: shamble situation run FILE
# A text "null" stands for nothing at all; a table with _only = true is meant whole.

rule = "{rule}"              # the id of the rule it shows, or: rules = ["...", "..."]
title = "a fresh table has no result yet"
game = "{id}"
seats = {n_seats}                     # {seats}
{pace}
# seed = 1                    # a whole number or 64 hexadecimal digits
# dice = [1, 6]               # what the next dice show, in order; all must be used
# picks = [0]                 # what the next random picks choose, counted from 0
# loose = "why"               # forced dice and picks may be left over, for this reason
# now = 0                     # game time at the start, in milliseconds
# setup_refused = "seats"     # such a table must be refused because of this option

# What the table chooses; all values are texts.
{options}
# The position: whatever is written here is changed on a fresh table. Lists are replaced whole; numbers as keys change
# single elements (hand.2 = ...). This is the whole fresh position; keep only what the rule needs.
{position}
# What is tried, step by step.
# [[when]]
# seat = 0
# act = "..."                 # an action as logs write it{actions}
# at = 1200                   # when, in milliseconds of game time; now if left out
# refused = "{rule}"         # it must be refused by this rule, and nothing may change
# malformed = true            # or: it must be no action at all
# then = {{ phase = "..." }}    # what must be in the position afterwards; the rest does not matter
# ... and everything that [then] below knows but position

# [[when]]
# wake = true                 # time passes: until `at`, or until the next thing falls due

# What must hold at the end.
[then]
outcome = "none"              # the word of the result, a table such as {{ result = "...", winners = [0] }}, or "none"
# position = {{ phase = "..." }}
# view = {{ 0 = {{ }}, spectator = {{ }} }}      # what they see; the rest does not matter
# legal = {{ 0 = ["..."] }}    # exactly these actions are listed for the seat
# can = {{ 0 = ["..."] }}      # these are listed, and perhaps more
# cannot = {{ 0 = ["..."] }}   # these are not
# prompts = {{ 0 = "...", 1 = "none" }}       # what the seats are asked; a table tells more: {{ ask = "...", must = true }}
# events = ["..."]            # these happened in this order, perhaps among others
# hears = {{ 0 = ["..."], spectator = [] }}   # as events, but what these were told; [] is nothing at all
# next_wake = 1500            # when time alone next changes something, or "none"
# now = 1200                  # game time
"#,
        name = spec.name,
        id = spec.id,
        n_seats = setup.seats,
        pace = match setup.pace {
            Pace::PerAction => "# pace = \"per-action\"         # or \"real-time\"",
            Pace::RealTime => "pace = \"real-time\"            # or \"per-action\"",
        },
        options = options(spec, setup),
        position = commented(position_toml),
        actions = actions(guide),
    );
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// The position of a table that has just started, as a block `[given]`, each key under what `guide` says about it.
pub fn position_toml<G: Game>(setup: Setup, guide: Guide<'_>) -> Result<String, SetupError> {
    let (session, _) = Session::<G>::start(setup)?;
    let position =
        serde_json::to_value(session.state().position()).expect("positions have string keys");
    let mut text = String::from("[given]\n");
    for (key, value) in position.as_object().into_iter().flatten() {
        // A line for each part of the position, however deep, reads better than tables in tables.
        let value = to_toml(value.clone());
        for help in guide.keys().filter(|help| help.key == key) {
            writeln!(text, "# {}: {}", help.value, help.means).expect("writing to a string");
        }
        writeln!(text, "{key} = {value}").expect("writing to a string");
    }
    let is_there = |key: &str| position.get(key).is_some();
    for help in guide.keys().filter(|help| !is_there(help.key)) {
        let (key, value, means) = (help.key, help.value, help.means);
        writeln!(text, "# not on a fresh table: {key}: {value}: {means}")
            .expect("writing to a string");
    }
    Ok(text)
}

fn to_toml(value: Json) -> toml::Value {
    match value {
        Json::Null => toml::Value::String("null".into()),
        Json::Bool(value) => toml::Value::Boolean(value),
        Json::Number(number) => match number.as_i64() {
            Some(number) => toml::Value::Integer(number),
            None => toml::Value::String(number.to_string()),
        },
        Json::String(text) => toml::Value::String(text),
        Json::Array(values) => toml::Value::Array(values.into_iter().map(to_toml).collect()),
        Json::Object(map) => toml::Value::Table(
            map.into_iter()
                .map(|(key, value)| (key, to_toml(value)))
                .collect(),
        ),
    }
}

fn commented(toml: &str) -> String {
    toml.lines().fold(String::new(), |mut text, line| {
        writeln!(text, "{}", format!("# {line}").trim_end()).expect("writing to a string");
        text
    })
}

/// All options; what the table of `setup` chose is no comment.
fn options(spec: &GameSpec, setup: &Setup) -> String {
    let is_chosen = !setup.options.is_empty();
    let mut text = String::from(if is_chosen {
        "[options]\n"
    } else {
        "# [options]\n"
    });
    let mut line = |key: &str, default: &str, allowed: String, rule: &str| {
        let chosen = setup.options.get(key);
        let value = toml::Value::String(chosen.map_or(default, String::as_str).to_owned());
        let assignment = format!("{key} = {value}");
        match chosen {
            Some(_) => writeln!(text, "{assignment:<29} # {allowed}{rule}"),
            None => writeln!(text, "# {assignment:<27} # {allowed}{rule}"),
        }
        .expect("writing to a string");
    };
    let modes: Vec<&str> = spec.modes.iter().map(|mode| mode.id).collect();
    line("mode", modes[0], modes.join(", "), "");
    for option in &spec.options {
        let allowed = match &option.kind {
            OptionKind::Choice { values } => values.join(", "),
            OptionKind::Toggle => "on, off".into(),
            OptionKind::Number { min, max, none } => {
                format!("{min} to {max}{}", if *none { ", none" } else { "" })
            }
            OptionKind::Words { form } | OptionKind::Text { form } => format!("such as {form}"),
        };
        line(
            option.key,
            option.default,
            allowed,
            &format!(" ({})", option.rule),
        );
    }
    text
}

/// All actions, below the line they explain.
fn actions(guide: Guide<'_>) -> String {
    guide.actions().fold(String::new(), |mut text, help| {
        write!(text, "\n#     {:<25} # {}", help.form, help.means).expect("writing to a string");
        text
    })
}
