//! The start of a real-time game that waits for its people: ready, counted down together, begun.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Answer, Client, Disk, Made, Server, config};

/// Ada hosts and Bo plays with her; the clock waits for both.
async fn gathered(server: &Server) -> (Made, Client, Client) {
    let made = server
        .create(json!({"game": "zombies15", "pace": "real-time", "seats": 3, "name": "Ada"}))
        .await;
    let mut ada = made.join(server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(ada.ask(start()).await, Answer::Done);
    for client in [&mut ada, &mut bo] {
        client
            .until(|message| message["table"]["gathering"].is_object())
            .await;
    }
    (made, ada, bo)
}

fn start() -> Value {
    json!({"type": "start", "gather": true})
}

fn ready() -> Value {
    json!({"type": "ready"})
}

async fn clock(client: &mut Client) -> (u64, bool) {
    let pong = client.ping().await;
    let clock = &pong["clock"];
    (
        clock["now"].as_u64().unwrap(),
        clock["running"].as_bool().unwrap(),
    )
}

/// Waits until the server says that the clock runs.
async fn begun(client: &mut Client) {
    client
        .until(|message| message["type"] == "pong" && message["clock"]["running"] == true)
        .await;
}

#[tokio::test(start_paused = true)]
async fn a_game_with_bots_that_starts_at_once_waits_for_whoever_made_it() {
    let server = Server::start().await;
    let mut new = json!({"game": "zombies15", "pace": "real-time", "name": "Ada", "bots": "casual", "gather": true});
    let made = server.create(new.clone()).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    let mut ada = made.join(&server).await;
    assert_eq!(clock(&mut ada).await, (0, false), "nobody has come yet");
    assert_eq!(ada.table["gathering"]["missing"], json!([0]));
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert_eq!(clock(&mut ada).await, (0, false), "she still reads");
    assert_eq!(ada.ask(ready()).await, Answer::Done);
    assert!(
        clock(&mut ada).await.1,
        "there is nobody to count down with"
    );
    assert_eq!(ada.table["labels"], json!([]), "which is no pause");

    new["pace"] = json!("per-action");
    let made = server.create(new).await;
    let ada = made.join(&server).await;
    assert_eq!(ada.table["gathering"], Value::Null, "no clock runs there");
}

#[tokio::test(start_paused = true)]
async fn the_clock_waits_until_everybody_is_ready_and_has_counted_down() {
    let server = Server::start().await;
    let (_made, mut ada, mut bo) = gathered(&server).await;
    assert_eq!(
        ada.table["gathering"],
        json!({"ready": [2], "missing": [0, 1], "counting": false}),
        "bots are ready at once"
    );
    assert_eq!(ada.table["paused"], false, "which is no pause");
    tokio::time::advance(Duration::from_secs(300)).await;
    assert_eq!(clock(&mut ada).await, (0, false), "nobody is hurried");

    let act = json!({"type": "act", "seen": ada.seq, "action": "end-actions"});
    assert_eq!(ada.ask(act).await, Answer::error("action/paused"));
    assert_eq!(
        ada.ask(json!({"type": "pause"})).await,
        Answer::error("action/paused")
    );

    assert_eq!(ada.ask(ready()).await, Answer::Done);
    bo.until(|message| message["table"]["gathering"]["missing"] == json!([1]))
        .await;
    assert_eq!(clock(&mut ada).await, (0, false));
    assert_eq!(bo.ask(ready()).await, Answer::Done);
    let told = ada.until(|message| message["type"] == "countdown").await;
    assert_eq!(told["left"], 3000);
    assert!(
        bo.frames
            .iter()
            .any(|frame| frame.parse::<Value>().unwrap() == told),
        "everybody counts the same seconds"
    );
    begun(&mut ada).await;
    begun(&mut bo).await;
    let running = |frame: &String| frame.contains("\"running\":true");
    let first = ada.frames.iter().position(running);
    let counted = ada
        .frames
        .iter()
        .position(|frame| frame.contains("\"countdown\""));
    assert!(
        counted < first,
        "the clock runs after the count-down, not before"
    );
    ada.ping().await;
    assert_eq!(ada.table["gathering"], Value::Null);
    assert_eq!(ada.table["labels"], json!([]), "and no label tells of it");
    assert!(clock(&mut bo).await.1);
    assert_eq!(ada.ask(ready()).await, Answer::error("table/status"));
}

#[tokio::test(start_paused = true)]
async fn only_the_host_may_wait_no_longer() {
    let mut config = config();
    // Long enough for somebody to come in the middle of it, whatever the clock of the test does.
    config.limits.countdown = Duration::from_secs(1_000);
    let server = Server::with(Arc::new(Disk::new()), config).await;
    let (made, mut ada, mut bo) = gathered(&server).await;
    let begin = || json!({"type": "begin"});
    assert_eq!(bo.ask(begin()).await, Answer::error("table/host"));
    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.ask(ready()).await, Answer::error("seat/none"));
    assert_eq!(ada.ask(begin()).await, Answer::Done);
    // Whoever comes in the middle of it counts what is left.
    tokio::time::advance(Duration::from_secs(400)).await;
    let mut late = server.socket(&made.table).await;
    late.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": null}))
        .await;
    let told = late.until(|message| message["type"] == "countdown").await;
    let left = told["left"].as_u64().unwrap();
    assert!(left > 0 && left <= 600_000, "{left}");
    tokio::time::advance(Duration::from_secs(600)).await;
    begun(&mut bo).await;
}

#[tokio::test(start_paused = true)]
async fn absent_people_hold_nobody_up_for_ever() {
    let server = Server::start().await;
    let (_made, mut ada, bo) = gathered(&server).await;
    assert_eq!(ada.ask(ready()).await, Answer::Done);
    bo.vanish();
    ada.until(|message| message["table"]["seats"][1]["stand_in"] == true)
        .await;
    begun(&mut ada).await;
}

#[tokio::test(start_paused = true)]
async fn a_game_that_nobody_looks_at_is_not_begun() {
    let server = Server::start().await;
    let (made, ada, bo) = gathered(&server).await;
    let token = bo.token().unwrap();
    ada.vanish();
    bo.vanish();
    tokio::time::advance(Duration::from_secs(3600)).await;
    let mut bo = server.join(&made.table, Some(&token)).await;
    assert_eq!(clock(&mut bo).await, (0, false));
    assert_eq!(bo.ask(ready()).await, Answer::Done);
    begun(&mut bo).await;
}

#[tokio::test(start_paused = true)]
async fn waiting_outlives_the_server_and_so_does_the_beginning() {
    let store = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&store) as _, config()).await;
    let (made, ada, bo) = gathered(&server).await;
    let token = bo.token().unwrap();
    drop(ada);
    server.crash().await;

    let server = Server::with(Arc::clone(&store) as _, config()).await;
    let mut ada = made.join(&server).await;
    let mut bo = server.join(&made.table, Some(&token)).await;
    assert_eq!(clock(&mut ada).await, (0, false));
    assert_eq!(bo.table["gathering"]["missing"], json!([0, 1]));
    assert_eq!(ada.ask(ready()).await, Answer::Done);
    assert_eq!(bo.ask(ready()).await, Answer::Done);
    begun(&mut ada).await;
    server.stop().await;

    let server = Server::with(store, config()).await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.table["gathering"], Value::Null);
    assert!(clock(&mut ada).await.1, "what has begun is begun");
}

#[tokio::test(start_paused = true)]
async fn somebody_alone_is_not_counted_down_and_turn_games_wait_for_nobody() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "pace": "real-time", "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.ask(start()).await, Answer::Done);
    assert_eq!(clock(&mut ada).await, (0, false));
    assert_eq!(ada.ask(ready()).await, Answer::Done);
    assert!(clock(&mut ada).await.1);

    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.ask(start()).await, Answer::Done);
    ada.ping().await;
    assert_eq!(ada.table["gathering"], Value::Null);
}
