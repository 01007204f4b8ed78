//! Playing a whole plan on many threads.

use cpu_time::ThreadTime;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use shamble_bots::{Bot, Playable, bot};
use shamble_catalog::for_game;
use shamble_core::{Dice, Seat, Seed, Setup};

use crate::plan::{Plan, PlanError, Ready};
use crate::play::play;
use crate::report::Report;
use crate::tally::Tally;

/// Games that one thread plays in a row: enough to measure, few enough to share out evenly.
const CHUNK: u64 = 50;

/// Sets the bots' dice apart from those of the table they sit at.
const BOTS: u64 = u64::MAX;

/// Plays all games of `plan`. `progress` is called from any thread with the number of games just finished.
pub fn run(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, PlanError> {
    let ready = plan.check()?;
    let threads = plan.threads.unwrap_or(0);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| PlanError::Threads(error.to_string()))?;
    let tally =
        for_game!(plan.game.as_str(), G => pool.install(|| play_all::<G>(&ready, progress)))
            .expect("a checked plan names a known game")?;
    Ok(Report::new(
        plan,
        &ready,
        pool.current_num_threads(),
        &tally,
    ))
}

fn play_all<G: Playable>(
    ready: &Ready,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, PlanError> {
    let n_chunks = ready.games.div_ceil(CHUNK);
    let empty = || Tally::new(ready.setup.seats);
    (0..n_chunks)
        .into_par_iter()
        .map(|chunk| {
            let first = chunk * CHUNK;
            let games = first..ready.games.min(first + CHUNK);
            let n_games = games.end - games.start;
            let tally = play_some::<G>(ready, games)?;
            progress(n_games);
            Ok(tally)
        })
        .try_reduce(empty, |one, other| Ok(one.merge(other)))
}

/// Plays some games of the series on this thread.
pub(crate) fn play_some<G: Playable>(
    ready: &Ready,
    games: std::ops::Range<u64>,
) -> Result<Tally, PlanError> {
    let begin = ThreadTime::now();
    let mut tally = Tally::new(ready.setup.seats);
    let mut legal = Vec::new();
    for index in games {
        let seed = ready.setup.seed.derive(index);
        let setup = Setup {
            seed,
            ..ready.setup.clone()
        };
        let mut bots = seat_bots::<G>(ready, &setup);
        let mut dice = Dice::new(seed.derive(BOTS));
        let played = play(&setup, &mut bots, &mut dice, &mut legal, ready.max_inputs);
        let played = played.map_err(|refused| refused_in(index, seed, &refused))?;
        tally.add(&played);
    }
    tally.cpu = begin.elapsed();
    Ok(tally)
}

fn seat_bots<G: Playable>(ready: &Ready, setup: &Setup) -> Vec<Box<dyn Bot<G>>> {
    let levels = ready.bots.iter().enumerate();
    levels
        .map(|(seat, level)| bot::<G>(*level, setup, Seat::new(seat)))
        .collect()
}

fn refused_in(index: u64, seed: Seed, refused: &crate::play::Refused) -> PlanError {
    PlanError::Refused {
        game: index,
        seed,
        seat: refused.seat,
        action: refused.action.clone(),
        rule: refused.rule,
    }
}
