//! Looking back at a finished game: told while it comes about, kept, and for games that are over only.

use serde_json::{Value, json};

use crate::common::{Server, play_on};

#[tokio::test(start_paused = true)]
async fn a_look_back_is_told_while_it_comes_about() {
    let server = Server::start().await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    let progress = format!("/api/tables/{}/analysis/progress", made.table);
    let early = server.get(&progress).await;
    assert_eq!(early.status, 409, "{}", early.body);
    assert_eq!(early.json()["text"]["key"], "error-table-not-over");
    play_on(&mut ada).await;

    let peeked = server.get(&format!("{progress}?peek=true")).await;
    assert_eq!(
        peeked.json(),
        json!({"stage": "none", "done": 0, "n": 0}),
        "a peek begins nothing"
    );

    let (mut seen, mut last, mut lengths) = (0, Value::Null, Vec::new());
    while last["stage"] != "done" {
        last = server.get(&format!("{progress}?after={seen}")).await.json();
        let n = last["n"].as_u64().unwrap();
        assert!(n >= seen, "numbers only grow");
        assert_eq!(
            last["found"].is_object(),
            n > seen,
            "only what is new: {last}"
        );
        if let Some(points) = last["found"]["points"].as_array() {
            lengths.push(points.len());
        }
        seen = n;
    }
    assert!(seen >= 2, "a rough curve first");
    assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]));

    let peeked = server.get(&format!("{progress}?peek=true")).await.json();
    assert_eq!(
        (&peeked["stage"], &peeked["found"]["whole"]),
        (&json!("done"), &json!(true))
    );
    let whole = server
        .get(&format!("/api/tables/{}/analysis", made.table))
        .await;
    assert_eq!(whole.json(), peeked["found"], "the same for everybody");
    assert!(!whole.json()["parties"].as_array().unwrap().is_empty());
}
