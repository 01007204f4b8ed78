//! How a game ends, and who has won (TEZ-188 to TEZ-191, TEZ-249 to TEZ-252).

use serde::{Deserialize, Serialize};
use shamble_core::{Outcome, SeatSet, Sink, Text, text};

use crate::State;
use crate::event::Event;
use crate::ids::Human;

/// The ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tiny-epic-zombies/")
)]
pub enum End {
    /// The team completed all three Objectives.
    Humans,
    /// This Human completed all three alone.
    Leader(Human),
    /// Somebody was eaten and no Survivor was left.
    Eaten,
    /// The Barricade fell and no Survivor was left.
    Barricade,
    /// The Zombie side has taken all Survivor Tokens.
    Tokens,
    /// The final Turns are over.
    Time,
}

impl End {
    /// The stable word for statistics.
    pub(crate) const fn result(self) -> &'static str {
        match self {
            Self::Humans => "humans",
            Self::Leader(_) => "leader",
            Self::Eaten => "eaten",
            Self::Barricade => "barricade",
            Self::Tokens => "tokens",
            Self::Time => "time",
        }
    }

    pub(crate) fn say(self) -> Text {
        match self {
            Self::Humans => text!("tiny-epic-zombies-outcome-humans"),
            Self::Leader(_) => text!("tiny-epic-zombies-outcome-leader"),
            Self::Eaten => text!("tiny-epic-zombies-outcome-eaten"),
            Self::Barricade => text!("tiny-epic-zombies-outcome-barricade"),
            Self::Tokens => text!("tiny-epic-zombies-outcome-tokens"),
            Self::Time => text!("tiny-epic-zombies-outcome-time"),
        }
    }
}

impl State {
    /// The game is over; the first ending counts.
    pub(crate) fn finish(&mut self, end: End, out: &mut impl Sink<Event>) {
        if self.end.is_none() {
            self.end = Some(end);
            out.emit(|| Event::Ended { end });
        }
    }

    pub(crate) fn the_outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        let winners = match end {
            End::Humans => self.human_seats(),
            End::Leader(human) => SeatSet::only(self.human(human).seat),
            // TEZ-017: the Zombie Player wins; against the game nobody does.
            End::Eaten | End::Barricade | End::Tokens | End::Time => {
                self.zombie_seat.map_or(SeatSet::EMPTY, SeatSet::only)
            }
        };
        Some(Outcome {
            result: end.result(),
            winners,
            scores: None,
            text: end.say(),
        })
    }
}
