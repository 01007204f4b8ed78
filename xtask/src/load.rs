//! `cargo xtask load`: what tables full of people cost a server, measured over real sockets in a release build.
//!
//! The load generator prints the figures; `docs/performance.md` is written from them.

use std::process::Command;

use crate::error::Error;
use crate::shell::{self, Workspace};

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let args = match args.split_first() {
        None => &[],
        Some((first, rest)) if first == "--" => rest,
        Some((first, _)) => {
            return Err(Error::Usage(format!(
                "`load` knows no `{first}`; arguments for the load generator come after `--`"
            )));
        }
    };
    shell::run(&mut workspace.cargo(&[
        "build",
        "--release",
        "-p",
        "shamble-server",
        "--example",
        "load",
    ]))?;
    shell::run(
        Command::new(workspace.release_binary("examples/load"))
            .args(args)
            .current_dir(&workspace.root),
    )
}
