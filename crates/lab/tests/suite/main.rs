//! All tests of the crate's surface: one program, because each costs a build of every game.

mod analysis;
mod difficulty;
mod growls;
mod ladder;
mod puzzles;
mod series;
