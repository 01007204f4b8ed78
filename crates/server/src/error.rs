//! Everything that can go wrong outside the rules, as one enum that knows its protocol code and its words.
//!
//! Causes inside the server are logged where they happen and reach nobody: a client hears `server/unavailable`.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use shamble_bots::Level;
use shamble_catalog::{GAMES, StartError};
use shamble_core::options::OptionError;
use shamble_core::{Rule, Seat, Text, text};
use shamble_protocol::{ApiError, ErrorCode, ServerMsg, WrongOption};

use crate::limits::{MAX_CHAT_CHARS, MAX_NAME_CHARS};

/// Why something was not done. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Not a message of the protocol; where and why.
    Malformed(String),
    /// More than so many bytes.
    TooLarge(usize),
    Rate,
    HelloFirst,
    HelloTwice,
    Version,
    Origin,
    /// The call names a host that this server does not go by.
    Host(String),
    PageUnknown(String),
    GameUnknown(String),
    LessonUnknown(String),
    TableUnknown(String),
    /// The game runs already.
    Started,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    NotPaused,
    /// The rules of the game let nobody in company stop the clock.
    PauseForbidden(Rule),
    VoteOpen,
    /// Options, seats or pace the game does not take.
    Setup(Vec<OptionError>),
    BotUnknown(String),
    /// Somebody sits on a chair that would be taken away.
    SeatsOccupied,
    ServerFull,
    /// One address holds all the connections it may.
    AddressFull,
    /// As many tables made from one address are open or playing as may be.
    AddressTables(usize),
    TableFull,
    /// So much was changed at the table that only moves are taken any more.
    LogFull,
    NotHost,
    Token,
    SeatUnknown(Seat),
    SeatTaken,
    /// Whoever sits there is away, but only just; so many seconds until anything may be done about it.
    JustGone(u32),
    /// The seat waits so many seconds more for somebody who lost it while away.
    SeatKept(u32),
    /// Who has seen one hand may not see another.
    SeenAnother,
    /// Changing chairs in the middle of a game would show two hands.
    SeatedAlready,
    SeatNone,
    Name,
    /// Not an action of this game; what one looks like.
    ActionMalformed(String),
    Stale,
    Paused,
    /// The clock has not run yet: people are still reading.
    Gathering,
    /// Nobody is being waited for.
    NotGathering,
    /// A sign with a place or step that cannot be one.
    SignMalformed,
    /// Empty, or too long to be said.
    Chat,
    /// Spectators may not speak here.
    NoVoice,
    /// A link to a seat that was used, replaced or withdrawn.
    LinkUsed,
    NothingToTakeBack,
    NoVote,
    /// The table was made without hints, or rivals sit at it.
    HintsOff,
    /// There is nothing to choose.
    HintNone,
    /// One is already being thought of.
    HintBusy,
    /// A past position that does not exist or at which the game is over.
    NoSuchInput,
    /// Only a finished game, or one that nobody else knows anything of, can be played on from.
    NotForkable,
    Unavailable,
    /// What is stored of the table makes no sense, or not to this version.
    Unreadable,
    /// The program itself is at fault: a game panicked.
    Failed,
    /// Another table follows this one already.
    Followed,
    /// This server notifies nobody.
    PushOff,
    /// Keys that are none, or an address that is not a push service of the open net.
    PushEndpoint,
    /// A daily challenge keeps its past to itself until its day is over.
    DailyOpen,
    /// Nobody goes on from a daily challenge together: it is one's own.
    DailyAlone,
}

impl Fault {
    pub(crate) fn code(&self) -> ErrorCode {
        match self {
            Self::Malformed(_) | Self::SignMalformed | Self::Chat | Self::PushEndpoint => {
                ErrorCode::MessageMalformed
            }
            Self::TooLarge(_) => ErrorCode::MessageTooLarge,
            Self::Rate => ErrorCode::MessageRate,
            Self::HelloFirst | Self::HelloTwice => ErrorCode::MessageOrder,
            Self::Version => ErrorCode::ProtocolVersion,
            Self::Origin => ErrorCode::MessageOrigin,
            Self::Host(_) => ErrorCode::MessageHost,
            Self::PageUnknown(_) | Self::LessonUnknown(_) => ErrorCode::PageUnknown,
            Self::GameUnknown(_) => ErrorCode::GameUnknown,
            Self::TableUnknown(_) => ErrorCode::TableUnknown,
            Self::Started
            | Self::NotStarted
            | Self::Over
            | Self::NotOver
            | Self::NotPaused
            | Self::NotGathering
            | Self::PauseForbidden(_)
            | Self::VoteOpen
            | Self::SeatedAlready
            | Self::SeenAnother
            | Self::NotForkable
            | Self::HintsOff
            | Self::HintNone
            | Self::HintBusy
            | Self::Followed
            | Self::PushOff
            | Self::DailyOpen
            | Self::DailyAlone => ErrorCode::TableStatus,
            Self::Setup(_) | Self::BotUnknown(_) | Self::SeatsOccupied | Self::NoSuchInput => {
                ErrorCode::TableOptions
            }
            Self::ServerFull
            | Self::AddressFull
            | Self::AddressTables(_)
            | Self::TableFull
            | Self::LogFull => ErrorCode::TableFull,
            Self::NotHost => ErrorCode::TableHost,
            Self::Token | Self::LinkUsed => ErrorCode::SeatToken,
            Self::SeatUnknown(_) | Self::SeatTaken | Self::JustGone(_) | Self::SeatKept(_) => {
                ErrorCode::SeatTaken
            }
            Self::SeatNone | Self::NoVoice => ErrorCode::SeatNone,
            Self::Name => ErrorCode::SeatName,
            Self::ActionMalformed(_) => ErrorCode::ActionMalformed,
            Self::Stale => ErrorCode::ActionStale,
            Self::Paused | Self::Gathering => ErrorCode::ActionPaused,
            Self::NothingToTakeBack | Self::NoVote => ErrorCode::VoteNone,
            Self::Unavailable => ErrorCode::ServerUnavailable,
            Self::Failed | Self::Unreadable => ErrorCode::TableFailed,
        }
    }

    pub(crate) fn text(&self) -> Text {
        match self {
            Self::Malformed(reason) => text!("error-message-malformed", reason = reason.as_str()),
            Self::TooLarge(limit) => text!("error-message-too-large", limit = *limit),
            Self::Rate => text!("error-message-too-many"),
            Self::HelloFirst => text!("error-hello-first"),
            Self::HelloTwice => text!("error-hello-twice"),
            Self::Version => text!("error-version-mismatch"),
            Self::Origin => text!("error-origin-foreign"),
            Self::Host(host) => text!("error-host-foreign", host = host.as_str()),
            Self::PageUnknown(path) => text!("error-page-unknown", path = path.as_str()),
            Self::LessonUnknown(lesson) => {
                text!("error-lesson-unknown", lesson = lesson.as_str())
            }
            Self::GameUnknown(game) => {
                text!(
                    "error-game-unknown",
                    game = game.as_str(),
                    known = GAMES.join(", ")
                )
            }
            Self::TableUnknown(code) => text!("error-table-unknown", code = code.as_str()),
            Self::Started => text!("error-table-started"),
            Self::NotStarted => text!("error-table-not-started"),
            Self::Over => text!("error-table-over"),
            Self::NotOver => text!("error-table-not-over"),
            Self::NotPaused => text!("error-table-not-paused"),
            Self::PauseForbidden(_) => text!("error-pause-forbidden"),
            Self::VoteOpen => text!("error-vote-open"),
            Self::Setup(errors) => setup_text(errors),
            Self::BotUnknown(bot) => text!(
                "error-bot-unknown",
                bot = bot.as_str(),
                known = known_bots()
            ),
            Self::SeatsOccupied => text!("error-seats-occupied"),
            Self::ServerFull => text!("error-server-full"),
            Self::AddressFull => text!("error-address-full"),
            Self::AddressTables(limit) => text!("error-address-tables", limit = *limit),
            Self::TableFull => text!("error-table-full"),
            Self::LogFull => text!("error-table-long"),
            Self::NotHost => text!("error-host-only"),
            Self::Token => text!("error-token-invalid"),
            Self::SeatUnknown(seat) => text!("error-seat-unknown", seat = seat.index() + 1),
            Self::SeatTaken => text!("error-seat-taken"),
            Self::JustGone(rest) => text!("error-seat-just-gone", seconds = *rest),
            Self::SeatKept(rest) => text!("error-seat-kept", seconds = *rest),
            Self::SeenAnother => text!("error-seat-seen"),
            Self::SeatedAlready => text!("error-seat-already"),
            Self::SeatNone => text!("error-seat-none"),
            Self::Name => text!("error-name-invalid", limit = MAX_NAME_CHARS),
            Self::ActionMalformed(expected) => {
                text!("error-action-malformed", expected = expected.as_str())
            }
            Self::Stale => text!("error-action-stale"),
            Self::Paused => text!("error-action-paused"),
            Self::Gathering => text!("error-action-gathering"),
            Self::NotGathering => text!("error-table-not-gathering"),
            Self::SignMalformed => text!("error-sign-malformed"),
            Self::Chat => text!("error-chat-invalid", limit = MAX_CHAT_CHARS),
            Self::NoVoice => text!("error-chat-no-voice"),
            Self::LinkUsed => text!("error-link-used"),
            Self::NothingToTakeBack => text!("error-undo-none"),
            Self::NoVote => text!("error-vote-none"),
            Self::HintsOff => text!("error-hints-off"),
            Self::HintNone => text!("error-hint-none"),
            Self::HintBusy => text!("error-hint-busy"),
            Self::NoSuchInput => text!("error-input-unknown"),
            Self::NotForkable => text!("error-fork-forbidden"),
            Self::Unavailable => text!("error-server-unavailable"),
            Self::Failed => text!("error-table-failed"),
            Self::Unreadable => text!("error-table-unreadable"),
            Self::Followed => text!("error-table-followed"),
            Self::PushOff => text!("error-push-off"),
            Self::PushEndpoint => text!("error-push-endpoint"),
            Self::DailyOpen => text!("error-daily-open"),
            Self::DailyAlone => text!("error-daily-alone"),
        }
    }

    /// As a message over a socket.
    pub(crate) fn message(&self, id: Option<u32>) -> ServerMsg {
        if let (Self::PauseForbidden(rule), Some(id)) = (self, id) {
            // The table asks, but it is the game that forbids.
            return ServerMsg::Refused {
                id,
                rule: *rule,
                text: self.text(),
            };
        }
        ServerMsg::Error {
            id,
            code: self.code(),
            text: self.text(),
            options: self.wrong_options(),
        }
    }

    /// What is wrong with which option.
    fn wrong_options(&self) -> Vec<WrongOption> {
        let Self::Setup(errors) = self else {
            return Vec::new();
        };
        let wrong = errors.iter().map(|error| WrongOption {
            key: error.key.clone(),
            text: option_text(error),
        });
        wrong.collect()
    }

    /// As the status of an HTTP answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self.code() {
            ErrorCode::MessageMalformed | ErrorCode::MessageOrder | ErrorCode::ProtocolVersion => {
                StatusCode::BAD_REQUEST
            }
            ErrorCode::MessageTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::MessageRate => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::MessageHost => StatusCode::MISDIRECTED_REQUEST,
            ErrorCode::PageUnknown | ErrorCode::GameUnknown | ErrorCode::TableUnknown => {
                StatusCode::NOT_FOUND
            }
            ErrorCode::MessageOrigin | ErrorCode::TableHost | ErrorCode::SeatToken => {
                StatusCode::FORBIDDEN
            }
            ErrorCode::TableOptions | ErrorCode::SeatName | ErrorCode::ActionMalformed => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ErrorCode::TableStatus
            | ErrorCode::SeatTaken
            | ErrorCode::SeatNone
            | ErrorCode::ActionStale
            | ErrorCode::ActionPaused
            | ErrorCode::VoteNone => StatusCode::CONFLICT,
            ErrorCode::TableFull | ErrorCode::ServerUnavailable => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::TableFailed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StartError> for Fault {
    fn from(error: StartError) -> Self {
        match error {
            StartError::UnknownGame(game) => Self::GameUnknown(game),
            StartError::Setup(errors) => Self::Setup(errors.0),
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let body = ApiError {
            code: self.code(),
            text: self.text(),
            options: self.wrong_options(),
        };
        let mut response = (self.status(), Json(body)).into_response();
        if matches!(self, Self::TableUnknown(_)) {
            response.extensions_mut().insert(WrongName);
        }
        response
    }
}

/// Marks an answer to a call that named a table there is not.
#[derive(Clone, Copy)]
pub(crate) struct WrongName;

fn known_bots() -> String {
    Level::ALL.map(Level::name).join(", ")
}

fn setup_text(errors: &[OptionError]) -> Text {
    let mut reasons: Vec<Text> = errors.iter().map(option_text).collect();
    if reasons.len() == 1 {
        reasons.remove(0)
    } else {
        text!("error-options-several", reasons = reasons)
    }
}

fn option_text(error: &OptionError) -> Text {
    let (key, allowed) = (error.key.as_str(), error.allowed.clone());
    match &error.given {
        None => text!("error-option-unknown", option = key, known = allowed),
        Some(given) if key == "seats" => {
            let seats: u32 = given.parse().unwrap_or_default();
            text!("error-seats-count", seats = seats, allowed = allowed)
        }
        Some(given) => {
            text!(
                "error-option-value",
                value = quoted(given),
                option = key,
                allowed = allowed
            )
        }
    }
}

/// A value as it is said back: its first line, and not too much of it.
fn quoted(value: &str) -> String {
    const MOST: usize = 60;
    let line = value.lines().next().unwrap_or_default();
    let short: String = line.chars().take(MOST).collect();
    if short.len() < value.len() {
        short + "…"
    } else {
        short
    }
}

#[cfg(test)]
mod tests {
    use shamble_texts::{Catalog, ENGLISH};

    use super::*;

    fn words(fault: &Fault) -> String {
        Catalog::shared().render(ENGLISH, &fault.text(), &())
    }

    #[test]
    fn everything_that_is_wrong_with_options_is_said() {
        let wrong = |key: &str, given: Option<&str>, allowed: Text| OptionError {
            key: key.to_owned(),
            given: given.map(str::to_owned),
            allowed,
        };
        let seats = wrong("seats", Some("9"), text!("option-range", min = 4, max = 8));
        let said = words(&Fault::Setup(vec![seats.clone()]));
        assert!(
            said.contains("9 seats") && said.contains("4 to 8"),
            "{said}"
        );
        let known = shamble_core::options::words(["mode", "race"]);
        let said = words(&Fault::Setup(vec![seats, wrong("colour", None, known)]));
        assert!(
            said.contains("4 to 8") && said.contains("mode, race"),
            "{said}"
        );
    }

    #[test]
    fn every_fault_has_words_and_a_failing_status() {
        let text = || "x".to_owned();
        for fault in [
            Fault::Malformed(text()),
            Fault::TooLarge(1),
            Fault::Rate,
            Fault::HelloFirst,
            Fault::HelloTwice,
            Fault::Version,
            Fault::Origin,
            Fault::PageUnknown(text()),
            Fault::GameUnknown(text()),
            Fault::LessonUnknown(text()),
            Fault::TableUnknown(text()),
            Fault::Started,
            Fault::NotStarted,
            Fault::Over,
            Fault::NotOver,
            Fault::NotPaused,
            Fault::PauseForbidden(Rule("X-001")),
            Fault::VoteOpen,
            Fault::BotUnknown(text()),
            Fault::SeatsOccupied,
            Fault::ServerFull,
            Fault::AddressFull,
            Fault::AddressTables(250),
            Fault::TableFull,
            Fault::LogFull,
            Fault::NotHost,
            Fault::Token,
            Fault::SeatUnknown(Seat::new(7)),
            Fault::SeatTaken,
            Fault::SeatedAlready,
            Fault::JustGone(9),
            Fault::SeatKept(9),
            Fault::SeenAnother,
            Fault::Host(text()),
            Fault::SeatNone,
            Fault::Name,
            Fault::ActionMalformed(text()),
            Fault::Stale,
            Fault::Paused,
            Fault::Gathering,
            Fault::NotGathering,
            Fault::SignMalformed,
            Fault::Chat,
            Fault::NoVoice,
            Fault::LinkUsed,
            Fault::NothingToTakeBack,
            Fault::NoVote,
            Fault::NoSuchInput,
            Fault::NotForkable,
            Fault::Unavailable,
            Fault::Unreadable,
            Fault::Failed,
            Fault::Followed,
            Fault::PushOff,
            Fault::PushEndpoint,
            Fault::DailyOpen,
            Fault::DailyAlone,
        ] {
            // Rendering a text without words, or without one of its arguments, stops a debug build.
            assert!(!words(&fault).is_empty());
            assert!(fault.status().as_u16() >= 400, "{fault:?}");
        }
    }
}
