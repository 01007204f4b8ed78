//! Tables, seats, clocks, HTTP and WebSocket: a server that puts the catalog's games on tables.
//!
//! [`run`] gets its socket, its store and its signal to stop from outside. Everything a table accepts is durable before
//! anybody is told; a crash at any instant loses nothing that was acknowledged. No rule of any game is known here.

mod archive;
mod assets;
mod clock;
mod code;
mod config;
mod contain;
mod error;
mod founding;
mod http;
mod ledger;
pub mod limits;
mod listener;
mod lobby;
mod metrics;
mod outbox;
mod patch;
mod play;
mod qr;
mod rate;
mod reading;
mod record;
#[cfg(test)]
mod sabotage;
mod seats;
mod serve;
mod socket;
mod stream;
mod table;

use std::sync::Arc;

use shamble_store::Store;
use tokio::sync::Semaphore;

pub use clock::{Calendar, SystemCalendar};
pub use config::Config;
pub use limits::Limits;
pub use serve::{ServeError, run};

/// What every part of one server shares.
struct Shared {
    config: Config,
    store: Arc<dyn Store>,
    metrics: metrics::Metrics,
    /// Places for bots to think in.
    thinkers: Semaphore,
}
