//! What is told to whom: frames to sockets, pictures to viewers, the table to everybody.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};

use shamble_catalog::Step;
use shamble_core::{MAX_SEATS, OptionValues, Pace, Pausing, Seat, SeatSet, Viewer, text};
use shamble_protocol::{
    Clock, ClosedChair, Gathering, Missed, Occupant, Proposal, SeatInfo, ServerMsg, Status,
    TableInfo, You,
};
use shamble_store::TableId;

use super::{Conn, ConnId, Eyes, Table};
use crate::error::Fault;
use crate::limits::{MAX_TOLD_OPTION_BYTES, RECENT_INPUTS};
use crate::outbox::{Frame, Lost, frame};
use crate::seats::{Chair, PersonId, Repeat, Token};
use crate::stream::{Stream, tell};

/// What [`TableInfo`] is made from: while this is the same, so is that.
#[derive(PartialEq)]
pub(super) struct Published {
    n_changes: u32,
    status: Status,
    pausing: Option<Pausing>,
    proposal: Option<Proposal>,
    gathering: Option<Gathering>,
    stand_ins: SeatSet,
    has_failed: bool,
    kept: SeatSet,
    conns: Vec<(Option<PersonId>, Option<Seat>)>,
}

/// The nonce of a pong that nobody asked for.
const UNASKED: u32 = 0;

impl Table {
    /// Sends one message to one socket.
    pub(super) fn send(&mut self, conn: ConnId, message: &ServerMsg) {
        self.send_frame(conn, frame(message));
    }

    pub(super) fn send_frame(&mut self, conn: ConnId, frame: Frame) {
        let Some(reader) = self.conns.get(&conn) else {
            return;
        };
        if let Err(lost) = reader.outbox.send(frame) {
            if lost == Lost::TooSlow {
                tracing::info!(conn = conn.0, "reader too slow, dropped");
                self.shared.metrics.readers_dropped.one();
            }
            self.lost.push(conn);
        }
    }

    pub(super) fn send_to_all(&mut self, message: &ServerMsg) {
        let frame = frame(message);
        for conn in self.conn_ids(|_| true) {
            self.send_frame(conn, frame.clone());
        }
    }

    fn conn_ids(&self, is_meant: impl Fn(&Conn) -> bool) -> Vec<ConnId> {
        self.conns
            .iter()
            .filter(|(_, conn)| is_meant(conn))
            .map(|(id, _)| *id)
            .collect()
    }

    /// An error as an answer, counted.
    pub(super) fn complaint(&self, fault: &Fault, id: u32) -> ServerMsg {
        self.shared.metrics.errors.one();
        fault.message(Some(id))
    }

    /// The same for a request that might have been carried out: unless it may be tried again, the no is the last word.
    pub(super) fn deny(&mut self, conn: ConnId, fault: &Fault, id: u32) -> ServerMsg {
        if !matches!(fault, Fault::Unavailable) {
            self.note_denial(conn, id);
        }
        self.complaint(fault, id)
    }

    /// Keeps in mind that a request is answered with a no that is the last word.
    pub(super) fn note_denial(&mut self, conn: ConnId, id: u32) {
        if let Some(person) = self.person(conn) {
            self.denials.note(person, id, conn);
        }
    }

    /// Forgets sockets that could not be written to.
    pub(super) fn forget_lost(&mut self) {
        while let Some(conn) = self.lost.pop() {
            self.disconnect(conn);
        }
    }

    /// Tells durable steps to everybody, and keeps them for whoever comes later.
    pub(super) fn tell_steps(&mut self, steps: Vec<Step>) {
        let moment = self.moment();
        let Some(play) = &mut self.play else { return };
        let told: Vec<&Step> = steps.iter().collect();
        let frames = tell(self.streams.values_mut(), &told, play, moment);
        let numbers: Vec<usize> = self.streams.keys().copied().collect();
        play.remember(steps);
        for (number, frame) in numbers.into_iter().zip(frames) {
            for conn in self.conn_ids(|conn| viewer_number(conn.viewer()) == number) {
                self.send_frame(conn, frame.clone());
            }
        }
    }

    /// Sends a socket all it may see, if there is a game.
    pub(super) fn show(&mut self, conn: ConnId, reason: Missed) {
        self.show_since(conn, reason, RECENT_INPUTS);
    }

    /// The same with what happened in the last `n_inputs` only.
    pub(super) fn show_since(&mut self, conn: ConnId, reason: Missed, n_inputs: usize) {
        let (Some(conn_viewer), moment) = (self.conns.get(&conn).map(Conn::viewer), self.moment())
        else {
            return;
        };
        self.begin_streams(&[conn_viewer]);
        let Some(play) = &self.play else { return };
        let Some(stream) = self.streams.get(&viewer_number(conn_viewer)) else {
            return;
        };
        let message = stream.snapshot(play, moment, reason, n_inputs);
        self.shared.metrics.snapshots.one();
        self.send(conn, &message);
    }

    /// Begins all pictures anew: the game is another one than a moment ago.
    pub(super) fn show_everybody(&mut self, reason: Missed) {
        self.streams.clear();
        self.refresh_eyes();
        let viewers: Vec<Viewer> = self.conns.values().map(Conn::viewer).collect();
        self.begin_streams(&viewers);
        for conn in self.conn_ids(|_| true) {
            self.show(conn, reason);
        }
    }

    /// Has a stream for each of these, if there is a game.
    fn begin_streams(&mut self, viewers: &[Viewer]) {
        let mut new: Vec<Viewer> = viewers.to_vec();
        new.retain(|viewer| !self.streams.contains_key(&viewer_number(*viewer)));
        new.sort_unstable_by_key(|viewer| viewer_number(*viewer));
        new.dedup();
        let (Some(play), false) = (&self.play, new.is_empty()) else {
            return;
        };
        for stream in Stream::begin(&new, play, self.moment()) {
            self.streams.insert(viewer_number(stream.viewer), stream);
        }
    }

    pub(super) fn shown_clock(&self) -> Clock {
        Clock {
            now: self.now(),
            running: self.clock.is_running(),
        }
    }

    /// Tells everybody that the clock was started or stopped.
    pub(super) fn tell_clock(&mut self) {
        self.send_to_all(&ServerMsg::Pong {
            nonce: UNASKED,
            clock: self.shown_clock(),
        });
    }

    /// Who a person, or nobody in particular, is here.
    pub(super) fn you(&self, person: Option<PersonId>) -> You {
        let party = &self.ledger.party;
        You {
            seat: person.and_then(|person| party.seat_of(person)),
            host: person == Some(party.host()),
            token: None,
            closed: self.closed_to(person),
        }
    }

    /// The chairs on which no person sits and which this one, or somebody nobody knows yet, may not take. Nobody needs
    /// to know who sits already, or when it is over.
    fn closed_to(&self, person: Option<PersonId>) -> Vec<ClosedChair> {
        let is_seated = person.is_some_and(|person| self.ledger.party.seat_of(person).is_some());
        if is_seated || self.status() == Status::Finished {
            return Vec::new();
        }
        let free =
            (self.ledger.party.chairs()).filter(|(_, chair)| !matches!(chair, Chair::Person(_)));
        let closed = free.filter_map(|(seat, _)| {
            let text = match self.check_chair(person, seat).err()? {
                // How long still would be old by the time it is read.
                Fault::SeatKept(_) => text!("error-seat-kept-now"),
                fault => fault.text(),
            };
            Some(ClosedChair { seat, text })
        });
        closed.collect()
    }

    /// Tells everybody whose seat or role changed, and shows them what they see now. `minted` is a secret just made
    /// for one of them.
    pub(super) fn refresh_with(&mut self, minted: Option<(ConnId, Token)>) {
        for id in self.conn_ids(|_| true) {
            let Some(conn) = self.conns.get(&id) else {
                continue;
            };
            let you = self.you(conn.person);
            let (is_same, is_same_seat) = (you == conn.you, you.seat == conn.you.seat);
            let token = minted
                .as_ref()
                .filter(|(conn, _)| *conn == id)
                .map(|(_, token)| token);
            if is_same && token.is_none() {
                continue;
            }
            let told = You {
                token: token.map(|token| token.as_str().to_owned()),
                ..you.clone()
            };
            if let Some(conn) = self.conns.get_mut(&id) {
                conn.you = you;
            }
            self.send(id, &ServerMsg::You { you: told });
            if !is_same_seat {
                self.show(id, Missed::NewEyes);
            }
        }
        self.refresh_eyes();
        self.close_unused_streams();
    }

    /// Notes through which eyes everybody looks from now on.
    fn refresh_eyes(&mut self) {
        let people: Vec<PersonId> = self.conns.values().filter_map(|conn| conn.person).collect();
        for person in people {
            let viewer = self
                .you(Some(person))
                .seat
                .map_or(Viewer::Spectator, Viewer::Seat);
            let since = self.ledger.seq;
            let eyes = self.eyes.entry(person).or_insert(Eyes { viewer, since });
            if eyes.viewer != viewer {
                *eyes = Eyes { viewer, since };
            }
        }
    }

    /// Forgets what nobody looks at any more.
    pub(super) fn close_unused_streams(&mut self) {
        let viewers = self.conns.values().map(Conn::viewer);
        let used: BTreeSet<usize> = viewers.map(viewer_number).collect();
        self.streams.retain(|number, _| used.contains(number));
    }

    pub(super) fn person(&self, conn: ConnId) -> Option<PersonId> {
        self.conns.get(&conn)?.person
    }

    pub(super) fn repeats(&self, conn: ConnId, person: PersonId, id: u32) -> Repeat {
        let known = self.ledger.party.person(person);
        match known.map_or(Repeat::New, |person| person.repeats(id)) {
            // What was carried out counts, whatever was said before: a no that went down with a write that failed was never
            // heard, and the request was made again.
            Repeat::New if self.denials.has_elsewhere(person, id, conn) => Repeat::Forgotten,
            repeat => repeat,
        }
    }

    /// Tells everybody what changed about the table, and those whose chairs changed.
    pub(super) fn publish(&mut self) {
        self.note_info();
        if self.broken.is_some() || !std::mem::take(&mut self.has_news) {
            return;
        }
        self.refresh_with(None);
        let now = Arc::clone(&self.info.read().unwrap_or_else(PoisonError::into_inner));
        if self.told_info.as_ref() != Some(&now) {
            let table = TableInfo::clone(&now);
            self.send_to_all(&ServerMsg::Table { table });
            self.told_info = Some(now);
        }
        self.forget_lost();
    }

    /// Lets whoever asks from elsewhere know what changed, before anybody is told. While the store is away nothing is
    /// let out: it may not be durable.
    pub(super) fn note_info(&mut self) {
        if self.broken.is_some() {
            return;
        }
        let published = Some(self.published());
        if self.published == published {
            return;
        }
        self.published = published;
        self.has_news = true;
        let now = self.table_info();
        *self.info.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(now);
    }

    /// All that what is told of the table depends on, as far as it can change without a record.
    fn published(&self) -> Published {
        let play = self.play.as_ref();
        Published {
            n_changes: self.ledger.n_changes,
            status: self.status(),
            pausing: play.map(|play| play.table.pausing()),
            proposal: self
                .motion
                .as_ref()
                .map(|motion| motion.shown(self.voters())),
            gathering: self.shown_gathering(),
            stand_ins: self.stand_ins,
            has_failed: self.has_failed,
            kept: self.kept_seats().0,
            conns: self
                .conns
                .values()
                .map(|conn| (conn.person, conn.you.seat))
                .collect(),
        }
    }

    pub(super) fn table_info(&self) -> TableInfo {
        let (ledger, status) = (&self.ledger, self.status());
        let seed = ledger
            .seed
            .filter(|_| status == Status::Finished && !self.is_withheld());
        TableInfo {
            id: self.id.to_string(),
            code: ledger.created.code.clone(),
            game: ledger.created.game.clone(),
            status,
            public: ledger.created.public,
            pace: ledger.choices.pace,
            options: told_options(&ledger.choices.options),
            long_options: ledger
                .choices
                .options
                .iter()
                .filter(|(_, value)| is_long(value))
                .map(|(key, _)| key.clone())
                .collect(),
            seats: ledger
                .party
                .chairs()
                .map(|(seat, chair)| self.seat_info(seat, chair))
                .collect(),
            spectators: self.n_spectators(),
            commitment: ledger.seed.map(|seed| seed.commitment()),
            seed: seed.map(|seed| seed.to_string()),
            proposal: self
                .motion
                .as_ref()
                .map(|motion| motion.shown(self.voters())),
            paused: ledger.paused_at.is_some() && status == Status::Playing,
            gathering: self.shown_gathering(),
            voices: ledger.voices,
            pausing: self
                .play
                .as_ref()
                .map_or(Pausing::ByConsent, |play| play.table.pausing()),
            practice: ledger.party.is_practice(),
            failed: self.has_failed,
            hints: self.allows_hints(),
            reasons: self.tells_reasons(),
            follows: ledger.follows.clone(),
            successor: ledger.successor.clone(),
            labels: ledger.label_names(),
            waits: ledger.waits,
            daily: ledger.daily.as_ref().map(|daily| daily.day.clone()),
        }
    }

    fn seat_info(&self, seat: Seat, chair: Chair) -> SeatInfo {
        let (occupant, connected) = match chair {
            Chair::Empty => (Occupant::Empty, false),
            Chair::Person(person) => (Occupant::Person, self.is_here(person)),
            Chair::Bot(level) => (
                Occupant::Bot {
                    level: level.to_string(),
                },
                true,
            ),
        };
        SeatInfo {
            occupant,
            name: self.ledger.party.name_at(seat).to_owned(),
            connected,
            stand_in: self.stand_ins.has(seat),
        }
    }

    pub(super) fn n_spectators(&self) -> u32 {
        let n = self
            .conns
            .values()
            .filter(|conn| conn.you.seat.is_none())
            .count();
        u32::try_from(n).expect("spectators are limited")
    }
}

/// Viewers by number: the seats, then the spectators.
fn viewer_number(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => MAX_SEATS,
    }
}

/// What everybody is told of the options, every time something about the table changes.
fn told_options(options: &OptionValues) -> OptionValues {
    let told = options.iter().filter(|(_, value)| !is_long(value));
    told.map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

fn is_long(value: &str) -> bool {
    value.len() > MAX_TOLD_OPTION_BYTES
}

/// A table of which nothing is known but its name.
pub(super) fn blank_info(id: TableId) -> TableInfo {
    TableInfo {
        id: id.to_string(),
        code: String::new(),
        game: String::new(),
        status: Status::Open,
        public: false,
        pace: Pace::RealTime,
        options: OptionValues::new(),
        long_options: Vec::new(),
        seats: Vec::new(),
        spectators: 0,
        commitment: None,
        seed: None,
        proposal: None,
        paused: false,
        gathering: None,
        voices: false,
        pausing: Pausing::ByConsent,
        practice: false,
        failed: false,
        hints: false,
        reasons: false,
        follows: None,
        successor: None,
        labels: Vec::new(),
        waits: false,
        daily: None,
    }
}
