//! `shamble situation`.

use crate::shell::{file, folder, json, ok, shamble, wrong_usage};

/// Holds: somebody who is not asked is refused.
const HOLDS: &str = r#"
rule = "CZG-R40"
title = "nobody rolls before the race"
game = "cliche"
seats = 4

[[when]]
seat = 0
act = "roll"
refused = "CZG-R40"
"#;

#[test]
fn situations_that_hold_are_counted() {
    let folder = folder("situation-holds");
    file(&folder, "one.toml", HOLDS);
    std::fs::create_dir(folder.join("deeper")).unwrap();
    let two = file(&folder.join("deeper"), "two.toml", HOLDS);
    file(&folder, "notes.txt", "not a situation");
    let path = folder.to_str().unwrap();
    assert_eq!(
        ok(&["situation", "run", path]),
        "2 situations: 2 hold, 0 fail\n"
    );
    assert_eq!(
        ok(&["situation", "run", &two]),
        "1 situation: 1 hold, 0 fail\n"
    );
    let document = json(&["situation", "run", path, "--json"]);
    assert_eq!(
        (&document["files"], &document["held"], &document["failed"]),
        (&2.into(), &2.into(), &0.into())
    );
    let first = &document["situations"][0];
    assert_eq!(first["file"], two.as_str());
    assert_eq!(
        (&first["holds"], &first["rules"][0]),
        (&true.into(), &"CZG-R40".into())
    );
}

#[test]
fn what_does_not_hold_is_told_with_file_and_line() {
    let folder = folder("situation-fails");
    let path = file(
        &folder,
        "wrong.toml",
        &HOLDS.replace("refused = \"CZG-R40\"", "refused = \"CZG-029\""),
    );
    let ran = shamble(&["situation", "run", &path]);
    assert_eq!((ran.code, ran.stderr.as_str()), (1, ""));
    assert!(
        ran.stdout.starts_with(&format!("{path}:7: step 1: ")),
        "{}",
        ran.stdout
    );
    assert!(
        ran.stdout.contains("CZG-029") && ran.stdout.contains("CZG-R40"),
        "{}",
        ran.stdout
    );
    assert!(
        ran.stdout.ends_with("1 situation: 0 hold, 1 fail\n"),
        "{}",
        ran.stdout
    );
    let ran = shamble(&["situation", "run", &path, "--json"]);
    let document: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(
        (ran.code, &document["situations"][0]["failures"][0]["line"]),
        (1, &7.into())
    );
}

#[test]
fn broken_files_are_told_with_file_and_line() {
    let folder = folder("situation-broken");
    for (name, text, line, expected) in [
        (
            "toml.toml",
            HOLDS.replace("seats = 4", "seats = = 4"),
            5,
            "",
        ),
        (
            "key.toml",
            HOLDS.replace("seats = 4", "seats = 4\ncolour = 3"),
            6,
            "colour",
        ),
        (
            "type.toml",
            HOLDS.replace("seats = 4", "seats = \"four\""),
            5,
            "seats",
        ),
        (
            "game.toml",
            HOLDS.replace("\"cliche\"", "\"ludo\""),
            4,
            "unknown game 'ludo'; known: ",
        ),
    ] {
        let path = file(&folder, name, &text);
        let ran = shamble(&["situation", "run", &path]);
        assert_eq!(ran.code, 1, "{name}: {ran:?}");
        let first = ran.stdout.lines().next().unwrap();
        assert!(
            first.starts_with(&format!("{path}:{line}: ")) && first.contains(expected),
            "{name}: {first}"
        );
        let ran = shamble(&["situation", "run", &path, "--json"]);
        let document: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
        assert_eq!(document["situations"][0]["error"]["line"], line, "{name}");
    }
}

#[test]
fn a_new_file_holds_as_it_stands() {
    let folder = folder("situation-new");
    let text = ok(&["situation", "new", "cliche"]);
    assert!(
        text.lines().filter(|line| line.starts_with('#')).count() > 30,
        "it explains itself"
    );
    let path = file(&folder, "new.toml", &text);
    assert_eq!(
        ok(&["situation", "run", &path]),
        "1 situation: 1 hold, 0 fail\n"
    );
    assert!(wrong_usage(&["situation", "new", "ludo"]).contains("cliche"));
}

#[test]
fn a_new_file_explains_every_key_of_the_position() {
    for game in ["zombies15", "tiny-epic-zombies", "zombie-mall", "cliche"] {
        let text = ok(&["situation", "new", game]);
        let given = text.split("# [given]\n").nth(1).expect("a position");
        let given = given.split("\n\n").next().expect("it ends");
        let mut before = "";
        for line in given.lines() {
            let is_key = line.split_once(" = ").is_some_and(|(key, _)| {
                let key = key.trim_start_matches("# ");
                key.chars().all(|c| c.is_ascii_lowercase() || c == '_')
            });
            if is_key && line.starts_with("# ") && !line.starts_with("# # ") {
                assert!(before.starts_with("# # "), "{game}: {line}");
            }
            before = line;
        }
    }
}

#[test]
fn a_new_file_can_be_of_another_table() {
    let folder = folder("situation-new-table");
    let text = ok(&[
        "situation",
        "new",
        "cliche",
        "--seats",
        "7",
        "--real-time",
        "--option",
        "start_zombies=scaled_start",
    ]);
    for line in [
        "seats = 7 ",
        "pace = \"real-time\"",
        "[options]",
        "start_zombies = \"scaled_start\"",
    ] {
        assert!(text.contains(&format!("\n{line}")), "{line}");
    }
    let path = file(&folder, "new.toml", &text);
    assert_eq!(
        ok(&["situation", "run", &path]),
        "1 situation: 1 hold, 0 fail\n"
    );
    let refused = wrong_usage(&["situation", "new", "cliche", "--option", "race=slow"]);
    assert!(refused.contains("live, tick"), "{refused}");
}

#[test]
fn nothing_to_run_is_wrong_usage() {
    let folder = folder("situation-none");
    let path = folder.to_str().unwrap();
    assert_eq!(
        wrong_usage(&["situation", "run", path]),
        "shamble: there is no .toml file in what you named"
    );
    let missing = folder.join("missing.toml");
    let missing = missing.to_str().unwrap();
    assert!(
        wrong_usage(&["situation", "run", missing])
            .starts_with(&format!("shamble: {missing} cannot be read: "))
    );
    assert!(wrong_usage(&["situation", "run"]).contains("<PATH>"));
}

#[test]
fn a_question_is_answered_with_what_can_be_done_and_what_comes_of_it() {
    let folder = folder("situation-ask");
    let question = r#"
game = "cliche"
seats = 4
dice = [1]

[given]
phase = "gathering"
zombies = [1]
start_card = 0

[[when]]
seat = 3
act = "roll"

[[when]]
seat = 0
act = "roll"
"#;
    let path = file(&folder, "question.toml", question);
    let answer = ok(&["situation", "ask", &path]);
    for told in [
        "line 11, seat 3: roll\n    refused by CZG-029: ",
        "line 15, seat 0: roll\n",
        "\n    human: 0 becomes 1\n",
        "\n    holder: 0 becomes 2\n",
        "\nseat 1 must choose: ",
        "\n    roll: ",
        "\n        chance decides here; lay down dice or picks to see one result\n",
    ] {
        assert!(answer.contains(told), "{told:?} is not in {answer}");
    }
    let text = question.replace("phase", "phaze");
    let path = file(&folder, "wrong.toml", &text);
    let ran = shamble(&["situation", "ask", &path]);
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.stderr.contains("wrong.toml:7: given.phaze"), "{ran:?}");
    let path = file(&folder, "broken.toml", "game = \"ludo\"\nseats = 2\n");
    assert!(wrong_usage(&["situation", "ask", &path]).contains("unknown game 'ludo'"));
}

#[test]
fn a_refusal_that_was_not_expected_is_told_in_words() {
    let folder = folder("situation-words");
    let path = file(
        &folder,
        "wrong.toml",
        &HOLDS.replace("refused = \"CZG-R40\"\n", ""),
    );
    let ran = shamble(&["situation", "run", &path]);
    assert!(
        ran.stdout.contains("\n    refused by CZG-R40: "),
        "{}",
        ran.stdout
    );
}

#[test]
fn a_rule_that_is_in_no_rulebook_is_told() {
    let folder = folder("situation-rule");
    let path = file(
        &folder,
        "rule.toml",
        &HOLDS.replace("rule = \"CZG-R40\"", "rule = \"CZG-999\""),
    );
    let ran = shamble(&["situation", "run", &path]);
    let said = format!("{path}:2: rule: CZG-999 is not in the rulebook of cliche\n");
    assert!(ran.stdout.starts_with(&said), "{}", ran.stdout);
}
