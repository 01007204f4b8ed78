//! The stored form of a table's inputs, written from outside the server: how a pair of worlds gets its past.

use shamble_core::Seed;
use shamble_core::log::{Entry, Input};
use shamble_store::Record;

/// The numbers of kinds of records and inputs. They may never change: stored tables outlive programs.
const STARTED: u8 = 6;
const INPUT: u8 = 7;
const ACT: u8 = 0;
const WAKE: u8 = 1;
const RESEED: u8 = 2;
const POSITION: u8 = 3;

/// The records of a table that began, with another seed and this log instead of its own.
pub(crate) fn retold(begun: &[Record], seed: Seed, log: &[Entry]) -> Vec<Record> {
    let mut records: Vec<Record> = Vec::new();
    for record in begun {
        if kind_of(record) == STARTED {
            let mut started = vec![0, STARTED];
            started.extend(seed.0);
            records.push(started);
            break;
        }
        records.push(record.clone());
    }
    records.extend(log.iter().map(input));
    records
}

/// Which kind of record it is; before that stands the request that asked for it, if one did.
fn kind_of(record: &[u8]) -> u8 {
    let mut rest = &record[1..];
    if record[0] != 0 {
        for _ in 0..2 {
            let length = 1 + rest.iter().take_while(|byte| **byte >= 0x80).count();
            rest = &rest[length..];
        }
    }
    rest[0]
}

fn input(entry: &Entry) -> Record {
    let mut bytes = vec![0, INPUT];
    number(&mut bytes, entry.at.0 as usize);
    match &entry.input {
        Input::Act { seat, action } => {
            bytes.extend([ACT, u8::try_from(seat.index()).unwrap()]);
            text(&mut bytes, action);
        }
        Input::Wake => bytes.push(WAKE),
        Input::Reseed(seed) => {
            bytes.push(RESEED);
            bytes.extend(seed.0);
        }
        Input::Position(position) => {
            bytes.push(POSITION);
            text(&mut bytes, position);
        }
    }
    bytes
}

fn text(bytes: &mut Vec<u8>, text: &str) {
    number(bytes, text.len());
    bytes.extend(text.as_bytes());
}

fn number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(u8::try_from(number & 0x7f).unwrap() | 0x80);
        number >>= 7;
    }
    bytes.push(u8::try_from(number).unwrap());
}
