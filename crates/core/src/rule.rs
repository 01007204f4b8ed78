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
