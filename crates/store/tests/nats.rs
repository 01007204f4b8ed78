//! What holds for the replicated store in particular: several programs on one log, and who wrote what.
#![cfg(feature = "cluster")]

mod common;
#[path = "common/nats.rs"]
mod server;

use common::{claim, id, table};
use server::Server;
use std::time::Duration;

use async_nats::jetstream::{self, stream};
use shamble_store::{Append, NATS_STREAM, Nats, NatsAccess, NatsConfig, Opened, Store, StoreError};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
};

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
    let reason = "NATS does not know this name and password";
    assert!(refusal(refused).ends_with(reason));
    let store = server.store_with("one", access("a secret")).await.unwrap();
    store.ping().await.unwrap();
    assert!(!format!("{:?}", access("a secret")).contains("a secret"));
}

fn refusal(refused: Result<Nats, StoreError>) -> String {
    refused.err().expect("it is refused").to_string()
}

async fn connect(servers: &str, n_replicas: usize) -> Result<Nats, StoreError> {
    let config = NatsConfig {
        servers: servers.to_owned(),
        owner: "one".to_owned(),
        n_replicas,
        access: NatsAccess::default(),
        patience: Duration::from_millis(300),
    };
    Nats::connect(config).await
}

#[tokio::test]
async fn whoever_cannot_start_is_told_why() {
    // Nobody listens where somebody just did.
    let gone = Server::start("gone").await.url().to_owned();
    let reason = refusal(connect(&gone, 1).await);
    assert!(
        reason.contains(&gone) && reason.contains("no NATS server answers"),
        "{reason}"
    );
    let reason = refusal(connect("nats://no address", 1).await);
    assert!(reason.contains("no addresses"), "{reason}");

    let alone = Server::start("alone").await;
    let reason = refusal(connect(alone.url(), 3).await);
    assert!(reason.contains("a lone nats-server"), "{reason}");

    let accounts = "accounts { A { users: [ { user: a, password: a } ] } }\nno_auth_user: a";
    let poor = Server::start_with("poor", accounts).await;
    let reason = refusal(connect(poor.url(), 1).await);
    assert!(reason.contains("`jetstream: enabled`"), "{reason}");
}

#[tokio::test]
async fn a_stream_that_would_lose_tables_is_refused() {
    let server = Server::start("unfit").await;
    let client = async_nats::connect(server.url()).await.unwrap();
    let short = stream::Config {
        name: NATS_STREAM.to_owned(),
        subjects: vec!["t.>".to_owned()],
        max_age: Duration::from_secs(3600),
        allow_direct: true,
        ..stream::Config::default()
    };
    jetstream::new(client).create_stream(short).await.unwrap();
    let reason = refusal(connect(server.url(), 1).await);
    assert!(reason.contains("it forgets messages by itself"), "{reason}");
}

/// A full disk refuses; what was acknowledged stays, and what was refused is not there.
#[tokio::test]
async fn a_full_server_refuses_and_loses_nothing() {
    let server = Server::start("full").await;
    let store = server.store("one").await;
    store.create(table(1, 0), vec![]).await.unwrap();
    let client = async_nats::connect(server.url()).await.unwrap();
    let context = jetstream::new(client);
    let mut config = context
        .get_stream(NATS_STREAM)
        .await
        .unwrap()
        .cached_info()
        .config
        .clone();
    config.max_bytes = 64 << 10;
    context.update_stream(config.clone()).await.unwrap();
    let mut owner = claim(&store, 1).await;
    let mut n_stored = 0;
    let refused = loop {
        assert!(n_stored < 1000, "it is never full");
        let append = Append::new(n_stored, vec![vec![7; 1000]], 1);
        match store.append(&mut owner, append).await {
            Ok(_) => n_stored += 1,
            Err(error) => break error,
        }
    };
    assert!(!refused.is_refusal(), "in doubt: {refused}");
    assert!(refused.to_string().contains("storage failed"), "{refused}");
    assert_eq!(store.load(id(1)).await.unwrap().len() as u32, n_stored);
    // Somebody makes room.
    config.max_bytes = -1;
    context.update_stream(config).await.unwrap();
    let opened = store.open(id(1)).await.unwrap();
    assert_eq!(opened.records.len() as u32, n_stored);
}

/// A fault: the server dies under a write and comes back. What was acknowledged is there once, in order, and whoever
/// writes goes on by itself.
#[tokio::test]
async fn a_server_that_dies_under_writes_loses_nothing() {
    const N_DEATHS: u8 = 2;
    const N_WRITES: u32 = 40;
    let mut server = Server::start("dies").await;
    let store = server.store("one").await;
    store.create(table(1, 0), vec![]).await.unwrap();
    let mut owner = claim(&store, 1).await;
    let mut expected: Vec<Vec<u8>> = Vec::new();
    for death in 0..=N_DEATHS {
        for n in 0..N_WRITES {
            let record = vec![death, n as u8];
            let append = Append::new(expected.len() as u32, vec![record.clone()], 1);
            let writing = store.append(&mut owner, append);
            let is_last = n + 1 == N_WRITES && death < N_DEATHS;
            let written = if is_last {
                // The write is under way, and got this far or that.
                let killing = async {
                    for _ in 0..=death {
                        tokio::task::yield_now().await;
                    }
                    server.kill();
                    server.start_again().await;
                };
                let (written, ()) = tokio::join!(biased; writing, killing);
                written
            } else {
                writing.await
            };
            match written {
                Ok(_) => expected.push(record),
                Err(error) => {
                    assert!(!error.is_refusal(), "in doubt: {error}");
                    let opened = opened_at_last(&store).await;
                    if opened.records.len() > expected.len() {
                        expected.push(record);
                    }
                    assert_eq!(opened.records, expected);
                    owner = opened.claim;
                }
            }
        }
    }
    assert_eq!(store.load(id(1)).await.unwrap(), expected);
    let last = u32::from(N_DEATHS) * N_WRITES;
    assert!(expected.len() as u32 >= last, "{} writes", expected.len());
}

/// A fault: a write is stored, and whoever made it does not hear so.
#[tokio::test]
async fn a_write_whose_answer_is_lost_is_known_again() {
    let server = Server::start("lost-answer").await;
    let line = Line::lay(&server).await;
    let store = connect(&line.url, 1).await.unwrap();
    let witness = server.store("witness").await;
    store.create(table(1, 0), vec![]).await.unwrap();
    let mut owner = claim(&store, 1).await;
    let append = Append::new(0, vec![b"a".to_vec()], 1);
    line.lose_answers();
    let hearing = async {
        is_stored(&witness, 1).await;
        line.mend();
    };
    let (written, ()) = tokio::join!(store.append(&mut owner, append), hearing);
    assert_eq!(written.unwrap(), 1);
    // It stands there once, and whoever wrote it goes on.
    let append = Append::new(1, vec![b"b".to_vec()], 2);
    store.append(&mut owner, append).await.unwrap();
    assert_eq!(store.load(id(1)).await.unwrap(), [b"a", b"b"]);
    assert_eq!(witness.audit(id(1)).await.unwrap().len(), 4);

    // If somebody else opened the table meanwhile, nobody says that it was written, or that it was not.
    let append = Append::new(2, vec![b"c".to_vec()], 3);
    line.lose_answers();
    let hearing = async {
        is_stored(&witness, 3).await;
        witness.open(id(1)).await.unwrap();
        line.mend();
    };
    let (written, ()) = tokio::join!(store.append(&mut owner, append), hearing);
    let in_doubt = written.unwrap_err();
    assert!(!in_doubt.is_refusal(), "{in_doubt}");
    let append = Append::new(2, vec![b"d".to_vec()], 4);
    let refused = store.append(&mut owner, append).await.unwrap_err();
    assert!(matches!(refused, StoreError::Deposed(_)), "{refused}");
}

/// Until the first table has so many records.
async fn is_stored(store: &Nats, n_records: u32) {
    while store.head(id(1)).await.unwrap().n_records < n_records {
        tokio::task::yield_now().await;
    }
}

/// A line to a server, on which answers can be lost.
struct Line {
    url: String,
    /// Whether they are.
    is_deaf: watch::Sender<bool>,
}

impl Line {
    async fn lay(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("nats://{}", listener.local_addr().unwrap());
        let (is_deaf, deafness) = watch::channel(false);
        let to = server.url().strip_prefix("nats://").unwrap().to_owned();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&to).await.unwrap();
                tokio::spawn(pass_on(near, far, deafness.clone()));
            }
        });
        Self { url, is_deaf }
    }

    fn lose_answers(&self) {
        self.is_deaf.send_replace(true);
    }

    /// Nothing is lost any more; what was connected begins anew.
    fn mend(&self) {
        self.is_deaf.send_replace(false);
    }
}

/// Passes bytes on both ways until answers were lost and are not any more.
async fn pass_on(near: TcpStream, far: TcpStream, is_deaf: watch::Receiver<bool>) {
    let (mut near_in, mut near_out) = near.into_split();
    let (mut far_in, mut far_out) = far.into_split();
    let asking = tokio::io::copy(&mut near_in, &mut far_out);
    let mut was_deaf = is_deaf.clone();
    let mended = async {
        let _ = was_deaf.wait_for(|is_deaf| *is_deaf).await;
        let _ = was_deaf.wait_for(|is_deaf| !*is_deaf).await;
    };
    let answering = async {
        let mut bytes = vec![0; 64 << 10];
        while let Ok(n @ 1..) = far_in.read(&mut bytes).await {
            let is_lost = *is_deaf.borrow();
            if !is_lost && near_out.write_all(&bytes[..n]).await.is_err() {
                break;
            }
        }
    };
    tokio::select! {
        _ = asking => {}
        () = answering => {}
        () = mended => {}
    }
}

/// Opens the first table as soon as the server is back.
async fn opened_at_last(store: &Nats) -> Opened {
    let opening = async {
        loop {
            match store.open(id(1)).await {
                Ok(opened) => return opened,
                Err(error) => assert!(!error.is_refusal(), "{error}"),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), opening)
        .await
        .expect("the server is back")
}
