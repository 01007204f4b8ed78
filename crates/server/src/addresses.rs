//! Who is one caller: which addresses count as one, and which of them speak for others.

use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// The address that is counted for a caller. Whoever has one IPv6 address has the 2^64 of its network, so those count as
/// one; an IPv4 address in the clothes of IPv6 is an IPv4 address.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        four => four,
    }
}

/// Which callers are believed when they say on whose behalf they call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Proxies {
    /// Nobody: what a caller says of others means nothing.
    #[default]
    Nobody,
    /// Whoever calls from this machine or from a network that the open net cannot reach.
    Near,
    /// Whoever calls from one of these networks.
    Of(Vec<Network>),
}

impl Proxies {
    pub(crate) fn believe(&self, caller: IpAddr) -> bool {
        let caller = caller.to_canonical();
        match self {
            Self::Nobody => false,
            Self::Near => is_near(caller),
            Self::Of(networks) => networks.iter().any(|network| network.has(caller)),
        }
    }
}

/// Whether an address belongs to this machine or to a private network.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(four) => four.is_loopback() || four.is_private() || four.is_link_local(),
        IpAddr::V6(six) => {
            six.is_loopback() || six.is_unique_local() || six.is_unicast_link_local()
        }
    }
}

/// Addresses that begin with the same bits, such as `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    n_bits: u32,
}

/// A text that is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write it like 10.0.0.7, 10.0.0.0/8 or fd00::/8")]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let (address, n_bits) = match text.split_once('/') {
            Some((address, n_bits)) => (address, Some(n_bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let n_bits = match n_bits {
            Some(n_bits) => n_bits.parse().map_err(|_| NoNetwork)?,
            None => most,
        };
        if n_bits > most {
            return Err(NoNetwork);
        }
        Ok(Self { address, n_bits })
    }
}

impl Network {
    fn has(self, address: IpAddr) -> bool {
        let differences = match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (own.to_bits() ^ other.to_bits()).leading_zeros()
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                (own.to_bits() ^ other.to_bits()).leading_zeros()
            }
            _ => return false,
        };
        differences >= self.n_bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_caller() {
        assert_eq!(
            counted(address("2001:db8:1:2:3:4:5:6")),
            counted(address("2001:db8:1:2::1"))
        );
        assert_ne!(
            counted(address("2001:db8:1:2::1")),
            counted(address("2001:db8:1:3::1"))
        );
        assert_ne!(
            counted(address("203.0.113.7")),
            counted(address("203.0.113.8"))
        );
        assert_eq!(
            counted(address("::ffff:203.0.113.7")),
            address("203.0.113.7")
        );
    }

    #[test]
    fn only_chosen_callers_speak_for_others() {
        let all = ["127.0.0.1", "10.1.2.3", "192.168.0.9", "fd00::7", "::1"];
        for near in all {
            assert!(Proxies::Near.believe(address(near)), "{near}");
            assert!(!Proxies::Nobody.believe(address(near)), "{near}");
        }
        for far in ["203.0.113.7", "2001:db8::1", "172.32.0.1"] {
            assert!(!Proxies::Near.believe(address(far)), "{far}");
        }
        let networks = ["203.0.113.7", "10.8.0.0/16", "2001:db8::/32", "::/0"];
        let networks: Vec<Network> = networks.map(|text| text.parse().unwrap()).to_vec();
        let some = Proxies::Of(networks[..3].to_vec());
        for (caller, is_believed) in [
            ("203.0.113.7", true),
            ("::ffff:203.0.113.7", true),
            ("203.0.113.6", false),
            ("10.8.255.1", true),
            ("10.9.0.1", false),
            ("2001:db8:ffff::1", true),
            ("2001:db9::1", false),
            ("127.0.0.1", false),
        ] {
            assert_eq!(some.believe(address(caller)), is_believed, "{caller}");
        }
        assert!(Proxies::Of(networks).believe(address("2001:db9::1")));
    }

    #[test]
    fn networks_are_read_or_refused() {
        for wrong in [
            "",
            "10.0.0.0/33",
            "::1/129",
            "10.0.0/8",
            "a/8",
            "10.0.0.0/",
            "10.0.0.0/-1",
        ] {
            assert_eq!(wrong.parse::<Network>(), Err(NoNetwork), "{wrong}");
        }
    }
}
