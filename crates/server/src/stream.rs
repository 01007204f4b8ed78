//! What one viewer of a game was last shown: enough to tell what changes next, and nothing more.

use std::hash::{DefaultHasher, Hash, Hasher};

use shamble_catalog::{Patch, Step, Tape};
use shamble_core::Viewer;
use shamble_protocol::{Clock, Json, Missed, ServerMsg, Shown, StepMsg};

use crate::play::Play;

/// One viewer's stream.
pub(crate) struct Stream {
    viewer: Viewer,
    /// The view, and fingerprints of prompts and choices, as of the last message.
    view: Tape,
    prompts: u64,
    choices: u64,
}

/// What a viewer needs to know besides the game itself.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// Sequence number after what happened.
    pub(crate) seq: u32,
    pub(crate) clock: Clock,
    /// Whether going back is free.
    pub(crate) is_practice: bool,
}

impl Stream {
    /// A stream that begins with the game as it is.
    pub(crate) fn new(viewer: Viewer, play: &Play, moment: Moment) -> Self {
        Self {
            viewer,
            view: play.table.view(viewer),
            prompts: fingerprint(&play.table.prompts(viewer)),
            choices: fingerprint(&play.table.choices(viewer, moment.clock.now)),
        }
    }

    /// What `steps`, the last of which led to `play` as it is, mean for this viewer.
    pub(crate) fn step(&mut self, steps: &[&Step], play: &Play, moment: Moment) -> ServerMsg {
        let viewer = self.viewer;
        let view = play.table.view(viewer);
        let patch = Patch::between(&self.view, &view).map(|patch| {
            serde_json::value::to_raw_value(&patch).expect("views have names for keys")
        });
        self.view = view;
        let step = StepMsg {
            seq: moment.seq,
            by: steps
                .iter()
                .map(|step| step.by().filter(|seat| viewer.is(*seat)))
                .collect(),
            events: play.table.events(steps, viewer),
            patch,
            prompts: news(&mut self.prompts, play.table.prompts(viewer)),
            choices: news(
                &mut self.choices,
                play.table.choices(viewer, moment.clock.now),
            ),
            inputs: play.n_inputs(),
            floor: play.floor(viewer, moment.is_practice),
            outcome: play.table.outcome(),
            clock: moment.clock,
        };
        ServerMsg::Step { step }
    }

    /// The whole picture, with what happened in the last `n_inputs`.
    pub(crate) fn snapshot(
        &self,
        play: &Play,
        moment: Moment,
        reason: Missed,
        n_inputs: usize,
    ) -> ServerMsg {
        let viewer = self.viewer;
        let shown = Shown {
            view: serde_json::value::to_raw_value(&self.view).expect("views have names for keys"),
            prompts: play.table.prompts(viewer),
            choices: play.table.choices(viewer, moment.clock.now),
            events: play.recent_events(viewer, n_inputs),
            inputs: play.n_inputs(),
            floor: play.floor(viewer, moment.is_practice),
            outcome: play.table.outcome(),
            clock: moment.clock,
        };
        ServerMsg::Snapshot {
            seq: moment.seq,
            shown,
            reason,
        }
    }
}

/// `now`, unless it is what was told `before`.
fn news(before: &mut u64, now: Json) -> Option<Json> {
    let print = fingerprint(&now);
    (std::mem::replace(before, print) != print).then_some(now)
}

fn fingerprint(json: &Json) -> u64 {
    let mut hasher = DefaultHasher::new();
    json.get().hash(&mut hasher);
    hasher.finish()
}
