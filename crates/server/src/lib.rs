//! Tables, seats, clocks, HTTP and WebSocket: a server that puts the catalog's games on tables.
//!
//! [`run`] gets its socket, its store and its signal to stop from outside. Everything a table accepts is durable before
//! anybody is told; a crash at any instant loses nothing that was acknowledged. No rule of any game is known here.

mod addresses;
mod almanac;
mod archive;
mod assets;
mod clock;
pub mod cluster;
mod code;
mod config;
mod contain;
mod daily;
mod error;
mod founders;
mod founding;
mod http;
pub mod inspect;
mod knowledge;
mod ledger;
pub mod limits;
mod listener;
mod lobby;
mod look_back;
mod metrics;
mod outbox;
mod peer_tls;
mod places;
mod play;
mod push;
mod qr;
mod rate;
mod readiness;
mod reading;
mod record;
mod relay;
#[cfg(test)]
mod sabotage;
mod seats;
mod secrets;
mod serve;
#[cfg(test)]
mod simulation;
mod socket;
mod stream;
mod table;
mod thinking;
mod upgrade;

use std::sync::Arc;

use shamble_store::Store;

pub use addresses::{Network, NoNetwork, Proxies};
pub use clock::{Calendar, SystemCalendar};
pub use config::Config;
pub use limits::Limits;
pub use peer_tls::{PeerTls, PeerTlsError};
pub use push::Pushing;
pub use secrets::Secrets;
#[cfg(feature = "cluster")]
pub use secrets::SharedSecretsError;
pub use serve::{Node, ServeError, run, run_node};

/// What every part of one server shares.
struct Shared {
    config: Config,
    store: Arc<dyn Store>,
    /// Which tables are this server's.
    cluster: Arc<dyn cluster::Cluster>,
    metrics: metrics::Metrics,
    /// Who got names of tables wrong lately.
    guesses: rate::Callers,
    readiness: readiness::Readiness,
    /// Places for bots to think in.
    thinkers: thinking::Thinkers,
    /// The way to people whose page is closed.
    push: push::Push,
}
