//! What holds for every store, run over each of them.

mod common;
#[cfg(feature = "cluster")]
#[path = "common/nats.rs"]
mod server;

use std::{
    fmt,
    task::{Context, Poll, Waker},
};

use common::{Folder, claim, id, table};
use shamble_store::{
    Append, Claim, HeadQuery, MAX_TABLE_RECORDS, MAX_WRITE_BYTES, Memory, Record, Sqlite, Store,
    StoreError, TableHead, TableId, TableState,
};

/// One NATS server for one test.
#[cfg(feature = "cluster")]
async fn nats(name: &str) -> (server::Server, shamble_store::Nats) {
    let server = server::Server::start(name).await;
    let store = server.store("one").await;
    (server, store)
}

macro_rules! over_every_store {
    ($($case:ident)*) => {
        mod memory {
            $(#[tokio::test]
            async fn $case() {
                super::$case(&super::Memory::new()).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test]
            async fn $case() {
                let folder = super::Folder::new(stringify!($case));
                super::$case(&super::Sqlite::open(folder.file()).unwrap()).await;
            })*
        }
        #[cfg(feature = "cluster")]
        mod nats {
            $(#[tokio::test]
            async fn $case() {
                let (_server, store) = super::nats(stringify!($case)).await;
                super::$case(&store).await;
            })*
        }
    };
}

over_every_store! {
    a_created_table_is_found
    appended_records_come_back_in_order
    a_stale_append_changes_nothing
    of_two_writers_one_wins
    of_two_openers_the_later_writes
    a_write_that_comes_late_changes_nothing
    a_write_cut_off_half_way_happens_once_or_not_at_all
    a_deposed_owner_cannot_delete
    a_claim_is_confirmed_until_the_next_opening
    opening_changes_nothing_that_is_seen
    an_existing_table_is_not_overwritten
    an_unknown_table_is_refused
    the_head_follows_the_appends
    an_append_may_change_the_head_alone
    a_log_is_loaded_from_any_record_on
    heads_are_filtered_and_ordered
    a_deleted_table_is_gone
    a_write_over_the_limits_is_refused
    nothing_happens_before_the_first_poll
    many_tables_grow_at_once
    a_closed_store_refuses_everything
}

fn record(text: &str) -> Record {
    text.as_bytes().to_vec()
}

fn records<const N: usize>(texts: [&str; N]) -> Vec<Record> {
    texts.map(record).to_vec()
}

fn check<T: fmt::Debug>(answer: Result<T, StoreError>, refusal: &str) {
    let error = answer.unwrap_err();
    assert_eq!(error.to_string(), refusal);
    assert!(error.is_refusal());
}

async fn a_created_table_is_found(store: &dyn Store) {
    let n_records = store
        .create(table(1, 1000), records(["set-up", "seats"]))
        .await
        .unwrap();
    assert_eq!(n_records, 2);
    let head = TableHead {
        id: id(1),
        created_ms: 1000,
        updated_ms: 1000,
        game: "cliche".into(),
        code: "table1".into(),
        mark: Some("marked".into()),
        state: TableState::Open,
        n_records: 2,
    };
    assert_eq!(store.head(id(1)).await.unwrap(), head);
    assert_eq!(
        store.load(id(1)).await.unwrap(),
        records(["set-up", "seats"])
    );

    store.create(table(2, 1000), vec![]).await.unwrap();
    assert_eq!(store.load(id(2)).await.unwrap(), records([]));
}

async fn appended_records_come_back_in_order(store: &dyn Store) {
    store.create(table(1, 0), records(["a"])).await.unwrap();
    store.create(table(2, 0), records(["other"])).await.unwrap();
    let mut owner = claim(store, 1).await;
    let append = Append::new(1, records(["b", "", "c"]), 1);
    assert_eq!(store.append(&mut owner, append).await.unwrap(), 4);
    let all_bytes: Record = (0..=255).collect();
    let append = Append::new(4, vec![all_bytes.clone()], 2);
    assert_eq!(store.append(&mut owner, append).await.unwrap(), 5);

    let mut expected = records(["a", "b", "", "c"]);
    expected.push(all_bytes);
    assert_eq!(store.load(id(1)).await.unwrap(), expected);
    assert_eq!(store.load(id(2)).await.unwrap(), records(["other"]));
}

async fn a_stale_append_changes_nothing(store: &dyn Store) {
    store
        .create(table(1, 0), records(["a", "b"]))
        .await
        .unwrap();
    let before = store.head(id(1)).await.unwrap();
    let mut owner = claim(store, 1).await;
    for expected in [0, 1, 3, MAX_TABLE_RECORDS - 1] {
        let append = Append::new(expected, records(["x"]), 9).with_state(TableState::Finished);
        check(
            store.append(&mut owner, append).await,
            &format!("the log was expected to have {expected} records but has 2"),
        );
    }
    assert_eq!(store.head(id(1)).await.unwrap(), before);
    assert_eq!(store.load(id(1)).await.unwrap(), records(["a", "b"]));
}

async fn of_two_writers_one_wins(store: &dyn Store) {
    store.create(table(1, 0), vec![]).await.unwrap();
    let mut one = claim(store, 1).await;
    let mut other = one.clone();
    let (one, other) = tokio::join!(
        biased;
        store.append(&mut one, Append::new(0, records(["one"]), 1)),
        store.append(&mut other, Append::new(0, records(["other"]), 1)),
    );
    // Asked in this order, and a store does not overtake.
    assert_eq!(one.unwrap(), 1);
    check(other, "the log was expected to have 0 records but has 1");
    assert_eq!(store.load(id(1)).await.unwrap(), records(["one"]));
}

const DEPOSED: &str = "table 0000000001 was opened by another writer";

async fn of_two_openers_the_later_writes(store: &dyn Store) {
    store.create(table(1, 0), records(["a"])).await.unwrap();
    let mut earlier = claim(store, 1).await;
    let append = Append::new(1, records(["b"]), 1);
    assert_eq!(store.append(&mut earlier, append).await.unwrap(), 2);

    let later = store.open(id(1)).await.unwrap();
    assert_eq!(later.records, records(["a", "b"]));
    assert_eq!(later.claim.table(), id(1));
    let mut later = later.claim;
    // Whatever it expects: it is out, and so is a copy of it.
    for expected in [2, 1] {
        let append = Append::new(expected, records(["x"]), 1).with_state(TableState::Finished);
        check(store.append(&mut earlier.clone(), append).await, DEPOSED);
    }
    let append = Append::new(2, records(["c"]), 2);
    assert_eq!(store.append(&mut later, append).await.unwrap(), 3);
    let append = Append::new(3, records(["x"]), 3);
    check(store.append(&mut earlier, append).await, DEPOSED);
    assert_eq!(store.load(id(1)).await.unwrap(), records(["a", "b", "c"]));
    assert_eq!(store.head(id(1)).await.unwrap().state, TableState::Open);
}

/// A fault: the write is on its way while somebody else opens the table.
async fn a_write_that_comes_late_changes_nothing(store: &dyn Store) {
    store.create(table(1, 0), records(["a"])).await.unwrap();
    let mut owners = Vec::new();
    for n_before in 1..=4 {
        let mut owner = claim(store, 1).await;
        let late = store.append(&mut owner, Append::new(n_before, records(["late"]), 1));
        let mut opened = store.open(id(1)).await.unwrap();
        check(late.await, DEPOSED);
        let append = Append::new(n_before, records(["next"]), 2);
        let n_records = store.append(&mut opened.claim, append).await.unwrap();
        assert_eq!(n_records, n_before + 1);
        owners.push(owner);
    }
    for mut owner in owners {
        let append = Append::new(5, records(["later still"]), 3);
        check(store.append(&mut owner, append).await, DEPOSED);
    }
    let stored = store.load(id(1)).await.unwrap();
    assert_eq!(stored, records(["a", "next", "next", "next", "next"]));
}

/// A fault: whoever waits for a write is gone before it is answered, at one instant or another. It may have happened;
/// opening the table settles that, and it does not happen afterwards.
async fn a_write_cut_off_half_way_happens_once_or_not_at_all(store: &dyn Store) {
    store.create(table(1, 0), vec![]).await.unwrap();
    let mut owner = claim(store, 1).await;
    let mut expected: Vec<Record> = Vec::new();
    for round in 0..60_u8 {
        let n_before = expected.len() as u32;
        let append = Append::new(n_before, vec![vec![round, 0]], 1);
        let is_cut_off = tokio::select! {
            biased;
            written = store.append(&mut owner, append) => {
                assert_eq!(written.unwrap(), n_before + 1);
                expected.push(vec![round, 0]);
                false
            }
            () = turns(round % 20) => true,
        };
        if is_cut_off {
            let opened = store.open(id(1)).await.unwrap();
            if opened.records.len() > expected.len() {
                expected.push(vec![round, 0]);
            }
            assert_eq!(opened.records, expected, "round {round}");
            owner = opened.claim;
        }
        let append = Append::new(expected.len() as u32, vec![vec![round, 1]], 1);
        store.append(&mut owner, append).await.unwrap();
        expected.push(vec![round, 1]);
    }
    assert_eq!(store.load(id(1)).await.unwrap(), expected);
}

/// Lets others go first so many times.
async fn turns(n: u8) {
    for _ in 0..n {
        tokio::task::yield_now().await;
    }
}

async fn a_deposed_owner_cannot_delete(store: &dyn Store) {
    store.create(table(1, 0), records(["a"])).await.unwrap();
    let earlier = claim(store, 1).await;
    let later = claim(store, 1).await;
    check(store.delete(earlier).await, DEPOSED);
    assert_eq!(store.load(id(1)).await.unwrap(), records(["a"]));
    store.delete(later).await.unwrap();
    check(store.load(id(1)).await, "there is no table 0000000001");
}

async fn a_claim_is_confirmed_until_the_next_opening(store: &dyn Store) {
    store.create(table(1, 7), records(["a"])).await.unwrap();
    let mut earlier = claim(store, 1).await;
    let before = store.head(id(1)).await.unwrap();
    for _ in 0..2 {
        store.confirm(&mut earlier).await.unwrap();
    }
    assert_eq!(store.head(id(1)).await.unwrap(), before);
    let append = Append::new(1, records(["b"]), 9);
    store.append(&mut earlier, append).await.unwrap();
    store.confirm(&mut earlier).await.unwrap();
    let mut later = claim(store, 1).await;
    check(store.confirm(&mut earlier).await, DEPOSED);
    store.confirm(&mut later).await.unwrap();
    check(store.confirm(&mut earlier).await, DEPOSED);
    let append = Append::new(2, records(["c"]), 9);
    store.append(&mut later, append).await.unwrap();
    assert_eq!(store.load(id(1)).await.unwrap(), records(["a", "b", "c"]));
}

async fn opening_changes_nothing_that_is_seen(store: &dyn Store) {
    store.create(table(1, 7), records(["a"])).await.unwrap();
    let before = store.head(id(1)).await.unwrap();
    for _ in 0..3 {
        assert_eq!(store.open(id(1)).await.unwrap().records, records(["a"]));
    }
    assert_eq!(store.head(id(1)).await.unwrap(), before);
    assert_eq!(store.load(id(1)).await.unwrap(), records(["a"]));
    store.ping().await.unwrap();
}

async fn an_existing_table_is_not_overwritten(store: &dyn Store) {
    store.create(table(1, 0), records(["a"])).await.unwrap();
    let before = store.head(id(1)).await.unwrap();
    check(
        store.create(table(1, 5), records(["x", "y"])).await,
        "table 0000000001 exists already",
    );
    assert_eq!(store.head(id(1)).await.unwrap(), before);
    assert_eq!(store.load(id(1)).await.unwrap(), records(["a"]));
}

async fn an_unknown_table_is_refused(store: &dyn Store) {
    let refusal = "there is no table 0000000009";
    check(store.open(id(9)).await, refusal);
    check(store.load(id(9)).await, refusal);
    check(store.load_from(id(9), 3).await, refusal);
    check(store.head(id(9)).await, refusal);
    assert_eq!(
        store
            .heads(HeadQuery::in_states(&TableState::ALL))
            .await
            .unwrap(),
        []
    );
}

async fn the_head_follows_the_appends(store: &dyn Store) {
    store.create(table(1, 100), vec![]).await.unwrap();
    let mut expected = store.head(id(1)).await.unwrap();
    let mut owner = claim(store, 1).await;

    store
        .append(&mut owner, Append::new(0, records(["a", "b"]), 200))
        .await
        .unwrap();
    (expected.n_records, expected.updated_ms) = (2, 200);
    assert_eq!(store.head(id(1)).await.unwrap(), expected);

    let append = Append::new(2, records(["c"]), 300).with_state(TableState::Playing);
    store.append(&mut owner, append).await.unwrap();
    (expected.n_records, expected.updated_ms) = (3, 300);
    expected.state = TableState::Playing;
    assert_eq!(store.head(id(1)).await.unwrap(), expected);

    let append = Append::new(3, records(["d"]), 400).with_state(TableState::Finished);
    store.append(&mut owner, append).await.unwrap();
    (expected.n_records, expected.updated_ms) = (4, 400);
    expected.state = TableState::Finished;
    assert_eq!(store.head(id(1)).await.unwrap(), expected);
}

async fn an_append_may_change_the_head_alone(store: &dyn Store) {
    store.create(table(1, 100), records(["a"])).await.unwrap();
    let append = Append::new(1, vec![], 200).with_state(TableState::Playing);
    let mut owner = claim(store, 1).await;
    assert_eq!(store.append(&mut owner, append).await.unwrap(), 1);
    let head = store.head(id(1)).await.unwrap();
    assert_eq!(
        (head.state, head.updated_ms, head.n_records),
        (TableState::Playing, 200, 1)
    );
    assert_eq!(store.load(id(1)).await.unwrap(), records(["a"]));
}

async fn a_log_is_loaded_from_any_record_on(store: &dyn Store) {
    store
        .create(table(1, 0), records(["a", "b", "c"]))
        .await
        .unwrap();
    assert_eq!(
        store.load_from(id(1), 0).await.unwrap(),
        records(["a", "b", "c"])
    );
    assert_eq!(store.load_from(id(1), 2).await.unwrap(), records(["c"]));
    assert_eq!(store.load_from(id(1), 3).await.unwrap(), records([]));
    for beyond in [4, u32::MAX] {
        check(
            store.load_from(id(1), beyond).await,
            &format!("the log was expected to have {beyond} records but has 3"),
        );
    }
}

async fn heads_are_filtered_and_ordered(store: &dyn Store) {
    use TableState::{Finished, Open, Playing};
    let tables = [
        (1, 100, Open),
        (2, 300, Playing),
        (3, 200, Finished),
        (5, 300, Open),
        (4, 300, Open),
    ];
    for (n, ms, state) in tables {
        let mut new_table = table(n, ms);
        new_table.state = state;
        store.create(new_table, vec![]).await.unwrap();
    }
    let check = async |query: HeadQuery, expected: &[u8]| {
        let found: Vec<TableId> = store
            .heads(query)
            .await
            .unwrap()
            .into_iter()
            .map(|head| head.id)
            .collect();
        let expected: Vec<TableId> = expected.iter().copied().map(id).collect();
        assert_eq!(found, expected);
    };
    check(HeadQuery::in_states(&TableState::ALL), &[2, 4, 5, 3, 1]).await;
    check(HeadQuery::in_states(&[Open]), &[4, 5, 1]).await;
    check(HeadQuery::in_states(&[Finished, Playing]), &[2, 3]).await;
    check(HeadQuery::in_states(&[]), &[]).await;
    check(HeadQuery::in_states(&TableState::ALL).limit(2), &[2, 4]).await;
    check(HeadQuery::in_states(&TableState::ALL).limit(0), &[]).await;
    check(
        HeadQuery::in_states(&TableState::ALL).updated_before(300),
        &[3, 1],
    )
    .await;
    check(
        HeadQuery::in_states(&[Open]).updated_before(301).limit(1),
        &[4],
    )
    .await;

    let append = Append::new(0, vec![], 400).with_state(Playing);
    store
        .append(&mut claim(store, 1).await, append)
        .await
        .unwrap();
    check(HeadQuery::in_states(&[Playing]), &[1, 2]).await;
    check(HeadQuery::in_states(&[Open]), &[4, 5]).await;

    let elsewhere = TableId::from_bytes([1, 2, 3, 4, 5, 6, 7]);
    let mut new_table = table(1, 500);
    new_table.id = elsewhere;
    store.create(new_table, vec![]).await.unwrap();
    let in_slots = HeadQuery::in_states(&[Open]).in_slots(vec![id(1).slot()]);
    check(in_slots, &[4, 5]).await;
    let nowhere = HeadQuery::in_states(&TableState::ALL).in_slots(vec![]);
    check(nowhere, &[]).await;
    let everywhere = vec![elsewhere.slot(), id(1).slot()];
    let query = HeadQuery::in_states(&[Open]).in_slots(everywhere).limit(1);
    assert_eq!(store.heads(query).await.unwrap()[0].id, elsewhere);
}

async fn a_deleted_table_is_gone(store: &dyn Store) {
    store.create(table(1, 0), records(["a"])).await.unwrap();
    store.create(table(2, 0), records(["b"])).await.unwrap();
    let mut owner = claim(store, 1).await;
    store.delete(owner.clone()).await.unwrap();
    let gone = "there is no table 0000000001";
    check(store.load(id(1)).await, gone);
    check(store.open(id(1)).await, gone);
    check(store.delete(owner.clone()).await, gone);
    let append = Append::new(1, records(["x"]), 1);
    check(store.append(&mut owner, append).await, gone);
    assert_eq!(store.load(id(2)).await.unwrap(), records(["b"]));
    // Nothing of the old log shines through.
    store.create(table(1, 0), records(["new"])).await.unwrap();
    assert_eq!(store.load(id(1)).await.unwrap(), records(["new"]));
}

async fn a_write_over_the_limits_is_refused(store: &dyn Store) {
    let n_too_many = MAX_WRITE_BYTES + 1;
    let too_large = format!("a write of {n_too_many} bytes is over the limit of {MAX_WRITE_BYTES}");
    let full = format!("a table can have no more than {MAX_TABLE_RECORDS} records");
    let half = vec![b'x'; MAX_WRITE_BYTES / 2];

    store.create(table(1, 0), vec![]).await.unwrap();
    let mut owner = claim(store, 1).await;
    let append = Append::new(0, vec![half.clone(), half.clone(), vec![1]], 1);
    check(store.append(&mut owner, append).await, &too_large);
    let n_text_bytes = "cliche".len() + "table2".len();
    let first = vec![vec![0; n_too_many - n_text_bytes]];
    check(store.create(table(2, 0), first).await, &too_large);
    for expected in [MAX_TABLE_RECORDS, u32::MAX] {
        let append = Append::new(expected, records(["x"]), 1);
        check(store.append(&mut owner, append).await, &full);
    }
    assert_eq!(store.head(id(1)).await.unwrap().n_records, 0);
    check(store.head(id(2)).await, "there is no table 0000000002");

    let append = Append::new(0, vec![half.clone(), half.clone()], 1);
    assert_eq!(store.append(&mut owner, append).await.unwrap(), 2);
    assert_eq!(store.load(id(1)).await.unwrap(), [half.clone(), half]);
}

async fn nothing_happens_before_the_first_poll(store: &dyn Store) {
    drop(store.create(table(1, 0), vec![]));
    check(store.head(id(1)).await, "there is no table 0000000001");
}

async fn many_tables_grow_at_once(store: &dyn Store) {
    const N_TABLES: u8 = 16;
    const N_ROUNDS: u32 = 20;
    let mut owners: Vec<Claim> = Vec::new();
    for n in 0..N_TABLES {
        store.create(table(n, 0), vec![]).await.unwrap();
        owners.push(claim(store, n).await);
    }
    for round in 0..N_ROUNDS {
        let mut appends: Vec<_> = (0..N_TABLES)
            .zip(&mut owners)
            .map(|(n, owner)| {
                store.append(owner, Append::new(round, vec![vec![n, round as u8]], 1))
            })
            .collect();
        // Each is asked before any is awaited.
        let mut context = Context::from_waker(Waker::noop());
        let ready: Vec<_> = appends
            .iter_mut()
            .map(|append| append.as_mut().poll(&mut context))
            .collect();
        for (append, ready) in appends.into_iter().zip(ready) {
            let answer = match ready {
                Poll::Ready(answer) => answer,
                Poll::Pending => append.await,
            };
            assert_eq!(answer.unwrap(), round + 1);
        }
    }
    for n in 0..N_TABLES {
        let expected: Vec<Record> = (0..N_ROUNDS).map(|round| vec![n, round as u8]).collect();
        assert_eq!(store.load(id(n)).await.unwrap(), expected);
    }
}

async fn a_closed_store_refuses_everything(store: &dyn Store) {
    store.create(table(1, 0), records(["a"])).await.unwrap();
    let mut owner = claim(store, 1).await;
    // Asked before the end, so still done.
    let (appended, closed) = tokio::join!(
        biased;
        store.append(&mut owner, Append::new(1, records(["b"]), 1)),
        store.close(),
    );
    assert_eq!(appended.unwrap(), 2);
    closed.unwrap();

    let refusal = "the store is closed";
    check(store.create(table(2, 0), vec![]).await, refusal);
    check(
        store
            .append(&mut owner, Append::new(2, records(["c"]), 2))
            .await,
        refusal,
    );
    check(store.load(id(1)).await, refusal);
    check(store.load_from(id(1), 1).await, refusal);
    check(store.head(id(1)).await, refusal);
    check(
        store.heads(HeadQuery::in_states(&TableState::ALL)).await,
        refusal,
    );
    check(store.open(id(1)).await, refusal);
    check(store.delete(owner).await, refusal);
    check(store.ping().await, refusal);
    store.close().await.unwrap();
}
