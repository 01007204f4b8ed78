//! A line that can be cut: passes bytes between a client and a server until it is told not to.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::Failed;

/// How long the two ends of a silent line are kept open: longer than anybody waits for a word.
const SILENT_FOR: Duration = Duration::from_secs(10);

/// What can happen to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Both ends are closed in good order.
    Close,
    /// Both ends are thrown away.
    Reset,
    /// Nothing gets through any more, and nobody is told.
    Silence,
    /// The server's next words stop in the middle.
    TornDown,
    /// The client's next words stop in the middle.
    TornUp,
}

impl Cut {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Close,
        Self::Reset,
        Self::Silence,
        Self::TornDown,
        Self::TornUp,
    ];
}

/// A way to a server that can be cut, for one client.
pub struct Proxy {
    /// Where the client connects.
    pub address: SocketAddr,
    orders: watch::Sender<Option<Cut>>,
    cut_at: Arc<Mutex<Option<Instant>>>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// A line to `server`.
    pub async fn to(server: SocketAddr) -> Result<Self, Failed> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let orders = watch::Sender::new(None);
        let cut_at = Arc::new(Mutex::new(None));
        let (told, noted) = (orders.clone(), Arc::clone(&cut_at));
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (mut orders, noted) = (told.subscribe(), Arc::clone(&noted));
                orders.mark_unchanged();
                tokio::spawn(async move {
                    if let Ok(server) = TcpStream::connect(server).await {
                        carry(client, server, orders, &noted).await;
                    }
                });
            }
        });
        Ok(Self {
            address,
            orders,
            cut_at,
            accepting,
        })
    }

    /// Cuts the line that is there now; the next one is whole.
    pub fn cut(&self, cut: Cut) {
        *lock(&self.cut_at) = None;
        self.orders.send_replace(Some(cut));
    }

    /// When the last cut took effect, if it has.
    pub fn cut_at(&self) -> Option<Instant> {
        *lock(&self.cut_at)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Passes bytes both ways until an end closes or the line is cut.
async fn carry(
    mut client: TcpStream,
    mut server: TcpStream,
    mut orders: watch::Receiver<Option<Cut>>,
    cut_at: &Mutex<Option<Instant>>,
) {
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let (mut up, mut down) = (vec![0; 16 * 1024], vec![0; 16 * 1024]);
    let mut torn = None;
    loop {
        let (read, cut, to, bytes) = tokio::select! {
            read = client.read(&mut up) => (read, Cut::TornUp, &mut server, &up),
            read = server.read(&mut down) => (read, Cut::TornDown, &mut client, &down),
            changed = orders.changed() => {
                let order = *orders.borrow_and_update();
                match order {
                    _ if changed.is_err() => return,
                    None => {}
                    Some(Cut::Close) => {
                        *lock(cut_at) = Some(Instant::now());
                        return;
                    }
                    Some(Cut::Reset) => {
                        *lock(cut_at) = Some(Instant::now());
                        let _ = (client.set_zero_linger(), server.set_zero_linger());
                        return;
                    }
                    Some(Cut::Silence) => {
                        *lock(cut_at) = Some(Instant::now());
                        sleep(SILENT_FOR).await;
                        return;
                    }
                    Some(Cut::TornDown | Cut::TornUp) => torn = order,
                }
                continue;
            }
        };
        let n = match read {
            Ok(n) if n > 0 => n,
            _ => return,
        };
        let is_torn = torn == Some(cut);
        let passed = if is_torn { n.div_ceil(2).min(n - 1) } else { n };
        let is_sent = to.write_all(&bytes[..passed]).await.is_ok();
        if is_torn {
            *lock(cut_at) = Some(Instant::now());
        }
        if is_torn || !is_sent {
            return;
        }
    }
}
