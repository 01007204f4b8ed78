//! What is known of a table without reading its log, and how heads are asked for.

use crate::{Slot, TableId};

/// A table at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHead {
    pub id: TableId,
    /// Unix milliseconds.
    pub created_ms: i64,
    /// Unix milliseconds of the last append, or of the creation.
    pub updated_ms: i64,
    /// The game's id in the catalogue.
    pub game: String,
    /// What people call it by.
    pub code: String,
    /// What its server notes about it; nothing to the store.
    pub mark: Option<String>,
    pub state: TableState,
    pub n_records: u32,
}

/// A table about to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    pub id: TableId,
    /// Unix milliseconds.
    pub created_ms: i64,
    /// The game's id in the catalogue.
    pub game: String,
    /// What people call it by.
    pub code: String,
    /// What its server notes about it; nothing to the store.
    pub mark: Option<String>,
    /// Usually [`TableState::Open`]; a fork may start in the middle of play.
    pub state: TableState,
}

impl NewTable {
    pub(crate) fn into_head(self, n_records: u32) -> TableHead {
        let Self {
            id,
            created_ms,
            game,
            code,
            mark,
            state,
        } = self;
        TableHead {
            id,
            created_ms,
            updated_ms: created_ms,
            game,
            code,
            mark,
            state,
            n_records,
        }
    }
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableState {
    /// Seats are being taken.
    Open,
    Playing,
    Finished,
}

impl TableState {
    pub const ALL: [Self; 3] = [Self::Open, Self::Playing, Self::Finished];

    /// The word it is stored under; never changes once released.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
        }
    }
}

/// Which heads are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadQuery {
    pub states: Vec<TableState>,
    /// Only tables of these slots; `None` for all of them.
    pub slots: Option<Vec<Slot>>,
    /// Only tables that last changed before this instant, as pruning wants them.
    pub updated_before_ms: Option<i64>,
    /// No more than this many, the latest ones.
    pub limit: u32,
}

impl HeadQuery {
    /// Every table in any of these states.
    pub fn in_states(states: &[TableState]) -> Self {
        Self {
            states: states.to_vec(),
            slots: None,
            updated_before_ms: None,
            limit: u32::MAX,
        }
    }

    /// No more than this many, the latest ones.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.limit = limit;
        self
    }

    /// Only tables of these slots.
    #[must_use]
    pub fn in_slots(mut self, slots: Vec<Slot>) -> Self {
        self.slots = Some(slots);
        self
    }

    /// Only tables that last changed before this instant.
    #[must_use]
    pub fn updated_before(mut self, ms: i64) -> Self {
        self.updated_before_ms = Some(ms);
        self
    }

    pub(crate) fn matches(&self, head: &TableHead) -> bool {
        let slots = self.slots.as_ref();
        self.states.contains(&head.state)
            && slots.is_none_or(|slots| slots.contains(&head.id.slot()))
            && self.updated_before_ms.is_none_or(|ms| head.updated_ms < ms)
    }
}
