//! The subcommands, one file each.

mod analyse;
mod backup;
mod bench;
mod bot;
mod completions;
mod data;
mod difficulty;
mod games;
mod ladder;
mod mall;
mod merge;
mod puzzles;
mod replay;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod situation;
mod soundtrack;
mod store;

use clap::Subcommand;
use clap::builder::{PossibleValue, PossibleValuesParser};

use crate::failure::Failure;
use crate::out::Out;

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Rules(rules::Rules),
    Simulate(simulate::Simulate),
    Merge(merge::Merge),
    Ladder(ladder::LadderCommand),
    Difficulty(difficulty::DifficultyCommand),
    Analyse(analyse::Analyse),
    Puzzles(puzzles::PuzzlesCommand),
    Replay(replay::ReplayFile),
    Situation(situation::SituationCommand),
    Scenario(scenario::ScenarioCommand),
    Mall(mall::MallCommand),
    Soundtrack(soundtrack::Soundtrack),
    Backup(backup::Backup),
    Store(store::StoreCommand),
    Bot(bot::Bot),
    Bench(bench::Bench),
    Completions(completions::Completions),
}

impl Command {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        match self {
            Self::Serve(command) => command.run(out),
            Self::Games(command) => command.run(out),
            Self::Rules(command) => command.run(out),
            Self::Simulate(command) => command.run(out),
            Self::Merge(command) => command.run(out),
            Self::Ladder(command) => command.run(out),
            Self::Difficulty(command) => command.run(out),
            Self::Analyse(command) => command.run(out),
            Self::Puzzles(command) => command.run(out),
            Self::Replay(command) => command.run(out),
            Self::Situation(command) => command.run(out),
            Self::Scenario(command) => command.run(out),
            Self::Mall(command) => command.run(out),
            Self::Soundtrack(command) => command.run(out),
            Self::Backup(command) => command.run(out),
            Self::Store(command) => command.run(out),
            Self::Bot(command) => command.run(out),
            Self::Bench(command) => command.run(out),
            Self::Completions(command) => command.run(out),
        }
    }
}

/// Accepts the id of a game and lists them all when it is something else.
fn known_game() -> PossibleValuesParser {
    let is_toy = |id| shamble_catalog::TOYS.contains(&id);
    PossibleValuesParser::new(
        shamble_catalog::known().map(|id| PossibleValue::new(id).hide(is_toy(id))),
    )
}
