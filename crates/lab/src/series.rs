//! Playing a whole plan on many threads.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use cpu_time::ThreadTime;
use shamble_bots::Bot;
use shamble_catalog::for_game;
use shamble_core::{Dice, Seat, Seed, Setup};

use crate::observe::Observed;
use crate::partial::Partial;
use crate::plan::{Plan, PlanError, Ready};
use crate::play::play;
use crate::player::Player;
use crate::report::Report;
use crate::row::GameRow;
use crate::tally::Tally;

/// Games that one thread takes at once, at most: enough that nobody waits for the next share.
const MAX_CHUNK: u64 = 50;

/// Shares for each thread, at least: so that even few games keep all threads busy to the end.
const CHUNKS_A_THREAD: u64 = 8;

/// Sets the bots' dice apart from those of the table they sit at.
const BOTS: u64 = u64::MAX;

/// How a series is carried out, besides what is played.
pub struct Orders<'a> {
    /// Called from any thread with the number of games just finished.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once it is set, games that were begun are finished and no more are begun.
    pub stop: &'a AtomicBool,
    /// Called with each game, in the order of the series whatever the number of threads.
    pub each: Option<&'a mut (dyn FnMut(&GameRow) + Send)>,
}

/// Plays all games of `plan`. `progress` is called from any thread with the number of games just finished.
pub fn run(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, PlanError> {
    let orders = Orders {
        progress,
        stop: &AtomicBool::new(false),
        each: None,
    };
    series(plan, orders).map(|partial| Report::new(&partial))
}

/// Plays the games of `plan`, as `orders` say.
pub fn series(plan: &Plan, orders: Orders<'_>) -> Result<Partial, PlanError> {
    let ready = plan.check()?;
    for_game!(plan.game.as_str(), G => let_in::<G>(&ready))
        .expect("a checked plan names a known game")?;
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    let threads = plan.threads.unwrap_or_else(cores).max(1);
    let n_games = ready.games.end - ready.games.start;
    let chunk = (n_games / (threads as u64 * CHUNKS_A_THREAD)).clamp(1, MAX_CHUNK);
    let work = Work {
        ready: &ready,
        chunk,
        next: AtomicU64::new(ready.games.start),
        progress: orders.progress,
        stop: orders.stop,
        done: Mutex::new(Done {
            partial: Partial::new(plan, &ready, threads),
            next: ready.games.start,
            waiting: BTreeMap::new(),
            each: orders.each,
            error: None,
        }),
    };
    for_game!(plan.game.as_str(), G => work.play_all::<G>(threads))
        .expect("a checked plan names a known game");
    let mut done = work
        .done
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    done.hand_out_the_rest();
    match done.error {
        Some(error) => Err(error),
        None => Ok(done.partial),
    }
}

/// A series being played.
struct Work<'a, 'e> {
    ready: &'a Ready,
    chunk: u64,
    /// The first game that nobody has taken yet.
    next: AtomicU64,
    progress: &'a (dyn Fn(u64) + Sync),
    stop: &'a AtomicBool,
    done: Mutex<Done<'e>>,
}

/// What has come of it so far.
struct Done<'a> {
    partial: Partial,
    /// The first game that was not handed out yet.
    next: u64,
    /// Rows that are ready before those of the games ahead of them.
    waiting: BTreeMap<u64, Vec<GameRow>>,
    each: Option<&'a mut (dyn FnMut(&GameRow) + Send)>,
    error: Option<PlanError>,
}

impl<'e> Work<'_, 'e> {
    fn play_all<G: Observed>(&self, threads: usize) {
        if threads == 1 {
            return self.play_chunks::<G>();
        }
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| self.play_chunks::<G>());
            }
        });
    }

    fn play_chunks<G: Observed>(&self) {
        let wants_rows = self.lock().each.is_some();
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(self.chunk, Ordering::Relaxed);
            let end = self.ready.games.end;
            if first >= end {
                break;
            }
            let mut rows = Vec::new();
            let played = play_some::<G>(self.ready, first..end.min(first + self.chunk), |row| {
                (self.progress)(1);
                if wants_rows {
                    rows.push(row);
                }
                !self.stop.load(Ordering::Relaxed)
            });
            match played {
                Ok(tally) => self.lock().add(first, tally, rows),
                Err(error) => {
                    self.lock().error.get_or_insert(error);
                    self.stop.store(true, Ordering::Relaxed);
                }
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Done<'e>> {
        // A thread that panicked ends the scope with its panic; nothing here is half done.
        self.done.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Done<'_> {
    fn add(&mut self, first: u64, tally: Tally, rows: Vec<GameRow>) {
        self.partial.add(first..first + tally.games, tally);
        let Some(each) = &mut self.each else {
            return;
        };
        self.waiting.insert(first, rows);
        while let Some(rows) = self.waiting.remove(&self.next) {
            self.next += rows.len() as u64;
            rows.iter().for_each(&mut **each);
        }
    }

    /// A series that was stopped has gaps; what was played after them counts too.
    fn hand_out_the_rest(&mut self) {
        if let Some(each) = &mut self.each {
            let rows = std::mem::take(&mut self.waiting).into_values().flatten();
            rows.for_each(|row| each(&row));
        }
    }
}

/// Plays some games of the series on this thread, until `each` wants no more.
pub(crate) fn play_some<G: Observed>(
    ready: &Ready,
    games: Range<u64>,
    mut each: impl FnMut(GameRow) -> bool,
) -> Result<Tally, PlanError> {
    let begin = ThreadTime::now();
    let mut tally = Tally::new(ready.setup.seats);
    let players: Vec<String> = ready.bots.iter().map(Player::to_string).collect();
    let mut legal = Vec::new();
    for index in games {
        let row = play_one::<G>(ready, index, &mut legal)?;
        tally.add(&row, &players);
        if !each(row) {
            break;
        }
    }
    tally.cpu_us = begin.elapsed().as_micros() as u64;
    Ok(tally)
}

/// Plays game `index` of the series; `legal` is room to be used again.
pub(crate) fn play_one<G: Observed>(
    ready: &Ready,
    index: u64,
    legal: &mut Vec<G::Action>,
) -> Result<GameRow, PlanError> {
    let setup = ready.table(index);
    let mut bots = seat_bots::<G>(ready, &setup);
    let mut dice = Dice::new(setup.seed.derive(BOTS));
    let played = play(
        &setup,
        &mut bots,
        &mut dice,
        legal,
        ready.max_inputs,
        ready.watch,
    );
    let played = played.map_err(|refused| refused_in(index, setup.seed, &refused))?;
    Ok(GameRow::new(index, setup.seed, G::CREW, played))
}

/// Starts a program for every seat that is played from outside, so that one that cannot play is noticed before the first
/// game; they wait for it.
fn let_in<G: Observed>(ready: &Ready) -> Result<(), PlanError> {
    let mut bots = Vec::new();
    for player in &ready.bots {
        if let Player::Outside(outside) = player {
            outside.begin();
        }
    }
    for (seat, player) in Seat::all(ready.bots.len()).zip(&ready.bots) {
        if let Player::Outside(outside) = player {
            let came = outside.enter::<G>(&ready.setup, seat);
            bots.push((
                outside,
                came.map_err(|fault| PlanError::Outside {
                    bot: player.to_string(),
                    fault,
                })?,
            ));
        }
    }
    for (outside, guest) in bots {
        outside.leave(guest);
    }
    Ok(())
}

fn seat_bots<G: Observed>(ready: &Ready, setup: &Setup) -> Vec<Box<dyn Bot<G>>> {
    let players = ready.bots.iter().enumerate();
    players
        .map(|(seat, player)| player.sit(setup, Seat::new(seat)))
        .collect()
}

fn refused_in(index: u64, seed: Seed, refused: &crate::play::Refused) -> PlanError {
    PlanError::Refused {
        game: index,
        seed,
        seat: refused.seat,
        action: refused.action.clone(),
        rule: refused.illegal.rule,
    }
}
