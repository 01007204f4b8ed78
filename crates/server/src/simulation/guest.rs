//! Somebody who plays in bad weather, and keeps book.
//!
//! A guest has one line at a time and a queue each way. What the table lets out is held against the disk when it leaves
//! the table; it reaches the guest later, in order, or never if the line breaks first. Whatever was not answered is sent
//! again over the next line, under the same number.

use std::collections::{BTreeMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use shamble_protocol::ClientMsg;
use shamble_trials::dice::Random;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::History;
use super::house::{Door, Line};

/// How long a word may take to get to the table or from it, in milliseconds.
const MAX_DELAY_MS: usize = 60;

/// How long somebody waits for a welcome, or for room in a mailbox.
const WAIT: Duration = Duration::from_secs(2);

/// How long the ends of a line that died without a word stay open.
const GHOST: Duration = Duration::from_secs(3);

/// How often a guest looks whether the server is still there.
const LOOK: Duration = Duration::from_millis(20);

/// What all guests together have seen.
#[derive(Clone, Default)]
pub(super) struct Known(Arc<Mutex<Common>>);

#[derive(Default)]
struct Common {
    history: History,
    hasher: DefaultHasher,
    /// What each seat was shown at each sequence number.
    views: BTreeMap<(u64, u64), String>,
    /// What each seat was told between two sequence numbers.
    steps: BTreeMap<(u64, u64, u64), String>,
}

/// What somebody sent and was told.
#[derive(Clone, Debug, Default)]
pub(super) struct Book {
    pub(super) sent: BTreeMap<u32, String>,
    pub(super) acked: Vec<u32>,
    pub(super) denied: Vec<u32>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Known {
    pub(super) fn found(&self, what: String) {
        lock(&self.0).history.found.push(what);
    }

    pub(super) fn history(&self, n_crashes: usize, n_failed_writes: usize) -> History {
        let common = lock(&self.0);
        History {
            hash: common.hasher.finish(),
            n_crashes,
            n_failed_writes,
            ..common.history.clone()
        }
    }

    fn change(&self, change: impl FnOnce(&mut Common)) {
        change(&mut lock(&self.0));
    }
}

/// What others may know of a guest.
#[derive(Clone, Debug, Default)]
struct Status {
    is_here: bool,
    is_settled: bool,
    seq: u64,
    is_winding_down: bool,
    book: Book,
}

/// A guest at play, seen from outside.
pub(super) struct Playing(Arc<Mutex<Status>>);

impl Playing {
    /// Begins nothing new.
    pub(super) fn wind_down(&self) {
        lock(&self.0).is_winding_down = true;
    }

    /// Knows all there is to know, and waits for no answer.
    pub(super) fn is_level(&self, seq: usize) -> bool {
        let status = lock(&self.0);
        status.is_here && status.is_settled && status.seq == seq as u64
    }

    pub(super) fn describe(&self) -> String {
        let status = lock(&self.0);
        format!(
            "here {}, settled {}, seq {}",
            status.is_here, status.is_settled, status.seq
        )
    }

    pub(super) fn book(&self) -> Book {
        lock(&self.0).book.clone()
    }
}

struct Pending {
    id: u32,
    msg: Value,
    is_act: bool,
}

/// Somebody at the table.
pub(super) struct Guest {
    person: usize,
    token: String,
    known: Known,
    random: Random,
    status: Arc<Mutex<Status>>,
    next_id: u32,
    seq: u64,
    seat: u64,
    choices: Vec<String>,
    is_over: bool,
    is_paused: bool,
    pending: Option<Pending>,
    next_act: Instant,
    /// Words on their way, and when they arrive.
    up: VecDeque<(Instant, ClientMsg)>,
    down: VecDeque<(Instant, Value)>,
}

impl Guest {
    pub(super) fn new(person: usize, token: String, known: &Known, random: Random) -> Self {
        let status = Status {
            is_settled: true,
            ..Status::default()
        };
        Self {
            person,
            token,
            known: known.clone(),
            random,
            status: Arc::new(Mutex::new(status)),
            // The first was used up in sitting down.
            next_id: 2,
            seq: 0,
            seat: 0,
            choices: Vec::new(),
            is_over: false,
            is_paused: false,
            pending: None,
            next_act: Instant::now(),
            up: VecDeque::new(),
            down: VecDeque::new(),
        }
    }

    /// Plays until the end of the simulation.
    pub(super) fn spawn(mut self, door: Door) -> Playing {
        let playing = Playing(Arc::clone(&self.status));
        tokio::spawn(async move {
            loop {
                let seen = (self.seq > 0).then_some(self.seq as u32);
                let connected = timeout(WAIT, door.connect(Some(&self.token), seen)).await;
                if let Ok(Some(line)) = connected {
                    self.talk(line, &door).await;
                    lock(&self.status).is_here = false;
                    self.known.change(|common| common.history.n_cuts += 1);
                } else {
                    sleep(Duration::from_millis(5 + self.random.below(50) as u64)).await;
                }
            }
        });
        playing
    }

    fn is_calm(&self) -> bool {
        lock(&self.status).is_winding_down
    }

    /// When a word that is sent now arrives; words do not overtake each other.
    fn arrival<T>(&mut self, last: Option<&(Instant, T)>) -> Instant {
        let now = Instant::now();
        let last = last.map_or(now, |(at, _)| *at);
        let delay = match self.is_calm() || self.random.below(3) == 0 {
            true => 0,
            false => self.random.below(MAX_DELAY_MS) as u64,
        };
        last.max(now + Duration::from_millis(delay))
    }

    fn send(&mut self, msg: &Value) {
        self.send_after(Duration::ZERO, msg);
    }

    fn send_after(&mut self, pause: Duration, msg: &Value) {
        let msg = serde_json::from_value(msg.clone()).expect("a message");
        let last = self.up.pop_back();
        let at = self.arrival(last.as_ref()).max(Instant::now() + pause);
        self.up.extend(last);
        self.up.push_back((at, msg));
    }

    /// One line, until it breaks.
    async fn talk(&mut self, mut line: Line, door: &Door) {
        self.up.clear();
        self.down.clear();
        let began = Instant::now();
        let life = Duration::from_millis(50 + self.random.below(6_000) as u64);
        // Some stop reading for a while.
        let (stops, goes_on) = match self.random.below(4) {
            0 => {
                let stops = began + life.mul_f32(0.3);
                (stops, stops + Duration::from_secs(2))
            }
            _ => (began, began),
        };
        let mut next_look = began;
        loop {
            let now = Instant::now();
            let (is_calm, is_here) = (self.is_calm(), lock(&self.status).is_here);
            if line.is_dead() || (!is_calm && now >= began + life) {
                break;
            }
            let is_reading = is_calm || now < stops || now >= goes_on;
            // What was sent before the welcome would be sent twice: once more after it.
            let may_act = is_here && self.pending.is_none() && !is_calm && !self.is_over;
            let far = now + GHOST;
            let down_at = self.down.front().map_or(far, |(at, _)| *at);
            let up_at = self.up.front().map_or(far, |(at, _)| *at);
            tokio::select! {
                biased;
                closed = line.inbox.hang_up.changed() => {
                    let _ = closed;
                    break;
                }
                frame = line.inbox.frames.recv(), if is_reading => {
                    let Some(frame) = frame else { break };
                    if line.is_dead() {
                        break;
                    }
                    let heard = serde_json::from_str(frame.text()).expect("messages are JSON");
                    self.leaves_the_table(&heard, door);
                    let last = self.down.pop_back();
                    let at = self.arrival(last.as_ref());
                    self.down.extend(last);
                    self.down.push_back((at, heard));
                }
                () = sleep_until(down_at), if !self.down.is_empty() => {
                    if let Some((_, heard)) = self.down.pop_front() {
                        self.take(&heard);
                    }
                }
                () = sleep_until(up_at), if !self.up.is_empty() => {
                    if let Some((_, msg)) = self.up.pop_front() {
                        let _ = timeout(WAIT, line.say(msg)).await;
                    }
                }
                () = sleep_until(self.next_act), if may_act => self.begin_something(),
                () = sleep_until(next_look) => next_look = now + LOOK,
            }
        }
        self.part(line).await;
    }

    /// Some of what was under way still gets to the table; some lines stay open although nobody is there any more.
    async fn part(&mut self, mut line: Line) {
        let n_arriving = self.random.below(self.up.len() + 1);
        let arriving: Vec<ClientMsg> = self.up.drain(..n_arriving).map(|(_, msg)| msg).collect();
        let ghost = self.random.below(2) == 0;
        tokio::spawn(async move {
            for msg in arriving {
                line.say(msg).await;
            }
            if ghost {
                sleep(GHOST).await;
            }
            line.hang_up().await;
        });
    }

    /// Nothing that a table lets out may be ahead of what is durable.
    fn leaves_the_table(&self, heard: &Value, door: &Door) {
        let seq = match heard["type"].as_str() {
            Some("snapshot" | "done") => &heard["seq"],
            Some("step") => &heard["step"]["seq"],
            _ => return,
        };
        let (seq, n_durable) = (seq.as_u64().unwrap_or(0), door.disk.n_durable() as u64);
        if seq > n_durable {
            self.known.found(format!(
                "{} of {seq} is told while {seq} is not durable, only {n_durable} are",
                heard["type"]
            ));
        }
    }

    fn begin_something(&mut self) {
        let pause = 10 + self.random.below(300) as u64;
        self.next_act = Instant::now() + Duration::from_millis(pause);
        let id = self.next_id;
        let (msg, is_act) = if self.random.below(16) == 0 || self.is_paused {
            let kind = if self.is_paused { "resume" } else { "pause" };
            (json!({"type": kind, "id": id}), false)
        } else if self.choices.is_empty() {
            return;
        } else {
            let action = self.random.pick(&self.choices).clone();
            lock(&self.status).book.sent.insert(id, action.clone());
            let act = json!({"type": "act", "id": id, "seen": self.seq, "action": action});
            (act, true)
        };
        self.next_id += 1;
        self.send(&msg);
        lock(&self.status).is_settled = false;
        self.pending = Some(Pending { id, msg, is_act });
    }

    fn take(&mut self, heard: &Value) {
        let kind = heard["type"].as_str().unwrap_or_default();
        let (person, seq) = (self.person, heard["seq"].as_u64());
        self.known.change(|common| {
            common.history.n_messages += 1;
            (person, kind, seq, heard["id"].as_u64()).hash(&mut common.hasher);
            heard["step"]["events"].to_string().hash(&mut common.hasher);
        });
        let is_ours = (self.pending.as_ref()).is_some_and(|pending| heard["id"] == pending.id);
        match kind {
            "welcome" => {
                self.seat = heard["you"]["seat"].as_u64().unwrap_or(u64::MAX);
                self.is_paused = heard["table"]["paused"] == true;
                lock(&self.status).is_here = true;
                self.send_again(Duration::ZERO);
            }
            "table" => self.is_paused = heard["table"]["paused"] == true,
            "done" if is_ours => self.answered(true),
            "refused" if is_ours => self.answered(false),
            "error" if heard["code"] == "server/unavailable" && is_ours => {
                // Not at once: in time that passes only while nothing happens, whoever insists would stop it.
                self.next_act = Instant::now() + LOOK;
                self.send_again(LOOK);
            }
            "error" if is_ours => self.answered(false),
            "snapshot" => self.snapshot(heard),
            "step" => self.step(&heard["step"]),
            _ => {}
        }
    }

    fn send_again(&mut self, after: Duration) {
        if let Some(pending) = &self.pending {
            let msg = pending.msg.clone();
            self.send_after(after, &msg);
        }
    }

    fn answered(&mut self, is_done: bool) {
        let Some(pending) = self.pending.take() else {
            return;
        };
        let mut status = lock(&self.status);
        status.is_settled = true;
        if !pending.is_act {
            return;
        }
        if is_done {
            status.book.acked.push(pending.id);
            self.known.change(|common| common.history.n_acked += 1);
        } else {
            status.book.denied.push(pending.id);
        }
    }

    fn snapshot(&mut self, heard: &Value) {
        let seq = heard["seq"].as_u64().unwrap_or(0);
        if seq < self.seq {
            let (person, before) = (self.person, self.seq);
            self.known
                .found(format!("person {person} knew {before} and is shown {seq}"));
        }
        let (key, view) = ((self.seat, seq), heard["shown"]["view"].to_string());
        self.known.change(|common| {
            let first = common.views.entry(key).or_insert_with(|| view.clone());
            if *first != view {
                let what = format!("seat {} is shown two different pictures of {seq}", key.0);
                common.history.found.push(what);
            }
        });
        self.seq = seq;
        self.look(&heard["shown"]);
    }

    fn step(&mut self, step: &Value) {
        let seq = step["seq"].as_u64().unwrap_or(0);
        let n_inputs = step["by"].as_array().map_or(0, Vec::len) as u64;
        if seq != self.seq + n_inputs {
            let (person, before) = (self.person, self.seq);
            self.known.found(format!(
                "person {person} knew {before} and is told of {n_inputs} up to {seq}"
            ));
        }
        let (key, events) = ((self.seat, self.seq, seq), step["events"].to_string());
        self.known.change(|common| {
            let first = common.steps.entry(key).or_insert_with(|| events.clone());
            if *first != events {
                let what = format!("seat {} is told two different stories of {seq}", key.0);
                common.history.found.push(what);
            }
        });
        self.seq = seq;
        self.look(step);
    }

    fn look(&mut self, shown: &Value) {
        if let Some(choices) = shown["choices"].as_array() {
            let actions = choices
                .iter()
                .filter_map(|choice| choice["action"].as_str());
            self.choices = actions.map(str::to_owned).collect();
        }
        self.is_over = !shown["outcome"].is_null();
        lock(&self.status).seq = self.seq;
    }
}
