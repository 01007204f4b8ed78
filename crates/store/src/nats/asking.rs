//! Asking until somebody answers: while the stream has no leader nobody does, and a server that hangs never will.

use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream::FuturesUnordered};
use tokio::time::{MissedTickBehavior, interval};

use super::{Nats, NatsWrite};
use crate::StoreError;

/// How often a question is put again.
const ASK_EVERY: Duration = Duration::from_millis(500);

/// How long all attempts at one question may take.
const ANSWER_WAIT: Duration = Duration::from_secs(4);

impl Nats {
    /// Puts a question again and again while earlier ones are still out; the first answer counts. Only for questions
    /// that change nothing.
    pub(super) async fn ask_until_answered<T, F>(
        &self,
        ask: impl Fn() -> F,
    ) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, StoreError>>,
    {
        let began = Instant::now();
        let mut asked = FuturesUnordered::new();
        let mut ticks = interval(ASK_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_error = None;
        loop {
            tokio::select! {
                Some(answer) = asked.next() => match answer {
                    Ok(answer) => return Ok(answer),
                    Err(error) => last_error = Some(error),
                },
                _ = ticks.tick() => {
                    if began.elapsed() >= ANSWER_WAIT {
                        break;
                    }
                    asked.push(ask());
                }
            }
        }
        // A question that nobody answers is as bad a sign as a write. Answers are no good one: a server that is cut off
        // from the others gives them as well.
        self.line.unanswered(NatsWrite::Log, began).await;
        Err(last_error.unwrap_or_else(|| super::said("nobody answers")))
    }
}
