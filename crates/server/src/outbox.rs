//! The way to one reader: a bounded queue of messages and the order to hang up.
//!
//! A table never waits for a reader. One that does not keep up is dropped and may come back for what it missed.

use hyper::body::Bytes;
use shamble_protocol::ServerMsg;
use tokio::sync::{mpsc, watch};

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

/// A message as it goes over the wire, with the head of its frame (RFC 6455, 5.2); cloning shares the bytes. So a socket
/// needs no buffer of its own, and what everybody is told is in memory once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame(Bytes);

/// The first byte of a frame that is a whole message of text.
const WHOLE_TEXT: u8 = 0x81;

impl Frame {
    /// What a text begins with that becomes a frame: as long as the longest head.
    pub(crate) const ROOM: &str = "          ";

    /// Puts the head into the room that was left for it.
    pub(crate) fn sealed(text: String) -> Self {
        let mut bytes = text.into_bytes();
        let len = bytes.len() - Self::ROOM.len();
        let start = match (u8::try_from(len), u16::try_from(len)) {
            (Ok(len @ ..126), _) => {
                bytes[8..10].copy_from_slice(&[WHOLE_TEXT, len]);
                8
            }
            (_, Ok(len)) => {
                bytes[6..8].copy_from_slice(&[WHOLE_TEXT, 126]);
                bytes[8..10].copy_from_slice(&len.to_be_bytes());
                6
            }
            _ => {
                bytes[..2].copy_from_slice(&[WHOLE_TEXT, 127]);
                bytes[2..10].copy_from_slice(&(len as u64).to_be_bytes());
                0
            }
        };
        Self(Bytes::from(bytes).slice(start..))
    }

    pub(crate) fn into_bytes(self) -> Bytes {
        self.0
    }

    /// The message itself.
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        let start = match self.0[1] {
            127 => 10,
            126 => 4,
            _ => 2,
        };
        std::str::from_utf8(&self.0[start..]).expect("messages are text")
    }
}

/// A message as it goes over the wire.
pub(crate) fn frame(message: &ServerMsg) -> Frame {
    let mut bytes = Frame::ROOM.as_bytes().to_vec();
    serde_json::to_writer(&mut bytes, message).expect("messages have string keys");
    Frame::sealed(String::from_utf8(bytes).expect("JSON is text"))
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

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame as Read;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;

    #[test]
    fn frames_are_what_the_library_would_write() {
        for len in [0, 1, 125, 126, 127, 65_535, 65_536, 100_000] {
            let text = "é".repeat(len / 2) + if len % 2 == 1 { "x" } else { "" };
            let expected = Read::message(text.clone().into_bytes(), OpCode::Data(Data::Text), true);
            let mut bytes = Vec::new();
            expected.format(&mut bytes).unwrap();
            let frame = Frame::sealed(format!("{}{text}", Frame::ROOM));
            assert_eq!(frame.text(), text);
            assert!(frame.into_bytes() == bytes, "{len}");
        }
    }
}
