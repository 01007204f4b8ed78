//! Small readers of source text that several checks share.

/// Line number, from 1, of a byte offset.
pub(super) fn line_of(text: &str, offset: usize) -> usize {
    let end = offset.min(text.len());
    1 + text.as_bytes()[..end]
        .iter()
        .filter(|b| **b == b'\n')
        .count()
}

/// Can be part of a name in Rust and in TypeScript.
pub(super) fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

/// Byte offsets of `needle` where it is not the tail of a longer name.
pub(super) fn occurrences<'a>(text: &'a str, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(needle)
        .map(|(offset, _)| offset)
        .filter(|offset| !text[..*offset].chars().next_back().is_some_and(is_word))
}

/// Whether a comment has begun on this line before the offset.
pub(super) fn is_in_line_comment(text: &str, offset: usize) -> bool {
    let begin = text[..offset].rfind('\n').map_or(0, |i| i + 1);
    let before = text[begin..offset].trim_start();
    before.starts_with("//")
        || before.starts_with("* ")
        || before.starts_with("<!--")
        || before.contains(" // ")
}

/// The text with everything from the first `#[cfg(test)]` on cut away: by custom the tests come last.
pub(super) fn without_rust_tests(text: &str) -> &str {
    text.find("#[cfg(test)]").map_or(text, |at| &text[..at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!(line_of("a\nb\nc", 0), 1);
        assert_eq!(line_of("a\nb\nc", 2), 2);
        assert_eq!(line_of("a\nb\nc", 99), 3);
    }

    #[test]
    fn an_occurrence_is_a_whole_name() {
        let found: Vec<usize> = occurrences("t('a') set('b') i18n.t('c')", "t(").collect();
        assert_eq!(found, [0, 21]);
    }

    #[test]
    fn comments_are_noticed_and_addresses_are_not_comments() {
        let at = |text: &str| is_in_line_comment(text, text.find('!').unwrap());
        assert!(at("x\n  /// like text!"));
        assert!(at("let a = 1; // text!"));
        assert!(!at("let a = \"http://x\"; text!"));
        assert!(!at("// before\ntext!"));
    }
}
