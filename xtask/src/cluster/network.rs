//! A network of its own for every server, so that any two of them can be parted: namespaces joined by a bridge. Linux
//! allows it to the superuser; without that everything runs on loopback, and only lines to NATS can be cut.

use std::net::Ipv4Addr;
use std::process::{Command, Stdio};

use crate::error::Error;
use crate::shell;

/// An address that no interface has.
const NOBODY: &str = "02:00:00:00:00:01";

/// How many runs there may be at the same time.
const N_NETWORKS: u32 = 250;

/// The namespaces of one run; they go with it.
pub(super) struct Network {
    /// Part of all names, so that two runs do not meet.
    tag: String,
    /// The third number of all addresses.
    third: u8,
    n_places: usize,
}

impl Network {
    /// As many places as wanted, or nothing where that is not allowed.
    pub(super) fn lay(n_places: usize) -> Option<Self> {
        shell::which("ip")?;
        let id = std::process::id();
        // Another run may have the addresses that this one would take first.
        let taken = shell::output_of(Command::new("ip").args(["-4", "-o", "addr"]))?;
        let third = (0..N_NETWORKS)
            .map(|n| ((id + n) % N_NETWORKS) as u8)
            .find(|third| !taken.contains(&gate_of(*third)))?;
        let network = Self {
            tag: format!("{:x}", id % 0x00ff_ffff),
            third,
            n_places,
        };
        let (bridge, gate) = (network.bridge(), gate_of(third));
        let mut is_laid = ip(&["link", "add", &bridge, "type", "bridge"])
            && ip(&["addr", "add", &gate, "dev", &bridge])
            && ip(&["link", "set", &bridge, "up"]);
        for place in 0..n_places {
            is_laid = is_laid && network.add(place);
        }
        // What was laid so far goes when this is dropped.
        is_laid.then_some(network)
    }

    fn add(&self, place: usize) -> bool {
        let (space, bridge) = (self.space(place), self.bridge());
        let outer = format!("sv{}-{place}", self.tag);
        let address = format!("{}/24", self.address(place));
        ip(&["netns", "add", &space])
            && ip(&[
                "link", "add", &outer, "type", "veth", "peer", "name", "eth0", "netns", &space,
            ])
            && ip(&["link", "set", &outer, "master", &bridge, "up"])
            && ip(&["-n", &space, "addr", "add", &address, "dev", "eth0"])
            && ip(&["-n", &space, "link", "set", "eth0", "up"])
            && ip(&["-n", &space, "link", "set", "lo", "up"])
    }

    fn bridge(&self) -> String {
        format!("sb{}", self.tag)
    }

    fn space(&self, place: usize) -> String {
        format!("shamble-{}-{place}", self.tag)
    }

    pub(super) fn address(&self, place: usize) -> Ipv4Addr {
        Ipv4Addr::new(10, 213, self.third, place as u8 + 1)
    }

    /// The same command, in the network of a place; it keeps its process number.
    pub(super) fn inside(&self, place: usize, command: &Command) -> Command {
        let mut inside = Command::new("ip");
        inside
            .args(["netns", "exec", &self.space(place)])
            .arg(command.get_program())
            .args(command.get_args());
        inside
    }

    /// Parts two places: what either sends to the other goes to nobody, and nobody says so.
    pub(super) fn part(&self, one: usize, other: usize) -> Result<(), Error> {
        // A route that leads nowhere would fail at the sender; a neighbour that is not there does not.
        self.neighbour(
            one,
            other,
            &["replace"],
            &["lladdr", NOBODY, "nud", "permanent"],
        )
    }

    pub(super) fn join(&self, one: usize, other: usize) -> Result<(), Error> {
        self.neighbour(one, other, &["del"], &[])
    }

    fn neighbour(
        &self,
        one: usize,
        other: usize,
        verb: &[&str],
        what: &[&str],
    ) -> Result<(), Error> {
        for (from, to) in [(one, other), (other, one)] {
            let (space, to) = (self.space(from), self.address(to).to_string());
            let words = [
                &["-n", &space, "neigh"],
                verb,
                &[&to],
                what,
                &["dev", "eth0"],
            ]
            .concat();
            if !ip(&words) {
                let line = words.join(" ");
                return Err(Error::failed(format!("`ip {line}` failed")));
            }
        }
        Ok(())
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        for place in 0..self.n_places {
            ip(&["netns", "del", &self.space(place)]);
        }
        ip(&["link", "del", &self.bridge()]);
    }
}

/// Where a network meets this machine.
fn gate_of(third: u8) -> String {
    format!("10.213.{third}.254/24")
}

fn ip(args: &[&str]) -> bool {
    let command = Command::new("ip")
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    command.is_ok_and(|status| status.success())
}
