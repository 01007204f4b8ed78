//! Bots at the table: who plays for whom, and their thoughts, which never run on the table's own task.
//!
//! A bot gets a re-dealt copy of the game, thinks elsewhere, waits as a person would, and then sends its act like
//! anybody else. When the game moves on in the meantime it thinks again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde::de::IgnoredAny;
use shamble_bots::{Decision, Level, decide_within};
use shamble_catalog::Step;
use shamble_core::{Dice, Pace, Seat, Seed, Text, Viewer, Words};
use shamble_protocol::{Json, ServerMsg};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};

use super::requests::DEFAULT_BOT;
use super::{Table, TableMsg};
use crate::clock;
use crate::contain::contain;
use crate::seats::{Chair, random};
use crate::table::act::Denied;
use crate::thinking::{Matter, think};

/// Acts of one bot in a row that a rule may refuse before it is left alone until the game moves on.
const MAX_STRIKES: u32 = 3;

/// A bot that thinks, or waits to act.
struct Thought {
    ticket: u64,
    /// The question it thinks about, and the sequence number at which it began.
    prompt: Json,
    seq: u32,
    /// Whether it may still act; not once it decided to let time pass.
    is_pending: bool,
    /// When it will act, at the per-action pace.
    due: Instant,
    task: AbortHandle,
}

/// How often a bot was refused in one position.
#[derive(Clone, Copy, Default)]
struct Strikes {
    seq: u32,
    n: u32,
}

/// The thoughts of all bots at the table.
#[derive(Default)]
pub(super) struct Thoughts {
    by_seat: BTreeMap<Seat, Thought>,
    strikes: BTreeMap<Seat, Strikes>,
    last_ticket: u64,
}

impl Thoughts {
    /// Whether no bot is about to act.
    pub(super) fn is_empty(&self) -> bool {
        !self.by_seat.values().any(|thought| thought.is_pending)
    }

    pub(super) fn clear(&mut self) {
        let seats: Vec<Seat> = self.by_seat.keys().copied().collect();
        for seat in seats {
            self.forget(seat);
        }
    }

    /// Ends all thoughts, but still knows which bots were refused: the position may be the same as before.
    pub(super) fn interrupt(&mut self) {
        for (_, thought) in std::mem::take(&mut self.by_seat) {
            thought.task.abort();
        }
    }

    fn strike(&mut self, seat: Seat, seq: u32, n: u32) {
        let strikes = self.strikes.entry(seat).or_default();
        let before = if strikes.seq == seq { strikes.n } else { 0 };
        *strikes = Strikes { seq, n: before + n };
    }

    pub(super) fn forget(&mut self, seat: Seat) {
        if let Some(thought) = self.by_seat.remove(&seat) {
            thought.task.abort();
        }
        self.strikes.remove(&seat);
    }
}

impl Table {
    /// The bot that plays for `seat`, if one does.
    fn bot_on(&self, seat: Seat) -> Option<Level> {
        match self.ledger.party.chair(seat)? {
            Chair::Bot(level) => Some(level),
            Chair::Person(_) if self.stand_ins.has(seat) => Some(DEFAULT_BOT),
            Chair::Person(_) | Chair::Empty => None,
        }
    }

    /// Lets every bot think that is asked something, or whose game has moved on.
    pub(super) fn rouse_bots(&mut self) {
        if self.check_running().is_err() {
            self.thoughts.clear();
            return;
        }
        for seat in Seat::all(self.ledger.party.n_seats()) {
            // Asked only about bots: putting prompts together costs something, and this happens after every act.
            let asked = self.bot_on(seat).and_then(|level| {
                let prompt = self.play.as_ref()?.table.prompt_of(seat)?;
                Some((level, prompt))
            });
            match asked {
                Some((level, prompt)) => self.rouse(seat, level, prompt),
                None => self.thoughts.forget(seat),
            }
        }
    }

    fn rouse(&mut self, seat: Seat, level: Level, prompt: Json) {
        let mut due = None;
        if let Some(thought) = self.thoughts.by_seat.get(&seat) {
            let is_same = thought.prompt.get() == prompt.get();
            // In real time a bot that is about to act on the same question goes through with it, as people do.
            if is_same
                && (thought.seq == self.ledger.seq || (self.is_real_time() && thought.is_pending))
            {
                return;
            }
            due = is_same.then_some(thought.due);
            thought.task.abort();
        }
        let strikes = self
            .thoughts
            .strikes
            .get(&seat)
            .filter(|strikes| strikes.seq == self.ledger.seq);
        let n_strikes = strikes.map_or(0, |strikes| strikes.n);
        if n_strikes >= MAX_STRIKES {
            return;
        }
        let level = if n_strikes == 0 { level } else { Level::Random };
        let due = due.unwrap_or_else(|| clock::now() + self.bot_pause());
        self.think(seat, level, prompt, due);
    }

    /// How long a bot waits at the per-action pace; not at all if nobody looks.
    fn bot_pause(&self) -> Duration {
        if self.conns.is_empty() {
            return Duration::ZERO;
        }
        let range = &self.shared.config.bot_pause;
        let spread = range.end().saturating_sub(*range.start());
        *range.start() + spread * u32::from(random::<1>()[0]) / 255
    }

    fn think(&mut self, seat: Seat, level: Level, prompt: Json, due: Instant) {
        let Some(play) = &self.play else { return };
        self.thoughts.last_ticket += 1;
        let ticket = self.thoughts.last_ticket;
        let mut dice = Dice::new(Seed(random()));
        let copy = contain(&self.shared.metrics, "a re-deal", || {
            play.table.determinize(seat, &mut dice)
        });
        let Ok(copy) = copy else {
            self.thoughts.strike(seat, self.ledger.seq, MAX_STRIKES);
            return;
        };
        let now = self.now();
        let waits_for_due = !self.is_real_time();
        let (shared, mailbox) = (Arc::clone(&self.shared), self.mailbox.clone());
        let began = clock::now();
        let matter = Matter::Bot {
            level,
            is_real_time: self.is_real_time(),
        };
        let task = tokio::spawn(async move {
            let house = Arc::clone(&shared);
            let decision = think(shared, matter, move |guard| {
                decide_within(&*copy, seat, level, now, &mut dice, guard)
            });
            let (action, why) = match decision.await {
                Some(Decision {
                    action,
                    delay,
                    report,
                }) => {
                    let n_cut = usize::from(report.was_cut);
                    house.metrics.thoughts_cut.add(n_cut);
                    let ready = began + Duration::from_millis(u64::from(delay.0));
                    // At the per-action pace nobody waits longer for a bot than the bot itself would.
                    let due = if waits_for_due { due.min(ready) } else { ready };
                    sleep_until(due).await;
                    (Some(action), report.why)
                }
                None => (None, None),
            };
            if let Some(mailbox) = mailbox.upgrade() {
                // A table that has ended needs no bots.
                let _ = mailbox
                    .send(TableMsg::Bot {
                        seat,
                        ticket,
                        action,
                        why: why.map(Box::new),
                    })
                    .await;
            }
        });
        let seq = self.ledger.seq;
        let thought = Thought {
            ticket,
            prompt,
            seq,
            is_pending: true,
            due,
            task: task.abort_handle(),
        };
        self.thoughts.by_seat.insert(seat, thought);
    }

    /// A bot has decided.
    pub(super) fn hear_bot(
        &mut self,
        seat: Seat,
        ticket: u64,
        action: Option<String>,
        why: Option<Text>,
    ) {
        let can_act = self.bot_on(seat).is_some() && self.check_running().is_ok();
        let is_same = |thought: &&mut Thought| thought.ticket == ticket && can_act;
        let Some(thought) = self.thoughts.by_seat.get_mut(&seat).filter(is_same) else {
            return;
        };
        let Some(action) = action else {
            thought.is_pending = false;
            return;
        };
        let has_moved_on = thought.seq != self.ledger.seq;
        if has_moved_on && self.ledger.choices.pace == Pace::PerAction {
            // It will think again in a moment.
            return;
        }
        self.thoughts.by_seat.remove(&seat);
        let (seq_before, n_before) = (self.ledger.seq, self.batch.steps.len());
        match self.carry_out(seat, &action, None) {
            Ok(()) => {
                self.thoughts.strikes.remove(&seat);
                let is_told = self.tells_reasons() && self.is_open_act(seat, n_before);
                if let Some(text) = why.filter(|_| is_told) {
                    self.say_why(seat, &text);
                }
            }
            Err(denied) => {
                let reason = match denied {
                    Denied::Fault(fault) => format!("{fault:?}"),
                    Denied::Illegal(illegal) => illegal.rule.to_string(),
                };
                tracing::debug!(%seat, action, reason, "a bot's act was refused");
                self.shared.metrics.bot_refusals.one();
                let seq = if self.is_wrecked {
                    seq_before
                } else {
                    self.ledger.seq
                };
                self.thoughts.strike(seat, seq, 1);
            }
        }
    }

    /// Whether the act that led to the steps from `n_before` on may be given a reason for.
    fn is_open_act(&self, seat: Seat, n_before: usize) -> bool {
        let steps: Vec<&Step> = self.batch.steps.iter().skip(n_before).collect();
        (self.play.as_ref()).is_some_and(|play| is_open(&*play.table, &steps, seat))
    }

    /// Lays a bot's reason to what is told when its act is durable.
    fn say_why(&mut self, seat: Seat, text: &Text) {
        let conns: Vec<_> = self.conns.keys().copied().collect();
        for conn in conns {
            let text = text.clone();
            self.batch.answer(conn, ServerMsg::Why { seat, text });
        }
    }
}

/// Whether everybody hears of as many events of these steps as `seat`, which acted, itself, be it in fewer words. Of any
/// other act nobody may learn even whose it was, and a reason would say so.
fn is_open(table: &dyn shamble_catalog::Table, steps: &[&Step], seat: Seat) -> bool {
    let n_all = n_told(table, steps, Viewer::Spectator);
    n_all > 0 && n_all == n_told(table, steps, Viewer::Seat(seat))
}

/// Of how many events a viewer hears.
fn n_told(table: &dyn shamble_catalog::Table, steps: &[&Step], viewer: Viewer) -> usize {
    let events = table.events(steps, viewer, Words::Short);
    serde_json::from_str::<Vec<IgnoredAny>>(events.get()).map_or(0, |events| events.len())
}

#[cfg(test)]
mod tests {
    use shamble_core::{OptionValues, Setup};

    use super::*;

    fn choices(table: &dyn shamble_catalog::Table, seat: Seat) -> Vec<String> {
        let choices = table.choices(Viewer::Seat(seat), table.now(), Words::Short);
        let choices: Vec<serde_json::Value> = serde_json::from_str(choices.get()).unwrap();
        let actions = choices.iter().map(|choice| choice["action"].as_str());
        actions.map(|action| action.unwrap().to_owned()).collect()
    }

    #[test]
    fn what_only_two_hear_of_is_given_no_reason_for() {
        let (mut n_open, mut n_hidden_offers) = (0, 0);
        for seed in 0..8 {
            let setup = Setup {
                options: OptionValues::new(),
                seats: 5,
                pace: Pace::PerAction,
                seed: Seed::from_number(seed),
            };
            let (mut table, _) = shamble_catalog::start("cliche", setup).unwrap();
            let mut dice = Dice::new(Seed::from_number(seed + 100));
            for _ in 0..300 {
                let now = table.now();
                let asked = table.asked(now).into_iter();
                let mut can_act: Vec<(Seat, Vec<String>)> = asked
                    .map(|seat| (seat, choices(&*table, seat)))
                    .filter(|(_, actions)| !actions.is_empty())
                    .collect();
                if can_act.is_empty() {
                    let Some(next) = table.next_wake() else { break };
                    table.advance(next);
                    continue;
                }
                let (seat, mut actions) = can_act.swap_remove(dice.pick(can_act.len()));
                let action = actions.swap_remove(dice.pick(actions.len()));
                let (steps, acted) = table.act(seat, &action, now);
                acted.unwrap();
                let steps: Vec<&Step> = steps.iter().collect();
                if is_open(&*table, &steps, seat) {
                    n_open += 1;
                    for viewer in Viewer::all(5) {
                        let heard = n_told(&*table, &steps, viewer);
                        assert_eq!(
                            heard,
                            n_told(&*table, &steps, Viewer::Seat(seat)),
                            "{action}"
                        );
                    }
                } else if action.starts_with("offer") {
                    n_hidden_offers += 1;
                }
            }
        }
        assert!(
            n_open > 100 && n_hidden_offers > 5,
            "{n_open}, {n_hidden_offers}"
        );
    }
}
