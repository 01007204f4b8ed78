//! Coming back: the whole picture with exactly the events that were missed; and no request carried out twice.

use std::sync::Arc;

use serde_json::{Value, json};
use shamble_server::limits::RECENT_INPUTS;

use crate::common::{Answer, Client, Disk, Made, Server, config, my_turn, play_while};

/// A practice table with a few moves behind it, and its player.
async fn played_a_little(server: &Server) -> (Made, Client) {
    let made = server.practice().await;
    let mut ada = made.join(server).await;
    play_while(&mut ada, |ada| ada.n_steps < 10).await;
    my_turn(&mut ada).await;
    (made, ada)
}

/// Comes back with `seen`; gives the picture that brought.
async fn come_back(server: &Server, made: &Made, seen: Option<u32>) -> (Value, Client) {
    let mut client = server.socket(&made.table).await;
    client.hello(Some(&made.token), seen).await;
    assert_eq!(client.n_snapshots, 1);
    let picture = client
        .frames
        .iter()
        .find(|frame| frame.starts_with(r#"{"type":"snapshot""#))
        .unwrap();
    (serde_json::from_str(picture).unwrap(), client)
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_gets_the_picture_and_exactly_the_missed_events() {
    let server = Server::start().await;
    let (made, mut ada) = played_a_little(&server).await;
    let (seen, n_frames) = (ada.seq, ada.frames.len());
    play_while(&mut ada, |ada| ada.seq < seen + 7).await;
    my_turn(&mut ada).await;
    let heard: Vec<Value> = ada.frames[n_frames..]
        .iter()
        .map(|frame| serde_json::from_str::<Value>(frame).unwrap())
        .flat_map(|message| {
            message["step"]["events"]
                .as_array()
                .cloned()
                .unwrap_or_default()
        })
        .collect();
    assert!(!heard.is_empty());

    let (picture, absent) = come_back(&server, &made, Some(seen)).await;
    assert_eq!(picture["reason"], "away");
    assert_eq!(picture["shown"]["events"], Value::Array(heard));
    for part in ["view", "prompts", "choices", "inputs", "floor"] {
        assert_eq!(absent.shown[part], ada.shown[part], "{part}");
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_missed_means_no_events() {
    let server = Server::start().await;
    let (made, ada) = played_a_little(&server).await;
    let (picture, _) = come_back(&server, &made, Some(ada.seq)).await;
    assert_eq!(
        (&picture["reason"], &picture["shown"]["events"]),
        (&json!("away"), &json!([]))
    );
}

#[tokio::test(start_paused = true)]
async fn what_is_too_old_or_never_was_gets_all_that_is_remembered() {
    let server = Server::start().await;
    let (made, mut ada) = played_a_little(&server).await;
    play_while(&mut ada, |ada| ada.n_steps < RECENT_INPUTS + 10).await;
    my_turn(&mut ada).await;
    let kept = u32::try_from(RECENT_INPUTS).unwrap();
    for seen in [
        None,
        Some(0),
        Some(ada.seq - kept - 1),
        Some(ada.seq + 1),
        Some(u32::MAX),
    ] {
        let (picture, client) = come_back(&server, &made, seen).await;
        assert_eq!(picture["reason"], "fresh", "seen {seen:?}");
        assert_eq!(
            (client.seq, &client.shown["view"]),
            (ada.seq, &ada.shown["view"])
        );
    }
    let (picture, _) = come_back(&server, &made, Some(ada.seq - kept)).await;
    assert_eq!(picture["reason"], "away");
}

#[tokio::test(start_paused = true)]
async fn other_eyes_never_get_a_part_of_the_picture() {
    let server = Server::start().await;
    let (made, mut ada) = played_a_little(&server).await;
    let seen = ada.seq;
    // She gets up in one window while another one is away.
    assert_eq!(ada.ask(json!({"type": "stand"})).await, Answer::Done);
    assert_eq!((ada.seat(), ada.n_snapshots), (None, 2));
    let (picture, client) = come_back(&server, &made, Some(seen)).await;
    assert_eq!((&picture["reason"], client.seat()), (&json!("fresh"), None));
    assert!(
        client
            .frames
            .iter()
            .all(|frame| !frame.contains("\"hand\":")),
        "a hand that is no longer hers"
    );
}

#[tokio::test(start_paused = true)]
async fn a_repeated_request_is_carried_out_once() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let act = json!({"type": "act", "seen": ada.seq, "action": ada.choices()[0]});
    assert_eq!(ada.ask_as(500, act.clone()).await, Answer::Done);
    my_turn(&mut ada).await;
    let (n_records, seq) = (disk.n_records(&made.table).await, ada.seq);
    // The same window, another one, and several at once.
    assert_eq!(ada.ask_as(500, act.clone()).await, Answer::Done);
    let mut again = made.join(&server).await;
    for _ in 0..3 {
        again.send_as(500, act.clone()).await;
    }
    for _ in 0..3 {
        assert_eq!(again.answer_to(500).await, Answer::Done);
    }
    assert_eq!(
        (disk.n_records(&made.table).await, again.seq),
        (n_records, seq)
    );
    // And what is not a repetition is carried out, also if it is slower than a later one.
    let act = json!({"type": "act", "seen": ada.seq, "action": ada.choices()[0]});
    assert_eq!(again.ask_as(499, act).await, Answer::Done);
    assert!(disk.n_records(&made.table).await > n_records);
}

/// A line that died may still deliver the first copy of a request after the second was denied, and by then the game may
/// allow it. Whoever was told no must not find that it happened.
#[tokio::test(start_paused = true)]
async fn a_copy_of_a_denied_request_is_not_carried_out_over_another_line() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut dead = made.join(&server).await;
    my_turn(&mut dead).await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let act = json!({"type": "act", "seen": ada.seq, "action": ada.choices()[0]});
    let (pause, resume) = (json!({"type": "pause"}), json!({"type": "resume"}));
    let stale = Answer::error("action/stale");
    let not_paused = Answer::error("table/status");
    assert_eq!(ada.ask_as(500, resume.clone()).await, not_paused);
    assert_eq!(ada.ask_as(501, pause).await, Answer::Done);
    let paused = Answer::error("action/paused");
    assert_eq!(ada.ask_as(502, act.clone()).await, paused);
    let n_records = disk.n_records(&made.table).await;
    assert_eq!(dead.ask_as(500, resume.clone()).await, stale);
    assert_eq!(disk.n_records(&made.table).await, n_records);
    // Over the line that heard the no it may be asked anew.
    assert_eq!(ada.ask_as(500, resume).await, Answer::Done);
    let n_records = disk.n_records(&made.table).await;
    assert_eq!(dead.ask_as(502, act.clone()).await, stale);
    assert_eq!(disk.n_records(&made.table).await, n_records);
    assert_eq!(ada.ask_as(502, act).await, Answer::Done);
}
