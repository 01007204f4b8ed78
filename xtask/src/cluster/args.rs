//! What `cargo xtask cluster` is told.

use super::fault::Fault;
use super::house::Lines;
use crate::error::Error;

/// The flag of the process that looks after the servers; not for typing.
pub(super) const SIT: &str = "--sit";

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Args {
    pub(super) job: Job,
    pub(super) nodes: usize,
    pub(super) seed: u64,
    /// The one thing that is broken in trials, if not all by turns.
    pub(super) kind: Option<Fault>,
    /// How the nodes speak to each other.
    pub(super) lines: Lines,
    /// Whether the programs are built first.
    pub(super) build: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Job {
    /// Get nats-server and nothing else.
    Fetch,
    /// Serve until Ctrl-C.
    Serve,
    /// The same, as the process behind it.
    Sit,
    /// Break things so many times.
    Trials(usize),
    /// Look whether what is done at one server is there at all.
    Tour,
    /// Measure acts per second and their latency.
    Speed,
}

impl Args {
    pub(super) fn parse(words: &[String]) -> Result<Self, Error> {
        let mut args = Self {
            job: Job::Serve,
            nodes: 3,
            seed: 1,
            kind: None,
            lines: Lines::Plain,
            build: true,
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--fetch" => args.job = Job::Fetch,
                "--speed" => args.job = Job::Speed,
                "--tour" => args.job = Job::Tour,
                "--tls" => args.lines = Lines::Encrypted,
                "--no-build" => args.build = false,
                SIT => args.job = Job::Sit,
                "--trials" => args.job = Job::Trials(number(word, words.next(), 1..=10_000)?),
                "--kind" => args.kind = Some(fault(words.next())?),
                "--nodes" => args.nodes = number(word, words.next(), 1..=9)?,
                "--seed" => args.seed = number(word, words.next(), 0..=usize::MAX)? as u64,
                other => return Err(Error::Usage(format!("`cluster` knows no `{other}`"))),
            }
        }
        Ok(args)
    }
}

fn fault(value: Option<&String>) -> Result<Fault, Error> {
    let named = |fault: &Fault| value.is_some_and(|value| fault.kind() == value);
    Fault::ALL.into_iter().find(named).ok_or_else(|| {
        let kinds = Fault::ALL.map(Fault::kind).join(", ");
        Error::Usage(format!("`--kind` wants one of {kinds}"))
    })
}

fn number(
    flag: &str,
    value: Option<&String>,
    allowed: std::ops::RangeInclusive<usize>,
) -> Result<usize, Error> {
    value
        .and_then(|value| value.parse().ok())
        .filter(|value| allowed.contains(value))
        .ok_or_else(|| {
            let (least, most) = (allowed.start(), allowed.end());
            Error::Usage(format!("`{flag}` wants a number from {least} to {most}"))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Args, Error> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Args::parse(&words)
    }

    #[test]
    fn flags_are_read_and_nonsense_is_refused() {
        let args = parse("--nodes 2 --trials 5 --seed 9").unwrap();
        assert_eq!((args.job, args.nodes, args.seed), (Job::Trials(5), 2, 9));
        assert_eq!(parse("").unwrap().job, Job::Serve);
        assert_eq!(parse("--tls").unwrap().lines, Lines::Encrypted);
        for fault in Fault::ALL {
            let args = parse(&format!("--trials 1 --kind {}", fault.kind())).unwrap();
            assert_eq!(args.kind, Some(fault));
        }
        for line in [
            "--nodes",
            "--nodes 0",
            "--nodes ten",
            "--trials 0",
            "--fast",
            "--trials 1 --kind",
            "--trials 1 --kind flood",
        ] {
            assert!(matches!(parse(line), Err(Error::Usage(_))), "{line}");
        }
    }
}
