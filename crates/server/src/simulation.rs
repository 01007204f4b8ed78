//! The task of a table, its mailbox, its readers' queues and the way to the store under a scheduler that a seed decides.
//!
//! One thread runs everything and its clock stands until nobody has anything to do, so that the same seed gives the same
//! history, to the last message. Lines carry words late, break, or go dead without a word; readers stop reading; writes
//! are slow, fail, fail although they were made, or are made long after they failed; the server dies at any instant and
//! another one takes over what is stored. All the while people play ([`guest`]), and whatever a table lets out is held
//! against what is durable at that very instant ([`disk`]).
//!
//! `SHAMBLE_SEEDS=from..to` tries those seeds instead of the few that a test has time for, and `SHAMBLE_SEEDS=from..`
//! with `SHAMBLE_MINUTES` as many as can be had in that time; seeds that found something are in [`KEPT`].

mod disk;
mod guest;
mod house;

use std::time::Duration;

use shamble_trials::dice::Random;
use tokio::time::{sleep, timeout};

use self::disk::Flaw;
use self::guest::{Guest, Known};
use self::house::House;

/// How long people play in bad weather, by the clock of the simulation.
const STORM: Duration = Duration::from_secs(8);

/// How long they may take to get level once it is over.
const PATIENCE: Duration = Duration::from_secs(300);

/// What was tried, and all that was not as it should be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct History {
    /// A hash over everything anybody heard, in order.
    pub(crate) hash: u64,
    pub(crate) n_acked: usize,
    pub(crate) n_messages: usize,
    pub(crate) n_crashes: usize,
    pub(crate) n_cuts: usize,
    pub(crate) n_failed_writes: usize,
    pub(crate) found: Vec<String>,
}

/// Plays the history of one seed, on a runtime of its own.
fn play(seed: u64, flaw: Flaw) -> History {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let history = runtime.block_on(storm(seed, flaw));
    // Servers that died have left tasks behind that wait for ever.
    runtime.shutdown_background();
    history
}

async fn storm(seed: u64, flaw: Flaw) -> History {
    let mut random = Random::new(seed);
    let known = Known::default();
    let mut house = House::new(&mut random, flaw);
    let seating = house.make_table(&mut random).await;
    let mut guests = Vec::new();
    for (person, token) in seating.tokens.iter().enumerate() {
        let guest = Guest::new(person, token.clone(), &known, random.split());
        guests.push(guest.spawn(house.door()));
    }
    house.set_calm(false);
    let mut left = STORM;
    let mut n_crashes = 0;
    while !left.is_zero() {
        let pause = Duration::from_millis(50 + random.below(2_000) as u64).min(left);
        sleep(pause).await;
        left -= pause;
        if random.below(2) == 0 {
            house.crash(&mut random).await;
            n_crashes += 1;
        }
    }
    house.set_calm(true);
    for guest in &guests {
        guest.wind_down();
    }
    let are_level = async {
        while !guests.iter().all(|guest| guest.is_level(house.n_durable())) {
            sleep(Duration::from_millis(100)).await;
        }
    };
    if timeout(PATIENCE, are_level).await.is_err() {
        let states: Vec<String> = guests.iter().map(guest::Playing::describe).collect();
        known.found(format!(
            "after the storm they do not get level with {}: {}",
            house.n_durable(),
            states.join("; ")
        ));
    }
    let books = guests.iter().map(guest::Playing::book).collect();
    house.audit(books, &known).await;
    let n_failed_writes = house.n_failed_writes();
    known.history(n_crashes, n_failed_writes)
}

/// Seeds that once found something.
const KEPT: [u64; 2] = [232, 1005];

/// A few in the tests, as many as one likes in `cargo xtask soak`.
#[cfg(test)]
mod tests {
    use super::*;

    /// The seeds to try, and no new one after how long.
    fn seeds() -> Box<dyn Iterator<Item = u64>> {
        let Ok(range) = std::env::var("SHAMBLE_SEEDS") else {
            return Box::new(KEPT.into_iter().chain(1..7));
        };
        let (from, to) = range.split_once("..").expect("SHAMBLE_SEEDS=from..to");
        let from: u64 = from.parse().expect("a number");
        let to = to.parse().unwrap_or(u64::MAX);
        let minutes = std::env::var("SHAMBLE_MINUTES").ok();
        let minutes = minutes.map_or(f64::INFINITY, |text| text.parse().expect("a number"));
        let began = std::time::Instant::now();
        Box::new((from..to).take_while(move |_| began.elapsed().as_secs_f64() < minutes * 60.0))
    }

    #[test]
    fn nothing_is_lost_doubled_or_told_too_early_in_any_weather() {
        let mut all = History::default();
        let mut n_seeds = 0;
        for seed in seeds() {
            let history = play(seed, Flaw::None);
            n_seeds += 1;
            all.n_acked += history.n_acked;
            all.n_messages += history.n_messages;
            all.n_crashes += history.n_crashes;
            all.n_cuts += history.n_cuts;
            all.n_failed_writes += history.n_failed_writes;
            for found in history.found {
                println!("FOUND simulation: seed {seed}: {found}");
                all.found.push(found);
            }
        }
        println!(
            "trial | simulation | {n_seeds} seeds, {} acts acknowledged, {} messages, {} crashes, {} cuts, \
             {} writes failed | {}",
            all.n_acked,
            all.n_messages,
            all.n_crashes,
            all.n_cuts,
            all.n_failed_writes,
            all.found.len()
        );
        assert!(all.found.is_empty(), "{:?}", all.found);
        assert!(all.n_acked > 0 && all.n_cuts > 0 && all.n_crashes > 0);
    }

    #[test]
    fn the_same_seed_gives_the_same_history() {
        let once = play(5, Flaw::None);
        assert_eq!(once, play(5, Flaw::None));
        assert_ne!(once.hash, play(6, Flaw::None).hash);
    }

    /// Each of these is a store that makes a sound table look like one with the flaw; the simulation must notice.
    #[test]
    fn flaws_put_in_on_purpose_are_found() {
        for (flaw, sign) in [
            (Flaw::AnswersBeforeWriting, "is not durable"),
            (Flaw::WritesTwice, "times"),
            (Flaw::ForgetsTheLast, "times"),
        ] {
            let found = (1..20).find_map(|seed| {
                let found = play(seed, flaw).found;
                found.into_iter().find(|found| found.contains(sign))
            });
            assert!(found.is_some(), "{flaw:?} goes unnoticed");
        }
    }
}
