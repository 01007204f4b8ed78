//! Text keys: what the code says is in the catalogue, what is in the catalogue is said, in every language.
//!
//! Keys that a rulebook or the description of a game's options brings in have tests of their own and
//! count as used: see `is_used_by_data`.

use std::collections::{BTreeMap, BTreeSet};

use super::{File, Finding, uses};

/// The language that decides which keys there are.
const ENGLISH: &str = "en";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let languages = read_languages(files, &mut findings);
    let Some(english) = languages.get(ENGLISH) else {
        findings.push(Finding::new(
            "locales/en",
            0,
            "there is no English catalogue",
        ));
        return findings;
    };
    compare_languages(english, &languages, &mut findings);

    let mut used = BTreeSet::new();
    for file in files.iter().filter(|file| uses::is_code(&file.path)) {
        for said in uses::demanded(file) {
            if !english.keys().any(|key| said.pattern.matches(key)) {
                let message = format!("no text `{}` in locales/en", said.pattern);
                findings.push(Finding::new(&file.path, said.line, message));
            }
        }
        for pattern in uses::mentioned(file) {
            used.extend(
                english
                    .keys()
                    .filter(|key| pattern.matches(key))
                    .map(|key| message_of(key)),
            );
        }
    }
    for file in files
        .iter()
        .filter(|file| language_of(&file.path) == Some(ENGLISH))
    {
        used.extend(references(&file.text));
    }
    for (key, place) in english {
        let is_message = !key.contains('.');
        if is_message && !is_used_by_data(key) && !used.contains(key.as_str()) {
            let message = format!("nothing says `{key}`");
            findings.push(Finding::new(&place.path, place.line, message));
        }
    }
    findings
}

struct Place {
    path: String,
    line: usize,
}

/// Messages (`ui-ok`) and their attributes (`ui-ok.help`).
type Keys = BTreeMap<String, Place>;

fn read_languages(files: &[File], findings: &mut Vec<Finding>) -> BTreeMap<String, Keys> {
    let mut languages: BTreeMap<String, Keys> = BTreeMap::new();
    for file in files {
        let Some(language) = language_of(&file.path) else {
            continue;
        };
        let keys = languages.entry(language.to_owned()).or_default();
        for (key, line) in keys_in(&file.text) {
            let path = file.path.clone();
            if let Some(first) = keys.insert(key.clone(), Place { path, line }) {
                let message = format!("`{key}` stands in {}:{} too", first.path, first.line);
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    languages
}

/// `en` for `locales/en/ui.ftl`.
fn language_of(path: &str) -> Option<&str> {
    let (language, file) = path.strip_prefix("locales/")?.split_once('/')?;
    file.ends_with(".ftl").then_some(language)
}

/// The messages and attributes of a Fluent file. Terms (`-name`) are private to their file.
fn keys_in(text: &str) -> Vec<(String, usize)> {
    let mut keys = Vec::new();
    let mut message = String::new();
    for (i, line) in text.lines().enumerate() {
        let Some((name, _)) = line.split_once('=') else {
            continue;
        };
        let name = name.trim_end();
        if is_identifier(name) {
            message = name.to_owned();
            keys.push((message.clone(), i + 1));
        } else if let Some(attribute) = name.trim_start().strip_prefix('.')
            && line.starts_with(' ')
            && is_identifier(attribute)
        {
            keys.push((format!("{message}.{attribute}"), i + 1));
        }
    }
    keys
}

fn is_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// Messages that other messages are put together from: `{ ui-app }`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('{')
        .skip(1)
        .filter_map(|rest| rest.split(['}', '.']).next())
        .map(str::trim)
        .filter(|name| is_identifier(name))
}

fn message_of(key: &str) -> &str {
    key.split('.').next().unwrap_or(key)
}

/// Rulebooks and option lists name their texts by rule id and option key; tests beside them look each one up.
fn is_used_by_data(key: &str) -> bool {
    key.starts_with("rule-") || key.starts_with("rulebook-") || key.contains("-option-")
}

fn compare_languages(
    english: &Keys,
    languages: &BTreeMap<String, Keys>,
    findings: &mut Vec<Finding>,
) {
    for (language, keys) in languages {
        for key in english.keys().filter(|key| !keys.contains_key(*key)) {
            let message = format!("the key `{key}` of locales/en is missing");
            findings.push(Finding::new(&format!("locales/{language}"), 0, message));
        }
        for (key, place) in keys.iter().filter(|(key, _)| !english.contains_key(*key)) {
            let message = format!("locales/en has no `{key}`");
            findings.push(Finding::new(&place.path, place.line, message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::*;

    const ENGLISH_FILE: (&str, &str) = (
        "locales/en/ui.ftl",
        "### Words.\nui-ok = OK\nui-greet = Hi, { $name }, welcome to { ui-app }\n    .help = A = b\nui-app = Shamble\n\
         rule-CZG-001 = Aim\ncliche-option-race = Race\n",
    );
    const CODE: (&str, &str) = ("web/src/ui/a.svelte", "{t('ui-ok')} {t(\"ui-greet.help\")}");

    #[test]
    fn a_catalogue_that_is_all_used_has_nothing_to_mend() {
        assert_eq!(found(check, &[ENGLISH_FILE, CODE]), Vec::<String>::new());
    }

    #[test]
    fn a_key_that_is_not_there_is_found_in_rust_and_in_the_client() {
        let rust = (
            "crates/a/src/b.rs",
            "fn f() {\n    text!(\n        \"a-gone\", n = 1);\n    refuse!(\"CZG-001\", \"b-gone\");\n}",
        );
        let script = ("web/src/c.ts", "x = t(`gone-${kind}`)\nt('ui-ok.gone')");
        assert_eq!(
            found(check, &[ENGLISH_FILE, CODE, rust, script]),
            [
                "crates/a/src/b.rs:3: no text `a-gone` in locales/en",
                "crates/a/src/b.rs:4: no text `b-gone` in locales/en",
                "web/src/c.ts:1: no text `gone-*` in locales/en",
                "web/src/c.ts:2: no text `ui-ok.gone` in locales/en",
            ]
        );
    }

    #[test]
    fn a_key_that_nothing_says_is_found() {
        let script = ("web/src/c.ts", "t('ui-greet')");
        assert_eq!(
            found(check, &[ENGLISH_FILE, script]),
            ["locales/en/ui.ftl:2: nothing says `ui-ok`"]
        );
    }

    #[test]
    fn a_pattern_and_a_table_of_keys_count_as_use() {
        let script = (
            "web/src/c.ts",
            "const WORDS = { yes: 'ui-ok' }; t(`ui-gre${x}`)",
        );
        assert_eq!(found(check, &[ENGLISH_FILE, script]), Vec::<String>::new());
    }

    #[test]
    fn tests_neither_need_nor_use_keys() {
        let unit = (
            "crates/a/src/b.rs",
            "#[cfg(test)]\nmod tests { text!(\"toy-key\"); \"ui-ok\" }",
        );
        let integration = ("crates/a/tests/b.rs", "text!(\"toy-key\"); \"ui-ok\"");
        let script = ("web/src/c.test.ts", "t('toy-key')");
        assert_eq!(
            found(
                check,
                &[
                    ENGLISH_FILE,
                    unit,
                    integration,
                    script,
                    ("web/src/d.ts", "t('ui-greet')")
                ]
            ),
            ["locales/en/ui.ftl:2: nothing says `ui-ok`"]
        );
    }

    #[test]
    fn languages_have_the_same_keys() {
        let german = (
            "locales/de/ui.ftl",
            "ui-ok = Gut\nui-greet = Hallo\n    .help = Hilfe\nui-extra = Mehr\nrule-CZG-001 = Ziel\ncliche-option-race = Rennen\n",
        );
        assert_eq!(
            found(check, &[ENGLISH_FILE, CODE, german]),
            [
                "locales/de: the key `ui-app` of locales/en is missing",
                "locales/de/ui.ftl:4: locales/en has no `ui-extra`",
            ]
        );
    }

    #[test]
    fn a_key_that_stands_twice_is_found() {
        let again = ("locales/en/more.ftl", "ui-ok = Fine\n");
        let findings = found(check, &[again, ENGLISH_FILE, CODE]);
        assert_eq!(
            findings,
            ["locales/en/ui.ftl:2: `ui-ok` stands in locales/en/more.ftl:1 too"]
        );
    }

    #[test]
    fn no_catalogue_does_not_pass() {
        assert_eq!(
            found(check, &[CODE]),
            ["locales/en: there is no English catalogue"]
        );
    }
}
