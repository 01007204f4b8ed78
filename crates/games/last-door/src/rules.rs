//! The rules, a file per chapter. Each function checks one thing or does one thing; what comes next is `turn.rs`' business.

pub(crate) mod door;
pub(crate) mod knock;
