//! `shamble completions`: what a shell needs to complete this program's words.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::failure::Failure;
use crate::out::Out;

/// Print completions for a shell.
#[derive(Args)]
#[command(
    after_help = "Example:\n  shamble completions bash > ~/.local/share/bash-completion/completions/shamble"
)]
pub(crate) struct Completions {
    /// Which shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        // Written to memory first: the generator panics when its output goes away.
        let mut script = Vec::new();
        clap_complete::generate(
            self.shell,
            &mut crate::Cli::command(),
            "shamble",
            &mut script,
        );
        out.raw(&script)
    }
}
