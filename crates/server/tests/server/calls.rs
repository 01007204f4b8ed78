//! The HTTP calls: what they answer, what they refuse, and what they tell browsers.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use shamble_server::limits::KEEP_OPEN;

use crate::common::http::call_with;
use crate::common::{Answer, Disk, Server, config};

#[tokio::test(start_paused = true)]
async fn games_rules_and_tables_are_listed() {
    let server = Server::start().await;
    let games = server.get("/api/games").await.json();
    let ids: Vec<_> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| &game["id"])
        .collect();
    assert_eq!(ids, shamble_catalog::GAMES);
    let levels = server.get("/api/levels").await.json();
    assert_eq!(
        levels,
        json!(["newcomer", "casual", "steady", "sharp", "expert"])
    );
    let rules = server.get("/api/rules/cliche").await.json();
    assert!(
        rules["chapters"][0]["rules"][0]["id"]
            .as_str()
            .unwrap()
            .starts_with("CZG-")
    );
    assert_eq!(rules["lang"], "en");
    let french = server.get("/api/rules/cliche?lang=fr-CA").await.json();
    assert_eq!(french["lang"], "fr");
    assert_ne!(french["intro"], rules["intro"]);
    assert_eq!(server.get("/api/rules/chess").await.code(), "game/unknown");
    let difficulty = server.get("/api/difficulty").await;
    assert_eq!(difficulty.body, shamble_catalog::DIFFICULTY);
    assert!(difficulty.json()["rows"].is_array());

    let private = server.create(json!({"game": "cliche"})).await;
    let public = server
        .create(json!({"game": "cliche", "public": true, "name": "Ada", "seats": 5}))
        .await;
    let listed = server.get("/api/tables").await.json();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(
        (&listed[0]["id"], &listed[0]["seats"][0]["name"]),
        (&json!(public.table), &json!("Ada"))
    );
    assert!(!listed.to_string().contains(&public.token));
    assert_eq!(server.info(&private.table).await["pace"], "real-time");
    assert_eq!(
        server.get("/api/tables/0000000000").await.code(),
        "table/unknown"
    );
    assert_eq!(server.get("/api/tables/what").await.code(), "table/unknown");
    assert_eq!(
        server.get("/api/codes/zzzzzz").await.code(),
        "table/unknown"
    );
    assert_eq!(
        server
            .get(&format!("/api/codes/{}", public.table))
            .await
            .json()["table"],
        json!(public.table)
    );
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_could_play_at_is_not_made() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    for (body, status, code) in [
        (json!({"game": "chess"}), 404, "game/unknown"),
        (json!({"game": "cliche", "seats": 99}), 422, "table/options"),
        (
            json!({"game": "cliche", "options": {"colour": "red"}}),
            422,
            "table/options",
        ),
        (
            json!({"game": "cliche", "pace": "slow"}),
            400,
            "message/malformed",
        ),
        (
            json!({"game": "cliche", "bots": "clever"}),
            422,
            "table/options",
        ),
        (json!({"game": "cliche", "name": "\u{0}"}), 422, "seat/name"),
        (
            json!({"game": "cliche", "seed": "dice"}),
            400,
            "message/malformed",
        ),
        (
            json!({"game": "cliche", "extra": 1}),
            400,
            "message/malformed",
        ),
        (
            json!({"game": "x".repeat(70_000)}),
            413,
            "message/too-large",
        ),
        (json!([]), 400, "message/malformed"),
    ] {
        let answer = server.post("/api/tables", &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{body:.80}"
        );
    }
    let broken = call_with(
        server.address,
        "POST",
        "/api/tables",
        &[],
        Some("{\"game\": ".to_owned()),
    )
    .await;
    assert!(
        broken.json()["text"]["args"]["reason"]
            .as_str()
            .unwrap()
            .contains("column 9")
    );
    assert_eq!(server.metric("shamble_tables_created_total").await, 0.0);
}

#[tokio::test(start_paused = true)]
async fn there_is_an_end_to_tables_and_calls() {
    let mut config = config();
    config.limits.max_tables = 2;
    config.limits.call_burst = 5;
    config.limits.call_rate = 1;
    let server = Server::with(Arc::new(Disk::new()), config).await;
    server.create(json!({"game": "cliche"})).await;
    server.create(json!({"game": "cliche"})).await;
    let full = server.post("/api/tables", &json!({"game": "cliche"})).await;
    assert_eq!((full.status, full.code()), (503, "table/full".to_owned()));
    for _ in 0..2 {
        assert_eq!(server.get("/api/codes/zzzzzz").await.status, 404);
    }
    let often = server.get("/api/codes/zzzzzz").await;
    assert_eq!(
        (often.status, often.code()),
        (429, "message/rate".to_owned())
    );
    tokio::time::advance(Duration::from_secs(1)).await;
    assert_eq!(server.get("/api/codes/zzzzzz").await.status, 404);
}

#[tokio::test(start_paused = true)]
async fn pages_of_other_sites_are_turned_away() {
    let server = Server::start().await;
    let made = server.create(json!({"game": "cliche"})).await;
    let own = format!("http://{}", server.address);
    let body = || Some(json!({"game": "cliche"}).to_string());
    let post = async |origin: &str| {
        call_with(
            server.address,
            "POST",
            "/api/tables",
            &[("origin", origin)],
            body(),
        )
        .await
    };
    assert_eq!(post(&own).await.status, 201);
    let foreign = post("http://evil.example").await;
    assert_eq!(
        (foreign.status, foreign.code()),
        (403, "message/origin".to_owned())
    );
    assert_eq!(post("null").await.status, 403);
    let upgrade = |origin| {
        [
            ("connection", "upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("origin", origin),
        ]
    };
    let path = format!("/ws/{}", made.table);
    let foreign = call_with(
        server.address,
        "GET",
        &path,
        &upgrade("https://evil.example"),
        None,
    )
    .await;
    assert_eq!(
        (foreign.status, foreign.code()),
        (403, "message/origin".to_owned())
    );
    let plain = server.get(&path).await;
    assert!(plain.status >= 400, "not a socket");
}

#[tokio::test(start_paused = true)]
async fn every_answer_tells_browsers_to_be_careful() {
    let server = Server::start().await;
    for path in [
        "/",
        "/t/0000000000",
        "/r/x",
        "/api/games",
        "/nothing/here",
        "/api/nothing",
        "/healthz",
        "/metrics",
    ] {
        let answer = server.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.starts_with("default-src 'none'") && !policy.contains("unsafe"),
            "{path}: {policy}"
        );
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            answer.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
        assert!(answer.header("cache-control").is_some(), "{path}");
    }
    assert_eq!(server.get("/").await.status, 200);
    assert_eq!(server.get("/t/0000000000").await.status, 200);
    let nowhere = server.get("/nothing/here").await;
    assert_eq!(
        (nowhere.status, nowhere.header("content-type")),
        (404, Some("text/html; charset=utf-8"))
    );
    let nowhere = server.get("/api/nothing").await;
    assert_eq!(
        (nowhere.status, nowhere.code()),
        (404, "page/unknown".to_owned())
    );
    let wrong_method = call_with(server.address, "DELETE", "/api/tables", &[], None).await;
    assert_eq!(wrong_method.code(), "page/unknown");
    assert_eq!(server.get("/../Cargo.toml").await.status, 404);
    assert_eq!(server.get("/healthz").await.body, "ok\n");
}

#[tokio::test(start_paused = true)]
async fn invitations_are_drawn() {
    let server = Server::start().await;
    let made = server.create(json!({"game": "cliche"})).await;
    let answer = server
        .get(&format!("/api/tables/{}/qr.svg", made.table))
        .await;
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, Some("image/svg+xml"))
    );
    assert!(answer.body.starts_with("<svg") && answer.body.ends_with("</svg>"));
    assert_eq!(
        server.get("/api/tables/0000000000/qr.svg").await.code(),
        "table/unknown"
    );
}

#[tokio::test(start_paused = true)]
async fn old_tables_are_forgotten_unless_somebody_is_there() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let old = server
        .create(json!({"game": "cliche", "public": true}))
        .await;
    let used = server
        .create(json!({"game": "cliche", "public": true}))
        .await;
    let mut ada = used.join(&server).await;
    tokio::time::sleep(KEEP_OPEN + Duration::from_secs(2 * 60 * 60)).await;
    assert_eq!(
        server
            .get(&format!("/api/tables/{}", old.table))
            .await
            .code(),
        "table/unknown"
    );
    assert_eq!(
        server.get(&format!("/api/codes/{}", old.code)).await.code(),
        "table/unknown"
    );
    let listed: Vec<Value> = server
        .get("/api/tables")
        .await
        .json()
        .as_array()
        .unwrap()
        .clone();
    assert_eq!(
        listed.iter().map(|table| &table["id"]).collect::<Vec<_>>(),
        [&json!(used.table)]
    );
    assert_eq!(ada.sit(0, "Ada").await, Answer::Done);
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_looks_at_leaves_memory_and_comes_back() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "public": true, "name": "Ada"}))
        .await;
    let ada = made.join(&server).await;
    assert_eq!(server.metric("shamble_tables").await, 1.0);
    ada.vanish();
    tokio::time::sleep(shamble_server::limits::IDLE_TIME * 2).await;
    assert_eq!(server.metric("shamble_tables").await, 0.0);
    assert_eq!(
        server.get("/api/tables").await.json()[0]["id"],
        json!(made.table),
        "still listed"
    );
    assert_eq!(made.join(&server).await.seat(), Some(0));
    assert_eq!(server.metric("shamble_tables").await, 1.0);
}

#[tokio::test(start_paused = true)]
async fn sounds_are_listed_and_kept_by_browsers_under_their_version() {
    let server = Server::start().await;
    let list = server.get("/sound/clips.json").await;
    assert_eq!(list.header("cache-control"), Some("no-store"));
    let list = list.json();
    assert_eq!(
        (&list["loop_ms"], &list["stages_ms"][5]),
        (&json!(15_000), &json!(840_000))
    );
    let address = list["clips"]["refuse"].as_str().unwrap();
    let clip = server.get(address).await;
    assert_eq!(clip.status, 200);
    assert_eq!(clip.header("content-type"), Some("audio/wav"));
    assert!(clip.header("cache-control").unwrap().contains("immutable"));
    assert!(clip.body.starts_with("RIFF"));
    for wrong in [
        "/sound/0/refuse.wav",
        "/sound/1/moo.wav",
        "/sound/1/refuse.mp3",
        "/sound/1",
    ] {
        assert_eq!(server.get(wrong).await.status, 404, "{wrong}");
    }
}
