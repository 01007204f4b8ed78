//! Who made which of the tables that are open or playing, so that one address cannot take all there are.
//!
//! Addresses are kept in memory only, and only for as long as the table runs; after a restart nobody has made any.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use shamble_store::TableId;

use crate::error::Fault;

#[derive(Debug)]
pub(crate) struct Founders {
    max: usize,
    tables: Mutex<BTreeMap<IpAddr, BTreeSet<TableId>>>,
}

impl Founders {
    pub(crate) fn new(max: usize) -> Self {
        Self {
            max,
            tables: Mutex::default(),
        }
    }

    /// Whether this address may make one more table.
    pub(crate) fn check(
        &self,
        address: IpAddr,
        is_alive: impl Fn(TableId) -> bool,
    ) -> Result<(), Fault> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(made) = tables.get_mut(&address) else {
            return Ok(());
        };
        if made.len() < self.max {
            return Ok(());
        }
        made.retain(|table| is_alive(*table));
        if made.len() < self.max {
            Ok(())
        } else {
            Err(Fault::AddressTables(self.max))
        }
    }

    /// Notes a table that was made, and forgets addresses whose tables have all ended.
    pub(crate) fn note(
        &self,
        address: IpAddr,
        table: TableId,
        is_alive: impl Fn(TableId) -> bool,
        max_tables: usize,
    ) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.len() > max_tables {
            // There are no more founders of living tables than living tables.
            tables.retain(|_, made| {
                made.retain(|table| is_alive(*table));
                !made.is_empty()
            });
        }
        tables.entry(address).or_default().insert(table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(n: u8) -> TableId {
        TableId::from_bytes([n; TableId::N_BYTES])
    }

    #[test]
    fn tables_that_ended_count_no_more() {
        let founders = Founders::new(2);
        let (eve, ada) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        for n in [1, 2] {
            assert_eq!(founders.check(eve, |_| true), Ok(()));
            founders.note(eve, table(n), |_| true, 10);
        }
        assert_eq!(founders.check(eve, |_| true), Err(Fault::AddressTables(2)));
        assert_eq!(founders.check(ada, |_| true), Ok(()));
        assert_eq!(founders.check(eve, |made| made != table(1)), Ok(()));
    }

    #[test]
    fn addresses_of_ended_tables_are_forgotten() {
        let founders = Founders::new(2);
        for n in 0..100 {
            founders.note(IpAddr::from([10, 0, 0, n]), table(n), |_| false, 5);
        }
        assert!(founders.tables.lock().unwrap().len() <= 6);
    }
}
