//! Encrypted lines between the servers of a cluster, where no tunnel joins their machines.
//!
//! Both sides show a certificate of the same authority, so that nobody else gets as far as the shared key. Addresses are
//! figures, so the certificate of a server names its address.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::serve::Listener;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::server::WebPkiClientVerifier;
use rustls::{ClientConfig, RootCertStore, ServerConfig};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_rustls::server::TlsStream;
use tokio_rustls::{TlsAcceptor, TlsConnector};

use crate::limits::RELAY_CONNECT_WAIT;
use crate::listener::{Bounded, Placed};

/// Connections that were agreed upon and wait to be served.
const WAITING: usize = 16;

/// How this server proves to the others who it is, and they to it.
#[derive(Clone)]
pub struct PeerTls {
    acceptor: TlsAcceptor,
    connector: TlsConnector,
}

/// Why the files are of no use.
#[derive(Debug, thiserror::Error)]
pub enum PeerTlsError {
    #[error("{path}: {reason}")]
    File { path: String, reason: String },
    #[error("the certificates do not fit: {0}")]
    Unfit(String),
}

impl PeerTls {
    /// From files in the form of PEM: this server's certificate, its key, and the authority of all servers.
    pub fn read(certificate: &Path, key: &Path, authority: &Path) -> Result<Self, PeerTlsError> {
        let chain = certificates(certificate)?;
        let own_key = PrivateKeyDer::from_pem_file(key).map_err(|error| file(key, &error))?;
        let mut roots = RootCertStore::empty();
        for root in certificates(authority)? {
            roots.add(root).map_err(|error| file(authority, &error))?;
        }
        let roots = Arc::new(roots);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let unfit = |error: &dyn std::fmt::Display| PeerTlsError::Unfit(error.to_string());
        let verifier =
            WebPkiClientVerifier::builder_with_provider(Arc::clone(&roots), Arc::clone(&provider));
        let verifier = verifier.build().map_err(|error| unfit(&error))?;
        let as_server = ServerConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .map_err(|error| unfit(&error))?
            .with_client_cert_verifier(verifier)
            .with_single_cert(chain.clone(), own_key.clone_key())
            .map_err(|error| unfit(&error))?;
        let as_client = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| unfit(&error))?
            .with_root_certificates(roots)
            .with_client_auth_cert(chain, own_key)
            .map_err(|error| unfit(&error))?;
        Ok(Self {
            acceptor: TlsAcceptor::from(Arc::new(as_server)),
            connector: TlsConnector::from(Arc::new(as_client)),
        })
    }

    /// The line to another server, encrypted.
    pub(crate) async fn connect(&self, stream: TcpStream) -> io::Result<Line> {
        let name = ServerName::from(stream.peer_addr()?.ip());
        Ok(Box::new(self.connector.connect(name, stream).await?))
    }
}

fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, PeerTlsError> {
    let read = CertificateDer::pem_file_iter(path).map_err(|error| file(path, &error))?;
    let found: Result<Vec<_>, _> = read.collect();
    let found = found.map_err(|error| file(path, &error))?;
    if found.is_empty() {
        return Err(file(path, &"there is no certificate in it"));
    }
    Ok(found)
}

fn file(path: &Path, reason: &dyn std::fmt::Display) -> PeerTlsError {
    PeerTlsError::File {
        path: path.display().to_string(),
        reason: reason.to_string(),
    }
}

/// A line to another server, encrypted or not.
pub(crate) type Line = Box<dyn Duplex>;

pub(crate) trait Duplex: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Duplex for T {}

/// Where other servers are listened to who prove who they are.
pub(crate) struct Secured {
    agreed: mpsc::Receiver<(TlsStream<Placed>, SocketAddr)>,
    address: SocketAddr,
}

impl Secured {
    pub(crate) fn new(mut listener: Bounded, tls: PeerTls) -> io::Result<Self> {
        let address = listener.local_addr()?;
        let (agree, agreed) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            loop {
                let (stream, caller) = tokio::select! {
                    accepted = listener.accept() => accepted,
                    () = agree.closed() => return,
                };
                // One that dawdles keeps nobody else waiting.
                let (agree, acceptor) = (agree.clone(), tls.acceptor.clone());
                tokio::spawn(async move {
                    match timeout(RELAY_CONNECT_WAIT, acceptor.accept(stream)).await {
                        Ok(Ok(stream)) => drop(agree.send((stream, caller)).await),
                        Ok(Err(error)) => {
                            tracing::warn!(%error, %caller, "somebody who is no server of ours was turned away");
                        }
                        Err(_) => tracing::debug!(%caller, "nobody said who they are"),
                    }
                });
            }
        });
        Ok(Self { agreed, address })
    }
}

impl Listener for Secured {
    type Io = TlsStream<Placed>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        match self.agreed.recv().await {
            Some(agreed) => agreed,
            // The task that accepts ends only after this.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}
