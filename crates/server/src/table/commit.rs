//! Making things durable, and what follows when that fails.

use shamble_catalog::Step;
use shamble_protocol::{Missed, ServerMsg, Status};
use shamble_store::{Append, StoreError, TableState};

use super::confirm::{Confirmed, is_own};
use super::{ConnId, Table};
use crate::clock::{self, Stopwatch};
use crate::cluster::Owner;
use crate::contain::contain;
use crate::error::Fault;
use crate::ledger;
use crate::limits::{RETRY_READ, RETRY_WRITE};
use crate::record::{Cause, Record, What};
use crate::seats::Repeat;

/// What has been carried out but is not durable yet, and what will be told once it is.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) records: Vec<Vec<u8>>,
    pub(super) steps: Vec<Step>,
    answers: Vec<(ConnId, ServerMsg)>,
}

impl Batch {
    pub(super) fn answer(&mut self, conn: ConnId, answer: ServerMsg) {
        self.answers.push((conn, answer));
    }

    fn is_empty(&self) -> bool {
        self.records.is_empty() && self.answers.is_empty()
    }

    /// Where it is now, to come back to.
    pub(super) fn mark(&self) -> Mark {
        Mark {
            n_records: self.records.len(),
            n_steps: self.steps.len(),
            n_answers: self.answers.len(),
        }
    }

    /// Forgets what came after `mark`.
    pub(super) fn back_to(&mut self, mark: Mark) {
        self.records.truncate(mark.n_records);
        self.steps.truncate(mark.n_steps);
        self.answers.truncate(mark.n_answers);
    }
}

/// A place in a batch.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    n_records: usize,
    n_steps: usize,
    n_answers: usize,
}

impl Table {
    /// Makes what was carried out durable, then tells everybody.
    pub(super) async fn flush(&mut self) {
        if self.batch.is_empty() && !self.is_wrecked {
            return;
        }
        let batch = std::mem::take(&mut self.batch);
        if batch.records.is_empty() && self.confirm().await != Confirmed::AsItIs {
            // What they were to be told was worked out from what may be old.
            self.answer_after_doubt(batch.answers);
            return;
        }
        // A game that is wrecked may be anything: it is read back first.
        let is_last =
            !batch.steps.is_empty() && !self.is_wrecked && self.status() == Status::Finished;
        if !batch.records.is_empty() {
            let state = is_last.then_some(TableState::Finished);
            if self.append(batch.records, state).await.is_err() {
                Box::pin(self.recover()).await;
                self.answer_after_doubt(batch.answers);
                return;
            }
        }
        self.shared.metrics.inputs.add(batch.steps.len());
        if is_last {
            self.shared.metrics.games_finished.one();
            self.set_clock();
            tracing::info!(inputs = self.ledger.seq, "game over");
        }
        if is_last {
            self.note_info();
        }
        if !batch.steps.is_empty() && !self.is_wrecked {
            self.tell_steps(batch.steps);
        }
        for (conn, answer) in batch.answers {
            self.send(conn, &answer);
        }
        if self.is_wrecked {
            Box::pin(self.recover()).await;
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
            Box::pin(self.recover()).await;
            return Err(Fault::Unavailable);
        }
        for record in &records {
            self.ledger
                .apply(record)
                .expect("a checked change fits the table");
        }
        Ok(())
    }

    /// Whether anything but moves may still be written. Games come to their end; who goes back, sits down and changes
    /// options over and over does not.
    pub(super) fn check_log(&self) -> Result<(), Fault> {
        if self.n_bytes >= self.shared.config.limits.max_log_bytes {
            Err(Fault::LogFull)
        } else {
            Ok(())
        }
    }

    async fn append(&mut self, records: Vec<Vec<u8>>, state: Option<TableState>) -> Result<(), ()> {
        let term = self.current_term();
        let mut append = Append::new(
            self.n_records,
            records,
            self.shared.config.calendar.unix_ms(),
        );
        append.state = state;
        let n_bytes: usize = append.records.iter().map(Vec::len).sum();
        let stopwatch = Stopwatch::start();
        match self.shared.store.append(&mut self.claim, append).await {
            Ok(n_records) => {
                self.n_records = n_records;
                self.n_bytes += n_bytes;
                self.term = term;
                self.shared.metrics.appends.record(stopwatch.elapsed());
                self.shared.readiness.write_succeeded();
                self.rests_until = None;
                Ok(())
            }
            Err(error) => {
                self.write_failed(&error);
                Err(())
            }
        }
    }

    /// A write was refused, or nobody knows what became of it: the table goes back to what is stored, or ends.
    pub(super) fn write_failed(&mut self, error: &StoreError) {
        if matches!(error, StoreError::Deposed(_)) {
            tracing::warn!("another server has the table; it ends here");
            self.shared.metrics.depositions.one();
            self.is_deposed = true;
            return;
        }
        if !error.is_refusal() {
            self.shared.metrics.doubts.one();
        }
        tracing::error!(%error, "append failed; the table goes back to what is stored");
        self.shared.metrics.append_failures.one();
        self.shared.readiness.write_failed();
        self.rests_until = Some(clock::now() + RETRY_WRITE);
    }

    /// Goes back to what the store has. A write that failed may still have happened, or happen yet: opening the table
    /// anew settles it. A table that is another server's now is left to it.
    pub(super) async fn recover(&mut self) {
        match self.shared.cluster.owner(self.id.slot()) {
            _ if self.is_deposed => return,
            Owner::Here => {}
            Owner::At(_) => {
                self.is_deposed = true;
                return;
            }
            // Nobody knows just now; this table waits until somebody does.
            Owner::Nobody => return self.break_down(),
        }
        self.shared.metrics.opens.one();
        let term = self.current_term();
        let loaded = match self.shared.store.open(self.id).await {
            Ok(_) if !is_own(&self.shared, self.id) => {
                Err("another server may have the table by now".to_owned())
            }
            Ok(opened) => {
                self.claim = opened.claim;
                contain(&self.shared.metrics, "a stored table", || {
                    ledger::load(&opened.records)
                })
                .unwrap_or_else(|_| Err("its game panicked".to_owned()))
            }
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
        self.term = term;
        self.broken = None;
        self.is_wrecked = false;
        self.has_failed = false;
        (self.ledger, self.play) = (loaded.ledger, loaded.play);
        (self.n_records, self.n_bytes) = (loaded.n_records, loaded.n_bytes);
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

    /// Waits a little before the store is asked again.
    fn break_down(&mut self) {
        self.shared.metrics.table_failures.one();
        self.broken = Some(clock::now() + RETRY_READ);
    }

    /// The table is laid down in good order: the clock's reading is kept, so that a planned move costs no game time.
    pub(super) async fn lay_down(&mut self) {
        if self.is_deposed || self.broken.is_some() || !self.clock.is_running() {
            return;
        }
        let record = Record::new(What::LaidDown { at: self.now() });
        // Without it the clock goes on from the last input, as after a crash.
        let _ = self.append(vec![record.encode()], None).await;
    }

    /// Whether a request of somebody's turned out to be carried out, now that the table was opened anew.
    pub(super) fn has_landed(&self, conn: ConnId, id: u32) -> bool {
        self.broken.is_none()
            && !self.is_deposed
            && self
                .person(conn)
                .is_some_and(|person| matches!(self.repeats(conn, person, id), Repeat::Done))
    }

    /// Answers those whose requests were in a write that failed: it may have happened all the same.
    fn answer_after_doubt(&mut self, answers: Vec<(ConnId, ServerMsg)>) {
        if self.is_deposed {
            // The line breaks without a word; whoever repeats the request at the new place is answered there.
            return;
        }
        for (conn, answer) in answers {
            if let ServerMsg::Done { id, .. } = answer
                && self.has_landed(conn, id)
            {
                let seq = self.ledger.seq;
                self.send(conn, &ServerMsg::Done { id, seq });
                continue;
            }
            let id = match answer {
                // Nobody asked for it.
                ServerMsg::Why { .. } => continue,
                ServerMsg::Done { id, .. } | ServerMsg::Refused { id, .. } => Some(id),
                ServerMsg::Error { id, .. } => id,
                _ => None,
            };
            self.shared.metrics.errors.one();
            self.send(conn, &Fault::Unavailable.message(id));
        }
    }
}
