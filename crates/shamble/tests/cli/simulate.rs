//! `shamble simulate`.

use crate::shell::{folder, json, ok, wrong_usage};

#[test]
fn a_series_is_told_with_its_uncertainty() {
    let text = ok(&["simulate", "cliche", "--games", "20", "--bots", "random"]);
    for part in [
        "cliche, 4 seats (random, random, random, random), options: race=tick",
        "games    20: 20 finished, 0 unfinished",
        "actions per CPU second",
        "95% interval",
        "seat 3 (random)",
        "any of 4 random seats of the players",
        "shamble simulate cliche --games 20 --bots random",
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
            "unknown bot 'clever'; known: newcomer, casual, steady, sharp, expert (or 1 to 5), random, thumb",
        ),
        (
            &["cliche", "--bots", ""],
            "unknown bot ''; known: newcomer, casual, steady, sharp, expert (or 1 to 5), random, thumb",
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

#[test]
fn rows_replays_and_a_page_are_written() {
    let folder = folder("simulate-files");
    let path = |name: &str| folder.join(name).display().to_string();
    let (rows, seats, turns, page) = (
        path("r.csv"),
        path("s.jsonl"),
        path("t.csv"),
        path("p.html"),
    );
    ok(&[
        "simulate",
        "zombies15",
        "--games",
        "6",
        "--bots",
        "random",
        "--rows",
        &rows,
        "--seat-rows",
        &seats,
        "--turn-rows",
        &turns,
        "--report",
        &page,
        "--save-replays",
        &path("replays"),
        "--only",
        "lost",
    ]);
    let text = std::fs::read_to_string(&rows).unwrap();
    assert_eq!(text.lines().count(), 7);
    let head: Vec<&str> = text.lines().next().unwrap().split(',').collect();
    for column in [
        "game",
        "option_scenario",
        "index",
        "seed",
        "result",
        "won",
        "end_zombies",
        "version",
        "command",
    ] {
        assert!(
            head.contains(&column) || column == "option_scenario",
            "{column} in {head:?}"
        );
    }
    assert_eq!(
        std::fs::read_to_string(&seats).unwrap().lines().count(),
        6 * 4
    );
    assert!(std::fs::read_to_string(&turns).unwrap().lines().count() > 12);
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(
        html.contains("The crew won") && html.contains("shamble simulate zombies15"),
        "{html}"
    );
    let replays: Vec<_> = std::fs::read_dir(folder.join("replays")).unwrap().collect();
    assert!(!replays.is_empty(), "random bots lose");
    let first = replays[0].as_ref().unwrap().path().display().to_string();
    ok(&["replay", &first, "--verify"]);
    let wrong = wrong_usage(&["simulate", "cliche", "--rows", &path("r.xls")]);
    assert!(wrong.contains(".csv, .jsonl or .parquet"), "{wrong}");
}

#[test]
fn parts_are_added_up() {
    let folder = folder("simulate-parts");
    let path = |name: &str| folder.join(name).display().to_string();
    let simulate = |more: &[&str]| {
        json(&[&["simulate", "cliche", "--bots", "random", "--json"], more].concat())
    };
    let whole = simulate(&["--games", "40"]);
    simulate(&["--games", "15", "--partial", &path("a.json")]);
    simulate(&[
        "--first",
        "15",
        "--games",
        "25",
        "--partial",
        &path("b.json"),
    ]);
    let merged = json(&["merge", &path("b.json"), &path("a.json"), "--json"]);
    for field in [
        "outcomes",
        "wins_by_seat",
        "wins_by_level",
        "length",
        "played",
    ] {
        assert_eq!(merged[field], whole[field], "{field}");
    }
    let twice = wrong_usage(&["merge", &path("a.json"), &path("a.json")]);
    assert!(twice.contains("game 0 is in two of the parts"), "{twice}");
}

/// However many workers share a series out, each with as many threads as it likes: the sum is the same to the byte, but
/// for how it came about and the time it took.
#[test]
fn the_number_of_workers_does_not_matter() {
    const GAMES: usize = 12;
    let folder = folder("workers");
    let sum_of = |n_workers: usize| {
        let share = GAMES / n_workers;
        let parts: Vec<String> = (0..n_workers)
            .map(|worker| {
                let path = folder.join(format!("{n_workers}-{worker}.json"));
                let path = path.display().to_string();
                let (first, games) = ((worker * share).to_string(), share.to_string());
                let threads = (1 + worker % 2).to_string();
                ok(&[
                    "simulate",
                    "cliche",
                    "--bots",
                    "random",
                    "--seed",
                    "7",
                    "--first",
                    &first,
                    "--games",
                    &games,
                    "--threads",
                    &threads,
                    "--partial",
                    &path,
                ]);
                path
            })
            .collect();
        let mut words = vec!["merge", "--json"];
        // In whatever order they come in.
        words.extend(parts.iter().rev().map(String::as_str));
        let mut sum = json(&words);
        let took = [
            "command",
            "threads",
            "cpu_seconds",
            "games_per_cpu_second",
            "actions_per_cpu_second",
        ];
        let sum_fields = sum.as_object_mut().unwrap();
        sum_fields.retain(|name, _| !took.contains(&name.as_str()));
        sum
    };
    let one = sum_of(1);
    assert_eq!(one["games"], GAMES);
    for n_workers in [2, 3, 4, 6] {
        assert_eq!(sum_of(n_workers), one, "{n_workers} workers");
    }
}

#[test]
fn tables_are_swept_and_compared() {
    let swept = json(&[
        "simulate",
        "cliche",
        "--bots",
        "random",
        "--games",
        "10",
        "--sweep",
        "seats=3,5",
        "--sweep",
        "bots=random,thumb",
        "--json",
    ]);
    let cells = swept["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 4);
    assert_eq!(
        cells[3]["variant"],
        serde_json::json!({ "bots": "thumb", "seats": "5" })
    );
    assert_eq!(cells[3]["report"]["seats"], 5);
    assert!(
        swept["command"]
            .as_str()
            .unwrap()
            .contains("--sweep seats=3,5")
    );

    let compared = json(&[
        "simulate",
        "zombies15",
        "--games",
        "20",
        "--compare",
        "bots=thumb,random",
        "--json",
    ]);
    assert_eq!(compared["pairs"], 20);
    assert!(compared["high95"].as_f64().unwrap() < 0.0, "{compared}");
    assert_eq!(compared["reports"].as_array().unwrap().len(), 2);
    let text = ok(&[
        "simulate",
        "zombies15",
        "--games",
        "20",
        "--compare",
        "bots=thumb,random",
    ]);
    assert!(text.contains("pairs of games with the same seed"), "{text}");
    let wrong = wrong_usage(&["simulate", "cliche", "--compare", "race=tick"]);
    assert!(wrong.contains("two values"), "{wrong}");
}
