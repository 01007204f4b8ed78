//! Who is connected: coming, going, and what a table does about people who stay away.

use shamble_core::{SeatSet, Viewer};
use shamble_protocol::{Missed, PROTOCOL, ServerMsg, Status};
use tokio::time::Instant;

use super::{Conn, ConnId, Eyes, Hello, Table};
use crate::clock;
use crate::error::Fault;
use crate::limits::MAX_SOCKETS_PER_PERSON;
use crate::outbox::{Outbox, frame};
use crate::record::What;
use crate::seats::PersonId;

impl Table {
    /// A socket said hello: it is welcomed and gets what it missed.
    pub(super) fn connect(
        &mut self,
        id: ConnId,
        hello: &Hello,
        outbox: Outbox,
    ) -> Result<(), Fault> {
        if self.broken.is_some() {
            return Err(Fault::Unavailable);
        }
        let person = hello
            .token
            .and_then(|token| self.ledger.party.by_token(token));
        self.check_room(person)?;
        let is_foreign = hello.token.is_some() && person.is_none();
        if is_foreign {
            // Said before the welcome: from here on the client is a spectator, and knows why.
            self.shared.metrics.errors.one();
            let _ = outbox.send(frame(&Fault::Token.message(None)));
        }
        let you = self.you(person);
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        self.conns.insert(
            id,
            Conn {
                outbox,
                person,
                you: you.clone(),
            },
        );
        if let Some(person) = person {
            self.came_back(person);
        }
        let table = self.table_info();
        self.send(
            id,
            &ServerMsg::Welcome {
                protocol: PROTOCOL,
                you,
                table,
            },
        );
        let seen = hello.seen.filter(|_| !is_foreign);
        if !self.resume(id, person, viewer, seen) {
            self.show(id, Missed::Fresh);
        }
        Ok(())
    }

    fn check_room(&self, person: Option<PersonId>) -> Result<(), Fault> {
        let is_full = match person {
            Some(person) => self.n_sockets(person) >= MAX_SOCKETS_PER_PERSON,
            None => self.n_spectators() as usize >= self.shared.config.limits.max_spectators,
        };
        if is_full {
            Err(Fault::TableFull)
        } else {
            Ok(())
        }
    }

    fn n_sockets(&self, person: PersonId) -> usize {
        self.conns
            .values()
            .filter(|conn| conn.person == Some(person))
            .count()
    }

    /// Sends the steps after `seen`, if they are all still there and were seen through the same eyes.
    fn resume(
        &mut self,
        id: ConnId,
        person: Option<PersonId>,
        viewer: Viewer,
        seen: Option<u32>,
    ) -> bool {
        let loaded = Eyes {
            viewer,
            since: self.loaded_seq,
        };
        let eyes = match person {
            Some(person) => *self.eyes.entry(person).or_insert(loaded),
            None => loaded,
        };
        let clock = self.shown_clock();
        let is_same = |seen: &u32| eyes.viewer == viewer && *seen > eyes.since;
        let stream = self.streams.get(&self.number(viewer));
        let missed = seen
            .filter(is_same)
            .zip(stream)
            .and_then(|(seen, stream)| stream.missed(seen, clock));
        if let Some(person) = person
            && eyes.viewer != viewer
        {
            self.eyes.insert(
                person,
                Eyes {
                    viewer,
                    since: self.ledger.seq,
                },
            );
        }
        let Some(missed) = missed else { return false };
        for frame in missed {
            self.send_frame(id, frame);
        }
        true
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

    /// Seats whose holders are away and for which no bot stands in yet, and when one will.
    ///
    /// At the per-action pace only if somebody else is waiting for them: alone, one may come back tomorrow.
    fn absences(&self) -> impl Iterator<Item = (shamble_core::Seat, Instant)> + '_ {
        let limits = &self.shared.config.limits;
        let grace = if self.is_real_time() {
            limits.grace_real_time
        } else {
            limits.grace
        };
        let party = &self.ledger.party;
        let is_awaited =
            self.is_real_time() || party.seated().any(|(_, person)| self.is_here(person));
        let can_be =
            self.status() == Status::Playing && self.ledger.paused_at.is_none() && is_awaited;
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
