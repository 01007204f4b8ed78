//! What is stored of a table: one [`Record`] for everything that must survive a crash, and nothing else.
//!
//! Records are written with postcard, so variants and fields may only be added at the end; [`VERSION`] tells readers
//! apart should that ever not be enough. Secrets are stored as hashes only.

use serde::{Deserialize, Serialize};
use shamble_bots::Level;
use shamble_core::log::{Entry, Input};
use shamble_core::{MAX_SEATS, Millis, OptionValues, Pace, Seat, Seed};

use crate::push::Subscription;
use crate::seats::{PersonId, TokenHash};

/// The form of the records in a table's log; stands in the first of them.
pub(crate) const VERSION: u16 = 1;

/// Something that happened to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// The request that asked for it, if a person did.
    pub(crate) cause: Option<Cause>,
    pub(crate) what: What,
}

/// A request by number: what makes a repeated one recognisable, also after a restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cause {
    pub(crate) person: PersonId,
    pub(crate) id: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum What {
    /// Always the first record, and never again.
    Created(Created),
    /// Somebody got a secret; people are numbered in the order they came, the creator first.
    Came { token: TokenHash },
    /// A person sat down on a chair, or changed their name on it.
    Seated {
        person: PersonId,
        seat: Seat,
        name: String,
    },
    /// A chair was given to a bot or cleared; whoever sat there stands.
    Placed {
        seat: Seat,
        bot: Option<StoredLevel>,
    },
    /// This person is the host from now on.
    Host { person: PersonId },
    /// The host changed the table.
    Configured(Choices),
    /// The game began, with this seed.
    Started { seed: [u8; 32] },
    /// The game moved on by one input.
    Input(StoredInput),
    /// The game went back to its first `to` inputs, and its clock with it.
    TakenBack { to: u32 },
    /// The clock was stopped at this game time.
    Paused { at: Millis },
    /// The clock runs again.
    Resumed,
    /// This table was made for the people of another one, which is over.
    Follows { table: String },
    /// The people of this table, which is over, play on at another one.
    Followed { by: String },
    /// The version of its rules by which the game is played; stands before the start. Absent in logs of 0.1.0, which
    /// played version 1.
    Rules { version: u16 },
    /// The table was laid down in good order while its clock showed this; whoever takes it up goes on from there.
    LaidDown { at: Millis },
    /// The game went back to its first `to` inputs, and its clock went on from where it stood.
    WentBack { to: u32, at: Millis },
    /// Somebody tries the running game out in a copy.
    LookedAhead,
    /// What help the table allows: hints to people, and bots that say why.
    Coached { hints: bool, reasons: Option<bool> },
    /// Somebody was given a hint.
    Hinted,
    /// The game is set up, and its clock waits for its people.
    Gathering,
    /// They are ready: the clock runs.
    Begun,
    /// Whether spectators may speak in the chat.
    Voiced { voices: bool },
    /// Whoever has this secret may take this seat from the person who sits there.
    Offered { seat: Seat, key: TokenHash },
    /// A person took the seat that was offered to them, from whoever sat there.
    HandedOver {
        person: PersonId,
        seat: Seat,
        name: String,
    },
    /// A browser of this person's wants to be told when it is their turn.
    Subscribed {
        person: PersonId,
        subscription: Subscription,
    },
    /// The browser at this address does not want to be told any more, or is gone.
    Unsubscribed { endpoint: String },
    /// The table waits for whoever is away; no bot ever stands in.
    Waits,
    /// The game is a try at a daily challenge.
    Daily(DailyTry),
}

/// A try at a daily challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DailyTry {
    /// The day in Greenwich, as `2026-11-16`.
    pub(crate) day: String,
    /// Whose device made it, by the hash of the device's own secret.
    pub(crate) device: TokenHash,
    /// Whether the same device had tried before.
    pub(crate) again: bool,
}

/// A table as it was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Created {
    pub(crate) version: u16,
    pub(crate) code: String,
    pub(crate) game: String,
    pub(crate) public: bool,
    pub(crate) choices: Choices,
    /// The dice the creator wants to see again; else they are drawn at the start.
    pub(crate) seed: Option<[u8; 32]>,
    /// The table whose past this one plays on from.
    pub(crate) forked_from: Option<String>,
}

/// What a table chooses before it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Choices {
    pub(crate) seats: u8,
    pub(crate) pace: Pace,
    pub(crate) options: OptionValues,
}

impl Choices {
    /// How many seats there are; no table has none, or more than any game.
    pub(crate) fn n_seats(&self) -> Result<usize, String> {
        let n_seats = usize::from(self.seats);
        match n_seats {
            1..=MAX_SEATS => Ok(n_seats),
            _ => Err(format!("there is no table with {n_seats} seats")),
        }
    }
}

/// A bot's level by its name, so that a new level between two others changes no stored table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct StoredLevel(pub(crate) Level);

impl TryFrom<String> for StoredLevel {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse()
            .map(Self)
            .map_err(|error: shamble_bots::UnknownLevel| error.to_string())
    }
}

impl From<StoredLevel> for String {
    fn from(level: StoredLevel) -> Self {
        level.0.to_string()
    }
}

/// A log entry in its stored form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredInput {
    at: Millis,
    kind: StoredKind,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum StoredKind {
    Act { seat: Seat, action: String },
    Wake,
    Reseed([u8; 32]),
    Position(String),
}

impl From<&Entry> for StoredInput {
    fn from(entry: &Entry) -> Self {
        let kind = match &entry.input {
            Input::Act { seat, action } => StoredKind::Act {
                seat: *seat,
                action: action.clone(),
            },
            Input::Wake => StoredKind::Wake,
            Input::Reseed(seed) => StoredKind::Reseed(seed.0),
            Input::Position(position) => StoredKind::Position(position.clone()),
        };
        Self { at: entry.at, kind }
    }
}

impl From<&StoredInput> for Entry {
    fn from(stored: &StoredInput) -> Self {
        let input = match &stored.kind {
            StoredKind::Act { seat, action } => Input::Act {
                seat: *seat,
                action: action.clone(),
            },
            StoredKind::Wake => Input::Wake,
            StoredKind::Reseed(seed) => Input::Reseed(Seed(*seed)),
            StoredKind::Position(position) => Input::Position(position.clone()),
        };
        Self {
            at: stored.at,
            input,
        }
    }
}

impl Record {
    /// A record nobody in particular asked for.
    pub(crate) fn new(what: What) -> Self {
        Self { cause: None, what }
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("records are plain data of known length")
    }

    pub(crate) fn decode(bytes: &[u8]) -> Result<Self, String> {
        match postcard::take_from_bytes(bytes) {
            Ok((record, [])) => Ok(record),
            Ok((_, rest)) => Err(format!("{} bytes too many", rest.len())),
            Err(error) => Err(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Record> {
        let entry = |line: &str| What::Input(StoredInput::from(&line.parse::<Entry>().unwrap()));
        let choices = Choices {
            seats: 4,
            pace: Pace::RealTime,
            options: OptionValues::from([("race".to_owned(), "tick".to_owned())]),
        };
        let created = Created {
            version: VERSION,
            code: "7kx2qa".to_owned(),
            game: "cliche".to_owned(),
            public: true,
            choices: choices.clone(),
            seed: None,
            forked_from: Some("0a1b1c2d3e".to_owned()),
        };
        let seat = Seat::new(2);
        let person = PersonId(1);
        let mut records: Vec<Record> = [
            What::Created(created),
            What::Came {
                token: TokenHash([7; 32]),
            },
            What::Seated {
                person,
                seat,
                name: "Ada".to_owned(),
            },
            What::Placed {
                seat,
                bot: Some(StoredLevel(Level::Thumb)),
            },
            What::Placed { seat, bot: None },
            What::Host { person },
            What::Configured(choices),
            What::Started { seed: [9; 32] },
            entry("1200 seat 2 roll"),
            entry("1500 wake"),
            entry(&format!("1500 reseed {}", Seed::from_number(3))),
            What::TakenBack { to: 7 },
            What::Paused { at: Millis(99) },
            What::Resumed,
            What::Follows {
                table: "0a1b1c2d3e".to_owned(),
            },
            What::Followed {
                by: "0a1b1c2d3f".to_owned(),
            },
            What::Rules { version: 3 },
            What::LaidDown { at: Millis(99) },
            What::WentBack {
                to: 7,
                at: Millis(300),
            },
            What::LookedAhead,
            entry("1500 position {}"),
            What::Coached {
                hints: true,
                reasons: Some(false),
            },
            What::Hinted,
            What::Gathering,
            What::Begun,
            What::Voiced { voices: true },
            What::Offered {
                seat,
                key: TokenHash([5; 32]),
            },
            What::HandedOver {
                person,
                seat,
                name: "Bo".to_owned(),
            },
            What::Subscribed {
                person,
                subscription: Subscription::sample(),
            },
            What::Unsubscribed {
                endpoint: "https://p.example/x".to_owned(),
            },
            What::Waits,
            What::Daily(DailyTry {
                day: "2026-11-16".to_owned(),
                device: TokenHash([5; 32]),
                again: true,
            }),
        ]
        .map(Record::new)
        .to_vec();
        records[8].cause = Some(Cause { person, id: 41 });
        records
    }

    #[test]
    fn records_read_back_what_was_written() {
        for record in samples() {
            assert_eq!(Record::decode(&record.encode()), Ok(record));
        }
    }

    #[test]
    fn damaged_records_are_refused() {
        for record in samples() {
            let bytes = record.encode();
            assert!(
                Record::decode(&bytes[..bytes.len() - 1]).is_err(),
                "{record:?}"
            );
            assert_eq!(
                Record::decode(&[&bytes[..], &[0]].concat()),
                Err("1 bytes too many".to_owned())
            );
        }
    }

    /// Stored tables outlive this program: these bytes may never mean anything else.
    #[test]
    fn the_stored_form_stays_as_it_is() {
        let hex: Vec<String> = samples()[7..]
            .iter()
            .map(|record| shamble_core::dice::hex(&record.encode()))
            .collect();
        assert_eq!(hex[0], format!("0006{}", "09".repeat(32)));
        assert_eq!(hex[1], "01012907b009000204726f6c6c");
        assert_eq!(hex[2], "0007dc0b01");
        assert_eq!(hex[4..7], ["000807", "000963", "000a"]);
        let id = |last: &str| format!("0a30613162316332643365{last}").replace("65f", "66");
        assert_eq!(
            hex[7..9],
            [format!("000b{}", id("")), format!("000c{}", id("f"))]
        );
        assert_eq!(
            hex[9..],
            [
                "000d03",
                "000e63",
                "000f07ac02",
                "0010",
                "0007dc0b03027b7d",
                "0011010100",
                "0012",
                "0013",
                "0014",
                "001501",
                &format!("001602{}", "05".repeat(32)),
                "0017010202426f",
                // A person, an address, a key, a secret and a language.
                "00180112687474703a2f2f702e6578616d706c652f78020408020709026672",
                "00191368747470733a2f2f702e6578616d706c652f78",
                "001a",
                &format!("001b0a323032362d31312d3136{}01", "05".repeat(32)),
            ]
        );
    }
}
