//! Going back in real time brings no time back.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;

use crate::common::{Answer, Disk, Server, config};

/// Longer than it takes to think.
const THOUGHT: Duration = Duration::from_secs(15);

#[tokio::test(start_paused = true)]
async fn thinking_time_is_not_given_back() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server
        .create(json!({"game": "zombies15", "seats": 1, "pace": "real-time", "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    ada.ping().await;
    let mut thought = 0;
    for _ in 0..3 {
        tokio::time::sleep(THOUGHT).await;
        thought += u64::try_from(THOUGHT.as_millis()).unwrap();
        ada.ping().await;
        let before = ada.shown["inputs"].as_u64().unwrap();
        let action = ada.choices()[0].clone();
        assert_eq!(ada.act(&action).await, Answer::Done);
        let back = json!({"type": "take_back", "to": before});
        assert_eq!(ada.ask(back).await, Answer::Done);
        let now = ada.ping().await["clock"]["now"].as_u64().unwrap();
        assert!(now >= thought, "{now} ms after {thought} ms of thinking");
    }
    assert_eq!(ada.table["labels"], json!(["taken-back"]));
    server.stop().await;

    let server = Server::with(disk, config()).await;
    let mut ada = made.join(&server).await;
    let now = ada.ping().await["clock"]["now"].as_u64().unwrap();
    assert!(now >= thought, "nor by a restart: {now} ms");
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_stands_stays_where_it_stands() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "zombies15", "seats": 1, "pace": "real-time", "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    tokio::time::sleep(THOUGHT).await;
    ada.ping().await;
    let before = ada.shown["inputs"].as_u64().unwrap();
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done);
    assert_eq!(ada.ask(json!({"type": "pause"})).await, Answer::Done);
    let clock = ada.ping().await["clock"].clone();
    let back = json!({"type": "take_back", "to": before});
    assert_eq!(ada.ask(back).await, Answer::Done);
    assert_eq!(ada.ping().await["clock"], clock);
}
