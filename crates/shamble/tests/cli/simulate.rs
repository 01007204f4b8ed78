//! `shamble simulate`.

use crate::shell::{json, ok, wrong_usage};

#[test]
fn a_series_is_told_with_its_uncertainty() {
    let text = ok(&["simulate", "cliche", "--games", "20", "--bots", "random"]);
    for part in [
        "cliche, 4 seats (random, random, random, random), options: race=tick",
        "games    20: 20 finished, 0 unfinished",
        "actions per CPU second",
        "95 % interval",
        "seat 3 (random)",
        "any of 4 random seats",
        "warning: 20 games are few",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn the_document_has_the_documented_shape() {
    let args = [
        "simulate",
        "cliche",
        "--mode",
        "standard",
        "--option",
        "zombie_action=both",
        "--option",
        "race=live",
        "--seats",
        "3",
        "--bots",
        "thumb,random",
        "--games",
        "30",
        "--seed",
        "7",
        "--threads",
        "2",
        "--json",
    ];
    let report = json(&args);
    assert_eq!(
        (&report["game"], &report["seats"]),
        (&"cliche".into(), &3.into())
    );
    assert_eq!(
        report["bots"],
        serde_json::json!(["thumb", "random", "thumb"])
    );
    let options =
        serde_json::json!({ "mode": "standard", "race": "live", "zombie_action": "both" });
    assert_eq!(report["options"], options);
    assert_eq!(
        (&report["games"], &report["finished"], &report["unfinished"]),
        (&30.into(), &30.into(), &0.into())
    );
    assert_eq!(report["threads"], 2);
    for field in [
        "actions",
        "cpu_seconds",
        "games_per_cpu_second",
        "actions_per_cpu_second",
    ] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}");
    }
    let outcomes = report["outcomes"].as_array().unwrap();
    assert_eq!(
        outcomes
            .iter()
            .map(|row| row["n"].as_u64().unwrap())
            .sum::<u64>(),
        30
    );
    for field in ["result", "n", "share", "low95", "high95"] {
        assert!(outcomes.iter().all(|row| !row[field].is_null()), "{field}");
    }
    assert_eq!(report["wins_by_seat"][1]["level"], "random");
    assert_eq!(report["wins_by_level"][1]["seats"], 2);
    for field in ["mean_inputs", "most_inputs", "mean_game_seconds"] {
        assert!(report["length"][field].as_f64().unwrap() > 0.0, "{field}");
    }
    assert!(report["length"]["rounds"]["median"].as_u64().unwrap() > 0);
    let warnings: Vec<&str> = report["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|warning| warning["kind"].as_str().unwrap())
        .collect();
    assert!(warnings.contains(&"few_games"), "{warnings:?}");
    let again = json(&[&args[..args.len() - 2], &["1", "--json"]].concat());
    assert_eq!(again["outcomes"], report["outcomes"]);
}

#[test]
fn wrong_tables_are_refused_with_everything_that_would_be_right() {
    let message = wrong_usage(&[
        "simulate",
        "cliche",
        "--seats",
        "9",
        "--option",
        "rcae=tick",
        "--option",
        "zombie_action=foot",
        "--mode",
        "solo",
    ]);
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines[0], "shamble: cliche cannot be played like this:");
    assert!(
        lines.contains(&"  mode cannot be 'solo'; allowed: standard"),
        "{message}"
    );
    assert!(
        lines.contains(&"  zombie_action cannot be 'foot'; allowed: row, hand, both"),
        "{message}"
    );
    assert!(
        message
            .contains("unknown option 'rcae', did you mean 'race'? known: arm_seconds, auto_roll"),
        "{message}"
    );
    let seats = wrong_usage(&["simulate", "cliche", "--seats", "9"]);
    assert!(
        seats.contains("seats cannot be '9'; allowed: 2 to 8"),
        "{seats}"
    );
}

#[test]
fn tables_that_a_game_itself_judges_are_refused_with_the_right_values() {
    for (option, expected) in [
        ("characters=doctor,doctor", "'doctor' is named twice"),
        (
            "objectives=moon",
            "stranded, cdc, helicopter, arsenal, cure, escape, quarantine, escort, source",
        ),
        ("layout=nowhere", "known: crafts_and_colors, green_thumb"),
    ] {
        let message = wrong_usage(&["simulate", "tiny-epic-zombies", "--option", option]);
        assert!(message.contains(expected), "{message}");
    }
    let humans = wrong_usage(&["simulate", "tiny-epic-zombies", "--seats", "5"]);
    assert!(humans.contains("allowed: 2 to 4"), "{humans}");
}

#[test]
fn wrong_words_are_refused_with_what_would_be_right() {
    for (args, expected) in [
        (&["ludo"][..], "possible values: zombies15"),
        (
            &["cliche", "--bots", "clever"],
            "unknown bot 'clever'; known: random, thumb",
        ),
        (
            &["cliche", "--bots", ""],
            "unknown bot ''; known: random, thumb",
        ),
        (&["cliche", "--option", "race"], "write KEY=VALUE"),
        (&["cliche", "--option", "=tick"], "write KEY=VALUE"),
        (
            &["cliche", "--option", "race=tick", "--option", "race=live"],
            "race is given twice; give it once",
        ),
        (
            &["cliche", "--seed", "seven"],
            "64 hexadecimal digits or a whole number",
        ),
        (&["cliche", "--games", "0"], "1.."),
        (&["cliche", "--games", "many"], "invalid digit"),
        (&["cliche", "--threads", "0"], "1.."),
        (
            &[
                "cliche",
                "--seats",
                "3",
                "--bots",
                "thumb,thumb,thumb,thumb",
            ],
            "4 bots for 3 seats",
        ),
    ] {
        let message = wrong_usage(&[&["simulate"], args].concat());
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}
