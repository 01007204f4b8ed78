//! Many tables of one game, stepped in one call on several threads.
//!
//! Which thread steps which table changes nothing: every table has its own dice, and the seed of every game follows from
//! the seed of the batch and the number of the game.

use std::panic::{AssertUnwindSafe, catch_unwind};

use shamble_bots::Playable;
use shamble_core::{Dice, Encoded, Seat, Seed, Setup, encode};

use crate::Error;
use crate::typed::{Manner, Typed};

/// Fewer tables than this a thread are not worth starting it.
const WORTH_A_THREAD: usize = 64;

/// Sets the dice of random choices apart from those of the tables.
const CHOICES: u64 = u64::MAX - 1;

/// What happens to a game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutoReset {
    /// The next step begins a new game, whatever it chooses.
    NextStep,
    /// The step that ends a game also begins the next.
    SameStep,
    /// It stays as it is; steps do nothing to it.
    Disabled,
}

/// What a batch shows after a step, game by game.
#[derive(Clone, Debug, Default)]
pub struct Filled {
    /// Whose decision it is, or -1 after the end.
    pub seat: Vec<i8>,
    /// The choices of all games, one after the other.
    pub legal: Vec<i32>,
    /// Where the choices of each game begin, and behind the last one the end.
    pub offsets: Vec<i64>,
    /// What the step brought each seat, game by game.
    pub rewards: Vec<f32>,
    /// Whether the step ended the game.
    pub terminated: Vec<bool>,
    /// Whether the step cut the game off.
    pub truncated: Vec<bool>,
    /// Game time.
    pub now_ms: Vec<u32>,
    /// Decisions of the game, those of bots included.
    pub n_steps: Vec<u32>,
    /// The number of the game in the series of the batch.
    pub game: Vec<i64>,
}

/// Tables whose game is hidden.
pub trait AnyBatch: Send {
    /// How many tables.
    fn n(&self) -> usize;

    /// How many seats each has.
    fn n_seats(&self) -> usize;

    /// Begins a new series of games.
    fn reset(&mut self, seed: Seed, out: &mut Filled) -> Result<(), Error>;

    /// Begins the next game at the tables that are named, whatever stands there.
    fn restart(&mut self, which: &[bool], out: &mut Filled) -> Result<(), Error>;

    /// Shows what there is without doing anything.
    fn look(&mut self, out: &mut Filled) -> Result<(), Error>;

    /// One choice for each table.
    fn step(&mut self, ids: &[i64], reset: AutoReset, out: &mut Filled) -> Result<(), Error>;

    /// At least `n` random choices over all tables, evenly shared, games beginning anew as they end; how many there were
    /// and how many games ended.
    fn run_random(&mut self, n: u64) -> Result<(u64, u64), Error>;

    /// What the seat that decides at each table observes, one row a table; zeros where nobody decides, unless `seat` is
    /// named.
    fn observe(&mut self, seat: Option<usize>, out: &mut [u8]) -> Result<(), Error>;

    /// The chance of `seat` to win at each table, as the adviser judges what it sees.
    fn chances(&mut self, seat: usize, out: &mut [f32]) -> Result<(), Error>;
}

/// Tables of one game.
pub struct Batch<G: Playable + Encoded> {
    tables: Vec<Slot<G>>,
    n_seats: usize,
    threads: usize,
    seed: Seed,
    /// Bytes of an observation.
    size: usize,
}

struct Slot<G: Playable + Encoded> {
    table: Typed<G>,
    /// The number of its game in the series.
    game: u64,
    dice: Dice,
    has_ended: bool,
}

impl<G: Playable + Encoded> Batch<G> {
    pub(crate) fn new(
        setup: Setup,
        manner: Manner,
        n: usize,
        threads: usize,
    ) -> Result<Self, Error> {
        let manner = Manner {
            record: false,
            together: false,
            ..manner
        };
        let seed = setup.seed;
        let slot = |game: u64| {
            let setup = Setup {
                seed: seed.derive(game),
                ..setup.clone()
            };
            Ok(Slot {
                dice: Dice::new(setup.seed.derive(CHOICES)),
                table: Typed::new(setup, manner.clone())?,
                game,
                has_ended: false,
            })
        };
        Ok(Self {
            tables: (0..n as u64).map(slot).collect::<Result<_, Error>>()?,
            n_seats: setup.seats,
            threads: threads.max(1),
            seed,
            size: encode::observation_size::<G>(),
        })
    }

    /// Does `work` with every table, on as many threads as it is worth; each thread is told the first of its tables.
    fn each<T: Send>(
        &mut self,
        work: impl Fn(usize, &mut [Slot<G>]) -> Result<T, Error> + Sync,
    ) -> Result<Vec<T>, Error> {
        let share = self.share();
        let shares = self.tables.chunks_mut(share).enumerate();
        let shares = shares.map(|(i, tables)| (i * share, tables)).collect();
        shared_out(shares, |(first, tables)| work(first, tables))
    }

    /// Does `work` with every table and its row of `out`.
    fn each_row<T: Send>(
        &mut self,
        out: &mut [T],
        width: usize,
        work: impl Fn(&Slot<G>, &mut [T]) + Sync,
    ) -> Result<(), Error> {
        let share = self.share();
        let shares = self
            .tables
            .chunks_mut(share)
            .zip(out.chunks_mut(share * width));
        shared_out(shares.collect(), |(tables, out)| {
            for (slot, out) in tables.iter().zip(out.chunks_mut(width)) {
                work(slot, out);
            }
            Ok(())
        })?;
        Ok(())
    }

    /// How many tables a thread takes.
    fn share(&self) -> usize {
        let n = self.tables.len();
        let threads = self.threads.min(n / WORTH_A_THREAD).max(1);
        n.div_ceil(threads).max(1)
    }

    fn fill(&mut self, rewarded: bool, out: &mut Filled) -> Result<(), Error> {
        let n_seats = self.n_seats;
        let shares = self.each(|_, tables| {
            let mut share = Filled::default();
            let mut ids = Vec::new();
            for slot in tables {
                share.add(slot, n_seats, rewarded, &mut ids);
            }
            Ok(share)
        })?;
        out.join(shares);
        Ok(())
    }
}

/// Does `work` with every share, each on a thread of its own; a panic there is an error here.
fn shared_out<S: Send, T: Send>(
    shares: Vec<S>,
    work: impl Fn(S) -> Result<T, Error> + Sync,
) -> Result<Vec<T>, Error> {
    let careful = |share: S| {
        let done = catch_unwind(AssertUnwindSafe(|| work(share)));
        done.unwrap_or_else(|panic| Err(bug(&*panic)))
    };
    if shares.len() <= 1 {
        return shares.into_iter().map(careful).collect();
    }
    std::thread::scope(|scope| {
        let careful = &careful;
        let running: Vec<_> = shares
            .into_iter()
            .map(|share| scope.spawn(move || careful(share)))
            .collect();
        let joined = running.into_iter().map(|thread| thread.join());
        joined
            .map(|done| done.unwrap_or_else(|panic| Err(bug(&*panic))))
            .collect()
    })
}

/// What a panic said.
pub(crate) fn bug(panic: &(dyn std::any::Any + Send)) -> Error {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    Error::Bug(text.unwrap_or("something unspeakable happened").to_owned())
}

impl Filled {
    fn add<G: Playable + Encoded>(
        &mut self,
        slot: &mut Slot<G>,
        n_seats: usize,
        rewarded: bool,
        ids: &mut Vec<u32>,
    ) {
        let table = &mut slot.table;
        let seat = table.chosen();
        self.seat.push(seat.map_or(-1, |seat| seat.index() as i8));
        self.offsets.push(self.legal.len() as i64);
        ids.clear();
        table.legal_ids(None, ids);
        self.legal.extend(ids.iter().map(|id| *id as i32));
        let begin = self.rewards.len();
        self.rewards.resize(begin + n_seats, 0.0);
        if rewarded {
            table.rewards_into(&mut self.rewards[begin..]);
        }
        self.terminated.push(rewarded && table.is_over());
        self.truncated.push(rewarded && table.is_truncated());
        self.now_ms.push(table.now_ms());
        self.n_steps.push(table.steps());
        self.game.push(slot.game as i64);
    }

    fn join(&mut self, shares: Vec<Self>) {
        let mut shares = shares.into_iter();
        *self = shares.next().unwrap_or_default();
        for share in shares {
            let begin = self.legal.len() as i64;
            self.offsets
                .extend(share.offsets.iter().map(|offset| offset + begin));
            self.legal.extend(share.legal);
            self.seat.extend(share.seat);
            self.rewards.extend(share.rewards);
            self.terminated.extend(share.terminated);
            self.truncated.extend(share.truncated);
            self.now_ms.extend(share.now_ms);
            self.n_steps.extend(share.n_steps);
            self.game.extend(share.game);
        }
        self.offsets.push(self.legal.len() as i64);
    }
}

impl<G: Playable + Encoded> Slot<G> {
    /// The next game of this chair in the series of `n` tables.
    fn next_game(&mut self, seed: Seed, n: u64) -> Result<(), Error> {
        self.game += n;
        self.has_ended = false;
        self.table.restart(seed.derive(self.game))
    }
}

impl<G: Playable + Encoded> AnyBatch for Batch<G> {
    fn n(&self) -> usize {
        self.tables.len()
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn reset(&mut self, seed: Seed, out: &mut Filled) -> Result<(), Error> {
        self.seed = seed;
        self.each(|first, tables| {
            for (i, slot) in tables.iter_mut().enumerate() {
                slot.game = (first + i) as u64;
                slot.has_ended = false;
                slot.dice = Dice::new(seed.derive(slot.game).derive(CHOICES));
                slot.table.restart(seed.derive(slot.game))?;
            }
            Ok(())
        })?;
        self.fill(false, out)
    }

    fn restart(&mut self, which: &[bool], out: &mut Filled) -> Result<(), Error> {
        let (n, seed) = (self.tables.len(), self.seed);
        if which.len() != n {
            return Err(Error::Shape {
                what: "the mask of tables",
                given: which.len(),
                wanted: n,
            });
        }
        self.each(|first, tables| {
            for (slot, is_meant) in tables.iter_mut().zip(&which[first..]) {
                if *is_meant {
                    slot.next_game(seed, n as u64)?;
                    slot.has_ended = slot.table.chosen().is_none();
                }
            }
            Ok(())
        })?;
        self.fill(false, out)
    }

    fn look(&mut self, out: &mut Filled) -> Result<(), Error> {
        self.fill(false, out)
    }

    fn step(&mut self, ids: &[i64], reset: AutoReset, out: &mut Filled) -> Result<(), Error> {
        let (n, n_seats, seed) = (self.tables.len(), self.n_seats, self.seed);
        if ids.len() != n {
            return Err(Error::Shape {
                what: "the list of choices",
                given: ids.len(),
                wanted: n,
            });
        }
        // Either all tables step or none: what cannot be chosen is found first.
        self.each(|first, tables| {
            let mut legal = Vec::new();
            for (slot, id) in tables.iter_mut().zip(&ids[first..]) {
                if slot.has_ended {
                    continue;
                }
                legal.clear();
                slot.table.legal_ids(None, &mut legal);
                let id = u32::try_from(*id).unwrap_or(u32::MAX);
                if !legal.contains(&id) {
                    // It is refused, so this changes nothing; it only says why.
                    slot.table.decide(None, id)?;
                }
            }
            Ok(())
        })?;
        let shares = self.each(|first, tables| {
            let mut share = Filled::default();
            let mut buffer = Vec::new();
            for (slot, id) in tables.iter_mut().zip(&ids[first..]) {
                let was_over = slot.has_ended;
                match (was_over, reset) {
                    (true, AutoReset::Disabled) => {}
                    (true, _) => slot.next_game(seed, n as u64)?,
                    (false, _) => slot.table.decide(None, *id as u32)?,
                }
                slot.has_ended = slot.table.chosen().is_none();
                share.add(slot, n_seats, !was_over, &mut buffer);
                if slot.has_ended && !was_over && reset == AutoReset::SameStep {
                    slot.next_game(seed, n as u64)?;
                    slot.has_ended = slot.table.chosen().is_none();
                    share.show_again(slot, &mut buffer);
                }
            }
            Ok(share)
        })?;
        out.join(shares);
        Ok(())
    }

    fn run_random(&mut self, n: u64) -> Result<(u64, u64), Error> {
        let (n_tables, seed) = (self.tables.len() as u64, self.seed);
        let each = n.div_ceil(n_tables.max(1));
        let counts = self.each(|_, tables| {
            let (mut steps, mut games) = (0, 0);
            let mut ids = Vec::new();
            for slot in tables {
                for _ in 0..each {
                    if slot.table.chosen().is_none() {
                        slot.next_game(seed, n_tables)?;
                        games += 1;
                        if slot.table.chosen().is_none() {
                            continue;
                        }
                    }
                    ids.clear();
                    slot.table.legal_ids(None, &mut ids);
                    let id = ids[slot.dice.pick(ids.len())];
                    slot.table.decide(None, id)?;
                    steps += 1;
                }
                slot.has_ended = slot.table.chosen().is_none();
            }
            Ok((steps, games))
        })?;
        Ok(counts
            .into_iter()
            .fold((0, 0), |sum, part| (sum.0 + part.0, sum.1 + part.1)))
    }

    fn observe(&mut self, seat: Option<usize>, out: &mut [u8]) -> Result<(), Error> {
        let size = self.size;
        let n = self.tables.len();
        if out.len() != n * size {
            return Err(Error::Shape {
                what: "the array of observations",
                given: out.len(),
                wanted: n * size,
            });
        }
        let seat = seat
            .map(|seat| crate::order::seat_of(seat, self.n_seats))
            .transpose()?;
        self.each_row(out, size, |slot, out| match seat.or(slot.table.chosen()) {
            Some(seat) => {
                let mut row = Vec::with_capacity(size);
                slot.table.observe_into(seat, &mut row);
                out.copy_from_slice(&row);
            }
            None => out.fill(0),
        })
    }

    fn chances(&mut self, seat: usize, out: &mut [f32]) -> Result<(), Error> {
        let seat: Seat = crate::order::seat_of(seat, self.n_seats)?;
        if out.len() != self.tables.len() {
            return Err(Error::Shape {
                what: "the array of chances",
                given: out.len(),
                wanted: self.tables.len(),
            });
        }
        self.each_row(out, 1, |slot, out| {
            out[0] = crate::Env::chance(&slot.table, seat);
        })
    }
}

impl Filled {
    /// Shows the game that began in the same step, besides what the last one brought.
    fn show_again<G: Playable + Encoded>(&mut self, slot: &mut Slot<G>, ids: &mut Vec<u32>) {
        let table = &mut slot.table;
        let seat = table.chosen();
        if let Some(last) = self.seat.last_mut() {
            *last = seat.map_or(-1, |seat| seat.index() as i8);
        }
        if let Some(last) = self.game.last_mut() {
            *last = slot.game as i64;
        }
        ids.clear();
        table.legal_ids(None, ids);
        self.legal.extend(ids.iter().map(|id| *id as i32));
    }
}
