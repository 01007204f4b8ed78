//! Runs the tests of a build up to the first that fails.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::count::Verdict;
use super::switch;
use crate::error::Error;

/// How long tests may take that pass in no time: what a busy machine may need on top.
const GRACE: Duration = Duration::from_secs(30);

/// How many times longer than without a fault tests may take.
const PATIENCE: u32 = 5;

/// Kibibytes a test may ask for: a fault can make a list grow for ever.
const MEMORY: &str = "4000000";

/// The tests of a game, and how long each program takes without a fault.
pub(super) struct Trial {
    programs: Vec<(PathBuf, Duration)>,
    folder: PathBuf,
}

impl Trial {
    /// Runs everything once without a fault: it must pass.
    pub(super) fn new(programs: Vec<PathBuf>, folder: &Path) -> Result<Self, Error> {
        let mut timed = Vec::new();
        for program in programs {
            let start = Instant::now();
            let status = command(&program, folder, 0).status().map_err(unstarted)?;
            if !status.success() {
                let name = program.display();
                return Err(Error::failed(format!("{name} fails without a fault")));
            }
            timed.push((program, start.elapsed()));
        }
        Ok(Self {
            programs: timed,
            folder: folder.to_path_buf(),
        })
    }

    /// How long all of it takes without a fault.
    pub(super) fn length(&self) -> Duration {
        self.programs.iter().map(|(_, length)| *length).sum()
    }

    /// The same tests of another build, in the same order.
    pub(super) fn with(&self, programs: Vec<PathBuf>) -> Self {
        let lengths = self.programs.iter().map(|(_, length)| *length);
        Self {
            programs: programs.into_iter().zip(lengths).collect(),
            folder: self.folder.clone(),
        }
    }

    /// What comes of the fault with this number.
    pub(super) fn of(&self, number: usize) -> Result<Verdict, Error> {
        for (program, length) in &self.programs {
            let child = command(program, &self.folder, number)
                .spawn()
                .map_err(unstarted)?;
            match ended(child, GRACE + *length * PATIENCE)? {
                Some(true) => {}
                Some(false) => return Ok(Verdict::Caught),
                None => return Ok(Verdict::Timeout),
            }
        }
        Ok(Verdict::Missed)
    }
}

fn unstarted(error: std::io::Error) -> Error {
    Error::failed(format!("could not run a test: {error}"))
}

/// Whether the program passed; nothing if it had to be stopped.
fn ended(mut child: Child, limit: Duration) -> Result<Option<bool>, Error> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(unstarted)? {
            return Ok(Some(status.success()));
        }
        if start.elapsed() > limit {
            child
                .kill()
                .and_then(|()| child.wait())
                .map_err(unstarted)?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(20));
    }
}

fn command(program: &Path, folder: &Path, number: usize) -> Command {
    let mut command = if cfg!(unix) {
        let mut shell = Command::new("sh");
        let limited = format!("ulimit -v {MEMORY}; exec \"$0\"");
        shell.args(["-c", &limited]).arg(program);
        shell
    } else {
        Command::new(program)
    };
    command
        .current_dir(folder)
        .env(switch::ON, number.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}
