//! `shamble bench`.

use crate::shell::json;

#[test]
fn the_document_has_the_documented_shape() {
    let document = json(&["bench", "--json"]);
    assert!(
        document["yardstick"]["ticks_per_cpu_second"]
            .as_f64()
            .unwrap()
            > 0.0
    );
    let game = &document["games"][0];
    assert_eq!(game["game"], "cliche");
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
