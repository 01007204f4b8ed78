//! Making things durable, and what follows when that fails.

use shamble_protocol::{Missed, ServerMsg, StepMsg};
use shamble_store::{Append, TableState};

use super::{ConnId, Table};
use crate::clock::Stopwatch;
use crate::contain::contain;
use crate::error::Fault;
use crate::ledger;
use crate::record::{Cause, Record, What};

/// What has been carried out but is not durable yet, and what will be told once it is.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) records: Vec<Vec<u8>>,
    tells: Vec<Tell>,
    pub(super) n_inputs: usize,
    /// Whether the game came to its end.
    pub(super) is_last: bool,
}

enum Tell {
    Answer {
        conn: ConnId,
        answer: Box<ServerMsg>,
    },
    Step {
        viewer: usize,
        step: Box<StepMsg>,
    },
}

impl Batch {
    pub(super) fn answer(&mut self, conn: ConnId, answer: ServerMsg) {
        let answer = Box::new(answer);
        self.tells.push(Tell::Answer { conn, answer });
    }

    pub(super) fn steps(&mut self, viewer: usize, steps: Vec<StepMsg>) {
        self.tells.extend(steps.into_iter().map(|step| Tell::Step {
            viewer,
            step: Box::new(step),
        }));
    }

    fn is_empty(&self) -> bool {
        self.records.is_empty() && self.tells.is_empty()
    }

    /// Where it is now, to come back to.
    pub(super) fn mark(&self) -> Mark {
        Mark {
            n_records: self.records.len(),
            n_tells: self.tells.len(),
            n_inputs: self.n_inputs,
            is_last: self.is_last,
        }
    }

    /// Forgets what came after `mark`.
    pub(super) fn back_to(&mut self, mark: Mark) {
        self.records.truncate(mark.n_records);
        self.tells.truncate(mark.n_tells);
        self.n_inputs = mark.n_inputs;
        self.is_last = mark.is_last;
    }
}

/// A place in a batch.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    n_records: usize,
    n_tells: usize,
    n_inputs: usize,
    is_last: bool,
}

impl Table {
    /// Makes what was carried out durable, then tells everybody.
    pub(super) async fn flush(&mut self) {
        if self.batch.is_empty() && !self.is_wrecked {
            return;
        }
        let batch = std::mem::take(&mut self.batch);
        if !batch.records.is_empty() {
            let state = batch.is_last.then_some(TableState::Finished);
            if self.append(batch.records, state).await.is_err() {
                self.recover().await;
                self.apologise(batch.tells);
                return;
            }
        }
        self.shared.metrics.inputs.add(batch.n_inputs);
        if batch.is_last {
            self.shared.metrics.games_finished.one();
            self.set_clock();
            tracing::info!(inputs = self.ledger.seq, "game over");
        }
        for tell in batch.tells {
            match tell {
                Tell::Answer { conn, answer } => self.send(conn, &answer),
                Tell::Step { viewer, step } => self.tell_step(viewer, *step),
            }
        }
        if self.is_wrecked {
            self.recover().await;
        }
    }

    /// Makes changes durable that are not moves of the game, then carries them out.
    pub(super) async fn commit(
        &mut self,
        whats: Vec<What>,
        cause: Option<Cause>,
    ) -> Result<(), Fault> {
        debug_assert!(
            self.batch.records.is_empty(),
            "moves are flushed before anything else happens"
        );
        let mut records: Vec<Record> = whats.into_iter().map(Record::new).collect();
        if let Some(last) = records.last_mut() {
            last.cause = cause;
        }
        let starts = records
            .iter()
            .any(|record| matches!(record.what, What::Started { .. }));
        let state = starts.then_some(TableState::Playing);
        let encoded = records.iter().map(Record::encode).collect();
        if self.append(encoded, state).await.is_err() {
            self.recover().await;
            return Err(Fault::Unavailable);
        }
        for record in &records {
            self.ledger
                .apply(record)
                .expect("a checked change fits the table");
        }
        Ok(())
    }

    async fn append(&mut self, records: Vec<Vec<u8>>, state: Option<TableState>) -> Result<(), ()> {
        let mut append = Append::new(
            self.n_records,
            records,
            self.shared.config.calendar.unix_ms(),
        );
        append.state = state;
        let stopwatch = Stopwatch::start();
        match self.shared.store.append(self.id, append).await {
            Ok(n_records) => {
                self.n_records = n_records;
                self.shared.metrics.appends.record(stopwatch.elapsed());
                Ok(())
            }
            Err(error) => {
                tracing::error!(%error, "append failed; the table goes back to what is stored");
                self.shared.metrics.append_failures.one();
                Err(())
            }
        }
    }

    /// Goes back to what the store has. A write that failed may still have happened: only the store knows.
    pub(super) async fn recover(&mut self) {
        let loaded = match self.shared.store.load(self.id).await {
            Ok(records) => contain(&self.shared.metrics, "a stored table", || {
                ledger::load(&records)
            })
            .unwrap_or_else(|_| Err("its game panicked".to_owned())),
            Err(error) => Err(error.to_string()),
        };
        let loaded = match loaded {
            Ok(loaded) => loaded,
            Err(reason) => {
                tracing::error!(reason, "the table cannot be read back; trying again soon");
                self.break_down();
                return;
            }
        };
        let clock_before = self.clock;
        self.broken = None;
        self.is_wrecked = false;
        self.has_failed = false;
        (self.ledger, self.play, self.n_records) = (loaded.ledger, loaded.play, loaded.n_records);
        self.loaded_seq = self.ledger.seq;
        self.batch = super::Batch::default();
        self.motion = None;
        self.thoughts.interrupt();
        self.streams.clear();
        self.eyes.clear();
        self.set_clock();
        if self.clock.is_running() && clock_before.is_running() {
            // Time went on while the store was away.
            self.clock = clock_before;
        }
        self.show_everybody(Missed::Fresh);
    }

    /// Tells those whose requests were lost with a failed write.
    fn apologise(&mut self, tells: Vec<Tell>) {
        for tell in tells {
            if let Tell::Answer { conn, answer } = tell {
                let id = match *answer {
                    ServerMsg::Done { id, .. } | ServerMsg::Refused { id, .. } => Some(id),
                    ServerMsg::Error { id, .. } => id,
                    _ => None,
                };
                self.shared.metrics.errors.one();
                self.send(conn, &Fault::Unavailable.message(id));
            }
        }
    }
}
