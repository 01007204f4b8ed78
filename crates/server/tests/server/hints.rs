//! Hints: only where the table allows them, never among rivals, from what the seat may know, and named in the result.

use serde_json::{Value, json};

use crate::common::{Answer, Client, Server, my_turn};

fn table(game: &str, hints: bool) -> Value {
    json!({"game": game, "pace": "per-action", "name": "Ada", "bots": "newcomer", "seed": "3", "hints": hints})
}

/// Asks for a hint and gives the answer, a hint or an error.
async fn hint(client: &mut Client, id: u32, strength: &str) -> Value {
    client
        .say(&json!({"type": "hint", "id": id, "strength": strength}))
        .await;
    client
        .until(|message| {
            let is_answer = message["type"] == "hint" || message["type"] == "error";
            is_answer && message["id"] == id
        })
        .await
}

fn is_interval(odds: &Value) {
    let number = |key: &str| odds[key].as_u64().unwrap();
    assert!(number("low") <= number("chance") && number("chance") <= number("high"));
    assert!(
        number("low") < number("high") && number("high") <= 1000,
        "{odds}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_hint_says_as_much_as_was_asked_for() {
    let server = Server::start().await;
    let made = server.create(table("zombies15", true)).await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    assert_eq!(ada.table["hints"], true);
    assert_eq!(ada.table["labels"], json!(["known-dice"]));
    let choices = ada.choices();

    let area = hint(&mut ada, 1, "area").await;
    assert_eq!(area["text"]["key"], "hint-area", "{area}");
    assert_eq!(area["odds"], json!([]));
    let choice = hint(&mut ada, 2, "choice").await;
    assert_eq!(choice["text"]["key"], "hint-choice", "{choice}");
    let marked = choice["mark"][0].as_str().unwrap().to_owned();
    assert!(choices.contains(&marked), "{marked} in {choices:?}");
    let reasons = hint(&mut ada, 3, "reasons").await;
    let odds = reasons["odds"].as_array().unwrap();
    assert!(odds.len() > 1, "{reasons}");
    for one in odds {
        is_interval(one);
        let dangers = one["dangers"].as_array().unwrap();
        let words = dangers.iter().map(|danger| &danger["what"]["key"]);
        let words: Vec<&Value> = words.collect();
        assert_eq!(words, ["zombies15-danger-hurt", "zombies15-danger-out"]);
        dangers.iter().for_each(is_interval);
        // Whoever falls unconscious has lost a Life Point.
        assert!(dangers[1]["chance"].as_u64() <= dangers[0]["chance"].as_u64());
    }
    ada.ping().await;
    assert_eq!(ada.table["labels"], json!(["known-dice", "hints"]));
    assert_eq!(server.metric("shamble_hints_total").await, 3.0);
}

#[tokio::test(start_paused = true)]
async fn without_leave_there_are_no_hints() {
    let server = Server::start().await;
    let made = server.create(table("zombies15", false)).await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    let answer = hint(&mut ada, 1, "reasons").await;
    assert_eq!(answer["code"], "table/status");
    assert_eq!(answer["text"]["key"], "error-hints-off");
    let mut watcher = server.join(&made.table, None).await;
    let answer = hint(&mut watcher, 1, "area").await;
    assert_eq!(answer["code"], "seat/none");
}

#[tokio::test(start_paused = true)]
async fn rivals_get_none_but_one_may_practise_alone() {
    let server = Server::start().await;
    let made = server.create(table("cliche", true)).await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    assert_eq!(ada.table["hints"], true, "alone with bots");
    assert_eq!(ada.table["reasons"], false, "rivals keep their thoughts");
    let mut bo = server.join(&made.table, None).await;
    assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
    ada.ping().await;
    assert_eq!(ada.table["hints"], false);
    let answer = hint(&mut ada, 1, "area").await;
    assert_eq!(answer["text"]["key"], "error-hints-off");
}

#[tokio::test(start_paused = true)]
async fn bots_that_play_ahead_say_why_and_change_their_level_at_the_table() {
    let server = Server::start().await;
    let new = json!({"game": "zombies15", "pace": "per-action", "name": "Ada", "bots": "steady", "seed": "5"});
    let made = server.create(new).await;
    let mut ada = made.join(&server).await;
    my_turn(&mut ada).await;
    assert_eq!(ada.table["reasons"], true);
    let place = |level: &str| json!({"type": "place", "seat": 1, "occupant": {"kind": "bot", "level": level}});
    assert_eq!(ada.ask(place("2")).await, Answer::Done);
    ada.ping().await;
    let level = |client: &Client| client.table["seats"][1]["occupant"]["level"].clone();
    assert_eq!(level(&ada), "casual");
    assert_eq!(ada.ask(place("steady")).await, Answer::Done);
    ada.ping().await;
    assert_eq!(level(&ada), "steady");
    // Plays on until a bot has had something to say.
    let is_why = |frame: &&String| frame.contains("\"type\":\"why\"");
    for _ in 0..200 {
        if ada.is_over() || ada.frames.iter().any(|frame| is_why(&frame)) {
            break;
        }
        match ada.choices().last() {
            Some(action) => {
                let action = action.clone();
                ada.act(&action).await;
            }
            None => {
                ada.next().await.unwrap();
            }
        }
    }
    let told = ada.frames.iter().find(is_why).expect("a bot says why");
    assert!(told.contains("zombies15-why-"), "{told}");
}
