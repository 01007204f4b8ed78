//! `shamble replay`.

use shamble_bots::{Level, decide};
use shamble_catalog::{GAMES, start};
use shamble_core::replay::Replay;
use shamble_core::{Dice, Millis, OptionValues, Pace, Seat, Seed, Setup};

use crate::shell::{failed, file, folder, json, ok, wrong_usage};

/// A whole game of three bots, as its file.
fn recorded() -> Replay {
    let setup = Setup {
        options: OptionValues::from([("race".into(), "tick".into())]),
        seats: 3,
        pace: Pace::PerAction,
        seed: Seed::from_number(5),
    };
    let (mut table, _) = start("cliche", setup.clone()).unwrap();
    let mut dice = Dice::new(Seed::from_number(6));
    while table.outcome().is_none() {
        let decided = Seat::all(3).find_map(|seat| {
            let seen = table.determinize(seat, &mut dice);
            Some((
                seat,
                decide(&*seen, seat, Level::Thumb, Millis::ZERO, &mut dice)?,
            ))
        });
        let (seat, decision) = decided.unwrap();
        table.act(seat, &decision.action, Millis::ZERO).1.unwrap();
    }
    Replay {
        game: "cliche".into(),
        rules: Some(1),
        commitment: setup.seed.commitment(),
        setup,
        names: vec!["Ada".into(), "Bo".into(), "Cy".into()],
        log: table.log().to_vec(),
        hash: table.state_hash(),
    }
}

#[test]
fn a_recording_is_told_input_by_input() {
    let folder = folder("replay-told");
    let replay = recorded();
    let path = file(&folder, "game.txt", &replay.write());
    let text = ok(&["replay", &path]);
    assert!(
        text.starts_with("cliche, 3 seats, per-action pace, options: race=tick, seed "),
        "{text}"
    );
    assert!(text.contains("Ada") && text.contains(": roll"));
    assert!(!text.contains('⟦'), "a text without words");
    // What Ada drew is for her eyes: the whole story tells it, Bo's does not.
    let drew = |text: &str| {
        text.lines()
            .filter(|line| line.trim_start().starts_with("Ada d"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(drew(&text), drew(&ok(&["replay", &path, "--seat", "0"])));
    assert_ne!(drew(&text), drew(&ok(&["replay", &path, "--seat", "1"])));
}

#[test]
fn the_document_has_the_documented_shape() {
    let folder = folder("replay-json");
    let replay = recorded();
    let path = file(&folder, "game.txt", &replay.write());
    let document = json(&["replay", &path, "--json"]);
    assert_eq!(
        (&document["game"], &document["seats"], &document["pace"]),
        (&"cliche".into(), &3.into(), &"per-action".into())
    );
    assert_eq!(document["names"], serde_json::json!(["Ada", "Bo", "Cy"]));
    assert_eq!(document["rules"], 1);
    assert_eq!(document["inputs"], replay.log.len());
    assert!(document["outcome"]["result"].is_string());
    assert!(document.get("verified").is_none());
    let steps = document["steps"].as_array().unwrap();
    assert_eq!(steps.len(), replay.log.len());
    let step = steps.iter().find(|step| step["input"] == "roll").unwrap();
    for field in ["number", "at_ms", "seat"] {
        assert!(step[field].is_u64(), "{field}");
    }
    assert!(step["events"][0]["data"]["type"].is_string() && step["events"][0]["text"].is_string());
    let verdict = json(&["replay", &path, "--verify", "--json"]);
    assert_eq!(verdict["verified"], true);
    assert!(verdict.get("steps").is_none());
}

#[test]
fn an_honest_recording_is_verified_and_a_changed_one_is_not() {
    let folder = folder("replay-verify");
    let replay = recorded();
    let path = file(&folder, "good.txt", &replay.write());
    let verdict = ok(&["replay", &path, "--verify"]);
    assert!(
        verdict.starts_with("verified: the seed is the promised one"),
        "{verdict}"
    );
    let check = |name: &str, changed: &Replay, expected: &str| {
        let path = file(&folder, name, &changed.write());
        let message = failed(&["replay", &path, "--verify"]);
        assert!(
            message.starts_with(&format!("shamble: {path}: ")) && message.contains(expected),
            "{name}: {message}"
        );
    };
    let seed = Replay {
        setup: Setup {
            seed: Seed::from_number(9),
            ..replay.setup.clone()
        },
        ..replay.clone()
    };
    check(
        "seed.txt",
        &seed,
        "the seed is not the one promised before the game",
    );
    let silent = Replay {
        commitment: String::new(),
        ..replay.clone()
    };
    check(
        "silent.txt",
        &silent,
        "nothing was promised before this game",
    );
    let hash = Replay {
        hash: "0".repeat(32),
        ..replay.clone()
    };
    check("hash.txt", &hash, "the last state is not the recorded one");
    let mut shorter = replay.clone();
    shorter.log.pop();
    check(
        "shorter.txt",
        &shorter,
        "the last state is not the recorded one",
    );
    let mut stolen = replay.clone();
    stolen.log.remove(1);
    check("stolen.txt", &stolen, "cannot be carried out");
    let mut longer = replay.clone();
    longer.log.push(longer.log[longer.log.len() - 1].clone());
    check("longer.txt", &longer, "comes after the end of the game");
    // Without --verify a recording whose promise is broken can still be read.
    let path = file(&folder, "silent.txt", &silent.write());
    ok(&["replay", &path]);
}

#[test]
fn broken_files_are_named_with_their_line() {
    let folder = folder("replay-broken");
    let good = recorded().write();
    let path = file(&folder, "words.txt", "once upon a time\n");
    assert_eq!(
        failed(&["replay", &path]),
        format!("shamble: {path}:1: a replay begins with 'shamble-replay 1'")
    );
    let path = file(
        &folder,
        "seats.txt",
        &good.replace("seats 3", "seats three"),
    );
    assert_eq!(
        failed(&["replay", &path]),
        format!("shamble: {path}:4: seats is a whole number")
    );
    let path = file(
        &folder,
        "game.txt",
        &good.replace("game cliche", "game ludo"),
    );
    assert_eq!(
        failed(&["replay", &path]),
        format!(
            "shamble: {path}: unknown game 'ludo'; known: {}",
            GAMES.join(", ")
        )
    );
    let path = file(&folder, "table.txt", &good.replace("seats 3", "seats 12"));
    assert!(failed(&["replay", &path]).contains("seats cannot be '12'; allowed: 2 to 8"));
    let path = file(
        &folder,
        "action.txt",
        &good.replacen(" roll\n", " fly away\n", 1),
    );
    assert!(
        failed(&["replay", &path]).contains("('"),
        "the input is quoted"
    );
    let path = folder.join("none.txt");
    assert!(failed(&["replay", path.to_str().unwrap()]).contains("none.txt cannot be read: "));
}

#[test]
fn seats_are_checked() {
    let folder = folder("replay-seats");
    let path = file(&folder, "game.txt", &recorded().write());
    assert_eq!(
        wrong_usage(&["replay", &path, "--seat", "3"]),
        "shamble: there is no seat 3 at this table; the last one is 2"
    );
    assert!(
        wrong_usage(&["replay", &path, "--seat", "9"]).contains("a seat is a number from 0 to 7")
    );
}

/// A game of scenario 11 of Zombies 15', recorded when its rules were version 1 and files named no version.
const OLDER: &str = include_str!("replays/zombies15-scenario-11-rules-1.txt");

#[test]
fn a_game_by_other_rules_is_not_called_changed() {
    let folder = folder("replay-rules");
    let older = Replay::read(OLDER).unwrap();
    assert_eq!(older.rules, None);
    let path = file(&folder, "older.txt", OLDER);
    for args in [&["replay", &path][..], &["replay", &path, "--verify"]] {
        let message = failed(args);
        assert!(
            message.contains("the file does not say by which version of the rules it was played")
                && message.contains("by version 2 such a table went differently"),
            "{message}"
        );
    }
    let named = Replay {
        rules: Some(1),
        ..older.clone()
    };
    let path = file(&folder, "named.txt", &named.write());
    for args in [&["replay", &path][..], &["replay", &path, "--verify"]] {
        let message = failed(args);
        assert!(
            message.starts_with(&format!(
                "shamble: {path}: it was played by version 1 of the rules of its game; \
                 this program plays version 3"
            )),
            "{message}"
        );
    }
    let message = wrong_usage(&["analyse", &path]);
    assert!(message.contains("played by version 1"), "{message}");
    let newer = Replay {
        rules: Some(2),
        ..recorded()
    };
    let path = file(&folder, "newer.txt", &newer.write());
    assert!(failed(&["replay", &path]).contains("this program plays version 1"));
    // A table that no version touched is verified whether or not its file names one, and a broken one is just broken.
    let unnamed = Replay {
        rules: None,
        ..recorded()
    };
    let path = file(&folder, "unnamed.txt", &unnamed.write());
    ok(&["replay", &path, "--verify"]);
    assert_eq!(
        json(&["replay", &path, "--json"])["rules"],
        serde_json::Value::Null
    );
    let broken = Replay {
        hash: "0".repeat(32),
        ..unnamed
    };
    let path = file(&folder, "broken.txt", &broken.write());
    assert!(!failed(&["replay", &path, "--verify"]).contains("version of the rules"));
}
