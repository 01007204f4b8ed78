//! Daily challenges over HTTP.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use shamble_protocol::{Created, DailyBoard, NewTry};

use super::{App, Body, CallerAddress};
use crate::daily;
use crate::error::Fault;
use crate::record::DailyTry;
use crate::seats::{TokenHash, clean_name};

/// Shorter ones are no secret.
const MIN_DEVICE_BYTES: usize = 16;

#[derive(Deserialize)]
pub(super) struct Which {
    day: Option<String>,
    /// The caller's own table.
    mine: Option<String>,
}

/// A day's challenge, today's unless another is asked for, and how everybody fared.
pub(super) async fn board(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Path(game): Path<String>,
    Query(which): Query<Which>,
) -> Result<Json<DailyBoard>, Fault> {
    app.count_call(address)?;
    let today = daily::day_of(app.shared.config.calendar.unix_ms());
    let day = which.day.unwrap_or_else(|| today.clone());
    if daily::begin_of(&day).is_none() || day > today {
        let reason = format!("`day`: a day up to {today}, written like it");
        return Err(Fault::Malformed(reason));
    }
    let mine = which.mine.and_then(|mine| mine.parse().ok());
    let board = app.challenges.board(&app.shared, (&game, &day), mine);
    board.await.map(Json)
}

/// A table of one's own for today's challenge, begun at once.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Path(game): Path<String>,
    Body(new): Body<NewTry>,
) -> Result<(StatusCode, Json<Created>), Fault> {
    app.count_table(address)?;
    let name = clean_name(&new.name).ok_or(Fault::Name)?;
    if new.device.len() < MIN_DEVICE_BYTES {
        let reason = format!("`device`: a secret of {MIN_DEVICE_BYTES} bytes or more");
        return Err(Fault::Malformed(reason));
    }
    let day = daily::day_of(app.shared.config.calendar.unix_ms());
    let unknown = || Fault::GameUnknown(game.chars().take(40).collect());
    let plan = daily::plan(&game, &day).ok_or_else(unknown)?;
    let device = TokenHash::of(&new.device);
    let again = app
        .challenges
        .has_tried(&app.shared, (&game, &day), device)
        .await?;
    let tried = DailyTry { day, device, again };
    let created = app.lobby.begin_daily(&game, &plan, name, tried).await?;
    app.note_table(address, &created);
    Ok((StatusCode::CREATED, Json(created)))
}
