//! Many faults in one build: the function around each gets a second body with the fault in it, and an environment variable
//! says at run time which fault is on. A build then serves a whole sample, not one fault.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use super::fault::Fault;

/// The environment variable that names the fault that is on; 0 is none.
pub(super) const ON: &str = "SHAMBLE_FAULT";

/// Stands at the end of the crate's `lib.rs`.
pub(super) const ASK: &str = r#"
#[allow(clippy::disallowed_methods)]
fn fault_is_on(number: u32) -> bool {
    static ON: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    let read = || std::env::var("SHAMBLE_FAULT").ok().and_then(|on| on.parse().ok());
    *ON.get_or_init(|| read().unwrap_or(0)) == number
}
"#;

/// A source file with switches.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Switched {
    pub(super) source: String,
    /// The lines that each fault, by its number, takes up in it.
    pub(super) bodies: Vec<(usize, RangeInclusive<usize>)>,
    /// The lines from there to the end of its function.
    pub(super) functions: Vec<(usize, RangeInclusive<usize>)>,
}

impl Switched {
    /// The faults that something the compiler says of this line is about. Two bodies may each be right and not agree on
    /// a hidden type: then the second one, which was always there, is blamed.
    pub(super) fn blamed(&self, line: usize) -> Vec<usize> {
        for places in [&self.bodies, &self.functions] {
            let here = places.iter().filter(|(_, lines)| lines.contains(&line));
            let here: Vec<usize> = here.map(|(number, _)| *number).collect();
            if !here.is_empty() {
                return here;
            }
        }
        Vec::new()
    }
}

/// Puts these faults, each with its number, into the file. Faults outside of any function are left out.
pub(super) fn switched<'a>(
    source: &str,
    faults: impl Iterator<Item = (usize, &'a Fault)>,
) -> Switched {
    let mut bodies: BTreeMap<usize, Vec<(usize, usize, String)>> = BTreeMap::new();
    for (number, fault) in faults {
        if let Some((body, made)) = fault.body(source) {
            bodies
                .entry(body.start)
                .or_default()
                .push((number, body.end, made));
        }
    }
    let (mut switched, mut written, mut ends) = (Switched::default(), 0, Vec::new());
    let mut longer: Vec<(usize, usize)> = Vec::new();
    let made = &mut switched.source;
    for (start, bodies) in bodies {
        made.push_str(&source[written..start]);
        written = start;
        let length = made.len();
        for (number, end, body) in bodies {
            made.push('\n');
            let first = made.lines().count() + 1;
            writeln!(
                made,
                "if crate::fault_is_on({number}) {{ return {{{body}; }}"
            )
            .expect("a string takes everything");
            switched.bodies.push((number, first..=made.lines().count()));
            ends.push((number, first, end));
        }
        longer.push((start, made.len() - length));
    }
    made.push_str(&source[written..]);
    for (number, first, end) in ends {
        let above = longer.iter().filter(|(start, _)| *start < end);
        let end = end + above.map(|(_, length)| length).sum::<usize>();
        let last = made[..end].lines().count();
        switched.functions.push((number, first..=last));
    }
    switched
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_a_body_of_its_own() {
        let source = "fn f() -> u8 {\n    1 + 2\n}\n";
        let list = r#"[{"name": "a", "file": "f", "replacement": "-",
            "function": {"span": {"start": {"line": 1, "column": 1}, "end": {"line": 3, "column": 2}}},
            "span": {"start": {"line": 2, "column": 7}, "end": {"line": 2, "column": 8}}}]"#;
        let faults = Fault::read_all(list).unwrap();
        let twice = [(7, &faults[0]), (9, &faults[0])];
        let switched = switched(source, twice.into_iter());
        assert_eq!(
            switched.source,
            "fn f() -> u8 {\nif crate::fault_is_on(7) { return {\n    1 - 2\n}; }\n\
             \nif crate::fault_is_on(9) { return {\n    1 - 2\n}; }\n\n    1 + 2\n}\n"
        );
        assert_eq!(switched.bodies, [(7, 2..=4), (9, 6..=8)]);
        assert_eq!(switched.functions, [(7, 2..=11), (9, 6..=11)]);
        assert_eq!(switched.blamed(3), [7]);
        assert_eq!(switched.blamed(10), [7, 9]);
        assert_eq!(switched.blamed(12), Vec::<usize>::new());
        assert!(ASK.contains(ON));
    }
}
