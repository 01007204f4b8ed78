//! Puzzles of the laboratory as lessons: a position in which one line surely wins this turn, asked for act by act.

use std::fmt::Write as _;

use serde_json::Value;

/// So many of a game are offered: enough for many evenings, few enough for one list.
const MOST: usize = 12;

/// The puzzles of a file of the laboratory, each as the name and the text of a lesson.
pub(crate) fn lessons(file: &str) -> Vec<(String, String)> {
    let file: Value = serde_json::from_str(file).expect("kept puzzles are JSON");
    let game = file["game"].as_str().expect("puzzles name their game");
    let puzzles = file["puzzles"].as_array().expect("a list of puzzles");
    puzzles
        .iter()
        .take(MOST)
        .map(|puzzle| {
            let id = puzzle["id"].as_str().expect("puzzles have an id");
            (format!("puzzle-{id}"), lesson(game, puzzle))
        })
        .collect()
}

fn lesson(game: &str, puzzle: &Value) -> String {
    let position = &puzzle["position"];
    // Most positions say how many sit at the table; where they do not, everybody is in a list.
    let seats = position["seats"]
        .as_u64()
        .or_else(|| Some(position["players"].as_array()?.len() as u64))
        .expect("a position has seats");
    let mut given = Vec::new();
    for (key, value) in position.as_object().expect("a position has keys") {
        given.push(format!("{key:?} = {}", toml(value)));
    }
    let mut text = format!(
        "game = {game:?}\nseats = {seats}\nlearner = {}\nnow = {}\ngiven = {{ _only = true, {} }}\n",
        puzzle["seat"],
        puzzle["now_ms"],
        given.join(", ")
    );
    let line = puzzle["line"].as_array().expect("a puzzle has a line");
    for (i, act) in line.iter().enumerate() {
        let say = if i == 0 { "begin" } else { "on" };
        write!(
            text,
            "[[when]]\nseat = {}\nact = {act}\nsay = \"lesson-puzzle-{say}\"\nwrong = \"lesson-puzzle-wrong\"\n",
            puzzle["seat"]
        )
        .expect("a string takes any text");
    }
    text
}

/// The same in TOML, which has no null; situations write it as a text.
fn toml(value: &Value) -> String {
    match value {
        Value::Null => "\"null\"".to_owned(),
        Value::Array(elements) => {
            let elements: Vec<String> = elements.iter().map(toml).collect();
            format!("[{}]", elements.join(", "))
        }
        Value::Object(map) => {
            let entries: Vec<String> = map
                .iter()
                .map(|(key, value)| format!("{} = {}", Value::from(key.as_str()), toml(value)))
                .collect();
            format!("{{ {} }}", entries.join(", "))
        }
        plain => plain.to_string(),
    }
}
