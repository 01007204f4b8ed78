//! A store that outlives servers and fails when told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use shamble_store::{
    Append, HeadQuery, Memory, NewTable, Record, Store, StoreError, StoreFuture, TableHead, TableId,
};

/// What goes wrong next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trouble {
    None,
    /// The next append fails and nothing was written.
    LoseNext,
    /// The next append fails although it was written.
    LieNext,
    /// Nothing works.
    Down,
}

/// Memory that survives the end of a server, as a disk would.
pub(crate) struct Disk {
    memory: Memory,
    trouble: AtomicU8,
}

impl Disk {
    pub(crate) fn new() -> Self {
        Self {
            memory: Memory::new(),
            trouble: AtomicU8::new(Trouble::None as u8),
        }
    }

    pub(crate) fn set(&self, trouble: Trouble) {
        self.trouble.store(trouble as u8, Ordering::SeqCst);
    }

    fn has(&self, trouble: Trouble) -> bool {
        self.trouble.load(Ordering::SeqCst) == trouble as u8
    }

    /// How many records a table has: what anything durable shows in.
    pub(crate) async fn n_records(&self, table: &str) -> u32 {
        self.memory
            .head(table.parse().unwrap())
            .await
            .unwrap()
            .n_records
    }

    fn fail<T>() -> Result<T, StoreError> {
        Err(StoreError::Storage(std::sync::Arc::new(
            std::io::Error::other("the disk is on fire"),
        )))
    }

    fn try_do<'a, T: Send + 'a>(&self, future: StoreFuture<'a, T>) -> StoreFuture<'a, T> {
        if self.has(Trouble::Down) {
            return Box::pin(async { Self::fail() });
        }
        future
    }
}

impl Store for Disk {
    fn create(&self, table: NewTable, first: Vec<Record>) -> StoreFuture<'_, u32> {
        self.try_do(self.memory.create(table, first))
    }

    fn append(&self, id: TableId, append: Append) -> StoreFuture<'_, u32> {
        if self.has(Trouble::LoseNext) {
            self.set(Trouble::None);
            return Box::pin(async { Self::fail() });
        }
        if self.has(Trouble::LieNext) {
            self.set(Trouble::None);
            return Box::pin(async move {
                self.memory.append(id, append).await?;
                Self::fail()
            });
        }
        self.try_do(self.memory.append(id, append))
    }

    fn load_from(&self, id: TableId, seq: u32) -> StoreFuture<'_, Vec<Record>> {
        self.try_do(self.memory.load_from(id, seq))
    }

    fn head(&self, id: TableId) -> StoreFuture<'_, TableHead> {
        self.try_do(self.memory.head(id))
    }

    fn heads(&self, query: HeadQuery) -> StoreFuture<'_, Vec<TableHead>> {
        self.try_do(self.memory.heads(query))
    }

    fn delete(&self, id: TableId) -> StoreFuture<'_, ()> {
        self.try_do(self.memory.delete(id))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}

/// A server's line to the disk, which a crash cuts: whatever the server was about to do, it never does.
pub(crate) struct Plug {
    store: Arc<dyn Store>,
    is_cut: AtomicBool,
}

impl Plug {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            is_cut: AtomicBool::new(false),
        }
    }

    pub(crate) fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
    }

    fn pass<'a, T: Send + 'a>(&self, future: StoreFuture<'a, T>) -> StoreFuture<'a, T> {
        if self.is_cut.load(Ordering::SeqCst) {
            return Box::pin(std::future::pending());
        }
        future
    }
}

impl Store for Plug {
    fn create(&self, table: NewTable, first: Vec<Record>) -> StoreFuture<'_, u32> {
        self.pass(self.store.create(table, first))
    }

    fn append(&self, id: TableId, append: Append) -> StoreFuture<'_, u32> {
        self.pass(self.store.append(id, append))
    }

    fn load_from(&self, id: TableId, seq: u32) -> StoreFuture<'_, Vec<Record>> {
        self.pass(self.store.load_from(id, seq))
    }

    fn head(&self, id: TableId) -> StoreFuture<'_, TableHead> {
        self.pass(self.store.head(id))
    }

    fn heads(&self, query: HeadQuery) -> StoreFuture<'_, Vec<TableHead>> {
        self.pass(self.store.heads(query))
    }

    fn delete(&self, id: TableId) -> StoreFuture<'_, ()> {
        self.pass(self.store.delete(id))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.pass(self.store.close())
    }
}
