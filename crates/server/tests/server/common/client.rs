//! A client as a browser would be: keeps the picture it is shown up to date, and checks that nothing is missing.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Map, Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// Every text frame that came in.
    pub(crate) frames: Vec<String>,
    pub(crate) you: Value,
    pub(crate) table: Value,
    pub(crate) seq: u32,
    /// What is shown, with the patches applied; null before the start.
    pub(crate) shown: Value,
    pub(crate) n_snapshots: usize,
    pub(crate) n_steps: usize,
    /// The code of the closing message, once it came.
    pub(crate) closed: Option<u16>,
}

/// No client of a test waits longer, whatever its clock says.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(100_000);

/// A number that no request had before: windows of one person share their numbers.
fn fresh_id() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(10_000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// What a request came to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    Done,
    Refused(String),
    Error(String),
}

impl Answer {
    pub(crate) fn error(code: &str) -> Self {
        Self::Error(code.to_owned())
    }
}

impl Client {
    pub(crate) async fn open(address: SocketAddr, table: &str) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        Self::over(stream, address, table).await
    }

    /// A client that leaves next to nothing lying in its own buffers.
    pub(crate) async fn open_small(address: SocketAddr, table: &str) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        Self::over(socket.connect(address).await.unwrap(), address, table).await
    }

    /// The status of an upgrade that is refused.
    pub(crate) async fn refused(address: SocketAddr, table: &str) -> u16 {
        let stream = TcpStream::connect(address).await.unwrap();
        match client_async(format!("ws://{address}/ws/{table}"), stream).await {
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                response.status().as_u16()
            }
            other => panic!("not refused: {:?}", other.map(drop)),
        }
    }

    async fn over(stream: TcpStream, address: SocketAddr, table: &str) -> Self {
        let (socket, _) = client_async(format!("ws://{address}/ws/{table}"), stream)
            .await
            .unwrap();
        Self {
            socket,
            frames: Vec::new(),
            you: Value::Null,
            table: Value::Null,
            seq: 0,
            shown: Value::Null,
            n_snapshots: 0,
            n_steps: 0,
            closed: None,
        }
    }

    /// Says hello and waits for the welcome.
    pub(crate) async fn hello(&mut self, token: Option<&str>, seen: Option<u32>) {
        self.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": token, "seen": seen}))
            .await;
        self.until(|message| message["type"] == "welcome").await;
        // Whatever follows the welcome follows before the answer to a ping.
        self.ping().await;
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_raw(Message::text(message.to_string())).await;
    }

    pub(crate) async fn say_raw(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// Sends a ping and waits for its pong, so that everything said before has been heard.
    pub(crate) async fn ping(&mut self) -> Value {
        let nonce = fresh_id();
        self.say(&json!({"type": "ping", "nonce": nonce})).await;
        self.until(|message| message["type"] == "pong" && message["nonce"] == nonce)
            .await
    }

    /// Sends a request with a number of its own and waits for the answer.
    pub(crate) async fn ask(&mut self, request: Value) -> Answer {
        let id = fresh_id();
        self.ask_as(id, request).await
    }

    /// Sends a request with this number and waits for the answer.
    pub(crate) async fn ask_as(&mut self, id: u32, request: Value) -> Answer {
        self.send_as(id, request).await;
        self.answer_to(id).await
    }

    pub(crate) async fn send_as(&mut self, id: u32, mut request: Value) {
        request["id"] = json!(id);
        self.say(&request).await;
    }

    pub(crate) async fn answer_to(&mut self, id: u32) -> Answer {
        let is_answer = |message: &Value| {
            message["id"] == id
                && ["done", "refused", "error"]
                    .iter()
                    .any(|kind| message["type"] == *kind)
        };
        let message = self.until(is_answer).await;
        match message["type"].as_str().unwrap() {
            "done" => Answer::Done,
            "refused" => Answer::Refused(message["rule"].as_str().unwrap().to_owned()),
            _ => Answer::Error(message["code"].as_str().unwrap().to_owned()),
        }
    }

    pub(crate) async fn sit(&mut self, seat: usize, name: &str) -> Answer {
        self.ask(json!({"type": "sit", "seat": seat, "name": name}))
            .await
    }

    pub(crate) async fn act(&mut self, action: &str) -> Answer {
        let seen = self.seq;
        self.ask(json!({"type": "act", "seen": seen, "action": action}))
            .await
    }

    /// The actions shown; none while the clock stands before the instant at which one may answer.
    pub(crate) fn choices(&self) -> Vec<String> {
        let clock = &self.shown["clock"];
        let prompts = self.shown["prompts"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let opens = prompts
            .iter()
            .find(|prompt| prompt["seat"].as_u64() == self.seat())
            .map(|prompt| &prompt["from"]);
        let is_open = opens.is_none_or(|opens| opens.as_u64() <= clock["now"].as_u64());
        let choices = self.shown["choices"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let choices = choices
            .iter()
            .filter(|_| is_open || clock["running"] == true);
        choices
            .map(|choice| choice["action"].as_str().unwrap().to_owned())
            .collect()
    }

    pub(crate) fn seat(&self) -> Option<u64> {
        self.you["seat"].as_u64()
    }

    pub(crate) fn token(&self) -> Option<String> {
        self.you["token"].as_str().map(str::to_owned)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table["status"] == "finished"
    }

    /// Listens until such a message came. Panics if the connection ends before.
    pub(crate) async fn until(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| {
                panic!(
                    "closed with {:?} after {:?}",
                    self.closed,
                    self.frames.last()
                )
            });
            if is_wanted(&message) {
                return message;
            }
        }
    }

    /// The next message; nothing when the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let patience = Instant::now() + PATIENCE;
        loop {
            let next = timeout_at(patience, self.socket.next()).await;
            let next =
                next.unwrap_or_else(|_| panic!("nothing more after {:?}", self.frames.last()));
            match next {
                Some(Ok(Message::Text(text))) => {
                    self.frames.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.take(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|frame| frame.code.into());
                }
                // A sign of life is no word.
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Listens until the server hangs up.
    pub(crate) async fn until_closed(&mut self) -> Option<u16> {
        while self.next().await.is_some() {}
        self.closed
    }

    /// Hangs up without a word, like a laptop that is closed.
    pub(crate) fn vanish(self) {}

    fn take(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "welcome" => {
                self.you = message["you"].clone();
                self.table = message["table"].clone();
            }
            "you" => self.you = message["you"].clone(),
            "table" => self.table = message["table"].clone(),
            "snapshot" => {
                self.seq = seq_of(&message["seq"]);
                self.shown = message["shown"].clone();
                self.n_snapshots += 1;
            }
            "step" => self.step(&message["step"]),
            _ => {}
        }
    }

    fn step(&mut self, step: &Value) {
        let n_inputs = step["by"].as_array().unwrap().len();
        self.seq += u32::try_from(n_inputs).unwrap();
        assert_eq!(seq_of(&step["seq"]), self.seq, "a step is missing");
        self.n_steps += n_inputs;
        if !step["patch"].is_null() {
            self.shown["view"] = patched(&self.shown["view"], &step["patch"]);
        }
        for part in ["clock", "inputs", "floor", "outcome"] {
            self.shown[part] = step[part].clone();
        }
        for part in ["prompts", "choices"] {
            if !step[part].is_null() {
                self.shown[part] = step[part].clone();
            }
        }
    }
}

fn seq_of(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

/// A change carried out, as `StepMsg` describes it.
fn patched(old: &Value, change: &Value) -> Value {
    let Value::Object(change) = change else {
        return change.clone();
    };
    if let (Value::Array(old), Some(mark)) = (old, change.get("[]")) {
        return Value::Array(patched_list(old, mark, change));
    }
    let mut members: Map<String, Value> = old.as_object().cloned().unwrap_or_default();
    for (key, change) in change {
        if change.is_null() {
            members.remove(key);
        } else {
            let before = members.get(key).cloned().unwrap_or_default();
            members.insert(key.clone(), patched(&before, change));
        }
    }
    Value::Object(members)
}

fn patched_list(old: &[Value], mark: &Value, change: &Map<String, Value>) -> Vec<Value> {
    let number = |value: &Value| seq_of(value) as usize;
    let mut list = old.to_vec();
    if let Some(splice) = mark.as_array() {
        let (start, removed) = (number(&splice[0]), number(&splice[1]));
        list.splice(start..start + removed, splice[2..].iter().cloned());
        return list;
    }
    list.resize(number(mark), Value::Null);
    for (index, change) in change.iter().filter(|(key, _)| *key != "[]") {
        let index: usize = index.parse().unwrap();
        list[index] = patched(&list[index], change);
    }
    list
}
