//! Whole numbers from Python, which have no end there: what is too large for anything here is refused where it is used,
//! with what would be right, and not as an overflow.

use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;

/// A whole number; one beyond 64 bits is as large, or as small, as there are.
#[derive(Clone, Copy)]
pub(crate) struct Whole(pub(crate) i64);

impl<'a, 'py> FromPyObject<'a, 'py> for Whole {
    type Error = PyErr;

    fn extract(number: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match number.extract::<i64>() {
            Ok(number) => Ok(Self(number)),
            Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => {
                let is_negative = number.lt(0)?;
                Ok(Self(if is_negative { i64::MIN } else { i64::MAX }))
            }
            Err(error) => Err(error),
        }
    }
}

impl Whole {
    /// An id; what is none of any game is refused as one.
    pub(crate) fn id(self) -> u32 {
        u32::try_from(self.0).unwrap_or(u32::MAX)
    }

    /// A count of something that is called `what`, at least `least`.
    pub(crate) fn count(self, what: &str, least: usize) -> PyResult<usize> {
        let count = usize::try_from(self.0).ok().filter(|n| *n >= least);
        let given = self.0;
        count.ok_or_else(|| {
            PyValueError::new_err(format!("{what} is at least {least}, not {given}"))
        })
    }

    /// The same for a count that is kept in 32 bits; what is larger never comes to pass.
    pub(crate) fn short(self, what: &str, least: usize) -> PyResult<u32> {
        Ok(u32::try_from(self.count(what, least)?).unwrap_or(u32::MAX))
    }
}
