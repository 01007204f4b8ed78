//! The address for people, and opening it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Command, Stdio};

/// Where a browser on this machine finds a server that listens on `addr`.
pub(super) fn url(addr: SocketAddr) -> String {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, addr.port()))
}

/// Opens `url`. That no browser opens is no reason not to serve, so it is only logged.
pub(super) fn open(url: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        // The empty word is the window's title: `start` takes a first quoted word for one.
        let mut start = Command::new("cmd");
        start.args(["/c", "start", ""]);
        start
    } else {
        Command::new("xdg-open")
    };
    command
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    match command.spawn() {
        // Somebody must wait for it, or it stays behind as a dead process.
        Ok(mut child) => drop(std::thread::spawn(move || child.wait())),
        Err(error) => tracing::warn!(%error, "no browser could be opened"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everywhere_is_here_for_a_browser_on_this_machine() {
        for (addr, expected) in [
            ("127.0.0.1:7015", "http://127.0.0.1:7015/"),
            ("0.0.0.0:80", "http://127.0.0.1:80/"),
            ("[::]:80", "http://[::1]:80/"),
            ("192.168.1.5:80", "http://192.168.1.5:80/"),
        ] {
            assert_eq!(url(addr.parse().unwrap()), expected);
        }
    }
}
