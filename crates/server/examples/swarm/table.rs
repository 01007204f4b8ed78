//! One table: two people who play game after game, each act chosen at random from what is offered, and an onlooker.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until};

use crate::Failed;
use crate::check::call;
use crate::history::History;
use crate::player::Player;

const SEATS: usize = 2;
pub(crate) const GAME: &str = "zombies15";

/// Between two looks of the onlooker.
const LOOK_EVERY: Duration = Duration::from_millis(700);

/// How long a table may take to be made, with all attempts.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// New games are begun for so long; the last one is played to its end.
    pub(crate) lasting: Duration,
    /// One act in so long.
    pub(crate) between: Duration,
}

pub(crate) struct Table {
    nodes: Vec<SocketAddr>,
    id: String,
    token: String,
    dice: u64,
    players: Vec<Player>,
    onlooker: Onlooker,
    history: Arc<History>,
}

/// Somebody who looks at a table again and again, wherever that is.
struct Onlooker {
    is_enough: Arc<AtomicBool>,
    looking: JoinHandle<Result<(), Failed>>,
}

impl Onlooker {
    fn begin(mut eyes: Player) -> Self {
        let is_enough = Arc::new(AtomicBool::new(false));
        let enough = Arc::clone(&is_enough);
        let looking = tokio::spawn(async move {
            while !enough.load(Ordering::Relaxed) {
                eyes.look().await?;
                sleep(LOOK_EVERY).await;
            }
            Ok(())
        });
        Self { is_enough, looking }
    }

    async fn end(self) -> Result<(), Failed> {
        self.is_enough.store(true, Ordering::Relaxed);
        self.looking.await?
    }
}

/// A game that is over, as its players know it.
pub(crate) struct Finished {
    pub(crate) id: String,
    /// Its host's secret.
    pub(crate) token: String,
}

pub(crate) struct Played {
    pub(crate) finished: Vec<Finished>,
    /// From sending an act for the first time until it was acknowledged.
    pub(crate) waits: Vec<Duration>,
    /// How many of them before the time was up.
    pub(crate) n_in_time: usize,
}

impl Table {
    /// A table with everybody seated, and its game begun.
    pub(crate) async fn open(
        nodes: Vec<SocketAddr>,
        mut dice: u64,
        history: Arc<History>,
    ) -> Result<Self, Failed> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match Self::try_open(nodes.clone(), &mut dice, &history).await {
                Ok(Some(table)) => return Ok(table),
                Ok(None) if Instant::now() < deadline => {}
                Ok(None) => return Err("nobody could sit down anywhere".into()),
                Err(error) => return Err(error),
            }
        }
    }

    /// Nothing if somebody who sat down was never told: a newcomer has no secret yet to ask again with.
    async fn try_open(
        nodes: Vec<SocketAddr>,
        dice: &mut u64,
        history: &Arc<History>,
    ) -> Result<Option<Self>, Failed> {
        let new = json!({"game": GAME, "pace": "per-action", "seats": SEATS, "name": "Ada", "public": true});
        let deadline = Instant::now() + PATIENCE;
        let made: Value = loop {
            let node = nodes[random(dice, nodes.len())];
            let answer = call(node, "POST /api/tables", &new.to_string()).await;
            let body = answer
                .ok()
                .and_then(|answer| serde_json::from_str(&answer).ok());
            match body {
                Some(made @ Value::Object(_)) if made["table"].is_string() => break made,
                answer if Instant::now() >= deadline => {
                    return Err(format!("no table could be made: {answer:?}").into());
                }
                _ => sleep(Duration::from_millis(200)).await,
            }
        };
        let id = made["table"].as_str().unwrap_or_default().to_owned();
        let mut players = Vec::new();
        for seat in 0..SEATS {
            let node = random(dice, nodes.len());
            let token = (seat == 0).then(|| made["token"].as_str()).flatten();
            let place = (nodes.clone(), node);
            let name = seat.to_string();
            let mut player = Player::new(place, &id, &name, token, Arc::clone(history));
            if seat > 0 {
                let name = format!("P{seat}");
                let sit = json!({"type": "sit", "seat": seat, "name": name});
                if player.ask(sit).await.is_err() {
                    return Ok(None);
                }
            }
            players.push(player);
        }
        players[0].ask(json!({"type": "start"})).await?;
        for player in &mut players {
            player.see(1).await?;
        }
        let place = (nodes.clone(), random(dice, nodes.len()));
        let eyes = Player::new(place, &id, "onlooker", None, Arc::clone(history));
        Ok(Some(Self {
            nodes,
            id,
            token: made["token"].as_str().unwrap_or_default().to_owned(),
            dice: *dice,
            players,
            onlooker: Onlooker::begin(eyes),
            history: Arc::clone(history),
        }))
    }

    pub(crate) async fn play(mut self, pace: Pace) -> Result<Played, Failed> {
        let until = Instant::now() + pace.lasting;
        let mut played = Played {
            finished: Vec::new(),
            waits: Vec::new(),
            n_in_time: 0,
        };
        // Not all tables at the same instant.
        sleep(
            pace.between
                .mul_f64(random(&mut self.dice, 100) as f64 / 100.0),
        )
        .await;
        loop {
            let began = Instant::now();
            played.waits.push(self.act().await?);
            played.n_in_time += usize::from(began < until);
            if self.players.iter().any(|player| player.is_over) {
                let (id, token) = (self.id, self.token);
                played.finished.push(Finished { id, token });
                self.onlooker.end().await?;
                if Instant::now() >= until {
                    return Ok(played);
                }
                self = Self::open(self.nodes, self.dice, self.history).await?;
            }
            if began < until {
                sleep_until(began + pace.between).await;
            }
        }
    }

    /// One act, and how long it took until it was acknowledged.
    async fn act(&mut self) -> Result<Duration, Failed> {
        let start = random(&mut self.dice, SEATS);
        let actor = (0..SEATS)
            .map(|offset| (start + offset) % SEATS)
            .find(|seat| self.players[*seat].can_act())
            .ok_or_else(|| format!("nobody can act at table {}", self.id))?;
        let pick = random(&mut self.dice, self.players[actor].choices.len());
        let action = self.players[actor].choices[pick].clone();
        let began = Instant::now();
        let seq = self.players[actor].act(&action).await?;
        let took = began.elapsed();
        for player in &mut self.players {
            player.see(seq).await?;
        }
        Ok(took)
    }
}

/// SplitMix64: good enough to pick acts, and the same in every run.
fn random(dice: &mut u64, below: usize) -> usize {
    *dice = dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *dice;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) % below as u64) as usize
}
