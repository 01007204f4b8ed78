//! What a client hears over its socket.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shamble_core::{Millis, OptionValues, Outcome, Pace, Part, Pausing, Rule, Seat, Text};

use crate::{ChatLine, Gathering, HintStrength, Signal};

/// One message to a client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMsg {
    /// The answer to `hello`. If there is a game, a `snapshot` follows.
    Welcome {
        /// [`crate::PROTOCOL`] of the server.
        protocol: u32,
        /// Who the client is here.
        you: You,
        /// The table.
        table: TableInfo,
    },
    /// Something about the table changed that is not part of the game: seats, names, connections, votes, pause.
    Table {
        /// The table, whole.
        table: TableInfo,
    },
    /// Who the client is changed: it sat down or got up.
    You {
        /// Who it is now.
        you: You,
    },
    /// Everything the client may see, after the input `seq`. Replaces all it knew, but for the log if it was only away.
    Snapshot {
        /// Number of messages that changed the game so far.
        seq: u32,
        /// What is to be seen.
        shown: Shown,
        /// Why the whole picture came: the reader fell behind, a take-back, a new seat, the start.
        reason: Missed,
    },
    /// The game moved on.
    Step {
        /// What happened and what it changed.
        step: StepMsg,
    },
    /// The request was carried out and is durable.
    Done {
        /// Which request.
        id: u32,
        /// Sequence number after it.
        seq: u32,
    },
    /// The rules forbid the act; nothing changed.
    Refused {
        /// Which request.
        id: u32,
        /// The rule that forbids it.
        rule: Rule,
        /// Why, in words.
        text: Text,
    },
    /// The answer to `compose`: how the action can go on. Neither whole nor with anything next, it leads nowhere.
    Parts {
        /// Which request.
        id: u32,
        /// What it was asked about.
        begun: String,
        /// What the action does as it stands, if it is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        whole: Option<Text>,
        /// What may be added.
        next: Vec<Part>,
    },
    /// The answer to `why_not`, from what the asker's seat may know.
    WhyNot {
        /// Which request.
        id: u32,
        /// What it was asked about.
        action: String,
        /// What forbids it; absent if nothing does.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        because: Option<Because>,
    },
    /// The answer to `hint`, from what the asker's seat may know.
    Hint {
        /// Which request.
        id: u32,
        /// The sequence number it was thought on; it is of no use once the game has moved on.
        seq: u32,
        /// How much it says.
        strength: HintStrength,
        /// The hint in words.
        text: Text,
        /// The actions among the choices that it points at.
        mark: Vec<String>,
        /// What choices do to the chances, the best first; only in the strongest hint.
        odds: Vec<ChoiceOdds>,
    },
    /// Why a bot did what it did last, at tables where bots say so.
    Why {
        /// Who.
        seat: Seat,
        /// Its reason, in words.
        text: Text,
    },
    /// Somebody at the table, perhaps the client itself, gives a sign.
    Signal {
        /// Who.
        seat: Seat,
        /// Which.
        signal: Signal,
    },
    /// What was said in the chat: all that is remembered after the welcome, then line by line.
    Chat {
        /// The oldest first.
        lines: Vec<ChatLine>,
    },
    /// The count-down to the start of the clock runs.
    Countdown {
        /// What is left of it.
        left: Millis,
    },
    /// The answer to `hand_over`.
    HandOver {
        /// Which request.
        id: u32,
        /// The secret of the link; it works once.
        key: String,
    },
    /// The request or message cannot be carried out for a reason outside the rules; nothing changed.
    Error {
        /// Which request, if it could be told.
        id: Option<u32>,
        /// What kind.
        code: ErrorCode,
        /// Why, in words.
        text: Text,
        /// What is wrong with which option, where that is the reason.
        options: Vec<WrongOption>,
    },
    /// The answer to `ping`; also sent unasked, with nonce 0, when the clock is started or stopped.
    Pong {
        /// As it came.
        nonce: u32,
        /// The table's clock now.
        clock: Clock,
    },
}

/// Why the rules forbid an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Because {
    /// The rule that forbids it.
    pub rule: Rule,
    /// Why, in words.
    pub text: Text,
}

/// What a choice does to the chances, in thousandths. Chances lie between `low` and `high` with 95 % certainty.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceOdds {
    /// The action.
    pub action: String,
    /// The same in words.
    pub label: Text,
    /// The chance to win.
    pub chance: u16,
    /// At least this.
    pub low: u16,
    /// At most this.
    pub high: u16,
    /// What may befall the seat's own people within the next round: to be hurt, and to be out of the game, each as the game
    /// calls it. None for a seat that has nobody who could be.
    pub dangers: Vec<DangerOdds>,
}

/// Something that may befall somebody, in thousandths like the chance to win.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DangerOdds {
    /// What, in words that follow the chance: "to be bitten".
    pub what: Text,
    /// The chance of it.
    pub chance: u16,
    /// At least this.
    pub low: u16,
    /// At most this.
    pub high: u16,
}

/// Who a client is at a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The seat it plays, if any.
    pub seat: Option<Seat>,
    /// Whether it may change and start the table.
    pub host: bool,
    /// The secret that proves it, when it was just made; kept by the client.
    pub token: Option<String>,
    /// Chairs without a person that it may not take all the same, in their order; none once it sits or the game is over.
    pub closed: Vec<ClosedChair>,
}

/// A chair that somebody in particular may not take.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClosedChair {
    /// Which one.
    pub seat: Seat,
    /// Why, in words.
    pub text: Text,
}

/// A table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// The id in its link.
    pub id: String,
    /// The short code to join by.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Open for players, playing or over.
    pub status: Status,
    /// Whether the lobby lists it.
    pub public: bool,
    /// How time passes.
    pub pace: Pace,
    /// What the table chose, without texts too long to be told again and again.
    pub options: OptionValues,
    /// The options whose texts are left out; `GET /api/tables/<id>/options` has them.
    pub long_options: Vec<String>,
    /// The chairs.
    pub seats: Vec<SeatInfo>,
    /// How many people watch.
    pub spectators: u32,
    /// The hash that binds the dice, from the start on.
    pub commitment: Option<String>,
    /// The seed behind it, once the game is over.
    pub seed: Option<String>,
    /// What is being voted on.
    pub proposal: Option<Proposal>,
    /// Whether the clock stands still by consent.
    pub paused: bool,
    /// For whom the clock waits before it first runs; nothing once it has.
    pub gathering: Option<Gathering>,
    /// Whether spectators may speak in the chat.
    pub voices: bool,
    /// Who may stop the clock.
    pub pausing: Pausing,
    /// Whether somebody alone with bots plays, so that going back is free.
    pub practice: bool,
    /// Whether the game came upon a fault of the program and cannot go on from where it is, except by going back.
    pub failed: bool,
    /// Whether whoever plays may ask for hints here.
    pub hints: bool,
    /// Whether bots say why they do what they do.
    pub reasons: bool,
    /// The finished table this one follows.
    pub follows: Option<String>,
    /// The table at which its people play on.
    pub successor: Option<String>,
    /// Labels a result must carry: `paused`, `taken-back`, `clock-turned-back`, `forked`, `known-dice`, `seats-changed`,
    /// `looked-ahead`, `hints`, `second-try`.
    pub labels: Vec<String>,
    /// Whether it waits for whoever is away, and lets no bot stand in.
    pub waits: bool,
    /// The day of the daily challenge that the game is a try at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub daily: Option<String>,
}

/// An option that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WrongOption {
    /// Its key; `seats` and `mode` among them.
    pub key: String,
    /// What is wrong and what would be right.
    pub text: Text,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are sitting down.
    Open,
    /// The game runs.
    Playing,
    /// It is over.
    Finished,
}

/// A chair as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who holds it.
    pub occupant: Occupant,
    /// The name to show.
    pub name: String,
    /// Whether that person is connected now.
    pub connected: bool,
    /// Whether a bot plays for the absent holder.
    pub stand_in: bool,
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Empty,
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// How it plays: `newcomer`, `casual`, `steady`, `sharp` or `expert`; older tables know `random` and `thumb`.
        level: String,
    },
}

/// Something the table votes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// What.
    pub kind: ProposalKind,
    /// Who asks.
    pub by: Seat,
    /// Who agreed, the asker included.
    pub agreed: Vec<Seat>,
    /// Whose consent is still missing.
    pub missing: Vec<Seat>,
}

/// What can be voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ProposalKind {
    /// Going back to after `to` inputs.
    TakeBack {
        /// How many inputs remain.
        to: u32,
    },
    /// Stopping the clock.
    Pause,
}

/// Why a whole picture was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Missed {
    /// The client is new here, or too much happened since it left.
    Fresh,
    /// The client was away; the events are those it missed.
    Away,
    /// The game went back.
    TakenBack,
    /// The client looks through other eyes now.
    NewEyes,
    /// The game started.
    Started,
}

/// A part of a message that is already written: what only a game knows the type of.
pub type Json = Box<RawValue>;

/// All one viewer may see of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// The game's view for this viewer. Members without a value are absent.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Json,
    /// Who is asked what, as far as this viewer may know.
    #[cfg_attr(feature = "ts", ts(as = "Vec<ShownPrompt<()>>"))]
    pub prompts: Json,
    /// What this viewer can do, in a fixed order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Choice<()>>"))]
    pub choices: Json,
    /// The last things that happened, oldest first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<ShownEvent<()>>"))]
    pub events: Json,
    /// How many inputs the log has.
    pub inputs: u32,
    /// The earliest input count this viewer may go back to without asking.
    pub floor: u32,
    /// The end, once it has come.
    pub outcome: Option<Outcome>,
    /// The table's clock.
    pub clock: Clock,
}

/// Some inputs that became durable together, and what they changed for this viewer. What is absent did not change.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepMsg {
    /// Sequence number after the last of them.
    pub seq: u32,
    /// Which of them are the viewer's own acts, input by input: its seat, or nobody where somebody else acted or time
    /// passed. What others did is told by the events, as far as the viewer may know.
    pub by: Vec<Option<Seat>>,
    /// What happened, as far as this viewer may know.
    #[cfg_attr(feature = "ts", ts(as = "Vec<ShownEvent<()>>"))]
    pub events: Json,
    /// What changed in the view: an object's changed members, null for those that are gone; of a list the whole new one,
    /// `{"[]": length, index: change}` or `{"[]": [start, removed, ...inserted]}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub patch: Option<Json>,
    /// The prompts, whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ShownPrompt<()>>>"))]
    pub prompts: Option<Json>,
    /// The choices, whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Choice<()>>>"))]
    pub choices: Option<Json>,
    /// How many inputs the log has.
    pub inputs: u32,
    /// As in [`Shown::floor`].
    pub floor: u32,
    /// The end, once it has come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The table's clock.
    pub clock: Clock,
}

/// Something that happened, in data and in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(E = (), T = Text)))]
pub struct ShownEvent<E, T = Text> {
    /// When.
    pub at: Millis,
    /// The game's event, cut down for this viewer.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: E,
    /// The same in words; short over a socket, see [`shamble_core::Words`].
    pub text: T,
}

/// A question to a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(A = (), T = Text)))]
pub struct ShownPrompt<A, T = Text> {
    /// Who is asked.
    pub seat: Seat,
    /// The game's question.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub ask: A,
    /// The same in words; short over a socket, see [`shamble_core::Words`].
    pub text: T,
    /// Whether the game waits for the answer.
    pub must: bool,
    /// Before this instant there is no answer yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<Millis>,
    /// After this instant the game goes on without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub until: Option<Millis>,
    /// What the viewer can begin to put together from parts, besides the choices; only in its own prompt.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Part>>"))]
    pub begins: Vec<Part>,
}

/// Something the viewer can do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(A = (), T = Text)))]
pub struct Choice<A, T = Text> {
    /// What to send.
    pub action: String,
    /// The same as data, for boards that light up its target.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub data: A,
    /// The same in words; short over a socket, see [`shamble_core::Words`].
    pub label: T,
}

/// The table's clock. While it runs, game time is `now` plus the time since the message was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clock {
    /// Game time.
    pub now: Millis,
    /// Whether it runs: real-time pace, playing, not paused.
    pub running: bool,
}

/// Kinds of errors outside the rules, by area. Words for people are in the message's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ErrorCode {
    /// Not JSON, not a known message, or a field of the wrong type.
    #[serde(rename = "message/malformed")]
    MessageMalformed,
    /// Longer than the limit.
    #[serde(rename = "message/too-large")]
    MessageTooLarge,
    /// Too many messages in too short a time.
    #[serde(rename = "message/rate")]
    MessageRate,
    /// A page of another site asks.
    #[serde(rename = "message/origin")]
    MessageOrigin,
    /// The call names a host that this server does not go by.
    #[serde(rename = "message/host")]
    MessageHost,
    /// `hello` was not the first message, or came twice.
    #[serde(rename = "message/order")]
    MessageOrder,
    /// Client and server speak different versions.
    #[serde(rename = "protocol/version")]
    ProtocolVersion,
    /// No such page or call.
    #[serde(rename = "page/unknown")]
    PageUnknown,
    /// No such game.
    #[serde(rename = "game/unknown")]
    GameUnknown,
    /// No such table.
    #[serde(rename = "table/unknown")]
    TableUnknown,
    /// Not possible in this state of the table, such as starting twice.
    #[serde(rename = "table/status")]
    TableStatus,
    /// Options, seats or pace that the game does not take.
    #[serde(rename = "table/options")]
    TableOptions,
    /// The game came upon a fault of the program; what was asked for was not done.
    #[serde(rename = "table/failed")]
    TableFailed,
    /// No room: tables, connections or spectators at their limit.
    #[serde(rename = "table/full")]
    TableFull,
    /// Only the host may.
    #[serde(rename = "table/host")]
    TableHost,
    /// The secret belongs to nobody at this table.
    #[serde(rename = "seat/token")]
    SeatToken,
    /// No such chair, or somebody else's.
    #[serde(rename = "seat/taken")]
    SeatTaken,
    /// A name that is empty, too long or not to be shown.
    #[serde(rename = "seat/name")]
    SeatName,
    /// The client holds no chair.
    #[serde(rename = "seat/none")]
    SeatNone,
    /// The text is no action of this game.
    #[serde(rename = "action/malformed")]
    ActionMalformed,
    /// The action was chosen on a position that was taken back, or one that never was.
    #[serde(rename = "action/stale")]
    ActionStale,
    /// The clock stands still.
    #[serde(rename = "action/paused")]
    ActionPaused,
    /// Nothing to go back to, or nothing being voted on.
    #[serde(rename = "vote/none")]
    VoteNone,
    /// The server is stopping or its store failed; nothing was lost.
    #[serde(rename = "server/unavailable")]
    ServerUnavailable,
}
