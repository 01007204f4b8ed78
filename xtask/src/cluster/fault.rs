//! What can be broken, and how.

use std::thread;
use std::time::Duration;

use super::house::{Cut, House, Signal};
use super::trials::Dice;
use crate::error::Error;

/// What is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    NodeLeaves,
    NodesRenewed,
    NodeKilled,
    NodeStopped,
    NodeCutOff,
    NodesParted,
    LeaderKilled,
    LeaderStopped,
    LeaderParted,
    EverythingKilled,
}

impl Fault {
    pub(super) const ALL: [Self; 10] = [
        Self::NodeLeaves,
        Self::NodesRenewed,
        Self::NodeKilled,
        Self::NodeStopped,
        Self::NodeCutOff,
        Self::NodesParted,
        Self::LeaderKilled,
        Self::LeaderStopped,
        Self::LeaderParted,
        Self::EverythingKilled,
    ];

    /// What `--kind` calls it.
    pub(super) fn kind(self) -> &'static str {
        match self {
            Self::NodeLeaves => "move",
            Self::NodesRenewed => "rolling",
            Self::NodeKilled => "killed",
            Self::NodeStopped => "stopped",
            Self::NodeCutOff => "cut-off",
            Self::NodesParted => "parted",
            Self::LeaderKilled => "leader-killed",
            Self::LeaderStopped => "leader-stopped",
            Self::LeaderParted => "leader-parted",
            Self::EverythingKilled => "restart",
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::NodeLeaves => "planned move (SIGTERM of a node)",
            Self::NodesRenewed => "all nodes replaced, one after another",
            Self::NodeKilled => "node killed",
            Self::NodeStopped => "owner stopped past its lease",
            Self::NodeCutOff => "node cut off from NATS",
            Self::NodesParted => "two nodes parted, both with NATS",
            Self::LeaderKilled => "stream leader killed",
            Self::LeaderStopped => "stream leader stopped",
            Self::LeaderParted => "stream leader parted from its peers",
            Self::EverythingKilled => "everything killed and started again",
        }
    }

    /// How long nobody may be served because of it.
    pub(super) fn limit(self) -> Option<Duration> {
        let seconds = match self {
            Self::NodeLeaves | Self::NodesRenewed => 1,
            Self::NodeKilled => 8,
            Self::LeaderKilled | Self::LeaderStopped => 10,
            Self::NodeCutOff | Self::NodesParted | Self::LeaderParted => 15,
            Self::NodeStopped | Self::EverythingKilled => return None,
        };
        Some(Duration::from_secs(seconds))
    }

    /// Whether it takes a network for every server.
    pub(super) fn needs_network(self) -> bool {
        matches!(self, Self::NodesParted | Self::LeaderParted)
    }

    /// Before anything is broken or measured. The stream's leader often leads NATS as a whole, too; when that one is
    /// parted, the rest stays without a head for longer than the log does. And it often leads the list of members, which
    /// may be without a leader for longer than the log, too.
    pub(super) fn prepare(self, house: &House, dice: &mut Dice) -> Result<(), Error> {
        match self {
            Self::LeaderParted if dice.below(2) == 0 => house.unite_leaders(),
            Self::LeaderKilled | Self::LeaderStopped if dice.below(2) == 0 => house.unite_streams(),
            _ => Ok(()),
        }
    }

    /// Breaks it and mends it again.
    pub(super) fn happen(
        self,
        house: &mut House,
        dice: &mut Dice,
        lasting: Duration,
    ) -> Result<(), Error> {
        let node = dice.below(house.nodes.len());
        match self {
            Self::NodeLeaves => {
                house.signal_node(node, Signal::Term)?;
                house.start_node(node)
            }
            // As an upgrade does it: the next one when the one before takes people in again.
            Self::NodesRenewed => (0..house.nodes.len()).try_for_each(|node| {
                house.signal_node(node, Signal::Term)?;
                house.start_node(node)?;
                house.wait_ready(node)
            }),
            Self::NodeKilled => {
                house.signal_node(node, Signal::Kill)?;
                thread::sleep(lasting);
                house.start_node(node)
            }
            Self::NodeStopped => {
                house.signal_node(node, Signal::Stop)?;
                thread::sleep(lasting);
                house.signal_node(node, Signal::Go)
            }
            Self::NodeCutOff => {
                house.cut_off(node, Cut::Parted)?;
                thread::sleep(lasting);
                house.cut_off(node, Cut::Joined)
            }
            Self::NodesParted => {
                let other = (node + 1) % house.nodes.len();
                house.part_nodes(node, other, Cut::Parted)?;
                thread::sleep(lasting);
                house.part_nodes(node, other, Cut::Joined)
            }
            Self::LeaderKilled => {
                let leader = house.leader()?;
                house.signal_nats(leader, Signal::Kill)?;
                thread::sleep(lasting);
                house.start_nats(leader)
            }
            Self::LeaderStopped => {
                let leader = house.leader()?;
                house.signal_nats(leader, Signal::Stop)?;
                thread::sleep(lasting);
                house.signal_nats(leader, Signal::Go)
            }
            Self::LeaderParted => {
                let leader = house.leader()?;
                house.part_nats(leader, Cut::Parted)?;
                thread::sleep(lasting);
                house.part_nats(leader, Cut::Joined)
            }
            Self::EverythingKilled => {
                for i in 0..house.nodes.len() {
                    house.signal_node(i, Signal::Kill)?;
                }
                for i in 0..house.nats.len() {
                    house.signal_nats(i, Signal::Kill)?;
                }
                for i in 0..house.nats.len() {
                    house.start_nats(i)?;
                }
                (0..house.nodes.len()).try_for_each(|i| house.start_node(i))
            }
        }
    }
}
