//! What one message of a table's log holds: a whole write, so that it happens as one or not at all.
//!
//! A public format: version, running hash, then the fields in postcard. Fields may only be added with a new version.
//! Version 1 had no mark of its own: it stood after the code, with a space between them.

use serde::{Deserialize, Serialize};

use crate::{Record, StoreError, TableHead, TableId, TableState};

/// The form of the messages; stands in the first byte of each.
const VERSION: u8 = 2;
const WITHOUT_MARK: u8 = 1;
const HASH_BYTES: usize = 8;

/// One write to a table, and the table's head after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Envelope {
    pub(super) kind: Kind,
    /// The run of the server that wrote it.
    pub(super) owner: String,
    /// How often the table had been opened by then.
    pub(super) opening: u64,
    /// How many records the table had before.
    pub(super) n_before: u32,
    pub(super) records: Vec<Record>,
    pub(super) created_ms: i64,
    pub(super) updated_ms: i64,
    pub(super) game: String,
    pub(super) code: String,
    pub(super) state: State,
    pub(super) mark: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Kind {
    Created,
    Opened,
    Appended,
    /// The last one; the messages before it are on their way out.
    Deleted,
}

/// [`TableState`] in its stored form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum State {
    Open,
    Playing,
    Finished,
}

impl From<TableState> for State {
    fn from(state: TableState) -> Self {
        match state {
            TableState::Open => Self::Open,
            TableState::Playing => Self::Playing,
            TableState::Finished => Self::Finished,
        }
    }
}

impl From<State> for TableState {
    fn from(state: State) -> Self {
        match state {
            State::Open => Self::Open,
            State::Playing => Self::Playing,
            State::Finished => Self::Finished,
        }
    }
}

impl Envelope {
    /// A write by `owner` after which the table has this head.
    pub(super) fn new(
        kind: Kind,
        owner: &str,
        opening: u64,
        records: Vec<Record>,
        head: &TableHead,
    ) -> Self {
        let n_added = u32::try_from(records.len()).expect("a write is bounded");
        Self {
            kind,
            owner: owner.to_owned(),
            opening,
            n_before: head.n_records - n_added,
            records,
            created_ms: head.created_ms,
            updated_ms: head.updated_ms,
            game: head.game.clone(),
            code: head.code.clone(),
            state: head.state.into(),
            mark: head.mark.clone(),
        }
    }

    pub(super) fn head(&self, id: TableId) -> TableHead {
        TableHead {
            id,
            created_ms: self.created_ms,
            updated_ms: self.updated_ms,
            game: self.game.clone(),
            code: self.code.clone(),
            mark: self.mark.clone(),
            state: self.state.into(),
            n_records: self.n_before + self.records.len() as u32,
        }
    }

    /// The message, and the running hash up to and including it.
    pub(super) fn encode(&self, hash_before: u64) -> (Vec<u8>, u64) {
        let body = postcard::to_allocvec(self).expect("an envelope has no unbounded parts");
        let hash = go_on(hash_before, &body);
        let mut bytes = Vec::with_capacity(1 + HASH_BYTES + body.len());
        bytes.push(VERSION);
        bytes.extend(hash.to_le_bytes());
        bytes.extend(body);
        (bytes, hash)
    }

    /// What a message says, and the running hash it claims; `follows` tells whether that is right.
    pub(super) fn decode(id: TableId, bytes: &[u8]) -> Result<(Self, u64), StoreError> {
        let damaged = |detail: String| StoreError::Damaged { id, detail };
        let (&version, rest) = bytes
            .split_first()
            .ok_or_else(|| damaged("a message is empty".to_owned()))?;
        if !(WITHOUT_MARK..=VERSION).contains(&version) {
            let detail = format!("a message has version {version}, this program knows {VERSION}");
            return Err(damaged(detail));
        }
        let (hash, body) = rest
            .split_first_chunk::<HASH_BYTES>()
            .ok_or_else(|| damaged("a message is too short".to_owned()))?;
        let read = |body: &[u8]| -> Result<Self, StoreError> {
            postcard::from_bytes(body).map_err(|error| damaged(error.to_string()))
        };
        let envelope = if version == WITHOUT_MARK {
            // A zero says that there is none.
            let mut envelope = read(&[body, &[0]].concat())?;
            if let Some((code, mark)) = envelope.code.clone().split_once(' ') {
                (envelope.code, envelope.mark) = (code.to_owned(), Some(mark.to_owned()));
            }
            envelope
        } else {
            read(body)?
        };
        Ok((envelope, u64::from_le_bytes(*hash)))
    }

    /// Whether a message follows another with this running hash.
    pub(super) fn follows(bytes: &[u8], hash_before: u64, hash: u64) -> bool {
        bytes
            .get(1 + HASH_BYTES..)
            .is_some_and(|body| go_on(hash_before, body) == hash)
    }
}

/// FNV-1a: it finds what is missing or foreign; nobody is kept from forging it.
fn go_on(hash: u64, bytes: &[u8]) -> u64 {
    let begin = hash ^ 0xcbf2_9ce4_8422_2325;
    bytes.iter().fold(begin, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> (TableId, Envelope) {
        let id = TableId::from_bytes([1, 2, 3, 4, 5, 6, 7]);
        let head = TableHead {
            id,
            created_ms: 1,
            updated_ms: 2,
            game: "cliche".into(),
            code: "7kab".into(),
            mark: Some("m".into()),
            state: TableState::Playing,
            n_records: 5,
        };
        let records = vec![vec![7], vec![8, 9]];
        (id, Envelope::new(Kind::Appended, "n1", 3, records, &head))
    }

    /// Logs outlive this program: these bytes may never mean anything else.
    #[test]
    fn the_stored_form_stays_as_it_is() {
        let (id, envelope) = sample();
        let (bytes, hash) = envelope.encode(0);
        assert_eq!(bytes[0], 2);
        assert_eq!(bytes[1..9], hash.to_le_bytes());
        let body =
            b"\x02\x02n1\x03\x03\x02\x01\x07\x02\x08\x09\x02\x04\x06cliche\x047kab\x01\x01\x01m";
        assert_eq!(&bytes[9..], body);
        assert_eq!(Envelope::decode(id, &bytes).unwrap(), (envelope, hash));
    }

    #[test]
    fn messages_without_a_mark_of_its_own_are_read() {
        let (id, mut envelope) = sample();
        let old = |code: &[u8]| {
            let before = b"\x02\x02n1\x03\x03\x02\x01\x07\x02\x08\x09\x02\x04\x06cliche";
            let body = [&before[..], code, b"\x01"].concat();
            let hash = go_on(0, &body);
            let bytes = [&[1][..], &hash.to_le_bytes(), &body].concat();
            assert!(Envelope::follows(&bytes, 0, hash));
            Envelope::decode(id, &bytes).unwrap().0
        };
        assert_eq!(old(b"\x067kab m"), envelope);
        envelope.mark = None;
        assert_eq!(old(b"\x047kab"), envelope);
    }

    #[test]
    fn what_is_not_ours_or_not_next_is_found() {
        let (id, envelope) = sample();
        let (bytes, hash) = envelope.encode(77);
        assert!(Envelope::follows(&bytes, 77, hash));
        assert!(!Envelope::follows(&bytes, 78, hash));
        let refusal = |bytes: &[u8]| Envelope::decode(id, bytes).unwrap_err().to_string();
        assert!(refusal(&[]).ends_with("a message is empty"));
        assert!(refusal(&[1, 2]).ends_with("a message is too short"));
        let newer = [&[3], &bytes[1..]].concat();
        assert!(refusal(&newer).ends_with("a message has version 3, this program knows 2"));
    }
}
