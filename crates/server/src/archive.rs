//! Finished games for looking back: the state after any input, quickly, wherever one scrubs to.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use shamble_catalog::{Step, Table};
use shamble_core::log::Entry;
use shamble_core::replay::Replay;
use shamble_core::{Viewer, Words};
use shamble_protocol::{Clock, HistoryEntry, HistoryLog, HistoryStep, Shown};
use shamble_store::TableId;

use crate::error::Fault;
use crate::limits::{KEYFRAME_INPUTS, MAX_ARCHIVES};
use crate::look_back::LookBack;
use crate::play::Play;
use crate::table::Past;

/// How an empty list is written.
const NO_EVENTS: &str = "[]";

fn number(n: usize) -> u32 {
    u32::try_from(n).expect("the store bounds the log")
}

/// A finished game.
pub(crate) struct Archive {
    past: Past,
    /// States on the way, by how many inputs led to them; they appear as somebody passes by.
    keyframes: Mutex<BTreeMap<usize, Box<dyn Table>>>,
    /// The chances of the game, once somebody has asked.
    look_back: Mutex<Option<Arc<LookBack>>>,
}

impl Archive {
    pub(crate) fn new(past: Past) -> Self {
        Self {
            past,
            keyframes: Mutex::default(),
            look_back: Mutex::default(),
        }
    }

    /// Where the look back at the game is kept.
    pub(crate) fn look_back(&self) -> MutexGuard<'_, Option<Arc<LookBack>>> {
        self.look_back
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The game as a file.
    pub(crate) fn replay(&self) -> Replay {
        Replay {
            game: self.past.game.clone(),
            rules: shamble_catalog::rules_version(&self.past.game),
            setup: self.past.setup.clone(),
            commitment: self.past.setup.seed.commitment(),
            names: self.past.names.clone(),
            log: self.past.log.clone(),
            hash: self.past.hash.clone(),
        }
    }

    /// What `viewer` heard in the whole game. Takes a moment: not for a task that others wait for.
    pub(crate) fn log(&self, viewer: Viewer) -> Result<HistoryLog, Fault> {
        self.check_eyes(viewer)?;
        let told = || -> Result<Vec<HistoryEntry>, String> {
            let mut play = Play::replay(
                &self.past.game,
                self.past.setup.clone(),
                std::iter::empty::<Entry>(),
            )?;
            let mut entries = Vec::new();
            for (index, entry) in self.past.log.iter().enumerate() {
                let step = play.table.replay_entry(entry)?;
                self.pass(index + 1, &*play.table);
                let events = play.table.events(&[&step], viewer, Words::Whole);
                if events.get() != NO_EVENTS {
                    let n = number(index + 1);
                    entries.push(HistoryEntry { n, events });
                }
            }
            Ok(entries)
        };
        let entries = told().map_err(|reason| {
            tracing::error!(reason, "a finished game does not replay");
            Fault::Unavailable
        })?;
        Ok(HistoryLog {
            inputs: number(self.past.log.len()),
            entries,
        })
    }

    fn check_eyes(&self, viewer: Viewer) -> Result<(), Fault> {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.past.setup.seats => Err(Fault::NoSuchInput),
            _ => Ok(()),
        }
    }

    /// What `viewer` saw after the first `n` inputs. Takes a moment: not for a task that others wait for.
    pub(crate) fn step(&self, n: usize, viewer: Viewer) -> Result<HistoryStep, Fault> {
        self.check_eyes(viewer)?;
        if n > self.past.log.len() {
            return Err(Fault::NoSuchInput);
        }
        let (table, last) = self.at(n).map_err(|reason| {
            tracing::error!(reason, "a finished game does not replay");
            Fault::Unavailable
        })?;
        let last: Vec<&Step> = last.iter().collect();
        let shown = Shown {
            view: table.view(viewer).json(),
            prompts: table.prompts(viewer, Words::Whole),
            choices: table.choices(Viewer::Spectator, table.now(), Words::Whole),
            events: table.events(&last, viewer, Words::Whole),
            clock: Clock {
                now: table.now(),
                running: false,
            },
            inputs: number(n),
            floor: number(n),
            outcome: table.outcome(),
        };
        Ok(HistoryStep {
            inputs: number(self.past.log.len()),
            shown,
        })
    }

    /// The game after `n` inputs and the step that led there.
    fn at(&self, n: usize) -> Result<(Box<dyn Table>, Option<Step>), String> {
        // Strictly before, so that the last step is carried out and its events are known.
        let before = self
            .keyframes()
            .range(..n.max(1))
            .next_back()
            .map(|(from, table)| (*from, table.duplicate()));
        let (from, mut table) = match before {
            Some(found) => found,
            None => {
                let start = Play::replay(
                    &self.past.game,
                    self.past.setup.clone(),
                    std::iter::empty::<Entry>(),
                )?;
                self.pass(0, &*start.table);
                (0, start.table)
            }
        };
        let mut last = None;
        for index in from..n {
            last = Some(table.replay_entry(&self.past.log[index])?);
            self.pass(index + 1, &*table);
        }
        Ok((table, last))
    }

    /// Keeps the state after `n` inputs, if it is one of those that are kept. Whoever replays does not hold up the others.
    fn pass(&self, n: usize, table: &dyn Table) {
        if n.is_multiple_of(KEYFRAME_INPUTS) {
            self.keyframes()
                .entry(n)
                .or_insert_with(|| table.duplicate());
        }
    }

    fn keyframes(&self) -> MutexGuard<'_, BTreeMap<usize, Box<dyn Table>>> {
        self.keyframes
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// The archives asked for lately, the latest last.
#[derive(Default)]
pub(crate) struct Archives {
    kept: Mutex<VecDeque<(TableId, Arc<Archive>)>>,
}

impl Archives {
    pub(crate) fn get(&self, id: TableId) -> Option<Arc<Archive>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let index = kept.iter().position(|(kept, _)| *kept == id)?;
        let found = kept.remove(index)?;
        let archive = Arc::clone(&found.1);
        kept.push_back(found);
        Some(archive)
    }

    pub(crate) fn keep(&self, id: TableId, archive: Arc<Archive>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MAX_ARCHIVES {
            kept.pop_front();
        }
        kept.push_back((id, archive));
    }
}
