//! Asking why something is not possible: the words of the refusal, without acting.

use serde_json::{Value, json};

use crate::common::{Answer, Client, Server, my_turn};

fn table(game: &str) -> Value {
    json!({"game": game, "pace": "per-action", "name": "Ada", "bots": "newcomer", "seed": "3"})
}

/// Asks, and gives the answer or the error.
async fn why_not(client: &mut Client, id: u32, action: &str) -> Value {
    client
        .say(&json!({"type": "why_not", "id": id, "action": action}))
        .await;
    client
        .until(|message| {
            let is_answer = message["type"] == "why_not" || message["type"] == "error";
            is_answer && message["id"] == id
        })
        .await
}

#[tokio::test(start_paused = true)]
async fn the_reason_is_the_refusals_own_in_every_game() {
    // Something that each game can write and that its first prompt does not take.
    let games = [
        ("zombies15", "get-up"),
        ("zombie-mall", "accept"),
        ("tiny-epic-zombies", "accept"),
        ("cliche", "withdraw"),
    ];
    let server = Server::start().await;
    for (game, action) in games {
        let made = server.create(table(game)).await;
        let mut ada = made.join(&server).await;
        my_turn(&mut ada).await;
        let reason = why_not(&mut ada, 1, action).await;
        assert_eq!(reason["type"], "why_not", "{game}: {reason}");
        assert_eq!(reason["action"], action);
        let because = &reason["because"];
        assert!(because["text"]["key"].is_string(), "{game}: {reason}");
        let act = json!({"type": "act", "id": 2, "seen": ada.seq, "action": action});
        ada.say(&act).await;
        let refused = ada.until(|message| message["type"] == "refused").await;
        assert_eq!(refused["rule"], because["rule"], "{game}");
        assert_eq!(refused["text"], because["text"], "{game}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_possible_is_not_done() {
    let server = Server::start().await;
    let made = server.create(table("zombies15")).await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let (before, choices) = (ada.seq, ada.choices());
    for (i, action) in (1..).zip(&choices) {
        let answer = why_not(&mut ada, i, action).await;
        assert_eq!(answer["type"], "why_not", "{answer}");
        assert!(answer.get("because").is_none(), "{answer}");
    }
    ada.ping().await;
    assert_eq!((ada.seq, ada.choices()), (before, choices.clone()));
    // Questions use up no number: the act after them counts.
    assert_eq!(ada.act(&choices[0]).await, Answer::Done);
}

#[tokio::test(start_paused = true)]
async fn watchers_and_nonsense_are_turned_away() {
    let server = Server::start().await;
    let made = server.create(table("zombies15")).await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    assert_eq!(
        why_not(&mut ada, 1, "sing").await["code"],
        "action/malformed"
    );
    let long = "move ".repeat(2_000);
    assert_eq!(
        why_not(&mut ada, 2, &long).await["code"],
        "action/malformed"
    );
    let mut watcher = server.join(&made.table, None).await;
    assert_eq!(
        why_not(&mut watcher, 1, "get-up").await["code"],
        "seat/none"
    );
}
