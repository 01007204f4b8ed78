//! Where a server is: what people copy from the address bar of their browser.

use std::str::FromStr;

/// What would have been right.
const RIGHT: &str = "write http://HOST:PORT or https://HOST, such as http://127.0.0.1:7015";

/// The address of a server, and of a table if the link of one was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// Whether the line is sealed with TLS.
    pub(super) is_secure: bool,
    /// Host and port, as they are called.
    pub(super) host: String,
    /// The same, to connect to.
    pub(super) to: String,
    /// What stands before every path, without a slash at the end.
    pub(super) prefix: String,
    /// The id of the table, if the link names one.
    pub(super) table: Option<String>,
}

impl Address {
    /// The address of a table's socket.
    pub(super) fn socket(&self, table: &str) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}/ws/{table}", self.host, self.prefix)
    }

    /// The server as people write it.
    pub(super) fn url(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}{}", self.host, self.prefix)
    }

    /// The name that the server's certificate must be for.
    pub(super) fn name(&self) -> &str {
        let name = self.to.rsplit_once(':').map_or("", |(name, _)| name);
        name.trim_matches(['[', ']'])
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
        let is_secure = match scheme {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return Err(RIGHT.into()),
        };
        let (host, path) = match rest.find('/') {
            Some(at) => rest.split_at(at),
            None => (rest, ""),
        };
        let is_host = |letter: char| letter.is_ascii_alphanumeric() || "-._:[]".contains(letter);
        if host.is_empty() || !host.chars().all(is_host) {
            return Err(RIGHT.into());
        }
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let (prefix, table) = match path.rsplit_once("/t/") {
            Some((prefix, table)) => (prefix, Some(table.trim_end_matches('/').to_owned())),
            None => (path.trim_end_matches('/'), None),
        };
        if path
            .chars()
            .any(|letter| letter.is_control() || letter == ' ')
        {
            return Err(RIGHT.into());
        }
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| {
            !port.is_empty() && port.chars().all(|letter| letter.is_ascii_digit())
        });
        let usual = if is_secure { 443 } else { 80 };
        Ok(Self {
            is_secure,
            host: host.to_owned(),
            to: if has_port {
                host.to_owned()
            } else {
                format!("{host}:{usual}")
            },
            prefix: prefix.to_owned(),
            table: table.filter(|table| !table.is_empty()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_taken_as_they_are_copied() {
        for (text, to, prefix, table) in [
            ("http://127.0.0.1:7015", "127.0.0.1:7015", "", None),
            ("http://127.0.0.1:7015/", "127.0.0.1:7015", "", None),
            ("localhost:7015", "localhost:7015", "", None),
            ("ws://games.example", "games.example:80", "", None),
            ("http://[::1]:80/zombies/", "[::1]:80", "/zombies", None),
            ("http://[::1]/", "[::1]:80", "", None),
            ("http://h:1/z/t/5f3a?seat=2", "h:1", "/z", Some("5f3a")),
            (
                "https://games.example/t/5f3a",
                "games.example:443",
                "",
                Some("5f3a"),
            ),
            ("wss://games.example:8443", "games.example:8443", "", None),
        ] {
            let read: Address = text.parse().unwrap();
            assert_eq!(
                (
                    read.to.as_str(),
                    read.prefix.as_str(),
                    read.table.as_deref()
                ),
                (to, prefix, table),
                "{text}"
            );
        }
    }

    #[test]
    fn anything_else_is_refused_with_what_would_be_right() {
        for text in ["", "ftp://h", "http://", "http://a b", "http://h/a b"] {
            assert!(
                text.parse::<Address>().unwrap_err().contains("http://"),
                "{text}"
            );
        }
    }

    #[test]
    fn a_sealed_line_stays_sealed_and_knows_whom_it_leads_to() {
        let read: Address = "https://games.example/z".parse().unwrap();
        assert_eq!(read.socket("5f3a"), "wss://games.example/z/ws/5f3a");
        assert_eq!(read.url(), "https://games.example/z");
        assert_eq!(read.name(), "games.example");
        let read: Address = "https://[::1]:8443".parse().unwrap();
        assert_eq!(read.name(), "::1");
        let read: Address = "http://[::1]:80".parse().unwrap();
        assert_eq!(read.socket("5f3a"), "ws://[::1]:80/ws/5f3a");
    }
}
