//! `shamble serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::shell::{command, failed, file, folder, wrong_usage};

/// A server that is stopped when the test is over, however it ends.
pub(crate) struct Server {
    child: Child,
    address: String,
}

impl Server {
    pub(crate) fn start(args: &[&str]) -> Self {
        Self::start_at("127.0.0.1:0", args)
    }

    pub(crate) fn start_at(address: &str, args: &[&str]) -> Self {
        Self::from(&mut command(
            &[&["serve", "--addr", address], args].concat(),
        ))
    }

    /// Ends it without a warning, as a power cut does.
    #[cfg(unix)]
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn from(command: &mut Command) -> Self {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let url = line
            .trim()
            .strip_prefix("Shamble: http://")
            .unwrap()
            .to_owned();
        let address = url.strip_suffix('/').unwrap().to_owned();
        Self { child, address }
    }

    /// Host and port.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    pub(crate) fn post(&self, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to stop, as a system does; its exit code and its log.
    pub(crate) fn stop(mut self) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &id])
                .status()
                .unwrap()
                .success()
        );
        let mut log = String::new();
        self.child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut log)
            .unwrap();
        (self.child.wait().unwrap().code(), log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has usually ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[cfg(unix)]
fn it_serves_until_it_is_asked_to_stop() {
    let server = Server::start(&["--memory", "--log-format", "json"]);
    let answer = server.get("/healthz");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let (code, log) = server.stop();
    assert_eq!(code, Some(0), "{log}");
    for line in log.lines() {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(entry["level"].is_string(), "{line}");
    }
}

#[test]
#[cfg(unix)]
fn tables_are_kept_in_the_file_that_was_named() {
    let folder = folder("serve-data");
    let path = folder.join("deeper").join("tables.sqlite");
    let (code, log) = Server::start(&["--data", path.to_str().unwrap()]).stop();
    assert_eq!(code, Some(0), "{log}");
    assert!(path.exists());
    assert!(log.contains("tables.sqlite"), "{log}");
}

#[test]
#[cfg(unix)]
fn two_servers_on_one_file_do_not_fight() {
    let folder = folder("serve-lock");
    let path = folder.join("tables.sqlite");
    let path = path.to_str().unwrap();
    let mut first = Server::start(&["--data", path]);
    let second = &["serve", "--addr", "127.0.0.1:0", "--data", path];
    let ran = crate::shell::shamble(second);
    assert_eq!((ran.code, ran.stdout.as_str()), (1, ""), "{ran:?}");
    let holder = first.child.id();
    let expected = format!(
        "the tables in {path} cannot be used: another program is using them (process {holder}); name another file"
    );
    assert!(ran.stderr.contains(&expected), "{ran:?}");
    // The first has not noticed, and a link to the file is no way round it.
    assert!(first.get("/healthz").starts_with("HTTP/1.1 200"));
    let link = folder.join("link.sqlite");
    std::os::unix::fs::symlink(path, &link).unwrap();
    let ran = crate::shell::shamble(&["serve", "--data", link.to_str().unwrap()]);
    assert_eq!(ran.code, 1, "{ran:?}");
    // Killed without a word, it leaves the file to the next one.
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    let (code, log) = Server::start(&["--data", path]).stop();
    assert_eq!(code, Some(0), "{log}");
}

const NEW: &str = r#"{"game": "cliche", "pace": "per-action", "name": "Ada", "bots": "thumb"}"#;

/// What a call is answered with: the member of this name.
fn member(answer: &str, name: &str) -> String {
    let body = answer.split("\r\n\r\n").nth(1).expect(answer);
    let body: serde_json::Value = serde_json::from_str(body).expect(answer);
    body[name].as_str().expect(answer).to_owned()
}

/// The system lets no file grow beyond a size, which looks like a full disk; then there is room again.
#[test]
#[cfg(target_os = "linux")]
fn a_disk_without_room_is_told_and_got_over() {
    let path = folder("serve-full").join("tables.sqlite");
    let mut limited = Command::new("sh");
    limited
        .args(["-c", "trap '' XFSZ; ulimit -S -f 600; exec \"$@\"", "sh"])
        .arg(env!("CARGO_BIN_EXE_shamble"))
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(&path);
    let server = Server::from(&mut limited);
    let first = member(&server.post("/api/tables", NEW), "table");
    let refused = (0..25)
        .map(|_| server.post("/api/tables", NEW))
        .find(|answer| !answer.starts_with("HTTP/1.1 201"));
    let refused = refused.expect("the limit is reached");
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert_eq!(member(&refused, "code"), "server/unavailable");
    // A small act of a bot may still find room after a table did not: until nothing does.
    let unready = (0..100).any(|_| {
        server.post("/api/tables", NEW);
        server.get("/readyz").starts_with("HTTP/1.1 503")
    });
    assert!(unready);
    let table = format!("/api/tables/{first}");
    assert!(
        server.get(&table).starts_with("HTTP/1.1 200"),
        "what is there is there"
    );

    let id = server.child.id().to_string();
    let lifted = Command::new("prlimit")
        .args(["--pid", &id, "--fsize=unlimited"])
        .status();
    assert!(lifted.unwrap().success());
    let answer = server.post("/api/tables", NEW);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(server.get("/readyz").starts_with("HTTP/1.1 200"));
    let (code, log) = server.stop();
    assert_eq!(code, Some(0), "{log}");
    // Which write met the limit first, a new table or an act of a bot, is chance.
    assert!(log.contains("the storage failed"), "{log}");
    crate::shell::ok(&["store", "check", "--data", path.to_str().unwrap()]);
}

#[test]
#[cfg(unix)]
fn secrets_are_in_no_log() {
    let mut talkative = command(&["serve", "--addr", "127.0.0.1:0", "--memory"]);
    let server = Server::from(talkative.env("RUST_LOG", "trace"));
    let answer = server.post("/api/tables", NEW);
    let (table, token) = (member(&answer, "table"), member(&answer, "token"));
    server.get(&format!("/api/tables/{table}"));
    let (_, log) = server.stop();
    assert!(log.contains(&table), "it tells much: {log}");
    assert!(!log.contains(&token), "but not this");
}

#[test]
fn an_address_in_use_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let message = failed(&["serve", "--memory", "--addr", &address]);
    assert!(
        message.contains(&format!("cannot listen on {address}: ")) && message.contains("--addr"),
        "{message}"
    );
}

#[test]
fn a_file_that_is_no_store_is_left_alone() {
    let folder = folder("serve-no-store");
    let text = "a letter, not a database, and longer than the head of one would be: ".repeat(20);
    let path = file(&folder, "letter.txt", &text);
    let ran = crate::shell::shamble(&["serve", "--addr", "127.0.0.1:0", "--data", &path]);
    assert_eq!((ran.code, ran.stdout.as_str()), (1, ""), "{ran:?}");
    let message = ran.stderr.lines().last().unwrap();
    assert!(
        message.contains(&format!("the tables in {path} cannot be used: ")),
        "{message}"
    );
    assert!(
        message.contains("--data") && message.contains("--memory"),
        "{message}"
    );
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn wrong_words_are_refused_with_what_would_be_right() {
    for (args, expected) in [
        (&["--addr", "localhost"][..], "IP:PORT"),
        (&["--origin", "shamble.example"], "https://shamble.example"),
        (&["--log-format", "xml"], "json"),
        (&["--memory", "--data", "x.sqlite"], "cannot be used with"),
    ] {
        let message = wrong_usage(&[&["serve"], args].concat());
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}
