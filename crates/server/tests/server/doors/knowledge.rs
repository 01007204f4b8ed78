//! What somebody has learnt of a game bounds which seats and copies of it they may have.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use shamble_core::replay::Replay;
use shamble_server::limits::{GRACE, SEAT_KEPT};
use shamble_store::TableState;

use crate::common::{Answer, Client, Disk, Made, Server, config, play_on, play_while};

/// Ada on seat 0, Bo on seat 1 and two bots, in a game that runs; with Bo's secret.
async fn two_people(server: &Server) -> (Made, Client, Client, String) {
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 4, "name": "Ada"}))
        .await;
    let mut ada = made.join(server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    let token = bo.token().unwrap();
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    (made, ada, bo, token)
}

async fn labels(server: &Server, made: &Made) -> Value {
    server.info(&made.table).await["labels"].clone()
}

fn give_to_bot(seat: usize) -> Value {
    json!({"type": "place", "seat": seat, "occupant": {"kind": "bot", "level": "thumb"}})
}

/// What comes of asking for a copy of a game.
async fn fork(
    server: &Server,
    made: &Made,
    token: &str,
    seat: usize,
    at: u64,
) -> Result<Made, String> {
    let body = json!({"at": at, "name": "Zoe", "seat": seat, "token": token});
    let answer = server
        .post(&format!("/api/tables/{}/fork", made.table), &body)
        .await;
    if answer.status != 201 {
        return Err(answer.code());
    }
    let created = answer.json();
    let field = |name: &str| created[name].as_str().unwrap().to_owned();
    Ok(Made {
        table: field("table"),
        code: field("code"),
        token: field("token"),
    })
}

#[tokio::test(start_paused = true)]
async fn standing_up_makes_nobody_a_stranger_to_the_game() {
    let server = Server::start().await;
    let (made, mut ada, mut bo, token) = two_people(&server).await;
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    ada.ping().await;
    assert_eq!(ada.table["practice"], true, "one person sits");
    let refused = Err("table/status".to_owned());
    for seat in 0..4 {
        for token in [&token, &made.token] {
            let copy = fork(&server, &made, token, seat, 0).await;
            assert_eq!(copy.map(drop), refused, "seat {seat}");
        }
    }
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done, "it is his own seat");
    assert_eq!(labels(&server, &made).await, json!([]), "nothing was seen");
}

#[tokio::test(start_paused = true)]
async fn a_copy_of_a_running_game_is_dealt_anew_and_has_none_of_its_secrets() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    let hand_size = |ada: &Client, seat: usize| {
        let size = &ada.shown["view"]["seats"][seat]["hand_size"];
        size.as_u64().unwrap()
    };
    // Somebody has a hand worth seeing, and the bots wait for Ada.
    play_while(&mut ada, |ada| {
        let prompts = ada.shown["prompts"].as_array().unwrap();
        let is_waiting =
            !ada.choices().is_empty() && prompts.iter().all(|prompt| prompt["seat"] == 0);
        !is_waiting || (1..4).all(|seat| hand_size(ada, seat) < 3)
    })
    .await;
    let other = (1..4).max_by_key(|seat| hand_size(&ada, *seat)).unwrap();
    let now = ada.shown["inputs"].as_u64().unwrap();
    for seat in 1..4 {
        let copy = fork(&server, &made, &made.token, seat, now).await;
        assert_eq!(copy.map(drop), Err("table/status".to_owned()), "{seat}");
    }
    assert_eq!(labels(&server, &made).await, json!([]), "nothing was made");

    let mut hands = Vec::new();
    let mut n_untouched = 0;
    let mut copies = Vec::new();
    for _ in 0..6 {
        let copy = fork(&server, &made, &made.token, 0, now).await.unwrap();
        let zoe = copy.join(&server).await;
        // A bot that was dealt something better may not wait.
        if zoe.shown["inputs"] == 1 {
            assert_eq!(zoe.shown["view"], ada.shown["view"], "as Ada sees it");
            assert_eq!(zoe.shown["prompts"], ada.shown["prompts"]);
            assert_eq!(zoe.shown["events"], json!([]), "it has no past");
            n_untouched += 1;
        }
        assert_ne!(zoe.table["commitment"], ada.table["commitment"]);
        let mut cy = server.join(&copy.table, None).await;
        assert_eq!(cy.sit(other, "Cy").await, Answer::Done);
        let from = ada.shown["clock"]["now"].as_u64();
        let is_old = |event: &Value| event["at"].as_u64() < from;
        let events = cy.shown["events"].as_array().unwrap();
        assert!(!events.iter().any(is_old), "nor for anybody else");
        hands.push(cy.shown["view"]["seats"][other]["hand"].clone());
        copies.push((copy, zoe, cy));
    }
    assert!(hands[0].is_object(), "{hands:?}");
    assert!(n_untouched > 0);
    assert!(
        hands.iter().any(|hand| *hand != hands[0]),
        "dealt anew each time: {hands:?}"
    );
    assert_eq!(labels(&server, &made).await, json!(["looked-ahead"]));

    // The copy comes to its end before the game it was made from.
    let (copy, mut zoe, cy) = copies.pop().unwrap();
    drop(copies);
    cy.vanish();
    play_on(&mut zoe).await;
    let replay = server
        .get(&format!("/api/tables/{}/replay", copy.table))
        .await
        .body;
    let end = server.info(&copy.table).await;
    server.stop().await;
    let server = Server::with(disk, config()).await;
    assert_eq!(
        labels(&server, &made).await,
        json!(["looked-ahead"]),
        "a restart does not forget it"
    );
    let mut ada = made.join(&server).await;
    play_on(&mut ada).await;
    ada.ping().await;
    let seed = ada.table["seed"].as_str().unwrap();
    assert!(!replay.contains(seed) && end["seed"] != ada.table["seed"]);
    let replay = Replay::read(&replay).unwrap();
    let again = shamble_catalog::replay(&replay.game, replay.setup.clone(), &replay.log);
    assert_eq!(again.unwrap().unwrap().state_hash(), replay.hash);
}

/// Older servers gave copies of running games their whole past.
#[tokio::test(start_paused = true)]
async fn a_copy_with_the_past_of_a_running_game_keeps_it_to_itself() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    play_on(&mut ada).await;
    let copy = fork(&server, &made, &made.token, 0, 5).await.unwrap();
    play_on(&mut copy.join(&server).await).await;
    server.stop().await;
    let replay = format!("/api/tables/{}/replay", copy.table);
    for (state, is_told) in [(TableState::Playing, false), (TableState::Finished, true)] {
        disk.call_it(&made.table, state).await;
        let server = Server::with(Arc::clone(&disk) as _, config()).await;
        let info = server.info(&copy.table).await;
        assert_eq!(info["status"], "finished");
        assert_eq!(info["seed"].is_string(), is_told, "{info}");
        assert_eq!(server.get(&replay).await.status == 200, is_told);
        let history = format!("/api/tables/{}/history/3", copy.table);
        assert_eq!(server.get(&history).await.status == 200, is_told);
        let again = fork(&server, &copy, &copy.token, 1, 3).await;
        assert_eq!(again.is_ok(), is_told);
        server.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_hops_from_seat_to_seat_to_see_two_hands() {
    let disk = Arc::new(Disk::new());
    let server = Server::with(Arc::clone(&disk) as _, config()).await;
    let (made, _ada, mut bo, token) = two_people(&server).await;
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    for seat in [2, 3] {
        assert_eq!(bo.sit(seat, "Bo").await, Answer::error("table/status"));
    }
    assert!(bo.shown["view"]["seats"][2].get("hand").is_none());
    server.stop().await;

    let server = Server::with(disk, config()).await;
    let mut bo = server.join(&made.table, Some(&token)).await;
    assert_eq!(
        bo.sit(2, "Bo").await,
        Answer::error("table/status"),
        "a restart does not forget it"
    );
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(labels(&server, &made).await, json!([]));
    // Somebody new may be anybody: it is allowed, and told.
    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.sit(2, "Cy").await, Answer::Done);
    assert_eq!(labels(&server, &made).await, json!(["seats-changed"]));
}

/// The chairs that a client is told it may not take, and why.
fn closed(client: &Client) -> Vec<(u64, String)> {
    let closed = client.you["closed"].as_array().unwrap().iter();
    closed
        .map(|chair| {
            let key = chair["text"]["key"].as_str().unwrap();
            (chair["seat"].as_u64().unwrap(), key.to_owned())
        })
        .collect()
}

#[tokio::test(start_paused = true)]
async fn everybody_is_told_which_chairs_are_not_for_them() {
    let server = Server::start().await;
    let (made, mut ada, mut bo, token) = two_people(&server).await;
    let mut cy = server.join(&made.table, None).await;
    for client in [&mut ada, &mut bo, &mut cy] {
        client.ping().await;
        assert_eq!(
            closed(client),
            [],
            "who sits needs no chair, who is new may have any"
        );
    }
    let chair = |seat: u64, key: &str| (seat, key.to_owned());
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    bo.ping().await;
    let seen = "error-seat-seen";
    assert_eq!(
        closed(&bo),
        [chair(2, seen), chair(3, seen)],
        "all but his own"
    );
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    bo.ping().await;
    assert_eq!(closed(&bo), []);

    // Whoever loses the seat while away finds it kept; others are told so, until it is not kept any more.
    bo.vanish();
    tokio::time::sleep(GRACE * 2).await;
    assert_eq!(ada.ask(give_to_bot(1)).await, Answer::Done);
    cy.ping().await;
    assert_eq!(closed(&cy), [chair(1, "error-seat-kept-now")]);
    let mut bo = server.join(&made.table, Some(&token)).await;
    assert_eq!(
        closed(&bo),
        [chair(2, seen), chair(3, seen)],
        "kept for him"
    );
    tokio::time::sleep(SEAT_KEPT).await;
    for client in [&mut bo, &mut cy] {
        client.ping().await;
    }
    assert_eq!(closed(&cy), []);
    // What is told and what is done are one: the same holds when somebody tries.
    for (seat, _) in closed(&bo) {
        let tried = bo.sit(usize::try_from(seat).unwrap(), "Bo").await;
        assert_eq!(tried, Answer::error("table/status"), "{seat}");
    }
    assert_eq!(cy.sit(1, "Cy").await, Answer::Done);
    bo.ping().await;
    assert_eq!(closed(&bo), [chair(2, seen), chair(3, seen)]);
}

#[tokio::test(start_paused = true)]
async fn what_is_done_is_done_wherever_one_looks() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 4, "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    let mut bo = server.join(&made.table, None).await;
    let kind = async |seat: usize| {
        let info = server.info(&made.table).await;
        info["seats"][seat]["occupant"]["kind"].clone()
    };
    for _ in 0..20 {
        assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
        assert_eq!(kind(1).await, "person");
        assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
        assert_eq!(kind(1).await, "empty");
        assert_eq!(ada.ask(give_to_bot(2)).await, Answer::Done);
        assert_eq!(kind(2).await, "bot");
        let clear = json!({"type": "place", "seat": 2, "occupant": {"kind": "empty"}});
        assert_eq!(ada.ask(clear).await, Answer::Done);
        assert_eq!(kind(2).await, "empty");
    }
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    assert_eq!(server.info(&made.table).await["status"], "playing");
    play_on(&mut ada).await;
    assert_eq!(server.info(&made.table).await["status"], "finished");
}

#[tokio::test(start_paused = true)]
async fn a_step_names_nobody_but_the_viewer() {
    let server = Server::start().await;
    let (made, mut ada, mut bo, _) = two_people(&server).await;
    let mut watcher = server.join(&made.table, None).await;
    // The seats that the steps a client heard name.
    let named = |client: &Client| -> Vec<Value> {
        let steps = client
            .frames
            .iter()
            .map(|frame| serde_json::from_str::<Value>(frame).unwrap())
            .filter(|message| message["type"] == "step");
        let by = steps.flat_map(|message| message["step"]["by"].as_array().unwrap().clone());
        by.filter(|by| !by.is_null()).collect()
    };
    let is_enough = |ada: &Client, bo: &Client| {
        !named(ada).is_empty() && !named(bo).is_empty() && ada.n_steps >= 60
    };
    while !ada.is_over() && !is_enough(&ada, &bo) {
        for client in [&mut ada, &mut bo] {
            play_while(client, |client| !client.choices().is_empty()).await;
        }
        // Time passes only when every bot has thought and acted.
        tokio::time::sleep(Duration::from_secs(1)).await;
        bo.ping().await;
        ada.ping().await;
    }
    watcher.ping().await;
    for (client, seat) in [(&ada, 0), (&bo, 1)] {
        let named = named(client);
        assert!(!named.is_empty(), "own acts are told");
        assert!(named.iter().all(|by| *by == seat), "{named:?}");
    }
    assert_eq!(named(&watcher), Vec::<Value>::new());
}

#[tokio::test(start_paused = true)]
async fn a_broken_line_costs_nobody_the_seat_at_once() {
    let server = Server::start().await;
    let (made, mut ada, bo, token) = two_people(&server).await;
    bo.vanish();
    ada.until(|message| message["table"]["seats"][1]["connected"] == false)
        .await;
    assert_eq!(
        ada.ask(give_to_bot(1)).await,
        Answer::error("seat/taken"),
        "the line has only just broken"
    );
    tokio::time::sleep(GRACE).await;
    assert_eq!(ada.ask(give_to_bot(1)).await, Answer::Done);

    // The seat waits for Bo, and for nobody else.
    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.sit(1, "Cy").await, Answer::error("seat/taken"));
    assert!(cy.shown["view"]["seats"][1].get("hand").is_none());
    let mut bo = server.join(&made.table, Some(&token)).await;
    assert_eq!(bo.seat(), None);
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(labels(&server, &made).await, json!([]));

    // If he stays away for good, a friend may play on for him.
    bo.vanish();
    ada.until(|message| message["table"]["seats"][1]["stand_in"] == true)
        .await;
    assert_eq!(ada.ask(give_to_bot(1)).await, Answer::Done);
    assert_eq!(cy.sit(1, "Cy").await, Answer::error("seat/taken"));
    tokio::time::sleep(SEAT_KEPT).await;
    assert_eq!(cy.sit(1, "Cy").await, Answer::Done);
    assert_eq!(labels(&server, &made).await, json!(["seats-changed"]));
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_was_left_on_purpose_is_free_at_once() {
    let server = Server::start().await;
    let (made, _ada, mut bo, _) = two_people(&server).await;
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.sit(1, "Cy").await, Answer::Done);
    assert_eq!(bo.sit(1, "Bo").await, Answer::error("seat/taken"));
    assert_eq!(bo.sit(2, "Bo").await, Answer::error("table/status"));
    assert_eq!(labels(&server, &made).await, json!(["seats-changed"]));
}
