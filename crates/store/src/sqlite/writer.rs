//! The one writer: takes all writes that wait, commits them together, then answers each.

use std::{
    slice,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::rows;
use crate::{Append, Claim, Record, StoreError, TableHead, TableId};

/// How many writes share a commit at most: it bounds how long the first of them waits for the last.
const MAX_BATCH: usize = 256;

/// How long writes wait for more of them while commits are shared. A commit costs about the same whatever it carries.
const GATHERING: Duration = Duration::from_micros(300);

/// So many writes in the last commit say that more are on their way.
const BUSY_BATCH: usize = 4;

/// A change whose bounds were checked.
pub(super) enum Write {
    Create {
        head: TableHead,
        first: Vec<Record>,
    },
    Open {
        id: TableId,
    },
    Append {
        claim: Claim,
        append: Append,
        new_len: u32,
    },
    Delete {
        claim: Claim,
    },
}

pub(super) struct WriteJob {
    pub(super) write: Write,
    pub(super) reply: oneshot::Sender<Answer>,
}

/// What an opening answers is the table's generation, any other write the table's length.
type Answer = Result<u64, StoreError>;

/// Where a batch broke off.
enum Failure {
    /// Before the commit: nothing of it happened.
    Statement(rusqlite::Error),
    /// In the commit: unknown whether it happened, so it must not be tried again.
    Commit(rusqlite::Error),
}

pub(super) fn run(
    connection: &mut Connection,
    jobs: &mut mpsc::Receiver<WriteJob>,
    counters: &Counters,
) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut is_busy = false;
    while jobs.blocking_recv_many(&mut batch, MAX_BATCH) > 0 {
        if is_busy {
            thread::sleep(GATHERING);
            while batch.len() < MAX_BATCH
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
        }
        is_busy = batch.len() >= BUSY_BATCH;
        let answers = commit(connection, &batch, counters);
        assert_eq!(answers.len(), batch.len(), "every write is answered");
        for (job, answer) in batch.drain(..).zip(answers) {
            // Nobody may be waiting any more; the write is durable all the same.
            let _ = job.reply.send(answer);
        }
    }
}

/// One transaction for all. If one of them makes a statement fail, each gets its own,
/// so that a damaged table does not stop the others.
fn commit(connection: &mut Connection, jobs: &[WriteJob], counters: &Counters) -> Vec<Answer> {
    let cause = match try_commit(connection, jobs) {
        Ok(answers) => {
            counters.count(answers.iter().filter(|answer| answer.is_ok()).count());
            return answers;
        }
        Err(Failure::Statement(_)) if jobs.len() > 1 => {
            let alone = jobs.iter().map(slice::from_ref);
            return alone
                .flat_map(|job| commit(connection, job, counters))
                .collect();
        }
        Err(Failure::Statement(cause) | Failure::Commit(cause)) => Arc::new(cause),
    };
    jobs.iter()
        .map(|_| Err(StoreError::Storage(cause.clone())))
        .collect()
}

fn try_commit(connection: &mut Connection, jobs: &[WriteJob]) -> Result<Vec<Answer>, Failure> {
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(Failure::Statement)?;
    let answers = jobs
        .iter()
        .map(|job| apply(&transaction, &job.write))
        .collect::<Result<_, _>>()
        .map_err(Failure::Statement)?;
    transaction.commit().map_err(Failure::Commit)?;
    Ok(answers)
}

/// The inner error is a refusal, which changed nothing; the outer one spoils the transaction.
fn apply(connection: &Connection, write: &Write) -> rusqlite::Result<Answer> {
    match write {
        Write::Create { head, first } => {
            if !rows::insert_head(connection, head)? {
                return Ok(Err(StoreError::Exists(head.id)));
            }
            rows::insert_records(connection, head.id, 0, first)?;
            Ok(Ok(head.n_records.into()))
        }
        Write::Open { id } => Ok(match rows::next_generation(connection, *id)? {
            Some(generation) => Ok(generation),
            None => Err(StoreError::UnknownTable(*id)),
        }),
        Write::Append {
            claim,
            append,
            new_len,
        } => {
            if !rows::advance_head(connection, claim, append, *new_len)? {
                return Ok(Err(match refusal(connection, claim)? {
                    Ok(actual) => StoreError::Stale {
                        expected: append.expected,
                        actual,
                    },
                    Err(refusal) => refusal,
                }));
            }
            rows::insert_records(connection, claim.id, append.expected, &append.records)?;
            Ok(Ok((*new_len).into()))
        }
        Write::Delete { claim } => match refusal(connection, claim)? {
            Ok(_) => {
                rows::delete(connection, claim.id)?;
                Ok(Ok(0))
            }
            Err(refusal) => Ok(Err(refusal)),
        },
    }
}

/// Why a claim is not enough to write, or the length of the table if it is.
fn refusal(connection: &Connection, claim: &Claim) -> rusqlite::Result<Result<u32, StoreError>> {
    Ok(match rows::standing(connection, claim.id)? {
        None => Err(StoreError::UnknownTable(claim.id)),
        Some((_, generation)) if generation != claim.opening => Err(StoreError::Deposed(claim.id)),
        Some((n_records, _)) => Ok(n_records),
    })
}

/// How well waiting writes share commits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SqliteStats {
    /// Transactions that changed something and reached the disk.
    pub n_commits: u64,
    /// Writes those transactions carried.
    pub n_writes: u64,
    /// The most writes one of them carried.
    pub largest_batch: u64,
}

#[derive(Default)]
pub(super) struct Counters {
    n_commits: AtomicU64,
    n_writes: AtomicU64,
    largest_batch: AtomicU64,
}

impl Counters {
    pub(super) fn read(&self) -> SqliteStats {
        SqliteStats {
            n_commits: self.n_commits.load(Ordering::Relaxed),
            n_writes: self.n_writes.load(Ordering::Relaxed),
            largest_batch: self.largest_batch.load(Ordering::Relaxed),
        }
    }

    fn count(&self, n_accepted: usize) {
        if n_accepted == 0 {
            return;
        }
        self.n_commits.fetch_add(1, Ordering::Relaxed);
        self.n_writes
            .fetch_add(n_accepted as u64, Ordering::Relaxed);
        self.largest_batch
            .fetch_max(n_accepted as u64, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests;
