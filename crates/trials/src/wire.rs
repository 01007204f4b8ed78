//! What a client reads of a message: as little as playing takes, so that the clients leave the processor to the server.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// Any message: the members that some kind of message has.
#[derive(Deserialize)]
pub struct Heard<'a> {
    #[serde(rename = "type")]
    pub kind: &'a str,
    pub id: Option<u32>,
    pub seq: Option<u32>,
    pub you: Option<You>,
    /// The table's clock, in answers to pings.
    pub clock: Option<Clock>,
    #[serde(borrow)]
    pub shown: Option<Shown<'a>>,
    #[serde(borrow)]
    pub step: Option<Shown<'a>>,
    /// Why something was refused, or went wrong.
    #[serde(alias = "code")]
    pub rule: Option<&'a str>,
    /// Why a snapshot came; as it stands there.
    #[serde(borrow)]
    pub reason: Option<&'a RawValue>,
}

#[derive(Deserialize)]
pub struct You {
    pub seat: Option<u8>,
    pub token: Option<String>,
}

/// A snapshot's picture, or a step.
#[derive(Deserialize)]
pub struct Shown<'a> {
    pub seq: Option<u32>,
    #[serde(borrow)]
    pub choices: Option<Vec<Choice<'a>>>,
    pub prompts: Option<Vec<Prompt>>,
    pub clock: Clock,
    pub outcome: Option<IgnoredAny>,
    /// Who acted, input by input; only in steps.
    #[serde(default)]
    pub by: Vec<IgnoredAny>,
    /// What happened, as it stands there.
    #[serde(borrow)]
    pub events: Option<&'a RawValue>,
}

#[derive(Clone, Copy, Deserialize)]
pub struct Prompt {
    pub seat: u8,
    pub from: Option<u32>,
}

#[derive(Deserialize)]
pub struct Clock {
    pub now: u32,
}

#[derive(Deserialize)]
pub struct Choice<'a> {
    #[serde(borrow)]
    pub action: std::borrow::Cow<'a, str>,
}
