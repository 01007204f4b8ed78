//! Whose turn it is, since when, and telling those who are away.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use shamble_core::{Pace, Seat, SeatSet, Viewer, Words};
use shamble_protocol::{Status, Turn};
use tokio::time::Instant;

use super::Table;
use crate::clock;
use crate::error::Fault;
use crate::limits::PUSH_GAP;
use crate::push::{Notice, Subscription};
use crate::record::What;
use crate::seats::{PersonId, TokenHash};

/// What is remembered of whose turn it is. Nothing of it is durable: after a restart everybody counts as told.
#[derive(Default)]
pub(super) struct Turns {
    /// Whose turn it was when it was last looked at; of those who want to be told.
    awaited: Option<SeatSet>,
    /// Who is to be told, unless they come first.
    owed: BTreeSet<PersonId>,
    /// When somebody may be told again.
    not_before: BTreeMap<PersonId, Instant>,
    /// The sequence number at which the game last went on, and when that was, by the calendar.
    moved: Option<(u32, i64)>,
}

/// The parts of a prompt that matter here.
#[derive(Deserialize)]
struct Asked {
    seat: Seat,
    must: bool,
}

impl Table {
    /// Notes who has come to be awaited, and tells those who are away.
    pub(super) fn look_after_turns(&mut self) {
        self.note_move();
        if self.ledger.subscriptions.is_empty() {
            // Whoever was to be told does not want to be any more.
            self.turns.owed.clear();
            return;
        }
        let awaited = self.awaited_subscribers();
        let before = self.turns.awaited.replace(awaited);
        let newly = awaited
            .iter()
            .filter(|seat| before.is_some_and(|before| !before.has(*seat)));
        let party = &self.ledger.party;
        let newly: Vec<PersonId> = party
            .seated()
            .filter(|(seat, _)| newly.clone().any(|new| new == *seat))
            .map(|(_, person)| person)
            .collect();
        self.turns.owed.extend(newly);
        let owed = std::mem::take(&mut self.turns.owed);
        let is_owed = |person: &PersonId| {
            let seat = self.ledger.party.seat_of(*person);
            seat.is_some_and(|seat| awaited.has(seat)) && !self.is_here(*person)
        };
        let (now, owed): (_, BTreeSet<_>) =
            (clock::now(), owed.into_iter().filter(is_owed).collect());
        for person in owed {
            let not_before = self.turns.not_before.get(&person);
            if not_before.is_some_and(|at| *at > now) {
                self.turns.owed.insert(person);
            } else {
                self.turns.not_before.insert(person, now + PUSH_GAP);
                self.notify(person);
            }
        }
    }

    /// When somebody who has to wait for it may be told.
    pub(super) fn next_notice(&self) -> Option<Instant> {
        let Turns {
            owed, not_before, ..
        } = &self.turns;
        owed.iter()
            .filter_map(|person| not_before.get(person))
            .min()
            .copied()
    }

    fn notify(&self, person: PersonId) {
        let mine = self
            .ledger
            .subscriptions
            .iter()
            .filter(|(holder, _)| *holder == person);
        for (_, subscription) in mine {
            let is_queued = self.shared.push.tell(Notice {
                to: subscription.clone(),
                table: self.id,
                code: self.ledger.created.code.clone(),
                game: self.ledger.created.game.clone(),
                from: self.mailbox.clone(),
            });
            if !is_queued {
                self.shared.metrics.pushes_dropped.one();
            }
        }
    }

    /// Seats of those who want to be told for which the game waits. In real time nobody is called back.
    fn awaited_subscribers(&self) -> SeatSet {
        let Some(play) = self.play.as_ref().filter(|_| self.check_running().is_ok()) else {
            return SeatSet::EMPTY;
        };
        if self.ledger.choices.pace == Pace::RealTime {
            return SeatSet::EMPTY;
        }
        let wants = |person: PersonId| {
            self.ledger
                .subscriptions
                .iter()
                .any(|(holder, _)| *holder == person)
        };
        let is_asked = |seat: Seat| {
            let prompt = play.table.prompt_of(seat);
            prompt.is_some_and(|prompt| {
                serde_json::from_str::<Asked>(prompt.get()).is_ok_and(|asked| asked.must)
            })
        };
        let subscribers = self
            .ledger
            .party
            .seated()
            .filter(|(_, person)| wants(*person));
        let seats = subscribers.map(|(seat, _)| seat);
        seats
            .filter(|seat| !self.stand_ins.has(*seat) && is_asked(*seat))
            .collect()
    }

    /// Remembers when the game last went on.
    fn note_move(&mut self) {
        let seq = self.ledger.seq;
        if self.turns.moved.is_some_and(|(at, _)| at == seq) {
            return;
        }
        // Of what happened before this task began, the store knows.
        if self.turns.moved.is_some() || seq != self.loaded_seq {
            self.turns.moved = Some((seq, self.shared.config.calendar.unix_ms()));
        }
    }

    /// Whose turn it is, as far as everybody may know.
    pub(super) async fn turn(&mut self) -> Turn {
        let since = match self.turns.moved {
            Some((_, since)) => since,
            None => {
                let head = self.shared.store.head(self.id).await;
                let since = head.map_or_else(
                    |_| self.shared.config.calendar.unix_ms(),
                    |head| head.updated_ms,
                );
                self.turns.moved = Some((self.ledger.seq, since));
                since
            }
        };
        let play = self
            .play
            .as_ref()
            .filter(|_| self.status() == Status::Playing);
        let asked = play.map(|play| {
            let prompts = play.table.prompts(Viewer::Spectator, Words::Short);
            serde_json::from_str::<Vec<Asked>>(prompts.get()).unwrap_or_default()
        });
        let asked = asked.unwrap_or_default();
        let seats = asked
            .iter()
            .filter(|asked| asked.must)
            .map(|asked| asked.seat);
        Turn {
            status: self.status(),
            seats: seats.collect(),
            since,
            inputs: self.play.as_ref().map_or(0, crate::play::Play::n_inputs),
        }
    }

    /// A browser of somebody's wants to be told.
    pub(super) async fn subscribe(
        &mut self,
        token: TokenHash,
        subscription: Subscription,
    ) -> Result<(), Fault> {
        let person = self.ledger.party.by_token(token).ok_or(Fault::Token)?;
        let is_known = self
            .ledger
            .subscriptions
            .iter()
            .any(|(holder, one)| *holder == person && *one == subscription);
        if is_known {
            return Ok(());
        }
        self.check_log()?;
        let subscribed = What::Subscribed {
            person,
            subscription,
        };
        self.commit(vec![subscribed], None).await
    }

    /// A browser of somebody's does not want to be told any more.
    pub(super) async fn unsubscribe(
        &mut self,
        token: TokenHash,
        endpoint: String,
    ) -> Result<(), Fault> {
        let person = self.ledger.party.by_token(token).ok_or(Fault::Token)?;
        let mut all = self.ledger.subscriptions.iter();
        // Of a game that is over nobody is told anything, and its log stays as it is.
        let is_over = self.status() == Status::Finished;
        if !is_over && all.any(|(holder, one)| *holder == person && one.endpoint == endpoint) {
            return self
                .commit(vec![What::Unsubscribed { endpoint }], None)
                .await;
        }
        Ok(())
    }

    /// A push service says that there is no such browser any more.
    pub(super) async fn forget_browser(&mut self, endpoint: String) {
        let mut all = self.ledger.subscriptions.iter();
        let can_be = self.broken.is_none() && self.status() != Status::Finished;
        if can_be && all.any(|(_, one)| one.endpoint == endpoint) {
            tracing::info!("a browser that wanted to be told is gone");
            // If it cannot be made durable, the push service says so again the next time.
            let _ = self
                .commit(vec![What::Unsubscribed { endpoint }], None)
                .await;
        }
    }
}
