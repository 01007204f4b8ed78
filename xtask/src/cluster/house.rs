//! The servers themselves: three of NATS and some of Shamble, each a process with a folder and a log of its own.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::network::Network;
use super::{fetch, line};
use crate::error::Error;
use crate::shell::Workspace;

const N_NATS: usize = 3;

/// What the servers keep in NATS, the log of all tables and the list of members, and where NATS tells of it.
pub(super) const LOG: &str = "TABLES";
pub(super) const MEMBERS: &str = "KV_nodes";
const STREAMS: [&str; 2] = [LOG, MEMBERS];
const STREAMS_PATH: &str = "/jsz?accounts=true&streams=true";

/// How long a server may take to be there, or to be gone.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(50);

/// How long a server may take to say whether it is ready, or who leads.
const READY_WAIT: Duration = Duration::from_secs(2);
const LOOK_WAIT: Duration = Duration::from_millis(300);

pub(super) struct House {
    pub(super) folder: PathBuf,
    pub(super) nats: Vec<NatsServer>,
    pub(super) nodes: Vec<Node>,
    nats_program: PathBuf,
    node_program: PathBuf,
    /// A place for every NATS server, then one for every node; nothing on loopback.
    network: Option<Network>,
    lines: Lines,
}

/// How the nodes speak to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    Plain,
    /// With certificates, which `deploy/certificates.sh` makes.
    Encrypted,
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

/// What is done to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    Parted,
    Joined,
}

impl Cut {
    fn make(self, network: &Network, one: usize, other: usize) -> Result<(), Error> {
        match self {
            Self::Parted => network.part(one, other),
            Self::Joined => network.join(one, other),
        }
    }
}

impl House {
    /// Starts everything on loopback and waits until every node takes people in.
    pub(super) fn start(
        workspace: &Workspace,
        n_nodes: usize,
        lines: Lines,
    ) -> Result<Self, Error> {
        let mut house = Self::furnish(workspace, None, lines)?;
        let filled = house.fill(workspace, n_nodes);
        filled.map_err(|error| house.evidence_of(&error))?;
        Ok(house)
    }

    /// The same with a network for each server, where that is allowed.
    pub(super) fn start_apart(
        workspace: &Workspace,
        n_nodes: usize,
        lines: Lines,
    ) -> Result<Self, Error> {
        let network = Network::lay(N_NATS + n_nodes);
        if network.is_none() {
            println!("Network namespaces are not permitted here: everything runs on loopback.");
        }
        let mut house = Self::furnish(workspace, network, lines)?;
        let filled = house.fill(workspace, n_nodes);
        filled.map_err(|error| house.evidence_of(&error))?;
        Ok(house)
    }

    /// One server with a file, and no NATS.
    pub(super) fn start_alone(workspace: &Workspace) -> Result<Self, Error> {
        let mut house = Self::furnish(workspace, None, Lines::Plain)?;
        let node = house.new_node(0)?;
        house.nodes.push(node);
        let mut command = Command::new(&house.node_program);
        command
            .args(["serve", "--addr", &house.nodes[0].public.to_string()])
            .arg("--data")
            .arg(house.folder.join("tables.sqlite"));
        house.nodes[0].child = Some(house.spawn(0, command, "node0.log")?);
        let ready = house.wait_ready(0);
        ready.map_err(|error| house.evidence_of(&error))?;
        Ok(house)
    }

    /// A folder with a key in it, and nobody there yet.
    fn furnish(
        workspace: &Workspace,
        network: Option<Network>,
        lines: Lines,
    ) -> Result<Self, Error> {
        // One after the other in this process, each with its own: what one that failed left is still there.
        static HOUSES: AtomicUsize = AtomicUsize::new(0);
        let (process, number) = (std::process::id(), HOUSES.fetch_add(1, Ordering::Relaxed));
        let folder = workspace.target().join("cluster");
        let folder = folder.join(format!("{process}-{number}"));
        // Left behind by a process of the same number.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| failed("the folder", &error))?;
        fs::write(folder.join("key"), secret()?).map_err(|error| failed("the key", &error))?;
        Ok(Self {
            folder,
            nats: Vec::new(),
            nodes: Vec::new(),
            network,
            lines,
            nats_program: fetch::program(workspace),
            node_program: workspace.dev_binary("shamble"),
        })
    }

    /// Starts everybody.
    fn fill(&mut self, workspace: &Workspace, n_nodes: usize) -> Result<(), Error> {
        for i in 0..N_NATS {
            let address = || self.free_address(i);
            let (client, route, monitor) = (address()?, address()?, address()?);
            self.nats.push(NatsServer {
                client,
                route,
                monitor,
                child: None,
            });
        }
        for i in 0..n_nodes {
            let node = self.new_node(i)?;
            self.nodes.push(node);
        }
        if self.lines == Lines::Encrypted {
            self.certify(workspace)?;
        }
        (0..N_NATS).try_for_each(|i| self.start_nats(i))?;
        (0..n_nodes).try_for_each(|i| self.start_node(i))?;
        (0..n_nodes).try_for_each(|i| self.wait_ready(i))
    }

    /// Makes the certificates of all nodes, as whoever runs a cluster does.
    fn certify(&self, workspace: &Workspace) -> Result<(), Error> {
        let folder = self.certificates();
        fs::create_dir_all(&folder).map_err(|error| failed("a folder", &error))?;
        let script = workspace.root.join("deploy").join("certificates.sh");
        let addresses: BTreeSet<String> = self
            .nodes
            .iter()
            .map(|node| node.private.ip().to_string())
            .collect();
        let made = Command::new("sh")
            .arg(script)
            .args(addresses)
            .current_dir(folder)
            .output()
            .map_err(|error| failed("certificates", &error))?;
        if made.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&made.stderr);
        Err(Error::failed(format!(
            "no certificates could be made (openssl makes them): {said}"
        )))
    }

    fn certificates(&self) -> PathBuf {
        self.folder.join("certificates")
    }

    fn new_node(&self, i: usize) -> Result<Node, Error> {
        let is_cut = Arc::new(AtomicBool::new(false));
        let mut lines = Vec::new();
        for server in &self.nats {
            if self.network.is_some() {
                // There the network itself is parted.
                lines.push(server.client);
                continue;
            }
            let listener = listen()?;
            lines.push(address_of(&listener)?);
            line::lay(listener, server.client, Arc::clone(&is_cut));
        }
        Ok(Node {
            public: self.free_address(N_NATS + i)?,
            private: self.free_address(N_NATS + i)?,
            lines,
            is_cut,
            child: None,
        })
    }

    /// An address at a place that nobody listens on just now.
    fn free_address(&self, place: usize) -> Result<SocketAddr, Error> {
        let mut address = address_of(&listen()?)?;
        if let Some(network) = &self.network {
            address.set_ip(IpAddr::V4(network.address(place)));
        }
        Ok(address)
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
        let child = self.spawn(i, command, &format!("nats{i}.log"))?;
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
        if self.lines == Lines::Encrypted {
            let (folder, own) = (self.certificates(), node.private.ip());
            command
                .arg("--cluster-cert")
                .arg(folder.join(format!("{own}.pem")))
                .arg("--cluster-cert-key")
                .arg(folder.join(format!("{own}.key")))
                .arg("--cluster-ca")
                .arg(folder.join("ca.pem"));
        }
        let child = self.spawn(N_NATS + i, command, &format!("node{i}.log"))?;
        self.nodes[i].child = Some(child);
        Ok(())
    }

    pub(super) fn wait_ready(&self, i: usize) -> Result<(), Error> {
        let public = self.nodes[i].public;
        wait_until("a Shamble server", || {
            get(public, "/readyz", READY_WAIT)
                .is_some_and(|answer| answer.starts_with("HTTP/1.1 200"))
        })
    }

    /// Whether the private doors of nodes with certificates are shut for whoever has none.
    pub(super) fn check_private_doors(&self) -> Result<(), Error> {
        for node in &self.nodes {
            let answer = get(node.private, "/healthz", READY_WAIT).unwrap_or_default();
            if answer.contains("HTTP/") {
                return Err(Error::failed(format!(
                    "{} answered somebody without a certificate: {answer}",
                    node.private
                )));
            }
        }
        Ok(())
    }

    fn spawn(&self, place: usize, command: Command, log: &str) -> Result<Child, Error> {
        let path = self.folder.join(log);
        let log = File::options().create(true).append(true).open(&path);
        let log = log.map_err(|error| failed("a log", &error))?;
        let too = log.try_clone().map_err(|error| failed("a log", &error))?;
        let mut command = match &self.network {
            Some(network) => network.inside(place, &command),
            None => command,
        };
        on_its_own(&mut command);
        command
            .stdin(Stdio::null())
            .stdout(log)
            .stderr(too)
            .spawn()
            .map_err(|error| failed(&command.get_program().to_string_lossy(), &error))
    }

    /// Where people reach the nodes, with commas between them.
    pub(super) fn node_list(&self) -> String {
        let nodes: Vec<String> = self
            .nodes
            .iter()
            .map(|node| node.public.to_string())
            .collect();
        nodes.join(",")
    }

    /// `none` where there is no NATS.
    pub(super) fn nats_urls(&self) -> String {
        if self.nats.is_empty() {
            return "none".to_owned();
        }
        let urls: Vec<String> = self
            .nats
            .iter()
            .map(|server| format!("nats://{}", server.client))
            .collect();
        urls.join(",")
    }

    /// Cuts a node off from all NATS servers, or joins it again.
    pub(super) fn cut_off(&self, node: usize, cut: Cut) -> Result<(), Error> {
        match &self.network {
            Some(network) => (0..N_NATS).try_for_each(|i| cut.make(network, i, N_NATS + node)),
            None => {
                let is_cut = cut == Cut::Parted;
                self.nodes[node].is_cut.store(is_cut, Ordering::Relaxed);
                Ok(())
            }
        }
    }

    /// Parts two nodes that both still reach NATS, or joins them again.
    pub(super) fn part_nodes(&self, one: usize, other: usize, cut: Cut) -> Result<(), Error> {
        cut.make(self.network()?, N_NATS + one, N_NATS + other)
    }

    /// Parts a NATS server from its peers, though not from the nodes, or joins it again.
    pub(super) fn part_nats(&self, server: usize, cut: Cut) -> Result<(), Error> {
        let network = self.network()?;
        (0..N_NATS)
            .filter(|peer| *peer != server)
            .try_for_each(|peer| cut.make(network, server, peer))
    }

    /// Where the swarm writes what its clients saw.
    pub(super) fn history(&self) -> PathBuf {
        self.folder.join("history")
    }

    /// Where the swarm's complaints go.
    pub(super) fn words(&self) -> PathBuf {
        self.folder.join("swarm.log")
    }

    /// The same error with the place where the servers' logs, the swarm's words and its history stay.
    pub(super) fn evidence_of(&self, error: &Error) -> Error {
        let folder = self.folder.display();
        Error::failed(format!(
            "{error}\nThe servers' logs, what the swarm said and what its clients saw are in {folder}"
        ))
    }

    /// Where the NATS servers tell of themselves.
    pub(super) fn monitors(&self) -> Vec<SocketAddr> {
        self.nats.iter().map(|server| server.monitor).collect()
    }

    /// Whether any two servers can be parted.
    pub(super) fn is_apart(&self) -> bool {
        self.network.is_some()
    }

    fn network(&self) -> Result<&Network, Error> {
        let network = self.network.as_ref();
        network.ok_or_else(|| Error::failed("servers on loopback cannot be parted"))
    }

    pub(super) fn signal_node(&mut self, i: usize, signal: Signal) -> Result<(), Error> {
        send(&mut self.nodes[i].child, signal)
    }

    pub(super) fn signal_nats(&mut self, i: usize, signal: Signal) -> Result<(), Error> {
        send(&mut self.nats[i].child, signal)
    }

    /// The NATS server that leads the tables' stream, as it says itself.
    pub(super) fn leader(&self) -> Result<usize, Error> {
        let mut leader = None;
        wait_until("the stream's leader", || {
            leader = (0..self.nats.len()).find(|i| leads(LOG, *i, self.nats[*i].monitor));
            leader.is_some()
        })?;
        leader.ok_or_else(|| Error::failed("nobody leads the tables' stream"))
    }

    /// Waits until nothing of a fault before is left in NATS: a follower that has not caught up yet would make the next
    /// one two.
    pub(super) fn wait_whole(&self) -> Result<(), Error> {
        let leads_all = |stream: &&str| {
            let mut monitors = self.nats.iter().map(|server| server.monitor).enumerate();
            monitors.any(|(number, monitor)| leads_current_followers(stream, number, monitor))
        };
        wait_until("NATS to be whole", || STREAMS.iter().all(leads_all))
    }

    /// Has the server that leads NATS as a whole lead the tables' stream too: the worst one to lose.
    pub(super) fn unite_leaders(&self) -> Result<(), Error> {
        let mut head = None;
        wait_until("the leader of NATS", || {
            head = (0..self.nats.len()).find(|i| is_head(*i, self.nats[*i].monitor));
            head.is_some()
        })?;
        let head = head.ok_or_else(|| Error::failed("nobody leads NATS"))?;
        self.have_lead(LOG, head)
    }

    /// Has the server that leads the tables' stream lead the list of members too: each elects for itself when it is lost.
    pub(super) fn unite_streams(&self) -> Result<(), Error> {
        self.have_lead(MEMBERS, self.leader()?)
    }

    /// Has a server lead a stream.
    fn have_lead(&self, stream: &str, server: usize) -> Result<(), Error> {
        let is_so = || leads(stream, server, self.nats[server].monitor);
        if is_so() {
            return Ok(());
        }
        let wish = format!(r#"{{"placement":{{"preferred":"n{server}"}}}}"#);
        let said = format!(
            "CONNECT {{\"verbose\":false}}\r\nPUB $JS.API.STREAM.LEADER.STEPDOWN.{stream} {}\r\n{wish}\r\nPING\r\n",
            wish.len(),
        );
        let mut line = TcpStream::connect(self.nats[server].client)
            .map_err(|error| failed("a line to NATS", &error))?;
        line.write_all(said.as_bytes())
            .map_err(|error| failed("a line to NATS", &error))?;
        // Hanging up before the answer would take the wish back.
        wait_until("a stream to get another leader", is_so)
    }

    /// Keeps what the clients of a trial saw from being written over.
    pub(super) fn keep_history(&self, number: usize) -> Result<(), Error> {
        let kept = self.folder.join(format!("history-{number}"));
        fs::rename(self.history(), kept).map_err(|error| failed("the history", &error))
    }

    /// Stops everything in good order and removes what it left.
    pub(super) fn stop(self) -> Result<(), Error> {
        let folder = self.folder.clone();
        self.stop_and_keep()?;
        fs::remove_dir_all(folder).map_err(|error| failed("the folder", &error))
    }

    /// Stops everything in good order.
    pub(super) fn stop_and_keep(mut self) -> Result<(), Error> {
        let stopped = self.end_all();
        stopped.map_err(|error| self.evidence_of(&error))
    }

    fn end_all(&mut self) -> Result<(), Error> {
        (0..self.nodes.len()).try_for_each(|i| self.signal_node(i, Signal::Term))?;
        (0..self.nats.len()).try_for_each(|i| self.signal_nats(i, Signal::Term))
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

/// Whether the NATS server of this number says that it leads a stream itself.
pub(super) fn leads(stream: &str, number: usize, monitor: SocketAddr) -> bool {
    let name = format!("\"name\": \"{stream}\"");
    is_leader_of(&name, STREAMS_PATH, number, monitor)
}

/// Whether the NATS server of this number says that it leads NATS as a whole.
fn is_head(number: usize, monitor: SocketAddr) -> bool {
    is_leader_of("\"meta_cluster\"", "/jsz", number, monitor)
}

/// Whether the first leader that a NATS server names after `what` is itself.
fn is_leader_of(what: &str, path: &str, number: usize, monitor: SocketAddr) -> bool {
    let answer = get(monitor, path, LOOK_WAIT).unwrap_or_default();
    let group = answer.split(what).nth(1);
    let leader = group.and_then(|group| group.split("\"leader\": \"").nth(1));
    leader.is_some_and(|leader| leader.starts_with(&format!("n{number}\"")))
}

/// Whether the NATS server of this number leads a stream, and all its followers have everything.
fn leads_current_followers(stream: &str, number: usize, monitor: SocketAddr) -> bool {
    let answer = get(monitor, STREAMS_PATH, LOOK_WAIT).unwrap_or_default();
    let group = answer.split(&format!("\"name\": \"{stream}\"")).nth(1);
    let group = group.and_then(|group| group.split("\"state\"").next());
    group.is_some_and(|group| {
        group.contains(&format!("\"leader\": \"n{number}\""))
            && group.matches("\"current\": true").count() == N_NATS - 1
            && !group.contains("\"lag\"")
    })
}

fn get(address: SocketAddr, path: &str, wait: Duration) -> Option<String> {
    let mut stream = TcpStream::connect_timeout(&address, wait).ok()?;
    stream.set_read_timeout(Some(wait)).ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

fn listen() -> Result<TcpListener, Error> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(|error| failed("a port", &error))
}

fn address_of(listener: &TcpListener) -> Result<SocketAddr, Error> {
    listener
        .local_addr()
        .map_err(|error| failed("a port", &error))
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
