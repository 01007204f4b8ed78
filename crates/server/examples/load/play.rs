//! A table with four clients that play it: one act at a time, chosen at random from what the server offers.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shamble_protocol::PROTOCOL;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use shamble_trials::dice::Random;
use shamble_trials::http;
use shamble_trials::wire::{Heard, Prompt};

use crate::report::Waits;
use crate::{Failed, SEATS};

type Socket = WebSocketStream<TcpStream>;

/// How long anything may take before the measurement fails.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Clone, Copy)]
pub(crate) enum Pace {
    /// The next act follows as soon as everybody has seen the last one.
    AtOnce,
    /// One act in so long.
    Every(Duration),
}

pub(crate) struct Table {
    address: SocketAddr,
    /// The game, or nothing in a bare room.
    game: Option<String>,
    id: String,
    token: String,
    number: u64,
    dice: Random,
    bytes: u64,
    seats: Vec<Player>,
}

struct Player {
    say: SplitSink<Socket, Message>,
    hear: SplitStream<Socket>,
    next_id: u32,
    seq: u32,
    seat: Option<u8>,
    choices: Vec<String>,
    prompts: Vec<Prompt>,
    now: u32,
    is_over: bool,
    token: Option<String>,
    n_bytes: u64,
    n_heard: u64,
}

/// A table that everybody left.
pub(crate) struct Left {
    id: String,
    token: String,
}

impl Table {
    /// Makes a table, seats everybody and starts.
    pub(crate) async fn open(
        address: SocketAddr,
        game: String,
        number: u64,
    ) -> Result<Self, Failed> {
        let new = json!({"game": game, "pace": "per-action", "seats": SEATS, "name": "Ada"});
        let created = http::json(address, "POST /api/tables", &new.to_string()).await?;
        let id = created["table"].as_str().ok_or("no table")?.to_owned();
        let token = created["token"].as_str().ok_or("no token")?.to_owned();
        let mut seats = vec![Player::join(address, &id, Some(&token)).await?];
        for seat in 1..SEATS {
            let mut player = Player::join(address, &id, None).await?;
            let sit = json!({"type": "sit", "seat": seat, "name": format!("P{seat}")});
            player.ask(sit).await?;
            seats.push(player);
        }
        seats[0].ask(json!({"type": "start"})).await?;
        let mut table = Self {
            address,
            game: Some(game),
            id,
            token,
            number,
            dice: Random::new(number * 2 + 1),
            bytes: 0,
            seats,
        };
        for player in &mut table.seats {
            while player.seq == 0 {
                player.hear().await?;
            }
        }
        Ok(table)
    }

    /// Four clients in a room without a game, who make each other hear so many bytes.
    pub(crate) async fn bare(address: SocketAddr, number: u64, bytes: u64) -> Result<Self, Failed> {
        let mut seats = Vec::new();
        for _ in 0..SEATS {
            let mut player = Player::connect(address, &number.to_string()).await?;
            player.next_text().await?;
            seats.push(player);
        }
        Ok(Self {
            address,
            game: None,
            id: String::new(),
            token: String::new(),
            number,
            dice: Random::new(number),
            bytes,
            seats,
        })
    }

    /// Four people who see the game and do nothing, until they are told to stop.
    pub(crate) async fn look_on(mut self) {
        let lines = self.seats.iter_mut().map(|player| async {
            // Signs of life are answered while somebody listens.
            while player.hear.next().await.is_some_and(|heard| heard.is_ok()) {}
        });
        futures_util::future::join_all(lines).await;
    }

    /// Plays so many acts, or to the end of the game.
    pub(crate) async fn stage(mut self, n_acts: u64) -> Result<(Self, Waits), Failed> {
        let mut waits = Waits::default();
        while waits.acts < n_acts && !self.is_over() {
            self.count(&mut waits).await?;
        }
        Ok((self, waits))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.seats[0].is_over
    }

    /// One act, and what it was for everybody.
    async fn count(&mut self, waits: &mut Waits) -> Result<(), Failed> {
        let n_bytes = |seats: &[Player]| seats.iter().map(|player| player.n_bytes).sum::<u64>();
        let before = n_bytes(&self.seats);
        let shown = match &self.game {
            Some(_) => self.act().await,
            None => self.echo().await,
        };
        let shown = shown.map_err(|error| format!("{:?} {}: {error}", self.game, self.id))?;
        waits.acts += 1;
        waits.bytes += n_bytes(&self.seats) - before;
        waits.shown.extend(shown);
        Ok(())
    }

    /// Plays until `until`; counts what happens after `from`. A game that ends is followed by another one.
    pub(crate) async fn play(
        mut self,
        pace: Pace,
        from: Instant,
        until: Instant,
    ) -> Result<Waits, Failed> {
        let mut waits = Waits::default();
        if let Pace::Every(every) = pace {
            // Not all tables at the same instant.
            tokio::time::sleep(every.mul_f64((self.number as f64 * 0.618).fract())).await;
        }
        loop {
            let began = Instant::now();
            if began >= until {
                return Ok(waits);
            }
            // What happens before is played, not counted.
            let mut unseen = Waits::default();
            let seen = if began >= from {
                &mut waits
            } else {
                &mut unseen
            };
            self.count(seen).await?;
            if self.is_over()
                && let Some(game) = self.game.clone()
            {
                waits.games += u64::from(began >= from);
                let dice = self.dice.clone();
                self = Self::open(self.address, game, self.number).await?;
                self.dice = dice;
            }
            if let Pace::Every(every) = pace {
                tokio::time::sleep_until((began + every).into()).await;
            }
        }
    }

    /// One act, and how long it took to each of the others.
    async fn act(&mut self) -> Result<Vec<Duration>, Failed> {
        let start = self.dice.below(SEATS);
        let order = (0..SEATS).map(|i| (start + i) % SEATS);
        let actor = order
            .into_iter()
            .find(|seat| self.seats[*seat].can_act())
            .ok_or("nobody can act")?;
        let pick = self.dice.below(self.seats[actor].choices.len());
        let player = &mut self.seats[actor];
        let action = player.choices[pick].clone();
        let sent = Instant::now();
        let id = player.act(&action).await?;
        let seq = player.until_done(id, &action).await?;
        let mut shown = Vec::new();
        for other in (0..SEATS).filter(|seat| *seat != actor) {
            let player = &mut self.seats[other];
            while player.seq < seq {
                player.hear().await?;
            }
            shown.push(sent.elapsed());
        }
        while self.seats[actor].seq < seq {
            self.seats[actor].hear().await?;
        }
        Ok(shown)
    }

    /// The same in a bare room.
    async fn echo(&mut self) -> Result<Vec<Duration>, Failed> {
        let actor = self.dice.below(SEATS);
        let sent = Instant::now();
        // As long as an act.
        let said = format!("{} {:60}", self.bytes, "");
        self.seats[actor].say.send(Message::text(said)).await?;
        let mut shown = Vec::new();
        for (seat, player) in self.seats.iter_mut().enumerate() {
            player.n_bytes += player.next_text().await?.len() as u64;
            if seat != actor {
                shown.push(sent.elapsed());
            }
        }
        Ok(shown)
    }

    pub(crate) fn leave(self) -> Left {
        Left {
            id: self.id,
            token: self.token,
        }
    }
}

impl Left {
    /// One of its people comes back and sees the game.
    pub(crate) async fn come_back(&self, address: SocketAddr) -> Result<(), Failed> {
        let mut player = Player::join(address, &self.id, Some(&self.token)).await?;
        while player.seq == 0 {
            player.hear().await?;
        }
        Ok(())
    }
}

/// Somebody who looks on at a table.
pub(crate) struct Watcher(Player);

impl Watcher {
    pub(crate) async fn join(address: SocketAddr, table: &str) -> Result<Self, Failed> {
        Player::join(address, table, None).await.map(Self)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.is_over
    }

    /// Waits until somebody has acted.
    pub(crate) async fn see_an_act(&mut self) -> Result<(), Failed> {
        let seq = self.0.seq;
        while self.0.seq == seq {
            self.0.hear().await?;
        }
        Ok(())
    }
}

impl Player {
    async fn connect(address: SocketAddr, room: &str) -> Result<Self, Failed> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{address}/ws/{room}"), stream).await?;
        let (say, hear) = socket.split();
        Ok(Self {
            say,
            hear,
            next_id: 1,
            seq: 0,
            seat: None,
            choices: Vec::new(),
            prompts: Vec::new(),
            now: 0,
            is_over: false,
            token: None,
            n_bytes: 0,
            n_heard: 0,
        })
    }

    async fn join(address: SocketAddr, table: &str, token: Option<&str>) -> Result<Self, Failed> {
        let mut player = Self::connect(address, table).await?;
        player.token = token.map(str::to_owned);
        let hello = json!({"type": "hello", "protocol": PROTOCOL, "token": token, "seen": null});
        player.say.send(Message::text(hello.to_string())).await?;
        while player.n_heard == 0 {
            player.hear().await?;
        }
        Ok(player)
    }

    /// Sends a request and waits for its answer.
    async fn ask(&mut self, mut request: Value) -> Result<(), Failed> {
        let id = self.next_id;
        self.next_id += 1;
        request["id"] = json!(id);
        let text = request.to_string();
        self.say.send(Message::text(text.clone())).await?;
        self.until_done(id, &text).await.map(|_| ())
    }

    async fn act(&mut self, action: &str) -> Result<u32, Failed> {
        let id = self.next_id;
        self.next_id += 1;
        let act = json!({"type": "act", "id": id, "seen": self.seq, "action": action});
        self.say.send(Message::text(act.to_string())).await?;
        Ok(id)
    }

    async fn until_done(&mut self, id: u32, request: &str) -> Result<u32, Failed> {
        loop {
            match self.hear().await? {
                Answer::Done(done, seq) if done == id => return Ok(seq),
                Answer::Wrong(reason) => return Err(format!("{request}: {reason}").into()),
                Answer::Done(..) | Answer::None => {}
            }
        }
    }

    async fn next_text(&mut self) -> Result<tokio_tungstenite::tungstenite::Utf8Bytes, Failed> {
        loop {
            let heard = tokio::time::timeout(PATIENCE, self.hear.next()).await?;
            if let Message::Text(text) = heard.ok_or("the line is dead")?? {
                return Ok(text);
            }
        }
    }

    /// Whether it is asked something that it can answer now.
    fn can_act(&self) -> bool {
        let own = self
            .prompts
            .iter()
            .find(|prompt| Some(prompt.seat) == self.seat);
        let is_open = own.is_some_and(|prompt| prompt.from.is_none_or(|from| from <= self.now));
        is_open && !self.choices.is_empty()
    }

    async fn hear(&mut self) -> Result<Answer, Failed> {
        let text = self.next_text().await?;
        self.n_bytes += text.len() as u64;
        self.n_heard += 1;
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        match (heard.kind, heard.id, heard.seq, heard.rule) {
            ("done", Some(id), Some(seq), _) => return Ok(Answer::Done(id, seq)),
            ("refused" | "error", _, _, Some(rule)) => return Ok(Answer::Wrong(rule.to_owned())),
            _ => {}
        }
        if let Some(you) = heard.you {
            self.token = you.token.or(self.token.take());
            self.seat = you.seat;
        }
        self.seq = heard.seq.unwrap_or(self.seq);
        let Some(shown) = heard.shown.or(heard.step) else {
            return Ok(Answer::None);
        };
        self.seq = shown.seq.unwrap_or(self.seq);
        self.is_over = shown.outcome.is_some();
        self.now = shown.clock.now;
        self.prompts = shown.prompts.unwrap_or(std::mem::take(&mut self.prompts));
        if let Some(choices) = shown.choices {
            self.choices.clear();
            let actions = choices.into_iter().map(|choice| choice.action.into_owned());
            self.choices.extend(actions);
        }
        Ok(Answer::None)
    }
}

enum Answer {
    None,
    Done(u32, u32),
    Wrong(String),
}
