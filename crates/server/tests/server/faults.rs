//! What machines do: disks that are full or go bad, calendars that jump, lines that die without a word.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::json;
use shamble_server::{Calendar, Config};

use crate::common::{Answer, Disk, Server, Trouble, config, my_turn, play_while};

#[tokio::test(start_paused = true)]
async fn a_full_disk_stops_what_is_new_and_nothing_else() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    assert_eq!(server.get("/readyz").await.status, 200);
    let (n_records, seq, view) = (
        disk.n_records(&made.table).await,
        ada.seq,
        ada.shown["view"].clone(),
    );

    disk.set(Trouble::ReadOnly);
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::error("server/unavailable"));
    ada.ping().await;
    assert_eq!(disk.n_records(&made.table).await, n_records);
    assert_eq!(
        (ada.seq, &ada.shown["view"]),
        (seq, &view),
        "as it is stored"
    );
    let new = json!({"game": "cliche", "name": "Bo", "bots": "thumb"});
    let refused = server.post("/api/tables", &new).await;
    assert_eq!(
        (refused.status, refused.code()),
        (503, "server/unavailable".to_owned())
    );
    assert_eq!(
        server.get("/readyz").await.status,
        503,
        "nobody else, please"
    );
    assert_eq!(server.get("/healthz").await.status, 200, "but it is alive");
    // Who comes now sees what there is.
    assert_eq!(made.join(&server).await.seq, seq);

    disk.set(Trouble::None);
    assert_eq!(
        ada.act(&action).await,
        Answer::Done,
        "as if nothing had been"
    );
    assert_eq!(server.get("/readyz").await.status, 200);
    assert_eq!(server.post("/api/tables", &new).await.status, 201);
}

/// A store that neither takes the act nor can be read back leaves it in memory: whoever asks again must not be told from
/// there that it was done.
#[tokio::test(start_paused = true)]
async fn an_act_that_is_only_in_memory_is_never_called_done() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let n_records = disk.n_records(&made.table).await;
    let act = json!({"type": "act", "seen": ada.seq, "action": ada.choices()[0]});
    disk.set(Trouble::Down);
    for _ in 0..3 {
        let answer = ada.ask_as(77, act.clone()).await;
        assert_eq!(answer, Answer::error("server/unavailable"));
    }
    disk.set(Trouble::None);
    assert_eq!(disk.n_records(&made.table).await, n_records);
    while ada.ask_as(77, act.clone()).await != Answer::Done {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(disk.n_records(&made.table).await > n_records);
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_runs_goes_on_once_there_is_room_again() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server
        .create(json!({"game": "cliche", "seats": 4, "name": "Ada", "bots": "thumb"}))
        .await;
    let mut ada = made.join(&server).await;
    play_while(&mut ada, |ada| ada.n_steps < 10).await;
    disk.set(Trouble::ReadOnly);
    tokio::time::sleep(Duration::from_secs(20)).await;
    let n_records = disk.n_records(&made.table).await;
    tokio::time::sleep(Duration::from_secs(20)).await;
    assert_eq!(disk.n_records(&made.table).await, n_records);
    disk.set(Trouble::None);
    tokio::time::sleep(Duration::from_secs(20)).await;
    assert!(disk.n_records(&made.table).await > n_records);
}

#[tokio::test(start_paused = true)]
async fn a_damaged_table_says_so_and_the_others_play() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let (sound, spoilt) = (server.practice().await, server.practice().await);
    server.crash().await;
    let mut records = disk.records(&spoilt.table).await;
    let last = records.last_mut().unwrap();
    last.truncate(last.len() - 1);
    disk.replace(&spoilt.table, records.clone()).await;

    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let answer = server.get(&format!("/api/tables/{}", spoilt.table)).await;
    assert_eq!(
        (answer.status, answer.code()),
        (500, "table/failed".to_owned())
    );
    assert_eq!(answer.json()["text"]["key"], "error-table-unreadable");
    let mut eve = server.socket(&spoilt.table).await;
    eve.say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": null}))
        .await;
    let told = eve.until(|message| message["type"] == "error").await;
    assert_eq!(told["code"], "table/failed");
    assert_eq!(disk.records(&spoilt.table).await, records, "left as it is");
    let mut ada = sound.join(&server).await;
    my_turn(&mut ada).await;
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done);
}

#[tokio::test(start_paused = true)]
async fn rules_that_are_no_longer_played_are_told_apart() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    server.crash().await;
    let mut records = disk.records(&made.table).await;
    // The record that names the version of the rules.
    let rules = records.iter_mut().find(|record| record[..] == [0, 13, 1]);
    rules.unwrap()[2] = 99;
    let flaw = shamble_server::inspect::inspect(&records).unwrap_err();
    assert_eq!(
        flaw.reason,
        "it was begun under version 99 of its rules, and this program plays version 1"
    );
    disk.replace(&made.table, records).await;
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let answer = server.get(&format!("/api/tables/{}", made.table)).await;
    assert_eq!(answer.json()["text"]["key"], "error-table-unreadable");
}

/// Versions 2 and 3 of Zombies 15' deal scenarios anew; whoever plays another one plays on.
#[tokio::test(start_paused = true)]
async fn only_what_a_new_version_touched_is_turned_away() {
    let campaign = |number| {
        let heroes = "josh starting | will starting | snow starting | dex starting";
        json!({"mode": "campaign", "progress": format!("{number} | {heroes}")})
    };
    for (options, version, goes_on) in [
        (json!({"scenario": "5"}), 1, true),
        (json!({"scenario": "6"}), 1, false),
        (json!({"scenario": "6"}), 2, false),
        (json!({"scenario": "11"}), 2, false),
        (json!({"scenario": "13"}), 1, false),
        (json!({"scenario": "13"}), 2, true),
        (json!({"mode": "quick"}), 1, true),
        (json!({"mode": "campaign"}), 1, true),
        (campaign(13), 1, false),
        (campaign(15), 2, false),
    ] {
        let disk = Arc::new(Disk::new());
        let server = Server::with(Arc::clone(&disk) as _, config()).await;
        let new = json!({"game": "zombies15", "pace": "per-action", "seats": 4, "name": "Ada", "bots": "thumb", "options": options});
        let made = server.create(new).await;
        let mut ada = made.join(&server).await;
        play_while(&mut ada, |ada| ada.n_steps < 3).await;
        server.crash().await;
        let mut records = disk.records(&made.table).await;
        let rules = records.iter_mut().find(|record| record[..] == [0, 13, 3]);
        rules.unwrap()[2] = version;
        let flaw = shamble_server::inspect::inspect(&records).err();
        let reason = format!("version {version} of its rules");
        match flaw {
            None => assert!(goes_on, "{options} of version {version}"),
            Some(flaw) => assert!(!goes_on && flaw.reason.contains(&reason), "{}", flaw.reason),
        }
    }
}

/// A calendar that somebody sets.
struct Wound {
    begun: tokio::time::Instant,
    by_ms: AtomicI64,
}

impl Calendar for Wound {
    fn unix_ms(&self) -> i64 {
        let passed = i64::try_from(self.begun.elapsed().as_millis()).unwrap();
        1_700_000_000_000 + passed + self.by_ms.load(Ordering::SeqCst)
    }
}

#[tokio::test(start_paused = true)]
async fn a_calendar_that_jumps_forgets_nobody() {
    const YEARS: i64 = 5 * 365 * 24 * 3_600_000;
    let calendar = Arc::new(Wound {
        begun: tokio::time::Instant::now(),
        by_ms: AtomicI64::new(0),
    });
    let config = || Config {
        calendar: Arc::clone(&calendar) as _,
        ..config()
    };
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let is_there = async |server: &Server| {
        tokio::time::sleep(Duration::from_secs(3 * 3600)).await;
        server
            .get(&format!("/api/tables/{}", made.table))
            .await
            .status
            == 200
    };
    // While it runs, forwards and backwards; then from one start to the next.
    for by_ms in [YEARS, -YEARS, 0] {
        calendar.by_ms.store(by_ms, Ordering::SeqCst);
        assert!(is_there(&server).await, "{by_ms}");
    }
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done);
    server.stop().await;
    calendar.by_ms.store(YEARS, Ordering::SeqCst);
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    assert!(is_there(&server).await, "from one start to the next");
}

#[tokio::test(start_paused = true)]
async fn lines_that_died_without_a_word_do_not_lock_anybody_out() {
    let server = Server::start().await;
    let made = server.practice().await;
    let mut ghosts = Vec::new();
    for _ in 0..20 {
        ghosts.push(made.join(&server).await);
    }
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let action = ada.choices()[0].clone();
    assert_eq!(ada.act(&action).await, Answer::Done);
    // The oldest made room; it may be gone before it hears why.
    ghosts[0].until_closed().await;
}
