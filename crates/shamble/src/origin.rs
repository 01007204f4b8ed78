//! Which program made an output, and how to make it again.

use shamble_lab::Origin;

/// The program's version and commit, and the command as it can be typed again.
pub(crate) fn origin() -> Origin {
    let words = std::env::args().skip(1).map(|word| quoted(&word));
    let command: Vec<String> = std::iter::once("shamble".to_owned()).chain(words).collect();
    Origin {
        version: format!("shamble {}", crate::VERSION),
        command: command.join(" "),
    }
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=+,.:/@%".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_can_be_typed_again() {
        assert_eq!(quoted("race=tick"), "race=tick");
        assert_eq!(quoted("track=4: 1 2"), "'track=4: 1 2'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
