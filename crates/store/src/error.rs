//! Why the store did not do what it was asked.

use std::{error::Error, path::PathBuf, sync::Arc};

use crate::{MAX_TABLE_RECORDS, MAX_WRITE_BYTES, TableId};

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    #[error("there is no table {0}")]
    UnknownTable(TableId),

    #[error("table {0} exists already")]
    Exists(TableId),

    /// Somebody else wrote in between, or the writer miscounted.
    #[error("the log was expected to have {expected} records but has {actual}")]
    Stale { expected: u32, actual: u32 },

    /// Somebody opened the table since; the writer must let go of it.
    #[error("table {0} was opened by another writer")]
    Deposed(TableId),

    #[error("a write of {n_bytes} bytes is over the limit of {MAX_WRITE_BYTES}")]
    TooLarge { n_bytes: usize },

    #[error("a table can have no more than {MAX_TABLE_RECORDS} records")]
    Full,

    #[error("the store is closed")]
    Closed,

    /// Found while loading; the log must not be replayed.
    #[error("the log of table {id} is damaged: {detail}")]
    Damaged { id: TableId, detail: String },

    #[error(
        "the database has schema version {found}, this program knows versions up to {known}: \
         use the newer program that wrote it, or another file"
    )]
    NewerSchema { found: u32, known: u32 },

    #[error("the file is a database, but not one of Shamble's: choose another file")]
    ForeignDatabase,

    #[error("could not open the database {}: {cause}", path.display())]
    Open {
        path: PathBuf,
        cause: Box<StoreError>,
    },

    /// The engine underneath failed. Whether a write took effect is unknown until the table is loaded.
    #[error("the storage failed: {0}")]
    Storage(Arc<dyn Error + Send + Sync>),
}

impl StoreError {
    /// Whether the store declined, so that nothing changed for certain.
    pub fn is_refusal(&self) -> bool {
        !matches!(self, Self::Storage(_))
    }

    pub(crate) fn storage(cause: impl Error + Send + Sync + 'static) -> Self {
        Self::Storage(Arc::new(cause))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(cause: rusqlite::Error) -> Self {
        Self::storage(cause)
    }
}
