//! Two servers on one store: any of them takes any player, tables move, and a server that was deposed shows nothing.

use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use shamble_protocol::TableInfo;
use shamble_server::cluster::{Cluster, ClusterFuture, Owner, View};
use shamble_server::{Config, Node, PeerTls, Secrets};
use shamble_store::Slot;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::common::{Answer, Disk, Server, config, http, my_turn, play_on};
use crate::daily::{ADAS, BOS, GAME, begin, board};

const KEY: &str = "a secret of the servers";

/// What one of two servers knows of both: whatever the test wants it to believe.
pub(crate) struct Believed {
    view: watch::Sender<Arc<View>>,
    me: usize,
    /// Whether its lease is out.
    is_away: AtomicBool,
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
        match self.view.borrow().owner(slot) {
            Owner::Here if self.is_away.load(Ordering::SeqCst) => Owner::Nobody,
            owner => owner,
        }
    }

    fn keeps(&self, slot: Slot) -> bool {
        self.view.borrow().owner(slot) == Owner::Here
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

pub(crate) struct Pair {
    pub(crate) disk: Arc<Disk>,
    pub(crate) servers: [Server; 2],
    privately: [SocketAddr; 2],
    beliefs: [Arc<Believed>; 2],
}

impl Pair {
    /// Two servers that both believe the first one has everything.
    pub(crate) async fn start() -> Self {
        Self::start_with([None, None]).await
    }

    async fn start_with(tls: [Option<PeerTls>; 2]) -> Self {
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
                is_away: AtomicBool::new(false),
                lobbies: Arc::clone(&lobbies),
                guesses: Arc::clone(&guesses),
            })
        });
        // As servers of a cluster do, they share their secrets and their calendar.
        let shared = config();
        let secrets = Secrets::fresh();
        let mut servers = Vec::new();
        for ((listener, belief), tls) in listeners.into_iter().zip(&beliefs).zip(tls) {
            let node = Node {
                cluster: Arc::clone(belief) as _,
                listener,
                key: KEY.to_owned(),
                tls,
            };
            let config = Config {
                calendar: Arc::clone(&shared.calendar),
                secrets: secrets.clone(),
                ..config()
            };
            servers.push(Server::node(Arc::clone(&disk) as _, node, config).await);
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
    pub(crate) fn believe(&self, who: usize, owner: usize) {
        self.see(who, view(who, owner, &self.privately));
    }

    /// The lease of server `who` is out.
    pub(crate) fn goes_away(&self, who: usize) {
        self.beliefs[who].is_away.store(true, Ordering::SeqCst);
    }

    /// Server `who` has a lease again, and all tables; others may have had them before this term.
    pub(crate) fn comes_back(&self, who: usize, term: u64, is_sure: bool) {
        let owners = vec![Owner::Here; usize::from(Slot::COUNT)];
        let view = View::shared(term, owners);
        self.see(who, if is_sure { view } else { view.unsure() });
        self.beliefs[who].is_away.store(false, Ordering::SeqCst);
    }

    fn see(&self, who: usize, view: View) {
        self.beliefs[who].view.send_replace(Arc::new(view));
    }

    /// From now on they share the tables out.
    fn share(&self) {
        for who in [0, 1] {
            let owner = |slot: Slot| match slot.index() % 2 {
                owner if owner == who => Owner::Here,
                owner => Owner::At(self.privately[owner]),
            };
            self.see(who, View::shared(0, Slot::all().map(owner).collect()));
        }
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

/// While this runs time stands: a stopped clock jumps ahead only when there is nothing to do but wait for a socket.
async fn never_idle() {
    loop {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_server_that_leaves_lays_its_tables_down_before_others_wake_them() {
    let pair = Pair::start().await;
    let [first, second] = &pair.servers;
    let made = first.practice().await;
    let mut ada = made.join(second).await;
    my_turn(&mut ada).await;
    // The second one hears of it first.
    let news = view(1, 1, &pair.privately);
    pair.see(1, news.clone().with_leaving(vec![pair.privately[0]]));
    tokio::time::sleep(Duration::from_secs(3)).await;
    let busy = tokio::spawn(never_idle());
    assert_eq!(second.metric("shamble_tables").await, 0.0);
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done, "the line still holds");
    busy.abort();
    // Then the first one lets go, and says farewell through the second.
    pair.believe(0, 1);
    while ada.next().await.is_some() {}
    assert_eq!(ada.closed, Some(1001));
    assert_eq!(first.metric("shamble_depositions_total").await, 0.0);
    pair.see(1, news);
    while second.metric("shamble_tables").await == 0.0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn tables_of_one_that_hangs_while_it_leaves_are_woken_all_the_same() {
    let pair = Pair::start().await;
    let [first, second] = &pair.servers;
    first.practice().await;
    let leaving = vec![pair.privately[0]];
    pair.see(1, view(1, 1, &pair.privately).with_leaving(leaving));
    while second.metric("shamble_tables").await == 0.0 {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_daily_challenge_is_the_same_at_every_server() {
    let pair = Pair::start().await;
    pair.share();
    let [first, second] = &pair.servers;
    assert_eq!(board(first, "").await, board(second, "").await);
    let mut commitments = Vec::new();
    for (name, device, begun_at, played_at) in
        [("Ada", ADAS, first, second), ("Bo", BOS, second, first)]
    {
        let made = begin(begun_at, GAME, name, device).await;
        let mut client = made.join(played_at).await;
        play_on(&mut client).await;
        commitments.push(client.table["commitment"].clone());
    }
    assert_eq!(commitments[0], commitments[1], "the same dice");
    let results = board(first, "").await;
    assert_eq!(results["results"].as_array().unwrap().len(), 2, "{results}");
    assert_eq!(results, board(second, "").await);
    // A second try is one wherever the first was made.
    let again = begin(second, GAME, "Ada", ADAS).await;
    let again = again.join(first).await;
    assert_eq!(again.table["labels"], json!(["second-try"]));
}

#[tokio::test(start_paused = true)]
async fn what_comes_after_a_game_can_be_had_at_every_server() {
    let pair = Pair::start().await;
    pair.share();
    let [first, second] = &pair.servers;
    let made = first.practice().await;
    let mut ada = made.join(second).await;
    play_on(&mut ada).await;
    for what in ["replay", "history", "history/3", "options", "qr.svg"] {
        let path = format!("/api/tables/{}/{what}", made.table);
        let (one, other) = (first.get(&path).await, second.get(&path).await);
        assert_eq!((one.status, other.status), (200, 200), "{what}");
        if what != "qr.svg" {
            // The picture leads to where one asked.
            assert_eq!(one.body, other.body, "{what}");
        }
    }
    let fork = json!({"at": 3, "seat": 0, "name": "Bo"});
    let fork = second
        .post(&format!("/api/tables/{}/fork", made.table), &fork)
        .await;
    assert_eq!(fork.status, 201, "{}", fork.body);
    let follows = json!({"table": made.table, "token": made.token});
    let next = json!({"game": "cliche", "name": "Ada", "follows": follows});
    let next = second.create(next).await;
    for server in [first, second] {
        let before = server.info(&made.table).await;
        assert_eq!(before["successor"], next.table.as_str());
        assert_eq!(
            server.info(&next.table).await["follows"],
            made.table.as_str()
        );
    }
}

fn tls_of(name: &str) -> PeerTls {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/tls");
    let file = |name: &str| folder.join(name);
    let (certificate, key) = (format!("{name}.pem"), format!("{name}.key"));
    PeerTls::read(&file(&certificate), &file(&key), &file("ca.pem")).unwrap()
}

#[tokio::test]
async fn lines_between_servers_can_be_encrypted() {
    let pair = Pair::start_with([Some(tls_of("node")), Some(tls_of("node"))]).await;
    let [first, second] = &pair.servers;
    let made = first.create(json!({"game": "cliche", "name": "Ada"})).await;
    let mut ada = made.join(second).await;
    ada.ping().await;
    assert_eq!(second.info(&made.table).await["id"], made.table.as_str());
    // Whoever knows the key and speaks plainly is not even heard.
    let mut plain = TcpStream::connect(pair.privately[0]).await.unwrap();
    let call = format!(
        "GET /api/tables HTTP/1.1\r\nhost: x\r\nx-shamble-key: {KEY}\r\nx-shamble-caller: 10.0.0.1\r\n\r\n"
    );
    plain.write_all(call.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
}

#[tokio::test]
async fn a_server_of_another_authority_is_turned_away() {
    let pair = Pair::start_with([Some(tls_of("node")), Some(tls_of("stranger"))]).await;
    let [first, second] = &pair.servers;
    let made = first.create(json!({"game": "cliche", "name": "Ada"})).await;
    let answer = second.get(&format!("/api/tables/{}", made.table)).await;
    assert_eq!(answer.code(), "server/unavailable");
    // Nor is one believed that does not prove who it is.
    pair.believe(0, 1);
    let answer = first.get(&format!("/api/tables/{}", made.table)).await;
    assert_eq!(answer.code(), "server/unavailable");
}

#[test]
fn files_that_are_no_certificates_are_named() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/tls");
    let file = |name: &str| folder.join(name);
    for (certificate, key, ca, wrong) in [
        (
            "node.key",
            "node.key",
            "ca.pem",
            "there is no certificate in it",
        ),
        ("node.pem", "node.pem", "ca.pem", "node.pem"),
        ("node.pem", "node.key", "missing.pem", "missing.pem"),
        ("node.pem", "stranger.key", "ca.pem", "do not fit"),
    ] {
        let read = PeerTls::read(&file(certificate), &file(key), &file(ca));
        let error = read.err().expect("it is refused").to_string();
        assert!(error.contains(wrong), "{error}");
    }
}
