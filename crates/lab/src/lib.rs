//! Many games on all cores, and what came of them.
//!
//! A [`Plan`] says what to play; [`run`] plays it and gives a [`Report`] with uncertainties and with warnings about what
//! not to trust. The same plan gives the same results on any number of threads; only the times differ.

mod bench;
mod plan;
mod play;
mod report;
mod series;
mod setups;
mod stats;
mod tally;
mod yardstick;

pub use bench::{Bench, Call, CallName, GameBench, MEASURE, Play, Yardstick, bench, n_measured};
pub use plan::{DEFAULT_MAX_INPUTS, Plan, PlanError};
pub use report::{Length, LevelWins, OutcomeShare, Report, SeatWins, Spread, Warning};
pub use series::run;
pub use setups::{BENCH_SETUPS, BenchSetup};
pub use stats::{Share, wilson};
