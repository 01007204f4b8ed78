//! One program at one table: sits down, is asked whenever its seat is, and stands up when it cannot go on.
//!
//! The program thinks on a thread of its own, so that a table it takes its time over is heard all the while. An answer is
//! tried at the table; one that is refused only because the game has moved on since the question costs nothing.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use shamble_core::{Millis, Seat, text};
use shamble_door::{Answer, DOOR, Fault, Guest, Hello, Invocation, Manner, Mouth, Question, Told};
use shamble_protocol::Json;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::address::Address;
use super::line::{Line, denied, get};
use super::picture::Picture;
use crate::failure::Failure;
use crate::out::Out;
use crate::words::{say, say_written};

/// Longest name that a server shows, in characters.
const MAX_NAME_CHARS: usize = 24;

/// How long to try to get back to a server that is gone.
const COME_BACK: Duration = Duration::from_secs(60);

/// Between two tries, and before something is sent again that the server could not do just now.
const RETRY: Duration = Duration::from_millis(500);

/// How often the line is tried, and how long it may be silent.
const PING: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(45);

/// How long standing up may take.
const STAND: Duration = Duration::from_secs(5);

/// What was asked for on the command line.
pub(super) struct Wish {
    pub(super) address: Address,
    pub(super) table: Option<String>,
    pub(super) seat: Option<usize>,
    pub(super) name: Option<String>,
    pub(super) pace: Duration,
    pub(super) command: Invocation,
    pub(super) manner: Arc<Manner>,
}

/// How it ended, other than by a failure.
enum Over {
    Game { won: bool, words: String },
    Interrupted,
    Lost(Fault),
}

/// A program that thinks; comes back with what it said.
type Thought = JoinHandle<(Guest, Result<Answer, Fault>)>;

/// A request that was not answered yet.
struct Pending {
    id: u32,
    message: Value,
    what: Request,
}

enum Request {
    Sit,
    Act,
    Compose(String),
}

/// A program at a table.
struct Sitter<'a> {
    wish: &'a Wish,
    table_id: String,
    seat: Seat,
    line: Line,
    token: Option<String>,
    next_id: u32,
    table: Value,
    picture: Option<Picture>,
    pending: Option<Pending>,
    /// Nobody while it thinks.
    guest: Option<Guest>,
    mouth: Mouth,
    thought: Option<Thought>,
    /// What it did wrong while it was thinking.
    fault: Option<Fault>,
    has_begun: bool,
    /// The input after which the question was put.
    asked_at: u32,
    /// No question before this input is known: its last act, or what it waits for.
    not_before: u32,
    next_act: Instant,
    heard_at: Instant,
    /// Since when the table could not be heard.
    away_since: Option<Instant>,
    voted: Value,
}

/// Plays one game to its end.
pub(super) async fn play(wish: Wish, out: &mut Out) -> Result<(), Failure> {
    let table_id = find_table(&wish).await?;
    let table = get(&wish.address, &format!("/api/tables/{table_id}")).await?;
    let seat = free_seat(&table, wish.seat)?;
    let guest = start(&wish, hello(&wish, &table, seat)).await;
    let guest = guest.map_err(|fault| {
        let (bot, reason) = (wish.command.to_string(), fault.text());
        Failure::Failed(text!("cli-error-outside", bot = bot, reason = reason))
    })?;
    let line = Line::open(&wish.address, &table_id, None, None).await?;
    let mut sitter = Sitter {
        wish: &wish,
        table_id,
        seat,
        line,
        token: None,
        next_id: 1,
        table,
        picture: None,
        pending: None,
        mouth: guest.mouth(),
        guest: Some(guest),
        thought: None,
        fault: None,
        has_begun: false,
        asked_at: 0,
        not_before: 0,
        next_act: Instant::now(),
        heard_at: Instant::now(),
        away_since: None,
        voted: Value::Null,
    };
    let mut stop = Box::pin(stopped());
    sitter.sit_down(&mut stop).await?;
    let seated = text!(
        "cli-bot-seated",
        seat = seat.index(),
        game = sitter.table["game"].as_str().unwrap_or_default(),
        code = sitter.table["code"].as_str().unwrap_or_default()
    );
    out.line(say(&seated))?;
    out.flush()?;
    match sitter.stay(&mut stop).await? {
        Over::Game { won, words } => {
            let text = if won {
                text!("cli-bot-won", words = words)
            } else {
                text!("cli-bot-lost", words = words)
            };
            out.line(say(&text))
        }
        Over::Interrupted => {
            sitter.stand().await;
            out.line(say(&text!("cli-bot-left")))
        }
        Over::Lost(fault) => {
            sitter.stand().await;
            let reason = say(&fault.text());
            if let Some(guest) = sitter.guest.take() {
                // Saying goodbye takes a moment.
                let _ = spawn_blocking(move || guest.lose(&fault)).await;
            }
            Err(Failure::Failed(text!(
                "cli-error-bot-lost",
                seat = seat.index(),
                reason = reason
            )))
        }
    }
}

/// The table that was named by its link, its id or its code.
async fn find_table(wish: &Wish) -> Result<String, Failure> {
    let Some(table) = &wish.table else {
        return Err(Failure::Usage(text!("cli-error-bot-table")));
    };
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if table.is_empty() || !table.chars().all(is_word) {
        return Err(Failure::Usage(text!("cli-error-bot-table")));
    }
    if wish.address.table.as_ref() == Some(table) {
        return Ok(table.clone());
    }
    let by_code = get(&wish.address, &format!("/api/codes/{table}")).await;
    match by_code {
        Ok(found) => Ok(found["table"].as_str().unwrap_or(table).to_owned()),
        // It may be an id.
        Err(unknown) => match get(&wish.address, &format!("/api/tables/{table}")).await {
            Ok(_) => Ok(table.clone()),
            Err(_) => Err(unknown),
        },
    }
}

/// The seat that was asked for, the first empty one, or the first of a bot.
fn free_seat(table: &Value, wished: Option<usize>) -> Result<Seat, Failure> {
    let seats = table["seats"].as_array().map_or(&[][..], Vec::as_slice);
    let of_kind = |kind: &str| {
        seats
            .iter()
            .position(|seat| seat["occupant"]["kind"].as_str() == Some(kind))
    };
    match wished {
        Some(seat) if seat < seats.len() => Ok(Seat::new(seat)),
        Some(seat) => Err(Failure::Usage(text!(
            "cli-error-seat",
            seat = seat,
            last = seats.len().saturating_sub(1)
        ))),
        None => of_kind("empty")
            .or_else(|| of_kind("bot"))
            .and_then(Seat::try_new)
            .ok_or_else(|| Failure::Failed(text!("cli-error-bot-full"))),
    }
}

fn hello(wish: &Wish, table: &Value, seat: Seat) -> Hello {
    Hello {
        door: DOOR,
        program: wish.manner.program.clone(),
        game: table["game"].as_str().unwrap_or_default().to_owned(),
        seat,
        seats: table["seats"].as_array().map_or(0, Vec::len),
        pace: serde_json::from_value(table["pace"].clone()).unwrap_or_default(),
        options: serde_json::from_value(table["options"].clone()).unwrap_or_default(),
        limits: wish.manner.limits,
    }
}

async fn start(wish: &Wish, hello: Hello) -> Result<Guest, Fault> {
    let (command, manner) = (wish.command.clone(), Arc::clone(&wish.manner));
    let started = spawn_blocking(move || Guest::start(&command, hello, &manner));
    started.await.unwrap_or_else(|error| {
        Err(Fault::Start {
            reason: error.to_string(),
        })
    })
}

/// Until somebody asks this program to end.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

impl Sitter<'_> {
    /// Asks for the seat and waits until it has it.
    async fn sit_down(
        &mut self,
        stop: &mut (impl Future<Output = ()> + Unpin),
    ) -> Result<(), Failure> {
        let name = self.wish.name.clone();
        let own = self
            .guest
            .as_ref()
            .and_then(|guest| guest.ready().name.clone());
        let name = name.or(own).unwrap_or_else(|| "Bot".to_owned());
        let name: String = name.chars().take(MAX_NAME_CHARS).collect();
        let sit = json!({"type": "sit", "seat": self.seat, "name": name});
        self.request(sit, Request::Sit).await;
        while self.pending.is_some() {
            let heard = tokio::select! {
                heard = timeout(SILENCE, self.line.hear()) => heard.ok().flatten(),
                () = &mut *stop => return Err(Failure::Failed(text!("cli-bot-left"))),
            };
            let Some(message) = heard else {
                return Err(Failure::Failed(text!("cli-error-bot-gone")));
            };
            self.take(&message).await?;
        }
        Ok(())
    }

    /// Plays until the game is over, or the program has lost its seat.
    async fn stay(
        &mut self,
        stop: &mut (impl Future<Output = ()> + Unpin),
    ) -> Result<Over, Failure> {
        let mut next_ping = Instant::now() + PING;
        loop {
            if let Some(over) = self.over() {
                return Ok(over);
            }
            let asks_at = self.asks_at();
            tokio::select! {
                () = &mut *stop => return Ok(Over::Interrupted),
                heard = self.line.hear() => {
                    // Getting back to a server that is gone takes its time; whoever has enough need not wait for it.
                    tokio::select! {
                        () = &mut *stop => return Ok(Over::Interrupted),
                        went_on = self.go_on_with(heard) => went_on?,
                    }
                }
                came = thought(&mut self.thought) => self.answered(came).await,
                () = sleep_until(asks_at.unwrap_or(next_ping)), if asks_at.is_some() => {
                    if let Err(fault) = self.ask().await {
                        self.fault.get_or_insert(fault);
                    }
                }
                () = sleep_until(next_ping) => {
                    next_ping = Instant::now() + PING;
                    if self.heard_at.elapsed() > SILENCE {
                        tokio::select! {
                            () = &mut *stop => return Ok(Over::Interrupted),
                            back = self.come_back() => back?,
                        }
                    }
                    self.line.say(&json!({"type": "ping", "nonce": 1})).await;
                }
            }
        }
    }

    /// What was heard, or nothing because the line is dead.
    async fn go_on_with(&mut self, heard: Option<Value>) -> Result<(), Failure> {
        match heard {
            Some(message) => {
                self.heard_at = Instant::now();
                self.take(&message).await
            }
            None => self.come_back().await,
        }
    }

    /// Whether there is nothing more to do; a program that thinks is waited for, as long as it may.
    fn over(&mut self) -> Option<Over> {
        if self.thought.is_some() {
            return None;
        }
        if let Some(outcome) = self
            .picture
            .as_ref()
            .and_then(|picture| picture.outcome.clone())
        {
            let winners = outcome["winners"].as_array();
            let own = json!(self.seat);
            let won = winners.is_some_and(|winners| winners.contains(&own));
            if let Some(guest) = &mut self.guest {
                let _ = guest.end_as(Some(written(&outcome)), won);
            }
            let words = say_written(&outcome["text"]);
            return Some(Over::Game { won, words });
        }
        self.fault.take().map(Over::Lost)
    }

    /// When the next question can be put, if there is one.
    fn asks_at(&self) -> Option<Instant> {
        let picture = self.picture.as_ref()?;
        let is_free = self.guest.is_some() && self.pending.is_none() && self.fault.is_none();
        let is_paused = self.table["paused"].as_bool() == Some(true);
        if !is_free || is_paused || picture.seq < self.not_before || picture.outcome.is_some() {
            return None;
        }
        let prompt = picture.prompts(self.seat).0?;
        Some(picture.opens(prompt)?.max(self.next_act))
    }

    async fn ask(&mut self) -> Result<(), Fault> {
        let (Some(picture), Some(guest)) = (&self.picture, &mut self.guest) else {
            return Ok(());
        };
        let (Some(prompt), others) = picture.prompts(self.seat) else {
            return Ok(());
        };
        self.asked_at = picture.seq;
        guest.ask(Question {
            now: Millis(picture.now()),
            // Somebody must act: whoever is asked alone.
            may_wait: prompt["must"].as_bool() != Some(true) || !others.is_empty(),
            prompt: written(prompt),
            others: written(&others),
            choices: written(&picture.choices),
            view: guest.ready().view.then(|| written(&picture.view)),
        })?;
        self.listen();
        Ok(())
    }

    /// Lets the program think.
    fn listen(&mut self) {
        if let Some(mut guest) = self.guest.take() {
            self.thought = Some(spawn_blocking(move || {
                let answer = guest.hear();
                (guest, answer)
            }));
        }
    }

    /// The program said something, or lost its seat.
    async fn answered(&mut self, (guest, answer): (Guest, Result<Answer, Fault>)) {
        self.guest = Some(guest);
        match answer {
            Err(fault) => _ = self.fault.get_or_insert(fault),
            Ok(Answer::Wait) => self.not_before = self.asked_at + 1,
            Ok(Answer::Act(action)) => {
                let act = json!({"type": "act", "seen": self.asked_at, "action": action});
                self.next_act = Instant::now() + self.wish.pace;
                self.request(act, Request::Act).await;
            }
            Ok(Answer::Compose(begun)) => {
                let compose = json!({"type": "compose", "begun": begun});
                self.request(compose, Request::Compose(begun)).await;
            }
        }
    }

    async fn request(&mut self, mut message: Value, what: Request) {
        let id = self.next_id;
        self.next_id += 1;
        message["id"] = json!(id);
        self.line.say(&message).await;
        self.pending = Some(Pending { id, message, what });
    }

    /// Whatever the server says.
    async fn take(&mut self, message: &Value) -> Result<(), Failure> {
        if let Some(you) = message.get("you") {
            if let Some(token) = you["token"].as_str() {
                self.token = Some(token.to_owned());
            }
            let has_seat = you["seat"] == json!(self.seat);
            if !has_seat && self.token.is_some() {
                return Err(Failure::Failed(text!("cli-error-bot-unseated")));
            }
        }
        if let Some(table) = message.get("table") {
            self.table = table.clone();
            self.vote().await;
        }
        let is_ours = self
            .pending
            .as_ref()
            .is_some_and(|pending| message["id"] == json!(pending.id));
        let kind = message["type"].as_str().unwrap_or_default();
        if kind != "error" {
            self.away_since = None;
        }
        match kind {
            "snapshot" => self.look(message).await,
            "step" => self.step(&message["step"]).await?,
            "pong" => {
                if let Some(picture) = &mut self.picture {
                    picture.set_clock(&message["clock"]);
                }
            }
            "done" if is_ours => {
                let seq = message["seq"].as_u64().unwrap_or_default();
                self.not_before = u32::try_from(seq).unwrap_or(u32::MAX);
                self.pending = None;
            }
            "parts" if is_ours => self.go_on(message),
            "refused" if is_ours => self.refused(message["rule"].as_str(), &message["text"]),
            "error" if is_ours => self.trouble(message).await?,
            // Versions that differ, a table that is full: nothing was asked, and nothing will come of it.
            "error" if self.token.is_none() => return Err(denied(message)),
            // A server that came back without the table, or as another version.
            "error" if message["id"].is_null() && is_final(&message["code"]) => {
                return Err(denied(message));
            }
            _ => {}
        }
        Ok(())
    }

    /// The whole picture.
    async fn look(&mut self, snapshot: &Value) {
        self.picture = Some(Picture::new(snapshot));
        let reason = snapshot["reason"].as_str().unwrap_or_default();
        let is_first = !self.has_begun && self.token.is_some();
        if is_first && let Err(fault) = self.begin().await {
            self.fault.get_or_insert(fault);
        }
        // Whoever comes in is told what is remembered, whoever was away what was missed; else all of it is known.
        let events = if is_first || reason == "away" {
            &snapshot["shown"]["events"]
        } else {
            &json!([])
        };
        self.tell(events, reason == "taken_back");
    }

    async fn begin(&mut self) -> Result<(), Fault> {
        self.has_begun = true;
        let hello = hello(self.wish, &self.table, self.seat);
        let is_other = |guest: &Guest| json!(guest.hello()) != json!(hello);
        if self.guest.as_ref().is_some_and(is_other) {
            // The host changed the table since the program was told about it.
            let old = self.guest.take();
            let _ = spawn_blocking(move || drop(old)).await;
            let guest = start(self.wish, hello).await?;
            self.mouth = guest.mouth();
            self.guest = Some(guest);
        }
        let mut random = [0; 4];
        // Its own chance is all that hangs on it.
        let _ = getrandom::fill(&mut random);
        match &mut self.guest {
            Some(guest) => guest.begin(u32::from_le_bytes(random)),
            None => Ok(()),
        }
    }

    async fn step(&mut self, step: &Value) -> Result<(), Failure> {
        let Some(picture) = &mut self.picture else {
            return Ok(());
        };
        if !picture.step(step) {
            return self.come_back().await;
        }
        self.tell(&step["events"], false);
        Ok(())
    }

    fn tell(&mut self, events: &Value, taken_back: bool) {
        let told = Told {
            events: written(events),
            taken_back,
        };
        if let Err(fault) = self.mouth.tell(told) {
            self.fault.get_or_insert(fault);
        }
    }

    /// How an action can go on.
    fn go_on(&mut self, parts: &Value) {
        let Some(Pending {
            what: Request::Compose(begun),
            ..
        }) = self.pending.take()
        else {
            return;
        };
        let whole = parts.get("whole").map(written);
        let told = match &mut self.guest {
            Some(guest) => guest.parts(&begun, whole, written(&parts["next"])),
            None => Ok(()),
        };
        self.heard_out(told);
    }

    /// The rules forbid the act, or it is none. If the game has moved on since the question, that is nobody's fault.
    fn refused(&mut self, rule: Option<&str>, why: &Value) {
        self.pending = None;
        if self
            .picture
            .as_ref()
            .is_none_or(|picture| picture.seq > self.asked_at)
        {
            return;
        }
        let told = match &mut self.guest {
            Some(guest) => guest.refuse(rule, &written(why)),
            None => Ok(()),
        };
        self.heard_out(told);
    }

    fn heard_out(&mut self, told: Result<(), Fault>) {
        match told {
            Ok(()) => self.listen(),
            Err(fault) => _ = self.fault.get_or_insert(fault),
        }
    }

    /// A request that could not be carried out for a reason outside the rules.
    async fn trouble(&mut self, error: &Value) -> Result<(), Failure> {
        let code = error["code"].as_str().unwrap_or_default();
        let Some(pending) = &self.pending else {
            return Ok(());
        };
        match (&pending.what, code) {
            // Nobody knows yet: asked again with the same number, it is carried out once.
            (_, "server/unavailable" | "message/rate") => {
                sleep(RETRY).await;
                self.line.say(&pending.message).await;
            }
            (Request::Act, "action/malformed") => self.refused(None, &error["text"]),
            // Somebody else was faster, the game went back or stands still: it is asked again when it is time.
            (Request::Act | Request::Compose(_), _) => {
                self.pending = None;
                self.next_act = Instant::now() + self.wish.pace;
            }
            (Request::Sit, _) => return Err(denied(error)),
        }
        Ok(())
    }

    /// Agrees to whatever the others want to vote on: a program holds nobody up.
    async fn vote(&mut self) {
        let proposal = &self.table["proposal"];
        let missing = proposal["missing"].as_array();
        let own = json!(self.seat);
        let is_asked = missing.is_some_and(|missing| missing.contains(&own));
        if is_asked && self.voted != *proposal {
            self.voted = proposal.clone();
            let id = self.next_id;
            self.next_id += 1;
            let vote = json!({"type": "vote", "id": id, "agree": true});
            self.line.say(&vote).await;
        }
    }

    /// The line is dead: a new one, and again what was not answered.
    async fn come_back(&mut self) -> Result<(), Failure> {
        // A server that answers only to hang up again is away as well, and is not to be called without a pause.
        let is_first = self.away_since.is_none();
        let until = *self.away_since.get_or_insert_with(Instant::now) + COME_BACK;
        if !is_first {
            if Instant::now() > until {
                return Err(Failure::Failed(text!("cli-error-bot-gone")));
            }
            sleep(RETRY).await;
        }
        let (token, seen) = (self.token.clone(), self.picture.as_ref().map(|p| p.seq));
        loop {
            let (address, table) = (&self.wish.address, &self.table_id);
            match Line::open(address, table, token.as_deref(), seen).await {
                Ok(line) => {
                    self.line = line;
                    break;
                }
                Err(failure) if Instant::now() > until => return Err(failure),
                Err(_) => sleep(RETRY).await,
            }
        }
        self.heard_at = Instant::now();
        if let Some(pending) = &self.pending {
            self.line.say(&pending.message).await;
        }
        Ok(())
    }

    /// Gets up, so that a bot of the server plays on.
    async fn stand(&mut self) {
        let id = self.next_id;
        let stand = json!({"type": "stand", "id": id});
        let stood = timeout(STAND, async {
            self.line.say(&stand).await;
            while let Some(message) = self.line.hear().await {
                if message["id"] == json!(id) {
                    break;
                }
            }
        });
        // A server that is gone notices by itself.
        let _ = stood.await;
    }
}

/// Whether an error that answers no request says that there is no way back to the table.
fn is_final(code: &Value) -> bool {
    let code = code.as_str().unwrap_or_default();
    ["table/unknown", "protocol/version", "seat/token"].contains(&code)
}

/// What the program says, once it does; never while it is not asked.
async fn thought(thinking: &mut Option<Thought>) -> (Guest, Result<Answer, Fault>) {
    let came = match thinking {
        Some(thought) => thought.await,
        None => std::future::pending().await,
    };
    *thinking = None;
    came.expect("listening does not panic, and nobody calls it off")
}

fn written<T: Serialize + ?Sized>(value: &T) -> Json {
    to_raw_value(value).expect("what was JSON can be written again")
}
