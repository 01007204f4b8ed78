//! Asking until somebody answers: while the stream has no leader nobody does, and a server that hangs never will.

use std::{
    sync::PoisonError,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, stream::FuturesUnordered};
use tokio::time::{MissedTickBehavior, interval};

use super::Nats;
use crate::StoreError;

/// How often a question is put again.
const ASK_EVERY: Duration = Duration::from_millis(500);

/// How long all attempts at one question may take.
const ANSWER_WAIT: Duration = Duration::from_secs(4);

/// How long a new connection is given before another one is tried.
const CONNECTION_LASTS: Duration = Duration::from_secs(5);

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
        self.give_up_connection().await;
        Err(last_error.unwrap_or_else(|| super::said("nobody answers")))
    }

    /// The connection may hang on a server that is cut off from the others: another one is tried, though not too often.
    async fn give_up_connection(&self) {
        {
            let mut given_up = self.given_up.lock().unwrap_or_else(PoisonError::into_inner);
            if given_up.is_some_and(|at| at.elapsed() < CONNECTION_LASTS) {
                return;
            }
            *given_up = Some(Instant::now());
        }
        tracing::warn!("the log does not answer; trying another NATS server");
        let _ = self.client.force_reconnect().await;
    }
}
