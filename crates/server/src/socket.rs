//! One WebSocket: hello first, then requests in and messages out, until either side has enough.
//!
//! What is said is judged here only as far as it can be without a table: size, rate, form. Every request is answered.

use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use shamble_protocol::{ClientMsg, PROTOCOL};
use shamble_store::TableId;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, interval, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message};

use crate::Shared;
use crate::clock;
use crate::error::Fault;
use crate::limits::{
    CLOSE_WAIT, HELLO_WAIT, MAX_MESSAGE_BYTES, MAX_RATE_STRIKES, MAX_TABLE_BYTES, SOCKET_PING,
    SOCKET_SILENCE,
};
use crate::lobby::Lobby;
use crate::outbox::{Close, Frame, Inbox, frame, queue};
use crate::places::Standing;
use crate::rate::Bucket;
use crate::reading;
use crate::seats::TokenHash;
use crate::table::{ConnId, Hello, TableHandle, TableMsg, is_own};
use crate::upgrade::Socket;

/// How often a table that ends just now is looked up again.
const MAX_TRIES: usize = 3;

/// How long a table that nobody is sure of may take to find out: if the log does not answer, another server may know more.
const UNSURE_WAIT: Duration = Duration::from_secs(1);

/// Serves one socket to its end.
pub(crate) async fn serve(
    mut socket: Socket,
    (id, address, standing): (TableId, IpAddr, Standing),
    lobby: Arc<Lobby>,
    shared: Arc<Shared>,
    mut stopping: watch::Receiver<bool>,
) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let conn = ConnId(NEXT.fetch_add(1, Ordering::Relaxed));
    let limits = &shared.config.limits;
    let mut ear = Ear {
        bucket: Bucket::new(limits.socket_rate, limits.socket_burst),
        strikes: 0,
        address,
        standing,
        shared: &shared,
    };
    shared.metrics.sockets.change(1);
    tracing::debug!(conn = conn.0, %id, "socket opened");

    // Boxed, because a socket may last for hours after it.
    let introduced = Box::pin(introduce(
        &mut socket,
        &mut ear,
        id,
        conn,
        &lobby,
        &mut stopping,
    ));
    let close = match introduced.await {
        Ok((handle, inbox)) => {
            let close = talk(&mut socket, &mut ear, &handle, conn, inbox, &mut stopping).await;
            // A table that has ended needs no farewell.
            let _ = handle.say(TableMsg::Gone { conn }).await;
            close
        }
        Err(close) => close,
    };
    // A table that is gone because everything stops has not failed.
    let close = close.map(|close| match close {
        Close::TableFailed if *stopping.borrow() => Close::GoingAway,
        close => close,
    });
    tracing::debug!(conn = conn.0, ?close, "socket closed");
    if close == Some(Close::TableFailed) {
        // Whoever waits for an answer learns that there will be none.
        let _ = answer(&mut socket, &Fault::Failed, None).await;
    }
    if let Some(close) = close {
        Box::pin(part(&mut socket, close)).await;
    }
    shared.metrics.sockets.change(-1);
}

/// Says why it ends, and listens until the other side has heard it: a connection that is cut while there is something
/// to read takes the last words with it.
async fn part(socket: &mut Socket, close: Close) {
    let frame = CloseFrame {
        code: close.code().into(),
        reason: close.reason().into(),
    };
    socket.forget_rest();
    let parting = async {
        if socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = socket.hear().await {}
        }
    };
    // A reader that does not take even this is cut off.
    let _ = timeout(CLOSE_WAIT, parting).await;
}

/// Why a conversation ends; nothing if the other side is gone already.
type End = Option<Close>;

/// Waits for the hello and takes the socket to its table.
async fn introduce(
    socket: &mut Socket,
    ear: &mut Ear<'_>,
    id: TableId,
    conn: ConnId,
    lobby: &Arc<Lobby>,
    stopping: &mut watch::Receiver<bool>,
) -> Result<(TableHandle, Inbox), End> {
    let deadline = clock::now() + HELLO_WAIT;
    let hello = loop {
        let heard = tokio::select! {
            heard = ear.hear(socket) => heard?,
            () = sleep_until(deadline) => return Err(Some(Close::NoHello)),
            () = until_stopping(stopping) => return Err(Some(Close::GoingAway)),
        };
        let wrong = match heard {
            Heard::Said(ClientMsg::Hello {
                protocol,
                token,
                seen,
            }) if protocol == PROTOCOL => {
                break Hello {
                    token: token.as_deref().map(TokenHash::of),
                    seen,
                    standing: ear.standing.clone(),
                };
            }
            Heard::Said(ClientMsg::Hello { .. }) => {
                answer(socket, &Fault::Version, None).await?;
                return Err(Some(Close::NoHello));
            }
            Heard::Said(other) => Some((Fault::HelloFirst, reading::id_of(&other))),
            Heard::Fault(fault, id) => Some((fault, id)),
            Heard::Nothing => None,
        };
        if let Some((fault, id)) = wrong {
            ear.shared.metrics.errors.one();
            answer(socket, &fault, id).await?;
        }
    };
    for _ in 0..MAX_TRIES {
        let connected = connect(id, conn, &hello, lobby, ear.shared).await;
        match connected {
            Ok(Some(connected)) => return Ok(connected),
            Ok(None) => {}
            Err(fault) => {
                ear.shared.metrics.errors.one();
                if matches!(fault, Fault::TableUnknown(_)) {
                    ear.shared.guesses.allow(ear.address);
                    ear.shared.cluster.tell_guess(ear.address);
                }
                answer(socket, &fault, None).await?;
                return Err(Some(Close::NoHello));
            }
        }
    }
    Err(Some(Close::TableFailed))
}

/// Nothing if the table ended just then.
async fn connect(
    id: TableId,
    conn: ConnId,
    hello: &Hello,
    lobby: &Arc<Lobby>,
    shared: &Shared,
) -> Result<Option<(TableHandle, Inbox)>, Fault> {
    let handle = lobby.get_for_socket(id).await?;
    let (outbox, inbox) = queue(shared.config.limits.outbox_messages);
    let (welcomed, is_welcome) = oneshot::channel();
    let hello = Hello {
        token: hello.token,
        seen: hello.seen,
        standing: hello.standing.clone(),
    };
    if handle
        .say(TableMsg::Connect {
            conn,
            hello: Box::new(hello),
            outbox,
            welcomed,
        })
        .await
        .is_err()
    {
        return Ok(None);
    }
    let is_welcome = match is_own(shared, id) {
        true => is_welcome.await,
        false => timeout(UNSURE_WAIT, is_welcome)
            .await
            .map_err(|_| Fault::Unavailable)?,
    };
    match is_welcome {
        Ok(Ok(())) => Ok(Some((handle, inbox))),
        Ok(Err(fault)) => Err(fault),
        Err(_) => Ok(None),
    }
}

/// The conversation between a welcomed socket and its table.
async fn talk(
    socket: &mut Socket,
    ear: &mut Ear<'_>,
    handle: &TableHandle,
    conn: ConnId,
    inbox: Inbox,
    stopping: &mut watch::Receiver<bool>,
) -> End {
    let mut pings = interval(SOCKET_PING);
    let mut heard_at = clock::now();
    let Inbox {
        mut frames,
        hang_up,
    } = inbox;
    // Waited for once, not anew for every message.
    let last_word = hang_up.clone();
    let mut hung_up = pin!(hung_up(hang_up));
    let mut stopped = pin!(until_stopping(stopping));
    loop {
        let told = tokio::select! {
            close = &mut hung_up => return Some(close),
            () = &mut stopped => return Some(Close::GoingAway),
            frame = frames.recv() => match frame {
                Some(frame) => tell(socket, frame, &mut frames, hung_up.as_mut()).await,
                None => Err(Some(Close::TableFailed)),
            },
            heard = ear.hear(socket) => {
                heard_at = clock::now();
                match heard {
                    Ok(heard) => pass_on(socket, ear, heard, handle, conn).await,
                    Err(end) => Err(end),
                }
            }
            _ = pings.tick() => is_alive(socket, heard_at, ear.shared.config.limits.socket_silence).await,
        };
        match told {
            Ok(()) => {}
            Err(Some(Close::TableFailed)) => {
                // It takes nothing any more, perhaps because it is being laid down: it says so before it ends.
                tokio::select! {
                    () = async { while frames.recv().await.is_some() {} } => {}
                    () = &mut stopped => {}
                }
                return last_word.borrow().or(Some(Close::TableFailed));
            }
            Err(end) => return end,
        }
    }
}

/// Gives what was heard to the table, or answers it here.
async fn pass_on(
    socket: &mut Socket,
    ear: &Ear<'_>,
    heard: Heard,
    handle: &TableHandle,
    conn: ConnId,
) -> Result<(), End> {
    let (fault, id) = match heard {
        Heard::Nothing => return Ok(()),
        Heard::Said(ClientMsg::Hello { .. }) => (Fault::HelloTwice, None),
        Heard::Said(msg) => {
            let said = handle.say(TableMsg::Said { conn, msg }).await;
            return said.map_err(|_| Some(Close::TableFailed));
        }
        Heard::Fault(fault, id) => (fault, id),
    };
    ear.shared.metrics.errors.one();
    let is_last = matches!(fault, Fault::TooLarge(_));
    answer(socket, &fault, id).await?;
    if is_last {
        Err(Some(Close::TooLarge))
    } else {
        Ok(())
    }
}

/// Writes a message and all that wait behind it, unless the table hangs up in the meantime.
async fn tell(
    socket: &mut Socket,
    first: Frame,
    frames: &mut mpsc::Receiver<Frame>,
    hung_up: Pin<&mut impl Future<Output = Close>>,
) -> Result<(), End> {
    socket.add(first);
    while let Ok(frame) = frames.try_recv() {
        socket.add(frame);
    }
    tokio::select! {
        biased;
        written = socket.write() => written.map_err(|_| None),
        close = hung_up => Err(Some(close)),
    }
}

/// Says what is wrong, without the table. The other side must take it within the time a socket may be silent.
///
/// Boxed, like all that is rare: a socket's task is as large as the largest it may wait for.
async fn answer(socket: &mut Socket, fault: &Fault, id: Option<u32>) -> Result<(), End> {
    socket.add(frame(&fault.message(id)));
    match Box::pin(timeout(SOCKET_SILENCE, socket.write())).await {
        Ok(sent) => sent.map_err(|_| None),
        Err(_) => Err(Some(Close::SlowReader)),
    }
}

/// Asks for a sign of life, or gives up.
async fn is_alive(socket: &mut Socket, heard_at: Instant, silence: Duration) -> Result<(), End> {
    if clock::now() - heard_at >= silence {
        return Err(Some(Close::Silent));
    }
    let ping = socket.send(Message::Ping(Vec::new().into()));
    match Box::pin(timeout(silence, ping)).await {
        Ok(sent) => sent.map_err(|_| None),
        Err(_) => Err(Some(Close::Silent)),
    }
}

async fn hung_up(mut hang_up: watch::Receiver<Option<Close>>) -> Close {
    let found = hang_up
        .wait_for(Option::is_some)
        .await
        .ok()
        .and_then(|close| *close);
    match found {
        Some(close) => close,
        // The table dropped its end without a word; the end of the queue says so too.
        None => std::future::pending().await,
    }
}

async fn until_stopping(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|is_stopping| *is_stopping).await;
}

/// What came in.
enum Heard {
    Said(ClientMsg),
    /// Something that cannot be passed on; the number of the request, if it could be told.
    Fault(Fault, Option<u32>),
    /// A sign of life.
    Nothing,
}

/// Listens to one socket, within its limits.
struct Ear<'a> {
    bucket: Bucket,
    /// Messages over the rate in a row.
    strikes: u32,
    address: IpAddr,
    standing: Standing,
    shared: &'a Shared,
}

impl Ear<'_> {
    /// The next message. Safe to drop while it waits.
    async fn hear(&mut self, socket: &mut Socket) -> Result<Heard, End> {
        let message = match socket.hear().await {
            None => return Err(None),
            Some(Ok(message)) => message,
            Some(Err(error)) if is_too_large(&error) => {
                return Ok(Heard::Fault(Fault::TooLarge(MAX_TABLE_BYTES), None));
            }
            Some(Err(_)) => return Err(None),
        };
        let text = match message {
            Message::Close(_) => return Err(None),
            Message::Pong(_) | Message::Frame(_) => return Ok(Heard::Nothing),
            // Answered by the library; counted, because answering costs too.
            Message::Ping(_) => {
                return if self.count() {
                    Ok(Heard::Nothing)
                } else {
                    self.strike(None)
                };
            }
            Message::Binary(_) => {
                let fault = Fault::Malformed("messages are text".to_owned());
                return if self.count() {
                    Ok(Heard::Fault(fault, None))
                } else {
                    self.strike(None)
                };
            }
            Message::Text(text) => text,
        };
        self.shared.metrics.messages.one();
        if text.len() > MAX_TABLE_BYTES {
            return Ok(Heard::Fault(Fault::TooLarge(MAX_TABLE_BYTES), None));
        }
        if !self.count() {
            return self.strike(reading::request_id(&text));
        }
        let is_long = text.len() > MAX_MESSAGE_BYTES;
        match reading::message(&text) {
            Ok(msg) if !is_long || matches!(msg, ClientMsg::Configure { .. }) => {
                Ok(Heard::Said(msg))
            }
            // Only a table's options may hold whole files.
            _ if is_long => Ok(Heard::Fault(Fault::TooLarge(MAX_MESSAGE_BYTES), None)),
            Ok(msg) => Ok(Heard::Said(msg)),
            Err(reason) => Ok(Heard::Fault(
                Fault::Malformed(reason),
                reading::request_id(&text),
            )),
        }
    }

    /// Whether one more message is within the rate.
    fn count(&mut self) -> bool {
        let is_allowed = self.bucket.take();
        if is_allowed {
            self.strikes = 0;
        }
        is_allowed
    }

    fn strike(&mut self, id: Option<u32>) -> Result<Heard, End> {
        self.strikes += 1;
        if self.strikes > MAX_RATE_STRIKES {
            return Err(Some(Close::Flood));
        }
        Ok(Heard::Fault(Fault::Rate, id))
    }
}

/// Whether a message was longer than the library would read.
fn is_too_large(error: &Error) -> bool {
    matches!(error, Error::Capacity(_))
}
