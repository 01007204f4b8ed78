//! The laboratory's commands besides `simulate`.

use crate::shell::{folder, json, ok, shamble, wrong_usage};

#[test]
fn a_ladder_tells_steps_and_ratings() {
    let args = [
        "ladder",
        "cliche",
        "--levels",
        "random,thumb",
        "--games",
        "4",
    ];
    let text = ok(&args);
    for part in [
        "shamble ladder cliche",
        "thumb against random",
        "thumb instead of random",
        "thumb (level)",
        "1500",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let document = json(&[&args[..], &["--mode", "standard", "--json"]].concat());
    assert_eq!(document["rungs"][0]["relation"], "rivals");
    assert_eq!(document["rungs"][0]["cells"].as_array().unwrap().len(), 4);
    let wrong = wrong_usage(&["ladder", "zombie-mall", "--mode", "solo"]);
    assert!(wrong.contains("known: coop, rival"), "{wrong}");
}

#[test]
fn difficulty_is_measured_shown_and_checked() {
    let folder = folder("difficulty");
    let path = folder.join("d.json").display().to_string();
    let measure = [
        "difficulty",
        "measure",
        "cliche",
        "--levels",
        "random",
        "--games",
        "3",
        "--out",
        &path,
    ];
    assert!(ok(&measure).contains("7 rows"));
    assert!(ok(&["difficulty", "check", &path]).contains("7 rows checked, 0 stale"));
    let text = std::fs::read_to_string(&path).unwrap();
    let at = text.rfind("\"fingerprint\":\"").unwrap() + "\"fingerprint\":\"".len();
    let stale = format!("{}{}{}", &text[..at], "0".repeat(16), &text[at + 16..]);
    std::fs::write(&path, stale).unwrap();
    let experts = ok(&["difficulty", "check", &path, "--levels", "expert"]);
    assert!(experts.contains("0 rows checked, 0 stale"), "{experts}");
    let checked = shamble(&["difficulty", "check", &path, "--json"]);
    assert_eq!(checked.code, 1);
    let document: serde_json::Value = serde_json::from_str(&checked.stdout).unwrap();
    assert_eq!(document["stale"][0]["seats"], 8);
    // Only what is stale is played again, here with fewer games.
    let mend = [
        &measure[..3],
        &["--levels", "random=2", "--keep", "--out", &path],
    ]
    .concat();
    assert!(ok(&mend).contains("7 rows"));
    assert!(ok(&["difficulty", "check", &path]).contains("0 stale"));
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches("\"games\":2,").count(), 1, "{text}");
    for wrong in ["random=0", "random=many", "genius=3"] {
        let refused = shamble(&["difficulty", "measure", "--levels", wrong, "--out", &path]);
        assert_eq!(refused.code, 2, "{wrong}");
    }
    let shown = json(&["difficulty", "show", "zombies15", "--json"]);
    let rows = shown["rows"].as_array().unwrap();
    assert!(rows.iter().all(|row| row["game"] == "zombies15"), "{shown}");
}

#[test]
fn a_lost_game_is_looked_back_at() {
    let folder = folder("analyse");
    let path = folder.display().to_string();
    ok(&[
        "simulate",
        "zombies15",
        "--games",
        "1",
        "--bots",
        "random",
        "--save-replays",
        &path,
    ]);
    let replay = folder.join("zombies15-0.replay").display().to_string();
    let text = ok(&["analyse", &replay, "--deals", "4"]);
    for part in [
        "shamble analyse",
        "thumb bots",
        "95% interval",
        "0:00",
        "luck and the rest",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let document = json(&["analyse", &replay, "--deals", "4", "--json"]);
    assert_eq!(document["deals"], 4);
    assert!(document["points"].as_array().unwrap().len() > 2);
    let missing = wrong_usage(&["analyse", &folder.join("none").display().to_string()]);
    assert!(missing.contains("cannot be read"), "{missing}");
}

#[test]
fn puzzles_are_found_kept_and_checked() {
    let folder = folder("puzzles");
    let path = folder.join("p.json").display().to_string();
    let find = [
        "puzzles",
        "tiny-epic-zombies",
        "--games",
        "20",
        "--wanted",
        "1",
        "--out",
        &path,
    ];
    assert!(ok(&find).contains("has "));
    let again = ok(&find);
    assert!(again.contains(&path), "{again}");
    assert!(ok(&["puzzles", "tiny-epic-zombies", "--check", &path]).contains("hold"));
}
