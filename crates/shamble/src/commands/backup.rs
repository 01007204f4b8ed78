//! `shamble backup`: a copy of the tables, also while a server works on them.

use std::path::PathBuf;

use clap::Args;
use shamble_core::text;
use shamble_store::backup;

use crate::commands::data;
use crate::failure::Failure;
use crate::out::Out;
use crate::words::say;

/// Copy the tables into a new file, also while a server runs.
///
/// The copy shows all tables as they were at one instant, and is checked before it gets its name.
#[derive(Args)]
#[command(after_help = "\
Example:
  shamble backup tables-monday.sqlite --data /var/lib/shamble/tables.sqlite

The secrets of the server, which stand beside the tables, are copied beside the copy.
To go back to a copy, stop the server and start it with --data on the copy.")]
pub(crate) struct Backup {
    /// The new file; nothing is ever overwritten
    #[arg(value_name = "DEST")]
    dest: PathBuf,
    /// File that keeps the tables, where it is not the usual one
    #[arg(long, value_name = "PATH")]
    data: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let data = data::existing(self.data)?;
        let n_tables = backup(&data, &self.dest).map_err(|error| {
            Failure::Failed(text!("cli-error-reason", reason = error.to_string()))
        })?;
        // What the server keeps to itself goes along, for nobody else to read; a copy that is there stays.
        let (secrets, copy) = (data::secrets_path(&data), data::secrets_path(&self.dest));
        if secrets.is_file() && !copy.exists() {
            std::fs::copy(&secrets, &copy).map_err(|error| {
                let reason = format!("{}: {error}", copy.display());
                Failure::Failed(text!("cli-error-reason", reason = reason))
            })?;
        }
        out.line(say(&text!(
            "cli-backup-made",
            tables = n_tables,
            path = self.dest.display().to_string()
        )))
    }
}
