//! The embedded store: one SQLite file, one thread that writes, one that reads.
//!
//! Being durable costs a wait for the disk, whatever the amount. So the writer takes all writes that wait,
//! of whatever tables, and commits them in one transaction: the more tables are busy, the less each pays.

mod backup;
mod inspect;
mod migrate;
mod rows;
mod worker;
mod writer;

use std::{path::Path, sync::Arc, time::Duration};

use rusqlite::Connection;
use tokio::sync::mpsc;

pub use self::{
    backup::{BackupError, backup},
    inspect::{Inspection, RowFlaw, Salvage, StoredTable},
    writer::SqliteStats,
};
use self::{
    migrate::{MIGRATIONS, migrate},
    worker::Worker,
    writer::{Counters, Write, WriteJob},
};
use crate::{
    Append, Claim, HeadQuery, NewTable, Opened, Record, Store, StoreError, StoreFuture, TableHead,
    TableId,
};

/// How many writes may wait for the writer; who comes later waits for a place in the queue.
const WRITE_QUEUE: usize = 1024;

/// How many reads may wait for the reader; who comes later waits for a place in the queue.
const READ_QUEUE: usize = 256;

/// How long to wait for another program that has the file locked, such as a backup.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The store in an SQLite file.
///
/// Dropping it finishes what was asked and waits for that; [`Store::close`] does so without blocking.
pub struct Sqlite {
    writer: Worker<WriteJob>,
    reader: Worker<ReadJob>,
    counters: Arc<Counters>,
}

type ReadJob = Box<dyn FnOnce(&mut Connection) + Send>;

impl Sqlite {
    /// Opens the file, or creates it, and brings its schema up to date. Blocks while it does.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        Self::try_open(path).map_err(|cause| StoreError::Open {
            path: path.to_owned(),
            cause: Box::new(cause),
        })
    }

    fn try_open(path: &Path) -> Result<Self, StoreError> {
        let mut write_connection = Connection::open(path)?;
        write_connection.busy_timeout(BUSY_TIMEOUT)?;
        // Before anything is changed: somebody else's file, or a newer one, stays as it is.
        migrate::check_owner(&write_connection, MIGRATIONS)?;
        make_durable(&write_connection)?;
        migrate(&mut write_connection, MIGRATIONS)?;

        let mut read_connection = Connection::open(path)?;
        read_connection.busy_timeout(BUSY_TIMEOUT)?;
        read_connection.pragma_update(None, "query_only", true)?;

        let counters = Arc::new(Counters::default());
        let writer_counters = Arc::clone(&counters);
        let writer = Worker::spawn("store-writer", WRITE_QUEUE, move |mut jobs| {
            writer::run(&mut write_connection, &mut jobs, &writer_counters);
        })?;
        let reader = Worker::spawn(
            "store-reader",
            READ_QUEUE,
            move |mut jobs: mpsc::Receiver<ReadJob>| {
                while let Some(job) = jobs.blocking_recv() {
                    job(&mut read_connection);
                }
            },
        )?;
        Ok(Self {
            writer,
            reader,
            counters,
        })
    }

    /// How well waiting writes share commits, for metrics.
    pub fn stats(&self) -> SqliteStats {
        self.counters.read()
    }

    /// What the writer answers is a number, whose meaning depends on the write.
    async fn write(&self, write: Write) -> Result<u64, StoreError> {
        self.writer.ask(|reply| WriteJob { write, reply }).await?
    }

    fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<'_, T> {
        Box::pin(async move {
            let answer = self.reader.ask(|reply| {
                let job: ReadJob = Box::new(move |connection| {
                    // Nobody may be waiting any more, which is no concern of the reader.
                    let _ = reply.send(question(connection));
                });
                job
            });
            answer.await?
        })
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable, first: Vec<Record>) -> StoreFuture<'_, u32> {
        Box::pin(async move {
            let new_len = table.new_len(&first)?;
            self.write(Write::Create {
                head: table.into_head(new_len),
                first,
            })
            .await?;
            Ok(new_len)
        })
    }

    fn open(&self, id: TableId) -> StoreFuture<'_, Opened> {
        Box::pin(async move {
            let generation = self.write(Write::Open { id }).await?;
            // Read after the writer answered, so everything earlier is in it. Should somebody open the table in between
            // and write, then this claim is void and its first append says so.
            let records = self.load(id).await?;
            Ok(Opened {
                claim: Claim::new(id, generation),
                records,
            })
        })
    }

    fn append<'a>(&'a self, claim: &'a mut Claim, append: Append) -> StoreFuture<'a, u32> {
        Box::pin(async move {
            let new_len = append.new_len()?;
            self.write(Write::Append {
                claim: claim.clone(),
                append,
                new_len,
            })
            .await?;
            Ok(new_len)
        })
    }

    fn load_from(&self, id: TableId, seq: u32) -> StoreFuture<'_, Vec<Record>> {
        self.read(move |connection| rows::load_from(connection, id, seq))
    }

    fn head(&self, id: TableId) -> StoreFuture<'_, TableHead> {
        self.read(move |connection| rows::head(connection, id))
    }

    fn heads(&self, query: HeadQuery) -> StoreFuture<'_, Vec<TableHead>> {
        self.read(move |connection| rows::heads(connection, &query))
    }

    fn delete(&self, claim: Claim) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.write(Write::Delete { claim }).await.map(drop) })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        self.read(rows::ping)
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.writer.stop();
            self.reader.stop();
            self.reader.ended().await;
            self.writer.ended().await;
            Ok(())
        })
    }
}

/// Commits reach the disk before they return.
fn make_durable(connection: &Connection) -> Result<(), StoreError> {
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        let cause = format!("its journal can not be kept as WAL here, only as {mode}");
        return Err(StoreError::Storage(Arc::from(Box::from(cause))));
    }
    connection.pragma_update(None, "synchronous", "full")?;
    // On macOS a plain sync stops at the drive's cache; elsewhere this says nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::*;

    #[test]
    fn commits_wait_for_the_disk() {
        let file = env::temp_dir().join(format!("shamble-store-sync-{}.sqlite", process::id()));
        let connection = Connection::open(&file).unwrap();
        make_durable(&connection).unwrap();
        let ask = |sql| {
            connection
                .query_row(sql, [], |row| row.get::<_, i64>(0))
                .unwrap()
        };
        let (synchronous, full_fsync) = (ask("PRAGMA synchronous"), ask("PRAGMA fullfsync"));
        drop(connection);
        fs::remove_file(file).unwrap();
        // SQLite counts OFF, NORMAL, FULL, EXTRA from 0.
        assert_eq!((synchronous, full_fsync), (2, 1));
    }

    #[test]
    fn a_place_without_wal_is_refused() {
        let error = make_durable(&Connection::open_in_memory().unwrap()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the storage failed: its journal can not be kept as WAL here, only as memory"
        );
    }
}
