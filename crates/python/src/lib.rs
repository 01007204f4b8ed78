//! Shamble as a Python module: tables, batches and series over `shamble-env` and `shamble-lab`, and nothing else.
//!
//! The interpreter is let go of while the engine works. Whatever goes wrong in Rust, a panic included, is an exception.

mod batch;
mod errors;
mod series;
mod table;
mod whole;

use std::sync::{Mutex, MutexGuard, OnceLock, TryLockError};

use pyo3::prelude::*;
use shamble_catalog::GAMES;
use shamble_env::{Info, info};

use crate::errors::raise;
use crate::whole::Whole;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What is known about each game, found once.
pub(crate) fn known(game: &str) -> PyResult<&'static Info> {
    static ALL: OnceLock<Vec<Info>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let infos = GAMES.iter().map(|game| info(game));
        infos.collect::<Result<_, _>>().expect("listed games")
    });
    let found = all.iter().find(|info| info.game == game);
    found.ok_or_else(|| raise(info(game).err().expect("the game is not listed")))
}

/// What a lock holds, for whoever holds the interpreter: it is let go of while another thread is waited for, else both
/// could wait for each other.
pub(crate) fn locked<'a, T: Send>(lock: &'a Mutex<T>, py: Python<'_>) -> MutexGuard<'a, T> {
    loop {
        match lock.try_lock() {
            Ok(held) => return held,
            // A panic inside leaves what may be half changed, but nothing unsafe; the exception said so.
            Err(TryLockError::Poisoned(held)) => return held.into_inner(),
            Err(TryLockError::WouldBlock) => py.detach(|| drop(lock.lock())),
        }
    }
}

/// A JSON text as Python objects.
pub(crate) fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// Ids of all games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    GAMES.to_vec()
}

/// Modes, options, verbs and fields of a game.
#[pyfunction]
fn describe<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    loads(py, &known(game)?.json.to_string())
}

/// Action `id` of a game in words.
#[pyfunction]
fn action_name(game: &str, id: Whole) -> PyResult<String> {
    let info = known(game)?;
    info.name(id.id()).ok_or_else(|| no_id(info, id))
}

/// The number of the verb of action `id`, and its arguments.
#[pyfunction]
fn action_parts(game: &str, id: Whole) -> PyResult<Vec<usize>> {
    let info = known(game)?;
    info.parts(id.id()).ok_or_else(|| no_id(info, id))
}

fn no_id(info: &Info, Whole(id): Whole) -> PyErr {
    let (game, last) = (info.game, info.n_actions - 1);
    pyo3::exceptions::PyValueError::new_err(format!(
        "{game} has no id {id}; its ids are 0 to {last}"
    ))
}

#[pymodule]
fn _shamble(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("WAIT", shamble_env::WAIT)?;
    errors::add(module)?;
    module.add_class::<table::Table>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(describe, module)?)?;
    module.add_function(wrap_pyfunction!(action_name, module)?)?;
    module.add_function(wrap_pyfunction!(action_parts, module)?)?;
    module.add_function(wrap_pyfunction!(table::from_replay, module)?)?;
    module.add_function(wrap_pyfunction!(series::series, module)?)?;
    module.add_function(wrap_pyfunction!(series::merge, module)?)?;
    Ok(())
}
