//! `shamble ladder`: levels against each other.

use clap::Args;
use shamble_bots::Level;
use shamble_core::{Seed, Text, text};
use shamble_lab::{
    BENCH_CELLS, BenchCell, Ladder, LadderPlan, Player, Relation, Rung, Rungs, Share, ladder,
    n_ladder_games,
};

use super::known_game;
use super::simulate::print::made_by;
use super::simulate::{player, progress_bar, refused};
use crate::failure::Failure;
use crate::interrupt;
use crate::origin::origin;
use crate::out::Out;
use crate::words::{columns, decimal, say};

/// Play the levels of bots against each other and rate them.
///
/// Every level plays the same seeds at the same tables. Where all win or lose together, levels are rated against the
/// tables; rivals share a table and play every seed in both orders of seats.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble ladder zombies15
  shamble ladder tiny-epic-zombies --mode cooperative-vs-zombie --games 500
  shamble ladder cliche --levels random,thumb --json")]
pub(crate) struct LadderCommand {
    /// Id of the game; `shamble games` lists them
    #[arg(value_parser = known_game())]
    game: String,
    /// Only tables of this mode
    #[arg(long)]
    mode: Option<String>,
    /// Who climbs, the weakest first; without, every level there is
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = player)]
    levels: Vec<Player>,
    /// Seeds for each table
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A whole number or 64 hexadecimal digits
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many threads; without, one for each core
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl LadderCommand {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let is_asked = |cell: &BenchCell| {
            cell.game == self.game && self.mode.as_ref().is_none_or(|mode| mode == cell.mode())
        };
        let cells: Vec<BenchCell> = BENCH_CELLS.into_iter().filter(is_asked).collect();
        if cells.is_empty() {
            let of_game = BENCH_CELLS.iter().filter(|cell| cell.game == self.game);
            let mut known: Vec<&str> = of_game.map(BenchCell::mode).collect();
            known.dedup();
            return Err(Failure::Usage(text!(
                "cli-error-ladder-mode",
                game = self.game.as_str(),
                mode = self.mode.as_deref().unwrap_or_default(),
                known = known.join(", ")
            )));
        }
        let players = if self.levels.is_empty() {
            Level::ALL.into_iter().map(Player::from).collect()
        } else {
            self.levels
        };
        let plan = LadderPlan {
            players,
            cells,
            games: self.games,
            seed: self.seed,
            threads: self.threads.map(usize::from),
        };
        let bar = progress_bar(n_ladder_games(&plan));
        let found = ladder(
            &self.game,
            &plan,
            &|n_games| bar.inc(n_games),
            interrupt::stop(),
        );
        bar.finish_and_clear();
        let found = Ladder {
            origin: origin(),
            ..found.map_err(|error| refused(&self.game, error))?
        };
        if self.json {
            return out.json(&found);
        }
        print(&found, out)
    }
}

fn print(ladder: &Ladder, out: &mut Out) -> Result<(), Failure> {
    made_by(&ladder.origin, out)?;
    for rungs in &ladder.rungs {
        out.line("")?;
        out.line(say(&head(rungs, ladder.games)))?;
        out.line("")?;
        out.line(columns(&table(rungs)))?;
        for step in &rungs.steps {
            let points = |share: f64| decimal(&format!("{:+.1}", share * 100.0));
            out.line(say(&text!(
                "cli-ladder-step",
                from = step.from.as_str(),
                to = step.to.as_str(),
                side = if step.side.is_empty() {
                    "none"
                } else {
                    step.side.as_str()
                },
                difference = points(step.difference),
                low = points(step.low95),
                high = points(step.high95)
            )))?;
        }
        out.line("")?;
        let mut lines = vec![vec![
            say(&text!("cli-ladder-rating")),
            say(&text!("cli-ladder-points")),
            say(&text!("cli-simulate-column-interval")),
        ]];
        for rating in &rungs.ratings {
            lines.push(vec![
                format!("{} ({})", rating.name, rating.of),
                format!("{:.0}", rating.rating),
                format!("{:.0} – {:.0}", rating.low95, rating.high95),
            ]);
        }
        out.line(columns(&lines))?;
    }
    Ok(())
}

fn head(rungs: &Rungs, games: u64) -> Text {
    let games = games.to_string();
    match rungs.relation {
        Relation::Together => text!("cli-ladder-together", games = games),
        Relation::Against => text!("cli-ladder-against", games = games),
        Relation::Rivals => text!("cli-ladder-rivals", games = games),
    }
}

fn table(rungs: &Rungs) -> Vec<Vec<String>> {
    let mut head = vec![say(&text!("cli-ladder-level"))];
    head.extend(rungs.cells.iter().cloned());
    head.push(say(&text!("cli-ladder-pooled")));
    let percent = |share: f64| decimal(&format!("{:.1}", share * 100.0));
    let short = |share: &Share| format!("{} %", percent(share.share));
    let row = |rung: &Rung| {
        let name = match &rung.against {
            None => rung.level.clone(),
            Some(other) => say(&text!(
                "cli-ladder-meeting",
                one = rung.level.as_str(),
                other = other.as_str()
            )),
        };
        let mut cells = vec![name];
        cells.extend(rung.cells.iter().map(short));
        let pooled = &rung.pooled;
        cells.push(format!(
            "{} ({} – {})",
            short(pooled),
            percent(pooled.low95),
            percent(pooled.high95)
        ));
        cells
    };
    std::iter::once(head)
        .chain(rungs.rows.iter().map(row))
        .collect()
}
