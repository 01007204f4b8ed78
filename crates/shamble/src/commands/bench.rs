//! `shamble bench`: what one core does in a second.

use clap::Args;
use indicatif::ProgressBar;
use shamble_catalog::GAMES;
use shamble_core::{Text, text};
use shamble_lab::{Bench as Measured, CallName, GameBench, Yardstick, bench, n_measured};

use crate::failure::Failure;
use crate::out::Out;
use crate::words::{columns, grouped, say};

/// Measure how fast the games are, each beside a minimal race written by hand in the same run.
///
/// Uses one thread and processor time, so that other programs disturb it little.
#[derive(Args)]
#[command(after_help = "Examples:\n  shamble bench\n  shamble bench --json")]
pub(crate) struct Bench {
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let bar = ProgressBar::new(n_measured(GAMES.len()) as u64);
        let measured = bench(&GAMES, &|| bar.inc(1));
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
        ns = format!("{:.1}", yardstick.tick_ns())
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
        seats = game.seats
    )))?;
    for play in &game.play {
        out.line(say(&text!(
            "cli-bench-speed",
            level = play.level,
            actions = grouped(play.actions),
            games = grouped(play.games),
            speed = grouped(play.actions_per_cpu_second as u64),
            ratio = format!("{:.3}", play.of_yardstick)
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
            format!("{:.1}", call.ns / yardstick.tick_ns()),
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
