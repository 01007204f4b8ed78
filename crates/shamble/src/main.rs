//! The one binary. What was typed is read here; each subcommand is a file of `commands/`.

mod commands;
mod failure;
mod guides;
mod out;
mod suggest;
mod words;

use std::process::ExitCode;

use clap::Parser;

use crate::commands::Command;
use crate::out::Out;

/// Zombie survival board games on a table in the browser, and everything around them.
#[derive(Parser)]
#[command(
    name = "shamble",
    version,
    arg_required_else_help = true,
    max_term_width = 100,
    after_help = "Exit codes: 0 all is well, 1 it failed, 2 it was asked for in the wrong way."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Out::stdout();
    let result = cli.command.run(&mut out);
    match result.and_then(|()| out.finish()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
