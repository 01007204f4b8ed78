//! The way to one reader: a bounded queue of messages and the order to hang up.
//!
//! A table never waits for a reader. One that does not keep up is dropped and may come back for what it missed.

use shamble_protocol::ServerMsg;
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Why a socket is closed, as its closing message says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Close {
    /// The server stops.
    GoingAway,
    /// Another server has the table now, or this one lays it down.
    Moved,
    /// The reader fell too far behind.
    SlowReader,
    /// A message was too large.
    TooLarge,
    /// Far too many messages.
    Flood,
    /// No `hello`, or one that leads nowhere.
    NoHello,
    /// Silence.
    Silent,
    /// The same person opened more windows than there is room for.
    Crowded,
    /// The table came down.
    TableFailed,
}

impl Close {
    /// The code of RFC 6455 or its registry.
    pub(crate) fn code(self) -> u16 {
        match self {
            Self::GoingAway | Self::Moved => 1001,
            Self::Flood | Self::NoHello | Self::Silent | Self::Crowded => 1008,
            Self::TooLarge => 1009,
            Self::TableFailed => 1011,
            Self::SlowReader => 1013,
        }
    }

    /// In a word or two, for people who look at the wire.
    pub(crate) fn reason(self) -> &'static str {
        match self {
            Self::GoingAway => "server stops",
            Self::Moved => "table moved",
            Self::SlowReader => "reader too slow",
            Self::TooLarge => "message too large",
            Self::Flood => "too many messages",
            Self::NoHello => "no hello",
            Self::Silent => "silence",
            Self::Crowded => "too many windows",
            Self::TableFailed => "table failed",
        }
    }
}

/// A message as it goes over the wire; cloning shares the bytes.
pub(crate) type Frame = Utf8Bytes;

/// The text of a message.
pub(crate) fn frame(message: &ServerMsg) -> Frame {
    let json = serde_json::to_string(message).expect("messages have string keys");
    Frame::from(json)
}

/// The sending end of a reader's queue.
#[derive(Debug)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Frame>,
    hang_up: watch::Sender<Option<Close>>,
}

/// The socket's end of it.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) frames: mpsc::Receiver<Frame>,
    pub(crate) hang_up: watch::Receiver<Option<Close>>,
}

/// A reader that has to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// Its queue is full.
    TooSlow,
    /// Its socket is gone.
    Gone,
}

/// A queue for one reader.
pub(crate) fn queue(n_messages: usize) -> (Outbox, Inbox) {
    let (frames_in, frames_out) = mpsc::channel(n_messages);
    let (hang_up_in, hang_up_out) = watch::channel(None);
    let outbox = Outbox {
        frames: frames_in,
        hang_up: hang_up_in,
    };
    (
        outbox,
        Inbox {
            frames: frames_out,
            hang_up: hang_up_out,
        },
    )
}

impl Outbox {
    /// Queues a message; a full queue is the end of this reader.
    pub(crate) fn send(&self, frame: Frame) -> Result<(), Lost> {
        self.frames.try_send(frame).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => {
                self.hang_up(Close::SlowReader);
                Lost::TooSlow
            }
            mpsc::error::TrySendError::Closed(_) => Lost::Gone,
        })
    }

    /// Tells the socket to close, even if it is busy writing.
    pub(crate) fn hang_up(&self, close: Close) {
        self.hang_up.send_replace(Some(close));
    }
}
