//! Many games on all cores, and what came of them.
//!
//! A [`Plan`] says what to play; [`series`] plays it and gives a [`Partial`], which adds up with others of its kind, and
//! [`Report`] puts it into figures with uncertainties and with warnings about what not to trust. The same plan gives the
//! same results on any number of threads and machines; only the times differ.

mod analysis;
mod bench;
mod compare;
mod difficulty;
mod html;
mod ladder;
mod observe;
mod outside;
mod partial;
mod picture;
mod plan;
mod play;
mod player;
mod puzzles;
mod rating;
mod report;
mod row;
mod rows;
mod series;
mod setups;
mod stats;
mod tally;
mod yardstick;

pub use analysis::{
    Analysis, AnalysisError, Budget, Decision, Onlooker, Party, Point, TurningPoint, analyse,
};
pub use bench::{Bench, Call, CallName, GameBench, MEASURE, Play, Yardstick, bench, n_measured};
pub use compare::{Comparison, compare};
pub use difficulty::{
    Difficulty, DifficultyError, DifficultyRow, DifficultyTable, Measure, difficulty_tables,
};
pub use html::page;
pub use ladder::{Ladder, LadderPlan, Rating, Rung, Rungs, StepUp, ladder, n_ladder_games};
pub use observe::Relation;
pub use outside::{HOUSE, MAX_LOST, Outside};
pub use partial::{Origin, Partial, PartialError};
pub use picture::{Both, Picture, PlaceTally, Step};
pub use plan::{DEFAULT_MAX_INPUTS, Plan, PlanError, Series};
pub use play::Watch;
pub use player::{Player, UnknownPlayer};
pub use puzzles::{MAX_LINE, Puzzle, PuzzleError, Puzzles};
pub use report::{Length, LevelWins, OutcomeShare, Report, SeatWins, SideWins, Spread, Warning};
pub use row::{GameRow, SeatRow, TurnRow};
pub use rows::{Columns, Format, Rows, RowsError};
pub use series::{Orders, run, series};
pub use setups::{BENCH_CELLS, BENCH_SETUPS, BenchCell, BenchSetup};
pub use stats::{Clusters, FEW_CLUSTERS, Mean, Share};
pub use tally::{GroupTally, SideTally, Tally};
