//! The end of a server and the beginning of the next: everything is as it was, clocks included.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use shamble_store::Sqlite;

use crate::common::{Answer, Disk, Server, config, play_on, play_while};

#[tokio::test(start_paused = true)]
async fn a_crash_in_the_middle_of_a_race_loses_nothing_that_was_acknowledged() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server
        .create(json!({"game": "cliche", "seats": 4, "name": "Ada", "bots": "thumb"}))
        .await;
    let mut ada = made.join(&server).await;
    play_while(&mut ada, |ada| {
        ada.shown["view"]["phase"] != "gathering" || ada.n_steps < 40
    })
    .await;
    assert_eq!(ada.shown["view"]["phase"], "gathering", "in the race");
    let (seq, time) = (ada.seq, ada.shown["clock"]["now"].as_u64().unwrap());
    let commitment = ada.table["commitment"].clone();
    server.crash().await;

    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let mut again = made.join(&server).await;
    assert!(again.seq >= seq, "{} after {seq}", again.seq);
    assert_eq!(
        (again.seat(), &again.table["commitment"]),
        (Some(0), &commitment)
    );
    let clock = &again.shown["clock"];
    assert_eq!(clock["running"], true);
    // The clock goes on from the last input: at most the time between two of them is lost, and none is gained.
    let now = clock["now"].as_u64().unwrap();
    assert!(now + 2_000 >= time, "{now} after {time}");
    play_on(&mut again).await;
    assert!(again.is_over());
}

#[tokio::test(start_paused = true)]
async fn clocks_go_on_without_anybody_looking() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server
        .create(json!({"game": "cliche", "seats": 4, "name": "Ada", "bots": "thumb"}))
        .await;
    let mut ada = made.join(&server).await;
    play_while(&mut ada, |ada| ada.n_steps < 10).await;
    server.crash().await;
    let before = disk.n_records(&made.table).await;
    let _server = Server::with(Arc::clone(&disk) as _, config()).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(disk.n_records(&made.table).await > before + 10);
}

#[tokio::test(start_paused = true)]
async fn requests_seats_and_bots_survive() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 5, "public": true}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.sit(2, "Ada").await, Answer::Done);
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(4, "Bo").await, Answer::Done);
    let bo_token = bo.token().unwrap();
    let place = json!({"type": "place", "seat": 0, "occupant": {"kind": "bot", "level": "random"}});
    assert_eq!(ada.ask(place).await, Answer::Done);
    let options =
        json!({"type": "configure", "seats": 6, "pace": "per-action", "options": {"rounds": "9"}});
    let configured = ada.ask(options).await;
    assert!(matches!(&configured, Answer::Done | Answer::Error(_)));
    ada.ping().await;
    let before = ada.table.clone();
    server.stop().await;
    assert_eq!(ada.until_closed().await, Some(1001), "a word of farewell");

    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let found = server
        .get(&format!("/api/codes/{}", made.code))
        .await
        .json();
    assert_eq!(found["table"], json!(made.table));
    let mut ada = made.join(&server).await;
    let bo = server.join(&made.table, Some(&bo_token)).await;
    assert_eq!(
        (ada.seat(), ada.you["host"].clone(), bo.seat()),
        (Some(2), json!(true), Some(4))
    );
    ada.ping().await;
    let mut now = ada.table.clone();
    now["spectators"] = before["spectators"].clone();
    assert_eq!(now, before);

    // The game, its seats and its numbered requests, too.
    assert_eq!(ada.ask_as(77, json!({"type": "start"})).await, Answer::Done);
    ada.ping().await;
    let seq = ada.seq;
    server.crash().await;
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let mut ada = made.join(&server).await;
    assert!(ada.seq >= seq);
    assert_eq!(
        ada.ask_as(77, json!({"type": "start"})).await,
        Answer::Done,
        "a repetition"
    );
    assert_eq!(
        ada.ask_as(78, json!({"type": "start"})).await,
        Answer::error("table/status")
    );
}

#[tokio::test(start_paused = true)]
async fn a_pause_survives_and_so_does_its_clock() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server
        .create(json!({"game": "cliche", "seats": 4, "name": "Ada", "bots": "thumb"}))
        .await;
    let mut ada = made.join(&server).await;
    play_while(&mut ada, |ada| ada.n_steps < 10).await;
    assert_eq!(ada.ask(json!({"type": "pause"})).await, Answer::Done);
    let stood_at = ada.ping().await["clock"].clone();
    assert_eq!(stood_at["running"], false);
    server.crash().await;
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    tokio::time::sleep(Duration::from_secs(1000)).await;
    let mut ada = made.join(&server).await;
    assert_eq!(
        (
            ada.ping().await["clock"].clone(),
            ada.table["paused"].clone()
        ),
        (stood_at.clone(), json!(true))
    );
    assert_eq!(ada.ask(json!({"type": "resume"})).await, Answer::Done);
    server.crash().await;
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let mut ada = made.join(&server).await;
    let clock = ada.ping().await["clock"].clone();
    assert_eq!(clock["running"], true);
    assert!(
        clock["now"].as_u64() >= stood_at["now"].as_u64(),
        "not before the pause"
    );
}

/// In real time: the file's own thread knows nothing of a test's clock.
#[tokio::test]
async fn tables_in_a_file_go_on_with_the_next_server() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("restart");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let open = || Arc::new(Sqlite::open(folder.join("tables.sqlite")).unwrap());
    let server = Server::with(open(), config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    play_while(&mut ada, |ada| ada.n_steps < 40).await;
    let seq = ada.seq;
    server.stop().await;
    assert_eq!(ada.until_closed().await, Some(1001));

    let server = Server::with(open(), config()).await;
    let mut ada = made.join(&server).await;
    assert!(ada.seq >= seq);
    play_while(&mut ada, |ada| ada.n_steps < 20).await;
    server.stop().await;
}
