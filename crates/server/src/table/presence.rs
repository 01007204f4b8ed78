//! Who is connected: coming, going, and what a table does about people who stay away.

use std::time::Duration;

use shamble_core::{Seat, SeatSet, Viewer};
use shamble_protocol::{Missed, PROTOCOL, ServerMsg, Status};
use tokio::time::Instant;

use super::confirm::Confirmed;
use super::{Conn, ConnId, Eyes, Hello, Table};
use crate::clock;
use crate::error::Fault;
use crate::limits::{MAX_SOCKETS_PER_PERSON, SEAT_KEPT};
use crate::outbox::{Close, Outbox, frame};
use crate::record::What;
use crate::seats::PersonId;

impl Table {
    /// A socket said hello: it is welcomed and gets what it missed.
    pub(super) async fn connect(
        &mut self,
        id: ConnId,
        hello: &Hello,
        outbox: Outbox,
    ) -> Result<(), Fault> {
        if self.confirm().await == Confirmed::Not {
            return Err(Fault::Unavailable);
        }
        let person = hello
            .token
            .and_then(|token| self.ledger.party.by_token(token));
        self.make_room(person)?;
        let is_foreign = hello.token.is_some() && person.is_none();
        if is_foreign {
            // Said before the welcome: from here on the client is a spectator, and knows why.
            self.shared.metrics.errors.one();
            let _ = outbox.send(frame(&Fault::Token.message(None)));
        }
        if hello.seen > Some(self.ledger.seq) {
            // A client saw what is in no log: acknowledged acts were lost.
            tracing::error!(seen = ?hello.seen, seq = self.ledger.seq, "a client knows more than the log");
            self.shared.metrics.lost_acts.one();
        }
        let you = self.you(person);
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        self.conns.insert(
            id,
            Conn {
                outbox,
                person,
                standing: hello.standing.clone(),
                you: you.clone(),
            },
        );
        if let Some(person) = person {
            hello.standing.is_somebody();
            self.came_back(person);
        }
        let table = self.table_info();
        self.note_info();
        self.send(
            id,
            &ServerMsg::Welcome {
                protocol: PROTOCOL,
                you,
                table,
            },
        );
        let seen = hello.seen.filter(|_| !is_foreign);
        match self.n_missed(person, viewer, seen) {
            Some(n_inputs) => self.show_since(id, Missed::Away, n_inputs),
            None => self.show(id, Missed::Fresh),
        }
        self.tell_chat(id);
        self.tell_countdown(id);
        Ok(())
    }

    fn make_room(&mut self, person: Option<PersonId>) -> Result<(), Fault> {
        let Some(person) = person else {
            let is_full = self.n_spectators() as usize >= self.shared.config.limits.max_spectators;
            return if is_full {
                Err(Fault::TableFull)
            } else {
                Ok(())
            };
        };
        // Lines that died without a word look alive for a while. Whoever comes back over and over must not find the
        // door blocked by their own ghosts: the oldest goes.
        while self.n_sockets(person) >= MAX_SOCKETS_PER_PERSON {
            let oldest = (self.conns.iter()).find(|(_, conn)| conn.person == Some(person));
            let Some((&oldest, conn)) = oldest else { break };
            conn.outbox.hang_up(Close::Crowded);
            self.conns.remove(&oldest);
        }
        Ok(())
    }

    fn n_sockets(&self, person: PersonId) -> usize {
        self.conns
            .values()
            .filter(|conn| conn.person == Some(person))
            .count()
    }

    /// How many inputs happened after `seen`, if all are still remembered and were to be seen through the same eyes.
    fn n_missed(
        &mut self,
        person: Option<PersonId>,
        viewer: Viewer,
        seen: Option<u32>,
    ) -> Option<usize> {
        let seq = self.ledger.seq;
        let loaded = Eyes {
            viewer,
            since: self.loaded_seq,
        };
        let eyes = match person {
            Some(person) => self.eyes.entry(person).or_insert(loaded),
            None => &mut loaded.clone(),
        };
        let is_same = eyes.viewer == viewer;
        let since = eyes.since.max(self.ledger.taken_back_at);
        if !is_same {
            *eyes = Eyes { viewer, since: seq };
        }
        let seen = seen.filter(|seen| is_same && *seen > since)?;
        let n_missed = usize::try_from(seq.checked_sub(seen)?).ok()?;
        let n_recent = self.play.as_ref()?.n_recent();
        (n_missed <= n_recent).then_some(n_missed)
    }

    fn came_back(&mut self, person: PersonId) {
        self.away.remove(&person);
        if let Some(seat) = self.ledger.party.seat_of(person)
            && self.stand_ins.has(seat)
        {
            tracing::info!(%seat, "player is back");
            self.stand_ins.remove(seat);
            self.thoughts.forget(seat);
        }
    }

    pub(super) fn disconnect(&mut self, id: ConnId) {
        let Some(conn) = self.conns.remove(&id) else {
            return;
        };
        if let Some(person) = conn.person
            && !self.is_here(person)
        {
            self.away.insert(person, clock::now());
        }
        self.company.forget(id);
        self.close_unused_streams();
    }

    /// Whether a person is connected.
    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.n_sockets(person) > 0
    }

    /// After a restart nobody is connected yet, and everybody gets the whole grace time to come back.
    pub(super) fn everybody_is_away(&mut self) {
        let now = clock::now();
        for number in 0..self.ledger.party.n_people() {
            let person = PersonId(u16::try_from(number).expect("people at a table are few"));
            self.away.insert(person, now);
        }
    }

    /// Bots stand in for those who stay away, and somebody who is here becomes the host.
    pub(super) async fn look_after_absent(&mut self) {
        let now = clock::now();
        let (was, due) = (self.stand_ins, self.absences().filter(|(_, at)| *at <= now));
        let absent: SeatSet = due.map(|(seat, _)| seat).collect();
        // Whoever left the seat for good needs no stand-in any more.
        self.stand_ins = self
            .ledger
            .party
            .human_seats()
            .iter()
            .filter(|seat| was.has(*seat) || absent.has(*seat))
            .collect();
        if self.status() != Status::Playing {
            self.stand_ins = SeatSet::EMPTY;
        }
        for seat in self.stand_ins.iter().filter(|seat| !was.has(*seat)) {
            tracing::info!(%seat, "a bot stands in for an absent player");
            self.shared.metrics.stand_ins.one();
        }
        if let Some((heir, at)) = self.heir()
            && at <= now
        {
            tracing::info!(person = heir.0, "a new host");
            if self
                .commit(vec![What::Host { person: heir }], None)
                .await
                .is_ok()
            {
                self.refresh_with(None);
            }
        }
    }

    /// The next instant at which somebody has been away for too long.
    pub(super) fn next_absence(&self) -> Option<Instant> {
        let heir = self.heir().map(|(_, at)| at);
        self.absences().map(|(_, at)| at).chain(heir).min()
    }

    /// How long somebody may be away before others may do anything about it.
    fn grace(&self) -> Duration {
        let limits = &self.shared.config.limits;
        if self.is_real_time() {
            limits.grace_real_time
        } else {
            limits.grace
        }
    }

    /// Whether a person's seat may be given away: not while they are here, nor when the line has only just broken.
    pub(super) fn check_is_gone(&self, person: PersonId) -> Result<(), Fault> {
        if self.is_here(person) {
            return Err(Fault::SeatTaken);
        }
        let since = self.away.get(&person).copied().unwrap_or(self.opened_at);
        let rest = (since + self.grace()).saturating_duration_since(clock::now());
        if rest.is_zero() {
            Ok(())
        } else {
            Err(Fault::JustGone(seconds_up(rest)))
        }
    }

    /// Whether a seat still waits for somebody else, who lost it while away.
    pub(super) fn check_is_not_kept(
        &self,
        person: Option<PersonId>,
        seat: Seat,
    ) -> Result<(), Fault> {
        let holder = self.ledger.knowledge.is_kept_for(seat);
        if holder.is_none() || holder == person {
            return Ok(());
        }
        let rest = self
            .kept_until(seat)
            .saturating_duration_since(clock::now());
        if rest.is_zero() {
            Ok(())
        } else {
            Err(Fault::SeatKept(seconds_up(rest)))
        }
    }

    /// Until when a seat that was given away in its holder's absence waits for nobody else.
    fn kept_until(&self, seat: Seat) -> Instant {
        let since = self.kept_since.get(&seat).copied();
        since.unwrap_or(self.opened_at) + SEAT_KEPT
    }

    /// Seats that wait for somebody now, and the next instant at which one of them does not any more.
    pub(super) fn kept_seats(&self) -> (SeatSet, Option<Instant>) {
        let now = clock::now();
        let kept = Seat::all(self.ledger.party.n_seats())
            .filter(|seat| self.ledger.knowledge.is_kept_for(*seat).is_some())
            .map(|seat| (seat, self.kept_until(seat)))
            .filter(|(_, until)| *until > now);
        let kept: Vec<(Seat, Instant)> = kept.collect();
        let next = kept.iter().map(|(_, until)| *until).min();
        (kept.into_iter().map(|(seat, _)| seat).collect(), next)
    }

    /// Seats whose holders are away and for which no bot stands in yet, and when one will.
    ///
    /// At the per-action pace only if somebody else is waiting for them: alone, one may come back tomorrow. Never at a
    /// table that waits.
    fn absences(&self) -> impl Iterator<Item = (Seat, Instant)> + '_ {
        let grace = self.grace();
        let party = &self.ledger.party;
        let is_awaited =
            self.is_real_time() || party.seated().any(|(_, person)| self.is_here(person));
        let can_be = self.status() == Status::Playing
            && self.ledger.paused_at.is_none()
            && is_awaited
            && !self.ledger.waits;
        let waiting = party
            .seated()
            .filter(move |(seat, _)| can_be && !self.stand_ins.has(*seat));
        waiting.filter_map(move |(seat, person)| Some((seat, *self.away.get(&person)? + grace)))
    }

    /// Who becomes the host when the present one stays away, and when.
    fn heir(&self) -> Option<(PersonId, Instant)> {
        let since = *self.away.get(&self.ledger.party.host())?;
        let heir = self
            .ledger
            .party
            .seated()
            .map(|(_, person)| person)
            .find(|person| self.is_here(*person))?;
        Some((heir, since + self.shared.config.limits.host_grace))
    }
}

/// Whole seconds, none of which is too short.
fn seconds_up(rest: Duration) -> u32 {
    let seconds = rest.as_secs() + u64::from(rest.subsec_nanos() > 0);
    u32::try_from(seconds).unwrap_or(u32::MAX)
}
