//! A thread with a bounded queue of jobs, asked from async code and stopped in order.

use std::{
    sync::{Mutex, PoisonError},
    thread::{self, JoinHandle},
};

use tokio::sync::{mpsc, oneshot, watch};

use crate::StoreError;

/// A thread that does jobs in the order they were asked, until it is stopped and its queue is empty.
pub(super) struct Worker<J> {
    /// `None` once stopped.
    queue: Mutex<Option<mpsc::Sender<J>>>,
    /// Never carries anything: its other end is dropped when the thread is done.
    ended: watch::Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

impl<J: Send + 'static> Worker<J> {
    pub(super) fn spawn(
        name: &str,
        n_waiting: usize,
        run: impl FnOnce(mpsc::Receiver<J>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (queue, jobs) = mpsc::channel(n_waiting);
        let (alive, ended) = watch::channel(());
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || {
                // Dropped last, after all that `run` owns, and also when it panics.
                let _alive = alive;
                run(jobs);
            })
            .map_err(StoreError::storage)?;
        Ok(Self {
            queue: Mutex::new(Some(queue)),
            ended,
            thread: Some(thread),
        })
    }

    /// Has a job done that answers through the given channel.
    pub(super) async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<T>) -> J,
    ) -> Result<T, StoreError> {
        let queue = self.lock_queue().clone().ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        queue
            .send(job(reply))
            .await
            .map_err(|_| StoreError::Closed)?;
        // A job that was taken is answered, unless the thread came to grief half-way through it.
        answer.await.map_err(StoreError::storage)
    }
}

impl<J> Worker<J> {
    /// No new jobs; those that were asked are still done.
    pub(super) fn stop(&self) {
        self.lock_queue().take();
    }

    /// Waits until the last job is done and all the thread owned is released.
    pub(super) async fn ended(&self) {
        let mut ended = self.ended.clone();
        while ended.changed().await.is_ok() {}
    }

    fn lock_queue(&self) -> std::sync::MutexGuard<'_, Option<mpsc::Sender<J>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<J> Drop for Worker<J> {
    fn drop(&mut self) {
        self.stop();
        // Nobody is asking any more: every question borrows the worker.
        if let Some(thread) = self.thread.take() {
            // A panic was reported by the thread itself, and its askers were told.
            let _ = thread.join();
        }
    }
}
