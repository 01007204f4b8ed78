//! A connection becomes a socket: the handshake of RFC 6455, and writing that keeps a socket's memory small.
//!
//! The library's buffer grows to the longest frame that ever went through it and stays so. The first picture of a game is
//! by far the longest message, so long messages go out in several frames, and every socket keeps a small buffer.

use std::future::Future;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

use crate::limits::{MAX_READ_BYTES, SOCKET_FRAME, SOCKET_READ_BUFFER};
use crate::outbox;

pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A request to become a socket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    connection: OnUpgrade,
}

/// Why a connection stays what it is.
pub(crate) struct NoSocket(StatusCode, &'static str);

impl IntoResponse for NoSocket {
    fn into_response(self) -> Response {
        (self.0, self.1).into_response()
    }
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = NoSocket;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, NoSocket> {
        let wrong = |reason| NoSocket(StatusCode::BAD_REQUEST, reason);
        let headers = &parts.headers;
        if !names(headers, &header::CONNECTION, "upgrade") {
            return Err(wrong("the header `connection` does not say `upgrade`"));
        }
        if !names(headers, &header::UPGRADE, "websocket") {
            return Err(wrong("the header `upgrade` does not say `websocket`"));
        }
        if !names(headers, &header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(wrong(
                "the header `sec-websocket-version` does not say `13`",
            ));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        let key = key.ok_or(wrong("there is no header `sec-websocket-key`"))?;
        let connection = parts.extensions.remove::<OnUpgrade>();
        let connection = connection.ok_or(NoSocket(
            StatusCode::UPGRADE_REQUIRED,
            "this connection cannot be upgraded",
        ))?;
        Ok(Self { key, connection })
    }
}

/// Whether a header, which may be a list, has this word in it.
fn names(headers: &HeaderMap, header: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(header).iter();
    let words = values.filter_map(|value| value.to_str().ok());
    words
        .flat_map(|value| value.split(','))
        .any(|value| value.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Lets `serve` have the socket once the answer is out.
    pub(crate) fn serve_with<F>(self, serve: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let accept = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            // Whoever hung up in between needs no socket.
            if let Ok(upgraded) = self.connection.await {
                let config = WebSocketConfig::default()
                    .read_buffer_size(SOCKET_READ_BUFFER)
                    .write_buffer_size(SOCKET_FRAME)
                    .max_message_size(Some(MAX_READ_BYTES))
                    .max_frame_size(Some(MAX_READ_BYTES));
                let io = TokioIo::new(upgraded);
                let socket = Socket::from_raw_socket(io, Role::Server, Some(config)).await;
                // The handshake leaves nothing behind in the memory of a socket that may last for hours.
                Box::pin(serve(socket)).await;
            }
        });
        let headers = [
            (header::CONNECTION, "upgrade".to_owned()),
            (header::UPGRADE, "websocket".to_owned()),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// Writes a message, without waiting until it is out. A long one goes out frame by frame.
pub(crate) async fn feed(socket: &mut Socket, message: outbox::Frame) -> Result<(), Error> {
    if message.len() <= SOCKET_FRAME {
        return socket.feed(Message::Text(message)).await;
    }
    let mut rest: hyper::body::Bytes = message.into();
    let mut kind = Data::Text;
    while !rest.is_empty() {
        let piece = rest.split_to(rest.len().min(SOCKET_FRAME));
        let frame = Frame::message(piece, OpCode::Data(kind), rest.is_empty());
        socket.feed(Message::Frame(frame)).await?;
        kind = Data::Continue;
    }
    Ok(())
}
