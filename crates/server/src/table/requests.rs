//! Requests that are no moves of the game: seats, bots, options, the start, going back, the clock.
//!
//! Each is checked first, then made durable, then carried out and told.

use shamble_bots::Level;
use shamble_core::log::Input;
use shamble_core::{Dice, Illegal, OptionValues, Pace, Pausing, Refusal, Seat, Seed, Viewer};
use shamble_protocol::{Because, ClientMsg, Missed, Occupant, ServerMsg, Status};

use super::confirm::Confirmed;
use super::{ConnId, Table};
use crate::clock;
use crate::contain::contain;
use crate::error::Fault;
use crate::founding;
use crate::limits::{MAX_ACTION_BYTES, MAX_PEOPLE};
use crate::play::Play;
use crate::reading::id_of;
use crate::record::{Cause, StoredLevel, What};
use crate::seats::{Chair, PersonId, Repeat, Token, TokenHash, clean_name, random};

/// Whether a request is stored and can be made over and over, at any time of a game.
fn changes_without_end(msg: &ClientMsg) -> bool {
    matches!(
        msg,
        ClientMsg::Sit { .. }
            | ClientMsg::Stand { .. }
            | ClientMsg::Place { .. }
            | ClientMsg::Configure { .. }
            | ClientMsg::Voices { .. }
            | ClientMsg::HandOver { .. }
            | ClientMsg::TakeOver { .. }
            | ClientMsg::TakeBack { .. }
            | ClientMsg::Pause { .. }
    )
}

/// The level of bots nobody chose: those that keep a seat warm.
pub(super) const DEFAULT_BOT: Level = Level::Casual;

impl Table {
    /// A socket asks for something; it is answered in any case.
    pub(super) async fn request(&mut self, conn: ConnId, msg: ClientMsg) {
        if let ClientMsg::Ping { nonce } = msg {
            let pong = ServerMsg::Pong {
                nonce,
                clock: self.shown_clock(),
            };
            self.send(conn, &pong);
            return;
        }
        // The socket answers a second hello by itself.
        let Some(id) = id_of(&msg) else { return };
        if self.confirm().await == Confirmed::Not {
            if !self.is_deposed {
                let complaint = self.complaint(&Fault::Unavailable, id);
                self.send(conn, &complaint);
            }
            return;
        }
        let answer = match &msg {
            ClientMsg::Compose { begun, .. } => Some(self.compose(conn, id, begun)),
            ClientMsg::WhyNot { action, .. } => Some(self.why_not(conn, id, action)),
            ClientMsg::Hint { strength, .. } => {
                self.ask_for_hint(conn, id, *strength);
                return;
            }
            _ => None,
        };
        if let Some(answer) = answer {
            let answer = answer.unwrap_or_else(|fault| self.complaint(&fault, id));
            self.send(conn, &answer);
            return;
        }
        let answer = match self.try_request(conn, id, msg).await {
            Ok(Some(answer)) => answer,
            Ok(None) => ServerMsg::Done {
                id,
                seq: self.ledger.seq,
            },
            Err(_) if self.is_deposed => return,
            Err(Fault::Unavailable) if self.has_landed(conn, id) => ServerMsg::Done {
                id,
                seq: self.ledger.seq,
            },
            Err(fault) => self.deny(conn, &fault, id),
        };
        // Whoever is answered finds what was done, wherever they look.
        self.note_info();
        self.send(conn, &answer);
    }

    /// Carries a request out; most are answered with a plain yes, the others with an answer of their own.
    async fn try_request(
        &mut self,
        conn: ConnId,
        id: u32,
        msg: ClientMsg,
    ) -> Result<Option<ServerMsg>, Fault> {
        let person = self.person(conn);
        match person.map_or(Repeat::New, |person| self.repeats(conn, person, id)) {
            Repeat::New => {}
            Repeat::Done => return Ok(None),
            Repeat::Forgotten => return Err(Fault::Stale),
        }
        if changes_without_end(&msg) {
            self.check_log()?;
        }
        // What somebody may ask who is nobody here yet.
        match &msg {
            ClientMsg::Sit { seat, name, .. } => {
                self.sit(conn, id, *seat, name).await?;
                return Ok(None);
            }
            ClientMsg::TakeOver { key, name, .. } => {
                self.take_over(conn, id, key, name).await?;
                return Ok(None);
            }
            ClientMsg::Say { text, name, .. } => {
                self.say(conn, text, name.as_deref())?;
                return Ok(None);
            }
            _ => {}
        }
        let asker = Asker {
            person: person.ok_or(Fault::SeatNone)?,
            id,
        };
        if matches!(msg, ClientMsg::HandOver { .. }) {
            return self.hand_over(asker).await.map(Some);
        }
        self.try_request_of(asker, msg).await.map(|()| None)
    }

    /// A request of somebody who is known here.
    async fn try_request_of(&mut self, asker: Asker, msg: ClientMsg) -> Result<(), Fault> {
        match msg {
            ClientMsg::Stand { .. } => self.stand(asker).await,
            ClientMsg::Place { seat, occupant, .. } => self.place(asker, seat, &occupant).await,
            ClientMsg::Configure {
                seats,
                pace,
                options,
                ..
            } => self.configure(asker, seats, pace, options).await,
            ClientMsg::Start { gather, .. } => self.start(asker, gather).await,
            ClientMsg::Ready { .. } => self.is_ready(asker).await,
            ClientMsg::Begin { .. } => self.begin(asker).await,
            ClientMsg::Signal { signal, .. } => self.signal(asker, signal),
            ClientMsg::Voices { given, .. } => self.give_voices(asker, given).await,
            ClientMsg::TakeBack { to, .. } => self.ask_to_take_back(asker, to).await,
            ClientMsg::Pause { .. } => self.ask_to_pause(asker).await,
            ClientMsg::Resume { .. } => self.resume_clock(asker).await,
            ClientMsg::Vote { agree, .. } => self.vote(asker, agree).await,
            ClientMsg::Hello { .. }
            | ClientMsg::Act { .. }
            | ClientMsg::Compose { .. }
            | ClientMsg::WhyNot { .. }
            | ClientMsg::Hint { .. }
            | ClientMsg::Sit { .. }
            | ClientMsg::Say { .. }
            | ClientMsg::HandOver { .. }
            | ClientMsg::TakeOver { .. }
            | ClientMsg::Ping { .. } => Ok(()),
        }
    }

    /// How an action that somebody has begun can go on. Nothing changes, so nothing is durable and nobody else is told.
    fn compose(&self, conn: ConnId, id: u32, begun: &str) -> Result<ServerMsg, Fault> {
        let seat = self.check_asker(conn, begun)?;
        let (table, now) = (&self.playing()?.table, self.now());
        let (whole, next) = contain(&self.shared.metrics, "putting an action together", || {
            table.parts(seat, now, begun)
        })?;
        Ok(ServerMsg::Parts {
            id,
            begun: begun.to_owned(),
            whole,
            next,
        })
    }

    /// What forbids an action now. It is tried on a table that the seat could not tell from this one, so that nothing
    /// changes and the answer holds nothing that the seat may not know.
    fn why_not(&self, conn: ConnId, id: u32, action: &str) -> Result<ServerMsg, Fault> {
        let seat = self.check_asker(conn, action)?;
        let (table, now) = (&self.playing()?.table, self.now());
        let tried = contain(&self.shared.metrics, "asking why not", || {
            let mut dice = Dice::new(Seed(random()));
            table.determinize(seat, &mut dice).act(seat, action, now).1
        })?;
        let because = match tried {
            Ok(()) => None,
            Err(Refusal::Illegal(Illegal { rule, text })) => Some(Because { rule, text }),
            Err(Refusal::Malformed(expected)) => return Err(Fault::ActionMalformed(expected)),
            Err(Refusal::NoSuchSeat) => return Err(Fault::SeatUnknown(seat)),
        };
        Ok(ServerMsg::WhyNot {
            id,
            action: action.to_owned(),
            because,
        })
    }

    /// The seat that asks about an action, if the game runs and the text is no longer than one.
    fn check_asker(&self, conn: ConnId, action: &str) -> Result<Seat, Fault> {
        let person = self.person(conn).ok_or(Fault::SeatNone)?;
        let seat = self.ledger.party.seat_of(person).ok_or(Fault::SeatNone)?;
        self.check_running()?;
        if action.len() > MAX_ACTION_BYTES {
            let reason = format!("an action has at most {MAX_ACTION_BYTES} bytes");
            return Err(Fault::ActionMalformed(reason));
        }
        Ok(seat)
    }

    /// Somebody sits down, or changes their name.
    async fn sit(&mut self, conn: ConnId, id: u32, seat: Seat, name: &str) -> Result<(), Fault> {
        let name = clean_name(name).ok_or(Fault::Name)?;
        let known = self.person(conn);
        self.check_chair(known, seat)?;
        let Some(person) = known else {
            return self.sit_newcomer(conn, seat, name).await;
        };
        let cause = Some(Cause { person, id });
        self.commit(vec![What::Seated { person, seat, name }], cause)
            .await?;
        self.refresh_with(None);
        Ok(())
    }

    /// Whether a person, or somebody nobody knows yet, may sit on a chair.
    pub(super) fn check_chair(&self, known: Option<PersonId>, seat: Seat) -> Result<(), Fault> {
        let status = self.status();
        if status == Status::Finished {
            return Err(Fault::Over);
        }
        let party = &self.ledger.party;
        match party.chair(seat).ok_or(Fault::SeatUnknown(seat))? {
            Chair::Person(holder) if Some(holder) != known => return Err(Fault::SeatTaken),
            Chair::Person(_) | Chair::Empty | Chair::Bot(_) => {}
        }
        let before = known.and_then(|person| party.seat_of(person));
        if status == Status::Playing && before.is_some_and(|before| before != seat) {
            return Err(Fault::SeatedAlready);
        }
        if status == Status::Playing {
            self.ledger.knowledge.may_sit(known, seat)?;
            self.check_is_not_kept(known, seat)?;
        }
        if known.is_none() && party.n_people() >= MAX_PEOPLE {
            return Err(Fault::TableFull);
        }
        Ok(())
    }

    /// Somebody without a secret sits down and gets one.
    async fn sit_newcomer(&mut self, conn: ConnId, seat: Seat, name: String) -> Result<(), Fault> {
        let token = Token::fresh();
        let person = self.ledger.party.next_person();
        let came = What::Came {
            token: token.hash(),
        };
        // No cause: the request's number belongs to nobody yet.
        self.commit(vec![came, What::Seated { person, seat, name }], None)
            .await?;
        if let Some(conn) = self.conns.get_mut(&conn) {
            conn.belongs_to(person);
        }
        self.refresh_with(Some((conn, token)));
        Ok(())
    }

    async fn stand(&mut self, asker: Asker) -> Result<(), Fault> {
        let seat = self
            .ledger
            .party
            .seat_of(asker.person)
            .ok_or(Fault::SeatNone)?;
        let bot = match self.status() {
            Status::Open => None,
            Status::Playing => Some(StoredLevel(DEFAULT_BOT)),
            Status::Finished => return Err(Fault::Over),
        };
        self.give_chair(asker, seat, bot).await
    }

    async fn place(&mut self, asker: Asker, seat: Seat, occupant: &Occupant) -> Result<(), Fault> {
        let chair = self
            .ledger
            .party
            .chair(seat)
            .ok_or(Fault::SeatUnknown(seat))?;
        let bot = match occupant {
            Occupant::Empty => None,
            Occupant::Bot { level } => Some(StoredLevel(
                level
                    .parse()
                    .map_err(|_| Fault::BotUnknown(level.clone()))?,
            )),
            Occupant::Person => {
                return Err(Fault::Malformed(
                    "only a bot or nobody can be placed on a seat".to_owned(),
                ));
            }
        };
        let status = self.status();
        match (status, bot) {
            (Status::Finished, _) => return Err(Fault::Over),
            // A game that runs needs somebody on every chair.
            (Status::Playing, None) => return Err(Fault::Started),
            _ => {}
        }
        match chair {
            Chair::Person(holder) if holder == asker.person => {}
            _ if !self.is_host(asker.person) => return Err(Fault::NotHost),
            Chair::Person(holder) if status == Status::Playing => self.check_is_gone(holder)?,
            Chair::Person(_) | Chair::Bot(_) | Chair::Empty => {}
        }
        self.give_chair(asker, seat, bot).await
    }

    async fn give_chair(
        &mut self,
        asker: Asker,
        seat: Seat,
        bot: Option<StoredLevel>,
    ) -> Result<(), Fault> {
        self.commit(vec![What::Placed { seat, bot }], Some(asker.cause()))
            .await?;
        self.kept_since.insert(seat, clock::now());
        self.thoughts.forget(seat);
        self.refresh_with(None);
        Ok(())
    }

    async fn configure(
        &mut self,
        asker: Asker,
        seats: usize,
        pace: Pace,
        options: OptionValues,
    ) -> Result<(), Fault> {
        self.check_host(asker.person)?;
        self.check_open()?;
        let choices = contain(&self.shared.metrics, "checking options", || {
            founding::check_choices(&self.ledger.created.game, seats, pace, options)
        })??;
        if self
            .ledger
            .party
            .human_seats()
            .iter()
            .any(|seat| seat.index() >= seats)
        {
            return Err(Fault::SeatsOccupied);
        }
        self.commit(vec![What::Configured(choices)], Some(asker.cause()))
            .await
    }

    async fn start(&mut self, asker: Asker, gather: bool) -> Result<(), Fault> {
        self.check_host(asker.person)?;
        self.check_open()?;
        let (mut whats, play) = contain(&self.shared.metrics, "starting a game", || {
            founding::begin(&self.ledger)
        })??;
        if gather && self.is_real_time() {
            whats.push(What::Gathering);
        }
        self.commit(whats, Some(asker.cause())).await?;
        tracing::info!(seats = self.ledger.party.n_seats(), "game starts");
        self.play = Some(play);
        self.set_clock();
        self.show_everybody(Missed::Started);
        Ok(())
    }

    /// Goes back: at once where that is nobody else's business, else by a vote.
    async fn ask_to_take_back(&mut self, asker: Asker, to: u32) -> Result<(), Fault> {
        let seat = self
            .ledger
            .party
            .seat_of(asker.person)
            .ok_or(Fault::SeatNone)?;
        let play = self.playing()?;
        let to = self
            .stopping_place(play, to)
            .ok_or(Fault::NothingToTakeBack)?;
        let floor = play.floor(Viewer::Seat(seat), self.ledger.party.is_practice());
        if to >= floor || self.is_alone(seat) {
            return self.take_back(to, Some(asker.cause())).await;
        }
        self.propose_take_back(seat, to)
    }

    /// The input count at or before `to` at which the game can go on; nothing if that undoes nothing.
    fn stopping_place(&self, play: &Play, to: u32) -> Option<u32> {
        if to >= play.n_inputs() || to < play.beginning() {
            return None;
        }
        if self.is_real_time() {
            return Some(to);
        }
        // Time passes only with acts at this pace, so the game can wait only where somebody acted next.
        let log = play.table.log();
        let is_act = |index: &u32| matches!(log[*index as usize].input, Input::Act { .. });
        (play.beginning()..=to).rev().find(is_act)
    }

    pub(super) async fn take_back(&mut self, to: u32, cause: Option<Cause>) -> Result<(), Fault> {
        let play = self.playing()?;
        let back = contain(&self.shared.metrics, "going back", || {
            play.back_to(&self.ledger.created.game, to as usize)
        });
        let back = back?.map_err(|reason| {
            tracing::error!(reason, to, "the game's own log does not replay");
            Fault::Unavailable
        })?;
        let (from, at) = (play.n_inputs(), self.now());
        // Time that has passed in real time stays passed. Only where it cannot pass without a fault, it goes back too.
        let (what, clock_at) = if self.is_real_time() && !self.has_failed {
            (What::WentBack { to, at }, at)
        } else {
            (What::TakenBack { to }, back.table.now())
        };
        let mut whats = vec![what];
        if self.ledger.paused_at.is_some() {
            whats.push(What::Paused { at: clock_at });
        }
        let by = cause.map(|cause| cause.person.0);
        self.commit(whats, cause).await?;
        self.shared.metrics.take_backs.one();
        tracing::info!(from, to, by, at_ms = at.0, "game taken back");
        self.motion = None;
        self.has_failed = false;
        self.play = Some(back);
        self.set_clock();
        self.thoughts.clear();
        self.show_everybody(Missed::TakenBack);
        Ok(())
    }

    async fn ask_to_pause(&mut self, asker: Asker) -> Result<(), Fault> {
        let seat = self
            .ledger
            .party
            .seat_of(asker.person)
            .ok_or(Fault::SeatNone)?;
        self.check_running()?;
        let pausing = self.playing()?.table.pausing();
        match pausing {
            _ if self.is_alone(seat) => self.pause(Some(asker.cause())).await,
            Pausing::Anybody => self.pause(Some(asker.cause())).await,
            Pausing::ByConsent => self.propose_pause(seat),
            Pausing::Alone { rule } => Err(Fault::PauseForbidden(rule)),
        }
    }

    pub(super) async fn pause(&mut self, cause: Option<Cause>) -> Result<(), Fault> {
        self.check_running()?;
        // What fell due before counts before.
        self.pass_time().await;
        self.check_running()?;
        self.commit(vec![What::Paused { at: self.now() }], cause)
            .await?;
        self.set_clock();
        self.thoughts.clear();
        self.tell_clock();
        Ok(())
    }

    async fn resume_clock(&mut self, asker: Asker) -> Result<(), Fault> {
        self.ledger
            .party
            .seat_of(asker.person)
            .ok_or(Fault::SeatNone)?;
        self.playing()?;
        self.ledger.paused_at.ok_or(Fault::NotPaused)?;
        self.commit(vec![What::Resumed], Some(asker.cause()))
            .await?;
        self.set_clock();
        self.tell_clock();
        Ok(())
    }

    /// A person of this table, which is over, leads the others to another one; without a name, only whether that may be.
    pub(super) async fn follow(
        &mut self,
        token: TokenHash,
        by: Option<String>,
    ) -> Result<(), Fault> {
        self.ledger.party.by_token(token).ok_or(Fault::Token)?;
        if self.status() != Status::Finished {
            return Err(Fault::NotOver);
        }
        if self.ledger.successor.is_some() {
            return Err(Fault::Followed);
        }
        if self.ledger.daily.is_some() {
            return Err(Fault::DailyAlone);
        }
        match by {
            Some(by) => self.commit(vec![What::Followed { by }], None).await,
            None => Ok(()),
        }
    }

    /// A person may try the running game out in a copy; if that copy is made, the game says so for good.
    pub(super) async fn look_ahead(
        &mut self,
        token: TokenHash,
        seat: Seat,
        is_made: bool,
    ) -> Result<(), Fault> {
        // A challenge that is over still keeps its past to itself; there is nothing to look ahead to.
        if self.status() == Status::Finished {
            return Err(Fault::DailyOpen);
        }
        let person = self.ledger.party.by_token(token);
        let may = person.is_some_and(|person| {
            let knowledge = &self.ledger.knowledge;
            self.ledger.party.seat_of(person) == Some(seat)
                && knowledge.may_look_ahead(person, seat)
        });
        if !may {
            return Err(Fault::NotForkable);
        }
        if is_made && !self.ledger.knowledge.has_looked_ahead() {
            self.commit(vec![What::LookedAhead], None).await?;
        }
        Ok(())
    }

    fn is_host(&self, person: PersonId) -> bool {
        self.ledger.party.host() == person
    }

    pub(super) fn check_host(&self, person: PersonId) -> Result<(), Fault> {
        if self.is_host(person) {
            Ok(())
        } else {
            Err(Fault::NotHost)
        }
    }

    fn check_open(&self) -> Result<(), Fault> {
        if self.play.is_none() {
            Ok(())
        } else {
            Err(Fault::Started)
        }
    }
}

/// A person with a numbered request.
#[derive(Clone, Copy)]
pub(super) struct Asker {
    pub(super) person: PersonId,
    id: u32,
}

impl Asker {
    pub(super) fn cause(self) -> Cause {
        Cause {
            person: self.person,
            id: self.id,
        }
    }
}
