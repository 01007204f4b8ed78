//! All a client may say ([`ClientMsg`]) and hear ([`ServerMsg`]), and the bodies of the few HTTP calls.
//!
//! JSON on the wire, no number above 2^53. What belongs to a game arrives here already written ([`Json`]): views, events
//! and actions have types of their own, exported next to these. No behaviour lives here.

mod client;
mod company;
mod http;
mod server;

pub use client::{ClientMsg, HintStrength};
pub use company::{Call, ChatLine, Gathering, PlanStep, Signal, Speaker};
pub use http::{
    ApiError, Created, DailyBoard, DailyPlan, DailyResult, Follows, Fork, Found, HistoryEntry,
    HistoryLog, HistoryStep, LessonInfo, LessonObjection, LessonStep, LessonTry, NewTable, NewTry,
    PushKey, Subscribe, Turn, Unsubscribe,
};
pub use server::{
    Because, Choice, ChoiceOdds, Clock, ClosedChair, DangerOdds, ErrorCode, Json, Missed, Occupant,
    Proposal, ProposalKind, SeatInfo, ServerMsg, Shown, ShownEvent, ShownPrompt, Status, StepMsg,
    TableInfo, WrongOption, You,
};

/// Raised when a message changes its meaning; client and server of different versions refuse each other.
pub const PROTOCOL: u32 = 3;
