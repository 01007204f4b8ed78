//! What the laboratory knows: how hard every kind of table is, and a look back at a finished game.
//!
//! A look back is worked out once for a game, away from the tables and one at a time, within a fixed budget.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use shamble_lab::{Budget, Origin, analyse};

use super::guard::CallerAddress;
use super::{App, Id};
use crate::error::Fault;

/// How often bots win at every kind of table, as it was last measured.
pub(super) async fn difficulty() -> Response {
    json(shamble_catalog::DIFFICULTY)
}

/// The chances of a finished game, turn by turn, and where it turned.
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
) -> Result<Response, Fault> {
    app.count_call(address)?;
    let archive = app.archive(id).await?;
    let found = archive
        .analysis()
        .get_or_try_init(|| async {
            let place = app
                .thinking
                .acquire()
                .await
                .map_err(|_| Fault::Unavailable)?;
            let replay = archive.replay();
            let worked_out = tokio::task::spawn_blocking(move || {
                let found = analyse(&replay, Budget::BRIEF, &|_| {}, &AtomicBool::new(false));
                found.map(|mut found| {
                    found.origin = Origin {
                        version: format!("shamble {}", env!("CARGO_PKG_VERSION")),
                        command: format!("shamble analyse shamble-{id}.replay"),
                    };
                    serde_json::to_string(&found).expect("all keys are strings")
                })
            });
            let worked_out = worked_out.await;
            drop(place);
            match worked_out {
                Ok(Ok(found)) => Ok(found.into()),
                Ok(Err(error)) => {
                    tracing::error!(%error, %id, "a finished game could not be looked back at");
                    Err(Fault::Unavailable)
                }
                Err(error) => {
                    tracing::error!(%error, %id, "looking back failed");
                    Err(Fault::Unavailable)
                }
            }
        })
        .await?;
    Ok(json(found.to_string()))
}

/// What is written as JSON already.
fn json(text: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
