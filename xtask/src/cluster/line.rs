//! A line between two programs on this machine that can be cut: what is sent then neither arrives nor fails, as when a
//! cable is pulled.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How often a cut line is looked at again.
const PAUSE: Duration = Duration::from_millis(20);

/// Passes everything that comes to `listener` on to `to`, for as long as this program runs.
pub(super) fn lay(listener: TcpListener, to: SocketAddr, is_cut: Arc<AtomicBool>) {
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let is_cut = Arc::clone(&is_cut);
            thread::spawn(move || {
                wait_while(&is_cut);
                let Ok(other) = TcpStream::connect(to) else {
                    return;
                };
                let _ = (stream.set_nodelay(true), other.set_nodelay(true));
                let (Ok(back), Ok(forth)) = (stream.try_clone(), other.try_clone()) else {
                    return;
                };
                let cut_too = Arc::clone(&is_cut);
                thread::spawn(move || copy(other, back, &cut_too));
                copy(stream, forth, &is_cut);
            });
        }
    });
}

fn wait_while(is_cut: &AtomicBool) {
    while is_cut.load(Ordering::Relaxed) {
        thread::sleep(PAUSE);
    }
}

fn copy(mut from: TcpStream, mut to: TcpStream, is_cut: &AtomicBool) {
    let mut buffer = [0; 16 << 10];
    while let Ok(n) = from.read(&mut buffer) {
        wait_while(is_cut);
        if n == 0 || to.write_all(&buffer[..n]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
