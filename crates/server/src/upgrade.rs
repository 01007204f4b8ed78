//! A connection becomes a socket: the handshake of RFC 6455, and writing that needs no memory of its own.
//!
//! The library reads, and writes the protocol's own messages. Its buffer would grow to the longest frame that ever went
//! through it and stay so, and the first picture of a game is long: messages of tables go out from where they lie.

use std::collections::VecDeque;
use std::future::Future;
use std::io::IoSlice;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::body::{Buf, Bytes};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

use crate::limits::{MAX_READ_BYTES, SOCKET_READ_BUFFER};
use crate::outbox::Frame;

/// One WebSocket, and what is on its way to it.
pub(crate) struct Socket {
    /// Boxed: whatever passes the socket on would have room for all of it.
    inner: Box<WebSocketStream<TokioIo<Upgraded>>>,
    going: Going,
}

impl Socket {
    /// The next message. Safe to drop while it waits.
    pub(crate) async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.inner.next().await
    }

    /// Takes a message, to be written with the next ones.
    pub(crate) fn add(&mut self, frame: Frame) {
        self.going.frames.push_back(frame.into_bytes());
    }

    /// Writes all that was taken. Whoever drops this while it waits must write the rest before hearing anything again:
    /// the library may answer in the middle of it.
    pub(crate) async fn write(&mut self) -> Result<(), Error> {
        // What the library has begun to say ends first.
        self.inner.flush().await?;
        let io = self.inner.get_mut();
        io.write_all_buf(&mut self.going).await?;
        Ok(io.flush().await?)
    }

    /// Writes a message of the protocol's own, after all that was taken.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.write().await?;
        self.inner.send(message).await
    }

    /// Forgets what was taken, except for what has begun to go out.
    pub(crate) fn forget_rest(&mut self) {
        let n_begun = usize::from(self.going.is_begun);
        self.going.frames.truncate(n_begun);
    }
}

/// Frames that wait to be written, the first perhaps in part.
#[derive(Default)]
struct Going {
    frames: VecDeque<Bytes>,
    is_begun: bool,
}

impl Buf for Going {
    fn remaining(&self) -> usize {
        self.frames.iter().map(Bytes::len).sum()
    }

    fn chunk(&self) -> &[u8] {
        self.frames.front().map_or(&[][..], |frame| &frame[..])
    }

    fn chunks_vectored<'a>(&'a self, slices: &mut [IoSlice<'a>]) -> usize {
        for (slice, frame) in slices.iter_mut().zip(&self.frames) {
            *slice = IoSlice::new(frame);
        }
        slices.len().min(self.frames.len())
    }

    fn advance(&mut self, mut n_bytes: usize) {
        while n_bytes > 0 {
            let first = self.frames.front_mut().expect("no more than there is");
            let n_taken = n_bytes.min(first.len());
            first.advance(n_taken);
            n_bytes -= n_taken;
            self.is_begun = first.has_remaining();
            if !self.is_begun {
                self.frames.pop_front();
            }
        }
    }
}

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

/// The socket that the connection has become; nothing if it was given up in between.
async fn open(connection: OnUpgrade) -> Option<Socket> {
    let io = TokioIo::new(connection.await.ok()?);
    let config = WebSocketConfig::default()
        .read_buffer_size(SOCKET_READ_BUFFER)
        .max_message_size(Some(MAX_READ_BYTES))
        .max_frame_size(Some(MAX_READ_BYTES));
    let inner = WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await;
    Some(Socket {
        inner: Box::new(inner),
        going: Going::default(),
    })
}

impl Upgrade {
    /// Lets `serve` have the socket once the answer is out.
    pub(crate) fn serve_with<F>(self, serve: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let accept = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            // Boxed, both of them: the handshake leaves nothing behind in the memory of a socket that may last for hours.
            if let Some(socket) = Box::pin(open(self.connection)).await {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_begun_is_told_from_what_has_not() {
        let mut going = Going::default();
        for text in ["abc", "de", "f"] {
            going.frames.push_back(Bytes::from(text));
        }
        let mut slices = [IoSlice::new(&[]); 2];
        assert_eq!(
            (going.chunks_vectored(&mut slices), going.remaining()),
            (2, 6)
        );
        assert_eq!((&*slices[0], &*slices[1]), (&b"abc"[..], &b"de"[..]));
        going.advance(4);
        assert_eq!((going.chunk(), going.is_begun), (&b"e"[..], true));
        going.advance(1);
        assert_eq!((going.chunk(), going.is_begun), (&b"f"[..], false));
        going.advance(1);
        assert_eq!((going.remaining(), going.chunk()), (0, &b""[..]));
    }
}
