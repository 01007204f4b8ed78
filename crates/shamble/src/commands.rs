//! The subcommands, one file each.

mod bench;
mod completions;
mod games;
mod mall;
mod replay;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod situation;
mod soundtrack;

use clap::Subcommand;
use clap::builder::PossibleValuesParser;

use crate::failure::Failure;
use crate::out::Out;

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Rules(rules::Rules),
    Simulate(simulate::Simulate),
    Replay(replay::ReplayFile),
    Situation(situation::SituationCommand),
    Scenario(scenario::ScenarioCommand),
    Mall(mall::MallCommand),
    Soundtrack(soundtrack::Soundtrack),
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
            Self::Replay(command) => command.run(out),
            Self::Situation(command) => command.run(out),
            Self::Scenario(command) => command.run(out),
            Self::Mall(command) => command.run(out),
            Self::Soundtrack(command) => command.run(out),
            Self::Bench(command) => command.run(out),
            Self::Completions(command) => command.run(out),
        }
    }
}

/// Accepts the id of a game and lists them all when it is something else.
fn known_game() -> PossibleValuesParser {
    PossibleValuesParser::new(shamble_catalog::GAMES)
}
