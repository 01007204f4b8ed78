//! All tests of the crate's surface: one program, because each costs a build of every game.

mod advice;
mod blind;
mod blind_by_rule;
mod company;
mod tables;
