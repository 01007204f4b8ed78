//! `shamble serve --nats`: this server as one of several that share the tables out.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use shamble_core::text;
use shamble_server::cluster::Membership;
use shamble_server::{Node, PeerTls, PeerTlsError, Secrets};
use shamble_store::{Nats, NatsAccess, NatsConfig, Store};
use tokio::net::TcpListener;

use crate::failure::Failure;

#[derive(Args)]
pub(super) struct ClusterArgs {
    /// NATS servers that keep the tables instead of a file, with commas between them
    #[arg(long, value_name = "URL,...", conflicts_with_all = ["data", "memory"], requires_all = ["cluster_addr", "cluster_key"])]
    nats: Option<String>,
    /// Address and port at which the other servers reach this one; keep it private
    #[arg(long, value_name = "IP:PORT", requires = "nats")]
    cluster_addr: Option<SocketAddr>,
    /// File with the secret that all servers of the cluster share
    #[arg(long, value_name = "PATH", requires = "nats")]
    cluster_key: Option<PathBuf>,
    /// This server's own certificate for the others, which encrypts the lines between them
    #[arg(long, value_name = "PATH", requires_all = ["nats", "cluster_cert_key", "cluster_ca"])]
    cluster_cert: Option<PathBuf>,
    /// The key of that certificate
    #[arg(long, value_name = "PATH", requires = "cluster_cert")]
    cluster_cert_key: Option<PathBuf>,
    /// The authority that the certificates of all servers are of
    #[arg(long, value_name = "PATH", requires = "cluster_cert")]
    cluster_ca: Option<PathBuf>,
    /// On how many NATS servers everything is kept
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=5))]
    nats_replicas: u8,
    /// File with the name and the password for NATS, a colon between them
    #[arg(long, value_name = "PATH", requires = "nats")]
    nats_login: Option<PathBuf>,
    /// Certificates that those of the NATS servers are checked against; connections are encrypted then
    #[arg(long, value_name = "PATH", requires = "nats")]
    nats_ca: Option<PathBuf>,
    /// This server's own certificate for NATS
    #[arg(long, value_name = "PATH", requires_all = ["nats", "nats_key"])]
    nats_cert: Option<PathBuf>,
    /// The key of that certificate
    #[arg(long, value_name = "PATH", requires_all = ["nats", "nats_cert"])]
    nats_key: Option<PathBuf>,
}

impl ClusterArgs {
    /// The store and this server's place among the others; nothing if it stands alone.
    pub(super) async fn join(&self) -> Result<Option<(Arc<dyn Store>, Node, Secrets)>, Failure> {
        let (Some(servers), Some(addr), Some(key)) =
            (&self.nats, self.cluster_addr, &self.cluster_key)
        else {
            return Ok(None);
        };
        let failed = |reason: String| Failure::Failed(text!("cli-error-cluster", reason = reason));
        let key = secret_in(key).map_err(failed)?;
        if key.len() < 16 || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
            let reason = "the secret must have 16 letters, digits or signs, or more";
            return Err(failed(reason.to_owned()));
        }
        if addr.ip().is_unspecified() {
            let reason = format!("{addr}: the others need the address they reach this server by");
            return Err(failed(reason));
        }
        let tls = self.tls().map_err(|error| failed(error.to_string()))?;
        let listener = TcpListener::bind(addr)
            .await
            .map_err(|error| failed(format!("{addr}: {error}")))?;
        let address = listener
            .local_addr()
            .map_err(|error| failed(error.to_string()))?;
        let n_replicas = usize::from(self.nats_replicas);
        let run = run_name(address);
        tracing::info!(run, "joining the cluster");
        let store = Nats::connect(NatsConfig {
            servers: servers.clone(),
            owner: run.clone(),
            n_replicas,
            access: self.access().map_err(failed)?,
            patience: NatsConfig::PATIENCE,
        })
        .await
        .map_err(|error| failed(super::chain(&error)))?;
        let secrets = Secrets::kept_in(store.line().client().clone(), n_replicas)
            .await
            .map_err(|error| failed(super::chain(&error)))?;
        let membership = Membership::join(store.line(), run, address, n_replicas)
            .await
            .map_err(|error| failed(super::chain(&error)))?;
        let node = Node {
            cluster: membership,
            listener,
            key,
            tls,
        };
        Ok(Some((Arc::new(store), node, secrets)))
    }

    fn tls(&self) -> Result<Option<PeerTls>, PeerTlsError> {
        match (&self.cluster_cert, &self.cluster_cert_key, &self.cluster_ca) {
            (Some(certificate), Some(key), Some(authority)) => {
                PeerTls::read(certificate, key, authority).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn access(&self) -> Result<NatsAccess, String> {
        let login = match &self.nats_login {
            Some(path) => {
                let text = secret_in(path)?;
                let (name, password) = text
                    .split_once(':')
                    .ok_or_else(|| format!("{}: NAME:PASSWORD must stand in it", path.display()))?;
                Some((name.to_owned(), password.to_owned()))
            }
            None => None,
        };
        Ok(NatsAccess {
            login,
            authority: self.nats_ca.clone(),
            certificate: self.nats_cert.clone().zip(self.nats_key.clone()),
        })
    }
}

/// A secret from a file, so that it stands on no command line.
fn secret_in(path: &Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path);
    let text = text.map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.trim().to_owned())
}

/// A name that no other run of any server has.
fn run_name(address: SocketAddr) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let ms = now.map_or(0, |since| since.as_millis());
    let place = address
        .to_string()
        .replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    format!("{place}-{ms:x}")
}
