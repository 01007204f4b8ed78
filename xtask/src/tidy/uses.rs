//! Where code speaks by text key: which keys it demands, and which it merely mentions.

use std::fmt;

use super::File;
use super::scan::{is_in_line_comment, is_word, line_of, occurrences, without_rust_tests};

/// A key, or what is known of one that is put together at run time: `ui-seat-*`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pattern {
    /// What stands between the unknown parts; one part means the whole key is known.
    parts: Vec<String>,
}

/// A key that must be in the catalogue.
#[derive(Debug)]
pub(super) struct Demand {
    pub(super) pattern: Pattern,
    pub(super) line: usize,
}

/// What a key is handed to: the opening, and which argument it is.
const RUST_CALLS: [(&str, usize); 4] = [
    ("text!(", 0),
    ("Text::new(", 0),
    ("key!(", 0),
    ("refuse!(", 1),
];
const SCRIPT_CALLS: [(&str, usize); 1] = [("t(", 0)];

/// Code that runs for players; tests speak in keys of their own.
pub(super) fn is_code(path: &str) -> bool {
    let is_source = (path.starts_with("crates/") && path.ends_with(".rs"))
        || (path.starts_with("web/src/") && (path.ends_with(".ts") || path.ends_with(".svelte")));
    is_source && !is_test(path)
}

/// Whether the whole file is there for tests or measurements only.
pub(super) fn is_test(path: &str) -> bool {
    [
        "/tests/",
        "/testing/",
        "/test/",
        "/benches/",
        "/examples/",
        ".test.",
    ]
    .iter()
    .any(|part| path.contains(part))
}

/// Keys handed to whatever renders them, each with its line.
pub(super) fn demanded(file: &File) -> Vec<Demand> {
    let (text, calls) = if is_rust(file) {
        (without_rust_tests(&file.text), &RUST_CALLS[..])
    } else {
        (file.text.as_str(), &SCRIPT_CALLS[..])
    };
    let mut demands = Vec::new();
    for (opening, n_argument) in calls {
        for at in occurrences(text, opening) {
            if is_in_line_comment(text, at) {
                continue;
            }
            for (offset, literal) in literals_in_argument(text, at + opening.len(), *n_argument) {
                if let Some(pattern) = Pattern::parse(literal) {
                    let line = line_of(text, offset);
                    demands.push(Demand { pattern, line });
                }
            }
        }
    }
    demands
}

/// Every quoted text that could be a key, wherever it stands outside comments.
pub(super) fn mentioned(file: &File) -> Vec<Pattern> {
    let text = if is_rust(file) {
        without_rust_tests(&file.text)
    } else {
        &file.text
    };
    text.char_indices()
        .filter(|(at, c)| matches!(c, '"' | '\'' | '`') && !is_in_line_comment(text, *at))
        .filter_map(|(at, quote)| literal_at(text, at, quote))
        .filter_map(Pattern::parse)
        .filter(Pattern::is_telling)
        .collect()
}

fn is_rust(file: &File) -> bool {
    file.path.ends_with(".rs")
}

/// What is between the quote at `at` and the next one, on the same line.
fn literal_at(text: &str, at: usize, quote: char) -> Option<&str> {
    let rest = &text[at + quote.len_utf8()..];
    let end = rest.find([quote, '\n'])?;
    rest[end..].starts_with(quote).then(|| &rest[..end])
}

/// The quoted texts of one argument of a call whose arguments begin at `begin`, with their offsets.
///
/// Texts that are compared with, that choose a branch, or that go to a further call are not the argument's value.
fn literals_in_argument(text: &str, begin: usize, n_argument: usize) -> Vec<(usize, &str)> {
    let mut literals = Vec::new();
    // One entry per open bracket: whether it belongs to a further call or an index.
    let mut brackets: Vec<bool> = Vec::new();
    let mut argument = 0;
    let mut at = begin;
    while let Some(c) = text[at..].chars().next() {
        let before = text[begin..at].trim_end();
        let next = at + c.len_utf8();
        match c {
            '"' | '\'' | '`' => {
                // A lone quote is a lifetime or an apostrophe.
                if let Some(literal) = literal_at(text, at, c) {
                    let end = next + literal.len() + 1;
                    let is_value = argument == n_argument
                        && !brackets.contains(&true)
                        && !before.ends_with("==")
                        && !["==", "!=", "=>"]
                            .iter()
                            .any(|operator| text[end..].trim_start().starts_with(operator));
                    if is_value && !before.ends_with("!=") {
                        literals.push((at, literal));
                    }
                    at = end;
                    continue;
                }
            }
            '(' | '[' => {
                let is_further = before.ends_with(|c: char| is_word(c) || c == '!' || c == ']');
                // `format!` only puts the key together.
                brackets.push(is_further && !before.ends_with("format!"));
            }
            '{' => brackets.push(false),
            ')' | ']' | '}' if brackets.is_empty() => break,
            ')' | ']' | '}' => {
                brackets.pop();
            }
            ',' if brackets.is_empty() => {
                argument += 1;
                if argument > n_argument {
                    break;
                }
            }
            _ => {}
        }
        at = next;
    }
    literals
}

impl Pattern {
    /// None when it is nothing that could be a key.
    fn parse(literal: &str) -> Option<Self> {
        let mut parts = vec![String::new()];
        let mut rest = literal;
        while let Some(c) = rest.chars().next() {
            let opening = ["${", "{"]
                .iter()
                .find(|opening| rest.starts_with(**opening));
            if opening.is_some() {
                rest = &rest[rest.find('}')? + 1..];
                parts.push(String::new());
                continue;
            }
            if !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.')) {
                return None;
            }
            parts.last_mut()?.push(c);
            rest = &rest[c.len_utf8()..];
        }
        let has_letters = parts
            .iter()
            .any(|part| part.contains(|c: char| c.is_ascii_alphabetic()));
        has_letters.then_some(Self { parts })
    }

    /// Whether enough of it is known that matching a key is no accident.
    fn is_telling(&self) -> bool {
        self.parts.len() == 1
            || self
                .parts
                .iter()
                .any(|part| part.len() >= 4 && part.contains('-'))
    }

    pub(super) fn matches(&self, key: &str) -> bool {
        let [first, middle @ .., last] = self.parts.as_slice() else {
            return self.parts[0] == key;
        };
        let Some(mut rest) = key.strip_prefix(first.as_str()) else {
            return false;
        };
        for part in middle {
            match rest.find(part.as_str()) {
                Some(at) => rest = &rest[at + part.len()..],
                None => return false,
            }
        }
        rest.ends_with(last.as_str())
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.parts.join("*"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn demands(path: &str, text: &str) -> Vec<String> {
        let file = File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let demands = demanded(&file);
        demands
            .iter()
            .map(|demand| demand.pattern.to_string())
            .collect()
    }

    #[test]
    fn a_key_is_found_in_every_form_of_call() {
        for (text, keys) in [
            ("text!(\"a-b\", n = count(\"no-key\"))", &["a-b"][..]),
            ("Text::new(\n    \"a-b\"\n)", &["a-b"]),
            ("refuse!(\"CZG-001\", \"a-b\", n = \"no-key\")", &["a-b"]),
            ("Text::new(format!(\"a-{}-b\", x))", &["a-*-b"]),
            (
                "Text::new(if x { \"a-b\" } else { \"c-d\" })",
                &["a-b", "c-d"],
            ),
            (
                "Text::new(match x { \"y\" => \"a-b\", _ => \"c-d\" })",
                &["a-b", "c-d"],
            ),
            ("// like text!(\"a-b\")", &[]),
            ("Text::new(key)", &[]),
            ("context!(\"a-b\")", &[]),
        ] {
            assert_eq!(demands("crates/a/src/b.rs", text), keys, "{text}");
        }
        for (text, keys) in [
            ("<p>don't</p>{t('a-b', { n: 'no-key' })}", &["a-b"][..]),
            ("t(side === 'car' ? 'a-b' : \"c-d\")", &["a-b", "c-d"]),
            ("t(`a-${kind}`)", &["a-*"]),
            ("t(keyOf('x-y'))", &[]),
            ("t(KEYS['x-y'])", &[]),
            ("import('a-b'); set('a-b')", &[]),
        ] {
            assert_eq!(demands("web/src/a.svelte", text), keys, "{text}");
        }
    }

    #[test]
    fn patterns_match_from_both_ends() {
        let pattern = |literal: &str| Pattern::parse(literal).unwrap();
        assert!(pattern("a-{x}-c").matches("a-b-c"));
        assert!(!pattern("a-{x}-c").matches("a-b-d"));
        assert!(pattern("{game}-option-{key}").matches("cliche-option-race"));
        assert!(pattern("a-b").matches("a-b"));
        assert!(!pattern("a-b").matches("a-bc"));
        assert!(Pattern::parse("{x}").is_none());
        assert!(Pattern::parse("two words").is_none());
    }

    #[test]
    fn a_mention_stands_outside_comments_and_tells_something() {
        let file = File {
            path: "crates/a/src/b.rs".to_owned(),
            text: "//! like \"a-b\"\nconst KEY: &str = \"c-d\";".to_owned(),
        };
        assert_eq!(mentioned(&file), [Pattern::parse("c-d").unwrap()]);
        assert!(Pattern::parse("{a}-{b}").is_none());
        assert!(!Pattern::parse("x{a}").unwrap().is_telling());
        assert!(Pattern::parse("ui-seat-{a}").unwrap().is_telling());
    }
}
