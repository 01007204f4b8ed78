//! What whoever runs a server decides.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use crate::addresses::Proxies;
use crate::clock::{Calendar, SystemCalendar};
use crate::limits::Limits;
use crate::push::Pushing;
use crate::secrets::Secrets;

/// What whoever runs a server decides. The default is right for a server on the own machine or network.
#[derive(Clone)]
pub struct Config {
    /// Sites whose pages may use this server, besides its own: `https://shamble.example`.
    pub origins: Vec<String>,
    /// The address people reach the server by, if it is another than browsers say: `https://shamble.example`.
    /// Invitations are made from it.
    pub public_url: Option<String>,
    /// Names this server goes by, besides addresses in figures, `localhost` and the hosts of the sites above.
    pub host_names: Vec<String>,
    /// Which proxies are believed about who calls (`X-Forwarded-For`). Only those that set it: anybody could.
    pub proxies: Proxies,
    /// How long a bot waits before it acts at the per-action pace, so that people can follow.
    pub bot_pause: RangeInclusive<Duration>,
    /// Whether people can be notified when it is their turn.
    pub pushing: Pushing,
    /// What the server keeps to itself.
    pub secrets: Secrets,
    /// Bounds.
    pub limits: Limits,
    /// What day it is.
    pub calendar: Arc<dyn Calendar>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            public_url: None,
            host_names: Vec::new(),
            proxies: Proxies::Nobody,
            bot_pause: Duration::from_millis(400)..=Duration::from_millis(900),
            pushing: Pushing::default(),
            secrets: Secrets::fresh(),
            limits: Limits::default(),
            calendar: Arc::new(SystemCalendar),
        }
    }
}
