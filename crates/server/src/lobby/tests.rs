//! Tables that are let go while somebody looks for them.

use serde_json::json;

use super::*;
use crate::sabotage;

async fn table(lobby: &Arc<Lobby>) -> TableId {
    let new = json!({"game": "cliche", "name": "Ada", "bots": "thumb"});
    let created = lobby.create(&serde_json::from_value(new).unwrap()).await;
    created.unwrap().table.parse().unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_let_go_while_somebody_looks_for_it_has_one_task() {
    let lobby = Lobby::new(sabotage::shared());
    let id = table(&lobby).await;
    let first = lobby.get(id).await.unwrap();
    // Let go first, looked for while it is laid down; both are asked in this order, every time.
    let looking = async {
        tokio::task::yield_now().await;
        lobby.get(id).await.unwrap()
    };
    let (found, ()) = futures_util::future::join(looking, lobby.let_go(|_| true)).await;
    assert!(first.is_gone() && !found.is_gone());
    let again = lobby.get(id).await.unwrap();
    assert!(
        again.is_same(&found),
        "whoever comes later is at the same table"
    );
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_looks_for_is_forgotten() {
    let lobby = Lobby::new(sabotage::shared());
    let id = table(&lobby).await;
    lobby.get(id).await.unwrap();
    lobby.let_go(|_| true).await;
    assert!(lock(&lobby.tables).by_id.is_empty());
    assert!(lobby.get(id).await.is_ok(), "and found again");
}
