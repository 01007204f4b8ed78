//! A walk round servers that are whole: whatever is done at one of them is there at all of them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::Failed;
use crate::check::call;
use crate::history::History;
use crate::table::{Finished, GAME, Pace, Table};

/// How long word may take from one server to another.
const PATIENCE: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(100);

/// Wrong names that one address may try at once.
const GUESSES: usize = shamble_server::limits::GUESS_BURST as usize;

/// What every member tells of itself, besides what a lone server does.
const METRICS: [&str; 9] = [
    "shamble_node{run=\"",
    "shamble_nodes ",
    "shamble_slots ",
    "shamble_renewal_age_seconds ",
    "shamble_lease_seconds ",
    "shamble_stream_followers 2",
    "shamble_stream_lag ",
    "shamble_failovers_total ",
    "shamble_suspensions_total ",
];

pub(crate) async fn walk(nodes: &[SocketAddr], seed: u64) -> Result<(), Failed> {
    let tour = Tour { nodes };
    tour.codes_and_lists().await?;
    tour.daily().await?;
    let history = Arc::new(History::unwritten());
    let pace = Pace {
        lasting: Duration::ZERO,
        between: Duration::ZERO,
    };
    let table = Table::open(nodes.to_vec(), seed, history).await?;
    let played = table.play(pace).await?;
    for game in &played.finished {
        tour.afterwards(game).await?;
    }
    tour.metrics().await?;
    // Last, because from here on this address is not trusted for a while.
    tour.guesses().await
}

struct Tour<'a> {
    nodes: &'a [SocketAddr],
}

impl Tour<'_> {
    /// The server of a number, counted round.
    fn node(&self, number: usize) -> SocketAddr {
        self.nodes[number % self.nodes.len()]
    }

    async fn get(&self, node: SocketAddr, path: &str) -> Result<Value, Failed> {
        json_of(&call(node, &format!("GET {path}"), "").await?)
    }

    async fn post(&self, number: usize, path: &str, body: &Value) -> Result<Value, Failed> {
        let (request, body) = (format!("POST {path}"), body.to_string());
        let answer = call(self.node(number), &request, &body).await?;
        let made = json_of(&answer)?;
        match made["table"].is_string() {
            true => Ok(made),
            false => Err(format!("{path}: {made}").into()),
        }
    }

    /// Waits until every server answers as it should.
    async fn everywhere(
        &self,
        path: &str,
        is_right: impl Fn(&Value) -> bool,
    ) -> Result<(), Failed> {
        let deadline = Instant::now() + PATIENCE;
        for node in self.nodes {
            loop {
                // No answer is not the right one, and may become it.
                let answer = self.get(*node, path).await;
                if answer.as_ref().is_ok_and(&is_right) {
                    break;
                }
                if Instant::now() >= deadline {
                    return Err(format!("{node} says {answer:?} to {path}").into());
                }
                sleep(PAUSE).await;
            }
        }
        Ok(())
    }

    /// A table made at one server is found by its code, and listed, at all.
    async fn codes_and_lists(&self) -> Result<(), Failed> {
        let new = json!({"game": GAME, "name": "Ada", "public": true});
        let made = self.post(0, "/api/tables", &new).await?;
        let path = format!("/api/codes/{}", text(&made, "code"));
        self.everywhere(&path, |found| found["table"] == made["table"])
            .await?;
        let is_listed = |tables: &Value| {
            let tables = tables.as_array();
            tables.is_some_and(|tables| tables.iter().any(|table| table["id"] == made["table"]))
        };
        self.everywhere("/api/tables", is_listed).await
    }

    /// Everybody plays the same challenge, and whoever tries again is known wherever that is.
    async fn daily(&self) -> Result<(), Failed> {
        let path = format!("/api/daily/{GAME}");
        let plan = self.get(self.node(0), &path).await?["plan"].clone();
        self.everywhere(&path, |board| board["plan"] == plan && plan.is_object())
            .await?;
        let mut tries = Vec::new();
        for (number, device) in ["one", "another", "one"].iter().enumerate() {
            let new = json!({"name": "Ada", "device": format!("{device} device, a long secret")});
            let made = self.post(number, &path, &new).await?;
            let info = format!("/api/tables/{}", text(&made, "table"));
            tries.push(self.get(self.node(number + 1), &info).await?);
        }
        let commitment = &tries[0]["commitment"];
        let same_dice = tries.iter().all(|table| table["commitment"] == *commitment);
        let labels: Vec<Value> = tries.iter().map(|table| table["labels"].clone()).collect();
        let is_known = labels == [json!([]), json!([]), json!(["second-try"])];
        if same_dice && commitment.is_string() && is_known {
            Ok(())
        } else {
            Err(format!("the challenge differs: {commitment}, {labels:?}").into())
        }
    }

    /// The record of a game that is over can be had, forked and followed at every server.
    async fn afterwards(&self, game: &Finished) -> Result<(), Failed> {
        let path = format!("/api/tables/{}", game.id);
        let request = format!("GET {path}/replay");
        let record = call(self.node(0), &request, "").await?;
        for node in self.nodes {
            let other = call(*node, &request, "").await?;
            if other != record || !record.contains("\nhash ") {
                return Err(format!("{node} has another record of {}: {other}", game.id).into());
            }
        }
        let fork = json!({"at": 3, "seat": 0, "name": "Bo"});
        self.post(1, &format!("{path}/fork"), &fork).await?;
        let follows = json!({"table": game.id, "token": game.token});
        let next = json!({"game": GAME, "name": "Ada", "follows": follows});
        let next = self.post(2, "/api/tables", &next).await?;
        self.everywhere(&path, |before| before["successor"] == next["table"])
            .await
    }

    async fn metrics(&self) -> Result<(), Failed> {
        let deadline = Instant::now() + PATIENCE;
        for node in self.nodes {
            loop {
                let told = call(*node, "GET /metrics", "").await.unwrap_or_default();
                let is_told = |name: &&str| told.lines().any(|line| line.starts_with(*name));
                let Some(missing) = METRICS.iter().find(|name| !is_told(name)) else {
                    break;
                };
                // The log is looked at now and then.
                if Instant::now() >= deadline {
                    return Err(format!("{node} does not tell {missing}").into());
                }
                sleep(PAUSE).await;
            }
        }
        Ok(())
    }

    /// Whoever tries names out at one server is not answered at any.
    async fn guesses(&self) -> Result<(), Failed> {
        let wrong = "/api/tables/0000000000";
        for _ in 0..2 * GUESSES {
            // Whether it is answered in time does not matter: it is counted.
            let _ = self.get(self.node(0), wrong).await;
        }
        self.everywhere(wrong, |answer| answer["code"] == "message/rate")
            .await
    }
}

fn json_of(answer: &str) -> Result<Value, Failed> {
    serde_json::from_str(answer).map_err(|error| format!("{answer:?}: {error}").into())
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}
