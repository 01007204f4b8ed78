//! `shamble games`.

use crate::shell::{json, ok};

#[test]
fn games_are_listed_with_everything_that_can_be_chosen() {
    let text = ok(&["games"]);
    for part in [
        "cliche: Cliché Zombie Game",
        "2 to 8 seats",
        "bots: random, newcomer, thumb, casual, steady, sharp, expert",
        "race=live",
        "one of live, tick",
        "CZG-R11",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn the_document_has_the_documented_shape() {
    let document = json(&["games", "--json"]);
    let games = document["games"].as_array().unwrap();
    let ids: Vec<_> = games
        .iter()
        .map(|game| game["id"].as_str().unwrap())
        .collect();
    assert_eq!(
        ids,
        ["zombies15", "tiny-epic-zombies", "zombie-mall", "cliche"]
    );
    let game = &games[3];
    assert_eq!(game["name"], "Cliché Zombie Game");
    assert_eq!(
        game["bots"],
        serde_json::json!([
            "random", "newcomer", "thumb", "casual", "steady", "sharp", "expert"
        ])
    );
    assert_eq!(
        game["modes"],
        serde_json::json!([{ "id": "standard", "name": "Standard", "min_seats": 2, "max_seats": 8, "default_seats": 4 }])
    );
    let option = |key: &str| {
        let options = game["options"].as_array().unwrap();
        options.iter().find(|option| option["key"] == key).unwrap()
    };
    assert_eq!(option("race")["default"], "live");
    assert_eq!(
        option("race")["allowed"],
        serde_json::json!({ "type": "choice", "values": ["live", "tick"] })
    );
    assert_eq!(
        option("max_rounds")["allowed"],
        serde_json::json!({ "type": "number", "min": 1, "max": 1000, "none": true })
    );
    assert_eq!(
        option("auto_roll")["allowed"],
        serde_json::json!({ "type": "toggle" })
    );
    assert_eq!(option("prices")["allowed"]["form"], "1 2 3 5 8");
    for field in ["name", "help", "rule"] {
        assert!(
            option("race")[field]
                .as_str()
                .is_some_and(|text| !text.is_empty()),
            "{field}"
        );
    }
}
