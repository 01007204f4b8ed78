//! Runs the tests of a build up to the first that fails.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::count::Verdict;
use super::switch;
use crate::error::Error;

/// How much processor time tests may take that pass in no time.
const GRACE: Duration = Duration::from_secs(10);

/// How many times longer than without a fault tests may take.
const PATIENCE: u32 = 5;

/// The signal for too much processor time.
#[cfg(unix)]
const OUT_OF_TIME: i32 = 24;

/// Kibibytes a test may ask for: a fault can make a list grow for ever.
const MEMORY: &str = "4000000";

/// The tests of a game, and how much processor time each program takes without a fault.
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
            let output = command(&program, folder, 0, None)
                .stdout(Stdio::piped())
                .output()
                .map_err(unstarted)?;
            if !output.status.success() {
                let name = program.display();
                return Err(Error::failed(format!("{name} fails without a fault")));
            }
            let said = String::from_utf8_lossy(&output.stdout);
            let length = processor_time(&said).unwrap_or_else(|| start.elapsed());
            timed.push((program, length));
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

    /// What comes of the fault with this number, and which test noticed it.
    pub(super) fn of(&self, number: usize) -> Result<(Verdict, Option<String>), Error> {
        for (program, length) in &self.programs {
            let limit = GRACE + *length * PATIENCE;
            let child = command(program, &self.folder, number, Some(limit))
                .spawn()
                .map_err(unstarted)?;
            let verdict = match ended(child, limit)? {
                Some(true) => continue,
                Some(false) => Verdict::Caught,
                None => Verdict::Timeout,
            };
            return Ok((verdict, Some(name_of(program))));
        }
        Ok((Verdict::Missed, None))
    }
}

/// `/b/situations-0123` is the test `situations`; that of the crate itself is called after it.
fn name_of(program: &Path) -> String {
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    let name = name.rsplit_once('-').map_or(&*name, |(name, _)| name);
    if name.starts_with("shamble_") {
        "the crate's own".into()
    } else {
        name.into()
    }
}

fn unstarted(error: std::io::Error) -> Error {
    Error::failed(format!("could not run a test: {error}"))
}

/// Whether the program passed; nothing if it took too long.
#[cfg(unix)]
fn ended(mut child: Child, _: Duration) -> Result<Option<bool>, Error> {
    use std::os::unix::process::ExitStatusExt;
    let status = child.wait().map_err(unstarted)?;
    Ok((status.signal() != Some(OUT_OF_TIME)).then_some(status.success()))
}

/// Whether the program passed; nothing if it had to be stopped. A busy machine makes it slower, so be patient.
#[cfg(not(unix))]
fn ended(mut child: Child, limit: Duration) -> Result<Option<bool>, Error> {
    let start = std::time::Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(unstarted)? {
            return Ok(Some(status.success()));
        }
        if start.elapsed() > limit * PATIENCE {
            child
                .kill()
                .and_then(|()| child.wait())
                .map_err(unstarted)?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A test program with this fault on. Where the system can, memory and processor time are limited: those do not depend on
/// what else the machine does. Without a limit it tells how much it took.
fn command(program: &Path, folder: &Path, number: usize, limit: Option<Duration>) -> Command {
    let mut command = if cfg!(unix) {
        let mut shell = Command::new("sh");
        let script = match limit {
            Some(limit) => format!("ulimit -St {}; exec \"$0\"", limit.as_secs()),
            None => "\"$0\" > /dev/null && times".to_owned(),
        };
        let script = format!("ulimit -v {MEMORY}; {script}");
        shell.args(["-c", &script]).arg(program);
        shell
    } else {
        Command::new(program)
    };
    command
        .current_dir(folder)
        .env(switch::ON, number.to_string())
        // One difference is enough to notice a fault.
        .env("SHAMBLE_FIRST", "1")
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// What a shell's `times` says of the programs it ran: the second line, `0m1.250000s 0m0.5s`.
fn processor_time(said: &str) -> Option<Duration> {
    let seconds = |word: &str| {
        let (minutes, seconds) = word.strip_suffix('s')?.split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    };
    let words = said.lines().nth(1)?.split_whitespace();
    let sum = words.map(seconds).sum::<Option<f64>>()?;
    Duration::try_from_secs_f64(sum).ok()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_without_an_end_is_stopped() {
        let shell = |script: &str| {
            let mut shell = Command::new("sh");
            let child = shell.args(["-c", script]).spawn().unwrap();
            ended(child, Duration::ZERO).unwrap()
        };
        assert_eq!(shell("ulimit -St 1; while :; do :; done"), None);
        assert_eq!(shell("exit 3"), Some(false));
        assert_eq!(shell(":"), Some(true));
    }

    #[test]
    fn processor_time_is_read() {
        let said = "0m0.01s 0m0.00s\n1m2.250000s 0m0.5s\n";
        assert_eq!(processor_time(said), Some(Duration::from_millis(62_750)));
        assert_eq!(processor_time("ok\n"), None);
    }

    #[test]
    fn tests_are_named() {
        assert_eq!(name_of(Path::new("/b/order-12ab")), "order");
        assert_eq!(
            name_of(Path::new("/b/shamble_cliche-12")),
            "the crate's own"
        );
    }
}
