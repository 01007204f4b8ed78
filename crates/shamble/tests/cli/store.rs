//! `shamble backup` and `shamble store`.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::serve::Server;
use crate::shell::{failed, folder, json, ok, shamble};

/// A file with this many tables, as a server that was stopped left it.
fn tables(name: &str, n_tables: usize) -> (PathBuf, Vec<String>) {
    let path = folder(name).join("tables.sqlite");
    let server = Server::start(&["--data", path.to_str().unwrap()]);
    let ids = (0..n_tables).map(|_| new_table(&server)).collect();
    let (code, log) = server.stop();
    assert_eq!(code, Some(0), "{log}");
    (path, ids)
}

fn new_table(server: &Server) -> String {
    let new = json!({"game": "cliche", "pace": "per-action", "name": "Ada", "bots": "thumb"});
    let answer = server.post("/api/tables", &new.to_string());
    let body = answer.split("\r\n\r\n").nth(1).expect(&answer);
    let created: Value = serde_json::from_str(body).expect(&answer);
    created["table"].as_str().expect(&answer).to_owned()
}

fn words(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn n_records(path: &Path, table: &str) -> u32 {
    let sql = "SELECT n_records FROM tables WHERE id = ?1";
    let connection = Connection::open(path).unwrap();
    connection
        .query_row(sql, [table], |row| row.get(0))
        .unwrap()
}

/// Changes one bit of a record where it lies, as a disk does.
fn flip(path: &Path, table: &str, seq: u32) {
    let connection = Connection::open(path).unwrap();
    let sql = "SELECT body FROM records WHERE table_id = ?1 AND seq = ?2";
    let body: Vec<u8> = connection
        .query_row(sql, (table, seq), |row| row.get(0))
        .unwrap();
    drop(connection);
    let mut bytes = fs::read(path).unwrap();
    // The id stands right before the number and the body.
    let is_here = |at: &usize| {
        bytes[*at..].starts_with(&body)
            && bytes[at.saturating_sub(20)..*at]
                .windows(10)
                .any(|id| id == table.as_bytes())
    };
    let at = (0..bytes.len() - body.len()).find(is_here).unwrap();
    bytes[at + body.len() - 1] ^= 0x10;
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_sound_file_is_told_so_and_left_alone() {
    let (path, ids) = tables("store-sound", 2);
    let before = fs::read(&path).unwrap();
    let said = ok(&["store", "check", "--data", words(&path)]);
    assert!(said.contains("2 tables"), "{said}");
    assert!(said.contains("sound"), "{said}");
    let report = json(&[
        "store",
        "check",
        "--repair",
        "--json",
        "--data",
        words(&path),
    ]);
    assert_eq!(report["n_tables"], ids.len());
    assert_eq!(
        (&report["file"], &report["damaged"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(report["kept"], Value::Null, "nothing to repair");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_flipped_bit_is_found_and_costs_one_table_only() {
    let (path, ids) = tables("store-flipped", 3);
    flip(&path, &ids[0], 2);
    let last = n_records(&path, &ids[1]) - 1;
    flip(&path, &ids[1], last);
    let damaged = fs::read(&path).unwrap();

    let ran = shamble(&["store", "check", "--data", words(&path)]);
    assert_eq!(ran.code, 1, "{ran:?}");
    let first = format!("table {}: record 2 is not what was written", ids[0]);
    assert!(ran.stdout.contains(&first), "{ran:?}");
    let second = format!("table {}: record {last} is not what was written", ids[1]);
    assert!(ran.stdout.contains(&second), "{ran:?}");
    assert!(!ran.stdout.contains(&ids[2]), "{ran:?}");
    assert!(ran.stdout.contains("--repair"), "{ran:?}");
    assert_eq!(fs::read(&path).unwrap(), damaged, "looking changes nothing");

    let report = json(&[
        "store",
        "check",
        "--repair",
        "--json",
        "--data",
        words(&path),
    ]);
    let remedies: Vec<(&Value, &Value)> = (report["damaged"].as_array().unwrap().iter())
        .map(|table| (&table["table"], &table["remedy"]))
        .collect();
    assert!(
        remedies.contains(&(&json!(ids[0]), &json!("set_aside"))),
        "{report}"
    );
    assert!(
        remedies.contains(&(&json!(ids[1]), &json!("cut"))),
        "{report}"
    );
    let kept = PathBuf::from(report["kept"].as_str().unwrap());
    assert_eq!(fs::read(kept).unwrap(), damaged, "the old bytes are kept");
    assert_eq!(n_records(&path, &ids[1]), last);

    let said = ok(&["store", "check", "--data", words(&path)]);
    assert!(said.contains("2 tables"), "{said}");
    let server = Server::start(&["--data", words(&path)]);
    for (id, status) in [(&ids[0], "404"), (&ids[1], "200"), (&ids[2], "200")] {
        let answer = server.get(&format!("/api/tables/{id}"));
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{answer}"
        );
    }
}

#[test]
fn a_server_on_a_damaged_file_names_the_table_and_serves_the_others() {
    let (path, ids) = tables("store-damaged", 2);
    flip(&path, &ids[0], 2);
    let server = Server::start(&["--data", words(&path)]);
    let answer = server.get(&format!("/api/tables/{}", ids[0]));
    assert!(answer.starts_with("HTTP/1.1 500"), "{answer}");
    assert!(answer.contains("error-table-unreadable"), "{answer}");
    let answer = server.get(&format!("/api/tables/{}", ids[1]));
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let (_, log) = server.stop();
    let named = log
        .lines()
        .any(|line| line.contains(&ids[0]) && line.contains("record 2 is not what was written"));
    assert!(named, "{log}");
}

#[test]
fn a_torn_last_write_is_cut_off() {
    let (path, ids) = tables("store-torn", 1);
    let last = n_records(&path, &ids[0]) - 1;
    let connection = Connection::open(&path).unwrap();
    connection
        .execute("DELETE FROM records WHERE seq = ?1", [last])
        .unwrap();
    drop(connection);
    let report = json(&[
        "store",
        "check",
        "--repair",
        "--json",
        "--data",
        words(&path),
    ]);
    let table = &report["damaged"][0];
    assert_eq!(
        (&table["remedy"], &table["n_sound"]),
        (&json!("cut"), &json!(last))
    );
    ok(&["store", "check", "--data", words(&path)]);
}

#[test]
fn a_file_that_lost_its_end_gives_what_is_left() {
    let (made, _) = tables("store-truncated", 12);
    // A copy has all of it in one file; beside the original some of it may still lie apart.
    let path = made.with_file_name("copy.sqlite");
    ok(&["backup", words(&path), "--data", words(&made)]);
    let bytes = fs::read(&path).unwrap();
    // Whole pages are gone, and part of one.
    fs::write(&path, &bytes[..bytes.len() * 3 / 5 + 100]).unwrap();
    let ran = shamble(&["store", "check", "--data", words(&path)]);
    assert_eq!(ran.code, 1, "{ran:?}");
    let report = json(&[
        "store",
        "check",
        "--repair",
        "--json",
        "--data",
        words(&path),
    ]);
    assert_ne!(report["file"], json!([]), "{report}");
    let kept = PathBuf::from(report["kept"].as_str().unwrap());
    assert_eq!(fs::read(kept).unwrap(), bytes[..bytes.len() * 3 / 5 + 100]);
    ok(&["store", "check", "--data", words(&path)]);
    let (code, log) = Server::start(&["--data", words(&path)]).stop();
    assert_eq!(code, Some(0), "{log}");
}

#[test]
fn a_backup_is_made_while_the_server_runs_and_never_overwrites() {
    let folder = folder("store-backup");
    let path = folder.join("tables.sqlite");
    let copy = folder.join("copy.sqlite");
    let server = Server::start(&["--data", words(&path)]);
    let first = new_table(&server);
    let said = ok(&["backup", words(&copy), "--data", words(&path)]);
    assert!(said.contains("1 table"), "{said}");
    let second = new_table(&server);
    let again = failed(&["backup", words(&copy), "--data", words(&path)]);
    assert!(again.contains("exists already"), "{again}");
    let repair = failed(&["store", "check", "--repair", "--data", words(&path)]);
    assert!(repair.contains("another program is using them"), "{repair}");
    drop(server);

    ok(&["store", "check", "--data", words(&copy)]);
    let server = Server::start(&["--data", words(&copy)]);
    let ask = |id: &str| server.get(&format!("/api/tables/{id}"));
    assert!(ask(&first).starts_with("HTTP/1.1 200"));
    assert!(
        ask(&second).starts_with("HTTP/1.1 404"),
        "made after the copy"
    );
}

#[test]
fn what_is_not_there_is_not_made() {
    let folder = folder("store-nowhere");
    let (path, copy) = (folder.join("tables.sqlite"), folder.join("copy.sqlite"));
    for args in [
        &["backup", words(&copy), "--data", words(&path)][..],
        &["store", "check", "--data", words(&path)],
    ] {
        let message = failed(args);
        assert!(message.contains("tables.sqlite"), "{message}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}
