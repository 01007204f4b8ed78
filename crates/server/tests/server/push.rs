//! Notifications: a real browser's side of web push, with a push service on this machine.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::ECDSA_P256_SHA256_FIXED;
use serde_json::{Value, json};
use shamble_server::limits::{GRACE, PUSH_GAP};
use shamble_server::{Config, Pushing};
use std::sync::Arc;

use shamble_store::Memory;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::common::http::call;
use crate::common::{Answer, Client, Made, Server, config, play_while};

/// A browser that wants to be told, and the push service it uses.
struct Browser {
    service: TcpListener,
    endpoint: String,
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: Vec<u8>,
}

/// What a push service was handed.
struct Handed {
    head: String,
    body: Vec<u8>,
}

impl Handed {
    fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let found = lines.find(|(key, _)| key.eq_ignore_ascii_case(name));
        found
            .unwrap_or_else(|| panic!("no {name} in {}", self.head))
            .1
    }
}

impl Browser {
    async fn new() -> Self {
        let service = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        Self {
            endpoint: format!("http://{}/send/abc", service.local_addr().unwrap()),
            service,
            public: key.compute_public_key().unwrap().as_ref().to_vec(),
            key,
            auth: b"sixteen secret b".to_vec(),
        }
    }

    fn subscription(&self, token: &str) -> Value {
        json!({
            "token": token,
            "endpoint": self.endpoint,
            "p256dh": URL_SAFE_NO_PAD.encode(&self.public),
            "auth": URL_SAFE_NO_PAD.encode(&self.auth),
            "language": "en",
        })
    }

    /// Waits for a notice and answers it with this status.
    async fn handed(&self, status: &str) -> Handed {
        let (mut stream, _) = self.service.accept().await.unwrap();
        let mut bytes = Vec::new();
        loop {
            let n_read = stream.read_buf(&mut bytes).await.unwrap();
            assert!(n_read > 0, "the server gave up before it was answered");
            let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else {
                continue;
            };
            let head = String::from_utf8(bytes[..at].to_vec()).unwrap();
            let handed = Handed {
                head,
                body: bytes[at + 4..].to_vec(),
            };
            if handed.body.len() == handed.header("content-length").parse::<usize>().unwrap() {
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                return handed;
            }
        }
    }

    /// Reads a notice as RFC 8291 says, with another function for keys than the server uses.
    fn read(self, body: &[u8]) -> Value {
        struct Bytes(usize);
        impl KeyType for Bytes {
            fn len(&self) -> usize {
                self.0
            }
        }
        let derive = |salt: &[u8], secret: &[u8], info: &[&[u8]], n: usize| {
            let key = Salt::new(HKDF_SHA256, salt).extract(secret);
            let mut out = vec![0; n];
            key.expand(info, Bytes(n)).unwrap().fill(&mut out).unwrap();
            out
        };
        let (salt, rest) = body.split_at(16);
        assert_eq!((&rest[..4], rest[4]), (&4096_u32.to_be_bytes()[..], 65));
        let (sender, sealed) = rest[5..].split_at(65);
        let shared = agree_ephemeral(
            self.key,
            &UnparsedPublicKey::new(&ECDH_P256, sender),
            <[u8]>::to_vec,
        )
        .unwrap();
        let info = [b"WebPush: info\0", &self.public[..], sender];
        let secret = derive(&self.auth, &shared, &info, 32);
        let key = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let plain = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        serde_json::from_slice(plain.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

fn pushing() -> Config {
    Config {
        pushing: Pushing::WithLoopback,
        public_url: Some("https://shamble.example".to_owned()),
        ..config()
    }
}

async fn server() -> Server {
    Server::with(Arc::new(Memory::new()), pushing()).await
}

/// Dice with which a game lasts for some turns: of a game that is over nobody is told.
const SEED: &str = "3";

/// Ada and Bo in a slow game; it is Ada's turn and Bo's page is open.
async fn slow_game(server: &Server) -> (Made, Client, Client, String) {
    let made = server
        .create(json!({
            "game": "zombie-mall", "pace": "per-action", "seats": 2, "name": "Ada", "waits": true,
            "seed": SEED, "options": {"mode": "coop", "mall": "easy"},
        }))
        .await;
    let mut ada = made.join(server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    let token = bo.token().unwrap();
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    bo.ping().await;
    if ada.choices().is_empty() {
        end_turn(&mut bo).await;
        ada.ping().await;
    }
    assert!(!ada.choices().is_empty(), "it is Ada's turn");
    (made, ada, bo, token)
}

async fn put(server: &Server, table: &str, body: &Value) -> crate::common::http::Answer {
    let path = format!("/api/tables/{table}/push");
    call(server.address, "PUT", &path, Some(body.to_string())).await
}

async fn turn(server: &Server, table: &str) -> Value {
    server
        .get(&format!("/api/tables/{table}/turn"))
        .await
        .json()
}

/// Holds a paused clock while it lives. Such a clock runs ahead whenever nobody has anything to do, and a call that is on
/// its way through a socket would be given up in no time.
struct Held(JoinHandle<()>);

impl Held {
    fn clock() -> Self {
        Self(tokio::spawn(async {
            loop {
                tokio::task::yield_now().await;
            }
        }))
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Waits until the server knows that so many notices were taken.
async fn until_counted(server: &Server, n_told: f64) {
    while server.metric("shamble_pushes_total").await < n_told {
        tokio::task::yield_now().await;
    }
}

/// Plays `client`'s seat until the game waits for somebody else.
async fn end_turn(client: &mut Client) {
    play_while(client, |client| !client.choices().is_empty()).await;
}

/// Waits until the table has noticed that a seat's page is closed.
async fn until_away(watcher: &mut Client, seat: usize) {
    // What the watcher last heard may be older than the seat's return.
    watcher.ping().await;
    if watcher.table["seats"][seat]["connected"] == true {
        watcher
            .until(|message| {
                message["type"] == "table" && message["table"]["seats"][seat]["connected"] == false
            })
            .await;
    }
}

#[tokio::test]
async fn whoever_is_away_is_told_when_it_is_their_turn() {
    let server = server().await;
    let (made, mut ada, bo, token) = slow_game(&server).await;
    let browser = Browser::new().await;
    let answer = put(&server, &made.table, &browser.subscription(&token)).await;
    assert_eq!((answer.status, answer.body.as_str()), (204, ""));
    bo.vanish();
    until_away(&mut ada, 1).await;
    ada.ping().await;
    end_turn(&mut ada).await;
    let handed = browser.handed("201 Created").await;
    assert!(
        handed.head.starts_with("POST /send/abc HTTP/1.1\r\n"),
        "{}",
        handed.head
    );
    assert_eq!(handed.header("content-encoding"), "aes128gcm");
    assert_eq!(handed.header("topic"), made.table);
    assert!(handed.header("ttl").parse::<u32>().unwrap() > 0);

    // It is signed with the key the browser was given, for this push service.
    let key = server.get("/api/push/key").await.json()["key"]
        .as_str()
        .unwrap()
        .to_owned();
    let signed = handed
        .header("authorization")
        .strip_prefix("vapid t=")
        .unwrap();
    let (signed, named) = signed.split_once(", k=").unwrap();
    assert_eq!(named, key);
    let (signed, signature) = signed.rsplit_once('.').unwrap();
    let key = URL_SAFE_NO_PAD.decode(key).unwrap();
    ring::signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key)
        .verify(
            signed.as_bytes(),
            &URL_SAFE_NO_PAD.decode(signature).unwrap(),
        )
        .unwrap();
    let claims = URL_SAFE_NO_PAD
        .decode(signed.split('.').nth(1).unwrap())
        .unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    let origin = browser.endpoint.strip_suffix("/send/abc").unwrap();
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!(origin), &json!("https://shamble.example"))
    );

    // What it says names the game and the table, and nothing that only some may know.
    let told = browser.read(&handed.body);
    assert_eq!(
        told,
        json!({"title": "Your turn", "body": format!("Zombie Mall, table {}", made.code), "table": made.table})
    );
    let turn = turn(&server, &made.table).await;
    assert_eq!(
        (&turn["status"], &turn["seats"]),
        (&json!("playing"), &json!([1]))
    );
    assert!(turn["since"].as_i64().unwrap() >= 1_700_000_000_000);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_waits_lets_no_bot_stand_in_and_nobody_is_told_too_often() {
    let server = server().await;
    let (made, mut ada, bo, token) = slow_game(&server).await;
    let browser = Browser::new().await;
    let held = Held::clock();
    let subscription = browser.subscription(&token);
    assert_eq!(put(&server, &made.table, &subscription).await.status, 204);
    bo.vanish();
    until_away(&mut ada, 1).await;
    end_turn(&mut ada).await;
    browser.handed("201 Created").await;
    until_counted(&server, 1.0).await;
    assert_eq!(ada.table["waits"], true);
    drop(held);
    // Days pass, and it is still Bo's turn.
    tokio::time::sleep(GRACE * 10_000).await;
    assert_eq!(turn(&server, &made.table).await["seats"], json!([1]));
    assert_eq!(server.metric("shamble_stand_ins_total").await, 0.0);
    // Bo plays and goes, twice. The first time Bo is told at once, the second time when the gap is over.
    let _held = Held::clock();
    for n_told in [2.0, 3.0] {
        let mut bo = server.join(&made.table, Some(&token)).await;
        end_turn(&mut bo).await;
        bo.vanish();
        until_away(&mut ada, 1).await;
        end_turn(&mut ada).await;
        ada.ping().await;
        if n_told == 3.0 {
            tokio::time::advance(PUSH_GAP - Duration::from_millis(1)).await;
            ada.ping().await;
            assert_eq!(server.metric("shamble_pushes_total").await, 2.0);
            tokio::time::advance(Duration::from_millis(1)).await;
        }
        browser.handed("201 Created").await;
        until_counted(&server, n_told).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_browser_that_is_gone_is_forgotten_for_good() {
    let server = server().await;
    let (made, mut ada, bo, token) = slow_game(&server).await;
    let browser = Browser::new().await;
    assert_eq!(
        put(&server, &made.table, &browser.subscription(&token))
            .await
            .status,
        204
    );
    bo.vanish();
    let held = Held::clock();
    until_away(&mut ada, 1).await;
    end_turn(&mut ada).await;
    browser.handed("410 Gone").await;
    while server.metric("shamble_pushes_failed_total").await < 1.0 {
        ada.ping().await;
    }
    let mut bo = server.join(&made.table, Some(&token)).await;
    end_turn(&mut bo).await;
    bo.vanish();
    until_away(&mut ada, 1).await;
    ada.ping().await;
    end_turn(&mut ada).await;
    ada.ping().await;
    drop(held);
    let told = tokio::time::timeout(PUSH_GAP * 3, browser.handed("201 Created"));
    assert!(told.await.is_err(), "nobody is there to be told");
}

#[tokio::test]
async fn what_is_no_push_service_and_whoever_has_no_seat_is_refused() {
    let server = server().await;
    let (made, _ada, _bo, token) = slow_game(&server).await;
    let browser = Browser::new().await;
    let good = browser.subscription(&token);
    for (name, value) in [
        ("endpoint", "http://192.168.1.1/x"),
        ("endpoint", "https://169.254.169.254/latest"),
        ("endpoint", "https://push.example.com:8080/x"),
        ("endpoint", "file:///etc/passwd"),
        ("p256dh", "AAAA"),
        ("p256dh", "not base64!"),
        ("auth", "AAAA"),
    ] {
        let mut wrong = good.clone();
        wrong[name] = json!(value);
        let answer = put(&server, &made.table, &wrong).await;
        assert_eq!(
            (answer.status, answer.code()),
            (400, "message/malformed".to_owned()),
            "{value}"
        );
    }
    let mut stranger = good.clone();
    stranger["token"] = json!("nobody's secret");
    assert_eq!(
        put(&server, &made.table, &stranger).await.code(),
        "seat/token"
    );
    // Only whoever asked for it can end it.
    let path = format!("/api/tables/{}/push", made.table);
    let end = |token: &str| json!({"token": token, "endpoint": browser.endpoint}).to_string();
    assert_eq!(put(&server, &made.table, &good).await.status, 204);
    let answer = call(
        server.address,
        "DELETE",
        &path,
        Some(end("nobody's secret")),
    )
    .await;
    assert_eq!(answer.code(), "seat/token");
    let answer = call(server.address, "DELETE", &path, Some(end(&token))).await;
    assert_eq!(answer.status, 204);

    // A real server writes to nothing on its own machine, and one may send nothing at all.
    let plain = Server::start().await;
    let made = plain.practice().await;
    let answer = put(&plain, &made.table, &browser.subscription(&made.token)).await;
    assert_eq!(answer.code(), "message/malformed");
    let off = Config {
        pushing: Pushing::Off,
        ..config()
    };
    let silent = Server::with(Arc::new(Memory::new()), off).await;
    assert_eq!(
        silent.get("/api/push/key").await.json(),
        json!({"key": null})
    );
    let made = silent.practice().await;
    let answer = put(&silent, &made.table, &browser.subscription(&made.token)).await;
    assert_eq!(answer.code(), "table/status");
}

#[tokio::test]
async fn subscriptions_outlive_a_restart() {
    let store = Arc::new(Memory::new());
    let server = Server::with(Arc::clone(&store) as _, pushing()).await;
    let (made, ada, bo, token) = slow_game(&server).await;
    let browser = Browser::new().await;
    assert_eq!(
        put(&server, &made.table, &browser.subscription(&token))
            .await
            .status,
        204
    );
    drop((ada, bo));
    server.crash().await;
    let server = Server::with(store, pushing()).await;
    let mut ada = made.join(&server).await;
    end_turn(&mut ada).await;
    let handed = browser.handed("201 Created").await;
    assert_eq!(browser.read(&handed.body)["table"], made.table);
}

#[tokio::test]
async fn who_takes_it_back_while_waiting_to_be_told_is_not_told() {
    let server = server().await;
    let (made, mut ada, bo, token) = slow_game(&server).await;
    let browser = Browser::new().await;
    let subscription = browser.subscription(&token);
    assert_eq!(put(&server, &made.table, &subscription).await.status, 204);
    bo.vanish();
    until_away(&mut ada, 1).await;
    end_turn(&mut ada).await;
    browser.handed("201 Created").await;
    // The next turn comes too soon after the first to be told of at once, and then nobody wants to be told.
    let mut bo = server.join(&made.table, Some(&token)).await;
    end_turn(&mut bo).await;
    bo.vanish();
    until_away(&mut ada, 1).await;
    ada.ping().await;
    end_turn(&mut ada).await;
    let path = format!("/api/tables/{}/push", made.table);
    let end = json!({"token": token, "endpoint": browser.endpoint}).to_string();
    let answer = call(server.address, "DELETE", &path, Some(end)).await;
    assert_eq!(answer.status, 204);
    // Only now: a clock that runs ahead while the call is under way would be too quick for it.
    tokio::time::pause();
    let told = tokio::time::timeout(PUSH_GAP * 3, browser.handed("201 Created"));
    assert!(told.await.is_err(), "nobody wants to be told");
    assert_eq!(turn(&server, &made.table).await["seats"], json!([1]));
}
