//! When to stop: Ctrl-C, or the system's polite request.

use std::future::Future;
use std::io;

/// Resolves when somebody asks the program to stop; whoever asks twice does not want to wait.
#[cfg(unix)]
pub(super) fn until_stopped() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tokio::spawn(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            std::process::exit(1);
        });
    })
}

/// Resolves when somebody asks the program to stop.
#[cfg(not(unix))]
pub(super) fn until_stopped() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without the signal there is no other way to stop than to be killed.
            std::future::pending::<()>().await;
        }
    })
}
