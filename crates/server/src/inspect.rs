//! A stored table looked at from outside: whether its records make sense, and who did what according to them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use shamble_core::Seat;
use shamble_core::log::{Entry, Input};

use crate::ledger;
use crate::record::{Record, What};

/// What the records of a sound table say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The game's id in the catalogue.
    pub game: String,
    /// How many inputs the game has, those taken back left out.
    pub n_inputs: usize,
    /// Whether the game has come to its end.
    pub is_over: bool,
    /// The state the game is in, in a few digits; empty before it began.
    pub state_hash: String,
    /// Every act that was ever accepted, in order, those taken back included.
    pub acts: Vec<Act>,
}

/// An act as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// The person and the number of the request; nothing for an act of a bot.
    pub cause: Option<(u32, u32)>,
    /// Who acted.
    pub seat: Seat,
    /// The action in words.
    pub action: String,
}

/// Why the records of a table make no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFlaw {
    /// In words.
    pub reason: String,
    /// How many records from the first on make sense; none if not even they do.
    pub n_sound: usize,
}

/// Reads every record and plays the game up to its last input.
pub fn inspect(records: &[Vec<u8>]) -> Result<Inspected, RecordFlaw> {
    load(records).map_err(|reason| RecordFlaw {
        reason,
        n_sound: sound_prefix(records),
    })
}

/// How many records from the first on can be loaded, given that not all can.
fn sound_prefix(records: &[Vec<u8>]) -> usize {
    // A table without its creator is no table.
    let (mut sound, mut unsound) = (2, records.len());
    if unsound <= sound || load(&records[..sound]).is_err() {
        return 0;
    }
    while unsound - sound > 1 {
        let middle = sound + (unsound - sound) / 2;
        if load(&records[..middle]).is_ok() {
            sound = middle;
        } else {
            unsound = middle;
        }
    }
    sound
}

/// Whatever is in the records: a panic in a game is an answer, too.
fn load(records: &[Vec<u8>]) -> Result<Inspected, String> {
    catch_unwind(AssertUnwindSafe(|| try_load(records)))
        .unwrap_or_else(|_| Err("its game panicked".to_owned()))
}

fn try_load(records: &[Vec<u8>]) -> Result<Inspected, String> {
    let loaded = ledger::load(records)?;
    let play = loaded.play.as_ref();
    let mut acts = Vec::new();
    for bytes in records {
        let record = Record::decode(bytes)?;
        let What::Input(input) = &record.what else {
            continue;
        };
        if let Input::Act { seat, action } = Entry::from(input).input {
            acts.push(Act {
                cause: record.cause.map(|cause| (cause.person.0.into(), cause.id)),
                seat,
                action,
            });
        }
    }
    Ok(Inspected {
        game: loaded.ledger.created.game,
        n_inputs: play.map_or(0, |play| play.table.log().len()),
        is_over: play.is_some_and(|play| play.table.outcome().is_some()),
        state_hash: play.map_or_else(String::new, |play| play.table.state_hash()),
        acts,
    })
}
