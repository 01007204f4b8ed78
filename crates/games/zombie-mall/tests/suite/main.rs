//! All tests of the game but its situations and the contract: one program, because each costs a build of the rules.

mod encoding;
mod fingerprints;
mod malls;
mod order;
mod paths;
mod playthroughs;
mod stray;
mod tokens;
