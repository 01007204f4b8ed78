//! The chapters of the rulebook: each file does one thing to a state and calls no phase change.
//!
//! Every function that can be refused checks everything first, in the order of the catalogue's table of refusals
//! (Z15-R97), and only then changes something.

pub(crate) mod combat;
pub(crate) mod growl;
pub(crate) mod heavy;
pub(crate) mod movement;
pub(crate) mod objective;
pub(crate) mod objects;
pub(crate) mod search;
pub(crate) mod sheet;
pub(crate) mod spawn;
pub(crate) mod tokens;
pub(crate) mod wounds;
