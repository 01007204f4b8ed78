//! Going back and stopping the clock: alone at once, together by consent.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Answer, Client, Made, Server, my_turn, play_while};

async fn two_people(server: &Server, pace: &str) -> (Made, Client, Client) {
    let made = server
        .create(json!({"game": "cliche", "pace": pace, "seats": 4, "name": "Ada"}))
        .await;
    let mut ada = made.join(server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    bo.ping().await;
    (made, ada, bo)
}

/// Plays both seats until there are so many inputs and the bots wait for people.
async fn play_both(ada: &mut Client, bo: &mut Client, n_inputs: u64) {
    fn inputs(client: &Client) -> u64 {
        client.shown["inputs"].as_u64().unwrap()
    }
    while inputs(ada) < n_inputs {
        play_while(ada, |ada| {
            inputs(ada) < n_inputs && !ada.choices().is_empty()
        })
        .await;
        bo.ping().await;
        play_while(bo, |bo| inputs(bo) < n_inputs && !bo.choices().is_empty()).await;
        // Time passes only when every bot has thought and acted.
        tokio::time::sleep(Duration::from_secs(1)).await;
        bo.ping().await;
        ada.ping().await;
    }
}

fn take_back(to: u64) -> Value {
    json!({"type": "take_back", "to": to})
}

#[tokio::test(start_paused = true)]
async fn practice_goes_back_freely_and_numbers_go_on_growing() {
    let server = Server::start().await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let (then, then_at) = (ada.shown.clone(), ada.seq);
    play_while(&mut ada, |ada| ada.seq < then_at + 20).await;
    my_turn(&mut ada).await;
    let before = ada.seq;
    let stale = json!({"type": "act", "seen": before, "action": ada.choices()[0]});
    assert!(
        ada.shown["floor"].as_u64() <= then["inputs"].as_u64(),
        "going back is free"
    );

    assert_eq!(
        ada.ask(take_back(then["inputs"].as_u64().unwrap())).await,
        Answer::Done
    );
    assert_eq!(ada.n_snapshots, 2);
    for part in ["view", "prompts", "choices", "inputs"] {
        assert_eq!(ada.shown[part], then[part], "{part}");
    }
    assert!(ada.seq > before && before > then_at);
    ada.ping().await;
    assert_eq!(ada.table["labels"], json!(["taken-back"]));
    assert_eq!(ada.ask(stale).await, Answer::error("action/stale"));
    let inputs = ada.shown["inputs"].as_u64().unwrap();
    for nowhere in [inputs, inputs + 1, 1_000_000] {
        assert_eq!(
            ada.ask(take_back(nowhere)).await,
            Answer::error("vote/none"),
            "{nowhere}"
        );
    }
    // And on from there.
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done);
}

#[tokio::test(start_paused = true)]
async fn going_back_past_others_needs_everybody() {
    let server = Server::start().await;
    let (_made, mut ada, mut bo) = two_people(&server, "per-action").await;
    play_both(&mut ada, &mut bo, 20).await;
    let (seq, inputs) = (ada.seq, ada.shown["inputs"].as_u64().unwrap());
    let floor = ada.shown["floor"].as_u64().unwrap();
    let goal = 10;
    assert!(floor > goal, "dice and others came in between");

    assert_eq!(
        ada.ask(take_back(goal)).await,
        Answer::Done,
        "the question is put"
    );
    bo.until(|message| message["table"]["proposal"].is_object())
        .await;
    let proposal = &bo.table["proposal"];
    assert_eq!(
        (&proposal["by"], &proposal["agreed"], &proposal["missing"]),
        (&json!(0), &json!([0]), &json!([1]))
    );
    assert_eq!(proposal["kind"]["kind"], "take_back");
    assert_eq!(
        bo.ask(json!({"type": "pause"})).await,
        Answer::error("table/status"),
        "one thing at a time"
    );
    assert_eq!(
        bo.ask(json!({"type": "vote", "agree": false})).await,
        Answer::Done
    );
    ada.until(|message| message["table"]["proposal"].is_null() && message["type"] == "table")
        .await;
    assert_eq!(ada.seq, seq, "one voice against it is enough");
    assert_eq!(
        bo.ask(json!({"type": "vote", "agree": true})).await,
        Answer::error("vote/none")
    );

    assert_eq!(ada.ask(take_back(goal)).await, Answer::Done);
    assert_eq!(
        bo.ask(json!({"type": "vote", "agree": true})).await,
        Answer::Done
    );
    ada.ping().await;
    let taken_back = ada
        .frames
        .iter()
        .rev()
        .find(|frame| frame.starts_with(r#"{"type":"snapshot""#));
    let taken_back: Value = serde_json::from_str(taken_back.unwrap()).unwrap();
    assert_eq!(taken_back["reason"], "taken_back");
    let now = taken_back["shown"]["inputs"].as_u64().unwrap();
    assert!(now <= goal && now < inputs, "{now}");
    assert!(taken_back["seq"].as_u64().unwrap() > u64::from(seq));
    bo.ping().await;
    assert_eq!(
        (bo.n_snapshots, ada.n_snapshots),
        (2, 2),
        "everybody goes back"
    );
}

#[tokio::test(start_paused = true)]
async fn a_vote_nobody_answers_runs_out() {
    let server = Server::start().await;
    let (_made, mut ada, mut bo) = two_people(&server, "per-action").await;
    assert_eq!(ada.ask(json!({"type": "pause"})).await, Answer::Done);
    ada.ping().await;
    assert!(ada.table["proposal"].is_object());
    tokio::time::sleep(shamble_server::limits::VOTE_TIME + Duration::from_secs(1)).await;
    ada.ping().await;
    assert!(ada.table["proposal"].is_null());
    assert_eq!(
        bo.ask(json!({"type": "vote", "agree": true})).await,
        Answer::error("vote/none")
    );
}

#[tokio::test(start_paused = true)]
async fn a_pause_stops_the_clock_for_everybody() {
    let server = Server::start().await;
    let (_made, mut ada, mut bo) = two_people(&server, "real-time").await;
    assert_eq!(
        ada.ask(json!({"type": "resume"})).await,
        Answer::error("table/status")
    );
    assert_eq!(ada.ask(json!({"type": "pause"})).await, Answer::Done);
    ada.ping().await;
    assert_eq!(ada.table["paused"], false, "not yet");
    assert_eq!(
        bo.ask(json!({"type": "vote", "agree": true})).await,
        Answer::Done
    );
    let told = ada
        .until(|message| message["type"] == "pong" && message["nonce"] == 0)
        .await;
    assert_eq!(told["clock"]["running"], false);
    ada.ping().await;
    assert_eq!(
        (ada.table["paused"].clone(), ada.table["labels"].clone()),
        (json!(true), json!(["paused"]))
    );
    let (seq, clock) = (ada.seq, ada.ping().await["clock"].clone());
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(
        (ada.ping().await["clock"].clone(), ada.seq),
        (clock.clone(), seq),
        "nothing moves"
    );
    assert_eq!(ada.act("roll").await, Answer::error("action/paused"));
    assert_eq!(
        ada.ask(json!({"type": "pause"})).await,
        Answer::error("action/paused")
    );

    assert_eq!(
        bo.ask(json!({"type": "resume"})).await,
        Answer::Done,
        "anybody who plays"
    );
    tokio::time::sleep(Duration::from_secs(3)).await;
    let later = ada.ping().await["clock"].clone();
    assert_eq!(later["running"], true);
    let passed = later["now"].as_u64().unwrap() - clock["now"].as_u64().unwrap();
    assert!((3000..3100).contains(&passed), "{passed} ms");
}
