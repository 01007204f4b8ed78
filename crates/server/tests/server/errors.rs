//! Everything that can be wrong with a message: a clear answer, and nothing changed.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Answer, Client, Disk, Server, Trouble, config, my_turn, play_while};

/// The code of the next error.
async fn error(client: &mut Client) -> String {
    let message = client.until(|message| message["type"] == "error").await;
    assert!(
        message["text"]["key"]
            .as_str()
            .unwrap()
            .starts_with("error-"),
        "{message}"
    );
    message["code"].as_str().unwrap().to_owned()
}

#[tokio::test(start_paused = true)]
async fn malformed_messages_are_answered_and_change_nothing() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let before = (
        disk.n_records(&made.table).await,
        ada.seq,
        ada.shown["view"].clone(),
    );
    for (text, position) in [
        ("", "column 0"),
        ("hello", "column 1"),
        ("{\"type\":", "column 8"),
        ("[1,2,3]", "column"),
        ("{\"type\":\"dance\"}", "column"),
        ("{\"type\":\"act\",\"id\":3}", "column"),
        (
            "{\"type\":\"act\",\"id\":3,\"seen\":\"x\",\"action\":\"roll\"}",
            "column",
        ),
        (
            "{\"type\":\"act\",\"id\":3,\"seen\":-1,\"action\":\"roll\"}",
            "column",
        ),
        (
            "{\"type\":\"act\",\"id\":3,\"seen\":1e99,\"action\":\"roll\"}",
            "column",
        ),
        (
            "{\"type\":\"sit\",\"id\":4,\"seat\":9999,\"name\":\"x\"}",
            "column",
        ),
        ("{\"type\":\"stand\",\"id\":4,\"extra\":true}", "column"),
        (
            "{\"type\":\"place\",\"id\":4,\"seat\":1,\"occupant\":{\"kind\":\"ghost\"}}",
            "column",
        ),
        (&"[".repeat(10_000), "column"),
    ] {
        ada.say_raw(Message::text(text)).await;
        let message = ada.until(|message| message["type"] == "error").await;
        assert_eq!(message["code"], "message/malformed", "{text:.60}");
        let reason = message["text"]["args"]["reason"].as_str().unwrap();
        assert!(reason.contains(position), "{text:.60}: {reason}");
        let id = serde_json::from_str::<Value>(text)
            .ok()
            .and_then(|value| value.get("id").cloned());
        assert_eq!(message["id"], id.unwrap_or(Value::Null), "{text:.60}");
    }
    ada.say_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(error(&mut ada).await, "message/malformed");
    ada.ping().await;
    assert_eq!(
        (
            disk.n_records(&made.table).await,
            ada.seq,
            ada.shown["view"].clone()
        ),
        before
    );
}

#[tokio::test(start_paused = true)]
async fn large_messages_are_answered_and_then_end_the_connection() {
    let server = Server::start().await;
    let made = server.practice().await;
    for n_bytes in [20_000, 200_000] {
        let mut ada = made.join(&server).await;
        ada.say(&json!({"type": "ping", "nonce": 1, "padding": "x".repeat(n_bytes)}))
            .await;
        assert_eq!(
            error(&mut ada).await,
            "message/too-large",
            "{n_bytes} bytes"
        );
        assert_eq!(ada.until_closed().await, Some(1009), "{n_bytes} bytes");
    }
    // So long that it is not even read: the table does not notice.
    let mut ada = made.join(&server).await;
    ada.say_raw(Message::text("x".repeat(2_000_000))).await;
    ada.until_closed().await;
    assert_eq!(made.join(&server).await.seat(), Some(0));
}

#[tokio::test(start_paused = true)]
async fn floods_are_slowed_down_and_then_cut_off() {
    let mut config = config();
    config.limits.socket_burst = 20;
    let server = Server::with(Arc::new(Disk::new()), config).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    for id in 1..=30 {
        ada.say(&json!({"type": "vote", "id": 1000 + id, "agree": true}))
            .await;
    }
    let mut codes = BTreeMap::new();
    while codes.len() < 30 {
        let message = ada.until(|message| message["type"] == "error").await;
        codes.insert(message["id"].as_u64().unwrap(), message["code"].clone());
    }
    assert!(
        codes.keys().copied().eq(1001..=1030),
        "each is answered by its number"
    );
    assert_eq!(
        (&codes[&1001], &codes[&1030]),
        (&json!("vote/none"), &json!("message/rate"))
    );
    // Time heals.
    tokio::time::advance(std::time::Duration::from_secs(2)).await;
    assert_eq!(
        ada.ask(json!({"type": "vote", "agree": true})).await,
        Answer::error("vote/none")
    );
    for _ in 0..400 {
        ada.say_raw(Message::text("{}")).await;
    }
    assert_eq!(ada.until_closed().await, Some(1008));
}

#[tokio::test(start_paused = true)]
async fn hello_comes_first_and_once_and_in_the_right_version() {
    let server = Server::start().await;
    let made = server.practice().await;
    let mut early = server.socket(&made.table).await;
    assert_eq!(
        early.ask_as(7, json!({"type": "stand"})).await,
        Answer::error("message/order")
    );
    early.say_raw(Message::text("?")).await;
    assert_eq!(error(&mut early).await, "message/malformed");
    early.hello(Some(&made.token), None).await;
    early
        .say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": null}))
        .await;
    assert_eq!(error(&mut early).await, "message/order");
    early.ping().await;

    let mut old = server.socket(&made.table).await;
    old.say(&json!({"type": "hello", "protocol": 99, "token": null, "seen": null}))
        .await;
    assert_eq!(error(&mut old).await, "protocol/version");
    assert_eq!(old.until_closed().await, Some(1008));

    let mut mute = server.socket(&made.table).await;
    assert_eq!(mute.until_closed().await, Some(1008), "silence ends too");

    let mut lost = server.socket("0000000000").await;
    lost.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": null}))
        .await;
    assert_eq!(error(&mut lost).await, "table/unknown");
    assert_eq!(lost.until_closed().await, Some(1008));
}

#[tokio::test(start_paused = true)]
async fn a_foreign_token_may_only_watch() {
    let server = Server::start().await;
    let (made, other) = (server.practice().await, server.practice().await);
    for token in [other.token.as_str(), "", "x", &"y".repeat(1000)] {
        let mut eve = server.socket(&made.table).await;
        eve.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": token, "seen": 3}))
            .await;
        assert_eq!(error(&mut eve).await, "seat/token");
        eve.until(|message| message["type"] == "snapshot").await;
        assert_eq!((eve.seat(), eve.you["host"].clone()), (None, json!(false)));
        assert_eq!(eve.act("roll").await, Answer::error("seat/none"));
    }
}

#[tokio::test(start_paused = true)]
async fn acts_that_cannot_be_are_refused_with_the_reason() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let before = disk.n_records(&made.table).await;
    assert_eq!(ada.act("juggle").await, Answer::error("action/malformed"));
    assert_eq!(
        ada.act(&"x".repeat(5000)).await,
        Answer::error("action/malformed")
    );
    let stale = json!({"type": "act", "seen": ada.seq + 1, "action": ada.choices()[0]});
    assert_eq!(ada.ask(stale).await, Answer::error("action/stale"));
    // Well-formed, and forbidden by a rule: which one is told.
    let Answer::Refused(rule) = ada.act("accept 3").await else {
        panic!("there is no offer")
    };
    assert!(rule.starts_with("CZG-"), "{rule}");
    let mut eve = server.join(&made.table, None).await;
    for request in [
        json!({"type": "act", "seen": ada.seq, "action": "roll"}),
        json!({"type": "stand"}),
        json!({"type": "start"}),
        json!({"type": "pause"}),
        json!({"type": "resume"}),
        json!({"type": "take_back", "to": 0}),
        json!({"type": "vote", "agree": true}),
        json!({"type": "place", "seat": 1, "occupant": {"kind": "empty"}}),
        json!({"type": "configure", "seats": 4, "pace": "real-time", "options": {}}),
    ] {
        assert_eq!(
            eve.ask(request.clone()).await,
            Answer::error("seat/none"),
            "{request}"
        );
    }
    assert_eq!(disk.n_records(&made.table).await, before);
}

#[tokio::test(start_paused = true)]
async fn a_write_that_fails_is_owned_up_to_and_undone() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    let mut eve = server.join(&made.table, None).await;
    my_turn(&mut ada).await;
    eve.ping().await;
    let (seq, view, eve_view) = (
        ada.seq,
        ada.shown["view"].clone(),
        eve.shown["view"].clone(),
    );
    let act = json!({"type": "act", "seen": seq, "action": ada.choices()[0]});

    disk.set(Trouble::LoseNext);
    assert_eq!(
        ada.ask_as(900, act.clone()).await,
        Answer::error("server/unavailable")
    );
    ada.ping().await;
    eve.ping().await;
    assert_eq!(
        (ada.seq, &ada.shown["view"]),
        (seq, &view),
        "nothing happened"
    );
    assert_eq!(
        (eve.seq, &eve.shown["view"]),
        (seq, &eve_view),
        "and nobody saw it happen"
    );

    // Still under way when the table is opened anew: it comes too late, and the apology stays true.
    disk.set(Trouble::DelayNext);
    assert_eq!(
        ada.ask_as(902, act.clone()).await,
        Answer::error("server/unavailable")
    );
    ada.ping().await;
    assert_eq!(ada.seq, seq, "nothing happened");

    // Written, but the store says it was not: the truth is in the store.
    disk.set(Trouble::LieNext);
    assert_eq!(ada.ask_as(901, act.clone()).await, Answer::Done);
    ada.ping().await;
    assert!(ada.seq > seq, "the picture is that of the store");
    let n_records = disk.n_records(&made.table).await;
    assert_eq!(
        ada.ask_as(901, act).await,
        Answer::Done,
        "it was carried out, and is not again"
    );
    assert!(disk.n_records(&made.table).await >= n_records);
    play_while(&mut ada, |ada| ada.seq < seq + 10).await;
    assert_eq!(server.metric("shamble_append_failures_total").await, 3.0);
    assert_eq!(server.metric("shamble_doubts_total").await, 3.0);
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_store_is_down_tells_nothing_and_comes_back() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let (seq, action) = (ada.seq, ada.choices()[0].clone());
    disk.set(Trouble::Down);
    assert_eq!(ada.act(&action).await, Answer::error("server/unavailable"));
    assert_eq!(
        ada.ask(json!({"type": "stand"})).await,
        Answer::error("server/unavailable")
    );
    assert_eq!(ada.act(&action).await, Answer::error("server/unavailable"));
    assert_eq!(ada.seq, seq);
    let mut late = server.socket(&made.table).await;
    late.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": made.token, "seen": null}))
        .await;
    assert_eq!(error(&mut late).await, "server/unavailable");
    assert_eq!(server.get("/healthz").await.status, 503);

    disk.set(Trouble::None);
    ada.until(|message| message["type"] == "snapshot").await;
    assert_eq!(ada.seq, seq);
    assert_eq!(ada.act(&action).await, Answer::Done);
    assert_eq!(server.get("/healthz").await.body, "ok\n");
}
