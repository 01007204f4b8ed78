//! Carrying notices to push services: one task of its own, few at a time, each within a time limit.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Method, Request, StatusCode, header};
use futures_util::{StreamExt, stream};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::endpoint::Endpoint;
use super::{Notice, Push, seal};
use crate::Shared;
use crate::limits::{PUSH_AT_ONCE, PUSH_KEPT, PUSH_WAIT};
use crate::table::TableMsg;

/// Why a notice did not arrive.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error("the address is not one to send to")]
    Address,
    #[error("the notice could not be sealed or signed")]
    Crypto,
    #[error("no certificates are trusted on this machine")]
    Certificates,
    #[error("no answer in time")]
    Slow,
    #[error("the line: {0}")]
    Line(#[from] std::io::Error),
    #[error("the answer: {0}")]
    Answer(#[from] hyper::Error),
}

/// Carries notices until nobody can send any more.
pub(crate) async fn deliver_all(waiting: mpsc::Receiver<Notice>, shared: Arc<Shared>) {
    let notices = stream::unfold(waiting, |mut waiting| async {
        waiting.recv().await.map(|notice| (notice, waiting))
    });
    notices
        .for_each_concurrent(PUSH_AT_ONCE, |notice| deliver(notice, &shared))
        .await;
}

async fn deliver(notice: Notice, shared: &Shared) {
    let now_s = shared.config.calendar.unix_ms() / 1000;
    let sent = timeout(PUSH_WAIT, send(&notice, &shared.push, now_s)).await;
    match sent.unwrap_or(Err(Trouble::Slow)) {
        Ok(status) if status.is_success() => shared.metrics.pushes.one(),
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
            shared.metrics.pushes_failed.one();
            // A table that has left memory meanwhile hears of it the next time.
            if let Some(table) = notice.from.upgrade() {
                let endpoint = notice.to.endpoint;
                let _ = table.send(TableMsg::PushGone { endpoint }).await;
            }
        }
        Ok(status) => {
            shared.metrics.pushes_failed.one();
            tracing::info!(%status, "a push service refused a notice");
        }
        Err(trouble) => {
            shared.metrics.pushes_failed.one();
            // The address itself is nobody's business: who knows it can knock at somebody's device.
            tracing::info!(%trouble, "a notice could not be delivered");
        }
    }
}

async fn send(notice: &Notice, push: &Push, now_s: i64) -> Result<StatusCode, Trouble> {
    let to = &notice.to;
    let endpoint = Endpoint::parse(&to.endpoint, push.loopback).ok_or(Trouble::Address)?;
    let signer = push.signer.as_ref().ok_or(Trouble::Crypto)?;
    let sealed = seal::seal(&to.key, &to.auth, notice.payload().as_bytes());
    let sealed = sealed.map_err(|_| Trouble::Crypto)?;
    let signed = signer
        .authorization(&endpoint.origin, now_s)
        .ok_or(Trouble::Crypto)?;
    let request = request(&endpoint, &signed, &notice.table.to_string(), sealed)?;
    let name = endpoint.host.trim_matches(['[', ']']);
    let found = tokio::net::lookup_host((name, endpoint.port)).await?;
    let address = endpoint
        .good_address(found, push.loopback)
        .ok_or(Trouble::Address)?;
    let stream = TcpStream::connect(address).await?;
    if !endpoint.is_tls {
        return exchange(stream, request).await;
    }
    let server = ServerName::try_from(name.to_owned()).map_err(|_| Trouble::Address)?;
    let stream = connector().await?.connect(server, stream).await?;
    exchange(stream, request).await
}

/// The call as push services want it (RFC 8030): a later notice of the same table takes the place of an earlier one.
fn request(
    endpoint: &Endpoint,
    signed: &str,
    topic: &str,
    sealed: Vec<u8>,
) -> Result<Request<Body>, Trouble> {
    let host = endpoint.origin.split("://").nth(1).unwrap_or_default();
    let kept = Duration::as_secs(&PUSH_KEPT);
    let request = Request::builder()
        .method(Method::POST)
        .uri(&endpoint.path)
        .header(header::HOST, host)
        .header(header::AUTHORIZATION, sensitive(signed)?)
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header("ttl", kept)
        .header("urgency", "normal")
        .header("topic", topic)
        .body(Body::from(Bytes::from(sealed)));
    request.map_err(|_| Trouble::Address)
}

fn sensitive(text: &str) -> Result<HeaderValue, Trouble> {
    let mut value = HeaderValue::from_str(text).map_err(|_| Trouble::Crypto)?;
    value.set_sensitive(true);
    Ok(value)
}

/// Sends one call and reads no more than how it was answered. Nobody is sent on to elsewhere.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Trouble> {
    let (mut sender, line) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let line = tokio::spawn(line);
    let answer = sender.send_request(request).await;
    line.abort();
    Ok(answer?.status())
}

/// Trusts what this machine trusts. Read when the first notice is sent.
async fn connector() -> Result<TlsConnector, Trouble> {
    static CONNECTOR: OnceLock<Option<TlsConnector>> = OnceLock::new();
    let made = tokio::task::spawn_blocking(|| CONNECTOR.get_or_init(make_connector).clone());
    made.await.ok().flatten().ok_or(Trouble::Certificates)
}

fn make_connector() -> Option<TlsConnector> {
    let mut roots = rustls::RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    let (n_good, _) = roots.add_parsable_certificates(found.certs);
    if n_good == 0 {
        tracing::warn!("this machine trusts no certificates: nobody can be notified");
        return None;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .ok()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Some(TlsConnector::from(Arc::new(config)))
}
