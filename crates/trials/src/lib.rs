//! Trials: what is tried on a running server, on every game and on every decoder, for as long as one likes.
//!
//! | trial | tries |
//! | --- | --- |
//! | [`durability`] | a swarm at tables of all games, the server killed or stopped in the middle of it, over and over |
//! | [`reconnect`] | lines that are cut, torn in the middle of a message, or go silent |
//! | [`liveness`] | random and odd acts in every game and mode, each looked at closely |
//! | [`endurance`] | the same by the million |
//! | [`fuzz`] | spoilt input for everything that reads what others wrote |
//!
//! Each answers with a [`Report`]: how much was tried, and what was found. Short versions of all of them are tests; the
//! long ones are run by `cargo xtask soak`. Nothing here is part of the program.

mod audit;
pub mod dice;
pub mod durability;
pub mod endurance;
pub mod fuzz;
pub mod http;
pub mod liveness;
pub mod person;
pub mod process;
pub mod proxy;
pub mod reconnect;
pub mod report;
pub mod table;
pub mod wire;

use std::error::Error;
use std::time::Duration;

use tokio::time::{Instant, sleep};

pub use report::Report;

/// What stops a trial before it has tried anything: no finding, but no result either.
pub type Failed = Box<dyn Error + Send + Sync>;

/// How long anything may take before it counts as stuck. Nothing that works comes near it.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How often conditions are looked at.
const LOOK: Duration = Duration::from_millis(2);

/// Whether something comes true before patience ends.
async fn until(mut is_so: impl FnMut() -> bool) -> bool {
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if is_so() {
            return true;
        }
        sleep(LOOK).await;
    }
    false
}
