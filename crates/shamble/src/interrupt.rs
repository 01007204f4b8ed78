//! Ctrl-C during long work: the first time asks it to end with what there is, the second time does not wait.

use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// What a shell reports for a program that was interrupted.
const INTERRUPTED: i32 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// What a shell reports for a program that was asked to end.
#[cfg(unix)]
const TERMINATED: i32 = 143;

/// Asked to end, it does so at once, but leaves no programs of others behind.
#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    if let Ok(mut asked) = signal(SignalKind::terminate()) {
        asked.recv().await;
        shamble_door::end_all();
        exit(TERMINATED);
    }
}

/// Set once somebody has pressed Ctrl-C. Without signals the flag is simply never set, and Ctrl-C ends the program.
pub(crate) fn stop() -> &'static AtomicBool {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build();
    if let Ok(runtime) = runtime {
        thread::spawn(move || {
            runtime.block_on(async {
                #[cfg(unix)]
                tokio::spawn(terminated());
                while tokio::signal::ctrl_c().await.is_ok() {
                    if STOP.swap(true, Ordering::Relaxed) {
                        shamble_door::end_all();
                        exit(INTERRUPTED);
                    }
                }
            });
        });
    }
    &STOP
}
