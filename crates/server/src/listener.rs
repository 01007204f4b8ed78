//! The door: connections are let in as far as there are places ([`crate::places`]), and closed when they are slow or
//! idle before they have asked for anything.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::serve::Listener;
use shamble_protocol::ApiError;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Sleep, sleep_until, timeout};

use crate::clock;
use crate::error::Fault;
use crate::limits::{CLOSE_WAIT, MAX_FAREWELLS, MAX_HEAD_BYTES};
use crate::places::{Place, Places};

pub(crate) struct Bounded {
    listener: TcpListener,
    places: Arc<Places>,
    farewells: Arc<Semaphore>,
}

impl Bounded {
    pub(crate) fn new(listener: TcpListener, places: Arc<Places>) -> Self {
        Self {
            listener,
            places,
            farewells: Arc::new(Semaphore::new(MAX_FAREWELLS)),
        }
    }

    /// Says why there is no place. Whoever comes when too many are being told already is told nothing.
    fn turn_away(&self, mut stream: TcpStream, fault: &Fault) {
        let Ok(permit) = Arc::clone(&self.farewells).try_acquire_owned() else {
            return;
        };
        let answer = farewell(fault);
        tokio::spawn(async move {
            let parting = async {
                stream.write_all(answer.as_bytes()).await?;
                stream.shutdown().await?;
                // A connection that is cut while there is something to read takes the last words with it.
                let mut rest = [0; 1024];
                while stream.read(&mut rest).await? > 0 {}
                io::Result::Ok(())
            };
            let _ = timeout(CLOSE_WAIT, parting).await;
            drop(permit);
        });
    }
}

/// The answer to a request that was not even read.
fn farewell(fault: &Fault) -> String {
    let body = ApiError {
        code: fault.code(),
        text: fault.text(),
        options: Vec::new(),
    };
    let body = serde_json::to_string(&body).expect("errors have string keys");
    let (status, len) = (fault.status(), body.len());
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len}\r\n\
         cache-control: no-store\r\nretry-after: 5\r\nconnection: close\r\n\r\n{body}"
    )
}

impl Listener for Bounded {
    type Io = Placed;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Placed, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // Small messages must not wait for more of them.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection keeps its delays");
            }
            match self.places.take(address.ip()) {
                Ok(place) => return (Placed::new(stream, place), address),
                Err(fault) => {
                    tracing::debug!(%address, ?fault, "a connection was turned away");
                    self.turn_away(stream, &fault);
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection and the place it takes, for as long as it lasts.
pub(crate) struct Placed {
    stream: TcpStream,
    place: Arc<Place>,
    timer: Pin<Box<Sleep>>,
    /// How much of a request's head has come.
    n_head_bytes: usize,
}

impl Placed {
    fn new(stream: TcpStream, place: Arc<Place>) -> Self {
        Self {
            stream,
            place,
            timer: Box::pin(sleep_until(clock::now())),
            n_head_bytes: 0,
        }
    }

    pub(crate) fn place(&self) -> &Arc<Place> {
        &self.place
    }

    /// Whether the connection has to end now.
    fn check(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        if self.place.is_dismissed(cx.waker()) {
            return Err(io::ErrorKind::ConnectionAborted.into());
        }
        let Some(deadline) = self.place.deadline() else {
            return Ok(());
        };
        if self.timer.deadline() != deadline {
            self.timer.as_mut().reset(deadline);
        }
        if self.timer.as_mut().poll(cx).is_ready() {
            self.place.ran_out_of_time();
            return Err(io::ErrorKind::TimedOut.into());
        }
        Ok(())
    }

    fn heard(&mut self, n_bytes: usize) -> io::Result<()> {
        if n_bytes == 0 || !self.place.hears() {
            self.n_head_bytes = 0;
            return Ok(());
        }
        self.n_head_bytes += n_bytes;
        if self.n_head_bytes > MAX_HEAD_BYTES {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(())
    }
}

impl Drop for Placed {
    fn drop(&mut self) {
        self.place.ends();
    }
}

impl AsyncRead for Placed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check(cx)?;
        let before = buf.filled().len();
        let polled = Pin::new(&mut self.stream).poll_read(cx, buf)?;
        if polled.is_ready() {
            self.heard(buf.filled().len() - before)?;
        }
        polled.map(Ok)
    }
}

impl AsyncWrite for Placed {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check(cx)?;
        let polled = Pin::new(&mut self.stream).poll_write(cx, buf);
        if polled.is_ready() {
            self.place.tells();
        }
        polled
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check(cx)?;
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        if polled.is_ready() {
            self.place.tells();
        }
        polled
    }
}
