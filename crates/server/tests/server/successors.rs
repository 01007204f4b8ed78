//! What follows a finished game: its people are led to the next table.

use serde_json::{Value, json};

use crate::common::{Made, Server, play_on};

async fn finished(server: &Server) -> Made {
    let made = server.practice().await;
    let mut ada = made.join(server).await;
    play_on(&mut ada).await;
    made
}

fn follower(made: &Made, token: &str) -> Value {
    json!({
        "game": "cliche", "pace": "per-action", "seats": 4, "name": "Ada", "seat": 2,
        "follows": {"table": made.table, "token": token},
    })
}

#[tokio::test(start_paused = true)]
async fn everybody_at_a_finished_table_is_led_to_the_next() {
    let server = Server::start().await;
    let made = finished(&server).await;
    let mut watcher = server.join(&made.table, None).await;
    assert_eq!(watcher.table["successor"], Value::Null);
    let next = server.create(follower(&made, &made.token)).await;
    watcher
        .until(|message| message["table"]["successor"] == next.table.as_str())
        .await;
    let info = server.info(&next.table).await;
    assert_eq!(info["follows"], made.table.as_str());
    assert_eq!(info["seats"][2]["name"], "Ada", "on the chair she had");
    assert_eq!(info["seats"][0]["occupant"]["kind"], "empty");

    // One table follows, not two.
    let n_tables = server.metric("shamble_tables").await;
    let again = server
        .post("/api/tables", &follower(&made, &made.token))
        .await;
    assert_eq!(
        (again.status, again.json()["code"].clone()),
        (409, json!("table/status"))
    );
    assert!(server.metric("shamble_tables").await <= n_tables);
    assert_eq!(
        server.info(&made.table).await["successor"],
        next.table.as_str()
    );
}

#[tokio::test(start_paused = true)]
async fn only_people_of_a_finished_table_lead_anywhere() {
    let server = Server::start().await;
    let running = server.practice().await;
    let made = finished(&server).await;
    for (new, code) in [
        (follower(&made, "0123"), "seat/token"),
        (follower(&running, &running.token), "table/status"),
        (
            json!({"game": "cliche", "follows": {"table": "nowhere", "token": "x"}}),
            "table/unknown",
        ),
        (
            json!({"game": "cliche", "seats": 4, "name": "Ada", "seat": 4}),
            "message/malformed",
        ),
    ] {
        let answer = server.post("/api/tables", &new).await;
        assert_eq!(answer.json()["code"], code, "{new}");
    }
    assert_eq!(server.info(&made.table).await["successor"], Value::Null);
}
