//! What holds for the SQLite file in particular: it lasts, and it is only ever ours.

mod common;

use std::{
    fs,
    path::Path,
    task::{Context, Waker},
};

use common::{Folder, claim, id, table};
use rusqlite::Connection;
use shamble_store::{Append, HeadQuery, Sqlite, Store, StoreError, TableState};

fn refusal_to_open(path: &Path) -> StoreError {
    match Sqlite::open(path).err() {
        Some(StoreError::Open { path: named, cause }) => {
            assert_eq!(named, path);
            *cause
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn everything_is_found_after_reopening() {
    let folder = Folder::new("reopen");
    let store = Sqlite::open(folder.file()).unwrap();
    store
        .create(table(1, 10), vec![b"a".to_vec()])
        .await
        .unwrap();
    let append = Append::new(1, vec![b"b".to_vec()], 20).with_state(TableState::Playing);
    store
        .append(&mut claim(&store, 1).await, append)
        .await
        .unwrap();
    store.create(table(2, 15), vec![]).await.unwrap();
    store.create(table(3, 16), vec![]).await.unwrap();
    store.delete(claim(&store, 3).await).await.unwrap();
    let heads = store
        .heads(HeadQuery::in_states(&TableState::ALL))
        .await
        .unwrap();
    assert_eq!(heads.len(), 2);
    drop(store);

    let store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(
        store
            .heads(HeadQuery::in_states(&TableState::ALL))
            .await
            .unwrap(),
        heads
    );
    assert_eq!(store.load(id(1)).await.unwrap(), [b"a", b"b"]);
    assert_eq!(
        store
            .append(
                &mut claim(&store, 1).await,
                Append::new(2, vec![vec![]], 30)
            )
            .await
            .unwrap(),
        3
    );
}

#[tokio::test]
async fn a_write_nobody_waits_for_is_still_done_before_the_drop_ends() {
    let folder = Folder::new("abandoned");
    let store = Sqlite::open(folder.file()).unwrap();
    let mut create = store.create(table(1, 0), vec![b"a".to_vec()]);
    let _ = create
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()));
    drop(create);
    drop(store);

    let store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.load(id(1)).await.unwrap(), [b"a"]);
}

#[tokio::test]
async fn closing_leaves_one_file() {
    let folder = Folder::new("close");
    let store = Sqlite::open(folder.file()).unwrap();
    store.create(table(1, 0), vec![]).await.unwrap();
    store.close().await.unwrap();
    let names: Vec<_> = fs::read_dir(folder.file().parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names, ["tables.sqlite"]);
}

#[tokio::test]
async fn two_openers_of_one_file_cannot_both_win() {
    let folder = Folder::new("two");
    let one = Sqlite::open(folder.file()).unwrap();
    let other = Sqlite::open(folder.file()).unwrap();
    one.create(table(1, 0), vec![]).await.unwrap();
    let mut ours = claim(&one, 1).await;
    assert_eq!(
        other
            .append(
                &mut claim(&other, 1).await,
                Append::new(0, vec![vec![1]], 1)
            )
            .await
            .unwrap(),
        1
    );
    let error = one
        .append(&mut ours, Append::new(0, vec![vec![2]], 1))
        .await
        .unwrap_err();
    assert!(matches!(error, StoreError::Deposed(_)), "{error}");
    assert_eq!(one.load(id(1)).await.unwrap(), [[1]]);
}

#[tokio::test]
async fn acknowledged_writes_are_counted() {
    let folder = Folder::new("stats");
    let store = Sqlite::open(folder.file()).unwrap();
    store.create(table(1, 0), vec![]).await.unwrap();
    let mut owner = claim(&store, 1).await;
    store
        .append(&mut owner, Append::new(0, vec![vec![1], vec![2]], 1))
        .await
        .unwrap();
    store
        .append(&mut owner, Append::new(0, vec![vec![1]], 1))
        .await
        .unwrap_err();
    let stats = store.stats();
    assert_eq!(
        (stats.n_commits, stats.n_writes, stats.largest_batch),
        (3, 3, 1)
    );
}

/// A file as the first released schema left it: it is brought up to date and goes on.
#[tokio::test]
async fn a_file_without_generations_goes_on() {
    let folder = Folder::new("first-schema");
    let connection = Connection::open(folder.file()).unwrap();
    let schema = include_str!("../migrations/0001_tables_and_records.sql");
    connection.execute_batch(schema).unwrap();
    connection
        .execute_batch(
            "INSERT INTO tables VALUES ('0000000001', 10, 20, 'cliche', 'old', 'playing', 1);
             INSERT INTO tables VALUES ('0000000002', 10, 20, 'cliche', '7kab daily x', 'open', 0);
             INSERT INTO records VALUES ('0000000001', 0, x'61');
             PRAGMA application_id = 0x53686d62;
             PRAGMA user_version = 1;",
        )
        .unwrap();
    drop(connection);

    let store = Sqlite::open(folder.file()).unwrap();
    let head = store.head(id(1)).await.unwrap();
    assert_eq!((head.code.as_str(), head.mark), ("old", None));
    let head = store.head(id(2)).await.unwrap();
    assert_eq!(
        (head.code.as_str(), head.mark.as_deref()),
        ("7kab", Some("daily x"))
    );
    let mut opened = store.open(id(1)).await.unwrap();
    assert_eq!(opened.records, [b"a"]);
    let append = Append::new(1, vec![b"b".to_vec()], 30);
    assert_eq!(store.append(&mut opened.claim, append).await.unwrap(), 2);
}

#[test]
fn the_file_is_kept_in_wal_mode() {
    let folder = Folder::new("wal");
    drop(Sqlite::open(folder.file()).unwrap());
    let connection = Connection::open(folder.file()).unwrap();
    let mode: String = connection
        .query_row("PRAGMA journal_mode", [], |row| row.get(0))
        .unwrap();
    assert_eq!(mode, "wal");
}

#[test]
fn a_file_of_a_newer_version_is_refused_and_left_alone() {
    let folder = Folder::new("newer");
    drop(Sqlite::open(folder.file()).unwrap());
    let connection = Connection::open(folder.file()).unwrap();
    connection.pragma_update(None, "user_version", 999).unwrap();
    drop(connection);
    let before = fs::read(folder.file()).unwrap();

    let error = refusal_to_open(&folder.file());
    assert!(
        matches!(
            error,
            StoreError::NewerSchema {
                found: 999,
                known: 1..
            }
        ),
        "{error}"
    );
    assert_eq!(fs::read(folder.file()).unwrap(), before);
}

#[test]
fn somebody_elses_database_is_refused_and_left_alone() {
    let folder = Folder::new("foreign");
    let connection = Connection::open(folder.file()).unwrap();
    connection
        .execute_batch("CREATE TABLE recipes (name TEXT)")
        .unwrap();
    drop(connection);
    let before = fs::read(folder.file()).unwrap();

    let error = refusal_to_open(&folder.file());
    assert!(matches!(error, StoreError::ForeignDatabase), "{error}");
    assert_eq!(fs::read(folder.file()).unwrap(), before);
}

#[test]
fn what_is_no_database_is_refused_and_left_alone() {
    let folder = Folder::new("nonsense");
    let before = "no database, just a long enough text ".repeat(100);
    fs::write(folder.file(), &before).unwrap();

    let error = refusal_to_open(&folder.file());
    assert!(matches!(error, StoreError::Storage(_)), "{error}");
    assert_eq!(fs::read_to_string(folder.file()).unwrap(), before);
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let folder = Folder::new("nowhere");
    let path = folder.file().join("deeper").join("tables.sqlite");
    let error = Sqlite::open(&path).err().unwrap();
    assert!(
        error
            .to_string()
            .starts_with(&format!("could not open the database {}", path.display()))
    );
}
