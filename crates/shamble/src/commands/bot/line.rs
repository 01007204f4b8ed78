//! The way to a server: a few HTTP calls, and one socket.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shamble_core::text;
use shamble_protocol::PROTOCOL;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::address::Address;
use super::spell::spell_out;
use crate::failure::Failure;
use crate::words::say_written;

/// How long a server may take to answer a call.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest answer to a call: a table with all its options.
const MAX_ANSWER_BYTES: u64 = 4 * 1024 * 1024;

/// Bytes both ways, sealed or not.
trait Wire: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Wire for T {}

/// A connection to the server, sealed if its address says so.
async fn connect(address: &Address) -> io::Result<Box<dyn Wire>> {
    let stream = TcpStream::connect(&address.to).await?;
    stream.set_nodelay(true)?;
    if !address.is_secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(address.name().to_owned()).map_err(io::Error::other)?;
    let sealed = connector()?.connect(name, stream).await?;
    Ok(Box::new(sealed))
}

/// Trusts what this machine trusts, or what `SSL_CERT_FILE` names.
fn connector() -> io::Result<TlsConnector> {
    let found = rustls_native_certs::load_native_certs();
    let mut trusted = RootCertStore::empty();
    trusted.add_parsable_certificates(found.certs);
    if trusted.is_empty() {
        return Err(io::Error::other(
            "no certificates are trusted on this machine; SSL_CERT_FILE can name some",
        ));
    }
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(trusted)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

/// A socket at a table.
pub(super) struct Line {
    socket: WebSocketStream<Box<dyn Wire>>,
    /// What the table plays, once it has said so.
    game: String,
}

impl Line {
    /// Opens a socket and says hello.
    pub(super) async fn open(
        address: &Address,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
    ) -> Result<Self, Failure> {
        let opened = timeout(PATIENCE, async {
            let stream = connect(address).await?;
            let opened = client_async(address.socket(table), stream).await;
            opened.map_err(io::Error::other)
        });
        let (socket, _) = on_time(opened.await, address)?;
        let game = String::new();
        let mut line = Self { socket, game };
        let hello = json!({"type": "hello", "protocol": PROTOCOL, "token": token, "seen": seen});
        line.say(&hello).await;
        Ok(line)
    }

    /// Says something. A line that died is noticed when listening.
    pub(super) async fn say(&mut self, message: &Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    /// The next message; nothing once the line is dead.
    pub(super) async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => return self.read(text.as_str()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

impl Line {
    /// A message with its texts spelled out.
    fn read(&mut self, text: &str) -> Option<Value> {
        let mut message: Value = serde_json::from_str(text).ok()?;
        if let Some(game) = message["table"]["game"].as_str() {
            game.clone_into(&mut self.game);
        }
        spell_out(&mut message, &self.game);
        Some(message)
    }
}

/// The JSON that `GET path` is answered with.
pub(super) async fn get(address: &Address, path: &str) -> Result<Value, Failure> {
    let called = timeout(PATIENCE, async {
        let mut stream = connect(address).await?;
        let (prefix, host) = (&address.prefix, &address.host);
        let head = format!(
            "GET {prefix}{path} HTTP/1.1\r\nhost: {host}\r\naccept: application/json\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        let mut stream = stream.take(MAX_ANSWER_BYTES);
        match stream.read_to_end(&mut answer).await {
            // Many servers hang up without a goodbye; an answer that was cut off is no JSON.
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => Err(error),
            _ => Ok::<_, io::Error>(answer),
        }
    });
    let answer = on_time(called.await, address)?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let body: Value = serde_json::from_str(body).map_err(|_| {
        let said = head.lines().next().unwrap_or_default().to_owned();
        Failure::Failed(text!(
            "cli-error-bot-server",
            url = address.url(),
            said = said
        ))
    })?;
    if head.split(' ').nth(1) == Some("200") {
        return Ok(body);
    }
    Err(denied(&body))
}

/// What a server refused to do, in its own words.
pub(super) fn denied(answer: &Value) -> Failure {
    let reason = say_written(&answer["text"]);
    Failure::Failed(text!("cli-error-bot-denied", reason = reason))
}

fn on_time<T>(
    result: Result<io::Result<T>, tokio::time::error::Elapsed>,
    address: &Address,
) -> Result<T, Failure> {
    let reason = match result {
        Ok(Ok(value)) => return Ok(value),
        Ok(Err(error)) => error.to_string(),
        Err(late) => late.to_string(),
    };
    Err(Failure::Failed(text!(
        "cli-error-bot-connect",
        url = address.url(),
        reason = reason
    )))
}
