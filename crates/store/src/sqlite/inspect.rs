//! Reading a file of tables that may be damaged, and writing what is sound of it into a new one.
//!
//! Nothing here changes the file that is read: whatever is wrong with it stays to be looked at.

use std::{collections::BTreeSet, path::Path};

use rusqlite::{Connection, OpenFlags, params};

use super::{
    BUSY_TIMEOUT, make_durable,
    migrate::{MIGRATIONS, check_owner, migrate},
    rows,
};
use crate::{Record, StoreError, TableHead, TableId, sum::sum};

/// How many flaws of the file itself are listed at most.
const MAX_FLAWS: usize = 20;

/// Which version of the schema first had sums.
const SUMS_SINCE: u32 = 2;

/// A file of tables, opened to be looked through.
pub struct Inspection {
    connection: Connection,
    has_sums: bool,
}

/// A table as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub id: TableId,
    /// Nothing if it cannot be read.
    pub head: Option<TableHead>,
    /// What is sound from the first record on.
    pub records: Vec<Record>,
    /// What comes after them, if not the end.
    pub flaw: Option<RowFlaw>,
}

/// Where a table stops making sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFlaw {
    pub detail: String,
    /// How many sound records lie behind it: none if only the end is torn.
    pub n_sound_after: u32,
}

impl Inspection {
    /// Opens the file without changing it. Fails only if there is nothing to look through.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        // Else nothing at all is read of a file that lost its end. Nothing is written through this connection.
        connection.pragma_update(None, "writable_schema", true)?;
        let version = check_owner(&connection, MIGRATIONS)?;
        Ok(Self {
            connection,
            has_sums: version >= SUMS_SINCE,
        })
    }

    /// What SQLite finds wrong with the file as such.
    pub fn file_flaws(&self) -> Vec<String> {
        let ask = || -> rusqlite::Result<Vec<String>> {
            let sql = format!("PRAGMA integrity_check({MAX_FLAWS})");
            let mut check = self.connection.prepare(&sql)?;
            let lines = check.query_map([], |row| row.get(0))?;
            lines.collect()
        };
        match ask() {
            Ok(lines) if lines == ["ok"] => Vec::new(),
            Ok(lines) => lines,
            Err(error) => vec![error.to_string()],
        }
    }

    /// Every table there is any trace of, in order.
    pub fn ids(&self) -> Vec<TableId> {
        let mut ids = BTreeSet::new();
        // Any of these may be damaged: what one of them lost, another may still have.
        for sql in [
            "SELECT id FROM tables NOT INDEXED ORDER BY id",
            "SELECT id FROM tables NOT INDEXED ORDER BY id DESC",
            "SELECT id FROM tables INDEXED BY tables_by_state WHERE state > ''",
            "SELECT DISTINCT table_id FROM records ORDER BY table_id",
            "SELECT DISTINCT table_id FROM records ORDER BY table_id DESC",
        ] {
            let Ok(mut select) = self.connection.prepare(sql) else {
                continue;
            };
            let Ok(found) = select.query_map([], |row| row.get::<_, TableId>(0)) else {
                continue;
            };
            // A row that cannot be read does not hide the ones behind it; a page that cannot be read ends the walk.
            ids.extend(found.take(crate::MAX_TABLE_RECORDS as usize).flatten());
        }
        ids.into_iter().collect()
    }

    /// One table, as far as it can be read.
    pub fn table(&self, id: TableId) -> StoredTable {
        let (head, no_head) = match rows::head(&self.connection, id) {
            Ok(head) => (Some(head), None),
            Err(error) => (None, Some(format!("its head cannot be read: {error}"))),
        };
        let mut records = Vec::new();
        let mut detail = self.read_records(id, &mut records).err();
        let n_found = u32::try_from(records.len()).unwrap_or(u32::MAX);
        if let Some(head) = &head
            && detail.is_none()
            && head.n_records != n_found
        {
            detail = Some(format!(
                "it should have {} records but has {n_found}",
                head.n_records
            ));
        }
        let detail = no_head.or(detail);
        let flaw = detail.map(|detail| RowFlaw {
            detail,
            n_sound_after: self.count_sound_after(id, n_found),
        });
        StoredTable {
            id,
            head,
            records,
            flaw,
        }
    }

    /// Adds records up to the first that is missing or damaged, and says what is wrong with that one.
    fn read_records(&self, id: TableId, records: &mut Vec<Record>) -> Result<(), String> {
        let read = |error: rusqlite::Error| error.to_string();
        let mut select = self.connection.prepare(self.select()).map_err(read)?;
        let mut found = select.query(params![id, 0]).map_err(read)?;
        let mut seq = 0;
        while let Some(row) = found.next().map_err(|error| at(seq, &error))? {
            let number: u32 = row.get(0).map_err(|error| at(seq, &error))?;
            if number != seq {
                return Err(format!("record {seq} is missing, the next one is {number}"));
            }
            let body: Record = row.get(1).map_err(|error| at(seq, &error))?;
            let written: Option<u32> = row.get(2).map_err(|error| at(seq, &error))?;
            if written.is_some_and(|written| written != sum(id, seq, &body)) {
                return Err(format!("record {seq} is not what was written"));
            }
            records.push(body);
            seq += 1;
        }
        Ok(())
    }

    fn count_sound_after(&self, id: TableId, seq: u32) -> u32 {
        let Ok(mut select) = self.connection.prepare(self.select()) else {
            return 0;
        };
        let Ok(found) = select.query_map(params![id, seq], |row| {
            let (number, body): (u32, Record) = (row.get(0)?, row.get(1)?);
            let written: Option<u32> = row.get(2)?;
            Ok(number > seq && written.is_none_or(|written| written == sum(id, number, &body)))
        }) else {
            return 0;
        };
        let n_sound = found
            .take(crate::MAX_TABLE_RECORDS as usize)
            .filter(|is_sound| matches!(is_sound, Ok(true)))
            .count();
        u32::try_from(n_sound).unwrap_or(u32::MAX)
    }

    fn select(&self) -> &'static str {
        if self.has_sums {
            "SELECT seq, body, sum FROM records WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq"
        } else {
            "SELECT seq, body, NULL FROM records WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq"
        }
    }
}

fn at(seq: u32, error: &rusqlite::Error) -> String {
    format!("record {seq} cannot be read: {error}")
}

/// A new file for what is sound.
pub struct Salvage {
    connection: Connection,
}

impl Salvage {
    /// Begins a new file; there must be none of that name.
    pub fn create(path: &Path) -> Result<Self, StoreError> {
        std::fs::File::create_new(path).map_err(StoreError::storage)?;
        let mut connection = Connection::open(path)?;
        make_durable(&connection)?;
        migrate(&mut connection, MIGRATIONS)?;
        Ok(Self { connection })
    }

    /// Keeps a table with these records.
    pub fn keep(&mut self, head: &TableHead, records: &[Record]) -> Result<(), StoreError> {
        let n_records = u32::try_from(records.len()).map_err(|_| StoreError::Full)?;
        let head = TableHead {
            n_records,
            ..head.clone()
        };
        let transaction = self.connection.transaction()?;
        if !rows::insert_head(&transaction, &head)? {
            return Err(StoreError::Exists(head.id));
        }
        rows::insert_records(&transaction, head.id, 0, records)?;
        Ok(transaction.commit()?)
    }

    /// Closes the file; everything is on the disk, and in this one file.
    pub fn finish(self) -> Result<(), StoreError> {
        self.connection
            .close()
            .map_err(|(_, error)| StoreError::from(error))
    }
}
