//! The contract every game must pass ([`contract`]), whole games as text, fingerprints, and a toy to try things on.
//!
//! A game's tests call this in a few lines. Rule tests as data have a crate of their own, `shamble-situations`.

pub mod contract;
#[cfg(test)]
mod contract_tests;
mod encoding;
mod fingerprint;
mod playthrough;
mod spoilt;
pub mod toy;

pub use encoding::{TriedEncoding, check_encoding};
pub use fingerprint::{Fingerprint, check_fingerprints, fingerprints};
pub use playthrough::{check_playthroughs, playthrough};
pub use spoilt::{check_said, spoilt};
