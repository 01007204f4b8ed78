//! The one binary. What was typed is read here; each subcommand is a file of `commands/`.

mod commands;
mod failure;
mod flaws;
mod guides;
mod interrupt;
mod origin;
mod out;
mod suggest;
mod words;

use std::process::ExitCode;

use clap::Parser;

use crate::commands::Command;
use crate::out::Out;

/// The version, and in brackets the commit it was built from where that is known.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("SHAMBLE_COMMIT"));

/// A server makes and drops small things all day, on every thread: this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Zombie survival board games on a table in the browser, and everything around them.
#[derive(Parser)]
#[command(
    name = "shamble",
    version = VERSION,
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
