//! What people were told against what is stored: nothing lost, nothing twice, nothing that was denied.

use std::collections::BTreeMap;
use std::path::Path;

use shamble_server::inspect::inspect;
use shamble_store::{Sqlite, Store};

use crate::person::Book;
use crate::{Failed, Report};

/// What somebody was told at a table.
pub(crate) struct Witness {
    /// The table's id.
    pub(crate) table: String,
    /// People are numbered in the order in which they came.
    pub(crate) person: u32,
    /// Everything they were told.
    pub(crate) book: Book,
}

/// Compares all books with the file of a server that has stopped.
pub(crate) async fn audit(
    data: &Path,
    witnesses: &[Witness],
    report: &mut Report,
) -> Result<(), Failed> {
    let store = Sqlite::open(data)?;
    let mut tables: Vec<&str> = witnesses.iter().map(|one| one.table.as_str()).collect();
    tables.sort_unstable();
    tables.dedup();
    for table in tables {
        report.count("tables", 1);
        let records = store.load(table.parse()?).await?;
        let stored = match inspect(&records) {
            Ok(stored) => stored,
            Err(flaw) => {
                report.found(format!("table {table}: {}", flaw.reason));
                continue;
            }
        };
        report.count("inputs stored", stored.n_inputs as u64);
        let mut by_cause: BTreeMap<(u32, u32), Vec<&str>> = BTreeMap::new();
        for act in &stored.acts {
            if let Some(cause) = act.cause {
                by_cause.entry(cause).or_default().push(&act.action);
            }
        }
        for witness in witnesses.iter().filter(|one| one.table == table) {
            compare(witness, &by_cause, report);
        }
    }
    store.close().await?;
    Ok(())
}

fn compare(witness: &Witness, stored: &BTreeMap<(u32, u32), Vec<&str>>, report: &mut Report) {
    let Witness {
        table,
        person,
        book,
    } = witness;
    report.count("acts acknowledged", book.acked.len() as u64);
    let at = |id: &u32| stored.get(&(*person, *id)).map_or(&[][..], Vec::as_slice);
    for id in &book.acked {
        let n_stored = at(id).len();
        if n_stored != 1 {
            report.found(format!(
                "table {table}: act {id} of person {person} was acknowledged and is stored {n_stored} times"
            ));
        }
    }
    for (id, answer) in &book.denied {
        if !at(id).is_empty() {
            report.found(format!(
                "table {table}: act {id} of person {person} was denied with {answer} and is stored"
            ));
        }
    }
    let of_person = stored.iter().filter(|((whose, _), _)| whose == person);
    for ((_, id), actions) in of_person {
        let is_as_sent = book.sent.get(id).map(String::as_str) == actions.first().copied();
        if actions.len() != 1 || !is_as_sent {
            report.found(format!(
                "table {table}: request {id} of person {person} was {:?} and is stored as {actions:?}",
                book.sent.get(id)
            ));
        }
    }
    for oddity in &book.oddities {
        report.found(format!("table {table}, person {person}: {oddity}"));
    }
}
