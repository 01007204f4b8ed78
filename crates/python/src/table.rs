//! One table, as Python sees it.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyTuple};
use shamble_core::{Seat, Seed, Viewer};
use shamble_env::{Env, Error, Info, Order, make, replay};

use crate::errors::{caught, engine, raise};
use crate::whole::Whole;
use crate::{known, loads, locked};

/// Decisions after which a game that is played out is cut off, unless somebody says otherwise.
const LONG: Whole = Whole(1_000_000);

/// A game being played.
#[pyclass(module = "shamble", frozen)]
pub(crate) struct Table {
    env: Mutex<Box<dyn Env>>,
    order: Order,
    info: &'static Info,
}

/// What a table is made of, as Python gives it.
#[derive(Default)]
pub(crate) struct Wishes<'py> {
    pub(crate) mode: Option<String>,
    pub(crate) options: Option<Bound<'py, PyDict>>,
    pub(crate) seats: Option<Whole>,
    pub(crate) seed: Option<Bound<'py, PyAny>>,
    pub(crate) bots: Option<Bound<'py, PyAny>>,
    pub(crate) skip_forced: bool,
    pub(crate) max_steps: Option<Whole>,
    pub(crate) record: bool,
    pub(crate) together: bool,
}

impl Wishes<'_> {
    pub(crate) fn order(self, game: &str) -> PyResult<Order> {
        known(game)?;
        let mut order = Order::new(game);
        if let Some(options) = &self.options {
            for (key, value) in options.iter() {
                order.options.insert(key.extract()?, option_text(&value)?);
            }
        }
        order
            .options
            .extend(self.mode.map(|mode| ("mode".to_owned(), mode)));
        let seats = self
            .seats
            .map(|seats| seats.count("the number of seats", 1));
        order.seats = seats.transpose()?;
        order.seed = seed_of(self.seed.as_ref())?;
        order.bots = self.bots.as_ref().map_or(Ok(BTreeMap::new()), bots_of)?;
        order.skip_forced = self.skip_forced;
        let max_steps = self.max_steps.map(|steps| steps.short("max_steps", 0));
        order.max_steps = max_steps.transpose()?;
        order.record = self.record;
        order.together = self.together;
        Ok(order)
    }
}

/// An option's value as people write it: `True` is on.
pub(crate) fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(flag) = value.cast::<PyBool>() {
        return Ok(if flag.is_true() { "on" } else { "off" }.to_owned());
    }
    if value.is_none() {
        return Ok("none".to_owned());
    }
    Ok(value.str()?.to_string())
}

/// A whole number or 64 hexadecimal digits.
pub(crate) fn seed_of(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    match seed {
        None => Ok(Seed::from_number(0)),
        Some(seed) => seed
            .str()?
            .to_string()
            .parse()
            .map_err(PyValueError::new_err),
    }
}

/// `{seat: level}`, or one level a seat with None for seats that are played from outside.
fn bots_of(bots: &Bound<'_, PyAny>) -> PyResult<BTreeMap<usize, String>> {
    let mut levels = BTreeMap::new();
    if let Ok(by_seat) = bots.cast::<PyDict>() {
        for (seat, level) in by_seat.iter() {
            let Whole(seat) = seat.extract()?;
            let seat = usize::try_from(seat).map_err(|_| {
                PyIndexError::new_err(format!("bots has no seat {seat}; the seats begin at 0"))
            })?;
            levels.insert(seat, level.str()?.to_string());
        }
    } else if bots.is_instance_of::<pyo3::types::PyString>() {
        return Err(PyTypeError::new_err(
            "bots is a dict {seat: level} or a list with a level or None a seat",
        ));
    } else {
        for (seat, level) in bots.try_iter()?.enumerate() {
            let level = level?;
            if !level.is_none() {
                levels.insert(seat, level.str()?.to_string());
            }
        }
    }
    Ok(levels)
}

impl Table {
    fn wrap(order: Order, env: Box<dyn Env>) -> PyResult<Self> {
        Ok(Self {
            info: known(&order.game)?,
            env: Mutex::new(env),
            order,
        })
    }

    /// The table, for whoever does not hold the interpreter.
    fn env(&self) -> MutexGuard<'_, Box<dyn Env>> {
        // A panic inside leaves a table that may be half changed, but nothing unsafe; the exception said so.
        self.env.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the table for a moment. A panic is an exception.
    fn look<T>(&self, py: Python<'_>, look: impl FnOnce(&mut dyn Env) -> T) -> PyResult<T> {
        let mut env = locked(&self.env, py);
        caught(|| Ok(look(&mut **env))).map_err(raise)
    }

    fn seat_of(&self, py: Python<'_>, Whole(number): Whole) -> PyResult<Seat> {
        let n_seats = self.look(py, |env| env.n_seats())?;
        let seat = usize::try_from(number).ok().and_then(Seat::try_new);
        let seat = seat.filter(|seat| seat.index() < n_seats);
        seat.ok_or_else(|| {
            PyIndexError::new_err(format!(
                "there is no seat {number}; the seats are 0 to {}",
                n_seats - 1
            ))
        })
    }

    fn maybe_seat(&self, py: Python<'_>, number: Option<Whole>) -> PyResult<Option<Seat>> {
        number.map(|number| self.seat_of(py, number)).transpose()
    }

    /// The seat that is named, or whose decision it is.
    fn some_seat(&self, py: Python<'_>, number: Option<Whole>) -> PyResult<Seat> {
        match number {
            Some(number) => self.seat_of(py, number),
            None => self.look(py, |env| env.seat())?.ok_or_else(|| {
                PyValueError::new_err("nobody decides now, so say which seat is meant")
            }),
        }
    }

    fn viewer(&self, py: Python<'_>, number: Option<Whole>) -> PyResult<Viewer> {
        Ok(match number {
            Some(Whole(-1)) => Viewer::Spectator,
            other => Viewer::Seat(self.some_seat(py, other)?),
        })
    }

    /// Who looks at a picture: the seat that is named, or whose decision it is, or nobody in particular.
    fn onlooker(&self, py: Python<'_>, number: Option<Whole>) -> PyResult<Viewer> {
        match (number, self.look(py, |env| env.seat())?) {
            (None, None) => Ok(Viewer::Spectator),
            (number, _) => self.viewer(py, number),
        }
    }

    /// What a function of `shamble.picture` makes of what `viewer` sees.
    fn drawn(
        &self,
        py: Python<'_>,
        how: &str,
        viewer: Viewer,
        caption: Option<String>,
    ) -> PyResult<String> {
        let (view, now) = engine(py, || {
            let env = self.env();
            Ok((env.view(viewer), env.now().0))
        })?;
        let draw = py.import("shamble.picture")?.getattr(how)?;
        let view = loads(py, &view)?;
        let drawn = match caption {
            None => draw.call1((self.info.game, view, now)),
            Some(caption) => draw.call1((self.info.game, view, now, caption)),
        };
        drawn?.extract()
    }

    fn copy(&self, env: Box<dyn Env>) -> Self {
        Self {
            env: Mutex::new(env),
            order: self.order.clone(),
            info: self.info,
        }
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, mode=None, *, options=None, seats=None, seed=None, bots=None, skip_forced=false, max_steps=None, record=true, together=false))]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are keywords to whoever calls it"
    )]
    fn new(
        py: Python<'_>,
        game: &str,
        mode: Option<String>,
        options: Option<Bound<'_, PyDict>>,
        seats: Option<Whole>,
        seed: Option<Bound<'_, PyAny>>,
        bots: Option<Bound<'_, PyAny>>,
        skip_forced: bool,
        max_steps: Option<Whole>,
        record: bool,
        together: bool,
    ) -> PyResult<Self> {
        let wishes = Wishes {
            mode,
            options,
            seats,
            seed,
            bots,
            skip_forced,
            max_steps,
            record,
            together,
        };
        let order = wishes.order(game)?;
        let env = engine(py, || make(&order))?;
        Self::wrap(order, env)
    }

    /// Begins anew; without a seed with the one it has.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = match &seed {
            None => self.look(py, |env| env.setup().seed)?,
            some => seed_of(some.as_ref())?,
        };
        engine(py, || self.env().reset(seed))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.info.game
    }

    #[getter]
    fn mode(&self, py: Python<'_>) -> PyResult<String> {
        let chosen = self.look(py, |env| env.setup().options.get("mode").cloned())?;
        let spec = shamble_catalog::spec(self.info.game).expect("a known game");
        Ok(chosen.unwrap_or_else(|| spec.modes[0].id.to_owned()))
    }

    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<BTreeMap<String, String>> {
        self.look(py, |env| env.setup().options.clone())
    }

    #[getter]
    fn seats(&self, py: Python<'_>) -> PyResult<usize> {
        self.look(py, |env| env.n_seats())
    }

    #[getter]
    fn seed(&self, py: Python<'_>) -> PyResult<String> {
        self.look(py, |env| env.setup().seed.to_string())
    }

    #[getter]
    fn n_actions(&self) -> u32 {
        self.info.n_actions
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.info.observation_size
    }

    /// Whose decision it is; None after the end.
    #[getter]
    fn seat(&self, py: Python<'_>) -> PyResult<Option<usize>> {
        self.look(py, |env| env.seat().map(Seat::index))
    }

    /// Seats that are asked something and can answer now.
    fn asked(&self, py: Python<'_>) -> PyResult<Vec<usize>> {
        self.look(py, |env| env.asked().into_iter().map(Seat::index).collect())
    }

    #[getter]
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        self.look(py, |env| env.is_over())
    }

    #[getter]
    fn is_truncated(&self, py: Python<'_>) -> PyResult<bool> {
        self.look(py, |env| env.is_truncated())
    }

    #[getter]
    fn now_ms(&self, py: Python<'_>) -> PyResult<u32> {
        self.look(py, |env| env.now().0)
    }

    #[getter]
    fn n_steps(&self, py: Python<'_>) -> PyResult<u32> {
        self.look(py, |env| env.n_steps())
    }

    /// How it ended: result, winners, scores and text; None before.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(outcome) = self.look(py, |env| env.outcome())? else {
            return Ok(None);
        };
        let text = serde_json::to_string(&outcome)
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        loads(py, &text).map(Some)
    }

    /// +1 for each seat that won, -1 for each that did not; zeros before the end.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let rewards = self.look(py, |env| {
            let mut rewards = vec![0.0; env.n_seats()];
            env.rewards(&mut rewards);
            rewards
        })?;
        Ok(PyArray1::from_vec(py, rewards))
    }

    /// Ids that can be chosen, as an int32 array.
    #[pyo3(signature = (seat=None))]
    fn legal<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole>,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let ids = self.legal_list(py, seat)?;
        Ok(PyArray1::from_iter(py, ids.into_iter().map(|id| id as i32)))
    }

    /// The same as a list, which is quicker for a plain loop.
    #[pyo3(signature = (seat=None))]
    fn legal_list(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<Vec<u32>> {
        let seat = self.maybe_seat(py, seat)?;
        self.look(py, |env| {
            let mut ids = Vec::new();
            env.legal(seat, &mut ids);
            ids
        })
    }

    /// One for each id that can be chosen, as an int8 array.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let n = self.info.n_actions as usize;
        let ids = self.legal_list(py, seat)?;
        let array = match out {
            None => PyArray1::zeros(py, n, false),
            Some(out) => out,
        };
        {
            let mut room: PyReadwriteArray1<'_, i8> = array.try_readwrite()?;
            let room = room.as_slice_mut()?;
            fits("out", room.len(), n)?;
            room.fill(0);
            for id in ids {
                room[id as usize] = 1;
            }
        }
        Ok(array)
    }

    /// How many choices have no id and can only be written as text.
    #[pyo3(signature = (seat=None))]
    fn n_unlisted(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<usize> {
        let seat = self.maybe_seat(py, seat)?;
        self.look(py, |env| env.n_unlisted(seat))
    }

    /// Chooses an id and goes on to the next decision.
    #[pyo3(signature = (id, seat=None))]
    fn step(&self, py: Python<'_>, id: Whole, seat: Option<Whole>) -> PyResult<()> {
        let seat = self.maybe_seat(py, seat)?;
        engine(py, || self.env().step(seat, id.id()))
    }

    /// Takes an action in its text form, listed or not.
    #[pyo3(signature = (action, seat=None))]
    fn act(&self, py: Python<'_>, action: &str, seat: Option<Whole>) -> PyResult<()> {
        let seat = self.maybe_seat(py, seat)?;
        engine(py, || self.env().act(seat, action))
    }

    /// All seats answer at once; returns the seats whose answers could not be carried out.
    fn step_all(&self, py: Python<'_>, ids: Vec<Whole>) -> PyResult<Vec<usize>> {
        let ids: Vec<u32> = ids.into_iter().map(Whole::id).collect();
        let dropped = engine(py, || self.env().step_all(&ids))?;
        Ok(dropped
            .into_iter()
            .map(|dropped| dropped.seat.index())
            .collect())
    }

    /// The text form of a choice.
    #[pyo3(signature = (id, seat=None))]
    fn text_of(&self, py: Python<'_>, id: Whole, seat: Option<Whole>) -> PyResult<Option<String>> {
        let seat = self.maybe_seat(py, seat)?;
        self.look(py, |env| env.text_of(seat, id.id()))
    }

    /// A choice in words.
    #[pyo3(signature = (id, seat=None))]
    fn label(&self, py: Python<'_>, id: Whole, seat: Option<Whole>) -> PyResult<Option<String>> {
        let seat = self.maybe_seat(py, seat)?;
        self.look(py, |env| env.label(seat, id.id()))
    }

    /// What a seat is asked, in words.
    #[pyo3(signature = (seat=None))]
    fn prompt(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<Option<String>> {
        let seat = self.some_seat(py, seat)?;
        self.look(py, |env| env.prompt(seat))
    }

    /// What a seat observes, as a uint8 array.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.some_seat(py, seat)?;
        let size = self.info.observation_size;
        let bytes = engine(py, || {
            let mut bytes = Vec::with_capacity(size);
            self.env().observe(seat, &mut bytes);
            Ok(bytes)
        })?;
        match out {
            None => Ok(PyArray1::from_vec(py, bytes)),
            Some(out) => {
                let mut room = out.try_readwrite()?;
                fits("out", room.len()?, size)?;
                room.as_slice_mut()?.copy_from_slice(&bytes);
                drop(room);
                Ok(out)
            }
        }
    }

    /// What a seat sees, as dicts and lists; seat -1 is a spectator.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<Whole>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.view_json(py, seat)?)
    }

    /// The same as JSON.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<String> {
        let viewer = self.viewer(py, seat)?;
        engine(py, || Ok(self.env().view(viewer)))
    }

    /// What happened since the seat last asked, as far as it may know.
    #[pyo3(signature = (seat=None))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<Whole>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.some_seat(py, seat)?;
        let text = engine(py, || self.env().events(seat))?;
        loads(py, &text)
    }

    /// The table in letters: the board, what is asked and what can be chosen; seat -1 is a spectator.
    #[pyo3(signature = (seat=None))]
    fn text(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<String> {
        let viewer = self.onlooker(py, seat)?;
        let (head, asked) = self.look(py, |env| (env.headline(), env.choices(viewer)))?;
        let board: String = self.drawn(py, "board", viewer, None)?;
        Ok(format!("{head}\n{board}\n{asked}"))
    }

    /// The table as a picture, an SVG document; seat -1 is a spectator.
    #[pyo3(signature = (seat=None))]
    fn svg(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<String> {
        let viewer = self.onlooker(py, seat)?;
        let head = self.look(py, |env| env.headline())?;
        self.drawn(py, "svg", viewer, Some(head))
    }

    /// What notebooks show.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    /// The chance that a seat wins, as the game's adviser judges what the seat sees.
    #[pyo3(signature = (seat=None))]
    fn chance(&self, py: Python<'_>, seat: Option<Whole>) -> PyResult<f32> {
        let seat = self.some_seat(py, seat)?;
        self.look(py, |env| env.chance(seat))
    }

    /// Whether choosing an id would ask the dice for anything.
    fn is_chancy(&self, py: Python<'_>, id: Whole) -> PyResult<bool> {
        engine(py, || self.env().is_chancy(id.id()))
    }

    /// What a bot would do, in text form; None if it rather waits.
    #[pyo3(signature = (level="thumb", seat=None, seed=None))]
    fn advice(
        &self,
        py: Python<'_>,
        level: &str,
        seat: Option<Whole>,
        seed: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Option<String>> {
        let (seat, seed) = (self.some_seat(py, seat)?, seed_of(seed.as_ref())?);
        engine(py, || self.env().advice(level, seat, seed))
    }

    /// Plays a copy to its end with bots everywhere; each seat's reward.
    #[pyo3(signature = (level="random", seed=None, max_steps=None))]
    fn playout<'py>(
        &self,
        py: Python<'py>,
        level: &str,
        seed: Option<Bound<'py, PyAny>>,
        max_steps: Option<Whole>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seed = seed_of(seed.as_ref())?;
        let max_steps = max_steps.unwrap_or(LONG).short("max_steps", 0)?;
        let rewards = engine(py, || self.env().playout(level, seed, max_steps))?;
        Ok(PyArray1::from_vec(py, rewards))
    }

    /// The same table once more, sharing nothing.
    fn clone(&self, py: Python<'_>) -> PyResult<Self> {
        let copy = self.look(py, |env| env.duplicate())?;
        Ok(self.copy(copy))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.clone(py)
    }

    /// A copy with other dice to come, and without a log.
    fn fork(&self, py: Python<'_>, seed: Bound<'_, PyAny>) -> PyResult<Self> {
        let seed = seed_of(Some(&seed))?;
        let copy = self.look(py, |env| env.fork(seed))?;
        Ok(self.copy(copy))
    }

    /// A table that the seat could not tell from this one, without a log.
    fn determinize(&self, py: Python<'_>, seat: Whole, seed: Bound<'_, PyAny>) -> PyResult<Self> {
        let (seat, seed) = (self.seat_of(py, seat)?, seed_of(Some(&seed))?);
        let copy = self.look(py, |env| env.determinize(seat, seed))?;
        Ok(self.copy(copy))
    }

    /// The whole position, secrets and dice included, as JSON.
    fn position(&self, py: Python<'_>) -> PyResult<String> {
        self.look(py, |env| env.position())
    }

    /// Goes on from a position that `position` wrote.
    fn place(&self, py: Python<'_>, position: &str) -> PyResult<()> {
        engine(py, || self.env().place(position))
    }

    /// The replay file of the game so far.
    fn replay(&self, py: Python<'_>) -> PyResult<String> {
        engine(py, || self.env().replay())
    }

    /// The state's fingerprint.
    fn state_hash(&self, py: Python<'_>) -> PyResult<String> {
        self.look(py, |env| env.hash())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let game = self.info.game;
        self.look(py, |env| {
            let now = match (env.outcome(), env.seat()) {
                (Some(outcome), _) => format!("over: {}", outcome.result),
                (None, Some(seat)) => format!("seat {seat} decides"),
                (None, None) => "nobody decides".to_owned(),
            };
            let (n_seats, at) = (env.n_seats(), env.now());
            format!("<shamble.Table {game} for {n_seats}, {at} ms, {now}>")
        })
    }

    /// A written table: set-up and position, so that it does not grow with the game.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let read = py.import("shamble")?.getattr("_restore")?;
        let (setup, position) = self.look(py, |env| (env.setup().clone(), env.position()))?;
        let kwargs = PyDict::new(py);
        kwargs.set_item("options", setup.options)?;
        kwargs.set_item("seats", setup.seats)?;
        kwargs.set_item("seed", setup.seed.to_string())?;
        kwargs.set_item("bots", self.order.bots.clone())?;
        kwargs.set_item("skip_forced", self.order.skip_forced)?;
        kwargs.set_item("max_steps", self.order.max_steps)?;
        kwargs.set_item("record", self.order.record)?;
        kwargs.set_item("together", self.order.together)?;
        let args = (self.info.game, kwargs, position).into_pyobject(py)?;
        Ok((read, args))
    }
}

/// The table at the end of a replay file, or after its first `n` inputs.
#[pyfunction]
#[pyo3(signature = (text, n=None, *, bots=None, skip_forced=false, max_steps=None))]
pub(crate) fn from_replay(
    py: Python<'_>,
    text: &str,
    n: Option<Whole>,
    bots: Option<Bound<'_, PyAny>>,
    skip_forced: bool,
    max_steps: Option<Whole>,
) -> PyResult<Table> {
    let wishes = Wishes {
        bots,
        skip_forced,
        max_steps,
        record: true,
        ..Wishes::default()
    };
    let mut order = wishes.order(shamble_catalog::GAMES[0])?;
    let n = n.map(|n| n.count("n", 0)).transpose()?;
    let env = engine(py, || replay(&order, text, n))?;
    order.game = env.game().to_owned();
    order.options = env.setup().options.clone();
    order.seats = Some(env.n_seats());
    order.seed = env.setup().seed;
    Table::wrap(order, env)
}

/// An array that is to be filled has the right length.
pub(crate) fn fits(what: &'static str, given: usize, wanted: usize) -> PyResult<()> {
    match given == wanted {
        true => Ok(()),
        false => Err(raise(Error::Shape {
            what,
            given,
            wanted,
        })),
    }
}
