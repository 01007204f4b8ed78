//! Frames nobody would send by accident, by the thousand: the table does not even blink.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use shamble_core::{Dice, Seed};
use shamble_server::Proxies;
use shamble_server::limits::LOOK_BURST;
use tokio_tungstenite::tungstenite::Message;

use crate::common::http::call_with;
use crate::common::{Answer, Disk, Server, config, my_turn, play_on};

const N_FRAMES: usize = 3000;

/// Changes a message in a way that no honest client would.
fn spoil(text: &str, dice: &mut Dice) -> Message {
    let mut bytes = text.as_bytes().to_vec();
    let at = dice.below(u32::try_from(bytes.len()).unwrap()) as usize;
    match dice.below(8) {
        0 => bytes.truncate(at),
        1 => bytes[at] = b"{}[]\",:0x"[dice.below(9) as usize],
        2 => bytes.insert(at, b'"'),
        3 => {
            let copy = bytes[at..].to_vec();
            bytes.extend(copy);
        }
        4 => return Message::binary(bytes),
        5 => return Message::Ping(bytes[..bytes.len().min(100)].to_vec().into()),
        6 => {
            bytes = text
                .replace(|c: char| c.is_ascii_digit(), "99999999999")
                .into_bytes()
        }
        _ => bytes = text.replace(':', ":null,\"x\":").into_bytes(),
    }
    Message::text(String::from_utf8_lossy(&bytes).into_owned())
}

#[tokio::test(start_paused = true)]
async fn random_frames_never_change_the_game_nor_end_the_table() {
    let disk = Arc::new(Disk::new());
    let mut config = config();
    config.limits.socket_burst = 100_000;
    let server = Server::with(Arc::clone(&disk) as _, config).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let before = (
        disk.n_records(&made.table).await,
        ada.seq,
        ada.shown["view"].clone(),
    );

    // A spectator: whatever it says, well-formed or not, it may do nothing but sit, and every seat is taken by then.
    let sit_nowhere = json!({"type": "sit", "id": 2, "seat": 0, "name": "Eve"});
    let honest: Vec<Value> = vec![
        json!({"type": "act", "id": 1, "seen": ada.seq, "action": ada.choices()[0]}),
        sit_nowhere,
        json!({"type": "stand", "id": 3}),
        json!({"type": "place", "id": 4, "seat": 1, "occupant": {"kind": "bot", "level": "random"}}),
        json!({"type": "configure", "id": 5, "seats": 4, "pace": "real-time", "options": {"a": "b"}}),
        json!({"type": "start", "id": 6}),
        json!({"type": "take_back", "id": 7, "to": 0}),
        json!({"type": "pause", "id": 8}),
        json!({"type": "vote", "id": 9, "agree": true}),
        json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": 5}),
    ];
    let seed = 20_261_115;
    println!("seed {seed}");
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut eve = server.join(&made.table, None).await;
    for round in 0..N_FRAMES {
        let text = honest[dice.below(10) as usize].to_string();
        eve.say_raw(spoil(&text, &mut dice)).await;
        if round % 50 == 0 {
            eve.ping().await;
        }
    }
    eve.ping().await;
    ada.ping().await;
    assert_eq!(
        (
            disk.n_records(&made.table).await,
            ada.seq,
            ada.shown["view"].clone()
        ),
        before
    );
    assert_eq!((eve.seq, eve.seat()), (before.1, None));
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done, "and the game goes on");
}

/// Whoever asks for tables without end gets a handful, and only whoever does.
#[tokio::test(start_paused = true)]
async fn thousands_of_tables_from_one_address_are_a_few() {
    const N_CALLS: usize = 2000;
    let mut config = config();
    config.limits.call_burst = 30;
    config.proxies = Proxies::Near;
    let server = Server::with(Arc::new(Disk::new()), config).await;
    let new = json!({"game": "cliche", "name": "Eve", "bots": "thumb"}).to_string();
    let ask = async |from: &str| {
        let headers = [("x-forwarded-for", from)];
        let body = Some(new.clone());
        call_with(server.address, "POST", "/api/tables", &headers, body).await
    };
    let mut n_made = 0;
    for _ in 0..N_CALLS {
        let answer = ask("203.0.113.7").await;
        n_made += usize::from(answer.status == 201);
        assert!(answer.status == 201 || answer.code() == "message/rate");
    }
    // Two more for every second the test's clock moved on by itself.
    assert!((30..60).contains(&n_made), "{n_made}");
    assert_eq!(ask("203.0.113.8").await.status, 201, "nobody else notices");
}

#[tokio::test(start_paused = true)]
async fn lines_nobody_speaks_on_are_closed() {
    let mut config = config();
    config.limits.socket_silence = Duration::from_secs(60);
    let server = Server::with(Arc::new(Disk::new()), config).await;
    let made = server.practice().await;
    let mut mute = server.socket(&made.table).await;
    assert_eq!(mute.until_closed().await, Some(1008), "not even a hello");

    // Half open: it said hello and is never heard of again, not even in answer to pings.
    let mut gone = made.join(&server).await;
    tokio::time::sleep(Duration::from_secs(300)).await;
    gone.until_closed().await;
    let info = server.get(&format!("/api/tables/{}", made.table)).await;
    assert_eq!(info.json()["seats"][0]["connected"], false);
}

/// Changing one's mind is stored, so it has to end somewhere; the game goes on all the same.
#[tokio::test(start_paused = true)]
async fn changes_without_end_do_not_fill_the_disk() {
    let disk = Arc::new(Disk::new());
    let mut config = config();
    config.limits.max_log_bytes = 20_000;
    let server = Server::with(Arc::clone(&disk) as _, config.clone()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let voices = |given: bool| json!({"type": "voices", "given": given});
    let mut n_done = 0;
    while ada.ask(voices(n_done % 2 == 0)).await == Answer::Done {
        n_done += 1;
        assert!(n_done < 20_000, "there is no end to it");
    }
    assert!(n_done > 100, "{n_done}");
    let n_records = disk.n_records(&made.table).await;
    for request in [
        voices(true),
        json!({"type": "stand"}),
        json!({"type": "take_back", "to": 0}),
        json!({"type": "hand_over"}),
    ] {
        assert_eq!(ada.ask(request).await, Answer::error("table/full"));
    }
    assert_eq!(disk.n_records(&made.table).await, n_records);
    server.stop().await;

    let server = Server::with(disk, config).await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.ask(voices(true)).await, Answer::error("table/full"));
    play_on(&mut ada).await;
    assert!(ada.is_over());
}

/// Looking into finished games costs replaying them.
#[tokio::test(start_paused = true)]
async fn looks_into_finished_games_are_counted() {
    let server = Server::start().await;
    let made = server.practice().await;
    play_on(&mut made.join(&server).await).await;
    let mut codes = Vec::new();
    for n in 0..LOOK_BURST + 10 {
        let paths = ["replay", "history", "history/3"];
        let path = paths[n as usize % paths.len()];
        let answer = server
            .get(&format!("/api/tables/{}/{path}", made.table))
            .await;
        codes.push(answer.status);
    }
    assert_eq!(
        codes.iter().filter(|code| **code == 200).count(),
        LOOK_BURST as usize
    );
    assert_eq!(codes.last(), Some(&429));
}
