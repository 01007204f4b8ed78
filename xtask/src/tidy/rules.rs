//! Rule ids: every rule of a shipped rulebook has a situation, and nobody names a rule that is not there.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

use super::scan::{is_word, line_of, without_rust_tests};
use super::{File, Finding, uses};

/// What a rule id begins with, one for each game.
const PREFIXES: [&str; 4] = ["CZG", "TEZ", "ZM", "Z15"];

/// The number that no rule ever gets: tests use it to name a rule that does not exist.
const NO_SUCH_RULE: &str = "-999";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let rulebooks = read_rulebooks(files, &mut findings);
    if rulebooks.is_empty() {
        findings.push(Finding::new("locales/rulebooks", 0, "there is no rulebook"));
    }
    let named = read_situations(files, &rulebooks, &mut findings);
    for (game, book) in &rulebooks {
        for (id, line) in &book.rules {
            if !named.get(game).is_some_and(|ids| ids.contains(id)) {
                let message = format!("no situation in situations/{game}/ names {id}");
                findings.push(Finding::new(&book.path, *line, message));
            }
        }
    }
    let known: BTreeSet<&str> = rulebooks
        .values()
        .flat_map(|book| book.rules.keys().map(String::as_str))
        .collect();
    for file in files.iter().filter(|file| names_rules(&file.path)) {
        let first_test_line = first_test_line(file);
        for (id, line) in ids_in(&file.text) {
            let is_meant = id.ends_with(NO_SUCH_RULE) && line >= first_test_line;
            if !known.contains(id) && !is_meant {
                let message = format!("{id} is in no rulebook");
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

struct Rulebook {
    path: String,
    /// Id to the line where the rulebook lists it.
    rules: BTreeMap<String, usize>,
}

/// By game: `locales/rulebooks/cliche.toml` is the rulebook of `cliche`.
fn read_rulebooks(files: &[File], findings: &mut Vec<Finding>) -> BTreeMap<String, Rulebook> {
    let mut rulebooks = BTreeMap::new();
    for file in files {
        let Some(game) = file
            .path
            .strip_prefix("locales/rulebooks/")
            .and_then(|name| name.strip_suffix(".toml"))
        else {
            continue;
        };
        let Some(table) = parse(file, findings) else {
            continue;
        };
        let mut ids = Vec::new();
        collect_rules(&Value::Table(table), &mut ids);
        let mut rules = BTreeMap::new();
        for id in ids {
            let quoted = format!("\"{id}\"");
            let line = file
                .text
                .find(&quoted)
                .map_or(0, |at| line_of(&file.text, at));
            if rules.insert(id.clone(), line).is_some() {
                findings.push(Finding::new(
                    &file.path,
                    line,
                    format!("{id} is listed twice"),
                ));
            }
        }
        if rules.is_empty() {
            findings.push(Finding::new(&file.path, 0, "the rulebook lists no rules"));
        }
        let path = file.path.clone();
        rulebooks.insert(game.to_owned(), Rulebook { path, rules });
    }
    rulebooks
}

/// Every string of every array called `rules`, at any depth.
fn collect_rules(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::Table(table) => {
            for (name, value) in table {
                if name == "rules" {
                    ids.extend(strings(value));
                }
                collect_rules(value, ids);
            }
        }
        Value::Array(values) => {
            for value in values {
                collect_rules(value, ids);
            }
        }
        _ => {}
    }
}

/// Which ids the situations of each game are about.
fn read_situations(
    files: &[File],
    rulebooks: &BTreeMap<String, Rulebook>,
    findings: &mut Vec<Finding>,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let Some((game, _)) = file
            .path
            .strip_prefix("situations/")
            .filter(|rest| rest.ends_with(".toml"))
            .and_then(|rest| rest.split_once('/'))
        else {
            continue;
        };
        if !rulebooks.contains_key(game) {
            let message = format!("there is no rulebook locales/rulebooks/{game}.toml");
            findings.push(Finding::new(&file.path, 0, message));
        }
        let Some(table) = parse(file, findings) else {
            continue;
        };
        let ids: Vec<String> = ["rule", "rules"]
            .iter()
            .filter_map(|name| table.get(*name))
            .flat_map(strings)
            .collect();
        if ids.is_empty() {
            let message = "a situation says which `rule` (or `rules`) it is about";
            findings.push(Finding::new(&file.path, 0, message));
        }
        named.entry(game.to_owned()).or_default().extend(ids);
    }
    named
}

/// A string, or the strings of an array.
fn strings(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(values) => values
            .iter()
            .filter_map(|value| value.as_str().map(str::to_owned))
            .collect(),
        _ => Vec::new(),
    }
}

fn parse(file: &File, findings: &mut Vec<Finding>) -> Option<Table> {
    match file.text.parse::<Table>() {
        Ok(table) => Some(table),
        Err(error) => {
            let line = error
                .span()
                .map_or(0, |span| line_of(&file.text, span.start));
            findings.push(Finding::new(&file.path, line, error.message()));
            None
        }
    }
}

/// Where a rule id is a claim about a rulebook.
fn names_rules(path: &str) -> bool {
    ["crates/", "situations/", "locales/", "web/src/"]
        .iter()
        .any(|folder| path.starts_with(folder))
}

/// From which line on a file is test code.
fn first_test_line(file: &File) -> usize {
    if uses::is_test(&file.path) {
        return 0;
    }
    1 + without_rust_tests(&file.text).lines().count()
}

/// Every rule id in the text with its line.
fn ids_in(text: &str) -> Vec<(&str, usize)> {
    let mut ids = Vec::new();
    for (i, line) in text.lines().enumerate() {
        for prefix in PREFIXES {
            for (at, _) in line.match_indices(prefix) {
                let is_tail = line[..at].chars().next_back().is_some_and(is_word);
                if let Some(id) = id_at(line, at, prefix).filter(|_| !is_tail) {
                    ids.push((id, i + 1));
                }
            }
        }
    }
    ids
}

/// The id that begins here: the prefix, a hyphen, perhaps one capital letter, digits.
fn id_at<'a>(line: &'a str, at: usize, prefix: &str) -> Option<&'a str> {
    let rest = line[at + prefix.len()..].strip_prefix('-')?;
    let digits = rest
        .strip_prefix(|c: char| c.is_ascii_uppercase())
        .unwrap_or(rest);
    let n_digits = digits.bytes().take_while(u8::is_ascii_digit).count();
    let is_number = n_digits > 0 && !digits[n_digits..].starts_with(is_word);
    let end = line.len() - digits.len() + n_digits;
    is_number.then(|| &line[at..end])
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    const BOOK: (&str, &str) = (
        "locales/rulebooks/cliche.toml",
        "[[chapter]]\nid = \"race\"\nrules = [\"CZG-001\",\n  \"CZG-R02\"]\n",
    );
    const FIRST: (&str, &str) = ("situations/cliche/a.toml", "rule = \"CZG-001\"\n");
    const SECOND: (&str, &str) = ("situations/cliche/b.toml", "rules = [\"CZG-R02\"]\n");

    #[test]
    fn a_covered_rulebook_has_nothing_to_mend() {
        let code = (
            "crates/games/cliche/src/turn.rs",
            "// CZG-001: why.\nillegal(\"CZG-R02\")",
        );
        assert!(found(check, &[BOOK, FIRST, SECOND, code]).is_empty());
    }

    #[test]
    fn a_rule_without_a_situation_is_found_at_its_line() {
        assert_eq!(
            found(check, &[BOOK, FIRST]),
            ["locales/rulebooks/cliche.toml:4: no situation in situations/cliche/ names CZG-R02"]
        );
    }

    #[test]
    fn an_unknown_id_is_found_in_code_and_in_situations() {
        let code = (
            "crates/x/src/a.rs",
            "\nrefuse(\"CZG-099\") // TEZ-001, not ABCZG-1\n",
        );
        let situation = ("situations/cliche/c.toml", "rule = \"CZG-003\"\n");
        assert_eq!(
            found(check, &[BOOK, FIRST, SECOND, code, situation]),
            [
                "crates/x/src/a.rs:2: CZG-099 is in no rulebook",
                "crates/x/src/a.rs:2: TEZ-001 is in no rulebook",
                "situations/cliche/c.toml:1: CZG-003 is in no rulebook",
            ]
        );
    }

    #[test]
    fn only_a_test_may_name_the_rule_that_never_is() {
        let tests = ("crates/x/tests/a.rs", "rule(\"CZG-999\")\n");
        let unit = ("crates/x/src/a.rs", "\n#[cfg(test)]\n\"CZG-999\"\n");
        assert!(found(check, &[BOOK, FIRST, SECOND, tests, unit]).is_empty());
        let refusal = ("crates/x/src/a.rs", "refuse(\"CZG-999\")\n#[cfg(test)]\n");
        assert_eq!(found(check, &[BOOK, FIRST, SECOND, refusal]).len(), 1);
    }

    #[test]
    fn broken_and_silent_files_are_found() {
        let broken = ("situations/cliche/c.toml", "rule = \"CZG-001\"\nthen = [\n");
        let silent = ("situations/cliche/d.toml", "title = \"x\"\n");
        let homeless = ("situations/golf/e.toml", "rule = \"CZG-001\"\n");
        let findings = found(check, &[BOOK, FIRST, SECOND, broken, silent, homeless]);
        assert_eq!(findings.len(), 3, "{findings:?}");
        assert!(findings[0].starts_with("situations/cliche/c.toml:"));
        assert!(findings[1].contains("d.toml: a situation says which `rule`"));
        assert!(findings[2].contains("no rulebook locales/rulebooks/golf.toml"));
    }

    #[test]
    fn an_empty_checkout_does_not_pass() {
        assert_eq!(
            found(check, &[]),
            ["locales/rulebooks: there is no rulebook"]
        );
        let twice = (
            BOOK.0,
            "rules = [\"CZG-001\"]\n[more]\nrules = [\"CZG-001\"]",
        );
        assert!(found(check, &[twice, FIRST])[0].contains("listed twice"));
    }

    #[test]
    fn ids_end_where_the_number_ends() {
        let ids: Vec<&str> = ids_in("(Z15-F1) ZM-112. CZG-00x CZG- Z15-R07:")
            .iter()
            .map(|(id, _)| *id)
            .collect();
        assert_eq!(ids, ["ZM-112", "Z15-F1", "Z15-R07"]);
    }
}
