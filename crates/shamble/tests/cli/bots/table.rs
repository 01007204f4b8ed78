//! Programs at served tables, over the real line.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use shamble_trials::person::{Manner, Person, Way};

use super::{heard, program, recorder, schema};
use crate::serve::Server;
use crate::shell::{command, failed, folder, wrong_usage};

/// A table that only its host knows of, and nobody sits at yet.
pub(super) struct Table {
    pub(super) server: Server,
    pub(super) id: String,
    code: String,
    token: String,
}

impl Table {
    pub(super) fn new(body: &Value) -> Self {
        Self::at(Server::start(&["--memory"]), body)
    }

    pub(super) fn at(server: Server, body: &Value) -> Self {
        let created = body_of(&server.post("/api/tables", &body.to_string()));
        let word = |name: &str| created[name].as_str().unwrap().to_owned();
        Self {
            id: word("table"),
            code: word("code"),
            token: word("token"),
            server,
        }
    }

    /// A table for one, at which time stands while somebody thinks.
    pub(super) fn for_one() -> Self {
        Self::new(&json!({"game": "zombie-mall", "seats": 1, "pace": "per-action"}))
    }

    fn url(&self) -> String {
        format!("http://{}", self.server.address())
    }

    pub(super) fn info(&self) -> Value {
        body_of(&self.server.get(&format!("/api/tables/{}", self.id)))
    }

    /// The program sits down; it is there when this returns.
    pub(super) fn seat(&self, bot: &str, more: &[&str]) -> (Child, BufReader<impl Read + use<>>) {
        let url = self.url();
        let args = [
            "bot",
            "--connect",
            &url,
            "--table",
            &self.code,
            "--pace-ms",
            "60",
        ];
        let words = shell_words(bot);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let child = command(&[&args, more, &["--"], &words[..]].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        seated(child.unwrap())
    }

    /// The host lets the game begin.
    pub(super) fn start(&self) {
        let address = self.server.address().parse().unwrap();
        let manner = Manner {
            pace: Duration::ZERO,
            ping_every: Duration::from_secs(10),
            silence: Duration::from_secs(30),
            keeps_events: false,
        };
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let way = Way::straight(address);
            let host = Person::join(way, &self.id, Some(&self.token), manner).await;
            let start = json!({"type": "start"});
            host.unwrap().ask(start).await.unwrap();
        });
    }
}

/// Waits until the program has its seat.
pub(super) fn seated(mut child: Child) -> (Child, BufReader<impl Read + use<>>) {
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(line.starts_with("on seat "), "{line}");
    (child, said)
}

fn body_of(answer: &str) -> Value {
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// The words of a command whose only quotation marks are whole words.
pub(super) fn shell_words(text: &str) -> Vec<String> {
    text.split(' ')
        .map(|word| word.trim_matches('\'').to_owned())
        .collect()
}

pub(super) fn ended(mut child: Child, mut said: impl Read) -> (i32, String, String) {
    let (mut out, mut err) = (String::new(), String::new());
    said.read_to_string(&mut out).unwrap();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    (child.wait().unwrap().code().unwrap(), out, err)
}

#[test]
fn a_program_plays_a_game_and_sees_what_its_browser_would() {
    let folder = folder("bots-table");
    let lines = folder.join("lines.jsonl");
    let table = Table::for_one();
    let (child, said) = table.seat(&recorder(&folder, &lines), &["--name", "Robo"]);
    let seat = &table.info()["seats"][0];
    assert_eq!(
        (&seat["occupant"]["kind"], &seat["name"]),
        (&json!("person"), &json!("Robo"))
    );
    table.start();
    let (code, out, err) = ended(child, said);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(
        out.starts_with("won: ") || out.starts_with("not won: "),
        "{out}"
    );

    let lines = heard(&lines);
    for line in &lines {
        schema::check(line);
        assert!(!line.to_string().contains(&table.token), "{line}");
    }
    let kinds: Vec<&str> = lines
        .iter()
        .map(|line| line["type"].as_str().unwrap())
        .collect();
    assert_eq!((kinds[0], kinds[1], kinds[2]), ("hello", "ready", "new"));
    assert!(kinds.ends_with(&["end", "bye"]), "{kinds:?}");
    assert!(!kinds.contains(&"refused"), "{kinds:?}");

    // Every picture it was shown is one that its seat was shown, in their order.
    let history = |n: u64| {
        let path = format!("/api/tables/{}/history/{n}?viewer=0", table.id);
        body_of(&table.server.get(&path))
    };
    let n_inputs = history(0)["inputs"].as_u64().unwrap();
    let mut shown = (0..=n_inputs).map(|n| history(n)["shown"]["view"].clone());
    for ask in lines.iter().filter(|line| line["type"] == "ask") {
        assert!(shown.any(|view| view == ask["view"]), "never shown: {ask}");
    }
}

#[test]
fn two_programs_play_together() {
    let folder = folder("bots-table-two");
    let table = Table::new(&json!({"game": "tiny-epic-zombies", "seats": 2, "pace": "per-action"}));
    let bot = recorder(&folder, &folder.join("lines.jsonl"));
    let (one, said_one) = table.seat(&bot, &["--seat", "0"]);
    let (other, said_other) = table.seat(&bot, &[]);
    let url = table.url();
    let full = failed(&[
        "bot",
        "--connect",
        &url,
        "--table",
        &table.code,
        "--",
        "true",
    ]);
    assert!(full.contains("taken by a person"), "{full}");
    table.start();
    let results = [ended(one, said_one), ended(other, said_other)];
    assert!(
        results
            .iter()
            .all(|(code, _, err)| *code == 0 && err.is_empty()),
        "{results:?}"
    );
    assert_eq!(table.info()["status"], "finished");
}

#[test]
fn a_program_that_goes_wrong_stands_up_and_a_bot_plays_on() {
    let folder = folder("bots-table-bad");
    for (act, expected) in [
        (
            "sys.exit('out of ideas')",
            "it ended (exit status: 1); its last words: out of ideas",
        ),
        ("time.sleep(60)", "it took more than 300 ms over an answer"),
        (
            "sys.stdout.write('x' * 1000000)",
            "it wrote more than anybody reads",
        ),
        (
            "sys.stdout.write('?\\n' * 3); sys.stdout.flush()",
            "it wrote something that is not a message",
        ),
        (
            "[say({'type': 'act', 'id': ask['id'], 'action': 'fly away'}) for _ in range(3)]",
            "it gave an answer that is not one",
        ),
        (
            "[say({'type': 'act', 'id': ask['id'], 'action': 'unlock n'}) for _ in range(3)]",
            "it did something that is not allowed (ZM-",
        ),
    ] {
        let table = Table::for_one();
        let bot = program(&folder, "bad.py", act);
        let (child, said) = table.seat(&bot, &["--answer-ms", "300"]);
        table.start();
        let (code, _, err) = ended(child, said);
        assert_eq!(code, 1, "{act}: {err}");
        assert!(
            err.contains("lost seat 0, and a bot of the server plays on"),
            "{act}: {err}"
        );
        assert!(err.contains(expected), "{act}: {err}");
        // The seat is told free before the list of seats says who has it now.
        let info = (0..100)
            .map(|_| table.info())
            .find(|info| info["seats"][0]["occupant"]["kind"] == "bot");
        assert_ne!(info.expect(act)["status"], "open", "{act}");
    }
}

#[test]
fn a_program_that_is_asked_to_end_stands_up() {
    let folder = folder("bots-table-stopped");
    let table = Table::for_one();
    let bot = program(&folder, "idle.py", "time.sleep(60)");
    let (child, said) = table.seat(&bot, &["--answer-ms", "60000"]);
    let id = child.id().to_string();
    let asked = std::process::Command::new("kill")
        .args(["-TERM", &id])
        .status();
    assert!(asked.unwrap().success());
    let (code, out, err) = ended(child, said);
    assert_eq!(
        (code, out.as_str(), err.as_str()),
        (0, "left the table\n", "")
    );
    assert_eq!(table.info()["seats"][0]["occupant"]["kind"], "empty");
}

#[test]
fn what_cannot_be_is_said_before_anything_is_started() {
    let table = Table::for_one();
    let url = table.url();
    fn bot<'a>(url: &'a str, args: &[&'a str]) -> Vec<&'a str> {
        [&["bot", "--connect", url], args, &["--", "true"]].concat()
    }
    let unknown = failed(&bot(&url, &["--table", "ZZZ-ZZZ"]));
    assert!(unknown.contains("the server says no: "), "{unknown}");
    let seat = wrong_usage(&bot(&url, &["--table", &table.code, "--seat", "7"]));
    assert!(seat.contains("there is no seat 7"), "{seat}");
    let nowhere = wrong_usage(&bot(&url, &[]));
    assert!(nowhere.contains("--table CODE"), "{nowhere}");
    let silent = failed(&bot(&url, &["--table", &table.code]));
    assert!(
        silent.contains("true cannot play: it ended (exit status: 0)"),
        "{silent}"
    );
    let gone = failed(&[
        "bot",
        "--connect",
        "http://127.0.0.1:1",
        "--table",
        "A",
        "--",
        "true",
    ]);
    assert!(
        gone.contains("http://127.0.0.1:1 cannot be reached"),
        "{gone}"
    );
    assert_eq!(table.info()["seats"][0]["occupant"]["kind"], "empty");
}
