//! Whoever holds lines open keeps nobody else out: so many from each address, and the idle ones make room.
//!
//! Linux answers on all of 127.0.0.0/8, so that a test can call from as many addresses as it likes.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use shamble_server::limits::{BODY_WAIT, HEAD_WAIT, KEEP_ALIVE_WAIT, MAX_HEAD_BYTES};
use shamble_server::{Config, Limits, Proxies};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};

use crate::common::http::{Answer, call_with, parse};
use crate::common::{self, Disk, Server, config, my_turn};

/// A line from the `n`th address of this machine on which nothing has been said.
async fn line(server: &Server, n: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, n], 0).into()).unwrap();
    socket.connect(server.address).await.unwrap()
}

async fn lines(server: &Server, n: u8, n_lines: usize) -> Vec<TcpStream> {
    let mut lines = Vec::new();
    for _ in 0..n_lines {
        lines.push(line(server, n).await);
        // In the order in which they were opened, whoever goes.
        sleep(Duration::from_millis(1)).await;
    }
    lines
}

/// Whether the server still holds a line.
async fn is_open(line: &mut TcpStream) -> bool {
    let mut byte = [0];
    timeout(Duration::from_millis(1), line.read(&mut byte))
        .await
        .is_err()
}

async fn are_open(lines: &mut [TcpStream]) -> Vec<bool> {
    let mut open = Vec::new();
    for line in lines {
        open.push(is_open(line).await);
    }
    open
}

/// A call from the `n`th address, on a line of its own.
async fn call_from(server: &Server, n: u8, path: &str) -> Answer {
    let mut line = line(server, n).await;
    let host = server.address;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    line.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    line.read_to_end(&mut bytes).await.unwrap();
    parse(&bytes)
}

/// Until when a line lasts on which `said` is said, byte by byte, one a second.
async fn lasts(server: &Server, said: &[u8]) -> Duration {
    let began = Instant::now();
    let (mut reading, mut writing) = line(server, 1).await.into_split();
    let said = said.to_vec();
    let talk = tokio::spawn(async move {
        for byte in said {
            if writing.write_all(&[byte]).await.is_err() {
                break;
            }
            sleep(Duration::from_secs(1)).await;
        }
        // Hung up by the server, not from here.
        std::future::pending::<()>().await;
    });
    let mut rest = Vec::new();
    let _ = reading.read_to_end(&mut rest).await;
    talk.abort();
    began.elapsed()
}

async fn with_limits(change: impl FnOnce(&mut Limits)) -> Server {
    let mut config = config();
    change(&mut config.limits);
    Server::with(Arc::new(Disk::new()), config).await
}

#[tokio::test(start_paused = true)]
async fn idle_lines_of_one_address_lock_nobody_out() {
    let server = with_limits(|limits| {
        limits.max_connections = 12;
        limits.max_connections_per_address = 8;
    })
    .await;
    let mut idle = lines(&server, 2, 100).await;
    assert_eq!(call_from(&server, 3, "/healthz").await.status, 200);
    let open = are_open(&mut idle).await;
    let newest = open.iter().rev().take_while(|is_open| **is_open).count();
    assert_eq!((newest, open.iter().filter(|open| **open).count()), (8, 8));
    assert!((92.0..=92.0).contains(&server.metric("shamble_connections_dismissed_total").await));
    // Even that address can still call: one of its own idle lines makes room.
    assert_eq!(call_from(&server, 2, "/healthz").await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn in_a_full_server_the_address_that_holds_most_makes_room() {
    let server = with_limits(|limits| limits.max_connections = 10).await;
    let mut few = lines(&server, 3, 3).await;
    let mut many = lines(&server, 2, 7).await;
    for n in 4..8 {
        assert_eq!(call_from(&server, n, "/healthz").await.status, 200, "{n}");
    }
    assert_eq!(
        are_open(&mut few).await,
        [true; 3],
        "although they were first"
    );
    // A call that has ended leaves its place to the next one.
    let open = are_open(&mut many).await;
    assert!(!open[0] && open[6], "the longest idle one went: {open:?}");
}

#[tokio::test(start_paused = true)]
async fn whoever_sits_at_a_table_keeps_the_line() {
    let server = with_limits(|limits| {
        limits.max_connections = 6;
        limits.max_connections_per_address = 4;
    })
    .await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let mut watcher = server.join(&made.table, None).await;
    // From her own address, and from another one.
    let _own = lines(&server, 1, 20).await;
    let _others = lines(&server, 2, 20).await;
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, common::Answer::Done);
    watcher.until_closed().await;

    // When everybody has a reason to be here, a newcomer is told so.
    let mut windows = vec![];
    for _ in 0..3 {
        windows.push(made.join(&server).await);
    }
    let refused = call_from(&server, 1, "/healthz").await;
    assert_eq!(
        (refused.status, refused.code()),
        (503, "table/full".to_owned())
    );
    assert_eq!(refused.json()["text"]["key"], "error-address-full");
    assert_eq!(call_from(&server, 3, "/healthz").await.status, 200);
    assert!(server_refused(&server).await >= 1.0);
}

async fn server_refused(server: &Server) -> f64 {
    let text = call_from(server, 3, "/metrics").await.body;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("shamble_connections_refused_total "));
    line.unwrap().parse().unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_server_that_is_full_of_players_says_so() {
    let server = with_limits(|limits| limits.max_connections = 2).await;
    let made = server.practice().await;
    let _ada = made.join(&server).await;
    let _window = made.join(&server).await;
    let refused = call_from(&server, 2, "/healthz").await;
    assert_eq!(
        (refused.status, refused.code()),
        (503, "table/full".to_owned())
    );
    assert_eq!(refused.json()["text"]["key"], "error-server-full");
    drop(_window);
    sleep(Duration::from_secs(1)).await;
    assert_eq!(call_from(&server, 2, "/healthz").await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_head_that_does_not_come_is_not_waited_for() {
    let server = Server::start().await;
    let soon = HEAD_WAIT..HEAD_WAIT + Duration::from_secs(2);
    for said in [
        "",
        "G",
        "GET /healthz HTTP/1.1\r\nx-slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ] {
        let lasted = lasts(&server, said.as_bytes()).await;
        assert!(soon.contains(&lasted), "{said:?} for {lasted:?}");
    }
    assert!(server.metric("shamble_connections_timed_out_total").await >= 3.0);
    // A head without end is cut off however fast it comes.
    let mut endless = line(&server, 1).await;
    let began = Instant::now();
    let head = format!(
        "GET / HTTP/1.1\r\nx-long: {}",
        "a".repeat(2 * MAX_HEAD_BYTES)
    );
    let _ = endless.write_all(head.as_bytes()).await;
    let _ = endless.read_to_end(&mut Vec::new()).await;
    assert!(began.elapsed() < HEAD_WAIT);
}

#[tokio::test(start_paused = true)]
async fn a_line_may_rest_between_calls_but_not_for_ever() {
    let server = Server::start().await;
    let mut line = line(&server, 1).await;
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let mut answer = [0; 4096];
    for _ in 0..5 {
        line.write_all(request.as_bytes()).await.unwrap();
        let n_bytes = line.read(&mut answer).await.unwrap();
        assert!(answer[..n_bytes].starts_with(b"HTTP/1.1 200"));
        sleep(KEEP_ALIVE_WAIT - Duration::from_secs(1)).await;
    }
    assert!(is_open(&mut line).await);
    sleep(Duration::from_secs(2)).await;
    assert!(!is_open(&mut line).await);
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = Server::start().await;
    let mut line = line(&server, 1).await;
    let host = server.address;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
         content-length: 100\r\nconnection: close\r\n\r\n{{"
    );
    line.write_all(head.as_bytes()).await.unwrap();
    let began = Instant::now();
    let mut bytes = Vec::new();
    line.read_to_end(&mut bytes).await.unwrap();
    assert_eq!(parse(&bytes).code(), "message/malformed");
    assert!((BODY_WAIT..BODY_WAIT * 2).contains(&began.elapsed()));
}

/// A server that believes the second address of this machine, and makes a few tables for each address.
async fn behind_proxy(n_tables: u32) -> Server {
    let mut config = Config {
        proxies: Proxies::Of(vec!["127.0.0.2".parse().unwrap()]),
        ..config()
    };
    config.limits.call_rate = 0;
    config.limits.call_burst = n_tables;
    config.limits.max_connections_per_address = 3;
    Server::with(Arc::new(Disk::new()), config).await
}

/// Looks a code up from the `n`th address on behalf of somebody; whether that was one call too many.
async fn is_too_many(server: &Server, n: u8, from: &str) -> bool {
    let mut line = line(server, n).await;
    let host = server.address;
    let request = format!(
        "GET /api/daily/cliche HTTP/1.1\r\nhost: {host}\r\nx-forwarded-for: {from}\r\nconnection: close\r\n\r\n"
    );
    line.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    line.read_to_end(&mut bytes).await.unwrap();
    parse(&bytes).status == 429
}

#[tokio::test(start_paused = true)]
async fn only_a_known_proxy_is_believed_about_who_calls() {
    let server = behind_proxy(2).await;
    for (from, is_one_too_many) in [
        ("203.0.113.7", false),
        ("203.0.113.7", false),
        ("203.0.113.7", true),
        ("203.0.113.8", false),
        ("6.6.6.6, 203.0.113.7", true),
        ("2001:db8:1:2::1", false),
        ("2001:db8:1:2:ffff::9", false),
        ("2001:db8:1:2:3:4:5:6", true),
        ("2001:db8:1:3::1", false),
    ] {
        let is = is_too_many(&server, 2, from).await;
        assert_eq!(is, is_one_too_many, "{from}");
    }
    // Anybody else speaks for themselves.
    assert!(!is_too_many(&server, 3, "203.0.113.9").await);
    assert!(!is_too_many(&server, 3, "203.0.113.10").await);
    assert!(is_too_many(&server, 3, "203.0.113.11").await);
}

#[tokio::test(start_paused = true)]
async fn the_lines_of_a_known_proxy_are_its_own_business() {
    let server = behind_proxy(100).await;
    let mut held = lines(&server, 2, 9).await;
    sleep(10 * KEEP_ALIVE_WAIT).await;
    assert_eq!(are_open(&mut held).await, [true; 9]);
    let mut held = lines(&server, 3, 9).await;
    assert_eq!(call_from(&server, 1, "/healthz").await.status, 200);
    assert_eq!(
        are_open(&mut held)
            .await
            .iter()
            .filter(|open| **open)
            .count(),
        3
    );
}

#[tokio::test(start_paused = true)]
async fn one_address_cannot_take_all_tables() {
    let mut config = Config {
        proxies: Proxies::Near,
        ..config()
    };
    config.limits.max_tables_per_address = 3;
    let server = Server::with(Arc::new(Disk::new()), config).await;
    let new = json!({"game": "cliche", "name": "Eve", "bots": "thumb"}).to_string();
    let ask = async |path: &str, from: &str, body: &str| {
        let headers = [("x-forwarded-for", from)];
        call_with(
            server.address,
            "POST",
            path,
            &headers,
            Some(body.to_owned()),
        )
        .await
    };
    let tables = "/api/tables";
    let mut last = String::new();
    for _ in 0..3 {
        let answer = ask(tables, "2001:db8::1", &new).await;
        assert_eq!(answer.status, 201);
        last = answer.body;
    }
    let refused = ask(tables, "2001:db8::2", &new).await;
    assert_eq!(
        (refused.status, refused.code()),
        (503, "table/full".to_owned())
    );
    assert_eq!(refused.json()["text"]["key"], "error-address-tables");
    let made: serde_json::Value = serde_json::from_str(&last).unwrap();
    let fork = format!("{tables}/{}/fork", made["table"].as_str().unwrap());
    let copy = json!({"at": 0, "name": "Eve", "seat": 0, "token": made["token"]}).to_string();
    assert_eq!(ask(&fork, "2001:db8::2", &copy).await.code(), "table/full");
    let try_daily = json!({"name": "Eve", "device": "0123456789abcdef0"}).to_string();
    let daily = ask("/api/daily/cliche", "2001:db8::2", &try_daily).await;
    assert_eq!(daily.code(), "table/full");
    assert_eq!(
        ask(tables, "203.0.113.8", &new).await.status,
        201,
        "nobody else notices"
    );
}
