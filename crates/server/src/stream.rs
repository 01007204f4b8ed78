//! What one viewer of a game was last shown: enough to tell what changes next, and nothing more.

use std::hash::{DefaultHasher, Hash, Hasher};

use shamble_catalog::{Step, View};
use shamble_core::changes::Writer;
use shamble_core::{Viewer, Words};
use shamble_protocol::{Clock, Missed, ServerMsg, Shown};

use crate::outbox::Frame;
use crate::play::Play;

/// What most steps fit into.
const STEP_BYTES: usize = 2048;

/// One viewer's stream.
pub(crate) struct Stream {
    pub(crate) viewer: Viewer,
    /// The view, and fingerprints of prompts and choices, as of the last message.
    view: View,
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
    /// Streams that begin with the game as it is. Those that begin together share what they see alike.
    pub(crate) fn begin(viewers: &[Viewer], play: &Play, moment: Moment) -> Vec<Self> {
        let views = play.table.views(viewers);
        let both = viewers.iter().zip(views);
        both.map(|(viewer, view)| Self::new(*viewer, view, play, moment))
            .collect()
    }

    fn new(viewer: Viewer, view: View, play: &Play, moment: Moment) -> Self {
        Self {
            viewer,
            view,
            prompts: fingerprint(play.table.prompts(viewer, Words::Short).get()),
            choices: fingerprint(
                play.table
                    .choices(viewer, moment.clock.now, Words::Short)
                    .get(),
            ),
        }
    }

    /// What `steps`, the last of which led to `play` as it is, mean for this viewer: a `step` of the protocol, whose
    /// members are those of [`shamble_protocol::StepMsg`]. Its events come first and are written already.
    fn step(
        &mut self,
        steps: &[&Step],
        play: &Play,
        moment: Moment,
        view: View,
        changes: &mut Changes,
        out: &mut Writer,
    ) {
        let viewer = self.viewer;
        out.name("seq");
        out.value(&moment.seq);
        out.name("by");
        out.open_list();
        for step in steps {
            out.next_item();
            out.value(&step.by().filter(|seat| viewer.is(*seat)));
        }
        out.close_list();
        changes.write(&self.view, &view, out);
        self.view = view;
        let news = |out: &mut Writer, name: &str, told: &mut u64, write: &dyn Fn(&mut Writer)| {
            let start = out.len();
            out.name(name);
            let at = out.len();
            write(out);
            let print = fingerprint(out.text_since(at));
            if std::mem::replace(told, print) == print {
                out.truncate(start);
            }
        };
        news(out, "prompts", &mut self.prompts, &|out| {
            play.table.write_prompts(viewer, Words::Short, out);
        });
        news(out, "choices", &mut self.choices, &|out| {
            play.table
                .write_choices(viewer, moment.clock.now, Words::Short, out);
        });
        out.name("inputs");
        out.value(&play.n_inputs());
        out.name("floor");
        out.value(&play.floor(viewer, moment.is_practice));
        if let Some(outcome) = play.table.outcome() {
            // As in a picture: scores that are nothing are there all the same.
            let outcome = serde_json::to_string(&outcome).expect("names are words");
            out.name("outcome");
            out.json(&outcome);
        }
        out.name("clock");
        out.value(&moment.clock);
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
            view: self.view.json(),
            prompts: play.table.prompts(viewer, Words::Short),
            choices: play.table.choices(viewer, moment.clock.now, Words::Short),
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

/// Changes from one view to the next that were written already, for whoever sees the very same.
#[derive(Default)]
struct Changes(Vec<(View, View, String)>);

impl Changes {
    /// Writes what changed as the member `patch`, if anything did.
    fn write(&mut self, old: &View, new: &View, out: &mut Writer) {
        let is_same = |known: &&(View, View, String)| {
            known.0.is_shared_with(old) && known.1.is_shared_with(new)
        };
        if let Some((_, _, text)) = self.0.iter().find(is_same) {
            out.json(text);
            return;
        }
        let start = out.len();
        out.name("patch");
        if !new.write_change(old, out) {
            out.truncate(start);
        }
        if new.is_shared() {
            let text = out.text_since(start).to_owned();
            self.0.push((old.clone(), new.clone(), text));
        }
    }
}

/// What `steps` mean for each of these viewers, in their order, as it goes over the wire.
pub(crate) fn tell<'a>(
    streams: impl Iterator<Item = &'a mut Stream>,
    steps: &[&Step],
    play: &Play,
    moment: Moment,
) -> Vec<Frame> {
    let streams: Vec<&mut Stream> = streams.collect();
    let viewers: Vec<Viewer> = streams.iter().map(|stream| stream.viewer).collect();
    let begin = || {
        let mut out = Writer::with_room(STEP_BYTES);
        out.json(Frame::ROOM);
        out.json(r#"{"type":"step","step":{"events":"#);
        out
    };
    let mut outs: Vec<Writer> = streams.iter().map(|_| begin()).collect();
    play.table
        .write_events(steps, &viewers, Words::Short, &mut outs);
    let mut frames: Vec<Frame> = Vec::with_capacity(outs.len());
    let (views, mut changes) = (play.table.views(&viewers), Changes::default());
    for ((stream, view), mut out) in streams.into_iter().zip(views).zip(outs) {
        stream.step(steps, play, moment, view, &mut changes, &mut out);
        out.close();
        out.close();
        let frame = Frame::sealed(out.into_text());
        // Where everybody sees the same, the bytes are there once.
        let same = frames.iter().find(|other| **other == frame).cloned();
        frames.push(same.unwrap_or(frame));
    }
    frames
}

fn fingerprint(json: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    json.hash(&mut hasher);
    hasher.finish()
}
