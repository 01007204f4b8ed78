//! Where a server is: what people copy from the address bar of their browser.

use std::str::FromStr;

/// The address of a server, and of a table if the link of one was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
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
        format!("ws://{}{}/ws/{table}", self.host, self.prefix)
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
        match scheme {
            "http" | "ws" => {}
            "https" | "wss" => {
                return Err(
                    "bots cannot connect over TLS yet; name the server behind the proxy, such as http://127.0.0.1:7015"
                        .into(),
                );
            }
            _ => return Err("write http://HOST:PORT, such as http://127.0.0.1:7015".into()),
        }
        let (host, path) = match rest.find('/') {
            Some(at) => rest.split_at(at),
            None => (rest, ""),
        };
        let is_host = |letter: char| letter.is_ascii_alphanumeric() || "-._:[]".contains(letter);
        if host.is_empty() || !host.chars().all(is_host) {
            return Err("write http://HOST:PORT, such as http://127.0.0.1:7015".into());
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
            return Err("write http://HOST:PORT, such as http://127.0.0.1:7015".into());
        }
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| {
            !port.is_empty() && port.chars().all(|letter| letter.is_ascii_digit())
        });
        Ok(Self {
            host: host.to_owned(),
            to: if has_port {
                host.to_owned()
            } else {
                format!("{host}:80")
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
        let secure = "https://games.example".parse::<Address>().unwrap_err();
        assert!(secure.contains("TLS"), "{secure}");
    }
}
