//! What one viewer of a game was told: the view as it knows it, and the last steps, so that a reader who comes back
//! gets exactly what it missed.

use std::collections::VecDeque;
use std::ops::Range;

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use shamble_catalog::Step;
use shamble_core::{Millis, Viewer};
use shamble_protocol::{Choice, Clock, Missed, ServerMsg, Shown, StepMsg};

use crate::limits::HISTORY_BYTES;
use crate::outbox::Frame;
use crate::patch;
use crate::play::{Play, shown_events};

/// One viewer's stream.
pub(crate) struct Stream {
    viewer: Viewer,
    /// The view and choices as of the last step.
    view: Value,
    choices: Vec<Choice>,
    /// The sequence number before the first kept step.
    since: u32,
    told: VecDeque<Told>,
    n_bytes: usize,
    max_steps: usize,
}

/// A step as it was told.
struct Told {
    frame: Frame,
    /// Where in it the clock stands, which is another one when the step is told again.
    clock: Range<usize>,
}

/// What a viewer needs to know besides the game itself.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// Sequence number after what happened.
    pub(crate) seq: u32,
    /// Game time.
    pub(crate) now: Millis,
    /// Whether going back is free.
    pub(crate) is_practice: bool,
}

impl Stream {
    /// A stream that begins with the game as it is.
    pub(crate) fn new(viewer: Viewer, play: &Play, moment: Moment, max_steps: usize) -> Self {
        Self {
            viewer,
            view: play.view(viewer),
            choices: play.choices(viewer, &play.prompts(viewer), moment.now),
            since: moment.seq,
            told: VecDeque::new(),
            n_bytes: 0,
            max_steps,
        }
    }

    /// What `steps`, the last of which led to `play` as it is, mean for this viewer. Told once they are durable.
    ///
    /// Steps carried out in one go have no view between them: the last one carries what changed.
    pub(crate) fn steps(&mut self, steps: &[Step], play: &Play, moment: Moment) -> Vec<StepMsg> {
        let view = play.view(self.viewer);
        let patch = patch::diff(&self.view, &view);
        self.view = view;
        let prompts = play.prompts(self.viewer);
        let choices = play.choices(self.viewer, &prompts, moment.now);
        let new_choices = (choices != self.choices).then(|| choices.clone());
        self.choices = choices;

        let n_steps = u32::try_from(steps.len()).expect("a call makes few steps");
        let (first_seq, first_input) = (moment.seq - n_steps, play.n_inputs() - n_steps);
        let message = |(index, step): (u32, &Step)| StepMsg {
            seq: first_seq + index,
            by: step.by(),
            events: shown_events(step, self.viewer),
            patch: Value::Object(serde_json::Map::new()),
            prompts: prompts.clone(),
            choices: None,
            clock: STOPPED,
            inputs: first_input + index,
            floor: play.floor(self.viewer, moment.is_practice),
            outcome: None,
        };
        let mut messages: Vec<StepMsg> = (1..).zip(steps).map(message).collect();
        if let Some(last) = messages.last_mut() {
            last.patch = patch;
            last.choices = new_choices;
            last.outcome = play.table.outcome();
        }
        messages
    }

    /// Puts a durable step into words on the wire and keeps it for readers who come back.
    pub(crate) fn tell(&mut self, mut step: StepMsg, clock: Clock) -> Frame {
        step.clock = clock;
        let told = Told::new(step);
        let frame = told.frame.clone();
        self.n_bytes += frame.len();
        self.told.push_back(told);
        while self.told.len() > self.max_steps || self.n_bytes > HISTORY_BYTES {
            let Some(oldest) = self.told.pop_front() else {
                break;
            };
            self.n_bytes -= oldest.frame.len();
            self.since += 1;
        }
        frame
    }

    /// The steps after `seen`, with the clock as it is now; nothing if they are no longer kept.
    pub(crate) fn missed(&self, seen: u32, clock: Clock) -> Option<Vec<Frame>> {
        let n_known = usize::try_from(seen.checked_sub(self.since)?).ok()?;
        if n_known > self.told.len() {
            return None;
        }
        Some(
            self.told
                .iter()
                .skip(n_known)
                .map(|told| told.again(clock))
                .collect(),
        )
    }

    /// The whole picture.
    pub(crate) fn snapshot(
        &self,
        play: &Play,
        moment: Moment,
        clock: Clock,
        reason: Missed,
    ) -> ServerMsg {
        let shown = Shown {
            view: self.view.clone(),
            prompts: play.prompts(self.viewer),
            choices: self.choices.clone(),
            events: play.recent_events(self.viewer),
            clock,
            inputs: play.n_inputs(),
            floor: play.floor(self.viewer, moment.is_practice),
            outcome: play.table.outcome(),
        };
        ServerMsg::Snapshot {
            seq: moment.seq,
            shown,
            reason,
        }
    }
}

/// Stands in a step until it is told.
const STOPPED: Clock = Clock {
    now: Millis::ZERO,
    running: false,
};

impl Told {
    fn new(step: StepMsg) -> Self {
        let clock = clock_json(step.clock);
        let message = ServerMsg::Step { step };
        let json = serde_json::to_string(&message).expect("messages have string keys");
        // What people wrote cannot look like this: their quotation marks are escaped. After the step's own clock there
        // are only numbers and the outcome, so it is the last one.
        let start = json.rfind(&clock).expect("a step has a clock");
        Self {
            clock: start..start + clock.len(),
            frame: Utf8Bytes::from(json),
        }
    }

    fn again(&self, clock: Clock) -> Frame {
        let mut json = self.frame.as_str().to_owned();
        json.replace_range(self.clock.clone(), &clock_json(clock));
        Utf8Bytes::from(json)
    }
}

fn clock_json(clock: Clock) -> String {
    let json = serde_json::to_string(&clock).expect("a clock is plain data");
    format!("\"clock\":{json}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn step(seq: u32) -> StepMsg {
        StepMsg {
            seq,
            by: None,
            events: Vec::new(),
            patch: json!({"said": "\"clock\":{\"now\":0,\"running\":false}"}),
            prompts: Vec::new(),
            choices: None,
            clock: STOPPED,
            inputs: seq,
            floor: 0,
            outcome: None,
        }
    }

    fn stream(max_steps: usize) -> Stream {
        Stream {
            viewer: Viewer::Spectator,
            view: json!({}),
            choices: Vec::new(),
            since: 10,
            told: VecDeque::new(),
            n_bytes: 0,
            max_steps,
        }
    }

    fn seqs(frames: &[Frame]) -> Vec<u64> {
        let read = |frame: &Frame| serde_json::from_str::<Value>(frame).unwrap();
        frames
            .iter()
            .map(|frame| read(frame)["step"]["seq"].as_u64().unwrap())
            .collect()
    }

    #[test]
    fn who_comes_back_gets_exactly_what_was_missed() {
        let mut stream = stream(3);
        for seq in 11..=15 {
            stream.tell(step(seq), STOPPED);
        }
        let missed = |seen| stream.missed(seen, STOPPED).map(|frames| seqs(&frames));
        assert_eq!(missed(15), Some(vec![]));
        assert_eq!(missed(13), Some(vec![14, 15]));
        assert_eq!(missed(12), Some(vec![13, 14, 15]));
        assert_eq!(missed(11), None, "no longer kept");
        assert_eq!(missed(16), None, "never was");
    }

    #[test]
    fn the_clock_of_a_step_told_again_is_the_present_one() {
        let mut stream = stream(3);
        stream.tell(
            step(11),
            Clock {
                now: Millis(500),
                running: true,
            },
        );
        let later = Clock {
            now: Millis(90_500),
            running: true,
        };
        let frames = stream.missed(10, later).unwrap();
        let read: Value = serde_json::from_str(&frames[0]).unwrap();
        assert_eq!(
            read["step"]["clock"],
            json!({"now": 90_500, "running": true})
        );
        assert_eq!(
            read["step"]["patch"],
            json!({"said": "\"clock\":{\"now\":0,\"running\":false}"})
        );
    }

    #[test]
    fn history_is_bounded_in_bytes() {
        let mut stream = stream(usize::MAX);
        let mut large = step(11);
        large.patch = json!({"text": "x".repeat(HISTORY_BYTES / 2)});
        stream.tell(large.clone(), STOPPED);
        large.seq = 12;
        stream.tell(large, STOPPED);
        assert_eq!(stream.missed(10, STOPPED), None);
        assert_eq!(seqs(&stream.missed(11, STOPPED).unwrap()), [12]);
    }
}
