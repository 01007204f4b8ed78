//! Slots that were just handed over.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use tokio::time::Instant;

use crate::clock;
use crate::cluster::{Owner, View};
use crate::limits::HANDOVER_WAIT;

/// Slots of servers that leave in good order: their tables are laid down before anybody wakes them without need.
#[derive(Default)]
pub(super) struct HandedOver(BTreeMap<shamble_store::Slot, (SocketAddr, Instant)>);

impl HandedOver {
    /// Takes in what changed: slots that came from a server that leaves.
    pub(super) fn take_in(
        &mut self,
        own: &BTreeSet<shamble_store::Slot>,
        before: &View,
        current: &View,
    ) {
        let deadline = clock::now() + HANDOVER_WAIT;
        for slot in own {
            if let Owner::At(server) = before.owner(*slot)
                && current.is_leaving(server)
            {
                self.0.insert(*slot, (server, deadline));
            }
        }
        self.0.retain(|slot, (server, deadline)| {
            own.contains(slot) && current.is_leaving(*server) && clock::now() < *deadline
        });
    }

    /// Whether the server before may still lay down the slot's tables.
    pub(super) fn is_awaited(&self, slot: shamble_store::Slot) -> bool {
        self.0.contains_key(&slot)
    }
}
