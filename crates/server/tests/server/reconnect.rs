//! Coming back: exactly what was missed, or the whole picture; and no request carried out twice.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::common::{Answer, Client, Disk, Made, Server, config, my_turn, play_while};

/// A practice table with a few moves behind it, and its player.
async fn played_a_little(server: &Server) -> (Made, Client) {
    let made = server.practice().await;
    let mut ada = made.join(server).await;
    play_while(&mut ada, |ada| ada.n_steps < 10).await;
    my_turn(&mut ada).await;
    (made, ada)
}

/// Comes back with `seen` and reports how many pictures and steps that brought.
async fn come_back(
    server: &Server,
    made: &Made,
    from: &Client,
    seen: Option<u32>,
) -> (usize, usize, Client) {
    let mut client = server.socket(&made.table).await;
    client.seq = seen.unwrap_or(0);
    client.shown = from.shown.clone();
    client.hello(Some(&made.token), seen).await;
    (client.n_snapshots, client.n_steps, client)
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_gets_exactly_the_missed_steps() {
    let server = Server::start().await;
    let (made, mut ada) = played_a_little(&server).await;
    let before = ada.shown.clone();
    let seen = ada.seq;
    play_while(&mut ada, |ada| ada.seq < seen + 7).await;
    my_turn(&mut ada).await;
    let missed = (ada.seq - seen) as usize;

    let mut absent = server.socket(&made.table).await;
    absent.seq = seen;
    absent.shown = before;
    absent.hello(Some(&made.token), Some(seen)).await;
    assert_eq!((absent.n_snapshots, absent.n_steps), (0, missed));
    for part in ["view", "prompts", "choices", "inputs", "floor"] {
        assert_eq!(absent.shown[part], ada.shown[part], "{part}");
    }
    // Word for word, but for the clock, which is that of the present.
    let steps = |client: &Client| -> Vec<Value> {
        let steps = client
            .frames
            .iter()
            .filter(|frame| frame.starts_with(r#"{"type":"step""#));
        let read = steps.map(|frame| serde_json::from_str(frame).unwrap());
        read.map(|mut step: Value| {
            step["step"]["clock"].take();
            step
        })
        .collect()
    };
    let heard = steps(&ada);
    assert_eq!(steps(&absent), heard[heard.len() - missed..],);
}

#[tokio::test(start_paused = true)]
async fn nothing_missed_means_nothing_sent() {
    let server = Server::start().await;
    let (made, ada) = played_a_little(&server).await;
    let (snapshots, steps, _) = come_back(&server, &made, &ada, Some(ada.seq)).await;
    assert_eq!((snapshots, steps), (0, 0));
}

#[tokio::test(start_paused = true)]
async fn what_is_too_old_or_never_was_gets_the_whole_picture() {
    let mut config = config();
    config.limits.history_steps = 4;
    let server = Server::with(Arc::new(Disk::new()), config).await;
    let (made, ada) = played_a_little(&server).await;
    for seen in [
        None,
        Some(0),
        Some(ada.seq - 5),
        Some(ada.seq + 1),
        Some(u32::MAX),
    ] {
        let (snapshots, steps, client) = come_back(&server, &made, &ada, seen).await;
        assert_eq!((snapshots, steps), (1, 0), "seen {seen:?}");
        assert_eq!(
            (client.seq, &client.shown["view"]),
            (ada.seq, &ada.shown["view"])
        );
    }
    let (snapshots, steps, _) = come_back(&server, &made, &ada, Some(ada.seq - 4)).await;
    assert_eq!((snapshots, steps), (0, 4));
}

#[tokio::test(start_paused = true)]
async fn missed_steps_carry_the_clock_of_the_present() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "seats": 4, "name": "Ada", "bots": "thumb"}))
        .await;
    let mut ada = made.join(&server).await;
    play_while(&mut ada, |ada| ada.n_steps < 30).await;
    let (_, steps, client) = come_back(&server, &made, &ada, Some(ada.seq - 20)).await;
    assert!(steps >= 20);
    let first = client
        .frames
        .iter()
        .find(|frame| frame.starts_with(r#"{"type":"step""#))
        .unwrap();
    let first: Value = serde_json::from_str(first).unwrap();
    let told = first["step"]["clock"]["now"].as_u64().unwrap();
    assert!(
        told >= ada.shown["clock"]["now"].as_u64().unwrap(),
        "{told} is in the past"
    );
}

#[tokio::test(start_paused = true)]
async fn other_eyes_never_get_a_part_of_the_picture() {
    let server = Server::start().await;
    let (made, mut ada) = played_a_little(&server).await;
    let seen = ada.seq;
    // She gets up in one window while another one is away.
    assert_eq!(ada.ask(json!({"type": "stand"})).await, Answer::Done);
    assert_eq!((ada.seat(), ada.n_snapshots), (None, 2));
    let (snapshots, _, client) = come_back(&server, &made, &ada, Some(seen)).await;
    assert_eq!((snapshots, client.seat()), (1, None));
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
