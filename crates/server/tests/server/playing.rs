//! From making a table to the end of a game.

use std::time::Duration;

use serde_json::{Value, json};
use shamble_core::replay::Replay;

use crate::common::{Answer, Client, Server, play_on, play_while};

#[tokio::test(start_paused = true)]
async fn a_whole_game_against_bots_turn_by_turn() {
    let server = Server::start().await;
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    assert_eq!(
        (ada.seat(), &ada.table["status"]),
        (Some(0), &json!("playing"))
    );
    assert_eq!(ada.table["practice"], true);
    assert_eq!(
        ada.table["seed"],
        Value::Null,
        "the seed is a secret while the game runs"
    );
    play_on(&mut ada).await;
    check_the_end(&server, &ada, &made.table).await;
}

#[tokio::test(start_paused = true)]
async fn a_whole_game_against_bots_in_real_time() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "name": "Ada", "bots": "thumb", "seats": 4}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.shown["clock"]["running"], true);
    play_on(&mut ada).await;
    assert_eq!(
        ada.ping().await["clock"]["running"],
        false,
        "the clock stops with the game"
    );
    check_the_end(&server, &ada, &made.table).await;
}

/// What must hold when a game is over: the picture put together from patches is the true one, and the seed is the one
/// that was promised.
async fn check_the_end(server: &Server, client: &Client, table: &str) {
    let info = server.info(table).await;
    assert_eq!(info["status"], "finished");
    assert!(
        client.shown["outcome"]["result"].is_string(),
        "{}",
        client.shown["outcome"]
    );

    let replay = server.get(&format!("/api/tables/{table}/replay")).await;
    assert_eq!(replay.status, 200);
    let replay = Replay::read(&replay.body).unwrap();
    assert_eq!(info["commitment"], json!(replay.setup.seed.commitment()));
    assert_eq!(info["commitment"], json!(replay.commitment));
    assert_eq!(info["seed"], json!(replay.setup.seed.to_string()));
    let again = shamble_catalog::replay(&replay.game, replay.setup.clone(), &replay.log)
        .unwrap()
        .unwrap();
    assert_eq!(again.state_hash(), replay.hash);
    assert_eq!(replay.names[0], "Ada");

    let last = format!("/api/tables/{table}/history/{}?viewer=0", replay.log.len());
    assert_eq!(
        server.get(&last).await.json()["shown"]["view"],
        client.shown["view"]
    );

    let analysis = format!("/api/tables/{table}/analysis");
    let found = server.get(&analysis).await;
    assert_eq!(found.status, 200);
    let points = found.json()["points"].as_array().unwrap().len();
    assert!(points >= 2, "{}", found.body);
    assert_eq!(server.get(&analysis).await.body, found.body);
}

#[tokio::test(start_paused = true)]
async fn friends_join_by_link_and_code_and_see_only_their_own_hands() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 4, "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(
        (ada.you["host"].clone(), &ada.table["status"]),
        (json!(true), &json!("open"))
    );
    assert_eq!(ada.shown, Value::Null, "nothing to see before the start");

    let found = server
        .get(&format!("/api/codes/{}", made.code.to_uppercase()))
        .await
        .json();
    assert_eq!(found["table"], json!(made.table));
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(
        (
            bo.seat(),
            bo.you["host"].clone(),
            bo.table["spectators"].clone()
        ),
        (None, json!(false), json!(1))
    );
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(bo.seat(), Some(1));
    assert!(bo.token().is_some(), "a seat comes with a secret");

    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    assert_eq!(
        ada.table["commitment"],
        Value::Null,
        "told with the next word about the table"
    );
    ada.ping().await;
    assert_eq!(ada.table["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(
        ada.table["seats"][2]["occupant"],
        json!({"kind": "bot", "level": "casual"})
    );
    assert_eq!(ada.table["seats"][1]["name"], "Bo");

    let mut eve = server.join(&made.table, None).await;
    for round in 1..40 {
        let goal = round * 5;
        play_while(&mut ada, |ada| {
            ada.n_steps < goal && !ada.choices().is_empty()
        })
        .await;
        bo.ping().await;
        play_while(&mut bo, |bo| bo.n_steps < goal && !bo.choices().is_empty()).await;
        ada.ping().await;
    }
    eve.ping().await;
    assert!(ada.seq > 40, "only {} steps", ada.seq);
    check_hands(&ada, Some(0));
    check_hands(&bo, Some(1));
    check_hands(&eve, None);
    let secrets = [made.token.as_str(), bo.token().as_deref().unwrap()].map(str::to_owned);
    for (client, foreign) in [
        (&ada, &secrets[1..]),
        (&bo, &secrets[..1]),
        (&eve, &secrets[..]),
    ] {
        for secret in foreign {
            assert!(!client.frames.iter().any(|frame| frame.contains(secret)));
        }
    }
}

/// Looks for hands in every object of every raw frame.
fn check_hands(client: &Client, own: Option<usize>) {
    let mut n_own = 0;
    for frame in &client.frames {
        let message: Value = serde_json::from_str(frame).unwrap();
        for (index, seat) in all_named("seats", &message).into_iter().flat_map(items) {
            if seat.get("hand").is_some() {
                assert_eq!(Some(index), own, "a foreign hand in {seat}");
                n_own += 1;
            }
        }
        for dice in all_named("dice", &message) {
            assert!(dice.is_array() || dice.get("[]").is_some(), "{frame}");
        }
        for secret in ["\"seed\":\"", "\"deck\":["] {
            assert!(!frame.contains(secret), "{secret} in {frame}");
        }
    }
    assert_eq!(n_own > 0, own.is_some(), "one's own hand is shown");
}

/// Every member called `name`, at any depth.
fn all_named<'a>(name: &str, value: &'a Value) -> Vec<&'a Value> {
    match value {
        Value::Object(members) => {
            let deeper = members.values().flat_map(|member| all_named(name, member));
            members.get(name).into_iter().chain(deeper).collect()
        }
        Value::Array(items) => items
            .iter()
            .flat_map(|item| all_named(name, item))
            .collect(),
        _ => Vec::new(),
    }
}

/// The items of a list, or those of a change of one, with their places.
fn items(list: &Value) -> Vec<(usize, &Value)> {
    match (list, &list["[]"]) {
        (Value::Array(items), _) => items.iter().enumerate().collect(),
        (_, Value::Array(splice)) => {
            let start = splice[0].as_u64().unwrap() as usize;
            (start..).zip(&splice[2..]).collect()
        }
        (Value::Object(members), _) => members
            .iter()
            .filter_map(|(key, item)| Some((key.parse().ok()?, item)))
            .collect(),
        _ => Vec::new(),
    }
}

#[tokio::test(start_paused = true)]
async fn bots_play_a_table_nobody_watches_to_its_end() {
    let server = Server::start().await;
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "bots": "random"}))
        .await;
    let mut watcher = server.join(&made.table, None).await;
    assert_eq!(watcher.seat(), None);
    while !watcher.is_over() {
        watcher.next().await.unwrap();
    }
    assert_eq!(server.metric("shamble_games_finished_total").await, 1.0);
    assert_eq!(server.metric("shamble_bot_refusals_total").await, 0.0);
}

#[tokio::test(start_paused = true)]
async fn the_same_dice_can_be_asked_for() {
    let server = Server::start().await;
    let new = json!({"game": "cliche", "pace": "per-action", "name": "Ada", "bots": "thumb", "seed": "42"});
    let first = server.create(new.clone()).await.join(&server).await;
    let second = server.create(new).await.join(&server).await;
    assert_eq!(first.table["commitment"], second.table["commitment"]);
    assert_eq!(first.table["labels"], json!(["known-dice"]));
    let other = server.practice().await.join(&server).await;
    assert_ne!(first.table["commitment"], other.table["commitment"]);
}

#[tokio::test(start_paused = true)]
async fn every_game_of_the_catalog_can_be_played_here() {
    let server = Server::start().await;
    for game in shamble_catalog::GAMES {
        let new = json!({"game": game, "pace": "per-action", "name": "Ada", "bots": "random"});
        let made = server.create(new).await;
        let mut ada = made.join(&server).await;
        play_while(&mut ada, |ada| ada.n_steps < 60).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        ada.ping().await;
        // The picture put together from patches is the one that is shown to a newcomer.
        let again = made.join(&server).await;
        for part in ["view", "prompts", "choices", "inputs", "floor"] {
            assert_eq!(again.shown[part], ada.shown[part], "{game}: {part}");
        }
    }
}
