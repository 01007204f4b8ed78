//! A game in progress at a table: the catalog's table and the last things that happened there.

use std::collections::VecDeque;

use shamble_catalog::{Choice, Prompt, StartError, Step, Table};
use shamble_core::log::{Entry, Input};
use shamble_core::{Millis, Seat, Setup, Viewer};
use shamble_protocol as protocol;

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
        play.remember(&steps);
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
    pub(crate) fn remember(&mut self, steps: &[Step]) {
        self.recent.extend(steps.iter().cloned());
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
            .rposition(|entry| matches!(entry.input, Input::Reseed(_)));
        let dealt = dealt.map_or(0, |index| index + 1);
        // What the host did by itself before anybody could act is no place to stop.
        let first_act = log[dealt..]
            .iter()
            .position(|entry| matches!(entry.input, Input::Act { .. }));
        u32::try_from(first_act.map_or(log.len(), |index| dealt + index))
            .expect("the store bounds the log")
    }

    /// What `viewer` may know of the last things that happened.
    pub(crate) fn recent_events(&self, viewer: Viewer) -> Vec<protocol::ShownEvent> {
        self.recent
            .iter()
            .flat_map(|step| shown_events(step, viewer))
            .collect()
    }

    /// The open prompts `viewer` may know of.
    pub(crate) fn prompts(&self, viewer: Viewer) -> Vec<protocol::ShownPrompt> {
        shown_prompts(&*self.table, viewer)
    }

    /// The question to `seat`, if there is one.
    pub(crate) fn prompt_of(&self, seat: Seat) -> Option<Prompt> {
        self.table
            .prompts(Viewer::Seat(seat))
            .into_iter()
            .find(|prompt| prompt.seat == seat)
    }

    /// What `viewer` can do, as soon as its own one of the `prompts` opens.
    pub(crate) fn choices(
        &self,
        viewer: Viewer,
        prompts: &[protocol::ShownPrompt],
        now: Millis,
    ) -> Vec<protocol::Choice> {
        let Viewer::Seat(seat) = viewer else {
            return Vec::new();
        };
        let own = prompts.iter().find(|prompt| prompt.seat == seat);
        let opens = own.and_then(|prompt| prompt.from).unwrap_or(now);
        let choices = self.table.choices(seat, now.max(opens));
        choices.into_iter().map(shown_choice).collect()
    }

    /// What `viewer` sees. A member that is null is left out: merge patches cannot tell the two apart.
    pub(crate) fn view(&self, viewer: Viewer) -> serde_json::Value {
        let mut view = self.table.view(viewer);
        crate::patch::leave_out_nulls(&mut view);
        view
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

/// What `viewer` may know of a step.
pub(crate) fn shown_events(step: &Step, viewer: Viewer) -> Vec<protocol::ShownEvent> {
    let shown = step
        .events(viewer)
        .iter()
        .map(|event| protocol::ShownEvent {
            at: step.entry.at,
            event: event.data.clone(),
            text: event.text.clone(),
        });
    shown.collect()
}

/// The open prompts `viewer` may know of.
pub(crate) fn shown_prompts(table: &dyn Table, viewer: Viewer) -> Vec<protocol::ShownPrompt> {
    let shown = |prompt: Prompt| protocol::ShownPrompt {
        seat: prompt.seat,
        ask: prompt.ask,
        text: prompt.text,
        must: prompt.must,
        from: prompt.from,
        until: prompt.until,
    };
    table.prompts(viewer).into_iter().map(shown).collect()
}

fn shown_choice(choice: Choice) -> protocol::Choice {
    protocol::Choice {
        action: choice.action,
        data: choice.data,
        label: choice.label,
    }
}
