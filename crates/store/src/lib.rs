//! The durable log of tables behind one small trait.
//!
//! A table is a head (which game, which state, how many records) and a log of opaque records.
//! The log only grows, and only by [`Store::append`], which names the length it expects to find:
//! two writers of one table cannot both win, here or in a clustered log.
//! And only by whoever opened the table last ([`Store::open`]): a writer that was thought dead, or a write that was
//! still under way, cannot come back later.
//!
//! [`Memory`] is for tests and for tables nobody needs to keep; [`Sqlite`] is the embedded default; `Nats`, with the
//! feature `cluster`, is for several servers on one replicated log.
//! The store knows no sockets, no games and no clock: times are arguments.

mod claim;
mod error;
mod head;
mod id;
mod lock;
mod memory;
#[cfg(feature = "cluster")]
mod nats;
mod sqlite;
mod sum;

use std::{future::Future, pin::Pin};

pub use crate::{
    claim::{Claim, Opened},
    error::StoreError,
    head::{HeadQuery, NewTable, TableHead, TableState},
    id::{ParseTableIdError, Slot, TableId},
    lock::{FileLock, LockError},
    memory::Memory,
    sqlite::{BackupError, Inspection, RowFlaw, Salvage, Sqlite, SqliteStats, StoredTable, backup},
};

#[cfg(feature = "cluster")]
pub use crate::nats::{Audit, NATS_STREAM, Nats, NatsAccess, NatsConfig, NatsLine, NatsWrite};

/// The most bytes one [`Store::create`] or [`Store::append`] may carry, texts of the head included.
///
/// Far above any real input; it keeps a batch of waiting writes within bounds.
pub const MAX_WRITE_BYTES: usize = 1 << 20;

/// The most records one table may have.
///
/// A real-time game of an hour has some tens of thousands; a log at this bound is a runaway.
pub const MAX_TABLE_RECORDS: u32 = 1_000_000;

/// One entry of a table's log; only the server knows what the bytes mean.
pub type Record = Vec<u8>;

/// What every method of [`Store`] returns. Nothing happens before it is first polled.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A durable log of tables.
///
/// A future of a changing method resolves to `Ok` only when the change would survive a crash at that
/// instant. A refusal ([`StoreError::is_refusal`]) changed nothing. After any other error, or when the
/// future was dropped half-way, the change may or may not have happened, or may still happen: [`Store::open`] settles it.
///
/// Reads see everything that was acknowledged before they were asked.
pub trait Store: Send + Sync + 'static {
    /// Begins a table with its first records, and answers how many it has.
    fn create(&self, table: NewTable, first: Vec<Record>) -> StoreFuture<'_, u32>;

    /// Takes the table over from whoever has it: from now on every earlier claim to it is void, and so is every write
    /// under one that did not take effect yet. Answers with all that did.
    fn open(&self, id: TableId) -> StoreFuture<'_, Opened>;

    /// Adds records, all or none, and answers how many the table has now. [`StoreError::Deposed`] if the table was
    /// opened since. After an error that is no refusal the claim is spent: open the table again.
    fn append<'a>(&'a self, claim: &'a mut Claim, append: Append) -> StoreFuture<'a, u32>;

    /// Makes sure that nobody has opened the table since; [`StoreError::Deposed`] if somebody did. Changes nothing, but is
    /// as good as an append: no answer from a machine that is cut off passes for one. After an error that is no refusal
    /// the claim is spent.
    fn confirm<'a>(&'a self, claim: &'a mut Claim) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let head = self.head(claim.table()).await?;
            let nothing = Append::new(head.n_records, Vec::new(), head.updated_ms);
            self.append(claim, nothing).await.map(drop)
        })
    }

    /// All records of a table, in order.
    fn load(&self, id: TableId) -> StoreFuture<'_, Vec<Record>> {
        self.load_from(id, 0)
    }

    /// The records from number `seq` on (the first is 0); none if `seq` is the table's length,
    /// [`StoreError::Stale`] if it is beyond.
    fn load_from(&self, id: TableId, seq: u32) -> StoreFuture<'_, Vec<Record>>;

    /// What is known of a table without reading its log.
    fn head(&self, id: TableId) -> StoreFuture<'_, TableHead>;

    /// The heads that match, latest change first, those of the same instant by id.
    fn heads(&self, query: HeadQuery) -> StoreFuture<'_, Vec<TableHead>>;

    /// Forgets a table and its log, unless it was opened since ([`StoreError::Deposed`]).
    fn delete(&self, claim: Claim) -> StoreFuture<'_, ()>;

    /// Whether the store answers at all.
    fn ping(&self) -> StoreFuture<'_, ()>;

    /// Finishes what was asked before, then refuses everything with [`StoreError::Closed`].
    /// Closing twice is fine.
    fn close(&self) -> StoreFuture<'_, ()>;
}

/// What to add to a table's log, and what changes in its head with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// How many records the writer believes the table has.
    pub expected: u32,
    /// May be empty, to change the head alone.
    pub records: Vec<Record>,
    /// When this happened, for [`TableHead::updated_ms`].
    pub at_ms: i64,
    /// The table's new state, if it changes.
    pub state: Option<TableState>,
}

impl Append {
    /// Records alone: the state stays.
    pub fn new(expected: u32, records: Vec<Record>, at_ms: i64) -> Self {
        Self {
            expected,
            records,
            at_ms,
            state: None,
        }
    }

    /// The table is in this state from now on.
    #[must_use]
    pub fn with_state(mut self, state: TableState) -> Self {
        self.state = Some(state);
        self
    }

    /// The length of the log once this is accepted, or why it never can be.
    fn new_len(&self) -> Result<u32, StoreError> {
        check_size(self.expected, &self.records, 0)
    }
}

impl NewTable {
    fn new_len(&self, first: &[Record]) -> Result<u32, StoreError> {
        let n_mark_bytes = self.mark.as_ref().map_or(0, String::len);
        let n_text_bytes = self.game.len() + self.code.len() + n_mark_bytes;
        check_size(0, first, n_text_bytes)
    }
}

/// The bounds every engine holds to, judged before it is asked.
fn check_size(n_before: u32, added: &[Record], n_text_bytes: usize) -> Result<u32, StoreError> {
    let n_bytes = n_text_bytes + added.iter().map(Vec::len).sum::<usize>();
    if n_bytes > MAX_WRITE_BYTES {
        return Err(StoreError::TooLarge { n_bytes });
    }
    u32::try_from(added.len())
        .ok()
        .and_then(|n_added| n_before.checked_add(n_added))
        .filter(|&n_after| n_after <= MAX_TABLE_RECORDS)
        .ok_or(StoreError::Full)
}
