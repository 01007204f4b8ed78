//! A bot's process: lines to it, lines from it, and an end that nothing it started outlives.
//!
//! Three threads keep the pipes moving, so that a bot that neither reads nor writes can hold up nobody. The process leads a
//! group of its own; the group is killed while its leader still waits to be reaped, so the number cannot be anybody else's.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::log::{LOG_LINE_BYTES, Log, readable};
use crate::{Fault, Invocation, MAX_LINE_BYTES};

/// Lines of a bot that may wait until somebody reads them; a bot that writes more floods.
pub const MAX_WAITING_LINES: usize = 64;

/// Lines to a bot that may wait until it reads them.
const MAX_UNREAD_LINES: usize = 256;

/// How much of a bot's last words on its standard error is told.
const LAST_WORDS_BYTES: usize = 400;

/// How long a process that closed its output may take to end, before it is ended; its exit code is worth the wait.
const EXIT_WAIT: Duration = Duration::from_millis(500);

/// How often to look whether a process has ended.
const EXIT_LOOK: Duration = Duration::from_millis(5);

/// The processes that run now.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Ends every bot at once, for a program that is about to end itself without ceremony.
pub fn end_all() {
    for process in locked(&RUNNING).iter() {
        kill_group(*process);
    }
}

/// Where lines to a bot go in; closed when it is told goodbye.
pub(crate) type Inlet = Arc<Mutex<Option<SyncSender<String>>>>;

/// What reading a line came to, other than a line.
pub(crate) enum Silence {
    /// Nothing was said in time.
    Late,
    /// Nothing will be said any more.
    Closed,
    /// More was said than anybody reads.
    Flooded,
}

/// A bot's process. Killed and reaped when dropped, with everything it started.
pub(crate) struct Process {
    child: Child,
    /// Once it is, its number may be somebody else's.
    is_reaped: bool,
    inlet: Inlet,
    lines: Receiver<Vec<u8>>,
    is_flooded: Arc<AtomicBool>,
    last_words: Arc<Mutex<Vec<u8>>>,
    stderr_closed: Receiver<()>,
}

impl Process {
    /// Starts `command`; `who` it is called in the log.
    pub(crate) fn start(command: &Invocation, who: &str, log: Arc<Log>) -> io::Result<Self> {
        let mut starting = Command::new(command.program());
        starting
            .args(command.arguments())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        #[cfg(unix)]
        starting.process_group(0);
        let mut child = starting.spawn()?;
        locked(&RUNNING).insert(child.id());

        let stdin = child.stdin.take().expect("it was asked for");
        let stdout = child.stdout.take().expect("it was asked for");
        let stderr = child.stderr.take().expect("it was asked for");
        let (inlet, to_write) = sync_channel(MAX_UNREAD_LINES);
        let (read, lines) = sync_channel(MAX_WAITING_LINES);
        let (stderr_open, stderr_closed) = sync_channel(0);
        let is_flooded = Arc::new(AtomicBool::new(false));
        let last_words = Arc::new(Mutex::new(Vec::new()));
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn({
            let is_flooded = Arc::clone(&is_flooded);
            move || read_lines(stdout, &read, &is_flooded)
        });
        thread::spawn({
            let (who, last_words) = (who.to_owned(), Arc::clone(&last_words));
            move || {
                let _open = stderr_open;
                keep_words(stderr, &who, &log, &last_words);
            }
        });
        Ok(Self {
            child,
            is_reaped: false,
            inlet: Arc::new(Mutex::new(Some(inlet))),
            lines,
            is_flooded,
            last_words,
            stderr_closed,
        })
    }

    pub(crate) fn inlet(&self) -> &Inlet {
        &self.inlet
    }

    /// The next line, without its end.
    pub(crate) fn line(&self, until: Instant) -> Result<Vec<u8>, Silence> {
        if self.is_flooded.load(Ordering::Relaxed) {
            return Err(Silence::Flooded);
        }
        let left = until.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected if self.is_flooded.load(Ordering::Relaxed) => {
                Silence::Flooded
            }
            RecvTimeoutError::Disconnected => Silence::Closed,
        })
    }

    /// It closed its output: how it ended, and what it said last.
    pub(crate) fn crash(&mut self) -> Fault {
        let until = Instant::now() + EXIT_WAIT;
        while !has_ended(self.child.id()) && Instant::now() < until {
            thread::sleep(EXIT_LOOK);
        }
        let has_ended = has_ended(self.child.id());
        let status = self.end().filter(|_| has_ended);
        // Its last words may still be on their way; whoever holds the pipe open cannot hold us up.
        let _ = self.stderr_closed.recv_timeout(EXIT_WAIT);
        let words = locked(&self.last_words);
        Fault::Crashed {
            status: status.map(|status| status.to_string()),
            last_words: readable(&words),
        }
    }

    /// Kills it with all it started, and reaps it.
    fn end(&mut self) -> Option<ExitStatus> {
        self.is_reaped = true;
        kill_group(self.child.id());
        // Where there are no groups; with them it is dead already.
        let _ = self.child.kill();
        // Out of the list first: its number is free as soon as it is reaped.
        locked(&RUNNING).remove(&self.child.id());
        self.child.wait().ok()
    }

    /// No line will follow; it has so long to end by itself.
    pub(crate) fn close(&mut self, patience: Duration) {
        locked(&self.inlet).take();
        let until = Instant::now() + patience;
        while let Ok(_line) = self.line(until) {}
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.is_reaped {
            self.end();
        }
    }
}

/// Puts a line into the pipe, or says that nobody takes lines out of it.
pub(crate) fn put(inlet: &Inlet, line: String) -> Result<(), Fault> {
    match locked(inlet).as_ref().map(|inlet| inlet.try_send(line)) {
        Some(Err(TrySendError::Full(_))) => Err(Fault::Deaf),
        // A pipe that broke is noticed when listening.
        _ => Ok(()),
    }
}

fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).is_err() || stdin.flush().is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, lines: &SyncSender<Vec<u8>>, is_flooded: &AtomicBool) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let most = MAX_LINE_BYTES as u64 + 1;
        match reader.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        let is_too_long = line.len() > MAX_LINE_BYTES;
        let is_full = || matches!(lines.try_send(line), Err(TrySendError::Full(_)));
        if is_too_long || is_full() {
            is_flooded.store(true, Ordering::Relaxed);
            return;
        }
    }
}

fn keep_words(stderr: impl Read, who: &str, log: &Log, last_words: &Mutex<Vec<u8>>) {
    let mut reader = BufReader::new(stderr);
    loop {
        let mut line = Vec::new();
        let most = LOG_LINE_BYTES as u64;
        match reader.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        log.line(who, &readable(&line));
        let mut words = locked(last_words);
        words.extend_from_slice(&line);
        let surplus = words.len().saturating_sub(LAST_WORDS_BYTES);
        words.drain(..surplus);
    }
}

/// Nothing here is half done when a thread panics.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(unix)]
fn group(process: u32) -> Option<rustix::process::Pid> {
    rustix::process::Pid::from_raw(i32::try_from(process).ok()?)
}

#[cfg(unix)]
fn kill_group(process: u32) {
    if let Some(group) = group(process) {
        // Nobody left is as good as killed.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

/// Groups are not known here: the bot itself is killed through its handle.
#[cfg(not(unix))]
fn kill_group(_process: u32) {}

/// Whether it has ended; it stays to be reaped.
#[cfg(unix)]
fn has_ended(process: u32) -> bool {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    group(process).is_some_and(|leader| matches!(waitid(WaitId::Pid(leader), look), Ok(Some(_))))
}

#[cfg(not(unix))]
fn has_ended(_process: u32) -> bool {
    true
}
