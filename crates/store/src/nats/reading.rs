//! Reading a table's messages: many with one request, which any replica may answer (ADR-31 of NATS), checked one by one.
//!
//! Which replica answers is not ours to choose: NATS prefers the one on the server that the line goes to, every time, and
//! where there is none it may be one on a server that hangs. If it is behind, and after an election it may be for seconds,
//! or does not answer, the rest is read from the leader, message by message.

use std::time::Duration;

use async_nats::{Message, StatusCode, jetstream::stream::RawMessageErrorKind};
use futures_util::StreamExt;
use tokio::time::{Instant, sleep, timeout};

use super::envelope::Envelope;
use super::{Nats, REQUEST_WAIT, is_headless, subject};
use crate::{StoreError, TableId};

/// How many messages one request asks for.
const BATCH: usize = 1000;

/// A replica may be behind, and one that hangs never answers: how long, and how often, it is asked again.
const BEHIND_WAIT: Duration = Duration::from_secs(5);
const BEHIND_PAUSE: Duration = Duration::from_millis(20);

/// After so many answers that brought nothing the leader is asked; none at all counts as two of them.
const PATIENT_WITH_REPLICAS: usize = 3;

/// How long a replica may take for the next message, at first; each time the leader is asked in vain doubles it.
const FIRST_WAIT: Duration = Duration::from_millis(400);

/// A table's log up to some message.
pub(super) struct Log {
    pub(super) envelopes: Vec<Envelope>,
    /// The running hash of all of it.
    pub(super) hash: u64,
}

struct Reader {
    id: TableId,
    log: Log,
    n_records: u32,
    /// The stream's number of the last message read.
    last: u64,
}

impl Nats {
    /// The messages of a table up to number `up_to` of the stream, all there and in order.
    pub(super) async fn read_log(&self, id: TableId, up_to: u64) -> Result<Log, StoreError> {
        let deadline = Instant::now() + BEHIND_WAIT;
        let log = Log {
            envelopes: Vec::new(),
            hash: 0,
        };
        let mut reader = Reader {
            id,
            log,
            n_records: 0,
            last: 0,
        };
        let mut wait = FIRST_WAIT;
        let mut n_in_vain = 0;
        loop {
            let before = reader.last;
            let batch = self.read_batch(&mut reader, up_to, wait).await;
            if let Err(error) = &batch
                && error.is_refusal()
            {
                return Err(error.clone());
            }
            if reader.last == up_to {
                return Ok(reader.log);
            }
            if reader.last == before {
                n_in_vain += if batch.is_err() { 2 } else { 1 };
                if n_in_vain >= PATIENT_WITH_REPLICAS {
                    n_in_vain = 0;
                    wait = REQUEST_WAIT.min(wait * 2);
                    let asked = self.read_from_leader(&mut reader, up_to).await;
                    match asked {
                        Err(error) if error.is_refusal() => return Err(error),
                        // Without an answer of the leader's the replicas are all there is, and this one is behind.
                        Err(_) => self.line.is_behind().await,
                        Ok(()) => {}
                    }
                    if reader.last == up_to {
                        return Ok(reader.log);
                    }
                }
                if Instant::now() >= deadline {
                    // Nobody answered, or somebody said that it is not there.
                    batch?;
                    let detail = format!("message {up_to} is not to be found");
                    return Err(StoreError::Damaged { id, detail });
                }
                sleep(BEHIND_PAUSE).await;
            }
        }
    }

    /// Reads on as long as the leader has more.
    async fn read_from_leader(&self, reader: &mut Reader, up_to: u64) -> Result<(), StoreError> {
        let subject = &subject(reader.id);
        while reader.last < up_to {
            let from = reader.last + 1;
            let ask = || async move {
                let asked = self.stream.get_first_raw_message_by_subject(subject, from);
                let error = match asked.await {
                    Ok(message) => return Ok(Ok(Some(message))),
                    Err(error) => error,
                };
                match error.kind() {
                    RawMessageErrorKind::NoMessageFound => Ok(Ok(None)),
                    // That may last for long; there is no use in asking again.
                    RawMessageErrorKind::JetStream(answer) if is_headless(&answer) => {
                        Ok(Err(StoreError::storage(error)))
                    }
                    _ => Err(StoreError::storage(error)),
                }
            };
            let Some(message) = self.ask_until_answered(ask).await?? else {
                return Ok(());
            };
            if !reader.take(message.sequence, &message.payload, up_to)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Reads on from where the reader is; what it has is right, also when this fails.
    async fn read_batch(
        &self,
        reader: &mut Reader,
        up_to: u64,
        wait: Duration,
    ) -> Result<(), StoreError> {
        let client = self.line.client();
        let inbox = client.new_inbox();
        let mut answers = client
            .subscribe(inbox.clone())
            .await
            .map_err(StoreError::storage)?;
        let request = format!(
            r#"{{"seq":{},"next_by_subj":"{}","batch":{BATCH}}}"#,
            reader.last + 1,
            subject(reader.id),
        );
        let api = format!("$JS.API.DIRECT.GET.{}", super::NATS_STREAM);
        client
            .publish_with_reply(api, inbox, request.into())
            .await
            .map_err(StoreError::storage)?;
        loop {
            let answer = timeout(wait, answers.next())
                .await
                .map_err(StoreError::storage)?;
            let message = answer.ok_or_else(|| super::said("the connection was lost"))?;
            match message.status {
                None => {
                    let seq = reader.number_of(&message)?;
                    if !reader.take(seq, &message.payload, up_to)? {
                        return Ok(());
                    }
                }
                Some(StatusCode::NOT_FOUND) => return Ok(()),
                // The end of the batch.
                Some(status) if status.as_u16() == 204 => return Ok(()),
                Some(status) => {
                    let reason = format!("reading was answered with status {status}");
                    return Err(super::said(&reason));
                }
            }
        }
    }
}

impl Reader {
    /// The stream's number of a message that a replica sent.
    fn number_of(&self, message: &Message) -> Result<u64, StoreError> {
        let headers = message.headers.as_ref();
        headers
            .and_then(|headers| headers.get("Nats-Sequence")?.as_str().parse().ok())
            .ok_or_else(|| self.damaged("a message has no number".to_owned()))
    }

    fn damaged(&self, detail: String) -> StoreError {
        StoreError::Damaged {
            id: self.id,
            detail,
        }
    }

    /// Takes one more message; false if it is beyond what is wanted.
    fn take(&mut self, seq: u64, payload: &[u8], up_to: u64) -> Result<bool, StoreError> {
        if seq > up_to {
            return Ok(false);
        }
        let (envelope, hash) = Envelope::decode(self.id, payload)?;
        let is_next =
            envelope.n_before == self.n_records && Envelope::follows(payload, self.log.hash, hash);
        if !is_next {
            let detail = format!("message {seq} does not follow the one before it");
            return Err(self.damaged(detail));
        }
        self.n_records += envelope.records.len() as u32;
        self.log.hash = hash;
        self.log.envelopes.push(envelope);
        self.last = seq;
        Ok(true)
    }
}
