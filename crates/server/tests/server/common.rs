//! A server in this process, and clients that talk to it over real sockets.

pub(crate) mod client;
pub(crate) mod http;
pub(crate) mod store;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use shamble_core::{Dice, Seed};
use shamble_server::{Calendar, Config, Node, ServeError, run, run_node};
use shamble_store::{Memory, Store};
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use client::{Answer, Client};
use store::Plug;
pub(crate) use store::{Disk, Trouble};

/// A calendar that goes with the runtime's clock.
pub(crate) struct TestCalendar(tokio::time::Instant);

impl Calendar for TestCalendar {
    fn unix_ms(&self) -> i64 {
        1_700_000_000_000 + i64::try_from(self.0.elapsed().as_millis()).unwrap()
    }
}

/// Like a real server, but bots do not dawdle and time is the runtime's.
pub(crate) fn config() -> Config {
    let mut config = Config {
        bot_pause: Duration::ZERO..=Duration::ZERO,
        calendar: Arc::new(TestCalendar(tokio::time::Instant::now())),
        ..Config::default()
    };
    config.limits.call_burst = 1000;
    // Clients of a test listen only when it is their turn, and time flies.
    config.limits.socket_silence = Duration::from_secs(1_000_000);
    config.limits.socket_burst = 10_000;
    config
}

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    plug: Arc<Plug>,
    running: JoinHandle<Result<(), ServeError>>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::with(Arc::new(Memory::new()), config()).await
    }

    pub(crate) async fn with(store: Arc<dyn Store>, config: Config) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        Self::on(listener, store, config)
    }

    /// A server whose sockets hold little that was not read, so that a slow reader is soon noticed.
    pub(crate) fn with_small_buffers(store: Arc<dyn Store>, config: Config) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_send_buffer_size(4096).unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        Self::on(socket.listen(16).unwrap(), store, config)
    }

    fn on(listener: TcpListener, store: Arc<dyn Store>, config: Config) -> Self {
        let address = listener.local_addr().unwrap();
        let (stop, stopping) = oneshot::channel();
        let shutdown = async move {
            let _ = stopping.await;
        };
        let plug = Arc::new(Plug::new(store));
        let running = tokio::spawn(run(listener, config, Arc::clone(&plug) as _, shutdown));
        Self {
            address,
            stop: Some(stop),
            plug,
            running,
        }
    }

    /// One of several servers on one store.
    pub(crate) async fn node(store: Arc<dyn Store>, node: Node, config: Config) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopping) = oneshot::channel();
        let shutdown = async move {
            let _ = stopping.await;
        };
        let plug = Arc::new(Plug::new(store));
        let store = Arc::clone(&plug) as _;
        let running = tokio::spawn(run_node(listener, node, config, store, shutdown));
        Self {
            address,
            stop: Some(stop),
            plug,
            running,
        }
    }

    /// Stops as on a signal, and waits.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.running.await.unwrap().unwrap();
    }

    /// Ends in the middle of whatever it does, as by a power cut.
    pub(crate) async fn crash(self) {
        self.plug.cut();
        self.running.abort();
        let _ = self.running.await;
    }

    pub(crate) async fn get(&self, path: &str) -> http::Answer {
        http::call(self.address, "GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> http::Answer {
        http::call(self.address, "POST", path, Some(body.to_string())).await
    }

    /// Makes a table and gives its id, code and the creator's secret.
    pub(crate) async fn create(&self, new: Value) -> Made {
        let answer = self.post("/api/tables", &new).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let created = answer.json();
        let field = |name: &str| created[name].as_str().unwrap().to_owned();
        Made {
            table: field("table"),
            code: field("code"),
            token: field("token"),
        }
    }

    /// A table at which one person plays with bots, at the per-action pace.
    pub(crate) async fn practice(&self) -> Made {
        self.create(json!({"game": "cliche", "pace": "per-action", "name": "Ada", "bots": "thumb"}))
            .await
    }

    /// A socket at a table, without having said anything.
    pub(crate) async fn socket(&self, table: &str) -> Client {
        Client::open(self.address, table).await
    }

    /// A socket that said hello and was welcomed.
    pub(crate) async fn join(&self, table: &str, token: Option<&str>) -> Client {
        let mut client = self.socket(table).await;
        client.hello(token, None).await;
        client
    }

    pub(crate) async fn info(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.json()
    }

    /// The value of a metric.
    pub(crate) async fn metric(&self, name: &str) -> f64 {
        let text = self.get("/metrics").await.body;
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in\n{text}"))
            .parse()
            .unwrap()
    }
}

pub(crate) struct Made {
    pub(crate) table: String,
    pub(crate) code: String,
    pub(crate) token: String,
}

impl Made {
    pub(crate) async fn join(&self, server: &Server) -> Client {
        server.join(&self.table, Some(&self.token)).await
    }
}

/// Plays on until nobody but `client` is to act, and it is.
pub(crate) async fn my_turn(client: &mut Client) {
    loop {
        // Time passes only when every bot has thought and acted.
        tokio::time::sleep(Duration::from_secs(1)).await;
        client.ping().await;
        if !client.choices().is_empty() {
            return;
        }
        client.next().await.unwrap();
    }
}

/// Plays `client`'s seat until the game is over.
pub(crate) async fn play_on(client: &mut Client) {
    play_while(client, |_| true).await;
}

/// Plays `client`'s seat, by chance but always the same, until the game is over or `go_on` says stop.
pub(crate) async fn play_while(client: &mut Client, go_on: impl Fn(&Client) -> bool) {
    let mut dice = Dice::new(Seed::from_number(7));
    while !client.is_over() && go_on(client) {
        let choices = client.choices();
        if choices.is_empty() {
            client.next().await.unwrap();
            continue;
        }
        let action = &choices[dice.below(u32::try_from(choices.len()).unwrap()) as usize];
        let seq = client.seq;
        match client.act(action).await {
            Answer::Done => {}
            // A bot was faster.
            Answer::Refused(_) if client.seq > seq => {}
            // The die is still rolling.
            Answer::Refused(_) => {
                client.next().await.unwrap();
            }
            // The game is over.
            answer => assert_eq!(answer, Answer::error("table/status"), "{action}"),
        }
    }
}
