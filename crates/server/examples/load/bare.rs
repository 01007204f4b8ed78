//! A room without a game: whatever one client says makes all of them hear as many bytes as they ask for. What the
//! sockets alone cost.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::any;
use shamble_server::limits::SOCKET_READ_BUFFER;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::Failed;

type Rooms = Arc<Mutex<BTreeMap<u64, Vec<mpsc::Sender<Utf8Bytes>>>>>;

pub(crate) async fn serve() -> Result<(), Failed> {
    let app = Router::new()
        .route("/ws/{room}", any(enter))
        .with_state(Rooms::default());
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
        // A delayed message would only be slower, not wrong.
        let _ = stream.set_nodelay(true);
    });
    Ok(axum::serve(listener, app).await?)
}

async fn enter(
    Path(room): Path<u64>,
    State(rooms): State<Rooms>,
    up: WebSocketUpgrade,
) -> Response {
    up.read_buffer_size(SOCKET_READ_BUFFER)
        .on_upgrade(move |socket| stay(socket, room, rooms))
}

async fn stay(mut socket: WebSocket, room: u64, rooms: Rooms) {
    let (say, mut hear) = mpsc::channel(64);
    let lock = || rooms.lock().unwrap_or_else(PoisonError::into_inner);
    // The first word says that it is heard from now on.
    let _ = say.try_send(Utf8Bytes::from_static("in"));
    lock().entry(room).or_default().push(say);
    loop {
        let sent = tokio::select! {
            heard = hear.recv() => match heard {
                Some(text) => socket.send(Message::Text(text)).await,
                None => return,
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    // As many bytes as the number it begins with.
                    let n = text.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0);
                    let answer = Utf8Bytes::from("x".repeat(n));
                    for other in lock().entry(room).or_default() {
                        let _ = other.try_send(answer.clone());
                    }
                    Ok(())
                }
                Some(Ok(_)) => Ok(()),
                _ => return,
            },
        };
        if sent.is_err() {
            return;
        }
    }
}
