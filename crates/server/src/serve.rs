//! The server's life: wake the tables, serve, and stop without losing anything.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use shamble_store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};
use tracing::Instrument;

use crate::almanac::Almanac;
use crate::cluster::{Cluster, Single};
use crate::http::{self, App, Caller};
use crate::limits::{MAX_CALLERS, PRUNE_EVERY, SHUTDOWN_WAIT};
use crate::listener::Bounded;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::peer_tls::{PeerTls, Secured};
use crate::places::Places;
use crate::push::{self, Push};
use crate::rate::Callers;
use crate::readiness::Readiness;
use crate::relay::{self, Peers};
use crate::thinking::Thinkers;
use crate::{Config, Shared};

/// Why a server could not start, or could not stop cleanly.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store cannot be read or written.
    #[error("could not use the store: {0}")]
    Store(#[from] StoreError),
    /// The socket cannot be used.
    #[error("could not serve: {0}")]
    Listen(#[from] std::io::Error),
}

/// What makes a server one of several.
pub struct Node {
    pub cluster: Arc<dyn Cluster>,
    /// Where the others pass calls on to; not for people.
    pub listener: TcpListener,
    /// What they prove with that they may.
    pub key: String,
    /// How lines between servers are encrypted, if they are.
    pub tls: Option<PeerTls>,
}

/// Serves on `listener` until `shutdown` resolves, then stops: no new connections, sockets closed with a word of
/// farewell, everything accepted durable, the store closed.
pub async fn run(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    serve(listener, None, config, store, shutdown).await
}

/// The same for one server of several. When it stops, the others take its tables over first.
pub async fn run_node(
    listener: TcpListener,
    node: Node,
    config: Config,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    serve(listener, Some(node), config, store, shutdown).await
}

async fn serve(
    listener: TcpListener,
    node: Option<Node>,
    config: Config,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let (cluster, private, key, tls) = match node {
        Some(node) => (node.cluster, Some(node.listener), node.key, node.tls),
        None => (
            Arc::new(Single::new()) as Arc<dyn Cluster>,
            None,
            String::new(),
            None,
        ),
    };
    let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
    let limits = &config.limits;
    let guesses = Callers::new(limits.guess_rate, limits.guess_burst, MAX_CALLERS);
    let (push, notices) = Push::new(&config);
    let shared = Arc::new(Shared {
        config,
        store,
        cluster,
        metrics: Metrics::default(),
        guesses,
        readiness: Readiness::default(),
        thinkers: Thinkers::new(n_cores),
        push,
    });
    let lobby = Lobby::new(Arc::clone(&shared));
    let mut helpers: Vec<JoinHandle<()>> = Vec::new();
    if private.is_some() {
        let keeper = Arc::clone(&lobby).keep_own();
        helpers.push(tokio::spawn(
            keeper.instrument(tracing::info_span!("keeper")),
        ));
    } else {
        lobby.wake(None).await?;
    }
    helpers.push(tokio::spawn(
        push::deliver_all(notices, Arc::clone(&shared)).instrument(tracing::info_span!("push")),
    ));
    helpers.push(tokio::spawn(
        prune_now_and_then(Arc::clone(&shared), Arc::clone(&lobby))
            .instrument(tracing::info_span!("janitor")),
    ));

    let (stop, stopping) = watch::channel(false);
    // Nothing is ever sent: the channel ends when the last connection has let go of the app.
    let (in_use, mut all_gone) = mpsc::channel(1);
    let app = App::new(
        Arc::clone(&shared),
        Arc::clone(&lobby),
        stopping.clone(),
        Peers {
            key,
            tls: tls.clone(),
        },
        in_use,
    );
    if let Some(private) = private {
        let guard = axum::middleware::from_fn_with_state(Arc::clone(&app), relay::check_peer);
        let router = http::router(Arc::clone(&app)).layer(guard);
        let private = Bounded::new(private, Places::private(Arc::clone(&shared)));
        let stopping = stopping.clone();
        helpers.push(match tls {
            Some(tls) => {
                let private = Secured::new(private, tls)?;
                tokio::spawn(listen_to_peers(private, router, stopping))
            }
            None => tokio::spawn(listen_to_peers(private, router, stopping)),
        });
    }
    let service = http::router(app).into_make_service_with_connect_info::<Caller>();
    let places = Places::public(Arc::clone(&shared));
    let mut serving = tokio::spawn(
        axum::serve(Bounded::new(listener, places), service)
            .with_graceful_shutdown(until_stopping(stopping))
            .into_future(),
    );
    tokio::select! {
        () = shutdown => {}
        ended = &mut serving => flatten(ended)?,
    }
    tracing::info!("stopping");
    shared.cluster.drain().await;
    if shared.cluster.view().borrow().is_shared() {
        // Each table is laid down before its own sockets are sent elsewhere.
        lobby.stop_all().await;
    }
    stop.send_replace(true);
    lobby.stop_all().await;
    // Nothing is written any more: the others need not wait for the last connection here.
    shared.cluster.leave().await;
    helpers.iter().for_each(JoinHandle::abort);
    let ending = async {
        let ended = flatten((&mut serving).await);
        // Sockets outlive the connections they came from.
        let _ = all_gone.recv().await;
        ended
    };
    match timeout(SHUTDOWN_WAIT, ending).await {
        Ok(ended) => ended?,
        Err(_) => {
            tracing::warn!("some connections did not end in time");
            serving.abort();
        }
    }
    shared.store.close().await?;
    tracing::info!("stopped");
    Ok(())
}

async fn listen_to_peers<L>(listener: L, router: Router, stopping: watch::Receiver<bool>)
where
    L: Listener<Addr = SocketAddr>,
    Caller: for<'a> Connected<IncomingStream<'a, L>>,
{
    let service = router.into_make_service_with_connect_info::<Caller>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(until_stopping(stopping));
    if let Err(error) = serving.await {
        tracing::error!(%error, "other servers are not listened to any more");
    }
}

fn flatten(ended: Result<std::io::Result<()>, tokio::task::JoinError>) -> std::io::Result<()> {
    ended.unwrap_or_else(|error| {
        if error.is_cancelled() {
            Ok(())
        } else {
            Err(std::io::Error::other(error))
        }
    })
}

async fn until_stopping(mut stopping: watch::Receiver<bool>) {
    // An error means that the server itself is gone, which is as good a reason to stop.
    let _ = stopping.wait_for(|is_stopping| *is_stopping).await;
}

async fn prune_now_and_then(shared: Arc<Shared>, lobby: Arc<Lobby>) {
    let mut ticks = interval(PRUNE_EVERY);
    let almanac = Almanac::begin(&shared).await;
    loop {
        ticks.tick().await;
        if !almanac.is_believable(shared.config.calendar.unix_ms()) {
            continue;
        }
        if let Err(error) = lobby.prune().await {
            tracing::error!(%error, "old tables could not be looked through");
        }
    }
}
