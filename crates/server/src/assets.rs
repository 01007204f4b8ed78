//! The web client inside the program: its files, how long browsers may keep them, and what is served when it was not
//! built.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use shamble_core::dice::hex;

/// What `npm run build` made. A debug build reads the files from disk, so the client can be rebuilt under it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The page that shows every other page.
const INDEX: &str = "index.html";

/// Files whose names change with their content.
const HASHED: &str = "assets/";

/// Served in place of the client when there is none.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Shamble</title>\
<h1>The web client is not built</h1><p>This server runs, but the pages for the browser were not there when it was \
built. Run <code>cargo xtask play</code> instead, which builds both.</p>";

/// Served for addresses that lead nowhere.
const NOT_FOUND: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Shamble</title>\
<h1>There is nothing here</h1><p><a href=\"/\">To the start page</a></p>";

/// The page of the client.
pub(crate) fn index(headers: &HeaderMap) -> Response {
    file(INDEX, headers).unwrap_or_else(|| html(StatusCode::OK, NOT_BUILT))
}

/// A file of the client, if there is one with that name.
pub(crate) fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let file = Dist::get(path)?;
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let is_known = headers
        .get(header::IF_NONE_MATCH)
        .is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        (
            [(header::CONTENT_TYPE, kind_of(path))],
            Body::from(file.data),
        )
            .into_response()
    };
    let keep = if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    Some(response)
}

/// What a file is, by its ending: those a client is made of.
fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The page for addresses that lead nowhere.
pub(crate) fn not_found() -> Response {
    html(StatusCode::NOT_FOUND, NOT_FOUND)
}

fn html(status: StatusCode, page: &'static str) -> Response {
    (
        status,
        [(header::CONTENT_TYPE, "text/html; charset=utf-8")],
        page,
    )
        .into_response()
}
