//! What a seat is shown of a game, kept up to date as a browser does.

use serde_json::{Map, Value};
use shamble_core::Seat;
use tokio::time::{Duration, Instant};

/// The member that marks the change of a list.
const LIST: &str = "[]";

/// What is shown.
pub(super) struct Picture {
    /// Number of the last input it knows of.
    pub(super) seq: u32,
    pub(super) view: Value,
    pub(super) choices: Value,
    pub(super) outcome: Option<Value>,
    prompts: Vec<Value>,
    clock: Clock,
}

#[derive(Clone, Copy)]
struct Clock {
    now: u64,
    is_running: bool,
    since: Instant,
}

impl Clock {
    fn of(clock: &Value) -> Self {
        Self {
            now: clock["now"].as_u64().unwrap_or_default(),
            is_running: clock["running"].as_bool().unwrap_or_default(),
            since: Instant::now(),
        }
    }
}

impl Picture {
    /// From a `snapshot`.
    pub(super) fn new(snapshot: &Value) -> Self {
        let shown = &snapshot["shown"];
        Self {
            seq: number(&snapshot["seq"]),
            view: shown["view"].clone(),
            choices: shown["choices"].clone(),
            outcome: Some(shown["outcome"].clone()).filter(|outcome| !outcome.is_null()),
            prompts: shown["prompts"].as_array().cloned().unwrap_or_default(),
            clock: Clock::of(&shown["clock"]),
        }
    }

    /// A `step`: whether it is the next one.
    pub(super) fn step(&mut self, step: &Value) -> bool {
        let seq = number(&step["seq"]);
        let n_inputs = step["by"].as_array().map_or(0, Vec::len);
        if seq != self.seq + u32::try_from(n_inputs).unwrap_or(u32::MAX) {
            return false;
        }
        self.seq = seq;
        if let Some(change) = step.get("patch") {
            patch(&mut self.view, change);
        }
        if let Some(prompts) = step.get("prompts").and_then(Value::as_array) {
            self.prompts.clone_from(prompts);
        }
        if let Some(choices) = step.get("choices") {
            self.choices.clone_from(choices);
        }
        if let Some(outcome) = step.get("outcome") {
            self.outcome = Some(outcome.clone());
        }
        self.clock = Clock::of(&step["clock"]);
        true
    }

    /// The table's clock was told anew.
    pub(super) fn set_clock(&mut self, clock: &Value) {
        self.clock = Clock::of(clock);
    }

    /// Game time.
    pub(super) fn now(&self) -> u32 {
        let passed = if self.clock.is_running {
            u64::try_from(self.clock.since.elapsed().as_millis()).unwrap_or(u64::MAX)
        } else {
            0
        };
        u32::try_from(self.clock.now.saturating_add(passed)).unwrap_or(u32::MAX)
    }

    /// What `seat` is asked, and what the others are.
    pub(super) fn prompts(&self, seat: Seat) -> (Option<&Value>, Vec<&Value>) {
        let own = |prompt: &&Value| prompt["seat"].as_u64() == Some(seat.index() as u64);
        let (mine, others): (Vec<&Value>, Vec<&Value>) = self.prompts.iter().partition(own);
        (mine.first().copied(), others)
    }

    /// When `prompt` can be answered: nothing if that is not a matter of time.
    pub(super) fn opens(&self, prompt: &Value) -> Option<Instant> {
        let from = prompt.get("from").and_then(Value::as_u64).unwrap_or(0);
        let wait = from.saturating_sub(self.now().into());
        if wait == 0 {
            return Some(Instant::now());
        }
        let opens = self.clock.is_running;
        opens.then(|| Instant::now() + Duration::from_millis(wait))
    }
}

fn number(value: &Value) -> u32 {
    value
        .as_u64()
        .and_then(|number| u32::try_from(number).ok())
        .unwrap_or_default()
}

/// Carries a change out, as `docs/protocol.md` describes it.
fn patch(value: &mut Value, change: &Value) {
    let Some(members) = change.as_object() else {
        *value = change.clone();
        return;
    };
    match (value, members.get(LIST)) {
        (Value::Array(list), Some(mark)) => patch_list(list, mark, members),
        (Value::Object(object), None) => {
            for (key, change) in members {
                match (object.get_mut(key), change) {
                    (_, Value::Null) => _ = object.remove(key),
                    (Some(old), change) => patch(old, change),
                    (None, change) => _ = object.insert(key.clone(), change.clone()),
                }
            }
        }
        (value, _) => *value = change.clone(),
    }
}

fn patch_list(list: &mut Vec<Value>, mark: &Value, members: &Map<String, Value>) {
    if let [start, removed, inserted @ ..] = mark.as_array().map_or(&[][..], Vec::as_slice) {
        let start = (number(start) as usize).min(list.len());
        let end = (start + number(removed) as usize).min(list.len());
        list.splice(start..end, inserted.iter().cloned());
        return;
    }
    list.resize(number(mark) as usize, Value::Null);
    for (index, change) in members {
        if let Some(item) = index
            .parse()
            .ok()
            .and_then(|index: usize| list.get_mut(index))
        {
            patch(item, change);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;
    use serde_json::json;
    use shamble_core::changes::{Changes, Writer, write_change};

    use super::*;

    #[derive(Changes, Clone, PartialEq, Serialize)]
    struct Shown {
        picture: Value,
    }

    #[test]
    fn what_the_server_writes_is_carried_out() {
        let pictures = [
            json!({"a": 1, "list": [1, 2, 3], "deep": {"x": [{"y": 1}, {"y": 2}], "gone": true}}),
            json!({"a": 2, "list": [1, 2], "deep": {"x": [{"y": 1}, {"y": 3}]}}),
            json!({"list": [], "deep": {"x": [{"y": 3, "z": "new"}], "gone": {"back": 1}}}),
            json!({"list": [{"long": "enough to be kept"}, {"long": "and another"}], "deep": {"x": []}}),
            json!({"list": [{"long": "first"}, {"long": "enough to be kept"}, {"long": "and another"}], "deep": [1]}),
            json!({"list": [{"long": "enough to be kept"}, {"long": "and another"}], "deep": 7}),
        ];
        for old in &pictures {
            for new in &pictures {
                let [from, to] = [old, new].map(|picture| Shown {
                    picture: picture.clone(),
                });
                let mut value = json!({"picture": old});
                let mut change = Writer::default();
                if write_change(&from, &to, &mut change) {
                    patch(
                        &mut value,
                        &serde_json::from_str(&change.into_text()).unwrap(),
                    );
                }
                assert_eq!(&value["picture"], new, "from {old}");
            }
        }
    }
}
