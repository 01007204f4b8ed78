//! A store that outlives servers and fails when told to.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex};

use shamble_store::{
    Append, Claim, HeadQuery, Memory, NewTable, Opened, Record, Store, StoreError, StoreFuture,
    TableHead, TableId, TableState,
};

/// What goes wrong next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trouble {
    None,
    /// The next append fails and nothing was written.
    LoseNext,
    /// The next append fails although it was written.
    LieNext,
    /// The next append fails and is written only after the table was opened again: it must be refused then.
    DelayNext,
    /// Nothing can be written, as on a disk that is full or has become read-only; what is there can be read.
    ReadOnly,
    /// Nothing works.
    Down,
}

/// Memory that survives the end of a server, as a disk would.
pub(crate) struct Disk {
    memory: Memory,
    trouble: AtomicU8,
    /// A write that is still under way.
    delayed: Mutex<Option<(Claim, Append)>>,
}

impl Disk {
    pub(crate) fn new() -> Self {
        Self {
            memory: Memory::new(),
            trouble: AtomicU8::new(Trouble::None as u8),
            delayed: Mutex::default(),
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

    /// Says that a table is in this state, whatever its log says.
    pub(crate) async fn call_it(&self, table: &str, state: TableState) {
        // Lately, or it would be forgotten as an old one.
        let at_ms = 1_700_000_000_000;
        let append = Append::new(self.n_records(table).await, Vec::new(), at_ms).with_state(state);
        let mut opened = self.memory.open(table.parse().unwrap()).await.unwrap();
        self.memory.append(&mut opened.claim, append).await.unwrap();
    }

    /// Everything that is stored of a table.
    pub(crate) async fn records(&self, table: &str) -> Vec<Record> {
        self.memory.load(table.parse().unwrap()).await.unwrap()
    }

    /// Other records in place of a table's own, as a disk that goes bad would have it.
    pub(crate) async fn replace(&self, table: &str, records: Vec<Record>) {
        let id: TableId = table.parse().unwrap();
        let TableHead {
            created_ms,
            game,
            code,
            mark,
            state,
            ..
        } = self.memory.head(id).await.unwrap();
        let opened = self.memory.open(id).await.unwrap();
        self.memory.delete(opened.claim).await.unwrap();
        let table = NewTable {
            id,
            created_ms,
            game,
            code,
            mark,
            state,
        };
        self.memory.create(table, records).await.unwrap();
    }

    fn fail<T>() -> Result<T, StoreError> {
        Err(StoreError::Storage(std::sync::Arc::new(
            std::io::Error::other("the disk is on fire"),
        )))
    }

    fn try_write<'a, T: Send + 'a>(&self, future: StoreFuture<'a, T>) -> StoreFuture<'a, T> {
        if self.has(Trouble::ReadOnly) {
            return Box::pin(async { Self::fail() });
        }
        self.try_do(future)
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
        self.try_write(self.memory.create(table, first))
    }

    fn open(&self, id: TableId) -> StoreFuture<'_, Opened> {
        self.try_do(Box::pin(async move {
            let opened = self.memory.open(id).await?;
            let delayed = self.delayed.lock().unwrap().take();
            if let Some((mut claim, append)) = delayed {
                let late = self.memory.append(&mut claim, append).await;
                assert!(matches!(late, Err(StoreError::Deposed(_))), "{late:?}");
            }
            Ok(opened)
        }))
    }

    fn append<'a>(&'a self, claim: &'a mut Claim, append: Append) -> StoreFuture<'a, u32> {
        if self.has(Trouble::DelayNext) {
            self.set(Trouble::None);
            *self.delayed.lock().unwrap() = Some((claim.clone(), append));
            return Box::pin(async { Self::fail() });
        }
        if self.has(Trouble::LoseNext) {
            self.set(Trouble::None);
            return Box::pin(async { Self::fail() });
        }
        if self.has(Trouble::LieNext) {
            self.set(Trouble::None);
            return Box::pin(async move {
                self.memory.append(claim, append).await?;
                Self::fail()
            });
        }
        self.try_write(self.memory.append(claim, append))
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

    fn delete(&self, claim: Claim) -> StoreFuture<'_, ()> {
        self.try_write(self.memory.delete(claim))
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        self.try_do(self.memory.ping())
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

    fn open(&self, id: TableId) -> StoreFuture<'_, Opened> {
        self.pass(self.store.open(id))
    }

    fn append<'a>(&'a self, claim: &'a mut Claim, append: Append) -> StoreFuture<'a, u32> {
        self.pass(self.store.append(claim, append))
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

    fn delete(&self, claim: Claim) -> StoreFuture<'_, ()> {
        self.pass(self.store.delete(claim))
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        self.pass(self.store.ping())
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.pass(self.store.close())
    }
}
