//! A game in progress at a table: the catalog's table and the last things that happened there.

use std::collections::VecDeque;

use shamble_catalog::{StartError, Step, Table};
use shamble_core::log::{Entry, Input};
use shamble_core::{Setup, Viewer, Words};
use shamble_protocol::Json;

use crate::limits::RECENT_INPUTS;

pub(crate) struct Play {
    pub(crate) table: Box<dyn Table>,
    /// The last steps, the oldest first, for pictures of newcomers.
    recent: VecDeque<Step>,
}

impl Play {
    /// Begins a game; what happened before anybody could act is in its log.
    pub(crate) fn start(game: &str, setup: Setup) -> Result<Self, StartError> {
        let (table, steps) = shamble_catalog::start(game, setup)?;
        #[cfg(test)]
        let table = crate::sabotage::wrap(table);
        let mut play = Self {
            table,
            recent: VecDeque::new(),
        };
        play.remember(steps);
        Ok(play)
    }

    /// Builds the game after `log`.
    pub(crate) fn replay(
        game: &str,
        setup: Setup,
        log: impl ExactSizeIterator<Item = Entry>,
    ) -> Result<Self, String> {
        let table = shamble_catalog::replay(game, setup, &[])
            .ok_or_else(|| format!("unknown game '{game}'"))?
            .map_err(|error| error.to_string())?;
        #[cfg(test)]
        let table = crate::sabotage::wrap(table);
        let mut play = Self {
            table,
            recent: VecDeque::new(),
        };
        let first_recent = log.len().saturating_sub(RECENT_INPUTS);
        for (index, entry) in log.enumerate() {
            let step = play
                .table
                .replay_entry(&entry)
                .map_err(|reason| format!("input {}: {reason}", index + 1))?;
            if index >= first_recent {
                play.recent.push_back(step);
            }
        }
        Ok(play)
    }

    /// The same game after its first `to` inputs.
    pub(crate) fn back_to(&self, game: &str, to: usize) -> Result<Self, String> {
        let log = self.table.log()[..to].to_vec();
        Self::replay(game, self.table.setup().clone(), log.into_iter())
    }

    /// Keeps what just happened for newcomers.
    pub(crate) fn remember(&mut self, steps: Vec<Step>) {
        self.recent.extend(steps);
        let too_many = self.recent.len().saturating_sub(RECENT_INPUTS);
        self.recent.drain(..too_many);
    }

    pub(crate) fn n_inputs(&self) -> u32 {
        u32::try_from(self.table.log().len()).expect("the store bounds the log")
    }

    /// The shortest log anybody could go back to: a game played on from a past position begins where it was dealt anew.
    pub(crate) fn beginning(&self) -> u32 {
        let log = self.table.log();
        let dealt = log
            .iter()
            .rposition(|entry| matches!(entry.input, Input::Reseed(_) | Input::Position(_)));
        let dealt = dealt.map_or(0, |index| index + 1);
        // What the host did by itself before anybody could act is no place to stop.
        let first_act = log[dealt..]
            .iter()
            .position(|entry| matches!(entry.input, Input::Act { .. }));
        u32::try_from(first_act.map_or(log.len(), |index| dealt + index))
            .expect("the store bounds the log")
    }

    /// Whether it begins with a position that was dealt anew, and so has no other game's past.
    pub(crate) fn is_dealt_anew(&self) -> bool {
        let first = self.table.log().first();
        first.is_some_and(|entry| matches!(entry.input, Input::Position(_)))
    }

    /// How many of the last inputs are remembered.
    pub(crate) fn n_recent(&self) -> usize {
        self.recent.len()
    }

    /// What `viewer` may know of what happened in the last `n_inputs`, as far as they are remembered.
    pub(crate) fn recent_events(&self, viewer: Viewer, n_inputs: usize) -> Json {
        let from = self.recent.len().saturating_sub(n_inputs);
        let steps: Vec<&Step> = self.recent.iter().skip(from).collect();
        self.table.events(&steps, viewer, Words::Short)
    }

    /// The first input count to which `viewer` may go back without asking.
    pub(crate) fn floor(&self, viewer: Viewer, is_practice: bool) -> u32 {
        match viewer {
            Viewer::Seat(_) if is_practice => self.beginning(),
            Viewer::Seat(seat) => {
                u32::try_from(self.table.take_back_floor(seat)).expect("the store bounds the log")
            }
            Viewer::Spectator => self.n_inputs(),
        }
    }
}
