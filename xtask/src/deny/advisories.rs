//! Known flaws of crates, from the snapshot in the repository.

use super::semver::meets;
use super::{Crate, Finding};
use crate::error::Error;

/// A known flaw.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Advisory {
    id: String,
    name: String,
    kind: String,
    /// Versions that do not have it: mended, or never affected.
    free: Vec<String>,
}

pub(super) fn parse(text: &str) -> Result<Vec<Advisory>, Error> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(advisory).collect()
}

fn advisory(line: &str) -> Result<Advisory, Error> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [id, name, kind, free @ ..] = &parts[..] else {
        return Err(Error::failed(format!("deny/advisories.txt: `{line}`")));
    };
    let free = free.iter().flat_map(|list| list.split(';')).map(str::trim);
    Ok(Advisory {
        id: (*id).to_owned(),
        name: (*name).to_owned(),
        kind: (*kind).to_owned(),
        free: free
            .filter(|one| !one.is_empty())
            .map(str::to_owned)
            .collect(),
    })
}

/// What is known about the crates that are built in.
pub(super) fn check(known: &[Advisory], ignored: &[String], crates: &[Crate]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for one in crates {
        let concerns = |advisory: &&Advisory| {
            // What cannot be read counts: better a look too many.
            let is_free = |range: &String| meets(&one.version, range) == Some(true);
            advisory.name == one.name
                && !ignored.contains(&advisory.id)
                && !advisory.free.iter().any(is_free)
        };
        for Advisory { id, kind, .. } in known.iter().filter(concerns) {
            findings.push(format!("{} {}: {id} ({kind})", one.name, one.version));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &str = "\
# a comment
RUSTSEC-2020-0001 | a | vulnerability | >= 1.2.0; >= 1.0.5, < 1.1.0 | < 0.9
RUSTSEC-2020-0002 | b | unmaintained
";

    #[test]
    fn only_versions_that_have_a_flaw_are_found() {
        let known = parse(KNOWN).unwrap();
        let found = |name: &str, version: &str| {
            let one = Crate {
                name: name.to_owned(),
                version: version.to_owned(),
                licence: String::new(),
            };
            check(&known, &["RUSTSEC-2020-0003".to_owned()], &[one]).len()
        };
        for (version, n_found) in [("1.1.9", 1), ("1.2.0", 0), ("1.0.6", 0), ("0.8.0", 0)] {
            assert_eq!(found("a", version), n_found, "{version}");
        }
        assert_eq!((found("b", "9.9.9"), found("c", "1.0.0")), (1, 0));
        assert_eq!(
            parse("nonsense").map_err(|error| error.to_string()).ok(),
            None
        );
    }
}
