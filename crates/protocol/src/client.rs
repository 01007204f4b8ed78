//! What a client says over its socket.

use serde::{Deserialize, Serialize};
use shamble_core::{OptionValues, Pace, Seat};

use crate::{Occupant, Signal};

/// One message from a client. Requests that change something carry an `id` chosen by the client; the answer names it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMsg {
    /// The first message on every socket.
    Hello {
        /// [`crate::PROTOCOL`] as the client knows it.
        protocol: u32,
        /// The secret of a person at this table; without one the client watches.
        token: Option<String>,
        /// The last sequence number the client saw, if it comes back.
        seen: Option<u32>,
    },
    /// Answer a prompt.
    Act {
        /// Names the request. Ids of one person only grow, so that a repeated request is carried out once.
        id: u32,
        /// The sequence number the choice was made on; an act chosen before a take-back is stale.
        seen: u32,
        /// The action in its text form.
        action: String,
    },
    /// Ask how an action that is put together from parts can go on. Changes nothing; the answer is `parts`.
    Compose {
        /// Names the request.
        id: u32,
        /// The text of the action as far as it has been put together.
        begun: String,
    },
    /// Ask whether an action would be refused now, and by which rule. Changes nothing; the answer is `why_not`.
    WhyNot {
        /// Names the request.
        id: u32,
        /// The action in its text form.
        action: String,
    },
    /// Ask what to do, at a table that allows it. The game does not change; the answer is `hint`.
    Hint {
        /// Names the request.
        id: u32,
        /// How much is wanted.
        strength: HintStrength,
    },
    /// Sit down on a free chair, or take over a bot's.
    Sit {
        /// Names the request.
        id: u32,
        /// Which chair.
        seat: Seat,
        /// The name to show.
        name: String,
    },
    /// Get up; a bot keeps the seat warm while the game runs.
    Stand {
        /// Names the request.
        id: u32,
    },
    /// The host puts a bot on a chair or clears it; anybody may let a bot take their own seat.
    Place {
        /// Names the request.
        id: u32,
        /// Which chair.
        seat: Seat,
        /// Who shall sit there: a bot level or nobody.
        occupant: Occupant,
    },
    /// The host changes the table before the start.
    Configure {
        /// Names the request.
        id: u32,
        /// How many seats.
        seats: usize,
        /// How time passes.
        pace: Pace,
        /// What differs from the defaults.
        options: OptionValues,
    },
    /// The host starts the game; empty chairs get bots.
    Start {
        /// Names the request.
        id: u32,
        /// Whether the clock waits at the real-time pace until everybody says `ready`.
        #[serde(default)]
        gather: bool,
    },
    /// Somebody whom the clock waits for has read everything.
    Ready {
        /// Names the request.
        id: u32,
    },
    /// The host waits for nobody any more: the count-down begins.
    Begin {
        /// Names the request.
        id: u32,
    },
    /// Go back to after `to` inputs: at once where only own, unrevealing acts are undone, else by consent of the table.
    TakeBack {
        /// Names the request.
        id: u32,
        /// How many inputs remain.
        to: u32,
    },
    /// Stop the clock, by consent of the table.
    Pause {
        /// Names the request.
        id: u32,
    },
    /// Let the clock run again.
    Resume {
        /// Names the request.
        id: u32,
    },
    /// Answer the open proposal.
    Vote {
        /// Names the request.
        id: u32,
        /// Whether to do it.
        agree: bool,
    },
    /// A sign to everybody at the table. Not stored.
    Signal {
        /// Names the request.
        id: u32,
        /// Which.
        signal: Signal,
    },
    /// Something for the chat. Not stored.
    Say {
        /// Names the request.
        id: u32,
        /// What.
        text: String,
        /// How somebody without a seat is called; whoever sits goes by the seat's name.
        name: Option<String>,
    },
    /// The host lets spectators speak in the chat, or no longer.
    Voices {
        /// Names the request.
        id: u32,
        /// Whether they may.
        given: bool,
    },
    /// Makes a link that gives one's own seat to whoever opens it first; the answer is `hand_over`. A new one takes the
    /// place of the last.
    HandOver {
        /// Names the request.
        id: u32,
    },
    /// Takes the seat that such a link gives.
    TakeOver {
        /// Names the request.
        id: u32,
        /// The secret of the link.
        key: String,
        /// The name to show.
        name: String,
    },
    /// Measures the line and the clock.
    Ping {
        /// Comes back unchanged; not 0, which marks clocks told unasked.
        nonce: u32,
    },
}

/// How much a hint says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintStrength {
    /// Among which choices to look.
    Area,
    /// What to do.
    Choice,
    /// What to do, why, and what every choice does to the chances.
    Reasons,
}
