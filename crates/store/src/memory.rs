//! A store that lasts as long as the program: for tests, and for tables nobody needs to keep.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, btree_map},
    sync::{Mutex, PoisonError},
};

use crate::{
    Append, Claim, HeadQuery, NewTable, Opened, Record, Store, StoreError, StoreFuture, TableHead,
    TableId,
};

/// A store that lasts as long as the program.
pub struct Memory {
    /// `None` once closed.
    tables: Mutex<Option<Tables>>,
}

type Tables = BTreeMap<TableId, Table>;

struct Table {
    head: TableHead,
    records: Vec<Record>,
    /// How often it was opened: the last opener writes.
    generation: u64,
}

impl Memory {
    pub fn new() -> Self {
        Self {
            tables: Mutex::new(Some(Tables::new())),
        }
    }

    fn with<'a, T>(
        &'a self,
        f: impl FnOnce(&mut Tables) -> Result<T, StoreError> + Send + 'a,
    ) -> StoreFuture<'a, T> {
        Box::pin(async move {
            // Every change below is made whole or not at all, so a panic elsewhere leaves the tables sound.
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            f(tables.as_mut().ok_or(StoreError::Closed)?)
        })
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

impl Store for Memory {
    fn create(&self, table: NewTable, first: Vec<Record>) -> StoreFuture<'_, u32> {
        self.with(move |tables| {
            let new_len = table.new_len(&first)?;
            match tables.entry(table.id) {
                btree_map::Entry::Occupied(_) => Err(StoreError::Exists(table.id)),
                btree_map::Entry::Vacant(place) => {
                    place.insert(Table {
                        head: table.into_head(new_len),
                        records: first,
                        generation: 0,
                    });
                    Ok(new_len)
                }
            }
        })
    }

    fn open(&self, id: TableId) -> StoreFuture<'_, Opened> {
        self.with(move |tables| {
            let table = tables.get_mut(&id).ok_or(StoreError::UnknownTable(id))?;
            table.generation += 1;
            Ok(Opened {
                claim: Claim::new(id, table.generation),
                records: table.records.clone(),
            })
        })
    }

    fn append<'a>(&'a self, claim: &'a mut Claim, append: Append) -> StoreFuture<'a, u32> {
        self.with(move |tables| {
            let new_len = append.new_len()?;
            let Table { head, records, .. } = claimed(tables, claim)?;
            if append.expected != head.n_records {
                let (expected, actual) = (append.expected, head.n_records);
                return Err(StoreError::Stale { expected, actual });
            }
            records.extend(append.records);
            head.n_records = new_len;
            head.updated_ms = append.at_ms;
            head.state = append.state.unwrap_or(head.state);
            Ok(new_len)
        })
    }

    fn load_from(&self, id: TableId, seq: u32) -> StoreFuture<'_, Vec<Record>> {
        self.with(move |tables| {
            let table = tables.get(&id).ok_or(StoreError::UnknownTable(id))?;
            let wanted = table.records.get(seq as usize..);
            let actual = table.head.n_records;
            wanted.map(<[_]>::to_vec).ok_or(StoreError::Stale {
                expected: seq,
                actual,
            })
        })
    }

    fn head(&self, id: TableId) -> StoreFuture<'_, TableHead> {
        self.with(move |tables| {
            let table = tables.get(&id).ok_or(StoreError::UnknownTable(id))?;
            Ok(table.head.clone())
        })
    }

    fn heads(&self, query: HeadQuery) -> StoreFuture<'_, Vec<TableHead>> {
        self.with(move |tables| {
            let mut heads: Vec<_> = tables
                .values()
                .map(|table| &table.head)
                .filter(|head| query.matches(head))
                .cloned()
                .collect();
            heads.sort_by_key(|head| (Reverse(head.updated_ms), head.id));
            heads.truncate(query.limit as usize);
            Ok(heads)
        })
    }

    fn delete(&self, claim: Claim) -> StoreFuture<'_, ()> {
        self.with(move |tables| {
            claimed(tables, &claim)?;
            tables.remove(&claim.id);
            Ok(())
        })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        self.with(|_| Ok(()))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            *self.tables.lock().unwrap_or_else(PoisonError::into_inner) = None;
            Ok(())
        })
    }
}

/// The table, for whoever opened it last.
fn claimed<'a>(tables: &'a mut Tables, claim: &Claim) -> Result<&'a mut Table, StoreError> {
    let id = claim.id;
    let table = tables.get_mut(&id).ok_or(StoreError::UnknownTable(id))?;
    if table.generation == claim.opening {
        Ok(table)
    } else {
        Err(StoreError::Deposed(id))
    }
}
