//! What the toy's seats can say and hear.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::Flaw;
use crate::{BySeat, Changes, Say, Seat, Text, text};

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Roll,
    Play(u8),
    Look,
    Cheer,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    Turn,
    Cheer,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    Rolled { seat: Seat, die: u8 },
    Played { seat: Seat, card: u8 },
    Looked { seat: Seat, card: Option<u8> },
    Cheered { seat: Seat },
    Pursued { to: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Changes)]
pub struct View {
    pub turn: Seat,
    pub track: BySeat<u8>,
    pub hand: Option<Vec<u8>>,
    pub top: Option<u8>,
    pub n_cards: Vec<usize>,
    pub pursuer: u8,
    pub secret: Option<u64>,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Play(_) if Flaw::TextIsLossy.is_here() => f.write_str("play 1"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Look => f.write_str("look"),
            Self::Cheer => f.write_str("cheer"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "roll" => return Ok(Self::Roll),
            "look" => return Ok(Self::Look),
            "cheer" => return Ok(Self::Cheer),
            _ => {}
        }
        let card = text
            .strip_prefix("play ")
            .and_then(|card| card.parse().ok());
        card.map(Self::Play)
            .ok_or_else(|| format!("'{text}' is not roll, play CARD, look or cheer"))
    }
}

impl Say for Ask {
    fn say(&self) -> Text {
        text!("toy-ask")
    }
}

impl Say for Event {
    fn say(&self) -> Text {
        text!("toy-event")
    }
}
