//! What a table costs: a server in a process of its own, and tables full of clients that play.
//!
//! `cargo run --release -p shamble-server --example load -- [TABLES] [SECONDS] [PAUSE_MS] [SQLITE_FILE]`
//!
//! Prints the steps the server carried out, its CPU time for each, its memory for each table, and how long a client
//! waits from its act to the durable answer. Reads `/proc`, so it runs on Linux only.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shamble_server::{Config, run};
use shamble_store::{Memory, Sqlite, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

type Failed = Box<dyn Error + Send + Sync>;

/// The word by which this program starts itself as a server.
const SERVER: &str = "--server";
const SEATS: usize = 4;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|first| first == SERVER) {
        return serve(args.get(1)).await;
    }
    let number =
        |index: usize, default: u64| args.get(index).map_or(Ok(default), |text| text.parse());
    let (n_tables, seconds, pause_ms) = (number(0, 100)?, number(1, 20)?, number(2, 200)?);
    let mut server = Server::start(args.get(3))?;
    let result = measure(&server, n_tables, Duration::from_secs(seconds), pause_ms).await;
    server.process.kill()?;
    server.process.wait()?;
    result
}

async fn serve(file: Option<&String>) -> Result<(), Failed> {
    let store: Arc<dyn Store> = match file {
        Some(file) => Arc::new(Sqlite::open(file)?),
        None => Arc::new(Memory::new()),
    };
    let mut config = Config::default();
    config.limits.call_burst = 1_000_000;
    config.limits.max_sockets_per_address = 1_000_000;
    config.limits.max_connections = 1_000_000;
    config.limits.max_tables = 1_000_000;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    run(listener, config, store, std::future::pending()).await?;
    Ok(())
}

struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(file: Option<&String>) -> Result<Self, Failed> {
        let mut process = Command::new(std::env::current_exe()?)
            .arg(SERVER)
            .args(file)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let told = process.stdout.as_mut().ok_or("the server tells nothing")?;
        BufReader::new(told).read_line(&mut line)?;
        Ok(Self {
            address: line.trim().parse()?,
            process,
        })
    }

    /// CPU time so far.
    fn cpu(&self) -> Result<Duration, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        // Fields 14 and 15 of the whole line: user and system time, in hundredths of a second.
        let ticks: u64 = after_name
            .split_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|n| n.parse::<u64>().ok())
            .sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    /// Resident memory in KiB.
    fn memory_kib(&self) -> Result<u64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        Ok(line
            .and_then(|line| line.split_whitespace().next())
            .ok_or("no VmRSS")?
            .parse()?)
    }

    async fn call(&self, request: &str, body: &str) -> Result<String, Failed> {
        let mut stream = TcpStream::connect(self.address).await?;
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n",
            self.address
        );
        let whole = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(whole.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer)
    }

    async fn steps(&self) -> Result<u64, Failed> {
        let metrics = self.call("GET /metrics", "").await?;
        let line = metrics
            .lines()
            .find_map(|line| line.strip_prefix("shamble_inputs_total "));
        Ok(line.ok_or("no inputs counted")?.trim().parse()?)
    }
}

async fn measure(
    server: &Server,
    n_tables: u64,
    lasting: Duration,
    pause_ms: u64,
) -> Result<(), Failed> {
    let empty_kib = server.memory_kib()?;
    let (waits_in, mut waits_out) = mpsc::unbounded_channel();
    for number in 0..n_tables {
        open_table(server, number, pause_ms, &waits_in).await?;
    }
    // Let everybody find their chair before the watch starts.
    tokio::time::sleep(Duration::from_secs(2)).await;
    while waits_out.try_recv().is_ok() {}
    let (cpu, steps, began) = (server.cpu()?, server.steps().await?, Instant::now());
    tokio::time::sleep(lasting).await;
    let (cpu, steps) = (server.cpu()? - cpu, server.steps().await? - steps);
    let seconds = began.elapsed().as_secs_f64();
    let kib = server.memory_kib()?.saturating_sub(empty_kib);
    let mut waits: Vec<Duration> = Vec::new();
    while let Ok(wait) = waits_out.try_recv() {
        waits.push(wait);
    }
    waits.sort();
    let share = |share: usize| {
        waits
            .get(waits.len() * share / 100)
            .copied()
            .unwrap_or_default()
    };
    println!(
        "tables {n_tables}, clients {}, seconds {seconds:.1}",
        n_tables * SEATS as u64
    );
    println!("steps {steps}, a second {:.0}", steps as f64 / seconds);
    println!(
        "server CPU {:.1} % of a core, {:.0} us a table-step",
        cpu.as_secs_f64() / seconds * 100.0,
        cpu.as_micros() as f64 / steps.max(1) as f64
    );
    println!("server memory {} KiB a table", kib / n_tables.max(1));
    println!(
        "act to durable answer: median {:?}, 99 % within {:?} ({} acts)",
        share(50),
        share(99),
        waits.len()
    );
    Ok(())
}

/// Makes a table, seats everybody and starts.
async fn open_table(
    server: &Server,
    number: u64,
    pause_ms: u64,
    waits: &mpsc::UnboundedSender<Duration>,
) -> Result<(), Failed> {
    let new = json!({"game": "cliche", "pace": "per-action", "seats": SEATS, "name": "Ada"});
    let answer = server.call("POST /api/tables", &new.to_string()).await?;
    let created: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).ok_or("no body")?)?;
    let table = created["table"].as_str().ok_or(answer.clone())?.to_owned();
    let mut host = Player::join(server, &table, created["token"].as_str()).await?;
    for seat in 1..SEATS {
        let mut player = Player::join(server, &table, None).await?;
        player
            .ask(json!({"type": "sit", "seat": seat, "name": format!("P{seat}")}))
            .await?;
        let rhythm = pause_ms + (number * 7 + seat as u64 * 13) % 50;
        tokio::spawn(player.play(rhythm, waits.clone()));
    }
    host.ask(json!({"type": "start"})).await?;
    tokio::spawn(host.play(pause_ms, waits.clone()));
    Ok(())
}

struct Player {
    socket: tokio_tungstenite::WebSocketStream<TcpStream>,
    seat: Value,
    seq: u64,
    next_id: u64,
    choices: Vec<String>,
    is_open: bool,
}

impl Player {
    async fn join(server: &Server, table: &str, token: Option<&str>) -> Result<Self, Failed> {
        let stream = TcpStream::connect(server.address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) =
            client_async(format!("ws://{}/ws/{table}", server.address), stream).await?;
        let mut player = Self {
            socket,
            seat: Value::Null,
            seq: 0,
            next_id: 1,
            choices: Vec::new(),
            is_open: false,
        };
        player
            .say(json!({"type": "hello", "protocol": 1, "token": token, "seen": null}))
            .await?;
        while player.hear().await?["type"] != "welcome" {}
        Ok(player)
    }

    async fn say(&mut self, message: Value) -> Result<(), Failed> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// Sends a request and waits for its answer.
    async fn ask(&mut self, mut request: Value) -> Result<(), Failed> {
        let id = self.next_id;
        self.next_id += 1;
        request["id"] = json!(id);
        self.say(request).await?;
        while self.hear().await?["id"] != id {}
        Ok(())
    }

    async fn hear(&mut self) -> Result<Value, Failed> {
        loop {
            let Message::Text(text) = self.socket.next().await.ok_or("the line is dead")?? else {
                continue;
            };
            let message: Value = serde_json::from_str(&text)?;
            match message["type"].as_str() {
                Some("welcome" | "you") => self.seat = message["you"]["seat"].clone(),
                Some("snapshot") => self.see(&message["seq"], &message["shown"]),
                Some("step") => self.see(&message["step"]["seq"], &message["step"]),
                _ => {}
            }
            return Ok(message);
        }
    }

    fn see(&mut self, seq: &Value, shown: &Value) {
        self.seq = seq.as_u64().unwrap_or_default();
        if let Some(choices) = shown["choices"].as_array() {
            self.choices = choices
                .iter()
                .filter_map(|choice| choice["action"].as_str())
                .map(str::to_owned)
                .collect();
        }
        let prompts = shown["prompts"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let own = prompts.iter().find(|prompt| prompt["seat"] == self.seat);
        let now = shown["clock"]["now"].as_u64();
        self.is_open = own.is_some_and(|prompt| prompt["from"].as_u64() <= now);
    }

    /// Plays until the game is over or the server gone, by turns through the choices.
    async fn play(mut self, pause_ms: u64, waits: mpsc::UnboundedSender<Duration>) {
        let mut turn = 0;
        loop {
            if !self.is_open || self.choices.is_empty() {
                match self.hear().await {
                    Ok(_) => continue,
                    Err(_) => return,
                }
            }
            tokio::time::sleep(Duration::from_millis(pause_ms)).await;
            turn += 1;
            let action = self.choices[turn % self.choices.len()].clone();
            let act = json!({"type": "act", "seen": self.seq, "action": action});
            let sent = Instant::now();
            if self.ask(act).await.is_err() || waits.send(sent.elapsed()).is_err() {
                return;
            }
        }
    }
}
