//! Options that hold whole files, and who may stop the clock.

use serde_json::{Value, json};
use shamble_core::{Arg, Text};
use shamble_texts::{Catalog, ENGLISH};

use crate::common::{Answer, Server};

/// A text of the wire in words, as a browser puts it into them.
fn words(lang: &str, text: &Value) -> String {
    let argument = |arg: &Value| match arg {
        Value::Number(number) => Arg::Num(number.as_i64().unwrap()),
        Value::String(words) => Arg::Str(words.clone()),
        Value::Array(texts) => {
            let texts = texts.iter().map(|text| words(lang, text));
            Arg::List(
                texts
                    .map(|words| Text::new("option-words").with("words", words))
                    .collect(),
            )
        }
        text => Arg::Str(words(lang, text)),
    };
    let args = text["args"].as_object();
    let args: Vec<(&str, Arg)> = args
        .into_iter()
        .flatten()
        .map(|(name, arg)| (name.as_str(), argument(arg)))
        .collect();
    Catalog::shared().message(lang, text["key"].as_str().unwrap(), &args)
}

/// A scenario file too long to be told with every piece of news: remarks count for nothing.
fn long_scenario(bytes: usize) -> String {
    let sample = include_str!("../../../games/zombies15/content/template.toml");
    let remark = "# a remark that counts for nothing\n";
    let n_remarks = bytes.saturating_sub(sample.len()) / remark.len() + 1;
    format!("{sample}\n{}", remark.repeat(n_remarks))
}

/// A street with a row of stores on either side.
const MALL: &str = "\
# One street; two rows of stores.
@layout street
@size 2 5
SO/0 11/0 EG/0 02/0 03/0
05/180 12/180 23/180 14/180 E2/180
@main E2
@end
";

fn custom(text: &str) -> Value {
    json!({
        "game": "zombies15", "name": "Ada", "seats": 2, "public": true,
        "options": {"mode": "custom", "speed": "75", "scenario_text": text},
    })
}

#[tokio::test(start_paused = true)]
async fn long_texts_are_kept_but_not_told_to_everybody() {
    let server = Server::start().await;
    let text = long_scenario(40_000);
    let made = server.create(custom(&text)).await;
    for info in [
        server.info(&made.table).await,
        server.get("/api/tables").await.json()[0].clone(),
    ] {
        assert_eq!(info["options"], json!({"mode": "custom", "speed": "75"}));
        assert_eq!(info["long_options"], json!(["scenario_text"]));
    }
    let path = format!("/api/tables/{}/options", made.table);
    assert_eq!(server.get(&path).await.json()["scenario_text"], text);

    // Over the socket just the same, up to the same length.
    let mut ada = made.join(&server).await;
    let longer = long_scenario(50_000);
    let options = json!({"mode": "custom", "scenario_text": longer});
    let configure =
        json!({"type": "configure", "seats": 2, "pace": "real-time", "options": options});
    assert_eq!(ada.ask(configure).await, Answer::Done);
    assert_eq!(server.get(&path).await.json()["scenario_text"], longer);
}

#[tokio::test(start_paused = true)]
async fn what_is_too_long_is_refused_with_the_limit() {
    let server = Server::start().await;
    let answer = server
        .post("/api/tables", &custom(&long_scenario(70_000)))
        .await;
    assert_eq!(answer.status, 413);
    assert_eq!(
        answer.json()["text"]["args"]["limit"],
        64 * 1024,
        "{}",
        answer.body
    );
    assert_eq!(server.get("/api/tables").await.json(), json!([]));

    let made = server.create(custom("")).await;
    let mut ada = made.join(&server).await;
    let name = "x".repeat(20_000);
    ada.say(&json!({"type": "sit", "id": 1, "seat": 0, "name": name}))
        .await;
    let told = ada.until(|message| message["type"] == "error").await;
    assert_eq!(told["code"], "message/too-large");
    assert_eq!(told["text"]["args"]["limit"], 16 * 1024);
}

#[tokio::test(start_paused = true)]
async fn an_error_says_which_option_is_wrong() {
    let server = Server::start().await;
    let new = json!({"game": "zombies15", "options": {"speed": "7", "mode": "custom", "scenario_text": "tiles = 3\nnonsense"}});
    let answer = server.post("/api/tables", &new).await;
    assert_eq!(answer.json()["code"], "table/options");
    let wrong = answer.json()["options"].clone();
    assert_eq!(wrong[0]["key"], "speed", "{}", answer.body);
    let made = server
        .create(json!({"game": "zombies15", "name": "Ada"}))
        .await;
    let mut ada = made.join(&server).await;
    let options = json!({"mode": "custom", "scenario_text": "tiles = 3\nnonsense"});
    ada.say(
        &json!({"type": "configure", "id": 1, "seats": 4, "pace": "real-time", "options": options}),
    )
    .await;
    let told = ada.until(|message| message["type"] == "error").await;
    assert_eq!(told["options"][0]["key"], "scenario_text", "{told}");
    assert!(
        !told["options"][0]["text"]
            .to_string()
            .contains("nonsense\"")
    );
}

#[tokio::test(start_paused = true)]
async fn the_game_says_who_may_stop_the_clock() {
    let server = Server::start().await;
    for (pause, kind, paused) in [
        ("solo", "alone", Answer::Refused("Z15-R05".to_owned())),
        ("vote", "by_consent", Answer::Done),
        ("free", "anybody", Answer::Done),
    ] {
        let new =
            json!({"game": "zombies15", "seats": 2, "name": "Ada", "options": {"pause": pause}});
        let made = server.create(new).await;
        let mut ada = made.join(&server).await;
        let mut bo = server.join(&made.table, None).await;
        assert_eq!(bo.sit(1, "Bo").await, Answer::Done);
        assert_eq!(ada.ask(json!({"type": "start"})).await, Answer::Done);
        assert_eq!(bo.ask(json!({"type": "pause"})).await, paused, "{pause}");
        bo.ping().await;
        assert_eq!(bo.table["pausing"]["kind"], kind);
        assert_eq!(bo.table["paused"], json!(pause == "free"), "{pause}");
        assert_eq!(bo.table["proposal"].is_object(), pause == "vote", "{pause}");
    }
    // Bots are no company.
    let made = server
        .create(json!({"game": "zombies15", "name": "Ada", "bots": "thumb"}))
        .await;
    let mut ada = made.join(&server).await;
    assert_eq!(ada.ask(json!({"type": "pause"})).await, Answer::Done);
    ada.ping().await;
    assert_eq!(ada.table["paused"], true);
    assert_eq!(ada.table["labels"], json!(["paused"]));
}

#[tokio::test(start_paused = true)]
async fn a_mall_of_ones_own_is_played_and_a_broken_one_makes_no_table() {
    let server = Server::start().await;
    for text in [
        MALL.to_owned(),
        MALL.lines().skip(1).collect::<Vec<_>>().join(";"),
    ] {
        server
            .create(json!({
                "game": "zombie-mall", "name": "Ada", "seats": 2, "options": {"mall": text},
            }))
            .await;
    }
    let before = server.get("/api/tables").await.json();
    let broken = MALL.replace("12/180", "12/0");
    let answer = server
        .post(
            "/api/tables",
            &json!({"game": "zombie-mall", "seats": 2, "public": true, "options": {"mall": broken}}),
        )
        .await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert_eq!(answer.json()["code"], "table/options");
    for part in [
        "line 5: tile 12 in row 2, column 2 does not join tile 11 north of it",
        "turn one of them until walkway meets walkway",
    ] {
        let said = words(ENGLISH, &answer.json()["text"]);
        assert!(said.contains(part), "{said}");
    }
    assert_eq!(server.get("/api/tables").await.json(), before);
}

#[tokio::test(start_paused = true)]
async fn a_table_of_tiny_epic_zombies_that_cannot_be_is_refused_with_the_right_values() {
    let server = Server::start().await;
    for (seats, options, expected) in [
        (5, json!({}), "2 to 4"),
        (2, json!({"characters": "doctor,doctor"}), "named twice"),
        (
            2,
            json!({"objectives": "moon"}),
            "stranded, cdc, helicopter",
        ),
    ] {
        let new = json!({"game": "tiny-epic-zombies", "seats": seats, "public": true, "options": options});
        let answer = server.post("/api/tables", &new).await;
        assert_eq!(answer.json()["code"], "table/options", "{}", answer.body);
        let said = words(ENGLISH, &answer.json()["text"]);
        assert!(said.contains(expected), "{said}");
    }
    assert_eq!(server.get("/api/tables").await.json(), json!([]));
}

/// What is wrong travels as keys, so that whoever reads French reads it in French: options, malls, scenarios, campaigns.
#[tokio::test(start_paused = true)]
async fn what_is_wrong_is_said_in_the_language_of_whoever_reads_it() {
    let server = Server::start().await;
    let sample = include_str!("../../../games/zombies15/content/template.toml");
    let scenario = sample.replacen("soundtrack = ", "soundtrack = \"fast\" # ", 1);
    for (new, option, english, french) in [
        (
            json!({"game": "cliche", "options": {"arm_seconds": "9999"}}),
            "arm_seconds",
            "Allowed: 1 to 600, none.",
            "Valeurs admises\u{a0}: de 1 à 600, none.",
        ),
        (
            json!({"game": "cliche", "options": {"prices": "cheap"}}),
            "prices",
            "five numbers from 0 to 30",
            "cinq nombres de 0 à 30",
        ),
        (
            json!({"game": "zombie-mall", "options": {"mall": MALL.replace("12/180", "12/0")}}),
            "mall",
            "line 5: tile 12 in row 2, column 2 does not join tile 11 north of it",
            "ligne 5\u{a0}: la tuile 12, rangée 2, colonne 2, ne se raccorde pas à la tuile 11 au nord",
        ),
        (
            json!({"game": "zombies15", "options": {"mode": "custom", "scenario_text": scenario}}),
            "scenario_text",
            "there is no soundtrack 'fast'; none, 60, 40 or",
            "il n’y a pas de bande-son «\u{202f}fast\u{202f}»\u{202f}; none, 60, 40 ou",
        ),
        (
            json!({"game": "zombies15", "options": {"mode": "campaign", "progress": "4 | bob"}}),
            "progress",
            "part 2: 'bob' is no Hero",
            "partie 2\u{a0}: «\u{202f}bob\u{202f}» n’est pas un héros",
        ),
        (
            json!({"game": "tiny-epic-zombies", "options": {"characters": "doctor,doctor"}}),
            "characters",
            "every character at most once",
            "chaque personnage au plus une fois",
        ),
    ] {
        let answer = server.post("/api/tables", &new).await.json();
        assert_eq!(answer["options"][0]["key"], option, "{answer}");
        for (lang, expected) in [(ENGLISH, english), ("fr", french)] {
            let said = words(lang, &answer["options"][0]["text"]);
            assert!(said.contains(expected), "{said}");
        }
    }
}
