//! The game moves on: acts of people and bots, and time that passes.

use std::sync::Arc;

use shamble_catalog::Step;
use shamble_core::log::Input;
use shamble_core::{Refusal, Seat};
use shamble_protocol::ServerMsg;

use super::commit::Mark;
use super::{ConnId, Table};
use crate::contain::contain;
use crate::error::Fault;
use crate::limits::MAX_ACTION_BYTES;
use crate::record::{Cause, Record, StoredInput, What};
use crate::seats::Repeat;
use crate::stream::Moment;

impl Table {
    /// A socket wants to act. The answer waits with everything else until the act is durable.
    pub(super) fn hear_act(&mut self, conn: ConnId, id: u32, seen: u32, action: &str) {
        let answer = match self.try_act(conn, id, seen, action) {
            Ok(()) => ServerMsg::Done {
                id,
                seq: self.ledger.seq,
            },
            Err(Denied::Fault(fault)) => self.deny(conn, &fault, id),
            Err(Denied::Illegal(illegal)) => {
                self.note_denial(conn, id);
                self.shared.metrics.refusals.one();
                ServerMsg::Refused {
                    id,
                    rule: illegal.rule,
                    text: illegal.text,
                }
            }
        };
        self.batch.answer(conn, answer);
    }

    fn try_act(&mut self, conn: ConnId, id: u32, seen: u32, action: &str) -> Result<(), Denied> {
        // What is in memory may not be stored: nobody is told from it that something was done.
        if self.is_in_doubt() {
            return Err(Fault::Unavailable.into());
        }
        let person = self.person(conn).ok_or(Fault::SeatNone)?;
        match self.repeats(conn, person, id) {
            Repeat::New => {}
            Repeat::Done => return Ok(()),
            Repeat::Forgotten => return Err(Fault::Stale.into()),
        }
        let seat = self.ledger.party.seat_of(person).ok_or(Fault::SeatNone)?;
        self.check_running()?;
        if seen < self.ledger.taken_back_at || seen > self.ledger.seq {
            return Err(Fault::Stale.into());
        }
        if action.len() > MAX_ACTION_BYTES {
            let reason = format!("an action has at most {MAX_ACTION_BYTES} bytes");
            return Err(Fault::ActionMalformed(reason).into());
        }
        self.carry_out(seat, action, Some(Cause { person, id }))
    }

    /// Whether the game in memory may be another one than the store has.
    fn is_in_doubt(&self) -> bool {
        self.broken.is_some() || self.is_wrecked
    }

    /// Whether anybody can act at all.
    pub(super) fn check_running(&self) -> Result<(), Fault> {
        if self.is_in_doubt() {
            return Err(Fault::Unavailable);
        }
        self.playing()?;
        if self.has_failed {
            return Err(Fault::Failed);
        }
        if self.ledger.paused_at.is_some() {
            return Err(Fault::Paused);
        }
        if self.ledger.is_gathering {
            return Err(Fault::Gathering);
        }
        Ok(())
    }

    /// `seat` acts now. What time brought before it counts even if the act is refused.
    ///
    /// An act that makes the game panic is as if it had never been: it is answered, and the table goes back to what the
    /// store has.
    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        action: &str,
        cause: Option<Cause>,
    ) -> Result<(), Denied> {
        let (shared, mark) = (Arc::clone(&self.shared), self.batch.mark());
        let done = contain(&shared.metrics, "an act", || {
            self.try_carry_out(seat, action, cause)
        });
        done.unwrap_or_else(|panicked| {
            tracing::error!(%seat, action, "the act that panicked");
            self.wreck(mark);
            Err(Fault::from(panicked).into())
        })
    }

    fn try_carry_out(
        &mut self,
        seat: Seat,
        action: &str,
        cause: Option<Cause>,
    ) -> Result<(), Denied> {
        let now = self.now();
        let Some(play) = &mut self.play else {
            return Err(Fault::NotStarted.into());
        };
        let (steps, result) = play.table.act(seat, action, now);
        self.happened(steps, cause.filter(|_| result.is_ok()));
        result.map_err(|refusal| match refusal {
            Refusal::Malformed(expected) => Fault::ActionMalformed(expected).into(),
            Refusal::NoSuchSeat => Fault::SeatUnknown(seat).into(),
            Refusal::Illegal(illegal) => Denied::Illegal(illegal),
        })
    }

    /// Fires what fell due, and makes it durable.
    pub(super) async fn pass_time(&mut self) {
        let now = self.now();
        let Some(play) = &self.play else { return };
        if !self.clock.is_running() || play.table.next_wake().is_none_or(|due| due > now) {
            return;
        }
        let (shared, mark) = (Arc::clone(&self.shared), self.batch.mark());
        let passed = contain(&shared.metrics, "passing time", || {
            let steps = self
                .play
                .as_mut()
                .map_or_else(Vec::new, |play| play.table.advance(now));
            self.happened(steps, None);
        });
        if passed.is_err() {
            self.wreck(mark);
        }
        self.flush().await;
        if passed.is_err() && self.broken.is_none() {
            // The same would happen again at once, for ever.
            self.has_failed = true;
            self.set_clock();
            self.tell_clock();
        }
    }

    /// What is not in the batch yet is lost, and so is the game as it is in memory.
    pub(super) fn wreck(&mut self, mark: Mark) {
        self.batch.back_to(mark);
        self.is_wrecked = true;
    }

    /// Takes carried-out steps into the ledger and the batch.
    fn happened(&mut self, steps: Vec<Step>, cause: Option<Cause>) {
        for step in &steps {
            let is_the_act = matches!(step.entry.input, Input::Act { .. });
            let what = What::Input(StoredInput::from(&step.entry));
            let record = Record {
                cause: cause.filter(|_| is_the_act),
                what,
            };
            self.ledger
                .apply(&record)
                .expect("people who act are known");
            self.batch.records.push(record.encode());
        }
        self.batch.steps.extend(steps);
    }

    /// The present, as far as viewers need it.
    pub(super) fn moment(&self) -> Moment {
        Moment {
            seq: self.ledger.seq,
            clock: self.shown_clock(),
            is_practice: self.ledger.party.is_practice(),
        }
    }
}

/// Why an act was not carried out.
pub(super) enum Denied {
    /// For a reason outside the rules.
    Fault(Fault),
    /// By a rule.
    Illegal(shamble_core::Illegal),
}

impl From<Fault> for Denied {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}
