//! The start of a real-time game with people who still read: the clock stands at its beginning until everybody is ready
//! or the host waits no longer, then a short count-down that all share sets it going.
//!
//! That the clock waits is durable; who is ready is not, and is asked again after a restart. Bots are ready at once, and
//! so are seats for which one stands in: absent people hold nobody up for longer than their grace time.

use std::time::Duration;

use shamble_core::{Millis, Seat, SeatSet};
use shamble_protocol::{Gathering, ServerMsg, Status};
use tokio::time::Instant;

use super::requests::Asker;
use super::{ConnId, Table};
use crate::clock;
use crate::error::Fault;
use crate::record::What;

impl Table {
    /// Whether the clock has not run yet because it waits for people.
    pub(super) fn is_gathering(&self) -> bool {
        self.ledger.is_gathering && self.status() == Status::Playing
    }

    /// Somebody has read everything.
    pub(super) async fn is_ready(&mut self, asker: Asker) -> Result<(), Fault> {
        self.seat_of(asker)?;
        self.check_gathering()?;
        self.ready.insert(asker.person);
        self.look_after_gathering().await;
        Ok(())
    }

    /// The host waits no longer.
    pub(super) async fn begin(&mut self, asker: Asker) -> Result<(), Fault> {
        self.check_host(asker.person)?;
        self.check_gathering()?;
        self.count_down();
        self.look_after_gathering().await;
        Ok(())
    }

    fn check_gathering(&self) -> Result<(), Fault> {
        self.playing()?;
        if self.is_gathering() {
            Ok(())
        } else {
            Err(Fault::NotGathering)
        }
    }

    /// Seats of people for whom the clock waits.
    fn missing(&self) -> SeatSet {
        let party = &self.ledger.party;
        let waited_for = party
            .seated()
            .filter(|(seat, person)| !self.stand_ins.has(*seat) && !self.ready.contains(person));
        waited_for.map(|(seat, _)| seat).collect()
    }

    /// As everybody sees it.
    pub(super) fn shown_gathering(&self) -> Option<Gathering> {
        let missing = self.missing();
        self.is_gathering().then(|| Gathering {
            ready: Seat::all(self.ledger.party.n_seats())
                .filter(|seat| !missing.has(*seat))
                .collect(),
            missing: missing.iter().collect(),
            counting: self.countdown.is_some(),
        })
    }

    /// Starts the count-down when nobody is waited for any more, and the clock when it has run out.
    pub(super) async fn look_after_gathering(&mut self) {
        if !self.is_gathering() {
            self.countdown = None;
            return;
        }
        // A game is not left to bots because nobody has come to see it begin.
        let is_seen = (self.ledger.party.seated()).any(|(_, person)| self.is_here(person));
        if self.countdown.is_none() && is_seen && self.missing().is_empty() {
            self.count_down();
        }
        if self.countdown.is_none_or(|end| end > clock::now()) {
            return;
        }
        if self.commit(vec![What::Begun], None).await.is_ok() {
            self.countdown = None;
            self.ready.clear();
            self.set_clock();
            self.tell_clock();
        }
    }

    /// Everybody counts the same seconds; somebody alone has nobody to count with.
    fn count_down(&mut self) {
        if self.countdown.is_some() {
            return;
        }
        let is_shared = self.ledger.party.seated().count() > 1;
        let countdown = self.shared.config.limits.countdown;
        let wait = if is_shared { countdown } else { Duration::ZERO };
        let end = clock::now() + wait;
        self.countdown = Some(end);
        if is_shared {
            let left = left_until(end);
            self.send_to_all(&ServerMsg::Countdown { left });
        }
    }

    /// Tells a socket that came late how much of the count-down is left.
    pub(super) fn tell_countdown(&mut self, conn: ConnId) {
        if let Some(end) = self.countdown {
            let left = left_until(end);
            self.send(conn, &ServerMsg::Countdown { left });
        }
    }
}

fn left_until(end: Instant) -> Millis {
    let left = end.saturating_duration_since(clock::now()).as_millis();
    Millis(u32::try_from(left).unwrap_or(u32::MAX))
}
