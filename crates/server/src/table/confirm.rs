//! Whether what is in memory is still the table, where several servers share tables out.
//!
//! What is written needs no care here: the log takes a write only from whoever opened the table last. What is shown from
//! memory does, because another server may have the table by then, and have moved it on.
//!
//! - A server shows what it has in memory if a renewal of its own came back that it sent at most a lease ago. For as long
//!   nobody counts it out, so nobody else opens its tables.
//! - Without one it keeps its tables: most often NATS elects, nobody can renew, and nobody can count. The list of members
//!   and the log elect each for itself, one perhaps seconds before the other. So nothing is shown from memory alone: the
//!   log is asked for every look, as below, and if it answers, the table goes on. No table is opened without a lease,
//!   because an opening takes it from whoever has one.
//! - When renewals come back, and nobody else stored enough of them in between to count it out, everything is as it was.
//! - Otherwise another server may have opened any of its tables. The log knows: before anything is shown, it is asked to
//!   take a write without records. It takes it if nobody opened the table since, and then what is in memory is what is
//!   stored. If not, the table ends here, and whoever comes next has it opened anew. (Reading would not do: a NATS server
//!   that is cut off answers with what it had.)
//! - Another one may not have heard yet that this server is back, and still open a table, until its own lease is over.
//!   For so long every look has the log asked again, and once more afterwards; then the first rule holds. An opening that
//!   takes longer than that is given up by whoever made it, before anything is written under it.

use shamble_store::TableId;

use super::{Table, TableMsg};
use crate::Shared;
use crate::cluster::Owner;

/// What the log said of the table in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Confirmed {
    /// It is as it is stored.
    AsItIs,
    /// It has just been read back.
    Anew,
    /// Nothing, or that the table is another server's.
    Not,
}

/// Whether this server should have the table, as far as one can be sure.
pub(crate) fn is_own(shared: &Shared, id: TableId) -> bool {
    shared.cluster.owner(id.slot()) == Owner::Here
}

impl TableMsg {
    /// Whether it is answered from memory; whoever asked asks again if there is no answer.
    pub(super) fn is_question(&self) -> bool {
        match self {
            Self::Past { .. }
            | Self::LookAhead { .. }
            | Self::Options { .. }
            | Self::Follow { .. }
            | Self::Turn { .. }
            | Self::Subscribe { .. }
            | Self::Unsubscribe { .. } => true,
            Self::Connect { .. }
            | Self::Said { .. }
            | Self::Gone { .. }
            | Self::Bot { .. }
            | Self::Hint { .. }
            | Self::PushGone { .. }
            | Self::Confirm { .. }
            | Self::Stop { .. } => false,
        }
    }
}

impl Table {
    /// The cluster's term: what is written now is confirmed in it.
    pub(super) fn current_term(&self) -> u64 {
        self.shared.cluster.view().borrow().term
    }

    /// Makes sure that what is in memory is what is stored, before anything of it is shown.
    pub(super) async fn confirm(&mut self) -> Confirmed {
        let is_own = is_own(&self.shared, self.id);
        let is_kept = is_own || self.shared.cluster.keeps(self.id.slot());
        if self.broken.is_some() || self.is_deposed || !is_kept {
            return Confirmed::Not;
        }
        if is_own && self.shared.cluster.view().borrow().trusts(self.term) {
            return Confirmed::AsItIs;
        }
        let term = self.current_term();
        match self.shared.store.confirm(&mut self.claim).await {
            Ok(()) => {
                self.term = term;
                return Confirmed::AsItIs;
            }
            Err(error) => self.write_failed(&error),
        }
        Box::pin(self.recover()).await;
        if self.broken.is_some() || self.is_deposed {
            return Confirmed::Not;
        }
        Confirmed::Anew
    }
}
