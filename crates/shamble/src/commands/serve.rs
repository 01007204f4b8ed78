//! `shamble serve`: the table server, with everything it needs from the machine.

mod browser;
#[cfg(feature = "cluster")]
mod cluster;
mod signals;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use shamble_core::text;
use shamble_server::{Config, Limits, Network, NoNetwork, Proxies, Pushing, Secrets, limits};
use shamble_store::{FileLock, Memory, Sqlite, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::commands::data;
use crate::failure::Failure;
use crate::out::Out;
use crate::words::say;

/// Serve tables to browsers.
///
/// Stop it with Ctrl-C: everything that was accepted is kept, and all tables go on at the next start.
#[derive(Args)]
#[command(after_help = "\
Examples:
  shamble serve --open
  shamble serve --addr 0.0.0.0:7015 --data /var/lib/shamble/tables.sqlite
  shamble serve --memory --log-format json

Tables are kept in one SQLite file. Without --data it is shamble/tables.sqlite in the folder where this
system keeps data of programs ($XDG_DATA_HOME or ~/.local/share, ~/Library/Application Support,
%LOCALAPPDATA%), or ./shamble.sqlite where there is no such folder.
The variable RUST_LOG chooses what is logged, such as RUST_LOG=shamble_server=debug.")]
pub(crate) struct Serve {
    /// Address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:7015")]
    addr: SocketAddr,
    /// File that keeps the tables
    #[arg(long, value_name = "PATH", conflicts_with = "memory")]
    data: Option<PathBuf>,
    /// Keep tables in memory only: they are gone when the server stops
    #[arg(long)]
    memory: bool,
    /// Open the page in this machine's browser
    #[arg(long)]
    open: bool,
    /// Another site whose pages may use this server; may be given several times
    #[arg(long = "origin", value_name = "URL", value_parser = site)]
    origins: Vec<String>,
    /// The address people reach this server by, if it is another: invitations are made from it
    #[arg(long, value_name = "URL", value_parser = site)]
    public_url: Option<String>,
    /// A name this server is called by, besides addresses in figures and localhost; may be given several times
    #[arg(long = "host-name", value_name = "NAME", value_parser = host_name)]
    host_names: Vec<String>,
    /// Believe a proxy on this machine or a private network about who calls (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// Believe only proxies at this address or network about who calls; may be given several times
    #[arg(long = "proxy", value_name = "IP[/BITS]", value_parser = network)]
    proxies: Vec<Network>,
    /// How many tables may be open or playing at this server
    #[arg(long, value_name = "N", default_value_t = limits::MAX_TABLES, value_parser = count)]
    max_tables: usize,
    /// How many connections this server may hold
    #[arg(long, value_name = "N", default_value_t = limits::MAX_CONNECTIONS, value_parser = count)]
    max_connections: usize,
    /// How many connections one address may hold; who opens more loses the one that was idle for longest
    #[arg(long, value_name = "N", default_value_t = limits::MAX_CONNECTIONS_PER_ADDRESS, value_parser = count)]
    max_connections_per_address: usize,
    /// How many of them may be sockets of people at tables
    #[arg(long, value_name = "N", default_value_t = limits::MAX_SOCKETS_PER_ADDRESS, value_parser = count)]
    max_sockets_per_address: usize,
    /// How many of the tables that are open or playing may be made from one address
    #[arg(long, value_name = "N", default_value_t = limits::MAX_TABLES_PER_ADDRESS, value_parser = count)]
    max_tables_per_address: usize,
    /// Send nobody a notification when it is their turn
    #[arg(long, conflicts_with = "push_loopback")]
    no_push: bool,
    /// Send notifications to push services on this machine as well, for tests
    #[arg(long, hide = true)]
    push_loopback: bool,
    /// Let bots wait this long at the step-by-step pace instead of as long as a person would, for tests
    #[arg(long, value_name = "MS", hide = true)]
    bot_pause_ms: Option<u64>,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    cluster: cluster::ClusterArgs,
    /// How the log is written, on standard error
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line, for programs
    Json,
}

/// `https://shamble.example`, as browsers write the site of a page.
fn site(text: &str) -> Result<String, String> {
    let host = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("write it like https://shamble.example, without a path".into()),
    }
}

/// At least one of something.
fn count(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(n) if n > 0 => Ok(n),
        _ => Err("write a number from 1 on".into()),
    }
}

/// `10.0.0.7` or `10.0.0.0/8`.
fn network(text: &str) -> Result<Network, String> {
    text.parse().map_err(|error: NoNetwork| error.to_string())
}

/// `den.local`, as it stands in links, without a port.
fn host_name(text: &str) -> Result<String, String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    if !text.is_empty() && text.chars().all(is_name) {
        Ok(text.to_owned())
    } else {
        Err("write it like den.local, without http:// and without a port".into())
    }
}

impl Serve {
    pub(crate) fn run(self, out: &mut Out) -> Result<(), Failure> {
        start_log(self.log_format);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| {
                Failure::Failed(text!("cli-error-runtime", reason = error.to_string()))
            })?;
        runtime.block_on(self.serve(out))
    }

    async fn serve(self, out: &mut Out) -> Result<(), Failure> {
        let listener = TcpListener::bind(self.addr)
            .await
            .map_err(|error| self.cannot_listen(&error))?;
        let addr = listener
            .local_addr()
            .map_err(|error| self.cannot_listen(&error))?;
        #[cfg(feature = "cluster")]
        let joined = self.cluster.join().await?;
        // The lock is held until everything is written and closed.
        #[cfg(feature = "cluster")]
        let (store, node, secrets, _lock) = match joined {
            Some((store, node, secrets)) => (store, Some(node), secrets, None),
            None => {
                let (store, secrets, lock) = self.store()?;
                (store, None, secrets, lock)
            }
        };
        #[cfg(not(feature = "cluster"))]
        let ((store, secrets, _lock), node) = (self.store()?, None::<shamble_server::Node>);
        let shutdown = signals::until_stopped().map_err(|error| {
            Failure::Failed(text!("cli-error-runtime", reason = error.to_string()))
        })?;
        let url = browser::url(addr);
        let told = out
            .line(say(&text!("cli-serve-address", url = url.as_str())))
            .and_then(|()| out.flush());
        if told.is_err() {
            // Players need the server, whoever started it does not need to read.
            tracing::warn!(url, "nobody reads the address");
        }
        if self.open {
            browser::open(&url);
        }
        let usual = Config::default().bot_pause;
        let bot_pause = self.bot_pause_ms.map(Duration::from_millis);
        let config = Config {
            bot_pause: bot_pause.map_or(usual, |pause| pause..=pause),
            origins: self.origins,
            public_url: self.public_url,
            host_names: self.host_names,
            proxies: match (self.behind_proxy, self.proxies) {
                (_, networks) if !networks.is_empty() => Proxies::Of(networks),
                (true, _) => Proxies::Near,
                (false, _) => Proxies::Nobody,
            },
            pushing: match (self.no_push, self.push_loopback) {
                (true, _) => Pushing::Off,
                (false, true) => Pushing::WithLoopback,
                (false, false) => Pushing::On,
            },
            secrets,
            limits: Limits {
                max_tables: self.max_tables,
                max_connections: self.max_connections,
                max_connections_per_address: self.max_connections_per_address,
                max_sockets_per_address: self.max_sockets_per_address,
                max_tables_per_address: self.max_tables_per_address,
                ..Limits::default()
            },
            ..Config::default()
        };
        let served = match node {
            Some(node) => shamble_server::run_node(listener, node, config, store, shutdown).await,
            None => shamble_server::run(listener, config, store, shutdown).await,
        };
        served
            .map_err(|error| Failure::Failed(text!("cli-error-reason", reason = error.to_string())))
    }

    fn cannot_listen(&self, error: &std::io::Error) -> Failure {
        let addr = self.addr.to_string();
        Failure::Failed(text!(
            "cli-error-listen",
            addr = addr,
            reason = error.to_string()
        ))
    }

    /// Where tables are kept, and what the server keeps to itself beside them.
    fn store(&self) -> Result<Kept, Failure> {
        if self.memory {
            return Ok((Arc::new(Memory::default()), Secrets::fresh(), None));
        }
        let path = self.data.clone().unwrap_or_else(data::default_path);
        let failed = |reason: String| {
            let path = path.display().to_string();
            Failure::Failed(text!("cli-error-data", path = path, reason = reason))
        };
        if let Some(folder) = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            std::fs::create_dir_all(folder).map_err(|error| failed(error.to_string()))?;
        }
        let lock = FileLock::take(&path).map_err(|error| failed(error.to_string()))?;
        tracing::info!(path = %path.display(), "tables are kept here");
        let store = Sqlite::open(&path).map_err(|error| failed(chain(&error)))?;
        let secrets = data::secrets_path(&path);
        let secrets = Secrets::kept_at(&secrets)
            .map_err(|error| failed(format!("{}: {error}", secrets.display())))?;
        Ok((Arc::new(store), secrets, Some(lock)))
    }
}

/// Where tables are kept, what is kept beside them, and what keeps other servers away.
type Kept = (Arc<dyn Store>, Secrets, Option<FileLock>);

/// An error with everything that caused it.
fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}

/// What happens is told on standard error; standard output is for the address.
fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log
            .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
            .init(),
        LogFormat::Json => log.json().init(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_are_written_as_browsers_do() {
        assert_eq!(site("https://a.example/"), Ok("https://a.example".into()));
        assert_eq!(
            site("http://127.0.0.1:7015"),
            Ok("http://127.0.0.1:7015".into())
        );
        for wrong in [
            "a.example",
            "ftp://a.example",
            "https://",
            "https://a.example/play",
        ] {
            assert!(site(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn names_of_hosts_are_names_only() {
        assert_eq!(host_name("den.local"), Ok("den.local".into()));
        for wrong in ["", "http://den.local", "den.local:7015", "den/local"] {
            assert!(host_name(wrong).is_err(), "{wrong}");
        }
    }
}
