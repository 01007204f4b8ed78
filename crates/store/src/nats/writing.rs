//! Writing one message, until it is known what became of it.

use std::time::{Duration, Instant};

use async_nats::jetstream::{
    self,
    context::{PublishError, PublishErrorKind},
    message::PublishMessage,
};
use tokio::time::{sleep, timeout};

use super::{AGAIN_WAIT, Nats, NatsWrite, REQUEST_WAIT, Word, said, subject};
use crate::{StoreError, TableId};

/// How long a write that nobody answers is offered again just as it is: as long as NATS takes to elect. The log takes it
/// once at most, because it names the message that it follows, and needs no lease to be offered: the log takes it only
/// from whoever opened the table last.
const INSIST_WAIT: Duration = Duration::from_secs(9);
const INSIST_PAUSE: Duration = Duration::from_millis(20);

/// Another write to the subject may still be in flight: how long, and how often, this one is tried again.
const BUSY_WAIT: Duration = Duration::from_secs(1);
const BUSY_PAUSE: Duration = Duration::from_millis(5);

/// Without a leader the stream takes no writes: how long, and how often, they are offered again.
const LEADERLESS_WAIT: Duration = Duration::from_secs(3);
const LEADERLESS_PAUSE: Duration = Duration::from_millis(100);

/// Why a message was not written for certain.
pub(super) enum Refused {
    /// It does not follow the last message of its subject.
    WrongSequence,
}

/// Only the stream knows what became of a message.
pub(super) struct Unsettled {
    error: StoreError,
    /// Whether nobody said anything of it, so that it may be offered again.
    is_unanswered: bool,
}

impl From<Unsettled> for StoreError {
    fn from(unsettled: Unsettled) -> Self {
        unsettled.error
    }
}

impl Nats {
    /// Writes a message after the one numbered `after`, which may wait so long to be acknowledged.
    pub(super) async fn publish(
        &self,
        id: TableId,
        after: u64,
        payload: Vec<u8>,
        wait: Duration,
    ) -> Result<Result<u64, Refused>, Unsettled> {
        let began = Instant::now();
        loop {
            let message = PublishMessage::build()
                .payload(payload.clone().into())
                .expected_last_subject_sequence(after);
            let given_up = self.line.until_given_up();
            let sending = async {
                let ack = self.context.send_publish(subject(id), message).await?;
                ack.await
            };
            let sent = Instant::now();
            let answer = tokio::select! {
                answer = timeout(wait, sending) => answer,
                () = given_up => return Err(unanswered(said("the line was given up"))),
            };
            let Ok(answer) = answer else {
                self.line.unanswered(NatsWrite::Log, sent).await;
                return Err(unanswered(said("a write was not acknowledged")));
            };
            match answer {
                Ok(ack) => {
                    self.line.acknowledged(NatsWrite::Log);
                    return Ok(Ok(ack.sequence));
                }
                Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => {
                    return Ok(Err(Refused::WrongSequence));
                }
                Err(error) if is_busy(&error) && began.elapsed() < BUSY_WAIT => {
                    sleep(BUSY_PAUSE).await;
                }
                // No server listened for the stream, so nothing was stored of it.
                Err(error)
                    if error.kind() == PublishErrorKind::StreamNotFound
                        && began.elapsed() < LEADERLESS_WAIT =>
                {
                    sleep(LEADERLESS_PAUSE).await;
                }
                Err(error) => {
                    self.line.unanswered(NatsWrite::Log, sent).await;
                    let is_unanswered = is_unanswered(&error);
                    let error = StoreError::storage(error);
                    return Err(Unsettled {
                        error,
                        is_unanswered,
                    });
                }
            }
        }
    }

    /// The same, and offers it again while nobody answers. `hash` is the running hash with it: so it is known again where
    /// it was stored and nobody could say so.
    pub(super) async fn insist(
        &self,
        id: TableId,
        after: u64,
        payload: Vec<u8>,
        hash: u64,
    ) -> Result<Result<u64, Refused>, StoreError> {
        let began = Instant::now();
        let mut wait = REQUEST_WAIT;
        let mut may_be_there = false;
        loop {
            let error = match self.publish(id, after, payload.clone(), wait).await {
                Ok(Err(Refused::WrongSequence)) if may_be_there => {
                    match self.existing(id, Word::Anybody).await {
                        Ok(last) if last.tail.hash == hash => return Ok(Ok(last.tail.seq)),
                        // Somebody else opened the table, before this was stored or after it.
                        Ok(last) if last.word == Word::Leader => {
                            return Err(said("others wrote to the table"));
                        }
                        Ok(_) => said("a replica is behind"),
                        Err(error) if error.is_refusal() => return Err(error),
                        Err(error) => error,
                    }
                }
                Ok(settled) => return Ok(settled),
                Err(unsettled) if unsettled.is_unanswered => unsettled.error,
                Err(unsettled) => return Err(unsettled.error),
            };
            if began.elapsed() >= INSIST_WAIT {
                return Err(error);
            }
            tracing::debug!(%id, %error, "a write is offered again");
            may_be_there = true;
            wait = AGAIN_WAIT;
            sleep(INSIST_PAUSE).await;
        }
    }
}

fn unanswered(error: StoreError) -> Unsettled {
    Unsettled {
        error,
        is_unanswered: true,
    }
}

/// Whether nobody answered who would know what became of a write; or only that another one is still in flight, which may
/// be the same one.
fn is_unanswered(error: &PublishError) -> bool {
    let no_answer = matches!(
        error.kind(),
        PublishErrorKind::StreamNotFound
            | PublishErrorKind::TimedOut
            | PublishErrorKind::BrokenPipe
    );
    no_answer || is_busy(error)
}

/// Whether another write to the subject is still in flight, so that nothing was stored of this one.
fn is_busy(error: &PublishError) -> bool {
    let cause =
        std::error::Error::source(error).and_then(|cause| cause.downcast_ref::<jetstream::Error>());
    cause.is_some_and(|cause| {
        cause.error_code() == jetstream::ErrorCode::STREAM_WRONG_LAST_SEQUENCE_CONSTANT
    })
}
