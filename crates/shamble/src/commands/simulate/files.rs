//! What a series writes besides its summary: rows, replays, and the page with plots.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use shamble_core::text;
use shamble_lab::{
    Columns, Comparison, Format, GameRow, Origin, Partial, Plan, Rows, RowsError, Series, page,
};

use super::variants::Cell;
use super::{Simulate, Which, refused};
use crate::failure::Failure;
use crate::words::{lang, say};

/// Everything that is written game by game.
pub(super) struct Files {
    rows: Vec<(PathBuf, Rows<BufWriter<File>>)>,
    replays: Option<(PathBuf, Option<Which>)>,
    n_cells: usize,
}

impl Files {
    pub(super) fn create(asked: &Simulate, cells: &[Cell]) -> Result<Self, Failure> {
        let plans: Vec<Plan> = cells.iter().map(|cell| cell.plan.clone()).collect();
        let wanted = [
            (&asked.rows, Columns::Games),
            (&asked.seat_rows, Columns::Seats),
            (&asked.turn_rows, Columns::Turns),
        ];
        // Names are checked before anything is written.
        for path in wanted.iter().filter_map(|(path, _)| path.as_ref()) {
            if Format::of(path).is_none() {
                let path = path.display().to_string();
                return Err(Failure::Usage(text!("cli-error-rows-name", path = path)));
            }
        }
        let mut rows = Vec::new();
        for (path, columns) in wanted {
            let Some(path) = path else { continue };
            let format = Format::of(path).expect("checked above");
            let file = File::create(path).map_err(|error| unwritable(path, &error))?;
            let file = Rows::new(BufWriter::new(file), format, columns, &plans);
            rows.push((
                path.clone(),
                file.map_err(|error| rows_failed(path, error, &asked.game))?,
            ));
        }
        if let Some(folder) = &asked.save_replays {
            fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
        }
        Ok(Self {
            rows,
            replays: asked
                .save_replays
                .clone()
                .map(|folder| (folder, asked.only)),
            n_cells: cells.len(),
        })
    }

    /// One more game of cell `number`.
    pub(super) fn add(
        &mut self,
        number: usize,
        origin: &Origin,
        series: &Series,
        row: &GameRow,
    ) -> Result<(), Failure> {
        for (path, rows) in &mut self.rows {
            rows.write(origin, series, row)
                .map_err(|error| rows_failed(path, error, &series.game))?;
        }
        let Some((folder, only)) = &self.replays else {
            return Ok(());
        };
        if only.is_some_and(|only| (only == Which::Won) != row.won) {
            return Ok(());
        }
        let bots = series.bots.iter().enumerate();
        let names: Vec<String> = bots.map(|(seat, bot)| format!("{bot} {seat}")).collect();
        let replay = row.replay(series, &names);
        let cell = if self.n_cells > 1 {
            format!("{}-", number + 1)
        } else {
            String::new()
        };
        let path = folder.join(format!("{}-{cell}{}.replay", series.game, row.index));
        fs::write(&path, replay.write()).map_err(|error| unwritable(&path, &error))
    }

    /// Everything must have arrived.
    pub(super) fn finish(self) -> Result<(), Failure> {
        for (path, rows) in self.rows {
            rows.finish().map_err(|error| unwritable(&path, &error))?;
        }
        Ok(())
    }
}

/// Writes the page with plots of these series, and what the comparison of two of them says.
pub(in crate::commands) fn write_page(
    path: &Path,
    parts: Vec<(String, &Partial)>,
    comparison: Option<&Comparison>,
) -> Result<(), Failure> {
    let html = page(&parts, comparison, lang(), &say);
    fs::write(path, html).map_err(|error| unwritable(path, &error))
}

pub(in crate::commands) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::Failed(text!(
        "cli-error-unwritable",
        path = path.display().to_string(),
        reason = error.to_string()
    ))
}

fn rows_failed(path: &Path, error: RowsError, game: &str) -> Failure {
    match error {
        RowsError::File(error) => unwritable(path, &error),
        RowsError::Plan(error) => refused(game, error),
    }
}
