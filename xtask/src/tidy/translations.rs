//! Translations that fell behind: every language remembers the English it was made from.
//!
//! `locales/<lang>/translated.txt` has a line `key mark` for each message; the mark is a fingerprint of the English
//! message with its attributes. Who has looked at a translation again writes it with `cargo xtask texts --accept LANG`.
//! Keys that one side lacks are the affair of `texts`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::{File, Finding};

const ENGLISH: &str = "en";

/// What stands above the lines of the file.
const HEAD: &str = "# The English that each message was translated from, as a fingerprint.\n\
                    # Written by `cargo xtask texts --accept`, not by hand.\n";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let english = messages(files, ENGLISH);
    let mut findings = Vec::new();
    for lang in languages(files) {
        let path = path_of(lang);
        let known = files.iter().find(|file| file.path == path);
        let known = known.map_or_else(BTreeMap::new, |file| marks_in(&file.text));
        let own = messages(files, lang);
        for (key, message) in &own {
            let Some(original) = english.get(key) else {
                continue;
            };
            let message_to = match known.get(*key) {
                Some(mark) if *mark == mark_of(&original.text) => continue,
                Some(_) => format!("`{key}` was translated from another English"),
                None => format!("`{key}` is not marked as translated"),
            };
            let how = format!("look at it, then `cargo xtask texts --accept {lang} {key}`");
            findings.push(Finding::new(
                message.path,
                message.line,
                format!("{message_to}: {how}"),
            ));
        }
        for key in known.keys().filter(|key| !own.contains_key(**key)) {
            let message =
                format!("`{key}` is no message: `cargo xtask texts --accept {lang} {key}`");
            findings.push(Finding::new(&path, 0, message));
        }
    }
    findings
}

/// The new text of the language's file, with the English of today for `keys`, or for all messages if there are none.
/// Where it is to be written comes first. Nothing if there is no such language.
pub(crate) fn accepted(files: &[File], lang: &str, keys: &[String]) -> Option<(String, String)> {
    if !languages(files).contains(lang) {
        return None;
    }
    let path = path_of(lang);
    let known = files.iter().find(|file| file.path == path);
    let mut marks = known.map_or_else(BTreeMap::new, |file| marks_in(&file.text));
    let english = messages(files, ENGLISH);
    let own = messages(files, lang);
    for (key, original) in &english {
        if own.contains_key(key) && (keys.is_empty() || keys.iter().any(|one| one == key)) {
            marks.insert(key, mark_of(&original.text));
        }
    }
    marks.retain(|key, _| own.contains_key(key) && english.contains_key(key));
    let mut text = HEAD.to_owned();
    for (key, mark) in marks {
        writeln!(text, "{key} {mark:08x}").expect("a string takes any text");
    }
    Some((path, text))
}

/// The languages other than English.
fn languages(files: &[File]) -> BTreeSet<&str> {
    let found = files.iter().filter_map(|file| language_of(&file.path));
    found.filter(|lang| *lang != ENGLISH).collect()
}

/// `fr` for `locales/fr/ui.ftl`.
fn language_of(path: &str) -> Option<&str> {
    let (lang, file) = path.strip_prefix("locales/")?.split_once('/')?;
    file.ends_with(".ftl").then_some(lang)
}

fn path_of(lang: &str) -> String {
    format!("locales/{lang}/translated.txt")
}

struct Message<'a> {
    path: &'a str,
    line: usize,
    /// From its key to its last attribute, as it stands there.
    text: String,
}

fn messages<'a>(files: &'a [File], lang: &str) -> BTreeMap<&'a str, Message<'a>> {
    let mut found = BTreeMap::new();
    for file in files {
        if language_of(&file.path) != Some(lang) {
            continue;
        }
        let mut current: Option<&str> = None;
        for (i, line) in file.text.lines().enumerate() {
            // What is indented, empty or closes a bracket goes on with what came before.
            if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#') {
                current = line
                    .split_once('=')
                    .map(|(key, _)| key.trim_end())
                    .filter(|key| key.starts_with(|c: char| c.is_ascii_alphabetic()));
                if let Some(key) = current {
                    let (path, line) = (file.path.as_str(), i + 1);
                    let text = String::new();
                    found.insert(key, Message { path, line, text });
                }
            }
            if let Some(message) = current.and_then(|key| found.get_mut(key))
                && !line.trim().is_empty()
            {
                message.text.push_str(line.trim());
                message.text.push('\n');
            }
        }
    }
    found
}

fn marks_in(text: &str) -> BTreeMap<&str, u32> {
    text.lines()
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(key, mark)| Some((key, u32::from_str_radix(mark, 16).ok()?)))
        .collect()
}

/// FNV-1a: good enough to notice that a sentence changed, and the same on every machine.
fn mark_of(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |mark, byte| {
        (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{files, found};
    use super::*;

    const ENGLISH_FILE: (&str, &str) = (
        "locales/en/ui.ftl",
        "### Words.\nui-ok = OK\nui-many = { $n ->\n    [one] one\n   *[other] more\n}\n    .help = Help\n\n## More\nui-app = Shamble\n",
    );
    const FRENCH: (&str, &str) = (
        "locales/fr/ui.ftl",
        "ui-ok = OK\nui-many = plusieurs\n    .help = Aide\nui-app = Shamble\n",
    );

    fn written(english: (&str, &str), before: &str, keys: &[&str]) -> String {
        let files = files(&[english, FRENCH, ("locales/fr/translated.txt", before)]);
        let keys: Vec<String> = keys.iter().map(ToString::to_string).collect();
        let (path, text) = accepted(&files, "fr", &keys).expect("French is there");
        assert_eq!(path, "locales/fr/translated.txt");
        text
    }

    fn findings(english: (&str, &str), marks: &str) -> Vec<String> {
        found(
            check,
            &[english, FRENCH, ("locales/fr/translated.txt", marks)],
        )
    }

    #[test]
    fn what_was_accepted_passes_wherever_it_stands() {
        let marks = written(ENGLISH_FILE, "", &[]);
        assert_eq!(findings(ENGLISH_FILE, &marks), Vec::<String>::new());
        let moved = ENGLISH_FILE
            .1
            .replace("### Words.\n", "### Other words.\n\n");
        assert_eq!(
            findings(("locales/en/other.ftl", &moved), &marks),
            Vec::<String>::new()
        );
    }

    #[test]
    fn english_that_changed_is_found_in_values_variants_and_attributes() {
        let marks = written(ENGLISH_FILE, "", &[]);
        for (from, to) in [("= OK", "= Fine"), ("more", "most"), ("= Help", "= Aid")] {
            let changed = ENGLISH_FILE.1.replace(from, to);
            let found = findings(("locales/en/ui.ftl", &changed), &marks);
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].contains("was translated from another English"));
        }
    }

    #[test]
    fn one_key_is_accepted_alone() {
        let marks = written(ENGLISH_FILE, "", &["ui-ok"]);
        assert_eq!(
            findings(ENGLISH_FILE, &marks),
            [
                "locales/fr/ui.ftl:2: `ui-many` is not marked as translated: look at it, then `cargo xtask texts --accept fr ui-many`",
                "locales/fr/ui.ftl:4: `ui-app` is not marked as translated: look at it, then `cargo xtask texts --accept fr ui-app`",
            ]
        );
        assert_eq!(
            findings(ENGLISH_FILE, &written(ENGLISH_FILE, &marks, &[])),
            Vec::<String>::new()
        );
    }

    #[test]
    fn a_mark_without_a_message_is_found_and_swept_away() {
        let marks = written(ENGLISH_FILE, "", &[]) + "ui-gone 00000001\n";
        assert_eq!(
            findings(ENGLISH_FILE, &marks),
            [
                "locales/fr/translated.txt: `ui-gone` is no message: `cargo xtask texts --accept fr ui-gone`"
            ]
        );
        let swept = written(ENGLISH_FILE, &marks, &["ui-gone"]);
        assert_eq!(findings(ENGLISH_FILE, &swept), Vec::<String>::new());
    }

    #[test]
    fn a_language_that_is_not_there_cannot_be_accepted() {
        assert!(accepted(&files(&[ENGLISH_FILE]), "fr", &[]).is_none());
        assert!(accepted(&files(&[ENGLISH_FILE]), "en", &[]).is_none());
    }
}
