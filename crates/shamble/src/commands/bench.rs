//! `shamble bench`: what one core does in a second.

use std::time::Duration;

use clap::Args;
use indicatif::ProgressBar;
use shamble_core::{Text, text};
use shamble_lab::{
    BENCH_SETUPS, Bench as Measured, BenchSetup, CallName, GameBench, MEASURE, Yardstick, bench,
    n_measured,
};

use super::known_game;
use crate::failure::Failure;
use crate::out::Out;
use crate::words::{columns, decimal, grouped, say};

/// Measure how fast the games are, each beside a minimal race written by hand in the same run.
///
/// Uses one thread and processor time, so that other programs disturb it little.
#[derive(Args)]
#[command(after_help = "Examples:\n  shamble bench\n  shamble bench zombie-mall --ms 2000 --json")]
pub(crate) struct Bench {
    /// Only these games; `shamble games` lists them
    #[arg(value_name = "GAME", value_parser = known_game())]
    games: Vec<String>,
    /// How long each thing is measured, in milliseconds of processor time
    #[arg(long, value_name = "MS", default_value_t = MEASURE.as_millis() as u64, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    ms: u64,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let is_asked = |setup: &BenchSetup| {
            self.games.is_empty() || self.games.iter().any(|game| game == setup.game)
        };
        let setups: Vec<BenchSetup> = BENCH_SETUPS.into_iter().filter(is_asked).collect();
        let bar = ProgressBar::new(n_measured(setups.len()) as u64);
        let measured = bench(&setups, Duration::from_millis(self.ms), &|| bar.inc(1));
        bar.finish_and_clear();
        if self.json {
            return out.json(&measured);
        }
        print(&measured, out)
    }
}

fn print(measured: &Measured, out: &mut Out) -> Result<(), Failure> {
    let Measured { yardstick, games } = measured;
    out.line(say(&text!(
        "cli-bench-yardstick",
        ticks = grouped(yardstick.ticks_per_cpu_second as u64),
        ns = decimal(&format!("{:.1}", yardstick.tick_ns()))
    )))?;
    for game in games {
        out.line("")?;
        print_game(game, yardstick, out)?;
    }
    if cfg!(debug_assertions) {
        out.line("")?;
        out.line(say(&text!("cli-warning-slow-build")))?;
    }
    Ok(())
}

fn print_game(game: &GameBench, yardstick: &Yardstick, out: &mut Out) -> Result<(), Failure> {
    out.line(say(&text!(
        "cli-bench-game",
        game = game.game,
        setup = game.setup,
        seats = game.seats
    )))?;
    for play in &game.play {
        out.line(say(&text!(
            "cli-bench-speed",
            level = play.level,
            actions = grouped(play.actions),
            games = grouped(play.games),
            speed = grouped(play.actions_per_cpu_second as u64),
            ratio = decimal(&format!("{:.3}", play.of_yardstick))
        )))?;
    }
    out.line(say(&text!(
        "cli-bench-state",
        bytes = grouped(game.state_bytes as u64),
        view = grouped(game.view_json_bytes as u64)
    )))?;
    let mut rows = vec![vec![
        say(&text!("cli-bench-call")),
        say(&text!("cli-bench-column-ns")),
        say(&text!("cli-bench-column-ticks")),
    ]];
    for call in &game.calls {
        rows.push(vec![
            say(&call_text(call.name)),
            format!("{:.0}", call.ns),
            decimal(&format!("{:.1}", call.ns / yardstick.tick_ns())),
        ]);
    }
    out.line(columns(&rows))
}

fn call_text(name: CallName) -> Text {
    match name {
        CallName::Clone => text!("cli-bench-clone"),
        CallName::Prompts => text!("cli-bench-prompts"),
        CallName::LegalActions => text!("cli-bench-legal-actions"),
        CallName::View => text!("cli-bench-view"),
        CallName::ViewJson => text!("cli-bench-view-json"),
        CallName::Determinize => text!("cli-bench-determinize"),
        CallName::StateHash => text!("cli-bench-state-hash"),
    }
}
