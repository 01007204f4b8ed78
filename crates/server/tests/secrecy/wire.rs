//! One socket, and every text that came over it.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) struct Wire {
    socket: WebSocketStream<TcpStream>,
    /// What was heard and not looked at yet.
    pub(crate) heard: Vec<String>,
    next_id: u32,
}

impl Wire {
    /// Opens a socket at a table and says hello. `first_id` is above all numbers of requests this person used before.
    pub(crate) async fn open(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
        first_id: u32,
    ) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, _) = client_async(format!("ws://{address}/ws/{table}"), stream)
            .await
            .unwrap();
        let mut wire = Self {
            socket,
            heard: Vec::new(),
            next_id: first_id,
        };
        wire.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": token, "seen": seen}))
            .await;
        wire.settle().await;
        wire
    }

    pub(crate) fn next_id(&self) -> u32 {
        self.next_id
    }

    async fn say(&mut self, message: &Value) {
        self.socket
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
    }

    /// Waits until everything that was said before has been heard by the table, and answered.
    pub(crate) async fn settle(&mut self) {
        self.next_id += 1;
        let nonce = self.next_id;
        self.say(&json!({"type": "ping", "nonce": nonce})).await;
        self.until(&format!(r#"{{"type":"pong","nonce":{nonce},"#))
            .await;
    }

    /// Sends a request and waits for its answer.
    pub(crate) async fn ask(&mut self, mut request: Value) {
        self.next_id += 1;
        let id = self.next_id;
        request["id"] = json!(id);
        self.say(&request).await;
        loop {
            self.hear().await;
            let last = self.heard.last().unwrap();
            let is_answer = ["done", "refused", "error", "parts", "why_not"]
                .iter()
                .any(|kind| last.starts_with(&format!(r#"{{"type":"{kind}","id":{id},"#)));
            if is_answer {
                return;
            }
        }
    }

    async fn until(&mut self, beginning: &str) {
        loop {
            self.hear().await;
            if self.heard.last().unwrap().starts_with(beginning) {
                return;
            }
        }
    }

    /// The next text.
    pub(crate) async fn hear(&mut self) {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("{other:?} after {:?}", self.heard.last()),
            }
        }
    }
}
