//! Readers that do not keep up are dropped; nobody else notices.

use std::sync::Arc;

use crate::common::{Client, Disk, Server, config, play_on};

/// In real time: a line that is full stays full for as long as the system likes, whatever a test's clock says.
#[tokio::test]
async fn a_slow_reader_is_dropped_while_the_others_go_on() {
    let mut config = config();
    config.limits.outbox_messages = 64;
    let server = Server::with_small_buffers(Arc::new(Disk::new()), config);
    let made = server.practice().await;
    let mut ada = made.join(&server).await;
    let mut sleeper = Client::open_small(server.address, &made.table).await;
    sleeper.hello(None, None).await;
    ada.ping().await;
    assert_eq!(ada.table["spectators"], 1);

    play_on(&mut ada).await;
    assert!(ada.is_over(), "the game went on to its end");
    ada.ping().await;
    assert_eq!(ada.table["spectators"], 0);
    assert_eq!(server.metric("shamble_readers_dropped_total").await, 1.0);

    // The sleeper wakes, finds the line dead, and comes back for the whole picture.
    sleeper.until_closed().await;
    assert!(sleeper.seq < ada.seq);
    let again = server.join(&made.table, None).await;
    assert_eq!(again.seq, ada.seq);
}
