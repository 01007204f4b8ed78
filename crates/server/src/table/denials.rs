//! What was denied lately, and over which line.
//!
//! Only requests that were carried out are in the log. But a line that died without a word may still deliver the first
//! copy of a request after the second, over the next line, was denied; by then the game may allow it, and something would
//! happen that its sender was told did not. All lines end with this task, so its memory is enough.

use std::collections::{BTreeMap, VecDeque};

use super::ConnId;
use crate::limits::REMEMBERED_DENIALS;
use crate::seats::PersonId;

/// The last denied requests of each person.
#[derive(Default)]
pub(super) struct Denials(BTreeMap<PersonId, VecDeque<(u32, ConnId)>>);

impl Denials {
    pub(super) fn note(&mut self, person: PersonId, id: u32, conn: ConnId) {
        let lately = self.0.entry(person).or_default();
        // A copy that is denied for being one changes nothing for the line that heard the first no.
        if lately.iter().any(|&(denied, _)| denied == id) {
            return;
        }
        if lately.len() >= REMEMBERED_DENIALS {
            lately.pop_front();
        }
        lately.push_back((id, conn));
    }

    /// Whether a request was denied to the same person over another line. Over the same one it may be asked anew.
    pub(super) fn has_elsewhere(&self, person: PersonId, id: u32, conn: ConnId) -> bool {
        let lately = self.0.get(&person);
        lately.is_some_and(|lately| {
            let is_copy = |&(denied, over): &(u32, ConnId)| denied == id && over != conn;
            lately.iter().any(is_copy)
        })
    }
}
