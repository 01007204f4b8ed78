//! `shamble store`: what is in a file of tables, and what can be saved of a damaged one.

mod repair;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde::Serialize;
use shamble_core::text;
use shamble_server::inspect::inspect;
use shamble_store::{FileLock, Inspection, StoredTable, TableId};

use self::repair::repair;
use crate::commands::data;
use crate::failure::Failure;
use crate::out::Out;
use crate::words::{grouped, say};

/// Look after the file that keeps the tables.
#[derive(Args)]
pub(crate) struct StoreCommand {
    #[command(subcommand)]
    command: What,
}

#[derive(Subcommand)]
enum What {
    Check(Check),
}

/// Check the file, read every row and replay every game.
///
/// Nothing is changed without --repair. With it, what is sound is written into a new file that takes the place of the
/// old one; the old one is kept beside it. A table whose end is torn goes on from its last sound record; a table that is
/// damaged further up is left out. Stop the server first.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble store check --data /var/lib/shamble/tables.sqlite
  shamble store check --repair

Exit codes: 0 all is sound, or has been repaired; 1 something is damaged.")]
struct Check {
    /// File that keeps the tables, where it is not the usual one
    #[arg(long, value_name = "PATH")]
    data: Option<PathBuf>,
    /// Save what is sound
    #[arg(long)]
    repair: bool,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// What was found.
#[derive(Serialize)]
struct Report {
    path: String,
    /// What is wrong with the file as such.
    file: Vec<String>,
    n_tables: usize,
    n_records: u64,
    n_inputs: u64,
    damaged: Vec<Damaged>,
    /// What the old file is called now, if it was repaired.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<String>,
}

/// A table that cannot be played on as it is.
#[derive(Serialize)]
struct Damaged {
    table: String,
    reason: String,
    /// How many records from the first on make sense.
    n_sound: u64,
    remedy: Remedy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Remedy {
    /// Nothing sound lies behind the damage: the table goes on from before it.
    Cut,
    /// The table is left out.
    SetAside,
}

impl Report {
    fn is_sound(&self) -> bool {
        self.file.is_empty() && self.damaged.is_empty()
    }
}

impl StoreCommand {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        match self.command {
            What::Check(check) => check.run(out),
        }
    }
}

impl Check {
    fn run(self, out: &mut Out) -> Result<(), Failure> {
        let path = data::existing(self.data.clone())?;
        let failed = |reason: String| {
            let path = path.display().to_string();
            Failure::Failed(text!("cli-error-in-file", path = path, reason = reason))
        };
        // Who only looks may look while a server runs.
        let _lock = match self.repair {
            true => Some(FileLock::take(&path).map_err(|error| failed(error.to_string()))?),
            false => None,
        };
        let inspection = Inspection::open(&path).map_err(|error| failed(error.to_string()))?;
        let mut report = Report {
            path: path.display().to_string(),
            file: inspection.file_flaws(),
            n_tables: 0,
            n_records: 0,
            n_inputs: 0,
            damaged: Vec::new(),
            kept: None,
        };
        for id in inspection.ids() {
            look_at(&inspection, id, &mut report);
        }
        if self.repair && !report.is_sound() {
            let kept = repair(&path, inspection, &report).map_err(failed)?;
            report.kept = Some(kept.display().to_string());
        }
        if self.json {
            out.json(&report)?;
        } else {
            tell(&report, out)?;
        }
        if report.is_sound() || report.kept.is_some() {
            Ok(())
        } else {
            out.flush()?;
            Err(Failure::Told)
        }
    }
}

/// Reads and replays one table.
fn look_at(inspection: &Inspection, id: TableId, report: &mut Report) {
    let table = inspection.table(id);
    report.n_tables += 1;
    report.n_records += table.records.len() as u64;
    match judge(&table) {
        Ok(n_inputs) => report.n_inputs += n_inputs,
        Err(damaged) => report.damaged.push(damaged),
    }
}

/// How many inputs a sound table has, or what is wrong with it and what can be done.
fn judge(table: &StoredTable) -> Result<u64, Damaged> {
    let inspected = inspect(&table.records);
    let n_sound = match &inspected {
        Ok(_) => table.records.len(),
        Err(flaw) => flaw.n_sound,
    };
    let reason = match (&table.flaw, inspected) {
        (None, Ok(inspected)) => return Ok(inspected.n_inputs as u64),
        (Some(flaw), _) => flaw.detail.clone(),
        (None, Err(flaw)) => flaw.reason,
    };
    let n_sound_after = table.flaw.as_ref().map_or(0, |flaw| flaw.n_sound_after);
    // Records that were read but make no sense: if only the last one does, it is a torn end.
    let n_unexplained = table.records.len() - n_sound;
    let is_torn = table.head.is_some() && n_sound > 0 && n_sound_after == 0 && n_unexplained <= 1;
    Err(Damaged {
        table: table.id.to_string(),
        reason,
        n_sound: n_sound as u64,
        remedy: if is_torn {
            Remedy::Cut
        } else {
            Remedy::SetAside
        },
    })
}

fn tell(report: &Report, out: &mut Out) -> Result<(), Failure> {
    out.line(say(&text!(
        "cli-store-counted",
        path = report.path.as_str(),
        tables = report.n_tables,
        records = grouped(report.n_records),
        inputs = grouped(report.n_inputs)
    )))?;
    for flaw in &report.file {
        out.line(say(&text!("cli-store-file", reason = flaw.as_str())))?;
    }
    for damaged in &report.damaged {
        let (table, reason) = (damaged.table.as_str(), damaged.reason.as_str());
        let sound = grouped(damaged.n_sound);
        out.line(say(&match (damaged.remedy, &report.kept) {
            (_, None) => text!(
                "cli-store-damaged",
                table = table,
                reason = reason,
                sound = sound
            ),
            (Remedy::Cut, Some(_)) => {
                text!(
                    "cli-store-cut",
                    table = table,
                    reason = reason,
                    sound = sound
                )
            }
            (Remedy::SetAside, Some(_)) => {
                text!("cli-store-aside", table = table, reason = reason)
            }
        }))?;
    }
    out.line(say(&match &report.kept {
        Some(kept) => text!("cli-store-kept", kept = kept.as_str()),
        None if report.is_sound() => text!("cli-store-sound"),
        None => text!("cli-store-repairable"),
    }))
}
