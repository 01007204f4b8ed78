//! Where a notification may be sent. People name these addresses, so they must not lead to what only this machine can
//! reach: other hosts on its network, its own ports, what a cloud tells its machines.
//!
//! A name is looked up when something is sent, and the very address that was found good is the one connected to.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::Scheme;

use crate::limits::MAX_ENDPOINT_BYTES;

/// The port of `https`, and the only one.
const HTTPS: u16 = 443;

/// Whether push services on this very machine may be written to, without encryption: for tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Loopback {
    #[default]
    Refused,
    Allowed,
}

/// An address that something may be sent to, as far as it can be told without looking its name up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Endpoint {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) is_tls: bool,
    /// What the signature names.
    pub(crate) origin: String,
    /// What is asked for there.
    pub(crate) path: String,
}

impl Endpoint {
    pub(crate) fn parse(text: &str, loopback: Loopback) -> Option<Self> {
        if text.len() > MAX_ENDPOINT_BYTES || text.contains('#') {
            return None;
        }
        let uri: Uri = text.parse().ok()?;
        let (scheme, authority) = (uri.scheme()?, uri.authority()?);
        if authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host().to_ascii_lowercase();
        let is_tls = *scheme == Scheme::HTTPS;
        let port = authority.port_u16();
        let is_fine = match number(&host) {
            Some(address) if address.is_loopback() => loopback == Loopback::Allowed,
            Some(address) => is_tls && is_public(address) && port.unwrap_or(HTTPS) == HTTPS,
            None => is_tls && is_name(&host) && port.unwrap_or(HTTPS) == HTTPS,
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        is_fine.then(|| Self {
            port: port.unwrap_or(if is_tls { HTTPS } else { 80 }),
            is_tls,
            origin: format!("{scheme}://{authority}"),
            path: path.to_owned(),
            host,
        })
    }

    /// Which of the addresses its name was found to stand for may be connected to.
    pub(crate) fn good_address(
        &self,
        found: impl IntoIterator<Item = SocketAddr>,
        loopback: Loopback,
    ) -> Option<SocketAddr> {
        let may_be_here = loopback == Loopback::Allowed && number(&self.host).is_some();
        found
            .into_iter()
            .find(|address| is_public(address.ip()) || (may_be_here && address.ip().is_loopback()))
    }
}

/// An address in figures.
fn number(host: &str) -> Option<IpAddr> {
    let bare = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    bare.unwrap_or(host).parse().ok()
}

/// A name that others than this machine's network know.
fn is_name(host: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty()
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    // Old forms of numbers, such as 127.1 or 0x7f.1, end in a digit; names of the net never do.
    let last = host.rsplit('.').next().unwrap_or_default();
    host.contains('.')
        && host.split('.').all(is_label)
        && last
            .bytes()
            .all(|byte| byte.is_ascii_alphabetic() || byte == b'-')
        && !["local", "localhost", "internal", "lan", "home"].contains(&last)
}

/// Whether an address is one of the open net.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        // This net, multicast and everything above.
        || a == 0
        || a >= 224
        // Shared by providers, for protocols, for benchmarks.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // Only what is given out to the net at all: local, mapped and translated addresses are outside of it.
    let is_given_out = parts[0] & 0xe000 == 0x2000;
    // Tunnels to other addresses, and examples.
    let is_special = parts[0] == 0x2002
        || (parts[0] == 0x2001 && (parts[1] < 0x200 || parts[1] == 0xdb8))
        || parts[0] == 0x3fff;
    is_given_out && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_services_of_the_open_net_are_fine() {
        for (text, host, path) in [
            (
                "https://fcm.googleapis.com/fcm/send/abc:x_y",
                "fcm.googleapis.com",
                "/fcm/send/abc:x_y",
            ),
            (
                "https://updates.push.services.mozilla.com/wpush/v2/x?y=1",
                "updates.push.services.mozilla.com",
                "/wpush/v2/x?y=1",
            ),
            (
                "https://web.push.apple.com:443/Q",
                "web.push.apple.com",
                "/Q",
            ),
            ("https://9.9.9.9/x", "9.9.9.9", "/x"),
        ] {
            let endpoint = Endpoint::parse(text, Loopback::Refused).expect(text);
            assert_eq!(
                (endpoint.host.as_str(), endpoint.path.as_str()),
                (host, path)
            );
            assert_eq!((endpoint.port, endpoint.is_tls), (443, true));
            assert!(text.starts_with(&endpoint.origin));
        }
    }

    #[test]
    fn what_only_this_machine_can_reach_is_refused() {
        let long = format!(
            "https://push.example.com/{}",
            "x".repeat(MAX_ENDPOINT_BYTES)
        );
        for text in [
            "http://push.example.com/x",
            "ftp://push.example.com/x",
            "https://push.example.com:8443/x",
            "https://user@push.example.com/x",
            "https://push.example.com/x#y",
            "https://localhost/x",
            "https://printer.local/x",
            "https://metadata.google.internal/x",
            "https://intranet/x",
            "https://127.0.0.1/x",
            "http://127.0.0.1:7015/x",
            "https://127.1/x",
            "https://0x7f.0.0.1/x",
            "https://2130706433/x",
            "https://10.0.0.1/x",
            "https://172.16.3.4/x",
            "https://192.168.1.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/x",
            "https://0.0.0.0/x",
            "https://224.0.0.1/x",
            "https://255.255.255.255/x",
            "https://[::1]/x",
            "https://[::]/x",
            "https://[fe80::1]/x",
            "https://[fc00::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[64:ff9b::7f00:1]/x",
            "https://[2002:7f00:1::]/x",
            "https:///x",
            "/x",
            "",
            long.as_str(),
        ] {
            assert_eq!(Endpoint::parse(text, Loopback::Refused), None, "{text}");
        }
    }

    #[test]
    fn a_name_that_leads_to_a_private_address_is_not_followed() {
        let endpoint = Endpoint::parse("https://evil.example.com/x", Loopback::Allowed).unwrap();
        let found = |addresses: &[&str]| {
            let all = addresses.iter().map(|address| address.parse().unwrap());
            let good = endpoint.good_address(all, Loopback::Allowed);
            good.map(|address: SocketAddr| address.to_string())
        };
        assert_eq!(found(&["127.0.0.1:443", "10.0.0.7:443", "[::1]:443"]), None);
        assert_eq!(
            found(&["10.0.0.7:443", "9.9.9.9:443"]).as_deref(),
            Some("9.9.9.9:443")
        );
    }

    #[test]
    fn this_machine_is_for_tests_alone() {
        let text = "http://127.0.0.1:4711/x";
        let endpoint = Endpoint::parse(text, Loopback::Allowed).unwrap();
        assert_eq!((endpoint.port, endpoint.is_tls), (4711, false));
        let here = ["127.0.0.1:4711".parse().unwrap()];
        assert!(endpoint.good_address(here, Loopback::Allowed).is_some());
        assert!(endpoint.good_address(here, Loopback::Refused).is_none());
        assert_eq!(
            Endpoint::parse("http://192.168.1.1/x", Loopback::Allowed),
            None
        );
    }
}
