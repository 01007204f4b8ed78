//! Sitting down, standing up, bots, the host, and what a table may be before it starts.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::common::{Answer, Client, Disk, Made, Server, config};

fn bot(level: &str) -> Value {
    json!({"kind": "bot", "level": level})
}

fn place(seat: usize, occupant: &Value) -> Value {
    json!({"type": "place", "seat": seat, "occupant": occupant})
}

async fn open_table(server: &Server) -> (Made, Client) {
    let made = server
        .create(json!({"game": "cliche", "pace": "per-action", "seats": 4}))
        .await;
    let host = made.join(server).await;
    (made, host)
}

#[tokio::test(start_paused = true)]
async fn one_person_has_one_seat_and_a_seat_one_person() {
    let server = Server::start().await;
    let (made, mut ada) = open_table(&server).await;
    assert_eq!((ada.seat(), ada.you["host"].clone()), (None, json!(true)));
    assert_eq!(ada.sit(0, " Ada\u{0}  Lovelace ").await, Answer::Done);
    assert_eq!(ada.sit(2, "Ada").await, Answer::Done, "she changes seats");
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(2, "Bo").await, Answer::error("seat/taken"));
    assert_eq!(bo.sit(6, "Bo").await, Answer::error("seat/taken"));
    assert_eq!(bo.sit(0, "Bo").await, Answer::Done, "where she sat before");
    for name in ["", "   ", "\u{202e}", "abcdefghijklmnopqrstuvwxyz"] {
        assert_eq!(
            bo.sit(1, name).await,
            Answer::error("seat/name"),
            "{name:?}"
        );
    }
    bo.ping().await;
    let names: Vec<&Value> = bo.table["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| &seat["name"])
        .collect();
    assert_eq!(names, ["Bo", "", "Ada", ""]);
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    assert_eq!(
        bo.ask(json!({"type": "stand"})).await,
        Answer::error("seat/none")
    );
    bo.ping().await;
    assert_eq!(bo.table["seats"][0]["occupant"], json!({"kind": "empty"}));

    // Several windows of one person are one person.
    let mut window = made.join(&server).await;
    assert_eq!(window.seat(), Some(2));
    assert_eq!(window.sit(3, "Ada").await, Answer::Done);
    ada.ping().await;
    assert_eq!(ada.seat(), Some(3), "the other window hears of it");
}

#[tokio::test(start_paused = true)]
async fn only_the_host_arranges_the_table() {
    let server = Server::start().await;
    let (made, mut ada) = open_table(&server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    let configure = json!({"type": "configure", "seats": 5, "pace": "real-time", "options": {}});
    for request in [
        place(2, &bot("thumb")),
        configure.clone(),
        json!({"type": "start"}),
    ] {
        assert_eq!(
            bo.ask(request.clone()).await,
            Answer::error("table/host"),
            "{request}"
        );
    }
    assert_eq!(
        bo.ask(place(1, &bot("random"))).await,
        Answer::Done,
        "one's own seat"
    );
    assert_eq!(bo.seat(), None);
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done, "and back again");

    assert_eq!(ada.ask(place(2, &bot("thumb"))).await, Answer::Done);
    assert_eq!(
        ada.ask(place(2, &bot("clever"))).await,
        Answer::error("table/options")
    );
    assert_eq!(
        ada.ask(place(2, &json!({"kind": "person"}))).await,
        Answer::error("message/malformed")
    );
    assert_eq!(
        ada.ask(place(7, &bot("thumb"))).await,
        Answer::error("seat/taken")
    );
    assert_eq!(ada.ask(configure).await, Answer::Done);
    for wrong in [
        json!({"type": "configure", "seats": 99, "pace": "real-time", "options": {}}),
        json!({"type": "configure", "seats": 5, "pace": "real-time", "options": {"colour": "red"}}),
        json!({"type": "configure", "seats": 5, "pace": "real-time", "options": {"mode": "chess"}}),
    ] {
        assert_eq!(
            ada.ask(wrong.clone()).await,
            Answer::error("table/options"),
            "{wrong}"
        );
    }
    ada.ping().await;
    assert_eq!(ada.table["seats"].as_array().unwrap().len(), 5);
    assert_eq!(
        (&ada.table["pace"], &ada.table["options"]),
        (&json!("real-time"), &json!({}))
    );

    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.sit(4, "Cy").await, Answer::Done);
    let smaller = json!({"type": "configure", "seats": 4, "pace": "real-time", "options": {}});
    assert_eq!(
        ada.ask(smaller.clone()).await,
        Answer::error("table/options"),
        "somebody sits there"
    );
    assert_eq!(
        ada.ask(place(4, &json!({"kind": "empty"}))).await,
        Answer::Done,
        "asked to leave"
    );
    cy.ping().await;
    assert_eq!(cy.seat(), None);
    assert_eq!(ada.ask(smaller).await, Answer::Done);
}

#[tokio::test(start_paused = true)]
async fn a_running_game_keeps_its_seats_filled() {
    let server = Server::start().await;
    let (made, mut ada) = open_table(&server).await;
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(ada.sit(0, "Ada").await, Answer::Done);
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
    assert_eq!(
        ada.ask(json!({"type": "start"})).await,
        Answer::error("table/status")
    );
    let configure = json!({"type": "configure", "seats": 5, "pace": "real-time", "options": {}});
    assert_eq!(ada.ask(configure).await, Answer::error("table/status"));
    assert_eq!(
        ada.ask(place(2, &json!({"kind": "empty"}))).await,
        Answer::error("table/status")
    );
    assert_eq!(
        ada.ask(place(1, &bot("thumb"))).await,
        Answer::error("seat/taken"),
        "he is here"
    );
    assert_eq!(
        bo.sit(2, "Bo").await,
        Answer::error("table/status"),
        "that would show two hands"
    );

    // A bot's seat changes hands at any time, and back.
    let mut cy = server.join(&made.table, None).await;
    assert_eq!(cy.sit(2, "Cy").await, Answer::Done);
    assert_eq!(cy.n_snapshots, 2, "new eyes, new picture");
    assert!(cy.shown["view"]["seats"][2]["hand"].is_object());
    assert_eq!(ada.ask(place(3, &bot("random"))).await, Answer::Done);
    assert_eq!(bo.ask(json!({"type": "stand"})).await, Answer::Done);
    assert!(bo.shown["view"]["seats"][1].get("hand").is_none());
    ada.ping().await;
    let seats = &ada.table["seats"];
    assert_eq!(
        (&seats[1]["occupant"], &seats[3]["occupant"]),
        (&bot("casual"), &bot("random"))
    );
    assert_eq!(seats[2]["occupant"], json!({"kind": "person"}));
}

#[tokio::test(start_paused = true)]
async fn a_table_has_room_for_so_many() {
    let mut config = config();
    config.limits.max_spectators = 2;
    config.limits.max_sockets_per_address = 9;
    let server = Server::with(Arc::new(Disk::new()), config).await;
    let (made, _ada) = open_table(&server).await;
    // The host without a seat is a spectator, but a known one.
    let _first = server.join(&made.table, None).await;
    let mut second = server.socket(&made.table).await;
    second
        .say(&json!({"type": "hello", "protocol": shamble_protocol::PROTOCOL, "token": null, "seen": null}))
        .await;
    let message = second.until(|message| message["type"] == "error").await;
    assert_eq!(message["code"], "table/full");
    assert_eq!(second.until_closed().await, Some(1008));

    let mut windows = Vec::new();
    for _ in 0..7 {
        windows.push(made.join(&server).await);
    }
    assert_eq!(
        Client::refused(server.address, &made.table).await,
        503,
        "too many from one address"
    );
}
