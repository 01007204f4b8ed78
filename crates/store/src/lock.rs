//! One program at a time: whoever works on a file of tables holds a lock beside it.
//!
//! The lock belongs to the process and ends with it, however it ends: after `kill -9` the next one gets it at once.
//! It lies in a file of its own, because SQLite locks parts of the database file itself for other purposes.

use std::{
    ffi::OsString,
    fs::{File, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
    process,
};

/// How much is read of who holds the lock: a number has few digits.
const MAX_HOLDER_BYTES: u64 = 20;

/// The right to work on a file of tables; given back when dropped.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

/// Why the lock could not be had.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Somebody else works on the tables.
    #[error("{}", in_use(.holder))]
    Held {
        /// The number of that process, if it left it.
        holder: Option<u32>,
    },
    #[error("the lock {} cannot be used: {cause}", path.display())]
    Unusable { path: PathBuf, cause: io::Error },
}

fn in_use(holder: &Option<u32>) -> String {
    match holder {
        Some(process) => format!("another program is using them (process {process})"),
        None => "another program is using them".to_owned(),
    }
}

impl FileLock {
    /// Takes the lock of the tables in `data`, or says at once that somebody else has it.
    pub fn take(data: &Path) -> Result<Self, LockError> {
        let path = path_of(data);
        Self::try_take(&path).map_err(|error| match error {
            TryLockError::WouldBlock => LockError::Held {
                holder: holder(&path),
            },
            TryLockError::Error(cause) => LockError::Unusable { path, cause },
        })
    }

    fn try_take(path: &Path) -> Result<Self, TryLockError> {
        let open = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path);
        let mut file = open.map_err(TryLockError::Error)?;
        file.try_lock()?;
        leave_number(&mut file).map_err(TryLockError::Error)?;
        Ok(Self { _file: file })
    }
}

/// The file is never removed: somebody might be about to lock the one that is gone.
fn leave_number(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", process::id())
}

fn holder(path: &Path) -> Option<u32> {
    let mut text = String::new();
    let file = File::open(path).ok()?;
    file.take(MAX_HOLDER_BYTES).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

/// The same for all names of one file.
fn path_of(data: &Path) -> PathBuf {
    let data = data.canonicalize().unwrap_or_else(|_| data.to_owned());
    let mut name = data.file_name().map_or_else(OsString::new, OsString::from);
    name.push(".lock");
    data.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use super::*;

    #[test]
    fn the_second_is_refused_until_the_first_lets_go() {
        let folder = env::temp_dir().join(format!("shamble-store-lock-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let data = folder.join("tables.sqlite");
        let first = FileLock::take(&data).unwrap();
        let refusal = FileLock::take(&data).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            format!("another program is using them (process {})", process::id())
        );
        drop(first);
        drop(FileLock::take(&data).unwrap());
        let nowhere = FileLock::take(&data.join("deeper")).unwrap_err();
        assert!(matches!(nowhere, LockError::Unusable { .. }), "{nowhere}");
        fs::remove_dir_all(&folder).unwrap();
    }
}
