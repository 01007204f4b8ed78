//! The records of games that are over, for the history, and who wrote them.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use crate::Failed;
use crate::audit::Auditor;
use crate::history::History;
use crate::table::Finished;

const CALL_WAIT: Duration = Duration::from_secs(5);

/// How long the record of a game may take to be had, with all attempts: when a partition heals, NATS may elect again.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(200);

/// The sequence number of a game's first input: its beginning has the one before.
const FIRST_INPUT: usize = 2;

/// Puts the record of one game that is over into the history, and checks who wrote it.
pub(crate) async fn game(
    game: &Finished,
    nodes: &[SocketAddr],
    auditor: Option<&mut Auditor>,
    history: &History,
) -> Result<(), Failed> {
    let replay = replay(&game.id, nodes).await?;
    for (number, input) in inputs_of(&replay).enumerate() {
        let (seat, action) = match input.strip_prefix("seat ") {
            Some(act) => act.split_once(' ').ok_or("an act without words")?,
            None => ("-", input),
        };
        history.stored(&game.id, FIRST_INPUT + number, seat, action);
    }
    match auditor {
        Some(auditor) => auditor.one_owner(&game.id).await,
        None => Ok(()),
    }
}

/// The inputs in a game's record, without their times: what begins with a number.
fn inputs_of(replay: &str) -> impl Iterator<Item = &str> {
    replay.lines().filter_map(|line| {
        let (at, input) = line.split_once(' ')?;
        let is_time = at.bytes().all(|byte| byte.is_ascii_digit());
        is_time.then_some(input)
    })
}

async fn replay(id: &str, nodes: &[SocketAddr]) -> Result<String, Failed> {
    let deadline = Instant::now() + PATIENCE;
    let mut round = nodes.iter().cycle();
    let mut last = "there is no server".to_owned();
    while let Some(node) = round.next().filter(|_| Instant::now() < deadline) {
        match call(*node, &format!("GET /api/tables/{id}/replay"), "").await {
            Ok(text) if text.contains("\nhash ") => return Ok(text),
            Ok(text) => last = text,
            Err(error) => last = error.to_string(),
        }
        sleep(PAUSE).await;
    }
    Err(format!("the record of table {id} cannot be had: {last}").into())
}

/// One HTTP call; the body of the answer.
pub(crate) async fn call(node: SocketAddr, request: &str, body: &str) -> Result<String, Failed> {
    let calling = async {
        let mut stream = TcpStream::connect(node).await?;
        let head = format!("{request} HTTP/1.1\r\nhost: {node}\r\nconnection: close\r\n");
        let whole = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(whole.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok::<_, Failed>(String::from_utf8_lossy(&answer).into_owned())
    };
    let answer = timeout(CALL_WAIT, calling).await??;
    let body = answer
        .split_once("\r\n\r\n")
        .map(|(_, body)| body.to_owned());
    body.ok_or_else(|| "no answer".into())
}
