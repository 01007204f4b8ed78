//! `shamble bench`.

use crate::shell::{json, wrong_usage};

#[test]
fn the_document_has_the_documented_shape() {
    let document = json(&["bench", "cliche", "--ms", "1", "--json"]);
    assert!(
        document["yardstick"]["ticks_per_cpu_second"]
            .as_f64()
            .unwrap()
            > 0.0
    );
    let game = &document["games"][0];
    assert_eq!(
        (&game["game"], &game["setup"], &game["options"]),
        (&"cliche".into(), &"standard".into(), &serde_json::json!({}))
    );
    assert_eq!(document["games"].as_array().unwrap().len(), 1);
    for (i, level) in ["random", "thumb"].into_iter().enumerate() {
        let play = &game["play"][i];
        assert_eq!(play["level"], level);
        for field in ["games", "actions", "actions_per_cpu_second", "of_yardstick"] {
            assert!(play[field].as_f64().unwrap() > 0.0, "{field}");
        }
    }
    for field in ["seats", "state_bytes", "view_json_bytes"] {
        assert!(game[field].as_u64().unwrap() > 0, "{field}");
    }
    let calls = game["calls"].as_array().unwrap();
    let names: Vec<&str> = calls
        .iter()
        .map(|call| call["name"].as_str().unwrap())
        .collect();
    let expected = [
        "clone",
        "prompts",
        "legal_actions",
        "view",
        "view_json",
        "determinize",
        "state_hash",
    ];
    assert_eq!(names, expected);
    assert!(calls.iter().all(|call| call["ns"].as_f64().unwrap() > 0.0));
}

#[test]
fn wrong_words_are_refused() {
    assert!(wrong_usage(&["bench", "ludo"]).contains("possible values: zombies15"));
    assert!(wrong_usage(&["bench", "--ms", "0"]).contains("1..=60000"));
}
