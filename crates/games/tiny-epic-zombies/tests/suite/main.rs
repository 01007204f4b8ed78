//! All tests of the game but its situations and the contract: one program, because each costs a build of the rules.

mod encoding;
mod fingerprints;
mod options;
mod order;
mod playthroughs;
mod reads;
mod reasons;
mod stray;
