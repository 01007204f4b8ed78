//! Calls to a server, with the whole answer.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Makes a call and gives everything that came back, but for the date.
pub(crate) async fn call(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: &str,
) -> Result<String, std::io::Error> {
    let mut stream = TcpStream::connect(address).await?;
    // The same name in both worlds: an answer may say it back.
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let lines = text
        .split("\r\n")
        .filter(|line| !line.starts_with("date: "));
    Ok(lines.collect::<Vec<_>>().join("\r\n"))
}

/// The body of an answer.
pub(crate) fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").map_or("", |(_, body)| body)
}
