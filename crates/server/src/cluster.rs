//! Which server has which tables: one that stands alone has them all, several share them out by slot.
//!
//! A [`View`] only says who *should* have a table. Who does is decided in the table's own log
//! ([`shamble_store::Store::open`]): if two servers disagree for a moment, a table moves twice, and nothing forks.

#[cfg(feature = "cluster")]
mod nats;

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;

use serde_json::Value;
use shamble_protocol::TableInfo;
use shamble_store::Slot;
use tokio::sync::watch;

#[cfg(feature = "cluster")]
pub use self::nats::{Membership, MembershipError};

/// Who has a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// This server.
    Here,
    /// Another one, whose private address this is.
    At(SocketAddr),
    /// Nobody at the moment, as far as is known here.
    Nobody,
}

/// What one server knows of all of them.
pub trait Cluster: Send + Sync + 'static {
    /// Who should have which tables; it changes as servers come and go.
    fn view(&self) -> watch::Receiver<Arc<View>>;

    /// Who has the tables of this slot now, as far as one can be sure.
    fn owner(&self, slot: Slot) -> Owner;

    /// Whether those tables of this slot that are in memory here may go on, though nobody can be sure who has them: this
    /// server had them when it last heard. The log is asked before anything of them is shown.
    fn keeps(&self, slot: Slot) -> bool {
        self.owner(slot) == Owner::Here
    }

    /// Whether this server should get people sent to it.
    fn is_ready(&self) -> bool;

    /// Whether this server has been cut off for so long that the others have its tables by now.
    fn is_lost(&self) -> bool;

    /// Tells the others which of this server's tables are public and not over.
    fn tell_lobby(&self, tables: Vec<TableInfo>) -> ClusterFuture<'_>;

    /// The public tables of the others, as they told of them: those of another version may say more.
    fn lobby_of_others(&self) -> Vec<Value>;

    /// Tells the others that somebody got the name of a table wrong, so that trying names out at all of them in turn is no
    /// quicker than at one.
    fn tell_guess(&self, _caller: IpAddr) {}

    /// Who got names wrong elsewhere since this was last asked, once for each time.
    fn guesses_elsewhere(&self) -> Vec<IpAddr> {
        Vec::new()
    }

    /// This server wants no tables any more; the others take them over. Resolves when they know.
    fn drain(&self) -> ClusterFuture<'_>;

    /// This server has let go of everything.
    fn leave(&self) -> ClusterFuture<'_>;

    /// What to add to the metrics, in the text form of Prometheus.
    fn metrics(&self) -> String;
}

/// What the slower methods of [`Cluster`] return.
pub type ClusterFuture<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// Who should have which slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Grows when this server may have missed that its tables were taken over: what it has in memory counts again once
    /// the log has confirmed it.
    pub term: u64,
    /// Whether what the log confirms stays so. Not while another server may not have heard yet that this one is back.
    is_sure: bool,
    owners: Owners,
    /// Servers that hand their tables over and are not done with it.
    leaving: Vec<SocketAddr>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Owners {
    /// One server has all.
    Alone,
    /// By slot.
    Shared(Vec<Owner>),
}

impl View {
    /// Several servers, each slot with one of them: as many owners as there are slots.
    pub fn shared(term: u64, owners: Vec<Owner>) -> Self {
        assert_eq!(owners.len(), usize::from(Slot::COUNT), "one owner a slot");
        Self {
            term,
            is_sure: true,
            owners: Owners::Shared(owners),
            leaving: Vec::new(),
        }
    }

    /// The same while another server may still take tables over in the belief that this one is gone.
    pub fn unsure(mut self) -> Self {
        self.is_sure = false;
        self
    }

    /// Whether a table that the log confirmed in this term is still as it was then.
    pub(crate) fn trusts(&self, term: u64) -> bool {
        self.is_sure && self.term == term
    }

    /// The same while these servers hand their tables over.
    pub fn with_leaving(mut self, leaving: Vec<SocketAddr>) -> Self {
        self.leaving = leaving;
        self
    }

    /// Whether this server still lays its tables down: whoever opens one before that costs its clock some time.
    pub(crate) fn is_leaving(&self, server: SocketAddr) -> bool {
        self.leaving.contains(&server)
    }

    pub fn owner(&self, slot: Slot) -> Owner {
        match &self.owners {
            Owners::Alone => Owner::Here,
            Owners::Shared(owners) => owners[slot.index()],
        }
    }

    /// The slots this server should have; nothing if it has all of them anyway.
    pub fn own_slots(&self) -> Option<Vec<Slot>> {
        match &self.owners {
            Owners::Alone => None,
            Owners::Shared(owners) => Some(
                Slot::all()
                    .filter(|slot| owners[slot.index()] == Owner::Here)
                    .collect(),
            ),
        }
    }

    /// Whether there may be other servers.
    pub fn is_shared(&self) -> bool {
        matches!(self.owners, Owners::Shared(_))
    }
}

/// A server that stands alone: every table is its own.
#[derive(Debug)]
pub struct Single {
    view: watch::Sender<Arc<View>>,
}

impl Single {
    pub fn new() -> Self {
        let view = View {
            term: 0,
            is_sure: true,
            owners: Owners::Alone,
            leaving: Vec::new(),
        };
        Self {
            view: watch::Sender::new(Arc::new(view)),
        }
    }
}

impl Default for Single {
    fn default() -> Self {
        Self::new()
    }
}

impl Cluster for Single {
    fn view(&self) -> watch::Receiver<Arc<View>> {
        self.view.subscribe()
    }

    fn owner(&self, _: Slot) -> Owner {
        Owner::Here
    }

    fn is_ready(&self) -> bool {
        true
    }

    fn is_lost(&self) -> bool {
        false
    }

    fn tell_lobby(&self, _: Vec<TableInfo>) -> ClusterFuture<'_> {
        Box::pin(async {})
    }

    fn lobby_of_others(&self) -> Vec<Value> {
        Vec::new()
    }

    fn drain(&self) -> ClusterFuture<'_> {
        Box::pin(async {})
    }

    fn leave(&self) -> ClusterFuture<'_> {
        Box::pin(async {})
    }

    fn metrics(&self) -> String {
        String::new()
    }
}
