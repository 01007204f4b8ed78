//! Who may call the server, by which name and how often; what its answers forbid; what its log never says.

use std::collections::BTreeSet;
use std::fmt::{Debug, Write as _};
use std::sync::{Arc, Mutex};

use serde_json::json;
use shamble_store::Memory;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::common::{Answer, Client, Server, config, http, my_turn, play_on};

#[tokio::test(start_paused = true)]
async fn a_name_that_is_not_the_servers_leads_nowhere() {
    let mut config = config();
    config.host_names = vec!["den.local".to_owned()];
    let server = Server::with(Arc::new(Memory::new()), config).await;
    let made = server.practice().await;
    let info = format!("/api/tables/{}", made.table);
    let get = async |path: &str, host: &str| {
        http::call_with(server.address, "GET", path, &[("host", host)], None).await
    };
    for own in [
        "localhost:7015",
        "127.0.0.1",
        "192.168.1.20",
        "[::1]:80",
        "den.local:7015",
    ] {
        assert_eq!(get(&info, own).await.status, 200, "{own}");
    }
    for other in [
        "evil.example",
        "evil.example:7015",
        "127.0.0.1.evil.example",
    ] {
        let answer = get(&info, other).await;
        assert_eq!(
            (answer.status, answer.code()),
            (421, "message/host".to_owned()),
            "{other}"
        );
        let page = get("/", other).await;
        assert_eq!(page.status, 421);
        assert!(page.body.contains("--host-name"), "{}", page.body);
        assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(get("/metrics", other).await.status, 421);
        assert_eq!(get("/healthz", other).await.status, 200, "it is alive");
    }
    // Not by way of a socket or a change either, whatever page it comes from.
    let site = "http://evil.example";
    let upgrade = [
        ("host", "evil.example"),
        ("origin", site),
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let path = format!("/ws/{}", made.table);
    let socket = http::call_with(server.address, "GET", &path, &upgrade, None).await;
    assert_eq!(socket.status, 421);
    let body = json!({"game": "cliche"}).to_string();
    let headers = [("host", "evil.example"), ("origin", site)];
    let change = http::call_with(server.address, "POST", "/api/tables", &headers, Some(body)).await;
    assert_eq!(change.status, 421);
}

#[tokio::test(start_paused = true)]
async fn names_of_tables_cannot_be_tried_out_for_long() {
    let mut config = config();
    config.limits.guess_burst = 4;
    config.limits.guess_rate = 0;
    let server = Server::with(Arc::new(Memory::new()), config).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    let info = format!("/api/tables/{}", made.table);
    assert_eq!(server.get("/api/tables/0000000000").await.status, 404);
    assert_eq!(
        server.get("/api/tables/0000000001/qr.svg").await.status,
        404
    );
    assert_eq!(server.get("/api/codes/000000").await.status, 404);
    assert_eq!(
        server.get(&info).await.status,
        200,
        "right ones are not counted"
    );
    let mut lost = server.socket("0000000002").await;
    lost.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": null}))
        .await;
    lost.until_closed().await;

    for path in ["/api/tables/0000000003", &info, "/api/codes/000001"] {
        let answer = server.get(path).await;
        assert_eq!(
            (answer.status, answer.code()),
            (429, "message/rate".to_owned()),
            "{path}"
        );
    }
    assert_eq!(Client::refused(server.address, &made.table).await, 429);
    assert_eq!(server.get("/api/games").await.status, 200);
    my_turn(&mut ada).await;
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done, "who plays plays on");
}

#[tokio::test(start_paused = true)]
async fn every_answer_forbids_what_a_browser_need_not_do() {
    let server = Server::start().await;
    let made = server.practice().await;
    let table = format!("/api/tables/{}", made.table);
    for path in [
        "/",
        "/t/0000000000",
        "/nothing",
        "/api/games",
        "/api/nothing",
        "/api/tables/0000000000",
        "/healthz",
        "/metrics",
        &table,
        &format!("{table}/replay"),
        &format!("{table}/qr.svg"),
    ] {
        let answer = server.get(path).await;
        let header = |name: &str| answer.header(name).unwrap_or_default().to_owned();
        let policy = header("content-security-policy");
        let rules: BTreeSet<&str> = policy.split("; ").collect();
        for rule in [
            "default-src 'none'",
            "script-src 'self'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(rules.contains(rule), "{path}: {policy}");
        }
        assert!(
            !policy.contains("unsafe") && !policy.contains('*'),
            "{policy}"
        );
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(header(name), value, "{path}: {name}");
        }
        assert!(answer.header("access-control-allow-origin").is_none());
        assert!(answer.header("server").is_none());
    }
}

/// Everything that is logged, at every level.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Visit for &Log {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        writeln!(self.0.lock().unwrap(), "{field}={value:?}").unwrap();
    }
}

impl Subscriber for Log {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("shamble")
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        span.record(&mut &*self);
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut &*self);
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        event.record(&mut &*self);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[tokio::test(start_paused = true)]
async fn the_log_says_no_secret() {
    let log = Log::default();
    let _logging = tracing::subscriber::set_default(log.clone());
    let server = Server::start().await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    let token = bo.token().unwrap();
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    let mut wrong = server.join(&made.table, Some("5f3a5f3a5f3a")).await;
    wrong
        .say(&json!({"type": "sit", "id": 1, "seat": 2, "name": made.token}))
        .await;
    my_turn(&mut ada).await;
    assert_eq!(
        ada.act(&made.token).await,
        Answer::error("action/malformed")
    );
    let to = ada.shown["inputs"].as_u64().unwrap();
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done);
    let back = json!({"type": "take_back", "to": to});
    assert_eq!(ada.ask(back).await, Answer::Done);
    bo.vanish();
    play_on(&mut ada).await;
    ada.ping().await;
    let seed = ada.table["seed"].as_str().unwrap().to_owned();
    let body = json!({"at": 3, "name": "Zoe", "seat": 0, "token": made.token});
    let fork = server
        .post(&format!("/api/tables/{}/fork", made.table), &body)
        .await;
    let fork = fork.json()["token"].as_str().unwrap().to_owned();
    server.stop().await;

    let said = log.0.lock().unwrap().clone();
    for word in ["table created", "game taken back", "game over", "stopped"] {
        assert!(said.contains(word), "no '{word}' in\n{said}");
    }
    for secret in [&made.token, &token, &fork, &seed, "5f3a5f3a5f3a"] {
        assert!(!said.contains(secret), "{secret} in\n{said}");
    }
}
