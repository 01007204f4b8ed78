//! The HTTP side: the calls around the socket, the pages, health and metrics.

mod daily;
mod guard;
mod host;
mod lab;
mod language;
mod lessons;
mod push;
mod sound;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Query, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post, put};
use axum::{Extension, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use shamble_bots::Level;
use shamble_core::{GameSpec, OptionValues, Seat, Viewer};
use shamble_protocol::{Created, Found, HistoryLog, HistoryStep, TableInfo};
use shamble_store::TableId;
use shamble_texts::Catalog;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

use crate::Shared;
use crate::archive::{Archive, Archives};
use crate::assets;
use crate::cluster::{Cluster, Owner};
use crate::daily::Challenges;
use crate::error::Fault;
use crate::founders::Founders;
use crate::limits::{
    BODY_WAIT, LOOK_BURST, LOOK_RATE, MAX_BODY_BYTES, MAX_CALLERS, MAX_TABLE_BYTES, PACK_BURST,
    PACK_RATE,
};
use crate::lobby::Lobby;
use crate::look_back::LookBacks;
use crate::rate::Callers;
use crate::relay::{self, FromPeer, Peers};
use crate::upgrade::Upgrade;
use crate::{qr, socket};

use self::language::preferred;

pub(crate) use self::guard::{Caller, CallerAddress};

/// What the handlers share.
pub(crate) struct App {
    shared: Arc<Shared>,
    lobby: Arc<Lobby>,
    archives: Archives,
    challenges: Challenges,
    callers: Callers,
    /// Steps of lessons: many and cheap, like messages over a socket.
    learners: Callers,
    /// Looks into finished games.
    lookers: Callers,
    /// Answers that are compressed.
    packed: Callers,
    founders: Founders,
    sockets: Mutex<BTreeMap<IpAddr, usize>>,
    look_backs: Arc<LookBacks>,
    stopping: watch::Receiver<bool>,
    peers: Peers,
    /// Dropped with the app, which is how the server notices that nobody is connected any more.
    _in_use: mpsc::Sender<()>,
}

impl App {
    pub(crate) fn new(
        shared: Arc<Shared>,
        lobby: Arc<Lobby>,
        stopping: watch::Receiver<bool>,
        peers: Peers,
        in_use: mpsc::Sender<()>,
    ) -> Arc<Self> {
        let limits = &shared.config.limits;
        let callers = Callers::new(limits.call_rate, limits.call_burst, MAX_CALLERS);
        let learners = Callers::new(limits.socket_rate, limits.socket_burst, MAX_CALLERS);
        let lookers = Callers::new(LOOK_RATE, LOOK_BURST, MAX_CALLERS);
        let packed = Callers::new(PACK_RATE, PACK_BURST, MAX_CALLERS);
        let founders = Founders::new(limits.max_tables_per_address);
        let look_backs = LookBacks::new(Arc::clone(&shared), stopping.clone());
        Arc::new(Self {
            shared,
            lobby,
            archives: Archives::default(),
            challenges: Challenges::default(),
            callers,
            learners,
            lookers,
            packed,
            founders,
            sockets: Mutex::default(),
            look_backs,
            stopping,
            peers,
            _in_use: in_use,
        })
    }

    pub(crate) fn cluster(&self) -> &dyn Cluster {
        &*self.shared.cluster
    }

    pub(crate) fn peers(&self) -> &Peers {
        &self.peers
    }

    pub(crate) fn count_relay(&self) {
        self.shared.metrics.relays.one();
    }

    pub(crate) async fn until_stopping(&self) {
        let _ = self
            .stopping
            .clone()
            .wait_for(|is_stopping| *is_stopping)
            .await;
    }

    /// Counts one of the calls that cost something.
    fn count_call(&self, address: IpAddr) -> Result<(), Fault> {
        if self.callers.allow(address) {
            Ok(())
        } else {
            Err(Fault::Rate)
        }
    }

    /// Counts a look into a finished game.
    fn count_look(&self, address: IpAddr) -> Result<(), Fault> {
        if self.lookers.allow(address) {
            Ok(())
        } else {
            Err(Fault::Rate)
        }
    }

    /// Counts one of the calls that make a table.
    fn count_table(&self, address: IpAddr) -> Result<(), Fault> {
        self.count_call(address)?;
        self.founders.check(address, |id| self.lobby.is_alive(id))
    }

    /// Notes who made a table.
    fn note_table(&self, address: IpAddr, created: &Created) {
        if let Ok(id) = created.table.parse() {
            let max_tables = self.shared.config.limits.max_tables;
            let is_alive = |id| self.lobby.is_alive(id);
            self.founders.note(address, id, is_alive, max_tables);
        }
    }

    /// A finished game, ready to look back at.
    async fn archive(&self, id: TableId) -> Result<Arc<Archive>, Fault> {
        if let Some(archive) = self.archives.get(id) {
            return Ok(archive);
        }
        let past = self.lobby.past(id).await?.ok_or(Fault::NotStarted)?;
        if !past.is_over {
            return Err(if past.is_daily {
                Fault::DailyOpen
            } else {
                Fault::NotOver
            });
        }
        let archive = Arc::new(Archive::new(past));
        self.archives.keep(id, Arc::clone(&archive));
        Ok(archive)
    }
}

/// Everything the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/games", get(games))
        .route("/levels", get(levels))
        .route("/rules/{game}", get(rules))
        .route(
            "/tables",
            get(tables).merge(post(create).layer(DefaultBodyLimit::max(MAX_TABLE_BYTES))),
        )
        .route("/lessons", get(lessons::list))
        .route("/lessons/{game}/{name}", post(lessons::step))
        .route("/codes/{code}", get(find_code))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/options", get(options))
        .route("/tables/{id}/qr.svg", get(qr_code))
        .route("/tables/{id}/replay", get(replay))
        .route("/tables/{id}/history", get(history_log))
        .route("/tables/{id}/history/{n}", get(history))
        .route("/tables/{id}/fork", post(fork))
        .route("/tables/{id}/analysis", get(lab::analysis))
        .route("/tables/{id}/analysis/progress", get(lab::progress))
        .route("/tables/{id}/turn", get(push::turn))
        .route(
            "/tables/{id}/push",
            put(push::subscribe).delete(push::unsubscribe),
        )
        .route("/push/key", get(push::key))
        .route("/daily/{game}", get(daily::board).post(daily::begin))
        .route("/difficulty", get(lab::difficulty))
        .fallback(unknown_call)
        .method_not_allowed_fallback(unknown_call);
    Router::new()
        .nest("/api", api)
        .route("/ws/{id}", get(open_socket))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .route("/", get(page))
        .route("/t/{id}", get(page))
        .route("/r/{id}", get(page))
        .route("/companion", get(page))
        .route("/learn", get(page))
        .route("/campaign", get(page))
        .route("/daily", get(page))
        .route("/daily/{game}", get(page))
        .route("/records", get(page))
        .route("/learn/{game}/{name}", get(page))
        .route("/sound/clips.json", get(sound::list))
        .route("/sound/{version}/{name}", get(sound::clip))
        .fallback(other)
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            relay::to_owner,
        ))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(CompressionLayer::new().compress_when(sound::worth_packing()))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            guard::spare_packing,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            guard::check_guesses,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            guard::check_origin,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            host::check_host,
        ))
        .layer(middleware::map_response(guard::add_security_headers))
        .layer(middleware::from_fn(guard::keep_place))
        .with_state(app)
}

async fn games() -> Json<Vec<GameSpec>> {
    Json(shamble_catalog::specs())
}

/// How well bots can play, by the names that tables take, the weakest first. What only tests and old tables play at is
/// not offered.
async fn levels() -> Json<Vec<&'static str>> {
    Json(Level::LADDER.map(Level::name).to_vec())
}

#[derive(Deserialize)]
struct Language {
    lang: Option<String>,
}

async fn rules(
    Path(game): Path<String>,
    Query(language): Query<Language>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let book = shamble_texts::rulebook(&game).ok_or(Fault::GameUnknown(game))?;
    let lang = language
        .lang
        .as_deref()
        .unwrap_or_else(|| preferred(&headers));
    let page = book.page(Catalog::shared(), lang);
    Ok(([(header::VARY, "accept-language")], Json(page)).into_response())
}

async fn tables(State(app): State<Arc<App>>) -> Json<Vec<serde_json::Value>> {
    Json(app.lobby.public())
}

async fn create(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    peer: Option<Extension<FromPeer>>,
    headers: HeaderMap,
    Body(new): Body<shamble_protocol::NewTable, MAX_TABLE_BYTES>,
) -> Result<Response, Fault> {
    // The table that is followed is asked first, so the new one is made where that one is.
    let followed = new
        .follows
        .as_ref()
        .and_then(|follows| follows.table.parse::<TableId>().ok());
    if let Some(before) = followed
        && let Owner::At(owner) = app.cluster().owner(before.slot())
        && peer.is_none()
    {
        let body = serde_json::to_vec(&new).map_err(|_| Fault::Unavailable)?;
        let to = (owner, before.slot());
        return relay::post(&app, to, address, &headers, "/api/tables", body.into()).await;
    }
    app.count_table(address)?;
    let created = app.lobby.create(&new).await?;
    app.note_table(address, &created);
    Ok((StatusCode::CREATED, Json(created)).into_response())
}

async fn find_code(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Path(code): Path<String>,
) -> Result<Json<Found>, Fault> {
    app.count_call(address)?;
    let table = app.lobby.find(&code).await?.to_string();
    Ok(Json(Found { table }))
}

async fn table(State(app): State<Arc<App>>, Id(id): Id) -> Result<Json<TableInfo>, Fault> {
    let handle = app.lobby.get(id).await?;
    Ok(Json(TableInfo::clone(&handle.info())))
}

/// What a table chose, whole: lists of tables and news of them leave out what is long.
async fn options(State(app): State<Arc<App>>, Id(id): Id) -> Result<Json<OptionValues>, Fault> {
    app.lobby.options(id).await.map(Json)
}

async fn qr_code(
    State(app): State<Arc<App>>,
    Id(id): Id,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    app.lobby.get(id).await?;
    let link = guard::link_to(&app.shared.config, &headers, &format!("/t/{id}"))?;
    let picture =
        qr::svg(&link).ok_or_else(|| Fault::Malformed("the address is too long".to_owned()))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

async fn replay(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
) -> Result<Response, Fault> {
    app.count_look(address)?;
    let text = app.archive(id).await?.replay().write();
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"shamble-{id}.replay\""),
        ),
    ];
    Ok((headers, text).into_response())
}

#[derive(Deserialize)]
struct Looking {
    viewer: Option<String>,
}

impl Looking {
    fn viewer(&self) -> Result<Viewer, Fault> {
        Ok(match self.viewer.as_deref() {
            None | Some("spectator") => Viewer::Spectator,
            Some(seat) => Viewer::Seat(seat.parse::<Seat>().map_err(|()| Fault::NoSuchInput)?),
        })
    }
}

async fn history_log(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
    Query(looking): Query<Looking>,
) -> Result<Json<HistoryLog>, Fault> {
    app.count_look(address)?;
    let viewer = looking.viewer()?;
    let archive = app.archive(id).await?;
    let log = tokio::task::spawn_blocking(move || archive.log(viewer)).await;
    let log = log.map_err(|error| {
        tracing::error!(%error, %id, "looking back failed");
        Fault::Unavailable
    })??;
    Ok(Json(log))
}

async fn history(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Path((id, n)): Path<(String, String)>,
    Query(looking): Query<Looking>,
) -> Result<Json<HistoryStep>, Fault> {
    app.count_look(address)?;
    let id = parse_id(&id)?;
    let n: u32 = n.parse().map_err(|_| Fault::NoSuchInput)?;
    let viewer = looking.viewer()?;
    let archive = app.archive(id).await?;
    let step = tokio::task::spawn_blocking(move || archive.step(n as usize, viewer)).await;
    let step = step.map_err(|error| {
        tracing::error!(%error, %id, n, "looking back failed");
        Fault::Unavailable
    })??;
    Ok(Json(step))
}

async fn fork(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    Id(id): Id,
    Body(from): Body<shamble_protocol::Fork>,
) -> Result<(StatusCode, Json<Created>), Fault> {
    app.count_table(address)?;
    let created = app.lobby.fork(id, &from).await?;
    app.note_table(address, &created);
    Ok((StatusCode::CREATED, Json(created)))
}

async fn open_socket(
    State(app): State<Arc<App>>,
    CallerAddress(address): CallerAddress,
    ConnectInfo(Caller(_, connection)): ConnectInfo<Caller>,
    Id(id): Id,
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    let place = SocketPlace::take(&app, address)?;
    connection.becomes_socket(address);
    let standing = connection.standing();
    let (lobby, shared, stopping) = (
        Arc::clone(&app.lobby),
        Arc::clone(&app.shared),
        app.stopping.clone(),
    );
    Ok(upgrade.serve_with(move |socket| async move {
        socket::serve(socket, (id, address, standing), lobby, shared, stopping).await;
        drop(place);
    }))
}

/// One of the sockets an address may hold.
struct SocketPlace {
    app: Arc<App>,
    address: IpAddr,
}

impl SocketPlace {
    fn take(app: &Arc<App>, address: IpAddr) -> Result<Self, Fault> {
        let mut sockets = app.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let n_held = sockets.entry(address).or_default();
        if *n_held >= app.shared.config.limits.max_sockets_per_address {
            return Err(Fault::AddressFull);
        }
        *n_held += 1;
        Ok(Self {
            app: Arc::clone(app),
            address,
        })
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut sockets = self
            .app
            .sockets
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(n_held) = sockets.get_mut(&self.address) {
            *n_held -= 1;
            if *n_held == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// Alive, and so is the store.
async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    match app.shared.store.ping().await {
        Ok(()) => Ok("ok\n"),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            Err(Fault::Unavailable)
        }
    }
}

/// Whether more people should be sent here: not while the server stops, is cut off from the others, or its store is in
/// trouble.
async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    let is_stopping = *app.stopping.borrow();
    if is_stopping || !app.cluster().is_ready() || !app.shared.readiness.is_ready() {
        return Err(Fault::Unavailable);
    }
    health(State(app)).await.map(|_| "ready\n")
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    let text = app.shared.metrics.render() + &app.cluster().metrics();
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

async fn page(headers: HeaderMap) -> Response {
    assets::index(&headers)
}

/// Files of the client, and everything that is not there.
async fn other(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let is_get = matches!(*request.method(), Method::GET | Method::HEAD);
    let file = if is_get {
        assets::file(path, request.headers())
    } else {
        None
    };
    file.unwrap_or_else(assets::not_found)
}

async fn unknown_call(request: Request) -> Fault {
    Fault::PageUnknown(
        format!("{} /api{}", request.method(), request.uri().path())
            .chars()
            .take(100)
            .collect(),
    )
}

fn parse_id(text: &str) -> Result<TableId, Fault> {
    text.parse()
        .map_err(|_| Fault::TableUnknown(text.chars().take(40).collect()))
}

/// The table in a path, with the protocol's own words when there can be none.
struct Id(TableId);

impl FromRequestParts<Arc<App>> for Id {
    type Rejection = Fault;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        state: &Arc<App>,
    ) -> Result<Self, Fault> {
        let Path(id) = Path::<String>::from_request_parts(parts, state)
            .await
            .map_err(|_| Fault::TableUnknown(String::new()))?;
        parse_id(&id).map(Self)
    }
}

/// A JSON body, with the protocol's own words when it is none, or longer than the route's limit.
struct Body<T, const LIMIT: usize = MAX_BODY_BYTES>(T);

impl<T: DeserializeOwned, const LIMIT: usize> axum::extract::FromRequest<Arc<App>>
    for Body<T, LIMIT>
{
    type Rejection = Fault;

    async fn from_request(request: Request, state: &Arc<App>) -> Result<Self, Fault> {
        let coming = timeout(BODY_WAIT, Bytes::from_request(request, state));
        let bytes = coming
            .await
            .map_err(|_| Fault::Malformed("the body did not come in time".to_owned()))?
            .map_err(|rejection| match rejection {
                BytesRejection::FailedToBufferBody(error)
                    if error.status() == StatusCode::PAYLOAD_TOO_LARGE =>
                {
                    Fault::TooLarge(LIMIT)
                }
                other => Fault::Malformed(other.body_text()),
            })?;
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|error| Fault::Malformed(error.to_string()))
    }
}
