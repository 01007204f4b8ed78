//! A server in a process of its own, and what the system says about it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use shamble_server::{Config, run};
use shamble_store::Sqlite;
use shamble_trials::http::call;
use tokio::net::TcpListener;

use crate::Failed;

/// The server itself, until it is killed. Its bounds are those of a real one except for what one address may do.
pub(crate) async fn serve(file: &str) -> Result<(), Failed> {
    let mut config = Config::default();
    let limits = &mut config.limits;
    limits.call_burst = u32::MAX;
    limits.socket_rate = u32::MAX;
    limits.socket_burst = u32::MAX;
    limits.max_sockets_per_address = usize::MAX;
    limits.max_connections_per_address = usize::MAX;
    limits.max_tables_per_address = usize::MAX;
    limits.max_connections = 1_000_000;
    limits.max_tables = usize::MAX;
    // Bots act as soon as they have decided, so that the decision is measured and not the pause after it.
    config.bot_pause = Duration::ZERO..=Duration::ZERO;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let store = Arc::new(Sqlite::open(file)?);
    println!("{address}");
    run(listener, config, store, std::future::pending()).await?;
    Ok(())
}

pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts this program once more; it tells its address when it is up.
    pub(crate) fn start(args: &[&str]) -> Result<Self, Failed> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(args)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let told = child.stdout.as_mut().ok_or("the server tells nothing")?;
        BufReader::new(told).read_line(&mut line)?;
        Ok(Self {
            address: line.trim().parse()?,
            child,
        })
    }

    pub(crate) fn stop(mut self) -> Result<(), Failed> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Processor time so far.
    pub(crate) fn cpu(&self) -> Result<Duration, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        // Fields 14 and 15 of the whole line: user and system time, in hundredths of a second.
        let ticks: u64 = after_name
            .split_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|n| n.parse::<u64>().ok())
            .sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    /// Resident memory in KiB, without the program itself and files.
    pub(crate) fn memory_kib(&self) -> Result<u64, Failed> {
        self.status("RssAnon:")
    }

    /// Resident memory in KiB, with everything.
    pub(crate) fn whole_memory_kib(&self) -> Result<u64, Failed> {
        self.status("VmRSS:")
    }

    fn status(&self, name: &str) -> Result<u64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        Ok(line
            .and_then(|line| line.split_whitespace().next())
            .ok_or("not in /proc")?
            .parse()?)
    }

    pub(crate) async fn call(&self, request: &str, body: &str) -> Result<String, Failed> {
        call(self.address, request, body).await
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Not there any more if it was stopped.
        let _ = self.child.kill();
    }
}
