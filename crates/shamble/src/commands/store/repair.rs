//! Putting what is sound into a new file, and the new file into the old one's place.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use shamble_server::inspect::inspect;
use shamble_store::{Inspection, Record, Salvage, TableHead, TableState};

use super::{Remedy, Report};

/// What SQLite keeps beside a file; it goes where the file goes.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// Writes a new file with everything sound, and answers what the old one is called now.
pub(super) fn repair(
    path: &Path,
    inspection: Inspection,
    report: &Report,
) -> Result<PathBuf, String> {
    let fresh = beside(path, ".repaired");
    // Left behind by a repair that was interrupted: nothing in it that is not in the old file.
    for end in ["", COMPANIONS[0], COMPANIONS[1]] {
        let _ = fs::remove_file(beside(&fresh, end));
    }
    salvage(&fresh, &inspection, report)?;
    drop(inspection);
    let kept = (1..)
        .map(|number| beside(path, &format!(".damaged-{number}")))
        .find(|kept| !kept.exists())
        .expect("numbers do not run out");
    let moved = |from: &Path, to: &Path| {
        fs::rename(from, to).map_err(|error| format!("{} cannot be moved: {error}", from.display()))
    };
    moved(path, &kept)?;
    for end in COMPANIONS {
        let companion = beside(path, end);
        if companion.exists() {
            moved(&companion, &beside(&kept, end))?;
        }
    }
    moved(&fresh, path)?;
    Ok(kept)
}

fn salvage(fresh: &Path, inspection: &Inspection, report: &Report) -> Result<(), String> {
    let said = |error: shamble_store::StoreError| error.to_string();
    let mut salvage = Salvage::create(fresh).map_err(said)?;
    for id in inspection.ids() {
        let table = inspection.table(id);
        let name = id.to_string();
        let damaged = report.damaged.iter().find(|damaged| damaged.table == name);
        let n_kept = match damaged {
            None => table.records.len(),
            Some(damaged) if damaged.remedy == Remedy::Cut => {
                usize::try_from(damaged.n_sound).unwrap_or(usize::MAX)
            }
            Some(_) => continue,
        };
        if let (Some(head), Some(records)) = (&table.head, table.records.get(..n_kept)) {
            let head = match damaged {
                Some(_) => cut_back(head, records),
                None => head.clone(),
            };
            salvage.keep(&head, records).map_err(said)?;
        }
    }
    salvage.finish().map_err(said)
}

/// A game that lost its last input is not over any more.
fn cut_back(head: &TableHead, records: &[Record]) -> TableHead {
    let state = match inspect(records) {
        Ok(table) if table.is_over => TableState::Finished,
        Ok(table) if !table.state_hash.is_empty() => TableState::Playing,
        _ => TableState::Open,
    };
    TableHead {
        state,
        ..head.clone()
    }
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(end);
    path.with_file_name(name)
}
