//! What people tell each other at the table: signs, calls, plans and chat, who may and how much.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Answer, Client, Made, Server};

/// Ada hosts, Bo plays with her, Cy watches; two bots.
async fn three_at_a_table(server: &Server) -> (Made, Client, Client, Client) {
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 4, "name": "Ada"}))
        .await;
    let mut ada = made.join(server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    let mut cy = server.join(&made.table, None).await;
    for client in [&mut bo, &mut cy] {
        client.ping().await;
    }
    (made, ada, bo, cy)
}

fn signal(signal: Value) -> Value {
    json!({"type": "signal", "signal": signal})
}

fn say(text: &str) -> Value {
    json!({"type": "say", "text": text})
}

async fn heard(client: &mut Client, kind: &str) -> Value {
    client.until(|message| message["type"] == kind).await
}

#[tokio::test(start_paused = true)]
async fn signs_reach_everybody_and_leave_no_trace_in_the_game() {
    let server = Server::start().await;
    let (made, mut ada, mut bo, mut cy) = three_at_a_table(&server).await;
    for sign in [
        json!({"kind": "point", "at": "space-3"}),
        json!({"kind": "arrow", "from": "space-3", "to": "seat-1"}),
        json!({"kind": "call", "call": "help", "at": "space-3"}),
        json!({"kind": "call", "call": "go", "at": null}),
        json!({"kind": "plan", "steps": [{"at": "space-3", "what": "move"}]}),
        json!({"kind": "where"}),
        json!({"kind": "look", "at": "seat-1"}),
    ] {
        assert_eq!(bo.ask(signal(sign.clone())).await, Answer::Done);
        // Rivals and spectators hear it like everybody else, and it comes from the seat, whatever its sender says.
        for client in [&mut ada, &mut cy] {
            let heard = heard(client, "signal").await;
            assert_eq!(heard["seat"], 1);
            assert_eq!(heard["signal"], sign);
        }
    }
    ada.ping().await;
    let is_game = |frame: &&String| frame.contains("\"type\":\"s") && !frame.contains("\"signal\"");
    let game: Vec<&String> = ada.frames.iter().filter(is_game).collect();
    assert!(!game.is_empty(), "there is a snapshot at least");
    assert!(game.iter().all(|frame| !frame.contains("space-3")));
    // Nor is it remembered for anybody who comes later.
    let late = made.join(&server).await;
    assert!(late.frames.iter().all(|frame| !frame.contains("space-3")));
}

#[tokio::test(start_paused = true)]
async fn only_seats_give_signs_and_only_such_that_can_be_some() {
    let server = Server::start().await;
    let (_made, _ada, mut bo, mut cy) = three_at_a_table(&server).await;
    let point = |at: &str| signal(json!({"kind": "point", "at": at}));
    assert_eq!(cy.ask(point("space-3")).await, Answer::error("seat/none"));
    let malformed = Answer::error("message/malformed");
    for wrong in [
        point(""),
        point("two words"),
        point("<img src=x>"),
        point(&"x".repeat(49)),
        signal(json!({"kind": "arrow", "from": "a", "to": "a"})),
        signal(json!({"kind": "plan", "steps": vec![json!({"at": "a", "what": "move"}); 13]})),
        signal(json!({"kind": "call", "call": "charge", "at": null})),
        signal(json!({"kind": "point", "at": "a", "hand": ["engine"]})),
        signal(json!({"kind": "shout"})),
    ] {
        assert_eq!(bo.ask(wrong.clone()).await, malformed, "{wrong}");
    }
    cy.ping().await;
    let is_sign = |frame: &String| frame.contains("\"type\":\"signal\"");
    assert!(!cy.frames.iter().any(is_sign), "nobody heard any of it");
}

#[tokio::test(start_paused = true)]
async fn before_the_start_there_is_no_board_to_point_at() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(
        ada.ask(signal(json!({"kind": "where"}))).await,
        Answer::error("table/status")
    );
    assert_eq!(
        ada.ask(say("hello?")).await,
        Answer::Done,
        "but to say hello"
    );
}

#[tokio::test(start_paused = true)]
async fn signs_and_lines_are_rationed_for_each_person_over_all_windows() {
    let server = Server::start().await;
    let (made, mut ada, mut bo, _cy) = three_at_a_table(&server).await;
    let mut other = made.join(&server).await;
    let point = || signal(json!({"kind": "point", "at": "space-3"}));
    let too_many = Answer::error("message/rate");
    for n in 0..6 {
        let window = if n % 2 == 0 { &mut ada } else { &mut other };
        assert_eq!(window.ask(point()).await, Answer::Done, "{n}");
    }
    assert_eq!(ada.ask(point()).await, too_many);
    assert_eq!(other.ask(point()).await, too_many);
    assert_eq!(
        bo.ask(point()).await,
        Answer::Done,
        "others are not held up"
    );
    let look = signal(json!({"kind": "look", "at": null}));
    assert_eq!(ada.ask(look).await, Answer::Done, "looks are counted apart");
    for n in 0..5 {
        assert_eq!(ada.ask(say("again")).await, Answer::Done, "{n}");
    }
    assert_eq!(ada.ask(say("again")).await, too_many);
    tokio::time::advance(Duration::from_secs(1)).await;
    assert_eq!(ada.ask(say("again")).await, Answer::Done);
    assert_eq!(ada.ask(point()).await, Answer::Done);
    assert_eq!(ada.ask(point()).await, too_many);
}

#[tokio::test(start_paused = true)]
async fn what_is_said_is_cleaned_bounded_and_kept_for_newcomers() {
    let server = Server::start().await;
    let (made, mut ada, mut bo, _cy) = three_at_a_table(&server).await;
    let tricky = "  <b>hi</b>\u{202e}\n https://example.org  ";
    assert_eq!(bo.ask(say(tricky)).await, Answer::Done);
    let line = heard(&mut ada, "chat").await["lines"][0].clone();
    assert_eq!(line["text"], "<b>hi</b> https://example.org");
    assert_eq!(line["by"], json!({"kind": "seat", "seat": 1, "name": "Bo"}));
    for wrong in ["", "\u{200b}", &"x".repeat(281)] {
        assert_eq!(
            bo.ask(say(wrong)).await,
            Answer::error("message/malformed"),
            "{wrong}"
        );
    }
    for n in 0..104 {
        assert_eq!(ada.ask(say(&format!("line {n}"))).await, Answer::Done);
        tokio::time::advance(Duration::from_secs(1)).await;
    }
    let mut late = server.socket(&made.table).await;
    late.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": null}))
        .await;
    let told = heard(&mut late, "chat").await;
    let lines = told["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 100);
    assert_eq!(lines[0]["text"], "line 4");
    assert_eq!(lines[99]["n"], 104);
    // It is in no log: a server that starts anew knows nothing of it.
    let info = server.info(&made.table).await;
    assert!(!info.to_string().contains("line 4"));
}

#[tokio::test(start_paused = true)]
async fn spectators_have_a_voice_only_if_the_host_gives_it() {
    let server = Server::start().await;
    let (_made, mut ada, mut bo, mut cy) = three_at_a_table(&server).await;
    let named = |text: &str, name: Value| json!({"type": "say", "text": text, "name": name});
    let mute = Answer::error("seat/none");
    assert_eq!(cy.ask(named("boo", json!("Cy"))).await, mute);
    let give = |given: bool| json!({"type": "voices", "given": given});
    assert_eq!(bo.ask(give(true)).await, Answer::error("table/host"));
    assert_eq!(cy.ask(give(true)).await, mute);
    assert_eq!(ada.ask(give(true)).await, Answer::Done);
    cy.until(|message| message["table"]["voices"] == true).await;
    assert_eq!(
        cy.ask(named("boo", json!(null))).await,
        Answer::error("seat/name"),
        "who speaks has a name"
    );
    assert_eq!(cy.ask(named("boo", json!("Cy"))).await, Answer::Done);
    let line = heard(&mut bo, "chat").await["lines"][0].clone();
    assert_eq!(
        line["by"],
        json!({"kind": "guest", "number": 0, "name": "Cy"})
    );
    // The chat is all they get: signs stay with those who play.
    assert_eq!(cy.ask(signal(json!({"kind": "where"}))).await, mute);
    assert_eq!(ada.ask(give(false)).await, Answer::Done);
    assert_eq!(cy.ask(named("boo", json!("Cy"))).await, mute);
}
