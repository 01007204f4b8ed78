//! Running other programs from the root of the workspace.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::Error;

/// Where everything is.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    /// The folder that this very program was built into, hence the development binaries too.
    dev_binaries: PathBuf,
}

impl Workspace {
    pub(crate) fn find() -> Result<Self, Error> {
        // Cargo says at run time where the package is; a checkout that was moved keeps working.
        let package = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = package
            .parent()
            .ok_or_else(|| Error::failed("xtask is not inside a workspace"))?
            .to_path_buf();
        let program = std::env::current_exe()
            .map_err(|e| Error::failed(format!("could not find the running program: {e}")))?;
        let dev_binaries = program
            .parent()
            .ok_or_else(|| Error::failed("the running program has no folder"))?
            .to_path_buf();
        Ok(Self { root, dev_binaries })
    }

    pub(crate) fn web(&self) -> PathBuf {
        self.root.join("web")
    }

    pub(crate) fn dev_binary(&self, name: &str) -> PathBuf {
        self.dev_binaries.join(executable(name))
    }

    pub(crate) fn release_binary(&self, name: &str) -> PathBuf {
        self.target().join("release").join(executable(name))
    }

    /// Cargo's target folder, wherever the settings put it.
    pub(crate) fn target(&self) -> PathBuf {
        self.dev_binaries
            .parent()
            .map_or_else(|| self.root.join("target"), Path::to_path_buf)
    }

    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.root);
        // A build that nobody goes on from is quicker when it keeps nothing for the next one.
        if std::env::var_os("CI").is_some() {
            command.env("CARGO_INCREMENTAL", "0");
        }
        command
    }

    pub(crate) fn npm(&self, args: &[&str]) -> Command {
        let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
        let mut command = Command::new(program);
        command.args(args).current_dir(self.web());
        command
    }
}

fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

/// Shows the command, runs it with our own terminal, and fails when it fails.
pub(crate) fn run(command: &mut Command) -> Result<(), Error> {
    let line = display(command);
    println!("$ {line}");
    let status = command
        .status()
        .map_err(|e| Error::failed(format!("could not start `{line}`: {e}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Error::failed(format!("`{line}` failed ({status})")))
    }
}

/// What the command prints, or nothing when it cannot be started or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    if !output.status.success() {
        return None;
    }
    String::from_utf8(output.stdout).ok()
}

/// The program's full path, when it is on the `PATH`.
pub(crate) fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(executable(name)))
        .find(|file| file.is_file())
}

/// The command as a person would type it; the path to cargo itself is noise.
fn display(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_command_is_named_in_the_error() {
        let workspace = Workspace::find().unwrap();
        let error = run(&mut workspace.cargo(&["no-such-subcommand-at-all"])).unwrap_err();
        assert!(
            error
                .to_string()
                .contains("cargo no-such-subcommand-at-all")
        );
    }

    #[test]
    fn a_missing_program_is_an_error_not_a_panic() {
        let error = run(&mut Command::new("no-such-program-at-all")).unwrap_err();
        assert!(error.to_string().contains("could not start"));
        assert_eq!(output_of(&mut Command::new("no-such-program-at-all")), None);
        assert_eq!(which("no-such-program-at-all"), None);
    }

    #[test]
    fn the_root_is_where_the_workspace_manifest_is() {
        let workspace = Workspace::find().unwrap();
        let manifest = std::fs::read_to_string(workspace.root.join("Cargo.toml")).unwrap();
        assert!(manifest.contains("[workspace]"));
    }
}
