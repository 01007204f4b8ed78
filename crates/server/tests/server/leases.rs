//! A server whose lease ran out: it keeps its tables, shows nothing that the log does not confirm, and goes on with those
//! that nobody else had.

use std::time::Duration;

use serde_json::json;

use crate::common::{Answer, Client, Made, Server, Trouble, my_turn};
use crate::nodes::Pair;

/// Whoever sits at a table with bots acts, and it is their turn again; how far the game is then.
async fn act_once(client: &mut Client) -> u32 {
    my_turn(client).await;
    let action = client.choices()[0].clone();
    assert_eq!(client.act(&action).await, Answer::Done);
    my_turn(client).await;
    client.seq
}

/// An act of somebody's who has the table opened at another server, and how far the game is then.
async fn act_elsewhere(pair: &Pair, made: &Made) -> u32 {
    pair.believe(1, 1);
    let mut elsewhere = made.join(&pair.servers[1]).await;
    act_once(&mut elsewhere).await
}

/// The other server hears that the table is not its own.
async fn give_back(pair: &Pair) {
    pair.believe(1, 0);
    while pair.servers[1].metric("shamble_tables").await > 0.0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn is_hidden(server: &Server, made: &Made) -> bool {
    let info = server.get(&format!("/api/tables/{}", made.table)).await;
    info.status != 200 && info.code() == "server/unavailable"
}

/// Whether somebody who comes over a new socket is shown the table.
async fn is_welcomed(server: &Server, made: &Made) -> bool {
    let mut eve = Client::open(server.address, &made.table).await;
    let hello = json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL});
    eve.say(&hello).await;
    let answer = eve.next().await;
    answer.is_some_and(|answer| answer["type"] == "welcome")
}

#[tokio::test(start_paused = true)]
async fn tables_that_nobody_else_had_go_on() {
    let pair = Pair::start().await;
    let first = &pair.servers[0];
    let made = first.practice().await;
    let mut ada = made.join(first).await;
    my_turn(&mut ada).await;
    let n_opens = first.metric("shamble_opens_total").await;

    // The list of members has no leader, the log has one: it is asked for everything.
    let wrong = json!({"type": "act", "seen": ada.seq, "action": "nonsense"});
    let malformed = Answer::error("action/malformed");
    pair.goes_away(0);
    assert!(is_hidden(first, &made).await, "it is told from memory");
    assert_eq!(ada.ask(wrong.clone()).await, malformed);
    let seq = act_once(&mut ada).await;
    let eve = first.join(&made.table, None).await;
    assert_eq!(eve.seq, seq);

    for (term, is_sure) in [(1, false), (2, true)] {
        pair.comes_back(0, term, is_sure);
        assert_eq!(ada.ask(wrong.clone()).await, malformed);
        let seq = act_once(&mut ada).await;
        let eve = first.join(&made.table, None).await;
        assert_eq!(eve.seq, seq);
        assert!(!is_hidden(first, &made).await);
    }
    assert_eq!(first.metric("shamble_opens_total").await, n_opens);
    assert_eq!(first.metric("shamble_depositions_total").await, 0.0);
    assert_eq!(ada.closed, None);
}

#[tokio::test(start_paused = true)]
async fn without_the_log_nothing_is_shown() {
    let pair = Pair::start().await;
    let first = &pair.servers[0];
    let made = first.practice().await;
    let mut ada = made.join(first).await;
    my_turn(&mut ada).await;
    let n_shown = (ada.n_snapshots, ada.n_steps);

    pair.goes_away(0);
    pair.disk.set(Trouble::Down);
    let unavailable = Answer::error("server/unavailable");
    let wrong = json!({"type": "act", "seen": ada.seq, "action": "nonsense"});
    assert_eq!(ada.ask(wrong).await, unavailable, "not even a no");
    let pause = json!({"type": "pause"});
    assert_eq!(ada.ask(pause).await, unavailable);
    assert!(!is_welcomed(first, &made).await);
    // It is not opened either: that would take it from whoever has it by now.
    pair.disk.set(Trouble::None);
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(!is_welcomed(first, &made).await);
    assert_eq!((ada.n_snapshots, ada.n_steps), n_shown);

    pair.comes_back(0, 1, true);
    act_once(&mut ada).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_that_another_server_had_is_opened_anew() {
    let pair = Pair::start().await;
    let first = &pair.servers[0];
    let made = first.practice().await;
    let mut ada = made.join(first).await;
    my_turn(&mut ada).await;
    let (seq, n_shown) = (ada.seq, (ada.n_snapshots, ada.n_steps));

    pair.goes_away(0);
    let moved_on = act_elsewhere(&pair, &made).await;
    assert!(moved_on > seq);
    give_back(&pair).await;
    pair.comes_back(0, 1, true);
    ada.until_closed().await;
    assert_eq!((ada.n_snapshots, ada.n_steps), n_shown, "it was old");
    let mut ada = made.join(first).await;
    assert!(ada.seq >= moved_on);
    act_once(&mut ada).await;
}

/// A server that was stopped wakes with people in its sockets, and with a table that another one has.
#[tokio::test(start_paused = true)]
async fn a_server_that_wakes_up_late_says_nothing_of_what_it_knew() {
    wake_up_late(false).await;
    wake_up_late(true).await;
}

/// With an act that comes first, or with somebody new.
async fn wake_up_late(with_somebody_new: bool) {
    let pair = Pair::start().await;
    let first = &pair.servers[0];
    let made = first.practice().await;
    let mut ada = made.join(first).await;
    my_turn(&mut ada).await;
    let act = json!({"type": "act", "seen": ada.seq, "action": ada.choices()[0]});
    let n_shown = (ada.n_snapshots, ada.n_steps);

    pair.goes_away(0);
    let moved_on = act_elsewhere(&pair, &made).await;
    // It has no lease yet when it reads on.
    if with_somebody_new {
        assert!(!is_welcomed(first, &made).await, "what it knew is old");
    }
    ada.send_as(78, act).await;
    while let Some(heard) = ada.next().await {
        assert_ne!(heard["type"], "done", "{heard}");
    }
    assert_eq!((ada.n_snapshots, ada.n_steps), n_shown);
    assert_eq!(first.metric("shamble_depositions_total").await, 1.0);
    assert!(is_hidden(first, &made).await);
    let elsewhere = made.join(&pair.servers[1]).await;
    assert!(elsewhere.seq >= moved_on);
}

/// Another server takes a table over in the belief of before, when this one has had it confirmed already.
#[tokio::test(start_paused = true)]
async fn until_all_have_heard_of_it_every_look_asks_the_log() {
    let pair = Pair::start().await;
    let first = &pair.servers[0];
    let made = first.practice().await;
    let mut ada = made.join(first).await;
    pair.goes_away(0);
    pair.comes_back(0, 1, false);
    act_once(&mut ada).await;
    let moved_on = act_elsewhere(&pair, &made).await;
    let eve = first.join(&made.table, None).await;
    assert!(eve.seq >= moved_on, "{} is old", eve.seq);
    ada.until_closed().await;

    // Once more when that is over.
    give_back(&pair).await;
    let mut ada = made.join(first).await;
    my_turn(&mut ada).await;
    let moved_on = act_elsewhere(&pair, &made).await;
    give_back(&pair).await;
    pair.comes_back(0, 2, true);
    let eve = first.join(&made.table, None).await;
    assert!(eve.seq >= moved_on, "{} is old", eve.seq);
}
