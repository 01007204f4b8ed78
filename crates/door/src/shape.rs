//! What arrives at the door already written, for the schema alone: the wire's own types are without schemas, and a test
//! holds real messages against these.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// How time passes.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(dead_code, reason = "only its shape is used")]
pub(crate) enum Pace {
    /// The clock runs, whatever the bot does.
    RealTime,
    /// Time stands still while the bot thinks.
    PerAction,
}

/// A sentence by its key in the catalogue (`locales/`).
#[derive(Serialize, JsonSchema)]
pub(crate) struct Text {
    /// Key of the message.
    key: String,
    /// Its variables: numbers, words, texts, lists of texts, or seats as `{ "seat": 2 }`.
    #[serde(default)]
    args: BTreeMap<String, Value>,
}

/// A question.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Prompt {
    /// Who is asked.
    seat: u8,
    /// The game's question.
    ask: Value,
    /// The same as a text.
    text: Text,
    /// The same in words, if the bot wants them.
    #[serde(default)]
    words: Option<String>,
    /// Whether the game waits for the answer.
    must: bool,
    /// Before this instant there is no answer yet.
    #[serde(default)]
    from: Option<u32>,
    /// After this instant the game goes on without it.
    #[serde(default)]
    until: Option<u32>,
    /// What can be begun with `compose`, besides the choices.
    #[serde(default)]
    begins: Vec<Part>,
}

/// Something the seat can do.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Choice {
    /// What to answer.
    action: String,
    /// The same as data.
    data: Value,
    /// The same as a text.
    label: Text,
    /// The same in words, if the bot wants them.
    #[serde(default)]
    words: Option<String>,
}

/// Something that may be added to an action.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Part {
    /// What is added to the action's text, its separator included.
    text: String,
    /// What it is.
    label: Text,
}

/// Something that happened.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Event {
    /// When, in milliseconds of game time.
    at: u32,
    /// The game's event, as far as the seat may know.
    event: Value,
    /// The same as a text.
    text: Text,
    /// The same in words, if the bot wants them.
    #[serde(default)]
    words: Option<String>,
}

/// How a game ended.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Outcome {
    /// The game's word for it.
    result: String,
    /// Who won.
    winners: Vec<u8>,
    /// Points by seat, for games that count them.
    scores: Option<Vec<i32>>,
    /// The ending as a text.
    text: Text,
}
