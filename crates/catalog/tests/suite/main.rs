//! All tests of the crate's surface: one program, because each costs a build of every game.

mod patches;
mod secrets;
mod toys;
mod words;
