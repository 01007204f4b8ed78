//! A store whose writes are slow, fail, or come late, as a seed decides; and which knows at every instant what is durable.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use shamble_store::{
    Append, Claim, HeadQuery, Memory, NewTable, Opened, Record as Bytes, Store, StoreError,
    StoreFuture, TableHead, TableId,
};
use shamble_trials::dice::Random;
use tokio::time::sleep;

use crate::record::{Record, What};

/// A fault put in on purpose, to see that it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    None,
    /// Writes count as made before they are: a table on it tells what is not durable.
    AnswersBeforeWriting,
    /// A write that fails is made, and once more when it is tried again.
    WritesTwice,
    /// A server that dies takes the last record with it.
    ForgetsTheLast,
}

/// What outlives servers.
pub(super) struct Disk {
    memory: Memory,
    flaw: Flaw,
    random: Mutex<Random>,
    is_calm: AtomicBool,
    /// Records that changed the game of the one table there is: its sequence number.
    n_durable: AtomicUsize,
    n_failed: AtomicUsize,
}

/// One server's way to the disk. A dead server's calls never come back.
pub(super) struct Controller {
    disk: Arc<Disk>,
    is_dead: AtomicBool,
}

impl Disk {
    pub(super) fn new(random: Random, flaw: Flaw) -> Arc<Self> {
        Arc::new(Self {
            memory: Memory::new(),
            flaw,
            random: Mutex::new(random),
            is_calm: AtomicBool::new(true),
            n_durable: AtomicUsize::new(0),
            n_failed: AtomicUsize::new(0),
        })
    }

    pub(super) fn controller(self: &Arc<Self>) -> Arc<Controller> {
        Arc::new(Controller {
            disk: Arc::clone(self),
            is_dead: AtomicBool::new(false),
        })
    }

    pub(super) fn set_calm(&self, is_calm: bool) {
        self.is_calm.store(is_calm, Ordering::SeqCst);
    }

    /// The sequence number up to which everything is durable.
    pub(super) fn n_durable(&self) -> usize {
        self.n_durable.load(Ordering::SeqCst)
    }

    pub(super) fn n_failed(&self) -> usize {
        self.n_failed.load(Ordering::SeqCst)
    }

    pub(super) async fn records(&self, id: TableId) -> Vec<Bytes> {
        self.memory.load(id).await.expect("memory does not fail")
    }

    /// The machine is switched off: with the flaw for it, the last record was never on the disk.
    pub(super) async fn lose_power(&self, id: TableId) {
        if self.flaw != Flaw::ForgetsTheLast {
            return;
        }
        let mut records = self.records(id).await;
        let is_input = records.last().is_some_and(|last| count(last) == 1);
        if !is_input {
            return;
        }
        records.pop();
        self.n_durable.fetch_sub(1, Ordering::SeqCst);
        let head = self.memory.head(id).await.expect("memory does not fail");
        let opened = self.memory.open(id).await.expect("memory does not fail");
        let table = NewTable {
            id,
            created_ms: head.created_ms,
            game: head.game,
            code: head.code,
            mark: head.mark,
            state: head.state,
        };
        let deleted = self.memory.delete(opened.claim).await;
        deleted.expect("memory does not fail");
        let created = self.memory.create(table, records).await;
        created.expect("memory does not fail");
    }

    fn random(&self) -> MutexGuard<'_, Random> {
        self.random.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_calm(&self) -> bool {
        self.is_calm.load(Ordering::SeqCst)
    }

    /// What becomes of the next call.
    fn weather(&self) -> Weather {
        if self.is_calm() {
            return Weather::fine();
        }
        let mut random = self.random();
        let mut wait = || match random.below(4) {
            0 => 0,
            1 => random.below(3) as u64,
            2 => random.below(40) as u64,
            _ => random.below(400) as u64,
        };
        let (before, after) = (Duration::from_millis(wait()), Duration::from_millis(wait()));
        let fate = match random.below(24) {
            0 => Fate::Fails,
            1 => Fate::FailsWritten,
            2 => Fate::FailsAndComesLate,
            _ => Fate::Works,
        };
        Weather {
            before,
            after,
            fate,
        }
    }

    async fn write(&self, claim: &mut Claim, append: Append) -> Result<u32, StoreError> {
        let n_inputs: usize = append.records.iter().map(|record| count(record)).sum();
        let written = self.memory.append(claim, append).await;
        if written.is_ok() {
            self.n_durable.fetch_add(n_inputs, Ordering::SeqCst);
        }
        written
    }

    fn failed<T>(&self) -> Result<T, StoreError> {
        self.n_failed.fetch_add(1, Ordering::SeqCst);
        let error = std::io::Error::other("bad weather");
        Err(StoreError::Storage(Arc::new(error)))
    }
}

#[derive(Clone, Copy)]
struct Weather {
    before: Duration,
    after: Duration,
    fate: Fate,
}

impl Weather {
    fn fine() -> Self {
        Self {
            before: Duration::ZERO,
            after: Duration::ZERO,
            fate: Fate::Works,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Works,
    Fails,
    FailsWritten,
    /// It is made after the failure was told, unless somebody opened the table before.
    FailsAndComesLate,
}

/// One if a record changes the game.
fn count(bytes: &[u8]) -> usize {
    let record = Record::decode(bytes).expect("tables write sound records");
    usize::from(matches!(
        record.what,
        What::Input(_) | What::Started { .. } | What::TakenBack { .. }
    ))
}

impl Controller {
    pub(super) fn die(&self) {
        self.is_dead.store(true, Ordering::SeqCst);
    }

    /// Time passes; a server that has died meanwhile never gets on.
    async fn wait(&self, time: Duration) {
        if !time.is_zero() {
            sleep(time).await;
        }
        if self.is_dead.load(Ordering::SeqCst) {
            std::future::pending::<()>().await;
        }
    }

    async fn append_in(
        &self,
        claim: &mut Claim,
        append: Append,
        weather: Weather,
    ) -> Result<u32, StoreError> {
        let Weather {
            before,
            after,
            fate,
        } = weather;
        let disk = &self.disk;
        if disk.flaw == Flaw::AnswersBeforeWriting {
            let n_records = append.expected + append.records.len() as u32;
            let (disk, mut claim) = (Arc::clone(disk), claim.clone());
            tokio::spawn(async move {
                sleep(before).await;
                let _ = disk.write(&mut claim, append).await;
            });
            return Ok(n_records);
        }
        self.wait(before).await;
        match fate {
            Fate::Works => {
                let written = disk.write(claim, append).await;
                self.wait(after).await;
                written
            }
            Fate::Fails => disk.failed(),
            Fate::FailsWritten => {
                let mut twice = append.clone();
                let written = disk.write(claim, append).await;
                if let (Flaw::WritesTwice, Ok(n_records)) = (disk.flaw, written) {
                    twice.expected = n_records;
                    let _ = disk.write(claim, twice).await;
                }
                self.wait(after).await;
                disk.failed()
            }
            Fate::FailsAndComesLate => {
                let (disk, mut claim) = (Arc::clone(disk), claim.clone());
                let late = tokio::spawn(async move {
                    sleep(after).await;
                    // Refused once the table was opened again.
                    let _ = disk.write(&mut claim, append).await;
                });
                drop(late);
                self.disk.failed()
            }
        }
    }
}

impl Store for Controller {
    fn create(&self, table: NewTable, first: Vec<Bytes>) -> StoreFuture<'_, u32> {
        let n_inputs: usize = first.iter().map(|record| count(record)).sum();
        self.disk.n_durable.fetch_add(n_inputs, Ordering::SeqCst);
        self.disk.memory.create(table, first)
    }

    fn open(&self, id: TableId) -> StoreFuture<'_, Opened> {
        Box::pin(async move {
            let Weather { before, fate, .. } = self.disk.weather();
            self.wait(before).await;
            match fate {
                Fate::Works | Fate::FailsAndComesLate => self.disk.memory.open(id).await,
                Fate::Fails => self.disk.failed(),
                Fate::FailsWritten => {
                    let _ = self.disk.memory.open(id).await;
                    self.disk.failed()
                }
            }
        })
    }

    fn append<'a>(&'a self, claim: &'a mut Claim, append: Append) -> StoreFuture<'a, u32> {
        Box::pin(async move {
            let weather = self.disk.weather();
            self.append_in(claim, append, weather).await
        })
    }

    fn load_from(&self, id: TableId, seq: u32) -> StoreFuture<'_, Vec<Bytes>> {
        self.disk.memory.load_from(id, seq)
    }

    fn head(&self, id: TableId) -> StoreFuture<'_, TableHead> {
        self.disk.memory.head(id)
    }

    fn heads(&self, query: HeadQuery) -> StoreFuture<'_, Vec<TableHead>> {
        self.disk.memory.heads(query)
    }

    fn delete(&self, claim: Claim) -> StoreFuture<'_, ()> {
        self.disk.memory.delete(claim)
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        self.disk.memory.ping()
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}
