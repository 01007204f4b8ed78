//! `shamble analyse`: a look back at a recorded game.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use indicatif::ProgressBar;
use shamble_core::replay::Replay;
use shamble_core::{Text, text};
use shamble_lab::{Analysis, AnalysisError, Budget, Onlooker, TurningPoint, analyse};

use super::replay::{check_rules, perhaps_older};
use super::simulate::print::made_by;
use super::simulate::setup_text;
use crate::failure::Failure;
use crate::interrupt;
use crate::origin::origin;
use crate::out::Out;
use crate::words::{columns, say, say_with};

/// Look back at a recorded game: the chance to win at every turn, and where it turned.
///
/// Chances are what the seat about to act could know, with bots playing on. A change is split into what a choice cost and
/// what was luck.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  shamble analyse game.replay\n  shamble analyse game.replay --deals 200 --json"
)]
pub(crate) struct Analyse {
    /// The replay file
    replay: PathBuf,
    /// Deals at each turn: more are slower and more exact
    #[arg(long, value_name = "N", default_value_t = Budget::THOROUGH.deals, value_parser = clap::value_parser!(u32).range(4..=10_000))]
    deals: u32,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let path = self.replay.display().to_string();
        let in_file = |reason: Text| {
            Failure::Usage(text!(
                "cli-error-in-file",
                path = path.as_str(),
                reason = reason
            ))
        };
        let said = |reason: String| text!("cli-error-reason", reason = reason);
        let text = fs::read_to_string(&self.replay).map_err(|error| {
            let reason = error.to_string();
            Failure::Usage(text!(
                "cli-error-unreadable",
                path = path.as_str(),
                reason = reason
            ))
        })?;
        let replay = Replay::read(&text).map_err(|error| in_file(said(error.to_string())))?;
        check_rules(&replay).map_err(in_file)?;
        let budget = Budget {
            deals: self.deals,
            choice_deals: self.deals.saturating_mul(5) / 2,
            ..Budget::THOROUGH
        };
        let mut terminal = Terminal {
            bar: ProgressBar::new(1000),
            stop: interrupt::stop(),
        };
        let found = analyse(&replay, budget, &mut terminal);
        terminal.bar.finish_and_clear();
        let found = Analysis {
            origin: origin(),
            ..found.map_err(|error| match error {
                AnalysisError::Stopped => Failure::Failed(said(error.to_string())),
                AnalysisError::Setup(error) => {
                    in_file(perhaps_older(&replay, setup_text(&replay.game, &error)))
                }
                error => in_file(perhaps_older(&replay, said(error.to_string()))),
            })?
        };
        if self.json {
            return out.json(&found);
        }
        print(&found, &replay, out)
    }
}

/// Somebody who waits at a terminal.
struct Terminal {
    bar: ProgressBar,
    stop: &'static AtomicBool,
}

impl Onlooker for Terminal {
    fn goes_on(&mut self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    fn progress(&mut self, share: f64) {
        self.bar.set_position((share * 1000.0) as u64);
    }
}

fn print(found: &Analysis, replay: &Replay, out: &mut Out) -> Result<(), Failure> {
    made_by(&found.origin, out)?;
    out.line(say(&text!(
        "cli-analyse-head",
        level = found.level,
        deals = found.deals
    )))?;
    out.line("")?;
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    let when = When::of(found);
    let mut lines = vec![vec![
        say(&when.head()),
        say(&text!("cli-analyse-input")),
        say(&text!("cli-analyse-chance")),
        say(&text!("cli-simulate-column-interval")),
    ]];
    for point in &found.points {
        let crew = &point.crew;
        lines.push(vec![
            when.cell(point.turn, point.at_ms),
            point.inputs.to_string(),
            percent(crew.share),
            format!("{} – {}", percent(crew.low95), percent(crew.high95)),
        ]);
    }
    out.line(columns(&lines))?;
    for turn in &found.turning_points {
        out.line("")?;
        for text in turn_words(turn, when) {
            out.line(say_with(&text, &replay.names))?;
        }
    }
    out.line("")?;
    for party in &found.parties {
        let names = party.seats.iter().map(|seat| &replay.names[seat.index()]);
        out.line(say(&text!(
            "cli-analyse-party",
            who = names.cloned().collect::<Vec<_>>().join(", "),
            before = format!("{:.0}", party.before * 100.0),
            after = format!("{:.0}", party.after * 100.0),
            choice = points(party.choice),
            luck = points(party.luck)
        )))?;
    }
    if found.turning_points.is_empty() {
        out.line("")?;
        out.line(say(&text!("cli-analyse-even")))?;
    }
    Ok(())
}

/// What tells when something was: the clock, or the number of the turn where none runs.
#[derive(Clone, Copy)]
enum When {
    Clock,
    Turn,
}

impl When {
    fn of(found: &Analysis) -> Self {
        if found.is_timed() {
            Self::Clock
        } else {
            Self::Turn
        }
    }

    fn head(self) -> Text {
        match self {
            Self::Clock => text!("cli-analyse-time"),
            Self::Turn => text!("cli-analyse-turns"),
        }
    }

    fn cell(self, turn: u32, at_ms: u32) -> String {
        match self {
            Self::Clock => clock(at_ms),
            Self::Turn => turn.to_string(),
        }
    }

    fn words(self, turn: u32, at_ms: u32) -> String {
        match self {
            Self::Clock => clock(at_ms),
            Self::Turn => say(&text!("cli-analyse-turn-number", n = turn)),
        }
    }
}

fn turn_words(turn: &TurningPoint, when: When) -> Vec<Text> {
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    let mut words = vec![text!(
        "cli-analyse-turn",
        time = when.words(turn.turn, turn.at_ms),
        seat = turn.seat,
        before = percent(turn.before),
        after = percent(turn.after),
        choice = points(turn.choice),
        luck = points(turn.luck)
    )];
    if let Some(decision) = &turn.decision {
        words.push(text!(
            "cli-analyse-decision",
            time = when.words(turn.turn, decision.at_ms),
            chosen = decision.chosen_text.clone(),
            chance = percent(decision.chosen_chance),
            better = decision.better_text.clone(),
            better_chance = percent(decision.better_chance)
        ));
    }
    words
}

/// A change in points with its sign; none has no sign.
fn points(change: f64) -> String {
    match (change * 100.0).round() {
        0.0 => "0".to_owned(),
        rounded => format!("{rounded:+}"),
    }
}

fn clock(ms: u32) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_of_nothing_has_no_sign() {
        assert_eq!(points(0.0), "0");
        assert_eq!(points(-0.004), "0");
        assert_eq!(
            (points(0.126), points(-0.126)),
            ("+13".into(), "-13".into())
        );
    }
}
