//! What came of the faults, counted by file.

use std::collections::BTreeMap;
use std::fmt;

/// What came of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A test failed.
    Caught,
    /// No test failed.
    Missed,
    /// The tests ran for ever.
    Timeout,
    /// It does not compile.
    Unviable,
    /// There was no time for a build of its own.
    Untried,
}

/// The verdicts in the order they are shown.
const VERDICTS: [&str; 5] = ["caught", "missed", "timeout", "unviable", "untried"];

/// How many faults had which verdict, by file, which test noticed how many, and what was not noticed.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    files: BTreeMap<String, [usize; VERDICTS.len()]>,
    tests: BTreeMap<String, usize>,
    survivors: Vec<String>,
}

impl Counts {
    pub(super) fn add(&mut self, verdict: Verdict, by: Option<&str>, name: &str) {
        let file = name.split(':').next().unwrap_or(name);
        self.files.entry(file.to_owned()).or_default()[verdict as usize] += 1;
        if let Some(test) = by {
            *self.tests.entry(test.to_owned()).or_default() += 1;
        }
        if verdict == Verdict::Missed {
            self.survivors.push(name.to_owned());
        }
    }

    fn total(&self) -> [usize; VERDICTS.len()] {
        self.files.values().fold([0; VERDICTS.len()], |sum, file| {
            std::array::from_fn(|i| sum[i] + file[i])
        })
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.files.keys().map(String::len).max().unwrap_or(0);
        let row = |f: &mut fmt::Formatter<'_>, name: &str, counts: &[usize; VERDICTS.len()]| {
            write!(f, "{name:<width$}")?;
            for (count, verdict) in counts.iter().zip(VERDICTS) {
                write!(f, "  {count:>3} {verdict}")?;
            }
            writeln!(f)
        };
        for (file, counts) in &self.files {
            row(f, file, counts)?;
        }
        let total = self.total();
        row(f, "all", &total)?;
        // Tests that run for ever notice a fault too; one that does not compile is none.
        let [caught, missed, timeout, ..] = total;
        let (noticed, tried) = (caught + timeout, caught + timeout + missed);
        if let Some(permille) = (noticed * 1000).checked_div(tried) {
            let (percent, tenths) = (permille / 10, permille % 10);
            writeln!(f, "noticed: {noticed} of {tried} ({percent}.{tenths} %)")?;
        }
        if !self.tests.is_empty() {
            let tests = self.tests.iter();
            let tests: Vec<String> = tests.map(|(test, n)| format!("{test} {n}")).collect();
            writeln!(f, "first noticed by: {}", tests.join(", "))?;
        }
        for survivor in &self.survivors {
            writeln!(f, "not noticed: {survivor}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_counted_by_file_and_survivors_named() {
        let mut counts = Counts::default();
        let (rules, order) = (Some("situations"), Some("order"));
        counts.add(Verdict::Caught, rules, "src/a.rs:1:2: replace + with -");
        counts.add(Verdict::Caught, order, "src/b.rs:1:2: replace f");
        counts.add(Verdict::Missed, None, "src/a.rs:9:2: replace > with >=");
        counts.add(Verdict::Timeout, rules, "src/b.rs:3:2: replace g");
        assert_eq!(
            counts.to_string(),
            "src/a.rs    1 caught    1 missed    0 timeout    0 unviable    0 untried\n\
             src/b.rs    1 caught    0 missed    1 timeout    0 unviable    0 untried\n\
             all         2 caught    1 missed    1 timeout    0 unviable    0 untried\n\
             noticed: 3 of 4 (75.0 %)\n\
             first noticed by: order 1, situations 2\n\
             not noticed: src/a.rs:9:2: replace > with >=\n"
        );
        assert_eq!(
            Counts::default().to_string(),
            "all    0 caught    0 missed    0 timeout    0 unviable    0 untried\n"
        );
    }
}
