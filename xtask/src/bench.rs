//! `cargo xtask bench`: measures a release build, the games first, then the store.
//!
//! `--python` measures the Python package instead. The figures and what they are compared with are printed by the programs that measure.

use std::process::Command;

use crate::error::Error;
use crate::python;
use crate::shell::{self, Workspace};

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let args = match args.split_first() {
        None => &[],
        Some((first, rest)) if first == "--python" => {
            let rest = rest.strip_prefix(&["--".to_owned()]).unwrap_or(rest);
            return python::bench(workspace, rest);
        }
        Some((first, rest)) if first == "--" => rest,
        Some((first, _)) => {
            return Err(Error::Usage(format!(
                "`bench` knows no `{first}`; arguments for `shamble bench` come after `--`"
            )));
        }
    };
    shell::run(&mut workspace.cargo(&["build", "--release", "-p", "shamble"]))?;
    shell::run(
        Command::new(workspace.release_binary("shamble"))
            .arg("bench")
            .args(args)
            .current_dir(&workspace.root),
    )?;
    shell::run(&mut workspace.cargo(&[
        "run",
        "--release",
        "--quiet",
        "-p",
        "shamble-store",
        "--example",
        "group_commit",
    ]))
}
