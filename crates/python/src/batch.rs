//! Many tables stepped in one call, as Python sees them.

use std::num::NonZero;
use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shamble_env::{AnyBatch, AutoReset, Filled, Info, make_batch};

use crate::errors::engine;
use crate::known;
use crate::table::{Wishes, fits, seed_of};

/// More tables than this would fill the memory of most machines.
const MAX_TABLES: usize = 1_000_000;

const MAX_THREADS: usize = 256;

/// Tables of one game with what the last step showed.
struct Inner {
    batch: Box<dyn AnyBatch>,
    filled: Filled,
}

/// Many games at once.
#[pyclass(module = "shamble", frozen)]
pub(crate) struct Batch {
    inner: Mutex<Inner>,
    info: &'static Info,
    n: usize,
    n_seats: usize,
}

impl Batch {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn reset_word(word: &str) -> PyResult<AutoReset> {
    match word {
        "next_step" => Ok(AutoReset::NextStep),
        "same_step" => Ok(AutoReset::SameStep),
        "disabled" => Ok(AutoReset::Disabled),
        other => Err(PyValueError::new_err(format!(
            "autoreset cannot be '{other}'; allowed: next_step, same_step, disabled"
        ))),
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, mode=None, *, options=None, seats=None, seed=None, bots=None, skip_forced=false, max_steps=None, threads=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are keywords to whoever calls it"
    )]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        mode: Option<String>,
        options: Option<Bound<'_, PyDict>>,
        seats: Option<usize>,
        seed: Option<Bound<'_, PyAny>>,
        bots: Option<Bound<'_, PyAny>>,
        skip_forced: bool,
        max_steps: Option<u32>,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        if !(1..=MAX_TABLES).contains(&n) {
            let wrong = format!("a batch has 1 to {MAX_TABLES} tables, not {n}");
            return Err(PyValueError::new_err(wrong));
        }
        let wishes = Wishes {
            mode,
            options,
            seats,
            seed,
            bots,
            skip_forced,
            max_steps,
            ..Wishes::default()
        };
        let order = wishes.order(game)?;
        let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
        let threads = threads.unwrap_or_else(cores).min(MAX_THREADS);
        let inner = engine(py, || {
            let mut batch = make_batch(&order, n, threads)?;
            let mut filled = Filled::default();
            batch.look(&mut filled)?;
            Ok(Inner { batch, filled })
        })?;
        let n_seats = inner.batch.n_seats();
        Ok(Self {
            inner: Mutex::new(inner),
            info: known(game)?,
            n,
            n_seats,
        })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.info.game
    }

    #[getter]
    fn n(&self) -> usize {
        self.n
    }

    fn __len__(&self) -> usize {
        self.n
    }

    #[getter]
    fn seats(&self) -> usize {
        self.n_seats
    }

    #[getter]
    fn n_actions(&self) -> u32 {
        self.info.n_actions
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.info.observation_size
    }

    /// Begins a new series: game i has the seed `derive(i)` of this one.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = seed_of(seed.as_ref())?;
        engine(py, || {
            let Inner { batch, filled } = &mut *self.inner();
            batch.reset(seed, filled)
        })
    }

    /// One id for each table; all step or none.
    #[pyo3(signature = (ids, autoreset="next_step"))]
    fn step(&self, py: Python<'_>, ids: &Bound<'_, PyAny>, autoreset: &str) -> PyResult<()> {
        let autoreset = reset_word(autoreset)?;
        let ids: Vec<i64> = if let Ok(ids) = ids.extract::<PyReadonlyArray1<'_, i64>>() {
            ids.as_array().to_vec()
        } else if let Ok(ids) = ids.extract::<PyReadonlyArray1<'_, i32>>() {
            ids.as_array().iter().map(|id| i64::from(*id)).collect()
        } else {
            ids.extract::<Vec<i64>>().map_err(|_| {
                PyValueError::new_err(format!(
                    "ids must be {} whole numbers in one dimension",
                    self.n
                ))
            })?
        };
        engine(py, || {
            let Inner { batch, filled } = &mut *self.inner();
            batch.step(&ids, autoreset, filled)
        })
    }

    /// At least so many random choices, games beginning anew as they end: (choices, games ended).
    fn run_random(&self, py: Python<'_>, n: u64) -> PyResult<(u64, u64)> {
        engine(py, || {
            let Inner { batch, filled } = &mut *self.inner();
            let counts = batch.run_random(n)?;
            batch.look(filled)?;
            Ok(counts)
        })
    }

    /// Whose decision it is at each table, or -1 after the end.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        PyArray1::from_slice(py, &self.inner().filled.seat)
    }

    /// The choices of all tables, one table after the other.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        PyArray1::from_slice(py, &self.inner().filled.legal)
    }

    /// Where the choices of each table begin in `legal`, and behind the last one the end.
    #[getter]
    fn offsets<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_slice(py, &self.inner().filled.offsets)
    }

    /// What the last step brought each seat, one row a table.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        PyArray1::from_slice(py, &self.inner().filled.rewards).reshape([self.n, self.n_seats])
    }

    /// Whether the last step ended the game.
    #[getter]
    fn terminated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        PyArray1::from_slice(py, &self.inner().filled.terminated)
    }

    /// Whether the last step cut the game off.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        PyArray1::from_slice(py, &self.inner().filled.truncated)
    }

    #[getter]
    fn now_ms<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, &self.inner().filled.now_ms)
    }

    #[getter]
    fn n_steps<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, &self.inner().filled.n_steps)
    }

    /// The number of each table's game in the series.
    #[getter]
    fn number<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_slice(py, &self.inner().filled.game)
    }

    /// One for each id that can be chosen, one row a table, as int8.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray2<i8>>>,
    ) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let width = self.info.n_actions as usize;
        let array = out.unwrap_or_else(|| PyArray2::zeros(py, [self.n, width], false));
        {
            let mut room = array.try_readwrite()?;
            let room = room.as_slice_mut()?;
            fits("out", room.len(), self.n * width)?;
            room.fill(0);
            let inner = self.inner();
            let filled = &inner.filled;
            for (row, ends) in room.chunks_mut(width).zip(filled.offsets.windows(2)) {
                for id in &filled.legal[ends[0] as usize..ends[1] as usize] {
                    row[*id as usize] = 1;
                }
            }
        }
        Ok(array)
    }

    /// What the deciding seat of each table observes, one row a table, as uint8.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray2<u8>>>,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let size = self.info.observation_size;
        let array = out.unwrap_or_else(|| PyArray2::zeros(py, [self.n, size], false));
        {
            let mut room = array.try_readwrite()?;
            let room = room.as_slice_mut()?;
            engine(py, || self.inner().batch.observe(seat, room))?;
        }
        Ok(array)
    }

    /// The chance of a seat to win at each table, as the adviser judges what it sees.
    fn chances<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let mut chances = vec![0.0; self.n];
        engine(py, || self.inner().batch.chances(seat, &mut chances))?;
        Ok(PyArray1::from_vec(py, chances))
    }

    fn __repr__(&self) -> String {
        format!(
            "<shamble.Batch of {} x {} for {}>",
            self.n, self.info.game, self.n_seats
        )
    }
}
