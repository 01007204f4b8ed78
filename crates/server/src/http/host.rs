//! By which names this server may be called.
//!
//! A page from anywhere can have its own name point at this machine and then count as the server's own site (DNS
//! rebinding). So calls must name an address in figures, this machine's own name for itself, or a name that whoever runs
//! the server chose. Programs that name no host are no browsers.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use shamble_texts::Catalog;

use super::App;
use super::language::preferred;
use crate::Config;
use crate::error::Fault;

/// Longest name that is said back.
const MAX_SAID_CHARS: usize = 80;

/// Refuses calls to a name that is not this server's. Whether it is alive may be asked by any name.
pub(super) async fn check_host(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let named = request.headers().get(header::HOST);
    let named = match (named, request.uri().authority()) {
        (Some(host), _) => Some(String::from_utf8_lossy(host.as_bytes()).into_owned()),
        (None, Some(authority)) => Some(authority.to_string()),
        (None, None) => None,
    };
    let path = request.uri().path();
    match named.filter(|host| path != "/healthz" && !is_own_host(&app.shared.config, host)) {
        None => next.run(request).await,
        Some(host) => {
            let is_call = path.starts_with("/api/") || path.starts_with("/ws/");
            refuse(&host, is_call, preferred(request.headers()))
        }
    }
}

/// Programs get the protocol's error, people a sentence in their language.
fn refuse(host: &str, is_call: bool, lang: &str) -> Response {
    let name: String = name_in(host).chars().take(MAX_SAID_CHARS).collect();
    let fault = Fault::Host(name);
    if is_call {
        return fault.into_response();
    }
    let words = Catalog::shared().render(lang, &fault.text(), &());
    (fault.status(), words + "\n").into_response()
}

fn is_own_host(config: &Config, host: &str) -> bool {
    let name = name_in(host);
    let is_number = name.parse::<IpAddr>().is_ok()
        || name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'))
            .is_some_and(|name| name.parse::<Ipv6Addr>().is_ok());
    let sites = config.origins.iter().chain(&config.public_url);
    let hosts = sites.filter_map(|site| site.split("://").nth(1));
    let names = config.host_names.iter().map(String::as_str);
    is_number
        || name == "localhost"
        || name.ends_with(".localhost")
        || hosts.chain(names).any(|own| name_in(own) == name)
}

/// A host without its port, as names are compared.
fn name_in(host: &str) -> String {
    let host = host.trim_end_matches('/');
    let is_port = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit());
    let name = match host.rsplit_once(':') {
        Some((name, port)) if is_port(port) && (!name.contains(':') || name.ends_with(']')) => name,
        _ => host,
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_figures_and_names_that_were_chosen_lead_here() {
        let config = Config {
            host_names: vec!["Den.local".to_owned()],
            public_url: Some("https://shamble.example/".to_owned()),
            origins: vec!["http://dev.example:5173".to_owned()],
            ..Config::default()
        };
        for own in [
            "localhost:7015",
            "LOCALHOST",
            "table.localhost:80",
            "127.0.0.1:7015",
            "192.168.1.20",
            "[::1]:7015",
            "[fe80::1]",
            "den.local:7015",
            "den.local.",
            "shamble.example",
            "shamble.example:443",
            "dev.example",
        ] {
            assert!(is_own_host(&config, own), "{own}");
        }
        for other in [
            "evil.example:7015",
            "evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "notlocalhost",
            "shamble.example.evil",
            "x.shamble.example",
            "den.local.evil:7015",
            "[::1].evil",
            "evil:x",
            "",
            ":7015",
        ] {
            assert!(!is_own_host(&config, other), "{other}");
        }
    }
}
