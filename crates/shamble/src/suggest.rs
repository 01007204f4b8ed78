//! "Did you mean": the known word closest to a mistyped one.

/// The word of `known` that `typed` was probably meant to be, if any is close enough.
pub(crate) fn closest<'a>(
    typed: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let distance =
        |word: &str| strsim::damerau_levenshtein(&typed.to_lowercase(), &word.to_lowercase());
    let best = known.into_iter().min_by_key(|word| distance(word))?;
    // About one slip in three letters.
    (distance(best) <= 1 + best.chars().count() / 4).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_understood_and_other_words_are_not() {
        let known = ["race", "prices", "zombie_action"];
        assert_eq!(closest("rcae", known), Some("race"));
        assert_eq!(closest("zombie-acton", known), Some("zombie_action"));
        assert_eq!(closest("colour", known), None);
        assert_eq!(closest("x", []), None);
    }
}
