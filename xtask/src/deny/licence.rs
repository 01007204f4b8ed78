//! Whether a licence expression can be satisfied with the licences that are allowed.

/// `OR` needs one side, `AND` both; the slash of older crates is an `OR`. What cannot be read is not allowed.
pub(super) fn is_allowed(expression: &str, is_known: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader {
        words: &words,
        at: 0,
        is_known,
    };
    let verdict = reader.any();
    verdict == Some(true) && reader.at == words.len()
}

struct Reader<'a> {
    words: &'a [&'a str],
    at: usize,
    is_known: &'a dyn Fn(&str) -> bool,
}

impl Reader<'_> {
    fn take(&mut self, word: &str) -> bool {
        let is_next = self.words.get(self.at) == Some(&word);
        self.at += usize::from(is_next);
        is_next
    }

    fn any(&mut self) -> Option<bool> {
        let mut is_allowed = self.all()?;
        while self.take("OR") {
            is_allowed |= self.all()?;
        }
        Some(is_allowed)
    }

    fn all(&mut self) -> Option<bool> {
        let mut is_allowed = self.one()?;
        while self.take("AND") {
            is_allowed &= self.one()?;
        }
        Some(is_allowed)
    }

    fn one(&mut self) -> Option<bool> {
        if self.take("(") {
            let is_allowed = self.any()?;
            return self.take(")").then_some(is_allowed);
        }
        let id = (*self.words.get(self.at)?).to_owned();
        self.at += 1;
        if self.take("WITH") {
            let exception = self.words.get(self.at)?;
            self.at += 1;
            return Some((self.is_known)(&format!("{id} WITH {exception}")));
        }
        Some((self.is_known)(&id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_side_of_or_is_enough_and_both_of_and_are_needed() {
        let known = |id: &str| ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].contains(&id);
        for (expression, expected) in [
            ("MIT", true),
            ("MIT OR GPL-2.0-only", true),
            ("GPL-2.0/MIT", true),
            ("MIT AND GPL-2.0-only", false),
            ("(GPL-2.0-only OR MIT) AND Zlib", true),
            ("GPL-2.0-only OR MIT AND Zlib", true),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("Apache-2.0", false),
            ("MIT WITH LLVM-exception", false),
            ("", false),
            ("MIT OR", false),
            ("(MIT", false),
            ("MIT Zlib", false),
        ] {
            assert_eq!(is_allowed(expression, &known), expected, "{expression}");
        }
    }
}
