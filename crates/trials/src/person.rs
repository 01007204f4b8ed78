//! Somebody at a table, over a real socket: plays what is offered, notices a dead line, comes back and sends again what
//! was not answered, as a browser does, and keeps book of everything it was told.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use shamble_protocol::PROTOCOL;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::dice::Random;
use crate::wire::{Heard, Prompt};
use crate::{Failed, PATIENCE};

/// How long to wait before the next attempt to connect, or to send again what the server could not do just now.
const RETRY: Duration = Duration::from_millis(25);

/// How long a line that was just opened may take to say its first word: longer than one that has spoken before, because
/// to give it up would only begin the same anew.
const FIRST_WORD: Duration = Duration::from_secs(5);

/// How to get to the server.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The server, as it is called.
    pub server: SocketAddr,
    /// Where the line goes first.
    pub through: SocketAddr,
}

impl Way {
    /// Without a detour.
    pub fn straight(server: SocketAddr) -> Self {
        Self {
            server,
            through: server,
        }
    }
}

/// How somebody behaves.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The least time between two acts.
    pub pace: Duration,
    /// The time between two pings.
    pub ping_every: Duration,
    /// A line that says nothing for so long is dead.
    pub silence: Duration,
    /// Whether all events are kept, to be compared.
    pub keeps_events: bool,
}

/// What somebody is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Act whenever it can.
    Play,
    /// See things through, but begin nothing new.
    Watch,
    /// Hang up.
    Leave,
}

/// What others may know of somebody.
#[derive(Clone, Copy, Debug)]
pub struct Status {
    /// Welcomed, and shown the game if there is one.
    pub is_here: bool,
    /// When that last came about, and how often it did.
    pub here_since: Instant,
    pub n_arrivals: u64,
    pub seq: u32,
    pub is_over: bool,
    /// Acts the server said it had carried out.
    pub n_acked: u64,
    /// Nothing it asked for is still open.
    pub is_settled: bool,
}

/// What somebody was told, for the audit.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Every act that was sent, by the number of its request.
    pub sent: BTreeMap<u32, String>,
    /// Those that were carried out, as the server said.
    pub acked: Vec<u32>,
    /// Those that were not, with what the server said.
    pub denied: BTreeMap<u32, String>,
    /// Everything that happened, in order, if events are kept.
    pub events: Vec<String>,
    /// Whatever should not have been heard.
    pub oddities: Vec<String>,
}

struct Pending {
    id: u32,
    text: String,
    is_act: bool,
}

type Line = WebSocketStream<TcpStream>;

/// Somebody at a table.
pub struct Person {
    way: Way,
    /// The table's id.
    pub table: String,
    /// The secret, once there is one.
    pub token: Option<String>,
    /// Everything it was told.
    pub book: Book,
    manner: Manner,
    line: Option<Line>,
    next_id: u32,
    seq: u32,
    seat: Option<u8>,
    choices: Vec<String>,
    prompts: Vec<Prompt>,
    now: u32,
    pending: Option<Pending>,
    status: watch::Sender<Status>,
    /// Whether this line was answered: what is sent over it earlier would be sent twice.
    is_welcomed: bool,
}

impl Person {
    /// Comes to a table, with or without a secret.
    pub async fn join(
        way: Way,
        table: &str,
        token: Option<&str>,
        manner: Manner,
    ) -> Result<Self, Failed> {
        let status = watch::Sender::new(Status {
            is_here: false,
            here_since: Instant::now(),
            n_arrivals: 0,
            seq: 0,
            is_over: false,
            n_acked: 0,
            is_settled: true,
        });
        let mut person = Self {
            way,
            table: table.to_owned(),
            token: token.map(str::to_owned),
            book: Book::default(),
            manner,
            line: None,
            next_id: 1,
            seq: 0,
            seat: None,
            choices: Vec::new(),
            prompts: Vec::new(),
            now: 0,
            pending: None,
            status,
            is_welcomed: false,
        };
        person.connect(PATIENCE).await?;
        person.hear_until(|person| person.status().is_here).await?;
        Ok(person)
    }

    /// What others may watch.
    pub fn subscribe(&self) -> watch::Receiver<Status> {
        self.status.subscribe()
    }

    fn status(&self) -> Status {
        *self.status.borrow()
    }

    /// Asks for something and waits until it is done.
    pub async fn ask(&mut self, mut request: Value) -> Result<(), Failed> {
        let id = self.fresh_id();
        request["id"] = json!(id);
        self.send_request(id, request.to_string(), false).await?;
        self.hear_until(|person| person.pending.is_none()).await?;
        match self.book.denied.get(&id) {
            Some(answer) => Err(format!("{request} was denied: {answer}").into()),
            None => Ok(()),
        }
    }

    /// Waits until the game is to be seen.
    pub async fn until_started(&mut self) -> Result<(), Failed> {
        self.hear_until(|person| person.seq > 0).await
    }

    async fn hear_until(&mut self, is_so: impl Fn(&Self) -> bool) -> Result<(), Failed> {
        while !is_so(self) {
            let line = self.line.as_mut().ok_or("the line is dead")?;
            let heard = timeout(PATIENCE, line.next()).await?;
            match heard.ok_or("the line is dead")?? {
                Message::Text(text) => self.take(&text).await,
                Message::Close(frame) => return Err(format!("closed: {frame:?}").into()),
                _ => {}
            }
        }
        Ok(())
    }

    /// Does what it is ordered until it is told to leave, and gives its book back.
    pub async fn live(mut self, mut random: Random, mut orders: watch::Receiver<Order>) -> Self {
        let mut next_act = Instant::now();
        let mut next_ping = Instant::now();
        let mut dead_at = Instant::now() + FIRST_WORD;
        loop {
            let order = *orders.borrow_and_update();
            if order == Order::Leave {
                return self;
            }
            let Some(line) = self.line.as_mut() else {
                if self.connect(FIRST_WORD).await.is_err() {
                    self.line = None;
                    sleep(RETRY).await;
                }
                dead_at = Instant::now() + FIRST_WORD;
                continue;
            };
            let may_act = order == Order::Play
                && self.is_welcomed
                && self.pending.is_none()
                && can_act(&self.prompts, self.seat, self.now, &self.choices);
            let is_alive = tokio::select! {
                changed = orders.changed() => {
                    if changed.is_err() {
                        return self;
                    }
                    true
                }
                heard = line.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        self.take(&text).await;
                        dead_at = Instant::now() + self.manner.silence;
                        true
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                    Some(Ok(_)) => {
                        dead_at = Instant::now() + self.manner.silence;
                        true
                    }
                },
                () = sleep_until(next_act), if may_act => {
                    next_act = Instant::now() + self.manner.pace;
                    self.act(&mut random).await;
                    true
                }
                () = sleep_until(next_ping) => {
                    next_ping = Instant::now() + self.manner.ping_every;
                    let ping = json!({"type": "ping", "nonce": 1}).to_string();
                    self.send(ping).await.is_ok()
                }
                // Noticed when it is so, and not with the next ping.
                () = sleep_until(dead_at) => false,
            };
            if !is_alive {
                self.line = None;
                self.status.send_modify(|status| status.is_here = false);
            }
        }
    }

    async fn connect(&mut self, within: Duration) -> Result<(), Failed> {
        let opened = timeout(within, open(self.way, &self.table)).await??;
        self.line = Some(opened);
        self.is_welcomed = false;
        let seen = (self.seq > 0).then_some(self.seq);
        let hello =
            json!({"type": "hello", "protocol": PROTOCOL, "token": self.token, "seen": seen});
        self.send(hello.to_string()).await
    }

    async fn send(&mut self, text: String) -> Result<(), Failed> {
        let line = self.line.as_mut().ok_or("the line is dead")?;
        // A line that died just now is noticed when listening.
        Ok(line.send(Message::text(text)).await?)
    }

    fn fresh_id(&mut self) -> u32 {
        self.next_id += 1;
        self.next_id - 1
    }

    async fn act(&mut self, random: &mut Random) {
        let action = random.pick(&self.choices).clone();
        let id = self.fresh_id();
        let act = json!({"type": "act", "id": id, "seen": self.seq, "action": action});
        self.book.sent.insert(id, action);
        // Not sent, it is sent again once the line is there.
        let _ = self.send_request(id, act.to_string(), true).await;
    }

    async fn send_request(&mut self, id: u32, text: String, is_act: bool) -> Result<(), Failed> {
        self.pending = Some(Pending {
            id,
            text: text.clone(),
            is_act,
        });
        self.status.send_modify(|status| status.is_settled = false);
        self.send(text).await
    }

    fn settle(&mut self) {
        self.pending = None;
        self.status.send_modify(|status| status.is_settled = true);
    }

    async fn take(&mut self, text: &Utf8Bytes) {
        let heard: Heard<'_> = match serde_json::from_str(text.as_str()) {
            Ok(heard) => heard,
            Err(error) => {
                self.book.oddities.push(format!("{error}: {text}"));
                return;
            }
        };
        if let Some(you) = heard.you {
            self.token = you.token.or(self.token.take());
            self.seat = you.seat;
        }
        let is_ours = self
            .pending
            .as_ref()
            .is_some_and(|pending| heard.id == Some(pending.id));
        match heard.kind {
            "welcome" => {
                if self.seq == 0 {
                    self.arrive();
                }
                self.is_welcomed = true;
                if let Some(pending) = &self.pending {
                    let again = pending.text.clone();
                    let _ = self.send(again).await;
                }
            }
            "done" if is_ours => self.done(),
            "refused" if is_ours => self.denied(text),
            "error" if heard.rule == Some("server/unavailable") => {
                // Nobody knows yet: asked again with the same number, it is carried out once.
                sleep(RETRY).await;
                if let Some(pending) = self.pending.as_ref().filter(|_| is_ours) {
                    let again = pending.text.clone();
                    let _ = self.send(again).await;
                }
            }
            "error" if is_ours => {
                // Somebody else was faster: it happens to everybody.
                let is_late = |code| ["table/status", "action/stale"].contains(&code);
                if !heard.rule.is_some_and(is_late) {
                    self.book.oddities.push(format!("error {:?}", heard.rule));
                }
                self.denied(text);
            }
            "error" => self.book.oddities.push(format!("error {:?}", heard.rule)),
            "snapshot" => {
                let seq = heard.seq.unwrap_or_default();
                let reason = heard.reason.map_or("", RawValue::get);
                if seq < self.seq {
                    self.book
                        .oddities
                        .push(format!("from {} back to {seq}", self.seq));
                }
                if self.manner.keeps_events && self.seq > 0 && reason != "\"away\"" {
                    self.book
                        .oddities
                        .push(format!("a {reason} picture after {}", self.seq));
                }
                self.seq = seq;
                if let Some(shown) = heard.shown {
                    self.look(shown);
                }
                self.arrive();
            }
            "step" => {
                let Some(step) = heard.step else { return };
                let seq = step.seq.unwrap_or_default();
                let expected = self.seq + u32::try_from(step.by.len()).unwrap_or(u32::MAX);
                if seq != expected {
                    self.book
                        .oddities
                        .push(format!("step {seq} instead of {expected}"));
                }
                self.seq = seq;
                self.look(step);
            }
            "pong" => self.now = heard.clock.map_or(self.now, |clock| clock.now),
            _ => {}
        }
    }

    fn look(&mut self, shown: crate::wire::Shown<'_>) {
        if self.manner.keeps_events
            && let Some(events) = shown.events
        {
            match serde_json::from_str::<Vec<&RawValue>>(events.get()) {
                Ok(events) => {
                    let events = events.iter().map(|event| event.get().to_owned());
                    self.book.events.extend(events);
                }
                Err(error) => self.book.oddities.push(format!("{error}: {events}")),
            }
        }
        self.now = shown.clock.now;
        self.prompts = shown.prompts.unwrap_or(std::mem::take(&mut self.prompts));
        if let Some(choices) = shown.choices {
            self.choices.clear();
            let actions = choices.into_iter().map(|choice| choice.action.into_owned());
            self.choices.extend(actions);
        }
        let (seq, is_over) = (self.seq, shown.outcome.is_some());
        self.status.send_modify(|status| {
            status.seq = seq;
            status.is_over = is_over;
        });
    }

    fn arrive(&mut self) {
        self.status.send_modify(|status| {
            if !status.is_here {
                status.is_here = true;
                status.here_since = Instant::now();
                status.n_arrivals += 1;
            }
        });
    }

    fn done(&mut self) {
        let Some(pending) = self.pending.take() else {
            return;
        };
        if pending.is_act {
            self.book.acked.push(pending.id);
            self.status.send_modify(|status| status.n_acked += 1);
        }
        self.settle();
    }

    fn denied(&mut self, answer: &str) {
        if let Some(pending) = self.pending.take() {
            self.book.denied.insert(pending.id, answer.to_owned());
        }
        self.settle();
    }
}

async fn open(way: Way, table: &str) -> Result<Line, Failed> {
    let stream = TcpStream::connect(way.through).await?;
    stream.set_nodelay(true)?;
    let (line, _) = client_async(format!("ws://{}/ws/{table}", way.server), stream).await?;
    Ok(line)
}

/// Whether a seat is asked something that it can answer now.
fn can_act(prompts: &[Prompt], seat: Option<u8>, now: u32, choices: &[String]) -> bool {
    let own = prompts.iter().find(|prompt| Some(prompt.seat) == seat);
    own.is_some_and(|prompt| prompt.from.is_none_or(|from| from <= now)) && !choices.is_empty()
}
