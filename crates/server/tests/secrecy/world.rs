//! One of the two worlds: a server of its own with the same table, and everybody at it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use shamble_core::{Seat, SeatSet, Setup};
use shamble_server::{Calendar, Config, ServeError, run};
use shamble_store::{Memory, NewTable, Record, Store, TableId, TableState};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::http;
use crate::wire::Wire;

/// It is always the same day.
struct SameDay;

impl Calendar for SameDay {
    fn unix_ms(&self) -> i64 {
        1_700_000_000_000
    }
}

/// Longer than anything here takes.
const FOREVER: Duration = Duration::from_secs(1_000_000);

/// A server whose limits nobody reaches and whose bots take their time.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    store: Arc<Memory>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServeError>>,
}

impl House {
    pub(crate) async fn open() -> Self {
        let mut config = Config {
            bot_pause: FOREVER..=FOREVER,
            calendar: Arc::new(SameDay),
            ..Config::default()
        };
        let limits = &mut config.limits;
        limits.call_burst = u32::MAX;
        limits.guess_burst = u32::MAX;
        limits.socket_burst = u32::MAX;
        limits.outbox_messages = 100_000;
        limits.socket_silence = FOREVER;
        limits.grace = FOREVER;
        limits.grace_real_time = FOREVER;
        limits.host_grace = FOREVER;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let store = Arc::new(Memory::new());
        let (stop, stopping) = oneshot::channel();
        let shutdown = async move {
            let _ = stopping.await;
        };
        let running = tokio::spawn(run(listener, config, Arc::clone(&store) as _, shutdown));
        Self {
            address,
            store,
            stop,
            running,
        }
    }

    pub(crate) async fn close(self) {
        let _ = self.stop.send(());
        self.running.await.unwrap().unwrap();
    }
}

/// A table as it was just before the first move: its records, and the secrets of the people on its seats.
pub(crate) struct Template {
    pub(crate) setup: Setup,
    pub(crate) game: String,
    records: Vec<Record>,
    code: String,
    /// By seat; nobody where a bot sits.
    tokens: Vec<Option<String>>,
    /// Above all numbers of requests that were used.
    first_id: u32,
}

impl Template {
    /// Has a server make such a table, with people on all seats or on the first alone.
    pub(crate) async fn make(house: &House, game: &str, setup: &Setup, is_alone: bool) -> Self {
        let mut new = json!({
            "game": game, "seats": setup.seats, "pace": setup.pace.name(), "options": setup.options, "name": "P0",
        });
        if is_alone {
            new["bots"] = json!("thumb");
        }
        let answer = http::call(house.address, "POST", "/api/tables", &new.to_string())
            .await
            .unwrap();
        let made: Value = serde_json::from_str(http::body(&answer))
            .unwrap_or_else(|error| panic!("{error}: {answer}"));
        let field = |name: &str| made[name].as_str().unwrap_or_else(|| panic!("{made}"));
        let table = field("table");
        let mut tokens = vec![Some(field("token").to_owned())];
        let mut first_id = 0;
        if is_alone {
            tokens.resize(setup.seats, None);
        } else {
            for seat in 1..setup.seats {
                let mut wire = Wire::open(house.address, table, None, None, 0).await;
                let name = format!("P{seat}");
                wire.ask(json!({"type": "sit", "seat": seat, "name": name}))
                    .await;
                let token = wire.heard.iter().find_map(|frame| token_in(frame));
                tokens.push(Some(token.expect("a seat comes with a secret").to_owned()));
                first_id = wire.next_id();
            }
            let mut host =
                Wire::open(house.address, table, tokens[0].as_deref(), None, first_id).await;
            host.ask(json!({"type": "start"})).await;
            first_id = host.next_id();
        }
        let records = house.store.load(table.parse().unwrap()).await.unwrap();
        Self {
            setup: setup.clone(),
            game: game.to_owned(),
            records,
            code: field("code").to_owned(),
            tokens,
            first_id,
        }
    }

    pub(crate) fn records(&self) -> &[Record] {
        &self.records
    }

    /// The seats on which people sit.
    pub(crate) fn people(&self) -> SeatSet {
        let seats = Seat::all(self.tokens.len());
        seats
            .filter(|seat| self.tokens[seat.index()].is_some())
            .collect()
    }
}

const TOKEN: &str = r#""token":""#;

/// The secret that a message tells.
fn token_in(frame: &str) -> Option<&str> {
    let from = frame.find(TOKEN)? + TOKEN.len();
    frame[from..].split('"').next()
}

/// A message with whatever is new by chance, and not by anything in the game, made the same.
pub(crate) fn masked(frame: &str) -> String {
    match token_in(frame) {
        Some(token) => frame.replace(token, "secret"),
        None => frame.to_owned(),
    }
}

/// A table in one world, and everybody at it.
pub(crate) struct World {
    pub(crate) address: SocketAddr,
    pub(crate) table: String,
    pub(crate) code: String,
    tokens: Vec<Option<String>>,
    /// By seat; nobody who is away.
    seats: Vec<Option<Wire>>,
    next_ids: Vec<u32>,
    spectator: Option<Wire>,
    /// Watches too, but is not compared: it waits for things to be known.
    lookout: Wire,
    /// As the lookout knows it.
    pub(crate) seq: u32,
    pub(crate) inputs: u32,
    info: Value,
}

impl World {
    /// Puts the table into a server's store and connects everybody.
    pub(crate) async fn open(
        house: &House,
        id: TableId,
        template: &Template,
        records: Vec<Record>,
    ) -> Self {
        let head = NewTable {
            id,
            created_ms: SameDay.unix_ms(),
            game: template.game.clone(),
            code: template.code.clone(),
            mark: None,
            state: TableState::Playing,
        };
        house.store.create(head, records).await.unwrap();
        let (address, table) = (house.address, id.to_string());
        let first_id = template.first_id;
        let mut seats = Vec::new();
        for token in &template.tokens {
            seats.push(match token {
                Some(token) => Some(Wire::open(address, &table, Some(token), None, first_id).await),
                None => None,
            });
        }
        let spectator = Some(Wire::open(address, &table, None, None, 0).await);
        let lookout = Wire::open(address, &table, None, None, 0).await;
        let mut world = Self {
            address,
            table,
            code: template.code.clone(),
            tokens: template.tokens.clone(),
            next_ids: vec![first_id; seats.len()],
            seats,
            spectator,
            lookout,
            seq: 0,
            inputs: 0,
            info: Value::Null,
        };
        world.look_out().await;
        world
    }

    pub(crate) fn token(&self, seat: Seat) -> Option<&str> {
        self.tokens[seat.index()].as_deref()
    }

    /// Somebody on a seat asks for something. Whoever is away asks for nothing.
    pub(crate) async fn ask(&mut self, seat: Seat, request: Value) {
        if let Some(wire) = &mut self.seats[seat.index()] {
            wire.ask(request).await;
        }
    }

    /// The spectator asks for something.
    pub(crate) async fn ask_as_spectator(&mut self, request: Value) {
        if let Some(wire) = &mut self.spectator {
            wire.ask(request).await;
        }
    }

    /// A line breaks.
    pub(crate) async fn leave(&mut self, seat: Seat) {
        if let Some(wire) = self.seats[seat.index()].take() {
            self.next_ids[seat.index()] = wire.next_id();
            drop(wire);
            self.wait_for(|info| info["seats"][seat.index()]["connected"] == false)
                .await;
        }
    }

    /// Somebody comes back, with or without a memory of what they saw.
    pub(crate) async fn come_back(&mut self, seat: Seat, seen: Option<u32>) {
        let index = seat.index();
        let token = self.tokens[index].clone();
        if self.seats[index].is_none() && token.is_some() {
            let first_id = self.next_ids[index];
            self.seats[index] =
                Some(Wire::open(self.address, &self.table, token.as_deref(), seen, first_id).await);
        }
    }

    /// Listens without a word: how often one would have to ask is chance, and the server counts what is said to it.
    async fn wait_for(&mut self, is_so: impl Fn(&Value) -> bool) {
        while !is_so(&self.info) {
            self.lookout.hear().await;
            self.take_in();
        }
    }

    /// Waits until all that happened has been told.
    pub(crate) async fn settle(&mut self, viewer: Seat) {
        for _ in 0..2 {
            if let Some(wire) = &mut self.seats[viewer.index()] {
                wire.settle().await;
            }
            if let Some(wire) = &mut self.spectator {
                wire.settle().await;
            }
        }
        // Last, so that whatever the others were told the lookout knows too.
        self.look_out().await;
    }

    async fn look_out(&mut self) {
        self.lookout.settle().await;
        self.take_in();
    }

    /// Takes in what the lookout has heard.
    fn take_in(&mut self) {
        for frame in std::mem::take(&mut self.lookout.heard) {
            let message: Value = serde_json::from_str(&frame).unwrap();
            let number = |value: &Value| u32::try_from(value.as_u64().unwrap()).unwrap();
            match message["type"].as_str().unwrap() {
                "welcome" | "table" => self.info = message["table"].clone(),
                "snapshot" => {
                    self.seq = number(&message["seq"]);
                    self.inputs = number(&message["shown"]["inputs"]);
                }
                "step" => {
                    self.seq = number(&message["step"]["seq"]);
                    self.inputs = number(&message["step"]["inputs"]);
                }
                _ => {}
            }
        }
    }

    /// What the viewer and the spectator heard since they were last asked.
    pub(crate) fn heard(&mut self, viewer: Seat) -> Vec<String> {
        let viewer = self.seats[viewer.index()].as_mut();
        let wires = viewer.into_iter().chain(self.spectator.as_mut());
        let heard = wires.flat_map(|wire| std::mem::take(&mut wire.heard));
        heard.map(|frame| masked(&frame)).collect()
    }
}
