//! What is wrong in a file that a player wrote: where, what, and what would be right. Said by key, so that everybody
//! reads it in their own language.

use std::fmt;

use crate::{Say, Text, text};

/// One thing that is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Line number from 1; 0 when the file as a whole is meant.
    pub line: usize,
    /// What is wrong, naming the thing.
    pub what: Text,
    /// What would be right.
    pub remedy: Text,
}

impl Flaw {
    /// A flaw in that line.
    pub fn new(line: usize, what: Text, remedy: Text) -> Self {
        Self { line, what, remedy }
    }

    /// What is wrong and what would be right, without the line: for those who show it beside the line.
    pub fn reason(&self) -> Text {
        text!(
            "flaw-reason",
            what = self.what.clone(),
            remedy = self.remedy.clone()
        )
    }

    /// What is wrong with a text that is no TOML, or none of the expected form.
    pub fn of_toml(text: &str, error: &toml::de::Error) -> Self {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        let message = error.message().trim().replace('\n', ", ");
        Self::new(line, toml_text(&message), text!("flaw-toml-remedy"))
    }
}

impl Say for Flaw {
    fn say(&self) -> Text {
        match self.line {
            0 => self.reason(),
            // As a word: numbers get marks between their thousands.
            line => text!("flaw-line", line = line.to_string(), reason = self.reason()),
        }
    }
}

/// By key, for whoever reads logs and failed tests.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}; {}", self.line, self.what, self.remedy)
    }
}

impl std::error::Error for Flaw {}

/// The line (from 1) on which byte `at` of `text` stands.
pub fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes()[..at.min(text.len())]
        .iter()
        .filter(|byte| **byte == b'\n')
        .count()
}

/// What a TOML reader says, by key. It speaks English only: what it says most is recognised, the rest is quoted.
fn toml_text(message: &str) -> Text {
    let (said, expected) = message.split_once(", expected ").unwrap_or((message, ""));
    let named = |start: &str| said.strip_prefix(start)?.strip_suffix('`');
    // Between backticks: `a` or `b`; one of `a`, `b`, `c`.
    let known: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
    let quoted = known.iter().map(|word| format!("`{word}`"));
    let listed = quoted.collect::<Vec<_>>().join(", ");
    if let Some(field) = named("missing field `") {
        return text!("flaw-toml-missing", field = field);
    }
    match (named("unknown field `"), named("unknown variant `")) {
        (Some(field), _) if !known.is_empty() => {
            text!(
                "flaw-toml-field",
                field = field,
                n = known.len(),
                known = listed
            )
        }
        (_, Some(word)) if !known.is_empty() => {
            text!(
                "flaw-toml-word",
                word = word,
                n = known.len(),
                known = listed
            )
        }
        _ => text!("flaw-toml", message = message),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Size {
        Small,
        Large,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Shop {
        #[expect(dead_code, reason = "only its absence is of interest")]
        name: String,
        #[expect(dead_code, reason = "only what it cannot be is of interest")]
        size: Option<Size>,
    }

    fn flaw(text: &str) -> Flaw {
        Flaw::of_toml(text, &toml::from_str::<Shop>(text).unwrap_err())
    }

    #[test]
    fn what_the_reader_says_most_is_recognised() {
        for (text, line, what) in [
            ("\n\nsize = 'small'\n", 1, "flaw-toml-missing(field=name)"),
            (
                "name = 'x'\ncolour = 1\n",
                2,
                "flaw-toml-field(field=colour, n=2, known=`name`, `size`)",
            ),
            (
                "name = 'x'\nsize = 'huge'\n",
                2,
                "flaw-toml-word(word=huge, n=2, known=`small`, `large`)",
            ),
        ] {
            let flaw = flaw(text);
            assert_eq!((flaw.line, flaw.what.to_string().as_str()), (line, what));
        }
        for text in ["name = 3\n", "name = \n"] {
            let flaw = flaw(text);
            assert_eq!((flaw.line, flaw.what.key.as_ref()), (1, "flaw-toml"));
        }
    }

    #[test]
    fn a_flaw_of_the_whole_file_names_no_line() {
        let at = |line| Flaw::new(line, Text::new("a"), Text::new("b")).say();
        assert_eq!(at(0).to_string(), "flaw-reason(what=a, remedy=b)");
        assert_eq!(
            at(7).to_string(),
            "flaw-line(line=7, reason=flaw-reason(what=a, remedy=b))"
        );
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!([0, 1, 2, 9].map(|at| line_of("a\nb\n", at)), [1, 1, 2, 3]);
    }
}
