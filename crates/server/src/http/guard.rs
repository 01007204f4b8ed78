//! What stands before every call: who calls, from which site, and what browsers are told to allow.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Once};

use axum::extract::connect_info::Connected;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::serve::IncomingStream;

use super::App;
use crate::Config;
use crate::addresses::{Proxies, counted};
use crate::error::{Fault, WrongName};
use crate::listener::Bounded;
use crate::peer_tls::Secured;
use crate::places::Place;
use crate::relay::FromPeer;

/// The other end of a connection, and its place.
#[derive(Clone)]
pub(crate) struct Caller(pub(crate) SocketAddr, pub(crate) Arc<Place>);

impl Connected<IncomingStream<'_, Bounded>> for Caller {
    fn connect_info(stream: IncomingStream<'_, Bounded>) -> Self {
        Self(*stream.remote_addr(), Arc::clone(stream.io().place()))
    }
}

impl Connected<IncomingStream<'_, Secured>> for Caller {
    fn connect_info(stream: IncomingStream<'_, Secured>) -> Self {
        let (line, _) = stream.io().get_ref();
        Self(*stream.remote_addr(), Arc::clone(line.place()))
    }
}

/// The address whose calls are counted: the caller's, or what a trusted proxy says it is. All addresses of one network
/// of IPv6 are one.
pub(crate) struct CallerAddress(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for CallerAddress {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        if let Some(FromPeer(caller)) = parts.extensions.get() {
            return Ok(Self(counted(*caller)));
        }
        let ConnectInfo(Caller(caller, _)) = ConnectInfo::<Caller>::from_request_parts(parts, app)
            .await
            .map_err(|_| Fault::Unavailable)?;
        let forwarded = last_forwarded(&parts.headers);
        let is_believed = app.shared.config.proxies.believe(caller.ip());
        if forwarded.is_some() && !is_believed {
            tell_of_unknown_proxy(caller.ip());
        }
        let address = forwarded.filter(|_| is_believed).unwrap_or(caller.ip());
        Ok(Self(counted(address)))
    }
}

/// A proxy that is not believed makes everybody behind it count as one caller, which whoever runs the server should
/// know. Said once, because anybody can pretend to be one.
fn tell_of_unknown_proxy(caller: IpAddr) {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        tracing::info!(%caller, "a caller that is no known proxy says for whom it calls: not believed");
    });
}

/// Notes what a connection does, so that it is known which of them nobody would miss.
pub(super) async fn keep_place(request: Request, next: Next) -> Response {
    let caller = request.extensions().get::<ConnectInfo<Caller>>();
    let Some(ConnectInfo(Caller(_, place))) = caller.cloned() else {
        return next.run(request).await;
    };
    place.is_asked();
    let response = next.run(request).await;
    place.is_answered();
    response
}

/// The address the nearest proxy saw; those before it could be anybody's invention.
fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let header = headers.get_all("x-forwarded-for").iter().next_back()?;
    header
        .to_str()
        .ok()?
        .rsplit(',')
        .next()?
        .trim()
        .parse()
        .ok()
}

/// Refuses what pages of other sites want to change or to listen to. Programs that are no browsers send no origin.
pub(super) async fn check_origin(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let is_socket = headers.contains_key(header::UPGRADE);
    let is_change = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if (is_socket || is_change) && !is_own_origin(&app.shared.config, headers) {
        return Fault::Origin.into_response();
    }
    next.run(request).await
}

/// Keeps whoever tries out names of tables from trying for long. Tables that are open already are nobody's guess.
pub(super) async fn check_guesses(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    let names_table = ["/api/tables/", "/api/codes/", "/ws/"]
        .iter()
        .any(|begins| path.starts_with(begins));
    if !names_table {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let address = match CallerAddress::from_request_parts(&mut parts, &app).await {
        Ok(CallerAddress(address)) => address,
        Err(fault) => return fault.into_response(),
    };
    let guesses = &app.shared.guesses;
    for elsewhere in app.shared.cluster.guesses_elsewhere() {
        guesses.allow(elsewhere);
    }
    if !guesses.would_allow(address) {
        return Fault::Rate.into_response();
    }
    let response = next.run(Request::from_parts(parts, body)).await;
    if response.extensions().get::<WrongName>().is_some() {
        guesses.allow(address);
        app.shared.cluster.tell_guess(address);
    }
    response
}

/// Compressing costs far more than sending: whoever wants very many answers gets them as they are.
pub(super) async fn spare_packing(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    if parts.headers.contains_key(header::ACCEPT_ENCODING)
        && let Ok(CallerAddress(address)) =
            CallerAddress::from_request_parts(&mut parts, &app).await
        && !app.packed.allow(address)
    {
        parts.headers.remove(header::ACCEPT_ENCODING);
    }
    next.run(Request::from_parts(parts, body)).await
}

fn is_own_origin(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let same_site = |allowed: &str| origin.eq_ignore_ascii_case(allowed.trim_end_matches('/'));
    if config
        .origins
        .iter()
        .chain(&config.public_url)
        .any(|allowed| same_site(allowed))
    {
        return true;
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let origin_host = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    host.zip(origin_host)
        .is_some_and(|(host, origin)| host.eq_ignore_ascii_case(origin))
}

/// The address of a page as the caller would reach it.
pub(super) fn link_to(config: &Config, headers: &HeaderMap, path: &str) -> Result<String, Fault> {
    if let Some(url) = &config.public_url {
        return Ok(format!("{}{path}", url.trim_end_matches('/')));
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let host = host.ok_or_else(|| Fault::Malformed("the call names no host".to_owned()))?;
    let is_secure = config.proxies != Proxies::Nobody
        && headers
            .get("x-forwarded-proto")
            .is_some_and(|scheme| scheme.as_bytes() == b"https");
    let scheme = if is_secure { "https" } else { "http" };
    Ok(format!("{scheme}://{host}{path}"))
}

/// Pages may run and load what this server serves, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; \
base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SECURITY: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=()",
    ),
];

pub(super) async fn add_security_headers(mut response: Response) -> Response {
    for (name, value) in SECURITY {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    // Views, tokens and lists are of the moment.
    response
        .headers_mut()
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(HeaderName, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap()))
            .collect()
    }

    #[test]
    fn only_the_own_site_and_named_ones_may_ask() {
        let config = Config {
            origins: vec!["https://friend.example".to_owned()],
            public_url: Some("https://shamble.example/".to_owned()),
            ..Config::default()
        };
        let asks = |host: &str, origin: &str| {
            is_own_origin(
                &config,
                &headers(&[(header::HOST, host), (header::ORIGIN, origin)]),
            )
        };
        assert!(asks("localhost:7015", "http://localhost:7015"));
        assert!(asks("LOCALHOST:7015", "http://localhost:7015"));
        assert!(asks("10.0.0.1:7015", "https://shamble.example"));
        assert!(asks("localhost:7015", "https://friend.example"));
        assert!(!asks("localhost:7015", "http://localhost:8080"));
        assert!(!asks("localhost:7015", "http://evil.example"));
        assert!(!asks("localhost:7015", "null"));
        assert!(!asks(
            "friend.example.evil",
            "https://friend.example.evil.more"
        ));
        assert!(
            is_own_origin(&config, &headers(&[(header::HOST, "localhost:7015")])),
            "no browser"
        );
    }

    #[test]
    fn links_lead_to_where_the_caller_came_in() {
        let host = headers(&[(header::HOST, "192.168.1.20:7015")]);
        let config = Config::default();
        assert_eq!(
            link_to(&config, &host, "/t/x"),
            Ok("http://192.168.1.20:7015/t/x".to_owned())
        );
        let secure = headers(&[
            (header::HOST, "shamble.example"),
            (HeaderName::from_static("x-forwarded-proto"), "https"),
        ]);
        let proxied = Config {
            proxies: Proxies::Near,
            ..Config::default()
        };
        assert_eq!(
            link_to(&proxied, &secure, "/t/x"),
            Ok("https://shamble.example/t/x".to_owned())
        );
        assert_eq!(
            link_to(&config, &secure, "/t/x"),
            Ok("http://shamble.example/t/x".to_owned())
        );
        let named = Config {
            public_url: Some("https://a.example/".to_owned()),
            ..Config::default()
        };
        assert_eq!(
            link_to(&named, &host, "/t/x"),
            Ok("https://a.example/t/x".to_owned())
        );
        assert!(link_to(&config, &HeaderMap::new(), "/t/x").is_err());
    }

    #[test]
    fn only_the_nearest_proxy_is_believed() {
        let forwarded = HeaderName::from_static("x-forwarded-for");
        let of = |value: &str| last_forwarded(&headers(&[(forwarded.clone(), value)]));
        assert_eq!(of("1.2.3.4, 10.0.0.7"), Some(IpAddr::from([10, 0, 0, 7])));
        assert_eq!(of("nonsense"), None);
        assert_eq!(last_forwarded(&HeaderMap::new()), None);
    }
}
