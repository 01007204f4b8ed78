//! Programs from outside: the examples, what bad ones cost, and what they are told.

#[cfg(unix)]
mod away;
mod schema;
#[cfg(unix)]
mod table;

use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};
use shamble_core::log::Input;
use shamble_core::replay::Replay;
use shamble_core::{Seat, Viewer, Words};

use crate::shell::{command, failed, file, folder, ok, shamble, wrong_usage};

/// A program that plays the first choice and does `act` with every question, `n` counted from 1.
pub(super) fn program(folder: &Path, name: &str, act: &str) -> String {
    let text = format!(
        r#"
import json, os, subprocess, sys, time
def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
def first(ask):
    if ask["choices"]:
        say({{"type": "act", "id": ask["id"], "action": ask["choices"][0]["action"]}})
    else:
        say({{"type": "wait", "id": ask["id"]}})
def act(ask, n):
    {act}
n = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({{"type": "ready", "door": 1, "name": "Test"}})
    elif message["type"] == "ask":
        n += 1
        act(message, n)
"#
    );
    format!("python3 '{}'", file(folder, name, &text))
}

/// A program that keeps every line it hears and says in a file.
fn recorder(folder: &Path, lines: &Path) -> String {
    let text = r#"
import json, sys
kept = open(sys.argv[1], "a")
def keep(line):
    kept.write(line)
    kept.flush()
def say(message):
    line = json.dumps(message) + "\n"
    keep(line)
    sys.stdout.write(line)
    sys.stdout.flush()
is_composed = False
for line in sys.stdin:
    keep(line)
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "door": 1, "name": "Recorder", "words": len(sys.argv) > 2})
    elif message["type"] == "ask":
        if message["prompt"].get("begins") and not is_composed:
            is_composed = True
            say({"type": "compose", "id": message["id"], "begun": ""})
        if message["choices"]:
            actions = [choice["action"] for choice in message["choices"]]
            say({"type": "act", "id": message["id"], "action": actions[message["id"] % len(actions)]})
        else:
            say({"type": "wait", "id": message["id"]})
"#;
    format!(
        "python3 '{}' '{}'",
        file(folder, "recorder.py", text),
        lines.display()
    )
}

fn heard(lines: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(lines).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples/bots")
        .join(name);
    let interpreter = if name.ends_with(".py") {
        "python3"
    } else {
        "node"
    };
    format!("cmd:{interpreter} '{}'", path.display())
}

/// The report of some games of such a program beside bots that do anything.
fn series(game: &str, bot: &str, games: &str, more: &[&str]) -> Value {
    let bots = format!("{bot},random");
    let args = [
        "simulate", game, "--games", games, "--json", "--bots", &bots,
    ];
    serde_json::from_str(&ok(&[&args, more].concat())).unwrap()
}

fn replaced(report: &Value) -> Option<&Value> {
    let warnings = report["warnings"].as_array().unwrap();
    warnings
        .iter()
        .find(|warning| warning["kind"] == "replaced")
}

#[test]
fn the_examples_play_to_the_end_and_lose_no_seat() {
    for (name, games) in [
        ("random_bot.py", &shamble_catalog::GAMES[..]),
        ("rider.py", &["cliche"]),
        ("curious.mjs", &["zombies15", "tiny-epic-zombies"]),
    ] {
        for game in games {
            let report = series(game, &example(name), "2", &[]);
            assert_eq!(replaced(&report), None, "{name} at {game}");
            assert_eq!(report["finished"], 2, "{name} at {game}");
        }
    }
}

#[test]
fn the_first_bot_of_the_page_plays_as_it_stands() {
    let page = include_str!("../../../../docs/door.md");
    let (_, rest) = page.split_once("```python\n").unwrap();
    let (bot, _) = rest.split_once("```").unwrap();
    let path = file(&folder("bots-page"), "my_bot.py", bot);
    let report = series("cliche", &format!("cmd:python3 '{path}'"), "3", &[]);
    assert_eq!(report["finished"], 3, "{report}");
    assert_eq!(replaced(&report), None, "{report}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let outcomes = |threads: &str| {
        let report = series(
            "cliche",
            &example("random_bot.py"),
            "6",
            &["--threads", threads],
        );
        (report["outcomes"].clone(), report["actions"].clone())
    };
    assert_eq!(outcomes("1"), outcomes("2"));
}

#[test]
fn bad_programs_lose_their_seat_and_the_game_goes_on() {
    let folder = folder("bots-bad");
    for (word, act) in [
        ("crashed", "sys.exit(3) if n == 3 else first(ask)"),
        ("crashed", "os.close(1) or time.sleep(60)"),
        ("stalled", "time.sleep(60)"),
        // Half a message, and the rest never comes.
        (
            "stalled",
            "sys.stdout.write('{\"type\": \"act\", '); sys.stdout.flush(); time.sleep(60)",
        ),
        (
            "flooded",
            "[say({'type': 'note', 'text': 'again'}) for _ in iter(int, 1)]",
        ),
        ("flooded", "sys.stdout.write('x' * 1000000)"),
        (
            "rubbish",
            "sys.stdout.write('hello?\\n' * 3); sys.stdout.flush()",
        ),
        (
            "rubbish",
            "os.write(1, b'\\xff\\xfe\\n\\x00\\n' + b'[' * 9000 + b'\\n')",
        ),
        (
            "rubbish",
            "say([1]); say({'type': 'win'}); say({'type': 'act', 'id': ask['id']})",
        ),
        (
            "refused",
            "[say({'type': 'act', 'id': ask['id'], 'action': 'fly away'}) for _ in range(3)]",
        ),
        (
            "refused",
            "[say({'type': 'act', 'id': ask['id'], 'action': 'hold back'}) for _ in range(3)]",
        ),
        (
            "refused",
            "[say({'type': 'act', 'id': 999, 'action': 'roll'}) for _ in range(3)]",
        ),
    ] {
        let bot = format!("cmd:{}", program(&folder, &format!("{word}.py"), act));
        let rows = folder.join("rows.jsonl");
        let rows_path = rows.to_str().unwrap();
        let limits = ["--answer-ms", "400", "--rows", rows_path, "--threads", "1"];
        let report = series("cliche", &bot, "2", &limits);
        assert_eq!(report["finished"], 2, "{act}");
        let warning = replaced(&report).unwrap_or_else(|| panic!("{act}: {report}"));
        assert_eq!(warning["reasons"], json!({ word: 4 }), "{act}");
        let rows = std::fs::read_to_string(rows).unwrap();
        let row: Value = serde_json::from_str(rows.lines().next().unwrap()).unwrap();
        assert_eq!(row["replaced"], format!("0:{word} 2:{word}"), "{act}");
    }
    // Who has lost its seat ten times is not let in again.
    let bot = program(&folder, "hopeless.py", "sys.exit()");
    let report = series("cliche", &format!("cmd:{bot}"), "6", &["--threads", "1"]);
    let reasons = &replaced(&report).unwrap()["reasons"];
    assert_eq!(reasons, &json!({ "crashed": 10, "out": 2 }));
    let bot = program(&folder, "slow.py", "time.sleep(0.05); first(ask)");
    let report = series("cliche", &format!("cmd:{bot}"), "1", &["--game-ms", "200"]);
    let reasons = &replaced(&report).unwrap()["reasons"];
    assert!(reasons["over_time"].as_u64() > Some(0), "{reasons}");
}

#[test]
fn a_refused_action_may_be_mended() {
    let folder = folder("bots-mended");
    let act = "say({'type': 'act', 'id': ask['id'], 'action': 'fly away'}); first(ask)";
    let report = series(
        "cliche",
        &format!("cmd:{}", program(&folder, "a.py", act)),
        "3",
        &[],
    );
    assert_eq!(replaced(&report), None);
}

#[test]
fn programs_that_cannot_play_are_named_before_the_first_game() {
    let folder = folder("bots-unable");
    let simulate = |bot: &str| {
        let bots = format!("cmd:{bot}");
        failed(&["simulate", "cliche", "--games", "1", "--bots", &bots])
    };
    let missing = simulate("./no-such-bot --fast");
    assert!(
        missing
            .starts_with("shamble: cmd:./no-such-bot --fast cannot play: it could not be started"),
        "{missing}"
    );
    let dying = simulate(&format!(
        "python3 '{}'",
        file(&folder, "d.py", "raise SystemExit('no luck')")
    ));
    assert!(
        dying.contains("it ended (exit status: 1)") && dying.contains("no luck"),
        "{dying}"
    );
    let future = r#"print('{"type": "ready", "door": 9}', flush=True); input(); input()"#;
    let future = simulate(&format!("python3 '{}'", file(&folder, "f.py", future)));
    assert!(
        future.contains("it speaks version 9 of the door"),
        "{future}"
    );
    let loud = simulate(&format!(
        "python3 '{}'",
        file(&folder, "l.py", "print('hi')")
    ));
    assert!(loud.contains("not a message"), "{loud}");
    let nothing = wrong_usage(&["simulate", "cliche", "--bots", "cmd:"]);
    assert!(nothing.contains("no program after 'cmd:'"), "{nothing}");
}

#[test]
fn what_programs_write_to_their_standard_error_is_kept_up_to_a_limit() {
    let folder = folder("bots-log");
    let log = folder.join("bots.log");
    let act = "sys.stderr.write('\\x1b[31mthinking\\n' + 'x' * 400000 + '\\n'); say({'type': 'note', 'text': 'a note'}); first(ask)";
    let bot = format!("cmd:{}", program(&folder, "loud.py", act));
    let report = series("cliche", &bot, "1", &["--bot-log", log.to_str().unwrap()]);
    assert_eq!(replaced(&report), None);
    let kept = std::fs::read_to_string(&log).unwrap();
    assert!(
        kept.starts_with("seat ") && kept.contains(": a note\n"),
        "{:.200}",
        kept
    );
    assert!(kept.contains("[31mthinking\n") && !kept.contains('\x1b'));
    assert!(kept.ends_with("the log is full\n") && kept.len() <= 4 * 1024 * 1024 + 20);
}

/// Whatever a program has started ends with it, also when it tried to hide behind its own end.
#[test]
#[cfg(unix)]
fn nothing_a_program_started_outlives_it() {
    let folder = folder("bots-reaped");
    let pipe = folder.join("pipe");
    let made = std::process::Command::new("mkfifo")
        .arg(&pipe)
        .status()
        .unwrap();
    assert!(made.success());
    let act = format!(
        "subprocess.Popen(['sh', '-c', 'sleep 100; echo survived'], stdout=open('{}', 'w'), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL); sys.exit(1)",
        pipe.display()
    );
    let bots = format!(
        "cmd:{},random,random,random",
        program(&folder, "parent.py", &act)
    );
    let mut running = command(&["simulate", "cliche", "--games", "1", "--bots", &bots])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    // Opens when the child of the bot is there, and ends when nobody can write to it any more.
    let written = std::fs::read_to_string(&pipe).unwrap();
    assert_eq!(written, "");
    assert!(running.wait().unwrap().success());
}

/// A program gets, byte for byte, what its seat's browser would; and what it gets keeps to the schema.
#[test]
fn programs_are_told_what_their_seat_may_know_and_nothing_else() {
    for game in shamble_catalog::GAMES {
        let folder = folder(&format!("bots-told-{game}"));
        let lines = folder.join("lines.jsonl");
        let bots = format!("random,cmd:{}", recorder(&folder, &lines));
        let replays = folder.join("replays");
        let args = [
            "simulate",
            game,
            "--seats",
            "2",
            "--games",
            "1",
            "--bots",
            &bots,
            "--save-replays",
            replays.to_str().unwrap(),
        ];
        ok(&args);
        let lines = heard(&lines);
        for line in &lines {
            schema::check(line);
        }
        assert_eq!(lines[0]["type"], "hello");
        assert_eq!(
            (&lines[0]["game"], &lines[0]["seat"]),
            (&json!(game), &json!(1))
        );
        let ends: Vec<&Value> = lines.iter().filter(|line| line["type"] == "end").collect();
        assert_eq!(ends.len(), 1, "{game}");

        let replay = std::fs::read_to_string(replays.join(format!("{game}-0.replay"))).unwrap();
        let replay = Replay::read(&replay).unwrap();
        let (mut table, _) = shamble_catalog::start(game, replay.setup.clone()).unwrap();
        let viewer = Viewer::Seat(Seat::new(1));
        let answered = lines.windows(2).filter(|pair| pair[1]["type"] == "act");
        let asks: Vec<&Value> = lines.iter().filter(|line| line["type"] == "ask").collect();
        assert!(answered.count() > 0 && !asks.is_empty(), "{game}");
        let mut asked = asks.into_iter();
        for entry in replay.log.iter().skip(table.log().len()) {
            if let Input::Act { seat, action } = &entry.input
                && viewer.is(*seat)
            {
                let ask = asked
                    .by_ref()
                    .find(|ask| {
                        ask["choices"]
                            .as_array()
                            .unwrap()
                            .iter()
                            .any(|c| c["action"] == **action)
                            && ask["now"] == entry.at.0
                    })
                    .unwrap_or_else(|| panic!("{game}: nobody asked for {action}"));
                let seen: Value = serde_json::from_str(table.view(viewer).json().get()).unwrap();
                assert_eq!(ask["view"], seen, "{game}: before {action}");
                let choices: Value =
                    serde_json::from_str(table.choices(viewer, entry.at, Words::Whole).get())
                        .unwrap();
                assert_eq!(ask["choices"], choices, "{game}: before {action}");
            }
            table.replay_entry(entry).unwrap();
        }
        assert!(table.outcome().is_some(), "{game}");
    }
}

#[test]
fn programs_that_want_words_get_them() {
    let folder = folder("bots-words");
    let lines = folder.join("lines.jsonl");
    let bots = format!("cmd:{} words,random", recorder(&folder, &lines));
    ok(&[
        "simulate", "cliche", "--seats", "2", "--games", "1", "--bots", &bots,
    ]);
    let lines = heard(&lines);
    for line in &lines {
        schema::check(line);
    }
    let ask = lines.iter().find(|line| line["type"] == "ask").unwrap();
    let said = |value: &Value| {
        let words = value["words"].as_str().unwrap();
        assert!(words.contains(' ') && !words.contains("cliche-"), "{words}");
    };
    said(&ask["prompt"]);
    said(&ask["choices"][0]);
    let told = lines.iter().find(|line| line["type"] == "told").unwrap();
    said(&told["events"][0]);
}

#[test]
fn the_schema_is_printed() {
    let printed: Value = serde_json::from_str(&ok(&["bot", "--schema"])).unwrap();
    assert_eq!(&printed, schema::schema());
    let ran = shamble(&["bot", "--connect", "http://127.0.0.1:1", "--table", "ABC"]);
    assert_eq!(ran.code, 2, "{ran:?}");
}
