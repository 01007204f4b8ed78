//! What the laboratory knows: how hard every kind of table is, and a look back at a finished game.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shamble_store::TableId;

use super::guard::CallerAddress;
use super::{App, Id};
use crate::error::Fault;
use crate::look_back::{LookBack, News, Stage, ended};

/// How often bots win at every kind of table, as it was last measured.
pub(super) async fn difficulty() -> Response {
    json(shamble_catalog::DIFFICULTY)
}

/// The chances of a finished game, turn by turn, and where it turned; waits until all of it is known.
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
) -> Result<Response, Fault> {
    app.count_call(address)?;
    let look_back = look_back_at(&app, address, id).await?.ok_or(Fault::Rate)?;
    let found = ended(look_back.whole().await)?;
    Ok(json(found.get().to_owned()))
}

#[derive(Deserialize)]
pub(super) struct Asked {
    /// What is known already.
    #[serde(default)]
    after: u32,
    /// Only what is there: nothing is begun, and nothing waited for.
    #[serde(default)]
    peek: bool,
}

#[derive(Serialize)]
struct Told<'a> {
    stage: Stage,
    done: u16,
    n: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<&'a RawValue>,
}

/// The same while it comes about: what is new since number `after`.
pub(super) async fn progress(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
    Query(Asked { after, peek }): Query<Asked>,
) -> Result<Response, Fault> {
    if !app.learners.allow(address) {
        return Err(Fault::Rate);
    }
    let news = if peek {
        let archive = app.archive(id).await?;
        let kept = archive.look_back().as_ref().map(|kept| kept.news());
        kept.unwrap_or(News::nothing(Stage::None))
    } else {
        match look_back_at(&app, address, id).await? {
            Some(look_back) => look_back.news_after(after).await,
            None => News::nothing(Stage::Waiting),
        }
    };
    if news.stage == Stage::Failed {
        return Err(Fault::Unavailable);
    }
    let told = Told {
        stage: news.stage,
        done: news.done,
        n: news.n,
        found: news.found.as_deref().filter(|_| news.n > after),
    };
    Ok(Json(told).into_response())
}

/// The look back at a game that is over.
async fn look_back_at(
    app: &App,
    address: IpAddr,
    id: TableId,
) -> Result<Option<Arc<LookBack>>, Fault> {
    let archive = app.archive(id).await?;
    Ok(app.look_backs.ask(address, id, &archive))
}

/// What is written as JSON already.
fn json(text: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
