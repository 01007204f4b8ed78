//! Games as environments for programs that learn and search: whose decision it is, what can be decided as numbers, what
//! is seen as bytes, and one call that goes on to the next decision.
//!
//! An [`Env`] hides which game it is. It runs at the per-action pace: time stands while somebody thinks, what falls due
//! happens inside a step, and "let time pass" is an action like any other ([`WAIT`]). Seats may be given to bots of the
//! house. A [`Batch`] steps many tables in one call. Nothing here decides a rule.

mod batch;
mod env;
mod error;
mod order;
mod pages;
mod table;
mod typed;

pub use batch::{AnyBatch, AutoReset, Batch, Filled};
pub use env::{Dropped, Env};
pub use error::Error;
pub use order::{Order, make, make_batch, replay};
pub use pages::page;
pub use shamble_core::encode::WAIT;
pub use table::{Info, info};
