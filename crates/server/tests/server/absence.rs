//! People who are away: a bot stands in after a while and gives the seat back; somebody else becomes the host.

use std::time::Duration;

use serde_json::{Value, json};
use shamble_server::limits::{GRACE, GRACE_REAL_TIME, HOST_GRACE};
use tokio::time::Instant;

use crate::common::{Answer, Client, Made, Server, my_turn, play_while};

/// Ada on seat 0 and Bo on seat 1, in a running game with bots.
async fn two_people(server: &Server, pace: &str) -> (Made, Client, Client, String) {
    let made = server
        .create(json!({"game": "cliche", "pace": pace, "seats": 4, "name": "Ada"}))
        .await;
    let mut ada = made.join(server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    let token = bo.token().unwrap();
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    (made, ada, bo, token)
}

fn seat_is(message: &Value, seat: usize, key: &str, value: bool) -> bool {
    message["type"] == "table" && message["table"]["seats"][seat][key] == value
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_after_the_grace_time_and_gives_the_seat_back() {
    for (pace, grace) in [("per-action", GRACE), ("real-time", GRACE_REAL_TIME)] {
        let server = Server::start().await;
        let (made, mut ada, bo, token) = two_people(&server, pace).await;
        let left = Instant::now();
        bo.vanish();
        ada.until(|message| seat_is(message, 1, "connected", false))
            .await;
        ada.until(|message| seat_is(message, 1, "stand_in", true))
            .await;
        assert!(
            left.elapsed() >= grace && left.elapsed() < grace + Duration::from_secs(1),
            "{:?}",
            left.elapsed()
        );
        assert_eq!(
            ada.table["seats"][1]["occupant"],
            json!({"kind": "person"}),
            "it is still Bo's seat"
        );
        assert_eq!(ada.table["practice"], false);

        // The game goes on: the bot acts for Bo.
        let acted = |frames: &[String]| frames.iter().any(|frame| frame.contains(r#""by":1,"#));
        let from = ada.frames.len();
        play_while(&mut ada, |ada| !acted(&ada.frames[from..])).await;

        let mut back = server.join(&made.table, Some(&token)).await;
        assert_eq!(back.seat(), Some(1));
        assert_eq!(back.table["seats"][1]["stand_in"], false, "at once");
        // Nobody acts for Bo any more.
        ada.ping().await;
        let from = ada.frames.len();
        tokio::time::sleep(Duration::from_secs(5)).await;
        ada.ping().await;
        assert!(!acted(&ada.frames[from..]));
        back.ping().await;
        assert_eq!(server.metric("shamble_stand_ins_total").await, 1.0);
    }
}

#[tokio::test(start_paused = true)]
async fn a_short_absence_and_a_second_window_bring_no_bot() {
    let server = Server::start().await;
    let (made, mut ada, bo, token) = two_people(&server, "per-action").await;
    let window = server.join(&made.table, Some(&token)).await;
    bo.vanish();
    tokio::time::sleep(GRACE * 2).await;
    ada.ping().await;
    assert_eq!(
        ada.table["seats"][1]["connected"], true,
        "the other window is open"
    );
    window.vanish();
    tokio::time::sleep(GRACE - Duration::from_secs(1)).await;
    let _back = server.join(&made.table, Some(&token)).await;
    tokio::time::sleep(GRACE * 2).await;
    ada.ping().await;
    assert_eq!(server.metric("shamble_stand_ins_total").await, 0.0);
}

#[tokio::test(start_paused = true)]
async fn who_plays_alone_turn_by_turn_may_come_back_tomorrow() {
    let server = Server::start().await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let seq = ada.seq;
    ada.vanish();
    tokio::time::sleep(Duration::from_secs(24 * 60 * 60)).await;
    let again = made.join(&server).await;
    assert_eq!(
        (again.seq, again.table["seats"][0]["stand_in"].clone()),
        (seq, json!(false))
    );
    assert_eq!(server.metric("shamble_stand_ins_total").await, 0.0);
}

#[tokio::test(start_paused = true)]
async fn somebody_who_is_there_becomes_the_host() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 4}))
        .await;
    let ada = made.join(&server).await;
    let mut bo = server.join(&made.table, None).await;
    let left = Instant::now();
    ada.vanish();
    tokio::time::sleep(HOST_GRACE * 2).await;
    bo.ping().await;
    assert_eq!(bo.you["host"], false, "whoever only watches does not");
    assert_eq!(bo.sit(3, "Bo").await, Answer::Done);
    bo.until(|message| message["type"] == "you" && message["you"]["host"] == true)
        .await;
    assert!(left.elapsed() >= HOST_GRACE);
    let mut ada = made.join(&server).await;
    assert_eq!(ada.you["host"], false);
    assert_eq!(
        ada.ask(json!({"type": "start"})).await,
        Answer::error("table/host")
    );
    assert_eq!(bo.ask(json!({"type": "start"})).await, Answer::Done);
}

#[tokio::test(start_paused = true)]
async fn the_host_can_give_an_absent_players_seat_to_a_bot() {
    let server = Server::start().await;
    let (made, mut ada, bo, token) = two_people(&server, "per-action").await;
    bo.vanish();
    ada.until(|message| seat_is(message, 1, "stand_in", true))
        .await;
    let place = json!({"type": "place", "seat": 1, "occupant": {"kind": "bot", "level": "thumb"}});
    assert_eq!(ada.ask(place).await, Answer::Done);
    let bo = server.join(&made.table, Some(&token)).await;
    assert_eq!(bo.seat(), None, "known, but without a seat");
}
