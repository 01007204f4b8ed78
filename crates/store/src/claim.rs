//! The right to write to a table, and what one finds on getting it.

use crate::{Record, TableId};

/// The right to write to one table, from [`Store::open`](crate::Store::open) until the next opening of it.
///
/// A copy stands for a second writer that believes what the first one believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub(crate) id: TableId,
    /// Which opening of the table this is; later ones are greater.
    pub(crate) opening: u64,
    /// Where a replicated log ends, as far as the writer knows.
    #[cfg(feature = "cluster")]
    pub(crate) tail: Option<Tail>,
}

/// The end of a replicated log as its owner left it.
#[cfg(feature = "cluster")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tail {
    /// The stream's number of the last message.
    pub(crate) seq: u64,
    /// The running hash up to and including that message.
    pub(crate) hash: u64,
    pub(crate) head: crate::TableHead,
}

impl Claim {
    pub(crate) fn new(id: TableId, opening: u64) -> Self {
        Self {
            id,
            opening,
            #[cfg(feature = "cluster")]
            tail: None,
        }
    }

    pub fn table(&self) -> TableId {
        self.id
    }
}

/// A table that was opened: the right to write to it, and all that is in its log.
#[derive(Clone, Debug)]
pub struct Opened {
    pub claim: Claim,
    pub records: Vec<Record>,
}
