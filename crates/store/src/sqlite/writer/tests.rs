//! Group commit, without a race: the queue is filled first, then the writer runs until it is empty.

use super::*;
use crate::{
    TableState,
    sqlite::migrate::{MIGRATIONS, migrate},
};

fn id(n: usize) -> TableId {
    let [high, low] = u16::try_from(n).unwrap().to_be_bytes();
    TableId::from_bytes([0, 0, 0, 0, 0, high, low])
}

fn create(n: usize) -> Write {
    let head = TableHead {
        id: id(n),
        created_ms: 1,
        updated_ms: 1,
        game: "cliche".into(),
        code: String::new(),
        mark: None,
        state: TableState::Open,
        n_records: 0,
    };
    Write::Create {
        head,
        first: vec![],
    }
}

/// The claim of the one who made the table: it stands until somebody opens it.
fn never_opened(n: usize) -> Claim {
    Claim::new(id(n), 0)
}

fn append(n: usize, expected: u32) -> Write {
    let append = Append::new(expected, vec![vec![7]], 2);
    Write::Append {
        claim: never_opened(n),
        append,
        new_len: expected + 1,
    }
}

fn empty_database() -> Connection {
    let mut connection = Connection::open_in_memory().unwrap();
    migrate(&mut connection, MIGRATIONS).unwrap();
    connection
}

/// What the writes are answered when all of them wait before the writer looks.
fn all_waiting(connection: &mut Connection, writes: Vec<Write>) -> (Vec<Answer>, SqliteStats) {
    let (queue, mut jobs) = mpsc::channel(writes.len());
    let replies: Vec<_> = writes
        .into_iter()
        .map(|write| {
            let (reply, answer) = oneshot::channel();
            assert!(queue.try_send(WriteJob { write, reply }).is_ok());
            answer
        })
        .collect();
    drop(queue);
    let counters = Counters::default();
    run(connection, &mut jobs, &counters);
    let answers = replies
        .into_iter()
        .map(|mut answer| answer.try_recv().unwrap())
        .collect();
    (answers, counters.read())
}

#[test]
fn writes_of_many_tables_share_one_commit() {
    let mut connection = empty_database();
    let (answers, stats) = all_waiting(&mut connection, (0..128).map(create).collect());
    assert!(answers.iter().all(|answer| matches!(answer, Ok(0))));
    assert_eq!(
        stats,
        SqliteStats {
            n_commits: 1,
            n_writes: 128,
            largest_batch: 128
        }
    );
}

#[test]
fn a_long_queue_is_committed_in_bounded_batches() {
    let mut connection = empty_database();
    let (answers, stats) = all_waiting(&mut connection, (0..MAX_BATCH + 10).map(create).collect());
    assert!(answers.iter().all(Result::is_ok));
    let (n_writes, largest_batch) = (MAX_BATCH as u64 + 10, MAX_BATCH as u64);
    assert_eq!(
        stats,
        SqliteStats {
            n_commits: 2,
            n_writes,
            largest_batch
        }
    );
}

#[test]
fn within_a_batch_each_write_sees_those_before_it() {
    let mut connection = empty_database();
    let writes = vec![
        append(1, 0),
        create(1),
        create(1),
        append(1, 0),
        append(1, 0),
        append(1, 1),
        create(2),
        Write::Delete {
            claim: never_opened(2),
        },
        append(2, 0),
    ];
    let (answers, stats) = all_waiting(&mut connection, writes);
    let texts: Vec<_> = answers
        .into_iter()
        .map(|answer| answer.map_or_else(|error| error.to_string(), |len| len.to_string()))
        .collect();
    assert_eq!(
        texts,
        [
            "there is no table 0000000001",
            "0",
            "table 0000000001 exists already",
            "1",
            "the log was expected to have 0 records but has 1",
            "2",
            "0",
            "0",
            "there is no table 0000000002",
        ]
    );
    assert_eq!(
        stats,
        SqliteStats {
            n_commits: 1,
            n_writes: 5,
            largest_batch: 5
        }
    );
}

#[test]
fn refusals_alone_are_no_commit() {
    let mut connection = empty_database();
    let (answers, stats) = all_waiting(&mut connection, vec![append(1, 0), append(2, 0)]);
    assert!(answers.iter().all(Result::is_err));
    assert_eq!(stats, SqliteStats::default());
}

#[test]
fn a_damaged_table_does_not_stop_the_others() {
    let mut connection = empty_database();
    rows::insert_records(&connection, id(2), 0, &[b"nobody put this here".to_vec()]).unwrap();
    let writes = vec![
        create(1),
        create(2),
        append(1, 0),
        append(2, 0),
        append(1, 1),
    ];
    let (answers, _) = all_waiting(&mut connection, writes);
    let [
        Ok(0),
        Ok(0),
        Ok(1),
        Err(error @ StoreError::Storage(_)),
        Ok(2),
    ] = &answers[..]
    else {
        panic!("{answers:?}");
    };
    assert!(!error.is_refusal());
    assert_eq!(
        rows::load_from(&mut connection, id(1), 0).unwrap(),
        [[7], [7]]
    );
    // The failed append left its head as it was; loading notices the damage.
    assert_eq!(rows::head(&connection, id(2)).unwrap().n_records, 0);
    let error = rows::load_from(&mut connection, id(2), 0).unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
}

#[test]
fn a_missing_record_is_noticed_when_loading() {
    let mut connection = empty_database();
    let writes = vec![create(1), append(1, 0), append(1, 1), append(1, 2)];
    all_waiting(&mut connection, writes);
    let mut damage_without = |seq: u32| {
        connection
            .execute("DELETE FROM records WHERE seq = ?1", [seq])
            .unwrap();
        match rows::load_from(&mut connection, id(1), 0) {
            Err(StoreError::Damaged { detail, .. }) => detail,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(damage_without(1), "record 1 is missing, the next one is 2");
    assert_eq!(damage_without(2), "it should have 3 records but has 1");
}

#[test]
fn nobody_is_told_yes_when_the_commit_fails() {
    let mut connection = empty_database();
    all_waiting(&mut connection, vec![create(1), create(2)]);
    // Every new record breaks a promise that is looked at only by the commit.
    connection
        .execute_batch(
            "PRAGMA foreign_keys = ON;
             CREATE TABLE kept (x INTEGER PRIMARY KEY);
             CREATE TABLE broken (x REFERENCES kept (x) DEFERRABLE INITIALLY DEFERRED);
             CREATE TRIGGER spoil AFTER INSERT ON records BEGIN INSERT INTO broken VALUES (1); END;",
        )
        .unwrap();
    let writes = vec![append(1, 0), create(3), append(2, 7), append(2, 0)];
    let (answers, stats) = all_waiting(&mut connection, writes);
    for answer in answers {
        assert!(matches!(answer, Err(StoreError::Storage(_))), "{answer:?}");
    }
    assert_eq!(stats, SqliteStats::default());
    assert_eq!(rows::head(&connection, id(1)).unwrap().n_records, 0);
    assert_eq!(rows::n_records(&connection, id(3)).unwrap(), None);

    // The writer goes on once the fault is gone.
    connection.execute_batch("DROP TRIGGER spoil").unwrap();
    let (answers, _) = all_waiting(&mut connection, vec![append(1, 0), create(3)]);
    assert!(matches!(answers[..], [Ok(1), Ok(0)]), "{answers:?}");
}
