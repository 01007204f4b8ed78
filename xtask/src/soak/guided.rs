//! The decoders under a fuzzer that sees which code an input reaches: libFuzzer, with the stable compiler's own counters.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::Came;
use crate::error::Error;
use crate::shell::{self, Workspace};

/// What makes the compiler count which code runs, as `cargo fuzz` asks for it.
const COUNTED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing";

/// No input is longer: the limit of most doors.
const MAX_BYTES: usize = 64 * 1024;

/// An input that takes longer is a finding.
const SECONDS_AN_INPUT: u32 = 20;

const MEGABYTES: u32 = 2048;

/// Tries every decoder for the same time.
pub(super) fn run(
    workspace: &Workspace,
    name: &'static str,
    minutes: f64,
    seed: u64,
) -> Result<Came, Error> {
    let programs = build(workspace)?;
    let folder = workspace.target().join("trials").join(name);
    let seeds = folder.join("seeds");
    let mut writing = Command::new(workspace.dev_binary("trials"));
    shell::run(
        writing
            .arg("seeds")
            .arg("--folder")
            .arg(&seeds)
            .current_dir(&workspace.root),
    )?;
    let decoders = names_in(&seeds)?;
    let began = Instant::now();
    let seconds = (minutes * 60.0 / decoders.len() as f64).ceil().max(1.0) as u64;
    let (mut tried, mut n_found) = (Vec::new(), 0);
    for decoder in &decoders {
        let run = Run {
            program: programs.join(decoder),
            seeds: seeds.join(decoder),
            grown: folder.join("corpus").join(decoder),
            found: folder.join(format!("{decoder}-")),
            seconds,
            seed,
        };
        let came = run.go()?;
        println!("{decoder}: {}", came.told());
        n_found += u64::from(!came.is_sound);
        tried.push(format!("{} {decoder}", came.n_inputs));
    }
    Ok(Came {
        name,
        tried: format!("inputs: {}", tried.join(", ")),
        found: Some(n_found),
        took: began.elapsed(),
    })
}

/// Builds all programs, for this very machine so that only they are counted and not what builds them.
fn build(workspace: &Workspace) -> Result<PathBuf, Error> {
    let about = shell::output_of(Command::new("rustc").arg("-vV")).unwrap_or_default();
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or_else(|| Error::failed("`rustc -vV` does not say what it builds for"))?;
    let folder = workspace.target().join("fuzz");
    let mut cargo = workspace.cargo(&["build", "--release", "--manifest-path=fuzz/Cargo.toml"]);
    cargo.arg("--target").arg(host);
    cargo.arg("--target-dir").arg(&folder);
    shell::run(cargo.env("RUSTFLAGS", COUNTED))?;
    Ok(folder.join(host).join("release"))
}

fn names_in(folder: &Path) -> Result<Vec<String>, Error> {
    let failed = |error: std::io::Error| Error::failed(format!("{}: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        names.push(
            entry
                .map_err(failed)?
                .file_name()
                .to_string_lossy()
                .into_owned(),
        );
    }
    names.sort_unstable();
    Ok(names)
}

/// One decoder for some time.
struct Run {
    program: PathBuf,
    seeds: PathBuf,
    /// Inputs that reached something new, which the next run begins with.
    grown: PathBuf,
    /// How the names of files begin that hold what was found.
    found: PathBuf,
    seconds: u64,
    seed: u64,
}

#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    n_inputs: u64,
    /// Places in the code that were reached.
    n_reached: u64,
    is_sound: bool,
    took: Duration,
}

impl Run {
    fn go(&self) -> Result<Outcome, Error> {
        let failed =
            |error: std::io::Error| Error::failed(format!("{}: {error}", self.program.display()));
        std::fs::create_dir_all(&self.grown).map_err(failed)?;
        let began = Instant::now();
        let run = Command::new(&self.program)
            .args([&self.grown, &self.seeds])
            .arg(format!("-max_total_time={}", self.seconds))
            .arg(format!("-seed={}", self.seed.max(1)))
            .arg(format!("-max_len={MAX_BYTES}"))
            .arg(format!("-timeout={SECONDS_AN_INPUT}"))
            .arg(format!("-rss_limit_mb={MEGABYTES}"))
            .arg(format!("-artifact_prefix={}", self.found.display()))
            .arg("-print_final_stats=1")
            .stdin(Stdio::null())
            .output()
            .map_err(failed)?;
        let told = String::from_utf8_lossy(&run.stderr);
        if !run.status.success() {
            println!("{told}");
        }
        Ok(Outcome {
            took: began.elapsed(),
            ..outcome(&told, run.status.success())
        })
    }
}

/// What libFuzzer says at the end.
fn outcome(told: &str, is_sound: bool) -> Outcome {
    let number_after = |key: &str| {
        let at = told.rfind(key)? + key.len();
        let digits = told[at..].trim_start();
        let end = digits.find(|c: char| !c.is_ascii_digit());
        digits[..end.unwrap_or(digits.len())].parse().ok()
    };
    Outcome {
        n_inputs: number_after("stat::number_of_executed_units:").unwrap_or(0),
        n_reached: number_after(" cov: ").unwrap_or(0),
        is_sound,
        took: Duration::ZERO,
    }
}

impl Outcome {
    fn told(&self) -> String {
        let found = if self.is_sound {
            "nothing found"
        } else {
            "FOUND something"
        };
        let (n_inputs, n_reached, seconds) = (self.n_inputs, self.n_reached, self.took.as_secs());
        format!("{n_inputs} inputs in {seconds} s reached {n_reached} places, {found}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_fuzzer_says_at_the_end_is_read() {
        let told = "#2\tINITED cov: 90 ft: 91 corp: 1/1b\n#4096\tpulse  cov: 1234 ft: 4567 corp: 9/9b\n\
            stat::number_of_executed_units: 4099\nstat::average_exec_per_sec:     99\n";
        let came = outcome(told, true);
        assert_eq!((came.n_inputs, came.n_reached), (4099, 1234));
        assert!(came.told().ends_with("nothing found"));
        let came = outcome("==1== ERROR: libFuzzer: deadly signal", false);
        assert_eq!((came.n_inputs, came.n_reached), (0, 0));
        assert!(came.told().ends_with("FOUND something"));
    }
}
