//! `shamble scenario`, and tables that play what players wrote.

use crate::shell::{failed, file, folder, json, ok, shamble, wrong_usage};

fn sample() -> String {
    ok(&["scenario", "new"])
}

#[test]
fn a_new_scenario_checks_shows_and_plays() {
    let folder = folder("scenario-new");
    let path = folder.join("bus.toml");
    let path = path.to_str().unwrap();
    let said = ok(&["scenario", "new", "--out", path]);
    assert!(said.contains(path), "{said}");
    assert_eq!(std::fs::read_to_string(path).unwrap(), sample());
    // Somebody's work is never overwritten.
    std::fs::write(path, "mine").unwrap();
    assert!(failed(&["scenario", "new", "--out", path]).contains("cannot be written"));
    assert_eq!(std::fs::read_to_string(path).unwrap(), "mine");
    let path = file(&folder, "bus.toml", &sample());
    assert_eq!(
        ok(&["scenario", "check", &path]),
        format!("{path}: \"Night Bus\" can be played\n1 scenario: 1 sound, 0 flawed\n")
    );
    let shown = ok(&["scenario", "show", &path]);
    for part in [
        "Night Bus\nThe last bus",
        "  31A  -- 11B?",
        "z2+1",
        "Start: 31A (all)",
        "Locks: red 8A/street",
        "Search tokens, face-down: key_red bag1 @ 11B/search 12B/search",
        "A growl every 60 seconds",
        "Objective, all at the same time:\n  All Heroes at Lot Seven (8A)",
    ] {
        assert!(shown.contains(part), "'{part}' is missing:\n{shown}");
    }
}

#[test]
fn flaws_are_told_with_line_and_remedy() {
    let folder = folder("scenario-flaws");
    let line_of = |needle: &str| 1 + sample().split(needle).next().unwrap().matches('\n').count();
    // What is replaced, the line of the flaw, what is said about it, and the remedy.
    for (name, from, to, line, what, remedy) in [
        (
            "joins",
            "1B-N",
            "1B-E",
            line_of("11B-S"),
            "the street of",
            "turn one of them",
        ),
        (
            "twice",
            "12B-W",
            "11A-W",
            line_of("12B-W"),
            "tile 11 lies twice",
            "use each tile once",
        ),
        (
            "reach",
            "8A-E   12B-W\n",
            "8A-E   12B-W\n.      .\n5A-N   .\n",
            line_of("8A-E ") + 2,
            "no street leads to 5A",
            "join it to the other tiles",
        ),
        (
            "keys",
            "\"key_red\", \"bag1\"",
            "\"bag2\", \"bag1\"",
            line_of("color = \"red\""),
            "the red Lock of 8A/street may never be opened",
            "put a red Key where it is sure to be found",
        ),
        (
            "word",
            "soundtrack =",
            "sondtrack =",
            line_of("soundtrack = "),
            "unknown field",
            "see",
        ),
    ] {
        let broken = sample().replacen(from, to, 1);
        assert_ne!(broken, sample(), "{name}");
        let path = file(&folder, &format!("{name}.toml"), &broken);
        let ran = shamble(&["scenario", "check", &path]);
        assert_eq!((ran.code, ran.stderr.as_str()), (1, ""), "{name}: {ran:?}");
        let start = format!("{path}:{line}: ");
        let hit = ran
            .stdout
            .lines()
            .find(|said| said.starts_with(&start) && said.contains(what));
        let hit = hit.unwrap_or_else(|| panic!("{name}, line {line}: {}", ran.stdout));
        assert!(hit.contains(remedy), "{hit}");
        assert!(
            ran.stdout.ends_with("1 scenario: 0 sound, 1 flawed\n"),
            "{ran:?}"
        );
        // Nothing is shown of a scenario that cannot be played but what is wrong.
        assert!(failed(&["scenario", "show", &path]).contains(&start));
    }
}

#[test]
fn several_files_come_as_one_document() {
    let folder = folder("scenario-json");
    let good = file(&folder, "good.toml", &sample());
    let bad = file(
        &folder,
        "bad.toml",
        &sample().replacen("8A = [2, 0]", "9A = [2, 0]", 1),
    );
    let ran = shamble(&["scenario", "check", &good, &bad, "--json"]);
    let document: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(ran.code, 1);
    assert_eq!(
        (&document["files"], &document["sound"], &document["flawed"]),
        (&2.into(), &1.into(), &1.into())
    );
    assert_eq!(document["scenarios"][0]["name"], "Night Bus");
    let flaw = &document["scenarios"][1]["flaws"][0];
    assert_eq!(flaw["what"], "9A is not on the map");
    assert!(flaw["line"].as_u64().unwrap() > 40 && flaw["remedy"] == "name a tile of the map");
    let missing = folder.join("missing.toml");
    let message = wrong_usage(&["scenario", "check", missing.to_str().unwrap()]);
    assert!(message.contains("missing.toml cannot be read"), "{message}");
    wrong_usage(&["scenario", "check"]);
}

#[test]
fn the_house_campaign_is_shown_by_number() {
    let shown = ok(&["scenario", "show", "9"]);
    assert!(shown.starts_with("9. Hold the Diner\n"), "{shown}");
    assert!(
        shown.contains("15 zombies at a letter tile when a siren sounds: lost"),
        "{shown}"
    );
    let document = json(&["scenario", "show", "15", "--json"]);
    assert_eq!(
        (&document["number"], &document["name"]),
        (&15.into(), &"The One Who Leads".into())
    );
    assert!(document["picture"].as_str().unwrap().contains('?'));
    assert!(document["scenario"]["alpha"]["wounds"].as_u64().unwrap() > 0);
    assert!(document["rules"].as_array().unwrap().len() > 4);
    assert!(wrong_usage(&["scenario", "show", "16"]).contains("1 to 15"));
}

#[test]
fn the_schema_is_printed() {
    let schema = json(&["scenario", "schema"]);
    assert!(schema["properties"]["map"]["type"] == "string", "{schema}");
}

#[test]
fn bots_play_what_players_wrote() {
    let text = format!("scenario_text={}", sample());
    let play = [
        "simulate",
        "zombies15",
        "--mode",
        "custom",
        "--games",
        "3",
        "--bots",
        "random",
    ];
    let mut args = play.to_vec();
    args.extend(["--option", &text, "--json"]);
    assert_eq!(json(&args)["finished"], 3);
    let one_line = text.replace('\n', "\\n");
    args[9] = &one_line;
    assert_eq!(json(&args)["finished"], 3);
    let broken = text.replacen("1B-N", "1B-E", 1);
    args[9] = &broken;
    let line = 1 + sample()
        .split("11B-S")
        .next()
        .unwrap()
        .matches('\n')
        .count();
    let message = wrong_usage(&args);
    assert!(
        message.contains(&format!("line {line}: the street of"))
            && message.contains("turn one of them"),
        "{message}"
    );
}
