//! The program as people and scripts use it: what is typed, what comes out, and the exit code.

mod bench;
mod bots;
mod games;
mod lab;
mod mall;
mod replay;
mod rules;
mod scenario;
mod serve;
mod shell;
mod simulate;
mod situation;
mod soundtrack;
mod store;
#[cfg(feature = "toy")]
mod toys;
mod usage;
