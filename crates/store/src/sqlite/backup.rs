//! A copy of the tables while the server goes on.

use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags};

use super::{
    BUSY_TIMEOUT,
    migrate::{MIGRATIONS, check_owner},
};
use crate::StoreError;

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// Nothing is ever overwritten.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    #[error("{} cannot be read: {cause}", path.display())]
    Source { path: PathBuf, cause: StoreError },
    #[error("{} cannot be written: {cause}", path.display())]
    Target { path: PathBuf, cause: io::Error },
    /// The copy was made, and is not what it should be.
    #[error("the copy is not sound: {0}")]
    Unsound(String),
}

/// Copies the tables in `data` into a new file, as they were at one instant, and checks the copy. Safe while a server
/// works on them; whatever goes wrong, there is no half copy under the name that was asked for.
///
/// Answers how many tables the copy has.
pub fn backup(data: &Path, copy: &Path) -> Result<usize, BackupError> {
    let target = |cause| BackupError::Target {
        path: copy.to_owned(),
        cause,
    };
    // The name is taken first, so that two backups cannot both have it.
    match File::create_new(copy) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(BackupError::Exists(copy.to_owned()));
        }
        Err(error) => return Err(target(error)),
    }
    let part = part_of(copy);
    let made = copy_into(data, &part).and_then(|n_tables| {
        fs::rename(&part, copy).map_err(target)?;
        // The name itself must reach the disk as well, where folders can be opened.
        if let Some(Ok(folder)) = copy.parent().map(File::open) {
            let _ = folder.sync_all();
        }
        Ok(n_tables)
    });
    if made.is_err() {
        let _ = fs::remove_file(&part);
        let _ = fs::remove_file(copy);
    }
    made
}

fn copy_into(data: &Path, part: &Path) -> Result<usize, BackupError> {
    let source = |cause: StoreError| BackupError::Source {
        path: data.to_owned(),
        cause,
    };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || -> Result<Connection, StoreError> {
        let connection = Connection::open_with_flags(data, flags)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        check_owner(&connection, MIGRATIONS)?;
        Ok(connection)
    };
    let connection = open().map_err(source)?;
    let name = part.to_str().ok_or_else(|| BackupError::Target {
        path: part.to_owned(),
        cause: io::Error::other("its name is not a text"),
    })?;
    // Left behind by one that was killed.
    let _ = fs::remove_file(part);
    let copied = connection.execute("VACUUM INTO ?1", [name]);
    copied.map_err(|cause| source(cause.into()))?;
    // SQLite leaves this to us.
    let synced = File::options().write(true).open(part);
    synced
        .and_then(|file| file.sync_all())
        .map_err(|cause| BackupError::Target {
            path: part.to_owned(),
            cause,
        })?;
    check_copy(part).map_err(|error| BackupError::Unsound(error.to_string()))?
}

fn check_copy(part: &Path) -> rusqlite::Result<Result<usize, BackupError>> {
    let copy = Connection::open_with_flags(part, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let verdict: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Ok(Err(BackupError::Unsound(verdict)));
    }
    let n_tables: i64 = copy.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
    Ok(Ok(usize::try_from(n_tables).unwrap_or_default()))
}

fn part_of(copy: &Path) -> PathBuf {
    let mut name = copy.file_name().map_or_else(OsString::new, OsString::from);
    name.push(".part");
    copy.with_file_name(name)
}
