//! One person at a table: a line to some server, another one when it breaks, and every request until it is answered.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shamble_protocol::PROTOCOL;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::Failed;
use crate::history::History;
use shamble_trials::wire::{Heard, Prompt};

/// How long an answer may take before the line is given up for another one: a server that is stopped says nothing.
const ANSWER_WAIT: Duration = Duration::from_secs(3);

/// Between two attempts to find a server.
const PAUSE: Duration = Duration::from_millis(100);

/// How long a request may take with all its repetitions before something is wrong.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Player {
    nodes: Vec<SocketAddr>,
    /// The server that is tried next.
    node: usize,
    table: String,
    /// What it is called in the history.
    name: String,
    history: Arc<History>,
    line: Option<WebSocketStream<TcpStream>>,
    token: Option<String>,
    next_id: u32,
    pub(crate) seq: u32,
    pub(crate) seat: Option<u8>,
    pub(crate) choices: Vec<String>,
    prompts: Vec<Prompt>,
    now: u32,
    pub(crate) is_over: bool,
}

/// What a message meant for the request that is waited for.
enum Answer {
    None,
    Done(u32),
    /// Not carried out, but may be tried again.
    Again,
}

impl Player {
    pub(crate) fn new(
        (nodes, node): (Vec<SocketAddr>, usize),
        table: &str,
        name: &str,
        token: Option<&str>,
        history: Arc<History>,
    ) -> Self {
        Self {
            nodes,
            node,
            table: table.to_owned(),
            name: name.to_owned(),
            history,
            line: None,
            token: token.map(str::to_owned),
            next_id: 1,
            seq: 0,
            seat: None,
            choices: Vec::new(),
            prompts: Vec::new(),
            now: 0,
            is_over: false,
        }
    }

    /// Whether it is asked something that it can answer now.
    pub(crate) fn can_act(&self) -> bool {
        let own = self
            .prompts
            .iter()
            .find(|prompt| Some(prompt.seat) == self.seat);
        let is_open = own.is_some_and(|prompt| prompt.from.is_none_or(|from| from <= self.now));
        is_open && !self.choices.is_empty()
    }

    /// Acts, and answers the sequence number after it.
    pub(crate) async fn act(&mut self, action: &str) -> Result<u32, Failed> {
        let sent = self.history.now();
        let seq = self.ask(json!({"type": "act", "action": action})).await?;
        self.history.act(&self.table, &self.name, sent, seq, action);
        Ok(seq)
    }

    /// Looks at the table anew, over a new line to the next server.
    pub(crate) async fn look(&mut self) -> Result<(), Failed> {
        self.line = None;
        self.see(self.seq.max(1)).await
    }

    /// Sends a request until it is answered, wherever that is, and answers the sequence number after it.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Result<u32, Failed> {
        let id = self.next_id;
        self.next_id += 1;
        request["id"] = json!(id);
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            match self.try_ask(&mut request, id).await {
                Ok(Some(seq)) => return Ok(seq),
                Ok(None) => sleep(PAUSE).await,
                Err(Broken::Line) => self.line = None,
                Err(Broken::Promise(reason)) => return Err(reason.into()),
            }
        }
        Err(format!("{request} at table {} was never answered", self.table).into())
    }

    async fn try_ask(&mut self, request: &mut Value, id: u32) -> Result<Option<u32>, Broken> {
        self.connect().await?;
        if request["type"] == "act" {
            request["seen"] = json!(self.seq);
        }
        self.say(request).await?;
        loop {
            match self.hear(Some(id)).await? {
                Answer::Done(seq) => return Ok(Some(seq)),
                Answer::Again => return Ok(None),
                Answer::None => {}
            }
        }
    }

    /// Listens until this much is seen.
    pub(crate) async fn see(&mut self, seq: u32) -> Result<(), Failed> {
        let deadline = Instant::now() + PATIENCE;
        while self.seq < seq || self.line.is_none() {
            if Instant::now() >= deadline {
                return Err(format!("table {} was never seen at {seq}", self.table).into());
            }
            let heard = match self.connect().await {
                Ok(()) if self.seq >= seq => return Ok(()),
                Ok(()) => self.hear(None).await.map(|_| ()),
                Err(broken) => Err(broken),
            };
            match heard {
                Ok(()) => {}
                Err(Broken::Line) => self.line = None,
                Err(Broken::Promise(reason)) => return Err(reason.into()),
            }
        }
        Ok(())
    }

    /// A line to some server, on which the table was shown.
    async fn connect(&mut self) -> Result<(), Broken> {
        if self.line.is_some() {
            return Ok(());
        }
        let address = self.nodes[self.node % self.nodes.len()];
        self.node += 1;
        let connecting = async {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let url = format!("ws://{address}/ws/{}", self.table);
            let (line, _) = client_async(url, stream).await?;
            Ok::<_, Failed>(line)
        };
        match timeout(ANSWER_WAIT, connecting).await {
            Ok(Ok(line)) => self.line = Some(line),
            Ok(Err(_)) | Err(_) => {
                sleep(PAUSE).await;
                return Err(Broken::Line);
            }
        }
        let asked = self.history.now();
        let before = self.seq;
        let seen = (before > 0).then_some(before);
        let hello =
            json!({"type": "hello", "protocol": PROTOCOL, "token": self.token, "seen": seen});
        self.say(&hello).await?;
        // The welcome says who one is, the picture after it where the game is.
        let mut is_shown = false;
        self.seat = None;
        while !is_shown {
            let text = self.next_text().await?;
            let kind = self.take(&text, None)?.1;
            match kind.as_str() {
                "error" => {
                    sleep(PAUSE).await;
                    return Err(Broken::Line);
                }
                // Before the game begins there is nothing to show.
                "welcome" if before == 0 => is_shown = true,
                "snapshot" => {
                    is_shown = true;
                    self.history.look(&self.table, &self.name, asked, self.seq);
                }
                _ => {}
            }
        }
        Ok(())
    }

    async fn say(&mut self, message: &Value) -> Result<(), Broken> {
        let line = self.line.as_mut().ok_or(Broken::Line)?;
        let sent = timeout(ANSWER_WAIT, line.send(Message::text(message.to_string()))).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Broken::Line),
        }
    }

    async fn next_text(&mut self) -> Result<Utf8Bytes, Broken> {
        let line = self.line.as_mut().ok_or(Broken::Line)?;
        loop {
            match timeout(ANSWER_WAIT, line.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => return Ok(text),
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => {
                    return Err(Broken::Line);
                }
                Ok(Some(Ok(_))) => {}
            }
        }
    }

    async fn hear(&mut self, id: Option<u32>) -> Result<Answer, Broken> {
        let text = self.next_text().await?;
        self.take(&text, id).map(|(answer, _)| answer)
    }

    /// Takes in what a message shows; what it means for the request `id`, and its kind.
    fn take(&mut self, text: &str, id: Option<u32>) -> Result<(Answer, String), Broken> {
        let heard: Heard<'_> =
            serde_json::from_str(text).map_err(|error| Broken::Promise(error.to_string()))?;
        let kind = heard.kind.to_owned();
        let is_ours = id.is_some() && heard.id == id;
        match (heard.kind, heard.rule) {
            ("done", _) if is_ours => {
                return Ok((Answer::Done(heard.seq.unwrap_or_default()), kind));
            }
            ("error", Some("server/unavailable" | "message/rate")) if is_ours => {
                return Ok((Answer::Again, kind));
            }
            ("refused" | "error", reason) if is_ours => {
                let reason = format!("table {}: {reason:?} to request {id:?}", self.table);
                return Err(Broken::Promise(reason));
            }
            ("done" | "refused" | "error", _) => return Ok((Answer::None, kind)),
            _ => {}
        }
        if let Some(you) = heard.you {
            self.token = you.token.or(self.token.take());
            self.seat = you.seat;
        }
        let shown = heard.shown.or(heard.step);
        let seq = shown.as_ref().and_then(|shown| shown.seq).or(heard.seq);
        if let Some(seq) = seq {
            if seq < self.seq {
                let (table, seen) = (&self.table, self.seq);
                let reason = format!("table {table} went back from {seen} to {seq}");
                return Err(Broken::Promise(reason));
            }
            self.seq = seq;
            self.history.saw(&self.table, &self.name, seq);
        }
        if let Some(shown) = shown {
            self.is_over = shown.outcome.is_some();
            self.now = shown.clock.now;
            self.prompts = shown.prompts.unwrap_or(std::mem::take(&mut self.prompts));
            if let Some(choices) = shown.choices {
                let actions = choices.into_iter().map(|choice| choice.action.into_owned());
                self.choices = actions.collect();
            }
        }
        Ok((Answer::None, kind))
    }
}

/// What can break.
enum Broken {
    /// The line: another one is tried.
    Line,
    /// What the cluster promises.
    Promise(String),
}
