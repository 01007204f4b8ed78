//! What happened, who may know which part of it, and how it is said.

use serde::Serialize;
use shamble_core::{Say, Seat, Text, Viewer, text};

use crate::ids::Card;
use crate::outcome::Ending;

/// Something that happened. Whole as the rules emit it; [`redact`] cuts it down for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "last-door/", optional_fields)
)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Somebody swung the hammer.
    Nailed {
        seat: Seat,
        die: u8,
        boards: u8,
    },
    /// Somebody listened; what they heard is theirs alone.
    Listened {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Somebody leans against the door, with so many in all.
    Braced {
        seat: Seat,
        braced: u8,
    },
    /// Something knocked.
    Knocked {
        card: Card,
        tears: u8,
        boards: u8,
    },
    GameOver {
        ending: Ending,
    },
}

impl Say for Event {
    fn say(&self) -> Text {
        match self {
            Self::Nailed { seat, die, boards } => {
                text!(
                    "last-door-event-nailed",
                    seat = *seat,
                    die = *die,
                    boards = *boards
                )
            }
            Self::Listened { seat, card: None } => {
                text!("last-door-event-listened", seat = *seat)
            }
            Self::Listened {
                seat,
                card: Some(card),
            } => text!("last-door-event-heard", seat = *seat, card = card.say()),
            Self::Braced { seat, braced } => {
                text!("last-door-event-braced", seat = *seat, n = *braced)
            }
            Self::Knocked {
                card,
                tears,
                boards,
            } => text!(
                "last-door-event-knocked",
                card = card.say(),
                tears = *tears,
                boards = *boards
            ),
            Self::GameOver { ending } => ending.say(),
        }
    }
}

/// LD-004: what somebody heard is told to nobody else.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Listened { seat, .. } if !viewer.is(*seat) => Event::Listened {
            seat: *seat,
            card: None,
        },
        whole => whole.clone(),
    }
}

/// Dice and cards cannot be unseen.
pub(crate) fn is_revealing(event: &Event) -> bool {
    !matches!(event, Event::Braced { .. } | Event::GameOver { .. })
}
