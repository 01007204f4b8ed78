//! `shamble serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::shell::{command, failed, file, folder, wrong_usage};

/// A server that is stopped when the test is over, however it ends.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(args: &[&str]) -> Self {
        let mut child = command(&[&["serve", "--addr", "127.0.0.1:0"], args].concat())
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

    fn get(&self, path: &str) -> String {
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

    /// Asks it to stop, as a system does; its exit code and its log.
    fn stop(mut self) -> (Option<i32>, String) {
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
