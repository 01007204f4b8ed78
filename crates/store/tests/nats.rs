//! What holds for the replicated store in particular: several programs on one log, and who wrote what.
#![cfg(feature = "cluster")]

mod common;
#[path = "common/nats.rs"]
mod server;

use common::{claim, id, table};
use server::Server;
use shamble_store::{Append, NatsAccess, Store, StoreError};

#[tokio::test]
async fn of_two_programs_the_later_opener_writes() {
    let server = Server::start("two-programs").await;
    let (one, other) = (server.store("one").await, server.store("other").await);
    one.create(table(1, 0), vec![b"a".to_vec()]).await.unwrap();
    let mut earlier = claim(&one, 1).await;
    let append = Append::new(1, vec![b"b".to_vec()], 1);
    one.append(&mut earlier, append).await.unwrap();
    let mut later = other.open(id(1)).await.unwrap();
    assert_eq!(later.records, [b"a", b"b"]);
    let append = Append::new(2, vec![b"x".to_vec()], 2);
    let refused = one.append(&mut earlier, append).await.unwrap_err();
    assert!(matches!(refused, StoreError::Deposed(_)), "{refused}");
    let append = Append::new(2, vec![b"c".to_vec()], 2);
    other.append(&mut later.claim, append).await.unwrap();

    let audit = one.audit(id(1)).await.unwrap();
    let owners: Vec<_> = audit
        .iter()
        .map(|write| {
            (
                write.owner.as_str(),
                write.is_opening,
                write.opening,
                write.n_records,
            )
        })
        .collect();
    assert_eq!(
        owners,
        [
            ("one", false, 0, 1),
            ("one", true, 1, 1),
            ("one", false, 1, 2),
            ("other", true, 2, 2),
            ("other", false, 2, 3),
        ]
    );
}

/// Longer than one request for messages brings.
#[tokio::test]
async fn a_long_log_is_read_whole() {
    const N_RECORDS: u32 = 2500;
    let server = Server::start("long-log").await;
    let store = server.store("one").await;
    store.create(table(1, 0), vec![]).await.unwrap();
    let mut owner = claim(&store, 1).await;
    for n in 0..N_RECORDS {
        let append = Append::new(n, vec![n.to_le_bytes().to_vec()], 1);
        store.append(&mut owner, append).await.unwrap();
    }
    let records = store.open(id(1)).await.unwrap().records;
    let expected: Vec<_> = (0..N_RECORDS).map(|n| n.to_le_bytes().to_vec()).collect();
    assert_eq!(records, expected);
}

/// Whoever opens again and again must not wait for ever, and nothing may be lost on the way.
#[tokio::test]
async fn rivals_take_the_table_from_each_other_and_lose_nothing() {
    let server = Server::start("rivals").await;
    let first = server.store("first").await;
    first.create(table(1, 0), vec![]).await.unwrap();
    let mut rivals = tokio::task::JoinSet::new();
    for rival in 0..3_u8 {
        let store = server.store(&format!("rival {rival}")).await;
        rivals.spawn(async move {
            let mut acknowledged = Vec::new();
            for round in 0..20_u8 {
                // Others may come in between at any instant.
                let Ok(mut opened) = store.open(id(1)).await else {
                    continue;
                };
                let n_records = opened.records.len() as u32;
                let record = vec![rival, round];
                let append = Append::new(n_records, vec![record.clone()], 1);
                match store.append(&mut opened.claim, append).await {
                    Ok(_) => acknowledged.push(record),
                    Err(error) => assert!(error.is_refusal(), "{error}"),
                }
            }
            acknowledged
        });
    }
    let mut acknowledged: Vec<Vec<u8>> = Vec::new();
    while let Some(written) = rivals.join_next().await {
        acknowledged.extend(written.unwrap());
    }
    let mut stored = first.load(id(1)).await.unwrap();
    stored.sort();
    acknowledged.sort();
    assert_eq!(stored, acknowledged);
    let audit = first.audit(id(1)).await.unwrap();
    for pair in audit.windows(2) {
        let is_same = pair[0].owner == pair[1].owner && pair[0].opening == pair[1].opening;
        assert!(pair[1].is_opening || is_same, "{pair:?}");
    }
}

#[tokio::test]
async fn a_login_is_asked_for_and_given() {
    let settings = "authorization { user: shamble, password: \"a secret\" }";
    let server = Server::start_with("login", settings).await;
    let access = |password: &str| NatsAccess {
        login: Some(("shamble".to_owned(), password.to_owned())),
        ..NatsAccess::default()
    };
    let refused = server.store_with("one", access("a guess")).await;
    assert!(matches!(refused.err(), Some(StoreError::Storage(_))));
    let store = server.store_with("one", access("a secret")).await.unwrap();
    store.ping().await.unwrap();
    assert!(!format!("{:?}", access("a secret")).contains("a secret"));
}
