//! All a client may say ([`ClientMsg`]) and hear ([`ServerMsg`]), and the bodies of the few HTTP calls.
//!
//! JSON on the wire, no number above 2^53. Games appear only as plain data: views, events and actions have types of
//! their own in the browser, generated next to these. No behaviour lives here.

mod client;
mod http;
mod server;

pub use client::ClientMsg;
pub use http::{ApiError, Created, Follows, Fork, Found, HistoryStep, NewTable};
pub use server::{
    Choice, Clock, ErrorCode, Missed, Occupant, Proposal, ProposalKind, SeatInfo, ServerMsg, Shown,
    ShownEvent, ShownPrompt, Status, StepMsg, TableInfo, WrongOption, You,
};

/// Raised when a message changes its meaning; client and server of different versions refuse each other.
pub const PROTOCOL: u32 = 1;
