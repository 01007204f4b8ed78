//! The browser client's tools: is Node there and new enough, are the packages installed, build it.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::error::Error;
use crate::shell::{self, Workspace};

/// The oldest Node that the build tool accepts (Vite 8).
const MIN_NODE: (u32, u32) = (20, 19);

/// Installs the packages when the lock file is newer than what was installed from it.
pub(crate) fn install(workspace: &Workspace) -> Result<(), Error> {
    let lock = workspace.web().join("package-lock.json");
    if !lock.is_file() {
        return Err(Error::failed(
            "web/package-lock.json is missing: is the checkout complete?",
        ));
    }
    check_node(output_of_node().as_deref()).map_err(Error::Failed)?;
    // npm writes this file last, so an interrupted installation counts as none.
    let installed = workspace.web().join("node_modules/.package-lock.json");
    if is_stale(modified(&lock), modified(&installed)) {
        shell::run(&mut workspace.npm(&["ci", "--no-audit", "--no-fund"]))
    } else {
        println!("web/node_modules is up to date");
        Ok(())
    }
}

/// Builds the client into `web/dist`, from where the server takes it.
pub(crate) fn build(workspace: &Workspace) -> Result<(), Error> {
    script(workspace, "build")
}

/// Runs one script of `web/package.json`.
pub(crate) fn script(workspace: &Workspace, name: &str) -> Result<(), Error> {
    shell::run(&mut workspace.npm(&["run", name]))
}

fn output_of_node() -> Option<String> {
    shell::output_of(Command::new("node").arg("--version"))
}

fn check_node(version: Option<&str>) -> Result<(), String> {
    let (major, minor) = MIN_NODE;
    let advice = format!("Shamble's browser client needs Node {major}.{minor} or newer with npm");
    let Some(version) = version else {
        return Err(format!(
            "Node.js is not installed. {advice}: see https://nodejs.org/"
        ));
    };
    let found = parse_version(version)
        .ok_or_else(|| format!("`node --version` said `{}`. {advice}", version.trim()))?;
    if found < MIN_NODE {
        return Err(format!(
            "Node {} is too old. {advice}: see https://nodejs.org/",
            version.trim()
        ));
    }
    Ok(())
}

fn parse_version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.trim().strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

/// Unknown times count as stale: installing once too often is merely slow.
fn is_stale(lock: Option<SystemTime>, installed: Option<SystemTime>) -> bool {
    match (lock, installed) {
        (Some(lock), Some(installed)) => lock > installed,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn node_must_be_there_and_new_enough() {
        assert!(check_node(Some("v20.19.0\n")).is_ok());
        assert!(check_node(Some("v24.1.2")).is_ok());
        for (version, says) in [
            (None, "not installed"),
            (Some("v18.20.4\n"), "Node v18.20.4 is too old"),
            (Some("v20.18.9"), "too old"),
            (Some("deno 2"), "said `deno 2`"),
        ] {
            let message = check_node(version).unwrap_err();
            assert!(message.contains(says), "{message}");
            assert!(message.contains("Node 20.19 or newer"), "{message}");
        }
    }

    #[test]
    fn packages_are_stale_when_the_lock_is_newer_or_nothing_is_installed() {
        let early = SystemTime::UNIX_EPOCH;
        let late = early + Duration::from_secs(1);
        assert!(is_stale(Some(late), Some(early)));
        assert!(is_stale(Some(early), None));
        assert!(is_stale(None, Some(early)));
        assert!(!is_stale(Some(early), Some(late)));
        assert!(!is_stale(Some(early), Some(early)));
    }
}
