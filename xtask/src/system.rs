//! System packages that the browser tests need, installed when we may, named when we may not.

use std::path::PathBuf;
use std::process::Command;

use crate::error::Error;
use crate::shell;

/// The names under which Chromium goes, the usual one first.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Debian's package of it.
const PACKAGE: &str = "chromium";

/// Finds Chromium, installing it first where that is allowed.
pub(crate) fn chromium() -> Result<PathBuf, Error> {
    if let Some(browser) = find_chromium() {
        println!("{} is there", browser.display());
        return Ok(browser);
    }
    let privilege = privilege();
    let Some(commands) = install_commands(privilege, shell::which("apt-get").is_some()) else {
        return Err(Error::failed(advice()));
    };
    for command in commands {
        shell::run(
            Command::new(command[0])
                .args(&command[1..])
                .env("DEBIAN_FRONTEND", "noninteractive"),
        )?;
    }
    find_chromium().ok_or_else(|| {
        Error::failed(format!(
            "`{PACKAGE}` was installed, yet none of {} is on the PATH",
            BROWSERS.join(", ")
        ))
    })
}

pub(crate) fn find_chromium() -> Option<PathBuf> {
    BROWSERS.into_iter().find_map(shell::which)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Privilege {
    Root,
    /// `sudo` asks for no password.
    Sudo,
    None,
}

fn privilege() -> Privilege {
    let user = shell::output_of(Command::new("id").arg("-u"));
    if user.is_some_and(|id| id.trim() == "0") {
        Privilege::Root
    } else if shell::output_of(Command::new("sudo").args(["-n", "true"])).is_some() {
        Privilege::Sudo
    } else {
        Privilege::None
    }
}

/// What to run to install the browser; nothing when it may not be installed from here.
fn install_commands(privilege: Privilege, has_apt: bool) -> Option<Vec<Vec<&'static str>>> {
    if !has_apt {
        return None;
    }
    let prefix: &[&str] = match privilege {
        Privilege::Root => &[],
        Privilege::Sudo => &["sudo", "-n"],
        Privilege::None => return None,
    };
    let update: &[&str] = &["apt-get", "update"];
    let install: &[&str] = &[
        "apt-get",
        "install",
        "--yes",
        "--no-install-recommends",
        PACKAGE,
    ];
    Some(
        [update, install]
            .into_iter()
            .map(|command| [prefix, command].concat())
            .collect(),
    )
}

fn advice() -> String {
    format!(
        "the browser tests need Chromium, and it may not be installed from here. \
         On Debian or Ubuntu: `sudo apt-get install {PACKAGE}`; elsewhere install Chromium or Chrome \
         so that one of {} is on the PATH. `cargo xtask test --quick` does without it",
        BROWSERS.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_installed_without_the_right_to() {
        assert_eq!(install_commands(Privilege::None, true), None);
        assert_eq!(install_commands(Privilege::Root, false), None);
        assert!(advice().contains("sudo apt-get install chromium"));
    }

    #[test]
    fn sudo_is_used_only_when_needed_and_never_asks() {
        let root = install_commands(Privilege::Root, true).unwrap();
        assert_eq!(root[0], ["apt-get", "update"]);
        assert_eq!(root[1].last(), Some(&"chromium"));
        let sudo = install_commands(Privilege::Sudo, true).unwrap();
        assert!(
            sudo.iter()
                .all(|command| command.starts_with(&["sudo", "-n"]))
        );
    }
}
