//! Keeping to what is this server's, where several share the tables out.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::{StreamExt, stream};
use shamble_store::TableId;
use tokio::sync::oneshot;
use tokio::time::interval;

use super::handed_over::HandedOver;
use super::{Lobby, Slot, forget, lock};
use crate::cluster::Owner;
use crate::limits::{MOVING_AT_ONCE, TELL_LOBBY_EVERY};
use crate::table::TableMsg;

impl Lobby {
    /// Where several servers share the tables out: takes up what becomes this one's, lets go of what is not any more,
    /// and tells the others of its public tables. Never ends.
    pub(crate) async fn keep_own(self: Arc<Self>) {
        let mut view = self.shared.cluster.view();
        let mut ticks = interval(TELL_LOBBY_EVERY);
        let mut term = view.borrow().term;
        let mut own = BTreeSet::new();
        let mut before = Arc::clone(&view.borrow());
        let mut handed = HandedOver::default();
        loop {
            let current = Arc::clone(&view.borrow_and_update());
            if current.term != term {
                // They may have been taken over and given back meanwhile, and others made.
                term = current.term;
                own.clear();
                self.confirm_all().await;
            }
            self.let_go(|id| current.owner(id.slot()) != Owner::Here)
                .await;
            let mut wanted: BTreeSet<_> = current.own_slots().into_iter().flatten().collect();
            handed.take_in(&wanted, &before, &current);
            wanted.retain(|slot| !handed.is_awaited(*slot));
            let gained: Vec<_> = wanted.difference(&own).copied().collect();
            own = wanted;
            before = current;
            if !gained.is_empty()
                && let Err(error) = self.wake(Some(gained)).await
            {
                // Asked for again with the next tick: a table that somebody wants is found in any case.
                tracing::error!(%error, "the tables of new slots could not be listed");
                own.clear();
            }
            tokio::select! {
                changed = view.changed() => if changed.is_err() { return },
                _ = ticks.tick() => {
                    if self.shared.cluster.is_lost() {
                        // Nobody can act here; elsewhere they can.
                        self.let_go(|_| true).await;
                        own.clear();
                    }
                    self.shared.cluster.tell_lobby(self.own_public()).await;
                }
            }
        }
    }

    /// Has every table in memory ask the log whether it is still this server's. Those that are not end by themselves.
    async fn confirm_all(&self) {
        let slots: Vec<Arc<Slot>> = lock(&self.tables).by_id.values().cloned().collect();
        stream::iter(slots)
            .for_each_concurrent(MOVING_AT_ONCE, |slot| async move {
                let handle = slot.handle.lock().await.clone();
                let (confirmed, is_confirmed) = oneshot::channel();
                if let Some(handle) = handle
                    && handle.say(TableMsg::Confirm { confirmed }).await.is_ok()
                {
                    let _ = is_confirmed.await;
                }
            })
            .await;
    }

    /// Ends the tables that are meant, and forgets them.
    pub(super) async fn let_go(&self, is_meant: impl Fn(TableId) -> bool) {
        let ids: Vec<TableId> = {
            let tables = lock(&self.tables);
            tables
                .by_id
                .keys()
                .copied()
                .filter(|id| is_meant(*id))
                .collect()
        };
        stream::iter(ids)
            .for_each_concurrent(MOVING_AT_ONCE, |id| async move {
                self.stop(id).await;
                forget(&mut lock(&self.tables), id);
            })
            .await;
    }
}
