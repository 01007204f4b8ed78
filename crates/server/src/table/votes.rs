//! What the table decides together: going back past others' acts or chance, and stopping the clock.
//!
//! A motion needs everybody who plays and is there; one voice against it ends it. It does not survive a restart.

use shamble_core::{Seat, SeatSet};
use shamble_protocol::{Proposal, ProposalKind};
use tokio::time::Instant;

use super::Table;
use super::requests::Asker;
use crate::clock;
use crate::error::Fault;
use crate::limits::VOTE_TIME;

/// Something that is being voted on.
#[derive(Clone, Debug)]
pub(super) struct Motion {
    kind: ProposalKind,
    by: Seat,
    agreed: SeatSet,
    pub(super) expires: Instant,
}

impl Motion {
    /// As everybody sees it.
    pub(super) fn shown(&self, voters: SeatSet) -> Proposal {
        Proposal {
            kind: self.kind,
            by: self.by,
            agreed: self.agreed.iter().collect(),
            missing: self.missing(voters).iter().collect(),
        }
    }

    fn missing(&self, voters: SeatSet) -> SeatSet {
        voters
            .iter()
            .filter(|seat| !self.agreed.has(*seat))
            .collect()
    }
}

impl Table {
    /// Seats whose consent counts: people for whom no bot stands in.
    pub(super) fn voters(&self) -> SeatSet {
        self.ledger
            .party
            .human_seats()
            .iter()
            .filter(|seat| !self.stand_ins.has(*seat))
            .collect()
    }

    /// Whether nobody but the one on `seat` would have to be asked.
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        self.voters().without(seat).is_empty()
    }

    pub(super) fn propose_take_back(&mut self, by: Seat, to: u32) -> Result<(), Fault> {
        self.propose(by, ProposalKind::TakeBack { to })
    }

    pub(super) fn propose_pause(&mut self, by: Seat) -> Result<(), Fault> {
        self.propose(by, ProposalKind::Pause)
    }

    fn propose(&mut self, by: Seat, kind: ProposalKind) -> Result<(), Fault> {
        match &self.motion {
            // Asked again: the request was repeated, and the motion stands.
            Some(motion) if motion.by == by && motion.kind == kind => Ok(()),
            Some(_) => Err(Fault::VoteOpen),
            None => {
                let expires = clock::now() + VOTE_TIME;
                self.motion = Some(Motion {
                    kind,
                    by,
                    agreed: SeatSet::only(by),
                    expires,
                });
                Ok(())
            }
        }
    }

    pub(super) async fn vote(&mut self, asker: Asker, agree: bool) -> Result<(), Fault> {
        let seat = self
            .ledger
            .party
            .seat_of(asker.person)
            .ok_or(Fault::SeatNone)?;
        let motion = self.motion.as_mut().ok_or(Fault::NoVote)?;
        if !agree {
            self.motion = None;
            return Ok(());
        }
        motion.agreed.insert(seat);
        self.look_after_motion().await;
        Ok(())
    }

    /// Carries out a motion everybody agreed to; drops one that ran out of time or whose proposer left.
    pub(super) async fn look_after_motion(&mut self) {
        let Some(motion) = &self.motion else { return };
        let voters = self.voters();
        if motion.expires <= clock::now() || !voters.has(motion.by) || self.playing().is_err() {
            self.motion = None;
            return;
        }
        if !motion.missing(voters).is_empty() {
            return;
        }
        let kind = motion.kind;
        self.motion = None;
        let done = match kind {
            ProposalKind::TakeBack { to } => self.take_back(to, None).await,
            ProposalKind::Pause => self.pause(None).await,
        };
        if let Err(fault) = done {
            tracing::warn!(?fault, ?kind, "an accepted motion could not be carried out");
        }
    }
}
