//! Servers that come and go over one disk, and the one table they serve.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use shamble_core::Seed;
use shamble_protocol::{ClientMsg, NewTable};
use shamble_store::{Store, TableId};
use shamble_trials::dice::Random;
use tokio::sync::{oneshot, watch};
use tokio::time::sleep;

use super::disk::{Controller, Disk, Flaw};
use super::guest::{Book, Known};
use crate::inspect::inspect;
use crate::lobby::Lobby;
use crate::outbox::{Inbox, queue};
use crate::places::Standing;
use crate::sabotage;
use crate::seats::TokenHash;
use crate::table::{ConnId, Hello, TableHandle, TableMsg};

const GAMES: [&str; 4] = ["cliche", "tiny-epic-zombies", "zombie-mall", "zombies15"];

/// Readers with a short queue fall behind sooner.
const QUEUE: usize = 24;

/// One server, from its start to its death.
pub(super) struct Server {
    lobby: Arc<Lobby>,
    controller: Arc<Controller>,
    is_dead: AtomicBool,
}

/// Where guests find the server that runs now; nothing while there is none.
#[derive(Clone)]
pub(super) struct Door {
    server: watch::Receiver<Option<Arc<Server>>>,
    pub(super) disk: Arc<Disk>,
    pub(super) table: TableId,
}

/// People of a table by the secret they hold, in the order in which they came.
pub(super) struct Seating {
    pub(super) tokens: Vec<String>,
}

pub(super) struct House {
    disk: Arc<Disk>,
    server: watch::Sender<Option<Arc<Server>>>,
    table: Option<TableId>,
}

impl House {
    pub(super) fn new(random: &mut Random, flaw: Flaw) -> Self {
        let disk = Disk::new(random.split(), flaw);
        let server = watch::Sender::new(Some(Server::start(&disk)));
        Self {
            disk,
            server,
            table: None,
        }
    }

    /// A table of any game, at either pace, full of people or with one person among bots.
    pub(super) async fn make_table(&mut self, random: &mut Random) -> Seating {
        let is_full = random.below(3) > 0;
        let mut new = json!({
            "game": random.pick(&GAMES),
            "pace": random.pick(&["per-action", "real-time"]),
            "seats": 4,
            "name": "P0",
            "seed": Seed::from_number(random.number()).to_string(),
        });
        if !is_full {
            new["bots"] = json!("thumb");
        }
        let new: NewTable = serde_json::from_value(new).expect("a new table");
        let server = self.current();
        let created = server.lobby.create(&new).await.expect("fine weather");
        let id: TableId = created.table.parse().expect("an id");
        self.table = Some(id);
        let mut tokens = vec![created.token];
        if is_full {
            for seat in 1..4 {
                let sit = json!({"type": "sit", "id": 1, "seat": seat, "name": format!("P{seat}")});
                let heard = self.say_once(None, sit, "you").await;
                let token = heard["you"]["token"].as_str();
                tokens.push(token.expect("a secret").to_owned());
            }
            let start = json!({"type": "start", "id": 1});
            self.say_once(Some(&tokens[0]), start, "done").await;
        }
        Seating { tokens }
    }

    /// Says one thing in fine weather and waits for a message of this kind.
    async fn say_once(&self, token: Option<&str>, msg: Value, kind: &str) -> Value {
        let door = self.door();
        let mut line = door.connect(token, None).await.expect("fine weather");
        line.say(serde_json::from_value(msg).expect("a message"))
            .await;
        loop {
            let frame = line.inbox.frames.recv().await.expect("the table runs");
            let heard: Value = serde_json::from_str(frame.text()).expect("messages are JSON");
            if heard["type"] == kind {
                line.hang_up().await;
                return heard;
            }
        }
    }

    pub(super) fn door(&self) -> Door {
        Door {
            server: self.server.subscribe(),
            disk: Arc::clone(&self.disk),
            table: self.table.expect("there is a table"),
        }
    }

    fn current(&self) -> Arc<Server> {
        let server = self.server.borrow().clone();
        server.expect("a server runs")
    }

    pub(super) fn set_calm(&self, is_calm: bool) {
        self.disk.set_calm(is_calm);
    }

    pub(super) fn n_durable(&self) -> usize {
        self.disk.n_durable()
    }

    pub(super) fn n_failed_writes(&self) -> usize {
        self.disk.n_failed()
    }

    /// The server dies this instant; another one starts after a while.
    pub(super) async fn crash(&mut self, random: &mut Random) {
        self.current().die();
        self.server.send_replace(None);
        sleep(Duration::from_millis(random.below(300) as u64)).await;
        self.disk
            .lose_power(self.table.expect("there is a table"))
            .await;
        self.server.send_replace(Some(Server::start(&self.disk)));
    }

    /// What people were told against what is stored.
    pub(super) async fn audit(&self, books: Vec<Book>, known: &Known) {
        let id = self.table.expect("there is a table");
        let stored = match inspect(&self.disk.records(id).await) {
            Ok(stored) => stored,
            Err(flaw) => return known.found(format!("the table is damaged: {}", flaw.reason)),
        };
        let mut by_cause: BTreeMap<(u32, u32), Vec<&str>> = BTreeMap::new();
        for act in &stored.acts {
            if let Some(cause) = act.cause {
                by_cause.entry(cause).or_default().push(&act.action);
            }
        }
        for (person, book) in (0..).zip(books) {
            for id in &book.acked {
                let n = by_cause.get(&(person, *id)).map_or(0, Vec::len);
                if n != 1 {
                    known.found(format!(
                        "act {id} of person {person} was acknowledged and is stored {n} times"
                    ));
                }
            }
            for id in &book.denied {
                if by_cause.contains_key(&(person, *id)) {
                    known.found(format!(
                        "act {id} of person {person} was denied and is stored"
                    ));
                }
            }
            let own = by_cause.iter().filter(|((whose, _), _)| *whose == person);
            for ((_, id), actions) in own {
                let sent = book.sent.get(id).map(String::as_str);
                if actions.len() != 1 || sent != actions.first().copied() {
                    known.found(format!(
                        "act {id} of person {person} was {sent:?} and is stored {} times: {actions:?}",
                        actions.len()
                    ));
                }
            }
        }
    }
}

impl Server {
    fn start(disk: &Arc<Disk>) -> Arc<Self> {
        let controller = disk.controller();
        let store: Arc<dyn Store> = Arc::<Controller>::clone(&controller);
        Arc::new(Self {
            lobby: Lobby::new(sabotage::shared_on(store)),
            controller,
            is_dead: AtomicBool::new(false),
        })
    }

    fn die(&self) {
        self.is_dead.store(true, Ordering::SeqCst);
        self.controller.die();
    }
}

impl Door {
    /// A line to the table, welcomed; nothing if there is no server, or it cannot just now.
    pub(super) async fn connect(&self, token: Option<&str>, seen: Option<u32>) -> Option<Line> {
        static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        let server = self.server.borrow().clone()?;
        let handle = server.lobby.get(self.table).await.ok()?;
        let (outbox, inbox) = queue(QUEUE);
        let (welcomed, is_welcome) = oneshot::channel();
        let conn = ConnId(NEXT.fetch_add(1, Ordering::Relaxed));
        let hello = Hello {
            token: token.map(TokenHash::of),
            seen,
            standing: Standing::default(),
        };
        let connect = TableMsg::Connect {
            conn,
            hello: Box::new(hello),
            outbox,
            welcomed,
        };
        handle.say(connect).await.ok()?;
        is_welcome.await.ok()?.ok()?;
        Some(Line {
            conn,
            handle,
            inbox,
            server,
        })
    }
}

/// A line between somebody and the table's task.
pub(super) struct Line {
    conn: ConnId,
    handle: TableHandle,
    pub(super) inbox: Inbox,
    server: Arc<Server>,
}

impl Line {
    /// Whether the server at its end has died.
    pub(super) fn is_dead(&self) -> bool {
        self.server.is_dead.load(Ordering::SeqCst)
    }

    /// What a dead server hears changes nothing.
    pub(super) async fn say(&mut self, msg: ClientMsg) {
        if !self.is_dead() {
            let conn = self.conn;
            let _ = self.handle.say(TableMsg::Said { conn, msg }).await;
        }
    }

    /// The table learns that the line is gone.
    pub(super) async fn hang_up(self) {
        let conn = self.conn;
        if !self.is_dead() {
            let _ = self.handle.say(TableMsg::Gone { conn }).await;
        }
    }
}
