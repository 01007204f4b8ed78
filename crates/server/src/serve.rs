//! The server's life: wake the tables, serve, and stop without losing anything.

use std::future::Future;
use std::sync::Arc;

use shamble_store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{interval, timeout};
use tracing::Instrument;

use crate::http::{self, App, Caller};
use crate::limits::{PRUNE_EVERY, SHUTDOWN_WAIT};
use crate::listener::Bounded;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
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

/// Serves on `listener` until `shutdown` resolves, then stops: no new connections, sockets closed with a word of
/// farewell, everything accepted durable, the store closed.
pub async fn run(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let n_thinkers = std::thread::available_parallelism().map_or(1, usize::from);
    let max_connections = config.limits.max_connections;
    let shared = Arc::new(Shared {
        config,
        store,
        metrics: Metrics::default(),
        thinkers: Semaphore::new(n_thinkers),
    });
    let lobby = Lobby::new(Arc::clone(&shared));
    lobby.wake_all().await?;
    let janitor = tokio::spawn(
        prune_now_and_then(Arc::clone(&lobby)).instrument(tracing::info_span!("janitor")),
    );

    let (stop, stopping) = watch::channel(false);
    // Nothing is ever sent: the channel ends when the last connection has let go of the app.
    let (in_use, mut all_gone) = mpsc::channel(1);
    let app = App::new(
        Arc::clone(&shared),
        Arc::clone(&lobby),
        stopping.clone(),
        in_use,
    );
    let service = http::router(app).into_make_service_with_connect_info::<Caller>();
    let mut serving = tokio::spawn(
        axum::serve(Bounded::new(listener, max_connections), service)
            .with_graceful_shutdown(until_stopping(stopping))
            .into_future(),
    );
    tokio::select! {
        () = shutdown => {}
        ended = &mut serving => flatten(ended)?,
    }
    tracing::info!("stopping");
    janitor.abort();
    stop.send_replace(true);
    lobby.stop_all().await;
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

async fn prune_now_and_then(lobby: Arc<Lobby>) {
    let mut ticks = interval(PRUNE_EVERY);
    loop {
        ticks.tick().await;
        if let Err(error) = lobby.prune().await {
            tracing::error!(%error, "old tables could not be looked through");
        }
    }
}
