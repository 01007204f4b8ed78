//! The rules, a file per chapter. Each function checks one thing or does one thing; what comes next is `turn.rs`' business.

pub(crate) mod arming;
pub(crate) mod bargain;
pub(crate) mod deck;
pub(crate) mod opening;
pub(crate) mod race;
pub(crate) mod row;
pub(crate) mod vehicle;
