//! A game that panics, for tests: any game of the catalog, wrapped so that certain inputs are its undoing.
//!
//! Which tables are wrapped is told by their seed, so that tests beside each other do not meet.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use shamble_catalog::{Step, Table, View};
use shamble_core::changes::Writer;
use shamble_core::log::{Entry, Input};
use shamble_core::{
    Dice, Millis, Outcome, Part, Pausing, Refusal, Seat, Seed, Setup, Text, Viewer, Words,
};
use shamble_protocol::{Json, NewTable};
use shamble_store::{Memory, Store, TableId};
use tokio::sync::oneshot;

use crate::cluster::Single;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::outbox::{Inbox, queue};
use crate::places::Standing;
use crate::rate::Callers;
use crate::readiness::Readiness;
use crate::seats::TokenHash;
use crate::table::{ConnId, Hello, TableHandle, TableMsg};
use crate::thinking::Thinkers;
use crate::{Config, Shared};

/// What makes a wrapped game panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Undoing {
    /// Every act of the first seat.
    Act,
    /// Passing time.
    Time,
    /// Whatever is shown, from the second input on.
    View,
}

static WRAPPED: Mutex<BTreeMap<[u8; 32], Undoing>> = Mutex::new(BTreeMap::new());

/// The game itself, unless a test wants it otherwise.
pub(crate) fn wrap(game: Box<dyn Table>) -> Box<dyn Table> {
    let wrapped = WRAPPED.lock().unwrap_or_else(PoisonError::into_inner);
    match wrapped.get(&game.setup().seed.0) {
        Some(undoing) => Box::new(Wrapped {
            game,
            undoing: *undoing,
        }),
        None => game,
    }
}

struct Wrapped {
    game: Box<dyn Table>,
    undoing: Undoing,
}

impl Table for Wrapped {
    fn game(&self) -> &'static str {
        self.game.game()
    }

    fn setup(&self) -> &Setup {
        self.game.setup()
    }

    fn log(&self) -> &[Entry] {
        self.game.log()
    }

    fn now(&self) -> Millis {
        self.game.now()
    }

    fn n_seats(&self) -> usize {
        self.game.n_seats()
    }

    fn act(&mut self, seat: Seat, action: &str, clock: Millis) -> (Vec<Step>, Result<(), Refusal>) {
        let done = self.game.act(seat, action, clock);
        assert!(
            self.undoing != Undoing::Act || seat != Seat::new(0),
            "an act too much"
        );
        done
    }

    fn advance(&mut self, clock: Millis) -> Vec<Step> {
        assert!(self.undoing != Undoing::Time, "time stands still");
        self.game.advance(clock)
    }

    fn reseed(&mut self, seed: Seed) -> Step {
        self.game.reseed(seed)
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<Step, String> {
        self.game.replay_entry(entry)
    }

    fn next_wake(&self) -> Option<Millis> {
        match self.undoing {
            Undoing::Time => Some(Millis(1000)),
            Undoing::Act | Undoing::View => self.game.next_wake(),
        }
    }

    fn write_prompts(&self, viewer: Viewer, words: Words, out: &mut Writer) {
        self.game.write_prompts(viewer, words, out);
    }

    fn prompt_of(&self, seat: Seat) -> Option<Json> {
        self.game.prompt_of(seat)
    }

    fn write_events(&self, steps: &[&Step], viewers: &[Viewer], words: Words, outs: &mut [Writer]) {
        self.game.write_events(steps, viewers, words, outs);
    }

    fn asked(&self, now: Millis) -> Vec<Seat> {
        self.game.asked(now)
    }

    fn write_choices(&self, viewer: Viewer, now: Millis, words: Words, out: &mut Writer) {
        self.game.write_choices(viewer, now, words, out);
    }

    fn parts(&self, seat: Seat, now: Millis, begun: &str) -> (Option<Text>, Vec<Part>) {
        self.game.parts(seat, now, begun)
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<View> {
        assert!(self.undoing != Undoing::View, "nothing to see");
        self.game.views(viewers)
    }

    fn pausing(&self) -> Pausing {
        self.game.pausing()
    }

    fn is_rivalry(&self) -> bool {
        self.game.is_rivalry()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn state_hash(&self) -> String {
        self.game.state_hash()
    }

    fn take_back_floor(&self, seat: Seat) -> usize {
        self.game.take_back_floor(seat)
    }

    fn at(&self, n_entries: usize) -> Box<dyn Table> {
        self.game.at(n_entries)
    }

    fn duplicate(&self) -> Box<dyn Table> {
        self.game.duplicate()
    }

    fn determinize(&self, seat: Seat, dice: &mut Dice) -> Box<dyn Table> {
        self.game.determinize(seat, dice)
    }

    fn dealt_for(&self, seat: Seat, dice: &mut Dice) -> Entry {
        self.game.dealt_for(seat, dice)
    }

    fn as_any(&self) -> &dyn Any {
        self.game.as_any()
    }
}

/// A lobby with two tables: one whose game panics and one that is sound.
struct House {
    shared: Arc<Shared>,
    lobby: Arc<Lobby>,
}

/// What the parts of a server in memory share.
pub(crate) fn shared() -> Arc<Shared> {
    shared_on(Arc::new(Memory::new()))
}

/// The same on a store of one's own.
pub(crate) fn shared_on(store: Arc<dyn Store>) -> Arc<Shared> {
    Arc::new(Shared {
        config: Config {
            bot_pause: Duration::ZERO..=Duration::ZERO,
            ..Config::default()
        },
        store,
        cluster: Arc::new(Single::new()),
        metrics: Metrics::default(),
        guesses: Callers::new(1, 1, 1),
        readiness: Readiness::default(),
        thinkers: Thinkers::new(1),
        push: crate::push::Push::new(&Config::default()).0,
    })
}

/// Somebody at a table.
struct Guest {
    conn: ConnId,
    inbox: Inbox,
    handle: TableHandle,
    next_id: u32,
}

impl House {
    fn new() -> Self {
        let shared = shared();
        let lobby = Lobby::new(Arc::clone(&shared));
        Self { shared, lobby }
    }

    /// A table with one person and bots, and the person.
    async fn table(&self, pace: &str, undoing: Option<Undoing>, seed: u64) -> (TableId, Guest) {
        let seed = Seed::from_number(seed);
        if let Some(undoing) = undoing {
            let mut wrapped = WRAPPED.lock().unwrap_or_else(PoisonError::into_inner);
            wrapped.insert(seed.0, undoing);
        }
        let new: NewTable = serde_json::from_value(json!({
            "game": "cliche", "pace": pace, "name": "Ada", "bots": "thumb", "seed": seed.to_string(),
        }))
        .unwrap();
        let created = self.lobby.create(&new).await.unwrap();
        let id = created.table.parse().unwrap();
        (id, self.join(id, &created.token).await.unwrap())
    }

    /// As whoever runs the server sees it.
    fn n_panics(&self) -> u64 {
        let text = self.shared.metrics.render();
        let count = text
            .lines()
            .find_map(|line| line.strip_prefix("shamble_panics_total "));
        count.unwrap().parse().unwrap()
    }

    async fn join(&self, id: TableId, token: &str) -> Option<Guest> {
        let handle = self.lobby.get(id).await.unwrap();
        let (outbox, inbox) = queue(1000);
        let (welcomed, is_welcome) = oneshot::channel();
        let conn = ConnId(self.n_panics());
        let hello = Hello {
            token: Some(TokenHash::of(token)),
            seen: None,
            standing: Standing::default(),
        };
        let connect = TableMsg::Connect {
            conn,
            hello: Box::new(hello),
            outbox,
            welcomed,
        };
        handle.say(connect).await.ok()?;
        is_welcome.await.ok()?.unwrap();
        Some(Guest {
            conn,
            inbox,
            handle,
            next_id: 1,
        })
    }
}

impl Guest {
    /// The next message; nothing once the table is gone.
    async fn hear(&mut self) -> Option<Value> {
        let frame = self.inbox.frames.recv().await?;
        Some(serde_json::from_str(frame.text()).unwrap())
    }

    async fn hear_until(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let heard = self.hear().await.expect("the table still runs");
            if is_wanted(&heard) {
                return heard;
            }
        }
    }

    /// Sends a request and waits for its answer.
    async fn ask(&mut self, mut request: Value) -> Value {
        let id = self.next_id;
        self.next_id += 1;
        request["id"] = json!(id);
        let msg = serde_json::from_value(request).unwrap();
        let said = TableMsg::Said {
            conn: self.conn,
            msg,
        };
        self.handle.say(said).await.unwrap();
        self.hear_until(|heard| heard["id"] == id).await
    }

    /// Waits until it is this person's turn at the per-action pace, and gives what can be done and when it was seen.
    async fn my_turn(&mut self) -> (String, u64) {
        let mut choices = Value::Null;
        loop {
            let heard = self.hear().await.expect("the table still runs");
            let (part, seq) = match heard["type"].as_str().unwrap() {
                "snapshot" => (&heard["shown"], &heard["seq"]),
                "step" => (&heard["step"], &heard["step"]["seq"]),
                _ => continue,
            };
            if !part["choices"].is_null() {
                choices = part["choices"].clone();
            }
            if let Some(choice) = choices.as_array().and_then(|all| all.first()) {
                let action = choice["action"].as_str().unwrap().to_owned();
                return (action, seq.as_u64().unwrap());
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn an_act_that_panics_is_answered_and_nothing_of_it_remains() {
    let house = House::new();
    let (id, mut ada) = house.table("per-action", Some(Undoing::Act), 7001).await;
    let (_, mut bo) = house.table("per-action", None, 7002).await;
    let (action, seen) = ada.my_turn().await;
    for n in 1..=2 {
        let act = json!({"type": "act", "seen": seen, "action": action});
        let answer = ada.ask(act).await;
        assert_eq!(answer["code"], "table/failed", "{answer}");
        assert_eq!(house.n_panics(), n);
        let fresh = ada.hear_until(|heard| heard["type"] == "snapshot").await;
        assert!(fresh["seq"].as_u64() >= Some(seen), "what is stored");
    }
    let past = house.lobby.past(id).await.unwrap().unwrap();
    let is_ours =
        |entry: &Entry| matches!(entry.input, Input::Act { seat, .. } if seat == Seat::new(0));
    assert!(!past.log.iter().any(is_ours));
    // The table itself goes on, and so do the others.
    let answer = ada.ask(json!({"type": "pause"})).await;
    assert_eq!(answer["type"], "done", "{answer}");
    let (action, seen) = bo.my_turn().await;
    let act = json!({"type": "act", "seen": seen, "action": action});
    assert_eq!(bo.ask(act).await["type"], "done");
}

#[tokio::test(start_paused = true)]
async fn time_that_cannot_pass_stops_the_table_once() {
    let house = House::new();
    let (id, mut ada) = house.table("real-time", Some(Undoing::Time), 7003).await;
    let told = ada
        .hear_until(|heard| heard["table"]["failed"] == true)
        .await;
    assert_eq!(told["table"]["status"], "playing");
    assert_eq!(house.n_panics(), 1);
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(house.n_panics(), 1, "not again and again");
    let act = json!({"type": "act", "seen": 1, "action": "roll"});
    assert_eq!(ada.ask(act).await["code"], "table/failed");
    assert!(house.lobby.get(id).await.unwrap().info().failed);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_panics_as_a_whole_ends_alone() {
    let house = House::new();
    let (_, mut bo) = house.table("per-action", None, 7005).await;
    let seed = Seed::from_number(7004);
    WRAPPED
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .insert(seed.0, Undoing::View);
    let new: NewTable = serde_json::from_value(json!({
        "game": "cliche", "name": "Ada", "bots": "thumb", "seed": seed.to_string(),
    }))
    .unwrap();
    let created = house.lobby.create(&new).await.unwrap();
    let id = created.table.parse().unwrap();
    // Whoever comes wants to see something, which is its end; the next one finds it again, as it is stored.
    for _ in 0..2 {
        assert!(house.join(id, &created.token).await.is_none());
    }
    assert!(house.n_panics() >= 2);
    let (action, seen) = bo.my_turn().await;
    let act = json!({"type": "act", "seen": seen, "action": action});
    assert_eq!(bo.ask(act).await["type"], "done");
    // Mended, it is as it was.
    WRAPPED
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .remove(&seed.0);
    assert!(house.join(id, &created.token).await.is_some());
}
