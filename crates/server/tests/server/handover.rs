//! A seat handed over by a link: once, by its holder, to somebody who has seen no other hand.

use serde_json::{Value, json};

use crate::common::{Answer, Client, Made, Server};

async fn two_people(server: &Server) -> (Made, Client, Client) {
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 4, "name": "Ada"}))
        .await;
    let mut ada = made.join(server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    bo.ping().await;
    (made, ada, bo)
}

/// The secret of a new link to the client's seat.
async fn offer(client: &mut Client, id: u32) -> String {
    client.send_as(id, json!({"type": "hand_over"})).await;
    let is_answer = |message: &Value| message["id"] == id && message["type"] == "hand_over";
    let answer = client.until(is_answer).await;
    answer["key"].as_str().unwrap().to_owned()
}

fn take(key: &str, name: &str) -> Value {
    json!({"type": "take_over", "key": key, "name": name})
}

#[tokio::test(start_paused = true)]
async fn the_first_to_open_the_link_has_the_seat_and_the_last_holder_watches() {
    let server = Server::start().await;
    let (made, mut ada, mut bo) = two_people(&server).await;
    let key = offer(&mut bo, 1).await;
    let hand = |client: &Client| client.shown["view"]["seats"][1]["hand"].clone();
    assert!(hand(&bo).is_object());
    let info = server.info(&made.table).await.to_string();
    assert!(!info.contains(&key), "nobody else hears of the secret");

    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.ask(take(&key, "Cy")).await, Answer::Done);
    assert_eq!(cy.seat(), Some(1));
    assert!(cy.token().is_some(), "and a secret of her own");
    // Bots go on playing meanwhile, so only what a seat alone sees can be compared.
    assert!(hand(&cy).is_object(), "through the same eyes");
    bo.ping().await;
    assert_eq!(bo.seat(), None);
    assert!(hand(&bo).is_null(), "who watches sees no hand");
    ada.ping().await;
    assert_eq!(ada.table["seats"][1]["name"], "Cy");
    assert_eq!(ada.table["labels"], json!(["seats-changed"]));

    let mut dee = server.join(&made.table, None).await;
    let used = Answer::error("seat/token");
    assert_eq!(dee.ask(take(&key, "Dee")).await, used, "it works once");
    assert_eq!(dee.ask(take("5f3a", "Dee")).await, used);
    assert_eq!(
        dee.ask(json!({"type": "hand_over"})).await,
        Answer::error("seat/none"),
        "and only who has a seat can give it"
    );
}

#[tokio::test(start_paused = true)]
async fn who_has_seen_another_hand_may_not_take_over() {
    let server = Server::start().await;
    let (made, mut ada, mut bo) = two_people(&server).await;
    let key = offer(&mut bo, 1).await;
    assert_eq!(
        ada.ask(take(&key, "Ada")).await,
        Answer::error("table/status"),
        "she has a seat"
    );
    assert_eq!(ada.ask(json!({"type": "stand"})).await, Answer::Done);
    assert_eq!(
        ada.ask(take(&key, "Ada")).await,
        Answer::error("table/status"),
        "and has seen its hand"
    );
    assert_eq!(
        bo.ask(take(&key, "Bo")).await,
        Answer::error("table/status"),
        "it is his own"
    );
    // None of which has used it up.
    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.ask(take(&key, "Cy")).await, Answer::Done);
}

#[tokio::test(start_paused = true)]
async fn a_new_link_or_a_given_up_seat_makes_the_old_one_void() {
    let server = Server::start().await;
    let (made, _ada, mut bo) = two_people(&server).await;
    let first = offer(&mut bo, 1).await;
    let second = offer(&mut bo, 2).await;
    assert_ne!(first, second);
    let mut cy = server.join(&made.table, None).await;
    let used = Answer::error("seat/token");
    assert_eq!(cy.ask(take(&first, "Cy")).await, used);
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    assert_eq!(cy.ask(take(&second, "Cy")).await, used);
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(cy.ask(take(&second, "Cy")).await, used, "nor ever again");
    assert_eq!(
        cy.ask(take(&offer(&mut bo, 3).await, "")).await,
        Answer::error("seat/name")
    );
}

#[tokio::test(start_paused = true)]
async fn a_link_outlives_its_maker_and_takes_the_seat_from_a_stand_in() {
    let server = Server::start().await;
    let (made, mut ada, mut bo) = two_people(&server).await;
    let key = offer(&mut bo, 1).await;
    bo.vanish();
    ada.until(|message| message["table"]["seats"][1]["stand_in"] == true)
        .await;
    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.ask(take(&key, "Cy")).await, Answer::Done);
    ada.until(|message| message["table"]["seats"][1]["name"] == "Cy")
        .await;
    assert_eq!(ada.table["seats"][1]["stand_in"], false);
}
