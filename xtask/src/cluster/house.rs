//! The servers themselves: three of NATS and some of Shamble, each a process with a folder and a log of its own.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::{fetch, line};
use crate::error::Error;
use crate::shell::Workspace;

const N_NATS: usize = 3;

/// How long a server may take to be there, or to be gone.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(50);

pub(super) struct House {
    pub(super) folder: PathBuf,
    pub(super) nats: Vec<NatsServer>,
    pub(super) nodes: Vec<Node>,
    nats_program: PathBuf,
    node_program: PathBuf,
}

pub(super) struct NatsServer {
    client: SocketAddr,
    route: SocketAddr,
    monitor: SocketAddr,
    child: Option<Child>,
}

/// A Shamble server.
pub(super) struct Node {
    pub(super) public: SocketAddr,
    private: SocketAddr,
    /// Its own lines to the NATS servers.
    lines: Vec<SocketAddr>,
    is_cut: Arc<AtomicBool>,
    child: Option<Child>,
}

/// What `kill` sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Signal {
    Kill,
    Stop,
    Go,
    Term,
}

impl House {
    /// Starts everything and waits until every node takes people in.
    pub(super) fn start(workspace: &Workspace, n_nodes: usize) -> Result<Self, Error> {
        let folder = workspace
            .target()
            .join("cluster")
            .join(std::process::id().to_string());
        // Left behind by a process of the same number.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| failed("the folder", &error))?;
        fs::write(folder.join("key"), secret()?).map_err(|error| failed("the key", &error))?;
        let nats = (0..N_NATS)
            .map(|_| -> Result<NatsServer, Error> {
                Ok(NatsServer {
                    client: free_address()?,
                    route: free_address()?,
                    monitor: free_address()?,
                    child: None,
                })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let mut house = Self {
            folder,
            nats,
            nodes: Vec::new(),
            nats_program: fetch::program(workspace),
            node_program: workspace.dev_binary("shamble"),
        };
        for _ in 0..n_nodes {
            let node = house.new_node()?;
            house.nodes.push(node);
        }
        (0..N_NATS).try_for_each(|i| house.start_nats(i))?;
        (0..n_nodes).try_for_each(|i| house.start_node(i))?;
        (0..n_nodes).try_for_each(|i| house.wait_ready(i))?;
        Ok(house)
    }

    fn new_node(&self) -> Result<Node, Error> {
        let is_cut = Arc::new(AtomicBool::new(false));
        let mut lines = Vec::new();
        for server in &self.nats {
            let listener = listen()?;
            lines.push(address_of(&listener)?);
            line::lay(listener, server.client, Arc::clone(&is_cut));
        }
        Ok(Node {
            public: free_address()?,
            private: free_address()?,
            lines,
            is_cut,
            child: None,
        })
    }

    pub(super) fn start_nats(&mut self, i: usize) -> Result<(), Error> {
        let folder = self.folder.join(format!("nats{i}"));
        fs::create_dir_all(&folder).map_err(|error| failed("a folder", &error))?;
        let routes: Vec<String> = self
            .nats
            .iter()
            .map(|server| format!("nats://{}", server.route))
            .collect();
        let server = &self.nats[i];
        // The lines of the nodes stand between them and these servers, so nobody is told of other addresses.
        let config = format!(
            "server_name: n{i}\nlisten: \"{}\"\nhttp: \"{}\"\nmax_payload: 2MB\n\
             jetstream {{ store_dir: \"{}\", sync_interval: always }}\n\
             cluster {{ name: shamble, listen: \"{}\", routes: [{}], no_advertise: true }}\n",
            server.client,
            server.monitor,
            folder.display(),
            server.route,
            routes.join(", "),
        );
        let file = folder.join("nats.conf");
        fs::write(&file, config).map_err(|error| failed("a configuration", &error))?;
        let mut command = Command::new(&self.nats_program);
        command.arg("-c").arg(file);
        let child = self.spawn(&mut command, &format!("nats{i}.log"))?;
        self.nats[i].child = Some(child);
        wait_until("nats-server", || {
            TcpStream::connect(self.nats[i].client).is_ok()
        })
    }

    pub(super) fn start_node(&mut self, i: usize) -> Result<(), Error> {
        let node = &self.nodes[i];
        let urls: Vec<String> = node
            .lines
            .iter()
            .map(|line| format!("nats://{line}"))
            .collect();
        let mut command = Command::new(&self.node_program);
        command
            .args(["serve", "--addr", &node.public.to_string()])
            .args(["--nats", &urls.join(",")])
            .args(["--cluster-addr", &node.private.to_string()])
            .arg("--cluster-key")
            .arg(self.folder.join("key"));
        let child = self.spawn(&mut command, &format!("node{i}.log"))?;
        self.nodes[i].child = Some(child);
        Ok(())
    }

    pub(super) fn wait_ready(&self, i: usize) -> Result<(), Error> {
        let public = self.nodes[i].public;
        wait_until("a Shamble server", || {
            get(public, "/readyz").is_some_and(|answer| answer.starts_with("HTTP/1.1 200"))
        })
    }

    fn spawn(&self, command: &mut Command, log: &str) -> Result<Child, Error> {
        let path = self.folder.join(log);
        let log = File::options().create(true).append(true).open(&path);
        let log = log.map_err(|error| failed("a log", &error))?;
        let too = log.try_clone().map_err(|error| failed("a log", &error))?;
        on_its_own(command);
        command
            .stdin(Stdio::null())
            .stdout(log)
            .stderr(too)
            .spawn()
            .map_err(|error| failed(&command.get_program().to_string_lossy(), &error))
    }

    pub(super) fn nats_urls(&self) -> String {
        let urls: Vec<String> = self
            .nats
            .iter()
            .map(|server| format!("nats://{}", server.client))
            .collect();
        urls.join(",")
    }

    /// Cuts a node off from all NATS servers, or joins it again.
    pub(super) fn cut(&self, node: usize, is_cut: bool) {
        self.nodes[node].is_cut.store(is_cut, Ordering::Relaxed);
    }

    pub(super) fn signal_node(&mut self, i: usize, signal: Signal) -> Result<(), Error> {
        send(&mut self.nodes[i].child, signal)
    }

    pub(super) fn signal_nats(&mut self, i: usize, signal: Signal) -> Result<(), Error> {
        send(&mut self.nats[i].child, signal)
    }

    /// The NATS server that leads the tables' stream, as any of them says.
    pub(super) fn leader(&self) -> Result<usize, Error> {
        let mut leader = None;
        wait_until("the stream's leader", || {
            leader = self.nats.iter().find_map(|server| {
                let answer = get(server.monitor, "/jsz?accounts=true&streams=true")?;
                let stream = answer.split("\"name\": \"TABLES\"").nth(1)?;
                let name = stream.split("\"leader\": \"n").nth(1)?;
                name.split('"').next()?.parse::<usize>().ok()
            });
            leader.is_some()
        })?;
        leader.ok_or_else(|| Error::failed("nobody leads the tables' stream"))
    }

    /// Stops everything in good order and removes what it left.
    pub(super) fn stop(mut self) -> Result<(), Error> {
        for i in 0..self.nodes.len() {
            self.signal_node(i, Signal::Term)?;
        }
        for i in 0..self.nats.len() {
            self.signal_nats(i, Signal::Term)?;
        }
        fs::remove_dir_all(&self.folder).map_err(|error| failed("the folder", &error))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let nodes = self.nodes.iter_mut().map(|node| &mut node.child);
        let nats = self.nats.iter_mut().map(|server| &mut server.child);
        for child in nodes.chain(nats).flatten() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Sends a signal; one that ends the process is waited for.
fn send(child: &mut Option<Child>, signal: Signal) -> Result<(), Error> {
    let Some(running) = child else {
        return Ok(());
    };
    let word = match signal {
        Signal::Kill => "-KILL",
        Signal::Stop => "-STOP",
        Signal::Go => "-CONT",
        Signal::Term => "-TERM",
    };
    let id = running.id().to_string();
    let sent = Command::new("kill").args([word, &id]).status();
    sent.map_err(|error| failed("kill", &error))?;
    if matches!(signal, Signal::Kill | Signal::Term) {
        wait_until("the end of a server", || {
            matches!(running.try_wait(), Ok(Some(_)))
        })?;
        *child = None;
    }
    Ok(())
}

/// In a group of its own, so that Ctrl-C does not reach it.
pub(super) fn on_its_own(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) -> Result<(), Error> {
    let deadline = Instant::now() + PATIENCE;
    while !is_so() {
        if Instant::now() >= deadline {
            return Err(Error::failed(format!("waited in vain for {what}")));
        }
        thread::sleep(PAUSE);
    }
    Ok(())
}

fn get(address: SocketAddr, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(2))).ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

fn listen() -> Result<TcpListener, Error> {
    TcpListener::bind("127.0.0.1:0").map_err(|error| failed("a port", &error))
}

fn address_of(listener: &TcpListener) -> Result<SocketAddr, Error> {
    listener
        .local_addr()
        .map_err(|error| failed("a port", &error))
}

/// An address nobody listens on just now.
fn free_address() -> Result<SocketAddr, Error> {
    address_of(&listen()?)
}

/// A secret for the nodes of one run.
fn secret() -> Result<String, Error> {
    let mut bytes = [0; 16];
    let source = Path::new("/dev/urandom");
    let read = File::open(source).and_then(|mut file| file.read_exact(&mut bytes));
    read.map_err(|error| failed("a secret", &error))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn failed(what: &str, error: &std::io::Error) -> Error {
    Error::failed(format!("could not get {what}: {error}"))
}
