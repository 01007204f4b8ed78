//! `shamble replay`: a finished game as readable text, and the proof that it went as the file says.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use shamble_catalog::{for_game, other_rules, rules_version};
use shamble_core::log::{Entry, Input};
use shamble_core::replay::Replay;
use shamble_core::session::ReplayError;
use shamble_core::{Game, OptionValues, Outcome, Say, Seat, Session, Text, Viewer, text};

use super::simulate::setup_text;
use crate::failure::Failure;
use crate::out::Out;
use crate::words::{options_text, say, say_with};

/// Print a recorded game as text, or check that it was not bent.
///
/// A replay file names every input and the seed behind every roll, so that anybody can play it again.
/// Checking it plays it again: the seed must be the one that was promised before the game, every
/// input must be legal at its time, and the last state must be the recorded one.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble replay game.txt
  shamble replay game.txt --seat 2
  shamble replay game.txt --verify && echo honest")]
pub(crate) struct ReplayFile {
    /// The replay file
    file: PathBuf,
    /// Check the promise made before the game, every input and the last state; print only the verdict
    #[arg(long)]
    verify: bool,
    /// Tell only what this seat could know; without, everything
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Option<Seat>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse()
        .map_err(|()| "a seat is a number from 0 to 7".into())
}

/// A whole replay, as `--json` prints it.
#[derive(Serialize)]
struct Document<'a> {
    file: String,
    game: &'a str,
    /// By which version of its rules; null where the file does not say.
    rules: Option<u16>,
    seats: usize,
    pace: &'static str,
    options: &'a OptionValues,
    names: &'a [String],
    seed: String,
    commitment: &'a str,
    hash: &'a str,
    /// Only with `--verify`, and then always true: what does not hold is an error.
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
    inputs: usize,
    outcome: Option<Outcome>,
    /// Every input with what came of it; left out with `--verify`.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<Step>>,
}

/// One input and what came of it.
#[derive(Serialize)]
struct Step {
    number: usize,
    at_ms: u32,
    seat: Option<Seat>,
    input: String,
    events: Vec<Event>,
}

#[derive(Serialize)]
struct Event {
    data: serde_json::Value,
    text: String,
}

/// A game played again.
struct Played {
    steps: Vec<Step>,
    hash: String,
    outcome: Option<Outcome>,
}

impl ReplayFile {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let file = self.file.display().to_string();
        let text = fs::read_to_string(&self.file).map_err(|error| {
            Failure::Failed(text!(
                "cli-error-unreadable",
                path = file.as_str(),
                reason = error.to_string()
            ))
        })?;
        let wrong = |reason: Text| {
            Failure::Failed(text!(
                "cli-error-in-file",
                path = file.as_str(),
                reason = reason
            ))
        };
        let replay = Replay::read(&text).map_err(|error| {
            Failure::Failed(text!(
                "cli-error-line",
                path = file.as_str(),
                line = error.line,
                reason = error.reason
            ))
        })?;
        self.check_seat(&replay)?;
        check_rules(&replay).map_err(&wrong)?;
        if self.verify {
            check_promise(&replay).map_err(&wrong)?;
        }
        let wrong = |reason: Text| wrong(perhaps_older(&replay, reason));
        let played = for_game!(replay.game.as_str(), G => play::<G>(&replay, self.viewer()))
            .unwrap_or_else(|| {
                let known = shamble_catalog::GAMES.join(", ");
                Err(text!(
                    "cli-error-game",
                    game = replay.game.as_str(),
                    known = known
                ))
            })
            .map_err(&wrong)?;
        if self.verify && played.hash != replay.hash {
            return Err(wrong(text!(
                "cli-replay-hash",
                recorded = replay.hash.as_str(),
                found = played.hash.as_str()
            )));
        }
        match (self.json, self.verify) {
            (true, verify) => out.json(&document(file, &replay, played, verify)),
            (false, true) => print_verdict(&replay, &played, out),
            (false, false) => print(&replay, &played, out),
        }
    }

    fn viewer(&self) -> Option<Viewer> {
        self.seat.map(Viewer::Seat)
    }

    fn check_seat(&self, replay: &Replay) -> Result<(), Failure> {
        match self.seat {
            Some(seat) if seat.index() >= replay.setup.seats => Err(Failure::Usage(text!(
                "cli-error-seat",
                seat = seat.index(),
                last = replay.setup.seats - 1
            ))),
            _ => Ok(()),
        }
    }
}

/// A game that names rules which are not played here any more, or not yet, is not tried: it would fail somewhere, as if the
/// file had been changed.
pub(super) fn check_rules(replay: &Replay) -> Result<(), Text> {
    let Some(recorded) = replay.rules else {
        return Ok(());
    };
    let game = replay.game.as_str();
    match (
        rules_version(game),
        other_rules(game, replay.rules, &replay.setup.options),
    ) {
        (Some(played), Some(_)) => Err(text!(
            "cli-replay-rules",
            recorded = recorded,
            played = played
        )),
        _ => Ok(()),
    }
}

/// What is wrong with a file, and that it may be older than the rules where it does not say by which it was played.
pub(super) fn perhaps_older(replay: &Replay, reason: Text) -> Text {
    let game = replay.game.as_str();
    let other = other_rules(game, replay.rules, &replay.setup.options);
    match (rules_version(game), other) {
        (Some(played), Some(other)) => text!(
            "cli-replay-older",
            reason = reason,
            other = other,
            played = played
        ),
        _ => reason,
    }
}

/// The seed must be the one that was promised before the first roll.
fn check_promise(replay: &Replay) -> Result<(), Text> {
    if replay.commitment.is_empty() {
        return Err(text!("cli-replay-no-promise"));
    }
    if replay.commitment != replay.setup.seed.commitment() {
        return Err(text!("cli-replay-broken-promise"));
    }
    Ok(())
}

/// Plays the game again; tells what `viewer` could know, or everything.
fn play<G: Game>(replay: &Replay, viewer: Option<Viewer>) -> Result<Played, Text> {
    let mut session =
        Session::<G>::replay(replay.setup.clone(), &[]).map_err(|error| match error {
            ReplayError::Setup(error) => setup_text(G::ID, &error),
            error => text!("cli-error-reason", reason = error.to_string()),
        })?;
    let mut steps = Vec::with_capacity(replay.log.len());
    for (index, entry) in replay.log.iter().enumerate() {
        let number = index + 1;
        if session.state().outcome().is_some() {
            return Err(text!(
                "cli-replay-after-end",
                number = number,
                input = entry.to_string()
            ));
        }
        let step = session.replay_entry(entry).map_err(|reason| {
            text!(
                "cli-replay-input",
                number = number,
                input = entry.to_string(),
                reason = reason
            )
        })?;
        let seen = step.events.iter().filter_map(|event| match viewer {
            Some(viewer) => G::redact(event, viewer),
            None => Some(event.clone()),
        });
        steps.push(Step {
            number,
            at_ms: entry.at.0,
            seat: by(entry),
            input: input_text(entry),
            events: seen
                .map(|event| Event {
                    data: serde_json::to_value(&event).expect("events have string keys"),
                    text: say_with(&event.say(), &replay.names),
                })
                .collect(),
        });
    }
    Ok(Played {
        steps,
        hash: session.state().state_hash(),
        outcome: session.state().outcome(),
    })
}

fn by(entry: &Entry) -> Option<Seat> {
    match entry.input {
        Input::Act { seat, .. } => Some(seat),
        Input::Wake | Input::Reseed(_) | Input::Position(_) => None,
    }
}

fn input_text(entry: &Entry) -> String {
    match &entry.input {
        Input::Act { action, .. } => action.clone(),
        Input::Wake => "wake".into(),
        Input::Reseed(seed) => format!("reseed {seed}"),
        Input::Position(position) => format!("position {position}"),
    }
}

fn document<'a>(file: String, replay: &'a Replay, played: Played, verify: bool) -> Document<'a> {
    Document {
        file,
        game: &replay.game,
        rules: replay.rules,
        seats: replay.setup.seats,
        pace: replay.setup.pace.name(),
        options: &replay.setup.options,
        names: &replay.names,
        seed: replay.setup.seed.to_string(),
        commitment: &replay.commitment,
        hash: &replay.hash,
        verified: verify.then_some(true),
        inputs: played.steps.len(),
        outcome: played.outcome,
        steps: (!verify).then_some(played.steps),
    }
}

fn print_verdict(replay: &Replay, played: &Played, out: &mut Out) -> Result<(), Failure> {
    out.line(say(&text!(
        "cli-replay-verified",
        inputs = played.steps.len(),
        commitment = replay.commitment.as_str()
    )))?;
    print_outcome(replay, played, out)
}

fn print(replay: &Replay, played: &Played, out: &mut Out) -> Result<(), Failure> {
    let options = options_text(&replay.setup.options);
    let head = text!(
        "cli-replay-head",
        game = replay.game.as_str(),
        seats = replay.setup.seats,
        pace = replay.setup.pace.name(),
        options = options,
        seed = replay.setup.seed.to_string()
    );
    out.line(say(&head))?;
    out.line("")?;
    for step in &played.steps {
        let who = match step.seat {
            Some(seat) => say_with(
                &text!("cli-replay-act", seat = seat, input = step.input.as_str()),
                &replay.names,
            ),
            None => say(&text!("cli-replay-time", input = step.input.as_str())),
        };
        let seconds = f64::from(step.at_ms) / 1000.0;
        out.line(format!("{:>5} {seconds:>9.3} s  {who}", step.number))?;
        for event in &step.events {
            out.line(format!("{:19}{}", "", event.text))?;
        }
    }
    out.line("")?;
    print_outcome(replay, played, out)
}

fn print_outcome(replay: &Replay, played: &Played, out: &mut Out) -> Result<(), Failure> {
    match &played.outcome {
        Some(outcome) => out.line(say_with(&outcome.text, &replay.names)),
        None => out.line(say(&text!("cli-replay-unfinished"))),
    }
}
