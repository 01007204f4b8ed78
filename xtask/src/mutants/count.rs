//! What came of the faults, from the lists that cargo-mutants leaves behind: one file a verdict, one fault a line.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

use crate::error::Error;

/// The verdicts, as their files are called.
const VERDICTS: [&str; 4] = ["caught", "missed", "timeout", "unviable"];

/// How many faults had which verdict, by file, and which were not noticed.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    files: BTreeMap<String, [usize; VERDICTS.len()]>,
    survivors: Vec<String>,
}

impl Counts {
    pub(super) fn read(folder: &Path) -> Result<Self, Error> {
        let mut counts = Self::default();
        for (index, verdict) in VERDICTS.iter().enumerate() {
            let path = folder.join(format!("{verdict}.txt"));
            let text = fs::read_to_string(&path).map_err(|error| {
                Error::failed(format!("could not read {}: {error}", path.display()))
            })?;
            counts.add(index, &text);
        }
        Ok(counts)
    }

    fn add(&mut self, index: usize, text: &str) {
        for line in text.lines().filter(|line| !line.is_empty()) {
            let file = line.split(':').next().unwrap_or(line);
            self.files.entry(file.to_owned()).or_default()[index] += 1;
            if VERDICTS[index] == "missed" {
                self.survivors.push(line.to_owned());
            }
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
        let row = |f: &mut fmt::Formatter<'_>, name: &str, counts: &[usize; 4]| {
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
        let [caught, missed, timeout, _] = total;
        let (noticed, tried) = (caught + timeout, caught + timeout + missed);
        if let Some(permille) = (noticed * 1000).checked_div(tried) {
            let (percent, tenths) = (permille / 10, permille % 10);
            writeln!(f, "noticed: {noticed} of {tried} ({percent}.{tenths} %)")?;
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
        counts.add(
            0,
            "src/a.rs:1:2: replace + with -\nsrc/b.rs:1:2: replace f\n",
        );
        counts.add(1, "src/a.rs:9:2: replace > with >=\n");
        counts.add(2, "src/b.rs:3:2: replace g\n");
        counts.add(3, "");
        assert_eq!(
            counts.to_string(),
            "src/a.rs    1 caught    1 missed    0 timeout    0 unviable\n\
             src/b.rs    1 caught    0 missed    1 timeout    0 unviable\n\
             all         2 caught    1 missed    1 timeout    0 unviable\n\
             noticed: 3 of 4 (75.0 %)\n\
             not noticed: src/a.rs:9:2: replace > with >=\n"
        );
        assert_eq!(
            Counts::default().to_string(),
            "all    0 caught    0 missed    0 timeout    0 unviable\n"
        );
    }
}
