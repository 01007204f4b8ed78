//! `cargo xtask test`: picks the steps, runs them one after the other, says how it went.
//!
//! A failure does not stop the run: what does not depend on it is still worth knowing.
//! A step that could not run because something it needs failed counts as failed too.
//! What each step does is in `steps.rs`.

use std::time::{Duration, Instant};

use crate::beside::{self, Work};
use crate::error::Error;
use crate::shell::Workspace;
use crate::steps::{STEPS, Step};

pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let options = Options::parse(args)?;
    let steps = plan(STEPS, &options)?;
    let results = run_steps(&steps, &mut beside::Hands::new(workspace));
    println!("\n{}", summary(&results));
    let n_failed = results.iter().filter(|r| r.failure.is_some()).count();
    println!("{} passed, {n_failed} failed", results.len() - n_failed);
    if n_failed == 0 {
        Ok(())
    } else {
        // The count is the last line, whoever reads it.
        Err(Error::Told)
    }
}

/// `cargo xtask check`: everything but the slow end.
pub(crate) fn check(workspace: &Workspace, args: &[String]) -> Result<(), Error> {
    let quick = ["--quick".to_owned()];
    run(workspace, &[&quick, args].concat())
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Options {
    quick: bool,
    only: Option<Vec<String>>,
}

impl Options {
    fn parse(args: &[String]) -> Result<Self, Error> {
        let mut options = Self::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--quick" => options.quick = true,
                "--only" => options.only = Some(names(args.next().map(String::as_str))?),
                other => match other.strip_prefix("--only=") {
                    Some(value) => options.only = Some(names(Some(value))?),
                    None => return Err(Error::Usage(format!("`test` knows no `{other}`"))),
                },
            }
        }
        Ok(options)
    }
}

fn names(value: Option<&str>) -> Result<Vec<String>, Error> {
    let names: Vec<String> = value
        .unwrap_or_default()
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect();
    if names.is_empty() {
        return Err(Error::Usage(
            "`--only` wants steps, with commas between them".to_owned(),
        ));
    }
    Ok(names)
}

/// The steps to run, in their fixed order: those asked for and whatever those need.
fn plan<'a>(steps: &'a [Step], options: &Options) -> Result<Vec<&'a Step>, Error> {
    let mut wanted: Vec<&str> = match &options.only {
        None => steps.iter().map(|step| step.id).collect(),
        Some(only) => only.iter().map(String::as_str).collect(),
    };
    if let Some(unknown) = wanted.iter().find(|id| steps.iter().all(|s| s.id != **id)) {
        let known: Vec<&str> = steps.iter().map(|step| step.id).collect();
        return Err(Error::Usage(format!(
            "there is no step `{unknown}`; the steps are {}",
            known.join(", ")
        )));
    }
    if options.quick {
        wanted.retain(|id| steps.iter().any(|s| s.id == *id && !s.slow));
    }
    // Steps only need earlier ones, so one walk from the back finds everything.
    for step in steps.iter().rev() {
        if wanted.contains(&step.id) {
            wanted.extend(step.needs);
        }
    }
    Ok(steps.iter().filter(|s| wanted.contains(&s.id)).collect())
}

#[derive(Debug)]
struct StepResult {
    id: &'static str,
    title: &'static str,
    took: Duration,
    failure: Option<String>,
}

fn run_steps(steps: &[&Step], work: &mut impl Work) -> Vec<StepResult> {
    let mut results: Vec<StepResult> = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        println!("\n== {}/{} {}: {}", i + 1, steps.len(), step.id, step.title);
        let begin = Instant::now();
        for other in steps.iter().filter(|other| other.beside == Some(step.id)) {
            if missing(other, &results).is_none() {
                work.begin(other);
            }
        }
        let failure = match missing(step, &results) {
            Some(needed) => Some(format!("not run, because it needs `{needed}`")),
            None => work.run(step).err().map(|error| error.to_string()),
        };
        let took = begin.elapsed();
        match &failure {
            None => println!("-- {}: ok, {}", step.id, seconds(took)),
            Some(why) => println!("-- {}: FAILED, {}: {why}", step.id, seconds(took)),
        }
        results.push(StepResult {
            id: step.id,
            title: step.title,
            took,
            failure,
        });
    }
    results
}

/// What `step` needs and has not got.
fn missing(step: &Step, results: &[StepResult]) -> Option<&'static str> {
    results
        .iter()
        .find(|r| r.failure.is_some() && step.needs.contains(&r.id))
        .map(|needed| needed.id)
}

/// One line a step, with the reasons of the failures under them.
fn summary(results: &[StepResult]) -> String {
    let mut lines = vec!["== summary".to_owned()];
    for result in results {
        let verdict = if result.failure.is_some() {
            "FAILED"
        } else {
            "ok"
        };
        lines.push(format!(
            "{verdict:<6} {:>8}  {:<10} {}",
            seconds(result.took),
            result.id,
            result.title
        ));
        if let Some(why) = &result.failure {
            lines.push(format!("{:18}{why}", ""));
        }
    }
    lines.join("\n")
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn step(id: &'static str, needs: &'static [&'static str], slow: bool) -> Step {
        Step {
            id,
            title: "a step",
            needs,
            slow,
            beside: None,
            run: |_| Ok(()),
        }
    }

    /// Notes what is asked of it; some steps fail.
    #[derive(Default)]
    struct Noted {
        log: Vec<String>,
        fails: &'static str,
    }

    impl Work for Noted {
        fn begin(&mut self, step: &Step) {
            self.log.push(format!("begin {}", step.id));
        }

        fn run(&mut self, step: &Step) -> Result<(), Error> {
            self.log.push(step.id.to_owned());
            if step.id == self.fails {
                return Err(Error::failed("no network"));
            }
            Ok(())
        }
    }

    const TOY: &[Step] = &[
        step("install", &[], false),
        step("format", &[], false),
        step("build", &["install"], false),
        step("browser", &["build"], true),
    ];

    fn options(line: &str) -> Result<Options, Error> {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Options::parse(&args)
    }

    fn planned(line: &str) -> Vec<&'static str> {
        let steps = plan(TOY, &options(line).unwrap()).unwrap();
        steps.iter().map(|step| step.id).collect()
    }

    #[test]
    fn a_plain_run_has_every_step_and_a_quick_one_leaves_out_the_slow() {
        assert_eq!(planned(""), ["install", "format", "build", "browser"]);
        assert_eq!(planned("--quick"), ["install", "format", "build"]);
    }

    #[test]
    fn only_brings_along_what_is_needed_in_order() {
        assert_eq!(planned("--only browser"), ["install", "build", "browser"]);
        assert_eq!(
            planned("--only=build,format"),
            ["install", "format", "build"]
        );
    }

    #[test]
    fn bad_arguments_are_refused_with_what_would_be_right() {
        let unknown = plan(TOY, &options("--only fromat").unwrap()).unwrap_err();
        assert!(unknown.to_string().contains("`fromat`"));
        assert!(
            unknown
                .to_string()
                .contains("install, format, build, browser")
        );
        for line in ["--only", "--only ,", "--only=", "--fast", "format"] {
            assert!(matches!(options(line), Err(Error::Usage(_))), "{line}");
        }
    }

    #[test]
    fn a_failure_stops_only_what_needs_it_and_that_counts_as_failed() {
        let steps: Vec<&Step> = TOY.iter().collect();
        let mut work = Noted {
            fails: "install",
            ..Noted::default()
        };
        let results = run_steps(&steps, &mut work);
        assert_eq!(work.log, ["install", "format"]);
        let failed: Vec<&str> = results
            .iter()
            .filter(|r| r.failure.is_some())
            .map(|r| r.id)
            .collect();
        assert_eq!(failed, ["install", "build", "browser"]);
        let summary = summary(&results);
        assert!(summary.contains("no network"), "{summary}");
        assert!(summary.contains("needs `install`"), "{summary}");
    }

    #[test]
    fn a_step_beside_another_begins_with_it_and_is_heard_in_its_turn() {
        let waits = step("waits", &[], false);
        let other = step("other", &[], false);
        let works = Step {
            beside: Some("waits"),
            ..step("works", &["other"], false)
        };
        let mut work = Noted::default();
        run_steps(&[&other, &waits, &works], &mut work);
        assert_eq!(work.log, ["other", "begin works", "waits", "works"]);
        let mut broken = Noted {
            fails: "other",
            ..Noted::default()
        };
        run_steps(&[&other, &waits, &works], &mut broken);
        assert_eq!(broken.log, ["other", "waits"]);
    }

    #[test]
    fn real_steps_have_their_own_names_and_need_earlier_ones() {
        for (i, step) in STEPS.iter().enumerate() {
            assert!(STEPS[..i].iter().all(|earlier| earlier.id != step.id));
            for needed in step.needs {
                let earlier = STEPS[..i].iter().find(|s| s.id == *needed);
                assert!(earlier.is_some_and(|s| step.slow || !s.slow), "{}", step.id);
            }
            // Begun in a run of its own, it must not do over what it needs.
            if let Some(beside) = step.beside {
                assert!(STEPS[..i].iter().any(|earlier| earlier.id == beside));
                assert!(step.needs.is_empty(), "{}", step.id);
            }
        }
    }
}
