//! Notifications over HTTP: the key to subscribe with, and browsers that come and go.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use shamble_protocol::{PushKey, Subscribe, Turn, Unsubscribe};

use super::{App, Body, CallerAddress, Id};
use crate::error::Fault;
use crate::seats::TokenHash;
use crate::table::TableMsg;

pub(super) async fn key(State(app): State<Arc<App>>) -> Json<PushKey> {
    Json(PushKey {
        key: app.shared.push.key(),
    })
}

pub(super) async fn subscribe(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
    Body(asked): Body<Subscribe>,
) -> Result<StatusCode, Fault> {
    app.count_call(address)?;
    let subscription = Box::new(app.shared.push.subscription(&asked)?);
    let token = TokenHash::of(&asked.token);
    let told = app.lobby.ask(id, |answer| TableMsg::Subscribe {
        token,
        subscription: subscription.clone(),
        answer,
    });
    told.await?.map(|()| StatusCode::NO_CONTENT)
}

pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
    Body(asked): Body<Unsubscribe>,
) -> Result<StatusCode, Fault> {
    app.count_call(address)?;
    let token = TokenHash::of(&asked.token);
    let told = app.lobby.ask(id, |answer| TableMsg::Unsubscribe {
        token,
        endpoint: asked.endpoint.clone(),
        answer,
    });
    told.await?.map(|()| StatusCode::NO_CONTENT)
}

/// For whom a table waits, and since when.
pub(super) async fn turn(State(app): State<Arc<App>>, Id(id): Id) -> Result<Json<Turn>, Fault> {
    app.lobby
        .ask(id, |answer| TableMsg::Turn { answer })
        .await
        .map(Json)
}
