//! Errors of the engine as Python exceptions.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyIndexError, PyValueError};
use pyo3::prelude::*;
use shamble_env::Error;

create_exception!(
    shamble,
    ShambleError,
    PyException,
    "Shamble could not do what was asked; nothing changed."
);
create_exception!(
    shamble,
    IllegalAction,
    ShambleError,
    "The choice cannot be made now: `rule`, `id`, `legal` say why and what can."
);
create_exception!(
    shamble,
    NotAsked,
    ShambleError,
    "The seat is not asked anything now: `asked` says who is."
);
create_exception!(
    shamble,
    GameOver,
    ShambleError,
    "The game is over; reset it to play another."
);
create_exception!(
    shamble,
    SetupError,
    ShambleError,
    "No such table can be set up."
);

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("ShambleError", py.get_type::<ShambleError>())?;
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("NotAsked", py.get_type::<NotAsked>())?;
    module.add("GameOver", py.get_type::<GameOver>())?;
    module.add("SetupError", py.get_type::<SetupError>())?;
    Ok(())
}

/// The exception for an error.
pub(crate) fn raise(error: Error) -> PyErr {
    let words = error.to_string();
    match error {
        Error::Illegal {
            id, rule, legal, ..
        } => {
            let exception = IllegalAction::new_err(words);
            let rule = rule.map(|rule| rule.to_string());
            with(exception, |value| {
                value.setattr("id", id)?;
                value.setattr("rule", rule)?;
                value.setattr("legal", legal)
            })
        }
        Error::NotAsked { asked, .. } => with(NotAsked::new_err(words), |value| {
            value.setattr("asked", asked)
        }),
        Error::Over(_) => GameOver::new_err(words),
        Error::UnknownGame(_) | Error::Setup(_) | Error::Bot(_) => SetupError::new_err(words),
        Error::NoSuchSeat { .. } => PyIndexError::new_err(words),
        Error::Shape { .. } | Error::Malformed { .. } => PyValueError::new_err(words),
        _ => ShambleError::new_err(words),
    }
}

/// The exception with members that say more.
fn with(exception: PyErr, add: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<()>) -> PyErr {
    Python::attach(|py| match add(exception.value(py).as_any()) {
        Ok(()) => exception,
        Err(other) => other,
    })
}

/// Does `work` without the interpreter; an error or a panic is an exception.
pub(crate) fn engine<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> Result<T, Error> + Send,
) -> PyResult<T> {
    py.detach(|| caught(work)).map_err(raise)
}

/// Does `work`; a panic is an error.
pub(crate) fn caught<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Error::Bug(
            text.unwrap_or("something unspeakable happened").to_owned(),
        ))
    })
}
