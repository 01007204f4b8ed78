//! What people at a table say to each other beside the game: signs on the board, quick calls, plans and chat. None of it
//! changes the game, and none of it is stored.

use serde::{Deserialize, Serialize};
use shamble_core::Seat;

/// A sign for everybody at the table, spectators and rivals included: there is no way to tell it to one side alone.
///
/// Places are named by the ids that the board's choices use. The server knows no board: it looks at length and
/// characters, and readers drop a place that is not on theirs.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Signal {
    /// Look here.
    Point {
        /// Where.
        at: String,
    },
    /// From here to there.
    Arrow {
        /// Where it begins.
        from: String,
        /// Where it leads.
        to: String,
    },
    /// One of a few calls, put into words by whoever hears it.
    Call {
        /// Which.
        call: Call,
        /// Where, if it is about a place.
        at: Option<String>,
    },
    /// What the sender means to do, step by step, as ghosts on the board; without steps it is taken away.
    Plan {
        /// The steps, the next one first.
        steps: Vec<PlanStep>,
    },
    /// Asks everybody where they look.
    Where,
    /// The answer: what the sender looks at, or nothing in particular.
    Look {
        /// Where.
        at: Option<String>,
    },
}

/// What can be called out with one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// Help here.
    Help,
    /// Wait.
    Wait,
    /// Go!
    Go,
    /// Take this.
    Take,
    /// Thank you.
    Thanks,
    /// Watch out.
    Danger,
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlanStep {
    /// Where it happens.
    pub at: String,
    /// What is done there, as the first word of an action.
    pub what: String,
}

/// Somebody who said something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Speaker {
    /// Whoever sat there then.
    Seat {
        /// Where.
        seat: Seat,
        /// The name then.
        name: String,
    },
    /// Somebody who watches.
    Guest {
        /// Guests by the order in which they first spoke.
        number: u32,
        /// The name they gave.
        name: String,
    },
}

/// Something that was said in the chat. Plain text: nothing in it is markup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Lines are numbered as they are said.
    pub n: u32,
    /// Who said it.
    pub by: Speaker,
    /// What.
    pub text: String,
}

/// The people of a game that is set up and whose clock waits for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gathering {
    /// Who is ready.
    pub ready: Vec<Seat>,
    /// For whom the table waits.
    pub missing: Vec<Seat>,
    /// Whether the count-down runs; `countdown` says how much of it is left.
    pub counting: bool,
}
