//! Where tables are kept when nobody says where.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use shamble_core::text;

use crate::failure::Failure;

/// The file in this system's folder for data of programs, or in the current folder where there is none.
pub(crate) fn default_path() -> PathBuf {
    let folder = data_folder(|name| std::env::var_os(name), std::env::home_dir());
    match folder {
        Some(folder) => folder.join("shamble").join("tables.sqlite"),
        None => PathBuf::from("shamble.sqlite"),
    }
}

/// What a server keeps to itself stands beside its tables.
pub(crate) fn secrets_path(tables: &Path) -> PathBuf {
    let mut name = tables.as_os_str().to_owned();
    name.push(".secrets");
    PathBuf::from(name)
}

/// The file that was named, or the usual one; it must be there.
pub(crate) fn existing(named: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let path = named.unwrap_or_else(default_path);
    if path.is_file() {
        return Ok(path);
    }
    let path = path.display().to_string();
    Err(Failure::Failed(text!("cli-error-no-data", path = path)))
}

fn data_folder(
    variable: impl Fn(&str) -> Option<OsString>,
    home: Option<PathBuf>,
) -> Option<PathBuf> {
    // What is not absolute says nothing, by the rules of XDG.
    let given = |name: &str| {
        variable(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let home = home.filter(|home| home.is_absolute());
    if cfg!(windows) {
        return given("LOCALAPPDATA");
    }
    if cfg!(target_os = "macos") {
        return home.map(|home| home.join("Library").join("Application Support"));
    }
    given("XDG_DATA_HOME").or_else(|| home.map(|home| home.join(".local").join("share")))
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    #[test]
    fn the_folder_follows_the_environment() {
        let set = |value: &'static str| {
            move |name: &str| (name == "XDG_DATA_HOME").then(|| OsString::from(value))
        };
        let home = || Some(PathBuf::from("/people/ada"));
        assert_eq!(data_folder(set("/data"), home()), Some("/data".into()));
        assert_eq!(
            data_folder(set("data"), home()),
            Some("/people/ada/.local/share".into())
        );
        assert_eq!(
            data_folder(|_| None, home()),
            Some("/people/ada/.local/share".into())
        );
        assert_eq!(data_folder(|_| None, None), None);
    }
}
