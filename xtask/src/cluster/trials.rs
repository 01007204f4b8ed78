//! Breaking things on purpose while a swarm plays, and asking the swarm afterwards whether all is as it was promised.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use super::args::Args;
use super::house::{House, Signal};
use crate::error::Error;
use crate::shell::Workspace;

/// How long something stays broken: past every lease.
const BROKEN_FOR: Duration = Duration::from_secs(10);

/// What the swarm does in a trial.
const TABLES: usize = 9;
const SECONDS: usize = 14;
const MS_BETWEEN_ACTS: usize = 150;

/// What is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    NodeLeaves,
    NodeKilled,
    NodeStopped,
    NodeCutOff,
    LeaderKilled,
    LeaderStopped,
    EverythingKilled,
}

impl Fault {
    const ALL: [Self; 7] = [
        Self::NodeLeaves,
        Self::NodeKilled,
        Self::NodeStopped,
        Self::NodeCutOff,
        Self::LeaderKilled,
        Self::LeaderStopped,
        Self::EverythingKilled,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::NodeLeaves => "planned move (SIGTERM of a node)",
            Self::NodeKilled => "node killed",
            Self::NodeStopped => "owner stopped past its lease",
            Self::NodeCutOff => "node cut off from NATS",
            Self::LeaderKilled => "stream leader killed",
            Self::LeaderStopped => "stream leader stopped",
            Self::EverythingKilled => "everything killed and started again",
        }
    }

    /// Breaks it and mends it again.
    fn happen(self, house: &mut House, dice: &mut Dice) -> Result<(), Error> {
        let node = dice.below(house.nodes.len());
        match self {
            Self::NodeLeaves => {
                house.signal_node(node, Signal::Term)?;
                house.start_node(node)
            }
            Self::NodeKilled => {
                house.signal_node(node, Signal::Kill)?;
                thread::sleep(BROKEN_FOR);
                house.start_node(node)
            }
            Self::NodeStopped => {
                house.signal_node(node, Signal::Stop)?;
                thread::sleep(BROKEN_FOR);
                house.signal_node(node, Signal::Go)
            }
            Self::NodeCutOff => {
                house.cut(node, true);
                thread::sleep(BROKEN_FOR);
                house.cut(node, false);
                Ok(())
            }
            Self::LeaderKilled => {
                let leader = house.leader()?;
                house.signal_nats(leader, Signal::Kill)?;
                thread::sleep(BROKEN_FOR);
                house.start_nats(leader)
            }
            Self::LeaderStopped => {
                let leader = house.leader()?;
                house.signal_nats(leader, Signal::Stop)?;
                thread::sleep(BROKEN_FOR);
                house.signal_nats(leader, Signal::Go)
            }
            Self::EverythingKilled => {
                for i in 0..house.nodes.len() {
                    house.signal_node(i, Signal::Kill)?;
                }
                for i in 0..house.nats.len() {
                    house.signal_nats(i, Signal::Kill)?;
                }
                for i in 0..house.nats.len() {
                    house.start_nats(i)?;
                }
                (0..house.nodes.len()).try_for_each(|i| house.start_node(i))
            }
        }
    }
}

/// The step of `cargo xtask test`: a planned move, with what the `build` step made. The other faults take `--trials`
/// until a killed leader of the log is survived every time (docs/reliability.md).
pub(crate) fn quick(workspace: &Workspace) -> Result<(), Error> {
    let mut house = House::start(workspace, 3)?;
    let fault = Fault::NodeLeaves;
    let longest = trial(workspace, &mut house, fault, &mut Dice(1))?;
    println!("{}: {longest} ms", fault.name());
    house.stop()
}

/// So many trials, the kinds of fault by turns, and how long nobody was served in each.
pub(super) fn run(workspace: &Workspace, args: &Args, n: usize) -> Result<(), Error> {
    let mut house = House::start(workspace, args.nodes)?;
    let mut dice = Dice(args.seed);
    let mut longest: Vec<(Fault, Vec<u64>)> = Fault::ALL.map(|fault| (fault, Vec::new())).to_vec();
    for number in 0..n {
        let (fault, found) = &mut longest[number % Fault::ALL.len()];
        let ms = trial(workspace, &mut house, *fault, &mut dice)?;
        println!("trial {}: {}: {ms} ms", number + 1, fault.name());
        found.push(ms);
    }
    println!("\n| what is broken | trials | longest wait of any act: median | worst |");
    println!("| --- | --- | --- | --- |");
    for (fault, found) in longest.iter_mut().filter(|(_, found)| !found.is_empty()) {
        found.sort_unstable();
        let (median, worst) = (found[found.len() / 2], found[found.len() - 1]);
        let (name, n) = (fault.name(), found.len());
        println!("| {name} | {n} | {median} ms | {worst} ms |");
    }
    house.stop()
}

/// One fault under a swarm; the longest that any act waited for its acknowledgement.
fn trial(
    workspace: &Workspace,
    house: &mut House,
    fault: Fault,
    dice: &mut Dice,
) -> Result<u64, Error> {
    let mut swarm = Swarm::start(workspace, house, TABLES, SECONDS, MS_BETWEEN_ACTS, dice)?;
    thread::sleep(Duration::from_millis(500 + dice.below(2000) as u64));
    fault.happen(house, dice)?;
    let report = swarm.end()?;
    (0..house.nodes.len()).try_for_each(|i| house.wait_ready(i))?;
    let value = report
        .split("longest_ms=")
        .nth(1)
        .and_then(|rest| rest.trim().parse().ok());
    value.ok_or_else(|| Error::failed(format!("the swarm said {report:?}")))
}

/// Acts per second and their latency, without any fault, for one to three nodes and for a server with a file.
pub(super) fn speed(workspace: &Workspace, args: &Args) -> Result<(), Error> {
    let mut dice = Dice(args.seed);
    for n_nodes in 1..=args.nodes {
        let house = House::start(workspace, n_nodes)?;
        for (tables, between) in [(1, 0), (32, 0)] {
            let report = Swarm::start(workspace, &house, tables, 10, between, &mut dice)?.end()?;
            println!("{n_nodes} nodes, {tables} tables: {report}");
        }
        house.stop()?;
    }
    Ok(())
}

/// Clients in a process of their own.
struct Swarm {
    child: Child,
    said: BufReader<std::process::ChildStdout>,
}

impl Swarm {
    /// Starts it and waits until every table plays.
    fn start(
        workspace: &Workspace,
        house: &House,
        tables: usize,
        seconds: usize,
        between: usize,
        dice: &mut Dice,
    ) -> Result<Self, Error> {
        let nodes: Vec<String> = house
            .nodes
            .iter()
            .map(|node| node.public.to_string())
            .collect();
        let numbers = [tables, seconds, between, dice.below(1 << 30)].map(|n| n.to_string());
        let mut child = Command::new(workspace.dev_binary("examples/swarm"))
            .arg(nodes.join(","))
            .arg(house.nats_urls())
            .args(numbers)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Error::failed(format!("could not start the swarm: {error}")))?;
        let said = child.stdout.take().map(BufReader::new);
        let said = said.ok_or_else(|| Error::failed("the swarm cannot be heard"))?;
        let mut swarm = Self { child, said };
        let line = swarm.line()?;
        if line == "playing" {
            Ok(swarm)
        } else {
            Err(swarm.failure(house))
        }
    }

    fn line(&mut self) -> Result<String, Error> {
        let mut line = String::new();
        let read = self.said.read_line(&mut line);
        read.map_err(|error| Error::failed(format!("the swarm cannot be heard: {error}")))?;
        Ok(line.trim().to_owned())
    }

    /// What it found; an error if anything was not as promised.
    fn end(&mut self) -> Result<String, Error> {
        let line = self.line()?;
        let status = self.child.wait();
        match status {
            Ok(status) if status.success() => Ok(line),
            _ => Err(Error::failed(
                "the swarm found something wrong (see above); the servers' logs are in target/cluster",
            )),
        }
    }

    fn failure(&self, house: &House) -> Error {
        let folder = house.folder.display();
        Error::failed(format!(
            "the swarm could not play (see above); the servers' logs are in {folder}"
        ))
    }
}

impl Drop for Swarm {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// SplitMix64, so that a seed repeats a run as far as time allows.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}
