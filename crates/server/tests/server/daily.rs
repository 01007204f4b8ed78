//! Daily challenges: the same for everybody, nothing of it known before, and results that the log itself tells.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use shamble_server::{Config, Secrets};
use shamble_store::Memory;

use crate::common::http::Answer as Reply;
use crate::common::{Answer, Client, Made, Server, config, play_on, play_while};

pub(crate) const GAME: &str = "cliche";
pub(crate) const ADAS: &str = "the device of Ada, a long secret";
pub(crate) const BOS: &str = "the device of Bo, a longer secret";

pub(crate) async fn begin(server: &Server, game: &str, name: &str, device: &str) -> Made {
    let body = json!({"name": name, "device": device});
    let reply = server.post(&format!("/api/daily/{game}"), &body).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    let field = |key: &str| reply.json()[key].as_str().unwrap().to_owned();
    Made {
        table: field("table"),
        code: field("code"),
        token: field("token"),
    }
}

pub(crate) async fn board(server: &Server, query: &str) -> Value {
    // What was looked up a moment ago is believed for a moment.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let reply = server.get(&format!("/api/daily/{GAME}{query}")).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

/// Takes a try and plays it to its end.
async fn play(server: &Server, name: &str, device: &str) -> (Made, Client) {
    let made = begin(server, GAME, name, device).await;
    let mut client = made.join(server).await;
    play_on(&mut client).await;
    (made, client)
}

async fn look(server: &Server, made: &Made, what: &str) -> Reply {
    server
        .get(&format!("/api/tables/{}/{what}", made.table))
        .await
}

#[tokio::test(start_paused = true)]
async fn everybody_plays_the_same_and_the_log_tells_how_they_fared() {
    let server = Server::start().await;
    let empty = board(&server, "").await;
    assert_eq!(
        (&empty["results"], &empty["days"]),
        (&json!([]), &json!([]))
    );
    let (ada, ada_client) = play(&server, "Ada", ADAS).await;
    let (bo, bo_client) = play(&server, "Bo", BOS).await;
    // The same dice, crew and choices.
    for key in ["commitment", "options", "pace", "daily"] {
        assert_eq!(ada_client.table[key], bo_client.table[key], "{key}");
    }
    assert_eq!(ada_client.table["daily"], empty["day"]);
    assert_eq!(ada_client.table["options"], empty["plan"]["options"]);

    let full = board(&server, &format!("?mine={}", bo.table)).await;
    let rows = full["results"].as_array().unwrap();
    assert_eq!((rows.len(), &rows[0]["rank"]), (2, &json!(1)), "{full}");
    for (name, client, yours) in [("Ada", &ada_client, false), ("Bo", &bo_client, true)] {
        let row = rows.iter().find(|row| row["name"] == name).unwrap();
        let winners = client.shown["outcome"]["winners"].as_array().unwrap();
        assert_eq!(row["won"], json!(winners.contains(&json!(0))), "{full}");
        assert_eq!((&row["yours"], &row["labels"]), (&json!(yours), &json!([])));
        assert!(
            row["acts"].as_u64().unwrap() > 0 && row["rank"].is_u64(),
            "{full}"
        );
    }
    assert_eq!(full["days"], json!([empty["day"]]));

    // Until the day is over nobody learns anything from others' games, not even from one's own.
    assert!(rows.iter().all(|row| row["table"].is_null()), "{full}");
    for what in ["replay", "history", "history/0"] {
        assert_eq!(
            look(&server, &ada, what).await.code(),
            "table/status",
            "{what}"
        );
    }
    let info = server.info(&ada.table).await;
    assert_eq!(
        (&info["status"], &info["seed"]),
        (&json!("finished"), &Value::Null),
        "{info}"
    );
    let fork = json!({"at": 3, "seat": 0, "name": "Ada", "token": ada.token});
    let forked = server
        .post(&format!("/api/tables/{}/fork", ada.table), &fork)
        .await;
    assert_eq!(forked.code(), "table/status");
    let follows = json!({"game": GAME, "follows": {"table": ada.table, "token": ada.token}});
    assert_eq!(
        server.post("/api/tables", &follows).await.code(),
        "table/status"
    );

    // The next day everything is open, and there is another challenge.
    tokio::time::sleep(Duration::from_secs(24 * 60 * 60)).await;
    let past = board(&server, &format!("?day={}", empty["day"].as_str().unwrap())).await;
    let rows = past["results"].as_array().unwrap();
    for made in [&ada, &bo] {
        assert!(rows.iter().any(|row| row["table"] == made.table), "{past}");
    }
    assert_eq!(past["results"][0]["labels"], json!([]), "{past}");
    assert_eq!(look(&server, &ada, "replay").await.status, 200);
    let next = board(&server, "").await;
    assert_ne!(next["day"], empty["day"]);
    assert_ne!(next["plan"], empty["plan"]);
    assert_eq!(next["results"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn what_was_helped_or_tried_before_is_said_and_has_no_place() {
    let server = Server::start().await;
    let (_, first) = play(&server, "Ada", ADAS).await;
    assert_eq!(first.table["labels"], json!([]));
    let (_, second) = play(&server, "Ada", ADAS).await;
    assert_eq!(second.table["labels"], json!(["second-try"]));

    // Bo takes something back.
    let made = begin(&server, GAME, "Bo", BOS).await;
    let mut bo = made.join(&server).await;
    play_while(&mut bo, |bo| bo.seq < 6).await;
    let to = bo.shown["floor"].clone();
    let answer = bo.ask(json!({"type": "take_back", "to": to})).await;
    assert_eq!(answer, Answer::Done);
    play_on(&mut bo).await;

    // Cy lets a bot play.
    let made = begin(&server, GAME, "Cy", "the device of Cy, a secret").await;
    let mut cy = made.join(&server).await;
    play_while(&mut cy, |cy| cy.seq < 6).await;
    let bot = json!({"type": "place", "seat": 0, "occupant": {"kind": "bot", "level": "thumb"}});
    assert_eq!(cy.ask(bot).await, Answer::Done);
    while !cy.is_over() {
        cy.next().await.unwrap();
    }

    // Di goes on tomorrow.
    let made = begin(&server, GAME, "Di", "the device of Di, a secret").await;
    let mut di = made.join(&server).await;
    let today = board(&server, "").await;
    let day = today["day"].as_str().unwrap();
    tokio::time::sleep(Duration::from_secs(24 * 60 * 60)).await;
    play_on(&mut di).await;

    let board = board(&server, &format!("?day={day}")).await;
    let rows = board["results"].as_array().unwrap();
    let mut labels: Vec<_> = rows
        .iter()
        .map(|row| (row["rank"].clone(), row["labels"].clone()))
        .collect();
    assert_eq!(labels.remove(0), (json!(1), json!([])), "{board}");
    labels.sort_by_key(|(_, labels)| labels.to_string());
    let expected = [["late"], ["seats-changed"], ["second-try"], ["taken-back"]];
    assert_eq!(labels, expected.map(|labels| (Value::Null, json!(labels))));
}

#[tokio::test(start_paused = true)]
async fn a_challenge_outlives_a_restart_and_other_secrets_are_other_dice() {
    let store = Arc::new(Memory::new());
    let calendar = config().calendar;
    let kept = Config {
        calendar: Arc::clone(&calendar),
        ..config()
    };
    let server = Server::with(Arc::clone(&store) as _, kept.clone()).await;
    let (_, client) = play(&server, "Ada", ADAS).await;
    let commitment = client.table["commitment"].clone();
    drop(client);
    server.crash().await;
    let server = Server::with(store, kept.clone()).await;
    let (_, again) = play(&server, "Ada", ADAS).await;
    assert_eq!(
        again.table["commitment"], commitment,
        "the same secret, the same dice"
    );
    assert_eq!(again.table["labels"], json!(["second-try"]));
    let rows = board(&server, "").await["results"].clone();
    let places = [&rows[0]["rank"], &rows[1]["rank"]];
    assert_eq!(places, [&json!(1), &Value::Null], "{rows}");
    let other = Config {
        secrets: Secrets::fresh(),
        ..kept
    };
    let server = Server::with(Arc::new(Memory::new()), other).await;
    let (_, other) = play(&server, "Ada", ADAS).await;
    assert_ne!(other.table["commitment"], commitment);
}

#[tokio::test(start_paused = true)]
async fn what_makes_no_sense_is_refused() {
    let server = Server::start().await;
    let good = json!({"name": "Ada", "device": ADAS});
    for (path, body, code) in [
        ("/api/daily/chess", good.clone(), "game/unknown"),
        (
            "/api/daily/cliche",
            json!({"name": "", "device": ADAS}),
            "seat/name",
        ),
        (
            "/api/daily/cliche",
            json!({"name": "Ada", "device": "short"}),
            "message/malformed",
        ),
        (
            "/api/daily/cliche",
            json!({"name": "Ada", "device": ADAS, "seed": "00"}),
            "message/malformed",
        ),
    ] {
        assert_eq!(server.post(path, &body).await.code(), code, "{path} {body}");
    }
    for (query, code) in [
        ("chess", "game/unknown"),
        ("cliche?day=yesterday", "message/malformed"),
        ("cliche?day=2999-01-01", "message/malformed"),
        ("cliche?day=2023-02-30", "message/malformed"),
    ] {
        assert_eq!(
            server.get(&format!("/api/daily/{query}")).await.code(),
            code,
            "{query}"
        );
    }
    for game in shamble_catalog::GAMES {
        let made = begin(&server, game, "Ada", ADAS).await;
        let info = server.info(&made.table).await;
        assert_eq!(
            (&info["status"], &info["public"]),
            (&json!("playing"), &json!(false)),
            "{game}"
        );
        assert_eq!(info["labels"], json!([]), "{game}");
    }
}
