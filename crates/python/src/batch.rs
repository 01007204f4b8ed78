//! Many tables stepped in one call, as Python sees them.

use std::num::NonZero;
use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shamble_env::{AnyBatch, AutoReset, Filled, Info, make_batch};

use crate::errors::engine;
use crate::table::{Wishes, fits, seed_of};
use crate::whole::Whole;
use crate::{known, locked};

/// More tables than this would fill the memory of most machines.
const MAX_TABLES: usize = 1_000_000;

const MAX_THREADS: usize = 256;

/// Random choices that are made before anybody is listened to again.
const PIECE: u64 = 1_000_000;

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
    /// The tables, for whoever does not hold the interpreter.
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables, for whoever does.
    fn held(&self, py: Python<'_>) -> MutexGuard<'_, Inner> {
        locked(&self.inner, py)
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

/// The number of a seat; one that cannot be is refused as one that is not there.
fn number(seat: Whole) -> usize {
    usize::try_from(seat.0).unwrap_or(usize::MAX)
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
        n: Whole,
        mode: Option<String>,
        options: Option<Bound<'_, PyDict>>,
        seats: Option<Whole>,
        seed: Option<Bound<'_, PyAny>>,
        bots: Option<Bound<'_, PyAny>>,
        skip_forced: bool,
        max_steps: Option<Whole>,
        threads: Option<Whole>,
    ) -> PyResult<Self> {
        let given = n.0;
        let n = usize::try_from(given)
            .ok()
            .filter(|n| (1..=MAX_TABLES).contains(n));
        let n = n.ok_or_else(|| {
            PyValueError::new_err(format!("a batch has 1 to {MAX_TABLES} tables, not {given}"))
        })?;
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
        let threads = threads.map(|threads| threads.count("threads", 1));
        let threads = threads.transpose()?.unwrap_or_else(cores).min(MAX_THREADS);
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
            let ids = ids.extract::<Vec<Whole>>().map_err(|_| {
                PyValueError::new_err(format!(
                    "ids must be {} whole numbers in one dimension",
                    self.n
                ))
            })?;
            ids.into_iter().map(|id| id.0).collect()
        };
        engine(py, || {
            let Inner { batch, filled } = &mut *self.inner();
            batch.step(&ids, autoreset, filled)
        })
    }

    /// Begins the next game at the tables where the mask is true.
    fn restart(&self, py: Python<'_>, which: &Bound<'_, PyAny>) -> PyResult<()> {
        let which: Vec<bool> = match which.extract::<PyReadonlyArray1<'_, bool>>() {
            Ok(which) => which.as_array().to_vec(),
            Err(_) => which.extract().map_err(|_| {
                PyValueError::new_err(format!(
                    "the mask must be {} truth values in one dimension",
                    self.n
                ))
            })?,
        };
        engine(py, || {
            let Inner { batch, filled } = &mut *self.inner();
            batch.restart(&which, filled)
        })
    }

    /// At least so many random choices, games beginning anew as they end: (choices, games ended).
    fn run_random(&self, py: Python<'_>, n: Whole) -> PyResult<(u64, u64)> {
        let wanted = n.count("n", 0)? as u64;
        let (mut steps, mut games) = (0, 0);
        // In pieces, so that Ctrl-C is heard.
        while steps < wanted {
            let piece = (wanted - steps).min(PIECE);
            let (more, ended) = engine(py, || self.inner().batch.run_random(piece))?;
            (steps, games) = (steps + more, games + ended);
            py.check_signals()?;
            if more == 0 {
                // Bots play every seat.
                break;
            }
        }
        engine(py, || {
            let Inner { batch, filled } = &mut *self.inner();
            batch.look(filled)
        })?;
        Ok((steps, games))
    }

    /// Whose decision it is at each table, or -1 after the end.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        PyArray1::from_slice(py, &self.held(py).filled.seat)
    }

    /// The choices of all tables, one table after the other.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        PyArray1::from_slice(py, &self.held(py).filled.legal)
    }

    /// Where the choices of each table begin in `legal`, and behind the last one the end.
    #[getter]
    fn offsets<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_slice(py, &self.held(py).filled.offsets)
    }

    /// What the last step brought each seat, one row a table.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        PyArray1::from_slice(py, &self.held(py).filled.rewards).reshape([self.n, self.n_seats])
    }

    /// Whether the last step ended the game.
    #[getter]
    fn terminated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        PyArray1::from_slice(py, &self.held(py).filled.terminated)
    }

    /// Whether the last step cut the game off.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        PyArray1::from_slice(py, &self.held(py).filled.truncated)
    }

    #[getter]
    fn now_ms<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, &self.held(py).filled.now_ms)
    }

    #[getter]
    fn n_steps<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, &self.held(py).filled.n_steps)
    }

    /// The number of each table's game in the series.
    #[getter]
    fn number<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_slice(py, &self.held(py).filled.game)
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
            let inner = self.held(py);
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
        seat: Option<Whole>,
        out: Option<Bound<'py, PyArray2<u8>>>,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let size = self.info.observation_size;
        let seat = seat.map(number);
        let array = out.unwrap_or_else(|| PyArray2::zeros(py, [self.n, size], false));
        {
            let mut room = array.try_readwrite()?;
            let room = room.as_slice_mut()?;
            engine(py, || self.inner().batch.observe(seat, room))?;
        }
        Ok(array)
    }

    /// The chance of a seat to win at each table, as the adviser judges what it sees.
    fn chances<'py>(&self, py: Python<'py>, seat: Whole) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (seat, mut chances) = (number(seat), vec![0.0; self.n]);
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
