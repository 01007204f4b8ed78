//! A command as people write it, and the words it is made of.

use std::fmt;
use std::str::FromStr;

/// How a bot is started: a program and its arguments. No shell stands in between.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Invocation {
    written: String,
    words: Vec<String>,
}

/// A command that names no program, or with a quotation that does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCommand;

impl Invocation {
    /// From words that a shell has already taken apart.
    pub fn from_words(words: Vec<String>) -> Result<Self, NoCommand> {
        if words.first().is_none_or(String::is_empty) {
            return Err(NoCommand);
        }
        Ok(Self {
            written: words.join(" "),
            words,
        })
    }

    pub(crate) fn program(&self) -> &str {
        &self.words[0]
    }

    pub(crate) fn arguments(&self) -> &[String] {
        &self.words[1..]
    }
}

impl FromStr for Invocation {
    type Err = NoCommand;

    /// Words are parted by spaces; quotation marks of either kind keep what is between them together.
    fn from_str(text: &str) -> Result<Self, NoCommand> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quoted = None;
        for letter in text.chars() {
            match quoted {
                Some(mark) if letter == mark => quoted = None,
                Some(_) => word.get_or_insert_default().push(letter),
                None if letter == '\'' || letter == '"' => {
                    quoted = Some(letter);
                    word.get_or_insert_default();
                }
                None if letter.is_whitespace() => words.extend(word.take()),
                None => word.get_or_insert_default().push(letter),
            }
        }
        words.extend(word);
        if quoted.is_some() {
            return Err(NoCommand);
        }
        let read = Self::from_words(words)?;
        Ok(Self {
            written: text.trim().to_owned(),
            ..read
        })
    }
}

impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_taken_apart_at_spaces_but_not_inside_quotation_marks() {
        let read: Invocation = "  python3 'my bots/a.py' --say=\"two words\" '' "
            .parse()
            .unwrap();
        assert_eq!(
            read.words,
            ["python3", "my bots/a.py", "--say=two words", ""]
        );
        assert_eq!(
            read.to_string(),
            "python3 'my bots/a.py' --say=\"two words\" ''"
        );
    }

    #[test]
    fn commands_without_a_program_are_refused() {
        for wrong in ["", "   ", "'open", "\"\" a"] {
            assert_eq!(wrong.parse::<Invocation>(), Err(NoCommand), "{wrong}");
        }
    }
}
