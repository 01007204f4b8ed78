//! The contract every game must pass ([`contract`]), whole games as text, and a toy to try both on.
//!
//! A game's tests call this in a few lines. Rule tests as data have a crate of their own, `shamble-situations`.

pub mod contract;
#[cfg(test)]
mod contract_tests;
mod encoding;
mod playthrough;
pub mod toy;

pub use encoding::{TriedEncoding, check_encoding};
pub use playthrough::{check_playthroughs, playthrough};
