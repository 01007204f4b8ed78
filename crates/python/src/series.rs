//! Series of games by bots, as the laboratory plays them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use shamble_core::OptionValues;
use shamble_env::Error;
use shamble_lab::{
    Columns, DEFAULT_MAX_INPUTS, Format, GameRow, Orders, Origin, Partial, Plan, PlanError, Player,
    Report, Rows, Watch,
};

use crate::errors::{ShambleError, caught, engine, raise};
use crate::table::{option_text, seed_of};
use crate::whole::Whole;

/// How often Ctrl-C is listened for.
const LISTEN: Duration = Duration::from_millis(100);

/// What a series gave: the part as `shamble simulate --partial` writes it, the report as JSON, and rows as JSON lines.
type Played<'py> = (String, String, Vec<Bound<'py, PyBytes>>);

fn wrong(error: impl std::fmt::Display) -> Error {
    Error::UnknownGame(error.to_string())
}

fn unplanned(error: PlanError) -> Error {
    match error {
        PlanError::Setup(error) => Error::Setup(error),
        error => wrong(error),
    }
}

/// Plays a series. `rows` names what to write: games, seats, turns.
#[pyfunction]
#[pyo3(signature = (game, options, seats, bots, games, first, seed, threads, rows, command))]
#[expect(
    clippy::too_many_arguments,
    reason = "shamble.simulate has them as keywords"
)]
pub(crate) fn series<'py>(
    py: Python<'py>,
    game: &str,
    options: &Bound<'_, PyDict>,
    seats: Option<Whole>,
    bots: Vec<String>,
    games: Whole,
    first: Whole,
    seed: &Bound<'_, PyAny>,
    threads: Option<Whole>,
    rows: Vec<String>,
    command: String,
) -> PyResult<Played<'py>> {
    let mut chosen = OptionValues::new();
    for (key, value) in options.iter() {
        chosen.insert(key.extract()?, option_text(&value)?);
    }
    let seed = seed_of(Some(seed))?;
    let seats = seats
        .map(|seats| seats.count("the number of seats", 1))
        .transpose()?;
    let threads = threads
        .map(|threads| threads.count("threads", 1))
        .transpose()?;
    let (games, first) = (
        games.count("games", 0)? as u64,
        first.count("first", 0)? as u64,
    );
    let columns: Vec<Columns> = rows
        .iter()
        .map(|word| match word.as_str() {
            "games" => Ok(Columns::Games),
            "seats" => Ok(Columns::Seats),
            "turns" => Ok(Columns::Turns),
            other => Err(pyo3::exceptions::PyValueError::new_err(format!(
                "rows cannot be '{other}'; allowed: games, seats, turns"
            ))),
        })
        .collect::<PyResult<_>>()?;
    let origin = Origin {
        version: format!("shamble {}", env!("CARGO_PKG_VERSION")),
        command,
    };
    let (partial, report, files) = attended(py, |stop| {
        let players = bots.iter().map(|bot| bot.parse::<Player>().map_err(wrong));
        let mut plan = Plan::new(game);
        plan.options = chosen;
        plan.seats = seats;
        plan.bots = players.collect::<Result<_, _>>()?;
        plan.games = games;
        plan.first = first;
        plan.seed = seed;
        plan.threads = threads;
        plan.max_inputs = DEFAULT_MAX_INPUTS;
        plan.watch = Watch {
            log: false,
            turns: columns.contains(&Columns::Turns),
        };
        let mut partial = play(&plan, &columns, &origin, stop)?;
        partial.0.origin = origin;
        let report = report_of(&partial.0)?;
        Ok((partial.0.write(), report, partial.1))
    })?;
    let files = files.iter().map(|file| PyBytes::new(py, file)).collect();
    Ok((partial, report, files))
}

/// Does long work on a thread of its own and listens for Ctrl-C meanwhile, which ends the work early.
fn attended<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> Result<T, Error> + Send,
) -> PyResult<T> {
    let stop = &AtomicBool::new(false);
    py.detach(|| {
        std::thread::scope(|scope| {
            let (told, done) = mpsc::channel();
            scope.spawn(move || {
                // Nobody listens any more once the work was called off.
                let _ = told.send(caught(|| work(stop)));
            });
            loop {
                match done.recv_timeout(LISTEN) {
                    Ok(result) => return result.map_err(raise),
                    Err(RecvTimeoutError::Timeout) => {
                        if let Err(interrupted) = Python::attach(|py| py.check_signals()) {
                            // The games that were begun are finished; the scope waits for them.
                            stop.store(true, Ordering::Relaxed);
                            return Err(interrupted);
                        }
                    }
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err(raise(Error::Bug(
                            "a series ended without a word".to_owned(),
                        )));
                    }
                }
            }
        })
    })
}

fn play(
    plan: &Plan,
    columns: &[Columns],
    origin: &Origin,
    stop: &AtomicBool,
) -> Result<(Partial, Vec<Vec<u8>>), Error> {
    let series = plan.series().map_err(unplanned)?;
    let mut files: Vec<Vec<u8>> = vec![Vec::new(); columns.len()];
    let mut writers = Vec::new();
    for (columns, file) in columns.iter().zip(&mut files) {
        let plans = std::slice::from_ref(plan);
        writers.push(Rows::new(file, Format::Jsonl, *columns, plans).map_err(wrong)?);
    }
    let mut failed = None;
    let mut each = |row: &GameRow| {
        for writer in &mut writers {
            if let Err(error) = writer.write(origin, &series, row) {
                failed.get_or_insert(error.to_string());
            }
        }
    };
    let orders = Orders {
        progress: &|_| {},
        stop,
        each: (!columns.is_empty()).then_some(&mut each as &mut (dyn FnMut(&GameRow) + Send)),
    };
    let partial = shamble_lab::series(plan, orders).map_err(unplanned)?;
    if let Some(failed) = failed {
        return Err(Error::Bug(failed));
    }
    drop(writers);
    Ok((partial, files))
}

fn report_of(partial: &Partial) -> Result<String, Error> {
    serde_json::to_string(&Report::new(partial)).map_err(|error| Error::Bug(error.to_string()))
}

/// Adds parts of one series up: the whole part, and its report as JSON.
#[pyfunction]
pub(crate) fn merge(py: Python<'_>, parts: Vec<String>) -> PyResult<(String, String)> {
    let merged = py.detach(|| {
        let parts = parts.iter().map(|text| Partial::read(text));
        let whole = Partial::merge(parts.collect::<Result<Vec<_>, _>>()?)?;
        Ok::<_, shamble_lab::PartialError>(whole)
    });
    let whole = merged.map_err(|error| ShambleError::new_err(error.to_string()))?;
    let report = engine(py, || report_of(&whole))?;
    Ok((whole.write(), report))
}
