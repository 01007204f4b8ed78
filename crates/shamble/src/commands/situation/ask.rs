//! `shamble situation ask`: what can be done in a position, and what comes of it, in words.

use std::path::PathBuf;

use clap::Args;
use shamble_catalog::ask_situation;
use shamble_core::{Text, text};
use shamble_situations::{Answer, Asked, Came, Effects, Situation};

use super::{known_rules, read};
use crate::failure::Failure;
use crate::out::Out;
use crate::words::{say, say_with};

/// Ask a rules question: print what can be done in a position and what comes of it.
///
/// The file is a situation without expectations; it need not name a rule.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble situation new cliche > my-question.toml
  shamble situation ask my-question.toml")]
pub(super) struct Ask {
    /// A situation file
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Ask {
    pub(super) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let file = self.file.display().to_string();
        let text = read(&self.file, Failure::Usage)?;
        let situation =
            Situation::parse_question(&file, &text, &known_rules()).map_err(|error| {
                Failure::Usage(text!("cli-error-reason", reason = error.to_string()))
            })?;
        match ask_situation(situation.game(), &situation).expect("a game with a rulebook") {
            Ok(answer) => Page::new(situation.setup().seats, out).answer(&answer),
            Err(failure) => Err(Failure::Failed(text!(
                "cli-error-reason",
                reason = format!("{file}:{failure}")
            ))),
        }
    }
}

/// The answer as it is printed. Seats are called by their numbers, as in the file.
struct Page<'a> {
    names: Vec<String>,
    out: &'a mut Out,
}

impl<'a> Page<'a> {
    fn new(n_seats: usize, out: &'a mut Out) -> Self {
        let name = |number: usize| say(&text!("cli-ask-seat", number = number));
        let names = (0..n_seats).map(name).collect();
        Self { names, out }
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Failure> {
        for step in &answer.steps {
            self.step(step)?;
        }
        if let Some(outcome) = &answer.outcome {
            return self.line(0, &text!("cli-ask-over", outcome = outcome.text.clone()));
        }
        for asked in &answer.asked {
            self.asked(asked)?;
        }
        if answer.asked.is_empty() {
            self.line(0, &text!("cli-ask-nobody"))?;
        }
        match answer.next_wake {
            Some(at) => self.line(0, &text!("cli-ask-wake", at = at.0, now = answer.now.0)),
            None => Ok(()),
        }
    }

    fn step(&mut self, step: &Came) -> Result<(), Failure> {
        let head = match (step.seat, &step.action) {
            (Some(seat), Some(action)) => text!(
                "cli-ask-act",
                line = step.line,
                seat = seat,
                action = action.as_str()
            ),
            _ => text!("cli-ask-time", line = step.line),
        };
        self.line(0, &head)?;
        match (&step.refusal, &step.malformed) {
            (Some(illegal), _) => self.line(1, &refusal(illegal))?,
            (None, Some(reason)) => {
                self.line(1, &text!("cli-ask-malformed", reason = reason.as_str()))?;
            }
            (None, None) => self.effects(1, &step.effects)?,
        }
        self.out.line("")
    }

    fn asked(&mut self, asked: &Asked) -> Result<(), Failure> {
        let (seat, ask) = (asked.seat, asked.ask.clone());
        let head = match (asked.from, asked.must) {
            (Some(from), _) => text!("cli-ask-later", seat = seat, ask = ask, from = from.0),
            (None, true) => text!("cli-ask-must", seat = seat, ask = ask),
            (None, false) => text!("cli-ask-may", seat = seat, ask = ask),
        };
        self.line(0, &head)?;
        for choice in &asked.choices {
            let label = choice.label.clone();
            let action = choice.action.as_str();
            self.line(1, &text!("cli-ask-choice", action = action, label = label))?;
            self.effects(2, &choice.effects)?;
        }
        for begun in &asked.begun {
            let label = begun.label.clone();
            let text = begun.text.as_str();
            self.line(1, &text!("cli-ask-begun", text = text, label = label))?;
            for part in &begun.next {
                let text = format!("{}{}", begun.text, part.text);
                let label = part.label.clone();
                self.line(2, &text!("cli-ask-part", text = text, label = label))?;
            }
        }
        self.out.line("")
    }

    fn effects(&mut self, depth: usize, effects: &Effects) -> Result<(), Failure> {
        for event in &effects.events {
            self.line(depth, event)?;
        }
        for change in &effects.changes {
            let told = text!(
                "cli-ask-change",
                path = change.path.as_str(),
                before = change.before.as_str(),
                after = change.after.as_str()
            );
            self.line(depth, &told)?;
        }
        if effects.events.is_empty() && effects.changes.is_empty() {
            self.line(depth, &text!("cli-ask-nothing"))?;
        }
        if effects.by_chance {
            self.line(depth, &text!("cli-ask-chance"))?;
        }
        Ok(())
    }

    fn line(&mut self, depth: usize, text: &Text) -> Result<(), Failure> {
        let words = say_with(text, &self.names);
        self.out
            .line(format!("{:indent$}{words}", "", indent = 4 * depth))
    }
}

/// A refusal with its rule.
pub(super) fn refusal(illegal: &shamble_core::Illegal) -> Text {
    text!(
        "cli-ask-refused",
        rule = illegal.rule.0,
        reason = illegal.text.clone()
    )
}
