//! One HTTP call, written by hand: a trial needs no more.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Failed;

/// Sends `request` (`GET /path`) with a body and gives the whole answer.
pub async fn call(address: SocketAddr, request: &str, body: &str) -> Result<String, Failed> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!("{request} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    let whole = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(whole.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// The JSON that a call is answered with.
pub async fn json(address: SocketAddr, request: &str, body: &str) -> Result<Value, Failed> {
    let answer = call(address, request, body).await?;
    let body = answer.split_once("\r\n\r\n").ok_or("no body")?.1;
    serde_json::from_str(body).map_err(|error| format!("{error}: {answer}").into())
}
