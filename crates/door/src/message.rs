//! All that is said through the door, in both directions.

use serde::{Deserialize, Serialize};
use shamble_core::{Millis, OptionValues, Pace, Seat};
use shamble_protocol::Json;

use crate::Limits;
#[cfg(feature = "schema")]
use crate::shape;

/// The version of the door; raised when a message changes its meaning.
pub const DOOR: u32 = 1;

/// One line to a bot.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBot {
    /// The first line. The bot answers `ready`.
    Hello(Hello),
    /// A game begins. Not answered.
    New(New),
    /// Something happened. Not answered.
    Told(Told),
    /// The bot's seat is asked something. Answered by `act`, or by `wait` where `may_wait` says so.
    Ask(Ask),
    /// The answer to `compose`.
    Parts(NextParts),
    /// What the bot said is not taken, and nothing changed. The question still stands.
    Refused(Refused),
    /// The game is over. Not answered; another `new` may follow.
    End(End),
    /// The last line: the bot ends itself, or is ended a moment later.
    Bye(Bye),
}

/// Who the bot is at which table. The same for all games that one process plays.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hello {
    /// The version of the door, 1.
    pub door: u32,
    /// Which program speaks, and its version.
    pub program: String,
    /// The id of the game.
    pub game: String,
    /// The bot's own seat, from 0.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// How many seats the table has.
    pub seats: usize,
    /// How time passes: `real-time` or `per-action`.
    #[cfg_attr(feature = "schema", schemars(with = "shape::Pace"))]
    pub pace: Pace,
    /// What the table chose, where it differs from the game's defaults.
    pub options: OptionValues,
    /// What the bot must keep to.
    pub limits: Limits,
}

/// A game begins.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct New {
    /// A number for the bot's own chance: in simulations the same game brings the same number, whatever was played before.
    pub random: u32,
}

/// What happened since the last line, as far as the bot's seat may know.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// Oldest first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<shape::Event>"))]
    pub events: Json,
    /// The game went back: events of before may not have happened. Absent otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub taken_back: bool,
}

/// A question to the bot's seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ask {
    /// Names the question; the answer repeats it.
    pub id: u32,
    /// Game time in milliseconds.
    #[cfg_attr(feature = "schema", schemars(with = "u32"))]
    pub now: Millis,
    /// How long the bot may take over it, in milliseconds.
    pub answer_ms: u32,
    /// Whether `wait` is an answer.
    pub may_wait: bool,
    /// The question.
    #[cfg_attr(feature = "schema", schemars(with = "shape::Prompt"))]
    pub prompt: Json,
    /// What other seats are asked at the same time, as far as this one may know.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<shape::Prompt>"))]
    pub others: Json,
    /// What the seat can do, in a fixed order. `compose` may lead to more.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<shape::Choice>"))]
    pub choices: Json,
    /// All the seat may see: the game's view, as its browser would get it. Absent if the bot does not want it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub view: Option<Json>,
}

/// How an action that was begun can go on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextParts {
    /// Which question.
    pub id: u32,
    /// What `compose` asked about.
    pub begun: String,
    /// What the action does as it stands, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<shape::Text>"))]
    pub whole: Option<Json>,
    /// What may be added.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<shape::Part>"))]
    pub next: Json,
}

/// Why something is not taken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// Which question still stands.
    pub id: u32,
    /// The rule that forbids the action; absent if it is not about a rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Why, as a text of the catalogue.
    #[cfg_attr(feature = "schema", schemars(with = "shape::Text"))]
    pub text: Json,
    /// Why, in words.
    pub words: String,
    /// How many more tries there are.
    pub tries_left: u32,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct End {
    /// The end; absent if the game was given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<shape::Outcome>"))]
    pub outcome: Option<Json>,
    /// Whether the bot's seat is among the winners.
    pub won: bool,
}

/// Nothing follows.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bye {
    /// Why the bot lost its seat, in words; absent if all went well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// One line from a bot. Members that are not listed are ignored.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    /// The answer to `hello`.
    Ready(Ready),
    /// Does something.
    Act {
        /// Which question it answers.
        id: u32,
        /// The action in its text form: of a choice, or as it was put together.
        action: String,
    },
    /// Rather lets time pass, or waits for others; asked again when something has changed.
    Wait {
        /// Which question it answers.
        id: u32,
    },
    /// Asks how an action can be put together from parts. The answer is `parts`; the question still stands.
    Compose {
        /// Which question it is about.
        id: u32,
        /// The text of the action as far as it has been put together; empty for the beginnings.
        begun: String,
    },
    /// Something for the log.
    Note {
        /// As much as a line of the log holds.
        text: String,
    },
}

/// What the bot wants.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ready {
    /// The version of the door that it speaks, 1.
    pub door: u32,
    /// What it calls itself.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether questions come with the view.
    #[serde(default = "yes")]
    pub view: bool,
    /// Whether it is told what happens.
    #[serde(default = "yes")]
    pub events: bool,
    /// Whether questions, choices and events come in words besides.
    #[serde(default)]
    pub words: bool,
}

fn yes() -> bool {
    true
}

/// As it goes over the wire.
pub(crate) fn written<T: Serialize + ?Sized>(value: &T) -> Json {
    serde_json::value::to_raw_value(value).expect("messages have string keys")
}
