//! Two servers on one store: any of them takes any player, tables move, and a server that was deposed shows nothing.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use shamble_protocol::TableInfo;
use shamble_server::Node;
use shamble_server::cluster::{Cluster, ClusterFuture, Owner, View};
use shamble_store::Slot;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::common::{Answer, Disk, Server, http, my_turn};

const KEY: &str = "a secret of the servers";

/// What one of two servers knows of both: whatever the test wants it to believe.
struct Believed {
    view: watch::Sender<Arc<View>>,
    me: usize,
    /// What each of them told of its tables.
    lobbies: Arc<Mutex<[Vec<Value>; 2]>>,
    /// Who got names wrong at each of them, and was not told to the other yet.
    guesses: Arc<Mutex<[Vec<IpAddr>; 2]>>,
}

impl Cluster for Believed {
    fn view(&self) -> watch::Receiver<Arc<View>> {
        self.view.subscribe()
    }

    fn owner(&self, slot: Slot) -> Owner {
        self.view.borrow().owner(slot)
    }

    fn is_ready(&self) -> bool {
        true
    }

    fn is_lost(&self) -> bool {
        false
    }

    fn tell_lobby(&self, tables: Vec<TableInfo>) -> ClusterFuture<'_> {
        let told = tables.iter().map(|info| json!(info)).collect();
        self.lobbies.lock().unwrap()[self.me] = told;
        Box::pin(async {})
    }

    fn lobby_of_others(&self) -> Vec<Value> {
        self.lobbies.lock().unwrap()[1 - self.me].clone()
    }

    fn tell_guess(&self, caller: IpAddr) {
        self.guesses.lock().unwrap()[self.me].push(caller);
    }

    fn guesses_elsewhere(&self) -> Vec<IpAddr> {
        std::mem::take(&mut self.guesses.lock().unwrap()[1 - self.me])
    }

    fn drain(&self) -> ClusterFuture<'_> {
        Box::pin(async {})
    }

    fn leave(&self) -> ClusterFuture<'_> {
        Box::pin(async {})
    }

    fn metrics(&self) -> String {
        String::new()
    }
}

struct Pair {
    disk: Arc<Disk>,
    servers: [Server; 2],
    privately: [SocketAddr; 2],
    beliefs: [Arc<Believed>; 2],
}

impl Pair {
    /// Two servers that both believe the first one has everything.
    async fn start() -> Self {
        let disk = Arc::new(Disk::new());
        let (lobbies, guesses) = (Arc::default(), Arc::default());
        let listeners = [
            TcpListener::bind("127.0.0.1:0").await.unwrap(),
            TcpListener::bind("127.0.0.1:0").await.unwrap(),
        ];
        let privately = [0, 1].map(|i: usize| listeners[i].local_addr().unwrap());
        let beliefs = [0, 1].map(|me| {
            Arc::new(Believed {
                view: watch::Sender::new(Arc::new(view(me, 0, &privately))),
                me,
                lobbies: Arc::clone(&lobbies),
                guesses: Arc::clone(&guesses),
            })
        });
        let mut servers = Vec::new();
        for (listener, belief) in listeners.into_iter().zip(&beliefs) {
            let node = Node {
                cluster: Arc::clone(belief) as _,
                listener,
                key: KEY.to_owned(),
            };
            servers.push(Server::node(Arc::clone(&disk) as _, node).await);
        }
        let Ok(servers): Result<[Server; 2], _> = servers.try_into() else {
            unreachable!("there are two");
        };
        Self {
            disk,
            servers,
            privately,
            beliefs,
        }
    }

    /// From now on server `who` believes that `owner` has everything.
    fn believe(&self, who: usize, owner: usize) {
        let view = view(who, owner, &self.privately);
        self.beliefs[who].view.send_replace(Arc::new(view));
    }
}

fn view(me: usize, owner: usize, privately: &[SocketAddr; 2]) -> View {
    let owner = if me == owner {
        Owner::Here
    } else {
        Owner::At(privately[owner])
    };
    View::shared(0, vec![owner; usize::from(Slot::COUNT)])
}

#[tokio::test(start_paused = true)]
async fn any_server_takes_any_player() {
    let pair = Pair::start().await;
    let [first, second] = &pair.servers;
    let new = json!({"game": "cliche", "pace": "per-action", "name": "Ada", "bots": "thumb", "public": true});
    let made = first.create(new).await;
    assert_eq!(made.code.len(), 8, "the slot is in the code");
    assert_eq!(made.code[..2], made.table[..2]);
    for server in [first, second] {
        let mut ada = made.join(server).await;
        my_turn(&mut ada).await;
        let action = ada.choices()[0].clone();
        assert_eq!(ada.act(&action).await, Answer::Done);
        assert_eq!(server.info(&made.table).await["id"], made.table.as_str());
        let found = server.get(&format!("/api/codes/{}", made.code)).await;
        assert_eq!(found.json()["table"], made.table.as_str());
    }
    assert!(second.metric("shamble_relays_total").await >= 3.0);
    assert_eq!(first.metric("shamble_relays_total").await, 0.0);
    // Told every now and then, and then listed everywhere.
    loop {
        let listed = second.get("/api/tables").await.json();
        if listed
            .as_array()
            .unwrap()
            .iter()
            .any(|table| table["id"] == made.table.as_str())
        {
            break;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    // A table can only be made where it will be.
    let refused = second.post("/api/tables", &json!({"game": "cliche"})).await;
    assert_eq!(refused.code(), "server/unavailable");
}

#[tokio::test(start_paused = true)]
async fn only_servers_are_let_in_at_the_private_door() {
    let pair = Pair::start().await;
    let answer = http::call(pair.privately[0], "GET", "/api/tables", None).await;
    assert_eq!(answer.status, 403);
    assert_eq!(pair.servers[0].get("/readyz").await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_table_moves_and_its_people_find_it_again() {
    let pair = Pair::start().await;
    let [first, second] = &pair.servers;
    let made = first.practice().await;
    let mut ada = made.join(first).await;
    my_turn(&mut ada).await;
    let seq = ada.seq;
    pair.believe(0, 1);
    pair.believe(1, 1);
    while ada.next().await.is_some() {}
    assert_eq!(ada.closed, Some(1001));
    for server in [first, second] {
        let mut ada = made.join(server).await;
        my_turn(&mut ada).await;
        assert!(ada.seq >= seq);
        let action = ada.choices()[0].clone();
        assert_eq!(ada.act(&action).await, Answer::Done);
    }
    assert_eq!(first.metric("shamble_tables").await, 0.0);
    assert_eq!(second.metric("shamble_tables").await, 1.0);
}

#[tokio::test(start_paused = true)]
async fn a_deposed_server_neither_writes_nor_shows() {
    let pair = Pair::start().await;
    let [first, second] = &pair.servers;
    let made = first.practice().await;
    let mut ada = made.join(first).await;
    my_turn(&mut ada).await;
    let (seq, action) = (ada.seq, ada.choices()[0].clone());
    // Both believe to have it; the second one opened it later.
    pair.believe(1, 1);
    let mut eve = second.join(&made.table, None).await;
    assert_eq!(eve.seq, seq);
    let n_records = pair.disk.n_records(&made.table).await;

    let act = json!({"type": "act", "seen": seq, "action": action});
    ada.send_as(77, act.clone()).await;
    while let Some(heard) = ada.next().await {
        assert_ne!(heard["type"], "done", "{heard}");
        assert_ne!(heard["type"], "step", "{heard}");
    }
    assert_eq!(ada.closed, Some(1001));
    assert_eq!(pair.disk.n_records(&made.table).await, n_records);
    assert_eq!(first.metric("shamble_depositions_total").await, 1.0);

    // At the right place it is carried out, once.
    let mut ada = made.join(second).await;
    assert_eq!(ada.ask_as(77, act.clone()).await, Answer::Done);
    assert_eq!(ada.ask_as(77, act).await, Answer::Done);
    eve.until(|message| message["type"] == "step").await;
    assert!(eve.seq > seq);
}

#[tokio::test(start_paused = true)]
async fn names_tried_out_at_one_server_count_at_all() {
    let pair = Pair::start().await;
    let [first, second] = &pair.servers;
    let unknown = second.get("/api/tables/0000000000").await;
    assert_eq!(unknown.code(), "table/unknown");
    for _ in 0..shamble_server::limits::GUESS_BURST {
        first.get("/api/tables/0000000000").await;
    }
    let refused = second.get("/api/tables/0000000000").await;
    assert_eq!(refused.code(), "message/rate");
}
