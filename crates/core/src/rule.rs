//! Rule ids, and the refusal that names one.

use std::fmt;

use serde::Serialize;

use crate::Text;

/// The id of a rule in its game's rulebook, such as `CZG-030`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A refused action: the rule it broke and a sentence for the player. The state it was tried on is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Illegal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// Why, in words.
    pub text: Text,
}

impl Illegal {
    /// A refusal by `rule`.
    pub fn new(rule: &'static str, text: Text) -> Self {
        Self {
            rule: Rule(rule),
            text,
        }
    }
}

/// Refuses: `refuse!("CZG-029", "cliche-refuse-no-die")`, with message arguments if there are any.
#[macro_export]
macro_rules! refuse {
    ($rule:literal, $($text:tt)+) => {
        return Err($crate::Illegal::new($rule, $crate::text!($($text)+)))
    };
}

/// Whether `text` has the form of a rule id: capitals and digits, a dash, perhaps a letter (`R` for a
/// ruling, `F` for a published answer, `T` for a worked example), digits.
pub fn is_rule_id(text: &str) -> bool {
    let Some((book, number)) = text.split_once('-') else {
        return false;
    };
    let number = number.strip_prefix(['R', 'F', 'T']).unwrap_or(number);
    let is_book = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    !book.is_empty()
        && book.chars().all(is_book)
        && !number.is_empty()
        && number.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::is_rule_id;

    #[test]
    fn rule_ids_have_one_form() {
        for id in ["CZG-030", "CZG-R13", "TOY-1", "Z15-F04", "Z15-T12"] {
            assert!(is_rule_id(id), "{id}");
        }
        for id in [
            "", "CZG", "CZG-", "CZG-R", "czg-030", "-030", "CZG-03a", "CZG 030",
        ] {
            assert!(!is_rule_id(id), "{id}");
        }
    }
}
