//! One table: one task owns it, everything else sends it a [`TableMsg`].
//!
//! The order of life is: validate, apply, append to the durable log, then tell. Nothing that is not durable is ever
//! shown to anybody. If an append fails, the table goes back to what the store has.

mod act;
mod bots;
mod commit;
mod company;
mod confirm;
mod denials;
mod gathering;
mod handover;
mod hints;
mod presence;
mod requests;
mod tell;
mod turns;
mod votes;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, PoisonError, RwLock};

use futures_util::FutureExt;
use shamble_bots::Hint;
use shamble_core::log::Entry;
use shamble_core::{Millis, OptionValues, Pace, Seat, SeatSet, Setup, Text, Viewer};
use shamble_protocol::{ClientMsg, Status, TableInfo, Turn, You};
use shamble_store::{Claim, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use tracing::Instrument;

use self::bots::Thoughts;
use self::commit::Batch;
use self::company::Company;
use self::confirm::Confirmed;
pub(crate) use self::confirm::is_own;
use self::denials::Denials;
use self::hints::Asked;
use self::tell::Published;
use self::turns::Turns;
use self::votes::Motion;
use crate::Shared;
use crate::clock::{self, GameClock};
use crate::contain;
use crate::daily;
use crate::error::Fault;
use crate::ledger::{Ledger, Loaded};
use crate::limits::{IDLE_TIME, IDLE_TIME_OVER, MAILBOX_MESSAGES, MAX_BATCH};
use crate::outbox::{Close, Outbox};
use crate::places::Standing;
use crate::play::Play;
use crate::push::Subscription;
use crate::seats::{PersonId, TokenHash};
use crate::stream::Stream;

/// A connected socket, by the order of connecting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ConnId(pub(crate) u64);

/// All that can be said to a table. What is large and rare is boxed: a mailbox has room for 32 of the largest.
pub(crate) enum TableMsg {
    /// A socket said hello. The answer comes through the outbox, unless there is no room.
    Connect {
        conn: ConnId,
        hello: Box<Hello>,
        outbox: Outbox,
        welcomed: oneshot::Sender<Result<(), Fault>>,
    },
    /// A socket said something else.
    Said { conn: ConnId, msg: ClientMsg },
    /// A socket is gone.
    Gone { conn: ConnId },
    /// A bot has decided to act, or to let time pass.
    Bot {
        seat: Seat,
        ticket: u64,
        action: Option<String>,
        why: Option<Box<Text>>,
    },
    /// A hint has been thought of, or there is nothing to say.
    Hint {
        asked: Asked,
        hint: Option<Box<Hint>>,
    },
    /// Somebody wants to look at the game as a whole.
    Past {
        answer: oneshot::Sender<Option<Past>>,
    },
    /// A person wants to try the running game out in a copy that is dealt for this seat. Without `is_made`, only
    /// whether that may be.
    LookAhead {
        token: TokenHash,
        seat: Seat,
        is_made: bool,
        answer: oneshot::Sender<Result<(), Fault>>,
    },
    /// Somebody wants to know all it chose, the longest texts included.
    Options {
        answer: oneshot::Sender<OptionValues>,
    },
    /// A person of the table leads the others to another one; without a name, only whether that may be.
    Follow {
        token: TokenHash,
        by: Option<String>,
        answer: oneshot::Sender<Result<(), Fault>>,
    },
    /// Somebody wants to know whose turn it is.
    Turn { answer: oneshot::Sender<Turn> },
    /// A browser of a person's wants to be told when it is their turn.
    Subscribe {
        token: TokenHash,
        subscription: Box<Subscription>,
        answer: oneshot::Sender<Result<(), Fault>>,
    },
    /// It does not any more.
    Unsubscribe {
        token: TokenHash,
        endpoint: String,
        answer: oneshot::Sender<Result<(), Fault>>,
    },
    /// There is no such browser any more.
    PushGone { endpoint: String },
    /// Another server may have had the table meanwhile: the log is asked.
    Confirm { confirmed: oneshot::Sender<()> },
    /// The server stops, or the table is forgotten.
    Stop { stopped: oneshot::Sender<()> },
}

/// Who a socket says it is.
pub(crate) struct Hello {
    pub(crate) token: Option<TokenHash>,
    pub(crate) seen: Option<u32>,
    /// Where the connection learns that it is somebody's.
    pub(crate) standing: Standing,
}

/// A game as a whole, for replays and forks.
pub(crate) struct Past {
    pub(crate) game: String,
    pub(crate) setup: Setup,
    pub(crate) log: Vec<Entry>,
    pub(crate) names: Vec<String>,
    pub(crate) hash: String,
    /// Whether it is over, and everybody may know all of it.
    pub(crate) is_over: bool,
    /// Whether it is a try at a daily challenge.
    pub(crate) is_daily: bool,
}

/// How others reach a table.
#[derive(Clone)]
pub(crate) struct TableHandle {
    mailbox: mpsc::Sender<TableMsg>,
    info: Arc<RwLock<Arc<TableInfo>>>,
}

impl TableHandle {
    /// Says something to the table; fails if its task has ended.
    pub(crate) async fn say(&self, msg: TableMsg) -> Result<(), Gone> {
        self.mailbox.send(msg).await.map_err(|_| Gone)
    }

    /// The table as everybody sees it.
    pub(crate) fn info(&self) -> Arc<TableInfo> {
        Arc::clone(&self.info.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn is_gone(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Whether both lead to the same task.
    #[cfg(test)]
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.mailbox.same_channel(&other.mailbox)
    }
}

/// The task of a table has ended; look it up again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gone;

/// A socket at the table.
struct Conn {
    outbox: Outbox,
    person: Option<PersonId>,
    standing: Standing,
    /// Who it was last told to be.
    you: You,
}

impl Conn {
    /// It is this person's from now on.
    fn belongs_to(&mut self, person: PersonId) {
        self.person = Some(person);
        self.standing.is_somebody();
    }

    fn viewer(&self) -> Viewer {
        self.you.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// Through which eyes a person looked, and the sequence number at which they opened: what was seen before is another
/// viewer's.
#[derive(Clone, Copy)]
struct Eyes {
    viewer: Viewer,
    since: u32,
}

/// The table's own state. What is durable is in `ledger` and `play`; the rest is about who is connected now.
pub(crate) struct Table {
    id: TableId,
    shared: Arc<Shared>,
    mailbox: mpsc::WeakSender<TableMsg>,
    info: Arc<RwLock<Arc<TableInfo>>>,

    ledger: Ledger,
    play: Option<Play>,
    /// The right to write to the table's log.
    claim: Claim,
    /// Somebody else has that right now: the task ends and changes nothing any more.
    is_deposed: bool,
    /// The term of the cluster in which the log last took a write of it.
    term: u64,
    n_records: u32,
    /// How long its log is.
    n_bytes: usize,
    /// Whether it keeps its past to itself even when it is over: another game has the same, and still runs.
    is_withheld: bool,
    clock: GameClock,
    batch: Batch,

    streams: BTreeMap<usize, Stream>,
    conns: BTreeMap<ConnId, Conn>,
    denials: Denials,
    /// Sockets that could not be written to and are to be forgotten.
    lost: Vec<ConnId>,
    eyes: BTreeMap<PersonId, Eyes>,
    /// The sequence number this task began with.
    loaded_seq: u32,
    /// Since when people have been away.
    away: BTreeMap<PersonId, Instant>,
    /// Since when this task has run.
    opened_at: Instant,
    /// Since when seats are kept for people who are away; those kept before, since this task has run.
    kept_since: BTreeMap<Seat, Instant>,
    /// Seats a bot plays because their holder is away.
    stand_ins: SeatSet,
    motion: Option<Motion>,
    /// Who has said that the clock may start, and when it will.
    ready: BTreeSet<PersonId>,
    countdown: Option<Instant>,
    /// What people told each other.
    company: Company,
    thoughts: Thoughts,
    turns: Turns,
    /// Seats for which a hint is being thought of.
    hinting: SeatSet,
    /// When to ask the store again, after it failed and could not be read either.
    broken: Option<Instant>,
    /// A write failed: until then nothing is tried that nobody asked for, or a full disk would keep the table busy.
    rests_until: Option<Instant>,
    /// A panic left the game in a state nobody knows; it goes back to what the store has.
    is_wrecked: bool,
    /// Time could not pass without a panic: nothing goes on until the game is taken back.
    has_failed: bool,
    /// Since when nobody is connected and nothing is going on.
    idle_since: Instant,
    /// What the table was when everybody was last told of it.
    published: Option<Published>,
    /// Whether something changed since.
    has_news: bool,
    /// What everybody was last told of it.
    told_info: Option<Arc<TableInfo>>,
}

/// What the loop does next.
enum Next {
    Go,
    Stop(Option<oneshot::Sender<()>>),
}

impl Table {
    /// Starts the task of a table that was opened in this term. `ended` is called when it ends, for whatever reason.
    pub(crate) fn spawn(
        claim: Claim,
        loaded: Loaded,
        term: u64,
        shared: Arc<Shared>,
        ended: impl FnOnce() + Send + 'static,
    ) -> TableHandle {
        let (sender, receiver) = mpsc::channel(MAILBOX_MESSAGES);
        let id = claim.table();
        // Boxed, or every future on the way to its loop would have room for it.
        let table = Box::new(Self::new(claim, loaded, term, shared, sender.downgrade()));
        let handle = TableHandle {
            mailbox: sender,
            info: Arc::clone(&table.info),
        };
        let span =
            tracing::info_span!(parent: None, "table", %id, game = %table.ledger.created.game);
        let shared = Arc::clone(&table.shared);
        tokio::spawn(
            async move {
                let _ended = OnDrop(Some(ended));
                shared.metrics.tables.change(1);
                // Whoever is connected loses the line and is told why; the next to come finds what the store has.
                let running = AssertUnwindSafe(table.run(receiver)).catch_unwind();
                if let Err(payload) = running.await {
                    contain::report(&shared.metrics, "a table", &*payload);
                }
                shared.metrics.tables.change(-1);
            }
            .instrument(span),
        );
        handle
    }

    fn new(
        claim: Claim,
        loaded: Loaded,
        term: u64,
        shared: Arc<Shared>,
        mailbox: mpsc::WeakSender<TableMsg>,
    ) -> Self {
        let Loaded {
            ledger,
            play,
            n_records,
            n_bytes,
            is_withheld,
        } = loaded;
        let id = claim.table();
        let mut table = Self {
            id,
            claim,
            is_deposed: false,
            term,
            mailbox,
            // Replaced before anybody can look.
            info: Arc::new(RwLock::new(Arc::new(tell::blank_info(id)))),
            loaded_seq: ledger.seq,
            ledger,
            play,
            n_records,
            n_bytes,
            is_withheld,
            clock: GameClock::standing(Millis::ZERO),
            batch: Batch::default(),
            streams: BTreeMap::new(),
            conns: BTreeMap::new(),
            denials: Denials::default(),
            lost: Vec::new(),
            eyes: BTreeMap::new(),
            away: BTreeMap::new(),
            opened_at: clock::now(),
            kept_since: BTreeMap::new(),
            stand_ins: SeatSet::EMPTY,
            motion: None,
            ready: BTreeSet::new(),
            countdown: None,
            company: Company::default(),
            thoughts: Thoughts::default(),
            turns: Turns::default(),
            hinting: SeatSet::EMPTY,
            broken: None,
            rests_until: None,
            is_wrecked: false,
            has_failed: false,
            idle_since: clock::now(),
            published: None,
            has_news: false,
            told_info: None,
            shared,
        };
        table.set_clock();
        table.everybody_is_away();
        table.publish();
        table
    }

    async fn run(mut self: Box<Self>, mut mailbox: mpsc::Receiver<TableMsg>) {
        tracing::debug!(seq = self.ledger.seq, "table runs");
        let stopped = loop {
            self.settle().await;
            // What is in memory may be what the log refused: nobody is told anything any more.
            if self.is_deposed {
                break None;
            }
            let deadline = self.next_deadline();
            let next = tokio::select! {
                // Messages first: a table under load still looks at its clock after every batch.
                biased;
                msg = mailbox.recv() => match msg {
                    Some(msg) => self.take(msg, &mut mailbox).await,
                    None => Next::Stop(None),
                },
                () = sleep_until_maybe(deadline) => self.idle_out(),
            };
            if let Next::Stop(stopped) = next {
                break stopped;
            }
        };
        // Whoever still waits in the mailbox finds that the table is gone and looks it up again.
        mailbox.close();
        if stopped.is_some() {
            self.lay_down().await;
        }
        for conn in self.conns.values() {
            conn.outbox.hang_up(Close::Moved);
        }
        self.thoughts.clear();
        tracing::debug!(seq = self.ledger.seq, "table rests");
        if let Some(stopped) = stopped {
            let _ = stopped.send(());
        }
    }

    /// Takes a message and all that wait behind it. Acts are carried out together and made durable in one write;
    /// anything else sees only what is durable.
    async fn take(&mut self, first: TableMsg, mailbox: &mut mpsc::Receiver<TableMsg>) -> Next {
        let mut next = Some(first);
        for _ in 0..MAX_BATCH {
            if self.is_deposed {
                break;
            }
            let Some(msg) = next.take().or_else(|| mailbox.try_recv().ok()) else {
                break;
            };
            match msg {
                TableMsg::Said {
                    conn,
                    msg: ClientMsg::Act { id, seen, action },
                } => {
                    self.hear_act(conn, id, seen, &action);
                }
                TableMsg::Bot {
                    seat,
                    ticket,
                    action,
                    why,
                } => self.hear_bot(seat, ticket, action, why.map(|why| *why)),
                msg => {
                    self.flush().await;
                    // Boxed like all that is rare and large: a table's task is as large as the largest it waits for.
                    if let next @ Next::Stop(_) = Box::pin(self.hear(msg)).await {
                        return next;
                    }
                }
            }
        }
        self.flush().await;
        Next::Go
    }

    async fn hear(&mut self, msg: TableMsg) -> Next {
        if msg.is_question() && self.confirm().await == Confirmed::Not {
            return Next::Go;
        }
        match msg {
            TableMsg::Connect {
                conn,
                hello,
                outbox,
                welcomed,
            } => {
                let welcome = self.connect(conn, &hello, outbox).await;
                // Without a word the socket looks for the table anew.
                if !self.is_deposed {
                    let _ = welcomed.send(welcome);
                }
            }
            TableMsg::Said { conn, msg } => self.request(conn, msg).await,
            TableMsg::Gone { conn } => self.disconnect(conn),
            TableMsg::Past { answer } => {
                let _ = answer.send(self.past());
            }
            TableMsg::LookAhead {
                token,
                seat,
                is_made,
                answer,
            } => {
                let _ = answer.send(self.look_ahead(token, seat, is_made).await);
            }
            TableMsg::Options { answer } => {
                let _ = answer.send(self.ledger.choices.options.clone());
            }
            TableMsg::Follow { token, by, answer } => {
                let _ = answer.send(self.follow(token, by).await);
            }
            TableMsg::Turn { answer } => {
                let _ = answer.send(self.turn().await);
            }
            TableMsg::Subscribe {
                token,
                subscription,
                answer,
            } => {
                let _ = answer.send(self.subscribe(token, *subscription).await);
            }
            TableMsg::Unsubscribe {
                token,
                endpoint,
                answer,
            } => {
                let _ = answer.send(self.unsubscribe(token, endpoint).await);
            }
            TableMsg::PushGone { endpoint } => self.forget_browser(endpoint).await,
            TableMsg::Hint { asked, hint } => self.tell_hint(asked, hint.map(|hint| *hint)).await,
            TableMsg::Confirm { confirmed } => {
                self.confirm().await;
                let _ = confirmed.send(());
            }
            TableMsg::Stop { stopped } => return Next::Stop(Some(stopped)),
            // Taken together with the others of their kind.
            TableMsg::Bot { .. } => {}
        }
        Next::Go
    }

    /// All that follows by itself: time that passed, people who stayed away, bots that want to think, news for everybody.
    async fn settle(&mut self) {
        if self.broken.is_some_and(|retry| retry <= clock::now()) {
            Box::pin(self.recover()).await;
        }
        let is_resting = self.resting_until().is_some();
        if self.broken.is_none() && !is_resting && !self.is_deposed {
            self.pass_time().await;
            self.look_after_absent().await;
            self.look_after_motion().await;
            self.look_after_gathering().await;
        }
        if self.is_deposed {
            return;
        }
        if !is_resting {
            self.rouse_bots();
        }
        if self.broken.is_none() {
            self.look_after_turns();
        }
        self.forget_lost();
        self.publish();
        if !self.can_rest() {
            self.idle_since = clock::now();
        }
    }

    fn resting_until(&self) -> Option<Instant> {
        self.rests_until.filter(|until| *until > clock::now())
    }

    /// When something next happens by itself.
    fn next_deadline(&self) -> Option<Instant> {
        if self.broken.is_some() {
            return self.broken;
        }
        if let Some(until) = self.resting_until() {
            return Some(until);
        }
        let wake = self.play.as_ref().and_then(|play| play.table.next_wake());
        let wake = wake.and_then(|at| self.clock.instant_of(at));
        let rest = self.can_rest().then(|| self.rests_at());
        let motion = self.motion.as_ref().map(|motion| motion.expires);
        [
            wake,
            rest,
            motion,
            self.countdown,
            self.next_absence(),
            self.next_notice(),
            self.kept_seats().1,
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// Whether nobody looks and nothing goes on, so that the table need not be in memory.
    fn can_rest(&self) -> bool {
        self.conns.is_empty()
            && self.thoughts.is_empty()
            && !self.clock.is_running()
            && self.next_notice().is_none()
    }

    /// When it leaves memory, if nothing happens until then.
    fn rests_at(&self) -> Instant {
        let idle_time = match self.status() {
            Status::Finished => IDLE_TIME_OVER,
            Status::Open | Status::Playing => IDLE_TIME,
        };
        self.idle_since + idle_time
    }

    fn idle_out(&self) -> Next {
        let is_over = self.can_rest() && self.rests_at() <= clock::now();
        if is_over { Next::Stop(None) } else { Next::Go }
    }

    fn status(&self) -> Status {
        match &self.play {
            None => Status::Open,
            Some(play) if play.table.outcome().is_some() => Status::Finished,
            Some(_) => Status::Playing,
        }
    }

    /// The running game, or why there is none.
    fn playing(&self) -> Result<&Play, Fault> {
        match &self.play {
            None => Err(Fault::NotStarted),
            Some(play) if play.table.outcome().is_some() => Err(Fault::Over),
            Some(play) => Ok(play),
        }
    }

    fn is_real_time(&self) -> bool {
        self.ledger.choices.pace == Pace::RealTime
    }

    /// Sets the clock by what is durable: it runs while a real-time game is played and nobody stopped it. After a
    /// restart it goes on from the last input, so time nobody could play in does not count.
    fn set_clock(&mut self) {
        let last = self
            .play
            .as_ref()
            .map_or(Millis::ZERO, |play| play.table.now());
        let from = last.max(self.ledger.clock_from);
        let runs = self.is_real_time()
            && self.status() == Status::Playing
            && self.ledger.paused_at.is_none()
            && !self.ledger.is_gathering
            && !self.has_failed;
        self.clock = if runs {
            GameClock::running(from)
        } else {
            GameClock::standing(from)
        };
    }

    /// Game time: the clock's in real time, else that of the last act.
    fn now(&self) -> Millis {
        match &self.play {
            Some(play) if !self.is_real_time() => play.table.now(),
            _ => self.clock.now(),
        }
    }

    fn past(&self) -> Option<Past> {
        let play = self.play.as_ref()?;
        let party = &self.ledger.party;
        Some(Past {
            game: self.ledger.created.game.clone(),
            setup: play.table.setup().clone(),
            log: play.table.log().to_vec(),
            names: Seat::all(party.n_seats())
                .map(|seat| party.name_at(seat).to_owned())
                .collect(),
            hash: play.table.state_hash(),
            is_over: self.status() == Status::Finished && !self.is_withheld(),
            is_daily: self.ledger.daily.is_some(),
        })
    }

    /// Whether it keeps its past to itself even when it is over. A daily challenge does while others play it.
    fn is_withheld(&self) -> bool {
        let today = || daily::day_of(self.shared.config.calendar.unix_ms());
        let daily = self.ledger.daily.as_ref();
        self.is_withheld || daily.is_some_and(|daily| daily.day >= today())
    }
}

async fn sleep_until_maybe(deadline: Option<Instant>) {
    match deadline {
        Some(deadline) => sleep_until(deadline).await,
        None => std::future::pending().await,
    }
}

struct OnDrop<F: FnOnce()>(Option<F>);

impl<F: FnOnce()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        if let Some(ended) = self.0.take() {
            ended();
        }
    }
}
