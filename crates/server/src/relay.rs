//! Passing calls and sockets on to the server that has the table, and believing servers that do so.
//!
//! A socket is passed on byte by byte: order, back-pressure and a broken line come from TCP.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper_util::rt::TokioIo;
use shamble_store::{Slot, TableId};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::cluster::{Owner, View};
use crate::code;
use crate::error::Fault;
use crate::http::{App, Caller, CallerAddress};
use crate::limits::{RELAY_ANSWER_WAIT, RELAY_CONNECT_WAIT};
use crate::peer_tls::{Line, PeerTls};

const CALLER: HeaderName = HeaderName::from_static("x-shamble-caller");
const KEY: HeaderName = HeaderName::from_static("x-shamble-key");

/// How servers of one cluster prove to each other that they are.
pub(crate) struct Peers {
    /// What all of them know.
    pub(crate) key: String,
    pub(crate) tls: Option<PeerTls>,
}

impl Peers {
    /// A line to another server.
    async fn connect(&self, peer: SocketAddr) -> std::io::Result<Line> {
        let stream = TcpStream::connect(peer).await?;
        // Small messages must not wait for more of them.
        let _ = stream.set_nodelay(true);
        match &self.tls {
            Some(tls) => tls.connect(stream).await,
            None => Ok(Box::new(stream)),
        }
    }
}

/// A call that another server passed on for this caller. It is never passed on again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FromPeer(pub(crate) IpAddr);

/// Lets in what other servers pass on, and nobody else.
pub(crate) async fn check_peer(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let has_key = headers
        .get(&KEY)
        .is_some_and(|key| is_same(key.as_bytes(), app.peers().key.as_bytes()));
    let caller = headers
        .get(&CALLER)
        .and_then(|caller| caller.to_str().ok()?.parse().ok());
    match caller {
        Some(caller) if has_key => {
            request.extensions_mut().insert(FromPeer(caller));
            next.run(request).await
        }
        _ => StatusCode::FORBIDDEN.into_response(),
    }
}

/// Compares without telling by its speed how much was right.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    let differences = one.iter().zip(other).fold(0, |bits, (a, b)| bits | (a ^ b));
    one.len() == other.len() && differences == 0
}

/// Passes a call about a table on to the server that has it, if that is another one.
pub(crate) async fn to_owner(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let Some(slot) = slot_in(request.uri().path()) else {
        return next.run(request).await;
    };
    let is_from_peer = request.extensions().get::<FromPeer>().is_some();
    match app.cluster().owner(slot) {
        Owner::Here => next.run(request).await,
        // What a socket is shown is the table's own concern.
        Owner::Nobody if is_socket(request.uri().path()) && app.cluster().keeps(slot) => {
            next.run(request).await
        }
        Owner::At(peer) if !is_from_peer => {
            let passed_on = forward(&app, peer, slot, request).await;
            passed_on.unwrap_or_else(IntoResponse::into_response)
        }
        Owner::At(_) | Owner::Nobody => Fault::Unavailable.into_response(),
    }
}

fn is_socket(path: &str) -> bool {
    path.starts_with("/ws/")
}

/// The slot of the table a path is about.
fn slot_in(path: &str) -> Option<Slot> {
    let mut parts = path.trim_start_matches('/').split('/');
    match (parts.next()?, parts.next()?) {
        ("ws", id) => id.parse::<TableId>().ok().map(TableId::slot),
        ("api", "tables") => parts.next()?.parse::<TableId>().ok().map(TableId::slot),
        ("api", "codes") => code::slot_of(&code::meant(parts.next()?)?),
        _ => None,
    }
}

/// Makes a call of a caller's at another server.
pub(crate) async fn post(
    app: &Arc<App>,
    (peer, slot): (SocketAddr, Slot),
    caller: IpAddr,
    headers: &HeaderMap,
    path: &str,
    body: Bytes,
) -> Result<Response, Fault> {
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = path.parse().map_err(|_| Fault::Unavailable)?;
    for name in [header::HOST, header::ORIGIN] {
        if let Some(value) = headers.get(&name) {
            request.headers_mut().insert(name, value.clone());
        }
    }
    let to = Destination { peer, slot };
    send(app, to, caller, request).await
}

/// Another server, and why it is asked.
#[derive(Clone, Copy, Debug)]
struct Destination {
    peer: SocketAddr,
    slot: Slot,
}

impl Destination {
    /// Resolves when the other server is not the right one any more: it may hang, and never say so itself. One that
    /// leaves in good order closes its sockets itself, each when its table is laid down.
    async fn is_wrong(self, app: &App) {
        let mut view = app.cluster().view();
        let is_wrong = |view: &Arc<View>| {
            view.owner(self.slot) != Owner::At(self.peer) && !view.is_leaving(self.peer)
        };
        let _ = view.wait_for(is_wrong).await;
    }
}

async fn forward(
    app: &Arc<App>,
    peer: SocketAddr,
    slot: Slot,
    request: Request,
) -> Result<Response, Fault> {
    let (mut parts, body) = request.into_parts();
    let CallerAddress(caller) = CallerAddress::from_request_parts(&mut parts, app).await?;
    let connection = parts.extensions.get::<ConnectInfo<Caller>>().cloned();
    let to = Destination { peer, slot };
    let answer = send(app, to, caller, Request::from_parts(parts, body)).await?;
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS
        && let Some(ConnectInfo(Caller(_, place))) = connection
    {
        place.is_passed_on();
    }
    Ok(answer)
}

async fn send(
    app: &Arc<App>,
    to: Destination,
    caller: IpAddr,
    mut request: Request,
) -> Result<Response, Fault> {
    let peer = to.peer;
    let failed = |error: &dyn std::fmt::Display| {
        tracing::warn!(%error, %peer, "another server could not be reached");
        Fault::Unavailable
    };
    app.count_relay();
    let headers = request.headers_mut();
    let key = HeaderValue::from_str(&app.peers().key).map_err(|error| failed(&error))?;
    headers.insert(KEY, key);
    let caller = HeaderValue::from_str(&caller.to_string()).map_err(|error| failed(&error))?;
    headers.insert(CALLER, caller);
    let client_side = headers
        .contains_key(header::UPGRADE)
        .then(|| hyper::upgrade::on(&mut request));

    let line = timeout(RELAY_CONNECT_WAIT, app.peers().connect(peer)).await;
    let line = line
        .map_err(|error| failed(&error))?
        .map_err(|error| failed(&error))?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(line))
        .await
        .map_err(|error| failed(&error))?;
    tokio::spawn(connection.with_upgrades());
    let answering = timeout(RELAY_ANSWER_WAIT, sender.send_request(request));
    let answer = tokio::select! {
        answer = answering => answer,
        () = to.is_wrong(app) => return Err(failed(&"its tables moved")),
    };
    let mut response = answer
        .map_err(|error| failed(&error))?
        .map_err(|error| failed(&error))?;
    if let Some(client_side) = client_side
        && response.status() == StatusCode::SWITCHING_PROTOCOLS
    {
        let peer_side = hyper::upgrade::on(&mut response);
        tokio::spawn(tunnel(Arc::clone(app), to, client_side, peer_side));
    }
    Ok(response.map(Body::new))
}

/// Bytes both ways, until either side has enough, the table moves or this server stops.
async fn tunnel(
    app: Arc<App>,
    to: Destination,
    client_side: hyper::upgrade::OnUpgrade,
    peer_side: hyper::upgrade::OnUpgrade,
) {
    let both = async {
        let (client, peer) = tokio::try_join!(client_side, peer_side).ok()?;
        let (mut client, mut peer) = (TokioIo::new(client), TokioIo::new(peer));
        tokio::io::copy_bidirectional(&mut client, &mut peer)
            .await
            .ok()
    };
    tokio::select! {
        _ = both => {}
        () = to.is_wrong(&app) => {}
        () = app.until_stopping() => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_tell_which_table_they_are_about() {
        let slot = |path| slot_in(path).map(|slot| slot.to_string());
        assert_eq!(slot("/ws/7k00000000").as_deref(), Some("7k"));
        assert_eq!(slot("/api/tables/7K00000000").as_deref(), Some("7k"));
        assert_eq!(
            slot("/api/tables/7k00000000/history/3").as_deref(),
            Some("7k")
        );
        assert_eq!(slot("/api/codes/7kab-cdef").as_deref(), Some("7k"));
        // A code of a server that stands alone says nothing about slots.
        for path in [
            "/api/codes/abcdef",
            "/api/tables",
            "/ws/nonsense",
            "/",
            "/api/games",
        ] {
            assert_eq!(slot(path), None, "{path}");
        }
    }

    #[test]
    fn keys_are_the_same_or_not() {
        assert!(is_same(b"key", b"key"));
        assert!(!is_same(b"key", b"kex") && !is_same(b"key", b"keys") && !is_same(b"", b"k"));
    }
}
