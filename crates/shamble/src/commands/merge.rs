//! `shamble merge`: adds parts of a series up.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use shamble_core::text;
use shamble_lab::{Partial, Report};

use super::simulate::{files, print};
use crate::failure::Failure;
use crate::origin::origin;
use crate::out::Out;

/// Add up parts of a series that were played apart.
///
/// Parts are what `shamble simulate --partial FILE` writes. They must be of the same series, played by the same version,
/// and no game may be in two of them; the sum is what one run would have given.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble simulate cliche --games 500 --partial a.json
  shamble simulate cliche --first 500 --games 500 --partial b.json
  shamble merge a.json b.json")]
pub(crate) struct Merge {
    /// The parts
    #[arg(required = true, value_name = "FILE")]
    parts: Vec<PathBuf>,
    /// Write the sum as a part, too
    #[arg(long, value_name = "FILE")]
    partial: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

impl Merge {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        let mut parts = Vec::with_capacity(self.parts.len());
        for path in &self.parts {
            let name = path.display().to_string();
            let text = fs::read_to_string(path).map_err(|error| {
                let reason = error.to_string();
                Failure::Usage(text!(
                    "cli-error-unreadable",
                    path = name.as_str(),
                    reason = reason
                ))
            })?;
            let part = Partial::read(&text).map_err(|error| {
                let reason = error.to_string();
                Failure::Usage(text!(
                    "cli-error-in-file",
                    path = name.as_str(),
                    reason = reason
                ))
            })?;
            parts.push(part);
        }
        let mut whole = Partial::merge(parts).map_err(|error| {
            Failure::Usage(text!("cli-error-reason", reason = error.to_string()))
        })?;
        whole.origin.command = origin().command;
        if let Some(path) = &self.partial {
            fs::write(path, whole.write()).map_err(|error| files::unwritable(path, &error))?;
        }
        if let Some(path) = &self.report {
            files::write_page(path, vec![(String::new(), &whole)], None)?;
        }
        let report = Report::new(&whole);
        if self.json {
            return out.json(&report);
        }
        print::report(&report, out)
    }
}
