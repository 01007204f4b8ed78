//! Looking back at a finished game, and playing on from there.

use serde_json::{Value, json};

use crate::common::{Answer, Client, Made, Server, play_on, play_while};

async fn finished(server: &Server) -> (Made, Client) {
    let made = server.practice().await;
    let mut ada = made.join(server).await;
    play_on(&mut ada).await;
    (made, ada)
}

#[tokio::test(start_paused = true)]
async fn every_past_position_can_be_looked_at_and_played_on_from() {
    let server = Server::start().await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    let early = server
        .get(&format!("/api/tables/{}/history/0", made.table))
        .await;
    assert_eq!(
        (early.status, early.code()),
        (409, "table/status".to_owned()),
        "not while it runs"
    );
    assert_eq!(
        server
            .get(&format!("/api/tables/{}/replay", made.table))
            .await
            .code(),
        "table/status"
    );
    let mut seen: Vec<(u64, Value)> = Vec::new();
    while !ada.is_over() {
        let steps = ada.n_steps;
        play_while(&mut ada, |ada| ada.n_steps == steps).await;
        seen.push((
            ada.shown["inputs"].as_u64().unwrap(),
            ada.shown["view"].clone(),
        ));
    }
    let inputs = ada.shown["inputs"].as_u64().unwrap();
    let history =
        |n: u64, viewer: &str| format!("/api/tables/{}/history/{n}?viewer={viewer}", made.table);
    // There and back again, as one scrubs.
    let samples: Vec<&(u64, Value)> = seen.iter().step_by(seen.len() / 20 + 1).collect();
    for (n, view) in samples.iter().rev().chain(&samples) {
        let step = server.get(&history(*n, "0")).await.json();
        assert_eq!(step["inputs"], inputs);
        assert_eq!(
            (&step["shown"]["inputs"], &step["shown"]["view"]),
            (&json!(n), view),
            "after {n}"
        );
    }
    let start = server.get(&history(0, "spectator")).await.json();
    assert_eq!(
        (&start["shown"]["events"], &start["shown"]["outcome"]),
        (&json!([]), &Value::Null)
    );
    assert!(server.get(&history(inputs, "3")).await.json()["shown"]["outcome"].is_object());
    for (n, viewer) in [(inputs + 1, "0"), (0, "7"), (0, "x"), (0, "99")] {
        assert_eq!(
            server.get(&history(n, viewer)).await.status,
            422,
            "{n} {viewer}"
        );
    }

    // All that happened, by input: what each step tells on its own, and nothing more.
    let log_of = |viewer: &str| format!("/api/tables/{}/history?viewer={viewer}", made.table);
    let log = server.get(&log_of("0")).await.json();
    assert_eq!(log["inputs"], inputs);
    let entries = log["entries"].as_array().unwrap();
    assert!(!entries.is_empty());
    for entry in entries.iter().step_by(entries.len() / 20 + 1) {
        let n = entry["n"].as_u64().unwrap();
        let step = server.get(&history(n, "0")).await.json();
        assert_eq!(step["shown"]["events"], entry["events"], "of input {n}");
    }
    assert_eq!(server.get(&log_of("7")).await.status, 422);

    let fork = format!("/api/tables/{}/fork", made.table);
    let at = seen[seen.len() / 2].0;
    let answer = server
        .post(&fork, &json!({"at": at, "name": "Zoe", "seat": 2}))
        .await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let created = answer.json();
    let (table, token) = (
        created["table"].as_str().unwrap(),
        created["token"].as_str().unwrap(),
    );
    let mut zoe = server.join(table, Some(token)).await;
    assert_eq!(
        (zoe.seat(), zoe.table["labels"].clone()),
        (Some(2), json!(["forked"]))
    );
    assert_eq!(
        (zoe.table["practice"].clone(), zoe.table["seed"].clone()),
        (json!(true), Value::Null)
    );
    let beginning = zoe.shown["floor"].as_u64().unwrap();
    assert!(beginning <= at + 1, "{beginning} after {at}");
    play_while(&mut zoe, |zoe| zoe.n_steps < 20).await;
    assert_eq!(
        zoe.ask(json!({"type": "take_back", "to": beginning - 1}))
            .await,
        Answer::error("vote/none"),
        "not into the other game"
    );
    play_on(&mut zoe).await;
    let replay = server
        .get(&format!("/api/tables/{table}/replay"))
        .await
        .body;
    assert!(replay.contains(" reseed "), "the dice are new");
    let replay = shamble_core::replay::Replay::read(&replay).unwrap();
    let again = shamble_catalog::replay(&replay.game, replay.setup.clone(), &replay.log)
        .unwrap()
        .unwrap();
    assert_eq!(again.state_hash(), replay.hash);
    assert_eq!(
        server.info(&made.table).await["status"],
        "finished",
        "the first game is untouched"
    );
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_played_on_from_is_refused() {
    let server = Server::start().await;
    let (made, ada) = finished(&server).await;
    let inputs = ada.shown["inputs"].as_u64().unwrap();
    let fork = |made: &Made| format!("/api/tables/{}/fork", made.table);
    for (body, status, code) in [
        (
            json!({"at": inputs, "name": "Zoe", "seat": 0}),
            422,
            "table/options",
        ),
        (
            json!({"at": inputs + 1, "name": "Zoe", "seat": 0}),
            422,
            "table/options",
        ),
        (
            json!({"at": 3, "name": "Zoe", "seat": 5000}),
            422,
            "table/options",
        ),
        (json!({"at": 3, "name": "", "seat": 0}), 422, "seat/name"),
        (
            json!({"at": -3, "name": "Zoe", "seat": 0}),
            400,
            "message/malformed",
        ),
        (json!({"at": 3}), 400, "message/malformed"),
    ] {
        let answer = server.post(&fork(&made), &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{body}"
        );
    }

    // A game that runs: only one's own practice.
    let running = server.practice().await;
    let mut bo = running.join(&server).await;
    play_while(&mut bo, |bo| bo.n_steps < 10).await;
    let mut body = json!({"at": 5, "name": "Zoe", "seat": 0});
    assert_eq!(
        server.post(&fork(&running), &body).await.code(),
        "table/status"
    );
    body["token"] = json!(made.token);
    assert_eq!(
        server.post(&fork(&running), &body).await.code(),
        "table/status"
    );
    body["token"] = json!(running.token);
    assert_eq!(server.post(&fork(&running), &body).await.status, 201);
    let open = server.create(json!({"game": "cliche"})).await;
    assert_eq!(
        server.post(&fork(&open), &body).await.code(),
        "table/status"
    );
}
