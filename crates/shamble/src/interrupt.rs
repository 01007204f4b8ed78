//! Ctrl-C during long work: the first time asks it to end with what there is, the second time does not wait.

use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// What a shell reports for a program that was interrupted.
const INTERRUPTED: i32 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// Set once somebody has pressed Ctrl-C. Without signals the flag is simply never set, and Ctrl-C ends the program.
pub(crate) fn stop() -> &'static AtomicBool {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build();
    if let Ok(runtime) = runtime {
        thread::spawn(move || {
            runtime.block_on(async {
                while tokio::signal::ctrl_c().await.is_ok() {
                    if STOP.swap(true, Ordering::Relaxed) {
                        exit(INTERRUPTED);
                    }
                }
            });
        });
    }
    &STOP
}
